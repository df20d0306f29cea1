"""Compiles many sources in parallel, on this machine or others: `cudyn.compile_many`.

By default, the compilations run in processes, not threads. NVRTC holds a lock during most of a compilation:
with NVRTC 11.8 to 13.5, compiling in two threads took as long as in one.
"""

from __future__ import annotations

import os
import platform
import queue
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ..._errors import CudynError, refuse
from ..._formats.image import Image
from ..cache import counters, settings, stored_images
from ..cache.counters import Stats
from ..cache.stored_images import StoredImage
from .arguments import check_list
from .compilation import Compilation
from .compile_source import read_job
from .job import Job
from .nvrtc import interrupts
from .progress import Progress
from .reports import report_worker
from .workers import Workers, can_start


@dataclass(frozen=True, slots=True, weakref_slot=True)
class CompileResult:
    """The result of one job.

    Attributes:
        index: index of the job, from 0
        job: the job's arguments
        output: the result of `cudyn.compile`; None if the job failed
        error: the exception if the job failed
        hit: whether all images came from the cache
        seconds: duration of the job, measured on the machine that compiled it
        worker: the process that compiled it, as "host:process"
        attempts: number of attempts, which is more than one if workers died
        headers: files that the compiler read
    """

    index: int
    job: Mapping[str, object]
    output: Image | list[Image] | None
    error: Exception | None
    hit: bool = False
    seconds: float = 0.0
    worker: str = ""
    attempts: int = 1
    headers: tuple[str, ...] = ()


class _Reply(NamedTuple):
    """A worker's reply.

    Attributes:
        result: Result of the job.
        entries: Images, each with the files that the compiler read for it.
        shares_cache: Whether the worker uses the same cache as the caller.
        used_files: Names of the cache files that were used.
        counts: Hits, misses and other counts of the worker's cache for this job.
        is_certain: Whether the files that the compiler read are known for all images.
    """

    result: CompileResult
    entries: list[StoredImage]
    shares_cache: bool
    used_files: list[str]
    counts: Stats
    is_certain: bool


def compile_many(
    jobs: Iterable[Mapping[str, Any]],
    executor: Executor | None = None,
    *,
    processes: int | None = None,
    on_done: Callable[[CompileResult], object] | None = None,
    retries: int = 2,
    progress: bool = False,
) -> list[CompileResult]:
    """Compile many sources, each as `cudyn.compile` does, and return the results in the same order.

    Identical jobs are compiled once. Cached jobs are never sent to a worker. All results are added to this
    machine's cache. The sources are read on this machine, headers on the worker. If a job fails, its result
    contains the error, and the other jobs continue.

    An exception raised by `on_done`, or Ctrl-C, cancels all jobs. Worker processes end at once. A compilation
    in a thread of this process ends when NVRTC checks for cancellation (12.8 and newer) or has finished. The
    workers of an executor finish the jobs that they have started.

    Args:
        jobs: The arguments of `compile` for each job, such as {"source": text, "arch": "sm_90"}.
        executor: An executor with the interface of concurrent.futures, such as dask's or MPI's. Its workers
            need cudyn and NVRTC. None: processes on this machine.
        processes: Number of processes. None: one per CPU. 0: all jobs are compiled in a thread of this
            process. This is also the default in programs whose `sys.executable` is not Python: frozen
            programs, and programs that embed Python.
        on_done: Called with each result as soon as it is available, in this thread.
        retries: Number of further attempts if a job's worker dies.
        progress: Whether to show the progress on stderr, as `[3/14] k.cu sm_90`.

    Returns:
        A CompileResult for each job: the Image or Images, or the error.

    Raises:
        ValueError: If an argument is invalid.
        TypeError: If an argument has the wrong type.
        Exception: Raised by `on_done` or while iterating over `jobs`. A job's own exception is in its result.

    Threads:
        Any; on_done is called in the caller's thread.

    Example:
        ```python
        cudyn.compile_many([{"source": source, "arch": arch} for arch in ("sm_80", "sm_90")])
        ```
    """
    if processes is not None and processes < 0:
        expected = "0 or more, or None for one per CPU"
        raise refuse(ValueError, expected, processes, "processes", parameter="processes")
    todo = [check_job(number, job) for number, job in enumerate(check_list("jobs", jobs))]
    is_forbidden = settings.get_mode() == "only"  # nothing is compiled, so no worker is needed
    pool = None if is_forbidden else executor
    if pool is None:
        in_thread = is_forbidden or processes == 0 or not can_start()
        pool = ThreadPoolExecutor(1) if in_thread else Workers(processes or os.cpu_count() or 1)
    run = _Run(todo, pool, on_done, retries, Progress(len(todo)) if progress else None)
    try:
        with interrupts.cancelled_on_error(run.token):
            run.run()
    except BaseException:
        run.cancel()
        if pool is not executor:
            pool.shutdown(cancel_futures=True)
        raise
    finally:
        if run.progress is not None:
            run.progress.close()
    if pool is not executor:
        pool.shutdown()
    return [run.results[index] for index in range(len(todo))]


