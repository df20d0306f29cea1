#include "warps.h"
#include "fibers.h"
#include "findings.h"
#include "flow.h"
#include "fragments.h"
#include "matrix.h"
#include "ordering.h"
#include "warpgroups.h"

// Return the lane that a shuffle reads from. If that lane is outside the segment of the reading
// lane, set *is_there to 0 and return the reading lane itself.
static u32 source_of(const Thread *thread, WarpOperation operation, u32 *is_there) {
    s32 lane = thread->lane;
    s32 b = thread->operand_b & 31;
    s32 clamp = thread->operand_c & 31;
    s32 segment = thread->operand_c >> 8 & 31;
    s32 last = (lane & segment) | (clamp & ~segment);
    s32 source;
    switch (operation) {
    case SHUFFLE_UP:
        source = lane - b;
        *is_there = source >= last;
        break;
    case SHUFFLE_DOWN:
        source = lane + b;
        *is_there = source <= last;
        break;
    case SHUFFLE_BFLY:
        source = lane ^ b;
        *is_there = source <= last;
        break;
    default:
        source = (lane & segment) | (b & ~segment);
        *is_there = source <= last;
    }
    return *is_there ? source : lane;
}

// Each of the following functions computes the results of all lanes for some of the operations.

static void shuffle(Thread *warp, u32 lanes, WarpOperation operation) {
    for (u32 rest = lanes; rest; rest &= rest - 1) {
        Thread *thread = warp + __builtin_ctz(rest);
        u32 source = source_of(thread, operation, &thread->predicate);
        if (!(lanes >> source & 1)) {
            if (CHECKS) {
                Finding *finding = start_finding(thread, MISSED_LANE, thread->site);
                finding->lane = source;
                abort_launch(thread->block->group);
            }
            source = thread->lane;
        }
        thread->result = warp[source].value;
    }
}

// Combine the values of two lanes.
static u32 reduce_two(WarpOperation operation, u32 a, u32 b) {
    switch (operation) {
    case REDUCE_ADD:
        return a + b;
    case REDUCE_AND:
        return a & b;
    case REDUCE_OR:
        return a | b;
    case REDUCE_XOR:
        return a ^ b;
    case REDUCE_MIN_U32:
        return b < a ? b : a;
    case REDUCE_MAX_U32:
        return b > a ? b : a;
    case REDUCE_MIN_S32:
        return (s32)b < (s32)a ? b : a;
    default:
        return (s32)b > (s32)a ? b : a;
    }
}

static void reduce(Thread *warp, u32 lanes, WarpOperation operation) {
    u32 first = __builtin_ctz(lanes);
    u32 all = warp[first].value;
    for (u32 rest = lanes & (lanes - 1); rest; rest &= rest - 1)
        all = reduce_two(operation, all, warp[__builtin_ctz(rest)].value);
    for (u32 rest = lanes; rest; rest &= rest - 1)
        warp[__builtin_ctz(rest)].result = all;
}

static void match(Thread *warp, u32 lanes, WarpOperation operation) {
    for (u32 rest = lanes; rest; rest &= rest - 1) {
        Thread *thread = warp + __builtin_ctz(rest);
        u32 same = 0;
        for (u32 others = lanes; others; others &= others - 1) {
            u32 lane = __builtin_ctz(others);
            if (warp[lane].value == thread->value)
                same |= 1u << lane;
        }
        thread->predicate = same == lanes;
        thread->result = operation == MATCH_ANY || same == lanes ? same : 0;
    }
}

static void vote(Thread *warp, u32 lanes, WarpOperation operation) {
    u32 ballot = 0;
    for (u32 rest = lanes; rest; rest &= rest - 1)
        ballot |= (u32) !!warp[__builtin_ctz(rest)].value << __builtin_ctz(rest);
    u32 result = operation == VOTE_ANY   ? ballot != 0
                 : operation == VOTE_ALL ? ballot == lanes
                 : operation == VOTE_UNI ? !ballot || ballot == lanes
                                         : ballot;
    for (u32 rest = lanes; rest; rest &= rest - 1)
        warp[__builtin_ctz(rest)].result = result;
}

static void elect(Thread *warp, u32 lanes) {
    u32 first = __builtin_ctz(lanes);
    for (u32 rest = lanes; rest; rest &= rest - 1) {
        u32 lane = __builtin_ctz(rest);
        warp[lane].result = first;
        warp[lane].predicate = lane == first;
    }
}

