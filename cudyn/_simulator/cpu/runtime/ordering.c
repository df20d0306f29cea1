#include "ordering.h"

void reset_order(Order *order, u32 number, u32 block_first, u32 block_last) {
    drop_order(order);
    memset(order, 0, sizeof *order);
    order->number = number;
    order->block_first = block_first;
    order->block_last = block_last;
    order->time = 1;
}

void drop_order(Order *order) {
    clock_set(&order->clock, 0);
    for (int scope = 0; scope < 2; ++scope) {
        clock_set(order->fenced + scope, 0);
        clock_set(order->pending + scope, 0);
    }
}

void add_known(Clock **to, const Order *order) {
    clock_add(to, order->clock);
    if (order->floor > 1)
        clock_add_run(to, order->block_first, order->block_last, order->floor - 1);
}

Clock *publish(Order *order) {
    Clock *all = 0;
    add_known(&all, order);
    clock_add_run(&all, order->number, order->number, order->time++);
    return all;
}

Order issue_order(Order *order) {
    Order copy = *order;
    copy.is_issued = 1;
    order->time++;
    clock_keep(copy.clock);
    memset(copy.fenced, 0, sizeof copy.fenced);
    memset(copy.pending, 0, sizeof copy.pending);
    return copy;
}

int is_known(const Order *order, u32 first, u32 last, u32 time) {
    u32 own = order->number;
    if (order->is_issued && first <= own && own <= last && time > order->time)
        return 0;
    if (first == own && last == own)
        return 1;
    first += first == own;
    last -= last == own;
    if (time < order->floor && first >= order->block_first && last <= order->block_last)
        return 1;
    if (first < own && own < last)
        return clock_covers(order->clock, first, own - 1, time) &&
               clock_covers(order->clock, own + 1, last, time);
    return clock_covers(order->clock, first, last, time);
}

// ---- releases and acquires by address

// An address to which a thread has written with a release
typedef struct {
    u64 address; // 0 if the entry is unused
    u32 block_first;
    Clock *in_block; // the accesses released to the block whose first thread is block_first
    Clock *anywhere; // the accesses released to all blocks
} Location;

static __thread Location *locations; // a hash table
static __thread u32 location_count, location_room;

void drop_addresses(void) {
    for (u32 index = 0; index < location_room; ++index) {
        clock_set(&locations[index].in_block, 0);
        clock_set(&locations[index].anywhere, 0);
    }
    free(locations);
    locations = 0;
    location_count = location_room = 0;
}

// Return the entry for an address, or the unused entry in which the address has to be stored.
static Location *find_location(u64 address) {
    u32 index = (u32)((address >> 2) * 0x9e3779b97f4a7c15ull >> 32) & (location_room - 1);
    while (locations[index].address && locations[index].address != address)
        index = (index + 1) & (location_room - 1);
    return locations + index;
}

static void grow_locations(void) {
    Location *former = locations;
    u32 former_room = location_room;
    location_room = former_room ? 2 * former_room : 64;
    locations = calloc(location_room, sizeof *locations);
    if (!locations)
        abort();
    for (u32 index = 0; index < former_room; ++index)
        if (former[index].address)
            *find_location(former[index].address) = former[index];
    free(former);
}

static Location *add_location(u64 address) {
    if (2 * location_count >= location_room)
        grow_locations();
    Location *location = find_location(address);
    location_count += !location->address;
    location->address = address;
    return location;
}

// Order the accesses that were released at a location before the later accesses of a thread. A
// relaxed read only has this effect after the thread has executed a fence.
static void acquire(Order *order, const Location *location, u32 access) {
    int is_own_block = location->block_first == order->block_first;
    const Clock *in_block = is_own_block ? location->in_block : 0;
    const Clock *anywhere = access & IN_BLOCK ? 0 : location->anywhere;
    if (access & ACQUIRES) {
        clock_add(&order->clock, in_block);
        clock_add(&order->clock, anywhere);
    } else {
        clock_add(order->pending, in_block);
        clock_add(order->pending + 1, anywhere);
    }
}

static void release_in_block(Order *order, Location *location, const Clock *released) {
    if (location->block_first != order->block_first)
        clock_set(&location->in_block, 0);
    location->block_first = order->block_first;
    clock_add(&location->in_block, released);
}

// Record that a thread releases its accesses by writing to an address. A relaxed write only
// releases the accesses before the thread's last fence.
static void release(Order *order, u64 address, u32 access) {
    Clock *own = access & RELEASES ? publish(order) : 0;
    Clock *in_block = own ? own : order->fenced[0];
    Clock *anywhere = access & IN_BLOCK ? 0 : own ? own : order->fenced[1];
    if (in_block || anywhere) {
        Location *location = add_location(address);
        release_in_block(order, location, in_block);
        clock_add(&location->anywhere, anywhere);
    }
    clock_drop(own);
}

