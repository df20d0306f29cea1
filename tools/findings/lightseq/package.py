"""LightSeq's Package object, and functions that the models of its kernels share."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Package

# Replaces curand's header, because the kernels that run here do not generate random numbers.
CURAND = """#pragma once
struct curandState {};
__device__ inline float curand_uniform(curandState *) { return 0.5f; }
using Number = unsigned long long;
__device__ inline void curand_init(Number, Number, Number, curandState *) {}
"""
LIGHTSEQ = Package(
    "lightseq",
    "3.0.1",
    "lightseq-3.0.1/lightseq",
    includes=(".", "csrc/kernels/includes"),
    headers={
        "cublasLt.h": "",
        "cublas_v2.h": "",
        "curand_kernel.h": CURAND,
        # The original header defines this namespace with an old version of CUB, which CUDA 13 cannot compile.
        "ls_cub.cuh": "#pragma once\n#include <cub/cub.cuh>\nnamespace ls { namespace cub = ::cub; }\n",
    },
    preamble="#include <cfloat>\n#include <cmath>\n#include <cstdint>\n#include <string>\n",
)
PREFIX = "lightseq::cuda::"


def make_floats(random: Generator, *shape: int) -> Any:
    """Return normally distributed single-precision numbers."""
    return random.standard_normal(shape).astype("f4")


def make_integers(random: Generator, end: int, *shape: int) -> Any:
    """Return integers from 0 to end - 1."""
    return random.integers(0, end, shape).astype("i4")


def softmax(values: Any) -> Any:
    """Return the softmax along the last axis."""
    exponentials = numpy.exp(values.astype("f8") - values.max(-1, keepdims=True))
    return exponentials / exponentials.sum(-1, keepdims=True)


def normalize(values: Any) -> Any:
    """Normalize each row, so that its mean is 0 and its variance is 1."""
    values = values.astype("f8")
    return (values - values.mean(1, keepdims=True)) / values.std(1, keepdims=True)


def split_heads(values: Any, heads: int) -> Any:
    """Separate the elements of each token by head.

    Args:
        values: An array with the shape (batches, tokens, elements).
        heads: The number of heads that the elements of a token belong to.

    Returns:
        An array with the shape (batches, heads, tokens, elements of a head).
    """
    batches, tokens, elements = values.shape
    return values.reshape(batches, tokens, heads, elements // heads).transpose(0, 2, 1, 3)
