// Conversions between values and the bits in registers. Values of f16 and bf16 are computed as
// doubles, and the result is then rounded to the type. The additional rounding to a double does not
// change the result, because a double has more than twice as many bits.
#pragma once
#include "base.h"

// as_T converts the bits of a register to a value of type T. of_T converts a value of type T to
// bits.
#define DEFINE_WORD(C_TYPE, TYPE)                                                                  \
    static inline C_TYPE as_##TYPE(u64 bits) {                                                     \
        return bits;                                                                               \
    }                                                                                              \
    static inline C_TYPE of_##TYPE(C_TYPE value) {                                                 \
        return value;                                                                              \
    }
DEFINE_WORD(u8, u8)
DEFINE_WORD(u16, u16)
DEFINE_WORD(u32, u32)
DEFINE_WORD(u64, u64)
DEFINE_WORD(s8, s8)
DEFINE_WORD(s16, s16)
DEFINE_WORD(s32, s32)
DEFINE_WORD(s64, s64)
DEFINE_WORD(u8, pred)
DEFINE_WORD(u8, b8)
DEFINE_WORD(u16, b16)
DEFINE_WORD(u32, b32)
DEFINE_WORD(u64, b64)
DEFINE_WORD(u32, u16x2)
DEFINE_WORD(u32, s16x2)
DEFINE_WORD(u32, f16x2)
DEFINE_WORD(u32, bf16x2)

static inline u128 as_b128(u128 bits) {
    return bits;
}

static inline u128 of_b128(u128 value) {
    return value;
}

static inline float as_f32(u32 bits) {
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

static inline double as_f64(u64 bits) {
    double value;
    memcpy(&value, &bits, 8);
    return value;
}

static inline u32 of_f32(float value) {
    u32 bits;
    memcpy(&bits, &value, 4);
    return value == value ? bits : 0x7fffffff;
}

static inline u64 of_f64(double value) {
    u64 bits;
    memcpy(&bits, &value, 8);
    return bits;
}

// ---- modifiers of results

// .ftz: values whose magnitude is smaller than `tiny` become 0.
static inline double flush(double value, double tiny) {
    return fabs(value) < tiny ? copysign(0, value) : value;
}

// .sat: clamp to the range 0 to 1. NaN becomes 0.
static inline double sat_(double value) {
    return value > 0 ? value < 1 ? value : 1 : 0;
}

// .relu: negative values become 0.
static inline double relu_(double value) {
    return value != value ? value : value > 0 ? value : 0;
}

// ---- small floats

typedef enum { TO_NEAREST, TO_ZERO, DOWN, UP, TO_NEAREST_AWAY } Rounding;

// Convert a small float, whose exponent and mantissa have these numbers of bits, to a double. In a
// format without infinities, the only NaN has all bits set (except the sign).
static inline double widen(u32 bits, int mantissa, int exponent, int has_infinity) {
    u32 power = bits >> mantissa & ((1u << exponent) - 1);
    u32 fraction = bits & ((1u << mantissa) - 1);
    u32 top = (1u << exponent) - 1;
    int bias = (1 << (exponent - 1)) - 1;
    double value;
    if (power == top && (has_infinity || fraction == (1u << mantissa) - 1))
        value = fraction ? NAN : INFINITY;
    else if (!power)
        value = fraction * as_f64((u64)(1023 + 1 - bias - mantissa) << 52);
    else
        value = as_f64((u64)(power - bias + 1023) << 52 | (u64)fraction << (52 - mantissa));
    return bits >> (mantissa + exponent) & 1 ? -value : value;
}

// Convert a double to a small float. If `saturates` is set, values that are too large become the
// largest finite value.
u32 narrow(double value, int mantissa, int exponent, Rounding rounding, int has_infinity,
           int saturates);

// If an f64 is a NaN, convert it to a smaller NaN with the same sign and the upper bits of its
// payload. Otherwise, return `otherwise`.
static inline u32 keep_nan(double value, int mantissa, int exponent, u32 otherwise) {
    u64 bits = of_f64(value);
    if (value == value)
        return otherwise;
    u32 sign = bits >> 63 << (mantissa + exponent);
    u32 payload = (bits & ((1ull << 52) - 1)) >> (52 - mantissa);
    return sign | ((1u << exponent) - 1) << mantissa | payload | 1u << (mantissa - 1);
}

#define as_f16(BITS) widen((u16)(BITS), 10, 5, 1)
#define as_bf16(BITS) widen((u16)(BITS), 7, 8, 1)
#define of_f16(VALUE) narrow(VALUE, 10, 5, TO_NEAREST, 1, 0)
#define of_bf16(VALUE) narrow(VALUE, 7, 8, TO_NEAREST, 1, 0)
#define narrowed_f16(VALUE) as_f16(of_f16(VALUE))
#define narrowed_bf16(VALUE) as_bf16(of_bf16(VALUE))

// ---- conversions to integers

// Clamp an integer to the range of a signed or an unsigned integer of `bits` bits.
static inline s64 clamp_s(s128 value, int bits) {
    s64 high = (s64)(~0ull >> (65 - bits));
    s64 low = -high - 1;
    return value < low ? low : value > high ? high : (s64)value;
}

static inline u64 clamp_u(s128 value, int bits) {
    u64 high = ~0ull >> (64 - bits);
    return value<0 ? 0 : value>(s128) high ? high : (u64)value;
}

// Convert a float without a fraction to an integer, clamped to the integer's range. A NaN becomes 0
// or, if `nan_is_high` is set, an integer in which only the highest bit is set.
static inline u64 to_s(double value, int bits, int nan_is_high) {
    if (value != value)
        return nan_is_high ? 1ull << 63 >> (64 - bits) : 0;
    double limit = ldexp(1, bits - 1);
    if (value >= limit)
        return ~0ull >> (65 - bits);
    return value < -limit ? (u64)INT64_MIN >> (64 - bits) : (u64)(s64)value;
}

static inline u64 to_u(double value, int bits, int nan_is_high) {
    if (value != value)
        return nan_is_high ? 1ull << (bits - 1) : 0;
    double limit = ldexp(1, bits);
    if (value >= limit)
        return ~0ull >> (64 - bits);
    return value < 0 ? 0 : (u64)value;
}

// Round a float to an integral value.
static inline double whole(double value, Rounding rounding) {
    switch (rounding) {
    case TO_NEAREST:
        return nearbyint(value);
    case TO_ZERO:
        return trunc(value);
    case DOWN:
        return floor(value);
    default:
        return ceil(value);
    }
}
