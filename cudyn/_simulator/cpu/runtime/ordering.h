// The order of the accesses of different threads. It results from releases, acquires, fences,
// barriers and warp operations. It follows PTX's memory consistency model, and is never stricter,
// so that no false races are reported.
#pragma once
#include "threads.h"

// Reset an order so that no accesses of other threads are known.
void reset_order(Order *order, u32 number, u32 block_first, u32 block_last);
void drop_order(Order *order);
// Add the accesses of other threads that are known to a thread to a clock. Known means that they
// are ordered before the thread's next access.
void add_known(Clock **to, const Order *order);
// Return a clock with all accesses that are known to a thread or that the thread has made, and
// advance the thread's time.
Clock *publish(Order *order);
// Return the order of an asynchronous copy that is issued now. Later accesses of the thread are not
// ordered with the copy.
Order issue_order(Order *order);
// Return whether all accesses of the threads `first` to `last` up to a time are known.
int is_known(const Order *order, u32 first, u32 last, u32 time);
// Apply the effect of a strong access to an address, which may be a release or an acquire.
void order_access(Thread *thread, u64 address, u32 access);
// Apply the effect of a fence, whose scope is the block or the device.
void order_fence(Thread *thread, int is_in_block);
// Order the accesses of lanes that meet in a warp operation.
void order_lanes(Thread *warp, u32 lanes);
// Order the accesses of those threads of `block_count` blocks that are in a state, for example
// those that wait at a barrier. `arrived` is a clock that contains the accesses of threads that
// have arrived without waiting. If `all_threads` is set, all other threads have ended, and their
// accesses are included.
void order_threads(Block *first, u32 block_count, u32 state, const Clock *arrived, int all_threads);
// Drop the clocks of all addresses.
void drop_addresses(void);
