#ifndef SHIM_CUDA_HALF_H
#define SHIM_CUDA_HALF_H
/* The types __half and __nv_bfloat16, which cuda_fp16.h and cuda_bf16.h define as C++ classes. They
   are plain structures here, because some headers use them to declare functions in C, too. */
typedef struct __half { unsigned short shim_bits; } __half;
typedef __half half;
typedef struct __nv_bfloat16 { unsigned short shim_bits; } __nv_bfloat16;
#endif
