"""Kernels of FlashInfer, with models of their results."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy
from numpy.random import Generator

from .kernels import Case, Package

# A template argument of the activation kernels is a function, which the package's Python code defines.
SILU = "__device__ float silu(const float &x) { return x / (1.0f + expf(-x)); }\n"
FLASHINFER = Package(
    "flashinfer-python",
    "0.7.4",
    "flashinfer/data/include",
    is_wheel=True,
    includes=(".", "../cccl/libcudacxx/include", "../cccl/cub", "../cccl/thrust"),
    # norm.cuh includes these headers, but its kernels do not use them.
    headers={"cublasLt.h": "", "cublas_v2.h": "", "curand_kernel.h": ""},
    preamble=f"#include <cmath>\n{SILU}",
)
CASCADE = "flashinfer/attention/cascade.cuh"
PREFIX = "flashinfer::"


def make_floats(random: Generator, *shape: int) -> Any:
    """Return normally distributed single-precision numbers."""
    return random.standard_normal(shape).astype("f4")


def make_halves(random: Generator, *shape: int) -> Any:
    """Return normally distributed half-precision numbers."""
    return random.standard_normal(shape).astype("f2")


def get_starts(counts: Sequence[int]) -> Any:
    """Return the offset of each segment in an array of all segments, and the end of the last segment."""
    return numpy.cumsum([0, *counts]).astype("i4")


def rms_norm(values: Any, weight: Any) -> Any:
    """Return the values divided by their root mean square, and multiplied by the weight."""
    values = values.astype("f8")
    root_mean_square = numpy.sqrt(numpy.square(values).mean(-1, keepdims=True) + 1e-5)
    return values / root_mean_square * weight


@FLASHINFER.kernel("flashinfer/norm.cuh", f"{PREFIX}norm::RMSNormKernel<8, half>")
def norm(random: Generator) -> Case:
    """Return a test case whose kernel normalizes 5 rows of half-precision numbers."""
    values = make_halves(random, 5, 640)
    weight = make_halves(random, 640)
    arguments = [values, weight, numpy.zeros_like(values), 640, 640, 640, 0.0, 1e-5]
    return Case(
        grid=5,
        block=(32, 3),
        arguments=arguments,
        expected_by_argument={2: rms_norm(values, weight)},
        shared_memory=12,
        tolerance=5e-3,
    )


@FLASHINFER.kernel("flashinfer/norm.cuh", f"{PREFIX}norm::QKRMSNormKernel<4, float>")
def norm_of_heads(random: Generator) -> Case:
    """Return a test case whose kernel normalizes 6 heads of 3 tokens."""
    values = make_floats(random, 3, 6, 128)
    weight = make_floats(random, 128)
    arguments = [values, weight, numpy.zeros_like(values), 128, 3, 6, 768, 128, 768, 128, 0.0, 1e-5]
    return Case(
        grid=2, block=(32, 4), arguments=arguments, expected_by_argument={2: rms_norm(values, weight)}
    )


@FLASHINFER.kernel("flashinfer/norm.cuh", f"{PREFIX}norm::FusedAddRMSNormKernel<4, float>")
def add_and_norm(random: Generator) -> Case:
    """Return a test case whose kernel adds a residual and normalizes the sums, both in place."""
    values = make_floats(random, 5, 640)
    residual = make_floats(random, 5, 640)
    weight = make_floats(random, 640)
    total = values + residual
    arguments = [values, residual, weight, 640, 640, 640, 0.0, 1e-5]
    return Case(
        grid=5,
        block=(32, 5),
        arguments=arguments,
        expected_by_argument={0: rms_norm(total, weight), 1: total},
        shared_memory=(8 + 640) * 4,
    )


@FLASHINFER.kernel("flashinfer/activation.cuh", f"{PREFIX}activation::act_and_mul_kernel<float, silu, 4>")
def activate(random: Generator) -> Case:
    """Return a test case whose kernel multiplies the SiLU of one half of each row by the other half."""
    values = make_floats(random, 5, 2, 300)
    expected = values[:, 0] / (1 + numpy.exp(-values[:, 0])) * values[:, 1]
    return Case(
        grid=5,
        block=64,
        arguments=[numpy.zeros((5, 300), "f4"), values, 300],
        expected_by_argument={0: expected},
    )


@FLASHINFER.kernel(
    "flashinfer/activation.cuh", f"{PREFIX}activation::act_and_mul_split_kernel<float, silu, 4, 2>"
)
def activate_in_several_blocks(random: Generator) -> Case:
    """Return a test case whose kernel computes the same as in `activate`, with two blocks for each row."""
    values = make_floats(random, 5, 2, 300)
    expected = values[:, 0] / (1 + numpy.exp(-values[:, 0])) * values[:, 1]
    return Case(
        grid=10,
        block=16,
        arguments=[numpy.zeros((5, 300), "f4"), values, 300, 2],
        expected_by_argument={0: expected},
    )


LITTLE = f"{PREFIX}quantization::BitOrder::kLittle"


@FLASHINFER.kernel("flashinfer/quantization.cuh", f"{PREFIX}quantization::PackBitsKernel<{LITTLE}>")
def pack_bits(random: Generator) -> Case:
    """Return a test case whose kernel packs 3,003 bits into bytes. The last byte is incomplete."""
    bits = random.integers(0, 2, 3003).astype("u1")
    expected = numpy.packbits(bits, bitorder="little")
    return Case(
        grid=2,
        block=256,
        arguments=[bits, numpy.zeros_like(expected), 3003],
        expected_by_argument={1: expected},
    )


@FLASHINFER.kernel(
    "flashinfer/quantization.cuh", f"{PREFIX}quantization::SegmentPackBitsKernel<{LITTLE}, int>"
)
def pack_segments(random: Generator) -> Case:
    """Return a test case whose kernel packs the bits of 5 segments, one of which is empty."""
    bit_counts = [5, 2500, 64, 0, 100]
    segments = [random.integers(0, 2, count).astype("u1") for count in bit_counts]
    packed_segments = [numpy.packbits(segment, bitorder="little") for segment in segments]
    byte_counts = [len(packed) for packed in packed_segments]
    expected = numpy.concatenate(packed_segments)
    bit_starts = get_starts(bit_counts)
    byte_starts = get_starts(byte_counts)
    arguments = [numpy.concatenate(segments), numpy.zeros_like(expected), bit_starts, byte_starts]
    return Case(grid=5, block=256, arguments=arguments, expected_by_argument={1: expected})


def merge(values: Any, scores: Any) -> tuple[Any, Any]:
    """Return the merged values and the merged scores of a token's attention states.

    A state is the result of attention to some of the other tokens: the weighted average of their values, and
    a score for the sum of the weights. Merging states results in the attention to all of these tokens.

    Args:
        values: The states' values, with the shape (states, heads, elements).
        scores: The base-2 logarithm of the sum of each state's weights, with the shape (states, heads).
    """
    state_count, head_count, _ = values.shape
    if not state_count:
        return numpy.zeros(values.shape[1:]), numpy.full(head_count, -numpy.inf)
    max_score = scores.max(0)
    weights = numpy.exp2(scores.astype("f8") - max_score)  # the difference avoids an overflow
    total_weight = weights.sum(0)
    merged_values = (weights[..., None] * values).sum(0) / total_weight[:, None]
    merged_scores = numpy.log2(total_weight) + max_score
    return merged_values, merged_scores


def merge_tokens(states: Any) -> tuple[Any, Any]:
    """Return the merged values and the merged scores of several tokens, as two arrays.

    `states` yields the values and scores of each token, which are the arguments for `merge`.
    """
    merged = [merge(values, scores) for values, scores in states]
    return numpy.stack([values for values, _ in merged]), numpy.stack([scores for _, scores in merged])


@FLASHINFER.kernel(CASCADE, f"{PREFIX}MergeStateKernel<4, float, float>")
def merge_state(random: Generator) -> Case:
    """Return a test case whose kernel merges two attention states of 5 tokens and 3 heads."""
    values = make_floats(random, 2, 5, 3, 64)
    scores = make_floats(random, 2, 5, 3)
    expected = merge_tokens(zip(values.swapaxes(0, 1), scores.swapaxes(0, 1), strict=True))
    output = [numpy.zeros((5, 3, 64), "f4"), numpy.zeros((5, 3), "f4")]
    arguments = [values[0], scores[0], values[1], scores[1], *output, 3, 64]
    return Case(
        grid=5, block=(16, 3), arguments=arguments, expected_by_argument={4: expected[0], 5: expected[1]}
    )


# Lines 101 and 120: the first thread of a head writes the score that the head's other threads read, with no
# barrier in between.
@FLASHINFER.kernel(CASCADE, f"{PREFIX}MergeStateInPlaceKernel<4, float>", judged="race in global memory: ")
def merge_state_in_place(random: Generator) -> Case:
    """Return a case whose kernel merges the second state of unmasked tokens into their first state."""
    values = make_floats(random, 2, 5, 3, 64)
    scores = make_floats(random, 2, 5, 3)
    mask = numpy.array([1, 0, 1, 1, 0], "u1")
    merged = merge_tokens(zip(values.swapaxes(0, 1), scores.swapaxes(0, 1), strict=True))
    used = mask.astype(bool)
    expected = {
        0: numpy.where(used[:, None, None], merged[0], values[0]),
        1: numpy.where(used[:, None], merged[1], scores[0]),
    }
    return Case(
        grid=5,
        block=(16, 3),
        arguments=[values[0], scores[0], values[1], scores[1], mask, 3, 64],
        expected_by_argument=expected,
    )


@FLASHINFER.kernel(CASCADE, f"{PREFIX}AttentionSumKernel<4, float, float>")
def attention_sum(random: Generator) -> Case:
    """Return a test case whose kernel adds the values of 7 states, for each of 5 tokens."""
    values = make_floats(random, 5, 7, 3, 64)
    return Case(
        grid=5,
        block=(16, 3),
        arguments=[values, numpy.zeros((5, 3, 64), "f4"), 7, 3, 64],
        expected_by_argument={1: values.sum(1)},
    )


@FLASHINFER.kernel(CASCADE, f"{PREFIX}MergeStatesKernel<4, float, float>")
def merge_states(random: Generator) -> Case:
    """Return a test case whose kernel merges 7 states, for each of 5 tokens."""
    values = make_floats(random, 5, 7, 3, 64)
    scores = make_floats(random, 5, 7, 3)
    expected = merge_tokens(zip(values, scores, strict=True))
    output = [numpy.zeros((5, 3, 64), "f4"), numpy.zeros((5, 3), "f4")]
    return Case(
        grid=5,
        block=(16, 3),
        arguments=[values, scores, *output, 7, 3, 64],
        expected_by_argument={2: expected[0], 3: expected[1]},
    )


# The bytes of shared memory for 4 stages of 8 rows of 64 elements, and for 128 scores. Each has 4 bytes.
STAGES = 4 * 8 * 64 * 4 + 128 * 4


@FLASHINFER.kernel(
    CASCADE,
    f"{PREFIX}MergeStatesLargeNumIndexSetsKernel<4, 16, 8, 4, float, float>",
)
def merge_many_states(random: Generator) -> Case:
    """Return a test case whose kernel merges 150 states, which a block loads in several stages."""
    values = make_floats(random, 2, 150, 3, 64)
    scores = make_floats(random, 2, 150, 3)
    expected = merge_tokens(zip(values, scores, strict=True))
    output = [numpy.zeros((2, 3, 64), "f4"), numpy.zeros((2, 3), "f4")]
    return Case(
        grid=(2, 3),
        block=(16, 8),
        arguments=[values, scores, *output, 150, 3],
        expected_by_argument={2: expected[0], 3: expected[1]},
        shared_memory=STAGES,
    )


COUNTS = (20, 7, 0, 33)  # the number of states of each segment


def make_segments(random: Generator) -> tuple[Any, Any, Any, list[tuple[Any, Any]]]:
    """Return attention states of 3 heads with 64 elements. A segment contains the states of one token.

    Returns:
        The values of all states, the scores of all states, the index of the first state of each segment, and
        a list with the values and the scores of each segment.
    """
    starts = get_starts(COUNTS)
    total_count = starts[-1]
    values = make_floats(random, total_count, 3, 64)
    scores = make_floats(random, total_count, 3)
    states = [(values[start:end], scores[start:end]) for start, end in itertools.pairwise(starts)]
    return values, scores, starts, states


@FLASHINFER.kernel(
    CASCADE,
    f"{PREFIX}PersistentVariableLengthMergeStatesKernel<4, 16, 8, 4, float, float, int>",
)
def merge_segments(random: Generator) -> Case:
    """Return a test case whose kernel merges the states of segments with different numbers of states."""
    values, scores, starts, states = make_segments(random)
    expected = merge_tokens(states)
    output = [numpy.zeros((4, 3, 64), "f4"), numpy.zeros((4, 3), "f4")]
    arguments = [values, scores, starts, *output, 4, 0, 3]
    return Case(
        grid=5,
        block=(16, 8),
        arguments=arguments,
        expected_by_argument={3: expected[0], 4: expected[1]},
        shared_memory=STAGES,
    )


# Line 496: a block does not reset the sum for each segment, so it adds the sum of its previous segment.
@FLASHINFER.kernel(
    CASCADE,
    f"{PREFIX}PersistentVariableLengthAttentionSumKernel<4, 16, 8, 4, float, float, int>",
    judged="elements differ",
)
def sum_segments(random: Generator) -> Case:
    """Return a test case whose kernel adds the values of segments with different numbers of states."""
    values, _, starts, states = make_segments(random)
    expected = numpy.stack([values.sum(0) for values, _ in states])
    arguments = [values, starts, numpy.zeros((4, 3, 64), "f4"), 4, 0, 3]
    return Case(
        grid=5, block=(16, 8), arguments=arguments, expected_by_argument={2: expected}, shared_memory=STAGES
    )


# --- rotary embeddings

ROTARY = "flashinfer/pos_enc.cuh"
TOKENS = 6
HEADS = 3
KEY_HEADS = 2
SIZE = 64  # number of elements of a head
POSITIONS = 8
# The last arguments of kernels that compute the angles: they do not smooth the frequencies, which are scaled
# by 1 and have the base 10,000. The kernels expect the reciprocals of the scale and the base.
ANGLES = (0.0, 0.0, 1.0, 1e-4)


def rotate(values: Any, positions: Any, is_interleaved: bool) -> Any:
    """Rotate pairs of elements in each head by angles that depend on the token's position.

    Args:
        values: The heads of each token, with the shape (tokens, heads, elements).
        positions: The position of each token.
        is_interleaved: Whether a pair consists of adjacent elements. Otherwise, it consists of an element in
            the first half and the corresponding element in the second half.
    """
    cos_table, sin_table = make_rotations()
    cos = cos_table[positions][:, None]
    sin = sin_table[positions][:, None]
    # The indices of the first and of the second element of each pair
    if is_interleaved:
        first = slice(0, None, 2)
        second = slice(1, None, 2)
    else:
        first = slice(0, SIZE // 2)
        second = slice(SIZE // 2, None)
    values = values.astype("f8")
    rotated = numpy.empty_like(values)
    rotated[..., first] = values[..., first] * cos - values[..., second] * sin
    rotated[..., second] = values[..., second] * cos + values[..., first] * sin
    return rotated


def make_rotations() -> tuple[Any, Any]:
    """Return the cosines and the sines of the angles, with the shape (positions, pairs)."""
    pairs = numpy.arange(SIZE // 2)
    wavelengths = 10000 ** (pairs * 2 / SIZE)
    angles = numpy.arange(POSITIONS)[:, None] / wavelengths
    return numpy.cos(angles), numpy.sin(angles)


def rotary_case(
    random: Generator,
    *last: float,
    heads_in_grid: bool,
    is_interleaved: bool = False,
    positions: Any = None,
    reads_table: bool = False,
) -> Case:
    """Return a case whose kernel rotates the 3 query heads and 2 key heads of 6 tokens.

    Args:
        random: The generator of the values.
        last: The arguments of the kernel after the strides.
        heads_in_grid: Whether each block rotates a single head, rather than all heads.
        is_interleaved: Whether the kernel rotates adjacent elements (see `rotate`).
        positions: The position of each token. By default, it is random.
        reads_table: Whether the kernel reads the cosines and sines from memory.
    """
    queries = make_halves(random, TOKENS, HEADS, SIZE)
    keys = make_halves(random, TOKENS, KEY_HEADS, SIZE)
    if positions is None:
        # The last position is tested separately, in `rotate_the_last_position`.
        positions = random.integers(0, POSITIONS - 1, TOKENS)
    table = [numpy.concatenate(make_rotations(), 1).astype("f4")] if reads_table else []
    outputs = [numpy.zeros_like(queries), numpy.zeros_like(keys)]
    strides = [HEADS * SIZE, SIZE, KEY_HEADS * SIZE, SIZE] * 2
    sizes = [TOKENS, HEADS, KEY_HEADS, SIZE]
    arguments = [queries, keys, *outputs, *table, positions.astype("i4"), *sizes, *strides, *last]
    expected = {2: rotate(queries, positions, is_interleaved), 3: rotate(keys, positions, is_interleaved)}
    blocks_per_group = HEADS + KEY_HEADS if heads_in_grid else 1
    return Case(
        grid=(2, blocks_per_group),
        block=(8, 4),
        arguments=arguments,
        expected_by_argument=expected,
        tolerance=5e-3,
    )


@FLASHINFER.kernel(
    ROTARY, f"{PREFIX}BatchQKApplyRotaryPosIdsCosSinCacheHeadParallelismKernel<false, 64, 8, 8, half, int>"
)
def rotate_heads_with_a_table(random: Generator) -> Case:
    """Return a case whose kernel reads the cosines and sines from a table, with a block for each head."""
    return rotary_case(random, heads_in_grid=True, reads_table=True)


@FLASHINFER.kernel(ROTARY, f"{PREFIX}BatchQKApplyRotaryPosIdsCosSinCacheKernel<true, 64, 8, 8, half, int>")
def rotate_with_a_table(random: Generator) -> Case:
    """Return a case whose kernel reads the cosines and sines from a table, with a block for all heads."""
    return rotary_case(random, heads_in_grid=False, is_interleaved=True, reads_table=True)


# The source loads a whole vector of sines, and uses half of it. At the last position, the other half is
# beyond the end of the table, but the compiler omits this part of the load.
@FLASHINFER.kernel(
    ROTARY,
    f"{PREFIX}BatchQKApplyRotaryPosIdsCosSinCacheKernel<true, 64, 8, 8, half, int>",
    note="last position",
)
def rotate_the_last_position(random: Generator) -> Case:
    """Return the launch in `rotate_with_a_table`, but with all tokens at the last position of the table."""
    positions = numpy.full(TOKENS, POSITIONS - 1)
    return rotary_case(
        random, heads_in_grid=False, is_interleaved=True, reads_table=True, positions=positions
    )


@FLASHINFER.kernel(
    ROTARY, f"{PREFIX}BatchQKApplyRotaryPosIdsHeadParallelismKernel<false, 64, 8, 8, half, int>"
)
def rotate_heads(random: Generator) -> Case:
    """Return a test case whose kernel computes the cosines and sines, with a block for each head."""
    return rotary_case(random, *ANGLES, heads_in_grid=True)


@FLASHINFER.kernel(ROTARY, f"{PREFIX}BatchQKApplyRotaryPosIdsKernel<true, 64, 8, 8, half, int>")
def rotate_all(random: Generator) -> Case:
    """Return a test case whose kernel computes the cosines and sines, with a block for all heads."""
    return rotary_case(random, *ANGLES, heads_in_grid=False, is_interleaved=True)


@FLASHINFER.kernel("flashinfer/concat_mla.cuh", f"{PREFIX}ConcatMLAKKernel<half>")
def concatenate_keys(random: Generator) -> Case:
    """Return a test case whose kernel appends the same 64 elements to the key of each head."""
    own = make_halves(random, 2, 128, 128)
    shared = make_halves(random, 2, 1, 64)
    expected = numpy.concatenate([own, shared.repeat(128, 1)], 2)
    arguments = [numpy.zeros((2, 128, 192), "f2"), own, shared, 2, 128 * 192, 192, 128 * 128, 128, 64]
    return Case(grid=2, block=256, arguments=arguments, expected_by_argument={0: expected})
