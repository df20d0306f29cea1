"""Kernels of thinc, the library that spaCy uses, with models of their results."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy
from numpy.random import Generator

from .kernels import Case, Package

THINC = Package(
    "thinc",
    "9.1.1",
    "thinc/backends",
    is_wheel=True,
    # thinc compiles its files with NVRTC, and one of them defines these types. nvcc defines them, too.
    preamble="#include <cmath>\n#define int64_t thinc_int64_t\n#define uint64_t thinc_uint64_t\n",
)
FILE = "_custom_kernels.cu"
COUNT = 300  # elements of the arrays
# thinc's default thresholds. Beyond its threshold, an activation function is replaced with a linear function.
GELU_THRESHOLD, MISH_THRESHOLD, SWISH_THRESHOLD = 6.0, 5.0, 17.0


def make_floats(random: Generator, *shape: int) -> Any:
    """Return numbers, some of which exceed the thresholds of GELU and Mish."""
    return (4 * random.standard_normal(shape)).astype("f4")


def sigmoid(values: Any) -> Any:
    """Apply the logistic function."""
    return 1 / (1 + numpy.exp(-values))


def normal_distribution(values: Any) -> Any:
    """Apply the cumulative distribution function of the normal distribution."""
    return numpy.vectorize(lambda value: (1 + math.erf(value / math.sqrt(2))) / 2)(values)


def activation_case(random: Generator, function: Callable[[Any], Any], *parameters: float) -> Case:
    """Return a test case whose kernel applies an activation function.

    Args:
        random: The generator of the values.
        function: A model of the activation function.
        parameters: The kernel's arguments that specify the function, such as a threshold.
    """
    values = make_floats(random, COUNT)
    arguments = [numpy.zeros_like(values), values, *parameters, COUNT]
    return Case(
        grid=2, block=64, arguments=arguments, expected_by_argument={0: function(values.astype("f8"))}
    )


def gradient_case(random: Generator, derivative: Callable[[Any], Any], *parameters: float) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of an activation function.

    Args:
        random: The generator of the values.
        derivative: A model of the derivative.
        parameters: The kernel's arguments that specify the function, such as a threshold.
    """
    gradients = make_floats(random, COUNT)
    values = make_floats(random, COUNT)
    arguments = [numpy.zeros_like(values), gradients, values, *parameters, COUNT]
    return Case(
        grid=2,
        block=64,
        arguments=arguments,
        expected_by_argument={0: gradients * derivative(values.astype("f8"))},
        tolerance=5e-4,
    )


@THINC.kernel(FILE, "clipped_linear<float>")
def clipped_linear(random: Generator) -> Case:
    """Return a test case whose kernel computes min(max(0.3 * x + 0.2, -0.5), 1.1)."""
    return activation_case(
        random, lambda values: numpy.clip(values * 0.3 + 0.2, -0.5, 1.1), 0.3, 0.2, -0.5, 1.1
    )


@THINC.kernel(FILE, "backprop_clipped_linear<float>")
def clipped_linear_backward(random: Generator) -> Case:
    """Return a case whose kernel multiplies gradients by the derivative of the clipped linear function."""

    def derivative(values: Any) -> Any:
        result = values * 0.3 + 0.2
        return numpy.where((result > -0.5) & (result < 1.1), 0.3, 0)

    return gradient_case(random, derivative, 0.3, 0.2, -0.5, 1.1)


@THINC.kernel(FILE, "dish<float>")
def dish(random: Generator) -> Case:
    """Return a test case whose kernel applies Dish: x / 2 * (x / sqrt(1 + x**2) + 1)."""
    return activation_case(random, lambda values: values / 2 * (values / numpy.sqrt(1 + values**2) + 1))


