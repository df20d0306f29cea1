#include "memory.h"
#include "atomics.h"
#include "copies.h"
#include "findings.h"
#include "functions.h"
#include "ordering.h"
#include "races.h"

static char wide_lock; // for 128-bit atomic operations

void lock_wide(void) {
    while (__atomic_test_and_set(&wide_lock, __ATOMIC_ACQUIRE))
        ;
}

void unlock_wide(void) {
    __atomic_clear(&wide_lock, __ATOMIC_RELEASE);
}

u64 grid_workspace[8];
static Shadow *region_shadows; // one per region; null if threads have no 32-bit index, or no checks
static Region *regions;        // a copy of the launch's pointer, for faster access
static u64 region_count;

// A region of ordinary device memory. An access to it needs only three checks: whether it is in
// bounds, whether it reads bytes that were never written, and whether it races.
typedef struct {
    u64 base;
    u64 size; // a multiple of PLAIN_ALIGN; 0 if the region is not ordinary memory
    u8 *written;
    Shadow *shadow;
} PlainRegion;
enum { PLAIN_ALIGN = 8 };          // bytes
static PlainRegion *plain_regions; // one per region

static PlainRegion make_plain(const Region *region, Shadow *shadow) {
    PlainRegion plain = {region->base, 0, region->written, shadow};
    int is_special = region->is_freed || region->is_constant || region->is_host || region->used;
    if (!is_special && region->written && region->base % PLAIN_ALIGN == 0)
        plain.size = region->size / PLAIN_ALIGN * PLAIN_ALIGN;
    return plain;
}

void begin_memory(Launch *launch) {
    memset(region_hints, 0, (site_count + 1) * sizeof *region_hints);
    memset(grid_workspace, 0, sizeof grid_workspace);
    regions = launch->regions;
    region_count = launch->region_count;
    u64 threads = (u64)launch->grid[0] * launch->grid[1] * launch->grid[2];
    threads *= launch->block[0] * launch->block[1] * launch->block[2];
    region_shadows = 0;
    plain_regions = calloc(launch->region_count + 1, sizeof *plain_regions);
    if (!plain_regions)
        abort();
    if (!CHECKS || threads >= UINT32_MAX)
        return;
    region_shadows = calloc(launch->region_count, sizeof *region_shadows);
    for (u64 index = 0; region_shadows && index < launch->region_count; ++index) {
        region_shadows[index].size = launch->regions[index].size;
        plain_regions[index] = make_plain(launch->regions + index, region_shadows + index);
    }
}

void end_memory(Launch *launch) {
    for (u64 index = 0; region_shadows && index < launch->region_count; ++index)
        if (region_shadows[index].cells)
            drop_shadow(region_shadows + index);
    free(region_shadows);
    region_shadows = 0;
    free(plain_regions);
    plain_regions = 0;
}

// ---- shared memory

Block *owner_of(Thread *thread, u32 *address) {
    u32 rank = *address >> RANK_SHIFT;
    if (rank > cluster_size(launch_of(thread)))
        fail_at(thread, OUTSIDE, thread->passed, SHARED_SPACE, *address, 1, READS);
    *address &= rank ? OFFSET_MASK : ~0u;
    return rank ? thread->block->cluster + rank - 1 : thread->block;
}

u32 map_shared(u32 address, u32 rank) {
    return (address & OFFSET_MASK) | (rank + 1) << RANK_SHIFT;
}

u64 map_generic(Thread *thread, u64 address, u32 rank) {
    if (rank >= cluster_size(launch_of(thread)))
        return 0; // an address that no access accepts
    return address - (u64)thread->block->shared + (u64)thread->block->cluster[rank].shared;
}

