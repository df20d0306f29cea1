// Barriers of blocks and clusters. The last thread to arrive wakes the others.
#pragma once
#include "threads.h"

enum { ARRIVES, ARRIVES_AND_WAITS }; // for the parameter `waits` of meet_at_barrier
// The result of bar.red: the sum of the predicates, and the number of threads that arrived
typedef struct {
    u32 sum, arrived;
} BarrierResult;

// Arrive at a barrier, and wait if `waits` is set. `required` is the number of threads that must
// arrive, or 0 for all threads of the block.
BarrierResult meet_at_barrier(Thread *thread, u32 site, u32 number, u32 required, u32 predicate,
                              int waits, int is_aligned);
// Complete the barriers that were waiting only for a thread that has now ended.
void complete_barriers(Block *block);
// barrier.cluster.arrive and .wait
void arrive_at_cluster(Thread *thread);
void wait_for_cluster(Thread *thread, u32 site);
// Order the thread's accesses before the accesses that other threads of the cluster make after the
// barrier. This is also called when a thread ends, because it then counts as arrived.
void publish_to_cluster(Thread *thread);
// Wake the waiting threads of a cluster if all of its threads have arrived or ended.
void complete_cluster(Block *first, u32 block_count);

// The results of bar.red.popc, .and and .or
#define reduce_popc(RESULT) ((RESULT).sum)
#define reduce_and(RESULT) ((RESULT).sum == (RESULT).arrived)
#define reduce_or(RESULT) ((RESULT).sum != 0)
