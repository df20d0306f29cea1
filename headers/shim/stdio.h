#ifndef SHIM_STDIO_H
#define SHIM_STDIO_H
#include <stdlib.h>
typedef struct _IO_FILE FILE;
#endif