void order_access(Thread *thread, u64 address, u32 access) {
    Order *order = &thread->order;
    if (access & READS && location_count) {
        Location *location = find_location(address);
        if (location->address)
            acquire(order, location, access);
    }
    if (access & WRITES)
        release(order, address, access);
}

void order_fence(Thread *thread, int is_in_block) {
    Order *order = &thread->order;
    clock_add(&order->clock, order->pending[0]);
    clock_set(order->pending, 0);
    if (!is_in_block) {
        clock_add(&order->clock, order->pending[1]);
        clock_set(order->pending + 1, 0);
    }
    Clock *all = publish(order);
    clock_set(order->fenced, all);
    if (!is_in_block)
        clock_set(order->fenced + 1, all);
    clock_drop(all);
}

// ---- meetings of threads at barriers and in warp operations

// The combined orders of threads that meet. A fence of one thread counts for all threads.
typedef struct {
    Clock *clock;
    Clock *fenced[2];
    u32 time;
} Meeting;

static void join_meeting(Meeting *meeting, const Order *order) {
    clock_add(&meeting->clock, order->clock);
    clock_add(meeting->fenced, order->fenced[0]);
    clock_add(meeting->fenced + 1, order->fenced[1]);
    if (order->time > meeting->time)
        meeting->time = order->time;
}

// Update the order of a thread after a meeting. All threads then have the same time.
static void leave_meeting(const Meeting *meeting, Order *order) {
    clock_set(&order->clock, meeting->clock);
    clock_set(order->fenced, meeting->fenced[0]);
    clock_set(order->fenced + 1, meeting->fenced[1]);
    order->time = meeting->time + 1;
}

static void end_meeting(Meeting *meeting) {
    clock_drop(meeting->clock);
    clock_drop(meeting->fenced[0]);
    clock_drop(meeting->fenced[1]);
}

void order_lanes(Thread *warp, u32 lanes) {
    Meeting meeting = {0};
    for (u32 rest = lanes; rest; rest &= rest - 1)
        join_meeting(&meeting, &warp[__builtin_ctz(rest)].order);
    for (u32 rest = lanes; rest;) {
        u32 first = __builtin_ctz(rest);
        u32 length = __builtin_ctzll(~((u64)rest >> first));
        u32 number = warp->order.number + first;
        clock_add_run(&meeting.clock, number, number + length - 1, meeting.time);
        rest &= ~(u32)(((1ull << length) - 1) << first);
    }
    for (u32 rest = lanes; rest; rest &= rest - 1)
        leave_meeting(&meeting, &warp[__builtin_ctz(rest)].order);
    end_meeting(&meeting);
}

// Add the accesses of a block's threads that are in a state to a meeting's clock.
static void add_waiting(Meeting *meeting, const Block *block, u32 state) {
    for (u32 number = 0; number < block->thread_count; ++number) {
        if (block->threads[number].state != state)
            continue;
        u32 first = number;
        while (number + 1 < block->thread_count && block->threads[number + 1].state == state)
            ++number;
        u32 start = block->threads->order.number;
        clock_add_run(&meeting->clock, start + first, start + number, meeting->time);
    }
}

// Order all threads of a block after a barrier in the common case, in which their clocks do not
// change: all threads know the same accesses of other blocks, and have not executed fences. Return
// whether this is the case.
static int raise_floor(Block *block) {
    const Clock *clock = block->threads->order.clock;
    u32 time = 0;
    for (u32 number = 0; number < block->thread_count; ++number) {
        const Order *order = &block->threads[number].order;
        if (order->clock != clock || order->fenced[0] || order->fenced[1])
            return 0;
        time = order->time > time ? order->time : time;
    }
    for (u32 number = 0; number < block->thread_count; ++number) {
        Order *order = &block->threads[number].order;
        order->time = order->floor = time + 1;
    }
    return 1;
}

void order_threads(Block *first, u32 block_count, u32 state, const Clock *arrived,
                   int all_threads) {
    if (all_threads && block_count == 1 && !arrived && raise_floor(first))
        return;
    Meeting meeting = {0};
    clock_add(&meeting.clock, arrived);
    for (Block *block = first; block < first + block_count; ++block)
        for (u32 number = 0; number < block->thread_count; ++number)
            if (all_threads || block->threads[number].state == state)
                join_meeting(&meeting, &block->threads[number].order);
    for (Block *block = first; block < first + block_count; ++block) {
        u32 start = block->threads->order.number;
        if (all_threads)
            clock_add_run(&meeting.clock, start, start + block->thread_count - 1, meeting.time);
        else
            add_waiting(&meeting, block, state);
    }
    for (Block *block = first; block < first + block_count; ++block)
        for (u32 number = 0; number < block->thread_count; ++number) {
            Order *order = &block->threads[number].order;
            if (block->threads[number].state != state)
                continue;
            leave_meeting(&meeting, order);
            if (all_threads)
                order->floor = order->time;
        }
    end_meeting(&meeting);
}
