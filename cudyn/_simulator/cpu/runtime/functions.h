// Functions that a device has and PTX only declares: each parameter is a pointer to its bytes.
#pragma once
#include "threads.h"

void f_vprintf(Thread *thread, u8 *result, u8 *format, u8 *values);
void f_malloc(Thread *thread, u8 *result, u8 *size);
void f_free(Thread *thread, u8 *pointer);
void f___assertfail(Thread *thread, u8 *message, u8 *file, u8 *line, u8 *function, u8 *size);
// The handle of a condition is the address of its value.
void f_cudaGraphSetConditional(Thread *thread, u8 *handle, u8 *value);

// What is wrong with an access to memory that kernels have allocated, or 0; OUTSIDE: no block of it
// is there.
FindingKind check_heap(u64 address, u32 size, u32 access);
// How far an address is from such memory; nothing if it is not near any.
void say_near_heap(u64 address, char *text, u32 size);
