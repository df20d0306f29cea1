"""Transpose a matrix in tiles, check the result, and measure the bandwidth: cudyn.

transpose.c is the same program in C.
"""

import contextlib
import sys
from pathlib import Path

import numpy

import cudyn
from cudyn import driver, testing

SOURCE = Path(__file__).with_name("transpose.cuh")
TILE = 32
ROWS_OF_BLOCK = 8


def load_kernel():
    """Compile the kernel from its file, whose name appears in error messages."""
    code = cudyn.compile(SOURCE, options=["-lineinfo"])
    return cudyn.Module(code).get_kernel("transpose")


def count_tiles(size):
    """Return the number of tiles that are needed to cover `size` elements."""
    return -(-size // TILE)


def transpose(kernel, matrix):
    """Return the transposed matrix, and the duration of the kernel in milliseconds."""
    rows, columns = matrix.shape
    source = cudyn.Buffer.from_host(matrix)
    result = cudyn.Buffer((columns, rows), matrix.dtype)
    start, end = cudyn.Event(timing=True), cudyn.Event(timing=True)
    grid = count_tiles(columns), count_tiles(rows)
    start.record()
    kernel.launch(grid, (TILE, ROWS_OF_BLOCK), source, result, rows, columns)
    end.record().sync()
    return result.to_host(), end - start


def main(rows, columns):
    kernel = load_kernel()
    matrix = numpy.arange(rows * columns, dtype=numpy.float32).reshape(rows, columns)
    result, milliseconds = transpose(kernel, matrix)
    wrong = int((result != matrix.T).sum())
    print(f"{rows} x {columns}: {wrong} wrong elements")
    if milliseconds > 0:
        gigabytes = 2 * matrix.nbytes / 1e9
        print(f"{gigabytes / milliseconds * 1000:.1f} GB/s", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sizes = [int(word) for word in sys.argv[1:]] or [70, 100]
    # Runs on the GPU or, without a GPU, in a simulation on the CPU.
    with contextlib.nullcontext() if driver.available else testing.simulate("sm_90", run=True):
        sys.exit(main(*sizes))
