"""Tests for the end of `python -m cudyn compile`: signals, closed pipes, full disks, unusual file names.

Each test runs the command in a child process with a time limit. If the compiler's output does not
matter, a fake compiler replaces it. Like NVRTC, it is busy in C, where Python's signal handlers do not run.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from ..conftest import ROOT
from ..formats.test_image import make_device
from ..support import real
from ..support.releases import NEWEST

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: signals and /proc")

CompilingCommand = tuple[subprocess.Popen[bytes], list[int]]
TIME_LIMIT = 120  # seconds; each compilation of `compiling_command` takes longer unless it is interrupted
KERNEL = 'extern "C" __global__ void k(int *p) { *p = 1; }\n'

# A compiler for every Python process that imports this module. It reports its process id and then runs C code
# for a long time.
FAKE_COMPILER = """
import ctypes, os
from cudyn import Image
from tests.support import fake_compiler
def compile_job(source, arch, kinds):
    seconds = int(os.environ["SECONDS"])
    if seconds:
        with open(os.environ["REPORT"], "a") as report:
            report.write(f"{{os.getpid()}}\\n")
        ctypes.CDLL(None).sleep(seconds)
    {compiler_code}
    return [Image(b"code of " + os.fsencode(source.name), "cubin", ("sm_80",), not_cached="a reason")]
fake_compiler.use(compile_job)
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A directory with four CUDA C++ sources."""
    for name in ("a", "b", "c", "d"):
        (tmp_path / f"{name}.cu").write_text(KERNEL)
    return tmp_path


def make_environment(**more: str) -> dict[str, str]:
    """Return the environment of the command, in which its standard output is buffered."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**inherited, "PYTHONPATH": str(ROOT), "CUDYN_CACHE": "off", **more}


def start_command(
    sources: Path,
    *arguments: str,
    seconds: int = 0,
    compiler_code: str = "pass",
    before: Sequence[str] = (),
    variables: Mapping[str, str] | None = None,
    **settings: Any,
) -> subprocess.Popen[bytes]:
    """Start `python -m cudyn compile` with the fake compiler.

    Args:
        sources: The command's working directory, with the sources.
        arguments: Arguments of `compile`, in addition to `-arch`.
        seconds: Duration of each compilation. If it is not 0, the processes write their ids into a file.
        compiler_code: Python code that the fake compiler runs.
        before: A program that runs the command, followed by the program's arguments.
        variables: Variables to add to the environment.
        settings: Arguments of subprocess.Popen, which override the arguments that this function chooses.
    """
    site = sources.parent / f"{sources.name}-site"
    site.mkdir(exist_ok=True)
    (site / "sitecustomize.py").write_text(FAKE_COMPILER.format(compiler_code=compiler_code))
    command = [*before, sys.executable, "-m", "cudyn", "compile", "-arch", "sm_80", *arguments]
    added = {"PYTHONPATH": f"{site}{os.pathsep}{ROOT}", **(variables or {})}
    added |= {"SECONDS": str(seconds), "REPORT": str(site / "report")}
    defaults: dict[str, Any] = {"cwd": sources, "env": make_environment(**added), "stderr": subprocess.PIPE}
    return subprocess.Popen(command, **{**defaults, **settings})


def finish(process: subprocess.Popen[bytes]) -> tuple[int, str, str]:
    """Wait for the command, and return its status, output and error output."""
    try:
        output, errors = process.communicate(timeout=TIME_LIMIT)
    finally:
        process.kill()
    return process.returncode, (output or b"").decode("utf-8", "replace"), errors.decode("utf-8", "replace")


def is_running(process_id: int) -> bool:
    """Return whether a process is still running."""
    try:
        state = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"  # Z: a zombie; X: dead


