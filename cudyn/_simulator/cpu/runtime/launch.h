// A launch runs its groups of blocks one after the other, on one or more host threads.
#pragma once
#include "threads.h"

// The properties of a kernel that its translation determines
typedef struct {
    Kernel *kernel;
    u32 shared;      // bytes of static shared memory per block
    u32 uses_fibers; // whether its threads synchronise with each other
    u32 polls;       // whether it may wait for a value in memory
    u32 stack;       // bytes of stack per thread
    u32 local;       // bytes of local memory per thread
} KernelFacts;

// Run a launch until it finishes. Returns whether it failed. launch->finding then describes the
// error.
int run_launch(Launch *launch, const KernelFacts *facts);
// Compute the %ctaid of a block, given the index of its group (`ticket`) and its number in the
// group.
void set_block_index(const Launch *launch, u64 ticket, u32 number, u32 *index);
// End a thread whose kernel has returned on a fiber.
void end_thread(Thread *thread);

// Reset the order of a thread object that was used for another thread.
void forget_order(Thread *thread);
// Carry out the copies of a thread without a fiber when it ends.
void end_thread_without_fiber(Thread *thread);

// Initialise a thread that shares one host thread object with the rest of its block.
static inline void begin_thread_without_fiber(Thread *thread, u32 number) {
    thread->number = number;
    thread->lane = number & 31;
    thread->past_rounds = 0;
    if (!CHECKS)
        return;
    Order *order = &thread->order;
    if (order->clock || order->fenced[0] || order->pending[0] || order->pending[1])
        forget_order(thread);
    order->number = order->block_first + number;
    order->time = 1;
}

// Return the position in the schedule's order of `count` threads or blocks as their index. A
// shuffled order begins at any index and continues in equal steps; `salt` makes the orders of two
// blocks differ.
u64 shuffle_order(const Launch *launch, u64 salt, u64 position, u64 count);
static inline u64 get_scheduled(const Block *block, u64 position, u64 count) {
    const Launch *launch = block->group->launch;
    if (launch->schedule == ASCENDING)
        return position;
    if (launch->schedule == DESCENDING)
        return count - 1 - position;
    return shuffle_order(launch, block->group->ticket, position, count);
}

// Set %tid, given the index of the thread in its block.
static inline void set_index(Thread *thread, const Launch *launch, u32 number) {
    thread->index[0] = number % launch->block[0];
    thread->index[1] = number / launch->block[0] % launch->block[1];
    thread->index[2] = number / launch->block[0] / launch->block[1];
}

// Advance %tid to the next thread.
static inline void step_index(Thread *thread, const Launch *launch) {
    u32 *index = thread->index;
    for (int axis = 0; axis < 3 && ++index[axis] == launch->block[axis]; ++axis)
        index[axis] = 0;
}

// Run the threads of a block one after the other without fibers, for kernels whose threads do not
// synchronise.
static inline __attribute__((always_inline)) void run_each_thread(Thread *thread, u8 *parameters,
                                                                  Kernel *kernel) {
    const Launch *launch = launch_of(thread);
    u32 count = thread->block->thread_count;
    set_index(thread, launch, 0);
    for (u32 position = 0; position < count; ++position) {
        u32 number = get_scheduled(thread->block, position, count);
        if (launch->schedule != ASCENDING)
            set_index(thread, launch, number);
        begin_thread_without_fiber(thread, number);
        kernel(thread, parameters);
        if (thread->copies.count)
            end_thread_without_fiber(thread);
        if (launch->schedule == ASCENDING)
            step_index(thread, launch);
    }
}
