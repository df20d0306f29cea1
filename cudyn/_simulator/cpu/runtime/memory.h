// Checks of memory accesses. Each function returns a pointer to the accessed bytes, or ends the
// launch with a finding.
#pragma once
#include "fibers.h"
#include "threads.h"

// An address in shared memory is an offset. If it refers to another block of the cluster, its top
// byte contains the block's rank + 1.
// Variables start at FIRST_OFFSET (_FIRST_SHARED in ../translate.py), so that offset 0 is invalid.
enum { RANK_SHIFT = 24, OFFSET_MASK = 0xffffff, NO_RANK = 0xff, FIRST_OFFSET = 16 };

u8 *check_shared(Thread *thread, u32 site, u32 address, u32 size, u32 access, const void *value);
u8 *check_local(Thread *thread, u32 site, u64 address, u32 size, u32 access);
u8 *check_any(Thread *thread, u32 site, u64 address, u32 size, u32 access, const void *value);
// The same checks for the most common accesses, which are neither strong nor non-coherent.
u8 *check_read_of_4(Thread *thread, u32 site, u64 address);
u8 *check_read_of_8(Thread *thread, u32 site, u64 address);
u8 *check_write_of_4(Thread *thread, u32 site, u64 address, const void *value);
u8 *check_write_of_8(Thread *thread, u32 site, u64 address, const void *value);
// The same checks for an access that was issued earlier, for example by an asynchronous copy.
// `order` is the order of the thread when the access was issued.
u8 *check_shared_for(Thread *thread, const Order *order, u32 site, u32 address, u32 size,
                     u32 access, const void *value);
u8 *check_any_for(Thread *thread, const Order *order, u32 site, u64 address, u32 size, u32 access,
                  const void *value);

// When a block ends, check that all accesses of other blocks to its shared memory are ordered
// before its end.
void check_visits(Thread *last);
// Return whether these bytes are in memory that a kernel can read.
int is_anywhere(Thread *thread, u64 address, u32 size);
// Check that a string, up to its terminating null, is in memory that a kernel can read.
const char *check_text(Thread *thread, u64 address);
// Return whether a thread has written all of these bytes of its local memory. Without checks,
// return whether they are in its local memory.
int is_written_local(const Thread *thread, u64 address, u32 size);

// Return the block whose shared memory contains an address, and remove the rank from *address.
Block *owner_of(Thread *thread, u32 *address);
// mapa: return the address of the same variable in the block of the cluster with this rank.
u32 map_shared(u32 address, u32 rank);
// The same for a generic address
u64 map_generic(Thread *thread, u64 address, u32 rank);
// Convert a generic address to an address in shared memory, and vice versa.
u32 to_shared(Thread *thread, u64 address);
u64 from_shared(Thread *thread, u32 address);
// Return the rank of the block whose shared memory contains an address.
u32 rank_of_shared(Thread *thread, u32 address);
// Return the full address of a parameter, of which compilers may only keep the lower 32 bits.
u64 from_parameter(Thread *thread, u64 address);
// isspacep: return whether a generic address is in a state space.
typedef enum { IS_GLOBAL, IS_SHARED, IS_CLUSTER, IS_LOCAL, IS_PARAMETER, IS_CONSTANT } SpaceQuery;
int is_space(Thread *thread, u64 address, SpaceQuery query);

// The memory that kernels use for barriers of the whole grid
extern u64 grid_workspace[8];

// Prepare the checks for a launch, and release their memory after the launch.
void begin_memory(Launch *launch);
void end_memory(Launch *launch);

// Allocate the local memory of a function. leave_frame releases it.
u8 *enter_frame(Thread *thread, u32 site, u32 size);
void leave_frame(Thread *thread, u8 *frame);
// alloca: allocate a variable that leave_frame or restore_local releases.
u64 allocate_local(Thread *thread, u32 site, u64 size, u64 align);
// Declare a variable in a frame. Bytes between variables are out of bounds.
u64 declare_local(Thread *thread, u8 *address, u32 size);

// stacksave and stackrestore. The launch ends if the restored value is not a value that stacksave
// could have returned.
static inline u64 save_local(const Thread *thread) {
    return (u64)thread->local_top;
}

void restore_local(Thread *thread, u32 site, u64 top);

// Check an access in a state space, and return a pointer to the bytes. `value` points to the value
// to write, or is null if it is unknown.
static inline u8 *at_shared(Thread *thread, u32 site, u32 address, u32 size, u32 access,
                            const void *value) {
    thread->passed = site;
    if (CHECKS)
        return check_shared(thread, site, address, size, access, value);
    Block *owner = owner_of(thread, &address);
    return owner->shared + address;
}

static inline u8 *at_local(Thread *thread, u32 site, u64 address, u32 size, u32 access,
                           const void *value) {
    thread->passed = site;
    return CHECKS ? check_local(thread, site, address, size, access) : (u8 *)address;
}

// `size` and `access` are usually constants, so that the compiler removes the conditions.
static inline u8 *at_any(Thread *thread, u32 site, u64 address, u32 size, u32 access,
                         const void *value) {
    thread->passed = site;
    if (!CHECKS)
        return (u8 *)address;
    if (access == READS && size == 4)
        return check_read_of_4(thread, site, address);
    if (access == READS && size == 8)
        return check_read_of_8(thread, site, address);
    if (access == WRITES && size == 4)
        return check_write_of_4(thread, site, address, value);
    if (access == WRITES && size == 8)
        return check_write_of_8(thread, site, address, value);
    return check_any(thread, site, address, size, access, value);
}

// Access a parameter by its name. This needs no check, because the translator has already checked
// the offset.
static inline u8 *at_own(Thread *thread, u32 site, u64 address, u32 size, u32 access,
                         const void *value) {
    return (u8 *)address;
}

// Load or store a vector of registers. A strong access to a single register is an atomic access on
// the host.
#define LOAD(TO, FROM, IS_ATOMIC)                                                                  \
    do {                                                                                           \
        if (IS_ATOMIC && sizeof TO == sizeof *TO && sizeof TO <= 8)                                \
            *TO = __atomic_load_n((__typeof__(TO[0]) *)(FROM), __ATOMIC_ACQUIRE);                  \
        else                                                                                       \
            memcpy(TO, FROM, sizeof TO);                                                           \
    } while (0)

#define STORE(FROM, TO, IS_ATOMIC)                                                                 \
    do {                                                                                           \
        if (IS_ATOMIC && sizeof FROM == sizeof *FROM && sizeof FROM <= 8)                          \
            __atomic_store_n((__typeof__(FROM[0]) *)(TO), *FROM, __ATOMIC_RELEASE);                \
        else                                                                                       \
            memcpy(TO, FROM, sizeof FROM);                                                         \
    } while (0)
