"""Kernels of rwkv, a language model, with models of their results."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from .kernels import Case, Package

SIZE = 64  # elements of a head, which rwkv passes to the compiler as _N_
HEADS, TOKENS = 2, 3
# Replaces a header of PyTorch.
ATEN = """#pragma once
#include <cstdint>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
namespace at { using Half = __half; using BFloat16 = __nv_bfloat16; }
"""
RWKV = Package(
    "rwkv",
    "0.8.32",
    "rwkv-0.8.32/src/rwkv/cuda",
    headers={"ATen/ATen.h": ATEN},
    preamble=f"#define _N_ {SIZE}\n",
)


def make_floats(random: Generator, *shape: int) -> Any:
    """Return normally distributed single-precision numbers."""
    return random.standard_normal(shape).astype("f4")


@RWKV.kernel("operators.cu", "kernel_wkv_forward<float>")
def attention(random: Generator) -> Case:
    """Return a case whose kernel computes the averages of rwkv's version 4, and updates the state."""
    batches, tokens, channels = 2, 5, 32
    decay = -numpy.abs(make_floats(random, channels))
    bonus = make_floats(random, channels)
    keys = make_floats(random, batches, tokens, channels)
    values = make_floats(random, batches, tokens, channels)
    sums = make_floats(random, batches, channels)
    weights = numpy.abs(make_floats(random, batches, channels))
    exponents = make_floats(random, batches, channels)
    total = sums * numpy.exp(exponents)
    weight = weights * numpy.exp(exponents)
    expected = numpy.zeros_like(keys)
    exponent = exponents
    for token in range(tokens):
        key = keys[:, token]
        value = values[:, token]
        current = numpy.exp(bonus + key)
        expected[:, token] = (total + current * value) / (weight + current)
        total = total * numpy.exp(decay) + numpy.exp(key) * value
        weight = weight * numpy.exp(decay) + numpy.exp(key)
        exponent = numpy.maximum(exponent + decay, key)
    arguments = [batches, tokens, channels, decay, bonus, keys, values]
    state = {8: total / numpy.exp(exponent), 9: weight / numpy.exp(exponent), 10: exponent}
    output = [numpy.zeros_like(keys), sums, weights, exponents]
    return Case(
        grid=2, block=32, arguments=[*arguments, *output], expected_by_argument={7: expected, **state}
    )


def quantized_case(random: Generator, rows: int, dtype: str) -> Case:
    """Return a case whose kernel multiplies a matrix or a vector by a matrix of quantized (8-bit) numbers.

    Args:
        random: The generator of the values.
        rows: The number of rows of the first matrix, or 0 for a vector.
        dtype: The type of the numbers that are not quantized.
    """
    inner, columns = 50, 70
    values = make_floats(random, rows or 1, inner).astype(dtype)
    matrix = random.integers(0, 256, (inner, columns)).astype("u1")
    column_offset, column_scale = ((make_floats(random, columns) / 100).astype(dtype) for _ in range(2))
    row_offset, row_scale = (make_floats(random, inner).astype(dtype) for _ in range(2))
    # The kernels add 0.5 to each quantized number.
    weights = (matrix + 0.5) * column_scale.astype("f8") * row_scale.astype("f8")[:, None]
    expected = values.astype("f8") @ (weights + column_offset + row_offset[:, None])
    parameters = [column_offset, column_scale, row_offset, row_scale]
    # The kernels expect the length of a matrix's rows after each matrix.
    if rows:
        output = numpy.zeros((rows, columns), dtype)
        return Case(
            grid=(rows, 1),
            block=(1, 128),
            arguments=[rows, inner, columns, values, inner, matrix, columns, *parameters, output, columns],
            expected_by_argument={11: expected},
            tolerance=5e-3 if dtype == "f2" else 1e-4,
        )
    vector = numpy.zeros(columns, "f4")  # for any dtype, because the blocks add single-precision sums
    return Case(
        grid=(24, 1),  # MM8_ONE_JSPLIT: each of 24 blocks processes a part of the vector
        block=(1, 128),
        arguments=[inner, columns, values, matrix, columns, *parameters, vector],
        expected_by_argument={9: expected},
        tolerance=1e-3,
    )


