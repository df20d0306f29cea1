#ifndef SHIM_STDALIGN_H
#define SHIM_STDALIGN_H
#define alignas _Alignas
#define alignof _Alignof
#endif
