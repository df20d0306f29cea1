#include "races.h"
#include "findings.h"
#include "ordering.h"
#include <sys/mman.h>

enum {
    MOST_SPARES = 8,            // number of shadows that are kept between launches
    MOST_SPARE_BYTES = 1 << 26, // bytes of cells that are kept between launches
    // Bytes. Larger shadows are allocated by mmap, so that unused pages do not need memory.
    SMALL_SHADOW = 1 << 16,
};

// ---- shadows: the cells that record the accesses to a range of memory

// Cleared shadows of former launches. Small launches reuse them instead of mapping memory.
static __thread Shadow spares[MOST_SPARES];

// Use the cells of a spare shadow of the same size. Return whether there is such a shadow.
static int reuse_spare(Shadow *shadow) {
    for (Shadow *spare = spares; spare < spares + MOST_SPARES; ++spare)
        if (spare->cells && spare->mapped == shadow->mapped) {
            shadow->cells = spare->cells;
            shadow->is_mapped = spare->is_mapped;
            spare->cells = 0;
            return 1;
        }
    return 0;
}

// Allocate the cells of a shadow.
static void make_shadow(Shadow *shadow, u32 shift) {
    shadow->shift = shift;
    shadow->mapped = ((shadow->size >> shift) + 1) * sizeof(Cell);
    if (reuse_spare(shadow))
        return;
    shadow->is_mapped = shadow->mapped > SMALL_SHADOW;
    if (shadow->is_mapped) {
        int flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE;
        shadow->cells = mmap(0, shadow->mapped, PROT_READ | PROT_WRITE, flags, -1, 0);
#ifdef MADV_HUGEPAGE
        madvise(shadow->cells, shadow->mapped, MADV_HUGEPAGE);
#endif
    } else {
        shadow->cells = calloc(1, shadow->mapped);
    }
    if (!shadow->cells || shadow->cells == MAP_FAILED)
        abort();
}

static void free_cells(const Shadow *shadow) {
    if (shadow->is_mapped)
        munmap(shadow->cells, shadow->mapped);
    else
        free(shadow->cells);
}

// Keep the cells of a shadow for later launches. Return 0 if the caller has to free them. The sets
// of readers are freed at the end of the launch.
static int store_spare(Shadow *shadow) {
    u64 kept = shadow->mapped;
    for (Shadow *spare = spares; spare < spares + MOST_SPARES; ++spare)
        kept += spare->cells ? spare->mapped : 0;
    if (kept > MOST_SPARE_BYTES)
        return 0;
    for (Shadow *spare = spares; spare < spares + MOST_SPARES; ++spare)
        if (!spare->cells) {
            memset(shadow->cells, 0, shadow->used * sizeof(Cell));
            shadow->used = 0;
            *spare = *shadow;
            return 1;
        }
    return 0;
}

void drop_shadow(Shadow *shadow) {
    if (shadow->cells && !store_spare(shadow))
        free_cells(shadow);
    shadow->cells = 0;
    shadow->is_mapped = 0;
    shadow->used = 0;
}

void drop_spares(void) {
    for (Shadow *spare = spares; spare < spares + MOST_SPARES; ++spare) {
        if (spare->cells)
            free_cells(spare);
        spare->cells = 0;
    }
}

static int is_empty(const Cell *cell) {
    return !cell->write.thread && !cell->read.thread;
}

// ---- readers: the threads that have read a location since it was last written

// A run of threads with consecutive indices that have read a location at the same time. (Each
// thread counts its own time.)
typedef struct {
    u32 first, last, time;
    Stamp stamp;
} Reader;

enum { MOST_READERS = 32 }; // per location; if there are more, the oldest readers are dropped

typedef struct {
    u32 count;
    u32 next_free;
    Reader readers[MOST_READERS];
} ReaderSet;

static __thread ReaderSet *sets;
static __thread u32 set_count, set_room;
static __thread u32 free_set; // number of the first unused set, or 0; numbers start at 1

void free_readers(void) {
    free(sets);
    sets = 0;
    set_count = set_room = free_set = 0;
}

// Create an empty set, and return its number.
static u32 make_set(void) {
    if (free_set) {
        u32 number = free_set;
        free_set = sets[number - 1].next_free;
        sets[number - 1].count = 0;
        return number;
    }
    if (set_count == set_room) {
        set_room = set_room ? 2 * set_room : 64;
        sets = realloc(sets, set_room * sizeof *sets);
        if (!sets)
            abort();
    }
    sets[set_count].count = 0;
    return ++set_count;
}

static void drop_readers(Stamp *read) {
    if (read->is_set) {
        sets[read->thread - 1].next_free = free_set;
        free_set = read->thread;
    }
    *read = (Stamp){0};
}

void clear_shadow(Shadow *shadow) {
    for (u64 index = 0; index < shadow->used; ++index) {
        Cell *cell = shadow->cells + index;
        if (is_empty(cell))
            continue;
        drop_readers(&cell->read);
        cell->write = (Stamp){0};
    }
    shadow->used = 0;
}

