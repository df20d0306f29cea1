"""Kernels for boxes, and for points in boxes."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import MMCV, make_floats, make_integers, zeros


def make_boxes(random: Generator, count: int) -> Any:
    """Return rectangles, each as (left, top, right, bottom)."""
    corner = random.uniform(0, 50, (count, 2))
    size = random.uniform(5, 30, (count, 2))
    return numpy.concatenate([corner, corner + size], 1).astype("f4")


def get_areas(first: Any, second: Any, offset: int) -> Any:
    """Return the areas of the intersections of all pairs, and the areas of the rectangles in both lists.

    `offset` is 1 if the coordinates are indices of pixels, because a rectangle includes its last pixel.
    """
    start = numpy.maximum(first[:, None, :2], second[None, :, :2])
    end = numpy.minimum(first[:, None, 2:], second[None, :, 2:])
    common = numpy.maximum(end - start + offset, 0).prod(2)
    first_areas = (first[:, 2:] - first[:, :2] + offset).prod(1)
    second_areas = (second[:, 2:] - second[:, :2] + offset).prod(1)
    return common, first_areas[:, None], second_areas[None]


def get_ious(first: Any, second: Any, offset: int = 0) -> Any:
    """Return the intersection over union (IoU) of each pair of rectangles: the ratio of the two areas."""
    common, first_areas, second_areas = get_areas(first, second, offset)
    return common / (first_areas + second_areas - common)


@MMCV.kernel("bbox_overlaps_cuda_kernel.cuh", "bbox_overlaps_cuda_kernel<float>")
def bbox_overlaps(random: Generator) -> Case:
    """Return a case whose kernel computes the intersection over union of 20 x 13 rectangle pairs."""
    first = make_boxes(random, 20)
    second = make_boxes(random, 13)
    arguments = [first, second, zeros(20, 13), 20, 13, 0, False, 0]
    return Case(grid=2, block=128, arguments=arguments, expected_by_argument={2: get_ious(first, second)})


def make_mask(overlaps: Any) -> Any:
    """Return a mask with a bit for each pair of boxes that overlap, if the second has the higher index.

    Args:
        overlaps: A matrix of booleans: whether the boxes of each pair overlap.

    Returns:
        A row of 64-bit words for each first box of the pairs.
    """
    count = len(overlaps)
    bits = numpy.triu(overlaps, 1).astype(bool)
    words = (count + 63) // 64
    mask = numpy.zeros((count, words), "u8")
    for row, column in numpy.argwhere(bits):
        mask[row, column // 64] |= numpy.uint64(1) << numpy.uint64(column % 64)
    return mask


@MMCV.kernel("nms_cuda_kernel.cuh", "nms_cuda")
def nms(random: Generator) -> Case:
    """Return a test case whose kernel sets a bit of a mask for each pair of boxes with a large overlap."""
    boxes = make_boxes(random, 100)
    mask = make_mask(get_ious(boxes, boxes) > 0.3)
    return Case(
        grid=(2, 2),
        block=64,
        arguments=[len(boxes), 0.3, 0, boxes, zeros(100, 2, dtype="u8")],
        expected_by_argument={4: mask},
    )


# Lines 111 and 108: threads read removed[nblock], which another thread changes with no barrier in between.
@MMCV.kernel("nms_cuda_kernel.cuh", "gather_keep_from_mask", judged="race in shared memory: removed")
def gather_keep(random: Generator) -> Case:
    """Return a test case whose kernel drops each box that overlaps with an earlier box that is kept."""
    boxes = make_boxes(random, 150)
    overlaps = numpy.triu(get_ious(boxes, boxes) > 0.3, 1)
    keep = numpy.ones(150, bool)
    for box in range(len(boxes)):
        if keep[box]:
            keep &= ~overlaps[box]
    mask = make_mask(overlaps)
    return Case(
        grid=1,
        block=3,
        arguments=[zeros(150, dtype="u1"), mask, len(boxes)],
        expected_by_argument={0: keep},
        shared_memory=24,
    )


def make_solids(random: Generator, count: int, angle: float = 1.0) -> Any:
    """Return rotated boxes, each as the center of its bottom (x, y, z), its size (x, y, z), and its angle.

    The angles are between `-angle` and `angle`, in radians.
    """
    center = random.uniform(-2, 2, (count, 3))
    size = random.uniform(1, 3, (count, 3))
    return numpy.concatenate([center, size, random.uniform(-angle, angle, (count, 1))], 1).astype("f4")


def locate_points(boxes: Any, points: Any) -> Any:
    """Return the positions of points relative to boxes, each as a matrix with a row for each box.

    Returns:
        Whether the box contains the point, and the point's x, y and z in the coordinates of the box.
    """
    offset = points[None].astype("f8") - boxes[:, None, :3]
    cos = numpy.cos(-boxes[:, 6:])
    sin = numpy.sin(-boxes[:, 6:])
    x = offset[..., 0] * cos - offset[..., 1] * sin
    y = offset[..., 0] * sin + offset[..., 1] * cos
    z = offset[..., 2]  # from the bottom of the box
    half_size = boxes[:, None, 3:6] / 2
    is_inside_xy = (numpy.abs(x) < half_size[..., 0]) & (numpy.abs(y) < half_size[..., 1])
    is_inside_z = numpy.abs(z - half_size[..., 2]) <= half_size[..., 2]
    return is_inside_xy & is_inside_z, x, y, z


@MMCV.kernel("points_in_boxes_cuda_kernel.cuh", "points_in_boxes_part_forward_cuda_kernel<float>")
def points_in_boxes(random: Generator) -> Case:
    """Return a case whose kernel finds the first box that contains each point, or -1 if there is none."""
    boxes = make_solids(random, 6)
    points = make_floats(random, 100, 3)
    is_inside, _, _, _ = locate_points(boxes, points)
    expected = numpy.where(is_inside.any(0), is_inside.argmax(0), -1)
    return Case(
        grid=(2, 1),
        block=64,
        arguments=[1, len(boxes), len(points), boxes, points, numpy.full(100, -1, "i4")],
        expected_by_argument={5: expected},
    )


@MMCV.kernel("points_in_boxes_cuda_kernel.cuh", "points_in_boxes_all_forward_cuda_kernel<float>")
def points_in_all_boxes(random: Generator) -> Case:
    """Return a test case whose kernel determines which boxes contain each point."""
    boxes = make_solids(random, 6)
    points = make_floats(random, 100, 3)
    is_inside, _, _, _ = locate_points(boxes, points)
    expected = is_inside.T
    return Case(
        grid=(2, 1),
        block=64,
        arguments=[1, len(boxes), len(points), boxes, points, zeros(100, 6, dtype="i4")],
        expected_by_argument={5: expected},
    )


@MMCV.kernel("points_in_polygons_cuda_kernel.cuh", "points_in_polygons_forward_cuda_kernel<float>")
def points_in_polygons(random: Generator) -> Case:
    """Return a case whose kernel determines which polygons, here rectangles, contain each point."""
    points = random.uniform(0, 60, (40, 2)).astype("f4")
    boxes = make_boxes(random, 7)
    # The corners are (left, top), (right, top), (right, bottom) and (left, bottom).
    polygons = boxes[:, [0, 1, 2, 1, 2, 3, 0, 3]]
    expected = ((points[:, None] > boxes[:, :2]) & (points[:, None] < boxes[:, 2:])).all(2)
    return Case(
        grid=3,
        block=96,
        arguments=[expected.size, points, polygons, len(points), len(polygons), zeros(40, 7)],
        expected_by_argument={5: expected},
    )


def to_rectangles(solids: Any) -> Any:
    """Return the rectangles that boxes occupy seen from above. The boxes must not be rotated."""
    center = solids[:, :2]
    half_size = solids[:, 3:5] / 2
    return numpy.concatenate([center - half_size, center + half_size], 1)


@MMCV.kernel("iou3d_cuda_kernel.cuh", "iou3d_boxes_overlap_bev_forward_cuda_kernel")
def boxes_overlap(random: Generator) -> Case:
    """Return a test case whose kernel computes the areas of the intersections of boxes seen from above."""
    first = make_solids(random, 9, angle=0)
    second = make_solids(random, 11, angle=0)
    expected, _, _ = get_areas(to_rectangles(first), to_rectangles(second), 0)
    # The kernel considers corners within 0.01 of the other box to be inside, so the areas are not exact.
    return Case(
        grid=(1, 1),
        block=(16, 16),
        arguments=[len(first), first, len(second), second, zeros(9, 11)],
        expected_by_argument={4: expected},
        tolerance=0.05,
    )


def make_full_mask(overlaps: Any) -> Any:
    """Return a mask with a bit for each pair of boxes that overlap, in the same layout as `make_mask`.

    As in the kernel, pairs whose second box does not have the higher index are omitted only if both indices
    are in the same block of 64.
    """
    count = len(overlaps)
    mask = numpy.zeros((count, (count + 63) // 64), "u8")
    for row, column in numpy.argwhere(overlaps):
        if row // 64 != column // 64 or column > row:
            mask[row, column // 64] |= numpy.uint64(1) << numpy.uint64(column % 64)
    return mask


@MMCV.kernel("iou3d_cuda_kernel.cuh", "iou3d_nms3d_normal_forward_cuda_kernel")
def nms_3d_normal(random: Generator) -> Case:
    """Return a case whose kernel sets a bit for each pair of boxes with a large overlap seen from above."""
    solids = make_solids(random, 80, angle=0)
    rectangles = to_rectangles(solids)
    mask = make_full_mask(get_ious(rectangles, rectangles) > 0.2)
    return Case(
        grid=(2, 2),
        block=64,
        arguments=[80, 0.2, solids, zeros(80, 2, dtype="u8")],
        expected_by_argument={3: mask},
    )


@MMCV.kernel("iou3d_cuda_kernel.cuh", "iou3d_nms3d_forward_cuda_kernel")
def nms_3d(random: Generator) -> Case:
    """Return a test case whose kernel sets a bit for each pair of rotated boxes that overlap.

    The boxes are on a grid with two equal boxes at each position, which overlap only with each other.
    """
    solids = numpy.zeros((70, 7), "f4")
    position = numpy.arange(70) % 35
    solids[:, 0], solids[:, 1] = 3 * (position % 6), 3 * (position // 6)
    solids[:, 3:6] = 1
    solids[:, 6] = random.uniform(-1, 1, 35).astype("f4")[position]
    mask = make_full_mask(position[:, None] == position[None])
    return Case(
        grid=(2, 2),
        block=64,
        arguments=[70, 0.5, solids, zeros(70, 2, dtype="u8")],
        expected_by_argument={3: mask},
    )


@MMCV.kernel("roiaware_pool3d_cuda_kernel.cuh", "generate_pts_mask_for_box3d<float>")
def generate_mask(random: Generator) -> Case:
    """Return a test case whose kernel finds the cell of each point in each box. A box has 3 x 3 x 3 cells."""
    boxes = make_solids(random, 4)
    points = make_floats(random, 90, 3)
    inside, x, y, z = locate_points(boxes, points)
    size = boxes[:, None, 3:6]
    cell_x, cell_y, cell_z = (
        numpy.clip(numpy.trunc(distance / (size[..., axis] / 3)).astype("i8"), 0, 2)
        for axis, distance in enumerate([x + size[..., 0] / 2, y + size[..., 1] / 2, z])
    )
    # The mask contains each of the three indices in a byte.
    expected = numpy.where(inside, (cell_x << 16) + (cell_y << 8) + cell_z, -1)
    arguments = [4, 90, 3, 3, 3, boxes, points, zeros(4, 90, dtype="i4")]
    return Case(grid=(2, 4), block=64, arguments=arguments, expected_by_argument={7: expected})


def make_cells(random: Generator) -> Any:
    """Return the points in 8 cells of each of 4 boxes: the number of points in a cell, then their indices."""
    cells = zeros(4, 8, 5, dtype="i4")
    cells[..., 0] = make_integers(random, 5, 4, 8)
    cells[..., 1:] = make_integers(random, 50, 4, 8, 4)
    return cells


@MMCV.kernel("roiaware_pool3d_cuda_kernel.cuh", "collect_inside_pts_for_box3d<int>")
def collect_points(random: Generator) -> Case:
    """Return a case whose kernel counts the points in each cell, and lists up to 4 of their indices."""
    cells = make_integers(random, 9, 4, 60) - 1
    # A cell's position has three coordinates of 0 or 1, each in a byte of the mask.
    x = cells >> 2
    y = cells >> 1 & 1
    z = cells & 1
    mask = numpy.where(cells < 0, -1, (x << 16) + (y << 8) + z).astype("i4")
    expected = zeros(4, 8, 5, dtype="i4")
    for box, point in numpy.argwhere(cells >= 0):
        cell = expected[box, cells[box, point]]
        if cell[0] < 4:
            cell[0] += 1
            cell[cell[0]] = point
    return Case(
        grid=1,
        block=4,
        arguments=[4, 60, 5, 2, 2, 2, mask, zeros(4, 8, 5, dtype="i4")],
        expected_by_argument={7: expected},
    )


@MMCV.kernel("roiaware_pool3d_cuda_kernel.cuh", "roiaware_maxpool3d<float>")
def pool_maximum(random: Generator) -> Case:
    """Return a case whose kernel finds the maximum of each feature in each cell, and its point."""
    cells = make_cells(random)
    features = make_floats(random, 50, 3)
    expected = zeros(4, 8, 3)
    argmax = numpy.full((4, 8, 3), -1, "i4")
    for box, cell, channel in numpy.ndindex(4, 8, 3):
        points = cells[box, cell, 1 : 1 + cells[box, cell, 0]]
        if len(points):
            argmax[box, cell, channel] = points[features[points, channel].argmax()]
            expected[box, cell, channel] = features[points, channel].max()
    output = [zeros(4, 8, 3), zeros(4, 8, 3, dtype="i4")]
    return Case(
        grid=(1, 3, 4),
        block=32,
        arguments=[4, 50, 3, 5, 2, 2, 2, features, cells, *output],
        expected_by_argument={9: expected, 10: argmax},
    )


@MMCV.kernel("roiaware_pool3d_cuda_kernel.cuh", "roiaware_avgpool3d<float>")
def pool_average(random: Generator) -> Case:
    """Return a test case whose kernel averages the features of the points in each cell."""
    cells = make_cells(random)
    features = make_floats(random, 50, 3)
    expected = zeros(4, 8, 3)
    for box, cell in numpy.ndindex(4, 8):
        points = cells[box, cell, 1 : 1 + cells[box, cell, 0]]
        if len(points):
            expected[box, cell] = features[points].mean(0)
    arguments = [4, 50, 3, 5, 2, 2, 2, features, cells, zeros(4, 8, 3)]
    return Case(grid=(1, 3, 4), block=32, arguments=arguments, expected_by_argument={9: expected})


@MMCV.kernel("roiaware_pool3d_cuda_kernel.cuh", "roiaware_maxpool3d_backward<float>")
def pool_maximum_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradient of each maximum to its point."""
    argmax = make_integers(random, 51, 4, 8, 3) - numpy.int32(1)
    gradient = make_floats(random, 4, 8, 3)
    expected = zeros(50, 3)
    for box, cell, channel in numpy.argwhere(argmax >= 0):
        expected[argmax[box, cell, channel], channel] += gradient[box, cell, channel]
    return Case(
        grid=(1, 3, 4),
        block=32,
        arguments=[4, 3, 2, 2, 2, argmax, gradient, zeros(50, 3)],
        expected_by_argument={7: expected},
    )


