#include "copies.h"
#include "atomics.h"
#include "fibers.h"
#include "findings.h"
#include "floats.h"
#include "memory.h"
#include "ordering.h"
#include "tensors.h"

enum { NO_ADDRESS = ~0u };

// Return a new entry at the end of a list of copies.
static Copy *add_copy(Copies *copies) {
    if (copies->count == copies->room) {
        copies->room = copies->room ? 2 * copies->room : 8;
        copies->items = realloc(copies->items, copies->room * sizeof *copies->items);
        if (!copies->items)
            abort();
    }
    return copies->items + copies->count++;
}

static void drop_copy(Copy *copy) {
    drop_order(&copy->order);
    free(copy->tensor);
}

void drop_copies(Copies *copies) {
    for (u32 index = 0; index < copies->count; ++index)
        drop_copy(copies->items + index);
    free(copies->items);
    memset(copies, 0, sizeof *copies);
}

u8 *access_for_copy(Thread *thread, const Copy *copy, int is_shared, u64 address, u32 size,
                    u32 access, const u8 *value) {
    if (!CHECKS)
        return is_shared ? at_shared(thread, copy->site, address, size, access, value)
                         : (u8 *)address;
    if (is_shared)
        return check_shared_for(thread, &copy->order, copy->site, address, size, access, value);
    return check_any_for(thread, &copy->order, copy->site, address, size, access, value);
}

// Read the first `available` bytes of a piece of `size` bytes. The other bytes do not exist in the
// source, and the caller has set them to 0 in `to`.
static void read_piece(Thread *thread, const Copy *copy, u64 address, u32 size, u32 available,
                       u8 *to) {
    u32 step = available == size ? size : 1;
    for (u32 index = 0; index < available; index += step) {
        u8 *from =
            access_for_copy(thread, copy, copy->from_shared, address + index, step, READS, 0);
        memcpy(to + index, from, step);
    }
}

u32 get_reduced_size(ReducedType type) {
    static const u32 sizes[] = {4, 4, 8, 8, 2, 2, 4, 8};
    return sizes[type];
}

#define REDUCE_INTEGER(TYPE)                                                                       \
    do {                                                                                           \
        TYPE B;                                                                                    \
        memcpy(&B, value, sizeof B);                                                               \
        switch (copy->reduction) {                                                                 \
        case REDUCE_BY_ADD:                                                                        \
            ATOMIC(TYPE, place, 0, new_add(OLD, B, 0));                                            \
            break;                                                                                 \
        case REDUCE_BY_MIN:                                                                        \
            ATOMIC(TYPE, place, 0, new_min(OLD, B, 0));                                            \
            break;                                                                                 \
        case REDUCE_BY_MAX:                                                                        \
            ATOMIC(TYPE, place, 0, new_max(OLD, B, 0));                                            \
            break;                                                                                 \
        case REDUCE_BY_INC:                                                                        \
            ATOMIC(TYPE, place, 0, new_inc(OLD, B, 0));                                            \
            break;                                                                                 \
        case REDUCE_BY_DEC:                                                                        \
            ATOMIC(TYPE, place, 0, new_dec(OLD, B, 0));                                            \
            break;                                                                                 \
        case REDUCE_BY_AND:                                                                        \
            ATOMIC(TYPE, place, 0, new_and(OLD, B, 0));                                            \
            break;                                                                                 \
        case REDUCE_BY_OR:                                                                         \
            ATOMIC(TYPE, place, 0, new_or(OLD, B, 0));                                             \
            break;                                                                                 \
        default:                                                                                   \
            ATOMIC(TYPE, place, 0, new_xor(OLD, B, 0));                                            \
        }                                                                                          \
    } while (0)

