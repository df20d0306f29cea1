// Warp operations. Each lane stores its operands. The last lane of the mask that arrives computes
// the results of all lanes.
#pragma once
#include "threads.h"

typedef enum {
    WARP_SYNC,
    SHUFFLE_UP,
    SHUFFLE_DOWN,
    SHUFFLE_BFLY,
    SHUFFLE_IDX,
    VOTE_ANY,
    VOTE_ALL,
    VOTE_UNI,
    VOTE_BALLOT,
    MATCH_ANY,
    MATCH_ALL,
    ELECT,
    REDUCE_ADD,
    REDUCE_MIN_U32,
    REDUCE_MIN_S32,
    REDUCE_MAX_U32,
    REDUCE_MAX_S32,
    REDUCE_AND,
    REDUCE_OR,
    REDUCE_XOR,
    MATRIX_LOAD,
    MATRIX_STORE,
    MATRIX_TRANSPOSE,
    MATRIX_MULTIPLY,
    QUAD_MULTIPLY,
    FRAGMENT_MULTIPLY,
    GROUP_MULTIPLY,
} WarpOperation;

// Wait until all lanes of the mask have arrived at a warp operation, and return the lane's result.
u64 meet_in_warp(Thread *thread, u32 site, WarpOperation operation, u32 mask, u64 value,
                 u32 operand_b, u32 operand_c);
// Complete the operations of a warp that were only waiting for a thread that has now ended.
void complete_warp(Thread *ended);
