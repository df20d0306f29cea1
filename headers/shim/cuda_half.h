#ifndef SHIM_CUDA_HALF_H
#define SHIM_CUDA_HALF_H
/* C++ classes of cuda_fp16.h and cuda_bf16.h, for headers that declare functions with them in C, too */
typedef struct __half { unsigned short shim_bits; } __half;
typedef __half half;
typedef struct __nv_bfloat16 { unsigned short shim_bits; } __nv_bfloat16;
#endif
