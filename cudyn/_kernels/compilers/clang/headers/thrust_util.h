// Templates in Thrust's NAME call a function that CUB does not declare for NVRTC. Unlike NVRTC,
// clang requires a declaration although the templates are not instantiated.
#pragma clang system_header
#include <cub/util_device.cuh>
#if CUB_VERSION >= 300300
CUB_NAMESPACE_BEGIN
cudaError_t SyncStream(cudaStream_t);
CUB_NAMESPACE_END
#endif
#include_next <thrust/system/cuda/detail/util.h>
