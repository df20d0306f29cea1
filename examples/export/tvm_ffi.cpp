// Call an exported kernel from C++ as TVM FFI does, through its symbol __tvm_ffi_add_one.
//
//   python examples/export/make.py .
//   c++ -std=c++17 -O2 $(tvm-ffi-config --cxxflags) examples/export/tvm_ffi.cpp kernels.o \
//       $(tvm-ffi-config --ldflags --libs) -Wl,-rpath,$(tvm-ffi-config --libdir) -ldl -o call &&
//       ./call
#include <tvm/ffi/container/tensor.h>
#include <tvm/ffi/error.h>
#include <tvm/ffi/function.h>

#include <cstdio>
#include <vector>

#include "device.h"

extern "C" int __tvm_ffi_add_one(void *, const TVMFFIAny *, int32_t, TVMFFIAny *);

namespace {

void add_one(DLTensor *a, DLTensor *b) {
    tvm::ffi::Function::InvokeExternC(nullptr, __tvm_ffi_add_one, a, b);
}

} // namespace

int main() {
    find_driver();
    use_device(0);
    std::vector<float> host(1000, 41);
    int64_t size = 1000, stride = 1;
    DLTensor a = {allocate(1000), {kDLCUDA, 0}, 1, {kDLFloat, 32, 1}, &size, &stride, 0}, b = a;
    b.data = allocate(1000);
    copy_to_device(static_cast<float *>(a.data), host.data(), 1000);
    add_one(&a, &b); // on the stream set with TVMFFIEnvSetStream, or the default stream
    copy_to_host(host.data(), static_cast<float *>(b.data), 1000);
    std::printf("%g\n", host[999]);
    b.dtype.bits = 64;
    try {
        add_one(&a, &b);
    } catch (const tvm::ffi::Error &error) {
        std::printf("%s: %s\n", error.kind().c_str(), error.message().c_str());
        return host[999] != 42;
    }
    return 1;
}
