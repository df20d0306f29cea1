/* Launches kernels. */
#include "contexts.c"

/* Raise a kernel's limit of dynamic shared memory to `shared` bytes if it is lower. The default is
   48 KiB minus the static shared memory. */
RARE static int allow_shared(const Driver *cuda, Code *code, int number, unsigned int shared) {
    int allowed = 0, result;
    acquire(); /* Otherwise this thread could lower a limit that another thread has just raised. */
    result = cuda->cuFuncGetAttribute(&allowed, MAX_SHARED, code->functions[number]);
    if (!result && shared > (unsigned int)allowed)
        result = cuda->cuFuncSetAttribute(code->functions[number], MAX_SHARED, (int)shared);
    if (!result)
        WRITE(code->shared[number],
              shared > (unsigned int)allowed ? shared : (unsigned int)allowed);
    release();
    return result;
}

/* Allow clusters of more than 8 blocks for a kernel if the launch needs them. Not every device
   supports them. */
HELPER int allow_cluster(const Driver *cuda, Code *code, int number, const Config *config) {
    const unsigned int *size = config->attributes->value;
    int result;
    if (config->attributes->id != OF_CLUSTER || READ(code->has_large_clusters[number]) ||
        (size[0] <= 8 && size[1] <= 8 && size[2] <= 8 && size[0] * size[1] * size[2] <= 8))
        return 0;
    result = cuda->cuFuncSetAttribute(code->functions[number], LARGE_CLUSTERS, 1);
    if (!result)
        WRITE(code->has_large_clusters[number], 1);
    return result;
}

/* Encode a tensor map, or return the map that this thread has encoded from the same description. */
HELPER int encode_map(const Driver *cuda, Map *encoded) {
    static const uint32_t element_strides[] = {1, 1, 1, 1, 1};
    static THREAD_LOCAL struct {
        MapKey key;
        unsigned char map[128];
    } cache[16];
    const MapKey *key = &encoded->key;
    uint64_t hash =
        (key->address >> 4) + key->dims[0] + 31 * key->dims[1] + 7 * key->box[0] + key->box[1];
    /* The highest 4 bits of the hash after Fibonacci hashing are the index in the cache. */
    int index = (int)((hash * 0x9e3779b97f4a7c15u) >> 60), result;
    if (!key->rank)
        return 0;
    if (memcmp(&cache[index].key, key, sizeof *key)) {
        result = cuda->cuTensorMapEncodeTiled(
            encoded->map, (int)key->dtype, key->rank, (void *)(uintptr_t)key->address, key->dims,
            key->strides, key->box, element_strides, 0 /* no interleave */, (int)key->options[0],
            (int)key->options[1], (int)key->options[2]);
        if (result)
            return result;
        memcpy(cache[index].map, encoded->map, sizeof encoded->map);
        memcpy(&cache[index].key, key, sizeof *key);
    }
    memcpy(encoded->map, cache[index].map, sizeof encoded->map);
    return 0;
}

/* Launch a kernel. For messages, store the name of the called driver function in `entry`. */
static int call_driver(const Driver *cuda, CUfunction function, Config *config, void **parameters,
                       const char **entry) {
    const unsigned int *grid = config->grid, *block = config->block;
    int is_cooperative = config->count == 1 && config->attributes->id == OF_COOPERATIVE;
    if (HAS_ATTRIBUTES && config->count && !is_cooperative) {
        *entry = "cuLaunchKernelEx";
        return cuda->cuLaunchKernelEx(config, function, parameters, NULL);
    }
    if (HAS_COOPERATIVE && is_cooperative) {
        *entry = "cuLaunchCooperativeKernel";
        return cuda->cuLaunchCooperativeKernel(function, grid[0], grid[1], grid[2], block[0],
                                               block[1], block[2], config->shared, config->stream,
                                               parameters);
    }
    *entry = "cuLaunchKernel";
    return cuda->cuLaunchKernel(function, grid[0], grid[1], grid[2], block[0], block[1], block[2],
                                config->shared, config->stream, parameters, NULL);
}

/* Record that the context of the code has been destroyed, so that the code is not used again. */
RARE static void forget_context(Code *code) {
    WRITE(code->context, (CUcontext)NULL);
    if (code->device < COUNT(primaries))
        WRITE(primaries[code->device], (CUcontext)NULL);
}

/* Write the message for a failed launch, and return the status. If a limit of the kernel and the
   device was exceeded, the message states it. The limits are not checked before a launch, to save
   time. */
