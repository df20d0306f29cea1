"""Kernels for sets of points."""

from __future__ import annotations

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import MMCV, make_floats, make_integers, zeros


@MMCV.kernel("ball_query_cuda_kernel.cuh", "ball_query_forward_cuda_kernel<float>")
def ball_query(random: Generator) -> Case:
    """Return a test case whose kernel finds up to 8 points with a distance of 0.1 to 1 from each center."""
    centers = make_floats(random, 2, 20, 3)
    points = make_floats(random, 2, 100, 3)
    expected = zeros(2, 20, 8, dtype="i4")
    distances = numpy.square(centers[:, :, None] - points[:, None]).sum(-1)
    for center in numpy.ndindex(2, 20):
        (near,) = numpy.nonzero((distances[center] >= 0.01) & (distances[center] < 1))
        if len(near):
            expected[center] = near[0]  # fills the row if there are fewer than 8 points
            expected[center][: len(near)] = near[:8]
    arguments = [2, 100, 20, 0.1, 1.0, 8, centers, points, zeros(2, 20, 8, dtype="i4")]
    return Case(grid=(1, 2), block=64, arguments=arguments, expected_by_argument={8: expected})


@MMCV.kernel("stack_ball_query_cuda_kernel.cuh", "stack_ball_query_forward_cuda_kernel<float>")
def stack_ball_query(random: Generator) -> Case:
    """Return a test case whose kernel finds up to 8 points near each center, in the same one of two clouds.

    An array contains the points of both clouds, and another array contains the centers of both clouds.
    """
    centers = make_floats(random, 30, 3)
    points = make_floats(random, 100, 3)
    centers_per_cloud = numpy.array([10, 20], "i4")
    points_per_cloud = numpy.array([60, 40], "i4")
    expected = zeros(30, 8, dtype="i4")
    for index, center in enumerate(centers):
        is_first_cloud = index < 10
        points_of_cloud = points[:60] if is_first_cloud else points[60:]
        (near,) = numpy.nonzero(numpy.square(center - points_of_cloud).sum(-1) < 0.49)
        if len(near):
            expected[index] = near[0]  # fills the row if there are fewer than 8 points
            expected[index][: len(near)] = near[:8]
        else:
            expected[index, 0] = -1
    output = zeros(30, 8, dtype="i4")
    return Case(
        grid=1,
        block=64,
        arguments=[2, 30, 0.7, 8, centers, centers_per_cloud, points, points_per_cloud, output],
        expected_by_argument={8: expected},
    )


@MMCV.kernel("gather_points_cuda_kernel.cuh", "gather_points_forward_cuda_kernel<float>")
def gather_points(random: Generator) -> Case:
    """Return a test case whose kernel copies the points with 70 indices."""
    points = make_floats(random, 2, 3, 50)
    index = make_integers(random, 50, 2, 70)
    expected = numpy.take_along_axis(points, index[:, None].astype("i8"), 2)
    return Case(
        grid=(1, 3, 2),
        block=128,
        arguments=[2, 3, 50, 70, points, index, zeros(2, 3, 70)],
        expected_by_argument={6: expected},
    )


@MMCV.kernel("gather_points_cuda_kernel.cuh", "gather_points_backward_cuda_kernel<float>")
def gather_points_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradient of each copy to its point."""
    gradient = make_floats(random, 2, 3, 70)
    index = make_integers(random, 50, 2, 70)
    expected = zeros(2, 3, 50)
    for batch, channel, target in numpy.ndindex(2, 3, 70):
        expected[batch, channel, index[batch, target]] += gradient[batch, channel, target]
    return Case(
        grid=(1, 3, 2),
        block=128,
        arguments=[2, 3, 50, 70, gradient, index, zeros(2, 3, 50)],
        expected_by_argument={6: expected},
    )


@MMCV.kernel("group_points_cuda_kernel.cuh", "group_points_forward_cuda_kernel<float>")
def group_points(random: Generator) -> Case:
    """Return a test case whose kernel copies the points with 4 indices for each of 12 centers."""
    points = make_floats(random, 2, 3, 50)
    index = make_integers(random, 50, 2, 12, 4)
    expected = numpy.stack([points[batch][:, index[batch]] for batch in range(2)])
    return Case(
        grid=(1, 3, 2),
        block=64,
        arguments=[2, 3, 50, 12, 4, points, index, zeros(2, 3, 12, 4)],
        expected_by_argument={7: expected},
    )


@MMCV.kernel("group_points_cuda_kernel.cuh", "group_points_backward_cuda_kernel<float>")
def group_points_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradient of each copy to its point."""
    gradient = make_floats(random, 2, 3, 12, 4)
    index = make_integers(random, 50, 2, 12, 4)
    expected = zeros(2, 3, 50)
    for batch, channel, center, sample in numpy.ndindex(2, 3, 12, 4):
        expected[batch, channel, index[batch, center, sample]] += gradient[batch, channel, center, sample]
    return Case(
        grid=(1, 3, 2),
        block=64,
        arguments=[2, 3, 50, 12, 4, gradient, index, zeros(2, 3, 50)],
        expected_by_argument={7: expected},
    )


