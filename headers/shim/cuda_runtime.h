#ifndef SHIM_CUDA_RUNTIME_H
#define SHIM_CUDA_RUNTIME_H
#include <cuda_runtime_api.h>
#include <library_types.h>
#endif
