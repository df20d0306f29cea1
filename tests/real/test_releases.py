"""Tests with real libraries from several minor releases: the chosen level, and rejected calls."""

from __future__ import annotations

import textwrap
from typing import Any

import pytest

from ..conftest import python_json
from ..support import real

pytestmark = [pytest.mark.nvidia, pytest.mark.slow]

START = """
import ctypes, json, cudyn.errors
from cudyn import {module} as m
def get_error(call):
    "Return the name of the error that a call raises. TypeError means that the function would be called."
    try:
        call()
    except (cudyn.errors.CudynError, TypeError) as error:
        return type(error).__name__
"""


def run_child(module: str, code: str, release: str) -> Any:
    """Run code in a Python whose `m` is the library of a release, and parse its output."""
    path = real.get_library_file(module, int(release.partition(".")[0]), release)
    source = START.format(module=module) + textwrap.dedent(code)
    return python_json(source, env={f"CUDYN_{module.upper()}": str(path)}, flags=("-S",))


# sizeof(cudaDeviceProp) and sizeof(cudaTextureDesc) in C.
RUNTIMES = {
    "11.7": (728, 72),
    "11.8": (728, 68),
    "12.0": (1032, 72),
    "12.9": (1032, 72),
    "13.0": (1008, 72),
    "13.5": (1008, 72),
}


@pytest.mark.parametrize("release", RUNTIMES)
def test_runtime_is_called_at_its_release(release: str) -> None:
    """Run without a driver, so that the version of CUDA 11's runtime is determined from its symbols."""
    code = f"""
        name = "cudaGetTextureObjectTextureDesc"
        sizes = [ctypes.sizeof(m.cudaDeviceProp), ctypes.sizeof(m.cudaTextureDesc)]
        print(json.dumps([m.version, m.level, sizes, m.has(name), {{
            level: [m.api(level).has(name), get_error(m.api(level).raw.cudaCreateTextureObject)]
            for level in {tuple(RUNTIMES)!r}
        }}]))
    """
    version, level, sizes, has, outcomes = run_child("runtime", code, release)
    assert (version, level) == ([int(number) for number in release.split(".")], release)
    assert (tuple(sizes), has) == (RUNTIMES[release], True)

    def variant(level: str, since: tuple[tuple[int, int], ...]) -> int:
        """Return how many of these releases are not newer than a level. Equal numbers mean no change."""
        return sum(tuple(map(int, level.split("."))) >= release for release in since)

    for other_level, (is_available, outcome) in outcomes.items():
        since = ((11, 8), (12, 0))  # the releases that changed cudaTextureDesc
        assert is_available == (variant(other_level, since) == variant(release, since)), other_level
        is_same = variant(other_level, (*since, (13, 0))) == variant(release, (*since, (13, 0)))
        assert outcome == ("TypeError" if is_same else "SignatureError"), other_level


# The library's version, and the sizes of CUfileStatsLevel1_t, Level2 and Level3.
CUFILES = {
    "12.6": ((1, 11), None),
    "12.9": ((1, 14), None),
    "13.0": ((1, 15), (512, 1024, 5000)),
    "13.3": ((1, 18), (512, 1024, 5000)),
    "13.4": ((1, 19), (624, 1136, 5112)),
    "13.5": ((1, 20), (624, 1136, 5112)),
}


@pytest.mark.parametrize("release", CUFILES)
def test_cufile_is_called_at_its_release(release: str) -> None:
    version, sizes = CUFILES[release]
    code = f"""
        names = [f"cuFileGetStatsL{{i}}" for i in (1, 2, 3)]
        results = [m.version, m.level, [m.has(name) for name in names]]
        results.append([ctypes.sizeof(getattr(m, f"CUfileStatsLevel{{i}}_t")) for i in (1, 2, 3)]
                     if m.has(names[0]) else None)
        levels = {tuple(release for release in CUFILES if release >= "13")!r}
        bare = {{level: m.api(level).raw for level in levels}}
        results.append({{level: [get_error(getattr(bare[level], name)) for name in names] for level in bare}})
        ctypes.CDLL(None).fflush(None)  # cuFile prints to C's stdout
        print(json.dumps(results))
    """
    actual_version, level, has, actual_sizes, outcomes = run_child("cufile", code, release)
    assert (tuple(actual_version), level) == (version, release)
    assert has == [sizes is not None] * 3
    assert actual_sizes == (None if sizes is None else list(sizes))
    for other_level, level_outcomes in outcomes.items():
        expected = "TypeError" if sizes == CUFILES[other_level][1] else "SignatureError"
        assert level_outcomes == ["SymbolNotFoundError" if sizes is None else expected] * 3, other_level