@THINC.kernel(FILE, "backprop_dish<float>")
def dish_backward(random: Generator) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of Dish."""

    def derivative(values: Any) -> Any:
        root = numpy.sqrt(1 + values**2)
        return (values / root + 1) / 2 + values / 2 / root**3

    return gradient_case(random, derivative)


@THINC.kernel(FILE, "gelu<float>")
def gelu(random: Generator) -> Case:
    """Return a test case whose kernel applies GELU."""
    return activation_case(random, lambda values: values * normal_distribution(values), GELU_THRESHOLD)


@THINC.kernel(FILE, "backprop_gelu<float>")
def gelu_backward(random: Generator) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of GELU."""

    def derivative(values: Any) -> Any:
        density = numpy.exp(-(values**2) / 2) / math.sqrt(2 * math.pi)
        return normal_distribution(values) + values * density

    return gradient_case(random, derivative, GELU_THRESHOLD)


@THINC.kernel(FILE, "mish<float>")
def mish(random: Generator) -> Case:
    """Return a test case whose kernel applies Mish: x * tanh(log(1 + exp(x)))."""

    def apply(values: Any) -> Any:
        mish_of_values = values * numpy.tanh(numpy.log1p(numpy.exp(values)))
        return numpy.where(values >= MISH_THRESHOLD, values, mish_of_values)

    return activation_case(random, apply, MISH_THRESHOLD)


@THINC.kernel(FILE, "backprop_mish<float>")
def mish_backward(random: Generator) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of Mish."""

    def derivative(values: Any) -> Any:
        hyperbolic = numpy.tanh(numpy.log1p(numpy.exp(values)))
        mish_derivative = hyperbolic + values * (1 - hyperbolic**2) * sigmoid(values)
        return numpy.where(values >= MISH_THRESHOLD, 1, mish_derivative)

    return gradient_case(random, derivative, MISH_THRESHOLD)


@THINC.kernel(FILE, "swish<float>")
def swish(random: Generator) -> Case:
    """Return a test case whose kernel applies Swish: x * sigmoid(x)."""
    return activation_case(random, lambda values: values * sigmoid(values), SWISH_THRESHOLD)


@THINC.kernel(FILE, "backprop_swish<float>")
def swish_backward(random: Generator) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of Swish."""
    gradients = make_floats(random, COUNT)
    values = make_floats(random, COUNT)
    results = values * sigmoid(values)
    expected = gradients * (sigmoid(values) + values * sigmoid(values) * (1 - sigmoid(values)))
    arguments = [numpy.zeros_like(values), gradients, values, results, SWISH_THRESHOLD, COUNT]
    return Case(grid=2, block=64, arguments=arguments, expected_by_argument={0: expected})


@THINC.kernel(FILE, "backprop_hard_swish<float>")
def hard_swish_backward(random: Generator) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of thinc's hard Swish."""

    def derivative(values: Any) -> Any:
        return numpy.select([values > 2.5, values < -2.5], [1, 0], values * 0.4 + 0.5)

    return gradient_case(random, derivative)


@THINC.kernel(FILE, "backprop_hard_swish_mobilenet<float>")
def hard_swish_mobilenet_backward(random: Generator) -> Case:
    """Return a test case whose kernel multiplies gradients by the derivative of MobileNet's hard Swish."""

    def derivative(values: Any) -> Any:
        return numpy.select([values > 3, values < -3], [1, 0], values / 3 + 0.5)

    return gradient_case(random, derivative)


@THINC.kernel(FILE, "gather_add<float>")
def gather_add(random: Generator) -> Case:
    """Return a test case whose kernel adds 3 rows of a table, chosen by their indices, to each of 50 rows."""
    table = make_floats(random, 20, 6)
    sums = make_floats(random, 50, 6)
    index = random.integers(0, 20, (50, 3)).astype("i4")
    return Case(
        grid=2,
        block=16,
        arguments=[sums, table, index, 20, 6, 50, 3],
        expected_by_argument={0: sums + table[index].sum(1)},
    )


