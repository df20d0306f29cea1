/* Additional code for a TVM FFI module: the functions __tvm_ffi_NAME, __tvm_ffi__metadata_NAME and
   __tvm_ffi__doc_NAME for each contract NAME.

   The code does not include headers of TVM FFI. It supports TVM FFI 0.1, whose structures have been
   the same since 0.1.0. The functions of TVM FFI are undefined weak symbols, so that the module can
   also be linked with programs that do not use libtvm_ffi. If libtvm_ffi is loaded later than the
   module, its functions are found when they are needed. */
#include "expressions.c"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    const char *data;
    size_t size;
} Bytes; /* TVMFFIByteArray */

#ifdef _WIN32 /* Windows has no undefined symbols, so the module is linked with libtvm_ffi. */
#define MAYBE
#define FIND_LATE(name, found) 0
#else
#define MAYBE __attribute__((weak))
#define FIND_LATE(name, found) find_late(name, &found)
static uintptr_t find_late(const char *name, uintptr_t *found) {
    if (!READ(*found)) {
        void *all = dlopen(NULL, RTLD_LAZY);
        WRITE(*found, all ? (uintptr_t)dlsym(all, name) : 0);
    }
    return READ(*found);
}
#endif
static __attribute__((unused)) uintptr_t late[3]; /* functions that find_late() has found */
#define FIND_TVM(function, index)                                                                  \
    (function ? function : (__typeof__(&function))FIND_LATE(#function, late[index]))

MAYBE void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message);
MAYBE void *TVMFFIEnvGetStream(int32_t device_type, int32_t device);
MAYBE int TVMFFIStringFromByteArray(const Bytes *text, PREFIX_value *result);

/* Return TVM FFI's current stream for the device of the first array in the memory of a GPU. Without
   such an array, use the default device. letters: see call_packed(). */
static void *get_stream(const char *letters, const PREFIX_value *args, int32_t count) {
    void *(*get)(int32_t, int32_t) = FIND_TVM(TVMFFIEnvGetStream, 0);
    const char *order;
    int i, device = -1;
    for (order = "aA"; *order; order++) /* Optional arrays come last. */
        for (i = 0; i < count && device < 0; i++) {
            const Tensor *tensor;
            int type = get_type(&args[i]);
            if (letters[i] != *order || (type != TYPE_DLTENSOR && type != TYPE_TENSOR))
                continue;
            tensor =
                (const Tensor *)(type == TYPE_TENSOR ? get_object(&args[i]) : args[i].as.pointer);
            if (tensor->memory == CUDA)
                device = tensor->device;
        }
    return get ? get(CUDA, device < 0 ? READ(default_device) : device) : NULL;
}

/* Call the packed function of a contract. If the contract has no stream, pass the environment's
   stream. letters: for each argument 'a' (an array), 'A' (an optional array), 's' (a stream) or '.'
   (any other type); fewest: the number of arguments without a default value; extended: memory for
   all arguments and the stream. */
static int call_packed(PREFIX_packed *packed, const char *letters, int32_t fewest,
                       PREFIX_value *extended, const PREFIX_value *args, int32_t count,
                       PREFIX_value *result) {
    if (count >= fewest && count <= (int32_t)strlen(letters) && !strchr(letters, 's')) {
        memset(extended, 0, ((size_t)count + 1) * sizeof *extended);
        if (count)
            memcpy(extended, args, (size_t)count * sizeof *extended);
        extended[count].type_index = TYPE_POINTER;
        extended[count].as.pointer = get_stream(letters, args, count);
        args = extended;
        count++;
    }
    return packed(NULL, args, count, result);
}

/* Return 0, or raise the error of a failed call in TVM FFI and return -1. */
static int return_status(int status) {
    void (*raise)(const char *, const char *) = FIND_TVM(TVMFFIErrorSetRaisedFromCStr, 1);
    if (!status)
        return 0;
    if (raise)
        raise(status == PREFIX_TYPE_ERROR    ? "TypeError"
              : status == PREFIX_VALUE_ERROR ? "ValueError"
                                             : "RuntimeError",
              error);
    return -1;
}

/* Return a string to the caller. */
static int return_string(const char *text, PREFIX_value *result) {
    int (*make)(const Bytes *, PREFIX_value *) = FIND_TVM(TVMFFIStringFromByteArray, 2);
    Bytes bytes;
    bytes.data = text;
    bytes.size = strlen(text);
    return make ? make(&bytes, result) : -1;
}

#define TVM_SYMBOL(symbol)                                                                         \
    __attribute__((visibility("default"))) int symbol(void *, const PREFIX_value *, int32_t,       \
                                                      PREFIX_value *);                             \
    int symbol(void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result)
#define TVM_TEXT(symbol, text)                                                                     \
    TVM_SYMBOL(symbol) {                                                                           \
        (void)self, (void)args, (void)count;                                                       \
        return return_string(text, result);                                                        \
    }
#define TVM_CALL(symbol, packed, letters, fewest)                                                  \
    static int symbol(void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result) { \
        PREFIX_value extended[sizeof letters];                                                     \
        (void)self;                                                                                \
        return call_packed(packed, letters, fewest, extended, args, count, result);                \
    }
#define TVM_FUNCTION(name, call, metadata, doc)                                                    \
    TVM_SYMBOL(__tvm_ffi_##name) {                                                                 \
        return return_status(call(self, args, count, result));                                     \
    }                                                                                              \
    TVM_TEXT(__tvm_ffi__metadata_##name, metadata)                                                 \
    TVM_TEXT(__tvm_ffi__doc_##name, doc)