def check_job(number: int, job: Any) -> dict[str, Any]:
    """Return a copy of a job. Raises TypeError if it is not a mapping."""
    if not isinstance(job, Mapping):
        expected = "a dict with the arguments of compile"
        raise TypeError(f"jobs[{number}]: expected {expected}, got {type(job).__name__}")
    return dict(job)


class _Run:
    """A run of `compile_many`: its jobs, the jobs that have been sent to workers, and the results."""

    def __init__(
        self,
        todo: list[dict[str, Any]],
        pool: Executor,
        on_done: Any,
        retries: int,
        progress: Progress | None,
    ) -> None:
        self.todo = todo
        self.pool = pool
        self.on_done = on_done
        self.retries = retries
        self.progress = progress
        self.results: dict[int, CompileResult] = {}
        self.token = os.urandom(8).hex()
        folder = settings.get_folder() or ""
        # The last arguments of `work`, which describe this process.
        self.here = (self.token, folder, platform.node(), os.getcwd(), _read_version())
        self.jobs: dict[int, Job] = {}
        self.sent: dict[object, int] = {}  # contents of a job -> index of the first job with these contents
        self.uncertain: set[int] = set()  # jobs whose code may differ from one compilation to the next
        self.equal: dict[int, list[int]] = {}  # a job that was sent -> later jobs that are identical to it
        self.futures: dict[int, Future[_Reply]] = {}  # of the jobs that were sent and are not done
        # The index, the number of the attempt and the future of each job that is done.
        self.done: queue.SimpleQueue[tuple[int, int, Future[_Reply]]] = queue.SimpleQueue()

    def run(self) -> None:
        """Compile all jobs."""
        for index, arguments in enumerate(self.todo):
            start = time.perf_counter()
            try:
                job = self.jobs[index] = read_job(arguments)
                compilation = Compilation(job)
                output = compilation.find_output()
            except Exception as error:
                self.finish(CompileResult(index, arguments, None, error, worker=_name_worker()))
                continue
            if output is not None:
                seconds = time.perf_counter() - start
                headers = compilation.list_headers()
                result = CompileResult(
                    index,
                    arguments,
                    output,
                    None,
                    hit=True,
                    seconds=seconds,
                    worker=_name_worker(),
                    headers=headers,
                )
                self.finish(result)
            else:
                self.send(index)
            self.take(wait=False)
        while self.futures:
            self.take(wait=True)

    def send(self, index: int) -> None:
        """Send a job to a worker, or make it wait for the result of an identical job."""
        job = self.jobs[index]
        first_index = self.sent.setdefault(repr(job), index) if job.cached else index
        if first_index == index or first_index in self.uncertain:
            self.submit(index, 1)
        elif first_index in self.results:
            self.repeat(self.results[first_index], index)
        else:
            self.equal.setdefault(first_index, []).append(index)

    def submit(self, index: int, attempt: int) -> None:
        """Send a job to a worker. `attempt` is 1 for the first attempt."""
        try:
            future = self.pool.submit(work, self.jobs[index], *self.here)
        except Exception as error:  # the executor is broken or shut down
            self.finish(CompileResult(index, self.todo[index], None, error, attempts=attempt))
            return
        self.futures[index] = future
        future.add_done_callback(lambda future: self.done.put((index, attempt, future)))

    def take(self, wait: bool) -> None:
        """Process the jobs that are done. With `wait`, wait until at least one job is done."""
        while self.futures:
            try:
                # The timeout is necessary on Windows, where Ctrl-C does not end a wait.
                index, attempt, future = self.done.get(block=wait, timeout=0.5)
            except queue.Empty:
                if wait:
                    continue
                return
            del self.futures[index]
            try:
                reply = future.result()
            except Exception as error:
                if attempt <= self.retries and not isinstance(error, _Refused):
                    self.submit(index, attempt + 1)
                else:
                    self.finish(CompileResult(index, self.todo[index], None, error, attempts=attempt))
            else:
                if not reply.is_certain:
                    self.uncertain.add(index)
                result = self.keep_entries(index, reply)
                is_other_process = result.worker != _name_worker()
                counters.add(reply.counts if is_other_process else Stats(), *reply.used_files)
                if is_other_process and not result.hit and result.error is None:
                    job = self.jobs[index]
                    report_worker(job.name, job.arches, result.worker, result.seconds)
                self.finish(replace(result, index=index, job=self.todo[index], attempts=attempt))
            wait = False

    def keep_entries(self, index: int, reply: _Reply) -> CompileResult:
        """Cache the images from a worker that uses a different cache, if this machine has the same inputs."""
        result = reply.result
        compilation = Compilation(self.jobs[index])
        for stored in reply.entries:
            why = compilation.explain_other(stored)
            if not why and not reply.shares_cache:
                why = stored_images.keep(stored)
            if why:
                result = replace(result, output=_mark(result.output, stored.image, why))
        return result

    def finish(self, result: CompileResult) -> None:
        """Report a result, and the results of identical jobs."""
        self.results[result.index] = result
        if self.progress is not None:
            job = self.jobs.get(result.index)
            name, arches = (job.name, job.arches) if job else (f"jobs[{result.index}]", ())
            self.progress.add(name, arches, failed=result.error is not None)
        if self.on_done is not None:
            self.on_done(result)
        for index in self.equal.pop(result.index, ()):
            if result.index in self.uncertain:
                self.submit(index, 1)
            else:
                self.repeat(result, index)

    def repeat(self, result: CompileResult, index: int) -> None:
        """Report the result of a job for an identical job. It counts as a hit unless the job failed."""
        if result.error is None:
            counters.add(Stats(hits=len(result.output) if isinstance(result.output, list) else 1))
        repeated = replace(result, index=index, job=self.todo[index], hit=result.error is None, seconds=0.0)
        self.finish(repeated)

    def cancel(self) -> None:
        """Cancel all jobs that have not started."""
        for future in self.futures.values():
            future.cancel()


