// Functions that PTX code declares and calls, but that the device provides. Each parameter is a
// pointer to the bytes of an argument or of the result.
#pragma once
#include "threads.h"

// The name of each function is f_ followed by its name in PTX code.
void f_vprintf(Thread *thread, u8 *result, u8 *format, u8 *values);
void f_malloc(Thread *thread, u8 *result, u8 *size);
void f_free(Thread *thread, u8 *pointer);
void f___assertfail(Thread *thread, u8 *message, u8 *file, u8 *line, u8 *function, u8 *size);
// The handle of a graph condition is the address of its value.
void f_cudaGraphSetConditional(Thread *thread, u8 *handle, u8 *value);

// The address of a function in a kernel is the function's index in the table `functions` plus
// FIRST_FUNCTION, which is not a valid address. Therefore, a kernel never receives the real address
// of code.
#define FIRST_FUNCTION 0xfc00000000000000ull
typedef void FunctionCode(void);
typedef struct {
    FunctionCode *code; // null for kernels and for functions of other modules
    u32 count;          // number of results and parameters
    const u32 *sizes;   // size of each result and parameter in bytes
} FunctionEntry;
// Defined by the translated module
extern const FunctionEntry functions[];
extern const u32 function_count;

// Return the function at an address, after checking that it accepts arguments of these sizes.
FunctionCode *find_function(Thread *thread, u32 site, u64 pointer, u32 count, const u32 *sizes);

// Check an access to memory that kernels have allocated. Return the kind of error, or 0. OUTSIDE
// means that no block contains the address.
FindingKind check_heap(u64 address, u32 size, u32 access);
// If a block that a kernel has allocated is near an address, write a description of the distance to
// `text`. Otherwise, leave `text` unchanged.
void describe_near_heap(u64 address, char *text, u32 size);