@MMCV.kernel("roiaware_pool3d_cuda_kernel.cuh", "roiaware_avgpool3d_backward<float>")
def pool_average_backward(random: Generator) -> Case:
    """Return a test case whose kernel distributes the gradient of each average to the points of its cell."""
    cells = make_cells(random)
    gradient = make_floats(random, 4, 8, 3)
    expected = zeros(50, 3)
    for box, cell in numpy.ndindex(4, 8):
        count = cells[box, cell, 0]
        for point in cells[box, cell, 1 : 1 + count]:
            expected[point] += gradient[box, cell] / count
    return Case(
        grid=(1, 3, 4),
        block=32,
        arguments=[4, 3, 2, 2, 2, 5, cells, gradient, zeros(50, 3)],
        expected_by_argument={8: expected},
    )


@MMCV.kernel("roipoint_pool3d_cuda_kernel.cuh", "assign_pts_to_box3d<float>")
def assign_points(random: Generator) -> Case:
    """Return a test case whose kernel determines which boxes contain each point."""
    boxes = make_solids(random, 6)
    points = make_floats(random, 100, 3)
    is_inside, _, _, _ = locate_points(boxes, points)
    expected = is_inside.T
    return Case(
        grid=(2, 6, 1),
        block=64,
        arguments=[1, 100, 6, points, boxes, zeros(100, 6, dtype="i4")],
        expected_by_argument={5: expected},
    )