// Return the block of the cluster whose shared memory contains a generic address, or null if there
// is none.
static Block *find_shared(Thread *thread, u64 address) {
    Block *own_block = thread->block;
    if (address - (u64)own_block->shared < own_block->shared_size)
        return own_block;
    for (u32 rank = 0, count = cluster_size(launch_of(thread)); rank < count; ++rank) {
        Block *block = own_block->cluster + rank;
        if (address - (u64)block->shared < block->shared_size)
            return block;
    }
    return 0;
}

u32 to_shared(Thread *thread, u64 address) {
    Block *block = find_shared(thread, address);
    if (!block)
        return (u32)address | (u32)NO_RANK << RANK_SHIFT;
    u32 offset = address - (u64)block->shared;
    return block == thread->block ? offset : map_shared(offset, block->rank);
}

u64 from_shared(Thread *thread, u32 address) {
    if (address >> RANK_SHIFT > cluster_size(launch_of(thread)))
        return address; // no block has this rank, so no access accepts the address
    Block *owner = owner_of(thread, &address);
    return (u64)owner->shared + address;
}

u32 rank_of_shared(Thread *thread, u32 address) {
    return address >> RANK_SHIFT ? (address >> RANK_SHIFT) - 1 : thread->block->rank;
}

u64 from_parameter(Thread *thread, u64 address) {
    u64 base = (u64)launch_of(thread)->parameters;
    return address >> 32 ? address : base + (u32)((u32)address - (u32)base);
}

// Report a read of uninitialized shared memory. If an asynchronous copy to this memory is pending,
// report a race with the copy instead.
static OUTLINE void fail_uninitialized(Thread *thread, const Block *owner, const Use *use) {
    const Copy *copy = find_copy_to(owner, use->offset, use->size);
    if (!copy)
        fail_at(thread, UNSET_SHARED, use->site, SHARED_SPACE, use->address, use->size, READS);
    Finding *finding = start_finding(thread, RACE, use->site);
    finding->space = SHARED_SPACE;
    finding->address = use->address;
    finding->size = use->size;
    finding->place.access = READS;
    Group *group = thread->block->group;
    finding->other = place_of_index(group, copy->order.number, copy->site, WRITES);
    abort_launch(group);
}

// Report a read of uninitialized shared memory, but only if two threads of the block make such
// reads. In CUB's merge sort, one thread does this and discards the value.
static void check_initialized(Thread *thread, Block *owner, const Use *use) {
    const Shadow *shadow = &owner->shadow;
    u64 last = (use->offset + use->size - 1) >> shadow->shift;
    for (u64 index = use->offset >> shadow->shift; shadow->cells && index <= last; ++index)
        if (shadow->cells[index].write.thread)
            return;
    if (owner->unset_reader && owner->unset_reader != thread->number + 1)
        fail_uninitialized(thread, owner, use);
    owner->unset_reader = thread->number + 1;
}

u8 *check_shared_for(Thread *thread, const Order *order, u32 site, u32 address, u32 size,
                     u32 access, const void *value) {
    u32 offset = address;
    u32 rank = address >> RANK_SHIFT;
    if (rank > cluster_size(launch_of(thread)))
        fail_at(thread, OUTSIDE, site, SHARED_SPACE, address, size, access);
    Block *owner = owner_of(thread, &offset);
    if (offset < FIRST_OFFSET || offset > owner->shared_size || size > owner->shared_size - offset)
        fail_at(thread, OUTSIDE, site, SHARED_SPACE, address, size, access);
    if (offset & (size - 1))
        fail_at(thread, MISALIGNED, site, SHARED_SPACE, address, size, access);
    Use use = {SHARED_SPACE, offset, offset, size, site, access, owner->shared + offset, value};
    if (access & READS)
        check_initialized(thread, owner, &use);
    check_races(thread, order, &owner->shadow, &use);
    if (access & IS_STRONG)
        order_access(thread, (u64)owner->shared + offset, access);
    return owner->shared + offset;
}

// ---- accesses to the shared memory of other blocks, which is released when its block ends

