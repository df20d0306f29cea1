// wgmma: products of matrices in shared memory that the four warps of a warpgroup compute. Each
// warp computes 16 of the 64 rows. A product is computed as soon as it is issued.
#pragma once
#include "matrix.h"

// One lane's operands for D = A * B + D
typedef struct {
    u32 columns;
    ElementKind a_kind, b_kind, d_kind;
    u32 saturates;
    u32 adds; // whether the product is added to D or replaces D
    s32 a_sign, b_sign;
    u32 a_is_transposed, b_is_transposed;
    const u32 *a_registers; // null if A is in shared memory
    u64 a, b;               // descriptors of matrices in shared memory
    u32 *d;
} GroupMultiply;

// Compute the rows of a product that belong to a warp.
void multiply_group(Thread *warp);
// The steps that may be missing for a product: wgmma.fence before it, and wgmma.commit_group and
// wgmma.wait_group after it
enum { NOT_FENCED, NOT_COMMITTED, NOT_WAITED_FOR };
// wgmma.fence, wgmma.commit_group and wgmma.wait_group
void fence_products(Thread *thread, u32 site);
void commit_products(Thread *thread);
void wait_for_products(Thread *thread, u32 site, u32 kept);
// Report a missing step when a thread ends.
void check_products(Thread *thread);
// wgmma.mma_async, called by each lane
void meet_for_group(Thread *thread, u32 site, const GroupMultiply *multiply);
