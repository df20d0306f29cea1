"""Kernels for images, losses and normalization."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.random import Generator

from ..kernels import Case
from .package import MMCV, make_floats, make_integers, zeros

FIRST_INDEX = numpy.int32(1)  # of a filter's elements in the kernels for rotated filters


@MMCV.kernel("active_rotated_filter_cuda_kernel.cuh", "active_rotated_filter_forward_cuda_kernel<float>")
def active_rotated_filter(random: Generator) -> Case:
    """Return a case whose kernel writes each filter 4 times, with different orders of its elements."""
    weight = make_floats(random, 3, 2, 9)
    expected = zeros(3, 4, 2, 9)
    index = numpy.stack([random.permutation(9) for _ in range(4)], 1).astype("i4")
    for rotation in range(4):
        expected[:, rotation, :, index[:, rotation]] = weight.transpose(2, 0, 1)
    arguments = [54, weight, index + FIRST_INDEX, 2, 3, 1, 4, 9, zeros(3, 4, 2, 9)]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={8: expected})


@MMCV.kernel("active_rotated_filter_cuda_kernel.cuh", "active_rotated_filter_backward_cuda_kernel<float>")
def active_rotated_filter_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds the gradients of the 4 rotated filters."""
    gradient = make_floats(random, 3, 4, 2, 9)
    index = numpy.stack([random.permutation(9) for _ in range(4)], 1).astype("i4")
    expected = sum(gradient[:, rotation][:, :, index[:, rotation]] for rotation in range(4))
    arguments = [54, gradient, index + FIRST_INDEX, 2, 3, 1, 4, 9, zeros(3, 2, 9)]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={8: expected})


@MMCV.kernel("sigmoid_focal_loss_cuda_kernel.cuh", "sigmoid_focal_loss_forward_cuda_kernel<float>")
def sigmoid_focal_loss(random: Generator) -> Case:
    """Return a test case whose kernel computes the focal loss of 20 predictions of 5 classes."""
    values = make_floats(random, 20, 5)
    target = make_integers(random, 5, 20, dtype="i8")
    weight = make_floats(random, 5)
    probability = 1 / (1 + numpy.exp(-values))
    positive = -0.25 * (1 - probability) ** 2 * numpy.log(probability)
    negative = -0.75 * probability**2 * numpy.log(1 - probability)
    expected = numpy.where(target[:, None] == numpy.arange(5), positive, negative) * weight[target][:, None]
    arguments = [100, values, target, weight, zeros(20, 5), 2.0, 0.25, 5]
    return Case(grid=2, block=64, arguments=arguments, expected_by_argument={4: expected})


