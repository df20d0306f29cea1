#ifndef SHIM_TIME_H
#define SHIM_TIME_H
#include <stdlib.h>
struct timespec;
struct tm;
#endif
