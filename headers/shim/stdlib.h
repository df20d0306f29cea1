#ifndef SHIM_STDLIB_H
#define SHIM_STDLIB_H
#ifdef _WIN64 /* where a long has 4 bytes */
typedef unsigned long long size_t;
#else
typedef unsigned long size_t;
#endif
#ifdef __cplusplus
#define NULL __null
#else
#define NULL ((void *)0)
#endif
void abort(void);
void exit(int);
void *malloc(size_t);
void free(void *);
#endif
