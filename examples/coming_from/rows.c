/* Divide each row of a matrix by its sum, in a stream, and measure the time: C, with the driver API
 * and NVRTC.
 *
 * Build: cc rows.c -o rows -I CUDA/include -L CUDA/lib64 -lcuda -lnvrtc
 * The program reads rows.cuh from the current directory.
 */
#include <cuda.h>
#include <math.h>
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 8, COLUMNS = 100, BLOCK = 64 };

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int status = (int)(call);                                                                  \
        if (status) {                                                                              \
            fprintf(stderr, "%s:%d: %d\n", __FILE__, __LINE__, status);                            \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static char *read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    char *text = calloc(1, 1 << 16);
    if (!file || !text || !fread(text, 1, (1 << 16) - 1, file))
        exit(1);
    fclose(file);
    return text;
}

static CUfunction load_kernel(CUdevice device) {
    nvrtcProgram program;
    const char *lowered;
    char arch[32];
    const char *options[] = {arch};
    int major, minor;
    size_t size;
    CUmodule module;
    CUfunction kernel;
    CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
    CHECK(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device));
    snprintf(arch, sizeof(arch), "-arch=compute_%d%d", major, minor);
    CHECK(nvrtcCreateProgram(&program, read_file("rows.cuh"), "rows.cu", 0, NULL, NULL));
    CHECK(nvrtcAddNameExpression(program, "divide_by_sum<float>"));
    CHECK(nvrtcCompileProgram(program, 1, options));
    CHECK(nvrtcGetPTXSize(program, &size));
    char *code = malloc(size);
    CHECK(nvrtcGetPTX(program, code));
    CHECK(nvrtcGetLoweredName(program, "divide_by_sum<float>", &lowered));
    CHECK(cuModuleLoadData(&module, code));
    CHECK(cuModuleGetFunction(&kernel, module, lowered));
    CHECK(nvrtcDestroyProgram(&program));
    free(code);
    return kernel;
}

int main(void) {
    CUdevice device;
    CUcontext context;
    CUstream stream;
    CUevent start, end;
    CUdeviceptr pointer;
    static float matrix[ROWS][COLUMNS];
    int columns = COLUMNS;
    float milliseconds, sum = 0;
    void *arguments[] = {&pointer, &columns};
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    CUfunction kernel = load_kernel(device);
    for (int i = 0; i < ROWS * COLUMNS; ++i)
        matrix[0][i] = 1 + i % 7;
    CHECK(cuStreamCreate(&stream, CU_STREAM_DEFAULT));
    CHECK(cuEventCreate(&start, CU_EVENT_DEFAULT));
    CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
    CHECK(cuMemAlloc(&pointer, sizeof(matrix)));
    CHECK(cuEventRecord(start, stream));
    CHECK(cuMemcpyHtoDAsync(pointer, matrix, sizeof(matrix), stream));
    CHECK(cuLaunchKernel(kernel, ROWS, 1, 1, BLOCK, 1, 1, BLOCK * sizeof(float), stream, arguments,
                         NULL));
    CHECK(cuMemcpyDtoHAsync(matrix, pointer, sizeof(matrix), stream));
    CHECK(cuEventRecord(end, stream));
    CHECK(cuStreamSynchronize(stream));
    CHECK(cuEventElapsedTime(&milliseconds, start, end));
    for (int i = 0; i < COLUMNS; ++i)
        sum += matrix[0][i];
    printf("float32: %d rows, sum of the first %.3f\n", ROWS, sum);
    CHECK(cuMemFree(pointer));
    CHECK(cuDevicePrimaryCtxRelease(device));
    return fabsf(sum - 1) > 1e-5f || milliseconds < 0;
}
