"""Tests that cuGetProcAddress returns each version of a function since the release in cudaTypedefs.h."""

from __future__ import annotations

import re

import pytest

from codegen import fetch
from cudyn import driver, testing

from . import compiler

pytestmark = pytest.mark.usefixtures("pins")
_TYPE = re.compile(r"\bPFN_(cu\w+?)_v(\d+)(_ptds|_ptsz)?\)")
_OLDEST = 11070  # the oldest release in the tables, in which all earlier versions exist
_PER_THREAD = 2  # CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM


def read_versions() -> dict[tuple[str, int], list[int]]:
    """Return the versions in the header, keyed by the name and the flags for cuGetProcAddress."""
    wheel = compiler.pins().typedefs_of(compiler.library("driver"))
    assert wheel is not None
    text = (fetch.get_directory(wheel) / "cudaTypedefs.h").read_text("utf-8")
    versions_by_name: dict[tuple[str, int], set[int]] = {}
    for name, version, suffix in _TYPE.findall(text):
        versions_by_name.setdefault((name, _PER_THREAD if suffix else 0), set()).add(int(version))
    return {key: sorted(versions) for key, versions in versions_by_name.items()}


def find_address(name: str, version: int, flags: int) -> int:
    """Return the address of a version of a function, or 0 if this version does not exist."""
    address, status = driver.cuGetProcAddress(name, version, flags)
    return int(address or 0) if status == 0 else 0


def test_proc_address_returns_each_version_since_its_number() -> None:
    known = read_versions()
    wrong = []
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        for (name, flags), versions in known.items():
            for index, version in enumerate(versions):
                address = find_address(name, version, flags)
                # A version number ends with a zero, so `version - 10` is one minor release earlier.
                earlier_address = find_address(name, version - 10, flags) if version > _OLDEST else 0
                last_address = address
                if versions[index + 1 :]:
                    last_address = find_address(name, versions[index + 1] - 10, flags)
                is_replaced_early = last_address != address and version >= _OLDEST
                if not address or address == earlier_address or is_replaced_early:
                    wrong.append((name, flags, version, address, earlier_address, last_address))
    assert len(known) > 500
    assert wrong == []
