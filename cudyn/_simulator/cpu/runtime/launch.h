// A launch runs its groups of blocks one after the other, on one or more host threads.
#pragma once
#include "threads.h"

// The properties of a kernel that its translation determines
typedef struct {
    Kernel *kernel;
    u32 shared;      // bytes of static shared memory per block
    u32 uses_fibers; // whether its threads synchronise with each other
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

// Advance %tid to the next thread, or to the previous one if the launch is reversed.
static inline void step_index(Thread *thread, const Launch *launch) {
    u32 *index = thread->index;
    if (launch->is_reversed) {
        for (int axis = 0; axis < 3 && !index[axis]--; ++axis)
            index[axis] = launch->block[axis] - 1;
        return;
    }
    for (int axis = 0; axis < 3 && ++index[axis] == launch->block[axis]; ++axis)
        index[axis] = 0;
}

// Run the threads of a block one after the other without fibers, for kernels whose threads do not
// synchronise.
static inline __attribute__((always_inline)) void run_each_thread(Thread *thread, u8 *parameters,
                                                                  Kernel *kernel) {
    const Launch *launch = launch_of(thread);
    u32 count = thread->block->thread_count;
    for (int axis = 0; axis < 3; ++axis)
        thread->index[axis] = launch->is_reversed ? launch->block[axis] - 1 : 0;
    for (u32 index = 0; index < count; ++index) {
        begin_thread_without_fiber(thread, launch->is_reversed ? count - 1 - index : index);
        kernel(thread, parameters);
        if (thread->copies.count)
            end_thread_without_fiber(thread);
        step_index(thread, launch);
    }
}
