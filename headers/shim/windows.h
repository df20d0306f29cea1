#ifndef SHIM_WINDOWS_H
#define SHIM_WINDOWS_H
/* Empty: only included if tests/proof/systems.py parses the headers as for 64-bit Windows. */
#endif
