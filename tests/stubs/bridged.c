/* A fake CUDA runtime (with -DFAKE) and a module that calls it. Both are compiled with NVIDIA's
   headers of any major version. If the stubs convert all arguments and results between two versions
   without a loss, the module prints the same lines for every pair of versions. */
#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { HOST = -1 }; /* the host, if it is printed as the device of a memory location */

#ifdef FAKE
#if CUDART_VERSION >= 13000
#define LOCATION(name) struct cudaMemLocation location
#define DEVICE(name) (location.type == cudaMemLocationTypeHost ? HOST : location.id)
#define FLAGS unsigned int flags,
#define FLAGS_VALUE flags
#else
#define LOCATION(name) int name
#define DEVICE(name) name
#define FLAGS
#define FLAGS_VALUE 0
#endif

cudaError_t cudaRuntimeGetVersion(int *version) {
    *version = CUDART_VERSION;
    return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attribute, int device) {
    *value = 1000 * device + attribute;
    return cudaSuccess;
}

cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *properties, int device) {
    if (device == 7)
        return cudaErrorInvalidDevice;
    memset(properties, 0x5A, sizeof *properties);
    strcpy(properties->name, "a fake");
    properties->totalGlobalMem = (size_t)5 << 40;
    properties->warpSize = 32;
    properties->maxGridSize[2] = 65535;
    properties->minor = 3;
    properties->accessPolicyMaxWindowSize = 77;
    properties->reservedSharedMemPerBlock = 1024;
    properties->sharedMemPerBlockOptin = 4096;
#if CUDART_VERSION < 13000
    properties->clockRate = 1000 * device + cudaDevAttrClockRate;
    properties->computeMode = 1000 * device + cudaDevAttrComputeMode;
    properties->singleToDoublePrecisionPerfRatio =
        1000 * device + cudaDevAttrSingleToDoublePrecisionPerfRatio;
#endif
#if CUDART_VERSION >= 12000
    properties->ipcEventSupported = 1000 * device + cudaDevAttrIpcEventSupport;
#endif
    return cudaSuccess;
}

#if CUDART_VERSION >= 12000 && CUDART_VERSION < 13000
/* CUDA 12 also contains the function of CUDA 11, whose structure is the first part of the structure
   of CUDA 12. */
cudaError_t get_older_properties(struct cudaDeviceProp *, int) __asm__("cudaGetDeviceProperties");
cudaError_t get_older_properties(struct cudaDeviceProp *properties, int device) {
    struct cudaDeviceProp all;
    cudaError_t status = cudaGetDeviceProperties(&all, device);
    if (status == cudaSuccess)
        memcpy(properties, &all, offsetof(struct cudaDeviceProp, hostRegisterSupported));
    return status;
}
#endif

cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
                                     const void *pointer) {
    memset(attributes, 0x5A, sizeof *attributes);
    attributes->type = cudaMemoryTypeManaged;
    attributes->device = 3;
    attributes->devicePointer = (void *)pointer;
    attributes->hostPointer = NULL;
    return cudaSuccess;
}

cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attributes, const void *function) {
    memset(attributes, 0, sizeof *attributes);
    attributes->sharedSizeBytes = (size_t)function;
    attributes->numRegs = 40;
    attributes->preferredShmemCarveout = 50;
    return cudaSuccess;
}

cudaError_t cudaMemPrefetchAsync(const void *pointer, size_t size, LOCATION(device),
                                 FLAGS cudaStream_t stream) {
    printf("prefetch %p %zu %d %d %p\n", pointer, size, DEVICE(device), FLAGS_VALUE,
           (void *)stream);
    return cudaErrorInvalidValue;
}

cudaError_t cudaMemAdvise(const void *pointer, size_t size, enum cudaMemoryAdvise advice,
                          LOCATION(device)) {
    printf("advise %p %zu %d %d\n", pointer, size, advice, DEVICE(device));
    return cudaSuccess;
}

