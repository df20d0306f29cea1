/* CUDA contexts, and the code that has been loaded into them. */
#include "driver.c"

/* The code that has been loaded into a context. */
typedef struct Code {
    struct Code *next;
    CUcontext context; /* NULL if the context has been destroyed */
    unsigned long long id;
    int device, has_launched, multiprocessors;
    CUmodule module;
    CUfunction functions[COUNT(contracts)];
    unsigned int shared[COUNT(contracts)]; /* limit of dynamic shared memory per block */
    int has_large_clusters[COUNT(contracts)];
    /* The last result of query_device(): threads, shared memory, and the occupancy in 8 bits. */
    uint64_t occupancies[COUNT(contracts)];
    char note[NOTE_SIZE];
} Code;

static Code *codes;             /* The newest comes first. Only PREFIX_unload removes items. */
static CUcontext primaries[64]; /* the primary contexts, indexed by device */
static int default_device;      /* for launches without arrays while no context is current */

/* Store the id of a context, and return the status. The id is 0 if the driver is too old for ids. A
   new context may have the handle of a destroyed context, but not its id. */
static int get_id(const Driver *cuda, CUcontext context, unsigned long long *id) {
    *id = 0;
    return cuda->cuCtxGetId ? cuda->cuCtxGetId(context, id) : 0;
}

/* Exchange the stream capture mode of this thread with *mode. In the relaxed mode, calls of this
   thread do not invalidate captures of other threads. */
static void exchange_capture_mode(const Driver *cuda, int *mode) {
    if (cuda->cuThreadExchangeStreamCaptureMode)
        cuda->cuThreadExchangeStreamCaptureMode(mode);
}

/* Return the code that has been loaded into a context, or NULL if there is none. */
static Code *find_code(CUcontext context, unsigned long long id) {
    Code *code = READ(codes);
    while (code && (READ(code->context) != context || code->id != id))
        code = code->next;
    return code;
}

/* Return whether an image runs on devices with a compute capability. cudyn uses the same rules in
   code_targets.py. */
static int runs_on(const Image *image, int major, int minor) {
    if (image->suffix == 'a')
        return image->major == major && image->minor == minor;
    if (image->kind == 'p' && !image->suffix)
        return image->major < major || (image->major == major && image->minor <= minor);
    return image->kind == 'f' || (image->major == major && image->minor <= minor);
}

/* Load the first image that runs on the device into the current context. */
static int load_code(const Driver *cuda, const Place *place, Code *code) {
    static char log[1 << 13], remarks[1 << 10]; /* errors and notes of the driver's compiler */
    int keys[] = {INFO_LOG, INFO_LOG_SIZE, ERROR_LOG, ERROR_LOG_SIZE};
    void *values[] = {remarks, (void *)sizeof remarks, log, (void *)sizeof log};
    const Image *image = images, *end = images + COUNT(images);
    int i, result, major = 0, minor = 0;
    result = cuda->cuDeviceGetAttribute(&major, CAPABILITY_MAJOR, code->device);
    if (!result)
        result = cuda->cuDeviceGetAttribute(&minor, CAPABILITY_MINOR, code->device);
    if (!result)
        result = cuda->cuDeviceGetAttribute(&code->multiprocessors, MULTIPROCESSORS, code->device);
    if (result)
        return fail_cuda(cuda, place, "cuDeviceGetAttribute", result);
    while (image < end && !runs_on(image, major, minor))
        image++;
    *error = 0;
    if (image == end) {
        add_text("%s: ", OWN_NAME);
        add_text(REFUSED, major, minor, major, minor);
        return PREFIX_LOAD_ERROR;
    }
    if (*image->note)
        snprintf(code->note, sizeof code->note, image->note, major, minor);
    *log = 0;
    result = cuda->cuModuleLoadDataEx(&code->module, image->data, COUNT(keys), keys, values);
    if (result) {
        result = fail_cuda(cuda, place, "cuModuleLoadDataEx", result);
        if (*code->note)
            add_text("; %s", code->note);
        if (*log)
            add_text("\n%s", log);
        return result;
    }
    for (i = 0; i < COUNT(contracts) && !result; i++) {
        result = cuda->cuModuleGetFunction(&code->functions[i], code->module, image->kernels[i]);
        if (result) {
            cuda->cuModuleUnload(code->module);
            result = fail_cuda(cuda, place, "cuModuleGetFunction", result);
            add_text("; the kernel is %s", image->kernels[i]);
        }
    }
    return result;
}

/* Find the code that has been loaded into the current context, or load it. */
static int get_code(const Driver *cuda, const Place *place, CUcontext context,
                    unsigned long long id, int device, Code **found) {
    int status = PREFIX_OK, mode = RELAXED;
    Code *code;
    acquire();
    *found = find_code(context, id);
    if (!*found) {
        code = (Code *)calloc(1, sizeof *code);
        if (code) {
            code->context = context;
            code->id = id;
            code->device = device;
            exchange_capture_mode(cuda, &mode);
            status = load_code(cuda, place, code);
            exchange_capture_mode(cuda, &mode);
        } else {
            snprintf(error, sizeof error, "%s: no memory", OWN_NAME);
            status = PREFIX_LOAD_ERROR;
        }
        if (status) {
            free(code);
        } else {
            code->next = codes;
            WRITE(codes, code);
            *found = code;
        }
    }
    release();
    return status;
}

