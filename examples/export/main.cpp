// Launch an exported kernel from C++ on every device, with one thread per device.
//
//   python examples/export/make.py .
//   cc -O2 -c kernels.c
//   c++ -std=c++17 -O2 -I. examples/export/main.cpp kernels.o -ldl -pthread -o main && ./main
#include <stdexcept>
#include <thread>
#include <vector>

#include "device.h"
#include "kernels.h"

namespace {

void check_kernel(int status) {
    if (status == KERNELS_TYPE_ERROR || status == KERNELS_VALUE_ERROR)
        throw std::invalid_argument(kernels_error());
    if (status != KERNELS_OK)
        throw std::runtime_error(kernels_error());
}

void run(int device, int count) {
    use_device(device);
    std::vector<float> host(count);
    for (int i = 0; i < count; i++)
        host[i] = float(i + device);
    float *a = allocate(count), *b = allocate(count);
    copy_to_device(a, host.data(), count);
    check_kernel(kernels_add_one(a, b, count,
                                 nullptr)); // the first launch on a device loads the code
    copy_to_host(host.data(), b, count);
    for (int i = 0; i < count; i++)
        if (host[i] != float(i + device) + 1)
            throw std::runtime_error("a result is wrong");
    deallocate(a);
    deallocate(b);
}

} // namespace

int main() {
    find_driver();
    const int devices = count_devices();
    std::vector<std::thread> threads;
    for (int device = 0; device < devices; device++)
        threads.emplace_back([device] {
            try {
                run(device, 100003);
            } catch (const std::exception &error) {
                std::fprintf(stderr, "device %d: %s\n", device, error.what());
                std::exit(1);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    std::printf("the results of %d devices are right\n", devices);
}
