// Threads, blocks, and the groups of blocks that run together: a block, a cluster, or a cooperative
// grid.
#pragma once
#include "clocks.h"
#include "interface.h"

typedef struct Thread Thread;
typedef struct Block Block;
typedef struct Group Group;
typedef void Kernel(Thread *, u8 *parameters);

typedef enum {
    RUNS,
    ENDED,
    IN_WARP,    // waits in a warp operation
    AT_CLUSTER, // waits for its cluster
    GATHERS,    // waits at activemask
    AT_BARRIER, // plus the number of the barrier at which it waits
} ThreadState;

// The accesses that are ordered before the next access of a thread
typedef struct {
    u32 number;    // index of the thread in the launch
    u32 is_issued; // whether this is the order of an asynchronous copy
    u32 block_first, block_last;
    u32 time;  // the thread's own time, which advances with each release
    u32 floor; // all accesses of the block's threads before this time are known
    Clock *clock;
    Clock *fenced[2];  // the accesses before its last fence: [0] for its block, [1] for all blocks
    Clock *pending[2]; // clocks that relaxed accesses have acquired; a fence adds them to `clock`
} Order;

// A race detector's record of one access
typedef struct {
    u32 thread; // index in the launch + 1; 0 if there was no access
    u32 time;
    union {
        struct {
            u32 site : 24;
            u32 is_strong : 1;
            u32 is_in_block : 1;
            u32 is_set : 1;   // `thread` is the number of a set of readers
            u32 is_write : 1; // recorded as a read, but it wrote the value that was already there
        };
        u32 facts; // all of the fields above, so that a record is written without byte stores
    };
} Stamp;
enum { STRONG_FACT = 1u << 24, IN_BLOCK_FACT = 1u << 25, WRITE_FACT = 1u << 27 };

typedef struct {
    Stamp write;
    Stamp read;
} Cell;

// The cells of a range of memory
typedef struct {
    Cell *cells;
    u64 size;   // size of the memory
    u64 mapped; // size of the cells in bytes
    u64 used;   // cells that may be in use
    u32 shift;  // 2: a cell has four bytes, 0: one
    u32 is_mapped;
} Shadow;

// Asynchronous copies may combine the copied elements with those at the destination.
typedef enum {
    NO_REDUCTION,
    REDUCE_BY_ADD,
    REDUCE_BY_MIN,
    REDUCE_BY_MAX,
    REDUCE_BY_INC,
    REDUCE_BY_DEC,
    REDUCE_BY_AND,
    REDUCE_BY_OR,
    REDUCE_BY_XOR,
} Reduction;
typedef enum {
    REDUCED_U32,
    REDUCED_S32,
    REDUCED_U64,
    REDUCED_S64,
    REDUCED_F16,
    REDUCED_BF16,
    REDUCED_F32,
    REDUCED_F64,
    REDUCED_B32 = REDUCED_U32,
    REDUCED_B64 = REDUCED_U64,
} ReducedType;

typedef struct {
    Reduction reduction;
    ReducedType reduced;
    struct Tensor *tensor; // the tensor that a box is copied from or to; null for contiguous bytes
    u64 to, from;
    u32 size;
    u32 available; // number of bytes that exist in the source; the others are copied as 0
    u32 site;
    u32 batch; // cp.async: its group
    u32 to_shared, from_shared;
    u32 barrier; // the mbarrier that counts its bytes
    Order order; // when it was issued
} Copy;

typedef struct {
    Copy *items;
    u32 count, room;
} Copies;

enum { WARP_SIZE = 32, MOST_WARPS = 32 };

typedef struct {
    u32 arrived;
    u32 sum;                    // sum of the predicates of bar.red
    u32 required;               // number of threads that must arrive; 0 means all
    u32 warp_sites[MOST_WARPS]; // by warp: the instruction at which its lanes wait, plus 1
    Clock *clock;
} Barrier;

typedef struct {
    u32 address; // its offset in shared memory; ~0 if it was invalidated
    u32 expected, pending, phase;
    s64 bytes;
    Clock *clock;
} MemoryBarrier;

