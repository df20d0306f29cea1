#ifndef SHIM_STDALIGN_H
#define SHIM_STDALIGN_H
#ifndef __cplusplus
#define alignas _Alignas
#define alignof _Alignof
#endif
#endif