cudaError_t cudaCreateTextureObject(cudaTextureObject_t *object,
                                    const struct cudaResourceDesc *resource,
                                    const struct cudaTextureDesc *texture,
                                    const struct cudaResourceViewDesc *view) {
    *object = 0xABCDEF;
    printf("texture %d %p %d %zu %zu %zu %d %d %g %g %d\n", resource->resType,
           resource->res.pitch2D.devPtr, resource->res.pitch2D.desc.w, resource->res.pitch2D.width,
           resource->res.pitch2D.height, resource->res.pitch2D.pitchInBytes,
           texture->addressMode[2], texture->normalizedCoords, texture->borderColor[3],
           texture->maxMipmapLevelClamp, texture->disableTrilinearOptimization);
    if (view)
        printf("view %d %zu %u\n", view->format, view->depth, view->lastLayer);
    return cudaSuccess;
}

cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *memory,
                                     const struct cudaExternalMemoryHandleDesc *handle) {
    *memory = (cudaExternalMemory_t)handle->size;
    printf("import %d %d %llu %u\n", handle->type, handle->handle.fd, handle->size, handle->flags);
    return cudaSuccess;
}

#if CUDART_VERSION >= 13000
#define EDGES const cudaGraphEdgeData *edges,
#define HAS_EDGES (edges != NULL)
#else
#define EDGES
#define HAS_EDGES 0
#endif
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                     const cudaGraphNode_t *to, EDGES size_t count) {
    printf("depend %p %p %p %zu %d\n", (void *)graph, (void *)from, (void *)to, count, HAS_EDGES);
    return cudaSuccess;
}

cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *executable, cudaGraph_t graph,
                                          unsigned long long flags) {
    *executable = (cudaGraphExec_t)graph;
    printf("instantiate %llu\n", flags);
    return cudaSuccess;
}

#if CUDART_VERSION >= 12000
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph,
                                 unsigned long long flags) {
    return cudaGraphInstantiateWithFlags(executable, graph, flags);
}
#else
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph,
                                 cudaGraphNode_t *node, char *log, size_t size) {
    return cudaGraphInstantiateWithFlags(executable, graph, 0);
}
#endif

#if CUDART_VERSION >= 12000
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph,
                                cudaGraphExecUpdateResultInfo *result) {
    result->errorNode = (cudaGraphNode_t)graph;
    result->result = cudaGraphExecUpdateErrorNodeTypeChanged;
#else
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph,
                                cudaGraphNode_t *node, enum cudaGraphExecUpdateResult *result) {
    *node = (cudaGraphNode_t)graph;
    *result = cudaGraphExecUpdateErrorNodeTypeChanged;
#endif
    printf("update %p\n", (void *)executable);
    return cudaErrorGraphExecUpdateFailure;
}

#else /* the module */

#define CALL(call) printf("%d " #call "\n", (int)(call))
#define PLACE(number) ((void *)(uintptr_t)(number))
#if CUDART_VERSION >= 13000
static struct cudaMemLocation locate(int device) {
    struct cudaMemLocation location = {cudaMemLocationTypeDevice};
    location.id = device;
    if (device == HOST) {
        location.type = cudaMemLocationTypeHost;
        location.id = 0;
    }
    return location;
}
#define prefetch(device) cudaMemPrefetchAsync(PLACE(16), 4096, locate(device), 0, PLACE(5))
#define advise(device) cudaMemAdvise(PLACE(16), 4096, cudaMemAdviseSetReadMostly, locate(device))
#define depend() cudaGraphAddDependencies(PLACE(1), PLACE(2), PLACE(3), NULL, 4)
#else
#define prefetch(device) cudaMemPrefetchAsync(PLACE(16), 4096, device, PLACE(5))
#define advise(device) cudaMemAdvise(PLACE(16), 4096, cudaMemAdviseSetReadMostly, device)
#define depend() cudaGraphAddDependencies(PLACE(1), PLACE(2), PLACE(3), 4)
#endif

/* Structures, with guards after them. */
static struct {
    struct cudaDeviceProp value;
    int guard[16];
} properties;
static struct {
    struct cudaPointerAttributes value;
    int guard[16];
} pointer;
static struct {
    struct cudaFuncAttributes value;
    int guard[16];
} function;

static int is_guarded(void) {
    int sum = 0;
    for (int i = 0; i < 16; i++)
        sum |= properties.guard[i] | pointer.guard[i] | function.guard[i];
    return !sum;
}

