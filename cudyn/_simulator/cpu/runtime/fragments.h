// wmma: matrices whose elements are distributed over the lanes of a warp as fragments. PTX does not
// specify the layout of fragments, so the runtime uses its own layout.
#pragma once
#include "matrix.h"

// One lane's operands for a load or a store
typedef struct {
    u32 rows, columns;
    u32 is_column_major;
    u32 is_shared;
    ElementKind kind;
    u32 count; // elements per lane, some of which may also be in other lanes
    u64 address;
    u32 stride; // distance between rows (or columns, if is_column_major), in elements
    void *registers;
} FragmentMove;

// One lane's operands for D = A * B + C
typedef struct {
    u32 rows, columns, depth;
    u32 saturates;
    ElementKind kind, c_kind, d_kind;
    const void *a, *b, *c;
    void *d;
} FragmentMultiply;

// wmma.load and wmma.store
void load_fragment(Thread *thread, u32 site, FragmentMove move);
void store_fragment(Thread *thread, u32 site, FragmentMove move);
// wmma.mma: compute the product for all lanes.
void multiply_fragments(Thread *warp);
// Called by each lane for wmma.mma
void meet_for_fragments(Thread *thread, u32 site, const FragmentMultiply *multiply);
