/* The functions of a TVM FFI module, on the packed entries of @header@; compile it with @source@.
 *
 * No header of TVM FFI is needed. Its symbols stay undefined and are weak, so that a program without libtvm_ffi
 * can have this file too; where libtvm_ffi was opened later than this, it is asked when it is needed.
 */
#include "@header@"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef @prefix@_value cudyn_any; /* TVMFFIAny */
typedef struct {
    const char *data;
    size_t size;
} cudyn_bytes; /* TVMFFIByteArray */

__attribute__((weak)) void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message);
__attribute__((weak)) void *TVMFFIEnvGetStream(int32_t device_type, int32_t device_id);
__attribute__((weak)) int TVMFFIStringFromByteArray(const cudyn_bytes *text, cudyn_any *result);

static uintptr_t cudyn_find(const char *name)
{
    void *all = dlopen(NULL, RTLD_LAZY);
    return all ? (uintptr_t)dlsym(all, name) : 0;
}
#define CUDYN_FIND(function) (function ? function : (__typeof__(&function))cudyn_find(#function))

/* The environment's stream on the device of the first array in a GPU's memory. */
static void *cudyn_get_stream(const char *kinds, const cudyn_any *args)
{
    void *(*get)(int32_t, int32_t) = CUDYN_FIND(TVMFFIEnvGetStream);
    int32_t place[2] = {2, 0}; /* DLDevice: kDLCUDA, the first */
    for (const char *order = "aA"; *order; order++) /* the optional ones are last */
        for (size_t i = 0; kinds[i]; i++) {
            const char *tensor = args[i].pointer;
            int32_t found[2];
            if (kinds[i] != *order || (args[i].type_index != 7 && args[i].type_index != 70) || !tensor) continue;
            /* A DLTensor, or a tensor object, which has one behind its header; its second member is the device. */
            memcpy(found, tensor + (args[i].type_index == 70 ? 24 : 0) + sizeof(void *), sizeof found);
            if (found[0] == place[0]) return get ? get(found[0], found[1]) : NULL;
        }
    return get ? get(place[0], place[1]) : NULL;
}

/* kinds: of each argument 'a', an array, 'A', one that may be None, 's', a stream, or '.'; room: for one more. */
static int cudyn_call(int (*entry)(void *, const cudyn_any *, int32_t, cudyn_any *), const char *kinds, cudyn_any *room,
                      const cudyn_any *args, int32_t count, cudyn_any *result)
{
    if (count == (int32_t)strlen(kinds) && !strchr(kinds, 's')) {
        memset(room, 0, ((size_t)count + 1) * sizeof *room);
        if (count) memcpy(room, args, (size_t)count * sizeof *room);
        room[count].type_index = 4; /* an opaque pointer */
        room[count].pointer = cudyn_get_stream(kinds, args);
        args = room;
        count++;
    }
    int status = entry(NULL, args, count, result);
    if (!status) return 0;
    void (*raise)(const char *, const char *) = CUDYN_FIND(TVMFFIErrorSetRaisedFromCStr);
    if (raise)
        raise(status == @PREFIX@_TYPE_ERROR    ? "TypeError"
              : status == @PREFIX@_VALUE_ERROR ? "ValueError"
                                               : "RuntimeError",
              @prefix@_error());
    return -1;
}

static int cudyn_return(const char *text, cudyn_any *result)
{
    cudyn_bytes bytes = {text, strlen(text)};
    int (*make)(const cudyn_bytes *, cudyn_any *) = CUDYN_FIND(TVMFFIStringFromByteArray);
    return make ? make(&bytes, result) : -1;
}

#define CUDYN_EXPORT(symbol) \
    __attribute__((visibility("default"))) int symbol(void *, const cudyn_any *, int32_t, cudyn_any *); \
    int symbol(void *self, const cudyn_any *args, int32_t count, cudyn_any *result)
#define CUDYN_TEXT(symbol, text) \
    CUDYN_EXPORT(symbol) \
    { \
        (void)self, (void)args, (void)count; \
        return cudyn_return(text, result); \
    }
#define CUDYN_FUNCTION(name, kinds, metadata, doc) \
    CUDYN_EXPORT(__tvm_ffi_##name) \
    { \
        cudyn_any room[sizeof kinds]; \
        (void)self; \
        return cudyn_call(@prefix@_call_##name, kinds, room, args, count, result); \
    } \
    CUDYN_TEXT(__tvm_ffi__metadata_##name, metadata) \
    CUDYN_TEXT(__tvm_ffi__doc_##name, doc)
