#include "floats.h"

static const int HOST_MODES[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};

// `volatile` prevents the compiler from moving the computation past the calls of fesetround.
#define DEFINE_OPERATION(TYPE, NAME, PARAMETERS, A, B, C, EXPRESSION)                              \
    OUTLINE TYPE NAME PARAMETERS {                                                                 \
        volatile TYPE a_ = A, b_ = B, c_ = C, result;                                              \
        fesetround(HOST_MODES[rounding]);                                                          \
        result = EXPRESSION;                                                                       \
        fesetround(FE_TONEAREST);                                                                  \
        return result;                                                                             \
    }

#define DEFINE_DIRECTED(TYPE, NAME)                                                                \
    DEFINE_OPERATION(TYPE, add_directed_##NAME, (Rounding rounding, TYPE a, TYPE b), a, b, 0,      \
                     a_ + b_)                                                                      \
    DEFINE_OPERATION(TYPE, sub_directed_##NAME, (Rounding rounding, TYPE a, TYPE b), a, b, 0,      \
                     a_ - b_)                                                                      \
    DEFINE_OPERATION(TYPE, mul_directed_##NAME, (Rounding rounding, TYPE a, TYPE b), a, b, 0,      \
                     a_ *b_)                                                                       \
    DEFINE_OPERATION(TYPE, div_directed_##NAME, (Rounding rounding, TYPE a, TYPE b), a, b, 0,      \
                     a_ / b_)                                                                      \
    DEFINE_OPERATION(TYPE, rcp_directed_##NAME, (Rounding rounding, TYPE a), a, 0, 0, 1 / a_)      \
    DEFINE_OPERATION(TYPE, sqrt_directed_##NAME, (Rounding rounding, TYPE a), a, 0, 0,             \
                     sqrt_##NAME(a_))                                                              \
    DEFINE_OPERATION(TYPE, fma_directed_##NAME, (Rounding rounding, TYPE a, TYPE b, TYPE c), a, b, \
                     c, fma_##NAME(a_, b_, c_))
DEFINE_DIRECTED(float, f32)
DEFINE_DIRECTED(double, f64)

#define DEFINE_CONVERSION(TO, FROM, NAME)                                                          \
    OUTLINE TO NAME(FROM value, Rounding rounding) {                                               \
        volatile FROM from = value;                                                                \
        fesetround(HOST_MODES[rounding]);                                                          \
        volatile TO result = (TO)from;                                                             \
        fesetround(FE_TONEAREST);                                                                  \
        return result;                                                                             \
    }
DEFINE_CONVERSION(float, double, f32_of_f64_directed)
DEFINE_CONVERSION(float, s64, f32_of_s64_directed)
DEFINE_CONVERSION(float, u64, f32_of_u64_directed)
DEFINE_CONVERSION(double, s64, f64_of_s64_directed)
DEFINE_CONVERSION(double, u64, f64_of_u64_directed)
