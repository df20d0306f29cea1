// Asynchronous copies and mbarriers. Copies are queued, and are carried out when a thread waits for
// them. A read before the wait therefore returns the old contents. mbarriers count threads that
// arrive and bytes that are copied.
#pragma once
#include "threads.h"

enum { ALL_BATCHES = ~0u };

// Queue a copy of `size` bytes between shared and global memory. Only `available` bytes exist in
// the source. The other bytes become 0.
void copy_later(Thread *thread, u32 site, u32 to_shared, u64 to, u64 from, u32 size, u32 available);
// Carry out the copies of all batches except the last `kept` batches.
void finish_copies(Thread *thread, u32 kept);
// Queue a copy to shared memory. An mbarrier counts its bytes.
void copy_bulk_later(Thread *thread, u32 site, u32 to, u64 from, u32 size, u32 barrier);
// Queue a bulk copy from shared to global memory.
void store_bulk_later(Thread *thread, u32 site, u64 to, u32 from, u32 size);
// When a block ends, carry out the copies that no thread has waited for, so that earlier reads of
// their destinations are reported as races.
void finish_all_bulk(Thread *thread);
// Return a pending copy into a range of a block's shared memory, or null if there is none.
const Copy *find_copy_to(const Block *block, u32 offset, u32 size);
// Queue a copy from this block's shared memory to the shared memory of another block of the
// cluster.
void copy_bulk_between(Thread *thread, u32 site, u32 to, u32 from, u32 size, u32 barrier);
void drop_copies(Copies *copies);
// Queue copies to the same offset in each block of the cluster whose bit is set in `blocks`.
void copy_bulk_to_blocks(Thread *thread, u32 site, u32 to, u64 from, u32 size, u32 barrier,
                         u32 blocks);
// Queue a reduction into the shared memory of another block.
void reduce_bulk_between(Thread *thread, u32 site, u32 to, u32 from, u32 size, u32 barrier,
                         Reduction reduction, ReducedType type);
// Queue a copy of a box of a tensor into or out of shared memory. The copy owns and frees `tensor`.
void copy_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 to, u32 size,
                       u32 barrier);
void store_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 from, u32 size);
// Queue a reduction into global memory, which combines each element atomically with the element
// that is stored there.
void reduce_later(Thread *thread, u32 site, u64 to, u32 from, u32 size, Reduction reduction,
                  ReducedType type);
void reduce_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 from, u32 size,
                         Reduction reduction, ReducedType type);
// Return the size of an element in bytes.
u32 get_reduced_size(ReducedType type);
// Combine `value` with the element at `address`, using the operation `copy->reduction`.
void reduce_element(Thread *thread, const Copy *copy, u64 address, const u8 *value);
// Store into shared memory, and count the stored bytes at an mbarrier.
void store_async(Thread *thread, u32 site, u32 to, const void *value, u32 size, u32 barrier);
// Count bytes that have arrived at an mbarrier.
void count_bytes(Thread *thread, u32 site, u32 barrier, u32 bytes);
// Check an access that a copy makes, and return a pointer to the memory. In the detection of races,
// the access counts as made at the time at which the copy was issued.
u8 *access_for_copy(Thread *thread, const Copy *copy, int is_shared, u64 address, u32 size,
                    u32 access, const u8 *value);

// The operations on mbarriers. barrier_arrive returns the state for a later test of the phase, and
// barrier_test returns whether the phase is over.
void barrier_init(Thread *thread, u32 site, u32 address, u32 count);
void barrier_invalidate(Thread *thread, u32 site, u32 address);
void barrier_expect(Thread *thread, u32 site, u32 address, u32 bytes);
u64 barrier_arrive(Thread *thread, u32 site, u32 address, u32 count, u32 bytes, int drops);
int barrier_test(Thread *thread, u32 site, u32 address, u64 phase, int is_parity);
// Remove all mbarriers of a block.
void drop_barriers(Block *block);
