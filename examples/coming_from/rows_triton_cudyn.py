"""Divide each row of a matrix by its sum, in two streams: a triton kernel, launched by cudyn."""

import numpy
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget

import cudyn

TYPES = {"float32": "*fp32", "float64": "*fp64"}
BLOCK = 64
WARPS = 2


@triton.jit
def divide_by_sum(matrix, columns, BLOCK: tl.constexpr):
    row = matrix + tl.program_id(0) * columns
    sums = tl.zeros((BLOCK,), matrix.dtype.element_ty)
    for start in range(0, columns, BLOCK):
        index = start + tl.arange(0, BLOCK)
        sums += tl.load(row + index, mask=index < columns, other=0)
    total = tl.sum(sums)
    for start in range(0, columns, BLOCK):
        index = start + tl.arange(0, BLOCK)
        values = tl.load(row + index, mask=index < columns)
        tl.store(row + index, values / total, mask=index < columns)


def load_kernel(pointer_type):
    """Compile the kernel with triton. Return it, and the number of bytes of shared memory that it needs."""
    signature = {"matrix": pointer_type, "columns": "i32", "BLOCK": "constexpr"}
    source = triton.compiler.ASTSource(divide_by_sum, signature, {"BLOCK": BLOCK})
    major, minor = cudyn.Device(0).compute_capability
    target = GPUTarget("cuda", 10 * major + minor, 32)
    compiled = triton.compile(source, target=target, options={"num_warps": WARPS})
    # triton adds two parameters: pointers to scratch memory, which this kernel does not need.
    assert compiled.metadata.global_scratch_size == compiled.metadata.profile_scratch_size == 0
    module = cudyn.Module(compiled.asm["cubin"])
    return module.get_kernel(compiled.metadata.name), compiled.metadata.shared


def divide(kernels, matrices):
    """Divide the rows of each matrix in its own stream. Return the results and the milliseconds.

    For each dtype, `kernels` contains the kernel and the number of bytes of shared memory that it needs.
    """
    start, end = cudyn.Event(timing=True), cudyn.Event(timing=True)
    start.record()
    streams = [cudyn.Stream() for _ in matrices]
    buffers = []
    for matrix, stream in zip(matrices, streams):
        rows, columns = matrix.shape
        buffer = cudyn.Buffer.from_host(matrix, stream=stream)
        kernel, shared = kernels[str(matrix.dtype)]
        arguments = buffer, columns, None, None  # no scratch memory
        kernel.launch(rows, 32 * WARPS, *arguments, shared_memory=shared, stream=stream)
        buffers.append(buffer)
    for stream in streams:
        stream.sync()
    end.record().sync()
    return [buffer.to_host() for buffer in buffers], end - start


def main():
    kernels = {dtype: load_kernel(pointer_type) for dtype, pointer_type in TYPES.items()}
    generator = numpy.random.default_rng(1)
    matrices = [generator.random((8, 100)).astype(dtype) for dtype in TYPES]
    results, milliseconds = divide(kernels, matrices)
    for matrix, result in zip(matrices, results):
        expected = matrix / matrix.sum(axis=1, keepdims=True)
        numpy.testing.assert_allclose(result, expected, rtol=1e-5)
        print(f"{matrix.dtype}: {len(matrix)} rows, sum of the first {result[0].sum():.3f}")
    assert milliseconds >= 0


if __name__ == "__main__":
    main()
