"""Compiles a corpus of sources with both compilers, and compares cache hits with new compilations.

clang compiles all sources with the headers of the newest CUDA, and ptxas assembles the PTX. Some of the
sources are recompiled (tools/verify_cache.py); these differ in each release. All of them are recompiled if
CUDYN_TEST_CORPUS is "all", as in `nox -s cache`.
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
from .clang_features import FEATURES, REJECTED, read_sources

pytestmark = [pytest.mark.nvidia, pytest.mark.slow]

SOURCES = {
    **{name: source for name, source in FEATURES.items() if name not in REJECTED},
    **read_sources("clang_sources.cu"),
}
PARTS = 6
SHARE = 1.0 if os.environ.get("CUDYN_TEST_CORPUS") == "all" else 0.25

CODE = """
import os
from tests.real.test_corpus import SOURCES
from tools.verify_cache import verify_hits
os.chdir(DIRECTORY)  # its file names affect the key
results = {}
compared = 0
differences = []
for name in COMPILED:
    arch, source = SOURCES[name]
    settings = {"arch": f"compute_{arch}", "std": "c++17", "compiler": COMPILER}
    try:
        image = cudyn.compile(source, **settings)
    except cudyn.errors.CompilerError as error:
        continue
    results[name] = [image.contents.decode(), image.log]
    if name in VERIFIED:
        with verify_hits() as verification:
            cudyn.compile(source, **settings)
        compared += verification.compared
        differences += verification.differences
print(json.dumps([results, cudyn.cache.stats().hits, compared, differences]))
"""

# Sources that NVRTC only compiles with an option, or that need headers newer than the CUDA 13.0 headers used
# here.
NOT_BY_NVRTC = {
    "128-bit integers",
    "std: algorithms and functional",
    "std: inplace_vector, bitset, string_view",
    "std: mathematics of float and double",
}


def choose_verified() -> set[str]:
    """Return the sources that are recompiled in this release."""
    return {*random.Random(cudyn.__version__).sample(sorted(SOURCES), round(SHARE * len(SOURCES)))}


def compile_part(
    compiler: str, names: set[str], part: int, directory: Path, *sites: Path
) -> tuple[dict[str, list[str]], set[str]]:
    """Compile a part of the sources.

    Args:
        names: The names of the sources that may be compiled.
        part: The number of the part, from 0 to PARTS - 1.
        sites: Directories for PYTHONPATH.

    Returns:
        The PTX and the log of each source that compiles, and the names of the other sources.
    """
    compiled = [name for name in SOURCES if name in names][part::PARTS]
    verified = choose_verified() & {*compiled}
    values: dict[str, Any] = {
        "DIRECTORY": str(directory),
        "COMPILED": compiled,
        "COMPILER": compiler,
        "VERIFIED": sorted(verified),
    }
    code = "\n".join([*(f"{name} = {value!r}" for name, value in values.items()), CODE])
    results, hit_count, compared_count, differences = json.loads(
        run(code, *sites, cache_folder=directory / "cache")
    )
    assert differences == []
    assert (hit_count, compared_count) == (len(verified & {*results}),) * 2
    return results, {*compiled} - {*results}


def test_corpus_has_48_sources_with_headers() -> None:
    assert sum("#include" in source for _, source in SOURCES.values()) >= 48


@pytest.mark.parametrize("part", range(PARTS))
def test_clang_compiles_all_sources(part: int, tmp_path: Path) -> None:
    """Compile all sources without warnings, and assemble their PTX."""
    sites = (real.clang("22"), real.newest_headers(), real.library("nvvm", 13))
    results, failed = compile_part("clang", {*SOURCES}, part, tmp_path, *sites)
    assert failed == set()
    assert {name: log for name, (_, log) in results.items() if log and "#include" in SOURCES[name][1]} == {}
    for name, (text, _) in results.items():
        (tmp_path / "k.ptx").write_text(text)
        command = [str(real.ptxas("13.0")), "-arch", f"sm_{SOURCES[name][0]}", "-o", os.devnull, "k.ptx"]
        process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert process.returncode == 0, f"{name}: {process.stderr}"


@pytest.mark.parametrize("part", range(PARTS))
def test_nvrtc_compiles_all_sources_except_listed_ones(part: int, tmp_path: Path) -> None:
    """Compile only the sources that are verified, because other tests compile the rest."""
    _, failed = compile_part("nvrtc", choose_verified(), part, tmp_path, real.toolkit("13.0"))
    assert failed <= NOT_BY_NVRTC