@THINC.kernel(FILE, "maxout<float>")
def maxout(random: Generator) -> Case:
    """Return a test case whose kernel finds the maximum of each group of 3 elements, and its position."""
    values = make_floats(random, 20, 6, 3)
    output = [numpy.zeros((20, 6), "f4"), numpy.zeros((20, 6), "i4")]
    expected = {0: values.max(2), 1: values.argmax(2)}
    return Case(grid=2, block=32, arguments=[*output, values, 20, 6, 3], expected_by_argument=expected)


@THINC.kernel(FILE, "backprop_maxout<float>")
def maxout_backward(random: Generator) -> Case:
    """Return a test case whose kernel copies each gradient to the position of its maximum."""
    gradients = make_floats(random, 20, 6)
    positions = random.integers(0, 3, (20, 6)).astype("i4")
    expected = numpy.zeros((20, 6, 3), "f4")
    for row, group in numpy.ndindex(20, 6):
        expected[row, group, positions[row, group]] = gradients[row, group]
    arguments = [numpy.zeros_like(expected), gradients, positions, 20, 6, 3]
    return Case(grid=1, block=16, arguments=arguments, expected_by_argument={0: expected})


# --- sequences of rows, which are stored in one array, one sequence after the other

LENGTHS = numpy.array([4, 1, 7, 2], "i4")
ROWS = int(LENGTHS.sum())
WIDTH = 3
WINDOW = 2
SEQUENCES = numpy.split(numpy.arange(ROWS), numpy.cumsum(LENGTHS)[:-1])


def iter_windows() -> Any:
    """Iterate over the windows of all rows.

    The window of a row contains the WINDOW rows before it, the row itself, and the WINDOW rows after it.
    Positions beyond the ends of the sequence are omitted.

    Yields:
        The row, a position in its window, and the row at this position.
    """
    for sequence in SEQUENCES:
        for row in sequence:
            for position in range(2 * WINDOW + 1):
                neighbour = row + position - WINDOW
                if neighbour in sequence:
                    yield row, position, neighbour


@THINC.kernel(FILE, "seq2col<float>")
def windows(random: Generator) -> Case:
    """Return a test case whose kernel copies the window of each row."""
    values = make_floats(random, ROWS, WIDTH)
    expected = numpy.zeros((ROWS, 2 * WINDOW + 1, WIDTH), "f4")
    for row, position, neighbour in iter_windows():
        expected[row, position] = values[neighbour]
    arguments = [numpy.zeros_like(expected), values, LENGTHS, WINDOW, ROWS, WIDTH, len(LENGTHS)]
    return Case(grid=2, block=4, arguments=arguments, expected_by_argument={0: expected})


@THINC.kernel(FILE, "backprop_seq2col<float>")
def windows_backward(random: Generator) -> Case:
    """Return a test case whose kernel adds up the gradients of all copies of each row."""
    gradients = make_floats(random, ROWS, 2 * WINDOW + 1, WIDTH)
    expected = numpy.zeros((ROWS, WIDTH), "f4")
    for row, position, neighbour in iter_windows():
        expected[neighbour] += gradients[row, position]
    arguments = [numpy.zeros_like(expected), gradients, LENGTHS, WINDOW, ROWS, WIDTH, len(LENGTHS)]
    return Case(grid=2, block=4, arguments=arguments, expected_by_argument={0: expected})


@THINC.kernel(FILE, "reduce_sum<float>")
def reduce_sum(random: Generator) -> Case:
    """Return a test case whose kernel adds the rows of each sequence."""
    values = make_floats(random, ROWS, WIDTH)
    expected = numpy.stack([values[sequence].sum(0) for sequence in SEQUENCES])
    arguments = [numpy.zeros_like(expected), values, LENGTHS, len(LENGTHS), ROWS, WIDTH]
    return Case(grid=2, block=2, arguments=arguments, expected_by_argument={0: expected})


