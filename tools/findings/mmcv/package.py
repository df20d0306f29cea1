"""The Package object of mmcv, and functions that the models of its kernels share."""

from __future__ import annotations

from typing import Any

import numpy

from ..kernels import Package

# Replaces a header that needs PyTorch.
HELPER = """#pragma once
#include <cuda_fp16.h>
#include "common_cuda_helper.hpp"
using phalf = __half;
#define DIVUP(m, n) ((m) / (n) + ((m) % (n) > 0))
"""
MMCV = Package(
    "mmcv",
    "2.2.0",
    "mmcv-2.2.0/mmcv/ops/csrc/common/cuda",
    headers={"pytorch_cuda_helper.hpp": HELPER},
    preamble="#include <cassert>\n#include <cfloat>\n#include <cmath>\n#include <cstdint>\n",
)


def make_floats(random: numpy.random.Generator, *shape: int) -> Any:
    """Return normally distributed single-precision numbers."""
    return random.standard_normal(shape).astype("f4")


def make_integers(random: numpy.random.Generator, end: int, *shape: int, dtype: str = "i4") -> Any:
    """Return integers from 0 to end - 1."""
    return random.integers(0, end, shape).astype(dtype)


def zeros(*shape: int, dtype: str = "f4") -> Any:
    """Return an array of zeros."""
    return numpy.zeros(shape, dtype)


def interpolate(image: Any, y: float, x: float) -> float:
    """Return the bilinearly interpolated value at a point, or 0 outside the image."""
    total: Any = 0
    for pixel, weight in get_weights(image.shape, y, x):
        total += weight * image[pixel]
    return float(total)


def get_weights(shape: tuple[int, int], y: float, x: float) -> list[tuple[tuple[int, int], float]]:
    """Return the pixels around a point, each with its weight in a bilinear interpolation.

    Args:
        shape: The height and the width of the image.
        y: The row of the point, which may be between two pixels.
        x: The column of the point.
    """
    height, width = shape
    if y < -1 or y > height or x < -1 or x > width:
        return []
    y, x = min(max(y, 0), height - 1), min(max(x, 0), width - 1)
    top = int(y)
    left = int(x)
    bottom = min(top + 1, height - 1)
    right = min(left + 1, width - 1)
    bottom_weight = y - top
    right_weight = x - left
    return [
        ((top, left), (1 - bottom_weight) * (1 - right_weight)),
        ((top, right), (1 - bottom_weight) * right_weight),
        ((bottom, left), bottom_weight * (1 - right_weight)),
        ((bottom, right), bottom_weight * right_weight),
    ]
