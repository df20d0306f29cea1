#ifndef SHIM_ERRNO_H
#define SHIM_ERRNO_H
extern int errno;
#endif
