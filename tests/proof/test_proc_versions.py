"""cuGetProcAddress gives each version of a function from the number on that cudaTypedefs.h has for it."""

from __future__ import annotations

import re

import pytest

from codegen import fetch
from cudyn import driver, testing

from . import compiler

pytestmark = pytest.mark.usefixtures("pins")
_TYPE = re.compile(r"\bPFN_(cu\w+?)_v(\d+)(_ptds|_ptsz)?\)")
_OLDEST = 11070  # the oldest release of the tables: what is older is there from the beginning
_PER_THREAD = 2  # CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM


def read_versions() -> dict[tuple[str, int], list[int]]:
    """Name and flags of cuGetProcAddress -> the versions in the header."""
    wheel = compiler.pins().typedefs_of(compiler.library("driver"))
    assert wheel is not None
    text = (fetch.folder(wheel) / "cudaTypedefs.h").read_text("utf-8")
    found: dict[tuple[str, int], set[int]] = {}
    for name, version, suffix in _TYPE.findall(text):
        found.setdefault((name, _PER_THREAD if suffix else 0), set()).add(int(version))
    return {key: sorted(versions) for key, versions in found.items()}


def find(name: str, version: int, flags: int) -> int:
    """The address; 0: there is no such symbol."""
    address, status = driver.cuGetProcAddress(name, version, flags)
    return int(address or 0) if status == 0 else 0


def test_each_version_is_there_from_its_number_on() -> None:
    known = read_versions()
    wrong = []
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        for (name, flags), versions in known.items():
            for at, version in enumerate(versions):
                own = find(name, version, flags)
                before = find(name, version - 10, flags) if version > _OLDEST else 0
                after = find(name, versions[at + 1] - 10, flags) if versions[at + 1 :] else own
                if not own or own == before or (after != own and version >= _OLDEST):
                    wrong.append((name, flags, version, own, before, after))
    assert len(known) > 500
    assert wrong == []
