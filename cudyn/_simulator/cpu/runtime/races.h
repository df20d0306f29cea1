// Races: two accesses of one place, one of which writes, that nothing orders.
#pragma once
#include "threads.h"

// An access of `size` bytes at `offset` of a shadow.
typedef struct {
    Space space;
    u64 address; // that findings say
    u64 offset;
    u32 size;
    u32 site;
    u32 access;
    const u8 *memory; // the contents before
    const u8 *value;  // what is written, if it is known: who writes the same does not race
} Use;

// Compare an access with those before it, and remember it. `order` is that of the thread, or of
// what it copies.
void track(Thread *thread, const Order *order, Shadow *shadow, const Use *use);
void drop_shadow(Shadow *shadow);
// Forget what was used, and keep the memory.
void clear_shadow(Shadow *shadow);
// Free what is kept of dropped ones; for a host thread that ends.
void drop_spares(void);
// Forget who has read what.
void forget_readers(void);
