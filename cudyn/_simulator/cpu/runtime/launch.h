// A launch: its blocks one group after the other, on one or several host threads.
#pragma once
#include "threads.h"

typedef struct {
    Kernel *kernel;
    u32 shared;      // static shared memory, in bytes
    u32 uses_fibers; // its threads meet
    u32 stack;       // bytes for a thread
    u32 local;
} KernelFacts;

int run_launch(Launch *launch, const KernelFacts *facts);
// The %ctaid of a block of a group.
void set_block_index(const Launch *launch, u64 ticket, u32 number, u32 *index);
// A fiber's kernel has returned.
void end_thread(Thread *thread);

void forget_order(Thread *thread);
void finish_alone(Thread *thread);

// What a thread begins with that is played by the same one as the others of its block.
static inline void begin_alone(Thread *thread, u32 number) {
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

// Step %tid forwards or back.
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

// Run the threads of a block that do not meet, one after the other, without fibers.
static inline __attribute__((always_inline)) void run_each_thread(Thread *thread, u8 *parameters,
                                                                  Kernel *kernel) {
    const Launch *launch = launch_of(thread);
    u32 count = thread->block->thread_count;
    for (int axis = 0; axis < 3; ++axis)
        thread->index[axis] = launch->is_reversed ? launch->block[axis] - 1 : 0;
    for (u32 at = 0; at < count; ++at) {
        begin_alone(thread, launch->is_reversed ? count - 1 - at : at);
        kernel(thread, parameters);
        if (thread->copies.count)
            finish_alone(thread);
        step_index(thread, launch);
    }
}
