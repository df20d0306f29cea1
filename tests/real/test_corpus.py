"""A corpus of sources by both compilers: it compiles, and what the cache has of it is what they make again.

clang compiles all of it with the headers of the newest CUDA, and ptxas takes its PTX. A part of the sources,
another one in each release, is compiled again (tools/verify_cache.py); all are if CUDYN_TEST_CORPUS is
"all", as `nox -s cache` sets it.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import cudyn

from ..kernels.compilers.test_compile import run
from ..support import real
from .clang_features import FEATURES, REFUSED, read

pytestmark = [pytest.mark.nvidia, pytest.mark.slow]

SOURCES = {
    **{name: found for name, found in FEATURES.items() if name not in REFUSED},
    **read("clang_sources.cu"),
}
PARTS = 6
SHARE = 1.0 if os.environ.get("CUDYN_TEST_CORPUS") == "all" else 0.25

CODE = """
import os
from tests.real.test_corpus import SOURCES
from tools.verify_cache import verify_hits
os.chdir(FOLDER)  # the names beside a source count
found = {}
compared = 0
differences = []
for name in COMPILED:
    arch, source = SOURCES[name]
    given = {"arch": f"compute_{arch}", "std": "c++17", "compiler": COMPILER}
    try:
        image = cudyn.compile(source, **given)
    except cudyn.errors.CompilerError as error:
        continue
    found[name] = [image.contents.decode(), image.log]
    if name in VERIFIED:
        with verify_hits() as verification:
            cudyn.compile(source, **given)
        compared += verification.compared
        differences += verification.differences
print(json.dumps([found, cudyn.cache.stats().hits, compared, differences]))
"""

# What NVRTC takes with an option alone, and what is not in the headers of CUDA 13.0, which it gets.
NOT_BY_NVRTC = {
    "128-bit integers",
    "std: algorithms and functional",
    "std: inplace_vector, bitset, string_view",
    "std: mathematics of float and double",
}


def choose_verified() -> set[str]:
    """The sources that are compiled again, as the release draws them."""
    return {*random.Random(cudyn.__version__).sample(sorted(SOURCES), round(SHARE * len(SOURCES)))}


def compile_part(
    compiler: str, names: set[str], part: int, folder: Path, *sites: Path
) -> tuple[dict[str, list[str]], set[str]]:
    """Return the PTX and the log of each source of a part that compiles, and those that were verified."""
    compiled = [name for name in SOURCES if name in names][part::PARTS]
    verified = choose_verified() & {*compiled}
    values: dict[str, Any] = {
        "FOLDER": str(folder),
        "COMPILED": compiled,
        "COMPILER": compiler,
        "VERIFIED": sorted(verified),
    }
    code = "\n".join([*(f"{name} = {value!r}" for name, value in values.items()), CODE])
    found, hits, compared, differences = json.loads(run(code, *sites, cache_folder=folder / "cache"))
    assert differences == []
    assert (hits, compared) == (len(verified & {*found}),) * 2
    return found, {*compiled} - {*found}


def test_there_are_48_with_headers() -> None:
    assert sum("#include" in source for _, source in SOURCES.values()) >= 48


@pytest.mark.parametrize("part", range(PARTS))
def test_clang(part: int, tmp_path: Path) -> None:
    """It compiles all without a word; the assembler takes what it made."""
    sites = (real.clang("22"), real.newest_headers(), real.library("nvvm", 13))
    found, refused = compile_part("clang", {*SOURCES}, part, tmp_path, *sites)
    assert refused == set()
    assert {name: log for name, (_, log) in found.items() if log and "#include" in SOURCES[name][1]} == {}
    for name, (text, _) in found.items():
        (tmp_path / "k.ptx").write_text(text)
        command = [str(real.ptxas("13.0")), "-arch", f"sm_{SOURCES[name][0]}", "-o", os.devnull, "k.ptx"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, f"{name}: {done.stderr}"


@pytest.mark.parametrize("part", range(PARTS))
def test_nvrtc(part: int, tmp_path: Path) -> None:
    """What is verified alone is compiled: other tests have its code."""
    _, refused = compile_part("nvrtc", choose_verified(), part, tmp_path, real.toolkit("13.0"))
    assert refused <= NOT_BY_NVRTC