#define REDUCE_HALF(TYPE)                                                                          \
    do {                                                                                           \
        double B = as_##TYPE(half);                                                                \
        if (copy->reduction == REDUCE_BY_MIN)                                                      \
            ATOMIC(u16, place, 0, of_##TYPE(min_f64(as_##TYPE(OLD), B)));                          \
        else if (copy->reduction == REDUCE_BY_MAX)                                                 \
            ATOMIC(u16, place, 0, of_##TYPE(max_f64(as_##TYPE(OLD), B)));                          \
        else                                                                                       \
            ATOMIC(u16, place, 0, of_##TYPE(as_##TYPE(OLD) + B));                                  \
    } while (0)

void reduce_element(Thread *thread, const Copy *copy, u64 address, const u8 *value) {
    u32 size = get_reduced_size(copy->reduced);
    u32 access = READS | WRITES | IS_STRONG;
    u8 *place = access_for_copy(thread, copy, copy->to_shared, address, size, access, 0);
    u16 half;
    u32 word;
    u64 wide;
    memcpy(&half, value, 2);
    memcpy(&word, value, size < 4 ? size : 4);
    memcpy(&wide, value, size);
    switch (copy->reduced) {
    case REDUCED_U32:
        REDUCE_INTEGER(u32);
        break;
    case REDUCED_S32:
        REDUCE_INTEGER(s32);
        break;
    case REDUCED_U64:
        REDUCE_INTEGER(u64);
        break;
    case REDUCED_S64:
        REDUCE_INTEGER(s64);
        break;
    case REDUCED_F16:
        REDUCE_HALF(f16);
        break;
    case REDUCED_BF16:
        REDUCE_HALF(bf16);
        break;
    case REDUCED_F32:
        ATOMIC(u32, place, 0, new_add_f32(OLD, as_f32(word), 0));
        break;
    default:
        ATOMIC(u64, place, 0, new_add_f64(OLD, as_f64(wide), 0));
    }
}

// Carry out a reduction, element by element.
static void reduce_bytes(Thread *thread, const Copy *copy) {
    u32 size = get_reduced_size(copy->reduced);
    for (u32 index = 0; index < copy->size; index += size) {
        u8 value[8];
        memcpy(value, access_for_copy(thread, copy, 1, copy->from + index, size, READS, 0), size);
        reduce_element(thread, copy, copy->to + index, value);
    }
}

// Carry out a copy.
static void do_copy(Thread *thread, const Copy *copy) {
    u32 size;
    note_progress(thread->block->group);
    if (copy->tensor) {
        copy_box(thread, copy);
        return;
    }
    if (copy->reduction) {
        reduce_bytes(thread, copy);
        return;
    }
    for (u32 offset = 0; offset < copy->size; offset += size) {
        // Use the largest pieces for which both addresses are aligned.
        u64 alignment_bits = copy->to | copy->from;
        u32 rest = copy->size - offset;
        size = rest >= 16 && !(alignment_bits & 15) ? 16
               : rest >= 4 && !(alignment_bits & 3) ? 4
                                                    : 1;
        u32 available = copy->available > offset ? copy->available - offset : 0;
        u8 value[16] = {0};
        read_piece(thread, copy, copy->from + offset, size, available < size ? available : size,
                   value);
        memcpy(
            access_for_copy(thread, copy, copy->to_shared, copy->to + offset, size, WRITES, value),
            value, size);
    }
}

void copy_later(Thread *thread, u32 site, u32 to_shared, u64 to, u64 from, u32 size,
                u32 available) {
    *add_copy(&thread->copies) = (Copy){
        .to = to,
        .from = from,
        .size = size,
        .available = available < size ? available : size,
        .site = site,
        .batch = thread->batch,
        .to_shared = to_shared,
        .from_shared = !to_shared,
        .order = issue_order(&thread->order),
    };
}

// Report an error if an address or the size of a bulk copy is not a multiple of 16 bytes.
static void check_bulk(Thread *thread, u32 site, u32 shared, u64 other, u32 size, Space space) {
    enum { BULK_ALIGN = 16 };
    if (CHECKS && (shared | size) % BULK_ALIGN)
        fail_at(thread, MISALIGNED, site, SHARED_SPACE, shared | size, BULK_ALIGN, 0);
    if (CHECKS && other % BULK_ALIGN)
        fail_at(thread, MISALIGNED, site, space, other, BULK_ALIGN, 0);
}

void store_bulk_later(Thread *thread, u32 site, u64 to, u32 from, u32 size) {
    check_bulk(thread, site, from, to, size, GLOBAL_SPACE);
    copy_later(thread, site, 0, to, from, size, size);
}

void finish_copies(Thread *thread, u32 kept) {
    u32 remaining = 0; // number of copies that stay in the list
    for (u32 index = 0; index < thread->copies.count; ++index) {
        Copy *copy = thread->copies.items + index;
        if (kept != ALL_BATCHES && copy->batch + kept >= thread->batch) {
            thread->copies.items[remaining++] = *copy;
            continue;
        }
        do_copy(thread, copy);
        drop_copy(copy);
    }
    thread->copies.count = remaining;
}

// ---- mbarriers, whose state is stored outside shared memory

// Return the mbarrier at an offset in a block's shared memory, or null if there is none.
static MemoryBarrier *search_barrier(Block *block, u32 address) {
    for (u32 index = 0; index < block->memory_barrier_count; ++index)
        if (block->memory_barriers[index].address == address)
            return block->memory_barriers + index;
    return 0;
}

// How operations on an mbarrier access its memory. The initialization and the invalidation are
// plain writes, so that operations of other threads race with them unless they are ordered. All
// other operations count as strong reads, so that the initialization remains the last recorded
// write.
enum { MEMORY_BARRIER_SIZE = 8, INITIALISES = WRITES, USES_BARRIER = READS | IS_STRONG };

static void access_barrier(Thread *thread, u32 site, u32 address, u32 access) {
    if (CHECKS)
        check_shared(thread, site, address, MEMORY_BARRIER_SIZE, access, 0);
}

// Return the mbarrier at an address. End the launch if there is none, or if the access races with
// the initialization of the barrier.
static MemoryBarrier *get_barrier(Thread *thread, u32 site, u32 address, u32 access) {
    u32 offset = address;
    Block *owner = owner_of(thread, &offset); // also removes the block's rank from `offset`
    MemoryBarrier *barrier = search_barrier(owner, offset);
    if (!barrier)
        fail_at(thread, BAD_BARRIER, site, SHARED_SPACE, address, MEMORY_BARRIER_SIZE, 0);
    access_barrier(thread, site, address, access);
    return barrier;
}

void drop_barriers(Block *block) {
    for (u32 index = 0; index < block->memory_barrier_count; ++index)
        clock_drop(block->memory_barriers[index].clock);
    block->memory_barrier_count = 0;
}

void barrier_init(Thread *thread, u32 site, u32 address, u32 count) {
    u32 offset = address;
    access_barrier(thread, site, address, INITIALISES);
    thread->changes++;
    Block *block = owner_of(thread, &offset);
    MemoryBarrier *barrier = search_barrier(block, offset);
    if (!barrier) {
        if (block->memory_barrier_count == block->memory_barrier_room) {
            u32 room = block->memory_barrier_room ? 2 * block->memory_barrier_room : 8;
            block->memory_barriers = realloc(block->memory_barriers, room * sizeof *barrier);
            block->memory_barrier_room = room;
            if (!block->memory_barriers)
                abort();
        }
        barrier = block->memory_barriers + block->memory_barrier_count++;
        memset(barrier, 0, sizeof *barrier);
    }
    clock_set(&barrier->clock, 0);
    *barrier = (MemoryBarrier){.address = offset, .expected = count, .pending = count};
}

void barrier_invalidate(Thread *thread, u32 site, u32 address) {
    get_barrier(thread, site, address, INITIALISES)->address = NO_ADDRESS;
}

void barrier_expect(Thread *thread, u32 site, u32 address, u32 bytes) {
    get_barrier(thread, site, address, USES_BARRIER)->bytes += bytes;
    thread->changes++;
}

// Begin the next phase if all arrivals and bytes of the current phase have been counted.
static void complete_phase(MemoryBarrier *barrier) {
    if (barrier->pending || barrier->bytes)
        return;
    barrier->pending = barrier->expected;
    barrier->phase++;
}

u64 barrier_arrive(Thread *thread, u32 site, u32 address, u32 count, u32 bytes, int drops) {
    MemoryBarrier *barrier = get_barrier(thread, site, address, USES_BARRIER);
    u64 state = (u64)barrier->pending << 32 | barrier->phase;
    if (count > barrier->pending)
        fail_at(thread, BAD_BARRIER, site, SHARED_SPACE, address, MEMORY_BARRIER_SIZE, 0);
    if (CHECKS) {
        Clock *published = publish(&thread->order);
        clock_add(&barrier->clock, published);
        clock_drop(published);
    }
    barrier->bytes += bytes;
    barrier->pending -= count;
    if (drops)
        barrier->expected -= count;
    note_progress(thread->block->group);
    complete_phase(barrier);
    return state;
}

void copy_bulk_later(Thread *thread, u32 site, u32 to, u64 from, u32 size, u32 barrier) {
    u32 offset = barrier;
    check_bulk(thread, site, to, from, size, GLOBAL_SPACE);
    Block *owner = owner_of(thread, &offset);
    if (search_barrier(owner, offset))
        access_barrier(thread, site, barrier, USES_BARRIER);
    thread->changes++;
    *add_copy(&owner->bulk) = (Copy){
        .to = to,
        .from = from,
        .size = size,
        .available = size,
        .site = site,
        .to_shared = 1,
        .barrier = offset,
        .order = issue_order(&thread->order),
    };
}

void copy_bulk_between(Thread *thread, u32 site, u32 to, u32 from, u32 size, u32 barrier) {
    u32 offset = barrier;
    Block *owner = owner_of(thread, &offset);
    // The address of the source must contain the rank of this block, because a thread of another
    // block may carry out the copy.
    u32 ranked_from = from >> RANK_SHIFT ? from : map_shared(from, thread->block->rank);
    copy_bulk_later(thread, site, to, ranked_from, size, barrier);
    owner->bulk.items[owner->bulk.count - 1].from_shared = 1;
}

void copy_bulk_to_blocks(Thread *thread, u32 site, u32 to, u64 from, u32 size, u32 barrier,
                         u32 blocks) {
    for (u32 rank = 0; rank < cluster_size(launch_of(thread)); ++rank)
        if (blocks >> rank & 1)
            copy_bulk_later(thread, site, map_shared(to, rank), from, size,
                            map_shared(barrier, rank));
}

void reduce_bulk_between(Thread *thread, u32 site, u32 to, u32 from, u32 size, u32 barrier,
                         Reduction reduction, ReducedType type) {
    u32 offset = barrier;
    Block *owner = owner_of(thread, &offset);
    copy_bulk_between(thread, site, to, from, size, barrier);
    Copy *copy = owner->bulk.items + owner->bulk.count - 1;
    copy->reduction = reduction;
    copy->reduced = type;
}

void copy_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 to, u32 size,
                       u32 barrier) {
    u32 offset = barrier;
    copy_bulk_later(thread, site, to, 0, size, barrier);
    Block *owner = owner_of(thread, &offset);
    owner->bulk.items[owner->bulk.count - 1].tensor = tensor;
}

void store_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 from, u32 size) {
    copy_later(thread, site, 0, 0, from, size, size);
    thread->copies.items[thread->copies.count - 1].tensor = tensor;
}

void reduce_later(Thread *thread, u32 site, u64 to, u32 from, u32 size, Reduction reduction,
                  ReducedType type) {
    check_bulk(thread, site, from, to, size, GLOBAL_SPACE);
    copy_later(thread, site, 0, to, from, size, size);
    Copy *copy = thread->copies.items + thread->copies.count - 1;
    copy->reduction = reduction;
    copy->reduced = type;
}

void reduce_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 from, u32 size,
                         Reduction reduction, ReducedType type) {
    reduce_later(thread, site, 0, from, size, reduction, type);
    thread->copies.items[thread->copies.count - 1].tensor = tensor;
}

