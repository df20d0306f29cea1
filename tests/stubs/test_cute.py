"""Tests for the helpers for CuTe modules with a C program that executes every path."""

from __future__ import annotations

import pathlib
import platform
import shutil
import subprocess

import pytest

from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._stubs.cute.helpers import CUTE_FUNCTIONS, RUNTIME_CALLS
from cudyn._stubs.elf_stub import write_stub_file
from cudyn._stubs.symbol import Symbol

from ..support.golden import Golden

MACHINE = platform.machine()
SOURCE = pathlib.Path(__file__).with_name("cute_helpers.c")
CROSS = {"aarch64": ("aarch64-linux-gnu-gcc", "qemu-aarch64")}


def list_symbols() -> list[Symbol]:
    """Return the symbols of all helpers, and of the functions that they call."""
    return [*map(Symbol, CUTE_FUNCTIONS), *(Symbol("", real=name) for name in RUNTIME_CALLS)]


@pytest.mark.parametrize("machine", ASSEMBLERS)
def test_helpers_on_every_path_write_the_golden_output(
    machine: str, tmp_path: pathlib.Path, golden: Golden
) -> None:
    """A C program calls the helpers, in machine code for this processor or under an emulator."""
    compiler, runner = ("gcc", "") if machine == MACHINE else CROSS.get(machine, ("", ""))
    if not (shutil.which(compiler) and (machine == MACHINE or shutil.which(runner))):
        pytest.skip(
            f"{compiler or 'a compiler'} and {runner or 'a processor'} for {machine} are not installed"
        )
    symbols = list_symbols()
    stub = write_stub_file(machine, "libprovider.so", symbols)
    (tmp_path / "libprovider.so").write_bytes(stub.data)
    slots = {symbol.real: offsets.slot for symbol, offsets in zip(symbols, stub.offsets) if symbol.real}
    fills = " ".join(f"FILL({slot}, {name})" for name, slot in slots.items())
    (tmp_path / "cells.h").write_text(f"#define BASE {stub.mark}\n#define CELLS {fills}\n")
    command = [compiler, "-O2", "-include", "./cells.h", "-o", "main", str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, cwd=tmp_path, check=True)
    run = ["./main"] if machine == MACHINE else [runner, "-L", "/usr/aarch64-linux-gnu", "./main"]
    done = subprocess.run(
        run, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    golden.check("cute_helpers", done.stdout)
    assert done.returncode == 0
