"""Tests for CUDA C++ compiled by NVRTC: grid and cluster barriers, asynchronous copies, fp8, and CCCL."""

from __future__ import annotations

import hashlib
import itertools
import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cudyn._simulator.cpu.module import CpuModule

from ...conftest import python_json
from ...support import real
from ...support.cpu import SCHEDULES, Memory, run_kernel

pytestmark = [pytest.mark.slow, pytest.mark.nvidia]
DIRECTORY = Path(__file__).parent

COMPILE = """
import json, sys, cudyn
source, directory = {source!r}, {directory!r}
options = [f"-I{{directory}}/nvidia/cu13/include{{sub}}" for sub in ("", "/cccl")]
options += ["-lineinfo", "-std=c++17"]
image = cudyn.compile(open(source).read(), arch="compute_90", to="ptx", options=options)
print(json.dumps(bytes(image.data).rstrip(b"\\0").decode()))
"""


def compile_ptx(source: str) -> str:
    """Return the PTX of a CUDA C++ file. A process with its own NVRTC compiles it."""
    code = COMPILE.format(source=source, directory=str(real.toolkit("13.0")))
    ptx: str = python_json(code, env={"PYTHONPATH": str(real.nvrtc("13.0"))})
    return ptx


def load_program(name: str) -> CpuModule:
    return CpuModule(compile_ptx(str(DIRECTORY / name)))


def run(
    program: CpuModule, kernel: str, inputs: list[bytes], grid: int, block: int, **options: Any
) -> list[bytes]:
    """Run a kernel whose parameters are pointers to memory with these contents. Return the new contents."""
    memories = [Memory(contents) for contents in inputs]
    addresses = b"".join(memory.address.to_bytes(8, "little") for memory in memories)
    regions = [memory.region() for memory in memories]
    run_kernel(program, kernel, (grid, 1, 1), (block, 1, 1), addresses, regions, **options)
    return [bytes(memory) for memory in memories]


def make_launches() -> dict[str, tuple[int, int, list[bytes], dict[str, Any], str]]:
    """Return the grid, block, data and launch options, and the hash of the results from an H200."""
    choice = random.Random(3)

    def make_ints(count: int) -> bytes:
        """Return random 32-bit integers as bytes."""
        return struct.pack(f"<{count}i", *(choice.randrange(-1000, 1000) for _ in range(count)))

    special_values = [float("inf"), float("-inf"), float("nan"), 0.0, -0.0, 448.0]
    floats = struct.pack(
        "<256f", *(choice.gauss(0, 10 ** choice.randrange(-4, 4)) for _ in range(250)), *special_values
    )
    return {
        "gridsum": (8, 128, [make_ints(1024), bytes(4096), bytes(4096)], {"together": True}, "67891d792050"),
        "dsmem": (8, 64, [make_ints(512), bytes(2048)], {"cluster": (4, 1, 1)}, "a4f5a12e6f12"),
        "tiles": (1, 64, [make_ints(64), bytes(256)], {}, "f376d165f073"),
        "barriers": (2, 128, [make_ints(128), bytes(2560)], {}, "000bfb976216"),
        "pipe": (1, 128, [make_ints(512), bytes(512)], {}, "041955860c71"),
        "bulk": (1, 256, [make_ints(768), bytes(4096)], {}, "ef6f83f12c2c"),
        "fp8": (1, 256, [floats, bytes(512), bytes(2048)], {}, "f999a09b3998"),
        "named": (1, 128, [make_ints(128), bytes(512)], {}, "3ef7806dae09"),
        "lookback": (20, 32, [bytes(160), make_ints(20), bytes(80)], {}, "e62ba2db3e14"),
    }


def test_cuda_kernels_have_the_results_of_an_h200() -> None:
    program = load_program("modern.cu")
    actual, expected = {}, {}
    for name, (grid, block, data, options, digest) in make_launches().items():
        for schedule in SCHEDULES:
            results = run(program, name, data, grid, block, schedule=schedule, **options)
            actual[name, schedule] = hashlib.sha256(b"".join(results)).hexdigest()[:12]
            expected[name, schedule] = digest
    assert actual == expected


# maps type codes in the names of kernels to formats of the struct module
FORMATS = {"i": "i", "c": "B", "h": "h", "f": "f", "d": "d", "u": "Q"}
ALGORITHMS: dict[str, Callable[[list[int]], list[int]]] = {
    # these two only use the first 128 of the 512 values
    "reduce": lambda x: [sum(x[:128]), max(x[:128])],
    "scan": lambda x: list(itertools.accumulate(x[:128])),
    "radix": sorted,
    "merge": sorted,
    "exchange": lambda x: [2 * value for value in x],
}


def test_block_algorithms_of_cccl_have_the_results_of_an_h200() -> None:
    """Scans, reductions and sorts of random numbers are compared with Python, for several schedules."""
    program = load_program("cccl.cu")
    choice = random.Random(4)
    for kernel in program.kernels:
        algorithm, _, type_code = kernel.partition("_")
        if type_code not in FORMATS:
            continue
        inputs = [choice.randrange(100) for _ in range(512)]
        data = struct.pack(f"<512{FORMATS[type_code]}", *inputs)
        for schedule in SCHEDULES:
            _, output = run(program, kernel, [data, bytes(4096)], 1, 128, schedule=schedule)
            expected = ALGORITHMS[algorithm](inputs)
            results = struct.unpack_from(f"<{len(expected)}{FORMATS[type_code]}", output)
            mask = 255 if type_code == "c" else -1  # sums of bytes are computed modulo 256
            assert [int(value) for value in results] == [value & mask for value in expected], kernel