@MMCV.kernel("roipoint_pool3d_cuda_kernel.cuh", "get_pooled_idx")
def pooled_index(random: Generator) -> Case:
    """Return a case whose kernel lists 8 points in each box. If the box contains fewer, they are repeated."""
    # The first two boxes of each batch are empty, and the others contain about 5 or 10 points.
    assigned = (make_integers(random, 20, 2, 100, 6) < numpy.arange(6) // 2).astype("i4")
    index = zeros(2, 6, 8, dtype="i4")
    empty = zeros(2, 6, dtype="i4")
    for batch, box in numpy.ndindex(2, 6):
        (points,) = numpy.nonzero(assigned[batch, :, box])
        empty[batch, box] = not len(points)
        if len(points):
            index[batch, box] = numpy.resize(points[:8], 8)
    output = [zeros(2, 6, 8, dtype="i4"), zeros(2, 6, dtype="i4")]
    return Case(
        grid=(1, 2),
        block=32,
        arguments=[2, 100, 6, 8, assigned, *output],
        expected_by_argument={5: index, 6: empty},
    )


@MMCV.kernel("roipoint_pool3d_cuda_kernel.cuh", "roipoint_pool3d_forward<float>")
def pool_points(random: Generator) -> Case:
    """Return a test case whose kernel copies the coordinates and features of 8 points for each box."""
    points = make_floats(random, 2, 40, 3)
    features = make_floats(random, 2, 40, 5)
    index = make_integers(random, 40, 2, 6, 8)
    empty = make_integers(random, 2, 2, 6)
    rows = numpy.concatenate([points, features], 2)
    expected = numpy.stack([rows[batch][index[batch]] for batch in range(2)]) * (1 - empty)[..., None, None]
    arguments = [2, 40, 6, 5, 8, points, index, features, zeros(2, 6, 8, 8), empty]
    return Case(grid=(1, 6, 2), block=32, arguments=arguments, expected_by_argument={8: expected})
