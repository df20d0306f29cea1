"""Kernels that group points into voxels."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import MMCV, make_floats, make_integers, zeros

SCATTER = "scatter_points_cuda_kernel.cuh"
VOXELS = "voxelization_cuda_kernel.cuh"
MAX = 2  # reduce_t::MAX in the kernels' source


# Line 16: a loop with atomicCAS first reads the value with an ordinary load, while other threads write it.
@MMCV.kernel(SCATTER, "feats_reduce_kernel<float>", judged="race in global memory: ")
def reduce_features(random: Generator) -> Case:
    """Return a test case whose kernel computes the maximum of each feature over the points in each voxel."""
    features = make_floats(random, 80, 3)
    voxel_of = (make_integers(random, 11, 80) - 1).astype("i4")
    expected = numpy.stack([features[voxel_of == voxel].max(0) for voxel in range(10)])
    arguments = [features, voxel_of, numpy.full((10, 3), -1e9, "f4"), 80, 3, MAX]
    return Case(grid=2, block=64, arguments=arguments, expected_by_argument={2: expected})


@MMCV.kernel(SCATTER, "add_reduce_traceback_grad_kernel<float>")
def trace_gradient(random: Generator) -> Case:
    """Return a test case whose kernel distributes the gradient of a voxel's mean to its points."""
    gradient = make_floats(random, 10, 3)
    voxel_of = (make_integers(random, 11, 80) - 1).astype("i4")
    counts = numpy.bincount(voxel_of[voxel_of >= 0], minlength=10).astype("i4")
    expected = numpy.where(voxel_of[:, None] < 0, 0, (gradient / counts[:, None])[voxel_of])
    return Case(
        grid=2,
        block=64,
        arguments=[zeros(80, 3), gradient, voxel_of, counts, 80, 3, 1],
        expected_by_argument={0: expected},
    )


@MMCV.kernel(SCATTER, "max_reduce_traceback_scatter_idx_kernel<float>")
def trace_maximum(random: Generator) -> Case:
    """Return a test case whose kernel finds the first point with the maximum of each voxel and feature."""
    features = make_integers(random, 5, 80, 3).astype("f4")
    voxel_of = (make_integers(random, 11, 80) - 1).astype("i4")
    reduced = numpy.stack([features[voxel_of == voxel].max(0) for voxel in range(10)])
    expected = numpy.full((10, 3), 80, "i4")
    for point, feature in numpy.ndindex(80, 3):
        if voxel_of[point] >= 0 and features[point, feature] == reduced[voxel_of[point], feature]:
            cell = (voxel_of[point], feature)
            expected[cell] = min(expected[cell], point)
    arguments = [features, reduced, numpy.full((10, 3), 80, "i4"), voxel_of, 80, 3]
    return Case(grid=2, block=64, arguments=arguments, expected_by_argument={2: expected})


