"""Tests for functions that cudart's headers do not declare.

The tests compare them with libraries and with nvcc's internal headers.
"""

from __future__ import annotations

import re

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows

from ..conftest import run_python
from ..support import fakes, real
from ..support.releases import NEWEST

pytestmark = pytest.mark.nvidia

RUNTIME = library(catalog.find("runtime"))
HIDDEN = RUNTIME.tables.HIDDEN

# Functions that no header declares. LLVM's sources declare the first function as the table does. The
# declarations of the others are derived from the library's machine code.
UNDECLARED = {"__cudaRegisterHostVar", "__cudaRegisterUnifiedTable", "__cudaGetProcAddress"}
# Types that the headers spell differently.
SPELLINGS = {"unsigned": "unsigned int", "cudaKernel_t": "struct CUkern_st *"}


def get_prototypes(release: str) -> dict[str, str]:
    """Return the prototypes in the table for a release."""
    row_by_symbol = {
        symbol: rows.find_value(row, RUNTIME.releases, release) for symbol, row in HIDDEN.items()
    }
    return {symbol: row for symbol, row in row_by_symbol.items() if row is not None}


@pytest.mark.parametrize("release", ["11.7", "11.8", "12.0", "12.9", "13.0", NEWEST])
def test_runtime_exports_the_hidden_functions_in_the_table(release: str) -> None:
    directory = real.library("runtime", int(release.partition(".")[0]), release)
    path = min(directory.glob("nvidia/**/libcudart.so*"))
    exported = fakes.read_symbol_offsets(path)
    assert {symbol for symbol in exported if symbol.startswith("_")} - {"_init", "_fini"} == {
        *get_prototypes(release)
    }


@pytest.mark.parametrize("major", real.LIBRARIES["runtime"].majors)
def test_nvccs_headers_declare_the_prototypes_in_the_table(major: int) -> None:
    release = [release for release in RUNTIME.releases if release.startswith(f"{major}.")][-1]
    expected = {
        symbol: types_of(row) for symbol, row in get_prototypes(release).items() if symbol not in UNDECLARED
    }
    text = re.sub(
        r"//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", " ", real.crt(major), flags=re.S | re.M
    )
    declared = {
        match[2]: declared_types(match[1], match[3])
        for match in re.finditer(r"([\w \n*]*[\w*]\s+)(__cuda\w+)\(([\w \n*,=]*)\);", text)
        if match[1].split()[-1] != "return"
    }
    assert {symbol: declared.get(symbol) for symbol in expected} == expected
    assert not declared.keys() & UNDECLARED


def types_of(prototype: str) -> tuple[str, ...]:
    """Return the types in a row of the table, beginning with the result."""
    result, params = rows.prototype(prototype)
    return normalize(result), *(normalize(param.type) for param in params)


def declared_types(result: str, params: str) -> tuple[str, ...]:
    """Return the types in a declaration, beginning with the result."""
    result = re.sub(
        r"\b(extern|static|inline|C|__host__|__device__|CUDARTAPI|__device_builtin__)\b", " ", result
    )
    types = [
        rows.split_declaration(" ".join(param.partition("=")[0].split()))[0] for param in rows.split(params)
    ]
    return normalize(result), *map(normalize, types)


def normalize(type_: str) -> str:
    """Return a type in a normal form. `cudaStream_t *` is used in place of the headers' `void *`."""
    words = type_.replace("*", " * ").split()
    text = " ".join(word for word in words if word != "extern")
    base, star, more_stars = text.partition("*")
    base = SPELLINGS.get(base.strip(), base.strip())
    return f"{base}{star}{more_stars}".replace(" ", "").replace("cudaStream_t*", "void*")


@pytest.mark.parametrize("release", ["11.7", "11.8", "12.0", "12.9", "13.0", NEWEST])
def test_runtime_accepts_a_null_handle_for_unregistering(release: str) -> None:
    """A module passes a null handle if it was opened before the library was found."""
    directory = real.library("runtime", int(release.partition(".")[0]), release)
    path = min(directory.glob("nvidia/**/libcudart.so*"))
    code = f"""
        import ctypes
        library = ctypes.CDLL({str(path)!r})
        for _ in range(2):
            getattr(library, "__cudaUnregisterFatBinary")(None)
        assert getattr(library, "__cudaInitModule")(None) & 255 == 0
        print("reached")
    """
    process = run_python(code, env={"CUDA_VISIBLE_DEVICES": ""}, flags=("-S",))
    assert (process.stdout, process.returncode) == ("reached\n", 0), process.stderr
