#ifndef SHIM_CUDA_BF16_H
#define SHIM_CUDA_BF16_H
/* what C sees of it is not used by the headers that include it */
#endif
