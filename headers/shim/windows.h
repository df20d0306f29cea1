#ifndef SHIM_WINDOWS_H
#define SHIM_WINDOWS_H
/* read for 64-bit Windows only, by tests/proof/systems.py */
#endif
