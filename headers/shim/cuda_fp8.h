#ifndef SHIM_CUDA_FP8_H
#define SHIM_CUDA_FP8_H
/* what C sees of it is not used by the headers that include it */
#endif
