// The order of accesses between threads: releases and acquires by address, fences, barriers and
// warp operations. It follows PTX's memory consistency model and is never stricter, so correct
// kernels are not reported.
#pragma once
#include "threads.h"

// Reset an order so that no accesses of other threads are known.
void reset_order(Order *order, u32 number, u32 block_first, u32 block_last);
void drop_order(Order *order);
// Add the accesses of other threads that a thread knows to a clock.
void add_known(Clock **to, const Order *order);
// Return a clock of all accesses that a thread knows or has made, and advance its time.
Clock *publish(Order *order);
// Return the order of a copy that is issued now. Later accesses of the thread are unordered with
// the copy.
Order issue_order(Order *order);
// Return whether all accesses of these threads up to a time are known.
int is_known(const Order *order, u32 first, u32 last, u32 time);
// Record a strong access to an address, which may be a release or an acquire.
void order_access(Thread *thread, u64 address, u32 access);
// A fence, whose scope is the block or the device
void order_fence(Thread *thread, int is_in_block);
// Order the accesses of lanes that meet in a warp operation.
void order_lanes(Thread *warp, u32 lanes);
// Order the accesses of the threads of `block_count` blocks that are in a state. all_threads:
// include all other threads, which have ended.
void order_threads(Block *first, u32 block_count, u32 state, const Clock *arrived, int all_threads);
// Drop the clocks of all addresses.
void drop_addresses(void);
