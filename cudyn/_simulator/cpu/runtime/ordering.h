// What orders the accesses of threads: releases and acquires by address, fences, barriers and warp
// operations. The model is PTX's ("Memory Consistency Model"), and never stricter: a correct kernel
// is not accused.
#pragma once
#include "threads.h"

// Begin with nothing known.
void reset_order(Order *order, u32 number, u32 block_first, u32 block_last);
void drop_order(Order *order);
// What a thread knows and has done; its next accesses come later.
Clock *publish(Order *order);
// That of a copy which begins now: what its thread does afterwards comes neither before nor after.
Order issue_order(Order *order);
// Is everything that some threads have done up to a time known?
int is_known(const Order *order, u32 first, u32 last, u32 time);
// A strong access to an address, which may be a release or an acquire.
void order_access(Thread *thread, u64 address, u32 access);
void order_fence(Thread *thread, int is_in_block);
// These lanes of a warp meet.
void order_lanes(Thread *warp, u32 lanes);
// Threads in a state meet, of `block_count` blocks; all_threads: with all others, which have ended.
void order_threads(Block *first, u32 block_count, u32 state, const Clock *arrived, int all_threads);
// Forget all addresses.
void forget_addresses(void);
