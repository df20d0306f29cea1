"""Kernels that pool regions of images."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import MMCV, get_weights, interpolate, make_floats, zeros

SIZE = 12  # height and width of the images


def make_regions(random: Generator) -> Any:
    """Return 3 regions, each as (index of the image, left, top, right, bottom)."""
    corner = random.uniform(0, 5, (3, 2))
    size = random.uniform(2, 8, (3, 2))
    index = random.integers(0, 2, (3, 1))
    return numpy.concatenate([index, corner, corner + size], 1).astype("f4")


@MMCV.kernel("roi_pool_cuda_kernel.cuh", "roi_pool_forward_cuda_kernel<float>")
def roi_pool(random: Generator) -> Case:
    """Return a case whose kernel finds the maximum of each of 2 x 2 cells, and its pixel."""
    images = make_floats(random, 2, 3, SIZE, SIZE)
    regions = make_regions(random)
    expected = zeros(3, 3, 2, 2)
    argmax = numpy.full((3, 3, 2, 2), -1, "i4")
    for region_index, channel, row, column in numpy.ndindex(expected.shape):
        image = images[int(regions[region_index, 0]), channel]
        start = regions[region_index, 1:3]
        step = (regions[region_index, 3:5] + numpy.float32(1) - start) / numpy.float32(2)
        cell = numpy.array([column, row], "f4")
        left, top = numpy.clip(numpy.floor(cell * step + start), 0, SIZE).astype(int)
        right, bottom = numpy.clip(numpy.ceil((cell + 1) * step + start), 0, SIZE).astype(int)
        part = image[top:bottom, left:right]
        y, x = divmod(int(part.argmax()), right - left)
        expected[region_index, channel, row, column] = part[y, x]
        argmax[region_index, channel, row, column] = (top + y) * SIZE + left + x
    output = [zeros(3, 3, 2, 2), zeros(3, 3, 2, 2, dtype="i4")]
    arguments = [36, images, regions, *output, 2, 2, 1.0, 3, SIZE, SIZE]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={3: expected, 4: argmax})


@MMCV.kernel("roi_pool_cuda_kernel.cuh", "roi_pool_backward_cuda_kernel<float>")
def roi_pool_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradient of each maximum to the pixel that it comes from."""
    gradient = make_floats(random, 3, 3, 2, 2)
    regions = make_regions(random)
    argmax = random.integers(-1, SIZE * SIZE, (3, 3, 2, 2)).astype("i4")
    expected = zeros(2, 3, SIZE * SIZE)
    for region_index, channel, row, column in numpy.ndindex(gradient.shape):
        pixel = argmax[region_index, channel, row, column]
        if pixel >= 0:
            image_index = int(regions[region_index, 0])
            expected[image_index, channel, pixel] += gradient[region_index, channel, row, column]
    arguments = [36, gradient, regions, argmax, zeros(2, 3, SIZE * SIZE), 2, 2, 3, SIZE, SIZE]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={4: expected})


def list_samples(region: Any, row: int, column: int) -> list[tuple[float, float]]:
    """Return the 2 x 2 points (y, x) at which a cell of a region is sampled."""
    # The kernel's argument `aligned` is true, so the center of a pixel has the coordinates of its corner.
    left, top, right, bottom = (float(value) - 0.5 for value in region[1:])
    height = (bottom - top) / 2
    width = (right - left) / 2
    fractions = (0.25, 0.75)
    return [(top + (row + y) * height, left + (column + x) * width) for y in fractions for x in fractions]


@MMCV.kernel("roi_align_cuda_kernel.cuh", "roi_align_forward_cuda_kernel<float>")
def roi_align(random: Generator) -> Case:
    """Return a test case whose kernel averages 4 interpolated samples in each of 2 x 2 cells of 3 regions."""
    images = make_floats(random, 2, 3, SIZE, SIZE)
    regions = make_regions(random)
    expected = zeros(3, 3, 2, 2)
    for region_index, channel, row, column in numpy.ndindex(expected.shape):
        image = images[int(regions[region_index, 0]), channel]
        samples = list_samples(regions[region_index], row, column)
        expected[region_index, channel, row, column] = numpy.mean(
            [interpolate(image, y, x) for y, x in samples]
        )
    output = [zeros(3, 3, 2, 2), zeros(1), zeros(1)]
    arguments = [36, images, regions, *output, 2, 2, 1.0, 2, 1, True, 3, SIZE, SIZE]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={3: expected}, tolerance=1e-3)


