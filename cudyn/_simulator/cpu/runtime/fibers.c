#include "fibers.h"
#include "findings.h"
#include "launch.h"
#include <sched.h>
#include <signal.h>

#ifdef __x86_64__
__asm__(".text\n"
        "cudyn_switch_stacks:\n"
        "push %rbp\npush %rbx\npush %r12\npush %r13\npush %r14\npush %r15\n"
        "mov %rsp,(%rdi)\n"
        "mov %rsi,%rsp\n"
        "pop %r15\npop %r14\npop %r13\npop %r12\npop %rbx\npop %rbp\n"
        "ret\n"
        "cudyn_enter_fiber:\n"
        "mov %rbx,%rdi\n"
        "jmp cudyn_begin_fiber\n");
enum { FRAME_WORDS = 8, RETURN_WORD = 6, THREAD_WORD = 4 };
#elif defined(__aarch64__)
__asm__(".text\n.p2align 2\n"
        "cudyn_switch_stacks:\n"
        "sub sp,sp,#160\n"
        "stp x19,x20,[sp]\nstp x21,x22,[sp,#16]\nstp x23,x24,[sp,#32]\n"
        "stp x25,x26,[sp,#48]\nstp x27,x28,[sp,#64]\nstp x29,x30,[sp,#80]\n"
        "stp d8,d9,[sp,#96]\nstp d10,d11,[sp,#112]\nstp d12,d13,[sp,#128]\nstp d14,d15,[sp,#144]\n"
        "mov x2,sp\nstr x2,[x0]\nmov sp,x1\n"
        "ldp x19,x20,[sp]\nldp x21,x22,[sp,#16]\nldp x23,x24,[sp,#32]\n"
        "ldp x25,x26,[sp,#48]\nldp x27,x28,[sp,#64]\nldp x29,x30,[sp,#80]\n"
        "ldp d8,d9,[sp,#96]\nldp d10,d11,[sp,#112]\nldp d12,d13,[sp,#128]\nldp d14,d15,[sp,#144]\n"
        "add sp,sp,#160\nret\n"
        "cudyn_enter_fiber:\n"
        "mov x0,x19\n"
        "b cudyn_begin_fiber\n");
enum { FRAME_WORDS = 20, RETURN_WORD = 11, THREAD_WORD = 0 };
#else
#error "fibers are written for x86-64 and AArch64"
#endif

enum { STACK_RESERVE = 2048 }; // bytes of each stack that are reserved for the runtime's functions
enum { CACHE_LINE = 64 };
enum { WAITING_FRAMES = 256 }; // bytes of its stack that a waiting thread reads when it continues
// The number of turns after which a launch fails if, during these turns, no thread has ended or met
// another thread. The limit is higher if other host threads also run blocks, because they may be
// slow.
enum { MOST_TURNS = 1 << 22, MOST_TURNS_WITH_WORKERS = 1 << 28 };

void run_instead(Thread *thread, Thread *next) {
    if (next == thread)
        return;
    thread->block->group->switches++;
    switch_stacks(&thread->stack_pointer, next->stack_pointer);
}

// The first switch to a fiber runs cudyn_enter_fiber, which passes the thread from a register to
// begin_fiber. That function never returns.
void enter_fiber(void) __asm__("cudyn_enter_fiber");
__attribute__((used)) void begin_fiber(Thread *thread) __asm__("cudyn_begin_fiber");
void begin_fiber(Thread *thread) {
    Group *group = thread->block->group;
    group->kernel(thread, group->launch->parameters);
    end_thread(thread);
    abort();
}

// Write the frame that cudyn_switch_stacks pops: the thread in one register, 0 in the others, and
// enter_fiber as the return address.
void prepare_fiber(Thread *thread) {
    // Two additional words: after the frame is popped, the stack is aligned as the ABI requires.
    void **frame = (void **)((u64)thread->stack_high & ~63ull) - FRAME_WORDS - 2;
    memset(frame, 0, FRAME_WORDS * sizeof *frame);
    frame[THREAD_WORD] = thread;
    frame[RETURN_WORD] = (void *)enter_fiber;
    thread->stack_pointer = frame;
}

