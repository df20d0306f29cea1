#ifndef SHIM_INTTYPES_H
#define SHIM_INTTYPES_H
#include <stdint.h>
#endif
