#ifndef SHIM_STDDEF_H
#define SHIM_STDDEF_H
#include <stdlib.h>
#define NULL ((void *)0)
#endif
