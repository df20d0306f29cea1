#ifndef SHIM_STRING_H
#define SHIM_STRING_H
#include <stdlib.h>
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
char *strerror(int);
#endif
