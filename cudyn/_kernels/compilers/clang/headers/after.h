// The toolkit's NAME includes these two headers in quotes, so it would get the toolkit's versions,
// which are next to it. With angle brackets, the versions for clang are included first.
#pragma clang system_header
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include_next <NAME>
