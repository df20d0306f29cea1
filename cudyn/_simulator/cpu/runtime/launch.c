#include "launch.h"
#include "barriers.h"
#include "copies.h"
#include "fibers.h"
#include "findings.h"
#include "flow.h"
#include "memory.h"
#include "ordering.h"
#include "races.h"
#include "warpgroups.h"
#include "warps.h"
#include <pthread.h>
#include <sys/mman.h>

enum { MOST_WORKERS = 64 };
enum { PAGE = 4096, SHARED_ALIGN = 1024, UNSET_BYTE = 0xcd };
// Stacks start at different offsets (multiples of STAGGER bytes), so that they do not use the same
// lines of the processor's cache.
enum { STAGGER = 64, STAGGERS = 64 };

// ---- the end of a thread

void end_thread(Thread *thread) {
    Block *block = thread->block;
    Group *group = block->group;
    finish_copies(thread, ALL_BATCHES);
    check_products(thread);
    thread->state = ENDED;
    block->live_count--;
    if (CHECKS && !block->live_count) {
        finish_all_bulk(thread);
        check_visits(thread);
    }
    group->live_count--;
    note_progress(group);
    if (block->live_count)
        complete_barriers(block);
    complete_warp(thread);
    if (cluster_size(group->launch) > 1)
        publish_to_cluster(thread);
    if (group->live_count && block->cluster->cluster_arrived)
        complete_cluster(block->cluster, cluster_size(group->launch));
    if (group->live_count)
        run_instead(thread, take_next(thread));
    void *unused;
    switch_stacks(&unused, group->host_stack);
}

void forget_order(Thread *thread) {
    Order *order = &thread->order;
    reset_order(order, order->number, order->block_first, order->block_last);
}

void end_thread_without_fiber(Thread *thread) {
    finish_copies(thread, ALL_BATCHES);
}

// ---- the order of threads and blocks

// Mix the bits of a number (splitmix64).
static u64 mix(u64 value) {
    value += 0x9e3779b97f4a7c15ull;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9ull;
    value = (value ^ value >> 27) * 0x94d049bb133111ebull;
    return value ^ value >> 31;
}

