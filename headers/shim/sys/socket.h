#ifndef SHIM_SYS_SOCKET_H
#define SHIM_SYS_SOCKET_H
#include <sys/types.h>
struct sockaddr;
#endif
