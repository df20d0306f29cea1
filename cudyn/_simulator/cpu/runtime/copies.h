// Asynchronous copies: they are queued, and done when somebody waits for them, so that what reads
// earlier finds the former contents. Barriers in memory (mbarrier), which count arrivals and bytes.
#pragma once
#include "threads.h"

enum { ALL_BATCHES = ~0u };

void copy_later(Thread *thread, u32 site, u32 to_shared, u64 to, u64 from, u32 size, u32 available);
// Do the copies of all batches but the last `kept` ones.
void finish_copies(Thread *thread, u32 kept);
void copy_bulk_later(Thread *thread, u32 site, u32 to, u64 from, u32 size, u32 barrier);
// Out of shared memory.
void store_bulk_later(Thread *thread, u32 site, u64 to, u32 from, u32 size);
// A block ends: do what nobody has waited for, so that who has read there is found.
void finish_all_bulk(Thread *thread);
// A copy to a part of a block's shared memory that is not done yet; null: there is none
const Copy *find_copy_to(const Block *block, u32 offset, u32 size);
// From a block's shared memory into that of another one of the cluster.
void copy_bulk_between(Thread *thread, u32 site, u32 to, u32 from, u32 size, u32 barrier);
void drop_copies(Copies *copies);
// To the same place of each block of the cluster whose bit is set.
void copy_bulk_to_blocks(Thread *thread, u32 site, u32 to, u64 from, u32 size, u32 barrier,
                         u32 blocks);
// Combined with what is in the shared memory of another block.
void reduce_bulk_between(Thread *thread, u32 site, u32 to, u32 from, u32 size, u32 barrier,
                         Reduction reduction, ReducedType type);
// A box of a tensor, which is dropped with the copy: into shared memory, or from there.
void copy_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 to, u32 size,
                       u32 barrier);
void store_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 from, u32 size);
// A copy into global memory whose elements are combined with what is there, each by itself.
void reduce_later(Thread *thread, u32 site, u64 to, u32 from, u32 size, Reduction reduction,
                  ReducedType type);
void reduce_tensor_later(Thread *thread, u32 site, struct Tensor *tensor, u32 from, u32 size,
                         Reduction reduction, ReducedType type);
u32 size_of_reduced(ReducedType type);
// Combine the element at a place of a copy.
void reduce_element(Thread *thread, const Copy *copy, u64 address, const u8 *value);
// Store into shared memory and count the bytes at an mbarrier.
void store_async(Thread *thread, u32 site, u32 to, const void *value, u32 size, u32 barrier);
void count_bytes(Thread *thread, u32 site, u32 barrier, u32 bytes);
// The memory of a part of a copy, checked as its issuer's.
u8 *place_of_copy(Thread *thread, const Copy *copy, int is_shared, u64 address, u32 size,
                  u32 access, const u8 *value);

void barrier_init(Thread *thread, u32 site, u32 address, u32 count);
void barrier_invalidate(Thread *thread, u32 site, u32 address);
void barrier_expect(Thread *thread, u32 site, u32 address, u32 bytes);
u64 barrier_arrive(Thread *thread, u32 site, u32 address, u32 count, u32 bytes, int drops);
int barrier_test(Thread *thread, u32 site, u32 address, u64 phase, int is_parity);
void drop_barriers(Block *block);
