"""Tests that compare textures on the CPU with a GPU: statuses for random descriptions, and values read."""

from __future__ import annotations

import os
import random
import struct
from typing import Any

import pytest

import cudyn
from cudyn import driver, errors, testing
from cudyn._simulator.cpu import c_compiler

from ..conftest import need_gpu
from ..simulator.cpu.test_simulated import make_texture, make_texture_kernel
from ..support.cpu import HEAD

pytestmark = pytest.mark.gpu

FORMATS = (1, 2, 3, 8, 9, 10, 16, 32)
PITCHES = (32, 64, 128, 160, 48)
COORDINATES = (-(1 << 31), -9, -1, 0, 1, 2, 3, 5, 7, 8, 63, 64, 127, 128, 129, 1 << 27, (1 << 31) - 1)


def make_case(rng: random.Random) -> tuple[str, bytes, dict[str, Any], list[tuple[int, int]]]:
    """Return the kernel, the memory, the description (with an offset as devPtr), and the coordinates."""
    # as half floats, these bytes form numbers, infinities and both kinds of NaN
    interesting_bytes = 0, 0x3C, 0x40, 0x7C, 0x80, 0xBF, 0xFD, 0xFF
    data = bytes(rng.choice((*interesting_bytes, rng.randrange(256))) for _ in range(8192))
    facts: dict[str, Any] = {
        "devPtr": rng.choice((0, 0, 512, 1024, 4)),
        "format": rng.choice(FORMATS),
        "numChannels": rng.choice((1, 2, 4, 3)),
        "flags": rng.choice((1, 1, 1, 0)),
    }
    if rng.random() < 0.5:
        facts |= {"sizeInBytes": rng.choice((4, 16, 100, 256, 1023, 1024, 4096, 1 << 16))}
        name, sizes = "line", (0, 0)
    else:
        sizes = rng.choice((1, 3, 6, 8)), rng.choice((1, 2, 5))
        facts |= {"width": sizes[0], "height": sizes[1], "pitchInBytes": rng.choice(PITCHES)}
        facts |= {"addressMode": [rng.randrange(4), rng.randrange(4)]}
        name = "plane"
    coordinates = [*COORDINATES, *(size + difference for size in sizes for difference in (-1, 0))]
    if name == "plane":  # these coordinates are exact as floats
        coordinates = [coordinate for coordinate in coordinates if abs(coordinate) < 1 << 20]
    return name, data, facts, [(rng.choice(coordinates), rng.choice(coordinates)) for _ in range(12)]


def read(
    name: str, data: bytes, facts: dict[str, Any], coordinates: list[tuple[int, int]]
) -> tuple[str, list[tuple[str, ...]]]:
    """Return the status of creating a texture, and the values that a kernel reads at coordinates."""
    memory, output = cudyn.Buffer.from_host(data), cudyn.Buffer(16)
    try:
        texture = make_texture(**{**facts, "devPtr": int(memory) + facts["devPtr"]})
    except errors.DriverError as error:
        return str(error.name), []
    kernel = cudyn.Module((HEAD + make_texture_kernel(name)).encode()).get_kernel(name)
    results = []
    for x, y in coordinates:
        kernel.launch(1, 1, texture, output, x, y)
        results.append(tuple(f"{word:08x}" for word in struct.unpack("<4I", bytes(output))))
    driver.cuTexObjectDestroy(texture)
    return "CUDA_SUCCESS", results


def test_random_textures_on_the_cpu_agree_with_a_gpu() -> None:
    need_gpu()
    if not c_compiler.find_compiler():
        pytest.skip("no C compiler for kernels on the CPU")
    rng = random.Random(int(os.environ.get("CUDYN_TEST_SEED", "1")))
    cases = [make_case(rng) for _ in range(400)]
    gpu_results = [read(*case) for case in cases]
    differences, compared, unsupported = [], 0, 0
    with testing.simulate("sm_90", run=True):
        for case, (status, expected) in zip(cases, gpu_results):
            simulated, values = read(*case)
            if simulated == "CUDA_ERROR_NOT_SUPPORTED":
                unsupported += 1
            elif simulated != status:
                differences.append(f"{case[0]} {case[2]}: {status}, simulated {simulated}")
            else:
                compared += len(values)
                differences += [
                    f"{case[0]} {case[2]} at {coordinates}: {gpu_value}, simulated {value}"
                    for coordinates, gpu_value, value in zip(case[3], expected, values)
                    if gpu_value != value
                ][:2]
    print(
        f"\n{compared} reads compared, {unsupported} descriptions not simulated", *differences[:60], sep="\n"
    )
    assert not differences, f"{len(differences)} differ"
    assert compared > 500
