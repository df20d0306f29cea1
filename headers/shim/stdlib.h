#ifndef SHIM_STDLIB_H
#define SHIM_STDLIB_H
#ifdef _WIN64 /* where a long has 4 bytes */
typedef unsigned long long size_t;
#else
typedef unsigned long size_t;
#endif
#endif
