"""The programs that `programs` runs."""

from __future__ import annotations

from .kernels import Package
from .lightseq import LIGHTSEQ
from .programs import Collection

# LightSeq's sdist contains CUB 1.8 with its examples and tests.
CUB = Package(LIGHTSEQ.name, LIGHTSEQ.version, f"lightseq-{LIGHTSEQ.version}/3rdparty/cub", includes=(".",))
# CUDA 13 removed a field of cudaDeviceProp, which the examples print, and contains its own CUB.
OPTIONS = ("-DmemoryClockRate=memoryBusWidth", "-DTHRUST_IGNORE_CUB_VERSION_CHECK")
CUB_EXAMPLES = Collection(
    "CUB examples",
    CUB,
    [
        f"examples/{name}.cu"
        for name in (
            "block/example_block_radix_sort",
            "block/example_block_reduce",
            "block/example_block_scan",
            "block/reduce_by_key",
            "device/example_device_partition_flagged",
            "device/example_device_partition_if",
            "device/example_device_radix_sort",
            "device/example_device_reduce",
            "device/example_device_scan",
            "device/example_device_select_flagged",
            "device/example_device_select_if",
            "device/example_device_select_unique",
            "device/example_device_sort_find_non_trivial_runs",
        )
    ],
    OPTIONS,
)
CUB_TESTS = Collection(
    "CUB tests",
    CUB,
    [f"test/test_{name}.cu" for name in ("allocator", "grid_barrier", "warp_reduce", "warp_scan")],
    # Without this macro, the tests have hundreds of instantiations.
    (*OPTIONS, "-DQUICK_TEST"),
    # Line 223: all threads write the number of clock cycles to the same element.
    judged={"test/test_warp_reduce.cu": "race in global memory: "},
)
NUMBA = Package("numba-cuda", "0.30.4", "numba_cuda/numba/cuda/tests/doc_examples", is_wheel=True)
NUMBA_EXAMPLES = Collection(
    "documentation examples",
    NUMBA,
    [
        f"test_{name}.py"
        for name in (
            "cg",
            "cpointer",
            "cpu_gpu_compat",
            "ffi",
            "globals",
            "laplace",
            "montecarlo",
            "random",
            "reduction",
            "sessionize",
            "ufunc",
            "vecadd",
        )
    ],
)
COLLECTIONS = (CUB_EXAMPLES, CUB_TESTS, NUMBA_EXAMPLES)
