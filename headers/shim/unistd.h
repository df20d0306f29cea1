#ifndef SHIM_UNISTD_H
#define SHIM_UNISTD_H
#include <sys/types.h>
#endif
