"""Calls the libraries installed on a machine with a GPU (guards_gpu_child.py), in several processes at once.

The functions of a library are divided into parts, each of which is a job. The results for a library are
written as soon as all its jobs have ended. If a job exceeds its time limit, it is killed, and its results
until then are used. Missing libraries are reported.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from .guards_gpu_child import Gpu, NoGpu
from .guards_jobs import CALLS, FEW, ROOT, build_handler, make_job, start

# NVML, CUPTI and NVSHMEM are omitted, because their functions change settings of the machine.
LIBRARIES = [
    "curand",
    "cufft",
    "nvjpeg",
    "cublaslt",
    "cusparselt",
    "nccl",
    "cudnn",
    "cusparse",
    "cusolver",
    "cublas",
    "runtime",
    "driver",
    "npp",
]
FILE = "guards_gpu.json"
JOBS = 14
SECONDS = 430.0  # time limit for all libraries
GRACE = 30.0  # the time between a job's time limit and the time at which it is killed


class Division(NamedTuple):
    """How the functions of a library are divided.

    Attributes:
        part: The largest number of functions of a job.
        batch: The largest number of functions that a fork calls.
    """

    part: int
    batch: int


DIVISION = Division(part=120, batch=16)
DIVISIONS = {"npp": Division(part=500, batch=125)}  # for libraries with many functions
# Multicast objects affect all GPUs of the machine.
ENVIRONMENT = {"NCCL_NVLS_ENABLE": "0", "NVSHMEM_DISABLE_NVLS": "1", "CUDA_VISIBLE_DEVICES": "0"}


@dataclass
class Job:
    """A job: a part of a library's functions.

    Attributes:
        library: The name of the library.
        part: The index of the part.
        parts: The number of parts of the library.
        directory: The directory for the job's files.
        process: The process that runs the job, once it has been started.
        deadline: The time at which the process is killed.
    """

    library: str
    part: int
    parts: int
    directory: Path
    process: subprocess.Popen[str] | None = None
    deadline: float = 0.0

    def read(self) -> dict[str, Any]:
        """Return the results that the process has written. If it has failed, they contain the reason."""
        assert self.process is not None
        try:
            _, errors = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            errors = "a fork cannot be killed"  # it holds the pipes open
        path = self.directory / "results.json"
        results = dict(json.loads(path.read_text())) if path.exists() else {}
        status = self.process.returncode
        if status:
            reason = f"killed by signal {-status}" if status < 0 else f"status {status}"
            lines = re.findall(r"^[\w.]+: .*", errors, re.MULTILINE)  # exceptions
            results["problem"] = lines[-1] if lines else errors.strip().rpartition("\n")[2] or reason
        return results


def describe_gpu() -> dict[str, str]:
    """Return the GPU's name and the driver's version, which a child process reads.

    Raises:
        NoGpu: There is no usable GPU.
    """
    command = [sys.executable, "-m", "tests.proof.guards_gpu"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    try:
        process = subprocess.run(
            command, capture_output=True, text=True, timeout=120, cwd=ROOT, env=environment
        )
    except subprocess.TimeoutExpired:
        raise NoGpu("the driver does not answer") from None
    if process.returncode:
        raise NoGpu((process.stderr.strip() or f"status {process.returncode}").rpartition("\n")[2])
    return dict(json.loads(process.stdout))


def find_paths() -> list[str]:
    """Return the directories that Python imports from and that contain NVIDIA's wheels."""
    return [path for path in sys.path if path and Path(path, "nvidia").is_dir()]