void count_bytes(Thread *thread, u32 site, u32 address, u32 bytes) {
    MemoryBarrier *barrier = get_barrier(thread, site, address, USES_BARRIER);
    if (CHECKS) {
        Clock *published = publish(&thread->order);
        clock_add(&barrier->clock, published);
        clock_drop(published);
    }
    barrier->bytes -= bytes;
    note_progress(thread->block->group);
    complete_phase(barrier);
}

void store_async(Thread *thread, u32 site, u32 to, const void *value, u32 size, u32 barrier) {
    memcpy(at_shared(thread, site, to, size, WRITES, value), value, size);
    count_bytes(thread, site, barrier, size);
}

// Carry out the pending bulk copies whose bytes an mbarrier counts.
static void finish_bulk(Thread *thread, MemoryBarrier *barrier, Block *owner) {
    u32 remaining = 0; // number of copies that stay in the list
    for (u32 index = 0; index < owner->bulk.count; ++index) {
        Copy *copy = owner->bulk.items + index;
        if (copy->barrier != barrier->address) {
            owner->bulk.items[remaining++] = *copy;
            continue;
        }
        do_copy(thread, copy);
        add_known(&barrier->clock, &copy->order);
        if (CHECKS)
            clock_add_run(&barrier->clock, copy->order.number, copy->order.number,
                          copy->order.time);
        barrier->bytes -= copy->size;
        drop_copy(copy);
        complete_phase(barrier);
    }
    owner->bulk.count = remaining;
}

