// NAME includes the two by quotes, from beside itself: they have to be there by then.
#pragma clang system_header
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include_next <NAME>