RARE static int explain_failure(const Driver *cuda, const Place *place, const Code *code,
                                int number, const Config *config, const char *entry, int result) {
    CUfunction function = code->functions[number];
    int64_t threads = (int64_t)config->block[0] * config->block[1] * config->block[2];
    int most = 0, static_size = 0;
    if (!cuda->cuFuncGetAttribute(&most, MAX_THREADS, function) && threads > most)
        return fail(place, TOO_MANY_THREADS("block", most, threads));
    if (!cuda->cuFuncGetAttribute(&static_size, STATIC_SHARED, function) &&
        !cuda->cuDeviceGetAttribute(&most, MAX_SHARED_OPTIN, code->device) &&
        (int64_t)config->shared > most - static_size)
        return fail(place, TOO_MUCH_SHARED("shared_memory", most - static_size, config->shared));
    return fail_cuda(cuda, place, entry, result);
}

/* Query the device's number of multiprocessors, and the occupancy: the number of the kernel's
   blocks that can run on a multiprocessor at the same time. Either pointer may be NULL. If not even
   one block fits, the occupancy is 1, so that the launch fails later and reports the reason. */
HELPER int query_device(const Place *place, int number, const Config *config,
                        int64_t *multiprocessors, int64_t *occupancy) {
    const Driver *cuda;
    Code *code;
    int found = 0, is_pushed;
    uint64_t threads = (uint64_t)config->block[0] * config->block[1] * config->block[2], key, known;
    TRY(get_driver(&cuda, place));
    TRY(enter_context(cuda, place, 1, &code, &is_pushed));
    if (multiprocessors)
        *multiprocessors = code->multiprocessors;
    if (HAS_OCCUPANCY && occupancy) {
        key = threads << 40 | (uint64_t)config->shared << 8;
        known = READ(code->occupancies[number]);
        *occupancy = 1;
        if (known && known >> 8 == key >> 8) {
            *occupancy = (int64_t)(known & 255);
        } else if (threads <= 1024 &&
                   !(config->shared > READ(code->shared[number]) &&
                     allow_shared(cuda, code, number, config->shared)) &&
                   !cuda->cuOccupancyMaxActiveBlocksPerMultiprocessor(
                       &found, code->functions[number], (int)threads, config->shared) &&
                   found > 0) {
            *occupancy = found;
            if (found < 256)
                WRITE(code->occupancies[number], key | (uint64_t)found);
        }
    }
    if (is_pushed)
        pop_context(cuda);
    return PREFIX_OK;
}

/* Launch the kernel of the contract with the index `number`. If the context in which its code was
   loaded has been destroyed, load the code and launch once more in a new context. */
static int launch(const Place *place, int number, Config *config, Map *maps, int count,
                  void **parameters) {
    const char *entry = "cuFuncSetAttribute";
    const Driver *cuda;
    Code *code;
    int i, again, is_pushed, is_gone, result, uses_current = 1, status = get_driver(&cuda, place);
    for (again = 0; !status; again++) {
        status = enter_context(cuda, place, uses_current, &code, &is_pushed);
        if (status)
            break;
        result = config->shared > READ(code->shared[number])
                     ? allow_shared(cuda, code, number, config->shared)
                     : 0;
        if (HAS_ATTRIBUTES && !result && config->count)
            result = allow_cluster(cuda, code, number, config);
        for (i = 0; HAS_MAPS && i < count && !result; i++) {
            entry = "cuTensorMapEncodeTiled";
            result = encode_map(cuda, &maps[i]);
        }
        if (!result)
            result = call_driver(cuda, code->functions[number], config, parameters, &entry);
        /* The handle of a destroyed context may now belong to a new context, in which the function
           is an invalid handle. With drivers from 12.0 on, contexts have ids, so find_code() does
           not return the old code. */
        uses_current = result == INVALID_HANDLE && !cuda->cuCtxGetId;
        is_gone = uses_current || result == INVALID_CONTEXT || result == CONTEXT_IS_DESTROYED;
        if (!result) {
            if (!READ(code->has_launched))
                WRITE(code->has_launched, 1);
        } else if (!is_gone) {
            status = explain_failure(cuda, place, code, number, config, entry, result);
        } else if (!again && READ(code->has_launched)) {
            forget_context(code);
        } else {
            status = fail_cuda(cuda, place, entry, result);
        }
        if (is_pushed)
            pop_context(cuda);
        if (!result)
            break;
    }
    return status;
}