static u64 get_common_divisor(u64 a, u64 b) {
    while (b) {
        u64 rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

u64 shuffle_order(const Launch *launch, u64 salt, u64 position, u64 count) {
    u64 random = mix(launch->seed ^ mix(salt));
    u64 step = 1 + mix(random) % count;
    while (get_common_divisor(step, count) != 1)
        step++;
    return (random % count + (u128)position * step) % count;
}

// Return the index of the group of blocks that runs at a position in the order. If blocks wait for
// blocks with lower indices, the program relies on the order in which devices start blocks.
// Therefore, the schedule only changes the order if the kernel never waits for a value in memory.
static u64 get_scheduled_group(const Group *group, u64 position,
                               const KernelProperties *properties) {
    const Launch *launch = group->launch;
    if (launch->schedule == ASCENDING || properties->polls)
        return position;
    if (launch->schedule == DESCENDING)
        return launch->groups - 1 - position;
    return shuffle_order(launch, launch->groups, position, launch->groups);
}

// ---- a group of blocks

void set_block_index(const Launch *launch, u64 ticket, u32 number, u32 *index) {
    const u32 *cluster = launch->cluster;
    u32 size = cluster_size(launch);
    u64 cluster_number = launch->is_cooperative ? number / size : ticket;
    u32 rank = number % size;
    u32 columns = launch->grid[0] / cluster[0]; // in clusters
    u32 rows = launch->grid[1] / cluster[1];
    index[0] = cluster_number % columns * cluster[0] + rank % cluster[0];
    index[1] = cluster_number / columns % rows * cluster[1] + rank / cluster[0] % cluster[1];
    index[2] = cluster_number / columns / rows * cluster[2] + rank / cluster[0] / cluster[1];
}

// Reset the state of a thread before it runs a kernel.
static void begin_thread(Thread *thread) {
    Block *block = thread->block;
    thread->local_top = thread->local;
    thread->batch = 0;
    memset(&thread->products, 0, sizeof thread->products);
    thread->spins = 0;
    thread->is_spinning = 0;
    thread->home = thread->passed = NO_SITE;
    thread->snapshot = thread->changes = 0;
    thread->past_rounds = 0;
    thread->cluster_phase = 0;
    drop_copies(&thread->copies);
    u32 first = thread->order.block_first;
    if (CHECKS)
        reset_order(&thread->order, first + thread->number, first, first + block->thread_count - 1);
}

// Reset the state of a block and of its threads before it runs.
static void begin_block(Block *block, u64 ticket) {
    Group *group = block->group;
    u32 number = block - group->blocks;
    u32 first = (u32)((ticket * group->block_count + number) * block->thread_count);
    set_block_index(group->launch, ticket, number, block->index);
    block->live_count = block->thread_count;
    block->unset_reader = 0;
    block->waiting_lanes = block->used_barriers = 0;
    block->visit_count = 0;
    block->cluster_arrived = block->cluster_phase = 0;
    clock_set(&block->cluster_arriving, 0);
    clock_set(&block->cluster_known, 0);
    for (Barrier *barrier = block->barriers; barrier < block->barriers + 16; ++barrier)
        clock_drop(barrier->clock);
    memset(block->barriers, 0, sizeof block->barriers);
    drop_barriers(block);
    drop_copies(&block->bulk);
    clear_shadow(&block->shadow);
    for (u32 index = 0; group->uses_fibers && index < block->thread_count; ++index) {
        block->threads[index].order.block_first = first;
        begin_thread(block->threads + index);
    }
    block->threads->order.block_first = first;
}

// Run the blocks of a group without fibers. A single Thread object stands for all of their threads,
// which run one after the other.
static void run_without_fibers(Group *group, u8 *local, u64 local_size) {
    Launch *launch = group->launch;
    Thread thread = *group->threads;
    thread.local = local;
    thread.local_size = local_size;
    thread.stack_high = (u8 *)&thread; // the stack of the kernel is below this function's frame
    thread.stack_low = (u8 *)__builtin_frame_address(0) - ALONE_STACK;
    if (!setjmp(group->escape))
        for (u32 number = 0; number < group->block_count; ++number) {
            u32 first = group->blocks[number].threads->order.block_first;
            thread.block = group->blocks + number;
            thread.order.block_first = first;
            begin_thread(&thread);
            group->kernel(&thread, launch->parameters);
        }
    drop_copies(&thread.copies);
    drop_order(&thread.order);
    group->threads->rounds = thread.rounds;
}

// Run the threads of a group as fibers. Each fiber has `stride` bytes of memory: its local memory,
// the state of its local memory, and its stack.
static void run_fibers(Group *group, u8 *memory, u64 stride, u64 local_size) {
    u32 total = group->block_count * group->blocks->thread_count;
    group->ready = group->ready_end = 0;
    group->live_count = total;
    group->gathering = 0;
    for (u32 index = 0; index < total; ++index) {
        u32 number = get_scheduled(group->blocks, index, total);
        Thread *thread = group->threads + number;
        u8 *thread_memory = memory + stride * number;
        thread->local = thread_memory;
        thread->local_top = thread_memory;
        thread->local_size = local_size;
        thread->stack_low = thread_memory + 2 * local_size;
        thread->stack_high = thread_memory + stride - STAGGER * (number % STAGGERS);
        prepare_fiber(thread);
        make_ready(thread);
    }
    Thread *first = take_ready(group);
    start_fiber(&group->host_stack, first);
}

// ---- a host thread

// The argument of the main function of a host thread
typedef struct {
    Launch *launch;
    const KernelProperties *properties;
} Job;

// The memory for stacks and local variables. Each host thread keeps its pool for later launches.
static __thread u8 *pool;
static __thread u64 pool_size;

// Return the pool, which has at least `size` bytes afterwards. Its former contents are lost.
static u8 *get_pool(u64 size) {
    if (pool_size >= size)
        return pool;
    if (pool)
        munmap(pool, pool_size);
    int flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE;
    pool = mmap(0, size, PROT_READ | PROT_WRITE, flags, -1, 0);
    pool_size = size;
    if (pool == MAP_FAILED)
        abort();
    return pool;
}

static void make_thread(Block *block, u32 number) {
    const Launch *launch = block->group->launch;
    Thread *thread = block->threads + number;
    thread->block = block;
    thread->globals = launch->globals;
    thread->number = number;
    thread->lane = number & 31;
    thread->rounds = thread->granted_rounds = ROUNDS_AT_A_TIME;
    set_index(thread, launch, number);
}

// Return a group of blocks. Each block uses `shared_stride` bytes of `shared` as its shared memory.
static Group make_group(const Job *job, u32 shared_size, u8 *shared, u64 shared_stride) {
    Launch *launch = job->launch;
    u32 threads = launch->block[0] * launch->block[1] * launch->block[2];
    u32 in_cluster = cluster_size(launch);
    Group group = {.launch = launch,
                   .kernel = job->properties->kernel,
                   .uses_fibers = job->properties->uses_fibers};
    group.block_count =
        launch->is_cooperative ? launch->grid[0] * launch->grid[1] * launch->grid[2] : in_cluster;
    group.blocks = calloc(group.block_count, sizeof(Block));
    group.threads = calloc((u64)group.block_count * threads, sizeof(Thread));
    if (!group.blocks || !group.threads)
        abort();
    for (u32 number = 0; number < group.block_count; ++number) {
        Block *block = group.blocks + number;
        block->thread_count = threads;
        block->threads = group.threads + (u64)number * threads;
        block->shared = shared + shared_stride * number;
        block->shared_size = shared_size;
        block->dynamic_size = launch->dynamic_shared;
        block->shadow.size = shared_size;
        block->rank = number % in_cluster;
        block->cluster = block - block->rank;
    }
    return group;
}

static void free_group(Group *group) {
    for (u32 number = 0; number < group->block_count; ++number) {
        Block *block = group->blocks + number;
        for (u32 index = 0; index < block->thread_count; ++index) {
            drop_copies(&block->threads[index].copies);
            drop_order(&block->threads[index].order);
        }
        for (Barrier *barrier = block->barriers; barrier < block->barriers + 16; ++barrier)
            clock_drop(barrier->clock);
        clock_set(&block->cluster_arriving, 0);
        clock_set(&block->cluster_known, 0);
        drop_barriers(block);
        free(block->memory_barriers);
        drop_copies(&block->bulk);
        drop_shadow(&block->shadow);
    }
    free(group->blocks);
    free(group->threads);
}

// Run groups of blocks until all groups have been started, or one of them fails.
static void run_groups(Group *group, const KernelProperties *properties) {
    Launch *launch = group->launch;
    u64 local_size = (properties->local + PAGE - 1) & ~(u64)(PAGE - 1);
    u64 stride = 2 * local_size + ((properties->stack + PAGE - 1) & ~(u64)(PAGE - 1)) + PAGE;
    u32 total = group->block_count * group->blocks->thread_count;
    u8 *memory = get_pool(group->uses_fibers ? stride * total : 2 * local_size + PAGE);
    for (;;) {
        u64 position = __atomic_fetch_add(&launch->ticket, 1, __ATOMIC_SEQ_CST);
        if (launch->has_failed || position >= launch->groups)
            return;
        u64 ticket = get_scheduled_group(group, position, properties);
        group->ticket = ticket;
        for (u32 number = 0; number < group->block_count; ++number)
            begin_block(group->blocks + number, ticket);
        if (group->uses_fibers)
            run_fibers(group, memory, stride, local_size);
        else
            run_without_fibers(group, memory, local_size);
    }
}

// Return the offset of dynamic shared memory. Its alignment is that of the start of shared memory
// on a device, because compilers rely on this alignment for swizzled layouts.
static u32 get_dynamic_start(const KernelProperties *properties, const Launch *launch) {
    u32 align = launch->dynamic_shared ? SHARED_ALIGN : 1;
    return (properties->shared + align - 1) / align * align;
}

// Run groups of blocks on this host thread until the launch has ended.
static void *run_worker(void *argument) {
    const Job *job = argument;
    Launch *launch = job->launch;
    u32 size = launch->dynamic_shared + get_dynamic_start(job->properties, launch);
    u64 stride = (size + SHARED_ALIGN - 1) & ~(u64)(SHARED_ALIGN - 1);
    u64 blocks = launch->is_cooperative ? (u64)launch->grid[0] * launch->grid[1] * launch->grid[2]
                                        : cluster_size(launch);
    u8 *shared = 0;
    if (posix_memalign((void **)&shared, SHARED_ALIGN, stride * blocks + SHARED_ALIGN))
        abort();
    memset(shared, UNSET_BYTE, stride * blocks);
    Group group = make_group(job, size, shared, stride);
    for (u32 number = 0; number < group.block_count; ++number) {
        group.blocks[number].group = &group;
        for (u32 index = 0; index < group.blocks[number].thread_count; ++index)
            make_thread(group.blocks + number, index);
    }
    run_groups(&group, job->properties);
    free_group(&group);
    free(shared);
    drop_addresses();
    drop_flow();
    return 0;
}

// The main function of additional host threads, which free their memory when they end.
static void *run_extra_worker(void *argument) {
    run_worker(argument);
    free_readers();
    drop_spares();
    if (pool)
        munmap(pool, pool_size);
    pool = 0;
    pool_size = 0;
    return 0;
}

int run_launch(Launch *launch, const KernelProperties *properties) {
    Job job = {launch, properties};
    pthread_t threads[MOST_WORKERS];
    u64 blocks = (u64)launch->grid[0] * launch->grid[1] * launch->grid[2];
    launch->groups = launch->is_cooperative ? 1 : blocks / cluster_size(launch);
    if (launch->workers > launch->groups)
        launch->workers = launch->groups;
    if (launch->workers > MOST_WORKERS)
        launch->workers = MOST_WORKERS;
    begin_memory(launch);
    for (u32 index = 1; index < launch->workers; ++index)
        pthread_create(threads + index, 0, run_extra_worker, &job);
    run_worker(&job);
    for (u32 index = 1; index < launch->workers; ++index)
        pthread_join(threads[index], 0);
    end_memory(launch);
    free_readers();
    end_interrupts();
    fflush(stdout);
    return launch->has_failed;
}