// Report an access to the shared memory of a block that has ended, or may have ended.
static OUTLINE void fail_ended(Thread *thread, const Block *owner, Place visitor) {
    Finding *finding = start_finding(thread, ENDED_BLOCK, visitor.site);
    finding->space = SHARED_SPACE;
    finding->place = visitor;
    memcpy(finding->other.block, owner->index, sizeof owner->index);
    abort_launch(thread->block->group);
}

// Record an access to the shared memory of another block. Only the last access of each thread is
// stored. If there are too many entries, the oldest entries are overwritten.
static void record_visit(Thread *thread, Block *owner, u32 site, u32 access) {
    if (!owner->live_count)
        fail_ended(thread, owner, place_of(thread, site, access));
    Visit visit = {thread->order.number, thread->order.time, site, access};
    for (u32 index = 0; index < owner->visit_count && index < MOST_VISITS; ++index)
        if (owner->visits[index].thread == visit.thread) {
            owner->visits[index] = visit;
            return;
        }
    owner->visits[owner->visit_count++ % MOST_VISITS] = visit;
}

void check_visits(Thread *last) {
    Block *block = last->block;
    for (u32 index = 0; index < block->visit_count && index < MOST_VISITS; ++index) {
        const Visit *visit = block->visits + index;
        if (!is_known(&last->order, visit->thread, visit->thread, visit->time))
            fail_ended(last, block,
                       place_of_index(block->group, visit->thread, visit->site, visit->access));
    }
}

u8 *check_shared(Thread *thread, u32 site, u32 address, u32 size, u32 access, const void *value) {
    u32 rank = address >> RANK_SHIFT;
    if (rank && rank <= cluster_size(launch_of(thread)) && rank != thread->block->rank + 1)
        record_visit(thread, thread->block->cluster + rank - 1, site, access);
    return check_shared_for(thread, &thread->order, site, address, size, access, value);
}

// ---- local memory: each thread has an arena, followed by a byte of state for each byte of memory

enum { NO_VARIABLE, DECLARED, WRITTEN }; // the state of a byte
enum { FRAME_ALIGN = 64 };               // bytes; _FRAME_ALIGN in ../translate.py

u8 *enter_frame(Thread *thread, u32 site, u32 size) {
    u8 *frame = thread->local_top;
    u64 room = ((u64)size + FRAME_ALIGN - 1) & ~(u64)(FRAME_ALIGN - 1);
    if (room > (u64)(thread->local + thread->local_size - frame))
        fail(thread, STACK_OVERFLOW, site);
    if (CHECKS)
        memset(frame + thread->local_size, NO_VARIABLE, room);
    thread->local_top += room;
    return frame;
}

void leave_frame(Thread *thread, u8 *frame) {
    thread->local_top = frame;
}

u64 allocate_local(Thread *thread, u32 site, u64 size, u64 align) {
    u64 room = thread->local + thread->local_size - thread->local_top;
    u64 skipped = -(u64)thread->local_top & (align - 1);
    u64 rounded_size = (size + FRAME_ALIGN - 1) & ~(u64)(FRAME_ALIGN - 1);
    if (size > room || skipped + rounded_size + FRAME_ALIGN > room)
        fail(thread, STACK_OVERFLOW, site);
    u8 *variable = thread->local_top + skipped;
    if (CHECKS) {
        memset(thread->local_top + thread->local_size, NO_VARIABLE,
               skipped + rounded_size + FRAME_ALIGN);
        memset(variable + thread->local_size, DECLARED, size);
    }
    thread->local_top =
        variable + rounded_size + FRAME_ALIGN; // the gap after the variable is out of bounds
    return (u64)variable;
}

void restore_local(Thread *thread, u32 site, u64 top) {
    u64 used = thread->local_top - thread->local;
    if (top - (u64)thread->local > used || top % FRAME_ALIGN)
        fail_at(thread, BAD_STACK, site, LOCAL_SPACE, top, 0, 0);
    thread->local_top = (u8 *)top;
}