@pytest.fixture
def compiling_command(sources: Path, request: pytest.FixtureRequest) -> Iterator[CompilingCommand]:
    """A running command whose processes are all compiling, and the ids of these processes."""
    jobs = request.param
    process = start_command(
        sources,
        "a.cu",
        "b.cu",
        "c.cu",
        "d.cu",
        "-j",
        str(jobs),
        seconds=3 * TIME_LIMIT,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    report = sources.parent / f"{sources.name}-site" / "report"
    process_ids: list[int] = []
    try:
        deadline = time.monotonic() + TIME_LIMIT
        while len(process_ids) < jobs and time.monotonic() < deadline:
            time.sleep(0.01)
            process_ids[:] = map(int, report.read_text().split()) if report.exists() else ()
        assert len(process_ids) == jobs
        yield process, process_ids
    finally:
        for process_id in {process.pid, *process_ids}:
            if is_running(process_id):
                os.kill(process_id, signal.SIGKILL)
        process.wait(TIME_LIMIT)


@pytest.mark.parametrize("compiling_command", [1, 3], indirect=True, ids=["one process", "three processes"])
@pytest.mark.parametrize("ending", ["SIGTERM", "SIGINT", "Ctrl-C", "SIGKILL"])
def test_compile_after_a_signal_ends_at_once(
    ending: str, compiling_command: CompilingCommand, sources: Path
) -> None:
    """The signal ends the command silently, and leaves neither processes nor incomplete files."""
    process, process_ids = compiling_command
    signal_number = signal.SIGINT if ending == "Ctrl-C" else getattr(signal, ending)
    send = os.killpg if ending == "Ctrl-C" else os.kill  # a terminal sends Ctrl-C to all processes
    send(process.pid, signal_number)
    status, output, errors = finish(process)
    deadline = time.monotonic() + TIME_LIMIT
    while any(map(is_running, process_ids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(is_running, process_ids))
    assert (status, output, errors) == (-signal_number, "", "")
    assert sorted(path.name for path in sources.iterdir()) == ["a.cu", "b.cu", "c.cu", "d.cu"]


def test_compile_with_a_crashing_worker_reports_the_file(sources: Path) -> None:
    """The file is compiled a second time before it is reported. The other files are compiled."""
    crash = 'if source.name == "b.cu": os.kill(os.getpid(), 11)'
    process = start_command(
        sources, "a.cu", "b.cu", "c.cu", "-j", "2", compiler_code=crash, stdout=subprocess.PIPE
    )
    status, output, errors = finish(process)
    assert status == 1
    assert "b.cu sm_80: failed" in output
    assert errors == "b.cu: the worker process was ended by SIGSEGV\n"
    assert sorted(path.name for path in sources.glob("*.cubin")) == ["a.cubin", "c.cubin"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_commands_on_a_full_disk_report_the_error_once(jobs: str, sources: Path) -> None:
    """The commands `compile` and `show` print one message and return 1."""
    with open("/dev/full", "wb") as full:
        status, _, err = finish(start_command(sources, "a.cu", "b.cu", "-j", jobs, stdout=full))
        assert (status, err) == (1, "standard output: No space left on device\n")
        status, _, _ = finish(start_command(sources, "a.cu", "-o", "-", stdout=full))
        assert status == 1
        line = [sys.executable, "-m", "cudyn", "show", "cuInit"]
        process = subprocess.Popen(line, env=make_environment(), stdout=full, stderr=subprocess.PIPE)
        status, _, err = finish(process)
        assert (status, err) == (1, "standard output: No space left on device\n")


def test_compile_after_the_disk_is_full_starts_nothing(sources: Path) -> None:
    """Only compilations that were already running are completed."""
    names = [f"{i}.cu" for i in range(12)]
    for name in names:
        (sources / name).write_text(KERNEL)
    with open("/dev/full", "wb") as full:
        process = start_command(sources, *names, "-j", "2", seconds=1, stdout=full)
        assert finish(process)[::2] == (1, "standard output: No space left on device\n")
    assert 1 <= len(list(sources.glob("*.cubin"))) <= 8


@pytest.mark.parametrize("jobs", ["1", "2", ""])
def test_compile_into_a_closed_pipe_ends_quietly(jobs: str, sources: Path) -> None:
    """The `compile` command is ended by SIGPIPE (141 in a shell). Other commands return 141."""
    read_end, write_end = os.pipe()
    os.close(read_end)
    if jobs:
        process, expected = (
            start_command(sources, "a.cu", "b.cu", "-j", jobs, stdout=write_end),
            -signal.SIGPIPE,
        )
    else:
        line, expected = [sys.executable, "-m", "cudyn", "show", "cuInit"], 128 + signal.SIGPIPE
        process = subprocess.Popen(line, env=make_environment(), stdout=write_end, stderr=subprocess.PIPE)
    os.close(write_end)
    assert finish(process)[::2] == (expected, "")


def test_compile_to_standard_output_prints_only_the_code(sources: Path) -> None:
    """All messages go to standard error."""
    status, output, errors = finish(start_command(sources, "a.cu", "-o", "-", stdout=subprocess.PIPE))
    assert (status, output) == (0, "code of a.cu")
    assert errors.startswith("[1/1] a.cu sm_80: standard output (")
    assert errors.endswith("; not cached: a reason\n")
    assert not (sources / "-").exists()
    status, output, errors = finish(start_command(sources, "a.cu", "b.cu", "-o", "-", stdout=subprocess.PIPE))
    assert (status, output) == (2, "")
    assert errors == "-o -: there are 2 outputs; pass a directory that ends with /\n"
    process = start_command(sources, "a.cu", "-o", "-", before=["sh", "-c", 'exec "$@" >&-', "sh"])
    status, _, errors = finish(process)
    assert status == 1
    assert "a.cu: [Errno 9] standard output is closed" in errors


def test_compile_with_an_output_that_is_a_source_is_rejected(sources: Path) -> None:
    (sources / "link").symlink_to("a.cu")
    status, _, err = finish(start_command(sources, "a.cu", "-o", "link"))
    assert (status, err) == (2, "the output of a.cu for sm_80 would overwrite the source a.cu: link\n")
    assert (sources / "a.cu").read_text() == KERNEL


def test_compile_to_a_pipe_waits_for_its_reader(sources: Path) -> None:
    """A signal ends a command that waits for a reader."""
    os.mkfifo(sources / "pipe")
    process = start_command(sources, "a.cu", "-q", "-o", "pipe")
    with subprocess.Popen(["cat", sources / "pipe"], stdout=subprocess.PIPE) as reader:
        status, *_ = finish(process)
        assert status == 0
        assert reader.communicate(timeout=TIME_LIMIT)[0] == b"code of a.cu"
    # the command waits for a reader that never opens the pipe
    waiting = start_command(sources, "a.cu", "-q", "-o", "pipe")
    time.sleep(1)
    waiting.terminate()
    status, *_ = finish(waiting)
    assert status == -signal.SIGTERM


def test_compile_to_a_device_writes_to_it(sources: Path) -> None:
    make_device(sources / "null", 3)
    status, *_ = finish(start_command(sources, "a.cu", "-q", "-o", "null"))
    assert status == 0
    assert (sources / "null").is_char_device()
    make_device(sources / "full", 7)
    status, _, err = finish(start_command(sources, "a.cu", "-q", "-o", "full"))
    assert (status, err) == (1, "a.cu: [Errno 28] No space left on device: 'full'\n")
    assert (sources / "full").is_char_device()


LOCALES = [
    {},
    {"LC_ALL": "C"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "POSIX", "PYTHONIOENCODING": "ascii"},
]


@pytest.mark.nvidia
@pytest.mark.parametrize("locale", LOCALES, ids=["", "C", "C without UTF-8", "ascii"])
def test_compile_with_file_names_of_any_bytes(locale: dict[str, str], tmp_path: Path) -> None:
    """The file name is used for the source, a header directory, the cache and the output.

    The second run is a cache hit.
    """
    site = real.nvrtc(NEWEST)
    directory = os.fsencode(tmp_path)
    for name in (b"\xe9-\xc3\xa9", b"inc-\xff"):
        os.mkdir(directory + b"/" + name)
    with open(directory + b"/inc-\xff/h.h", "wb") as file:
        file.write(b"#define N 7\n")
    with open(directory + b"/\xe9-\xc3\xa9/\xfe.cu", "wb") as file:
        file.write(b'#include "h.h"\n' + KERNEL.replace("1", "N").encode())
    command_line: list[str | bytes]
    command_line = [sys.executable, "-m", "cudyn", "compile", b"\xe9-\xc3\xa9/\xfe.cu", "-arch", "compute_80"]
    command_line += [b"-Iinc-\xff", "-o", b"out-\xfd.ptx"]
    settings = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "CUDYN_"))
    }
    settings |= {"PYTHONPATH": f"{site}{os.pathsep}{ROOT}", **locale}
    variables = {os.fsencode(name): os.fsencode(value) for name, value in settings.items()}
    variables[b"CUDYN_CACHE_DIR"] = directory + b"/cache-\xfc"
    for _ in range(2):
        process = subprocess.run(command_line, cwd=directory, env=variables, capture_output=True, timeout=120)
        assert (process.returncode, process.stderr) == (0, b"")
        with open(directory + b"/out-\xfd.ptx", "rb") as file:
            assert b".entry k(" in file.read()
        os.unlink(directory + b"/out-\xfd.ptx")
    assert sorted(os.listdir(directory)) == [b"cache-\xfc", b"inc-\xff", b"\xe9-\xc3\xa9"]
    command_line[3:] = [b"compile", b"none-\xff.cu", b"-arch", b"sm_80"]
    process = subprocess.run(command_line, cwd=directory, env=variables, capture_output=True, timeout=120)
    assert process.returncode == 2
    assert process.stderr.startswith(b"not a file: none-")


def test_compile_with_a_name_that_is_not_unicode_prints_it_escaped(sources: Path) -> None:
    """The file name is printed with an escape sequence, because the output is strict UTF-8."""
    (sources / "a.cu").rename(sources / os.fsdecode(b"\xff.cu"))
    strict_output = {"PYTHONIOENCODING": "utf-8:strict"}
    process = start_command(sources, os.fsdecode(b"\xff.cu"), stdout=subprocess.PIPE, variables=strict_output)
    status, output, errors = finish(process)
    assert (status, errors) == (0, "")
    assert output.startswith("[1/1] \\xff.cu sm_80: \\xff.cubin (")
