// wgmma: a product of matrices in shared memory, which the four warps of a warpgroup share. Each
// warp has sixteen of its 64 rows. It is done when it is issued.
#pragma once
#include "matrix.h"

// A lane's part of D = A * B + D
typedef struct {
    u32 columns;
    ElementKind a_kind, b_kind, d_kind;
    u32 saturates;
    u32 adds; // to D; 0: D is what it was made of before
    s32 a_sign, b_sign;
    u32 a_is_transposed, b_is_transposed;
    const u32 *a_registers; // null: A is in shared memory
    u64 a, b;               // descriptors of matrices in shared memory
    u32 *d;
} GroupMultiply;

void multiply_group(Thread *warp);
// What has to stand round products: wgmma.fence before them, a group that is committed and waited
// for behind them.
enum { NOT_FENCED, NOT_COMMITTED, NOT_WAITED_FOR };
void fence_products(Thread *thread, u32 site);
void commit_products(Thread *thread);
void wait_for_products(Thread *thread, u32 site, u32 kept);
void check_products(Thread *thread);
void meet_for_group(Thread *thread, u32 site, const GroupMultiply *multiply);
