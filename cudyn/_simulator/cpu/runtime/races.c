#include "races.h"
#include "findings.h"
#include "ordering.h"
#include <sys/mman.h>

enum { WORD_SHIFT = 2 };
// The number of shadows kept between launches, and of the cells that are cleared at most to keep
// one
enum { MOST_SPARES = 8, MOST_CLEARED = 1 << 14 };
// In bytes. Larger shadows are mapped, so that only the pages in use take memory.
enum { SMALL_SHADOW = 1 << 16 };

// ---- the cells of a range of memory

// Cleared cells of former launches, so that small launches need no new mapping
static __thread Shadow spares[MOST_SPARES];

static int take_spare(Shadow *shadow) {
    for (Shadow *spare = spares; spare < spares + MOST_SPARES; ++spare)
        if (spare->cells && spare->mapped == shadow->mapped) {
            shadow->cells = spare->cells;
            shadow->is_mapped = spare->is_mapped;
            spare->cells = 0;
            return 1;
        }
    return 0;
}

static void make_shadow(Shadow *shadow, u32 shift) {
    shadow->shift = shift;
    shadow->mapped = ((shadow->size >> shift) + 1) * sizeof(Cell);
    if (take_spare(shadow))
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

static int keep_spare(Shadow *shadow) {
    if (shadow->used > MOST_CLEARED)
        return 0;
    clear_shadow(shadow);
    for (Shadow *spare = spares; spare < spares + MOST_SPARES; ++spare)
        if (!spare->cells) {
            *spare = *shadow;
            return 1;
        }
    return 0;
}

void drop_shadow(Shadow *shadow) {
    if (shadow->cells && !keep_spare(shadow))
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

// ---- readers: the unordered runs of threads that have read a location since it was last written

typedef struct {
    u32 first, last, time;
    Stamp stamp;
} Reader;

enum { MOST_READERS = 32 }; // the oldest ones are dropped

typedef struct {
    u32 count;
    u32 next_free;
    Reader readers[MOST_READERS];
} ReaderSet;

static __thread ReaderSet *sets;
static __thread u32 set_count, set_room, free_set; // set numbers start at 1

void free_readers(void) {
    free(sets);
    sets = 0;
    set_count = set_room = free_set = 0;
}

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
    for (u64 at = 0; at < shadow->used; ++at) {
        Cell *cell = shadow->cells + at;
        if (is_empty(cell))
            continue;
        drop_readers(&cell->read);
        cell->write = (Stamp){0};
    }
    shadow->used = 0;
}

// Replace cells for words by cells for bytes. Each set of readers has one owner, so only the first
// byte of a word keeps the set.
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

static int extends(const Reader *reader, const Reader *by) {
    return reader->time == by->time && reader->stamp.site == by->stamp.site &&
           reader->stamp.is_strong == by->stamp.is_strong &&
           reader->stamp.is_in_block == by->stamp.is_in_block &&
           (reader->last + 1 == by->first || by->last + 1 == reader->first);
}

static void add_reader(ReaderSet *set, const Reader *reader) {
    for (u32 at = set->count; at-- > 0;) {
        Reader *there = set->readers + at;
        if (there->first <= reader->first && reader->last <= there->last &&
            there->time == reader->time)
            return;
        if (extends(there, reader)) {
            there->first = there->first < reader->first ? there->first : reader->first;
            there->last = there->last > reader->last ? there->last : reader->last;
            return;
        }
    }
    append_reader(set, *reader);
}

static Reader reader_of(const Stamp *stamp) {
    return (Reader){stamp->thread - 1, stamp->thread - 1, stamp->time, *stamp};
}

static int are_readers_known(const Order *order, const Stamp *read) {
    if (!read->is_set)
        return is_known(order, read->thread - 1, read->thread - 1, read->time);
    const ReaderSet *set = sets + read->thread - 1;
    for (u32 at = 0; at < set->count; ++at)
        if (!is_known(order, set->readers[at].first, set->readers[at].last, set->readers[at].time))
            return 0;
    return 1;
}

static void note_read(const Order *order, Stamp *read, Stamp mine) {
    if (!read->is_set && read->thread == mine.thread) {
        mine.is_strong &= read->is_strong || read->time != mine.time;
        *read = mine;
        return;
    }
    if (!read->thread || are_readers_known(order, read)) {
        drop_readers(read);
        *read = mine;
        return;
    }
    if (!read->is_set) {
        Stamp former = *read;
        read->thread = make_set();
        read->is_set = 1;
        append_reader(sets + read->thread - 1, reader_of(&former));
    }
    Reader reader = reader_of(&mine);
    add_reader(sets + read->thread - 1, &reader);
}

// ---- comparing

static int is_same_block(const Order *order, u32 number) {
    return order->block_first <= number && number <= order->block_last;
}

// Two strong accesses do not race if the scope of each one includes the other thread.
static int are_both_strong(const Order *order, const Stamp *other, u32 number, u32 access) {
    int is_one_block = is_same_block(order, number);
    int is_in_block = other->is_in_block || access & IN_BLOCK;
    return access & IS_STRONG && other->is_strong && (is_one_block || !is_in_block);
}

static int writes_what_is_there(const Use *use) {
    return use->value && !memcmp(use->memory, use->value, use->size);
}

static OUTLINE void fail_race(Thread *thread, const Use *use, u32 number, u32 site, u32 access) {
    Finding *finding = find(thread, RACE, use->site);
    finding->space = use->space;
    finding->address = use->address;
    finding->size = use->size;
    finding->place.access = use->access;
    finding->other = place_of_number(thread->block->group, number, site, access);
    leave(thread->block->group);
}

static void compare_write(Thread *thread, const Order *order, const Stamp *write, const Use *use) {
    u32 number = write->thread - 1;
    if (is_known(order, number, number, write->time) ||
        are_both_strong(order, write, number, use->access) || writes_what_is_there(use))
        return;
    fail_race(thread, use, number, write->site, WRITES);
}

static void compare_readers(Thread *thread, const Order *order, const Stamp *read, const Use *use) {
    Reader one = reader_of(read);
    const Reader *readers = read->is_set ? sets[read->thread - 1].readers : &one;
    u32 count = read->is_set ? sets[read->thread - 1].count : 1;
    for (u32 at = 0; at < count; ++at) {
        const Reader *reader = readers + at;
        if (is_known(order, reader->first, reader->last, reader->time) ||
            are_both_strong(order, &reader->stamp, reader->first, use->access) ||
            writes_what_is_there(use))
            continue;
        u32 number = reader->first == order->number ? reader->last : reader->first;
        for (u32 each = reader->first; each <= reader->last; ++each)
            if (!is_known(order, each, each, reader->time)) {
                number = each;
                break;
            }
        fail_race(thread, use, number, reader->stamp.site, reader->stamp.is_write ? WRITES : READS);
    }
}

// A plain write of the value that an ordered earlier write left: for other threads it counts as a
// read, so it races only with writes of a different value.
static int is_as_read(const Order *order, const Cell *cell, const Use *use, u32 own) {
    const Stamp *write = &cell->write;
    if (!write->thread || (use->access & (WRITES | IS_STRONG)) != WRITES)
        return 0;
    int is_former_known =
        write->thread == own || is_known(order, write->thread - 1, write->thread - 1, write->time);
    return is_former_known && writes_what_is_there(use);
}

static void track_cell(Thread *thread, const Order *order, Cell *cell, const Use *use, Stamp mine) {
    u32 access = use->access;
    u32 own = order->is_issued ? 0 : mine.thread;
    if (cell->write.thread && cell->write.thread != own)
        compare_write(thread, order, &cell->write, use);
    if (access & WRITES) {
        int is_own = !cell->read.is_set && cell->read.thread == own;
        if (cell->read.thread && !is_own)
            compare_readers(thread, order, &cell->read, use);
        cell->write = mine;
        if (cell->read.thread)
            drop_readers(&cell->read);
    } else {
        note_read(order, &cell->read, mine);
    }
}

// The common cases of a cell: no other thread has written it, and it has no readers, or the only
// one is this thread, which now writes.
static inline int is_simple(const Order *order, const Cell *cell, u32 access, u32 own) {
    if (cell->write.thread && cell->write.thread != own)
        return 0;
    if (!cell->read.thread)
        return 1;
    return cell->read.thread == own && !cell->read.is_set && access & WRITES;
}

void track(Thread *thread, const Order *order, Shadow *shadow, const Use *use) {
    if (!shadow->cells)
        make_shadow(shadow, use->size < 4 ? 0 : WORD_SHIFT);
    else if (use->size < 4 && shadow->shift)
        split_words(shadow);
    Stamp mine = {order->number + 1, order->time};
    mine.facts = use->site | (use->access & IS_STRONG ? STRONG_FACT : 0) |
                 (use->access & IN_BLOCK ? IN_BLOCK_FACT : 0);
    u32 own = order->is_issued ? 0 : mine.thread;
    u64 first = use->offset >> shadow->shift;
    u64 last = (use->offset + use->size - 1) >> shadow->shift;
    if (last >= shadow->used)
        shadow->used = last + 1;
    for (Cell *cell = shadow->cells + first; cell <= shadow->cells + last; ++cell) {
        if (is_as_read(order, cell, use, own)) {
            Stamp read = mine;
            read.facts |= WRITE_FACT;
            note_read(order, &cell->read, read);
        } else if (!is_simple(order, cell, use->access, own)) {
            track_cell(thread, order, cell, use, mine);
        } else if (use->access & WRITES) {
            cell->write = mine;
            cell->read = (Stamp){0};
        } else {
            cell->read = mine;
        }
    }
}
