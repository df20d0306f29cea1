#ifndef SHIM_STDNORETURN_H
#define SHIM_STDNORETURN_H
#define noreturn _Noreturn
#endif
