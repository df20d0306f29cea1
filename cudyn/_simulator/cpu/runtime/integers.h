// Integer arithmetic: the operations that are used in forms.txt. Sums and products wrap.
#pragma once
#include "values.h"
#include <time.h>

#define add_int(A, B) ((A) + (B))
#define sub_int(A, B) ((A) - (B))
#define mul_lo(A, B) ((u64)(A) * (u64)(B))
#define mad_lo(A, B, C) ((u64)(A) * (u64)(B) + (C))
#define mul_wide(A, B, WIDE) ((WIDE)(A) * (WIDE)(B))
#define mad_wide(A, B, C, WIDE) ((WIDE)(A) * (WIDE)(B) + (C))
#define add_sat_s32(A, B) clamp_s((s64)(A) + (B), 32)
#define sub_sat_s32(A, B) clamp_s((s64)(A) - (B), 32)
#define mad_hi_sat_s32(A, B, C) clamp_s((s64)mul_hi_s32(A, B) + (C), 32)

#define mul_hi_u16(A, B) (((u32)(A) * (B)) >> 16)
#define mul_hi_s16(A, B) (((s32)(A) * (B)) >> 16)
#define mul_hi_u32(A, B) (((u64)(A) * (B)) >> 32)
#define mul_hi_s32(A, B) (((s64)(A) * (B)) >> 32)
#define mul_hi_u64(A, B) ((u64)(((u128)(A) * (B)) >> 64))
#define mul_hi_s64(A, B) ((s64)(((s128)(A) * (B)) >> 64))
#define mad_hi(A, B, C, TYPE) (mul_hi_##TYPE(A, B) + (C))

// Arithmetic with a carry, which is the variable `carry` of the translated function. A subtraction
// stores the inverse of the borrow in it, as on a device.
#define with_carry(BITS, SETS, SUM)                                                                \
    ({                                                                                             \
        u128 wide_ = SUM;                                                                          \
        if (SETS)                                                                                  \
            carry = wide_ >> (BITS) & 1;                                                           \
        (u64) wide_;                                                                               \
    })
#define with_borrow(BITS, SETS, DIFFERENCE)                                                        \
    ({                                                                                             \
        u128 wide_ = DIFFERENCE;                                                                   \
        if (SETS)                                                                                  \
            carry = !(wide_ >> (BITS) & 1);                                                        \
        (u64) wide_;                                                                               \
    })
#define add_carry(A, B, TYPE, BITS) with_carry(BITS, 1, (u128)(TYPE)(A) + (TYPE)(B))
#define addc_carry(A, B, TYPE, BITS, SETS)                                                         \
    with_carry(BITS, SETS, (u128)(TYPE)(A) + (TYPE)(B) + carry)
#define sub_carry(A, B, TYPE, BITS) with_borrow(BITS, 1, (u128)(TYPE)(A) - (TYPE)(B))
#define subc_carry(A, B, TYPE, BITS, SETS)                                                         \
    with_borrow(BITS, SETS, (u128)(TYPE)(A) - (TYPE)(B) - !carry)
#define mad_lo_carry(A, B, C, TYPE, BITS)                                                          \
    with_carry(BITS, 1, (u128)(TYPE)((u64)(A) * (u64)(B)) + (TYPE)(C))
#define mad_hi_carry(A, B, C, TYPE, BITS, OF)                                                      \
    with_carry(BITS, 1, (u128)(TYPE)mul_hi_##OF(A, B) + (TYPE)(C))
#define madc_lo_carry(A, B, C, TYPE, BITS, SETS)                                                   \
    with_carry(BITS, SETS, (u128)(TYPE)((u64)(A) * (u64)(B)) + (TYPE)(C) + carry)
#define madc_hi_carry(A, B, C, TYPE, BITS, OF, SETS)                                               \
    with_carry(BITS, SETS, (u128)(TYPE)mul_hi_##OF(A, B) + (TYPE)(C) + carry)

// mul24 and mad24: 24-bit operands
#define low_24_u32(A) ((u64)((A) & 0xffffff))
#define low_24_s32(A) ((s64)((s32)((u32)(A) << 8) >> 8))
#define mul24_lo(A, B, TYPE) (low_24_##TYPE(A) * low_24_##TYPE(B))
#define mul24_hi(A, B, TYPE) (low_24_##TYPE(A) * low_24_##TYPE(B) >> 16)
#define mad24_lo(A, B, C, TYPE) (mul24_lo(A, B, TYPE) + (C))
#define mad24_hi(A, B, C, TYPE) (mul24_hi(A, B, TYPE) + (C))

#define sad_int(A, B, C) ((C) + ((A) < (B) ? (B) - (A) : (A) - (B)))
#define abs_int(A) ((A) < 0 ? -(A) : (A))
#define neg_int(A) (-(A))
#define min_int(A, B) ((A) < (B) ? (A) : (B))
#define max_int(A, B) ((A) > (B) ? (A) : (B))
#define min_relu(A, B) (min_int(A, B) < 0 ? 0 : min_int(A, B))
#define max_relu(A, B) (max_int(A, B) < 0 ? 0 : max_int(A, B))

// Division by 0 returns all ones, and overflow wraps.
#define DEFINE_DIVISION(TYPE)                                                                      \
    static inline TYPE div_##TYPE(TYPE a, TYPE b) {                                                \
        int overflows = (TYPE) - 1 < 0 && b == (TYPE) - 1;                                         \
        return b == 0 ? (TYPE) - 1 : overflows ? (TYPE)(0 - (u64)a) : a / b;                       \
    }                                                                                              \
    static inline TYPE rem_##TYPE(TYPE a, TYPE b) {                                                \
        int overflows = (TYPE) - 1 < 0 && b == (TYPE) - 1;                                         \
        return b == 0 ? (TYPE) - 1 : overflows ? 0 : a % b;                                        \
    }
