#include "tensors.h"
#include "copies.h"
#include "findings.h"
#include "memory.h"

// The arguments of cuTensorMapEncodeTiled
typedef struct {
    u8 type, rank, interleave, swizzle, promotion, fill, mark, zero;
    u64 address;
    u64 sizes[MOST_DIMENSIONS];
    u64 strides[MOST_DIMENSIONS - 1]; // strides of all dimensions after the first, in bytes
    u32 box[MOST_DIMENSIONS];
    u32 steps[MOST_DIMENSIONS];
} TensorMap;

// A box of a tensor, with a copy of the tensor's map
struct Tensor {
    TensorMap map;
    Box box;
};

static const u16 FILLED_NAN = 0x7ff7; // value of each 16 bits of a float outside the tensor

enum {
    MAP_MARK = 0x7e,         // a byte by which tensor maps of the simulated driver are recognized
    MOST_SWIZZLE = 3,        // CU_TENSOR_MAP_SWIZZLE_128B
    MOST_LENGTH = 256,       // length of a box along a dimension, in elements
    MOST_ELEMENTS = 1 << 24, // elements of a box; shared memory is smaller
    BOX_ALIGN = 128,         // the alignment of a box in shared memory, in bytes
    PIECE = 16,              // bytes that are copied at a time if they are aligned
    FILLS_NAN = 1,           // CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA
};

// Values of CUtensorMapDataType. FLOAT16 and all higher values are floats.
enum { FIRST_FLOAT_ELEMENT = 6, TF32_ELEMENT = 11, TF32_FTZ_ELEMENT = 12 };

static const u8 element_sizes[] = {1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4};

static u32 element_size(const TensorMap *map) {
    return element_sizes[map->type];
}

// Return whether the sizes of the box in a map are valid. A kernel may have changed them.
static int has_valid_box(const TensorMap *map) {
    u64 elements = 1;
    for (u32 dimension = 0; dimension < map->rank; ++dimension) {
        u32 length = map->box[dimension];
        if (length < 1 || length > MOST_LENGTH || (dimension && !map->steps[dimension]))
            return 0;
        elements *= length;
    }
    return elements <= MOST_ELEMENTS;
}

// Read a tensor map. The caller owns the result.
static Tensor *read_map(Thread *thread, u32 site, u64 address, Box box) {
    Tensor *tensor = malloc(sizeof *tensor);
    if (!tensor)
        abort();
    for (u32 index = 0; index < sizeof(TensorMap); index += PIECE)
        memcpy((u8 *)&tensor->map + index, at_any(thread, site, address + index, PIECE, READS, 0),
               PIECE);
    const TensorMap *map = &tensor->map;
    int is_map = map->mark == MAP_MARK && map->rank == box.dimensions &&
                 map->type < sizeof element_sizes && !map->interleave &&
                 map->swizzle <= MOST_SWIZZLE && map->rank <= MOST_DIMENSIONS && has_valid_box(map);
    if (!is_map) {
        free(tensor);
        fail_at(thread, BAD_TENSOR, site, GLOBAL_SPACE, address, sizeof(TensorMap), 0);
    }
    tensor->box = box;
    return tensor;
}

// ---- changes of maps by kernels

// Write to a map in shared or global memory.
static void write_to_map(Thread *thread, u32 site, u64 address, int is_shared, const void *value,
                         u32 size) {
    u8 *place = is_shared ? at_shared(thread, site, address, size, WRITES, value)
                          : at_any(thread, site, address, size, WRITES, value);
    memcpy(place, value, size);
}

// Convert PTX's value for an element type to the driver's value (enum CUtensorMapDataType).
static u8 convert_type(Thread *thread, u32 site, u64 map, u64 ptx_type) {
    static const u8 types[] = {0, 1, 2, 3, 4, 5, 6, 7, 10, 8, 9, 11, 12};
    if (ptx_type >= sizeof types)
        fail_at(thread, BAD_TENSOR, site, GLOBAL_SPACE, map, sizeof(TensorMap), 0);
    return types[ptx_type];
}

void replace_in_map(Thread *thread, u32 site, u64 map, int is_shared, MapField field, u32 dimension,
                    u64 value) {
    static const struct {
        u8 start, size; // in bytes
        u8 count;       // number of dimensions
    } fields[] = {
        [MAP_GLOBAL_ADDRESS] = {offsetof(TensorMap, address), 8, 1},
        [MAP_RANK] = {offsetof(TensorMap, rank), 1, 1},
        [MAP_ELEMTYPE] = {offsetof(TensorMap, type), 1, 1},
        [MAP_INTERLEAVE_LAYOUT] = {offsetof(TensorMap, interleave), 1, 1},
        [MAP_SWIZZLE_MODE] = {offsetof(TensorMap, swizzle), 1, 1},
        [MAP_FILL_MODE] = {offsetof(TensorMap, fill), 1, 1},
        [MAP_BOX_DIM] = {offsetof(TensorMap, box), 4, MOST_DIMENSIONS},
        [MAP_GLOBAL_DIM] = {offsetof(TensorMap, sizes), 8, MOST_DIMENSIONS},
        [MAP_GLOBAL_STRIDE] = {offsetof(TensorMap, strides), 8, MOST_DIMENSIONS - 1},
        [MAP_ELEMENT_STRIDE] = {offsetof(TensorMap, steps), 4, MOST_DIMENSIONS},
    };
    u32 size = fields[field].size;
    if (dimension >= fields[field].count)
        fail_at(thread, BAD_TENSOR, site, GLOBAL_SPACE, map, sizeof(TensorMap), 0);
    if (field == MAP_RANK)
        value += 1; // in PTX, the value 0 stands for rank 1
    if (field == MAP_ELEMTYPE)
        value = convert_type(thread, site, map, value);
    u64 address = map + fields[field].start + (u64)dimension * size;
    write_to_map(thread, site, address, is_shared, &value, size);
}

