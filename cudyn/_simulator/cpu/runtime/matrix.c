#include "matrix.h"
#include "floats.h"
#include "memory.h"
#include "warps.h"

enum { MOST_ROWS = 16, MOST_DEPTH = 256, MOST_COLUMNS = 8, EIGHT = 8 };

u32 get_element_size(ElementKind kind) {
    static const u32 sizes[] = {2, 2, 4, 8, 1, 1, 1, 1, 4, 4};
    return sizes[kind];
}

// Read elements of 4 bits or 1 bit.
static s32 read_small(const u8 *bytes, u32 index, ElementKind kind) {
    s32 nibble = bytes[index / 2] >> 4 * (index & 1) & 15;
    switch (kind) {
    case S4:
        return (nibble ^ 8) - 8; // extend the sign
    case U4:
        return nibble;
    default:
        return bytes[index / 8] >> (index & 7) & 1;
    }
}

double read_element(const void *from, u32 index, ElementKind kind) {
    if (kind >= S4)
        return read_small(from, index, kind);
    const u8 *bytes = (const u8 *)from + index * get_element_size(kind);
    u16 half;
    u32 word;
    u64 wide;
    switch (kind) {
    case F16:
    case BF16:
        memcpy(&half, bytes, 2);
        return kind == F16 ? as_f16(half) : as_bf16(half);
    case TF32:
    case F32:
        memcpy(&word, bytes, 4);
        return as_f32(kind == TF32 ? word & ~0x1fffu : word);
    case S32:
        memcpy(&word, bytes, 4);
        return (s32)word;
    case F64:
        memcpy(&wide, bytes, 8);
        return as_f64(wide);
    case S8:
        return (s8)*bytes;
    case E4M3:
        return widen_e4m3(*bytes);
    case E5M2:
        return widen_e5m2(*bytes);
    default:
        return *bytes;
    }
}

void write_element(void *to, u32 index, ElementKind kind, double sum, int saturates) {
    u8 *bytes = (u8 *)to + index * get_element_size(kind);
    u16 half = kind == F16 ? of_f16(sum) : 0;
    u64 wide = of_f64(sum);
    u32 word;
    switch (kind) {
    case F64:
        memcpy(bytes, &wide, 8);
        break;
    case F16:
        memcpy(bytes, &half, 2);
        break;
    default:
        word = kind == F32 ? of_f32(sum) : saturates ? (u32)clamp_s((s64)sum, 32) : (u32)(s64)sum;
        memcpy(bytes, &word, 4);
    }
}

// The matrices A and B of a product
typedef struct {
    double a[MOST_ROWS][MOST_DEPTH];
    double b[MOST_DEPTH][MOST_COLUMNS];
} Factors;

// Copy a lane's elements to the matrices A and B. Each group of four lanes holds a row of A (two
// rows if A has 16 rows) and a column of B. Each register of a lane holds adjacent elements of a
// row or column.
static void gather_factors(const Thread *thread, u32 lane, Factors *factors) {
    const Multiply *operands = (const Multiply *)thread->value;
    u32 in_register = operands->bits == 64 ? 1 : 32 / operands->bits;
    u32 group = lane >> 2;
    u32 start = (lane & 3) * in_register;
    int is_tall = operands->rows == 16;
    for (u32 index = 0; index < operands->rows * operands->depth / WARP_SIZE; ++index) {
        u32 register_index = index / in_register;
        u32 row = group + (is_tall ? EIGHT * (register_index & 1) : 0);
        u32 column = start + index % in_register +
                     4 * in_register * (is_tall ? register_index >> 1 : register_index);
        factors->a[row][column] = read_element(operands->a, index, operands->a_kind);
    }
    for (u32 index = 0; index < operands->depth * operands->columns / WARP_SIZE; ++index) {
        u32 row = start + index % in_register + 4 * in_register * (index / in_register);
        factors->b[row][group] = read_element(operands->b, index, operands->b_kind);
    }
}

// Return a sum plus the product of two elements. The product of two bits is their AND or XOR.
static double add_product(const Multiply *operands, double a, double b, double sum) {
    return operands->a_kind == B1_XOR ? sum + (a != b) : fma(a, b, sum);
}

void multiply_matrices(Thread *warp) {
    static __thread Factors factors;
    for (u32 lane = 0; lane < WARP_SIZE; ++lane)
        gather_factors(warp + lane, lane, &factors);
    for (u32 lane = 0; lane < WARP_SIZE; ++lane) {
        const Multiply *operands = (const Multiply *)warp[lane].value;
        for (u32 index = 0; index < operands->rows * operands->columns / WARP_SIZE; ++index) {
            u32 row = (lane >> 2) + EIGHT * (index >> 1);
            u32 column = (lane & 3) * 2 + (index & 1);
            double sum = read_element(operands->c, index, operands->c_kind);
            for (u32 k = 0; k < operands->depth; ++k)
                sum = add_product(operands, factors.a[row][k], factors.b[k][column], sum);
            write_element(operands->d, index, operands->c_kind, sum, operands->saturates);
        }
    }
}

void meet_for_multiply(Thread *thread, u32 site, const Multiply *multiply) {
    meet_in_warp(thread, site, MATRIX_MULTIPLY, ~0u, (u64)multiply, 0, 0);
}

// ---- mma.m8n8k4: product q is computed by the lanes 4q to 4q + 3 and 4q + 16 to 4q + 19

enum { QUADS = 4, QUAD_DEPTH = 4, HIGH_LANES = 16 };

// The matrices A, B and C of one of the four products
typedef struct {
    double a[EIGHT][QUAD_DEPTH];
    double b[QUAD_DEPTH][EIGHT];
    double c[EIGHT][EIGHT];
} QuadFactors;

