"""CUDYN_CACHE=verify over a corpus of sources: what the cache has is what the compiler makes again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ..compile.test_compile import run
from ..support import real

pytestmark = [pytest.mark.nvidia, pytest.mark.slow]

PARTS = 10

CODE = """
import os
os.chdir(FOLDER)  # the names beside a source count
from tests.real.clang_features import FEATURES, REFUSED, read
sources = {**FEATURES, **read("clang_sources.cu")}
refused = []
for name in [name for name in sources if name not in REFUSED][PART::PARTS]:
    arch, source = sources[name]
    given = {"arch": f"compute_{arch}", "std": "c++17", "compiler": COMPILER}
    os.environ["CUDYN_CACHE"] = "on"
    try:
        cudyn.compile(source, **given)
    except cudyn.errors.CompilerError as error:
        refused.append(name)
        continue
    os.environ["CUDYN_CACHE"] = "verify"
    cudyn.compile(source, **given)
stats = cudyn.cache.stats()
print(json.dumps([stats.hits, stats.verified, stats.wrong, refused]))
"""

# What NVRTC takes with an option alone, and what is not in the headers of CUDA 13.0, which it gets.
MISSING: dict[str, set[str]] = {
    "nvrtc": {
        "128-bit integers",
        "std: algorithms and functional",
        "std: inplace_vector, bitset, string_view",
        "std: mathematics of float and double",
    },
    "clang": set(),
}


def list_sites(compiler: str) -> list[Path]:
    """The compiler, and a toolkit's headers."""
    if compiler == "nvrtc":
        return [real.toolkit("13.0")]
    return [real.clang("22"), real.newest_headers(), real.library("nvvm", 13)]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("compiler", MISSING)
def test_the_corpus(
    compiler: str, part: int, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    cache = tmp_path_factory.getbasetemp() / f"verified-{compiler}"
    values = {"PARTS": PARTS, "PART": part, "COMPILER": compiler, "FOLDER": str(tmp_path)}
    code = re.sub("|".join(values), lambda found: repr(values[found[0]]), CODE)
    hits, verified, wrong, refused = json.loads(run(code, *list_sites(compiler), cache_folder=cache))
    assert {*refused} <= MISSING[compiler]
    assert (hits, wrong) == (verified, 0)
    assert hits > 3
