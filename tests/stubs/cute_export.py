"""Compiles kernels with the installed CuTe DSL, without a GPU, and exports each as an object file.

Run `python cute_export.py DIRECTORY` with a Python that has nvidia-cutlass-dsl. Each file is also linked as
DIRECTORY/NAME.so.

add_one  b = a + 1 on the stream that is current in TVM FFI
stream   the same on a stream that is a parameter
tma      b = 2 a, through a tensor map
check    add_one with checks of its launch, if the DSL supports them (4.8)
plain    add_one for C, without TVM FFI
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-def"
# Annotations must not be strings, because the DSL reads them.
import os
import pathlib
import subprocess
import sys
from typing import Any

os.environ.setdefault("CUTE_DSL_ARCH", "sm_90")

import cutlass
from cuda.bindings.driver import CUstream
from cutlass import cute
from cutlass.base_dsl import compiler
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import make_fake_compact_tensor, make_fake_stream
from cutlass.utils import SmemAllocator

# Version 4.4 requires a driver even for compiling.
compiler.Compiler._check_cuda_dependencies_once = lambda *_: None


@cute.kernel
def add_one_kernel(a: cute.Tensor, b: cute.Tensor):
    i = cute.arch.block_idx()[0] * 128 + cute.arch.thread_idx()[0]
    if i < a.shape[0]:
        b[i] = a[i] + 1.0


@cute.jit
def add_one(a: cute.Tensor, b: cute.Tensor, stream: CUstream):
    add_one_kernel(a, b).launch(grid=((a.shape[0] + 127) // 128, 1, 1), block=(128, 1, 1), stream=stream)


@cute.kernel
def tma_kernel(atom: cute.CopyAtom, source: cute.Tensor, b: cute.Tensor, layout: cute.Layout):
    allocator = SmemAllocator()
    shared = allocator.allocate_tensor(cutlass.Float32, layout, 128)
    barrier = allocator.allocate_array(cutlass.Int64, 1)
    thread = cute.arch.thread_idx()[0]
    block = cute.arch.block_idx()[0]
    if thread == 0:
        cute.arch.mbarrier_init(barrier, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    tile = cute.local_tile(source, (32, 32), (block, 0))
    to, part = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if thread == 0:
        cute.arch.mbarrier_arrive_and_expect_tx(barrier, 4096)
    cute.copy(atom, part, to, tma_bar_ptr=barrier)  # the whole warp executes this and elects one thread
    cute.arch.mbarrier_wait(barrier, 0)
    out = cute.local_tile(b, (32, 32), (block, 0))
    for i in range(32):
        out[thread, i] = shared[thread, i] * 2.0


@cute.jit
def tma(a: cute.Tensor, b: cute.Tensor, stream: CUstream):
    layout = cute.make_layout((32, 32), stride=(32, 1))
    atom, source = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, (32, 32))
    tma_kernel(atom, source, b, layout).launch(grid=(a.shape[0] // 32, 1, 1), block=(32, 1, 1), stream=stream)


def make_tensor(*shape: Any, **options: Any) -> Any:
    """Return a tensor without data, which only has a shape and a layout."""
    return make_fake_compact_tensor(cutlass.Float32, shape, **options)


def main(directory: pathlib.Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    n = cute.sym_int()
    rows = cute.sym_int(divisibility=32)
    vectors = make_tensor(n), make_tensor(n)
    matrices = [make_tensor(rows, 32, stride_order=(1, 0), assumed_align=16) for _ in range(2)]
    current = make_fake_stream(use_tvm_ffi_env_stream=True)
    parameter = make_fake_stream()
    ffi = "--enable-tvm-ffi"
    kernels = {
        "add_one": cute.compile(add_one, *vectors, current, options=ffi),
        "stream": cute.compile(add_one, *vectors, parameter, options=ffi),
        "tma": cute.compile(tma, *matrices, current, options=ffi),
    }
    if hasattr(compiler.CompileOptions, "debug_launch_check"):
        checking = cute.compile[compiler.EnableTVMFFI]
        checking._compile_options._debug_selectors.add("launch-check")
        kernels["check"] = checking(add_one, *vectors, current)
    for name, kernel in kernels.items():
        kernel.export_to_c(str(directory / f"{name}.o"), function_name="run")
    cute.compile(add_one, *vectors, parameter).export_to_c(str(directory), "plain", "run")
    for file in sorted(directory.glob("*.o")):
        subprocess.run(["gcc", "-shared", "-o", str(file.with_suffix(".so")), str(file)], check=True)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
