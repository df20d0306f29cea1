// Templates of Thrust's NAME call what CUB leaves out for NVRTC: clang wants it declared.
#pragma clang system_header
#include <cub/util_device.cuh>
#if CUB_VERSION >= 300300
CUB_NAMESPACE_BEGIN
cudaError_t SyncStream(cudaStream_t);
CUB_NAMESPACE_END
#endif
#include_next <thrust/system/cuda/detail/util.h>
