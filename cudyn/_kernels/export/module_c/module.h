/* Kernels of MODULE, written by cudyn.

   Compile MODULE.c with GCC or Clang as C99 or C++. It needs no library to link with, except -ldl
   on systems with dlopen there: the CUDA driver is found at the first launch of a kernel, and its
   code, which is in that file, is loaded once for each context. Several threads may call all
   functions at once, except PREFIX_unload.

   A launch goes to the current context if that belongs to the arrays' device, else to the primary
   context of their device, which stays retained. An array is an address that the device can access;
   a parameter whose name is a word of C or C++ has an underscore behind it. */
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

/* The results of functions. */
enum {
    PREFIX_OK = 0,
    PREFIX_TYPE_ERROR = 1,  /* an argument of the wrong kind, such as a number for an array */
    PREFIX_VALUE_ERROR = 2, /* an argument that does not fit the contract */
    PREFIX_CUDA_ERROR = 3,  /* an error of CUDA */
    PREFIX_LOAD_ERROR = 4   /* no driver, or no code for the device */
};

/* The message of the last failure in this thread, or "". */
PREFIX_API const char *PREFIX_error(void);

/* Load the code for a device before its first launch. Launches without arrays, in threads without a
   current context, use the device of the last such call, or device 0. */
PREFIX_API int PREFIX_load(int device);

/* Unload all code, such as before this library is closed; no launch may be running. The next launch
 * loads it. */
PREFIX_API void PREFIX_unload(void);

/* A note that the driver has compiled PTX, if it has; else "". */
PREFIX_API const char *PREFIX_note(void);

/* TYPED FUNCTIONS */
/* --- The same functions for callers that find them at run time. */

/* An argument, as TVM FFI's TVMFFIAny: None 0, an integer 1, a bool 2, a float 3, a stream 4, a
   DLTensor * 7, a tensor object 70, a shape object 69, an array object 71, an integer object 78,
   which is one that does not fit 64 bits with a sign. */
typedef struct {
    int32_t type_index;
    uint32_t zero_padding;
    union {
        int64_t i64;
        double f64;
        void *pointer;
    } as;
} PREFIX_value;

typedef int PREFIX_packed(void *self, const PREFIX_value *args, int32_t count,
                          PREFIX_value *result);

/* The arguments in order. If the contract has no stream, a stream may follow them. */
/* PACKED FUNCTIONS */
typedef struct {
    const char *name;
    PREFIX_packed *call;
    const char *contract;
} PREFIX_function;

typedef struct {
    int32_t version; /* of this structure: 1 */
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
