"""Kernels that group points into voxels."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import MMCV, floats, integers, zeros

SCATTER = "scatter_points_cuda_kernel.cuh"
VOXELS = "voxelization_cuda_kernel.cuh"
MAX = 2  # reduce_t::MAX in the kernels' source


# Line 16: a loop with atomicCAS first reads the value with an ordinary load, while other threads write it.
@MMCV.kernel(SCATTER, "feats_reduce_kernel<float>", judged="race in global memory: ")
def reduce_features(random: Generator) -> Case:
    """Return a launch that computes the maximum of the features of all points in each voxel."""
    features, to = floats(random, 80, 3), (integers(random, 11, 80) - 1).astype("i4")
    expected = numpy.stack([features[to == voxel].max(0) for voxel in range(10)])
    arguments = [features, to, numpy.full((10, 3), -1e9, "f4"), 80, 3, MAX]
    return Case(grid=2, block=64, arguments=arguments, expected={2: expected})


@MMCV.kernel(SCATTER, "add_reduce_traceback_grad_kernel<float>")
def trace_gradient(random: Generator) -> Case:
    """Return a launch that distributes the gradient of a voxel's mean to its points."""
    gradient, to = floats(random, 10, 3), (integers(random, 11, 80) - 1).astype("i4")
    counts = numpy.bincount(to[to >= 0], minlength=10).astype("i4")
    expected = numpy.where(to[:, None] < 0, 0, (gradient / counts[:, None])[to])
    return Case(
        grid=2, block=64, arguments=[zeros(80, 3), gradient, to, counts, 80, 3, 1], expected={0: expected}
    )


@MMCV.kernel(SCATTER, "max_reduce_traceback_scatter_idx_kernel<float>")
def trace_maximum(random: Generator) -> Case:
    """Return a launch that finds the first point with the maximum of each voxel and feature."""
    features, to = integers(random, 5, 80, 3).astype("f4"), (integers(random, 11, 80) - 1).astype("i4")
    reduced = numpy.stack([features[to == voxel].max(0) for voxel in range(10)])
    expected = numpy.full((10, 3), 80, "i4")
    for point, feature in numpy.ndindex(80, 3):
        if to[point] >= 0 and features[point, feature] == reduced[to[point], feature]:
            place = (to[point], feature)
            expected[place] = min(expected[place], point)
    arguments = [features, reduced, numpy.full((10, 3), 80, "i4"), to, 80, 3]
    return Case(grid=2, block=64, arguments=arguments, expected={2: expected})


@MMCV.kernel(SCATTER, "max_reduce_scatter_grad_kernel<float>")
def scatter_gradient(random: Generator) -> Case:
    """Return a launch that adds the gradient of each maximum to the point that it comes from."""
    gradient, origin, expected = floats(random, 40, 3), zeros(40, 3, dtype="i4"), zeros(80, 3)
    # A point is the origin of at most one gradient, for each of the 3 features.
    for feature in range(3):
        origin[:, feature] = random.permutation(80)[:40]
        expected[origin[:, feature], feature] = gradient[:, feature]
    return Case(grid=1, block=64, arguments=[zeros(80, 3), gradient, origin, 40, 3], expected={0: expected})


@MMCV.kernel(VOXELS, "dynamic_voxelize_kernel<float, int>")
def voxelize(random: Generator) -> Case:
    """Return a launch that computes the voxel of each point, or -1 for points outside the grid."""
    points, expected = floats(random, 90, 4), numpy.full((90, 3), 7, "i4")
    # The grid goes from -1 to 1 in each dimension, and has 4 x 8 x 2 voxels of these sizes.
    cells = numpy.floor((points[:, :3] + 1) / numpy.array([0.5, 0.25, 1], "f4")).astype("i4")
    for row, cell in zip(expected, cells, strict=True):
        is_outside = [not 0 <= place < end for place, end in zip(cell, (4, 8, 2), strict=True)]
        if any(is_outside):
            first_outside = numpy.argmax(is_outside)
            row[: first_outside + 1] = -1
        else:
            row[:] = cell[::-1]
    arguments = [points, numpy.full((90, 3), 7, "i4"), 0.5, 0.25, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0]
    return Case(grid=2, block=64, arguments=[*arguments, 4, 8, 2, 90, 4, 3], expected={1: expected})


def assign(random: Generator) -> tuple[Any, Any, Any, Any]:
    """Assign 60 points to voxels. There is space for 8 voxels, and a voxel has space for 4 points.

    Returns:
        For each point: the number of its voxel, from 0 to 11; its position in the voxel; the first point in
        the same voxel; and the index at which the voxel is stored. A position or an index is -1 if there is
        no space.
    """
    places = integers(random, 12, 60)
    position, first, index = (numpy.full(60, -1, "i4") for _ in range(3))
    known: dict[int, int] = {}
    for point, place in enumerate(places):
        earlier = numpy.nonzero(places[:point] == place)[0]
        first[point] = earlier[0] if len(earlier) else point
        position[point] = len(earlier) if len(earlier) < 4 else -1
        if not len(earlier) and len(known) < 8:
            known[int(place)] = len(known)
        if position[point] >= 0:
            index[point] = known.get(int(place), -1)
    return places, position, first, index