void publish_map(Thread *thread, u32 site, u64 to, u32 from) {
    for (u32 index = 0; index < sizeof(TensorMap); index += PIECE) {
        u8 value[PIECE];
        memcpy(value, at_shared(thread, site, from + index, PIECE, READS, 0), PIECE);
        write_to_map(thread, site, to + index, 0, value, PIECE);
    }
}

// ---- boxes

// Return the distance between two elements of a box along a dimension, in elements of the tensor.
static u32 get_step(const TensorMap *map, u32 dimension) {
    return dimension ? map->steps[dimension] : 1; // the first dimension has no step
}

// Return the number of elements that a box in shared memory has along a dimension.
static u32 get_box_length(const TensorMap *map, u32 dimension) {
    u32 step = get_step(map, dimension);
    return (map->box[dimension] + step - 1) / step;
}

// Return the size of a box in shared memory, in bytes.
static u32 get_box_size(const TensorMap *map) {
    u32 size = element_size(map);
    for (u32 dimension = 0; dimension < map->rank; ++dimension)
        size *= get_box_length(map, dimension);
    return size;
}

// Report boxes that sm_90 devices reject: the first coordinate must be a multiple of 16 bytes, and
// a box cannot be stored at a negative coordinate.
static void check_box(Thread *thread, u32 site, const Tensor *tensor, u32 access) {
    const TensorMap *map = &tensor->map;
    s64 first = (s64)tensor->box.start[0] * element_size(map);
    if (first % PIECE)
        fail_at(thread, BAD_BOX, site, GLOBAL_SPACE, first, 0, access);
    for (u32 dimension = 0; access == WRITES && dimension < map->rank; ++dimension) {
        if (tensor->box.start[dimension] < 0)
            fail_at(thread, BAD_BOX, site, GLOBAL_SPACE, tensor->box.start[dimension],
                    dimension + 1, access);
    }
}

void load_box_later(Thread *thread, u32 site, u32 to, u64 map, Box box, u32 barrier, u32 blocks) {
    Tensor *tensor = read_map(thread, site, map, box);
    u32 size = get_box_size(&tensor->map);
    check_box(thread, site, tensor, READS);
    if (to % BOX_ALIGN)
        fail_at(thread, MISALIGNED, site, SHARED_SPACE, to, BOX_ALIGN, WRITES);
    if (!blocks) {
        copy_tensor_later(thread, site, tensor, to, size, barrier);
        return;
    }
    for (u32 rank = 0; rank < cluster_size(launch_of(thread)); ++rank) {
        if (!(blocks >> rank & 1))
            continue;
        Tensor *copy = malloc(sizeof *copy); // each queued copy owns its tensor
        if (!copy)
            abort();
        *copy = *tensor;
        copy_tensor_later(thread, site, copy, map_shared(to, rank), size,
                          map_shared(barrier, rank));
    }
    free(tensor);
}

void store_box_later(Thread *thread, u32 site, u64 map, Box box, u32 from) {
    Tensor *tensor = read_map(thread, site, map, box);
    check_box(thread, site, tensor, WRITES);
    if (from % BOX_ALIGN)
        fail_at(thread, MISALIGNED, site, SHARED_SPACE, from, BOX_ALIGN, READS);
    store_tensor_later(thread, site, tensor, from, get_box_size(&tensor->map));
}

void reduce_box_later(Thread *thread, u32 site, u64 map, Box box, u32 from, Reduction reduction) {
    enum { NONE = 0xff };
    // indexed by CUtensorMapDataType
    static const u8 types[] = {NONE,        NONE,        REDUCED_U32, REDUCED_S32, REDUCED_U64,
                               REDUCED_S64, REDUCED_F16, REDUCED_F32, REDUCED_F64, REDUCED_BF16,
                               REDUCED_F32, REDUCED_F32, REDUCED_F32};
    Tensor *tensor = read_map(thread, site, map, box);
    u32 type = types[tensor->map.type];
    check_box(thread, site, tensor, WRITES);
    int is_supported = type != NONE && (type < REDUCED_F16 || reduction == REDUCE_BY_ADD);
    if (!is_supported) {
        free(tensor);
        fail_at(thread, BAD_TENSOR, site, GLOBAL_SPACE, map, sizeof(TensorMap), 0);
    }
    if (from % BOX_ALIGN)
        fail_at(thread, MISALIGNED, site, SHARED_SPACE, from, BOX_ALIGN, READS);
    reduce_tensor_later(thread, site, tensor, from, get_box_size(&tensor->map), reduction, type);
}