def make_jobs(names: Sequence[str], directory: Path, is_small: bool = False) -> list[Job]:
    """Divide libraries into jobs. If `is_small` is true, there is only one job for each library."""
    jobs = []
    for name in names:
        table = importlib.import_module(f"cudyn._bindings.tables.{name}_functions")
        size = DIVISIONS.get(name, DIVISION).part
        parts = 1 if is_small else -(-len(table.FUNCTIONS) // size)  # rounded up
        jobs += [Job(name, part, parts, directory / f"{name}-{part}") for part in range(parts)]
    return jobs


def add(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the results for a library, by adding the counts and joining the lists of its jobs."""
    counts: dict[str, int] = {}
    total: dict[str, Any] = {"version": "", "counts": counts, "left": 0}
    for row in rows:
        total["version"] = row.get("version") or total["version"]
        total["left"] += row.get("left", 0)
        for name, number in row.get("counts", {}).items():
            counts[name] = counts.get(name, 0) + number
        for name in ("wrong", "faults", "signals", "failing", "objects"):
            total[name] = sorted({*total.get(name, ()), *row.get(name, ())})
    total["problems"] = sorted({row["problem"] for row in rows if "problem" in row})
    return total


def run(
    names: Sequence[str],
    *,
    jobs: int = JOBS,
    seconds: float = SECONDS,
    calls: int | None = None,
    pattern: str = "",
    planted: Sequence[tuple[str, str, str]] = (),
    simulated: bool = False,
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Call the functions of libraries. Yield the results of each library as soon as it has ended.

    Args:
        names: The names of the libraries.
        jobs: The number of processes that run at the same time.
        seconds: The time limit for all libraries.
        calls: The number of calls of each function, or `None` for the default number.
        pattern: A regular expression for the names of the functions to call.
        planted: Errors to put into the table. Each error consists of a symbol, a part of the symbol's row,
            and the text that replaces this part.
        simulated: Whether cudyn's simulation is used instead of a GPU.
    """
    os.environ |= ENVIRONMENT
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        directory = Path(temporary)
        handler = build_handler(directory)
        waiting = make_jobs(names, directory, bool(pattern))
        left = {name: sum(job.library == name for job in waiting) for name in names}
        results: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
        running: list[Job] = []
        end = time.monotonic() + seconds
        try:
            while waiting or running:
                while waiting and len(running) < jobs:
                    # The remaining time is divided among the rounds of `jobs` processes that are left.
                    share = (end - time.monotonic()) * min(1.0, jobs / (len(waiting) + len(running)))
                    job = waiting.pop(0)
                    running.append(job)
                    options = {"planted": planted, "pattern": pattern, "simulated": simulated}
                    begin(job, handler, max(share, 0.0), calls, **options)
                time.sleep(0.05)
                for job in [*running]:
                    assert job.process is not None
                    if job.process.poll() is None and time.monotonic() < job.deadline:
                        continue
                    kill(job)
                    running.remove(job)
                    results[job.library].append(job.read())
                    left[job.library] -= 1
                    if not left[job.library]:
                        yield job.library, add(results[job.library])
        finally:
            for job in running:
                kill(job)


def begin(job: Job, handler: Path, seconds: float, calls: int | None, **options: Any) -> None:
    """Start a job, with a time limit."""
    job.directory.mkdir()
    described = make_job(
        job.library,
        handler,
        calls or FEW.get(job.library, CALLS),
        gpu=True,
        part=(job.part, job.parts),
        batch=DIVISIONS.get(job.library, DIVISION).batch,
        seconds=seconds,
        output=str(job.directory / "results.json"),
        **options,
    )
    job.process = start(described, job.directory, find_paths(), os.environ.get("LD_LIBRARY_PATH"))
    job.deadline = time.monotonic() + seconds + GRACE


def kill(job: Job) -> None:
    """Kill a job and its forks, which are processes of the same group."""
    assert job.process is not None
    try:
        os.killpg(job.process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def main(names: Sequence[str], output: Path, **options: Any) -> int:
    """Call libraries, print their results, and write them to a file.

    Returns:
        The exit status: 1 if a call has accessed other memory, and 2 without a GPU.
    """
    unknown = set(names) - set(LIBRARIES)
    if unknown:
        print(f"not called on a GPU: {', '.join(sorted(unknown))}", flush=True)
    try:
        gpu = describe_gpu()
    except NoGpu as error:
        print(f"no GPU: {error}", flush=True)
        return 2
    print(f"{gpu['name']}, driver {gpu['driver']}", flush=True)
    output.mkdir(parents=True, exist_ok=True)
    libraries: dict[str, Any] = {}
    wrong = 0
    for name, row in run([name for name in LIBRARIES if name in names], **options):
        libraries[name] = row
        wrong += len(row["wrong"])
        print(name, row["version"], row["counts"], flush=True)
        print(*row["wrong"], sep="\n", end="\n" if row["wrong"] else "", flush=True)
        for problem in row["problems"]:
            print(f"{name}: {problem[:300]}", flush=True)
        if row["left"]:
            print(f"{name}: {row['left']} functions were not called because of the time limit", flush=True)
        partial = output / f"{FILE}.part"
        partial.write_text(json.dumps({"gpu": gpu, "libraries": libraries}, indent=1) + "\n")
        partial.replace(output / FILE)
    return int(wrong > 0)


if __name__ == "__main__":
    try:
        print(json.dumps(Gpu().describe()))
    except NoGpu as error:
        sys.exit(str(error))
