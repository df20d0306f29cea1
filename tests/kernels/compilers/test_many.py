"""Tests for cudyn.compile_many: processes that die, other packages' executors, the cache, and shutdown."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Image
from cudyn._kernels.compilers import workers
from cudyn._kernels.compilers.nvrtc import interrupts
from cudyn._kernels.compilers.workers import Workers

from ...conftest import ROOT
from ...support import real, stand_in_compiler
from ...support.messages import raises
from ...support.releases import NEWEST
from .test_compile import run
from .test_only import EACH

# A fake compiler for this process and its child processes, which follows instructions in the source.
STAND_IN = """
import ctypes, os, signal, time
from cudyn import Image
from tests.support import stand_in_compiler
def compile_job(source, arch, kinds):
    word, _, more = source.text.decode().partition(" ")
    if word == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if word == "once" and not os.path.exists(more):
        open(more, "x").close()
        os._exit(3)
    if word == "print":
        os.write(1, b"a compiler's own words")
    if word == "bad":
        raise ValueError("bad")
    if word == "sleep":
        ctypes.CDLL(None).sleep(600)  # longer than any test waits
        open(more, "x").close()
    return [Image(source.text, kind, (arch,)) for kind in kinds]
stand_in_compiler.use(compile_job)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the cache's directory. Every Python process that is started uses the fake compiler."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(STAND_IN)
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{ROOT}")
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("CUDYN_CACHE", "CUDYN_ARCH"):
        monkeypatch.delenv(name, raising=False)
    stand_in_compiler.use(stand_in, monkeypatch)
    return tmp_path


def stand_in(source: Any, arch: str, kinds: Sequence[str]) -> list[Image]:
    """Return an image whose code is the source, or raise if the source is "bad"."""
    if source.text == b"bad":
        raise ValueError("bad")
    return [Image(source.text, kind, (arch,)) for kind in kinds]


def job(text: str, **extra: Any) -> dict[str, Any]:
    """Return a job of compile_many."""
    return {"source": text, "arch": "sm_80", **extra}


def list_outputs(results: list[cudyn.types.CompileResult]) -> list[Any]:
    """Return the code of each result, or its output if that is not an image."""
    return [result.output and getattr(result.output, "data", result.output) for result in results]


def test_compile_many_returns_results_in_the_order_of_the_jobs(folder: Path) -> None:
    """Each result is the same as that of `compile`, and is reported when it is ready.

    A failure does not stop others.
    """
    reported: list[cudyn.types.CompileResult] = []
    jobs = [job("a"), job("bad"), job("print"), job("c", arch=["sm_80", "compute_90"]), job("d", arch="80")]
    results = cudyn.compile_many(jobs, processes=2, on_done=reported.append)
    assert [result.index for result in results] == list(range(5))
    assert [result.job for result in results] == jobs
    assert {result.index for result in reported} == {0, 1, 2, 3, 4}
    single, bad, printing, several, invalid = results
    assert single.output == Image(b"a", "cubin", ("sm_80",))
    assert single.error is None
    assert single.worker.endswith(tuple("0123456789"))
    assert not single.worker.endswith(f":{os.getpid()}")
    assert (str(bad.error), bad.output) == ("bad", None)
    assert printing.output == Image(b"print", "cubin", ("sm_80",))
    assert isinstance(several.output, list)
    assert [image.kind for image in several.output] == ["cubin", "ptx"]
    assert str(invalid.error).startswith("arch='80': expected an architecture")


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not Windows'")
def test_compile_many_with_dying_workers_retries_the_job(folder: Path) -> None:
    """A new worker replaces the dead one.

    The job is retried a limited number of times, and the other jobs succeed.
    """
    jobs = [job("die"), job(f"once {folder / 'was here'}"), *(job(str(i)) for i in range(6))]
    die, once, *healthy = cudyn.compile_many(jobs, processes=2)
    assert (str(die.error), die.attempts) == ("the process that compiled it ended by SIGKILL", 3)
    assert (once.error, once.attempts) == (None, 2)
    assert [result.attempts for result in healthy] == [1] * 6
    assert all(result.output for result in healthy)
    (without_retries,) = cudyn.compile_many([job("die")], processes=2, retries=0)
    assert without_retries.attempts == 1


