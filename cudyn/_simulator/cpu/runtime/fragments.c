#include "fragments.h"
#include "floats.h"
#include "memory.h"
#include "warps.h"

enum { MOST_FRAGMENT = 32 * 16 }; // elements of the largest matrix

// Element `at` of a lane is element 32 * at + lane of the matrix in row-major order. If a fragment
// has more elements than the matrix, the remaining ones are copies.

static u8 *place_of_element(Thread *thread, u32 site, const FragmentMove *move, u32 number,
                            u32 access, const void *value) {
    u32 size = size_of_kind(move->kind);
    u32 row = number / move->columns, column = number % move->columns;
    u64 offset =
        move->is_column_major ? (u64)column * move->stride + row : (u64)row * move->stride + column;
    u64 address = move->address + offset * size;
    if (move->is_shared)
        return at_shared(thread, site, address, size, access, value);
    return at_any(thread, site, address, size, access, value);
}

void load_fragment(Thread *thread, u32 site, FragmentMove move) {
    u32 size = size_of_kind(move.kind);
    meet_in_warp(thread, site, WARP_SYNC, ~0u, 0, 0, 0);
    for (u32 at = 0; at < move.count; ++at) {
        u32 number = (WARP_SIZE * at + thread->lane) % (move.rows * move.columns);
        u8 *from = place_of_element(thread, site, &move, number, READS, 0);
        memcpy((u8 *)move.registers + at * size, from, size);
    }
}

void store_fragment(Thread *thread, u32 site, FragmentMove move) {
    u32 size = size_of_kind(move.kind);
    meet_in_warp(thread, site, WARP_SYNC, ~0u, 0, 0, 0);
    for (u32 at = 0; at < move.count; ++at) {
        const u8 *value = (u8 *)move.registers + at * size;
        u8 *to =
            place_of_element(thread, site, &move, WARP_SIZE * at + thread->lane, WRITES, value);
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
    for (u32 at = 0; at < first->rows * depth; ++at) {
        const Thread *lane = warp + at % WARP_SIZE;
        const FragmentMultiply *part = (const FragmentMultiply *)lane->value;
        factors.a[at] = read_element(part->a, at / WARP_SIZE, part->kind);
    }
    for (u32 at = 0; at < depth * columns; ++at) {
        const Thread *lane = warp + at % WARP_SIZE;
        const FragmentMultiply *part = (const FragmentMultiply *)lane->value;
        factors.b[at] = read_element(part->b, at / WARP_SIZE, part->kind);
    }
    for (u32 at = 0; at < first->rows * columns; ++at) {
        const Thread *lane = warp + at % WARP_SIZE;
        const FragmentMultiply *part = (const FragmentMultiply *)lane->value;
        const double *row = factors.a + at / columns * depth;
        const double *column = factors.b + at % columns;
        double sum = read_element(part->c, at / WARP_SIZE, part->c_kind);
        for (u32 k = 0; k < depth; ++k)
            sum = fma(row[k], column[k * columns], sum);
        write_element(part->d, at / WARP_SIZE, part->d_kind, sum, part->saturates);
    }
}

void meet_for_fragments(Thread *thread, u32 site, const FragmentMultiply *multiply) {
    meet_in_warp(thread, site, FRAGMENT_MULTIPLY, ~0u, (u64)multiply, 0, 0);
}
