"""Tests that the real libraries export the functions in the tables, from the exports recorded in cuda.txt.

`python -m codegen.exports` reads them from the pinned wheels. The driver and NVML are not in wheels.
"""

from __future__ import annotations

import re

import pytest

from cudyn._bindings.libraries import catalog, siblings
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import functions
from cudyn._stubs.exports.files import list_sections, read_section

from . import libraries

EXPORTS = "cuda.txt"


def list_files(info: catalog.LibraryInfo) -> list[str]:
    """List the sonames of a library's files on Linux."""
    sonames = [soname for _, soname in info.files["linux"]]
    parts = dict.fromkeys(info.siblings.values())
    if not parts:
        return sonames
    return [siblings.rename(info, soname, part) for soname in sonames for part in parts]


def list_exported(info: catalog.LibraryInfo) -> set[str]:
    """Return the symbols that a library's files export in the releases that have been read."""
    exported: set[str] = set()
    for file in list_files(info):
        section = read_section(EXPORTS, file)
        if section is not None:
            _, symbols = section
            exported.update(symbols)
    return exported


WITHOUT_WHEELS = {"driver", "nvml"}
INFOS = [info for info in catalog.find_all() if info.name not in WITHOUT_WHEELS]


@pytest.mark.sample
def test_exports_of_every_library_are_recorded() -> None:
    recorded = {*list_sections(EXPORTS)}
    missing = {info.name for info in catalog.find_all() if recorded.isdisjoint(list_files(info))}
    assert missing == WITHOUT_WHEELS


@pytest.mark.sample
@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.name)
def test_library_exports_the_functions_of_its_newest_release(info: catalog.LibraryInfo) -> None:
    """Each missing function matches a pattern with a reason, and each pattern matches a missing function."""
    shared = library(info)
    exported, newest = list_exported(info), shared.releases[-1]
    declared = [
        symbol for symbol in shared.tables.FUNCTIONS if functions.is_declared(shared.tables, symbol, newest)
    ]
    missing = [symbol for symbol in declared if symbol not in exported]
    patterns = [pattern for pattern, _ in libraries.NEVER_EXPORTED.get(info.name, ())]
    for symbol in missing:
        assert any(re.fullmatch(pattern, symbol) for pattern in patterns), symbol
    for pattern in patterns:
        assert any(re.fullmatch(pattern, symbol) for symbol in missing), pattern
