"""Functions that no header of cudart declares: the real libraries export those of the table and no others,
and nvcc's own headers declare most of them as the table says."""

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

# In no header: LLVM's sources declare the first as the table does; of the others the library's code was read.
UNDECLARED = {"__cudaRegisterHostVar", "__cudaRegisterUnifiedTable", "__cudaGetProcAddress"}
# What the headers write otherwise, and what it is.
SPELLINGS = {"unsigned": "unsigned int", "cudaKernel_t": "struct CUkern_st *"}


def of_release(release: str) -> dict[str, str]:
    """The prototypes that the table has for a release."""
    found = {symbol: rows.at(row, RUNTIME.releases, release) for symbol, row in HIDDEN.items()}
    return {symbol: row for symbol, row in found.items() if row is not None}


@pytest.mark.parametrize("release", ["11.7", "11.8", "12.0", "12.9", "13.0", NEWEST])
def test_every_library_exports_what_the_table_has(release: str) -> None:
    folder = real.library("runtime", int(release.partition(".")[0]), release)
    path = min(folder.glob("nvidia/**/libcudart.so*"))
    exported = fakes.addresses(path)
    assert {symbol for symbol in exported if symbol.startswith("_")} - {"_init", "_fini"} == {
        *of_release(release)
    }


@pytest.mark.parametrize("major", real.LIBRARIES["runtime"].majors)
def test_nvccs_headers_declare_them_as_the_table_does(major: int) -> None:
    release = [release for release in RUNTIME.releases if release.startswith(f"{major}.")][-1]
    expected = {
        symbol: types_of(row) for symbol, row in of_release(release).items() if symbol not in UNDECLARED
    }
    text = re.sub(
        r"//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", " ", real.crt(major), flags=re.S | re.M
    )
    declared = {
        match[2]: normal(match[1], match[3])
        for match in re.finditer(r"([\w \n*]*[\w*]\s+)(__cuda\w+)\(([\w \n*,=]*)\);", text)
        if match[1].split()[-1] != "return"
    }
    assert {symbol: declared.get(symbol) for symbol in expected} == expected
    assert not declared.keys() & UNDECLARED


def types_of(prototype: str) -> tuple[str, ...]:
    """The types of a row of the table, the result's first."""
    result, params = rows.prototype(prototype)
    return plain(result), *(plain(param.type) for param in params)


def normal(result: str, params: str) -> tuple[str, ...]:
    """The same of a declaration; what it says beside types is left away."""
    result = re.sub(
        r"\b(extern|static|inline|C|__host__|__device__|CUDARTAPI|__device_builtin__)\b", " ", result
    )
    types = [rows.undeclare(" ".join(param.partition("=")[0].split()))[0] for param in rows.split(params)]
    return plain(result), *map(plain, types)


def plain(type_: str) -> str:
    """A type in one spelling. A cudaStream_t * is given where a header says void *."""
    text = " ".join(word for word in re.sub(r"\*", " * ", type_).split() if word != "extern")
    base, _, stars = text.partition("*")
    base = SPELLINGS.get(base.strip(), base.strip())
    return f"{base}{_}{stars}".replace(" ", "").replace("cudaStream_t*", "void*")


@pytest.mark.parametrize("release", ["11.7", "11.8", "12.0", "12.9", "13.0", NEWEST])
def test_a_null_handle_may_be_taken_back(release: str) -> None:
    """A module that was opened without the library gives the null of its fallback to one that came later."""
    folder = real.library("runtime", int(release.partition(".")[0]), release)
    path = min(folder.glob("nvidia/**/libcudart.so*"))
    code = f"""
        import ctypes
        library = ctypes.CDLL({str(path)!r})
        for _ in range(2):
            getattr(library, "__cudaUnregisterFatBinary")(None)
        assert getattr(library, "__cudaInitModule")(None) & 255 == 0
        print("reached")
    """
    done = run_python(code, env={"CUDA_VISIBLE_DEVICES": ""}, flags=("-S",))
    assert (done.stdout, done.returncode) == ("reached\n", 0), done.stderr