void start_fiber(void **host, Thread *first) {
    switch_stacks(host, first->stack_pointer);
}

void make_ready(Thread *thread) {
    Group *group = thread->block->group;
    thread->state = RUNS;
    thread->next = 0;
    if (group->ready_end && group->ready)
        group->ready_end->next = thread;
    else
        group->ready = thread;
    group->ready_end = thread;
}

Thread *take_ready(Group *group) {
    Thread *thread = group->ready;
    if (!thread)
        return 0;
    group->ready = thread->next;
    if (group->ready) { // the thread that runs next is far from this one in memory
        const u8 *stack = group->ready->stack_pointer;
        for (u32 offset = 0; offset < WAITING_FRAMES; offset += CACHE_LINE)
            __builtin_prefetch(stack + offset);
        __builtin_prefetch(group->ready->next);
        __builtin_prefetch((u8 *)group->ready->next + CACHE_LINE);
    }
    return thread;
}

// Resume the lanes that wait at activemask if all other lanes of their warp have ended, are waiting
// or are spinning. Lanes at the same instruction are resumed together, because on a device, the
// lanes of a warp converge there. Return whether any thread was resumed.
static int settle_gathering(Group *group) {
    u32 total = group->block_count * group->blocks->thread_count;
    int is_any = 0;
    for (u32 number = 0; number < total; ++number) {
        Thread *thread = group->threads + number;
        if (thread->state != GATHERS)
            continue;
        u32 count, mask = 0;
        int is_any_running = 0;
        Thread *warp = warp_of(thread, &count);
        for (u32 lane = 0; lane < count; ++lane) {
            is_any_running |= warp[lane].state == RUNS && !warp[lane].is_spinning;
            if (warp[lane].state == GATHERS && warp[lane].site == thread->site)
                mask |= 1u << lane;
        }
        for (u32 lane = 0; !is_any_running && lane < count; ++lane) {
            if (!(mask >> lane & 1))
                continue;
            warp[lane].result = mask;
            make_ready(warp + lane);
            group->gathering--;
            is_any = 1;
        }
    }
    return is_any;
}

u32 gather_lanes(Thread *thread, u32 site) {
    thread->site = site;
    thread->state = GATHERS;
    thread->block->group->gathering++;
    wait_for_others(thread);
    return thread->result;
}

Thread *take_next(Thread *thread) {
    Group *group = thread->block->group;
    Thread *next = take_ready(group);
    if (!next && group->gathering && settle_gathering(group))
        next = take_ready(group);
    if (!next)
        fail_stuck(thread);
    return next;
}

void wait_for_others(Thread *thread) {
    run_instead(thread, take_next(thread));
}

// ---- threads that poll memory in a loop, and may wait endlessly

// Return a hash of a thread's registers and stack, which determine its next steps.
static OUTLINE u64 hash_state(const Thread *thread) {
    // On the stack, this buffer is below the registers that this function has saved.
    jmp_buf registers;
    memset(&registers, 0, sizeof registers);
    (void)_setjmp(registers);
    u64 hash = 0;
    for (u64 *word = (u64 *)&registers; (u8 *)(word + 1) <= thread->stack_high; ++word)
        hash = ((hash ^ *word) * 0x9e3779b97f4a7c15ull) ^ hash >> 29;
    return hash;
}

// End the launch if the threads wait endlessly. A thread that polls memory repeats the same steps
// until the memory changes. If every thread that can run is in the same state as on its previous
// turn, and no memory has changed since then, no thread can ever make progress. Changes are only
// recorded if CHECKS is set and there is a single host thread.
static void check_endless(Thread *thread, u32 site) {
    Group *group = thread->block->group;
    if (!CHECKS || group->launch->workers > 1)
        return;
    u64 snapshot = hash_state(thread);
    if (thread->changes || thread->home != site || thread->snapshot != snapshot)
        group->quiet = 0;
    else if (++group->quiet > group->live_count)
        fail(thread, SPINS, site);
    thread->changes = 0;
    thread->snapshot = snapshot;
}

