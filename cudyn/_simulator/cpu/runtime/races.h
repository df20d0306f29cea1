// Races: two unordered accesses to the same location, at least one of which is a write.
#pragma once
#include "threads.h"

// An access of `size` bytes at `offset` of a shadow.
typedef struct {
    Space space;
    u64 address; // the address that findings report
    u64 offset;
    u32 size;
    u32 site;
    u32 access;
    const u8 *memory; // the contents before the access
    const u8 *value; // the value to write, or null if unknown; writing an equal value is not a race
} Use;

// Compare an access with the earlier ones and record it. `order` is that of the thread, or of the
// copy that it carries out.
void check_races(Thread *thread, const Order *order, Shadow *shadow, const Use *use);
void drop_shadow(Shadow *shadow);
// Clear the recorded accesses but keep the memory.
void clear_shadow(Shadow *shadow);
// Free the shadows that are kept for reuse, when a host thread ends.
void drop_spares(void);
// Free all sets of readers.
void free_readers(void);
