"""Tests for cudyn.compile_many: processes that die, other packages' executors, the cache, and shutdown."""

from __future__ import annotations

import io
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
from ...support import fake_compiler, real
from ...support.command_line import Terminal
from ...support.messages import raises
from ...support.releases import NEWEST
from .test_compile import run
from .test_only import EACH

# A fake compiler for this process and its child processes, which follows instructions in the source.
FAKE_COMPILER = """
import ctypes, os, signal, time
from cudyn import Image
from tests.support import fake_compiler
def compile_job(source, arch, kinds):
    instruction, _, path = source.text.decode().partition(" ")
    if instruction == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if instruction == "once" and not os.path.exists(path):
        open(path, "x").close()
        os._exit(3)
    if instruction == "print":
        os.write(1, b"output of the compiler")
    if instruction == "bad":
        raise ValueError("bad")
    if instruction == "sleep":
        ctypes.CDLL(None).sleep(600)  # longer than any test waits
        open(path, "x").close()
    return [Image(source.text, kind, (arch,)) for kind in kinds]
fake_compiler.use(compile_job)
"""


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The parent of the cache's directory. This process and its child processes use a fake compiler."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(FAKE_COMPILER)
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{ROOT}")
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("CUDYN_CACHE", "CUDYN_ARCH"):
        monkeypatch.delenv(name, raising=False)
    fake_compiler.use(compile_with_fake, monkeypatch)
    return tmp_path


def compile_with_fake(source: Any, arch: str, kinds: Sequence[str]) -> list[Image]:
    """Return an image whose code is the source, or raise if the source is "bad"."""
    if source.text == b"bad":
        raise ValueError("bad")
    return [Image(source.text, kind, (arch,)) for kind in kinds]


def job(text: str, **extra: Any) -> dict[str, Any]:
    """Return a job of compile_many, for sm_80 unless `extra` has an architecture."""
    return {"source": text, "arch": "sm_80", **extra}


def list_outputs(results: list[cudyn.types.CompileResult]) -> list[Any]:
    """Return the code of each result, or the result's output if it is not an image."""
    return [result.output and getattr(result.output, "data", result.output) for result in results]


def test_compile_many_returns_results_in_the_order_of_the_jobs(directory: Path) -> None:
    """Each result is the same as from `compile`, and is passed to `on_done` when it is ready.

    A failed job does not stop the other jobs.
    """
    reported_results: list[cudyn.types.CompileResult] = []
    jobs = [job("a"), job("bad"), job("print"), job("c", arch=["sm_80", "compute_90"]), job("d", arch="80")]
    results = cudyn.compile_many(jobs, processes=2, on_done=reported_results.append)
    assert [result.index for result in results] == list(range(5))
    assert [result.job for result in results] == jobs
    assert {result.index for result in reported_results} == {0, 1, 2, 3, 4}
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


PROGRESS_JOBS = [
    job("a", name="a.cu"),
    job("bad", name="b.cu"),
    job("c", arch=["sm_80", "sm_90"]),
    job("d", arch="80"),
]


