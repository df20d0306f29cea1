"""Tests for a cache that is used on other machines: different directories, toolkits and compilers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn._kernels.cache import stored_images
from cudyn._kernels.compilers.compilation import Compilation
from cudyn._kernels.compilers.compile_source import read_job
from tools.verify_cache import verify_hits

from ...conftest import ROOT
from ...support import compilations
from ...support.command_line import main
from ...support.inner_pytest import run_pytest
from ...support.messages import raises
from ...support.trees import write

KERNEL = 'extern "C" __global__ void k() {}\n'


def count_compilation(**arguments: Any) -> cudyn.cache.Stats:
    """Compile, and return by how much each of the cache's counts has changed."""
    stats_before = cudyn.cache.stats()
    cudyn.compile(**{"arch": "compute_80", **arguments})
    return cudyn.cache.stats() - stats_before


COMPILED = cudyn.cache.Stats(compiled=1, kept=1)
HIT = cudyn.cache.Stats(hits=1)


def test_compile_in_another_checkout_hits_the_cache(preprocessor: Path) -> None:
    """This includes code that contains the names of its sources, unless it contains their real paths."""
    sources = {"k.cu": "int h;\n", "p.cu": "const char *p = __FILE__;\n"}
    for directory in ("one", "two"):
        for name, header in sources.items():
            write(preprocessor / directory / name, f'#include "{name}.h"\n{KERNEL}')
            write(preprocessor / directory / f"{name}.h", header)
    variants: list[tuple[dict[str, Any], cudyn.cache.Stats]] = [
        ({}, HIT),
        ({"options": ["-lineinfo"]}, HIT),
        ({"options": ["-lineinfo"], "real_paths": True}, COMPILED),
    ]
    for name in sources:
        for arguments, expected in variants:
            assert [
                count_compilation(source=preprocessor / directory / name, **arguments)
                for directory in ("one", "two", "two")
            ] == [COMPILED, expected, HIT]


@pytest.mark.parametrize("inner_path", ["y.h", "in/a/folder.h"])
@pytest.mark.parametrize(
    "included_by_macro",
    ["", "#define H <{}>\n#include H\n", "#define H <{}>\n#if __has_include(H)\n#endif\n"],
)
def test_compile_with_a_reinstalled_toolkit_hits_the_cache(
    included_by_macro: str, inner_path: str, preprocessor: Path
) -> None:
    """The files' timestamps differ, which does not matter.

    Different contents cause a miss if the file may be included.
    """
    toolkit = preprocessor / "cuda/include"
    write(toolkit / "cuda_fp16.h", f'#include "x.h"\n{included_by_macro.format(inner_path)}')
    write(toolkit / "x.h", "int x1;\n")
    write(toolkit / inner_path, "int y1;\n")
    source = f"#include <cuda_fp16.h>\n{KERNEL}"
    assert [count_compilation(source=source), count_compilation(source=KERNEL)] == [COMPILED, COMPILED]
    shutil.move(toolkit, preprocessor / "old")
    shutil.copytree(preprocessor / "old", toolkit)
    for path in filter(Path.is_file, toolkit.rglob("*")):
        os.utime(path, (1, 1))
    assert count_compilation(source=source) == HIT
    write(toolkit / inner_path, "int y2;\n")
    assert count_compilation(source=source) == (COMPILED if included_by_macro else HIT)
    write(toolkit / "x.h", "int x2;\n")
    assert [count_compilation(source=source), count_compilation(source=KERNEL)] == [COMPILED, HIT]


def test_compile_with_a_larger_toolkit_hits_the_cache(preprocessor: Path) -> None:
    """A new or changed file matters only if the compiler reads it, even if a macro selects the file."""
    toolkit = preprocessor / "cuda/include"
    write(toolkit / "cuda_fp16.h", "#define ROOT <lib\n#define H ROOT/x.h>\n#include H\n")
    write(toolkit / "lib/x.h", "int x;\n")
    source = f"#include <cuda_fp16.h>\n{KERNEL}"
    assert count_compilation(source=source) == COMPILED
    write(toolkit / "cublas.h", "int more;\n")
    assert count_compilation(source=source) == HIT
    write(toolkit / "lib/y.h", "int more;\n")
    assert count_compilation(source=source) == HIT
    write(toolkit / "lib/x.h", "int other;\n")
    assert count_compilation(source=source) == COMPILED


