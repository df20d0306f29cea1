"""Kernels of DeepSpeed, with models of their results."""

from __future__ import annotations

import math
from typing import Any

import numpy
from numpy.random import Generator

from .kernels import Case, Package

# Replaces a header of DeepSpeed that needs PyTorch.
LAYERS = '#pragma once\n#include <cuda_fp16.h>\n#include "ds_kernel_utils.h"\n'
DEEPSPEED = Package(
    "deepspeed",
    "0.19.8",
    "deepspeed-0.19.8/csrc",
    includes=(".", "includes", "transformer/inference/includes", "spatial/includes"),
    headers={"custom_cuda_layers.h": LAYERS},
    preamble="#include <cassert>\n#include <cstdint>\n#include <type_traits>\n",
)
INFERENCE = "transformer/inference/csrc"


def make_halves(random: Generator, *shape: int) -> Any:
    """Return normally distributed half-precision numbers."""
    return random.standard_normal(shape).astype("f2")


def make_floats(random: Generator, *shape: int) -> Any:
    """Return normally distributed single-precision numbers."""
    return random.standard_normal(shape).astype("f4")


def gelu(values: Any) -> Any:
    """Apply the activation function GELU, approximated with tanh."""
    scale = math.sqrt(2 / math.pi)
    return values / 2 * (1 + numpy.tanh(scale * (values + 0.044715 * values**3)))


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "fused_bias_gelu<__half>")
def bias_gelu(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias to 20 rows of 64 elements, and applies GELU."""
    values = make_halves(random, 20, 64)
    bias = make_halves(random, 64)
    expected = gelu(values.astype("f4") + bias.astype("f4"))
    return Case(
        grid=2,
        block=128,
        arguments=[values, bias, values.size, bias.size],
        expected_by_argument={0: expected},
        tolerance=2e-3,
    )


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "fused_bias_add<float>")
def bias_add(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias to 20 rows of 64 elements."""
    values = make_floats(random, 20, 64)
    bias = make_floats(random, 64)
    return Case(
        grid=3,
        block=128,
        arguments=[values, bias, values.size, bias.size],
        expected_by_argument={0: values + bias},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/relu.cu", "fused_bias_relu<__half>")
def bias_relu(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias to 20 rows of 64 elements, and applies ReLU."""
    values = make_halves(random, 20, 64)
    bias = make_halves(random, 64)
    expected = numpy.maximum(values.astype("f4") + bias.astype("f4"), 0)
    return Case(
        grid=2,
        block=128,
        arguments=[values, bias, values.size, bias.size],
        expected_by_argument={0: expected},
        tolerance=2e-3,
    )


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "fused_bias_residual<__half>")
def bias_residual(random: Generator) -> Case:
    """Return a case whose kernel adds the outputs of two layers and their biases to half of a residual."""
    residual, hidden, attention = (make_halves(random, 10, 64) for _ in range(3))
    bias = make_halves(random, 64)
    attention_bias = make_halves(random, 64)
    expected = (residual.astype("f4") + attention + bias + attention_bias) * 0.5 + hidden
    arguments = [residual, hidden, attention, bias, attention_bias, 160, 16, 0.5, True]
    return Case(grid=2, block=128, arguments=arguments, expected_by_argument={0: expected}, tolerance=5e-3)


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "gptj_residual_add<__half>")
def residual_add(random: Generator) -> Case:
    """Return a case whose kernel adds half of a residual and of two biases to the outputs of two layers."""
    residual, hidden, attention = (make_halves(random, 10, 64) for _ in range(3))
    bias = make_halves(random, 64)
    attention_bias = make_halves(random, 64)
    expected = hidden.astype("f4") + attention + (residual.astype("f4") + attention_bias + bias) * 0.5
    arguments = [residual, hidden, attention, bias, attention_bias, 160, 16, 0.5]
    return Case(grid=2, block=128, arguments=arguments, expected_by_argument={0: expected}, tolerance=5e-3)


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "moe_res_matmul<float>")
def mix_experts(random: Generator) -> Case:
    """Return a test case whose kernel multiplies two arrays by coefficients, and adds them."""
    residual = make_floats(random, 5, 96)
    coefficients = make_floats(random, 2, 96)
    values = make_floats(random, 5, 96)
    expected = values * coefficients[1] + residual * coefficients[0]
    return Case(
        grid=5,
        block=32,
        arguments=[residual, coefficients, values, 5, 96],
        expected_by_argument={2: expected},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "pad_data_kernel<__half>")
def pad_data(random: Generator) -> Case:
    """Return a test case whose kernel appends 16 zeros to each row of 48 elements."""
    values = make_halves(random, 32, 48)
    expected = numpy.pad(values, ((0, 0), (0, 16)))
    return Case(
        grid=2,
        block=(8, 16),
        arguments=[numpy.ones((32, 64), "f2"), values, 6, 8],
        expected_by_argument={0: expected},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "pad_head_seq_kernel<__half>")
def pad_sequences(random: Generator) -> Case:
    """Return a test case whose kernel appends zeros to rows, and rows of zeros to sequences."""
    values = make_halves(random, 2, 20, 48)
    expected = numpy.pad(values, ((0, 0), (0, 12), (0, 16)))
    arguments = [numpy.ones((2, 32, 64), "f2"), values, 20, 32, 6, 8]
    return Case(grid=(2, 2), block=(8, 16), arguments=arguments, expected_by_argument={0: expected})


@DEEPSPEED.kernel(f"{INFERENCE}/gelu.cu", "fused_gate_activation<float, false>")
def gate_silu(random: Generator) -> Case:
    """Return a test case whose kernel multiplies one half of each row by the SiLU of the other half."""
    values = make_floats(random, 10, 2, 64)
    bias = make_floats(random, 2, 64)
    hidden, gate = (values + bias).transpose(1, 0, 2)
    output = numpy.zeros((10, 64), "f4")
    expected = hidden * gate / (1 + numpy.exp(-gate))
    return Case(
        grid=1,
        block=256,
        arguments=[output, values, bias, 64, 64, output.size],
        expected_by_argument={0: expected},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/pointwise_ops.cu", "vector_add_kernel<float>")
def vector_add(random: Generator) -> Case:
    """Return a test case whose kernel multiplies an array by 0.5, and adds another array."""
    first = make_floats(random, 6000)
    second = make_floats(random, 6000)
    arguments = [numpy.zeros(6000, "f4"), first, second, 0.5, first.size]
    return Case(grid=2, block=256, arguments=arguments, expected_by_argument={0: first * 0.5 + second})


def normalize(values: Any, gain: Any, bias: Any) -> Any:
    """Return rows that are normalized, multiplied by a gain, and shifted by a bias."""
    values = values.astype("f8")
    deviation = numpy.sqrt(values.var(1, keepdims=True) + 1e-5)
    normalized = (values - values.mean(1, keepdims=True)) / deviation
    return normalized * gain + bias


def layer_norm_case(random: Generator, rows: int) -> Case:
    """Return a case whose kernel normalizes rows of 64 elements, in the grid of launch_fused_ln."""
    values = make_floats(random, rows, 64)
    gain = make_floats(random, 64)
    bias = make_floats(random, 64)
    arguments = [numpy.zeros_like(values), values, gain, bias, 1e-5, 64]
    return Case(
        grid=(rows + 15) // 16,
        block=(16, 16),
        arguments=arguments,
        expected_by_argument={0: normalize(values, gain, bias)},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/layer_norm.cu", "fused_ln<float, 1, 16, 256>")
def layer_norm(random: Generator) -> Case:
    """Return a test case with 32 rows. Each block processes 16 of them."""
    return layer_norm_case(random, 32)


# launch_fused_ln rounds the number of blocks up, but the kernel does not check its row index.
@DEEPSPEED.kernel(
    f"{INFERENCE}/layer_norm.cu",
    "fused_ln<float, 1, 16, 256>",
    judged="out of bounds: ",
    note="20 rows",
)
def layer_norm_of_20_rows(random: Generator) -> Case:
    """Return a test case with 20 rows. The second block also processes 16 rows, although only 4 are left."""
    return layer_norm_case(random, 20)


@DEEPSPEED.kernel(f"{INFERENCE}/layer_norm.cu", "fused_residual_ln<float, 1, 16, 256, true>")
def residual_layer_norm(random: Generator) -> Case:
    """Return a test case whose kernel adds a residual and a bias, and normalizes the sums."""
    values = make_floats(random, 32, 64)
    residual = make_floats(random, 32, 64)
    bias = make_floats(random, 64)
    gain = make_floats(random, 64)
    shift = make_floats(random, 64)
    total = values + residual + bias
    output = [numpy.zeros_like(values), numpy.zeros_like(values)]
    arguments = [*output, values, residual, bias, gain, shift, 1e-5, 64]
    return Case(
        grid=2,
        block=(16, 16),
        arguments=arguments,
        expected_by_argument={0: normalize(total, gain, shift), 1: total},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/rms_norm.cu", "rms_norm<float, 2, 256, 256>")
def rms_norm(random: Generator) -> Case:
    """Return a test case whose kernel divides each of 3 rows by its root mean square."""
    values = make_floats(random, 3, 1000)
    gain = make_floats(random, 1000)
    expected = values / numpy.sqrt(numpy.square(values).mean(1, keepdims=True) + 1e-5) * gain
    return Case(
        grid=3,
        block=(256, 1),
        arguments=[numpy.zeros_like(values), values, gain, 1e-5, 1000],
        expected_by_argument={0: expected},
    )


@DEEPSPEED.kernel(f"{INFERENCE}/rms_norm.cu", "pre_rms_norm<float, 2, 256, 256>")
def residual_rms_norm(random: Generator) -> Case:
    """Return a case whose kernel adds a residual, and divides each row by its root mean square."""
    values = make_floats(random, 3, 1000)
    residual = make_floats(random, 3, 1000)
    gain = make_floats(random, 1000)
    total = values + residual
    expected = total / numpy.sqrt(numpy.square(total).mean(1, keepdims=True) + 1e-5) * gain
    output = [numpy.zeros_like(values), numpy.zeros_like(values)]
    return Case(
        grid=3,
        block=(256, 1),
        arguments=[*output, values, residual, gain, 1e-5, 1000],
        expected_by_argument={0: expected, 1: total},
    )


def rotary_case(random: Generator, rotary: int) -> Case:
    """Return a case whose kernel rotates the queries and keys of 4 tokens, beginning at position 3.

    Args:
        random: The generator of the values.
        rotary: The number of elements of each head that are rotated. A head has 64 elements.
    """
    query = make_halves(random, 6, 4, 64)
    keys = make_halves(random, 6, 7, 64)
    half = rotary // 2
    angle = numpy.arange(3, 7)[:, None] / 10000 ** (numpy.arange(half) * 2 / rotary)
    cos = numpy.cos(angle)
    sin = numpy.sin(angle)

    def rotate(values: Any) -> Any:
        """Return the values with the first `rotary` elements of the first 4 tokens rotated."""
        rotated = values.astype("f4")
        first = rotated[:, :4, :half].copy()
        second = rotated[:, :4, half:rotary].copy()
        rotated[:, :4, :half] = first * cos - second * sin
        rotated[:, :4, half:rotary] = second * cos + first * sin
        return rotated

    arguments = [query, keys, rotary, 4, 3, 6, 64, 24, 10000.0, 7]
    return Case(
        grid=1,
        block=256,
        arguments=arguments,
        expected_by_argument={0: rotate(query), 1: rotate(keys)},
        tolerance=5e-3,
    )


@DEEPSPEED.kernel(f"{INFERENCE}/apply_rotary_pos_emb.cu", "apply_rotary_pos_half<__half, 8, 16>")
def rotary(random: Generator) -> Case:
    """Return a test case whose kernel rotates all 64 elements of each head."""
    return rotary_case(random, 64)


# A shuffle names all lanes of a group, but the lanes whose elements are not rotated do not execute it.
@DEEPSPEED.kernel(
    f"{INFERENCE}/apply_rotary_pos_emb.cu",
    "apply_rotary_pos_half<__half, 8, 16>",
    judged="a lane is missing: ",
    note="half of a head rotated",
)
def rotary_of_half_a_head(random: Generator) -> Case:
    """Return a test case whose kernel rotates 32 of the 64 elements of each head."""
    return rotary_case(random, 32)


@DEEPSPEED.kernel("random_ltd/gather_scatter.cu", "gather_tokens_impl<float>")
def gather_tokens(random: Generator) -> Case:
    """Return a test case whose kernel copies 8 random tokens out of 20, for each of two sequences."""
    values = make_floats(random, 2, 20, 32)
    index = numpy.stack([random.permutation(20)[:8] for _ in range(2)]).astype("i4")
    expected = numpy.stack([values[batch, index[batch]] for batch in range(2)])
    arguments = [numpy.zeros((2, 8, 32), "f4"), values, index, 8, 32, 640, 32, 256, 32]
    return Case(grid=(2, 8), block=8, arguments=arguments, expected_by_argument={0: expected})


@DEEPSPEED.kernel("random_ltd/gather_scatter.cu", "scatter_tokens_impl<float>")
def scatter_tokens(random: Generator) -> Case:
    """Return a case whose kernel writes 8 tokens to random positions out of 20, for each of two sequences."""
    values = make_floats(random, 2, 8, 32)
    target = make_floats(random, 2, 20, 32)
    index = numpy.stack([random.permutation(20)[:8] for _ in range(2)]).astype("i4")
    expected = target.copy()
    for batch in range(2):
        expected[batch, index[batch]] = values[batch]
    return Case(
        grid=(2, 8),
        block=8,
        arguments=[target, values, index, 8, 32, 256, 32, 640, 32],
        expected_by_argument={0: expected},
    )


@DEEPSPEED.kernel("random_ltd/slice_attn_masks.cu", "slice_gpt_mask_impl<float>")
def slice_gpt_mask(random: Generator) -> Case:
    """Return a test case whose kernel copies the first 12 rows and columns of masks."""
    mask = make_floats(random, 2, 20, 20)
    return Case(
        grid=(2, 12),
        block=12,
        arguments=[numpy.zeros((2, 12, 12), "f4"), mask, 12, 20],
        expected_by_argument={0: mask[:, :12, :12]},
    )


@DEEPSPEED.kernel("random_ltd/slice_attn_masks.cu", "slice_bert_mask_impl<__half>")
def slice_bert_mask(random: Generator) -> Case:
    """Return a test case whose kernel copies 12 random rows and columns of masks, for each of 3 layers."""
    mask = make_halves(random, 2, 20, 20)
    index = numpy.sort(random.random((3, 20)).argsort(1)[:2, :12], 1).astype("i4")
    expected = numpy.stack([mask[batch][index[batch]][:, index[batch]] for batch in range(2)])[None].repeat(
        3, 0
    )
    arguments = [numpy.zeros((3, 2, 12, 12), "f2"), mask, index, 12, 20]
    return Case(grid=(3, 2, 12), block=12, arguments=arguments, expected_by_argument={0: expected})


# Thread 0 reads the element with the index original_tokens just after another thread has written it, with no
# barrier in between.
@DEEPSPEED.kernel("random_ltd/token_sort.cu", "scan_sort<1>", judged="race in shared memory: ")
def sort_tokens(random: Generator) -> Case:
    """Return a test case whose kernel sorts 300 different token indices in each of two sequences."""
    tokens = numpy.stack([random.permutation(2047)[:300] for _ in range(2)]).astype("i4")
    return Case(
        grid=2, block=512, arguments=[tokens, 300, 2047], expected_by_argument={0: numpy.sort(tokens, 1)}
    )


def add_case(random: Generator, count: int) -> Case:
    """Return a test case whose kernel adds one, two or three arrays to activations.

    The first array is a bias, the second contains other values, and the third is the bias of these values.
    """
    others = [make_halves(random, 64), make_halves(random, 40, 64), make_halves(random, 64)][:count]
    values = make_halves(random, 40, 64)
    expected = values.astype("f4") + sum(other.astype("f4") for other in others)
    arguments = [numpy.zeros_like(values), values, *others, 40, 64]
    return Case(grid=1, block=256, arguments=arguments, expected_by_argument={0: expected}, tolerance=1e-2)


@DEEPSPEED.kernel("spatial/csrc/opt_bias_add.cu", "opt_bias_add")
def add_bias(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias."""
    return add_case(random, 1)


@DEEPSPEED.kernel("spatial/csrc/opt_bias_add.cu", "opt_bias_add_add")
def add_bias_and_values(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias and another array."""
    return add_case(random, 2)


@DEEPSPEED.kernel("spatial/csrc/opt_bias_add.cu", "opt_bias_add_bias_add")
def add_biases_and_values(random: Generator) -> Case:
    """Return a test case whose kernel adds a bias, another array and its bias."""
    return add_case(random, 3)
