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
from ..simulator.cpu.test_simulated import make_texture, texture_kernel
from ..support.cpu import HEAD

pytestmark = pytest.mark.gpu

FORMATS = (1, 2, 3, 8, 9, 10, 16, 32)
PITCHES = (32, 64, 128, 160, 48)
COORDINATES = (-(1 << 31), -9, -1, 0, 1, 2, 3, 5, 7, 8, 63, 64, 127, 128, 129, 1 << 27, (1 << 31) - 1)


def choose(chance: random.Random) -> tuple[str, bytes, dict[str, Any], list[tuple[int, int]]]:
    """Return the kernel, the memory, the description (with an offset as devPtr), and the coordinates."""
    # as half floats, these bytes form numbers, infinities and both kinds of NaN
    kinds = 0, 0x3C, 0x40, 0x7C, 0x80, 0xBF, 0xFD, 0xFF
    data = bytes(chance.choice((*kinds, chance.randrange(256))) for _ in range(8192))
    facts: dict[str, Any] = {
        "devPtr": chance.choice((0, 0, 512, 1024, 4)),
        "format": chance.choice(FORMATS),
        "numChannels": chance.choice((1, 2, 4, 3)),
        "flags": chance.choice((1, 1, 1, 0)),
    }
    if chance.random() < 0.5:
        facts |= {"sizeInBytes": chance.choice((4, 16, 100, 256, 1023, 1024, 4096, 1 << 16))}
        name, sizes = "line", (0, 0)
    else:
        mode = chance.randrange(4)
        sizes = chance.choice((1, 3, 6, 8)), chance.choice((1, 2, 5))
        facts |= {"width": sizes[0], "height": sizes[1], "pitchInBytes": chance.choice(PITCHES)}
        facts |= {"addressMode": [mode, mode]}
        name = "plane"
    places = [*COORDINATES, *(size + more for size in sizes for more in (-1, 0))]
    if name == "plane":  # these coordinates are exact as floats
        places = [place for place in places if abs(place) < 1 << 20]
    return name, data, facts, [(chance.choice(places), chance.choice(places)) for _ in range(12)]


def read(
    name: str, data: bytes, facts: dict[str, Any], places: list[tuple[int, int]]
) -> tuple[str, list[tuple[str, ...]]]:
    memory, to = cudyn.Buffer.from_host(data), cudyn.Buffer(16)
    try:
        texture = make_texture(**{**facts, "devPtr": int(memory) + facts["devPtr"]})
    except errors.DriverError as error:
        return str(error.name), []
    kernel = cudyn.Module((HEAD + texture_kernel(name)).encode()).get_kernel(name)
    results = []
    for x, y in places:
        kernel.launch(1, 1, texture, to, x, y)
        results.append(tuple(f"{word:08x}" for word in struct.unpack("<4I", bytes(to))))
    driver.cuTexObjectDestroy(texture)
    return "CUDA_SUCCESS", results


def test_random_textures_on_the_cpu_agree_with_a_gpu() -> None:
    need_gpu()
    if not c_compiler.find_compiler():
        pytest.skip("no C compiler for kernels on the CPU")
    chance = random.Random(int(os.environ.get("CUDYN_TEST_SEED", "1")))
    chosen = [choose(chance) for _ in range(400)]
    real = [read(*first) for first in chosen]
    wrong, compared, refused = [], 0, 0
    with testing.simulate("sm_90", run=True):
        for first, (status, expected) in zip(chosen, real):
            simulated, here = read(*first)
            if simulated == "CUDA_ERROR_NOT_SUPPORTED":
                refused += 1
            elif simulated != status:
                wrong.append(f"{first[0]} {first[2]}: {status}, simulated {simulated}")
            else:
                compared += len(here)
                wrong += [
                    f"{first[0]} {first[2]} at {place}: {a}, simulated {b}"
                    for place, a, b in zip(first[3], expected, here)
                    if a != b
                ][:2]
    print(f"\n{compared} reads compared, {refused} descriptions not simulated", *wrong[:60], sep="\n")
    assert not wrong, f"{len(wrong)} differ"
    assert compared > 500