def test_compile_many_sends_equal_jobs_once(preprocessor: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal jobs share a result, which counts as a hit, except with cache=False."""
    sent_jobs = []

    class Counting(ThreadPoolExecutor):
        def submit(self, *args: Any, **kwargs: Any) -> Any:
            """Record the arguments of the job and run it."""
            sent_jobs.append(args)
            return super().submit(*args, **kwargs)

    stats_before = cudyn.cache.stats()
    job = {"source": KERNEL, "arch": "compute_80"}
    with Counting(4) as pool:
        results = cudyn.compile_many([job, job, {**job, "name": "other.cu"}, job], pool)
        assert len(sent_jobs) == 2
        assert sorted(result.hit for result in results) == [False, False, True, True]
        assert cudyn.cache.stats() - stats_before == cudyn.cache.Stats(hits=2, compiled=2, kept=2)
        assert [result.index for result in results] == [0, 1, 2, 3]
        assert len({result.output.data for result in results if isinstance(result.output, cudyn.Image)}) == 1
        cudyn.compile_many([{**job, "cache": False}] * 3, pool)
        assert len(sent_jobs) == 5


def test_compile_many_with_a_worker_in_another_checkout_caches_its_code(
    preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the worker lacks the caller's current directory, paths in it become paths in the worker's directory.

    If the worker reads other files, its code is not cached.
    """
    for directory, text in (("here", "int h;\n"), ("there", "int h;\n"), ("elsewhere", "int other;\n")):
        write(preprocessor / directory / "inc" / "h.h", text)
    own_checkout = preprocessor / "here"

    class Elsewhere(ThreadPoolExecutor):
        checkout = Path()

        def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
            """Run the call in the checkout, while the caller's directory is missing."""
            own_checkout.rename(preprocessor / "hidden")
            os.chdir(self.checkout)
            future = super().submit(function, *args, **kwargs)
            future.exception()
            (preprocessor / "hidden").rename(own_checkout)
            os.chdir(own_checkout)
            return future

    monkeypatch.chdir(own_checkout)
    for worker_directory, message in (("elsewhere", "other headers (h.h)"), ("there", "")):
        for path in (own_checkout / "inc", "inc"):
            job = {"source": "#include <h.h>\n", "arch": "compute_80", "include_path": [path]}
            with Elsewhere(1) as pool:
                pool.checkout = preprocessor / worker_directory
                (result,) = cudyn.compile_many([job], pool)
            assert isinstance(result.output, cudyn.Image), result.error
            assert result.output.not_cached.endswith(message)
            assert bool(result.output.not_cached) == bool(message)
    assert Compilation(read_job(job)).find_output() == result.output


def test_compile_caches_and_hits_depending_on_the_mode(
    preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_CACHE", "off")
    assert count_compilation(source=KERNEL) == cudyn.cache.Stats(compiled=1)
    assert not (preprocessor / "cache").exists()
    for mode, expected in (("on", COMPILED), ("on", HIT), ("only", HIT)):
        monkeypatch.setenv("CUDYN_CACHE", mode)
        assert count_compilation(source=KERNEL) == expected


def corrupt(entry: cudyn.cache.Entry) -> None:
    """Replace the code of an entry, as if the compiler had read a file that was not recorded."""
    inputs = compilations.read(KERNEL, arch="compute_80", kind="ptx")
    result = stored_images.find_image(inputs.key, lambda manifest: True, entry.build)
    assert result is not None
    wrong_image = cudyn.Image(b"other code", "ptx", ("compute_80",), compiler="NVRTC 13.0")
    assert stored_images.write(inputs.key, result[0], wrong_image, inputs.facts, entry.build) == ""


def test_verify_hits_recompiles_each_hit_and_names_the_entry_that_differs(preprocessor: Path) -> None:
    """A corrupted entry is found by compiling the source again."""
    assert count_compilation(source=KERNEL) == COMPILED
    with verify_hits() as verification:
        assert count_compilation(source=KERNEL) == HIT
        (job,) = cudyn.compile_many([{"source": KERNEL, "arch": "compute_80"}], processes=0)
    assert job.error is None
    assert (verification.compared, verification.differences) == (2, [])
    (entry,) = cudyn.cache.list_entries()
    corrupt(entry)
    with verify_hits() as verification:
        count_compilation(source=KERNEL)
    (difference,) = verification.differences
    lines = difference.splitlines()
    assert lines[0].startswith("the cached code of kernel.cu for compute_80 as ptx differs from the compiler")
    assert [line.split() for line in lines[1:3]] == [
        [label, f"{entry.key}.{entry.build}"] for label in ("cached", "compiled")
    ]
    assert lines[3] == "  files that differ: none"


def test_verify_cache_runs_a_program_and_fails_if_code_differs(preprocessor: Path, tmp_path: Path) -> None:
    count_compilation(source=KERNEL)
    (tmp_path / "program.py").write_text(f"import cudyn\ncudyn.compile({KERNEL!r}, arch='compute_80')\n")
    command = [sys.executable, "-m", "tools.verify_cache", "program.py"]
    settings = {**os.environ, "PYTHONPATH": str(ROOT), "CUDYN_NVRTC": str(cudyn.nvrtc.path)}
    for differing, status in ((0, 0), (1, 1)):
        completed = subprocess.run(command, env=settings, capture_output=True, text=True)
        assert completed.returncode == status, completed.stderr
        assert completed.stdout.startswith(f"1 hits compared, {differing} differ\n")
        (entry,) = cudyn.cache.list_entries()
        corrupt(entry)


def test_only_accepts_entries_of_any_compiler(preprocessor: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a compiler is specified, entries of other compilers are not accepted."""
    inputs = compilations.read(KERNEL, arch="compute_80", kind="ptx")
    image = cudyn.Image(b"code", "ptx", ("compute_80",), compiler="NVRTC 1.2")
    assert compilations.keep(inputs.key, "0" * 16, image, inputs.facts) == ""
    assert count_compilation(source=KERNEL) == COMPILED, "an entry of another compiler was used"
    for path in (preprocessor / "cache" / inputs.key[:2]).glob(f"{inputs.key}.*"):
        if not path.name.endswith("0" * 16):
            path.unlink()
    monkeypatch.setenv("CUDYN_CACHE", "only")
    assert cudyn.compile(KERNEL, arch="compute_80").compiler == "NVRTC 1.2"
    monkeypatch.setenv("CUDYN_NVRTC", str(cudyn.nvrtc.path))
    with pytest.raises(cudyn.CacheMissError) as caught:
        cudyn.compile(KERNEL, arch="compute_80")
    assert caught.value.nearest.endswith(f"with NVRTC 1.2 instead of {caught.value.facts['compiler']}.")
    monkeypatch.setenv("CUDYN_CLANG", "/none")
    with raises(cudyn.CacheMissError):
        cudyn.compile(KERNEL, arch="compute_80", compiler="clang")


def test_export_with_used_contains_the_used_entries(preprocessor: Path, tmp_path: Path) -> None:
    """An entry is used if this process or its workers have found or added it."""
    assert compilations.keep("ab" + "0" * 62, "0" * 16, cudyn.Image(b"", "ptx")) == ""
    count_compilation(source="int used;\n")
    assert cudyn.cache.export_to(tmp_path / "all.zip") == 2
    assert cudyn.cache.export_to(tmp_path / "used.zip", used=True) == 1


def test_explain_lists_the_differences_of_two_entries(
    preprocessor: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Entries are specified by files or keys. Without a second entry, the most similar entry is compared."""
    write(preprocessor / "h.h", "int one;\n")
    source = f'#include "h.h"\n{KERNEL}'
    cudyn.compile(source, arch="compute_80")
    write(preprocessor / "h.h", "int two;\n")
    cudyn.compile(source, arch="compute_80")
    files = sorted(entry.path for entry in cudyn.cache.list_entries())
    for arguments in ([files[0]], [os.path.basename(files[0])[:70], files[1]]):
        assert main(["cache", "explain", *arguments]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == files[0]
        assert "  architecture      compute_80" in lines
        assert lines[-1] == f"{files[1]} has other headers (h.h)."
    assert main(["cache", "explain", "nothing"]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 1
    assert "expected a cache file or a unique prefix of its key" in errors[0]


@pytest.mark.parametrize(
    "option", ["-c", "-MD", "-O3", "-Xcompiler=-Wall", "-lcudart", "-shared", "--expt-relaxed-constexpr"]
)
def test_compile_with_options_that_only_nvcc_has_raises(
    option: str, preprocessor: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The message is one line that contains advice."""
    write(preprocessor / "k.cu", KERNEL)
    assert main(["compile", "k.cu", "-arch", "sm_80", option]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith(f"{option} ")
    assert errors.count("\n") == 1


def test_version_option_prints_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"cudyn {cudyn.__version__}\n"


@pytest.mark.parametrize(
    ("setting", "size"),
    [
        ("2G", 2 * 10**9),
        ("1.5G", None),
        ("500 M", 5 * 10**8),
        ("1Ki", 1024),
        ("7", 7),
        ("10kb", 10**4),
        ("", 1 << 30),
    ],
)
def test_cache_size_can_have_a_unit(setting: str, size: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_CACHE_SIZE", setting)
    if size is None:
        with raises(ValueError):
            cudyn.cache.info()
    else:
        assert cudyn.cache.info().most == size


TESTS = """
import cudyn
def test_swallowed():
    try:
        cudyn.compile("int x;", arch="sm_80")
    except cudyn.CacheMissError:
        pass
def test_there():
    cudyn.compile("int there;", arch="sm_80")
"""


@pytest.mark.parametrize("has_workers", [False, True])
def test_miss_fails_the_pytest_session(
    has_workers: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The miss is reported even if the test catches the error. The summary counts unused kernels."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    for source in ("int there;", "int unused;"):
        inputs = compilations.read(source)
        assert compilations.keep(inputs.key, "0" * 16, cudyn.Image(b"", "cubin"), inputs.facts) == ""
    (tmp_path / "test_it.py").write_text(TESTS)
    settings = {"CUDYN_CACHE": "only", "CUDYN_NVRTC": "/none"}
    plugins = ("pytest_cudyn", "xdist") if has_workers else ("pytest_cudyn",)
    workers = ["-n", "1"] if has_workers else []
    for options, status in ((["-k", "swallowed"], 1), *([] if has_workers else [(["-k", "there"], 0)])):
        completed = run_pytest(tmp_path, *workers, *options, plugins=plugins, env=settings)
        assert completed.returncode == status, completed.stdout
        assert "1 passed" in completed.stdout
        assert ("cudyn: failed, because a kernel would have had to be compiled" in completed.stdout) == status
        assert f"cudyn: {1 + status} of the 2 kernels of the cache were not used" in completed.stdout
