// The structures that are shared with Python code, which declares them in ../module.py
#pragma once
#include "base.h"

// How an instruction accesses memory
enum Access {
    READS = 1,
    WRITES = 2,
    IS_STRONG = 4, // volatile, relaxed or stronger; two strong accesses do not race
    ACQUIRES = 8,
    RELEASES = 16,
    IN_BLOCK = 32, // the scope of the access is the block
    // A read that may return old bytes if a thread of the same launch has written them:
    // ld.global.nc, ldu, and reads of textures
    IS_NONCOHERENT = 64,
};

typedef enum {
    OUTSIDE = 1,
    MISALIGNED,
    FREED,
    CONSTANT,
    UNSET_SHARED,
    UNSET_GLOBAL,
    UNSET_LOCAL,
    RACE,
    DEADLOCK,
    MISSED_LANE,
    OWN_MASK,
    DIVERGENT,
    TRAP,
    ASSERTION,
    STACK_OVERFLOW,
    SPINS,
    ENDLESS,
    BAD_BARRIER,
    BAD_TEXTURE,
    INTERRUPTED,
    BAD_TENSOR,
    BAD_DESCRIPTOR,
    BAD_BOX,
    BAD_FORMAT,
    ENDED_BLOCK,
    BAD_PRODUCT,
    STALE_READ,
    BAD_CALL,
    BAD_STACK,
    BAD_SURFACE,
    OUTSIDE_SURFACE,
} FindingKind;

typedef enum { GLOBAL_SPACE, SHARED_SPACE, LOCAL_SPACE, HEAP_SPACE } Space;

// How a launch has used a byte. The values are also defined in _simulator/driver/stream_races.py.
enum UseFlag { WAS_READ = 1, WAS_WRITTEN = 2, WAS_READ_STRONGLY = 4, WAS_WRITTEN_STRONGLY = 8 };

// A range of memory that kernels may access
typedef struct {
    u64 base;
    u64 size;
    u8 *written; // for each byte, whether it was written; null if all bytes count as written
    u32 is_freed;
    u32 is_constant;
    u32 is_host; // whether the program may write to the memory while a kernel runs
    u8 *used;    // for each byte, flags of enum UseFlag; null if uses are not recorded
    u64 used_from, used_to;
} Region;

typedef struct {
    u32 block[3];
    u32 thread[3];
    u32 site;   // index of an instruction
    u32 access; // enum Access
} Place;

enum { MOST_WAITING = 8 };

// The state of the lane that a warp operation is missing
enum LaneState { LANE_IS_ABSENT, LANE_WAITS, LANE_HAS_PASSED };

// The order in which the threads of a block, and the blocks of a grid, start
enum ScheduleKind { ASCENDING, DESCENDING, SHUFFLED };

typedef struct {
    u32 kind;
    u32 space;
    Place place;
    Place other; // the other thread of a race or a divergent barrier
    u64 address;
    u32 size;
    u32 lane;        // the lane that a warp operation is missing
    u32 lane_state;  // enum LaneState
    u32 is_one_warp; // for a race: whether all threads of the block that can run are in one warp
    u32 waiting_count;
    Place waiting[MOST_WAITING];
    char text[256];
} Finding;

typedef struct {
    u32 grid[3];
    u32 block[3];
    u32 cluster[3];
    u32 dynamic_shared;
    u32 is_cooperative; // all blocks run together
    u32 workers;        // number of host threads
    u32 schedule;       // enum ScheduleKind
    u64 seed;           // determines a shuffled schedule
    u64 most_rounds;    // maximum number of backward jumps per thread
    u8 *globals;        // the module's variables
    u8 *parameters;
    u64 parameters_size;
    Region *regions; // sorted by address
    u64 region_count;
    Finding finding;
    u64 ticket; // position of the next group of blocks in the order of the schedule
    u64 groups; // number of groups
    u32 has_failed;
} Launch;
