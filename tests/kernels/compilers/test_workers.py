"""Tests for Workers, an executor whose processes may die, fail to start, or be fewer than requested."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import Any

import pytest

import cudyn
from cudyn._kernels.compilers.workers import Workers

from ...support.messages import raises


def double(value: int) -> int:
    return 2 * value


def fail() -> None:
    """Raise an exception that the caller of a worker has to receive."""
    raise threading.ThreadError("failed")


def test_workers_implement_executor() -> None:
    with Workers(2) as pool:
        assert list(pool.map(double, range(20))) == list(range(0, 40, 2))
        with pytest.raises(threading.ThreadError, match=r"^failed$"):
            pool.submit(fail).result()
        with pytest.raises(cudyn.CudynError, match=r"^the worker process exited with status 7$"):
            pool.submit(os._exit, 7).result()
        assert pool.submit(double, 4).result() == 8


def test_workers_start_no_more_processes_than_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    with Workers(64) as pool:
        assert [future.result() for future in [pool.submit(os.getpid) for _ in range(3)]]
        assert len(pool._processes) <= 3


def test_workers_that_cannot_start_more_processes_use_the_running_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If a process has died and cannot be replaced, each job fails, until a process can be started again."""
    original = subprocess.Popen
    allowed = 2

    def start_if_allowed(*args: Any, **options: Any) -> Any:
        """Start a process, unless the allowed number of processes has been started."""
        nonlocal allowed
        allowed -= 1
        if allowed < 0:
            raise OSError(24, "Too many open files")
        return original(*args, **options)

    monkeypatch.setattr("cudyn._kernels.compilers.workers.subprocess.Popen", start_if_allowed)
    with Workers(16) as pool:
        assert list(pool.map(double, range(40))) == list(range(0, 80, 2))
        assert len(pool._processes) == 2
        failed = [pool.submit(os._exit, 7) for _ in range(2)]
        assert [str(future.exception()) for future in failed] == [
            "the worker process exited with status 7"
        ] * 2
        for _ in range(20):
            with raises(cudyn.CudynError):
                pool.submit(double, 1).result()
        allowed = 1
        assert pool.submit(double, 1).result() == 2
    assert not pool._processes


def test_workers_that_cannot_start_more_threads_use_the_running_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """All jobs are done by two threads. Without any thread, a job raises the error."""
    start = threading.Thread.start
    allowed = 2

    def start_if_allowed(thread: threading.Thread) -> None:
        """Start a thread, unless two threads have been started."""
        nonlocal allowed
        allowed -= 1
        if allowed < 0:
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_if_allowed)
    with Workers(16) as pool:
        assert list(pool.map(double, range(40))) == list(range(0, 80, 2))
    with pytest.raises(RuntimeError, match=r"^can't start new thread$"):
        Workers(1).submit(double, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_workers_leave_file_descriptors_for_the_parent_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parent process needs descriptors to read sources and the cache."""
    import resource

    for limit, expected in ((1024, 480), (70, 3), (10, 1), (resource.RLIM_INFINITY, 1000)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limit=limit: (limit, limit))
        assert Workers(1000).max_processes == expected