// ---- copies of boxes, row by row

// Return the swizzled address of an element. In each row of 128 bytes, swizzling XORs the index of
// a 16-byte unit with the index of the row.
static u32 swizzle_address(const TensorMap *map, u32 address) {
    return address ^ (address >> 7 & ((1u << map->swizzle) - 1)) << 4;
}

// Return the address of the first element in row `row` of a box, or 0 if the row is outside the
// tensor.
static u64 find_row(const Tensor *tensor, u32 row) {
    const TensorMap *map = &tensor->map;
    u64 address = map->address;
    for (u32 dimension = 1; dimension < map->rank; ++dimension) {
        u32 length = get_box_length(map, dimension);
        s64 coordinate =
            tensor->box.start[dimension] + (s64)(row % length) * get_step(map, dimension);
        row /= length;
        if (coordinate < 0 || (u64)coordinate >= map->sizes[dimension])
            return 0;
        address += coordinate * map->strides[dimension - 1];
    }
    return address;
}

// Store the value that elements outside the tensor have: 0 or NaN.
static void fill_outside(const TensorMap *map, u8 *to, u32 size) {
    memset(to, 0, size);
    if (map->fill != FILLS_NAN || map->type < FIRST_FLOAT_ELEMENT)
        return;
    for (u32 index = 0; index < size; index += sizeof FILLED_NAN)
        memcpy(to + index, &FILLED_NAN, sizeof FILLED_NAN);
}

// Round a float to the nearest TF32 value, which has 10 fraction bits. Ties are rounded to even.
static u32 round_to_tf32(u32 bits) {
    if ((bits & 0x7fffffff) > 0x7f800000)
        return 0x7fffe000;
    return (bits + 0xfff + (bits >> 13 & 1)) & ~0x1fffu;
}

// Convert elements that are copied to shared memory. As on a device, elements that are copied from
// shared memory are not converted.
static void convert_elements(const TensorMap *map, u8 *elements, u32 size) {
    if (map->type != TF32_ELEMENT && map->type != TF32_FTZ_ELEMENT)
        return;
    for (u32 index = 0; index < size; index += 4) {
        u32 bits;
        memcpy(&bits, elements + index, sizeof bits);
        bits = round_to_tf32(bits);
        memcpy(elements + index, &bits, sizeof bits);
    }
}

// Copy an element, or a piece of PIECE bytes, between global memory (at `outside`) and shared
// memory (at `inside`). Elements outside the tensor are filled in shared memory, and are not
// written to global memory.
static void copy_element(Thread *thread, const Copy *copy, u64 outside, u32 inside, u32 size,
                         int is_inside) {
    const TensorMap *map = &copy->tensor->map;
    u8 value[PIECE];
    if (copy->to_shared) {
        if (is_inside) {
            memcpy(value, access_for_copy(thread, copy, 0, outside, size, READS, 0), size);
            convert_elements(map, value, size);
        } else {
            fill_outside(map, value, size);
        }
        memcpy(access_for_copy(thread, copy, 1, inside, size, WRITES, value), value, size);
    } else if (is_inside) {
        memcpy(value, access_for_copy(thread, copy, 1, inside, size, READS, 0), size);
        if (copy->reduction)
            reduce_element(thread, copy, outside, value);
        else
            memcpy(access_for_copy(thread, copy, 0, outside, size, WRITES, value), value, size);
    }
}

void copy_box(Thread *thread, const Copy *copy) {
    const Tensor *tensor = copy->tensor;
    const TensorMap *map = &tensor->map;
    u32 size = element_size(map);
    u32 length = map->box[0];
    u32 shared = copy->to_shared ? copy->to : copy->from;
    u32 rank_bits = shared & ~(u32)OFFSET_MASK;
    for (u32 row = 0; row < copy->size / size / length; ++row) {
        u64 start = find_row(tensor, row);
        for (u32 index = 0; index < length;) {
            s64 column = tensor->box.start[0] + (s64)index;
            u32 inside =
                swizzle_address(map, (shared & OFFSET_MASK) + (row * length + index) * size);
            u64 outside = start + column * size;
            int is_inside = start && column >= 0 && (u64)column < map->sizes[0];
            u32 piece_elements = PIECE / size;
            int is_piece = is_inside && !copy->reduction && index + piece_elements <= length &&
                           !(outside % PIECE) && !(inside % PIECE) &&
                           (u64)column + piece_elements <= map->sizes[0];
            copy_element(thread, copy, outside, inside | rank_bits, is_piece ? PIECE : size,
                         is_inside);
            index += is_piece ? piece_elements : 1;
        }
    }
}
