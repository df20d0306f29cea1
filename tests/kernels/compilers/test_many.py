"""cudyn.compile_many: processes that may die, executors of others, results into one cache, clean ends."""

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

# In this process and in those that it starts: a compiler that does what the source says.
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
    """The cache, and the stand-in in every Python that is started."""
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
    if source.text == b"bad":
        raise ValueError("bad")
    return [Image(source.text, kind, (arch,)) for kind in kinds]


def job(text: str, **given: Any) -> dict[str, Any]:
    return {"source": text, "arch": "sm_80", **given}


def outputs(results: list[cudyn.types.CompileResult]) -> list[Any]:
    return [result.output and getattr(result.output, "data", result.output) for result in results]


def test_results_are_in_the_order_of_the_jobs(folder: Path) -> None:
    """As compile returns them; each is reported when done; a failure stops nothing."""
    reported: list[cudyn.types.CompileResult] = []
    jobs = [job("a"), job("bad"), job("print"), job("c", arch=["sm_80", "compute_90"]), job("d", arch="80")]
    found = cudyn.compile_many(jobs, processes=2, on_done=reported.append)
    assert [result.index for result in found] == list(range(5))
    assert [result.job for result in found] == jobs
    assert {result.index for result in reported} == {0, 1, 2, 3, 4}
    one, bad, printing, several, wrong = found
    assert one.output == Image(b"a", "cubin", ("sm_80",))
    assert one.error is None
    assert one.worker.endswith(tuple("0123456789"))
    assert not one.worker.endswith(f":{os.getpid()}")
    assert (str(bad.error), bad.output) == ("bad", None)
    assert printing.output == Image(b"print", "cubin", ("sm_80",))
    assert isinstance(several.output, list)
    assert [image.kind for image in several.output] == ["cubin", "ptx"]
    assert str(wrong.error).startswith("arch='80': expected an architecture")


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not Windows'")
def test_workers_that_die(folder: Path) -> None:
    """Another one takes the place; the job is tried again, but not for ever, and the others are done."""
    jobs = [job("die"), job(f"once {folder / 'was here'}"), *(job(str(i)) for i in range(6))]
    die, once, *others = cudyn.compile_many(jobs, processes=2)
    assert (str(die.error), die.attempts) == ("the process that compiled it ended by SIGKILL", 3)
    assert (once.error, once.attempts) == (None, 2)
    assert [result.attempts for result in others] == [1] * 6
    assert all(result.output for result in others)
    (again,) = cudyn.compile_many([job("die")], processes=2, retries=0)
    assert again.attempts == 1


