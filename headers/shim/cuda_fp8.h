#ifndef SHIM_CUDA_FP8_H
#define SHIM_CUDA_FP8_H
/* Empty: the headers that include it do not use its declarations for C. */
#endif
