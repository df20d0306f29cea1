// Functions that PTX code declares and the device provides. Each parameter is a pointer to the
// bytes of an argument.
#pragma once
#include "threads.h"

// The name of each function is f_ and its name in PTX code.
void f_vprintf(Thread *thread, u8 *result, u8 *format, u8 *values);
void f_malloc(Thread *thread, u8 *result, u8 *size);
void f_free(Thread *thread, u8 *pointer);
void f___assertfail(Thread *thread, u8 *message, u8 *file, u8 *line, u8 *function, u8 *size);
// The handle of a graph condition is the address of its value.
void f_cudaGraphSetConditional(Thread *thread, u8 *handle, u8 *value);

// Check an access to memory that kernels have allocated. Returns the fault, or 0; OUTSIDE means
// that no allocation contains the address.
FindingKind check_heap(u64 address, u32 size, u32 access);
// If such an allocation is near an address, describe the distance in `text`; otherwise leave `text`
// unchanged.
void describe_near_heap(u64 address, char *text, u32 size);
