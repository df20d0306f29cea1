/* Transpose a matrix in tiles, check the result, and measure the bandwidth: C, with the driver API
 * and NVRTC.
 *
 * Build: cc transpose.c -o transpose -I CUDA/include -L CUDA/lib64 -lcuda -lnvrtc
 * The program reads transpose.cuh from the current directory.
 */
#include <cuda.h>
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>

enum { TILE = 32, ROWS_OF_BLOCK = 8 };

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int status = (int)(call);                                                                  \
        if (status) {                                                                              \
            fprintf(stderr, "%s:%d: %d\n", __FILE__, __LINE__, status);                            \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static CUfunction load_kernel(void) {
    static char source[1 << 16];
    FILE *file = fopen("transpose.cuh", "rb");
    const char *options[] = {"-arch=compute_80", "-lineinfo"};
    nvrtcProgram program;
    size_t size;
    CUmodule module;
    CUfunction kernel;
    if (!file || !fread(source, 1, sizeof(source) - 1, file))
        exit(1);
    fclose(file);
    CHECK(nvrtcCreateProgram(&program, source, "transpose.cuh", 0, NULL, NULL));
    CHECK(nvrtcCompileProgram(program, 2, options));
    CHECK(nvrtcGetPTXSize(program, &size));
    char *code = malloc(size);
    CHECK(nvrtcGetPTX(program, code));
    CHECK(nvrtcDestroyProgram(&program));
    CHECK(cuModuleLoadData(&module, code));
    CHECK(cuModuleGetFunction(&kernel, module, "transpose"));
    free(code);
    return kernel;
}

int main(int argc, char **argv) {
    int rows = argc > 2 ? atoi(argv[1]) : 70, columns = argc > 2 ? atoi(argv[2]) : 100, wrong = 0;
    size_t count = (size_t)rows * columns, size = count * sizeof(float);
    float *matrix = malloc(size), *transposed = malloc(size), milliseconds;
    CUdevice device;
    CUcontext context;
    CUdeviceptr source, result;
    CUevent start, end;
    void *arguments[] = {&source, &result, &rows, &columns};
    for (size_t i = 0; i < count; ++i)
        matrix[i] = (float)i;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    CUfunction kernel = load_kernel();
    CHECK(cuMemAlloc(&source, size));
    CHECK(cuMemAlloc(&result, size));
    CHECK(cuMemcpyHtoD(source, matrix, size));
    CHECK(cuEventCreate(&start, CU_EVENT_DEFAULT));
    CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
    CHECK(cuEventRecord(start, NULL));
    CHECK(cuLaunchKernel(kernel, (columns + TILE - 1) / TILE, (rows + TILE - 1) / TILE, 1, TILE,
                         ROWS_OF_BLOCK, 1, 0, NULL, arguments, NULL));
    CHECK(cuEventRecord(end, NULL));
    CHECK(cuEventSynchronize(end));
    CHECK(cuEventElapsedTime(&milliseconds, start, end));
    CHECK(cuMemcpyDtoH(transposed, result, size));
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x)
            wrong += transposed[x * rows + y] != matrix[y * columns + x];
    printf("%d x %d: %d wrong elements\n", rows, columns, wrong);
    if (milliseconds > 0)
        fprintf(stderr, "%.1f GB/s\n", 2 * size / 1e6 / milliseconds);
    CHECK(cuMemFree(source));
    CHECK(cuMemFree(result));
    CHECK(cuDevicePrimaryCtxRelease(device));
    free(matrix);
    free(transposed);
    return wrong != 0;
}
