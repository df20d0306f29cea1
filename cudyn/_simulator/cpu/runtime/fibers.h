// Threads as fibers: each has a stack of its own, and runs until it has to wait.
#pragma once
#include "threads.h"

// Save the stack in *from and go on with another one.
void switch_stacks(void **from, void *to) __asm__("cudyn_switch_stacks");

// Let a thread begin on its stack: `end_thread` is called when the kernel returns.
void prepare_fiber(Thread *thread, u8 *stack_high);
// Leave the host's stack until the group is done.
void start_fiber(void **host, Thread *first);
void make_ready(Thread *thread);
Thread *take_ready(Group *group);
// Leave one thread and go on with another one.
void run_instead(Thread *thread, Thread *next);
// The thread has set its state; run others until somebody makes it ready.
void wait_for_others(Thread *thread);
// Let others run once; for threads that wait for memory.
void let_others_run(Thread *thread);
// Take the next thread that can run, or end the launch.
Thread *take_next(Thread *thread);
// The lanes that are together: see fibers.c.
u32 gather_lanes(Thread *thread, u32 site);
void check_stack(Thread *thread, u32 site, u32 need);

enum { ALONE_STACK = 1 << 18 };      // bytes of the host's stack, for threads without one
enum { ROUNDS_AT_A_TIME = 1 << 22 }; // of loops, some ten milliseconds
enum { SPINS_BEFORE_OTHERS_RUN = 32 };

// Called by each strong read: what waits in a loop for memory lets others run.
static inline void spin(Thread *thread, u32 site) {
    if (thread->block->group->uses_fibers && ++thread->spins > SPINS_BEFORE_OTHERS_RUN) {
        thread->site = site;
        let_others_run(thread);
    }
}

static inline void sleep_a_while(Thread *thread, u32 site) {
    thread->spins = SPINS_BEFORE_OTHERS_RUN;
    spin(thread, site);
}

// Called by each jump back.
void ask_to_go_on(Thread *thread, u32 site);

static inline void count_round(Thread *thread, u32 site) {
    if (!--thread->rounds)
        ask_to_go_on(thread, site);
}

// What takes as long as some jumps back counts as these, so that an endless loop of it ends, too.
enum { ROUNDS_OF_BARRIER = 64, ROUNDS_OF_MEETING = 16 };
static inline void count_as_rounds(Thread *thread, u64 rounds) {
    thread->rounds = thread->rounds > rounds ? thread->rounds - rounds : 1;
}

// A signal that comes while kernels run a long time: see ask_to_go_on.
void end_interrupts(void);
