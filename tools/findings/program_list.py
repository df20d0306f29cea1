"""The programs that the module `programs` runs."""

from __future__ import annotations

from .kernels import Package
from .lightseq import LIGHTSEQ
from .programs import Collection

# LightSeq's sdist contains CUB 1.8 with its examples and tests.
CUB = Package(LIGHTSEQ.name, LIGHTSEQ.version, f"lightseq-{LIGHTSEQ.version}/3rdparty/cub", includes=(".",))
# CUDA 13 removed the field memoryClockRate of cudaDeviceProp, which the examples print, and contains its own
# CUB.
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
    [
        f"test/test_{name}.cu"
        for name in (
            "allocator",
            "block_histogram",
            "block_load_store",
            "block_radix_sort",
            "block_reduce",
            "block_scan",
            "device_histogram",
            "device_radix_sort",
            "device_reduce",
            "device_reduce_by_key",
            "device_run_length_encode",
            "device_scan",
            "device_select_if",
            "device_select_unique",
            "grid_barrier",
            "iterator",
            "warp_reduce",
            "warp_scan",
        )
    ],
    # Without QUICK_TEST, the tests have hundreds of instantiations. CUB's makefile defines TEST_ARCH.
    (*OPTIONS, "-DQUICK_TEST", "-DTEST_ARCH=900"),
    # Line 223: all threads write the number of clock cycles to the same element.
    judged={"test/test_warp_reduce.cu": "race in global memory: "},
)
CUTLASS = Package(
    "nvidia-cutlass",
    "4.2.0.0",
    "cutlass_library/source/examples",
    is_wheel=True,
    includes=("../include", "../tools/util/include", "common"),
)
# The arguments select small sizes, and a comparison with a result that the CPU computes.
CUTLASS_EXAMPLES = Collection(
    "examples",
    CUTLASS,
    [
        "00_basic_gemm/basic_gemm.cu 128 128 32",
        "02_dump_reg_shmem/dump_reg_shmem.cu",
        "04_tile_iterator/tile_iterator.cu",
        "14_ampere_tf32_tensorop_gemm/ampere_tf32_tensorop_gemm.cu --m=128 --n=128 --k=32 --iterations=1",
        "19_tensorop_canonical/tensorop_canonical.cu",
        "20_simt_canonical/simt_canonical.cu",
        "21_quaternion_gemm/quaternion_gemm.cu --m=64 --n=64 --k=8 --iterations=1",
        "46_depthwise_simt_conv2dfprop/depthwise_simt_conv2dfprop.cu"
        " --h=16 --w=16 --ref-check --iterations=1",
        "cute/tutorial/sgemm_1.cu 128 128 16",
    ],
)
NUMBA = Package("numba-cuda", "0.30.4", "numba_cuda/numba/cuda/tests", is_wheel=True)
NUMBA_EXAMPLES = Collection(
    "documentation examples",
    NUMBA,
    [
        f"doc_examples/test_{name}.py"
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
NUMBA_TESTS = Collection(
    "tests of kernels",
    NUMBA,
    [
        f"cudapy/test_{name}.py"
        for name in (
            "blackscholes",
            "constmem",
            "cooperative_groups",
            "forall",
            "freevar",
            "idiv",
            "laplace",
            "nondet",
            "powi",
            "reduction",
            "sync",
            "transpose",
            "warp_ops",
        )
    ],
    # data/cta_barrier.cu: a block barrier is missing between lines 23 and 26.
    judged={"cudapy/test_cooperative_groups.py": "race in shared memory: barrier is written"},
)
COLLECTIONS = (CUB_EXAMPLES, CUB_TESTS, CUTLASS_EXAMPLES, NUMBA_EXAMPLES, NUMBA_TESTS)
