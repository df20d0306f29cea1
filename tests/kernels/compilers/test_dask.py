"""Tests for cudyn.compile_many on a Dask cluster: a scheduler and two workers, in separate processes.

`nox -s dask` installs the requirements.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import cudyn

from ...conftest import ROOT, package
from ...support import real
from ...support.releases import NEWEST

pytestmark = [
    pytest.mark.nvidia,
    pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: the compiler that tests download"),
]
KERNELS = int(os.environ.get("CUDYN_TEST_KERNELS", "100"))


class Cluster:
    """The processes of a scheduler and two workers. Each worker has its own cache and checkout."""

    def __init__(self, directory: Path) -> None:
        self.scheduler_file = directory / "scheduler.json"
        self.processes = [self._start("distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard")]
        for index in range(2):
            cache = str(directory / f"cache of worker {index}")
            options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--name", f"{index}")
            checkout = directory / f"checkout {index}"
            checkout.mkdir()
            arguments = {"CUDYN_CACHE_DIR": cache}
            self.processes.append(
                self._start("distributed.cli.dask_worker", *options, cwd=checkout, **arguments)
            )

    def _start(
        self, module: str, *options: str, cwd: Path = Path("/"), **environment: str
    ) -> subprocess.Popen[bytes]:
        """Start a Dask module that reads or writes the scheduler file."""
        path = f"{real.nvrtc(NEWEST)}{os.pathsep}{ROOT}"
        with open(self.scheduler_file.with_suffix(".log"), "ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", module, "--scheduler-file", str(self.scheduler_file), *options],
                env={**os.environ, "PYTHONPATH": path, **environment},
                cwd=cwd,
                stdout=log,
                stderr=log,
            )


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A cluster of Dask workers, whose processes are killed at the end."""
    package("distributed")
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    result = Cluster(tmp_path)
    yield result
    for process in result.processes:
        process.kill()
        process.wait()


def test_compile_many_with_a_killed_worker_returns_all_kernels(cluster: Cluster, tmp_path: Path) -> None:
    """Afterwards this machine's cache contains all kernels, and the next call does not send any jobs."""
    distributed = package("distributed")
    jobs = [
        {"source": f'extern "C" __global__ void k{i}(float *p) {{ *p = {i}; }}', "arch": "sm_80"}
        for i in range(KERNELS)
    ]
    failing_index = 7
    jobs[failing_index]["source"] = "not C++"
    killed_workers: list[str] = []

    def kill_one(result: cudyn.types.CompileResult) -> None:
        """Kill the process of the first worker that has compiled a kernel."""
        if result.index != failing_index and not killed_workers:
            killed_workers.append(result.worker)
            os.kill(int(result.worker.rpartition(":")[2]), signal.SIGKILL)

    deadline = time.monotonic() + 60
    while not cluster.scheduler_file.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    with distributed.Client(scheduler_file=str(cluster.scheduler_file)) as client:
        client.wait_for_workers(2, timeout=60)
        with client.get_executor() as executor:
            start = time.monotonic()
            results = cudyn.compile_many(jobs, executor, on_done=kill_one)
            print(f"{KERNELS} kernels in {time.monotonic() - start:.1f} s, a worker killed")
            second_results = cudyn.compile_many(jobs, executor)
    failed = [result for result in results if result.error is not None]
    assert [result.index for result in failed] == [failing_index]
    assert isinstance(failed[0].error, cudyn.errors.NvrtcError)
    assert len({result.worker for result in results}) == 2
    assert sum(result.worker == killed_workers[0] for result in results) < KERNELS - 1
    assert cudyn.cache.info().files == KERNELS - 1
    assert [result.index for result in second_results if not result.hit] == [failing_index]
    assert [result.output for result in second_results] == [result.output for result in results]


def test_compile_many_with_workers_in_other_checkouts_caches_usable_code(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code does not contain any paths from a worker, so the next calls are cache hits."""
    distributed = package("distributed")
    for name in ("checkout 0", "checkout 1", "here"):
        (tmp_path / name / "inc").mkdir(parents=True)
        (tmp_path / name / "inc" / "h.h").write_text("#define FILE __FILE__\n")
        (tmp_path / name / "k.cu").write_text(
            "#include <h.h>\n__device__ const char *file = FILE;\n"
            'extern "C" __global__ void k(int *p) { *p = N; }\n'
        )
    here = tmp_path / "here"
    monkeypatch.chdir(here)
    jobs = [
        {
            "source": here / "k.cu",
            "arch": "sm_80",
            "include_path": [path],
            "define_macro": {"N": i},
            **arguments,
        }
        for i, path in enumerate(("inc", here / "inc"))
        for arguments in ({}, {"options": ["-lineinfo"]})
    ]
    with distributed.Client(scheduler_file=str(cluster.scheduler_file)) as client:
        client.wait_for_workers(2, timeout=60)
        with client.get_executor() as executor:
            results = cudyn.compile_many(jobs * 2, executor)
    assert [str(result.error or "") for result in results] == [""] * 8
    assert [result.output.not_cached for result in results if isinstance(result.output, cudyn.Image)] == [
        ""
    ] * 8
    assert sum(result.hit for result in results) == 4
    assert all(result.hit for result in cudyn.compile_many(jobs, processes=0))
