// Look up an exported kernel by name in a shared library at run time, and launch it.
//
//   python examples/export/make.py .
//   c++ -std=c++17 -O2 -I. examples/export/dynamic.cpp -ldl -o dynamic && ./dynamic ./kernels.so
//   add_one
//
// Every library that cudyn exports contains a table of its kernels, with the layout of
// kernels_module.
#include <string>
#include <vector>

#include "device.h"
#include "kernels.h"

struct DLTensor { // from dlpack.h
    void *data;
    struct {
        int32_t type, id;
    } device;
    int32_t ndim;
    struct {
        uint8_t code, bits;
        uint16_t lanes;
    } dtype;
    int64_t *shape, *strides;
    uint64_t byte_offset;
};

static kernels_value make_argument(DLTensor &tensor) {
    kernels_value value{7, 0, {}}; // 7: DLTensor
    value.as.pointer = &tensor;
    return value;
}

int main(int count, char **arguments) {
    if (count != 3)
        return 2;
    void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    auto module = library
                      ? static_cast<const kernels_module *>(dlsym(library, "kernels_cudyn_module"))
                      : nullptr;
    if (!module || module->version != 1) {
        std::fprintf(stderr, "%s: no library that cudyn has exported\n", arguments[1]);
        return 1;
    }
    const kernels_function *function = nullptr;
    for (int i = 0; i < module->count; i++) {
        std::printf("%s\n", module->functions[i].contract);
        if (arguments[2] == std::string(module->functions[i].name))
            function = &module->functions[i];
    }
    if (!function) {
        std::fprintf(stderr, "no function %s\n", arguments[2]);
        return 1;
    }

    find_driver();
    use_device(0);
    std::vector<float> host(1000);
    float *a = allocate(host.size()), *b = allocate(host.size());
    copy_to_device(a, host.data(), host.size());
    int64_t size = int64_t(host.size());
    DLTensor on_a{a, {2, 0}, 1, {2, 32, 1}, &size, nullptr, 0}, on_b = on_a;
    on_b.data = b;
    const kernels_value values[] = {make_argument(on_a), make_argument(on_b)};
    if (function->call(nullptr, values, 2, nullptr)) {
        std::fprintf(stderr, "%s\n", module->error());
        return 1;
    }
    copy_to_host(host.data(), b, host.size());
    for (float element : host)
        if (element != 1)
            return 1;

    if (!function->call(nullptr, values, 1, nullptr)) // must fail: an argument is missing
        return 1;
    std::printf("refused: %s\n", module->error());
    deallocate(a);
    deallocate(b);
    module->unload();
    std::printf("%zu results are right\n", host.size());
}