u64 declare_local(Thread *thread, u8 *address, u32 size) {
    if (CHECKS)
        memset(address + thread->local_size, DECLARED, size);
    return (u64)address;
}

static int is_local(const Thread *thread, u64 address) {
    return address - (u64)thread->local < thread->local_size;
}

u8 *check_local(Thread *thread, u32 site, u64 address, u32 size, u32 access) {
    if (address & (size - 1))
        fail_at(thread, MISALIGNED, site, LOCAL_SPACE, address, size, access);
    u64 used = thread->local_top - thread->local;
    u64 offset = address - (u64)thread->local;
    if (offset >= used || size > used - offset)
        fail_at(thread, OUTSIDE, site, LOCAL_SPACE, address, size, access);
    u8 *state = (u8 *)address + thread->local_size;
    int is_written = 0;
    for (u32 byte = 0; byte < size; ++byte) {
        if (state[byte] == NO_VARIABLE)
            fail_at(thread, OUTSIDE, site, LOCAL_SPACE, address, size, access);
        is_written |= state[byte] == WRITTEN;
    }
    if (access & READS && !is_written)
        fail_at(thread, UNSET_LOCAL, site, LOCAL_SPACE, address, size, access);
    if (access & WRITES)
        memset(state, WRITTEN, size);
    return (u8 *)address;
}

// ---- all other memory: regions that the driver allocated, parameters, and memory from malloc

int is_space(Thread *thread, u64 address, SpaceQuery query) {
    Launch *launch = launch_of(thread);
    int is_own = address - (u64)thread->block->shared < thread->block->shared_size;
    int is_in_cluster = find_shared(thread, address) != 0;
    int is_parameter = address - (u64)launch->parameters < launch->parameters_size;
    switch (query) {
    case IS_SHARED:
        return is_own;
    case IS_CLUSTER:
        return is_in_cluster;
    case IS_LOCAL:
        return is_local(thread, address);
    case IS_PARAMETER:
        return is_parameter;
    case IS_CONSTANT:
        return 0;
    default:
        return !is_in_cluster && !is_local(thread, address) && !is_parameter;
    }
}

// Return whether all of the `size` bytes at an address are in the `room` bytes at `base`.
static int is_inside(u64 address, u32 size, u64 base, u64 room) {
    return address >= base && room >= size && address - base <= room - size;
}

int is_written_local(const Thread *thread, u64 address, u32 size) {
    if (!is_inside(address, size, (u64)thread->local, thread->local_size))
        return 0;
    const u8 *state = (const u8 *)address + thread->local_size;
    for (u32 byte = 0; CHECKS && byte < size; ++byte)
        if (state[byte] != WRITTEN)
            return 0;
    return 1;
}

