// Warp operations. Each lane stores its operands; the last lane of the mask to arrive computes all
// results.
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

// Execute a warp operation in a lane, once all lanes of the mask have arrived. Returns the lane's
// result.
u64 meet_in_warp(Thread *thread, u32 site, WarpOperation operation, u32 mask, u64 value,
                 u32 operand_b, u32 operand_c);
// Complete the warp's operations that were waiting only for a thread that has now ended.
void complete_warp(Thread *ended);
