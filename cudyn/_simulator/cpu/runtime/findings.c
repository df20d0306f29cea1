#include "findings.h"
#include "fibers.h"
#include "launch.h"

static __thread Finding ignored; // written by threads that fail after the first one

Place place_of(const Thread *thread, u32 site, u32 access) {
    Place place = {.site = site, .access = access};
    memcpy(place.block, thread->block->index, sizeof place.block);
    memcpy(place.thread, thread->index, sizeof place.thread);
    return place;
}

Place place_of_number(const Group *group, u32 number, u32 site, u32 access) {
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

Finding *find(Thread *thread, FindingKind kind, u32 site) {
    Launch *launch = launch_of(thread);
    int is_first = !__atomic_exchange_n(&launch->has_failed, 1, __ATOMIC_SEQ_CST);
    Finding *finding = is_first ? &launch->finding : &ignored;
    memset(finding, 0, sizeof *finding);
    finding->kind = kind;
    finding->place = place_of(thread, site, 0);
    return finding;
}

void leave(Group *group) {
    if (group->uses_fibers) {
        void *unused;
        switch_stacks(&unused, group->back);
    }
    longjmp(group->escape, 1);
}

OUTLINE void fail(Thread *thread, FindingKind kind, u32 site) {
    find(thread, kind, site);
    leave(thread->block->group);
}

OUTLINE void fail_at(Thread *thread, FindingKind kind, u32 site, Space space, u64 address, u32 size,
                     u32 access) {
    Finding *finding = find(thread, kind, site);
    finding->space = space;
    finding->address = address;
    finding->size = size;
    finding->place.access = access;
    leave(thread->block->group);
}

// Find a lane that a thread waits for in a warp operation but that waits elsewhere; null if there
// is none.
static Thread *find_absent_lane(Thread *thread) {
    u32 count;
    Thread *warp = warp_of(thread, &count);
    for (u32 lane = 0; lane < count; ++lane) {
        Thread *other = warp + lane;
        if (!(thread->mask >> lane & 1) || other->state == ENDED || other->state == RUNS)
            continue;
        int is_with_it = other->state == IN_WARP && other->mask == thread->mask &&
                         other->operation == thread->operation;
        if (!is_with_it)
            return other;
    }
    return 0;
}

void fail_stuck(Thread *thread) {
    Group *group = thread->block->group;
    u32 total = group->block_count * thread->block->thread_count;
    for (u32 number = 0; number < total; ++number) {
        Thread *waits = group->threads + number;
        Thread *absent = waits->state == IN_WARP ? find_absent_lane(waits) : 0;
        if (!absent)
            continue;
        Finding *finding = find(waits, MISSED_LANE, waits->site);
        finding->lane = absent->lane;
        finding->lane_waits = 1;
        finding->other = place_of(absent, absent->site, 0);
        leave(group);
    }
    Finding *finding = find(thread, DEADLOCK, thread->site);
    u32 last_site = ~0u;
    for (u32 number = 0; number < total && finding->waiting_count < MOST_WAITING; ++number) {
        Thread *waits = group->threads + number;
        if (waits->state <= ENDED || waits->site == last_site)
            continue;
        last_site = waits->site;
        finding->waiting[finding->waiting_count++] = place_of(waits, waits->site, 0);
    }
    leave(group);
}
