// Comparisons and selection. A comparison of floats is false if an operand is NaN, except for `nan`
// and the operations whose names end in u.
#pragma once
#include "base.h"

#define compare_eq(A, B) ((A) == (B))
#define compare_ne(A, B) ((A) < (B) || (A) > (B))
#define compare_lt(A, B) ((A) < (B))
#define compare_le(A, B) ((A) <= (B))
#define compare_gt(A, B) ((A) > (B))
#define compare_ge(A, B) ((A) >= (B))
#define compare_lo compare_lt
#define compare_ls compare_le
#define compare_hi compare_gt
#define compare_hs compare_ge
#define compare_equ(A, B) (!compare_ne(A, B))
#define compare_neu(A, B) ((A) != (B))
#define compare_ltu(A, B) (!compare_ge(A, B))
#define compare_leu(A, B) (!compare_gt(A, B))
#define compare_gtu(A, B) (!compare_le(A, B))
#define compare_geu(A, B) (!compare_lt(A, B))
#define compare_num(A, B) ((A) == (A) && (B) == (B))
#define compare_nan(A, B) (!compare_num(A, B))

#define combine_and(A, B) ((A) & (B))
#define combine_or(A, B) ((A) | (B))
#define combine_xor(A, B) ((A) ^ (B))

// setp has two results. The second one is stored in thread->predicate.
#define set_both(CONDITION)                                                                        \
    ({                                                                                             \
        u8 condition_ = CONDITION;                                                                 \
        thread->predicate = !condition_;                                                           \
        condition_;                                                                                \
    })
#define set_both_with(CONDITION, COMBINE, WITH)                                                    \
    ({                                                                                             \
        u8 condition_ = CONDITION;                                                                 \
        thread->predicate = combine_##COMBINE(!condition_, WITH);                                  \
        combine_##COMBINE(condition_, WITH);                                                       \
    })
// Compare both halves of two registers. The value is the result for the lower half. The result for
// the upper half is stored in thread->predicate.
#define set_halves(COMPARE, TYPE, TINY, A, B)                                                      \
    ({                                                                                             \
        thread->predicate =                                                                        \
            COMPARE(flush(as_##TYPE((A) >> 16), TINY), flush(as_##TYPE((B) >> 16), TINY));         \
        COMPARE(flush(as_##TYPE(A), TINY), flush(as_##TYPE(B), TINY));                             \
    })

#define set_halves_with(COMPARE, TYPE, TINY, A, B, COMBINE, WITH)                                  \
    ({                                                                                             \
        u8 lower_ = set_halves(COMPARE, TYPE, TINY, A, B);                                         \
        thread->predicate = combine_##COMBINE(thread->predicate, WITH);                            \
        combine_##COMBINE(lower_, WITH);                                                           \
    })

#define choose(CONDITION, A, B) ((CONDITION) ? (A) : (B))
