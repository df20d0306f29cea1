"""Tests that the C files shared by all modules are valid C."""

from __future__ import annotations

import pathlib
import re

import pytest

import cudyn
from cudyn import Contract, Image
from cudyn._kernels.export import c_module, c_text

from ...support import exports

DIRECTORY = pathlib.Path(cudyn.__file__).parent / "_kernels/export/module_c"
CONTRACT = Contract("add_one(a: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, n: i32)")
PTX = Image(b".version 7.0\n.target sm_70\n", "ptx", ("sm_70",))


def remove_layout(text: str) -> str:
    """Remove comments, white space and string concatenations from C code."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r'\\\n|"\s*\\?\s*"|\s', "", text)


def test_facts_c_shows_the_definitions_of_a_module() -> None:
    """facts.c is an example of the definitions that each exported module contains."""
    source = c_module.write_c([PTX], [CONTRACT], "{}", "module", "own").source
    start = source.index("#define OWN_NAME")
    end = source.index("#define COUNT")
    example = (DIRECTORY / "facts.c").read_text().partition('#include "cuda_types.c"\n')[2]
    assert remove_layout(source[start:end]) == remove_layout(c_text.fill(example, "own"))


def test_each_file_is_part_of_a_module() -> None:
    known_files = {*c_module.PARTS, "facts.c", "tvm_ffi.c", "module.h"}
    assert {file.name for file in DIRECTORY.iterdir()} == known_files


@pytest.mark.usefixtures("compilers")
def test_each_file_compiles_by_itself() -> None:
    for file in sorted(DIRECTORY.glob("*.c")):
        exports.compile("gcc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", file)
