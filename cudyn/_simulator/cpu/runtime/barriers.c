#include "barriers.h"
#include "fibers.h"
#include "findings.h"
#include "launch.h"
#include "ordering.h"

enum { BARRIERS = 16 };

// Return the number of threads that must arrive at a barrier.
static u32 count_required(const Block *block, const Barrier *barrier) {
    return barrier->required ? barrier->required : block->live_count;
}

// Wake the threads that wait at a barrier. On sm_70 and later, threads that have ended count as
// arrived.
static void complete_barrier(Block *block, Barrier *barrier, u32 state) {
    note_progress(block->group);
    if (CHECKS)
        order_threads(block, 1, state, barrier->clock,
                      count_required(block, barrier) >= block->live_count);
    u64 result = (u64)barrier->sum << 32 | barrier->arrived;
    clock_drop(barrier->clock);
    memset(barrier, 0, sizeof *barrier);
    block->used_barriers &= ~(1u << (barrier - block->barriers));
    for (u32 number = 0; number < block->thread_count; ++number) {
        Thread *thread = block->threads + get_scheduled(block, number, block->thread_count);
        if (thread->state != state)
            continue;
        thread->result = result;
        count_as_rounds(thread, ROUNDS_OF_BARRIER);
        make_ready(thread);
    }
}

static void fail_divergent(Thread *thread, u32 site, const Thread *other, u32 other_site) {
    Finding *finding = start_finding(thread, DIVERGENT, site);
    finding->other = place_of(other, other_site, 0);
    abort_launch(thread->block->group);
}

// Report an error if another thread of the warp waits at a different instruction. Different warps
// may wait at different instructions, because a device only counts their threads.
static void check_divergence(Thread *thread, u32 site, Barrier *barrier, u32 state) {
    u32 *warp_site = barrier->warp_sites + thread->number / WARP_SIZE;
    if (*warp_site && *warp_site != site + 1) {
        const Thread *other = thread - thread->lane;
        while (other->state != state)
            ++other;
        fail_divergent(thread, site, other, other->site);
    }
    *warp_site = site + 1;
}

BarrierResult meet_at_barrier(Thread *thread, u32 site, u32 number, u32 required, u32 predicate,
                              int waits, int is_aligned) {
    Block *block = thread->block;
    u32 state = AT_BARRIER + number;
    if (number >= BARRIERS || required % 32)
        fail(thread, BAD_BARRIER, site);
    Barrier *barrier = block->barriers + number;
    if (CHECKS && is_aligned && waits)
        check_divergence(thread, site, barrier, state);
    block->used_barriers |= 1u << number;
    barrier->arrived++;
    barrier->sum += !!predicate;
    barrier->required = required;
    thread->site = site;
    if (waits)
        thread->state = state;
    else if (CHECKS) {
        Clock *published = publish(&thread->order);
        clock_add(&barrier->clock, published);
        clock_drop(published);
    }
    if (barrier->arrived >= count_required(block, barrier)) {
        complete_barrier(block, barrier, state);
        if (waits)
            run_instead(thread, take_ready(block->group));
    } else if (waits) {
        wait_for_others(thread);
    }
    return (BarrierResult){thread->result >> 32, (u32)thread->result};
}

void complete_barriers(Block *block) {
    for (u32 rest = block->used_barriers; rest; rest &= rest - 1) {
        u32 number = __builtin_ctz(rest);
        Barrier *barrier = block->barriers + number;
        if (barrier->arrived >= count_required(block, barrier))
            complete_barrier(block, barrier, AT_BARRIER + number);
    }
}

// ---- barriers of clusters, where arriving and waiting are separate operations

void complete_cluster(Block *first, u32 block_count) {
    u32 live = 0;
    for (u32 rank = 0; rank < block_count; ++rank)
        live += first[rank].live_count;
    if (first->cluster_arrived < live)
        return;
    first->cluster_arrived = 0;
    first->cluster_phase++;
    clock_set(&first->cluster_known, first->cluster_arriving);
    clock_set(&first->cluster_arriving, 0);
    for (Block *block = first; block < first + block_count; ++block)
        for (u32 number = 0; number < block->thread_count; ++number)
            if (block->threads[number].state == AT_CLUSTER)
                make_ready(block->threads + number);
}

void publish_to_cluster(Thread *thread) {
    if (!CHECKS)
        return;
    Clock *published = publish(&thread->order);
    clock_add(&thread->block->cluster->cluster_arriving, published);
    clock_drop(published);
}

void arrive_at_cluster(Thread *thread) {
    Block *first = thread->block->cluster;
    thread->cluster_phase = first->cluster_phase;
    first->cluster_arrived++;
    publish_to_cluster(thread);
    complete_cluster(first, cluster_size(launch_of(thread)));
}

void wait_for_cluster(Thread *thread, u32 site) {
    thread->site = site;
    if (thread->block->cluster->cluster_phase == thread->cluster_phase) {
        thread->state = AT_CLUSTER;
        wait_for_others(thread);
    }
    clock_add(&thread->order.clock, thread->block->cluster->cluster_known);
}