/* Make the primary context of a device current, and store it and its id. The caller calls
   pop_context() later. */
static int push_primary(const Driver *cuda, const Place *place, int device, CUcontext *context,
                        unsigned long long *id) {
    int result, known = device >= 0 && device < COUNT(primaries);
    *context = known ? READ(primaries[device]) : NULL;
    if (!*context || get_id(cuda, *context, id) || !cuda->cuCtxGetId) {
        int handle = 0, mode = RELAXED;
        result = cuda->cuDeviceGet(&handle, device);
        if (result)
            return fail_cuda(cuda, place, "cuDeviceGet", result);
        exchange_capture_mode(cuda, &mode);
        result = cuda->cuDevicePrimaryCtxRetain(context, handle);
        exchange_capture_mode(cuda, &mode);
        if (result)
            return fail_cuda(cuda, place, "cuDevicePrimaryCtxRetain", result);
        result = get_id(cuda, *context, id);
        if (result)
            return fail_cuda(cuda, place, "cuCtxGetId", result);
        if (known)
            WRITE(primaries[device], *context);
    }
    result = cuda->cuCtxPushCurrent_v2(*context);
    return result ? fail_cuda(cuda, place, "cuCtxPushCurrent", result) : PREFIX_OK;
}

/* Restore the context that was current before push_primary(). */
static void pop_context(const Driver *cuda) {
    CUcontext popped;
    cuda->cuCtxPopCurrent_v2(&popped);
}

/* Store the current context, or NULL if no context is current or it has been destroyed. Return the
   status. */
static int get_current(const Driver *cuda, const Place *place, CUcontext *current) {
    int result = cuda->cuCtxGetCurrent(current);
    if (!result)
        return PREFIX_OK;
    if (result == NOT_INITIALIZED) {
        result = fail_cuda(cuda, place, "cuCtxGetCurrent", result);
        add_text("; a process that was forked can't use what its parent has initialized");
        return result;
    }
    *current = NULL; /* The context has been destroyed. */
    return PREFIX_OK;
}

/* Find or load the code for a launch, in the current context if it belongs to the device of the
   arrays, or else in the device's primary context. If the primary context had to be made current,
   is_pushed is 1, and the caller calls pop_context() after the launch. uses_current: whether the
   current context may be used. */
static int enter_context(const Driver *cuda, const Place *place, int uses_current, Code **code,
                         int *is_pushed) {
    CUcontext context = NULL;
    unsigned long long id = 0;
    int device = -1, status;
    *is_pushed = 0;
    TRY(get_current(cuda, place, &context));
    if (context && uses_current && !get_id(cuda, context, &id)) {
        *code = find_code(context, id);
        if (*code)
            device = (*code)->device;
        else if (cuda->cuCtxGetDevice(&device))
            device = -1;
        if (device >= 0 && (place->device < 0 || place->device == device))
            return *code ? PREFIX_OK : get_code(cuda, place, context, id, device, code);
    }
    device = place->device < 0 ? READ(default_device) : place->device;
    TRY(push_primary(cuda, place, device, &context, &id));
    *is_pushed = 1;
    *code = find_code(context, id);
    status = *code ? PREFIX_OK : get_code(cuda, place, context, id, device, code);
    if (status)
        pop_context(cuda);
    return status;
}

PREFIX_API int PREFIX_load(int device) {
    Place place = {NULL, 0, NULL};
    const Driver *cuda;
    Code *code;
    int is_pushed;
    place.device = device;
    if (device < 0) {
        snprintf(error, sizeof error, "%s: expected the ordinal of a device, got %d", OWN_NAME,
                 device);
        return PREFIX_VALUE_ERROR;
    }
    TRY(get_driver(&cuda, &place));
    TRY(enter_context(cuda, &place, 1, &code, &is_pushed));
    WRITE(default_device, device);
    if (is_pushed)
        pop_context(cuda);
    return PREFIX_OK;
}

PREFIX_API void PREFIX_unload(void) {
    const Driver *cuda = READ(driver);
    Code *code, *next;
    unsigned long long id;
    int mode = RELAXED;
    if (!cuda)
        return;
    acquire();
    code = codes;
    WRITE(codes, (Code *)NULL);
    exchange_capture_mode(cuda, &mode);
    for (; code; code = next) {
        next = code->next;
        /* If the context has been destroyed, the driver has already unloaded the code. */
        if (code->context && !get_id(cuda, code->context, &id) && id == code->id &&
            !cuda->cuCtxPushCurrent_v2(code->context)) {
            cuda->cuModuleUnload(code->module);
            pop_context(cuda);
        }
        free(code);
    }
    exchange_capture_mode(cuda, &mode);
    release();
}

PREFIX_API const char *PREFIX_note(void) {
    Code *code = READ(codes);
    while (code && !*code->note)
        code = code->next;
    return code ? code->note : "";
}
