"""Tests for CUDYN_CACHE=only, with which nothing is compiled, and for the counts in pytest's last line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn._kernels.cache import counters, settings

from ...support import fake_compiler, real
from ...support.inner_pytest import run_pytest
from ...support.messages import raises
from ...support.releases import NEWEST
from .test_compile import COMPILERS, run

# A function that compiles, and returns the image's architecture or the error.
ATTEMPT = """
from cudyn import cache
def attempt(source=KERNEL, **arguments):
    try:
        return ["image", cudyn.compile(source, **{"arch": "sm_80", "name": "k.cu", **arguments}).arch[0]]
    except cudyn.CudynError as error:
        return [type(error).__name__, str(error), sorted(getattr(error, "facts", ()))]
"""


# Only the newest version is part of the default run.
EACH = [
    version if version == NEWEST else pytest.param(version, marks=pytest.mark.slow) for version in COMPILERS
]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_second_process_with_only_compiles_nothing(version: str, tmp_path: Path) -> None:
    """The second process uses the same compiler, a different compiler or no compiler.

    The error for a miss describes the request.
    """
    directory = tmp_path / "cache"
    first_run = (
        ATTEMPT
        + "print(json.dumps([attempt(), attempt(options=['-DA=1']), [*vars(cache.stats()).values()]]))"
    )
    hits = [["image", "sm_80"]] * 2
    assert json.loads(run(first_run, real.nvrtc(version), cache_folder=directory)) == [
        *hits,
        [0, 2, 2, 0, 0],
    ]

    second_run = (
        ATTEMPT
        + """
attempts = [attempt(), attempt(options=["-DA=1"]), attempt(options=["-DA=2"]), attempt(arch="sm_90"),
            attempt(source=KERNEL + "#include N"), attempt(cache=False)]
print(json.dumps([*attempts, [*vars(cache.stats()).values()]]))
"""
    )
    files_before = sorted(directory.rglob("*"))
    *repeated, options, arch, source, uncached, counts = json.loads(
        run(second_run, real.nvrtc(version), cache_folder=directory, CUDYN_CACHE="only")
    )
    assert repeated == hits
    assert counts == [3, 0, 0, 3, 0], "cache=False also uses the cache, because nothing may be compiled"
    assert uncached == hits[0]
    assert {options[0], arch[0], source[0]} == {"CacheMissError"}
    lines = options[1].splitlines()
    assert lines[0] == (
        "CUDYN_CACHE=only: nothing is compiled, and k.cu for sm_80 as cubin is not in the cache. Requested:"
    )
    assert "  options           ['-DA=2']" in lines
    assert lines[-1] == (
        f"The cache {directory} does not have it (files: 2, of this source: 2). The nearest is k.cu for "
        "sm_80 as cubin, with options ['-DA=1'] instead of ['-DA=2']."
    )
    assert {"architecture", "headers in memory", "options", "source"} <= {*options[2]}
    assert "architecture 'sm_80' instead of 'sm_90'" in arch[1]
    assert source[1].endswith("with other source.")
    assert sorted(directory.rglob("*")) == files_before

    without_compiler = json.loads(
        run(second_run, cache_folder=directory, CUDYN_CACHE="only", CUDYN_NVRTC="/none")
    )
    assert without_compiler[:2] == hits
    if version == NEWEST:  # the default run does not have another compiler
        return
    other_version = "12.0" if version == "12.9" else "12.9"
    data = json.loads(run(second_run, real.nvrtc(other_version), cache_folder=directory, CUDYN_CACHE="only"))
    assert data[:2] == hits, "entries of other compilers are not used"
    path = sorted((real.nvrtc(other_version) / "nvidia").rglob("libnvrtc.so.*"))[0]
    data = json.loads(run(second_run, cache_folder=directory, CUDYN_CACHE="only", CUDYN_NVRTC=str(path)))
    assert data[0][1].endswith(f", with NVRTC {version} instead of NVRTC {other_version}.")


def describe_miss(monkeypatch: pytest.MonkeyPatch, *, only: bool, **arguments: Any) -> str:
    """Compile with a fake compiler, and return the nearest entry in the cache, or "" for a hit."""
    with monkeypatch.context() as patch:
        fake_compiler.use(fake_compiler.make_images, patch, ["h.h", "i.h"])
        patch.setenv("CUDYN_CACHE", "only" if only else "on")
        try:
            cudyn.compile(**{"source": Path("k.cu"), "arch": "sm_80", **arguments})
        except cudyn.CacheMissError as error:
            return str(error).partition("\nThe cache ")[2]
    return ""


def test_miss_lists_headers_and_paths_that_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Headers may be in files or in memory. At first, the cache has one entry."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_ARCH", raising=False)
    monkeypatch.chdir(tmp_path)
    Path("k.cu").write_text('#include "h.h"\n#include <m.h>\n')
    Path("h.h").write_text('#include "i.h"\n')
    Path("i.h").write_text("")
    memory = {"m.h": "int m;"}
    assert describe_miss(monkeypatch, only=False, headers=memory) == ""
    assert describe_miss(monkeypatch, only=True, headers=memory) == ""
    cache_state = f"{tmp_path / 'cache'} does not have it (files: 1, of this source: 1). "
    nearest = f"{cache_state}The nearest is k.cu for sm_80 as cubin, with "
    assert (
        describe_miss(monkeypatch, only=True, headers={"m.h": "int n;"}) == f"{nearest}other headers (m.h)."
    )
    Path("i.h").write_text("int i;")
    assert describe_miss(monkeypatch, only=True, headers=memory) == f"{nearest}other headers (i.h)."
    Path("i.h").unlink()
    assert describe_miss(monkeypatch, only=True, headers=memory) == f"{nearest}other headers (i.h)."
    Path("i.h").write_text("")
    more_headers = {f"{i}.h": "" for i in range(7)}
    assert describe_miss(monkeypatch, only=True, headers=memory | more_headers) == (
        f"{nearest}other headers (0.h, 1.h, 2.h, 3.h, 4.h and 2 more)."
    )
    arguments: dict[str, Any] = {"headers": memory, "options": ["-lineinfo"], "real_paths": True}
    assert describe_miss(monkeypatch, only=False, **arguments) == ""
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path / "other")
    for name in ("k.cu", "h.h", "i.h"):
        Path(name).write_bytes((tmp_path / name).read_bytes())
    nearest = nearest.replace("files: 1, of this source: 1", "files: 2, of this source: 2")
    assert describe_miss(monkeypatch, only=True, **arguments) == (
        f"{nearest}other paths in the code (0, current)."
    )
    Path("k.cu").write_text('#include "h.h"\n#include <m.h>\n//')
    nearest = nearest.replace("of this source: 2", "of this source: 0")
    assert describe_miss(monkeypatch, only=True, headers=memory) == f"{nearest}other source."
    Path("k.cu").rename("other.cu")
    assert describe_miss(monkeypatch, only=True, source=Path("other.cu"), headers=memory) == (
        f"{tmp_path / 'cache'} has no entry for this source (files: 2)."
    )


def test_miss_lists_the_names_of_headers() -> None:
    """Facts that are empty, such as `options`, are omitted."""
    facts = {"name": "k.cu", "architecture": "sm_80", "kind": "ptx", "paths": [[], ""], "options": []}
    headers = {"": "hash", "b.h": "hash", "a.h": "hash"}
    assert str(cudyn.CacheMissError({**facts, "headers": headers}, "near")).splitlines()[1:] == [
        "  name              k.cu",
        "  architecture      sm_80",
        "  kind              ptx",
        "  headers           a.h, b.h",
        "near",
    ]


@pytest.mark.parametrize("mode", ["onyl", "readonly"])
def test_unknown_mode_raises(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a misspelled mode were ignored, the run would not check anything."""
    monkeypatch.setenv("CUDYN_CACHE", mode)
    with raises(ValueError):
        cudyn.compile("", arch="sm_80")