def to_coordinates(places: Any) -> Any:
    """Return the coordinates of voxels from their numbers. The grid has 2 x 3 x 2 voxels."""
    return numpy.stack([places // 6, places // 2 % 3, places % 2], 1).astype("i4")


@MMCV.kernel(VOXELS, "assign_point_to_voxel<float, int>")
def assign_points(random: Generator) -> Case:
    """Return a launch that copies points to their positions in voxels."""
    _, position, _, index = assign(random)
    points, expected = floats(random, 60, 3), zeros(8, 4, 3)
    used = (position >= 0) & (index >= 0)
    expected[index[used], position[used]] = points[used]
    arguments = [180, points, position, index, zeros(8, 4, 3), 4, 3, 60, 3]
    return Case(grid=2, block=128, arguments=arguments, expected={4: expected})


@MMCV.kernel(VOXELS, "assign_voxel_coors<float, int>")
def assign_coordinates(random: Generator) -> Case:
    """Return a launch that copies the coordinates of each voxel from its first point."""
    places, position, _, index = assign(random)
    coordinates, expected = to_coordinates(places), zeros(8, 3, dtype="i4")
    used = (position == 0) & (index >= 0)
    expected[index[used]] = coordinates[used]
    arguments = [180, coordinates, position, index, zeros(8, 3, dtype="i4"), 60, 3]
    return Case(grid=2, block=128, arguments=arguments, expected={4: expected})


@MMCV.kernel(VOXELS, "point_to_voxelidx_kernel<int>")
def find_positions(random: Generator) -> Case:
    """Return a launch that finds the first point in the same voxel, and the position in the voxel."""
    places, position, first, _ = assign(random)
    output = [numpy.full(60, -1, "i4"), numpy.full(60, -1, "i4")]
    arguments = [to_coordinates(places), *output, 4, 8, 60, 3]
    return Case(grid=1, block=64, arguments=arguments, expected={1: position, 2: first})


@MMCV.kernel(VOXELS, "determin_voxel_num<int>")
def count_voxels(random: Generator) -> Case:
    """Return a launch that numbers the voxels in the order of their first points."""
    _, position, first, index = assign(random)
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
    return Case(grid=1, block=1, arguments=arguments, expected={0: counts, 3: index, 4: [8]})


@MMCV.kernel(VOXELS, "nondeterministic_get_assign_pos")
def count_points(random: Generator) -> Case:
    """Return a launch that counts the points in each voxel. The order of positions is not determined."""
    to = (integers(random, 9, 60) - 1).astype("i4")
    output = [zeros(60, dtype="i4"), zeros(1, dtype="i4"), zeros(8, dtype="i4"), zeros(8, dtype="i4")]
    expected = {3: [8], 4: numpy.bincount(to[to >= 0], minlength=8)}
    return Case(grid=1, block=64, arguments=[60, to, *output], expected=expected)


@MMCV.kernel(VOXELS, "nondeterministic_assign_point_voxel<float>")
def assign_points_in_any_order(random: Generator) -> Case:
    """Return a launch that copies points to voxels, whose order another kernel has determined."""
    to, points = (integers(random, 11, 60) - 1).astype("i4"), floats(random, 60, 3)
    order, coordinates = random.permutation(10).astype("i4"), integers(random, 9, 10, 3)
    position = numpy.array([(to[:point] == to[point]).sum() for point in range(60)], "i4")
    counts = numpy.bincount(to[to >= 0], minlength=10).astype("i4")
    voxels, of_voxels, points_of = zeros(8, 4, 3), zeros(8, 3, dtype="i4"), zeros(8, dtype="i4")
    # At most 8 voxels are written, and at most 4 points of a voxel.
    for point in range(60):
        if to[point] >= 0 and position[point] < 4:
            written_voxel = order[to[point]]
            if written_voxel < 8:
                voxels[written_voxel, position[point]] = points[point]
    for voxel, written_voxel in enumerate(order):
        if written_voxel < 8:
            of_voxels[written_voxel] = coordinates[voxel]
            points_of[written_voxel] = min(counts[voxel], 4)
    output = [zeros(8, 4, 3), zeros(8, 3, dtype="i4"), zeros(8, dtype="i4")]
    arguments = [60, points, to, position, coordinates, counts, order, *output, 8, 4, 3, 3]
    return Case(grid=1, block=64, arguments=arguments, expected={7: voxels, 8: of_voxels, 9: points_of})