OUTLINE void let_others_run(Thread *thread, u32 site) {
    Group *group = thread->block->group;
    Launch *launch = group->launch;
    if (site != thread->home && thread->home != NO_SITE && thread->spins < MOST_SPINS)
        return;
    check_endless(thread, site);
    thread->home = thread->site = site;
    thread->spins = 0;
    if (launch->workers > 1 && launch->has_failed)
        abort_launch(group);
    if (++group->turns > (launch->workers == 1 ? MOST_TURNS : MOST_TURNS_WITH_WORKERS))
        fail(thread, SPINS, thread->site);
    thread->is_spinning = 1;
    if (group->gathering)
        settle_gathering(group);
    if (group->ready) {
        make_ready(thread);
        run_instead(thread, take_ready(group));
    } else if (launch->workers > 1) {
        sched_yield();
    }
    thread->is_spinning = 0;
}

void check_stack(Thread *thread, u32 site, u32 need) {
    if ((u8 *)__builtin_frame_address(0) - need - STACK_RESERVE < thread->stack_low)
        fail(thread, STACK_OVERFLOW, site);
}

// ---- limits of loops, and Ctrl+C

static volatile sig_atomic_t is_interrupted;
static int has_handler;
static struct sigaction former_handler;

static void handle_interrupt(int number) {
    is_interrupted = 1;
}

// Install a handler for SIGINT that ends the launch, because Python handles the signal only after
// the launch has returned.
static void begin_interrupts(void) {
    struct sigaction handler = {.sa_handler = handle_interrupt};
    if (!__atomic_exchange_n(&has_handler, 1, __ATOMIC_SEQ_CST))
        sigaction(SIGINT, &handler, &former_handler);
}

void end_interrupts(void) {
    if (!__atomic_exchange_n(&has_handler, 0, __ATOMIC_SEQ_CST))
        return;
    sigaction(SIGINT, &former_handler, 0);
    if (is_interrupted)
        raise(SIGINT);
    is_interrupted = 0;
}

// Return whether a loop repeats the same steps: the thread's state is the same as at the previous
// backward jump, no memory has changed since then, and no other thread has run.
static int repeats(Thread *thread, u32 site) {
    u64 snapshot = hash_state(thread);
    u64 turn = thread->block->group->switches;
    int is_same = thread->home == site && thread->snapshot == snapshot && thread->turn == turn &&
                  !thread->changes;
    thread->home = site;
    thread->snapshot = snapshot;
    thread->turn = turn;
    thread->changes = 0;
    return is_same;
}

OUTLINE void check_limits(Thread *thread, u32 site) {
    Launch *launch = launch_of(thread);
    begin_interrupts();
    thread->past_rounds += thread->granted_rounds;
    if (is_interrupted)
        fail(thread, INTERRUPTED, site);
    if (launch->has_failed)
        abort_launch(thread->block->group);
    if (thread->past_rounds > launch->most_rounds)
        fail(thread, ENDLESS, site);
    if (CHECKS && repeats(thread, site)) {
        Finding *finding = start_finding(thread, ENDLESS, site);
        snprintf(finding->text, sizeof finding->text,
                 "nothing changes from one iteration to the next");
        abort_launch(thread->block->group);
    }
    // Compare the state at COMPARED_JUMPS successive jumps, then skip ROUNDS_AT_A_TIME jumps.
    thread->comparisons = (thread->comparisons + 1) % COMPARED_JUMPS;
    thread->granted_rounds = CHECKS && thread->comparisons ? 1 : ROUNDS_AT_A_TIME;
    thread->rounds = thread->granted_rounds;
}
