// Copies of boxes of tensors. Tensor maps, which the simulated cuTensorMapEncodeTiled creates
// (_simulator/driver/textures.py), describe the tensors.
#pragma once
#include "threads.h"

enum { MOST_DIMENSIONS = 5 };

typedef struct {
    u32 dimensions;
    s32 start[MOST_DIMENSIONS]; // coordinates of the first element
} Box;

typedef struct Tensor Tensor;

// Queue a copy of a box to shared memory, a copy from shared memory, or a reduction from shared
// memory. A load copies the box to each block whose bit is set in `blocks`, or only to this block
// if `blocks` is 0.
void load_box_later(Thread *thread, u32 site, u32 to, u64 map, Box box, u32 barrier, u32 blocks);
void store_box_later(Thread *thread, u32 site, u64 map, Box box, u32 from);
void reduce_box_later(Thread *thread, u32 site, u64 map, Box box, u32 from, Reduction reduction);
// The fields that tensormap.replace can change
typedef enum {
    MAP_GLOBAL_ADDRESS,
    MAP_RANK,
    MAP_ELEMTYPE,
    MAP_INTERLEAVE_LAYOUT,
    MAP_SWIZZLE_MODE,
    MAP_FILL_MODE,
    MAP_BOX_DIM,
    MAP_GLOBAL_DIM,
    MAP_GLOBAL_STRIDE,
    MAP_ELEMENT_STRIDE,
} MapField;
// Replace a field. If a field has a value for each dimension, replace one of these values.
void replace_in_map(Thread *thread, u32 site, u64 map, int is_shared, MapField field, u32 dimension,
                    u64 value);
// tensormap.cp_fenceproxy: copy a map from shared to global memory
void publish_map(Thread *thread, u32 site, u64 to, u32 from);
// Carry out a queued copy of a box.
void copy_box(Thread *thread, const Copy *copy);
