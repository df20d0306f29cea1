// NAME includes these two headers in quotes, which finds the toolkit's own headers. Include the
// standard headers first.
#pragma clang system_header
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include_next <NAME>