// The matrix products (wgmma) that a thread has issued, and their groups
typedef struct {
    u32 is_fenced;
    u32 is_open;           // whether some are not in a group yet
    u32 committed, waited; // groups
    u32 site;              // instruction of the last product
} Products;

// An access of another block of the cluster to a block's shared memory
typedef struct {
    u32 thread, time, site, access;
} Visit;
enum { MOST_VISITS = 32 };

enum { NO_SITE = ~0u };

struct Thread {
    // the fields used when switching to another thread, in adjacent cache lines
    u32 state;    // ThreadState
    u32 site;     // the instruction that it waits at
    Thread *next; // next thread in the queue of threads that can run
    void *stack_pointer;
    Block *block;
    u64 result;  // of its warp operation or its barrier
    u64 rounds;  // backward jumps until the next check (see check_limits)
    u64 changes; // events since it last let others run that may let a waiting thread continue
    Order order;
    u32 index[3]; // %tid
    u32 number;   // index in its block
    u32 lane;
    u32 passed; // the instruction of its last access to memory; NO_SITE if there was none
    u8 *globals;
    // local memory: `local_size` bytes, followed by a byte of state for each
    u8 *local;
    u8 *local_top;
    u64 local_size;
    // operands of its warp operation
    u32 operation, mask, operand_b, operand_c, predicate;
    u64 value;
    u32 cluster_phase;
    u32 batch; // of cp.async
    Products products;
    Copies copies;
    // endless loops and waits
    u32 is_spinning;
    u32 spins;
    u32 home;     // the instruction at which it lets others run while it spins
    u64 snapshot; // hash of its registers and its stack when it last did so
    u64 turn;     // the group's `switches` at the last snapshot
    u64 granted_rounds, past_rounds;
    u32 comparisons; // backward jumps since the last long interval between two checks
    u8 *stack_low, *stack_high;
};

struct Block {
    u32 index[3]; // %ctaid
    u32 rank;     // rank in its cluster
    u32 thread_count, live_count;
    u32 waiting_lanes; // number of threads that wait in a warp operation
    u32 used_barriers; // a bit for each barrier at which threads have arrived
    u8 *shared;
    u32 shared_size, dynamic_size;
    u32 unset_reader; // index + 1 of the thread that has read uninitialised shared memory
    Shadow shadow;
    Visit visits[MOST_VISITS]; // the last ones, of different threads
    u32 visit_count;
    Thread *threads;
    Group *group;
    Block *cluster; // first block of its cluster
    Barrier barriers[16];
    // of the first block of a cluster
    u32 cluster_arrived, cluster_phase;
    Clock *cluster_arriving; // joined clocks of the threads that have arrived in this phase
    Clock *cluster_known;    // the same for the previous phase
    MemoryBarrier *memory_barriers;
    u32 memory_barrier_count, memory_barrier_room;
    Copies bulk;
};

struct Group {
    Launch *launch;
    Block *blocks;
    u32 block_count;
    u32 live_count;
    u64 ticket;
    Thread *threads;
    Thread *ready, *ready_end; // a queue
    Kernel *kernel;
    int uses_fibers;
    void *host_stack; // the host's stack
    jmp_buf escape;
    u32 turns;     // turns since a thread has ended or met others
    u32 quiet;     // turns since anything has changed
    u64 switches;  // number of switches to another thread
    u32 gathering; // number of threads that wait at activemask
};

// Defined by the translated module
extern u32 region_hints[]; // by site: the region that was used last
extern const u32 site_count;
// The control flow: the segment of each site, and the segments that may follow each segment
extern const u32 site_segments[];
extern const u32 segment_starts[]; // by segment: the index of its first follower
extern const u32 segment_followers[];
extern const u32 segment_count;

static inline Launch *launch_of(const Thread *thread) {
    return thread->block->group->launch;
}

static inline u32 cluster_size(const Launch *launch) {
    return launch->cluster[0] * launch->cluster[1] * launch->cluster[2];
}

// Return the first thread of a thread's warp, and the number of threads in the warp.
static inline Thread *warp_of(Thread *thread, u32 *count) {
    Thread *warp = thread - thread->lane;
    u32 rest = thread->block->thread_count - warp->number;
    *count = rest < 32 ? rest : 32;
    return warp;
}