@RWKV.kernel("operators.cu", "kernel_mm_seq_fp32i8")
def multiply_quantized(random: Generator) -> Case:
    """Return a test case whose kernel multiplies a matrix of single-precision numbers."""
    return quantized_case(random, 4, "f4")


@RWKV.kernel("operators.cu", "kernel_mm_seq_fp16i8")
def multiply_quantized_halves(random: Generator) -> Case:
    """Return a test case whose kernel multiplies a matrix of half-precision numbers."""
    return quantized_case(random, 4, "f2")


@RWKV.kernel("operators.cu", "kernel_mm_one_fp32i8")
def multiply_quantized_vector(random: Generator) -> Case:
    """Return a test case whose kernel multiplies a vector of single-precision numbers."""
    return quantized_case(random, 0, "f4")


@RWKV.kernel("operators.cu", "kernel_mm_one_fp16i8")
def multiply_quantized_vector_of_halves(random: Generator) -> Case:
    """Return a test case whose kernel multiplies a vector of half-precision numbers."""
    return quantized_case(random, 0, "f2")


def recurrent_case(random: Generator, decay: Any, decays: Any) -> Case:
    """Return a test case of a recurrent network whose state consists of a matrix for each head.

    Args:
        random: The generator of the values.
        decay: The decay in the form that the kernel expects: for all tokens together, or for each token.
        decays: For each token, the factors by which it multiplies the columns of each head's state.
    """
    state = make_floats(random, HEADS, SIZE, SIZE)
    readers, keys, values = (make_floats(random, TOKENS, HEADS, SIZE) for _ in range(3))
    bonus = make_floats(random, HEADS, SIZE)
    expected = numpy.zeros_like(keys)
    new_state = state.astype("f8")
    for token in range(TOKENS):
        product = values[token][:, :, None] * keys[token][:, None]
        content = bonus[:, None] * product + new_state
        expected[token] = (content * readers[token][:, None]).sum(2)
        new_state = new_state * decays[token][:, None] + product
    arguments = [1, TOKENS, HEADS * SIZE, HEADS, state, readers, keys, values, decay, bonus]
    return Case(
        grid=HEADS,
        block=SIZE,
        arguments=[*arguments, numpy.zeros_like(keys)],
        expected_by_argument={4: new_state, 10: expected},
        tolerance=1e-3,
    )


@RWKV.kernel("rwkv5.cu", "kernel_forward<float>")
def version_5(random: Generator) -> Case:
    """Return a test case in which the decay of the state is the same for all tokens."""
    decay = random.random((HEADS, SIZE)).astype("f4")
    return recurrent_case(random, decay, [decay] * TOKENS)


@RWKV.kernel("rwkv6.cu", "kernel_forward<float>")
def version_6(random: Generator) -> Case:
    """Return a test case in which the decay of the state depends on the token."""
    decays = random.random((TOKENS, HEADS, SIZE)).astype("f4")
    return recurrent_case(random, decays, decays)


@RWKV.kernel("rwkv7.cu", "kernel_forward<float>")
def version_7(random: Generator) -> Case:
    """Return a test case in which each token also adds a projection of the state to the state."""
    state = make_floats(random, HEADS, SIZE, SIZE)
    readers, decay, keys, values = (make_floats(random, TOKENS, HEADS, SIZE) for _ in range(4))
    removed, added = (make_floats(random, TOKENS, HEADS, SIZE) / 8 for _ in range(2))
    expected = numpy.zeros_like(keys)
    new_state = state.astype("f8")
    for token in range(TOKENS):
        projection = (new_state * removed[token][:, None]).sum(2)
        new_state = new_state * numpy.exp(-numpy.exp(decay[token]))[:, None]
        product = values[token][:, :, None] * keys[token][:, None]
        new_state += product + projection[:, :, None] * added[token][:, None]
        expected[token] = (new_state * readers[token][:, None]).sum(2)
    arguments = [1, TOKENS, HEADS * SIZE, HEADS, state, readers, decay, keys, values, removed, added]
    return Case(
        grid=HEADS,
        block=SIZE,
        arguments=[*arguments, numpy.zeros_like(keys)],
        expected_by_argument={4: new_state, 11: expected},
        tolerance=2e-3,
    )
