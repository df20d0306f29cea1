#include "fragments.h"
#include "floats.h"
#include "memory.h"
#include "warps.h"

enum { MOST_FRAGMENT = 32 * 16 }; // elements of the largest matrix

// The layout of a fragment: element `index` of a lane is element 32 * index + lane of the matrix in
// row-major order. If a fragment has more elements than the matrix, the elements repeat.

// Check an access to element `number` of a matrix in memory, and return a pointer to it.
static u8 *access_element(Thread *thread, u32 site, const FragmentMove *move, u32 number,
                          u32 access, const void *value) {
    u32 size = get_element_size(move->kind);
    u32 row = number / move->columns, column = number % move->columns;
    u64 offset =
        move->is_column_major ? (u64)column * move->stride + row : (u64)row * move->stride + column;
    u64 address = move->address + offset * size;
    if (move->is_shared)
        return at_shared(thread, site, address, size, access, value);
    return at_any(thread, site, address, size, access, value);
}

void load_fragment(Thread *thread, u32 site, FragmentMove move) {
    u32 size = get_element_size(move.kind);
    meet_in_warp(thread, site, WARP_SYNC, ~0u, 0, 0, 0);
    for (u32 index = 0; index < move.count; ++index) {
        u32 number = (WARP_SIZE * index + thread->lane) % (move.rows * move.columns);
        u8 *from = access_element(thread, site, &move, number, READS, 0);
        memcpy((u8 *)move.registers + index * size, from, size);
    }
}

void store_fragment(Thread *thread, u32 site, FragmentMove move) {
    u32 size = get_element_size(move.kind);
    meet_in_warp(thread, site, WARP_SYNC, ~0u, 0, 0, 0);
    for (u32 index = 0; index < move.count; ++index) {
        const u8 *value = (u8 *)move.registers + index * size;
        u8 *to =
            access_element(thread, site, &move, WARP_SIZE * index + thread->lane, WRITES, value);
        memcpy(to, value, size);
    }
}

typedef struct {
    double a[MOST_FRAGMENT];
    double b[MOST_FRAGMENT];
} FragmentFactors;

void multiply_fragments(Thread *warp) {
    static __thread FragmentFactors factors;
    const FragmentMultiply *first = (const FragmentMultiply *)warp->value;
    u32 depth = first->depth, columns = first->columns;
    for (u32 index = 0; index < first->rows * depth; ++index) {
        const Thread *lane = warp + index % WARP_SIZE;
        const FragmentMultiply *operands = (const FragmentMultiply *)lane->value;
        factors.a[index] = read_element(operands->a, index / WARP_SIZE, operands->kind);
    }
    for (u32 index = 0; index < depth * columns; ++index) {
        const Thread *lane = warp + index % WARP_SIZE;
        const FragmentMultiply *operands = (const FragmentMultiply *)lane->value;
        factors.b[index] = read_element(operands->b, index / WARP_SIZE, operands->kind);
    }
    for (u32 index = 0; index < first->rows * columns; ++index) {
        const Thread *lane = warp + index % WARP_SIZE;
        const FragmentMultiply *operands = (const FragmentMultiply *)lane->value;
        const double *row = factors.a + index / columns * depth;
        const double *column = factors.b + index % columns;
        double sum = read_element(operands->c, index / WARP_SIZE, operands->c_kind);
        for (u32 k = 0; k < depth; ++k)
            sum = fma(row[k], column[k * columns], sum);
        write_element(operands->d, index / WARP_SIZE, operands->d_kind, sum, operands->saturates);
    }
}

void meet_for_fragments(Thread *thread, u32 site, const FragmentMultiply *multiply) {
    meet_in_warp(thread, site, FRAGMENT_MULTIPLY, ~0u, (u64)multiply, 0, 0);
}
