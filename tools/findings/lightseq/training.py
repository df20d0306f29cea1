"""Kernels for training."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import LIGHTSEQ, make_floats, make_integers, normalize, softmax, split_heads

FILES = "csrc/kernels"


@LIGHTSEQ.kernel(f"{FILES}/general_kernels.cu", "column_sum_reduce<float>")
def sum_columns(random: Generator) -> Case:
    """Return a test case whose kernel adds the elements of each column."""
    values = make_floats(random, 70, 50)
    return Case(
        grid=2,
        block=(32, 32),
        arguments=[values, numpy.zeros(50, "f4"), 70, 50],
        expected_by_argument={1: values.sum(0)},
    )


def add_case(random: Generator, dtype: str) -> Case:
    """Return a test case whose kernel adds matrices. Each thread adds one vector of 16 bytes."""
    first, second = (make_floats(random, 6, 64).astype(dtype) for _ in range(2))
    vectors = 64 * first.itemsize // 16  # in each row
    arguments = [numpy.zeros_like(first), first, second, vectors]
    return Case(
        grid=6, block=vectors, arguments=arguments, expected_by_argument={0: first + second}, tolerance=1e-3
    )


@LIGHTSEQ.kernel(f"{FILES}/general_kernels.cu", "fused_add2_kernel<float>")
def add(random: Generator) -> Case:
    """Return a test case whose kernel adds matrices of single-precision numbers."""
    return add_case(random, "f4")


@LIGHTSEQ.kernel(f"{FILES}/general_kernels.cu", "fused_add2_kernel<__half>", note="halves")
def add_halves(random: Generator) -> Case:
    """Return a test case whose kernel adds matrices of half-precision numbers."""
    return add_case(random, "f2")


@LIGHTSEQ.kernel(f"{FILES}/general_kernels.cu", "kernel_concat3_dim1<float>")
def concatenate(random: Generator) -> Case:
    """Return a test case whose kernel appends the rows of one array to those of another array."""
    first = make_floats(random, 3, 5, 16)
    second = make_floats(random, 3, 2, 16)
    expected = numpy.concatenate([first, second], 1)
    return Case(
        grid=1,
        block=128,
        arguments=[first, second, numpy.zeros_like(expected), 3, 4, 5, 2],
        expected_by_argument={2: expected},
    )


def find_best_tags(scores: Any, transition: Any, end: Any) -> tuple[float, list[int]]:
    """Return the score of the best sequence of tags, and the sequence.

    Args:
        scores: The score of each token and tag. The first row includes the score of starting with a tag.
        transition: A matrix with the score of each transition. The columns are the tags before the
            transition, and the rows are the tags after it.
        end: The score of ending with each tag.
    """
    best = scores[0]
    origins = []
    for row in scores[1:]:
        sums = transition + best
        origins.append(sums.argmax(1))
        best = sums.max(1) + row
    tags = [int((best + end).argmax())]
    for origin in reversed(origins):
        tags.append(int(origin[tags[-1]]))
    return float((best + end).max()), tags[::-1]


@LIGHTSEQ.kernel(f"{FILES}/crf.cu", "ker_viterbi<float>")
def viterbi(random: Generator) -> Case:
    """Return a test case whose kernel finds the best sequence of tags for 9 and for 6 tokens."""
    tags = 7
    lengths = (9, 6)
    start = make_floats(random, tags)
    end = make_floats(random, tags)
    transition = make_floats(random, tags, tags)
    emission = make_floats(random, 2, 9, tags)
    bias = make_floats(random, tags)
    mask = (numpy.arange(9) >= numpy.array(lengths)[:, None]).astype("u1")
    best = numpy.zeros(2, "f4")
    sequences = numpy.full((2, 9), -1, "i4")
    for batch, length in enumerate(lengths):
        scores = emission[batch, :length] + bias
        scores[0] += start
        best[batch], sequences[batch, :length] = find_best_tags(scores, transition, end)
    output = [numpy.zeros(2, "f4"), numpy.zeros((2, 9, tags), "i4"), numpy.zeros((2, 9), "i4")]
    arguments = [start, end, transition, emission, mask, bias, *output, tags, 9]
    return Case(
        grid=2,
        block=(32, 32),
        arguments=arguments,
        expected_by_argument={6: best, 8: sequences},
        shared_memory=2 * tags * 4,
    )


VOCABULARY = 100
EPSILON = 0.1  # the probability that label smoothing distributes among the wrong tokens


def make_targets(random: Generator) -> tuple[Any, Any, Any, Any]:
    """Return scores, the target token of each row, the smoothed distributions, and whether each row counts.

    A row does not count if its target is the padding token.
    """
    scores = make_floats(random, 5, VOCABULARY)
    targets = make_integers(random, VOCABULARY, 5)
    targets[2] = 0  # the index of the padding
    smoothing = EPSILON / (VOCABULARY - 1)
    wanted = numpy.full((5, VOCABULARY), smoothing)
    wanted[numpy.arange(5), targets] = 1 - EPSILON
    return scores, targets, wanted, targets != 0


@LIGHTSEQ.kernel(f"{FILES}/cross_entropy.cu", "ls_cross_entropy_fw_kernel<float>")
def cross_entropy(random: Generator) -> Case:
    """Return a test case whose kernel computes the loss of each row, with and without smoothed labels."""
    scores, targets, wanted, counts = make_targets(random)
    losses = -numpy.log(softmax(scores))
    expected = {2: (losses * wanted).sum(1) * counts, 3: losses[numpy.arange(5), targets] * counts}
    output = [numpy.ones(5, "f4"), numpy.ones(5, "f4")]
    return Case(
        grid=5,
        block=128,
        arguments=[scores, targets, *output, 0, EPSILON, VOCABULARY],
        expected_by_argument=expected,
    )


@LIGHTSEQ.kernel(f"{FILES}/cross_entropy.cu", "ls_cross_entropy_bw_kernel<float>")
def cross_entropy_backward(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradient of the scores."""
    scores, targets, wanted, counts = make_targets(random)
    gradient = make_floats(random, 1)
    expected = gradient * (softmax(scores) - wanted) * counts[:, None]
    arguments = [gradient, scores, targets, numpy.ones_like(scores), 0, EPSILON, VOCABULARY]
    return Case(grid=5, block=128, arguments=arguments, expected_by_argument={3: expected})


