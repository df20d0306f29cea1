#ifndef SHIM_CUDA_BF16_H
#define SHIM_CUDA_BF16_H
#ifdef __cplusplus /* The headers that include it do not use its declarations for C. */
#include <cuda_half.h>
#endif
#endif
