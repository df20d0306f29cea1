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
        index: index of the job, starting at 0
        job: arguments of `cudyn.compile` for the job
        output: result of `cudyn.compile`; None if the job failed
        error: exception if the job failed, or None
        hit: whether all images came from the cache
        seconds: duration of the job, measured on the machine that compiled it
        worker: process that compiled the job, as "host:process ID"
        attempts: number of attempts, which is more than one if workers died
        headers: paths of the files that the compiler read
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
    """The data that a worker returns for a job.

    Attributes:
        result: Result of the job.
        entries: Cache entries of the images.
        shares_cache: Whether the worker uses the same cache directory as the caller.
        used_files: Names of the cache files that the worker has read or written.
        counts: Numbers of cache hits and compilations for this job.
        is_certain: Whether all images have a cache entry, which lists the files that the compiler read.
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
    machine's cache. Sources are read on this machine, and headers on the machine of the worker. If a job
    fails, its result contains the error, and the other jobs continue.

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
    job_arguments = [_check_job(index, job) for index, job in enumerate(check_list("jobs", jobs))]
    pool = _choose_pool(executor, processes)
    run = _Run(job_arguments, pool, on_done, retries, Progress(len(job_arguments)) if progress else None)
    owns_pool = pool is not executor
    try:
        with interrupts.cancelled_on_error(run.token):
            run.compile_all()
    except BaseException:
        run.cancel()
        if owns_pool:
            pool.shutdown(cancel_futures=True)
        raise
    finally:
        if run.progress is not None:
            run.progress.close()
    if owns_pool:
        pool.shutdown()
    return [run.results[index] for index in range(len(job_arguments))]


def _choose_pool(executor: Executor | None, processes: int | None) -> Executor:
    """Return the caller's executor, or create an executor with processes or with one thread.

    Args:
        executor: Argument `executor` of `compile_many`.
        processes: Argument `processes` of `compile_many`.
    """
    if settings.get_mode() == "only":  # nothing is compiled, so no worker is needed
        return ThreadPoolExecutor(1)
    if executor is not None:
        return executor
    if processes == 0 or not can_start():
        return ThreadPoolExecutor(1)
    return Workers(processes or os.cpu_count() or 1)


def _check_job(index: int, job: Any) -> dict[str, Any]:
    """Return a copy of the arguments of a job. Raises TypeError if they are not a mapping.

    Args:
        index: Index of the job, for the error message.
        job: The arguments of `cudyn.compile`.
    """
    if not isinstance(job, Mapping):
        expected = "a dict with the arguments of compile"
        raise TypeError(f"jobs[{index}]: expected {expected}, got {type(job).__name__}")
    return dict(job)


class _Run:
    """The state of a call to `compile_many`: its jobs, and their results so far.

    Jobs are identified by their index in the caller's list.

    Args:
        job_arguments: For each job, the arguments of `cudyn.compile`.
        pool: The executor that runs the jobs.
        on_done: Argument of `compile_many`.
        retries: Argument of `compile_many`.
        progress: Object that shows the progress, or `None`.
    """

    def __init__(
        self,
        job_arguments: list[dict[str, Any]],
        pool: Executor,
        on_done: Any,
        retries: int,
        progress: Progress | None,
    ) -> None:
        self.job_arguments = job_arguments
        self.pool = pool
        self.on_done = on_done
        self.retries = retries
        self.progress = progress
        self.results: dict[int, CompileResult] = {}
        self.token = os.urandom(8).hex()  # identifies this call, so that threads can cancel its compilations
        folder = settings.get_folder() or ""
        # The arguments of `work` that describe this process.
        self.caller_facts = (self.token, folder, platform.node(), os.getcwd(), _read_version())
        self.jobs: dict[int, Job] = {}  # jobs whose arguments are valid
        # The first of several identical jobs, keyed by a string that is equal for identical jobs.
        self.first_indices: dict[object, int] = {}
        self.uncertain: set[int] = set()  # jobs whose code may differ from one compilation to the next
        # Jobs that wait for the result of an identical job, keyed by that job.
        self.duplicates: dict[int, list[int]] = {}
        self.futures: dict[int, Future[_Reply]] = {}  # jobs that were sent and are not done yet
        # The index, the number of the attempt and the future of each job that a worker has done.
        self.done: queue.SimpleQueue[tuple[int, int, Future[_Reply]]] = queue.SimpleQueue()

    def compile_all(self) -> None:
        """Look for each job in the cache, compile the others, and wait until all jobs are done."""
        for index in range(len(self.job_arguments)):
            result = self.find_result(index)
            if result is not None:
                self.finish(result)
            else:
                self.submit_unless_duplicate(index)
            self.process_done(wait=False)
        while self.futures:
            self.process_done(wait=True)

    def find_result(self, index: int) -> CompileResult | None:
        """Return the result of a job if it is cached or its arguments are invalid, otherwise `None`."""
        arguments = self.job_arguments[index]
        start = time.perf_counter()
        try:
            job = self.jobs[index] = read_job(arguments)
            compilation = Compilation(job)
            output = compilation.find_output()
        except Exception as error:
            return CompileResult(index, arguments, output=None, error=error, worker=_name_worker())
        if output is None:
            return None
        return CompileResult(
            index,
            arguments,
            output,
            error=None,
            hit=True,
            seconds=time.perf_counter() - start,
            worker=_name_worker(),
            headers=compilation.list_headers(),
        )

    def submit_unless_duplicate(self, index: int) -> None:
        """Send a job to a worker, or use the result of an identical job, which may not be available yet."""
        job = self.jobs[index]
        first_index = index
        if job.cached:  # a job that does not use the cache is compiled even if it is identical to another job
            first_index = self.first_indices.setdefault(repr(job), index)
        if first_index == index or first_index in self.uncertain:
            self.submit(index, attempt=1)
        elif first_index in self.results:
            self.repeat(self.results[first_index], index)
        else:
            self.duplicates.setdefault(first_index, []).append(index)

    def submit(self, index: int, attempt: int) -> None:
        """Send a job to a worker. When the worker has done the job, the job is added to `done`.

        Args:
            index: The index of the job.
            attempt: The number of the attempt, starting at 1.
        """
        try:
            future = self.pool.submit(work, self.jobs[index], *self.caller_facts)
        except Exception as error:  # the executor is broken or shut down
            self.finish_failed(index, error, attempt)
            return
        self.futures[index] = future
        future.add_done_callback(lambda done_future: self.done.put((index, attempt, done_future)))

    def process_done(self, wait: bool) -> None:
        """Process the results of the jobs that workers have done.

        Args:
            wait: Whether to wait until at least one job is done.
        """
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
                    self.finish_failed(index, error, attempt)
            else:
                self.process_reply(index, attempt, reply)
            wait = False  # process the other jobs that are already done, but do not wait for more

    def process_reply(self, index: int, attempt: int, reply: _Reply) -> None:
        """Cache the images that a worker has returned, count them, and report the result."""
        if not reply.is_certain:
            self.uncertain.add(index)
        result = self.keep_entries(index, reply)
        is_other_process = result.worker != _name_worker()
        # A worker that is a thread of this process has already added its counts.
        counters.add(reply.counts if is_other_process else Stats(), *reply.used_files)
        if is_other_process and not result.hit and result.error is None:
            job = self.jobs[index]
            report_worker(job.name, job.arches, result.worker, result.seconds)
        self.finish(replace(result, index=index, job=self.job_arguments[index], attempts=attempt))

    def keep_entries(self, index: int, reply: _Reply) -> CompileResult:
        """Add the images from a worker to this machine's cache, if the same files exist on this machine.

        If the worker uses the same cache as this process, the images are already cached.

        Returns:
            The result of the job. Images that are not cached contain the reason.
        """
        result = reply.result
        compilation = Compilation(self.jobs[index])
        for stored in reply.entries:
            reason = compilation.explain_mismatch(stored)
            if not reason and not reply.shares_cache:
                reason = stored_images.keep(stored)
            if reason:
                result = replace(result, output=_mark_as_uncached(result.output, stored.image, reason))
        return result

    def finish(self, result: CompileResult) -> None:
        """Store and report a result, and process the jobs that have waited for it."""
        self.results[result.index] = result
        if self.progress is not None:
            failed = result.error is not None
            job = self.jobs.get(result.index)
            if job is None:
                self.progress.add(f"jobs[{result.index}]", (), failed=failed)
            else:
                self.progress.add(job.name, job.arches, failed=failed)
        if self.on_done is not None:
            self.on_done(result)
        for index in self.duplicates.pop(result.index, ()):
            if result.index in self.uncertain:
                self.submit(index, attempt=1)
            else:
                self.repeat(result, index)

    def finish_failed(self, index: int, error: Exception, attempts: int) -> None:
        """Store and report the error of a job after a number of attempts."""
        arguments = self.job_arguments[index]
        self.finish(CompileResult(index, arguments, output=None, error=error, attempts=attempts))

    def repeat(self, result: CompileResult, index: int) -> None:
        """Report the result of a job for an identical job. It counts as a hit unless the job failed."""
        is_hit = result.error is None
        if is_hit:
            image_count = len(result.output) if isinstance(result.output, list) else 1
            counters.add(Stats(hits=image_count))
        self.finish(replace(result, index=index, job=self.job_arguments[index], hit=is_hit, seconds=0.0))

    def cancel(self) -> None:
        """Cancel all jobs that have not started."""
        for future in self.futures.values():
            future.cancel()


class _Refused(CudynError):
    """An error for which retrying the job is useless."""


def work(job: Job, token: str, folder: str, host: str, cwd: str, version: str) -> _Reply:
    """Compile a job for the caller of `compile_many`.

    This function runs in a worker process, or in a thread of the caller's process.

    Args:
        job: The job to compile.
        token: String that identifies the call of `compile_many`.
        folder: Cache directory of the caller's process.
        host: Host name of the caller's machine.
        cwd: Current directory of the caller's process.
        version: Version of cudyn in the caller's process.
    """
    if version != _read_version():
        raise _Refused(f"cudyn {version} sent the job to {_name_worker()}, which has cudyn {_read_version()}")
    if cwd != os.getcwd():
        job = job.adapt_paths(cwd)
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
    # `_Run.process_reply` sets the index and the job.
    result = CompileResult(0, {}, output, failure, hit=hit, seconds=seconds, worker=_name_worker())
    if compilation is None or failure is not None:
        return _Reply(result, [], shares_cache=True, used_files=[], counts=counts, is_certain=True)
    shares_cache = host == platform.node() and folder == settings.get_folder()
    used_files = [stored.name for stored in compilation.entries]
    is_certain = len(used_files) == counts.hits + counts.compiled  # every image has a cache entry
    result = replace(result, headers=compilation.list_headers())
    return _Reply(result, compilation.entries, shares_cache, used_files, counts, is_certain)


def _mark_as_uncached(
    output: Image | list[Image] | None, image: Image, reason: str
) -> Image | list[Image] | None:
    """Return the output of a job, in which an image contains the reason why it is not cached.

    Args:
        output: Image or images of the job; `None` if it failed.
        image: One of the images.
        reason: The reason.
    """

    def mark(other: Image) -> Image:
        """Return an image with the reason if it is the image that is not cached."""
        return replace(other, not_cached=reason) if other.data == image.data else other

    if output is None:
        return None
    return [mark(item) for item in output] if isinstance(output, list) else mark(output)


def _name_worker() -> str:
    """Return the name of this process in `CompileResult.worker`."""
    return f"{platform.node()}:{os.getpid()}"


def _read_version() -> str:
    """Return the version of cudyn."""
    from ... import __version__

    return __version__
