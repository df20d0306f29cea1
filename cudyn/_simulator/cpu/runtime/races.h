// Races: two unordered accesses to the same location, at least one of which is a write.
#pragma once
#include "threads.h"

// An access to `size` bytes at `offset` in the memory of a shadow
typedef struct {
    Space space;
    u64 address; // the address that findings report
    u64 offset;
    u32 size;
    u32 site;
    u32 access;
    const u8 *memory; // the contents before the access
    const u8 *value;  // the value to write, or null if unknown; writing the same value never races
} Use;

// Report an error if an access races with an earlier access. Otherwise, record the access. `order`
// is the order of the thread, or of the asynchronous copy that the thread carries out.
void check_races(Thread *thread, const Order *order, Shadow *shadow, const Use *use);
void drop_shadow(Shadow *shadow);
// Clear the recorded accesses, but keep the memory of the shadow.
void clear_shadow(Shadow *shadow);
// Free the shadows that are kept for reuse. This is called when a host thread ends.
void drop_spares(void);
// Free all sets of readers.
void free_readers(void);

// ---- the common case: accesses that need no comparison with earlier accesses

enum { WORD_SHIFT = 2 };

// Return whether an access to a cell cannot race: no other thread has written to the cell, and the
// cell has no readers, or its only reader is this thread, which now writes.
static inline int is_common_case(const Order *order, const Cell *cell, u32 access, u32 own) {
    if (cell->write.thread && cell->write.thread != own)
        return 0;
    if (!cell->read.thread)
        return 1;
    return cell->read.thread == own && !cell->read.is_set && access & WRITES;
}

// Record an access for which is_common_case is true.
static inline void record_common_case(Cell *cell, Stamp stamp, u32 access) {
    if (access & WRITES) {
        cell->write = stamp;
        cell->read = (Stamp){0};
    } else {
        cell->read = stamp;
    }
}

// Record an access to whole words that is neither strong nor non-coherent. If it has to be compared
// with earlier accesses, return 0 and record nothing.
static inline __attribute__((always_inline)) int
record_plain(Shadow *shadow, const Order *order, u64 offset, u32 size, u32 access, u32 site) {
    if (!shadow->cells || shadow->shift != WORD_SHIFT)
        return 0;
    Cell *first = shadow->cells + (offset >> WORD_SHIFT), *end = first + (size >> WORD_SHIFT);
    Stamp stamp = {.thread = order->number + 1, .time = order->time, .site_and_flags = site};
    for (Cell *cell = first; cell < end; ++cell)
        if ((access & WRITES && cell->write.thread) ||
            !is_common_case(order, cell, access, stamp.thread))
            return 0;
    for (Cell *cell = first; cell < end; ++cell)
        record_common_case(cell, stamp, access);
    if (shadow->used < (u64)(end - shadow->cells))
        shadow->used = end - shadow->cells;
    return 1;
}