// Replace the cells for words with cells for bytes. A set of readers can only belong to one cell.
// It is kept for the first byte of the word.
static void split_words(Shadow *shadow) {
    Shadow words = *shadow;
    make_shadow(shadow, 0);
    for (u64 word = 0; word <= words.size >> WORD_SHIFT; ++word) {
        Cell *cell = words.cells + word;
        if (is_empty(cell))
            continue;
        for (u64 byte = word << WORD_SHIFT; byte < (word + 1) << WORD_SHIFT && byte < words.size;
             ++byte) {
            shadow->cells[byte] = *cell;
            if (cell->read.is_set)
                cell->read = (Stamp){0};
        }
    }
    shadow->used = shadow->size;
    free_cells(&words);
}

static void append_reader(ReaderSet *set, Reader reader) {
    if (set->count == MOST_READERS) {
        memmove(set->readers, set->readers + 1, --set->count * sizeof reader);
    }
    set->readers[set->count++] = reader;
}

// Return whether two runs of readers can be combined, because they are adjacent and have the same
// properties.
static int extends(const Reader *reader, const Reader *other) {
    return reader->time == other->time && reader->stamp.site == other->stamp.site &&
           reader->stamp.is_strong == other->stamp.is_strong &&
           reader->stamp.is_in_block == other->stamp.is_in_block &&
           (reader->last + 1 == other->first || other->last + 1 == reader->first);
}

// Add a run of readers to a set, unless the set already contains it.
static void add_reader(ReaderSet *set, const Reader *reader) {
    for (u32 index = set->count; index-- > 0;) {
        Reader *former = set->readers + index;
        if (former->first <= reader->first && reader->last <= former->last &&
            former->time == reader->time)
            return;
        if (extends(former, reader)) {
            former->first = former->first < reader->first ? former->first : reader->first;
            former->last = former->last > reader->last ? former->last : reader->last;
            return;
        }
    }
    append_reader(set, *reader);
}

// Return the run that consists of the only thread of a stamp.
static Reader reader_of(const Stamp *stamp) {
    return (Reader){stamp->thread - 1, stamp->thread - 1, stamp->time, *stamp};
}

// Return whether all recorded reads of a location are ordered before the current access.
static int are_readers_known(const Order *order, const Stamp *read) {
    if (!read->is_set)
        return is_known(order, read->thread - 1, read->thread - 1, read->time);
    const ReaderSet *set = sets + read->thread - 1;
    for (u32 index = 0; index < set->count; ++index)
        if (!is_known(order, set->readers[index].first, set->readers[index].last,
                      set->readers[index].time))
            return 0;
    return 1;
}

// Record a read of a location. If all earlier reads are ordered before it, they are dropped.
static void record_read(const Order *order, Stamp *read, Stamp stamp) {
    if (!read->is_set && read->thread == stamp.thread) {
        stamp.is_strong &= read->is_strong || read->time != stamp.time;
        *read = stamp;
        return;
    }
    if (!read->thread || are_readers_known(order, read)) {
        drop_readers(read);
        *read = stamp;
        return;
    }
    if (!read->is_set) {
        Stamp former = *read;
        read->thread = make_set();
        read->is_set = 1;
        append_reader(sets + read->thread - 1, reader_of(&former));
    }
    Reader reader = reader_of(&stamp);
    add_reader(sets + read->thread - 1, &reader);
}

// ---- comparisons of accesses

static int is_same_block(const Order *order, u32 number) {
    return order->block_first <= number && number <= order->block_last;
}

// Return whether both an access and an earlier access are strong and have a scope that includes the
// other thread. Such accesses do not race.
static int are_both_strong(const Order *order, const Stamp *other, u32 number, u32 access) {
    int is_one_block = is_same_block(order, number);
    int is_in_block = other->is_in_block || access & IN_BLOCK;
    return access & IS_STRONG && other->is_strong && (is_one_block || !is_in_block);
}

// Return whether a write stores the value that the memory already contains.
static int writes_same_value(const Use *use) {
    return use->value && !memcmp(use->memory, use->value, use->size);
}

// Return whether all threads of the block in other warps have ended or wait.
static int is_only_warp(Thread *thread) {
    const Block *block = thread->block;
    if (block->thread_count <= 32)
        return 1;
    for (u32 number = 0; block->group->uses_fibers && number < block->thread_count; ++number)
        if (number / 32 != thread->number / 32 && block->threads[number].state == RUNS)
            return 0;
    return block->group->uses_fibers;
}

static OUTLINE void fail_race(Thread *thread, const Use *use, u32 number, u32 site, u32 access) {
    Finding *finding = start_finding(thread, RACE, use->site);
    finding->space = use->space;
    finding->address = use->address;
    finding->size = use->size;
    finding->place.access = use->access;
    finding->other = place_of_index(thread->block->group, number, site, access);
    finding->is_one_warp = is_only_warp(thread);
    abort_launch(thread->block->group);
}

