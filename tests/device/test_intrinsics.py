"""Tests for intrinsics from the CUDA headers: the results on a GPU and on the CPU agree."""

from __future__ import annotations

import math
import os
import struct
from pathlib import Path

import pytest

import cudyn
from cudyn._simulator.cpu import c_compiler
from cudyn._simulator.cpu.module import CpuModule

from ..conftest import need_hopper
from ..support import intrinsics
from ..support.cpu import Memory, run_kernel

pytestmark = pytest.mark.gpu


def canonical(data: bytes, type_: str) -> bytes:
    """Return the bytes of a result, or the same bytes for every double that is NaN."""
    if type_ == "double" and len(data) >= 8 and math.isnan(struct.unpack("<d", data[:8])[0]):
        return b"nan"
    return data


def test_intrinsics_on_the_cpu_agree_with_a_gpu() -> None:
    """CUDYN_TEST_INTRINSICS names a file that python -m tests.support.intrinsics has written."""
    need_hopper()
    path = os.environ.get("CUDYN_TEST_INTRINSICS")
    if not path:
        pytest.skip("CUDYN_TEST_INTRINSICS names no file of python -m tests.support.intrinsics")
    c_compiler.find_compiler()
    text = Path(path).read_text("utf-8")
    on_gpu = cudyn.Module(text.encode())
    on_cpu = CpuModule(text)
    arguments = intrinsics.make_inputs()
    size = intrinsics.THREADS * intrinsics.SLOT
    differences = []
    compared = 0
    for intrinsic in intrinsics.list_intrinsics(text):
        assert on_cpu.kernels[intrinsic.kernel].refused == "", intrinsic.name
        if intrinsics.is_approximate(text, intrinsic.kernel):
            continue
        compared += 1
        source, result = cudyn.Buffer.from_host(arguments), cudyn.Buffer.from_host(bytes(size))
        on_gpu.get_kernel(intrinsic.kernel).launch(1, intrinsics.THREADS, source, result)
        gpu_data = bytes(result)
        cpu_data = run_on_cpu(on_cpu, intrinsic.kernel, arguments, size)
        for index in range(0, size, intrinsics.SLOT):
            pair = [
                canonical(data[index : index + intrinsics.SLOT], intrinsic.result)
                for data in (cpu_data, gpu_data)
            ]
            if pair[0] != pair[1]:
                differences.append(
                    f"{intrinsic.name}: thread {index // intrinsics.SLOT}: "
                    f"CPU {pair[0].hex()}, GPU {pair[1].hex()}"
                )
                break
    assert compared > 400
    assert differences == []


def run_on_cpu(module: CpuModule, kernel: str, arguments: bytes, size: int) -> bytes:
    """Return the results of a kernel that runs on the CPU."""
    source, result = Memory(arguments), Memory(bytes(size))
    addresses = struct.pack("<QQ", source.address, result.address)
    run_kernel(
        module, kernel, (1, 1, 1), (intrinsics.THREADS, 1, 1), addresses, [source.region(), result.region()]
    )
    return bytes(result)
