// Threads, blocks, and groups of blocks that run together. A group is a single block, a cluster, or
// the whole grid of a cooperative launch.
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
    AT_BARRIER, // waits at barrier 0; the following values stand for the other barriers
} ThreadState;

// What is known to a thread: the accesses that are ordered before its next access
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

// A record of an access, for the detection of races
typedef struct {
    u32 thread; // index in the launch + 1; 0 if there was no access
    u32 time;
    union {
        struct {
            u32 site : 24;
            u32 is_strong : 1;
            u32 is_in_block : 1;
            u32 is_set : 1;   // `thread` is the number of a set of readers
            u32 is_write : 1; // a write that did not change the value, which is recorded as a read
        };
        u32 site_and_flags; // all fields above, so that they can be written with a single store
    };
} Stamp;
enum { STRONG_FLAG = 1u << 24, IN_BLOCK_FLAG = 1u << 25, WRITE_FLAG = 1u << 27 };

typedef struct {
    Stamp write;
    Stamp read;
} Cell;

// The cells for a range of memory. A cell records the accesses to one byte or to one 32-bit word.
typedef struct {
    Cell *cells;
    u64 size;      // size of the memory in bytes
    u64 mapped;    // size of the cells in bytes
    u64 used;      // number of cells at the start that may be in use
    u32 shift;     // 2 if there is a cell for each word, 0 if there is a cell for each byte
    u32 is_mapped; // whether the cells were allocated by mmap
} Shadow;

// How an asynchronous copy combines the copied elements with the elements at the destination
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
    u32 available; // number of bytes that exist in the source; the other bytes become 0
    u32 site;
    u32 batch; // the group of a cp.async
    u32 to_shared, from_shared;
    u32 barrier; // the mbarrier that counts its bytes
    Order order; // the order of the thread when the copy was issued
} Copy;

typedef struct {
    Copy *items;
    u32 count, room;
} Copies;

enum { WARP_SIZE = 32, MOST_WARPS = 32 };

typedef struct {
    u32 arrived;
    u32 sum;                    // sum of the predicates of bar.red
    u32 required;               // number of threads that must arrive, or 0 for all threads
    u32 warp_sites[MOST_WARPS]; // for each warp, the instruction at which its lanes wait, plus 1
    Clock *clock;
} Barrier;

typedef struct {
    u32 address; // its offset in shared memory, or ~0 if it was invalidated
    u32 expected, pending, phase;
    s64 bytes;
    Clock *clock;
} MemoryBarrier;

// The matrix products (wgmma) that a thread has issued, and their groups
typedef struct {
    u32 is_fenced;
    u32 is_open;           // whether some products are not in a group yet
    u32 committed, waited; // numbers of groups
    u32 site;              // instruction of the last product
} Products;

// An access to a block's shared memory by a thread of another block of the cluster
typedef struct {
    u32 thread, time, site, access;
} Visit;
enum { MOST_VISITS = 32 };

enum { NO_SITE = ~0u };

struct Thread {
    // the fields that are used in a switch to another thread, in adjacent cache lines
    u32 state;    // ThreadState
    u32 site;     // the instruction that it waits at
    Thread *next; // next thread in the queue of threads that can run
    void *stack_pointer;
    Block *block;
    u64 result;  // of its warp operation or its barrier
    u64 rounds;  // backward jumps until the next check (see check_limits)
    u64 changes; // number of events that may end a wait, since it last let other threads run
    Order order;
    u32 index[3]; // %tid
    u32 number;   // index in its block
    u32 lane;
    u32 passed; // the instruction of its last access to memory; NO_SITE if there was none
    u8 *globals;
    // local memory: `local_size` bytes, followed by a byte of state for each of these bytes
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
    u32 home;     // the instruction at which it lets other threads run while it spins
    u64 snapshot; // hash of its registers and its stack when it last did this
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
    u32 unset_reader; // index + 1 of the thread that has read uninitialized shared memory
    Shadow shadow;
    Visit visits[MOST_VISITS]; // the last visits, each by a different thread
    u32 visit_count;
    Thread *threads;
    Group *group;
    Block *cluster; // first block of its cluster
    Barrier barriers[16];
    // only used in the first block of a cluster
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
    Thread *ready, *ready_end; // the queue of threads that can run
    Kernel *kernel;
    int uses_fibers;
    void *host_stack; // the host's stack
    jmp_buf escape;
    u32 turns;     // number of turns since a thread has ended or met other threads
    u32 quiet;     // number of turns since any thread has changed its state or memory
    u64 switches;  // number of switches to another thread
    u32 gathering; // number of threads that wait at activemask
};

// Defined by the translated module
extern u32 region_hints[]; // for each site, the index of the region that was used last
extern const u32 site_count;
// The control flow: the segment of each site, and the segments that may follow each segment
extern const u32 site_segments[];
extern const u32 segment_starts[]; // for each segment, the index of its first follower
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
