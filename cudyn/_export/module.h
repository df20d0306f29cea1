/* Kernels of @NAME@, written by cudyn.

   Compile @NAME@.c with any C99 or C++ compiler that is GCC or Clang and link it with nothing (with -ldl where
   dlopen is there): the CUDA driver is found when a kernel is first launched, and its code, which is in that
   file, is loaded once for each context. All functions may be called by several threads at once, but for
   PREFIX_unload.

   A launch goes to the current context where that is of the arrays' device, else to the primary context of
   their device, which stays retained. An array is an address that the device sees; a parameter whose name is a
   word of C or C++ has an underscore behind it. */
#ifndef PREFIX_CUDYN_H
#define PREFIX_CUDYN_H

#include <stdbool.h>
#include <stdint.h>

#ifndef PREFIX_API
#define PREFIX_API /* such as __attribute__((visibility("default"))), for a shared library */
#endif

#ifdef __cplusplus
extern "C" {
#endif

struct CUstream_st; /* a CUstream or cudaStream_t is a pointer to it; NULL is the default stream */

/* What functions return. */
enum {
    PREFIX_OK = 0,
    PREFIX_TYPE_ERROR = 1,  /* an argument of another kind, such as no array where one has to be */
    PREFIX_VALUE_ERROR = 2, /* an argument that does not keep the contract */
    PREFIX_CUDA_ERROR = 3,  /* what CUDA says */
    PREFIX_LOAD_ERROR = 4   /* no driver, or no code for the device */
};

/* What was wrong when a function last failed in this thread; "" if none has. */
PREFIX_API const char *PREFIX_error(void);

/* Load the code for a device, so that the first launch there need not. It is the device of launches without
   arrays in threads that have no current context, which is else device 0. */
PREFIX_API int PREFIX_load(int device);

/* Unload all code, such as before this library is closed; no launch may be running. The next one loads again. */
PREFIX_API void PREFIX_unload(void);

/* What has to be said of code that was loaded: that the driver has compiled PTX; else "". */
PREFIX_API const char *PREFIX_note(void);

@TYPED@
/* --- The same functions for callers that find them at run time. */

/* An argument, as TVM FFI's TVMFFIAny: None 0, an integer 1, a bool 2, a float 3, a stream 4, a DLTensor * 7, a
   tensor object 70, a shape object 69, an array object 71, an integer object 78, which is one that does not fit 64
   bits with a sign. */
typedef struct {
    int32_t type_index;
    uint32_t zero_padding;
    union {
        int64_t i64;
        double f64;
        void *pointer;
    } as;
} PREFIX_value;

typedef int PREFIX_packed(void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result);

/* The arguments in order. Where the contract has no stream, one more may be given: a stream. */
@PACKED@
typedef struct {
    const char *name;
    PREFIX_packed *call;
    const char *contract;
} PREFIX_function;

typedef struct {
    int32_t version; /* of this structure: @VERSION@ */
    int32_t count;   /* of the functions */
    const PREFIX_function *functions;
    const char *(*error)(void);
    const char *(*note)(void);
    int (*load)(int device);
    void (*unload)(void);
} PREFIX_module;

PREFIX_API extern const PREFIX_module PREFIX_cudyn_module;
PREFIX_API extern const char PREFIX_cudyn_metadata[]; /* JSON */

#ifdef __cplusplus
}
#endif
#endif
