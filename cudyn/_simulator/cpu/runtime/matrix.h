// Matrix operations whose operands are distributed over the lanes of a warp, as the PTX manual
// specifies
#pragma once
#include "threads.h"

typedef enum {
    F16,
    BF16,
    TF32,
    F64,
    S8,
    U8,
    E4M3,
    E5M2,
    F32,
    S32,
    S4,
    U4,
    B1_AND,
    B1_XOR
} ElementKind;

// One lane's operands for mma: D = A * B + C
typedef struct {
    u32 rows, columns, depth;
    u32 bits; // size of an element of A
    ElementKind a_kind, b_kind, c_kind;
    u32 saturates;
    const void *a, *b, *c;
    void *d;
} Multiply;

// One lane's operands for mma.m8n8k4 with f16. A warp computes four products of 8 x 4 and 4 x 8
// matrices. Each product is computed by eight lanes.
typedef struct {
    u32 is_a_row, is_b_row; // whether a lane holds a part of a row, not of a column
    ElementKind c_kind, d_kind;
    const void *a, *b, *c;
    void *d;
} QuadMultiply;

// One lane's operands for ldmatrix or stmatrix
typedef struct {
    u64 address;
    u32 count;
    u32 is_transposed;
    u32 is_shared;
    u32 *registers;
} MatrixMove;

// Read an element of an array in registers or memory. Elements smaller than a byte are packed.
double read_element(const void *from, u32 index, ElementKind kind);
// Write a sum. Floats are rounded once; integers wrap or saturate.
void write_element(void *to, u32 index, ElementKind kind, double sum, int saturates);
// Return the size in bytes of an element that is not smaller than a byte.
u32 get_element_size(ElementKind kind);

// Compute a warp operation when all lanes have arrived. The `value` of each lane is the address of
// its operands.
void multiply_matrices(Thread *warp);
void multiply_quads(Thread *warp);
void move_matrices(Thread *warp, u32 operation);
// movmatrix. The `value` of each lane is its register.
void transpose_matrix(Thread *warp);
// Called by each lane for mma, ldmatrix and stmatrix
void meet_for_multiply(Thread *thread, u32 site, const Multiply *multiply);
void meet_for_quads(Thread *thread, u32 site, const QuadMultiply *multiply);
void meet_for_move(Thread *thread, u32 site, u32 operation, MatrixMove move);
