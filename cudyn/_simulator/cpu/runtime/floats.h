// Floating-point arithmetic: the operations that are used in forms.txt
#pragma once
#include "values.h"

// Operations with all rounding modes except rounding to nearest. They are not inlined, so that the
// host's rounding mode applies only to these computations.
#define DECLARE_DIRECTED(TYPE, NAME)                                                               \
    TYPE add_directed_##NAME(Rounding rounding, TYPE a, TYPE b);                                   \
    TYPE sub_directed_##NAME(Rounding rounding, TYPE a, TYPE b);                                   \
    TYPE mul_directed_##NAME(Rounding rounding, TYPE a, TYPE b);                                   \
    TYPE div_directed_##NAME(Rounding rounding, TYPE a, TYPE b);                                   \
    TYPE rcp_directed_##NAME(Rounding rounding, TYPE a);                                           \
    TYPE sqrt_directed_##NAME(Rounding rounding, TYPE a);                                          \
    TYPE fma_directed_##NAME(Rounding rounding, TYPE a, TYPE b, TYPE c);
DECLARE_DIRECTED(float, f32)
DECLARE_DIRECTED(double, f64)

float f32_of_f64_directed(double value, Rounding rounding);
float f32_of_s64_directed(s64 value, Rounding rounding);
float f32_of_u64_directed(u64 value, Rounding rounding);
double f64_of_s64_directed(s64 value, Rounding rounding);
double f64_of_u64_directed(u64 value, Rounding rounding);

// .oob: the result is 0 if either factor is OUTSIDE_OF_TENSOR, the value that copies with tensor
// maps store for elements outside the tensor.
enum { OUTSIDE_OF_TENSOR = 0x7ff7 };
#define is_outside(BITS) ((u16)(BITS) == OUTSIDE_OF_TENSOR)
#define fma_inside(TYPE, END, A, B, C)                                                             \
    (is_outside(A) || is_outside(B)                                                                \
         ? 0                                                                                       \
         : of_##TYPE(END(fma_##TYPE(as_##TYPE(A), as_##TYPE(B), as_##TYPE(C)))))
#define fma_inside_halves(TYPE, END, A, B, C)                                                      \
    (fma_inside(TYPE, END, (A) >> 16, (B) >> 16, (C) >> 16) << 16 | fma_inside(TYPE, END, A, B, C))

#define fma_f32 fmaf
#define fma_f64 fma
#define fma_f16 fma_to_odd
#define fma_bf16 fma_to_odd
#define sqrt_f32 sqrtf
#define sqrt_f64 sqrt

#define DEFINE_ROUNDED(TYPE, NAME)                                                                 \
    static inline TYPE add_rounded_##NAME(TYPE a, TYPE b, Rounding rounding) {                     \
        return rounding ? add_directed_##NAME(rounding, a, b) : a + b;                             \
    }                                                                                              \
    static inline TYPE sub_rounded_##NAME(TYPE a, TYPE b, Rounding rounding) {                     \
        return rounding ? sub_directed_##NAME(rounding, a, b) : a - b;                             \
    }                                                                                              \
    static inline TYPE mul_rounded_##NAME(TYPE a, TYPE b, Rounding rounding) {                     \
        return rounding ? mul_directed_##NAME(rounding, a, b) : a * b;                             \
    }                                                                                              \
    static inline TYPE div_rounded_##NAME(TYPE a, TYPE b, Rounding rounding) {                     \
        return rounding ? div_directed_##NAME(rounding, a, b) : a / b;                             \
    }                                                                                              \
    static inline TYPE rcp_rounded_##NAME(TYPE a, Rounding rounding) {                             \
        return rounding ? rcp_directed_##NAME(rounding, a) : 1 / a;                                \
    }                                                                                              \
    static inline TYPE sqrt_rounded_##NAME(TYPE a, Rounding rounding) {                            \
        return rounding ? sqrt_directed_##NAME(rounding, a) : sqrt_##NAME(a);                      \
    }                                                                                              \
    static inline TYPE fma_rounded_##NAME(TYPE a, TYPE b, TYPE c, Rounding rounding) {             \
        return rounding ? fma_directed_##NAME(rounding, a, b, c) : fma_##NAME(a, b, c);            \
    }
