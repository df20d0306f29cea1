// GPU threads as fibers. Each fiber has its own stack, and runs until it has to wait.
#pragma once
#include "threads.h"

// Save the current stack pointer in *from and continue on another stack.
void switch_stacks(void **from, void *to) __asm__("cudyn_switch_stacks");

// Prepare a thread to start on its stack. `end_thread` is called when the kernel returns.
void prepare_fiber(Thread *thread);
// Run the fibers of a group, starting with `first`. Return when all fibers have ended or the launch
// has failed.
void start_fiber(void **host, Thread *first);
// Append a thread to the queue of threads that can run.
void make_ready(Thread *thread);
// Remove the first thread from this queue, and return it. Return null if the queue is empty.
Thread *take_ready(Group *group);
// Suspend one thread, and continue with another thread.
void run_instead(Thread *thread, Thread *next);
// Run other threads until one of them makes this thread ready. The caller has set the thread's
// state.
void wait_for_others(Thread *thread);
// Give other threads a turn. This is called by threads that wait for memory to change.
void let_others_run(Thread *thread, u32 site);
// Record that a thread has ended or met other threads, so that the launch does not count as stuck.
static inline void note_progress(Group *group) {
    group->turns = group->quiet = 0;
}
// Return the next thread that can run, or end the launch if there is none.
Thread *take_next(Thread *thread);
// activemask: wait for the other lanes of the warp, then return the mask of the lanes that have
// converged (see settle_gathering in fibers.c).
u32 gather_lanes(Thread *thread, u32 site);
// End the launch if less than `need` bytes of the thread's stack are left.
void check_stack(Thread *thread, u32 site, u32 need);

enum { ALONE_STACK = 1 << 18 }; // bytes of the host's stack that threads without fibers may use
enum { ROUNDS_AT_A_TIME = 1 << 22 }; // backward jumps between two checks, about 10 ms
enum { COMPARED_JUMPS = 16 };        // successive jumps at which a loop's state is compared
// The number of strong reads after which a thread gives other threads a turn. It does this at the
// same instruction as last time or, if it has not reached this instruction by then, after
// MOST_SPINS reads.
enum { SPINS_BEFORE_OTHERS_RUN = 32, MOST_SPINS = 64 };

// Called at each strong read, so that a thread that polls memory in a loop lets other threads run.
static inline void spin(Thread *thread, u32 site) {
    if (thread->block->group->uses_fibers && ++thread->spins > SPINS_BEFORE_OTHERS_RUN)
        let_others_run(thread, site);
}

// Let other threads run immediately. This is called for nanosleep, and for waits at an mbarrier.
static inline void sleep_a_while(Thread *thread, u32 site) {
    thread->spins = MOST_SPINS;
    spin(thread, site);
}

// Called after ROUNDS_AT_A_TIME backward jumps. End the launch if it was interrupted, another
// thread has failed, or a loop is endless.
void check_limits(Thread *thread, u32 site);

// Called at each backward jump.
static inline void count_round(Thread *thread, u32 site) {
    if (!--thread->rounds)
        check_limits(thread, site);
}

// Expensive operations count as several backward jumps, so that endless loops with such operations
// are detected in time.
enum { ROUNDS_OF_BARRIER = 64, ROUNDS_OF_MEETING = 16 };
static inline void count_as_rounds(Thread *thread, u64 rounds) {
    thread->rounds = thread->rounds > rounds ? thread->rounds - rounds : 1;
}

// Restore the former handler of SIGINT. If the signal arrived during the launch, raise it again.
void end_interrupts(void);