// Compute the results of all lanes for any operation.
static void compute_results(Thread *warp, u32 lanes, WarpOperation operation) {
    if (operation >= SHUFFLE_UP && operation <= SHUFFLE_IDX)
        shuffle(warp, lanes, operation);
    else if (operation >= VOTE_ANY && operation <= VOTE_BALLOT)
        vote(warp, lanes, operation);
    else if (operation == MATCH_ANY || operation == MATCH_ALL)
        match(warp, lanes, operation);
    else if (operation == ELECT)
        elect(warp, lanes);
    else if (operation >= REDUCE_ADD && operation <= REDUCE_XOR)
        reduce(warp, lanes, operation);
    else if (operation == MATRIX_MULTIPLY)
        multiply_matrices(warp);
    else if (operation == QUAD_MULTIPLY)
        multiply_quads(warp);
    else if (operation == MATRIX_TRANSPOSE)
        transpose_matrix(warp);
    else if (operation == FRAGMENT_MULTIPLY)
        multiply_fragments(warp);
    else if (operation == GROUP_MULTIPLY)
        multiply_group(warp);
    else if (operation != WARP_SYNC)
        move_matrices(warp, operation);
}

// If all lanes of a mask that have not ended wait at an operation, return the mask of these lanes.
// Otherwise, return 0.
static u32 find_lanes(const Thread *warp, u32 count, u32 mask, u32 operation) {
    u32 lanes = 0;
    for (u32 lane = 0; lane < count; ++lane) {
        const Thread *thread = warp + lane;
        if (!(mask >> lane & 1) || thread->state == ENDED)
            continue;
        if (thread->state != IN_WARP || thread->mask != mask || thread->operation != operation)
            return 0;
        lanes |= 1u << lane;
    }
    return lanes;
}

// Lanes that have left the kernel do not take part in an operation. Report an error if a lane that
// has ended has executed a later access to memory, because it then went past the operation without
// taking part in it.
static void check_passed(Thread *warp, u32 count, u32 lanes, u32 mask) {
    Thread *thread = warp + __builtin_ctz(lanes);
    for (u32 lane = 0; lane < count; ++lane) {
        const Thread *other = warp + lane;
        if (!(mask >> lane & 1) || lanes >> lane & 1 || other->passed == NO_SITE)
            continue;
        if (!comes_after(other->passed, thread->site))
            continue;
        Finding *finding = start_finding(thread, MISSED_LANE, thread->site);
        finding->lane = lane;
        finding->lane_state = LANE_HAS_PASSED;
        finding->other = place_of(other, other->passed, 0);
        abort_launch(thread->block->group);
    }
}

// If all lanes have arrived, compute the operation, resume the lanes except `current`, and return
// 1.
static int complete(Thread *warp, u32 count, const Thread *current, u32 mask, u32 operation) {
    u32 lanes = find_lanes(warp, count, mask, operation);
    if (!lanes)
        return 0;
    warp->block->waiting_lanes -= __builtin_popcount(lanes);
    if (CHECKS && (lanes ^ mask))
        check_passed(warp, count, lanes, mask);
    if (CHECKS)
        order_lanes(warp, lanes);
    compute_results(warp, lanes, operation);
    for (u32 rest = lanes; rest; rest &= rest - 1)
        if (warp + __builtin_ctz(rest) != current)
            make_ready(warp + __builtin_ctz(rest));
    return 1;
}

u64 meet_in_warp(Thread *thread, u32 site, WarpOperation operation, u32 mask, u64 value,
                 u32 operand_b, u32 operand_c) {
    u32 count;
    Thread *warp = warp_of(thread, &count);
    thread->operation = operation;
    thread->mask = mask;
    thread->value = value;
    thread->operand_b = operand_b;
    thread->operand_c = operand_c;
    thread->site = site;
    thread->state = IN_WARP;
    thread->block->waiting_lanes++;
    if (!(mask >> thread->lane & 1))
        fail(thread, OWN_MASK, site);
    count_as_rounds(thread, ROUNDS_OF_MEETING);
    if (complete(warp, count, thread, mask, operation))
        thread->state = RUNS;
    else
        wait_for_others(thread);
    return thread->result;
}

void complete_warp(Thread *ended) {
    if (!ended->block->waiting_lanes)
        return;
    u32 count;
    Thread *warp = warp_of(ended, &count);
    for (u32 lane = 0; lane < count; ++lane)
        if (warp[lane].state == IN_WARP &&
            complete(warp, count, 0, warp[lane].mask, warp[lane].operation))
            return;
}
