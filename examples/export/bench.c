/* Measure the time that the host needs for a launch, with the driver's function and with the typed
   and packed functions of an exported kernel.

   python examples/export/make.py .
   cc -std=c99 -O2 -I. examples/export/bench.c kernels.c -ldl -o bench && ./bench CODE

   CODE: a file that contains the same kernel, such as a CUBIN, for launches with the driver.
 */
#define _POSIX_C_SOURCE 199309L
#include <time.h>

#include "device.h"
#include "kernels.h"

enum { ROUNDS = 300, LAUNCHES = 200, COUNT = 256 };

typedef struct {
    void *data;
    int32_t device_type, device, ndim;
    uint8_t code, bits;
    uint16_t lanes;
    int64_t *shape, *strides;
    uint64_t byte_offset;
} DLTensor; /* from dlpack.h */

static CUfunction function;
static float *a, *b;
static int64_t shape[] = {COUNT};
static DLTensor tensors[2];
static kernels_value values[2];

static int launch_bare(void) {
    int n = COUNT;
    void *parameters[3];
    parameters[0] = &a;
    parameters[1] = &b;
    parameters[2] = &n;
    return cu.cuLaunchKernel(function, 1, 1, 1, 256, 1, 1, 0, NULL, parameters, NULL);
}

static int launch_typed(void) {
    return kernels_add_one(a, b, COUNT, NULL);
}
static int launch_packed(void) {
    return kernels_call_add_one(NULL, values, 2, NULL);
}

static int compare(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

/* Return the median time per launch in ns. Each round of launches begins on an idle device. */
static double measure(int (*launch)(void)) {
    static double samples[ROUNDS];
    int i, k;
    for (i = 0; i < ROUNDS; i++) {
        struct timespec start, end;
        CHECK(cu.cuCtxSynchronize());
        clock_gettime(CLOCK_MONOTONIC, &start);
        for (k = 0; k < LAUNCHES; k++)
            CHECK(launch());
        clock_gettime(CLOCK_MONOTONIC, &end);
        samples[i] =
            ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) /
            LAUNCHES;
    }
    qsort(samples, ROUNDS, sizeof *samples, compare);
    return samples[ROUNDS / 2];
}

static void *read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    char *data;
    long size;
    if (!file || fseek(file, 0, SEEK_END) || (size = ftell(file)) < 0) {
        fprintf(stderr, "%s can't be read\n", path);
        exit(1);
    }
    rewind(file);
    data = (char *)calloc(1, (size_t)size + 1);
    if (!data || fread(data, 1, (size_t)size, file) != (size_t)size)
        exit(1);
    fclose(file);
    return data;
}

int main(int count, char **arguments) {
    CUmodule module;
    void *code;
    int i;
    if (count != 2)
        return 2;
    code = read_file(arguments[1]);
    find_driver();
    use_device(0);
    CHECK(cu.cuModuleLoadData(&module, code));
    CHECK(cu.cuModuleGetFunction(&function, module, "add_one"));
    free(code);
    a = allocate(COUNT);
    b = allocate(COUNT);
    for (i = 0; i < 2; i++) {
        DLTensor tensor = {NULL, 2, 0, 1, 2, 32, 1, NULL, NULL, 0}; /* float32, on CUDA device 0 */
        tensors[i] = tensor;
        tensors[i].data = i ? b : a;
        tensors[i].shape = shape;
        values[i].type_index = 7; /* DLTensor */
        values[i].as.pointer = &tensors[i];
    }
    if (kernels_load(0)) {
        fprintf(stderr, "%s\n", kernels_error());
        return 1;
    }
    for (i = 0; i < 2; i++) { /* the first round warms up */
        double bare = measure(launch_bare), typed = measure(launch_typed),
               packed = measure(launch_packed);
        if (i) {
            printf("cuLaunchKernel  %7.0f ns\n", bare);
            printf("typed           %7.0f ns  %+5.0f\n", typed, typed - bare);
            printf("packed          %7.0f ns  %+5.0f\n", packed, packed - bare);
        }
    }
    return 0;
}