DEFINE_ROUNDED(float, f32)
DEFINE_ROUNDED(double, f64)

static inline float f32_of_f64(double value, Rounding rounding) {
    return rounding ? f32_of_f64_directed(value, rounding) : (float)value;
}

#define DEFINE_FROM_INTEGERS(TYPE, NAME)                                                           \
    static inline TYPE NAME##_of_s64(s64 value, Rounding rounding) {                               \
        return rounding ? NAME##_of_s64_directed(value, rounding) : (TYPE)value;                   \
    }                                                                                              \
    static inline TYPE NAME##_of_u64(u64 value, Rounding rounding) {                               \
        return rounding ? NAME##_of_u64_directed(value, rounding) : (TYPE)value;                   \
    }
DEFINE_FROM_INTEGERS(float, f32)
DEFINE_FROM_INTEGERS(double, f64)

// Compute a fused multiply-add, rounded to odd. If the result is then rounded to fewer bits, it is
// the same as if the exact value had been rounded once.
static inline double fma_to_odd(double a, double b, double c) {
    double product = a * b;
    double sum = product + c;
    if (isnan(sum) || isinf(sum))
        return sum;
    double added = sum - product;
    double error = (product - (sum - added)) + (c - added);
    u64 bits = of_f64(sum);
    if (error != 0 && !(bits & 1))
        bits += (error > 0) == (sum > 0) ? 1 : -1;
    return as_f64(bits);
}

// Convert an integer to a double, rounded to odd for the same reason as in fma_to_odd.
static inline double odd_of_u64(u64 value) {
    int excess = value ? 11 - __builtin_clzll(value) : 0;
    if (excess <= 0)
        return (double)value;
    u64 rest = value & ((1ull << excess) - 1);
    return ldexp((double)(value >> excess | !!rest), excess);
}

static inline double odd_of_s64(s64 value) {
    return value < 0 ? -odd_of_u64(0 - (u64)value) : odd_of_u64(value);
}

// Operations on f16 and bf16, and on f32 and f64 if the instruction has no rounding modifier
#define add_float(A, B) ((A) + (B))
#define sub_float(A, B) ((A) - (B))
#define mul_float(A, B) ((A) * (B))
#define div_float(A, B) ((A) / (B))
#define abs_float(A) fabs(A)
#define neg_float(A) (-(A))

// div.approx: for a large divisor, the result is 0, or NaN if `a` is infinite.
static inline float div_approx_f32(float a, float b) {
    float size = fabsf(b);
    if (size > 0x1p126f && size < INFINITY)
        return isinf(a) ? NAN : a * (1 / (b * 0x1p-32f)) * 0x1p-32f * 0;
    return a / b;
}

// Approximate operations use the host's math library, and may be more accurate than those of a GPU.
#define rcp_approx(A) (1 / (A))
#define sqrt_approx(A) sqrtf(A)
#define rsqrt_approx(A) (1 / sqrt((double)(A)))
#define sin_approx(A) sin((double)(A))
#define cos_approx(A) cos((double)(A))
#define lg2_approx(A) log2((double)(A))
#define ex2_approx(A) exp2((double)(A))
#define tanh_approx(A) tanh(A)

// Approximate f64 operations compute only the upper 32 bits of the result.
static inline double upper_half(double value) {
    return value != value ? as_f64(0x7fffffff00000000) : as_f64(of_f64(value) & ~0xffffffffull);
}

static inline double flush_f64(double value) {
    return fabs(value) < 0x1p-1022 ? copysign(0, value) : value;
}

#define rcp_approx_f64(A) upper_half(flush_f64(1 / flush_f64(A)))
#define rsqrt_approx_f64(A) upper_half(flush_f64(1 / sqrt(flush_f64(A))))

