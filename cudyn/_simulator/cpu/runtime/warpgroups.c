#include "warpgroups.h"
#include "findings.h"
#include "memory.h"
#include "warps.h"

enum {
    GROUP_ROWS = 16,       // rows of A that a warp multiplies
    ROW_BYTES = 32,        // size of a row of A, regardless of the element type
    MOST_GROUP_DEPTH = 32, // elements in a row of A
    MOST_GROUP_COLUMNS = 256,
    UNIT = 16 // bytes
};

// ---- matrices in shared memory: units of 16 bytes (PTX ISA, "Matrix Descriptor Format")

// A decoded matrix descriptor
typedef struct {
    u32 start;
    u32 leading, stride; // in bytes
    u32 width;           // size of a swizzled row in bytes; 16 if there is no swizzling
} Descriptor;

// Return the number of bytes in a descriptor's 14-bit field, which counts units of 16 bytes. `bit`
// is the position of the field.
static u32 decode(u64 descriptor, u32 bit) {
    return (descriptor >> bit & 0x3fff) << 4;
}

// Decode a descriptor. Report an error if its base offset is not 0, which is not supported.
static Descriptor read_descriptor(Thread *thread, u32 site, u64 descriptor) {
    static const u32 widths[] = {16, 128, 64, 32};
    if (descriptor >> 49 & 7)
        fail(thread, BAD_DESCRIPTOR, site);
    return (Descriptor){decode(descriptor, 0), decode(descriptor, 16), decode(descriptor, 32),
                        widths[descriptor >> 62]};
}

// Return a swizzled address. In each row of 128 bytes, swizzling XORs the index of a 16-byte unit
// with the index of the row.
static u32 swizzle(u32 address, u32 width) {
    return address ^ (address >> 7 & (width / UNIT - 1)) << 4;
}

// Return the address of unit `unit` along the depth, in row (or column) `line`.
static u32 locate_along_depth(const Descriptor *matrix, u32 line, u32 unit) {
    u32 group = line / 8 * matrix->stride;
    if (matrix->width == UNIT)
        return matrix->start + group + unit * matrix->leading + line % 8 * UNIT;
    return swizzle(matrix->start + group + line % 8 * matrix->width + unit * UNIT, matrix->width);
}

// Return the address of unit `unit` across the depth, at depth `k`.
static u32 locate_across_depth(const Descriptor *matrix, u32 k, u32 unit) {
    u32 in_row = matrix->width / UNIT;
    if (in_row == 1)
        return matrix->start + unit * matrix->stride + k / 8 * matrix->leading + k % 8 * UNIT;
    u32 address = matrix->start + unit % in_row * UNIT + unit / in_row * matrix->leading;
    return swizzle(address + k % 8 * matrix->width + k / 8 * matrix->stride, matrix->width);
}

// Read `lines` rows of A or columns of B from shared memory. Element k of a line is stored in
// to[line * MOST_GROUP_DEPTH + k].
static void read_matrix(Thread *thread, u64 descriptor, ElementKind kind, u32 first, u32 lines,
                        int is_transposed, double *to) {
    u32 site = thread->site;
    Descriptor matrix = read_descriptor(thread, site, descriptor);
    u32 in_unit = UNIT / get_element_size(kind);
    u32 depth = ROW_BYTES / get_element_size(kind);
    // A unit contains elements of one line or, if the matrix is transposed, elements at the same
    // depth of several lines.
    u32 outer_count = is_transposed ? depth : lines;
    u32 units = is_transposed ? lines / in_unit : depth / in_unit;
    for (u32 index = 0; index < outer_count; ++index)
        for (u32 unit = 0; unit < units; ++unit) {
            u32 place = is_transposed ? locate_across_depth(&matrix, index, first / in_unit + unit)
                                      : locate_along_depth(&matrix, first + index, unit);
            const u8 *from = at_shared(thread, site, place, UNIT, READS, 0);
            for (u32 k = 0; k < in_unit; ++k) {
                u32 line = is_transposed ? unit * in_unit + k : index;
                u32 column = is_transposed ? index : unit * in_unit + k;
                to[line * MOST_GROUP_DEPTH + column] = read_element(from, k, kind);
            }
        }
}

