#ifndef SHIM_STDIO_H
#define SHIM_STDIO_H
#include <stdlib.h>
typedef struct _IO_FILE FILE;
extern FILE *stderr;
int fprintf(FILE *, const char *, ...);
int printf(const char *, ...);
#endif
