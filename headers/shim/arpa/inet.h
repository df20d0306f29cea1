#ifndef SHIM_ARPA_INET_H
#define SHIM_ARPA_INET_H
#include <sys/socket.h>
#endif
