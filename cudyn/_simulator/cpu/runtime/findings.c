#include "findings.h"
#include "fibers.h"
#include "launch.h"

static __thread Finding ignored; // for all findings of a launch except the first

Place place_of(const Thread *thread, u32 site, u32 access) {
    Place place = {.site = site, .access = access};
    memcpy(place.block, thread->block->index, sizeof place.block);
    memcpy(place.thread, thread->index, sizeof place.thread);
    return place;
}

Place place_of_index(const Group *group, u32 number, u32 site, u32 access) {
    const Launch *launch = group->launch;
    u32 count = launch->block[0] * launch->block[1] * launch->block[2];
    u32 in_block = number % count;
    u32 block = number / count % group->block_count;
    Place place = {.site = site, .access = access};
    set_block_index(launch, number / count / group->block_count, block, place.block);
    place.thread[0] = in_block % launch->block[0];
    place.thread[1] = in_block / launch->block[0] % launch->block[1];
    place.thread[2] = in_block / launch->block[0] / launch->block[1];
    return place;
}

Finding *start_finding(Thread *thread, FindingKind kind, u32 site) {
    Launch *launch = launch_of(thread);
    int is_first = !__atomic_exchange_n(&launch->has_failed, 1, __ATOMIC_SEQ_CST);
    Finding *finding = is_first ? &launch->finding : &ignored;
    memset(finding, 0, sizeof *finding);
    finding->kind = kind;
    finding->place = place_of(thread, site, 0);
    return finding;
}

void abort_launch(Group *group) {
    if (group->uses_fibers) {
        void *unused;
        switch_stacks(&unused, group->host_stack);
    }
    longjmp(group->escape, 1);
}

OUTLINE void fail(Thread *thread, FindingKind kind, u32 site) {
    start_finding(thread, kind, site);
    abort_launch(thread->block->group);
}

OUTLINE void fail_at(Thread *thread, FindingKind kind, u32 site, Space space, u64 address, u32 size,
                     u32 access) {
    Finding *finding = start_finding(thread, kind, site);
    finding->space = space;
    finding->address = address;
    finding->size = size;
    finding->place.access = access;
    abort_launch(thread->block->group);
}

// Return a lane that a thread waits for in a warp operation, but which waits elsewhere. Return null
// if there is none.
static Thread *find_absent_lane(Thread *thread) {
    u32 count;
    Thread *warp = warp_of(thread, &count);
    for (u32 lane = 0; lane < count; ++lane) {
        Thread *other = warp + lane;
        if (!(thread->mask >> lane & 1) || other->state == ENDED || other->state == RUNS)
            continue;
        int has_arrived = other->state == IN_WARP && other->mask == thread->mask &&
                          other->operation == thread->operation;
        if (!has_arrived)
            return other;
    }
    return 0;
}

void fail_stuck(Thread *thread) {
    Group *group = thread->block->group;
    u32 total = group->block_count * thread->block->thread_count;
    for (u32 number = 0; number < total; ++number) {
        Thread *waiting = group->threads + number;
        Thread *absent_lane = waiting->state == IN_WARP ? find_absent_lane(waiting) : 0;
        if (!absent_lane)
            continue;
        Finding *finding = start_finding(waiting, MISSED_LANE, waiting->site);
        finding->lane = absent_lane->lane;
        finding->lane_state = LANE_WAITS;
        finding->other = place_of(absent_lane, absent_lane->site, 0);
        abort_launch(group);
    }
    Finding *finding = start_finding(thread, DEADLOCK, thread->site);
    u32 last_site = ~0u;
    // List the instructions at which threads wait, once for consecutive threads.
    for (u32 number = 0; number < total && finding->waiting_count < MOST_WAITING; ++number) {
        Thread *waiting = group->threads + number;
        if (waiting->state <= ENDED || waiting->site == last_site)
            continue;
        last_site = waiting->site;
        finding->waiting[finding->waiting_count++] = place_of(waiting, waiting->site, 0);
    }
    abort_launch(group);
}
