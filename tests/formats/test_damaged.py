"""Tests the readers with damaged code. They raise ValueError or return kernels that can be launched."""

from __future__ import annotations

import random
import re
import signal
import struct
import sys
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn._formats import image
from cudyn._formats.kernel_info import intersect
from cudyn._kernels.launch.argument_reader import ParameterReader

from ..conftest import run_python
from ..support.code import elf, ptx
from . import test_image, test_tile_ir

NUMBERS = (0, 1, 8, 64, 255, 2**15, 2**16 - 1, 2**18, 2**31, 2**32 - 1, 2**63 - 1, 2**63, 2**64 - 1)
CUBIN = test_image.make_cubin()
CUBIN_WITH_NOTE = elf(
    {".symtab": (bytes(24), 0), ".strtab": (b"\0", 0), ".note.nv.tkinfo": (b"-arch sm_90a \0", 0)}
)
PTX = ptx(k="u64, f32, align 16 .b8[32], u64 .ptr .global .align 4", other="b16[0x10]")


def write_tile_ir(*version: Any) -> bytes:
    """Return Tile IR of a version with two kernels."""
    hinted = test_tile_ir.Function("other", (0,), hints=test_tile_ir.HINTS)
    return test_tile_ir.write_module([test_tile_ir.Function("k", (7, -4, 4)), hinted], version)


FILES = {
    "cubin": CUBIN,
    "cubin with a note": CUBIN_WITH_NOTE,
    "fatbin": test_image.make_fatbin(CUBIN, CUBIN_WITH_NOTE, PTX),
    "ptx": PTX,
    **{f"tileir 13.{minor}": write_tile_ir(13, minor) for _, minor in test_tile_ir.VERSIONS},
}


def damage(rng: random.Random, data: bytes) -> bytes:
    """Return the data after some random changes.

    In PTX, a number may be replaced. In an ELF file, the type, offset and size of a section may be changed.
    Otherwise integers of any size are replaced, and bytes are copied or removed, a few times.
    """
    if data.startswith(b".version") and rng.random() < 0.7:
        match = rng.choice([*re.finditer(rb"\d+", data)])
        decimal_numbers = [str(number).encode() for number in (*NUMBERS, 10**30)]
        number = rng.choice((*decimal_numbers, b"1" * 5000))
        data = data[: match.start()] + number + data[match.end() :]
    changed = bytearray(data)
    if data.startswith(b"\x7fELF") and rng.random() < 0.5:
        damage_section_header(rng, changed)
        return bytes(changed)
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        number_format = rng.choice("BBHIQQ")
        size = struct.calcsize(number_format)
        offset = rng.randrange(max(1, len(changed) - size)) // size * size  # a multiple of the size
        action = rng.random()
        if action < 0.7 and len(changed) >= size:
            value = rng.choice((*NUMBERS, len(changed), rng.getrandbits(64)))
            struct.pack_into(f"<{number_format}", changed, offset, value % (1 << 8 * size))
        elif action < 0.9:
            length = rng.randrange(64)
            source = rng.randrange(len(changed))
            changed[offset : offset + length] = changed[source : source + length]
        else:
            end = rng.choice((offset + 1, offset + 8, len(changed)))
            del changed[offset:end]
        if len(changed) < 8:
            break
    return bytes(changed)


def damage_section_header(rng: random.Random, elf: bytearray) -> None:
    """Change the type, the offset and the size of a section, each with a probability of 0.6."""
    (headers_offset,) = struct.unpack_from("<Q", elf, 40)
    (section_count,) = struct.unpack_from("<H", elf, 60)
    header = headers_offset + 64 * rng.randrange(section_count)
    if rng.random() < 0.6:
        struct.pack_into("<I", elf, header + 4, rng.choice((1, 2, 8, 8)))  # the type
    for offset in (24, 32):  # of the offset and the size in the header
        if rng.random() < 0.6:
            struct.pack_into("<Q", elf, header + offset, rng.choice((*NUMBERS, len(elf))))


def check(data: bytes) -> None:
    """Check that data is rejected with a ValueError, or that its kernels can be shown and launched."""
    with suppress(ValueError):
        code = image.read(data)
        str(code)
        intersect([code.kernels, code.kernels[::-1]])
        for kernel in code.kernels:
            if kernel.parameters is not None:
                layout = ParameterReader(kernel.name, kernel.parameters, None).layout  # type: ignore[arg-type]
                assert layout.size <= 1 << 16  # the limit in kernel_info.py


@pytest.mark.parametrize("kind", FILES)
def test_read_with_a_damaged_file_raises_or_returns_valid_kernels(kind: str) -> None:
    check(FILES[kind])
    assert image.read(FILES[kind]).kind == kind.partition(" ")[0]
    for seed in range(300):
        check(damage(random.Random(seed), FILES[kind]))


@pytest.mark.slow
@pytest.mark.parametrize("kind", FILES)
@settings(max_examples=5000)
@given(rng=st.randoms(use_true_random=False))
def test_read_with_many_damaged_files_raises_or_returns_valid_kernels(kind: str, rng: random.Random) -> None:
    check(damage(rng, FILES[kind]))


@pytest.mark.skipif(sys.platform != "linux", reason="the limits of memory and time are Linux's")
def test_fuzzer_finds_slow_and_large_files() -> None:
    """The child of the fuzzer ends if a reader exceeds a limit or raises another exception."""
    readers = {
        "slow": "while True: pass",
        "large": "bytes(600 << 20)",
        "wrong": "{}['key']",
        "good": "raise ValueError",
    }
    statuses = {}
    for name, body in readers.items():
        code = f"""
            from tools import fuzz
            def read(data):
                {body}
            fuzz.list_formats = lambda directory: {{"one": lambda: fuzz.Format([b"data" * 9], read)}}
            raise SystemExit(fuzz.main(["--child", "one", "--count", "2"]))
        """
        statuses[name] = run_python(code).returncode
    assert statuses == {"slow": -signal.SIGPROF, "large": 1, "wrong": 1, "good": 0}
