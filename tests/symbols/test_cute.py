"""The helpers for CuTe's modules: every path of each, in a program in C, natively and on AArch64."""

from __future__ import annotations

import pathlib
import platform
import shutil
import subprocess

import pytest

from cudyn._machine.assembler import ASSEMBLERS
from cudyn._symbols.elf_stub import write_stub_file
from cudyn._symbols.helpers import CALLS, HELPERS, SYSTEM
from cudyn._symbols.symbol import Symbol

MACHINE = platform.machine()
SOURCE = pathlib.Path(__file__).with_name("cute_helpers.c")
CROSS = {"aarch64": ("aarch64-linux-gnu-gcc", "qemu-aarch64")}
LIBRARY = "library 0x1234567890"
LAUNCH = (
    "raised CUDADialectError: CUDA Error Code: 1 kind=cuda_launch; api=cudaLaunchKernelExC; "
    "error_name=cudaErrorInvalidValue; error_string=invalid argument; grid=1,-2,3; block=4,5,6; "
    "block_threads=7; dynamic_smem_bytes=800000000000; device=9; max_threads_per_block=10; "
    "max_block_dim=11,12,13; max_grid_dim=14,15,16; max_shared_mem_per_block_bytes=17; "
    "max_shared_mem_per_block_optin_bytes=18; violation="
)
GOT = "raised RuntimeError: Got Cuda Runtime Error: "
EXPECTED = f"""
two devices: 0, {LIBRARY}, 1 init, 1 count, 2 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 1 init, 1 count, 2 load, 0 unload of (nil)
without load: 0, {LIBRARY}, 1 init, 0 count, 0 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 1 init, 0 count, 0 load, 0 unload of (nil)
no device: 0, {LIBRARY}, 1 init, 1 count, 0 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 1 init, 1 count, 0 load, 0 unload of (nil)
{GOT}cudaErrorSeven it failed
init fails once: -1, library (nil), 1 init, 0 count, 0 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 2 init, 1 count, 2 load, 0 unload of (nil)
{GOT}cudaErrorOther something else
count fails: -1, library (nil), 1 init, 1 count, 0 load, 1 unload of 0x1234567890
{GOT}cudaErrorOther something else
  again: -1, library (nil), 2 init, 2 count, 0 load, 2 unload of 0x1234567890
the first device fails: 0, {LIBRARY}, 1 init, 1 count, 2 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 1 init, 1 count, 2 load, 0 unload of (nil)
the second device fails: 0, {LIBRARY}, 1 init, 1 count, 2 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 1 init, 1 count, 2 load, 0 unload of (nil)
{GOT}cudaErrorSeven it failed
both devices fail: -1, library (nil), 1 init, 1 count, 2 load, 1 unload of 0x1234567890
{GOT}cudaErrorSeven it failed
  again: -1, library (nil), 2 init, 2 count, 4 load, 2 unload of 0x1234567890
threads: 16 succeeded, 0 failed, 1 init, 2 load
  unloaded 1 times
{GOT}cudaErrorSeven it failed
threads, and the first one fails: 15 succeeded, 1 failed, 2 init, 2 load
  unloaded 1 times
unload: 0, library (nil), 0 init, 0 count, 0 load, 1 unload of 0x77
  again: 0, library (nil), 0 init, 0 count, 0 load, 1 unload of 0x77
name cudaErrorSeven
CUDA error: cudaErrorSeven: it failed
CUDA error: cudaErrorSeven: it failed
ended with 106
raised CUDADialectError: CUDA Error Code: 700 (cudaErrorSeven: it failed)
raised CUDADialectError: CUDA Error Code: {"700 (cudaErrorSeven: ".ljust(511, "x")}
{GOT}{"cudaErrorSeven ".ljust(511 - len("Got Cuda Runtime Error: "), "x")}
a long text: -1, library (nil), 1 init, 0 count, 0 load, 0 unload of (nil)
  again: 0, {LIBRARY}, 2 init, 1 count, 2 load, 0 unload of (nil)
{LAUNCH}much; source_file=kernel.py; source_line=19; source_col=20; source_end_col=21
{LAUNCH}?; source_file=?; source_line=19; source_col=20; source_end_col=21
{LAUNCH.ljust(2047 + len("raised CUDADialectError: CUDA Error Code: "), "x")}
cudaStreamWaitEvent 0x10 0x20 0
17
cudaLaunchKernel 0x8 1,2,3 4,5,6 0x30 1099511627776 0x50
18
""".lstrip()


def functions() -> list[Symbol]:
    """All helpers, and what they call."""
    return [*map(Symbol, HELPERS), *(Symbol("", real=name) for name in CALLS)]


@pytest.mark.parametrize("machine", ASSEMBLERS)
def test_every_path_of_every_helper(machine: str, tmp_path: pathlib.Path) -> None:
    compiler, runner = ("gcc", "") if machine == MACHINE else CROSS.get(machine, ("", ""))
    if not (shutil.which(compiler) and (machine == MACHINE or shutil.which(runner))):
        pytest.skip(
            f"{compiler or 'a compiler'} and {runner or 'a processor'} for {machine} are not installed"
        )
    wanted = functions()
    data, places = write_stub_file(machine, "libprovider.so", wanted, {})
    (tmp_path / "libprovider.so").write_bytes(data)
    cells = {f"slot {n}": f.real for n, f in enumerate(wanted) if f.real}
    cells |= {f"cute {name}": name for name in SYSTEM}
    fills = " ".join(f"FILL({places[cell]}, {name})" for cell, name in cells.items())
    (tmp_path / "cells.h").write_text(f"#define BASE {places['cudyn_provider']}\n#define CELLS {fills}\n")
    command = [compiler, "-O2", "-include", "./cells.h", "-o", "main", str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, cwd=tmp_path, check=True)
    run = ["./main"] if machine == MACHINE else [runner, "-L", "/usr/aarch64-linux-gnu", "./main"]
    done = subprocess.run(
        run, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.stdout == EXPECTED
    assert done.returncode == 0