class _Refused(CudynError):
    """An error of a worker that would occur again, so that the job is not retried."""


def work(job: Job, token: str, folder: str, host: str, cwd: str, version: str) -> _Reply:
    """Compile a job that another process has sent. Runs in a worker.

    Args:
        job: The job.
        token: Identifies the run of `compile_many`.
        folder: Cache directory of the other process.
        host: Host name of the other process's machine.
        cwd: Current directory of the other process.
        version: Version of cudyn in the other process.
    """
    if version != _read_version():
        raise _Refused(f"cudyn {version} sent the job to {_name_worker()}, which has cudyn {_read_version()}")
    if cwd != os.getcwd():
        job = job.move(cwd)
    output = None
    failure = None
    compilation = None
    start = time.perf_counter()
    with interrupts.work_for(token), counters.counting() as count:
        try:
            compilation = Compilation(job)
            output = compilation.get_output()
        except Exception as error:
            failure = error
        counts = count()
    hit = failure is None and not counts.compiled
    seconds = time.perf_counter() - start
    # `_Run.take` sets the index and the job.
    result = CompileResult(0, {}, output, failure, hit=hit, seconds=seconds, worker=_name_worker())
    if compilation is None or failure is not None:
        return _Reply(result, [], shares_cache=True, used_files=[], counts=counts, is_certain=True)
    shares_cache = host == platform.node() and folder == settings.get_folder()
    used_files = [stored.name for stored in compilation.entries]
    is_certain = len(used_files) == counts.hits + counts.compiled
    result = replace(result, headers=compilation.list_headers())
    return _Reply(result, compilation.entries, shares_cache, used_files, counts, is_certain)


def _mark(output: Image | list[Image] | None, image: Image, why: str) -> Image | list[Image] | None:
    """Return the output of a job, in which `image` is marked as not cached for the reason `why`."""
    if isinstance(output, list):
        return [replace(item, not_cached=why) if item.data == image.data else item for item in output]
    return replace(output, not_cached=why) if output is not None and output.data == image.data else output


def _name_worker() -> str:
    """Return the name of this process, as in `CompileResult.worker`."""
    return f"{platform.node()}:{os.getpid()}"


def _read_version() -> str:
    """Return the version of cudyn."""
    from ... import __version__

    return __version__