def test_compile_many_does_not_send_cached_jobs(folder: Path) -> None:
    """An executor that rejects all jobs is not called."""
    stats_before = cudyn.cache.stats()
    compiled = cudyn.compile_many([job("a"), job("b")], processes=1)
    assert [result.hit for result in compiled] == [False, False]
    assert cudyn.cache.stats() - stats_before == cudyn.cache.Stats(0, 2, 2), "of the processes"

    class Refusing(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            raise AssertionError("it was asked")

    with Refusing(1) as pool:
        cached = cudyn.compile_many([job("a"), job("b")], pool)
        assert [result.hit for result in cached] == [True, True]
        assert list_outputs(cached) == list_outputs(compiled)
        (new,) = cudyn.compile_many([job("new")], pool)
        assert str(new.error) == "it was asked"


@pytest.mark.parametrize("arguments", [{"processes": 0}, {"executor": "threads"}, {"executor": "processes"}])
def test_compile_many_with_other_executors_returns_the_same_results(
    arguments: dict[str, Any], folder: Path
) -> None:
    """Covers threads, processes, and compilation in this process."""
    jobs = [job("a"), job("bad"), job("c")]
    executors: dict[str, Any] = {"threads": ThreadPoolExecutor, "processes": ProcessPoolExecutor}
    if "executor" in arguments:
        with executors[arguments["executor"]](2) as pool:
            results = cudyn.compile_many(jobs, pool)
    else:
        results = cudyn.compile_many(jobs, **arguments)
    assert list_outputs(results) == [b"a", None, b"c"]
    assert str(results[1].error) == "bad"


class RemoteWorker(ThreadPoolExecutor):
    """A worker in another directory, with its own cache."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1)
        folder.mkdir()
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.asked: list[tuple[str, list[str]]] = []

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        args = pickle.loads(pickle.dumps(args))
        with self.monkeypatch.context() as patch:
            patch.setenv("CUDYN_CACHE_DIR", str(self.folder / "cache"))
            patch.chdir(self.folder)
            future.set_result(work(*args, **kwargs))
        self.asked.append((args[0].name, args[0].include_path))
        return future


def count_entries(folder: Path) -> int:
    """Return the number of entries of a cache."""
    return len(list(folder.rglob("*.????????????????")))


def test_compile_many_with_a_remote_worker_fills_this_cache(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker has a separate cache and current directory, and sends back entries that this cache lacks."""
    monkeypatch.chdir(folder)
    Path("inc").mkdir()
    Path("inc", "h.h").write_text("#define N 1")
    Path("k.cu").write_text('#include "h.h"\n')
    jobs = [{"source": Path("k.cu"), "arch": "sm_80", "include_path": ["inc"]}]
    with RemoteWorker(folder / "elsewhere", monkeypatch) as pool:
        (result,) = cudyn.compile_many(jobs, pool)
    assert result.error is None
    assert pool.asked == [("k.cu", [str(folder), "inc"])]
    assert count_entries(folder / "cache") == 1
    assert cudyn.compile_many(jobs, processes=0)[0].hit
    assert cudyn.compile(Path("k.cu"), arch="sm_80", include_path=["inc"]) == result.output


@pytest.mark.parametrize(
    ("extra", "is_cached"),
    [
        ({}, True),
        ({"options": ["--pre-include=pre.h"]}, True),
        ({"options": ["-include", "pre.h"]}, True),
        ({"options": ["-lineinfo"]}, False),
        ({"source": '#include "h.h"\n#include "path.h"\n'}, False),
        ({"options": ["--pre-include=path.h"]}, False),
    ],
)
def test_compile_many_with_a_worker_in_another_folder_caches_usable_keys(
    extra: dict[str, Any], is_cached: bool, preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code that contains the directory is not cached, because no other process would request its key."""
    Path("inc").mkdir()
    Path("inc/h.h").write_text("int h;\n")
    Path("pre.h").write_text("int pre;\n")
    Path("path.h").write_text("const char *path = __FILE__;\n")
    (job,) = jobs = [
        {"source": '#include "h.h"\n', "arch": "compute_80", "include_path": ["inc", "."], **extra}
    ]
    with RemoteWorker(preprocessor / "elsewhere", monkeypatch) as pool:
        Path("elsewhere/pre.h").write_text("int other;\n")
        (result,) = cudyn.compile_many(jobs, pool)
    assert result.error is None
    assert isinstance(result.output, Image)
    assert (result.output.not_cached == "") is is_cached
    assert [count_entries(preprocessor / "cache"), count_entries(preprocessor / "elsewhere")] == [
        is_cached,
        1,
    ]
    if is_cached:
        assert result.output.data == cudyn.compile(**job, cache=False).data
        assert cudyn.compile_many(jobs, processes=0)[0].hit
    else:
        reason = "the worker's inputs differ from the caller's:  other paths in the code ("
        assert result.output.not_cached.startswith(reason)


def test_compile_many_with_several_kinds_caches_each(folder: Path) -> None:
    """The output is a list of images."""
    (result,) = cudyn.compile_many([{**job("a"), "to": ["ptx", "cubin"]}], processes=1)
    assert isinstance(result.output, list)
    assert [image.kind for image in result.output] == ["ptx", "cubin"]
    assert cudyn.compile_many([{**job("a"), "to": "cubin"}], processes=0)[0].hit


def test_compile_many_with_another_version_of_cudyn_fails_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Retrying would not help."""
    with ThreadPoolExecutor(1) as pool:
        submit: Any = pool.submit
        monkeypatch.setattr(pool, "submit", lambda *args: submit(*args[:-1], "0.0.1"), raising=False)
        (result,) = cudyn.compile_many([job("a")], pool)
    assert result.attempts == 1
    assert str(result.error).startswith("cudyn 0.0.1 sent the job to ")


def test_compile_many_with_cudyn_cache_only_starts_no_processes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each cache miss is reported as an error in its result."""
    cudyn.compile_many([job("a")], processes=1)
    monkeypatch.setenv("CUDYN_CACHE", "only")
    monkeypatch.setattr(Workers, "submit", None)
    existing, missing = cudyn.compile_many([job("a"), job("b")])
    assert existing.hit
    assert isinstance(missing.error, cudyn.CacheMissError)


@pytest.mark.parametrize("jobs", [None, "text", 7, [7], ["text"]])
def test_compile_many_with_wrong_jobs_raises(jobs: Any, folder: Path) -> None:
    with raises(TypeError):
        cudyn.compile_many(jobs)
    (result,) = cudyn.compile_many([{"source": "", "unheard_of": 1}])
    assert isinstance(result.error, TypeError)
    with raises(ValueError):
        cudyn.compile_many([job("a")], processes=-1)


# --- shutdown


@pytest.fixture
def sleeping(folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """Start a process that compiles slowly with three workers.

    Return it and the process ids of the workers.
    """
    code = """
import cudyn, signal, sys
from cudyn._kernels.compilers import workers
started = workers.subprocess.Popen
def start(*args, **options):
    process = started(*args, **options)
    print(process.pid, flush=True)
    return process
workers.subprocess.Popen = start
try:
    cudyn.compile_many([{"source": f"sleep {i}", "arch": "sm_80"} for i in range(5)], processes=3)
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    worker_ids = [int(process.stdout.readline()) for _ in range(3)]
    time.sleep(0.5)
    yield process, worker_ids
    process.kill()
    process.communicate()


def is_alive(number: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="signals and /proc are Linux's")
@pytest.mark.parametrize("method", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_workers_end_with_their_parent_process(
    method: str, sleeping: tuple[subprocess.Popen[str], list[int]]
) -> None:
    """Ctrl-C raises KeyboardInterrupt in the caller at once, and no processes are left."""
    process, worker_ids = sleeping
    process.send_signal(getattr(signal, method))
    output, _ = process.communicate(timeout=120)
    deadline = time.monotonic() + 120
    while any(map(is_alive, worker_ids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(is_alive, worker_ids))
    assert output == ("interrupted\n" if method == "SIGINT" else "")


def test_compile_many_with_a_failing_callback_raises_and_ends_all(folder: Path) -> None:
    """Running compilations are stopped before they finish."""

    def stop(result: cudyn.types.CompileResult) -> None:
        raise LookupError("enough")

    slow_jobs = [job(f"sleep {folder / name}") for name in ("one", "two")]
    with raises(LookupError):
        cudyn.compile_many([job("a"), *slow_jobs], processes=2, on_done=stop)
    assert not (folder / "one").exists()
    assert not (folder / "two").exists()


class CancellableNvrtc:
    """A fake NVRTC module that stores the callback for cancelling compilations."""

    def __init__(self) -> None:
        self.raw = self
        self.ask: Callable[[], Any] = lambda: -1

    def has(self, name: str) -> bool:
        return True

    def nvrtcSetFlowCallback(self, program: None, function: Any, payload: int) -> None:
        self.ask = lambda: function(payload, None)


def test_cancelled_on_error_stops_the_compilations_of_threads() -> None:
    """After an exception NVRTC is told to stop, and no more jobs start. Other work continues."""
    cancelled_library = CancellableNvrtc()
    finished_library = CancellableNvrtc()
    unwatched_library = CancellableNvrtc()
    with pytest.raises(KeyboardInterrupt, match=r"^stop$"), interrupts.cancelled_on_error("one"):  # noqa: PT012
        running = interrupts.work_for("one")
        with running:
            interrupts.let_cancel(cancelled_library, None)
            assert cancelled_library.ask() == 0
            with interrupts.cancelled_on_error("other"), interrupts.work_for("other"):
                interrupts.let_cancel(finished_library, None)
        late_work = interrupts.work_for("one")
        late_work.__enter__()
        raise KeyboardInterrupt("stop")
    assert (cancelled_library.ask(), finished_library.ask()) == (1, 0)
    with raises(cudyn.CudynError):
        interrupts.let_cancel(cancelled_library, None)
    late_work.__exit__(None, None, None)
    with interrupts.work_for("unknown"):
        interrupts.let_cancel(unwatched_library, None)
    assert unwatched_library.ask() == -1


LARGE = """
import signal, threading, os, time, cudyn
text = "template <int I> __device__ float f0(float x) { return x * I; }\\n"
text += "".join(f"template <int I> __device__ float f{i}(float x) {{ return x * I + f{i - 1}<I>(x); }}\\n"
                for i in range(1, 100))
text += "".join(f"__global__ void k{i}(float *p) {{ for (int j = 0; j < 50; j++) p[j] = f99<{i}>(p[j]); }}\\n"
                for i in range(40))
jobs = [{"source": text, "arch": "sm_80"}, {"source": "__global__ void k() {}", "arch": "sm_80"}]
def interrupt(result):
    time.sleep(WAIT)
    os.kill(os.getpid(), signal.SIGINT) if HOW == "signal" else None.stop
try:
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        cudyn.compile_many(jobs, pool, on_done=interrupt)
    print("compiled")
except (KeyboardInterrupt, AttributeError) as error:
    print(type(error).__name__)
print(cudyn.cache.stats().compiled, cudyn.compile("__global__ void k() {}", arch="sm_80").kind)
"""


@pytest.mark.nvidia
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
@pytest.mark.parametrize(
    ("method", "version"),
    [
        ("signal", NEWEST),
        *(pytest.param("exception", item, marks=pytest.mark.slow) for item in ("12.9", "13.0", NEWEST)),
    ],
)
@pytest.mark.slow
def test_compile_many_in_a_thread_stops_the_compilation(method: str, version: str) -> None:
    """The process continues. (test_interrupts.py tests SIGINT and older NVRTCs.)"""
    for wait in ("0", "1"):
        code = f"import concurrent.futures\nWAIT, HOW = {wait}, {method!r}\n{LARGE}"
        name = "KeyboardInterrupt" if method == "signal" else "AttributeError"
        assert run(code, real.nvrtc(version)) == f"{name}\n1 cubin\n"


# --- worker processes


@pytest.mark.parametrize("text", ["hello\n", "hello", "x" * 100_000])
def test_workers_ignore_output_at_the_start_of_python(text: str, folder: Path) -> None:
    """A sitecustomize module or a .pth file may print text.

    Workers send their replies through the same pipe.
    """
    with (folder / "site" / "sitecustomize.py").open("a") as file:
        file.write(f"print({text!r}, end='', flush=True)\nprint('and more')\n")
    assert list_outputs(cudyn.compile_many([job("a"), job("print"), job("c")], processes=1)) == [
        b"a",
        b"print",
        b"c",
    ]


def test_workers_with_a_process_that_ends_at_its_start_raise(folder: Path) -> None:
    with (folder / "site" / "sitecustomize.py").open("a") as file:
        file.write("os._exit(9)\n")
    (result,) = cudyn.compile_many([job("a")], processes=1)
    assert (str(result.error), result.attempts) == ("the process that compiled it ended with status 9", 3)


@pytest.mark.parametrize("frozen", [None, True, "windows_exe"])
@pytest.mark.parametrize("program", [None, "", "app", "python-app", "uwsgi", "python3.11"])
def test_compile_many_in_a_frozen_program_uses_a_thread(
    program: str | None, frozen: object, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen program, or one that embeds Python, would start itself."""
    path = program
    if program:
        path = str(folder / program)
        Path(path).write_text("#!/bin/sh\necho >> $0.started\n")
        Path(path).chmod(0o755)
    monkeypatch.setattr(sys, "executable", path)
    if frozen is not None:
        monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    starts = program == "python3.11" and frozen is None
    assert workers.can_start() == starts
    if not starts:
        jobs = [job("a"), job("bad"), job("c")]
        assert list_outputs(cudyn.compile_many(jobs, processes=3)) == [b"a", None, b"c"]
        assert not list(folder.glob("*.started"))


def test_can_start_depends_on_the_name_of_the_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the executable is a link, the name of its target is used."""
    names = ["python", "python3", "python3.13t", "python3.11d", "python3-dbg", "Python", "pythonw.exe"]
    names += ["python_d.exe", "PYTHON.EXE", "pypy3.11", "graalpy"]
    if sys.platform != "win32":  # creating links on Windows requires a privilege
        (tmp_path / "tool").symlink_to("python3.11")
        names.append("tool")
    for name in names:
        monkeypatch.setattr(sys, "executable", str(tmp_path / name))
        assert workers.can_start(), name


@pytest.mark.nvidia
@pytest.mark.slow
def test_compile_many_with_64_processes(tmp_path: Path) -> None:
    """Each process needs four open files. The second run compiles nothing."""
    code = """
        import resource
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
        jobs = [{"source": f"__global__ void k(int *p) {{ *p = {i}; }}", "arch": "sm_80"} for i in range(64)]
        for _ in range(2):
            results = cudyn.compile_many(jobs, processes=64)
            assert all(result.output.kernels[0].name == "_Z1kPi" for result in results), results
            assert [result.attempts for result in results] == [1] * 64
            print(sum(result.hit for result in results))
        print(len({result.output.data for result in results}), *vars(cudyn.cache.stats()).values())
    """
    output = run(code, real.nvrtc("12.9"), cache_folder=tmp_path)
    assert output.splitlines() == ["0", "64", "64 64 64 64 0 0"]


# For the large test, set CUDYN_TEST_PROCESSES=64 and CUDYN_TEST_KERNELS=200.
PROCESSES = int(os.environ.get("CUDYN_TEST_PROCESSES", "4"))
KERNELS = int(os.environ.get("CUDYN_TEST_KERNELS", "8"))


@pytest.mark.nvidia
@pytest.mark.parametrize(
    ("processes", "kernels"), [(PROCESSES, KERNELS), pytest.param(32, 8, marks=pytest.mark.slow)]
)
def test_compile_in_parallel_processes_compiles_each_kernel_once(
    processes: int, kernels: int, tmp_path: Path
) -> None:
    """Other processes then find the kernels without a compiler."""
    code = f"""
import random, cudyn
for i in random.sample(range({kernels}), {kernels}):
    cudyn.compile(f"__global__ void k(int *p) {{{{ *p = {{i}}; }}}}", arch="sm_80")
print(*vars(cudyn.cache.stats()).values())
"""
    settings = {**os.environ, "PYTHONPATH": f"{real.nvrtc(NEWEST)}{os.pathsep}{ROOT}"}
    settings |= {"CUDYN_CACHE_DIR": str(tmp_path), "CUDYN_CACHE": "on"}
    command = [sys.executable, "-c", code]
    counts = []
    for changes in ({}, {"PYTHONPATH": str(ROOT), "CUDYN_NVRTC": "/none"}):
        running = [
            subprocess.Popen(command, env={**settings, **changes}, stdout=subprocess.PIPE, text=True)
            for _ in range(processes)
        ]
        printed = [process.communicate()[0] for process in running]
        assert {process.returncode for process in running} == {0}, printed
        counts.append([sum(map(int, column)) for column in zip(*map(str.split, printed))])
    assert counts == [
        [(processes - 1) * kernels, kernels, kernels, 0, 0],
        [processes * kernels, *[0] * 4],
    ]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_compile_many_with_a_real_compiler_returns_the_same_as_compile(version: str, tmp_path: Path) -> None:
    """Another process finds the kernels in the cache."""
    code = """
        jobs = [{"source": KERNEL, "arch": "sm_80", "define_macro": {"N": n}} for n in range(4)]
        jobs += [{"source": "not C++", "arch": "sm_80", "name": "bad.cu"}]
        results = cudyn.compile_many(jobs, processes=2)
        again = cudyn.compile(KERNEL, arch="sm_80", define_macro={"N": 3})
        error = results[-1].error
        print(json.dumps([results[3].output == again, [r.hit for r in results], type(error).__name__,
                          "bad.cu(1)" in error.log, [*vars(cudyn.cache.stats()).values()]]))
    """
    site = real.nvrtc(version)
    same, hits, error, logged, stats = json.loads(run(code, site, cache_folder=tmp_path))
    assert (same, hits, error, logged) == (True, [False] * 5, "NvrtcError", True)
    assert stats == [1, 4, 4, 0, 0]
    assert json.loads(run(code, site, cache_folder=tmp_path))[1] == [True] * 4 + [False]