void finish_all_bulk(Thread *thread) {
    Block *block = thread->block;
    for (u32 index = 0; index < block->bulk.count; ++index)
        do_copy(thread, block->bulk.items + index);
    drop_copies(&block->bulk);
}

// Return whether a copy writes to this range of shared memory.
static int overlaps(const Copy *copy, u32 offset, u32 size) {
    u32 to = copy->to & OFFSET_MASK;
    return copy->to_shared && offset < to + copy->size && to < offset + size;
}

const Copy *find_copy_to(const Block *block, u32 offset, u32 size) {
    for (u32 index = 0; index < block->bulk.count; ++index)
        if (overlaps(block->bulk.items + index, offset, size))
            return block->bulk.items + index;
    for (u32 number = 0; block->group->uses_fibers && number < block->thread_count; ++number) {
        const Copies *copies = &block->threads[number].copies;
        for (u32 index = 0; index < copies->count; ++index)
            if (overlaps(copies->items + index, offset, size))
                return copies->items + index;
    }
    return 0;
}

static int is_phase_over(const MemoryBarrier *barrier, u64 phase, int is_parity) {
    return is_parity ? (barrier->phase & 1) != (phase & 1) : barrier->phase != (u32)phase;
}

int barrier_test(Thread *thread, u32 site, u32 address, u64 phase, int is_parity) {
    u32 offset = address;
    Block *owner = owner_of(thread, &offset);
    MemoryBarrier *barrier = get_barrier(thread, site, address, USES_BARRIER);
    finish_bulk(thread, barrier, owner);
    if (!is_phase_over(barrier, phase, is_parity)) {
        sleep_a_while(thread, site);
        // Other threads may have added barriers and so moved the array of barriers.
        barrier = get_barrier(thread, site, address, USES_BARRIER);
    }
    int is_over = is_phase_over(barrier, phase, is_parity);
    if (CHECKS && is_over)
        clock_add(&thread->order.clock, barrier->clock);
    return is_over;
}