// Read A from registers: each lane holds adjacent elements of two rows.
static void read_rows(const Thread *warp, ElementKind kind, double *to) {
    u32 in_register = 4 / get_element_size(kind);
    for (u32 lane = 0; lane < WARP_SIZE; ++lane) {
        const u32 *registers = ((const GroupMultiply *)warp[lane].value)->a_registers;
        for (u32 index = 0; index < 4 * in_register; ++index) {
            u32 register_index = index / in_register;
            u32 row = lane / 4 + 8 * (register_index & 1);
            u32 column = lane % 4 * in_register + index % in_register +
                         4 * in_register * (register_index >> 1);
            to[row * MOST_GROUP_DEPTH + column] = read_element(registers, index, kind);
        }
    }
}

// The matrices A and B of a product
typedef struct {
    double a[GROUP_ROWS * MOST_GROUP_DEPTH];
    double b[MOST_GROUP_COLUMNS * MOST_GROUP_DEPTH];
} GroupFactors;

// Compute the elements of D that a lane holds.
static void add_products(const GroupMultiply *operands, u32 lane, const GroupFactors *factors) {
    u32 depth = ROW_BYTES / get_element_size(operands->a_kind);
    double sign = operands->a_sign * operands->b_sign;
    for (u32 index = 0; index < operands->columns / 2; ++index) {
        u32 row = lane / 4 + 8 * (index >> 1 & 1);
        u32 column = index / 4 * 8 + lane % 4 * 2 + (index & 1);
        const double *a = factors->a + row * MOST_GROUP_DEPTH;
        const double *b = factors->b + column * MOST_GROUP_DEPTH;
        double sum = operands->adds ? read_element(operands->d, index, operands->d_kind) : 0;
        for (u32 k = 0; k < depth; ++k)
            sum = fma(sign * a[k], b[k], sum);
        write_element(operands->d, index, operands->d_kind, sum, operands->saturates);
    }
}

void multiply_group(Thread *warp) {
    static __thread GroupFactors factors;
    const GroupMultiply *first = (const GroupMultiply *)warp->value;
    if (first->a_registers)
        read_rows(warp, first->a_kind, factors.a);
    else
        read_matrix(warp, first->a, first->a_kind, warp->number / WARP_SIZE % 4 * GROUP_ROWS,
                    GROUP_ROWS, first->a_is_transposed, factors.a);
    read_matrix(warp, first->b, first->b_kind, 0, first->columns, first->b_is_transposed,
                factors.b);
    for (u32 lane = 0; lane < WARP_SIZE; ++lane)
        add_products((const GroupMultiply *)warp[lane].value, lane, &factors);
}

// Report that a step that a product requires is missing. `rule` is NOT_FENCED, NOT_COMMITTED or
// NOT_WAITED_FOR.
static OUTLINE void fail_product(Thread *thread, u32 site, u32 rule) {
    Finding *finding = start_finding(thread, BAD_PRODUCT, site);
    finding->lane = rule;
    abort_launch(thread->block->group);
}

void fence_products(Thread *thread, u32 site) {
    thread->products.is_fenced = 1;
    meet_in_warp(thread, site, WARP_SYNC, ~0u, 0, 0, 0);
}

void commit_products(Thread *thread) {
    Products *products = &thread->products;
    products->committed += products->is_open;
    products->is_open = 0;
}

void wait_for_products(Thread *thread, u32 site, u32 kept) {
    Products *products = &thread->products;
    u32 done = products->committed > kept ? products->committed - kept : 0;
    if (done > products->waited)
        products->waited = done;
    meet_in_warp(thread, site, WARP_SYNC, ~0u, 0, 0, 0);
}

void check_products(Thread *thread) {
    const Products *products = &thread->products;
    if (!CHECKS)
        return;
    if (products->is_open)
        fail_product(thread, products->site, NOT_COMMITTED);
    if (products->waited < products->committed)
        fail_product(thread, products->site, NOT_WAITED_FOR);
}

void meet_for_group(Thread *thread, u32 site, const GroupMultiply *multiply) {
    if (CHECKS && !thread->products.is_fenced)
        fail_product(thread, site, NOT_FENCED);
    thread->products.is_open = 1;
    thread->products.site = site;
    meet_in_warp(thread, site, GROUP_MULTIPLY, ~0u, (u64)multiply, 0, 0);
}