DEFINE_DIVISION(u16)
DEFINE_DIVISION(u32)
DEFINE_DIVISION(u64)
DEFINE_DIVISION(s16)
DEFINE_DIVISION(s32)
DEFINE_DIVISION(s64)

// ---- bits

#define and_bits(A, B) ((A) & (B))
#define or_bits(A, B) ((A) | (B))
#define xor_bits(A, B) ((A) ^ (B))
#define not_bits(A) (~(A))
#define is_zero(A) (!(A))
#define count_ones(A) ((u32)__builtin_popcountll(A))

static inline u32 count_leading_zeros(u64 value, int bits) {
    return value ? __builtin_clzll(value) - (64 - bits) : bits;
}

static inline u32 reverse_b32(u32 value) {
    u32 reversed = 0;
    for (int bit = 0; bit < 32; ++bit)
        reversed = reversed << 1 | (value >> bit & 1);
    return reversed;
}

static inline u64 reverse_b64(u64 value) {
    return (u64)reverse_b32(value) << 32 | reverse_b32(value >> 32);
}

static inline u64 shift_left(u64 value, u32 by, int bits) {
    return by >= (u32)bits ? 0 : value << (by & 63);
}

static inline u64 shift_right(u64 value, u32 by, int bits) {
    return by >= (u32)bits ? 0 : value >> (by & 63);
}

static inline s64 shift_right_signed(s64 value, u32 by, int bits) {
    return value >> (by >= (u32)bits ? bits - 1 : by);
}

// shf: shift the 64 bits that two registers form
#define funnel_left(A, B, BY) ((((u64)(B) << 32 | (A)) << (BY)) >> 32)
#define funnel_right(A, B, BY) (((u64)(B) << 32 | (A)) >> (BY))
#define funnel_left_clamp(A, B, C) funnel_left(A, B, (C) > 32 ? 32 : (C))
#define funnel_left_wrap(A, B, C) funnel_left(A, B, (C) & 31)
#define funnel_right_clamp(A, B, C) funnel_right(A, B, (C) > 32 ? 32 : (C))
#define funnel_right_wrap(A, B, C) funnel_right(A, B, (C) & 31)

// ---- operations on the bytes or halves of registers, which are called lanes here

typedef s32 LaneOperation(s32 a, s32 b);
LaneOperation lane_add, lane_sub, lane_average, lane_difference, lane_min, lane_max;
LaneOperation lane_eq, lane_ne, lane_lt, lane_le, lane_gt, lane_ge;
enum { IS_SIGNED_U32, IS_SIGNED_S32 };
// How the results of the lanes are combined: clamped to the type of a lane and packed, or all added
// to c
enum { CLAMPS = 1, ACCUMULATES = 2 };
u32 combine_lanes(u32 a, u32 b, u32 c, u32 lanes, LaneOperation *operation, int a_is_signed,
                  int b_is_signed, int is_signed, int how);
// cvt.pack: clamp a and b, and pack them below the remaining bits of c.
u32 pack_clamped(s32 a, s32 b, u32 c, u32 bits, int is_signed);

// prmt: select four of the eight bytes of b and a.
u32 permute(u32 a, u32 b, u32 selector);
u32 permute_by_mode(u32 a, u32 b, u32 selector, const char *mode);
// lop3: apply a logical function to each bit of a, b and c. `table` contains the function's
// results.
u32 look_up(u32 a, u32 b, u32 c, u32 table);
// The same with a second result. It is a predicate that tells whether the first result is not 0,
// combined with another predicate.
#define look_up_both(A, B, C, TABLE, COMBINE, WITH)                                                \
    ({                                                                                             \
        u32 found_ = look_up(A, B, C, TABLE);                                                      \
        thread->predicate = combine_##COMBINE(found_ != 0, WITH);                                  \
        found_;                                                                                    \
    })
// bfe and bfi: extract or insert a field of bits.
u64 extract_field(u64 value, u32 position, u32 length, int bits, int is_signed);
u64 insert_field(u64 field, u64 into, u32 position, u32 length, int bits);
s32 dot_product(u32 a, u32 b, int count, int a_is_signed, int b_is_signed, int from);
// bfind: find the highest bit that differs from the sign.
u32 find_highest(u64 value, int is_signed, int bits, int as_shift);
// fns: find the nth set bit of a mask, starting at a base.
u32 find_nth(u32 mask, u32 base, s32 offset);
// bmsk: return a mask with `length` ones, starting at a position.
u32 make_mask(u32 position, u32 length, int wraps);
// szext: extend the lowest `length` bits with the sign or with zeros.
u32 extend_sign(u32 value, u32 length, int wraps, int is_signed);
