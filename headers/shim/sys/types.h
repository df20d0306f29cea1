#ifndef SHIM_SYS_TYPES_H
#define SHIM_SYS_TYPES_H
#include <stdlib.h>
typedef long ssize_t;
typedef long off_t;
typedef long loff_t;
#endif