@THINC.kernel(FILE, "reduce_max<float>")
def reduce_max(random: Generator) -> Case:
    """Return a test case whose kernel finds the maximum of each column in each sequence, and its row."""
    values = make_floats(random, ROWS, WIDTH)
    expected = {
        0: numpy.stack([values[sequence].max(0) for sequence in SEQUENCES]),
        1: numpy.stack([values[sequence].argmax(0) for sequence in SEQUENCES]),
    }
    output = [numpy.zeros((len(LENGTHS), WIDTH), "f4"), numpy.zeros((len(LENGTHS), WIDTH), "i4")]
    return Case(
        grid=2,
        block=2,
        arguments=[*output, values, LENGTHS, len(LENGTHS), ROWS, WIDTH],
        expected_by_argument=expected,
    )


@THINC.kernel(FILE, "backprop_reduce_sum<float>")
def reduce_sum_backward(random: Generator) -> Case:
    """Return a test case whose kernel copies the gradient of each sum to the rows of the sequence."""
    gradients = make_floats(random, len(LENGTHS), WIDTH)
    arguments = [numpy.zeros((ROWS, WIDTH), "f4"), gradients, LENGTHS, len(LENGTHS), ROWS, WIDTH]
    return Case(grid=2, block=4, arguments=arguments, expected_by_argument={0: gradients.repeat(LENGTHS, 0)})


@THINC.kernel(FILE, "backprop_reduce_mean<float>")
def reduce_mean_backward(random: Generator) -> Case:
    """Return a test case whose kernel distributes the gradient of each mean to the rows of the sequence."""
    gradients = make_floats(random, len(LENGTHS), WIDTH)
    arguments = [numpy.zeros((ROWS, WIDTH), "f4"), gradients, LENGTHS, len(LENGTHS), ROWS, WIDTH]
    return Case(
        grid=2,
        block=4,
        arguments=arguments,
        expected_by_argument={0: (gradients / LENGTHS[:, None]).repeat(LENGTHS, 0)},
    )


@THINC.kernel(FILE, "backprop_reduce_max<float>")
def reduce_max_backward(random: Generator) -> Case:
    """Return a test case whose kernel copies the gradient of each maximum to its row."""
    gradients = make_floats(random, len(LENGTHS), WIDTH)
    expected = numpy.zeros((ROWS, WIDTH), "f4")
    rows = random.integers(0, LENGTHS[:, None], (len(LENGTHS), WIDTH)).astype("i4")
    for index, column in numpy.ndindex(rows.shape):
        expected[SEQUENCES[index][rows[index, column]], column] = gradients[index, column]
    arguments = [numpy.zeros_like(expected), gradients, rows, LENGTHS, len(LENGTHS), ROWS, WIDTH]
    return Case(grid=2, block=4, arguments=arguments, expected_by_argument={0: expected})


# --- hashes

MASK = 2**64 - 1  # the hash is computed with 64-bit make_integers
KEY_SIZE = 8  # bytes


def hash_key(key: int, seed: int) -> list[int]:
    """Return the two halves of a key's 128-bit MurmurHash3. These steps are only correct for 8-byte keys."""

    def mix(value: int) -> int:
        """Mix the bits of one half, as in fmix64() in MurmurHash3."""
        for factor in (0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53):
            value = (value ^ value >> 33) * factor & MASK
        return value ^ value >> 33

    value = key * 0x87C37B91114253D5 & MASK
    value = (value << 31 | value >> 33) & MASK
    first = seed ^ (value * 0x4CF5AD432745937F & MASK) ^ KEY_SIZE
    second = seed ^ KEY_SIZE
    first = first + second & MASK
    second = second + first & MASK
    first, second = mix(first), mix(second)
    first = first + second & MASK
    return [first, second + first & MASK]


@THINC.kernel("_murmur3.cu", "hash_data")
def hash_keys(random: Generator) -> Case:
    """Return a test case whose kernel computes the hashes of 70 keys."""
    keys = random.integers(0, 2**63, 70).astype("u8")
    expected = numpy.array([hash_key(int(key), 13) for key in keys], "u8")
    return Case(
        grid=2,
        block=16,
        arguments=[numpy.zeros_like(expected), keys, 16, KEY_SIZE, 70, 13],
        expected_by_argument={0: expected},
    )
