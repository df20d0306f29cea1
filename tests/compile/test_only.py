"""CUDYN_CACHE=only: what was compiled is found, and nothing is compiled; counts; pytest's last line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cudyn
from cudyn._compile import cache, counters

from ..conftest import ROOT
from ..support import real
from ..support.releases import NEWEST
from .test_compile import run

TRY = """
from cudyn import cache
def attempt(source=KERNEL, **given):
    try:
        return ["image", cudyn.compile(source, **{"arch": "sm_80", "name": "k.cu", **given}).arch[0]]
    except cudyn.CudynError as error:
        return [type(error).__name__, str(error), sorted(getattr(error, "facts", ()))]
"""


@pytest.mark.nvidia
def test_the_second_pass_compiles_nothing(tmp_path: Path) -> None:
    """With the same compiler, with another one, without one; a miss says what was asked for."""
    folder = tmp_path / "cache"
    first = TRY + "print(json.dumps([attempt(), attempt(options=['-DA=1']), cache.stats()]))"
    both = [["image", "sm_80"]] * 2
    assert json.loads(run(first, real.nvrtc(NEWEST), cache_folder=folder)) == [*both, [0, 2, 2, 0]]

    second = (
        TRY
        + """
attempts = [attempt(), attempt(options=["-DA=1"]), attempt(options=["-DA=2"]), attempt(arch="sm_90"),
            attempt(source=KERNEL + "#include N"), attempt(cache=False)]
print(json.dumps([*attempts, cache.stats()]))
"""
    )
    before = sorted(folder.rglob("*"))
    *there, options, arch, unsure, uncached, counts = json.loads(
        run(second, real.nvrtc(NEWEST), cache_folder=folder, CUDYN_CACHE="only")
    )
    assert there == both
    assert counts == [3, 0, 0, 3], "cache=False takes from the cache, too: nothing else is left"
    assert uncached == both[0]
    assert {options[0], arch[0], unsure[0]} == {"CacheMissError"}
    lines = options[1].splitlines()
    assert lines[0] == (
        "CUDYN_CACHE=only: nothing is compiled, and k.cu for sm_80 as cubin is not in the cache. Asked for:"
    )
    assert "  options           ['-DA=2']" in lines
    assert f"  compiler          NVRTC {NEWEST}" in lines
    assert lines[-1] == (
        f"The cache {folder} does not have it (files: 2, of this source: 2). The nearest is k.cu for sm_80 "
        "as cubin, with options ['-DA=1'] instead of ['-DA=2']."
    )
    assert {"architecture", "build", "headers", "options", "source"} <= {*options[2]}
    assert "architecture 'sm_80' instead of 'sm_90'" in arch[1]
    assert unsure[1].endswith(
        "It is not cached: k.cu has '#include N': only the compiler knows what that leads to."
    )
    assert sorted(folder.rglob("*")) == before

    without = json.loads(run(second, cache_folder=folder, CUDYN_CACHE="only", CUDYN_NVRTC="/none"))
    assert without[:2] == both
    other = json.loads(run(second, real.nvrtc("12.9"), cache_folder=folder, CUDYN_CACHE="only"))
    assert other[0][1].endswith(f", with NVRTC {NEWEST} instead of NVRTC 12.9.")


def test_a_word_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proof with a misspelt word would be none."""
    monkeypatch.setenv("CUDYN_CACHE", "onyl")
    with pytest.raises(ValueError, match=r"^CUDYN_CACHE='onyl': expected off, only or on$"):
        cudyn.compile("", arch="sm_80")
    for word, mode in (("", "on"), ("ON", "on"), ("1", "on"), ("no", "off"), ("Only", "only")):
        monkeypatch.setenv("CUDYN_CACHE", word)
        assert cache.get_mode() == mode


TESTS = """
import pytest
from cudyn._compile import counters
@pytest.mark.parametrize("i", range(4))
def test_one(i):
    counters.add(counters.Stats(hits=2, compiled=i == 0, kept=i == 0))
"""


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "2"]], ids=["one", "two workers"])
def test_the_last_line_of_pytest(workers: list[str], tmp_path: Path) -> None:
    """Only where it is asked for, with what the workers of xdist did, and where there is something to say."""
    (tmp_path / "test_it.py").write_text(TESTS)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "CUDYN_CACHE": "only"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    line = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", str(tmp_path), *workers]
    texts = []
    for words in (["-p", "cudyn.pytest_plugin"], ["-p", "cudyn.pytest_plugin", "-k", "none"]):
        done = subprocess.run([*line, *words, str(tmp_path)], env=environment, capture_output=True, text=True)
        texts.append(done.stdout + done.stderr)
    assert "cudyn: 8 from the cache, 1 compiled (1 kept), 0 missed (CUDYN_CACHE=only)" in texts[0]
    assert "cudyn:" not in texts[1]


def test_counts_of_threads() -> None:
    """None gets lost."""
    from concurrent.futures import ThreadPoolExecutor

    before = cudyn.cache.stats()
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(counters.add, [counters.Stats(1, 2)] * 2000))
    found = cudyn.cache.stats()
    assert (found.hits - before.hits, found.compiled - before.compiled) == (2000, 4000)