// Report a non-coherent read of memory that a thread of the launch has written, even if the
// accesses are ordered.
static OUTLINE void fail_stale(Thread *thread, const Stamp *write, const Use *use) {
    Finding *finding = start_finding(thread, STALE_READ, use->site);
    finding->space = use->space;
    finding->address = use->address;
    finding->size = use->size;
    finding->place.access = use->access;
    finding->other = place_of_index(thread->block->group, write->thread - 1, write->site, WRITES);
    abort_launch(thread->block->group);
}

// Report a race if an access is unordered with the last write of a location.
static void compare_write(Thread *thread, const Order *order, const Stamp *write, const Use *use) {
    u32 number = write->thread - 1;
    if (is_known(order, number, number, write->time) ||
        are_both_strong(order, write, number, use->access) || writes_same_value(use))
        return;
    fail_race(thread, use, number, write->site, WRITES);
}

// Report a race if a write is unordered with an earlier read of a location.
static void compare_readers(Thread *thread, const Order *order, const Stamp *read, const Use *use) {
    Reader only_reader = reader_of(read);
    const Reader *readers = read->is_set ? sets[read->thread - 1].readers : &only_reader;
    u32 count = read->is_set ? sets[read->thread - 1].count : 1;
    for (u32 index = 0; index < count; ++index) {
        const Reader *reader = readers + index;
        if (is_known(order, reader->first, reader->last, reader->time) ||
            are_both_strong(order, &reader->stamp, reader->first, use->access) ||
            writes_same_value(use))
            continue;
        // Find a thread of the run whose read is unordered, for the message.
        u32 number = reader->first == order->number ? reader->last : reader->first;
        for (u32 candidate = reader->first; candidate <= reader->last; ++candidate)
            if (!is_known(order, candidate, candidate, reader->time)) {
                number = candidate;
                break;
            }
        fail_race(thread, use, number, reader->stamp.site, reader->stamp.is_write ? WRITES : READS);
    }
}

// Return whether an access is a plain write that does not change the value, and that is ordered
// after the last write. Such a write counts as a read, so that it only races with writes of a
// different value.
static int counts_as_read(const Order *order, const Cell *cell, const Use *use, u32 own) {
    const Stamp *write = &cell->write;
    if (!write->thread || (use->access & (WRITES | IS_STRONG)) != WRITES)
        return 0;
    int is_former_known =
        write->thread == own || is_known(order, write->thread - 1, write->thread - 1, write->time);
    return is_former_known && writes_same_value(use);
}

// Report an error if an access races with an earlier access to a cell. Otherwise, record the
// access.
static void track_cell(Thread *thread, const Order *order, Cell *cell, const Use *use,
                       Stamp stamp) {
    u32 access = use->access;
    u32 own = order->is_issued ? 0 : stamp.thread;
    if (cell->write.thread && cell->write.thread != own)
        compare_write(thread, order, &cell->write, use);
    if (access & WRITES) {
        int is_own = !cell->read.is_set && cell->read.thread == own;
        if (cell->read.thread && !is_own)
            compare_readers(thread, order, &cell->read, use);
        cell->write = stamp;
        if (cell->read.thread)
            drop_readers(&cell->read);
    } else {
        record_read(order, &cell->read, stamp);
    }
}

void check_races(Thread *thread, const Order *order, Shadow *shadow, const Use *use) {
    if (!shadow->cells)
        make_shadow(shadow, use->size < 4 ? 0 : WORD_SHIFT);
    else if (use->size < 4 && shadow->shift)
        split_words(shadow);
    Stamp stamp = {order->number + 1, order->time};
    stamp.site_and_flags = use->site | (use->access & IS_STRONG ? STRONG_FLAG : 0) |
                           (use->access & IN_BLOCK ? IN_BLOCK_FLAG : 0);
    u32 own = order->is_issued ? 0 : stamp.thread;
    u64 first = use->offset >> shadow->shift;
    u64 last = (use->offset + use->size - 1) >> shadow->shift;
    if (last >= shadow->used)
        shadow->used = last + 1;
    if (use->access & IS_NONCOHERENT)
        for (Cell *cell = shadow->cells + first; cell <= shadow->cells + last; ++cell)
            if (cell->write.thread)
                fail_stale(thread, &cell->write, use);
    for (Cell *cell = shadow->cells + first; cell <= shadow->cells + last; ++cell) {
        if (counts_as_read(order, cell, use, own)) {
            Stamp read = stamp;
            read.site_and_flags |= WRITE_FLAG;
            record_read(order, &cell->read, read);
        } else if (!is_common_case(order, cell, use->access, own)) {
            track_cell(thread, order, cell, use, stamp);
        } else {
            record_common_case(cell, stamp, use->access);
        }
    }
}
