// For NVRTC 12.3 and newer, NAME omits declarations that are built into the compiler. clang needs
// them, so NAME is included as for version 12.2.
#pragma clang system_header
#if __has_include(<nv/target>)
#include <nv/target>
#endif
#pragma push_macro("__CUDACC_VER_MAJOR__")
#pragma push_macro("__CUDACC_VER_MINOR__")
#undef __CUDACC_VER_MAJOR__
#undef __CUDACC_VER_MINOR__
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 2
#include_next <NAME>
#pragma pop_macro("__CUDACC_VER_MAJOR__")
#pragma pop_macro("__CUDACC_VER_MINOR__")
