// Templates in Thrust's NAME call a function that CUB omits for NVRTC, and clang requires its
// declaration.
#pragma clang system_header
#include <cub/util_device.cuh>
#if CUB_VERSION >= 300300
CUB_NAMESPACE_BEGIN
cudaError_t SyncStream(cudaStream_t);
CUB_NAMESPACE_END
#endif
#include_next <thrust/system/cuda/detail/util.h>
