#ifndef SHIM_CUDA_BF16_H
#define SHIM_CUDA_BF16_H
#ifdef __cplusplus /* what C sees of it is not used by the headers that include it */
#include <cuda_half.h>
#endif
#endif