@MMCV.kernel("stack_group_points_cuda_kernel.cuh", "stack_group_points_forward_cuda_kernel<float>")
def stack_group_points(random: Generator) -> Case:
    """Return a case whose kernel copies the points with these indices, from two clouds in the same array."""
    features = make_floats(random, 50, 3)
    index = make_integers(random, 20, 12, 4)
    features_per_cloud = numpy.array([20, 30], "i4")
    indices_per_cloud = numpy.array([5, 7], "i4")
    first_row_of_cloud = numpy.where(numpy.arange(12) < 5, 0, 20)[:, None]
    expected = features[index + first_row_of_cloud].transpose(0, 2, 1)
    arguments = [2, 3, 12, 4, features, features_per_cloud, index, indices_per_cloud, zeros(12, 3, 4)]
    return Case(grid=2, block=96, arguments=arguments, expected_by_argument={8: expected})


@MMCV.kernel("stack_group_points_cuda_kernel.cuh", "stack_group_points_backward_cuda_kernel<float>")
def stack_group_points_backward(random: Generator) -> Case:
    """Return a case whose kernel adds the gradient of each copy to its point, for two clouds."""
    gradient = make_floats(random, 12, 3, 4)
    index = make_integers(random, 20, 12, 4)
    expected = zeros(50, 3)
    features_per_cloud = numpy.array([20, 30], "i4")
    indices_per_cloud = numpy.array([5, 7], "i4")
    for point, channel, sample in numpy.ndindex(12, 3, 4):
        first_row_of_cloud = 0 if point < 5 else 20
        feature_row = index[point, sample] + first_row_of_cloud
        expected[feature_row, channel] += gradient[point, channel, sample]
    arguments = [2, 3, 12, 50, 4, gradient, index, indices_per_cloud, features_per_cloud, zeros(50, 3)]
    return Case(grid=2, block=96, arguments=arguments, expected_by_argument={9: expected})


@MMCV.kernel("three_nn_cuda_kernel.cuh", "three_nn_forward_cuda_kernel<float>")
def three_nn(random: Generator) -> Case:
    """Return a test case whose kernel finds the 3 nearest points, and their squared distances."""
    unknown = make_floats(random, 2, 40, 3)
    known = make_floats(random, 2, 30, 3)
    distances = numpy.square(unknown[:, :, None] - known[:, None]).sum(-1)
    index = numpy.argsort(distances, axis=2)[:, :, :3]
    expected = {5: numpy.take_along_axis(distances, index, 2), 6: index}
    output = [zeros(2, 40, 3), zeros(2, 40, 3, dtype="i4")]
    return Case(
        grid=(1, 2), block=64, arguments=[2, 40, 30, unknown, known, *output], expected_by_argument=expected
    )


@MMCV.kernel("three_interpolate_cuda_kernel.cuh", "three_interpolate_forward_cuda_kernel<float>")
def three_interpolate(random: Generator) -> Case:
    """Return a test case whose kernel computes weighted sums of 3 points."""
    points = make_floats(random, 2, 3, 20)
    index = make_integers(random, 20, 2, 40, 3)
    weight = make_floats(random, 2, 40, 3)
    expected = numpy.stack([(points[batch][:, index[batch]] * weight[batch]).sum(-1) for batch in range(2)])
    return Case(
        grid=(1, 3, 2),
        block=64,
        arguments=[2, 3, 20, 40, points, index, weight, zeros(2, 3, 40)],
        expected_by_argument={7: expected},
    )


