#ifndef SHIM_STDDEF_H
#define SHIM_STDDEF_H
#include <stdlib.h>
#ifdef _WIN64 /* where a long has 4 bytes */
typedef long long ptrdiff_t;
#else
typedef long ptrdiff_t;
#endif
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
