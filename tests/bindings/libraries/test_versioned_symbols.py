"""Tests with a fake nvJitLink that exports its functions only under names that contain a release number."""

from __future__ import annotations

import pathlib
import re

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library

from ...conftest import python_json, run_python
from ...support import fakes

# The fake resembles nvJitLink 12.1, which also has the symbols of 12.0.
SOURCE = r"""
#include <string.h>
int __nvJitLinkCreate_12_0(void **handle, unsigned count, const char **options) { return 6; }
int __nvJitLinkCreate_12_1(void **handle, unsigned count, const char **options) {
    *handle = (void *)0x1000;
    return strcmp(options[0], "-what") ? 0 : 1;
}
int __nvJitLinkDestroy_12_1(void **handle) { *handle = 0; return 0; }
int __nvJitLinkAddData_12_1(void *handle, int kind, const void *data, size_t size, const char *name) {
    return kind == 2 ? 0 : 4;
}
int __nvJitLinkGetErrorLogSize_12_1(void *handle, size_t *size) { *size = 8; return 0; }
int __nvJitLinkGetErrorLog_12_1(void *handle, char *log) { strcpy(log, "a log"); return 0; }
"""


@pytest.fixture
def fake(tmp_path: pathlib.Path) -> dict[str, str]:
    """Environment variables that select the library."""
    return {"CUDYN_NVJITLINK": str(fakes.build(tmp_path, SOURCE, name="libnvJitLink.so.12"))}


def test_function_without_its_own_symbol_is_called_by_the_newest_version(fake: dict[str, str]) -> None:
    """Covers checked calls, fast calls, unchecked calls and calls at another level."""
    code = """
        import ctypes, json
        from cudyn import nvjitlink as m
        from cudyn._bindings.machine import fast_functions
        handle = m.nvJitLinkCreate(1, ["-arch=sm_80"])
        bare = m.nvJitLinkHandle()
        older = m.api("12.0")
        m.nvJitLinkAddData(handle, m.NVJITLINK_INPUT_PTX, b"code", 4, "input")
        print(json.dumps([
            m.version, int(handle),
            [m.raw.nvJitLinkCreate(bare, 1, (ctypes.c_char_p * 1)(b"-arch=sm_80")), int(bare)],
            int(older.nvJitLinkCreate(1, ["-arch=sm_80"])),
            m.nvJitLinkDestroy(ctypes.byref(handle)), int(handle),
            [m.has(name) for name in ("nvJitLinkCreate", "nvJitLinkComplete", "nvJitLinkVersion")],
            (type(m.nvJitLinkDestroy).__module__ == "cudyn") == (not fast_functions.why_unavailable()),
        ]))
    """
    expected = [[12, 1], 0x1000, [0, 0x1000], 0x1000, None, 0, [True, False, False], True]
    assert python_json(code, env=fake) == expected


def test_function_without_its_own_symbol_reads_the_log_of_a_failure(fake: dict[str, str]) -> None:
    """nvJitLink exports functions with a version in their names, including those that return the log."""
    code = """
        import json
        from cudyn import nvjitlink as m
        failures = []
        for call in (
            lambda: m.nvJitLinkCreate(1, ["-what"]),
            lambda: m.nvJitLinkAddData(m.nvJitLinkHandle(8), m.NVJITLINK_INPUT_CUBIN, b"", 0, None),
        ):
            try:
                call()
            except m.Error as error:
                failures.append([error.function, error.name, error.log])
        print(json.dumps(failures))
    """
    assert python_json(code, env=fake) == [
        ["nvJitLinkCreate", "NVJITLINK_ERROR_UNRECOGNIZED_OPTION", ""],
        ["nvJitLinkAddData", "NVJITLINK_ERROR_PTX_COMPILE", "a log"],
    ]


def test_function_without_its_own_symbol_is_described_with_the_symbol_that_is_called(
    fake: dict[str, str],
) -> None:
    """Descriptions, pickled functions and the command line show the versioned symbol."""
    code = """
        import copy, json, pickle
        from cudyn import nvjitlink as m
        described = m.describe("nvJitLinkCreate")
        exact = m.symbol("__nvJitLinkCreate_12_0")
        names = ["nvJitLinkCreate", "nvJitLinkVersion"]
        print(json.dumps([
            described.symbol, described.present, described.since, described.prototype,
            str(described).splitlines()[-3],
            pickle.loads(pickle.dumps(m.nvJitLinkCreate)) is m.nvJitLinkCreate,
            exact.record.symbol, [name in dir(m) for name in names],
        ]))
    """
    assert python_json(code, env=fake) == [
        "__nvJitLinkCreate_12_1",
        True,
        "introduced in CUDA 12.0 or earlier",
        "nvJitLinkResult __nvJitLinkCreate_12_1(nvJitLinkHandle *handle, uint32_t numOptions, "
        "const char **options)",
        "Symbol __nvJitLinkCreate_12_1, which is nvJitLinkCreate, introduced in CUDA 12.0 or earlier.",
        True,
        "__nvJitLinkCreate_12_0",
        [True, True],
    ]
    shown = run_python(
        "import sys; from cudyn._cli.main import main; sys.exit(main(['show', 'nvJitLinkCreate', '--how']))",
        env=fake,
    )
    assert shown.returncode == 0, shown.stderr
    assert "  nvJitLinkCreate: nvJitLinkResult (out nvJitLinkHandle *handle, " in shown.stdout
    called = "  called: __nvJitLinkCreate_12_1, because the loaded library does not export nvJitLinkCreate\n"
    assert called in shown.stdout


def test_missing_function_without_any_version_raises(fake: dict[str, str]) -> None:
    """The library exports neither the function nor a version of it."""
    code = """
        import json, cudyn
        from cudyn import nvjitlink as m
        try:
            m.nvJitLinkVersion()
        except cudyn.SymbolNotFoundError as error:
            print(json.dumps(str(error).splitlines()[0]))
    """
    text = python_json(code, env=fake)
    assert re.match("nvJitLinkVersion needs the symbol nvJitLinkVersion, introduced in CUDA 12.3; ", text)


def test_only_nvjitlink_has_versioned_symbols() -> None:
    """A symbol that ends with the two numbers of a release belongs to a library with the `versioned` key."""

    def has_versioned_symbols(info: catalog.LibraryInfo) -> bool:
        """Return whether a symbol contains the two numbers of a release in its last six characters."""
        symbols = library(info).tables.FUNCTIONS
        return any(re.search(r"_\d+_\d+", symbol[-6:]) for symbol in symbols)

    libraries = catalog.find_all()
    assert {info.name for info in libraries if has_versioned_symbols(info)} == {"nvjitlink"}
    assert {info.name for info in libraries if info.versioned} == {"nvjitlink"}