def test_what_the_cache_has_is_given_to_nobody(folder: Path) -> None:
    """Here or there: an executor that takes nothing is not asked."""
    before = cudyn.cache.stats()
    first = cudyn.compile_many([job("a"), job("b")], processes=1)
    assert [result.hit for result in first] == [False, False]
    assert cudyn.cache.stats() - before == cudyn.cache.Stats(0, 2, 2), "of the processes"

    class Refusing(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            raise AssertionError("it was asked")

    with Refusing(1) as pool:
        again = cudyn.compile_many([job("a"), job("b")], pool)
        assert [result.hit for result in again] == [True, True]
        assert outputs(again) == outputs(first)
        (new,) = cudyn.compile_many([job("new")], pool)
        assert str(new.error) == "it was asked"


@pytest.mark.parametrize("words", [{"processes": 0}, {"executor": "threads"}, {"executor": "processes"}])
def test_other_executors(words: dict[str, Any], folder: Path) -> None:
    """The same results."""
    jobs = [job("a"), job("bad"), job("c")]
    kinds: dict[str, Any] = {"threads": ThreadPoolExecutor, "processes": ProcessPoolExecutor}
    if "executor" in words:
        with kinds[words["executor"]](2) as pool:
            found = cudyn.compile_many(jobs, pool)
    else:
        found = cudyn.compile_many(jobs, **words)
    assert outputs(found) == [b"a", None, b"c"]
    assert str(found[1].error) == "bad"


class Elsewhere(ThreadPoolExecutor):
    """A worker in another folder, with a cache of its own there."""

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


def kept(folder: Path) -> int:
    return len(list(folder.rglob("*.????????????????")))


def test_another_machines_results_come_into_this_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker with a cache of its own, and another current folder, sends what this one does not have."""
    monkeypatch.chdir(folder)
    Path("inc").mkdir()
    Path("inc", "h.h").write_text("#define N 1")
    Path("k.cu").write_text('#include "h.h"\n')
    jobs = [{"source": Path("k.cu"), "arch": "sm_80", "include_path": ["inc"]}]
    with Elsewhere(folder / "elsewhere", monkeypatch) as pool:
        (found,) = cudyn.compile_many(jobs, pool)
    assert found.error is None
    assert pool.asked == [("k.cu", [str(folder), "inc"])]
    assert kept(folder / "cache") == 1
    assert cudyn.compile_many(jobs, processes=0)[0].hit
    assert cudyn.compile(Path("k.cu"), arch="sm_80", include_path=["inc"]) == found.output


@pytest.mark.parametrize(
    ("given", "there"),
    [
        ({}, True),
        ({"options": ["--pre-include=pre.h"]}, True),
        ({"options": ["-include", "pre.h"]}, True),
        ({"options": ["-lineinfo"]}, False),
        ({"source": '#include "h.h"\n#include "path.h"\n'}, False),
        ({"options": ["--pre-include=path.h"]}, False),
    ],
)
def test_what_a_worker_in_another_folder_keeps(
    given: dict[str, Any], there: bool, preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys that are asked for here; no code with the folder in it, since its key would never be asked for."""
    Path("inc").mkdir()
    Path("inc/h.h").write_text("int h;\n")
    Path("pre.h").write_text("int pre;\n")
    Path("path.h").write_text("const char *path = __FILE__;\n")
    (job,) = jobs = [
        {"source": '#include "h.h"\n', "arch": "compute_80", "include_path": ["inc", "."], **given}
    ]
    with Elsewhere(preprocessor / "elsewhere", monkeypatch) as pool:
        Path("elsewhere/pre.h").write_text("int other;\n")
        (found,) = cudyn.compile_many(jobs, pool)
    assert found.error is None
    assert isinstance(found.output, Image)
    assert (found.output.not_cached == "") is there
    assert [kept(preprocessor / "cache"), kept(preprocessor / "elsewhere")] == [there, 1]
    if there:
        assert found.output.data == cudyn.compile(**job, cache=False).data
        assert cudyn.compile_many(jobs, processes=0)[0].hit
    else:
        start = "the worker's inputs differ from the caller's:  other paths in the code ("
        assert found.output.not_cached.startswith(start)


def test_several_kinds_of_one_job(folder: Path) -> None:
    """One output, a list; each of them is kept."""
    (found,) = cudyn.compile_many([{**job("a"), "to": ["ptx", "cubin"]}], processes=1)
    assert isinstance(found.output, list)
    assert [image.kind for image in found.output] == ["ptx", "cubin"]
    assert cudyn.compile_many([{**job("a"), "to": "cubin"}], processes=0)[0].hit


def test_another_cudyn_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once: to try again would not help."""
    with ThreadPoolExecutor(1) as pool:
        submit: Any = pool.submit
        monkeypatch.setattr(pool, "submit", lambda *args: submit(*args[:-1], "0.0.1"), raising=False)
        (found,) = cudyn.compile_many([job("a")], pool)
    assert found.attempts == 1
    assert str(found.error).startswith("cudyn 0.0.1 sent the job to ")


def test_only(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is started; each miss is an error of its own."""
    cudyn.compile_many([job("a")], processes=1)
    monkeypatch.setenv("CUDYN_CACHE", "only")
    monkeypatch.setattr(Workers, "submit", None)
    there, missing = cudyn.compile_many([job("a"), job("b")])
    assert there.hit
    assert isinstance(missing.error, cudyn.CacheMissError)


@pytest.mark.parametrize("jobs", [None, "text", 7, [7], ["text"]])
def test_what_are_no_jobs(jobs: Any, folder: Path) -> None:
    with pytest.raises((TypeError, ValueError)):
        cudyn.compile_many(jobs)
    (found,) = cudyn.compile_many([{"source": "", "unheard_of": 1}])
    assert isinstance(found.error, TypeError)
    with raises(ValueError):
        cudyn.compile_many([job("a")], processes=-1)


# --- ends


@pytest.fixture
def sleeping(folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A process that compiles with three others, which take their time; and their numbers."""
    code = """
import cudyn, signal, sys
from cudyn._kernels.compilers import workers
started = workers.subprocess.Popen
def start(*args, **given):
    process = started(*args, **given)
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
    numbers = [int(process.stdout.readline()) for _ in range(3)]
    time.sleep(0.5)
    yield process, numbers
    process.kill()
    process.communicate()


def alive(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="signals and /proc are Linux's")
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_processes_end_with_the_one_that_started_them(
    how: str, sleeping: tuple[subprocess.Popen[str], list[int]]
) -> None:
    """Ctrl-C is an exception of the caller's, which comes at once; nothing is left running."""
    process, numbers = sleeping
    process.send_signal(getattr(signal, how))
    out, _ = process.communicate(timeout=120)
    end = time.monotonic() + 120
    while any(map(alive, numbers)) and time.monotonic() < end:
        time.sleep(0.01)
    assert not any(map(alive, numbers))
    assert out == ("interrupted\n" if how == "SIGINT" else "")


def test_what_the_callback_raises_ends_all(folder: Path) -> None:
    """And is raised, whatever is being compiled, which ends before it is done."""

    def stop(result: cudyn.types.CompileResult) -> None:
        raise LookupError("enough")

    sleep = [job(f"sleep {folder / name}") for name in ("one", "two")]
    with raises(LookupError):
        cudyn.compile_many([job("a"), *sleep], processes=2, on_done=stop)
    assert not (folder / "one").exists()
    assert not (folder / "two").exists()


class Asking:
    """In the place of NVRTC's module: keeps what it has to ask."""

    def __init__(self) -> None:
        self.raw = self
        self.ask: Callable[[], Any] = lambda: -1

    def has(self, name: str) -> bool:
        return True

    def nvrtcSetFlowCallback(self, program: None, function: Any, payload: int) -> None:
        self.ask = lambda: function(payload, None)


def test_threads_leave_off_what_nobody_waits_for() -> None:
    """After an exception NVRTC is told to stop, and nothing more is begun; other work goes on."""
    one = Asking()
    other = Asking()
    unknown = Asking()
    with pytest.raises(KeyboardInterrupt), interrupts.cancelled_on_error("one"):  # noqa: PT012
        work = interrupts.work_for("one")
        with work:
            interrupts.let_cancel(one, None)
            assert one.ask() == 0
            with interrupts.cancelled_on_error("other"), interrupts.work_for("other"):
                interrupts.let_cancel(other, None)
        late = interrupts.work_for("one")
        late.__enter__()
        raise KeyboardInterrupt
    assert (one.ask(), other.ask()) == (1, 0)
    with raises(cudyn.CudynError):
        interrupts.let_cancel(one, None)
    late.__exit__(None, None, None)
    with interrupts.work_for("unknown"):
        interrupts.let_cancel(unknown, None)
    assert unknown.ask() == -1


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
    ("how", "version"),
    [
        ("signal", NEWEST),
        *(pytest.param("exception", each, marks=pytest.mark.slow) for each in ("12.9", "13.0", NEWEST)),
    ],
)
@pytest.mark.slow
def test_a_compilation_in_a_thread_is_stopped(how: str, version: str) -> None:
    """Where NVRTC asks; the process goes on. (test_interrupts.py: SIGINT and older front ends.)"""
    for wait in ("0", "1"):
        code = f"import concurrent.futures\nWAIT, HOW = {wait}, {how!r}\n{LARGE}"
        name = "KeyboardInterrupt" if how == "signal" else "AttributeError"
        assert run(code, real.nvrtc(version)) == f"{name}\n1 cubin\n"


# --- the processes themselves


@pytest.mark.parametrize("text", ["hello\n", "hello", "x" * 100_000])
def test_what_is_printed_at_the_start_of_python_is_no_message(text: str, folder: Path) -> None:
    """By a sitecustomize, or a package with a .pth file, to where the answers go."""
    with (folder / "site" / "sitecustomize.py").open("a") as file:
        file.write(f"print({text!r}, end='', flush=True)\nprint('and more')\n")
    assert outputs(cudyn.compile_many([job("a"), job("print"), job("c")], processes=1)) == [
        b"a",
        b"print",
        b"c",
    ]


def test_a_process_that_ends_at_its_start(folder: Path) -> None:
    with (folder / "site" / "sitecustomize.py").open("a") as file:
        file.write("os._exit(9)\n")
    (found,) = cudyn.compile_many([job("a")], processes=1)
    assert (str(found.error), found.attempts) == ("the process that compiled it ended with status 9", 3)


@pytest.mark.parametrize("frozen", [None, True, "windows_exe"])
@pytest.mark.parametrize("program", [None, "", "app", "python-app", "uwsgi", "python3.11"])
def test_only_a_python_is_started(
    program: str | None, frozen: object, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen program, or one that embeds Python, would start itself: a thread does it all."""
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
        assert outputs(cudyn.compile_many(jobs, processes=3)) == [b"a", None, b"c"]
        assert not list(folder.glob("*.started"))


def test_what_is_a_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name, or by that of the file to which a link leads."""
    names = ["python", "python3", "python3.13t", "python3.11d", "python3-dbg", "Python", "pythonw.exe"]
    names += ["python_d.exe", "PYTHON.EXE", "pypy3.11", "graalpy"]
    if sys.platform != "win32":  # where links need a right of their own
        (tmp_path / "tool").symlink_to("python3.11")
        names.append("tool")
    for name in names:
        monkeypatch.setattr(sys, "executable", str(tmp_path / name))
        assert workers.can_start(), name


@pytest.mark.nvidia
@pytest.mark.slow
def test_64_processes(tmp_path: Path) -> None:
    """Of compile_many, with four open files for each; the second time nothing is compiled."""
    code = """
        import resource
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
        jobs = [{"source": f"__global__ void k(int *p) {{ *p = {i}; }}", "arch": "sm_80"} for i in range(64)]
        for _ in range(2):
            found = cudyn.compile_many(jobs, processes=64)
            assert all(result.output.kernels[0].name == "_Z1kPi" for result in found), found
            assert [result.attempts for result in found] == [1] * 64
            print(sum(result.hit for result in found))
        print(len({result.output.data for result in found}), *vars(cudyn.cache.stats()).values())
    """
    said = run(code, real.nvrtc("12.9"), cache_folder=tmp_path)
    assert said.splitlines() == ["0", "64", "64 64 64 64 0 0"]


# The large one is CUDYN_TEST_PROCESSES=64 CUDYN_TEST_KERNELS=200.
PROCESSES = int(os.environ.get("CUDYN_TEST_PROCESSES", "4"))
KERNELS = int(os.environ.get("CUDYN_TEST_KERNELS", "8"))


@pytest.mark.nvidia
@pytest.mark.parametrize(
    ("processes", "kernels"), [(PROCESSES, KERNELS), pytest.param(32, 8, marks=pytest.mark.slow)]
)
def test_processes_of_their_own(processes: int, kernels: int, tmp_path: Path) -> None:
    """They compile the same kernels at once, each once; others find them, without a compiler."""
    code = f"""
import random, cudyn
for i in random.sample(range({kernels}), {kernels}):
    cudyn.compile(f"__global__ void k(int *p) {{{{ *p = {{i}}; }}}}", arch="sm_80")
print(*vars(cudyn.cache.stats()).values())
"""
    settings = {**os.environ, "PYTHONPATH": f"{real.nvrtc(NEWEST)}{os.pathsep}{ROOT}"}
    settings |= {"CUDYN_CACHE_DIR": str(tmp_path), "CUDYN_CACHE": "on"}
    line = [sys.executable, "-c", code]
    counts = []
    for more in ({}, {"PYTHONPATH": str(ROOT), "CUDYN_NVRTC": "/none"}):
        started = [
            subprocess.Popen(line, env={**settings, **more}, stdout=subprocess.PIPE, text=True)
            for _ in range(processes)
        ]
        said = [process.communicate()[0] for process in started]
        assert {process.returncode for process in started} == {0}, said
        counts.append([sum(map(int, column)) for column in zip(*map(str.split, said))])
    assert counts == [
        [(processes - 1) * kernels, kernels, kernels, 0, 0],
        [processes * kernels, *[0] * 4],
    ]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_real_kernels_in_processes(version: str, tmp_path: Path) -> None:
    """What comes back is what compile returns; another process finds it in the cache."""
    code = """
        jobs = [{"source": KERNEL, "arch": "sm_80", "define_macro": {"N": n}} for n in range(4)]
        jobs += [{"source": "not C++", "arch": "sm_80", "name": "bad.cu"}]
        found = cudyn.compile_many(jobs, processes=2)
        again = cudyn.compile(KERNEL, arch="sm_80", define_macro={"N": 3})
        error = found[-1].error
        print(json.dumps([found[3].output == again, [r.hit for r in found], type(error).__name__,
                          "bad.cu(1)" in error.log, [*vars(cudyn.cache.stats()).values()]]))
    """
    site = real.nvrtc(version)
    same, hits, error, logged, stats = json.loads(run(code, site, cache_folder=tmp_path))
    assert (same, hits, error, logged) == (True, [False] * 5, "NvrtcError", True)
    assert stats == [1, 4, 4, 0, 0]
    assert json.loads(run(code, site, cache_folder=tmp_path))[1] == [True] * 4 + [False]