def test_get_mode_returns_the_mode_of_each_value(monkeypatch: pytest.MonkeyPatch) -> None:
    expected_modes = (("", "on"), ("ON", "on"), ("1", "on"), ("no", "off"), ("Only", "only"))
    for value, mode in expected_modes:
        monkeypatch.setenv("CUDYN_CACHE", value)
        assert settings.get_mode() == mode


TESTS = """
import pytest
from cudyn._kernels.cache import counters
@pytest.mark.parametrize("i", range(4))
def test_one(i):
    counters.add(counters.Stats(hits=2, compiled=i == 0, kept=i == 0))
"""


@pytest.mark.parametrize("workers", [0, 2])
def test_pytest_prints_counts_if_the_cache_was_used(workers: int, tmp_path: Path) -> None:
    """The counts include those of the xdist workers."""
    (tmp_path / "test_it.py").write_text(TESTS)
    plugins = ("pytest_cudyn", "xdist") if workers else ("pytest_cudyn",)
    options = ["-n", str(workers)] if workers else []
    completed = run_pytest(tmp_path, *options, plugins=plugins, env={"CUDYN_CACHE": "only"})
    message = "cudyn: 8 from the cache, 1 compiled (1 kept), 0 missed (CUDYN_CACHE=only)"
    assert message in completed.stdout + completed.stderr
    if not workers:
        completed = run_pytest(tmp_path, "-k", "none", env={"CUDYN_CACHE": "only"})
        assert "cudyn:" not in completed.stdout + completed.stderr


def test_counts_of_many_threads_are_complete() -> None:
    """No increment is lost."""
    from concurrent.futures import ThreadPoolExecutor

    counts_before = cudyn.cache.stats()
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(counters.add, [counters.Stats(1, 2)] * 2000))
    counts = cudyn.cache.stats()
    assert (counts.hits - counts_before.hits, counts.compiled - counts_before.compiled) == (2000, 4000)
