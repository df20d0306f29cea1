// The structures that Python fills and reads: ../module.py has the same.
#pragma once
#include "base.h"

// How an instruction uses memory
enum Access {
    READS = 1,
    WRITES = 2,
    IS_STRONG = 4, // volatile, relaxed and stronger: two of them do not race
    ACQUIRES = 8,
    RELEASES = 16,
    IN_BLOCK = 32, // its scope is the block
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
} FindingKind;

typedef enum { GLOBAL_SPACE, SHARED_SPACE, LOCAL_SPACE, HEAP_SPACE } Space;

// How a launch has used a byte (READ and others of _simulator/driver/stream_races.py)
enum UseFlag { WAS_READ = 1, WAS_WRITTEN = 2, WAS_READ_STRONGLY = 4, WAS_WRITTEN_STRONGLY = 8 };

// Memory that kernels may use
typedef struct {
    u64 base;
    u64 size;
    u8 *written; // for each byte whether it was written; null: all were
    u32 is_freed;
    u32 is_constant;
    u8 *used; // for each byte how this launch uses it (enum UseFlag); null: nobody asks
    u64 used_from, used_to;
} Region;

typedef struct {
    u32 block[3];
    u32 thread[3];
    u32 site;   // the number of an instruction
    u32 access; // enum Access
} Place;

enum { MOST_WAITING = 8 };

typedef struct {
    u32 kind;
    u32 space;
    Place place;
    Place other; // of a race, of a barrier: who else
    u64 address;
    u32 size;
    u32 lane;       // of a warp operation: which one is missing
    u32 lane_waits; // and whether it waits elsewhere
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
    u32 workers;        // host threads
    u32 is_reversed;    // threads run in the opposite order
    u64 most_rounds;    // of the loops of a thread
    u8 *globals;        // the module's variables
    u8 *parameters;
    u64 parameters_size;
    Region *regions; // by address
    u64 region_count;
    Finding finding;
    u64 ticket; // of the next group of blocks
    u64 groups;
    u32 has_failed;
} Launch;