static void call_structures(void) {
    struct cudaResourceDesc resource;
    struct cudaTextureDesc texture;
    struct cudaResourceViewDesc view;
    struct cudaExternalMemoryHandleDesc handle;
    cudaTextureObject_t object = 0;
    cudaExternalMemory_t memory = NULL;
    CALL(cudaGetDeviceProperties(&properties.value, 7));
    printf("%s %d\n", properties.value.name, properties.value.warpSize);
    CALL(cudaGetDeviceProperties(&properties.value, 2));
    printf("%s %zu %d ", properties.value.name, properties.value.totalGlobalMem,
           properties.value.warpSize);
    printf("%d %d ", properties.value.maxGridSize[2], properties.value.minor);
    printf("%d %zu ", properties.value.accessPolicyMaxWindowSize,
           properties.value.reservedSharedMemPerBlock);
    printf("%zu\n", properties.value.sharedMemPerBlockOptin);
#if CUDART_VERSION < 13000
    printf("%d %d ", properties.value.clockRate, properties.value.computeMode);
    printf("%d\n", properties.value.singleToDoublePrecisionPerfRatio);
#endif
#if CUDART_VERSION >= 12000
    printf("%d\n", properties.value.ipcEventSupported);
#endif
    CALL(cudaPointerGetAttributes(&pointer.value, PLACE(77)));
    printf("%d %d %p ", pointer.value.type, pointer.value.device, pointer.value.devicePointer);
    printf("%p\n", pointer.value.hostPointer);
    CALL(cudaFuncGetAttributes(&function.value, PLACE(99)));
    printf("%zu %d ", function.value.sharedSizeBytes, function.value.numRegs);
    printf("%d\n", function.value.preferredShmemCarveout);
#if CUDART_VERSION >= 12000
    printf("%d\n", function.value.requiredClusterWidth);
#endif
    memset(&resource, 0, sizeof resource);
    memset(&texture, 0, sizeof texture);
    memset(&view, 0, sizeof view);
    memset(&handle, 0, sizeof handle);
    resource.resType = cudaResourceTypePitch2D;
    resource.res.pitch2D.devPtr = PLACE(4096);
    resource.res.pitch2D.desc.w = 8;
    resource.res.pitch2D.width = 1;
    resource.res.pitch2D.height = 2;
    resource.res.pitch2D.pitchInBytes = 3;
    texture.addressMode[2] = cudaAddressModeMirror;
    texture.normalizedCoords = 1;
    texture.borderColor[3] = 0.5f;
    texture.maxMipmapLevelClamp = 2.5f;
    texture.disableTrilinearOptimization = 1;
    view.format = cudaResViewFormatFloat1;
    view.depth = 6;
    view.lastLayer = 9;
    CALL(cudaCreateTextureObject(&object, &resource, &texture, NULL));
    CALL(cudaCreateTextureObject(&object, &resource, &texture, &view));
    printf("%llx\n", object);
    handle.type = cudaExternalMemoryHandleTypeOpaqueFd;
    handle.handle.fd = 11;
    handle.size = 1 << 20;
    handle.flags = 1;
    CALL(cudaImportExternalMemory(&memory, &handle));
    printf("%p\n", (void *)memory);
}

static void call_graphs(void) {
    cudaGraphExec_t executable = NULL;
#if CUDART_VERSION >= 12000
    cudaGraphExecUpdateResultInfo result;
    memset(&result, 0, sizeof result);
    CALL(cudaGraphInstantiate(&executable, PLACE(55), 0));
    printf("%p\n", (void *)executable);
    CALL(cudaGraphInstantiate(&executable, PLACE(55), 8));
    CALL(cudaGraphExecUpdate(executable, PLACE(66), &result));
    printf("%p %d\n", (void *)result.errorNode, result.result);
#else
    cudaGraphNode_t node = NULL;
    enum cudaGraphExecUpdateResult result = cudaGraphExecUpdateSuccess;
    CALL(cudaGraphInstantiate(&executable, PLACE(55), &node, NULL, 0));
    CALL(cudaGraphInstantiateWithFlags(&executable, PLACE(55), 8));
    CALL(cudaGraphExecUpdate(PLACE(55), PLACE(66), &node, &result));
    printf("%p %d\n", (void *)node, result);
#endif
}

int print_calls(void) {
    CALL(prefetch(2));
    CALL(prefetch(HOST));
    CALL(advise(2));
    CALL(advise(HOST));
    CALL(depend());
    call_structures();
    call_graphs();
    printf("guarded: %d\n", is_guarded());
    fflush(stdout);
    return 0;
}

#ifdef MAIN
int main(void) {
    return print_calls();
}
#endif
#endif
