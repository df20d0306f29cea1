"""Every instruction form that is accepted gives what an H200 gave: forms.bin has hashes of the results.

The results of approximations are kept whole, and compared within the error that the PTX manual allows.
`python -m tests.simulator.cpu.test_forms RESULTS` writes forms.bin from the results that
tests.support.ptx_forms wrote on a GPU.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import pickle
import random
import struct
import sys
import zlib
from pathlib import Path

import pytest

from cudyn._simulator.cpu.module import CpuModule

from ...support.cpu import Memory, run_kernel
from ...support.ptx_forms import (
    BLOCK,
    OUTPUTS,
    SLOTS,
    THREADS,
    Case,
    bits_of,
    inputs,
    lines,
    module,
)

KEPT = Path(__file__).with_name("forms.bin")
SLOT = 8 * OUTPUTS
PARTS = 16  # each of them one module: to compile one takes a tenth of a second before its first kernel
# Units in the last place of the result's type, or absolute errors, that the two may differ by.
ERRORS = {"sin": 2e-6, "cos": 2e-6, "lg2": 1e-6, "tanh": 1e-3, "ex2": 1.2e-7}


def canonical(case: Case, data: bytes) -> bytes:
    """The results, with one NaN for all of f64: the CPU's has another payload."""
    if "f64" not in case.results:
        return data
    found = bytearray(data)
    for at in range(0, len(data), 8):
        (bits,) = struct.unpack_from("<Q", data, at)
        if bits & 0x7FFFFFFFFFFFFFFF > 0x7FF0000000000000 and case.results[
            at % SLOT // 8 : at % SLOT // 8 + 1
        ] == ["f64"]:
            struct.pack_into("<Q", found, at, 0x7FF8000000000000)
    return bytes(found)


def digest(case: Case, data: bytes) -> bytes:
    return hashlib.sha256(canonical(case, data)).digest()[:4]


def name_of(case: Case) -> bytes:
    return hashlib.sha256(case.name.encode()).digest()[:4]


def load() -> tuple[dict[bytes, bytes], dict[str, bytes]]:
    found: tuple[dict[bytes, bytes], dict[str, bytes]] = pickle.loads(zlib.decompress(KEPT.read_bytes()))
    return found


def run(cases: list[Case]) -> list[bytes]:
    program = CpuModule(module(cases))
    found = []
    for k, case in enumerate(cases):
        given, to = Memory(inputs(case)), Memory(bytes(THREADS * SLOT))
        addresses = struct.pack("<QQ", given.address, to.address)
        run_kernel(
            program,
            f"k{k}",
            (THREADS // BLOCK, 1, 1),
            (BLOCK, 1, 1),
            addresses,
            [given.region(), to.region()],
        )
        found.append(bytes(to))
    return found


def unpack(type_: str, slot: bytes) -> list[float]:
    kind, size = {"f16": ("<e", 2), "f16x2": ("<ee", 4), "f32": ("<f", 4), "f64": ("<d", 8)}.get(
        type_, ("", 0)
    )
    if kind:
        return list(struct.unpack(kind, slot[:size]))
    return [struct.unpack("<f", bytes(2) + slot[at : at + 2])[0] for at in range(0, bits_of(type_) // 8, 2)]


def is_near(case: Case, mine: float, its: float) -> bool:
    """Is an approximation within its error?"""
    if mine == its or (math.isnan(mine) and math.isnan(its)):
        return True
    if math.isinf(mine) or math.isinf(its) or math.isnan(mine) or math.isnan(its):
        return max(abs(mine), abs(its)) >= {"f16": 6.0e4}.get(case.results[0], 3.3e38)
    part = {"f32": 2**-21, "f64": 2**-19, "f16": 2**-9, "f16x2": 2**-9}.get(case.results[0], 2**-7)
    return abs(mine - its) <= part * max(abs(mine), abs(its)) + ERRORS.get(case.name.split(".")[0], 1.2e-38)


def check(cases: list[Case]) -> list[str]:
    """The names of those whose results differ from the H200's."""
    kept, whole = load()
    wrong = []
    for case, data in zip(cases, run(cases), strict=True):
        if not case.approximate:
            if kept.get(name_of(case)) != digest(case, data):
                wrong.append(case.name)
            continue
        type_, size = case.results[0], 8
        for thread in range(THREADS):
            (angle,) = struct.unpack_from("<f", inputs(case), thread * SLOTS * 8)
            if case.name[:3] in ("sin", "cos") and not abs(angle) < math.pi:
                continue  # the manual allows any error
            mine = unpack(type_, data[thread * SLOT :][:size])
            its = unpack(type_, whole[case.name][thread * size :][:size])
            if not all(is_near(case, a, b) for a, b in zip(mine, its, strict=True)):
                wrong.append(f"{case.name}: thread {thread}: {mine}, an H200 {its}")
                break
    return wrong


def test_some_forms_as_on_an_h200() -> None:
    everything = list(itertools.chain(*lines()))
    assert check(random.Random(7).sample(everything, 8)) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_as_on_an_h200(part: int) -> None:
    assert check(list(itertools.chain(*lines()[part::PARTS]))) == []


if __name__ == "__main__":
    import lzma

    results = pickle.loads(lzma.decompress(Path(sys.argv[1]).read_bytes()))
    hashes, approximations = {}, {}
    for case in itertools.chain(*lines()):
        if case.name not in results:
            print("not there:", case.name)
        elif case.approximate:
            data = results[case.name]
            approximations[case.name] = b"".join(data[at : at + 8] for at in range(0, len(data), SLOT))
        else:
            hashes[name_of(case)] = digest(case, results[case.name])
    KEPT.write_bytes(zlib.compress(pickle.dumps((hashes, approximations)), 9))