@LIGHTSEQ.kernel(f"{FILES}/transform_kernels.cu", "transform_0213<float>")
def separate_heads(random: Generator) -> Case:
    """Return a test case whose kernel separates the elements of each token by head."""
    values = make_floats(random, 2, 5, 48)
    expected = split_heads(values, 3)
    return Case(
        grid=(2, 5),
        block=12,
        arguments=[numpy.zeros_like(values), values, 12, 4],
        expected_by_argument={0: expected},
    )


@LIGHTSEQ.kernel(f"{FILES}/transform_kernels.cu", "bias_add_transform_20314<float>")
def separate_heads_and_add(random: Generator) -> Case:
    """Return a test case whose kernel adds biases to queries, keys and values, and separates them by head.

    A block processes the queries, the keys or the values of one token. Each of its threads processes four
    elements, as a float4.
    """
    batch, length, parts, heads, size = 2, 5, 3, 4, 8  # the parts are the queries, the keys and the values
    values = make_floats(random, batch, length, parts, heads, size)
    bias = make_floats(random, parts, heads, size)
    expected = (values + bias).transpose(2, 0, 3, 1, 4)  # parts, batch, heads, length, size
    float4s = size // 4  # in each head
    return Case(
        grid=(batch, length, parts),
        block=heads * float4s,
        arguments=[numpy.zeros_like(values), values, bias, heads, float4s],
        expected_by_argument={0: expected},
    )