@MMCV.kernel("roi_align_cuda_kernel.cuh", "roi_align_backward_cuda_kernel<float>")
def roi_align_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradient of each cell to the pixels around its samples."""
    gradient = make_floats(random, 3, 3, 2, 2)
    regions = make_regions(random)
    expected = zeros(2, 3, SIZE, SIZE)
    for region_index, channel, row, column in numpy.ndindex(gradient.shape):
        image = expected[int(regions[region_index, 0]), channel]
        for y, x in list_samples(regions[region_index], row, column):
            for pixel, weight in get_weights((SIZE, SIZE), y, x):
                image[pixel] += gradient[region_index, channel, row, column] * weight / 4
    arguments = [36, gradient, regions, zeros(1), zeros(1), zeros(2, 3, SIZE, SIZE)]
    arguments += [2, 2, 1.0, 2, 1, True, 3, SIZE, SIZE]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={5: expected}, tolerance=1e-3)


def make_rotated(random: Generator) -> Any:
    """Return a rotated box for each pixel of 2 images, as (y, x, width, height, angle)."""
    boxes = random.uniform(0, SIZE - 1, (2, SIZE, SIZE, 5))
    boxes[..., 2:4] = random.uniform(1, 4, (2, SIZE, SIZE, 2))
    boxes[..., 4] = random.uniform(-1, 1, (2, SIZE, SIZE))
    return boxes.astype("f4")


def list_points(box: Any) -> list[tuple[float, float]]:
    """Return the center and the four corners of a rotated box, each as (y, x)."""
    y, x, width, height, angle = map(float, box)
    cos = numpy.cos(angle)
    sin = numpy.sin(angle)
    # From the center to the middle of a side: along the width, and along the height.
    width_y = sin * width / 2
    width_x = cos * width / 2
    height_y = cos * height / 2
    height_x = -sin * height / 2
    corners = [
        (
            y + width_sign * width_y + height_sign * height_y,
            x + width_sign * width_x + height_sign * height_x,
        )
        for width_sign, height_sign in ((1, 1), (-1, 1), (-1, -1), (1, -1))
    ]
    return [(y, x), *corners]


@MMCV.kernel("rotated_feature_align_cuda_kernel.cuh", "rotated_feature_align_forward_kernel<float>")
def rotated_feature_align(random: Generator) -> Case:
    """Return a case whose kernel adds to each pixel the interpolated values at the five points of its box."""
    images = make_floats(random, 2, 2, SIZE, SIZE)
    boxes = make_rotated(random)
    expected = images.copy()
    for image_index, channel, row, column in numpy.ndindex(images.shape):
        for y, x in list_points(boxes[image_index, row, column]):
            expected[image_index, channel, row, column] += interpolate(images[image_index, channel], y, x)
    arguments = [images.size, 5, images, boxes, 1.0, 2, SIZE, SIZE, numpy.zeros_like(images)]
    return Case(grid=5, block=128, arguments=arguments, expected_by_argument={8: expected}, tolerance=1e-3)


@MMCV.kernel("rotated_feature_align_cuda_kernel.cuh", "rotated_feature_align_backward_kernel<float>")
def rotated_feature_align_backward(random: Generator) -> Case:
    """Return a case whose kernel adds each pixel's gradient to those around its box's five points."""
    gradient = make_floats(random, 2, 2, SIZE, SIZE)
    boxes = make_rotated(random)
    expected = gradient.copy()
    for image_index, channel, row, column in numpy.ndindex(gradient.shape):
        for y, x in list_points(boxes[image_index, row, column]):
            for pixel, weight in get_weights((SIZE, SIZE), y, x):
                expected[image_index, channel][pixel] += gradient[image_index, channel, row, column] * weight
    arguments = [gradient.size, 5, gradient, boxes, 1.0, 2, SIZE, SIZE, numpy.zeros_like(gradient)]
    return Case(grid=5, block=128, arguments=arguments, expected_by_argument={8: expected}, tolerance=1e-3)
