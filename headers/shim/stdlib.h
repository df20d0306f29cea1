#ifndef SHIM_STDLIB_H
#define SHIM_STDLIB_H
typedef unsigned long size_t;
#endif
