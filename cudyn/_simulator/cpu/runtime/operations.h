// Everything that translated code uses. This file itself defines memory accesses, special
// registers, and macros for forms.txt that use variables of the translated code: `thread`, the
// operands A, B, C and D, and the vector `result`.
#pragma once
#include "atomics.h"
#include "barriers.h"
#include "comparisons.h"
#include "copies.h"
#include "fibers.h"
#include "findings.h"
#include "floats.h"
#include "fragments.h"
#include "functions.h"
#include "integers.h"
#include "launch.h"
#include "matrix.h"
#include "memory.h"
#include "ordering.h"
#include "tensors.h"
#include "textures.h"
#include "warpgroups.h"
#include "warps.h"

// For instructions whose result is equal to their operand
#define same(A) (A)

// ---- memory

#define load_from(SPACE, SITE, ADDRESS, SIZE, ACCESS)                                              \
    LOAD(result, at_##SPACE(thread, SITE, ADDRESS, SIZE, ACCESS, 0), (ACCESS) & IS_STRONG)
#define store_to(SPACE, SITE, ADDRESS, SIZE, ACCESS)                                               \
    do {                                                                                           \
        u8 *to_ = at_##SPACE(thread, SITE, ADDRESS, SIZE, ACCESS, B);                              \
        for (u32 at_ = 0; CHECKS && at_ < sizeof B / sizeof *B; ++at_)                             \
            thread->changes += ((__typeof__(B[0]) *)to_)[at_] != B[at_];                           \
        STORE(B, to_, (ACCESS) & IS_STRONG);                                                       \
    } while (0)
#define replace(TYPE, SPACE, SITE, ADDRESS, SIZE, ACCESS, IS_ALONE, NEW)                           \
    ATOMIC(TYPE, at_##SPACE(thread, SITE, ADDRESS, SIZE, ACCESS, 0), IS_ALONE, NEW(OLD, B, C))
#define replace_after_spin(TYPE, SPACE, SITE, ADDRESS, SIZE, ACCESS, IS_ALONE, NEW)                \
    (spin(thread, SITE), replace(TYPE, SPACE, SITE, ADDRESS, SIZE, ACCESS, IS_ALONE, NEW))

#define replace_wide(SPACE, SITE, ADDRESS, ACCESS, NEW)                                            \
    ({                                                                                             \
        spin(thread, SITE);                                                                        \
        u128 *place_ = (u128 *)at_##SPACE(thread, SITE, ADDRESS, 16, ACCESS, 0);                   \
        u128 OLD;                                                                                  \
        lock_wide();                                                                               \
        OLD = *place_;                                                                             \
        *place_ = NEW(OLD, B, C);                                                                  \
        thread->changes += OLD != *place_;                                                         \
        unlock_wide();                                                                             \
        OLD;                                                                                       \
    })

// Add to each element of a vector. Each addition is atomic, but the operation as a whole is not.
#define replace_each(TYPE, KIND, COUNT, SPACE, SITE, ADDRESS, SIZE, ACCESS, FORMER)                \
    do {                                                                                           \
        u8 *vector_ = at_##SPACE(thread, SITE, ADDRESS, SIZE, ACCESS, 0);                          \
        for (u32 at_ = 0; at_ < COUNT; ++at_)                                                      \
            FORMER[at_] =                                                                          \
                ATOMIC(TYPE, vector_ + at_ * sizeof(TYPE), 0, add_bits_##KIND(OLD, B[at_]));       \
    } while (0)
#define add_bits_f32(OLD, B) new_add_f32(OLD, as_f32(B), 0)
#define add_bits_f16(OLD, B) new_add_f16(OLD, as_f16(B), 0)
#define add_bits_bf16(OLD, B) new_add_bf16(OLD, as_bf16(B), 0)
#define add_bits_f16x2(OLD, B) new_add_f16x2(OLD, B, 0)
#define add_bits_bf16x2(OLD, B) new_add_bf16x2(OLD, B, 0)

#define shared_to_generic(A) ((A) + (u64)thread->block->shared)
#define generic_to_shared(A) ((A) - (u64)thread->block->shared)

static inline void fence(Thread *thread, int is_in_block) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (CHECKS)
        order_fence(thread, is_in_block);
}

static inline void commit_copies(Thread *thread) {
    thread->batch++;
}

// Set the initial value of a variable.
static inline void set_value(u8 *to, u32 size, u64 value) {
    memcpy(to, &value, size);
}

#define multiply(SITE, ROWS, COLUMNS, DEPTH, BITS, A_KIND, B_KIND, C_KIND, SATURATES)              \
    meet_for_multiply(thread, SITE,                                                                \
                      &(Multiply){ROWS, COLUMNS, DEPTH, BITS, A_KIND, B_KIND, C_KIND, SATURATES,   \
                                  A, B, C, result})

#define add_quad_products(SITE, IS_A_ROW, IS_B_ROW, C_KIND, D_KIND)                                \
    meet_for_quads(thread, SITE,                                                                   \
                   &(QuadMultiply){IS_A_ROW, IS_B_ROW, C_KIND, D_KIND, A, B, C, result})

// ---- special registers

// %clock and %globaltimer. Reading the time counts as a change, because a loop that waits for a
// time ends even if no memory changes.
static inline u64 now(Thread *thread) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    thread->changes++;
    return time.tv_sec * 1000000000ull + time.tv_nsec;
}

static inline u32 upper_word(u64 value) {
    return value >> 32;
}

static inline u32 index_in_cluster(const Thread *thread, int axis) {
    return thread->block->index[axis] % launch_of(thread)->cluster[axis];
}

static inline u32 index_of_cluster(const Thread *thread, int axis) {
    return thread->block->index[axis] / launch_of(thread)->cluster[axis];
}

static inline u32 count_clusters(const Thread *thread, int axis) {
    return launch_of(thread)->grid[axis] / launch_of(thread)->cluster[axis];
}

static inline u32 has_cluster(const Thread *thread) {
    return cluster_size(launch_of(thread)) > 1;
}

static inline u32 number_of_warp(const Thread *thread) {
    return thread->number / 32;
}

static inline u32 count_warps(const Thread *thread) {
    return (thread->block->thread_count + 31) / 32;
}

static inline u32 lanes_equal(const Thread *thread) {
    return 1u << thread->lane;
}

static inline u32 lanes_below(const Thread *thread) {
    return (1u << thread->lane) - 1;
}

static inline u32 lanes_up_to(const Thread *thread) {
    return ~0u >> (31 - thread->lane);
}

static inline u32 lanes_above(const Thread *thread) {
    return ~0u << thread->lane << 1;
}

static inline u32 lanes_from(const Thread *thread) {
    return ~0u << thread->lane;
}
