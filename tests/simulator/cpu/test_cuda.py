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
from ...support.cpu import Memory, run_kernel

pytestmark = [pytest.mark.slow, pytest.mark.nvidia]
HERE = Path(__file__).parent

COMPILE = """
import json, sys, cudyn
source, folder = {source!r}, {folder!r}
include = [f"-I{{folder}}/nvidia/cu13/include{{sub}}" for sub in ("", "/cccl")] + ["-lineinfo", "-std=c++17"]
image = cudyn.compile(open(source).read(), arch="compute_90", to="ptx", options=include)
print(json.dumps(bytes(image.data).rstrip(b"\\0").decode()))
"""


def compile_ptx(source: str) -> str:
    code = COMPILE.format(source=source, folder=str(real.toolkit("13.0")))
    ptx: str = python_json(code, env={"PYTHONPATH": str(real.nvrtc("13.0"))})
    return ptx


def program(name: str) -> CpuModule:
    return CpuModule(compile_ptx(str(HERE / name)))


def run(
    program: CpuModule, kernel: str, data: list[bytes], grid: int, block: int, **options: Any
) -> list[bytes]:
    """Run a kernel whose parameters are pointers to memory with these data. Return the new contents."""
    memories = [Memory(contents) for contents in data]
    addresses = b"".join(memory.address.to_bytes(8, "little") for memory in memories)
    regions = [memory.region() for memory in memories]
    run_kernel(program, kernel, (grid, 1, 1), (block, 1, 1), addresses, regions, **options)
    return [bytes(memory) for memory in memories]


def launches() -> dict[str, tuple[int, int, list[bytes], dict[str, Any], str]]:
    """Return the grid, block, data and launch options, and the hash of the results from an H200."""
    choose = random.Random(3)

    def ints(n: int) -> bytes:
        return struct.pack(f"<{n}i", *(choose.randrange(-1000, 1000) for _ in range(n)))

    odd = [float("inf"), float("-inf"), float("nan"), 0.0, -0.0, 448.0]
    floats = struct.pack("<256f", *(choose.gauss(0, 10 ** choose.randrange(-4, 4)) for _ in range(250)), *odd)
    return {
        "gridsum": (8, 128, [ints(1024), bytes(4096), bytes(4096)], {"together": True}, "67891d792050"),
        "dsmem": (8, 64, [ints(512), bytes(2048)], {"cluster": (4, 1, 1)}, "a4f5a12e6f12"),
        "tiles": (1, 64, [ints(64), bytes(256)], {}, "f376d165f073"),
        "barriers": (2, 128, [ints(128), bytes(2560)], {}, "000bfb976216"),
        "pipe": (1, 128, [ints(512), bytes(512)], {}, "041955860c71"),
        "bulk": (1, 256, [ints(768), bytes(4096)], {}, "ef6f83f12c2c"),
        "fp8": (1, 256, [floats, bytes(512), bytes(2048)], {}, "f999a09b3998"),
        "named": (1, 128, [ints(128), bytes(512)], {}, "3ef7806dae09"),
        "lookback": (20, 32, [bytes(160), ints(20), bytes(80)], {}, "e62ba2db3e14"),
    }


def test_cuda_kernels_have_the_results_of_an_h200() -> None:
    loaded = program("modern.cu")
    result, expected = {}, {}
    for name, (grid, block, data, options, digest) in launches().items():
        for reverse in (False, True):
            results = run(loaded, name, data, grid, block, reverse=reverse, **options)
            result[name, reverse] = hashlib.sha256(b"".join(results)).hexdigest()[:12]
            expected[name, reverse] = digest
    assert result == expected


FORMATS = {"i": "i", "c": "B", "h": "h", "f": "f", "d": "d", "u": "Q"}
EXPECTED: dict[str, Callable[[list[int]], list[int]]] = {
    "reduce": lambda x: [sum(x[:128]), max(x[:128])],
    "scan": lambda x: list(itertools.accumulate(x[:128])),
    "radix": sorted,
    "merge": sorted,
    "exchange": lambda x: [2 * each for each in x],
}


def test_block_algorithms_of_cccl_have_the_results_of_an_h200() -> None:
    loaded = program("cccl.cu")
    choose = random.Random(4)
    for kernel in loaded.kernels:
        algorithm, _, kind = kernel.partition("_")
        if kind not in FORMATS:
            continue
        x = [choose.randrange(100) for _ in range(512)]
        data = struct.pack(f"<512{FORMATS[kind]}", *x)
        for reverse in (False, True):
            _, output = run(loaded, kernel, [data, bytes(4096)], 1, 128, reverse=reverse)
            expected = EXPECTED[algorithm](x)
            results = struct.unpack_from(f"<{len(expected)}{FORMATS[kind]}", output)
            mask = 255 if kind == "c" else -1  # sums of bytes are computed modulo 256
            assert [int(value) for value in results] == [value & mask for value in expected], kernel
