"""`python -m cudyn compile`: many files, for several architectures, in parallel.

In processes, not threads: measured with NVRTC 11.8 to 13.5, two threads take as long as one, for NVRTC does
most of a compilation under a lock of its own.
"""

from __future__ import annotations

import argparse
import errno
import os
import signal
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .._compile import compiler
from .._compile.architectures import choose_kind, get_device_arch
from .._compile.options import VALUED
from .._formats.image import KINDS, Image
from ..errors import CudynError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_LIKE_OURS = frozenset({"-optix-ir"})  # which would be -o ptix-ir

Job = tuple[Path, tuple[str, ...]]


class Done(NamedTuple):
    """How a job went: in how many seconds, what went wrong, the compiler's log, why it was not kept."""

    seconds: float
    wrong: str
    log: str
    not_cached: str


_ENDINGS = {"ptx": ".ptx", "cubin": ".cubin", "ltoir": ".ltoir", "optixir": ".optixir", "fatbin": ".fatbin"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command, those of nvcc under nvcc's names."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="CUDA C++ sources")
    parser.add_argument(
        "-arch", "--arch", "--gpu-architecture", metavar="ARCH[,ARCH]", help="such as sm_80,sm_90"
    )
    parser.add_argument("--to", choices=KINDS, help="default: a CUBIN for sm_XX, PTX for compute_XX")
    parser.add_argument("-o", "--output", metavar="PATH", help="a folder, or the file for a single output")
    parser.add_argument("-I", "--include-path", action="append", default=[], metavar="FOLDER")
    parser.add_argument("-D", "--define-macro", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("-std", "--std", default="", help="such as c++17")
    parser.add_argument("--name-expression", action="append", default=[], metavar="NAME")
    parser.add_argument(
        "-j", "--jobs", type=_jobs, default=os.cpu_count() or 1, help="processes; default: one per CPU"
    )
    parser.add_argument("--no-cache", action="store_true", help="neither take from the cache nor keep")
    parser.add_argument("-q", "--quiet", action="store_true", help="only errors")
    parser.epilog = "Every other option that starts with a dash goes to NVRTC as it is."


def _jobs(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes: expected 1 or more")
    return int(text)


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """A command line without NVRTC's options, and these, each in one word. ValueError: one needs a value.

    argparse would take a value for a source, or one that begins with a dash for an option.
    """
    ours, passed = [], []
    rest = iter(words)
    for word in rest:
        name, joined, _ = word.partition("=")
        valued = word.startswith("-") and name.lstrip("-") in VALUED
        if word == "--":
            ours += [word, *rest]
        elif valued and not joined:
            value = next(rest, None)
            if value is None:
                raise ValueError(f"the option {word} needs a value")
            passed.append(f"{word}={value}")
        elif valued or word in _LIKE_OURS:
            passed.append(word)
        else:
            ours.append(word)
    return ours, passed


def run(options: argparse.Namespace, passed: Sequence[str]) -> int:
    """0; 1 if a file does not compile; 2 if nothing could be tried."""
    files = [Path(file) for file in dict.fromkeys(options.files)]
    missing = [file for file in files if not file.is_file()]
    if missing:
        print(f"not a file: {', '.join(map(str, missing))}", file=sys.stderr)
        return 2
    try:
        arches = [get_device_arch()] if options.arch is None else options.arch.split(",")
        groups = [arches] if options.to == "fatbin" else [[arch] for arch in arches]
        outputs = len(files) * len(groups)
        targets = {(f, tuple(g)): _target(f, g, options, outputs) for f in files for g in groups}
        _check_targets(targets)
        for target in targets.values():
            if target:
                target.parent.mkdir(parents=True, exist_ok=True)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    settings = {
        "to": options.to,
        "include_path": options.include_path,
        "define_macro": options.define_macro,
        "std": options.std,
        "options": list(passed),
        "name_expressions": options.name_expression,
        "cache": not options.no_cache,
    }
    failed = 0
    with _ended_by_signals():
        for number, (job, done) in enumerate(_each(targets, settings, options.jobs), 1):
            (file, arch), (seconds, wrong, log, not_cached) = job, done
            failed += bool(wrong)
            if wrong or not options.quiet:
                state = "failed" if wrong else f"{targets[job] or 'standard output'}"
                note = f"; not cached: {not_cached}" if not_cached else ""
                said = f"[{number}/{len(targets)}] {file} {','.join(arch)}: {state} ({seconds:.2f} s){note}"
                print(said, file=sys.stdout if targets[job] else sys.stderr, flush=True)
            if wrong or log:
                print(f"{file}: {wrong}" if wrong else log, file=sys.stderr)
    return 1 if failed else 0


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Let Ctrl-C and a closed pipe end the process at once and in silence, by their signals, as SIGTERM does:
    Python itself would wait for the compiler first. Processes that were started end with this one.
    """
    ending = [each for each in ("SIGINT", "SIGPIPE") if hasattr(signal, each)]
    if threading.current_thread() is not threading.main_thread():  # which alone may choose
        ending = []
    before = {each: signal.signal(getattr(signal, each), signal.SIG_DFL) for each in ending}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(getattr(signal, each), handler)


def _target(file: Path, arches: Sequence[str], options: argparse.Namespace, outputs: int) -> Path | None:
    """Where an output goes; None: to standard output."""
    kinds = [choose_kind(arch, options.to) for arch in arches]
    kind = "fatbin" if options.to == "fatbin" else kinds[0]
    several = options.arch and "," in options.arch and kind != "fatbin"
    name = f"{file.stem}{'.' + arches[0] if several else ''}{_ENDINGS[kind]}"
    output = options.output
    if output is None:
        return Path(name)
    if output.endswith(("/", os.sep)) or os.path.isdir(output):
        return Path(output, name)
    if outputs > 1:
        raise ValueError(f"-o {output}: there are {outputs} outputs; name a folder, with a / at its end")
    return None if output == "-" else Path(output)


def _check_targets(targets: dict[Job, Path | None]) -> None:
    """ValueError: an output would take the place of another one, or of a source."""
    taken = {os.path.realpath(file): f"the source {file}" for file, _ in targets}
    for (file, arches), target in targets.items():
        if target is None:
            continue
        what = f"the output of {file} for {','.join(arches)}"
        place = os.path.realpath(target)
        if place in taken:
            raise ValueError(f"{what} would take the place of {taken[place]}: {target}")
        taken[place] = what


def _each(
    targets: dict[Job, Path | None], settings: dict[str, object], jobs: int
) -> Iterator[tuple[Job, Done]]:
    """Each as it is done."""
    if jobs <= 1 or len(targets) == 1:
        for job, target in targets.items():
            yield job, _one(*job, target, settings)
        return
    import multiprocessing  # not for every other command
    from concurrent.futures import ProcessPoolExecutor, as_completed

    # Where there is fork, for it is quick; other ways leave a process behind that complains of a sudden end.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    with ProcessPoolExecutor(min(jobs, len(targets)), context, initializer=_end_with_the_parent) as pool:
        with _undisturbed("SIGPIPE"):  # which the pool's threads get that write to a process that has died
            waiting = {pool.submit(_one, *job, target, settings): job for job, target in targets.items()}
        try:
            for future in as_completed(waiting):
                try:
                    yield waiting[future], future.result()
                except Exception as error:  # the process died, or could not be started
                    yield waiting[future], Done(0.0, f"{type(error).__name__}: {error}", "", "")
        finally:
            pool.shutdown(cancel_futures=True)  # and wait: the end of `with` would take the cancelling back


def _end_with_the_parent() -> None:
    """In a process of the pool: end when the parent has ended, however it did, and leave Ctrl-C to it."""
    from multiprocessing import connection, parent_process

    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        with _undisturbed("SIGINT", "SIGTERM"):  # the main thread takes the signal, when it is not writing
            connection.wait([parent.sentinel])
            os.kill(os.getpid(), signal.SIGTERM)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _undisturbed(*by: str) -> Iterator[None]:
    """Let signals wait, for this thread and those it starts, where they can (not on Windows)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [getattr(signal, each) for each in by])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _one(file: Path, arch: tuple[str, ...], target: Path | None, settings: dict[str, object]) -> Done:
    """Compile and write one output."""
    start = time.perf_counter()
    try:
        given = list(arch) if settings["to"] == "fatbin" else arch[0]
        made: Image = compiler.compile(file, arch=given, **settings)  # type: ignore[call-overload]
        _write(made, target)
    except (CudynError, OSError, ValueError) as error:
        return Done(time.perf_counter() - start, str(error), "", "")
    return Done(time.perf_counter() - start, "", made.log, made.not_cached)


def _write(made: Image, target: Path | None) -> None:
    """Write an output: a file as a whole, even if the process is told to end meanwhile."""
    if target is None:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "standard output is closed")
        sys.stdout.buffer.write(made.contents)
        sys.stdout.buffer.flush()
    elif target.exists() and not target.is_file():  # a pipe, which may wait for its reader
        made.save(target)
    else:
        with _undisturbed("SIGINT", "SIGTERM"):
            made.save(target)
