// Types and headers that all files of the runtime need.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fenv.h>
#include <math.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef CHECKS // 1 if kernels are checked for errors
#define CHECKS 1
#endif

// The names that PTX uses for its types
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned __int128 u128;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;
typedef __int128 s128;

// For functions that are rarely called, such as those that report errors. They are not inlined, so
// that the code of the common case stays small.
#define OUTLINE __attribute__((noinline))