def test_compile_many_with_progress_prints_a_line_for_each_job(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job with wrong arguments has no name."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    cudyn.compile_many(PROGRESS_JOBS, processes=1, progress=True)
    numbers, lines = zip(*(line.split(" ", 1) for line in stream.getvalue().splitlines()))
    assert numbers == ("[1/4]", "[2/4]", "[3/4]", "[4/4]")
    assert sorted(lines) == ["a.cu sm_80", "b.cu sm_80: failed", "jobs[3]: failed", "kernel.cu sm_80,sm_90"]


def test_compile_many_with_progress_on_a_terminal_replaces_the_line(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines about failed jobs remain, and the last line is erased."""
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    cudyn.compile_many(PROGRESS_JOBS[:3], processes=1, progress=True)
    assert stream.getvalue() == (
        "\r[1/3] a.cu sm_80\x1b[K"
        "\r[2/3] b.cu sm_80: failed\x1b[K\n"
        "\r[3/3] kernel.cu sm_80,sm_90\x1b[K"
        "\r\x1b[K"
    )


@pytest.mark.parametrize("stream", [None, "closed"])
def test_compile_many_with_progress_without_stderr_compiles(
    stream: str | None, directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Programs without a console have no stderr."""
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed if stream else None)
    (result,) = cudyn.compile_many([job("a")], processes=0, progress=True)
    assert result.error is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_compile_many_with_dying_workers_retries_the_job(directory: Path) -> None:
    """A new worker replaces the dead one.

    The job is retried a limited number of times, and the other jobs succeed.
    """
    jobs = [job("die"), job(f"once {directory / 'was here'}"), *(job(str(i)) for i in range(6))]
    killed, retried, *healthy = cudyn.compile_many(jobs, processes=2)
    assert (str(killed.error), killed.attempts) == ("the worker process was ended by SIGKILL", 3)
    assert (retried.error, retried.attempts) == (None, 2)
    assert [result.attempts for result in healthy] == [1] * 6
    assert all(result.output for result in healthy)
    (without_retries,) = cudyn.compile_many([job("die")], processes=2, retries=0)
    assert without_retries.attempts == 1


def test_compile_many_does_not_send_cached_jobs(directory: Path) -> None:
    """An executor that rejects all jobs is not called."""
    stats_before = cudyn.cache.stats()
    compiled = cudyn.compile_many([job("a"), job("b")], processes=1)
    assert [result.hit for result in compiled] == [False, False]
    assert cudyn.cache.stats() - stats_before == cudyn.cache.Stats(0, 2, 2), "counts of the workers"

    class RejectingExecutor(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            """Fail, because every job should be found in the cache."""
            raise AssertionError("a job was sent")

    with RejectingExecutor(1) as pool:
        cached = cudyn.compile_many([job("a"), job("b")], pool)
        assert [result.hit for result in cached] == [True, True]
        assert list_outputs(cached) == list_outputs(compiled)
        (uncached,) = cudyn.compile_many([job("new")], pool)
        assert str(uncached.error) == "a job was sent"


@pytest.mark.parametrize("arguments", [{"processes": 0}, {"executor": "threads"}, {"executor": "processes"}])
def test_compile_many_with_other_executors_returns_the_same_results(
    arguments: dict[str, Any], directory: Path
) -> None:
    """The executors use threads and processes. With `processes=0`, this process compiles."""
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
    """An executor that runs jobs in this process, but in another directory with another cache."""

    def __init__(self, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1)
        directory.mkdir()
        self.folder = directory
        self.monkeypatch = monkeypatch
        self.jobs: list[tuple[str, list[str]]] = []  # their names and include paths

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run a job as on another machine: with pickled arguments, another directory and another cache."""
        future: Future[Any] = Future()
        args = pickle.loads(pickle.dumps(args))
        with self.monkeypatch.context() as patch:
            patch.setenv("CUDYN_CACHE_DIR", str(self.folder / "cache"))
            patch.chdir(self.folder)
            future.set_result(work(*args, **kwargs))
        self.jobs.append((args[0].name, args[0].include_path))
        return future


def count_entries(directory: Path) -> int:
    """Return the number of entries of a cache."""
    return len(list(directory.rglob("*.????????????????")))


def test_compile_many_with_a_remote_worker_fills_this_cache(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker has a separate cache and current directory, and sends back entries that this cache lacks."""
    monkeypatch.chdir(directory)
    Path("inc").mkdir()
    Path("inc", "h.h").write_text("#define N 1")
    Path("k.cu").write_text('#include "h.h"\n')
    jobs = [{"source": Path("k.cu"), "arch": "sm_80", "include_path": ["inc"]}]
    with RemoteWorker(directory / "elsewhere", monkeypatch) as pool:
        (result,) = cudyn.compile_many(jobs, pool)
    assert result.error is None
    assert pool.jobs == [("k.cu", [str(directory), "inc"])]
    assert count_entries(directory / "cache") == 1
    assert cudyn.compile_many(jobs, processes=0)[0].hit
    assert cudyn.compile(Path("k.cu"), arch="sm_80", include_path=["inc"]) == result.output


@pytest.mark.parametrize(
    "extra",
    [
        {},
        {"options": ["--pre-include=pre.h"]},
        {"options": ["-include", "pre.h"]},
        {"options": ["-lineinfo"]},
        {"source": '#include "h.h"\n#include "path.h"\n'},
        {"options": ["--pre-include=path.h"]},
        {"options": ["--pre-include=path.h"], "real_paths": True},
    ],
)
def test_compile_many_with_a_worker_in_another_directory_caches_usable_keys(
    extra: dict[str, Any], preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker compiles as if it ran in the caller's directory."""
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
    assert result.output.not_cached == ""
    assert [count_entries(preprocessor / "cache"), count_entries(preprocessor / "elsewhere")] == [1, 1]
    assert result.output.data == cudyn.compile(**job, cache=False).data
    assert cudyn.compile_many(jobs, processes=0)[0].hit


def test_compile_many_with_several_kinds_caches_each(directory: Path) -> None:
    """The output is a list of images."""
    (result,) = cudyn.compile_many([{**job("a"), "to": ["ptx", "cubin"]}], processes=1)
    assert isinstance(result.output, list)
    assert [image.kind for image in result.output] == ["ptx", "cubin"]
    assert cudyn.compile_many([{**job("a"), "to": "cubin"}], processes=0)[0].hit


def test_compile_many_with_a_worker_of_another_version_fails_at_once(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The job is not retried, because every attempt would fail."""
    with ThreadPoolExecutor(1) as pool:
        submit: Any = pool.submit
        monkeypatch.setattr(pool, "submit", lambda *args: submit(*args[:-1], "0.0.1"), raising=False)
        (result,) = cudyn.compile_many([job("a")], pool)
    assert result.attempts == 1
    assert str(result.error).startswith("cudyn 0.0.1 sent the job to ")


def test_compile_many_with_cudyn_cache_only_starts_no_processes(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each cache miss is reported as an error in its result."""
    cudyn.compile_many([job("a")], processes=1)
    monkeypatch.setenv("CUDYN_CACHE", "only")
    monkeypatch.setattr(Workers, "submit", None)
    existing, missing = cudyn.compile_many([job("a"), job("b")])
    assert existing.hit
    assert isinstance(missing.error, cudyn.CacheMissError)


@pytest.mark.parametrize("jobs", [None, "text", 7, [7], ["text"]])
def test_compile_many_with_wrong_jobs_raises(jobs: Any, directory: Path) -> None:
    with raises(TypeError):
        cudyn.compile_many(jobs)
    (result,) = cudyn.compile_many([{"source": "", "unheard_of": 1}])
    assert isinstance(result.error, TypeError)
    with raises(ValueError):
        cudyn.compile_many([job("a")], processes=-1)


# --- shutdown


@pytest.fixture
def sleeping(directory: Path) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A process that compiles slowly with three workers, and the process ids of the workers."""
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


def is_running(process_id: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: signals and /proc")
@pytest.mark.parametrize("signal_name", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_workers_end_with_their_parent_process(
    signal_name: str, sleeping: tuple[subprocess.Popen[str], list[int]]
) -> None:
    """SIGINT, as sent by Ctrl-C, raises KeyboardInterrupt in the caller. No processes are left."""
    process, worker_ids = sleeping
    process.send_signal(getattr(signal, signal_name))
    output, _ = process.communicate(timeout=120)
    deadline = time.monotonic() + 120
    while any(map(is_running, worker_ids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(is_running, worker_ids))
    assert output == ("interrupted\n" if signal_name == "SIGINT" else "")


def test_compile_many_with_a_failing_callback_raises_and_stops_compilations(directory: Path) -> None:
    """Running compilations are stopped before they finish."""

    def stop(result: cudyn.types.CompileResult) -> None:
        """Raise an error as soon as the first job is done."""
        raise LookupError("enough")

    slow_jobs = [job(f"sleep {directory / name}") for name in ("one", "two")]
    with raises(LookupError):
        cudyn.compile_many([job("a"), *slow_jobs], processes=2, on_done=stop)
    assert not (directory / "one").exists()
    assert not (directory / "two").exists()


class CancellableNvrtc:
    """A fake NVRTC module. `is_cancelled` calls the callback that tells NVRTC whether to stop."""

    def __init__(self) -> None:
        self.raw = self
        self.is_cancelled: Callable[[], Any] = lambda: -1

    def has(self, name: str) -> bool:
        return True

    def nvrtcSetFlowCallback(self, program: None, function: Any, payload: int) -> None:
        self.is_cancelled = lambda: function(payload, None)


def test_cancelled_on_error_stops_the_compilations_of_threads() -> None:
    """After an exception, the callback tells NVRTC to stop, and no more jobs start. Other work continues."""
    cancelled_library = CancellableNvrtc()
    finished_library = CancellableNvrtc()
    unwatched_library = CancellableNvrtc()
    with pytest.raises(KeyboardInterrupt, match=r"^stop$"), interrupts.cancelled_on_error("one"):  # noqa: PT012
        running = interrupts.work_for("one")
        with running:
            interrupts.let_cancel(cancelled_library, None)
            assert cancelled_library.is_cancelled() == 0
            with interrupts.cancelled_on_error("other"), interrupts.work_for("other"):
                interrupts.let_cancel(finished_library, None)
        late_work = interrupts.work_for("one")
        late_work.__enter__()
        raise KeyboardInterrupt("stop")
    assert (cancelled_library.is_cancelled(), finished_library.is_cancelled()) == (1, 0)
    with raises(cudyn.CudynError):
        interrupts.let_cancel(cancelled_library, None)
    late_work.__exit__(None, None, None)
    with interrupts.work_for("unknown"):
        interrupts.let_cancel(unwatched_library, None)
    assert unwatched_library.is_cancelled() == -1


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
        *(pytest.param("exception", version, marks=pytest.mark.slow) for version in ("12.9", "13.0", NEWEST)),
    ],
)
@pytest.mark.slow
def test_compile_many_in_a_thread_stops_the_compilation(method: str, version: str) -> None:
    """The process can compile afterwards. (test_interrupts.py tests SIGINT and older versions of NVRTC.)"""
    for wait in ("0", "1"):
        code = f"import concurrent.futures\nWAIT, HOW = {wait}, {method!r}\n{LARGE}"
        name = "KeyboardInterrupt" if method == "signal" else "AttributeError"
        assert run(code, real.nvrtc(version)) == f"{name}\n1 cubin\n"


# --- worker processes


@pytest.mark.parametrize("text", ["hello\n", "hello", "x" * 100_000])
def test_workers_ignore_output_at_the_start_of_python(text: str, directory: Path) -> None:
    """A sitecustomize module or a .pth file may print text.

    Workers send their replies through the same pipe.
    """
    with (directory / "site" / "sitecustomize.py").open("a") as file:
        file.write(f"print({text!r}, end='', flush=True)\nprint('and more')\n")
    assert list_outputs(cudyn.compile_many([job("a"), job("print"), job("c")], processes=1)) == [
        b"a",
        b"print",
        b"c",
    ]


def test_workers_with_a_process_that_ends_at_its_start_raise(directory: Path) -> None:
    with (directory / "site" / "sitecustomize.py").open("a") as file:
        file.write("os._exit(9)\n")
    (result,) = cudyn.compile_many([job("a")], processes=1)
    assert (str(result.error), result.attempts) == ("the worker process exited with status 9", 3)


@pytest.mark.parametrize("frozen", [None, True, "windows_exe"])
@pytest.mark.parametrize("program", [None, "", "app", "python-app", "uwsgi", "python3.11"])
def test_compile_many_in_a_frozen_program_uses_a_thread(
    program: str | None, frozen: object, directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen program, or a program that embeds Python, would start itself again as a worker."""
    path = program
    if program:
        path = str(directory / program)
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
        assert not list(directory.glob("*.started"))


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
    """The limit on open files is almost reached, because each process needs four.

    The second call compiles nothing.
    """
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
    """Later processes find the kernels in the cache, without a compiler."""
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
        running_processes = [
            subprocess.Popen(command, env={**settings, **changes}, stdout=subprocess.PIPE, text=True)
            for _ in range(processes)
        ]
        outputs = [process.communicate()[0] for process in running_processes]
        assert {process.returncode for process in running_processes} == {0}, outputs
        counts.append([sum(map(int, column)) for column in zip(*map(str.split, outputs))])
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
        image = cudyn.compile(KERNEL, arch="sm_80", define_macro={"N": 3})
        error = results[-1].error
        print(json.dumps([results[3].output == image, [r.hit for r in results], type(error).__name__,
                          "bad.cu(1)" in error.log, [*vars(cudyn.cache.stats()).values()]]))
    """
    site = real.nvrtc(version)
    is_same, hits, error, is_logged, stats = json.loads(run(code, site, cache_folder=tmp_path))
    assert (is_same, hits, error, is_logged) == (True, [False] * 5, "NvrtcError", True)
    assert stats == [1, 4, 4, 0, 0]
    assert json.loads(run(code, site, cache_folder=tmp_path))[1] == [True] * 4 + [False]
