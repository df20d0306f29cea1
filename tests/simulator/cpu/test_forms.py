"""Tests that compare every accepted instruction form with an H200. forms.bin contains hashes of the results.

For approximations it contains the results, which are compared within the error that the PTX manual allows.
`python -m tests.simulator.cpu.test_forms RESULTS` writes forms.bin from the results that
tests.support.ptx_forms wrote on a GPU.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import pickle
import random
import re
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
    count_bits,
    inputs,
    list_cases_by_form,
    module,
)

RECORDED_RESULTS = Path(__file__).with_name("forms.bin")
SLOT = 8 * OUTPUTS  # the bytes of a thread's results
PARTS = 16  # the number of modules; compiling a module takes a tenth of a second before its first kernel
# The allowed difference, in units in the last place of the result's type, or as an absolute error.
ERRORS = {"sin": 2e-6, "cos": 2e-6, "lg2": 1e-6, "tanh": 1e-3, "ex2": 1.2e-7}


def replace_nans(case: Case, data: bytes) -> bytes:
    """Return the results with all f64 NaNs replaced with the same NaN, because the CPU's payload differs."""
    if "f64" not in case.results:
        return data
    results = bytearray(data)
    for index in range(0, len(data), 8):
        (bits,) = struct.unpack_from("<Q", data, index)
        if bits & 0x7FFFFFFFFFFFFFFF > 0x7FF0000000000000 and case.results[
            index % SLOT // 8 : index % SLOT // 8 + 1
        ] == ["f64"]:
            struct.pack_into("<Q", results, index, 0x7FF8000000000000)
    return bytes(results)


def make_digest(case: Case, data: bytes) -> bytes:
    """Return the hash of a case's results."""
    return hashlib.sha256(replace_nans(case, data)).digest()[:4]


def hash_name(case: Case) -> bytes:
    """Return the key of a case in forms.bin."""
    return hashlib.sha256(case.name.encode()).digest()[:4]


def load_recorded_results() -> tuple[dict[bytes, bytes], dict[str, bytes]]:
    """Return the hashes of exact results, and the results of approximations."""
    results: tuple[dict[bytes, bytes], dict[str, bytes]] = pickle.loads(
        zlib.decompress(RECORDED_RESULTS.read_bytes())
    )
    return results


def run_cases(cases: list[Case]) -> list[bytes]:
    """Run each case on the CPU, and return the results of its threads."""
    program = CpuModule(module(cases))
    results = []
    for index, case in enumerate(cases):
        arguments, outputs = Memory(inputs(case)), Memory(bytes(THREADS * SLOT))
        addresses = struct.pack("<QQ", arguments.address, outputs.address)
        run_kernel(
            program,
            f"k{index}",
            (THREADS // BLOCK, 1, 1),
            (BLOCK, 1, 1),
            addresses,
            [arguments.region(), outputs.region()],
        )
        results.append(bytes(outputs))
    return results


def unpack_values(type_name: str, slot: bytes) -> list[float]:
    """Return the floating-point numbers in a slot. A bf16 is the upper half of an f32."""
    format_, size = {"f16": ("<e", 2), "f16x2": ("<ee", 4), "f32": ("<f", 4), "f64": ("<d", 8)}.get(
        type_name, ("", 0)
    )
    if format_:
        return list(struct.unpack(format_, slot[:size]))
    return [
        struct.unpack("<f", bytes(2) + slot[index : index + 2])[0]
        for index in range(0, count_bits(type_name) // 8, 2)
    ]


def is_near(case: Case, actual: float, expected: float) -> bool:
    """Return whether an approximation is within the allowed error."""
    if actual == expected or (math.isnan(actual) and math.isnan(expected)):
        return True
    if math.isinf(actual) or math.isinf(expected) or math.isnan(actual) or math.isnan(expected):
        return max(abs(actual), abs(expected)) >= {"f16": 6.0e4}.get(case.results[0], 3.3e38)
    relative_errors = {"f32": 2**-21, "f64": 2**-19, "f16": 2**-9, "f16x2": 2**-9}
    relative_error = relative_errors.get(case.results[0], 2**-7)
    opcode = case.name.split(".")[0]
    absolute_error = ERRORS.get(opcode, 1.2e-38)
    tolerance = relative_error * max(abs(actual), abs(expected)) + absolute_error
    return abs(actual - expected) <= tolerance


def list_differences(cases: list[Case]) -> list[str]:
    """Return the names of the cases whose results differ from the recorded results of the H200."""
    hashes, approximations = load_recorded_results()
    differences = []
    for case, data in zip(cases, run_cases(cases), strict=True):
        if not case.approximate:
            if hashes.get(hash_name(case)) != make_digest(case, data):
                differences.append(case.name)
            continue
        type_name, size = case.results[0], 8
        for thread in range(THREADS):
            (angle,) = struct.unpack_from("<f", inputs(case), thread * SLOTS * 8)
            if case.name[:3] in ("sin", "cos") and not abs(angle) < math.pi:
                continue  # the manual does not limit the error for such angles
            actual = unpack_values(type_name, data[thread * SLOT :][:size])
            expected = unpack_values(type_name, approximations[case.name][thread * size :][:size])
            if not all(is_near(case, a, b) for a, b in zip(actual, expected, strict=True)):
                differences.append(f"{case.name}: thread {thread}: {actual}, an H200 {expected}")
                break
    return differences


def test_some_forms_agree_with_an_h200() -> None:
    cases = list(itertools.chain(*list_cases_by_form()))
    assert list_differences(random.Random(7).sample(cases, 8)) == []


# Loads of 16 bytes. The parameters of the kernels have 8 bytes, so the simulator rejects these forms.
BEYOND_A_PARAMETER = re.compile(r"ld\.(\w+\.)*param.*\.(v4\.\w32|v2\.\w64|b128)$")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_form_agrees_with_an_h200(part: int) -> None:
    cases = itertools.chain(*list_cases_by_form()[part::PARTS])
    assert list_differences([case for case in cases if not BEYOND_A_PARAMETER.match(case.name)]) == []


if __name__ == "__main__":
    import lzma

    results = pickle.loads(lzma.decompress(Path(sys.argv[1]).read_bytes()))
    hashes, approximations = {}, {}
    for case in itertools.chain(*list_cases_by_form()):
        if case.name not in results:
            print("no results:", case.name)
        elif case.approximate:
            data = results[case.name]
            approximations[case.name] = b"".join(
                data[offset : offset + 8] for offset in range(0, len(data), SLOT)
            )
        else:
            hashes[hash_name(case)] = make_digest(case, results[case.name])
    RECORDED_RESULTS.write_bytes(zlib.compress(pickle.dumps((hashes, approximations)), 9))