@MMCV.kernel("three_interpolate_cuda_kernel.cuh", "three_interpolate_backward_cuda_kernel<float>")
def three_interpolate_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the weighted gradient of each sum to its 3 points."""
    gradient = make_floats(random, 2, 3, 40)
    weight = make_floats(random, 2, 40, 3)
    index = make_integers(random, 20, 2, 40, 3)
    expected = zeros(2, 3, 20)
    for batch, channel, target, neighbour in numpy.ndindex(2, 3, 40, 3):
        expected[batch, channel, index[batch, target, neighbour]] += (
            gradient[batch, channel, target] * weight[batch, target, neighbour]
        )
    return Case(
        grid=(1, 3, 2),
        block=64,
        arguments=[2, 3, 40, 20, gradient, index, weight, zeros(2, 3, 20)],
        expected_by_argument={7: expected},
    )


# Line 80: all threads read dists_i[0]. Thread 0 writes it in the next iteration (line 67), with no barrier in
# between.
@MMCV.kernel(
    "furthest_point_sample_cuda_kernel.cuh",
    "furthest_point_sampling_forward_cuda_kernel<64>",
    judged="race in shared memory: dists_i",
)
def furthest_point_sampling(random: Generator) -> Case:
    """Return a test case whose kernel chooses 9 of 100 points that are far from each other."""
    points = make_floats(random, 2, 100, 3)
    distances = numpy.square(points[:, :, None] - points[:, None]).sum(-1)
    arguments = [2, 100, 9, points, numpy.full((2, 100), 1e10, "f4"), zeros(2, 9, dtype="i4")]
    return Case(
        grid=2, block=64, arguments=arguments, expected_by_argument={5: sample_furthest(distances, 9)}
    )


# Lines 147 and 134: the same fault as in the kernel of `furthest_point_sampling`.
@MMCV.kernel(
    "furthest_point_sample_cuda_kernel.cuh",
    "furthest_point_sampling_with_dist_forward_cuda_kernel<64>",
    judged="race in shared memory: dists_i",
)
def furthest_point_sampling_with_distances(random: Generator) -> Case:
    """Return a case whose kernel chooses 9 of 70 points, whose distances are passed to it."""
    distances = numpy.abs(make_floats(random, 2, 70, 70))
    arguments = [2, 70, 9, distances, numpy.full((2, 70), 1e10, "f4"), zeros(2, 9, dtype="i4")]
    return Case(
        grid=2, block=64, arguments=arguments, expected_by_argument={5: sample_furthest(distances, 9)}
    )


def sample_furthest(distances: numpy.ndarray, count: int) -> numpy.ndarray:
    """Choose `count` points, starting with point 0. Each is the furthest from all points chosen before it.

    Args:
        distances: A matrix with the distances between the points, for each batch.
        count: The number of points to choose in each batch.

    Returns:
        The indices of the points, with a row for each batch.
    """
    expected = zeros(len(distances), count, dtype="i4")
    for row, matrix in zip(expected, distances, strict=True):
        nearest = numpy.full(len(matrix), 1e10)
        for i in range(1, count):
            nearest = numpy.minimum(nearest, matrix[row[i - 1]])
            row[i] = numpy.argmax(nearest)
    return expected  # type: ignore[no-any-return]


@MMCV.kernel("knn_cuda_kernel.cuh", "knn_forward_cuda_kernel<float>")
def knn(random: Generator) -> Case:
    """Return a case whose kernel finds the 5 points nearest to each center, and their squared distances."""
    points = make_floats(random, 2, 60, 3)
    centers = make_floats(random, 2, 20, 3)
    distances = numpy.square(centers[:, :, None] - points[:, None]).sum(-1)
    index = numpy.argsort(distances, axis=2)[:, :, :5]
    expected = {6: index, 7: numpy.take_along_axis(distances, index, 2)}
    output = [zeros(2, 20, 5, dtype="i4"), zeros(2, 20, 5)]
    return Case(
        grid=(1, 2),
        block=64,
        arguments=[2, 60, 20, 5, points, centers, *output],
        expected_by_argument=expected,
    )


# Line 34: the mask ~2 does not round down to a multiple of 4, so line 52 reads beyond the last of 37 points.
@MMCV.kernel(
    "chamfer_distance_cuda_kernel.cuh",
    "chamfer_distance_forward_cuda_kernel<float>",
    judged="uninitialised shared memory: ",
)
def chamfer_distance(random: Generator) -> Case:
    """Return a test case whose kernel finds the nearest of 37 points for each of 40 points."""
    first = make_floats(random, 2, 40, 2)
    second = make_floats(random, 2, 37, 2)
    distances = numpy.square(first[:, :, None] - second[:, None]).sum(-1)
    expected = {5: distances.min(2), 6: distances.argmin(2)}
    return Case(
        grid=(2, 1),
        block=64,
        arguments=[2, 40, first, 37, second, zeros(2, 40), zeros(2, 40, dtype="i4")],
        expected_by_argument=expected,
    )


@MMCV.kernel("chamfer_distance_cuda_kernel.cuh", "chamfer_distance_backward_cuda_kernel<float>")
def chamfer_distance_backward(random: Generator) -> Case:
    """Return a case whose kernel adds the gradient of each distance to the gradients of both its points."""
    first = make_floats(random, 2, 40, 2)
    second = make_floats(random, 2, 36, 2)
    gradient = make_floats(random, 2, 40)
    index = make_integers(random, 36, 2, 40)
    first_gradient = zeros(2, 40, 2)
    second_gradient = zeros(2, 36, 2)
    for batch, point in numpy.ndindex(2, 40):
        change = 2 * gradient[batch, point] * (first[batch, point] - second[batch, index[batch, point]])
        first_gradient[batch, point] += change
        second_gradient[batch, index[batch, point]] -= change
    arguments = [2, 40, first, 36, second, gradient, index, zeros(2, 40, 2), zeros(2, 36, 2)]
    return Case(
        grid=(2, 1),
        block=64,
        arguments=arguments,
        expected_by_argument={7: first_gradient, 8: second_gradient},
    )


@MMCV.kernel("assign_score_withk_cuda_kernel.cuh", "assign_score_withk_forward_cuda_kernel<float>")
def assign_score(random: Generator) -> Case:
    """Return a test case whose kernel computes differences between points and centers, weighted by scores."""
    points = make_floats(random, 2, 10, 3, 4)
    centers = make_floats(random, 2, 10, 3, 4)
    scores = make_floats(random, 2, 6, 5, 3)
    index = make_integers(random, 10, 2, 6, 5, dtype="i8")
    expected = zeros(2, 4, 6, 5)
    for batch, target, neighbour in numpy.ndindex(2, 6, 5):
        change = points[batch, index[batch, target, neighbour]] - centers[batch, index[batch, target, 0]]
        expected[batch, :, target, neighbour] = scores[batch, target, neighbour] @ change
    arguments = [2, 10, 6, 3, 5, 4, 0, points, centers, scores, index, zeros(2, 4, 6, 5)]
    return Case(grid=2, block=128, arguments=arguments, expected_by_argument={11: expected})


@MMCV.kernel("assign_score_withk_cuda_kernel.cuh", "assign_score_withk_points_backward_cuda_kernel<float>")
def assign_score_points_backward(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradients of the points and the centers."""
    gradient = make_floats(random, 2, 4, 6, 5)
    scores = make_floats(random, 2, 6, 5, 3)
    index = make_integers(random, 10, 2, 6, 5, dtype="i8")
    points_gradient = zeros(2, 10, 3, 4)
    centers_gradient = zeros(2, 10, 3, 4)
    for batch, target, neighbour in numpy.ndindex(2, 6, 5):
        change = numpy.outer(scores[batch, target, neighbour], gradient[batch, :, target, neighbour])
        points_gradient[batch, index[batch, target, neighbour]] += change
        centers_gradient[batch, index[batch, target, 0]] -= change
    output = [zeros(2, 10, 3, 4), zeros(2, 10, 3, 4)]
    arguments = [2, 10, 6, 3, 5, 4, 0, gradient, scores, index, *output]
    expected = {10: points_gradient, 11: centers_gradient}
    return Case(grid=1, block=32, arguments=arguments, expected_by_argument=expected)


@MMCV.kernel("assign_score_withk_cuda_kernel.cuh", "assign_score_withk_scores_backward_cuda_kernel<float>")
def assign_score_scores_backward(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradients of the scores."""
    points = make_floats(random, 2, 10, 3, 4)
    centers = make_floats(random, 2, 10, 3, 4)
    gradient = make_floats(random, 2, 4, 6, 5)
    index = make_integers(random, 10, 2, 6, 5, dtype="i8")
    expected = zeros(2, 6, 5, 3)
    for batch, target, neighbour in numpy.ndindex(2, 6, 5):
        change = points[batch, index[batch, target, neighbour]] - centers[batch, index[batch, target, 0]]
        expected[batch, target, neighbour] = change @ gradient[batch, :, target, neighbour]
    arguments = [2, 10, 6, 3, 5, 4, 0, gradient, points, centers, index, zeros(2, 6, 5, 3)]
    return Case(grid=2, block=96, arguments=arguments, expected_by_argument={11: expected})
