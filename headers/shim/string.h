#ifndef SHIM_STRING_H
#define SHIM_STRING_H
#include <stdlib.h>
void *memset(void *, int, size_t);
#endif