def join_case(random: Generator, elements: int, vector: int) -> Case:
    """Return a test case whose kernel joins the elements of the heads.

    Args:
        random: The generator of the values.
        elements: The number of elements of a head.
        vector: The number of elements that a thread copies.
    """
    values = make_floats(random, 3, 2, 4, 5, elements)
    expected = values.transpose(1, 3, 0, 2, 4)
    arguments = [numpy.zeros_like(values), values, 2, 5, 3, 4, elements // vector, values.size // vector]
    return Case(grid=4, block=256, arguments=arguments, expected_by_argument={0: expected})


@LIGHTSEQ.kernel(f"{FILES}/transform_kernels.cu", "transform4d_0213<float>")
def join_heads(random: Generator) -> Case:
    """Return a test case whose threads copy 4 elements each."""
    return join_case(random, 8, 4)


@LIGHTSEQ.kernel(f"{FILES}/transform_kernels.cu", "transform4d_0213_slow<float>")
def join_heads_of_any_size(random: Generator) -> Case:
    """Return a test case whose threads copy one element each, so that heads can have any size."""
    return join_case(random, 7, 1)


# --- layer normalization

NORMALIZATION = f"{FILES}/normalize_kernels.cu"


def layer_norm_case(random: Generator, dtype: str) -> Case:
    """Return a test case whose kernel normalizes 5 rows of 160 elements."""
    values = make_floats(random, 5, 160).astype(dtype)
    gain = make_floats(random, 160).astype(dtype)
    bias = make_floats(random, 160).astype(dtype)
    precise = values.astype("f8")
    expected = {0: normalize(values) * gain + bias, 1: precise.var(1), 2: precise.mean(1)}
    output = [numpy.zeros_like(values), numpy.zeros(5, dtype), numpy.zeros(5, dtype)]
    arguments = [*output, values, gain, bias, 160 * values.itemsize // 16]
    return Case(
        grid=5,
        block=64,
        arguments=arguments,
        expected_by_argument=expected,
        tolerance=5e-3 if dtype == "f2" else 1e-4,
    )


@LIGHTSEQ.kernel(NORMALIZATION, "ker_layer_norm<float>")
def layer_norm(random: Generator) -> Case:
    """Return a test case whose kernel normalizes single-precision numbers."""
    return layer_norm_case(random, "f4")


@LIGHTSEQ.kernel(NORMALIZATION, "ker_layer_norm<__half>", note="halves")
def layer_norm_of_halves(random: Generator) -> Case:
    """Return a test case whose kernel normalizes half-precision numbers."""
    return layer_norm_case(random, "f2")


def gain_case(random: Generator, width: int) -> Case:
    """Return a test case whose kernel computes the gradients of the gain and the bias from 40 rows."""
    rows = 40
    null = 0
    gradients = make_floats(random, rows, width)
    values = make_floats(random, rows, width)
    arguments = [
        numpy.zeros(width, "f4"),  # gradient of the gain
        numpy.zeros(width, "f4"),  # gradient of the bias
        null,  # gradient of the limit for clipping, which only quantization uses
        gradients,
        values,
        null,  # gain, and
        null,  # bias: only used if the kernel receives normalized values instead of a variance and a mean
        values.var(1),
        values.mean(1),
        null,  # mask of clipped values, which only quantization uses
        rows,
        width,
    ]
    expected = {0: (normalize(values) * gradients).sum(0), 1: gradients.sum(0)}
    return Case(grid=2, block=(32, 32), arguments=arguments, expected_by_argument=expected, tolerance=1e-3)


@LIGHTSEQ.kernel(NORMALIZATION, "ker_ln_bw_dgamma_dbetta<float>")
def gain_backward(random: Generator) -> Case:
    """Return a test case with 64 columns. Each block processes 32 of them."""
    return gain_case(random, 64)


# Line 493: the first thread of a warp checks its own column, but writes another one, which can be beyond the
# end.
@LIGHTSEQ.kernel(NORMALIZATION, "ker_ln_bw_dgamma_dbetta<float>", judged="out of bounds: ", note="48 columns")
def gain_backward_of_48_columns(random: Generator) -> Case:
    """Return a test case with 48 columns. The second block also processes 32, although only 16 are left."""
    return gain_case(random, 48)


@LIGHTSEQ.kernel(NORMALIZATION, "ker_ln_bw_dinp<float>")
def layer_norm_backward(random: Generator) -> Case:
    """Return a case whose kernel computes the gradient of the rows, and adds the gradient of a residual."""
    gradients = make_floats(random, 5, 160)
    residual = make_floats(random, 5, 160)
    values = make_floats(random, 5, 160)
    gain = make_floats(random, 160)
    normal = normalize(values)
    scaled = gradients * gain
    change = scaled - scaled.mean(1, keepdims=True) - normal * (scaled * normal).mean(1, keepdims=True)
    expected = change / values.std(1, keepdims=True) + residual
    statistics = [values.var(1), values.mean(1)]
    arguments = [numpy.zeros_like(values), gradients, residual, values, gain, 0, *statistics, 0, 40]
    return Case(grid=5, block=64, arguments=arguments, expected_by_argument={0: expected}, tolerance=1e-3)