#define DEFINE_MIN_AND_MAX(TYPE, NAME)                                                             \
    static inline TYPE min_##NAME(TYPE a, TYPE b) {                                                \
        return a != a ? b : b != b ? a : a < b || (a == b && signbit(a)) ? a : b;                  \
    }                                                                                              \
    static inline TYPE max_##NAME(TYPE a, TYPE b) {                                                \
        return a != a ? b : b != b ? a : a > b || (a == b && !signbit(a)) ? a : b;                 \
    }
DEFINE_MIN_AND_MAX(float, f32)
DEFINE_MIN_AND_MAX(double, f64)

// .NaN: the result is NaN if either operand is NaN.
#define min_nan(A, B, KEEPS_NAN, NAME)                                                             \
    (KEEPS_NAN && ((A) != (A) || (B) != (B)) ? NAN : min_##NAME(A, B))
#define max_nan(A, B, KEEPS_NAN, NAME)                                                             \
    (KEEPS_NAN && ((A) != (A) || (B) != (B)) ? NAN : max_##NAME(A, B))

// .xorsign.abs: the result has the sign of the operands' product.
static inline double with_both_signs(double value, double a, double b) {
    return value != value ? value : copysign(value, !signbit(a) == !signbit(b) ? 1 : -1);
}

#define copy_sign(A, B, BITS) ((B) << 1 >> 1 | (A) >> (BITS - 1) << (BITS - 1))
#define is_finite(A) (isfinite(A) != 0)
#define is_infinite(A) (isinf(A) != 0)
#define is_number(A) ((A) == (A))
#define is_nan(A) ((A) != (A))
#define is_normal(A) ((A) == 0 || isnormal(A))
#define is_subnormal(A) (fpclassify(A) == FP_SUBNORMAL)

// ---- conversions to small floats: one value, or two values packed into a register

#define narrow_f16(A, ROUNDING) narrow(A, 10, 5, ROUNDING, 1, 0)
#define narrow_bf16(A, ROUNDING) narrow(A, 7, 8, ROUNDING, 1, 0)
#define narrow_f16x2(A, B, ROUNDING) (narrow_f16(A, ROUNDING) << 16 | narrow_f16(B, ROUNDING))
#define narrow_bf16x2(A, B, ROUNDING) (narrow_bf16(A, ROUNDING) << 16 | narrow_bf16(B, ROUNDING))
#define narrow_e4m3x2(A, B)                                                                        \
    (narrow(A, 3, 4, TO_NEAREST, 0, 1) << 8 | narrow(B, 3, 4, TO_NEAREST, 0, 1))
#define narrow_e5m2x2(A, B)                                                                        \
    (narrow(A, 2, 5, TO_NEAREST, 1, 1) << 8 | narrow(B, 2, 5, TO_NEAREST, 1, 1))
#define widen_e4m3(A) widen(A, 3, 4, 0)
#define widen_e5m2(A) widen(A, 2, 5, 1)
#define pack_f16x2(A, B) (of_f16(A) << 16 | of_f16(B))
#define narrow_f16_of_f64(A, VALUE, ROUNDING) keep_nan(A, 10, 5, narrow_f16(VALUE, ROUNDING))
#define narrow_f32_of_f64(A, VALUE, ROUNDING, TINY)                                                \
    keep_nan(A, 23, 8, of_f32(flush(f32_of_f64(VALUE, ROUNDING), TINY)))
#define narrow_tf32(A, ROUNDING) (narrow(A, 10, 8, ROUNDING, 1, 0) << 13)
#define narrow_tf32_away(A)                                                                        \
    (narrow(A, 10, 8, TO_NEAREST_AWAY, 1, 0) << 13 | (u32) !!signbit(A) << 31)
// Infinities and NaNs are truncated and moved one step toward zero, as on an H100.
static inline u32 narrow_tf32_away_finite(u32 bits) {
    u32 exponent = 0x7f800000u;
    if ((bits & exponent) == exponent)
        return (bits & ~0x1fffu) - (1u << 13);
    return narrow(as_f32(bits), 10, 8, TO_NEAREST_AWAY, 1, 1) << 13;
}

#define narrow_bf16_of_f64(A, ROUNDING) keep_nan(A, 7, 8, narrow_bf16(A, ROUNDING))
#define float_of_bf16(A) ((u32)(A) << 16)
