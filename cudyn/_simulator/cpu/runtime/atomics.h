// Atomic operations. A block's shared memory is used by only one host thread; all other memory is
// shared by all host threads.
#pragma once
#include "memory.h"
#include "values.h"

// Replace *P with NEW, an expression that may use the old value OLD, and return the old value. Also
// count the change in thread->changes. If IS_ALONE is set, no other host thread can access *P, so
// no atomic instruction is needed.
#define ATOMIC(TYPE, P, IS_ALONE, NEW)                                                             \
    ({                                                                                             \
        TYPE *place_ = (TYPE *)(P);                                                                \
        TYPE OLD, new_;                                                                            \
        enum { is_alone_ = IS_ALONE };                                                             \
        if (is_alone_) {                                                                           \
            OLD = *place_;                                                                         \
            *place_ = new_ = NEW;                                                                  \
        } else {                                                                                   \
            OLD = __atomic_load_n(place_, __ATOMIC_RELAXED);                                       \
            do                                                                                     \
                new_ = NEW;                                                                        \
            while (!__atomic_compare_exchange_n(place_, &OLD, new_, 0, __ATOMIC_SEQ_CST,           \
                                                __ATOMIC_SEQ_CST));                                \
        }                                                                                          \
        thread->changes += OLD != new_;                                                            \
        OLD;                                                                                       \
    })

// Not every host has atomic instructions for 128 bits, so a lock serializes these operations.
void lock_wide(void);
void unlock_wide(void);

#define new_add(OLD, B, C) ((OLD) + (B))
#define new_min(OLD, B, C) ((OLD) < (B) ? (OLD) : (B))
#define new_max(OLD, B, C) ((OLD) > (B) ? (OLD) : (B))
#define new_and(OLD, B, C) ((OLD) & (B))
#define new_or(OLD, B, C) ((OLD) | (B))
#define new_xor(OLD, B, C) ((OLD) ^ (B))
#define new_exch(OLD, B, C) (B)
#define new_cas(OLD, B, C) ((OLD) == (B) ? (C) : (OLD))
#define new_inc(OLD, B, C) ((OLD) >= (B) ? 0 : (OLD) + 1)
#define new_dec(OLD, B, C) (!(OLD) || (OLD) > (B) ? (B) : (OLD) - 1)
#define new_add_f64(OLD, B, C) of_f64(as_f64(OLD) + (B))
#define new_add_f32(OLD, B, C) add_f32_of(OLD, B, is_alone_)
#define new_add_f16(OLD, B, C) of_f16(as_f16(OLD) + (B))
#define new_add_bf16(OLD, B, C) of_bf16(as_bf16(OLD) + (B))
#define new_add_f16x2(OLD, B, C)                                                                   \
    (of_f16(as_f16(OLD) + as_f16(B)) | of_f16(as_f16((OLD) >> 16) + as_f16((B) >> 16)) << 16)
#define new_add_bf16x2(OLD, B, C)                                                                  \
    (of_bf16(as_bf16(OLD) + as_bf16(B)) | of_bf16(as_bf16((OLD) >> 16) + as_bf16((B) >> 16)) << 16)

// As on a device, atomic additions of floats flush subnormal numbers to zero, except in shared
// memory.
static inline u32 add_f32_of(u32 old, float value, int is_alone) {
    const double tiny = 0x1p-126;
    if (is_alone)
        return of_f32(as_f32(old) + value);
    return of_f32(flush((float)(flush(as_f32(old), tiny) + flush(value, tiny)), tiny));
}