// Return the index of the region that contains an address, or of the next region above it.
static u64 find_region(const Launch *launch, u64 address) {
    u64 low = 0, high = launch->region_count;
    while (low < high) {
        u64 middle = (low + high) / 2;
        const Region *region = launch->regions + middle;
        if (region->base + region->size <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int is_anywhere(Thread *thread, u64 address, u32 size) {
    const Launch *launch = launch_of(thread);
    u64 number = find_region(launch, address);
    const Region *region = launch->regions + number;
    if (number < launch->region_count && is_inside(address, size, region->base, region->size))
        return !region->is_freed;
    return is_local(thread, address) || find_shared(thread, address) ||
           is_inside(address, size, (u64)launch->parameters, launch->parameters_size) ||
           check_heap(address, size, READS) == 0;
}

// Report an access outside all memory. The message mentions memory from malloc that is near the
// address.
static OUTLINE void fail_outside(Thread *thread, u32 site, u64 address, u32 size, u32 access) {
    Finding *finding = start_finding(thread, OUTSIDE, site);
    finding->space = GLOBAL_SPACE;
    finding->address = address;
    finding->size = size;
    finding->place.access = access;
    describe_near_heap(address, finding->text, sizeof finding->text);
    abort_launch(thread->block->group);
}

const char *check_text(Thread *thread, u64 address) {
    for (u64 character = address;; ++character) {
        if (!is_anywhere(thread, character, 1))
            fail_outside(thread, thread->site, character, 1, READS);
        if (!*(const u8 *)character)
            return (const char *)address;
    }
}

// Check an access outside all regions. The address may be in shared memory, local memory, a
// parameter or the heap.
static u8 *check_outside_regions(Thread *thread, const Order *order, u32 site, u64 address,
                                 u32 size, u32 access, const void *value) {
    Launch *launch = launch_of(thread);
    if (is_local(thread, address))
        return check_local(thread, site, address, size, access);
    if (find_shared(thread, address)) {
        u32 offset = to_shared(thread, address);
        if (order == &thread->order)
            return check_shared(thread, site, offset, size, access, value);
        return check_shared_for(thread, order, site, offset, size, access, value);
    }
    if (address & (size - 1))
        fail_at(thread, MISALIGNED, site, GLOBAL_SPACE, address, size, access);
    if (is_inside(address, size, (u64)launch->parameters, launch->parameters_size))
        return (u8 *)address;
    if (is_inside(address, size, (u64)grid_workspace, sizeof grid_workspace)) {
        if (access & IS_STRONG)
            order_access(thread, address, access);
        return (u8 *)address;
    }
    FindingKind fault = check_heap(address, size, access);
    if (fault == OUTSIDE)
        fail_outside(thread, site, address, size, access);
    if (fault)
        fail_at(thread, fault, site, HEAP_SPACE, address, size, access);
    if (access & IS_STRONG)
        order_access(thread, address, access);
    return (u8 *)address;
}

static inline u64 load_8(const u8 *from) {
    u64 word;
    memcpy(&word, from, 8);
    return word;
}

// Return whether any of the bytes is set. Common sizes are handled separately, because a loop or a
// call would take as long as the rest of the check. 16 bytes are loaded in two halves, because a
// wider load is slow if the bytes have just been stored in parts.
static inline int is_any_set(const u8 *written, u32 size) {
    u32 word, any = 0;
    switch (size) {
    case 4:
        memcpy(&word, written, 4);
        return word != 0;
    case 8:
        return load_8(written) != 0;
    case 16:
        return (load_8(written) | load_8(written + 8)) != 0;
    default:
        for (u32 byte = 0; byte < size; ++byte)
            any |= written[byte];
        return any != 0;
    }
}

// Set all of the bytes to 1. Common sizes are handled separately for the same reason.
static inline void set_all(u8 *written, u32 size) {
    switch (size) {
    case 4:
        memset(written, 1, 4);
        break;
    case 8:
        memset(written, 1, 8);
        break;
    default:
        memset(written, 1, size);
    }
}

// Extend the range of a region that was used in this launch. Other host threads may do this at the
// same time.
static void extend_used_range(Region *region, u64 from, u64 to) {
    u64 low = __atomic_load_n(&region->used_from, __ATOMIC_RELAXED);
    while (from < low && !__atomic_compare_exchange_n(&region->used_from, &low, from, 0,
                                                      __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
    u64 high = __atomic_load_n(&region->used_to, __ATOMIC_RELAXED);
    while (to > high && !__atomic_compare_exchange_n(&region->used_to, &high, to, 0,
                                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
}

// Record how a launch uses memory, to detect races between streams. An access with the scope of a
// block does not count as strong, because it is not ordered with other launches.
static OUTLINE void record_use(Region *region, const Use *use) {
    int is_strong = use->access & IS_STRONG && !(use->access & IN_BLOCK);
    u8 flags = 0;
    if (use->access & READS)
        flags |= is_strong ? WAS_READ_STRONGLY : WAS_READ;
    if (use->access & WRITES)
        flags |= is_strong ? WAS_WRITTEN_STRONGLY : WAS_WRITTEN;
    u8 *used = region->used + use->offset;
    for (u32 byte = 0; byte < use->size; ++byte)
        if ((used[byte] & flags) != flags)
            __atomic_fetch_or(used + byte, flags, __ATOMIC_RELAXED);
    extend_used_range(region, use->offset, use->offset + use->size);
}

static OUTLINE void fail_at_use(Thread *thread, FindingKind kind, const Use *use) {
    fail_at(thread, kind, use->site, GLOBAL_SPACE, use->address, use->size, use->access);
}

// Check an access to a region, and record it.
static void check_region(Thread *thread, const Order *order, u64 number, const Use *use) {
    Region *region = regions + number;
    if (use->address & (use->size - 1))
        fail_at_use(thread, MISALIGNED, use);
    if (region->is_freed)
        fail_at_use(thread, FREED, use);
    if (region->is_host) // the program may write to the memory, for which the kernel may wait
        thread->changes++;
    if (use->access & WRITES && region->is_constant)
        fail_at_use(thread, CONSTANT, use);
    if (region->written) {
        if (use->access & READS && !is_any_set(region->written + use->offset, use->size))
            fail_at_use(thread, UNSET_GLOBAL, use);
        if (use->access & WRITES)
            set_all(region->written + use->offset, use->size);
    }
    if (region->used)
        record_use(region, use);
    if (!region_shadows)
        return;
    if (!region->is_constant)
        check_races(thread, order, region_shadows + number, use);
    if (use->access & IS_STRONG)
        order_access(thread, use->address, use->access);
}

u8 *check_any_for(Thread *thread, const Order *order, u32 site, u64 address, u32 size, u32 access,
                  const void *value) {
    u64 number = region_hints[site];
    const Region *region = regions + number;
    if (!is_inside(address, size, region->base, region->size)) {
        number = find_region(launch_of(thread), address);
        region = regions + number;
        if (number == region_count || !is_inside(address, size, region->base, region->size))
            return check_outside_regions(thread, order, site, address, size, access, value);
        region_hints[site] = number;
    }
    u64 offset = address - region->base;
    Use use = {GLOBAL_SPACE, address, offset, size, site, access, (u8 *)address, value};
    check_region(thread, order, number, &use);
    return (u8 *)address;
}

// Most accesses are checked by this function. Inlining all calls in it makes it 10% faster.
__attribute__((flatten)) u8 *check_any(Thread *thread, u32 site, u64 address, u32 size, u32 access,
                                       const void *value) {
    return check_any_for(thread, &thread->order, site, address, size, access, value);
}

// Check an access. The common case, an access to ordinary memory that no other thread has used, is
// inlined. All other accesses are checked by `check_any`.
static inline __attribute__((always_inline)) u8 *
check_plain(Thread *thread, u32 site, u64 address, u32 size, u32 access, const void *value) {
    const PlainRegion *region = plain_regions + region_hints[site];
    u64 offset = address - region->base;
    int is_plain = offset < region->size && !(offset & (size - 1)) &&
                   (access == WRITES || is_any_set(region->written + offset, size));
    if (!is_plain || !record_plain(region->shadow, &thread->order, offset, size, access, site))
        return check_any(thread, site, address, size, access, value);
    if (access == WRITES)
        set_all(region->written + offset, size);
    return (u8 *)address;
}

u8 *check_read_of_4(Thread *thread, u32 site, u64 address) {
    return check_plain(thread, site, address, 4, READS, 0);
}
u8 *check_read_of_8(Thread *thread, u32 site, u64 address) {
    return check_plain(thread, site, address, 8, READS, 0);
}
u8 *check_write_of_4(Thread *thread, u32 site, u64 address, const void *value) {
    return check_plain(thread, site, address, 4, WRITES, value);
}
u8 *check_write_of_8(Thread *thread, u32 site, u64 address, const void *value) {
    return check_plain(thread, site, address, 8, WRITES, value);
}