typedef struct {
    u32 row, column;
} Position;

// Return the row and column of the element of C or D that a lane holds at an index.
static Position find_position(u32 lane, u32 index, ElementKind kind) {
    u32 high = lane < HIGH_LANES ? 0 : 4;
    if (kind == F16)
        return (Position){lane % 4 + high, index};
    return (Position){(lane & 1) + (index & 2) + high, (index & 4) + (lane & 2) + (index & 1)};
}

// Copy a lane's elements of A, B and C to the matrices of its product.
static void gather_quad(const Thread *thread, u32 lane, QuadFactors *factors) {
    const QuadMultiply *operands = (const QuadMultiply *)thread->value;
    u32 low = lane % 4;
    u32 high = lane < HIGH_LANES ? 0 : 4;
    for (u32 index = 0; index < QUAD_DEPTH; ++index) {
        double a = read_element(operands->a, index, F16);
        double b = read_element(operands->b, index, F16);
        if (operands->is_a_row)
            factors->a[low + high][index] = a;
        else
            factors->a[index + high][low] = a;
        if (operands->is_b_row)
            factors->b[low][index + high] = b;
        else
            factors->b[index][low + high] = b;
    }
    for (u32 index = 0; index < EIGHT; ++index) {
        Position position = find_position(lane, index, operands->c_kind);
        factors->c[position.row][position.column] =
            read_element(operands->c, index, operands->c_kind);
    }
}

// Compute a lane's elements of D.
static void write_quad(const Thread *thread, u32 lane, const QuadFactors *factors) {
    const QuadMultiply *operands = (const QuadMultiply *)thread->value;
    for (u32 index = 0; index < EIGHT; ++index) {
        Position position = find_position(lane, index, operands->d_kind);
        double sum = factors->c[position.row][position.column];
        for (u32 k = 0; k < QUAD_DEPTH; ++k)
            sum = fma(factors->a[position.row][k], factors->b[k][position.column], sum);
        write_element(operands->d, index, operands->d_kind, sum, 0);
    }
}

void multiply_quads(Thread *warp) {
    QuadFactors factors;
    for (u32 quad = 0; quad < QUADS; ++quad) {
        for (u32 index = 0; index < EIGHT; ++index) {
            u32 lane = quad * 4 + index % 4 + (index < 4 ? 0 : HIGH_LANES);
            gather_quad(warp + lane, lane, &factors);
        }
        for (u32 index = 0; index < EIGHT; ++index) {
            u32 lane = quad * 4 + index % 4 + (index < 4 ? 0 : HIGH_LANES);
            write_quad(warp + lane, lane, &factors);
        }
    }
}

void meet_for_quads(Thread *thread, u32 site, const QuadMultiply *multiply) {
    meet_in_warp(thread, site, QUAD_MULTIPLY, ~0u, (u64)multiply, 0, 0);
}

// The register of each lane holds two adjacent elements of a row of an 8 x 8 matrix.
void transpose_matrix(Thread *warp) {
    for (u32 lane = 0; lane < WARP_SIZE; ++lane) {
        u32 row = lane >> 2;
        u32 result = 0;
        for (u32 half = 0; half < 2; ++half) {
            u32 column = (lane & 3) * 2 + half;
            u32 value = warp[column * 4 + row / 2].value >> 16 * (row & 1);
            result |= (value & 0xffff) << 16 * half;
        }
        warp[lane].result = result;
    }
}

// ---- ldmatrix and stmatrix, which move 8 x 8 matrices of 16-bit elements
//
// Lane 8 * m + i provides the address of row i of matrix m.

// Check an access to an element in shared or global memory, and return a pointer to it.
static u8 *access_half(Thread *thread, u32 site, const MatrixMove *operands, u64 address,
                       u32 access, const u16 *value) {
    if (operands->is_shared)
        return at_shared(thread, site, address, 2, access, value);
    return at_any(thread, site, address, 2, access, value);
}

// Load or store one element, which is one half of the register that a lane holds for a matrix.
static void move_half(Thread *warp, u32 lane, u32 matrix, u32 half, int loads) {
    const MatrixMove *operands = (const MatrixMove *)warp[lane].value;
    u32 position = (lane & 3) * 2 + half; // in the row, or in the column of a transposed matrix
    u32 row = operands->is_transposed ? position : lane >> 2;
    u32 column = operands->is_transposed ? lane >> 2 : position;
    const Thread *row_lane = warp + matrix * EIGHT + row; // the lane with the address of the row
    u64 address = ((const MatrixMove *)row_lane->value)->address + 2 * column;
    u32 *to = operands->registers + matrix;
    u16 value = *to >> 16 * half;
    u8 *place = access_half(warp + lane, row_lane->site, operands, address, loads ? READS : WRITES,
                            loads ? 0 : &value);
    if (loads) {
        memcpy(&value, place, 2);
        *to = half ? (*to & 0xffff) | (u32)value << 16 : (*to & 0xffff0000) | value;
    } else {
        memcpy(place, &value, 2);
    }
}

void move_matrices(Thread *warp, u32 operation) {
    u32 count = ((const MatrixMove *)warp->value)->count;
    for (u32 lane = 0; lane < WARP_SIZE; ++lane)
        for (u32 matrix = 0; matrix < count; ++matrix)
            for (u32 half = 0; half < 2; ++half)
                move_half(warp, lane, matrix, half, operation == MATRIX_LOAD);
}

void meet_for_move(Thread *thread, u32 site, u32 operation, MatrixMove move) {
    meet_in_warp(thread, site, operation, ~0u, (u64)&move, 0, 0);
}