@MMCV.kernel("sigmoid_focal_loss_cuda_kernel.cuh", "sigmoid_focal_loss_backward_cuda_kernel<float>")
def sigmoid_focal_loss_backward(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradient of the focal loss."""
    values = make_floats(random, 20, 5)
    target = make_integers(random, 5, 20, dtype="i8")
    weight = make_floats(random, 5)
    probability = 1 / (1 + numpy.exp(-values))
    positive = -0.25 * (1 - probability) ** 2 * (1 - probability - 2 * probability * numpy.log(probability))
    negative = -0.75 * probability**2 * (2 * (1 - probability) * numpy.log(1 - probability) - probability)
    expected = numpy.where(target[:, None] == numpy.arange(5), positive, negative) * weight[target][:, None]
    arguments = [100, values, target, weight, zeros(20, 5), 2.0, 0.25, 5]
    return Case(grid=2, block=64, arguments=arguments, expected_by_argument={4: expected})


def make_softmax(random: Generator) -> tuple[Any, Any, Any, Any]:
    """Return the inputs of a focal loss, for 40 predictions of 5 classes.

    Returns:
        The probability of each class, the true class of each prediction, the weight of each class, and the
        probability of the true class.
    """
    values = numpy.exp(make_floats(random, 40, 5))
    softmax = (values / values.sum(1, keepdims=True)).astype("f4")
    target = make_integers(random, 5, 40, dtype="i8")
    return softmax, target, numpy.abs(make_floats(random, 5)), softmax[numpy.arange(40), target]


@MMCV.kernel("softmax_focal_loss_cuda_kernel.cuh", "softmax_focal_loss_forward_cuda_kernel<float>")
def softmax_focal_loss(random: Generator) -> Case:
    """Return a test case whose kernel computes the focal loss of 40 predictions of 5 classes."""
    softmax, target, weight, probability = make_softmax(random)
    expected = -0.25 * (1 - probability) ** 2 * numpy.log(probability) * weight[target]
    return Case(
        grid=1,
        block=64,
        arguments=[40, softmax, target, weight, zeros(40), 2.0, 0.25, 5],
        expected_by_argument={4: expected},
    )


@MMCV.kernel("softmax_focal_loss_cuda_kernel.cuh", "softmax_focal_loss_backward_cuda1_kernel<float>")
def softmax_focal_loss_backward_1(random: Generator) -> Case:
    """Return a test case whose kernel computes the part of the gradient that is the same for all classes."""
    softmax, target, weight, probability = make_softmax(random)
    expected = (
        0.25
        * (-((1 - probability) ** 2) + 2 * (1 - probability) * probability * numpy.log(probability))
        * weight[target]
    )
    return Case(
        grid=1,
        block=64,
        arguments=[40, softmax, target, weight, zeros(40), 2.0, 0.25, 5],
        expected_by_argument={4: expected},
    )


@MMCV.kernel("softmax_focal_loss_cuda_kernel.cuh", "softmax_focal_loss_backward_cuda2_kernel<float>")
def softmax_focal_loss_backward_2(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradient for each prediction and class."""
    softmax, target, _, probability = make_softmax(random)
    expected = probability[:, None] * ((target[:, None] == numpy.arange(5)) - softmax)
    return Case(
        grid=2,
        block=128,
        arguments=[200, softmax, target, probability, zeros(40, 5), 5],
        expected_by_argument={4: expected},
    )


def shift_case(random: Generator) -> Case:
    """Return a test case whose kernel shifts groups of channels in time.

    There are 2 videos, each of 5 images with 6 channels of 7 pixels. A group consists of 2 channels.
    """
    videos = make_floats(random, 2, 5, 6, 7)
    shift = (make_integers(random, 5, 2, 3) - 2).astype("i4")
    expected = zeros(2, 5, 6, 7)
    for video, time, channel in numpy.ndindex(2, 5, 6):
        shifted_time = time + shift[video, channel // 2]
        if 0 <= shifted_time < 5:
            expected[video, shifted_time, channel] = videos[video, time, channel]
    return Case(
        grid=2,
        block=64,
        arguments=[84, videos, shift, zeros(2, 5, 6, 7), 2, 6, 5, 7, 3, 2],
        expected_by_argument={3: expected},
    )


@MMCV.kernel("tin_shift_cuda_kernel.cuh", "tin_shift_forward_cuda_kernel<float>")
def tin_shift(random: Generator) -> Case:
    """Return a test case of the kernel for the forward pass."""
    return shift_case(random)


@MMCV.kernel("tin_shift_cuda_kernel.cuh", "tin_shift_backward_cuda_kernel<float>")
def tin_shift_backward(random: Generator) -> Case:
    """Return a test case of the kernel for the backward pass, which shifts in the same direction."""
    return shift_case(random)


def iter_mask() -> Any:
    """Iterate over the masks of all pixels in 2 images of 4 x 6 pixels.

    A mask has an element for each of the 5 x 7 pixels around its own pixel. Elements for pixels outside the
    image are omitted.

    Yields:
        The image, the index of the element in the mask, the y and x of the mask's own pixel, and the index of
        the pixel that the element applies to.
    """
    for image, row, column, y, x in numpy.ndindex(2, 5, 7, 4, 6):
        other_y = row + y - 2
        other_x = column + x - 3
        if 0 <= other_y < 4 and 0 <= other_x < 6:
            yield image, row * 7 + column, y, x, other_y * 6 + other_x


# The number of pixels, the height and width of an image, the height and width of a mask, and half of the
# mask's height and width.
PSAMASK = (48, 4, 6, 5, 7, 2, 3)


@MMCV.kernel("psamask_cuda_kernel.cuh", "psamask_collect_forward_cuda<float>")
def psamask_collect(random: Generator) -> Case:
    """Return a case whose kernel collects, for each pixel, the elements of masks that apply to it."""
    mask = make_floats(random, 2, 35, 4, 6)
    expected = zeros(2, 24, 4, 6)
    for image, element, y, x, other in iter_mask():
        expected[image, other, y, x] = mask[image, element, y, x]
    return Case(
        grid=1, block=64, arguments=[*PSAMASK, mask, zeros(2, 24, 4, 6)], expected_by_argument={8: expected}
    )


@MMCV.kernel("psamask_cuda_kernel.cuh", "psamask_distribute_forward_cuda<float>")
def psamask_distribute(random: Generator) -> Case:
    """Return a case whose kernel sorts the elements of a pixel's mask by the pixel they apply to."""
    mask = make_floats(random, 2, 35, 4, 6)
    expected = zeros(2, 4, 6, 24)
    for image, element, y, x, other in iter_mask():
        expected[image, y, x, other] = mask[image, element, y, x]
    return Case(
        grid=1, block=64, arguments=[*PSAMASK, mask, zeros(2, 4, 6, 24)], expected_by_argument={8: expected}
    )


@MMCV.kernel("psamask_cuda_kernel.cuh", "psamask_collect_backward_cuda<float>")
def psamask_collect_backward(random: Generator) -> Case:
    """Return a case whose kernel copies the gradients of the results of `psamask_collect` to the masks."""
    gradient = make_floats(random, 2, 24, 4, 6)
    expected = zeros(2, 35, 4, 6)
    for image, element, y, x, other in iter_mask():
        expected[image, element, y, x] = gradient[image, other, y, x]
    return Case(
        grid=1,
        block=64,
        arguments=[*PSAMASK, gradient, zeros(2, 35, 4, 6)],
        expected_by_argument={8: expected},
    )


@MMCV.kernel("psamask_cuda_kernel.cuh", "psamask_distribute_backward_cuda<float>")
def psamask_distribute_backward(random: Generator) -> Case:
    """Return a case whose kernel copies the gradients of the results of `psamask_distribute` to the masks."""
    gradient = make_floats(random, 2, 4, 6, 24)
    expected = zeros(2, 35, 4, 6)
    for image, element, y, x, other in iter_mask():
        expected[image, element, y, x] = gradient[image, y, x, other]
    return Case(
        grid=1,
        block=64,
        arguments=[*PSAMASK, gradient, zeros(2, 35, 4, 6)],
        expected_by_argument={8: expected},
    )


@MMCV.kernel("masked_conv2d_cuda_kernel.cuh", "MaskedIm2colForward<float>")
def masked_im2col(random: Generator) -> Case:
    """Return a test case whose kernel copies the 3 x 3 pixels around each of 20 pixels to a column."""
    image = make_floats(random, 3, 8, 9)
    rows = make_integers(random, 8, 20, dtype="i8")
    columns = make_integers(random, 9, 20, dtype="i8")
    padded = numpy.pad(image, ((0, 0), (1, 1), (1, 1)))
    expected = numpy.stack(
        [padded[:, row : row + 3, column : column + 3] for row, column in zip(rows, columns, strict=True)], 3
    )
    arguments = [60, image, 8, 9, 3, 3, 1, 1, rows, columns, 20, zeros(3, 3, 3, 20)]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={11: expected})


@MMCV.kernel("masked_conv2d_cuda_kernel.cuh", "MaskedCol2imForward<float>")
def masked_col2im(random: Generator) -> Case:
    """Return a test case whose kernel writes 20 columns to their pixels."""
    values = make_floats(random, 3, 20)
    pixels = random.permutation(72)[:20]
    expected = zeros(3, 72)
    expected[:, pixels] = values
    rows = (pixels // 9).astype("i8")
    columns = (pixels % 9).astype("i8")
    arguments = [60, values, 8, 9, 3, rows, columns, 20, zeros(3, 8, 9)]
    return Case(grid=1, block=64, arguments=arguments, expected_by_argument={8: expected})


# CARAFE enlarges images: each new pixel is the weighted sum of 3 x 3 old pixels. All channels of a group have
# the same weights. These are the shapes of the arrays: (images, channels, height, width) and
# (images, weights of both groups, height, width).
SMALL = (2, 4, 4, 5)
ENLARGED = (2, 4, 8, 10)
WEIGHTS = (2, 2 * 3 * 3, 8, 10)
# The kernels' last arguments: the width of the masks, the number of groups, the scale, and the channels,
# height and width of the enlarged images.
CARAFE = (3, 2, 2, 4, 8, 10)


def iter_neighbours() -> Any:
    """Iterate over the products that CARAFE adds up.

    Yields:
        The index of the sum in the enlarged images, the index of the pixel in the small images, and the index
        of the weight in the masks.
    """
    for image, channel, y, x, row, column in numpy.ndindex(*ENLARGED, 3, 3):
        small_y = y // 2 + row - 1
        small_x = x // 2 + column - 1
        if 0 <= small_y < 4 and 0 <= small_x < 5:
            yield (
                (image, channel, y, x),
                (image, channel, small_y, small_x),
                (image, (channel // 2 * 3 + row) * 3 + column, y, x),
            )


@MMCV.kernel("carafe_naive_cuda_kernel.cuh", "carafe_naive_forward_cuda_kernel<float>")
def carafe_naive(random: Generator) -> Case:
    """Return a test case whose kernel enlarges images with weights from masks."""
    image = make_floats(random, *SMALL)
    masks = make_floats(random, *WEIGHTS)
    expected = zeros(*ENLARGED)
    for large, small, weight in iter_neighbours():
        expected[large] += image[small] * masks[weight]
    arguments = [expected.size, image, masks, zeros(*ENLARGED), *CARAFE]
    return Case(grid=5, block=128, arguments=arguments, expected_by_argument={3: expected})


@MMCV.kernel("carafe_naive_cuda_kernel.cuh", "carafe_naive_backward_cuda_kernel<float>")
def carafe_naive_backward(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradients of the images and of the masks."""
    image = make_floats(random, *SMALL)
    masks = make_floats(random, *WEIGHTS)
    gradient = make_floats(random, *ENLARGED)
    image_gradient = zeros(*SMALL)
    masks_gradient = zeros(*WEIGHTS)
    for large, small, weight in iter_neighbours():
        image_gradient[small] += masks[weight] * gradient[large]
        masks_gradient[weight] += image[small] * gradient[large]
    output = [zeros(*SMALL), zeros(*WEIGHTS)]
    arguments = [gradient.size, gradient, image, masks, *output, *CARAFE]
    return Case(
        grid=5, block=128, arguments=arguments, expected_by_argument={4: image_gradient, 5: masks_gradient}
    )


@MMCV.kernel("sync_bn_cuda_kernel.cuh", "sync_bn_forward_mean_cuda_kernel<float>")
def sync_bn_mean(random: Generator) -> Case:
    """Return a test case whose kernel computes the mean of each channel."""
    images = make_floats(random, 4, 3, 50)
    return Case(
        grid=3,
        block=512,
        arguments=[images, zeros(3), 4, 3, 50],
        expected_by_argument={1: images.mean((0, 2))},
    )


@MMCV.kernel("sync_bn_cuda_kernel.cuh", "sync_bn_forward_var_cuda_kernel<float>")
def sync_bn_variance(random: Generator) -> Case:
    """Return a test case whose kernel computes the variance of each channel."""
    images = make_floats(random, 4, 3, 50)
    arguments = [images, images.mean((0, 2)), zeros(3), 4, 3, 50]
    return Case(grid=3, block=512, arguments=arguments, expected_by_argument={2: images.var((0, 2))})


@MMCV.kernel("sync_bn_cuda_kernel.cuh", "sync_bn_forward_output_cuda_kernel<float>")
def sync_bn_output(random: Generator) -> Case:
    """Return a case whose kernel normalizes the channels, and updates the running means and variances."""
    images = make_floats(random, 4, 3, 50)
    weight = make_floats(random, 3)
    bias = make_floats(random, 3)
    mean = images.mean((0, 2))
    variance = images.var((0, 2))
    deviation = numpy.sqrt(variance + 1e-3)
    norm = (images - mean[:, None]) / deviation[:, None]
    means = make_floats(random, 3)
    variances = numpy.abs(make_floats(random, 3))
    output = [zeros(4, 3, 50), zeros(3), zeros(4, 3, 50)]
    arguments = [images, mean, variance, means, variances, weight, bias, *output, 4, 3, 50, 1e-3, 0.1, 1]
    expected = {
        3: 0.1 * mean + 0.9 * means,
        4: 0.1 * variance * 200 / 199 + 0.9 * variances,
        7: norm,
        8: deviation,
        9: norm * weight[:, None] + bias[:, None],
    }
    return Case(grid=3, block=512, arguments=arguments, expected_by_argument=expected)


@MMCV.kernel("sync_bn_cuda_kernel.cuh", "sync_bn_backward_param_cuda_kernel<float>")
def sync_bn_backward_parameters(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradients of the weights and biases."""
    gradient = make_floats(random, 4, 3, 50)
    norm = make_floats(random, 4, 3, 50)
    expected = {2: (gradient * norm).sum((0, 2)), 3: gradient.sum((0, 2))}
    return Case(
        grid=3,
        block=512,
        arguments=[gradient, norm, zeros(3), zeros(3), 4, 3, 50],
        expected_by_argument=expected,
    )


@MMCV.kernel("sync_bn_cuda_kernel.cuh", "sync_bn_backward_data_cuda_kernel<float>")
def sync_bn_backward_data(random: Generator) -> Case:
    """Return a test case whose kernel computes the gradient of the images."""
    gradient = make_floats(random, 4, 3, 50)
    norm = make_floats(random, 4, 3, 50)
    weight, weight_gradient, bias_gradient = (make_floats(random, 3, 1) for _ in range(3))
    deviation = 1 + numpy.abs(make_floats(random, 3, 1))
    elements_of_channel = 4 * 50
    mean_gradient = (weight_gradient * norm + bias_gradient) / elements_of_channel
    expected = weight * (gradient - mean_gradient) / deviation
    output = zeros(4, 3, 50)
    gradients = [weight_gradient, bias_gradient]
    arguments = [gradient.size, gradient, weight, *gradients, norm, deviation, output, 4, 3, 50]
    return Case(grid=2, block=512, arguments=arguments, expected_by_argument={7: expected})
