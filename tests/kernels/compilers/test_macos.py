"""Tests for macOS without clang, where no compiler is available: messages, and code from other machines."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from ...conftest import ROOT
from ...support import real
from ...support.releases import NEWEST
from .test_compile import AS_MACOS, run

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="cudyn uses Unix functions that Windows lacks"
)

# An executor whose process simulates a Linux machine, with NVRTC and a separate cache.
LINUX_EXECUTOR = """
import os, pickle, subprocess
from concurrent.futures import Executor, Future
CODE = "import pickle, sys; work, args = pickle.load(sys.stdin.buffer); "
CODE += "sys.stdout.buffer.write(pickle.dumps(work(*args)))"
class Linux(Executor):
    def submit(self, work, /, *args):
        future = Future()
        settings = {"PYTHONPATH": os.environ["ELSEWHERE"], "CUDYN_CACHE_DIR": os.environ["THERE"]}
        settings = {**os.environ, **settings}
        done = subprocess.run(
            [sys.executable, "-c", CODE], input=pickle.dumps((work, args)), capture_output=True, env=settings
        )
        assert done.returncode == 0, done.stderr.decode()
        future.set_result(pickle.loads(done.stdout))
        return future
"""
PROBLEM = "NVIDIA has no compiler for macOS, and no clang that compiles CUDA C++ to PTX was found."
HINT = (
    "Or compile on a Linux machine, which needs no GPU: cudyn.compile_many(jobs, executor) with an executor "
    "whose workers are on that machine adds the results to this machine's cache. Everything else works on "
    "macOS."
)
ADVICE = (
    'What to do: pip install "cudyn[clang]", which contains clang for every system; or set CUDYN_CLANG to a '
    "clang with the NVPTX target (such as Homebrew's or conda's)."
)
TRIED = [
    "Tried, in this order:",
    "  - none (environment variable CUDYN_CLANG): expected an absolute path or the name of a program in PATH",
]


@pytest.mark.parametrize("cache", ["on", "off"])
def test_compile_without_clang_on_macos_raises_with_advice(cache: str, tmp_path: Path) -> None:
    """NVRTC is reported as missing once, without a list of candidates."""
    settings = {"cache_folder": tmp_path} if cache == "on" else {}
    output = run(
        """
        try:
            cudyn.compile(KERNEL, arch="sm_90")
        except cudyn.LoadError as error:
            print(error)
        """,
        prologue=AS_MACOS,
        CUDYN_CLANG="none",
        **settings,  # type: ignore[arg-type]
    ).splitlines()
    assert output[:5] == [PROBLEM, *TRIED, ADVICE, HINT]
    assert len(output) == (6 if cache == "on" else 5)


@pytest.mark.parametrize(
    ("arch", "expected"),
    [
        ("native", "LibraryNotFoundError No GPU to compile for: There is no CUDA driver for macOS"),
        ("all", f"LibraryNotFoundError {PROBLEM}"),
    ],
)
def test_compile_without_clang_or_a_known_arch_on_macos_raises_with_both_problems(
    arch: str | None, expected: str
) -> None:
    """For "native", a device is missing. For "all", the supported architectures are unknown."""
    output = run(
        f"""
        try:
            cudyn.compile(KERNEL, arch={arch!r})
        except (cudyn.LoadError, ValueError) as error:
            print(type(error).__name__, error)
        """,
        prologue=AS_MACOS,
        CUDYN_CLANG="none",
    ).splitlines()
    assert output[0].startswith(expected)
    assert PROBLEM in (output[0][-len(PROBLEM) :], output[-3])
    assert output[-2:] == [ADVICE, HINT]


def test_compile_command_on_macos_prints_the_advice_once(tmp_path: Path) -> None:
    """Both files fail for the same reason, and long advice is not repeated."""
    for name in ("a.cu", "b.cu"):
        (tmp_path / name).write_text("")
    output = run(
        """
        import contextlib, io
        from tests.support.command_line import main
        with contextlib.redirect_stderr(io.StringIO()) as stderr:
            status = main(["compile", "a.cu", "b.cu", "-arch", "sm_90", "-j", "1", "-q"])
        print(json.dumps([status, stderr.getvalue()]))
        """,
        prologue=f"{AS_MACOS}\nimport os\nos.chdir({str(tmp_path)!r})",
        CUDYN_CLANG="none",
    )
    assert json.loads(output.splitlines()[-1]) == [
        1,
        f"a.cu: {PROBLEM}\n{TRIED[0]}\n{TRIED[1]}\n{ADVICE}\n{HINT}\nb.cu: {PROBLEM}\n",
    ]


@pytest.mark.nvidia
def test_compile_many_on_macos_with_an_executor_on_linux_fills_the_cache(tmp_path: Path) -> None:
    """The cached code can be used without a compiler. Errors are also returned."""
    output = run(
        """
        jobs = [{"source": KERNEL, "arch": "sm_80", "to": ["ptx", "cubin"]}]
        jobs.append({"source": "int x", "arch": "sm_80"})
        good, bad = cudyn.compile_many(jobs, Linux())
        print([image.kind for image in good.output],
              good.output[1].get_kernel_info("scale").parameters[1].type)
        print(type(bad.error).__name__, good.hit)
        os.environ["CUDYN_CACHE"] = "only"
        print(cudyn.compile(KERNEL, arch="sm_80") == good.output[1], cudyn.compile_many(jobs[:1])[0].hit)
        """,
        prologue=f"import sysconfig, sys\n{LINUX_EXECUTOR}\n{AS_MACOS}",
        cache_folder=tmp_path / "here",
        ELSEWHERE=os.pathsep.join([str(real.nvrtc(NEWEST)), str(ROOT)]),
        THERE=str(tmp_path / "there"),
    )
    assert output.splitlines() == ["['ptx', 'cubin'] f32", "NvrtcError False", "True True"]