@MMCV.kernel(SCATTER, "max_reduce_scatter_grad_kernel<float>")
def scatter_gradient(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradient of each maximum to the point that it comes from."""
    gradient = make_floats(random, 40, 3)
    origin = zeros(40, 3, dtype="i4")
    expected = zeros(80, 3)
    # For each of the 3 features, at most one gradient comes from any given point.
    for feature in range(3):
        origin[:, feature] = random.permutation(80)[:40]
        expected[origin[:, feature], feature] = gradient[:, feature]
    return Case(
        grid=1,
        block=64,
        arguments=[zeros(80, 3), gradient, origin, 40, 3],
        expected_by_argument={0: expected},
    )


@MMCV.kernel(VOXELS, "dynamic_voxelize_kernel<float, int>")
def voxelize(random: Generator) -> Case:
    """Return a test case whose kernel computes the voxel of each point, or -1 for points outside the grid."""
    points = make_floats(random, 90, 4)
    expected = numpy.full((90, 3), 7, "i4")
    # The grid goes from -1 to 1 in each dimension, and has 4 x 8 x 2 voxels of these sizes.
    cells = numpy.floor((points[:, :3] + 1) / numpy.array([0.5, 0.25, 1], "f4")).astype("i4")
    for row, cell in zip(expected, cells, strict=True):
        is_outside = [not 0 <= index < count for index, count in zip(cell, (4, 8, 2), strict=True)]
        if any(is_outside):
            # The kernel writes -1 until it finds a dimension in which the point is outside.
            first_outside = numpy.argmax(is_outside)
            row[: first_outside + 1] = -1
        else:
            row[:] = cell[::-1]  # in the order z, y, x
    arguments = [points, numpy.full((90, 3), 7, "i4"), 0.5, 0.25, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0]
    return Case(
        grid=2, block=64, arguments=[*arguments, 4, 8, 2, 90, 4, 3], expected_by_argument={1: expected}
    )


def assign_to_voxels(random: Generator) -> tuple[Any, Any, Any, Any]:
    """Assign 60 points to voxels. There is space for 8 voxels, and a voxel has space for 4 points.

    Returns:
        Four arrays with an element for each point: the number of its voxel, from 0 to 11; its position in the
        voxel; the first point in the same voxel; and the index at which the voxel is stored. A position or an
        index is -1 if there is no space.
    """
    voxels_of_points = make_integers(random, 12, 60)
    position, first, index = (numpy.full(60, -1, "i4") for _ in range(3))
    stored: dict[int, int] = {}  # number of a voxel -> index at which it is stored
    for point, voxel in enumerate(voxels_of_points):
        (earlier_points,) = numpy.nonzero(voxels_of_points[:point] == voxel)
        count = len(earlier_points)
        first[point] = earlier_points[0] if count else point
        position[point] = count if count < 4 else -1
        if not count and len(stored) < 8:
            stored[int(voxel)] = len(stored)
        if position[point] >= 0:
            index[point] = stored.get(int(voxel), -1)
    return voxels_of_points, position, first, index


def to_coordinates(voxels: Any) -> Any:
    """Return the coordinates of the voxels with these numbers. The grid has 2 x 3 x 2 voxels."""
    return numpy.stack([voxels // 6, voxels // 2 % 3, voxels % 2], 1).astype("i4")


@MMCV.kernel(VOXELS, "assign_point_to_voxel<float, int>")
def assign_points(random: Generator) -> Case:
    """Return a test case whose kernel copies points to their positions in voxels."""
    _, position, _, index = assign_to_voxels(random)
    points = make_floats(random, 60, 3)
    expected = zeros(8, 4, 3)
    used = (position >= 0) & (index >= 0)
    expected[index[used], position[used]] = points[used]
    arguments = [180, points, position, index, zeros(8, 4, 3), 4, 3, 60, 3]
    return Case(grid=2, block=128, arguments=arguments, expected_by_argument={4: expected})


@MMCV.kernel(VOXELS, "assign_voxel_coors<float, int>")
def assign_coordinates(random: Generator) -> Case:
    """Return a test case whose kernel copies the coordinates of each voxel from its first point."""
    voxels_of_points, position, _, index = assign_to_voxels(random)
    coordinates = to_coordinates(voxels_of_points)
    expected = zeros(8, 3, dtype="i4")
    used = (position == 0) & (index >= 0)
    expected[index[used]] = coordinates[used]
    arguments = [180, coordinates, position, index, zeros(8, 3, dtype="i4"), 60, 3]
    return Case(grid=2, block=128, arguments=arguments, expected_by_argument={4: expected})


@MMCV.kernel(VOXELS, "point_to_voxelidx_kernel<int>")
def find_positions(random: Generator) -> Case:
    """Return a case whose kernel finds the first point in the same voxel, and the position in the voxel."""
    voxels_of_points, position, first, _ = assign_to_voxels(random)
    output = [numpy.full(60, -1, "i4"), numpy.full(60, -1, "i4")]
    arguments = [to_coordinates(voxels_of_points), *output, 4, 8, 60, 3]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={1: position, 2: first})


@MMCV.kernel(VOXELS, "determin_voxel_num<int>")
def count_voxels(random: Generator) -> Case:
    """Return a test case whose kernel numbers the voxels in the order of their first points."""
    _, position, first, index = assign_to_voxels(random)
    counts = numpy.bincount(index[index >= 0], minlength=8)
    arguments = [
        zeros(8, dtype="i4"),
        position,
        first,
        numpy.full(60, -1, "i4"),
        zeros(1, dtype="i4"),
        4,
        8,
        60,
    ]
    return Case(grid=1, block=1, arguments=arguments, expected_by_argument={0: counts, 3: index, 4: [8]})


@MMCV.kernel(VOXELS, "nondeterministic_get_assign_pos")
def count_points(random: Generator) -> Case:
    """Return a case whose kernel counts the points in each voxel, and numbers them in any order."""
    voxel_of = (make_integers(random, 9, 60) - 1).astype("i4")
    output = [zeros(60, dtype="i4"), zeros(1, dtype="i4"), zeros(8, dtype="i4"), zeros(8, dtype="i4")]
    expected = {3: [8], 4: numpy.bincount(voxel_of[voxel_of >= 0], minlength=8)}
    return Case(grid=1, block=64, arguments=[60, voxel_of, *output], expected_by_argument=expected)


@MMCV.kernel(VOXELS, "nondeterministic_assign_point_voxel<float>")
def assign_points_in_any_order(random: Generator) -> Case:
    """Return a case whose kernel copies points to voxels, whose order another kernel determined."""
    voxel_of = (make_integers(random, 11, 60) - 1).astype("i4")
    points = make_floats(random, 60, 3)
    order = random.permutation(10).astype("i4")
    coordinates = make_integers(random, 9, 10, 3)
    position = numpy.array([(voxel_of[:point] == voxel_of[point]).sum() for point in range(60)], "i4")
    counts = numpy.bincount(voxel_of[voxel_of >= 0], minlength=10).astype("i4")
    voxels = zeros(8, 4, 3)
    stored_coordinates = zeros(8, 3, dtype="i4")
    stored_counts = zeros(8, dtype="i4")
    # At most 8 voxels are written, and at most 4 points of a voxel.
    for point in range(60):
        if voxel_of[point] >= 0 and position[point] < 4:
            written_voxel = order[voxel_of[point]]
            if written_voxel < 8:
                voxels[written_voxel, position[point]] = points[point]
    for voxel, written_voxel in enumerate(order):
        if written_voxel < 8:
            stored_coordinates[written_voxel] = coordinates[voxel]
            stored_counts[written_voxel] = min(counts[voxel], 4)
    output = [zeros(8, 4, 3), zeros(8, 3, dtype="i4"), zeros(8, dtype="i4")]
    arguments = [60, points, voxel_of, position, coordinates, counts, order, *output, 8, 4, 3, 3]
    return Case(
        grid=1,
        block=64,
        arguments=arguments,
        expected_by_argument={7: voxels, 8: stored_coordinates, 9: stored_counts},
    )
