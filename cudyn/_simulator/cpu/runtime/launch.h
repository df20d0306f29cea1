// A launch runs its groups of blocks one after the other, on one or more host threads.
#pragma once
#include "threads.h"

// The properties of a kernel that its translation determines
typedef struct {
    Kernel *kernel;
    u32 shared;      // bytes of static shared memory per block
    u32 uses_fibers; // whether its threads synchronize with each other
    u32 polls;       // whether it may wait for a value in memory
    u32 stack;       // bytes of stack per thread
    u32 local;       // bytes of local memory per thread
} KernelProperties;

// Run a launch until it finishes, and return whether it failed. If so, launch->finding describes
// the error.
int run_launch(Launch *launch, const KernelProperties *properties);
// Compute the %ctaid of a block, given the index of its group (`ticket`) and its number in the
// group.
void set_block_index(const Launch *launch, u64 ticket, u32 number, u32 *index);
// End a thread that runs as a fiber, after its kernel has returned.
void end_thread(Thread *thread);

// Reset the `order` of a Thread object that stood for another thread of the launch before.
void forget_order(Thread *thread);
// End a thread that does not run as a fiber: carry out its pending copies.
void end_thread_without_fiber(Thread *thread);

// Prepare the Thread object, which all threads of a block share, for the thread with this number.
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

// Return the index of the thread or block that runs at a position in a shuffled order of `count`
// threads or blocks. The order begins at a random index and continues in equal steps. Different
// values of `salt` result in different orders, for example for the threads of different blocks.
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

// Advance %tid to that of the next thread.
static inline void step_index(Thread *thread, const Launch *launch) {
    u32 *index = thread->index;
    for (int axis = 0; axis < 3 && ++index[axis] == launch->block[axis]; ++axis)
        index[axis] = 0;
}

// Run the threads of a block one after the other without fibers, for kernels whose threads do not
// synchronize.
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
