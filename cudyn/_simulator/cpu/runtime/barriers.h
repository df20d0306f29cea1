// Barriers of blocks and clusters: the last thread to come wakes the others.
#pragma once
#include "threads.h"

enum { ARRIVES, ARRIVES_AND_WAITS };
// want: how many threads; 0: all. The result is that of bar.red: the sum of the predicates, and how
// many came.
typedef struct {
    u32 sum, arrived;
} BarrierResult;

BarrierResult meet_at_barrier(Thread *thread, u32 site, u32 number, u32 want, u32 predicate,
                              int waits, int is_aligned);
// Barriers that are complete, now that a thread has ended.
void complete_barriers(Block *block);
void arrive_at_cluster(Thread *thread);
void wait_for_cluster(Thread *thread, u32 site);
// A thread that has ended counts as arrived, too.
void publish_to_cluster(Thread *thread);
void complete_cluster(Block *first, u32 block_count);

// bar.red: what it says of the predicates
#define reduce_popc(RESULT) ((RESULT).sum)
#define reduce_and(RESULT) ((RESULT).sum == (RESULT).arrived)
#define reduce_or(RESULT) ((RESULT).sum != 0)
