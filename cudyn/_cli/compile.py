"""`python -m cudyn compile`: many files, for several architectures, in parallel."""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TextIO

from .._errors import CudynError, LoadError, escape
from .._formats.image import KINDS, Image
from .._kernels.compilers.architectures import choose_kinds, expand, expand_native, get_device_arch, is_list
from .._kernels.compilers.compile_many import CompileResult, compile_many
from .._kernels.compilers.compiler import NAMES, get_compiler
from .._kernels.compilers.nvrtc.options import LONG, VALUED, read_options
from .output import Parser, complain, say, translate

_LIKE_OURS = frozenset({"-optix-ir"})  # which would be -o ptix-ir
_NVCC = frozenset({"gencode", "code"})  # of nvcc alone, with a value
_STDIN = Path("-")


class FileJob(NamedTuple):
    """A source, for one architecture or several. targets: an output each; None is standard output."""

    file: Path
    arch: tuple[str, ...]
    targets: tuple[Path | None, ...]

    @property
    def source(self) -> str:
        """The source in messages."""
        return "<stdin>" if self.file == _STDIN else escape(self.file)


def add_source_arguments(parser: Parser) -> None:
    """Add the options for reading a source."""
    parser.add("-I --include-path FOLDER...", "search this folder for headers")
    parser.add("-D --define-macro NAME[=VALUE]...", "define a macro; without a value as 1")
    parser.add("-std --std STD", "the C++ standard, such as c++17", default="")
    what = "default: $CUDYN_COMPILER, or nvrtc; on macOS clang, which makes PTX"
    parser.add("--compiler NAME", what, choices=NAMES)


def read_source_options(options: Namespace) -> dict[str, Any]:
    """Return the values of these options by the names of cudyn.compile's arguments."""
    return {name: getattr(options, name) for name in ("include_path", "define_macro", "std", "compiler")}


def add_arguments(parser: Parser) -> None:
    parser.add("FILE...", "CUDA C++ sources; - is standard input")
    parser.add("-arch --arch --gpu-architecture ARCH[,ARCH]", "such as sm_80,sm_90; or all")
    kinds = f"{', '.join(KINDS)}; default: by the ending of -o, or a CUBIN for sm_XX, PTX for compute_XX"
    parser.add("--to KIND[,KIND]", kinds, type=_kinds)
    for kind in ("ptx", "cubin", "fatbin"):
        parser.add(f"-{kind} --{kind}", f"--to {kind}", dest="to", action="store_const", const=kind)
    parser.add("-o --output PATH", "a folder, or the file for one output; - is standard output")
    add_source_arguments(parser)
    parser.add("--name-expression NAME...", "keep this kernel, such as add<float>, in the code")
    parser.add("-j --jobs JOBS", "processes; default: one per CPU", type=_jobs, default=os.cpu_count() or 1)
    parser.add("--no-cache", "do not use the cache")
    parser.add("-q --quiet", "print errors only")
    parser.epilog = (
        "Of nvcc's options -gencode, -code and -Xptxas are understood; several codes make a fatbin. "
        "Every other option that starts with a dash goes to NVRTC as it is."
    )


def _kinds(text: str) -> str | list[str]:
    kinds = text.split(",")
    if text not in KINDS and ("fatbin" in kinds or not {*kinds} <= {*KINDS}):
        raise ArgumentTypeError(f"invalid choice: {text!r} (choose from {', '.join(KINDS)}; a fatbin alone)")
    return text if text in KINDS else list(dict.fromkeys(kinds))


def _jobs(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise ArgumentTypeError(f"{text!r} is not a number of processes: expected 1 or more")
    return int(text)


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """A command line without NVRTC's options, and these, each in one word. ValueError: one needs a value.

    argparse would take a value for a source, or one that begins with a dash for an option.
    """
    ours = []
    passed = []
    rest = iter(words)
    for word in rest:
        name, joined, _ = word.partition("=")
        short = LONG.get(name.lstrip("-"), name.lstrip("-"))
        valued = word.startswith("-") and short in VALUED | _NVCC
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


def read_arches(options: Namespace) -> tuple[list[str], bool]:
    """Read nvcc's options for architectures; options.passed keeps the others. Are there several codes?

    ValueError: the options contradict each other.
    """
    asked = options.arch
    options.passed, arches = read_options([f"-arch={asked}"] * bool(asked) + options.passed)
    if asked is not None and arches in ([], [asked]):
        return asked.split(","), False
    return arches, len(arches) > 1


def run(options: Namespace) -> int:
    """Return 0; 1 if a file does not compile; 2 if nothing could be tried."""
    try:
        jobs = _list_jobs(options)
        for target in [target for job in jobs for target in job.targets if target]:
            target.parent.mkdir(parents=True, exist_ok=True)
        reads = any(job.file == _STDIN for job in jobs)
        text = _get_buffer(sys.stdin, "input").read() if reads else b""
        given = [_make_request(job, options, text) for job in jobs]
    except (ValueError, OSError, CudynError) as error:
        complain(error)
        return 2
    progress = _Progress(jobs, options.quiet)
    processes = 0 if options.jobs == 1 or len(jobs) == 1 else min(options.jobs, len(jobs))
    with _end_by_signals():
        compile_many(given, processes=processes, on_done=progress.add)
    return 1 if progress.failed else 0


def _list_jobs(options: Namespace) -> list[FileJob]:
    """Read nvcc's options, and pair sources and architectures. ValueError: they don't fit together."""
    files = [Path(file) for file in dict.fromkeys(options.file)]
    missing = [file for file in files if file != _STDIN and not file.is_file()]
    if missing:
        raise ValueError(f"not a file: {', '.join(map(escape, missing))}")
    arches, has_codes = read_arches(options)
    if has_codes and options.to is None:
        options.to = "fatbin"
    ending = os.path.splitext(options.output or "")[1][1:]
    if options.to is None and ending in KINDS and not os.path.isdir(options.output):
        options.to = ending
    arches = arches or [get_device_arch()]
    several = len(arches) > 1 or is_list(arches[0])
    arches = expand_native(arches)
    if any(map(is_list, arches)):
        arches = expand(arches, options.to, get_compiler(options.compiler or "").get_supported())
    # The architectures of an output, and the ends of the names of its kinds.
    groups = [
        ([arch], [f".{arch}.{kind}" if several else f".{kind}" for kind in choose_kinds(arch, options.to)])
        for arch in arches
    ]
    if options.to == "fatbin":
        groups = [(arches, [".fatbin"])]
    count = sum(len(ends) for _, ends in groups)
    if _STDIN in files and count > 1 and options.output is None:
        raise ValueError("standard input makes several outputs; name a folder by -o, with a / at its end")
    jobs = []
    for file in files:
        for group, ends in groups:
            targets = [_choose_target(file, end, options.output, len(files) * count) for end in ends]
            jobs.append(FileJob(file, tuple(group), tuple(targets)))
    _check_targets(jobs)
    return jobs


def _choose_target(file: Path, end: str, output: str | None, count: int) -> Path | None:
    """Return the path of one of so many outputs; None: standard output."""
    name = f"{'stdin' if file == _STDIN else file.stem}{end}"
    if output is None:
        return None if file == _STDIN else Path(name)
    if not output:
        raise ValueError("-o: expected a path, got an empty one")
    if output.endswith(("/", os.sep)) or os.path.isdir(output):
        return Path(output, name)
    if count > 1:
        todo = "name a folder, with a / at its end"
        raise ValueError(f"-o {escape(output)}: there are {count} outputs; {todo}")
    return None if output == "-" else Path(output)


def _check_targets(jobs: Sequence[FileJob]) -> None:
    """Raise ValueError for an output that would overwrite another one, or a source."""
    taken = {os.path.realpath(job.file): f"the source {job.source}" for job in jobs if job.file != _STDIN}
    for job in jobs:
        for target in filter(None, job.targets):
            what = f"the output of {job.source} for {','.join(job.arch)}"
            place = os.path.realpath(target)
            if place in taken:
                raise ValueError(f"{what} would overwrite {taken[place]}: {escape(target)}")
            taken[place] = what


def _get_buffer(stream: TextIO | None, name: str) -> BinaryIO:
    if stream is None:
        raise OSError(errno.EBADF, f"standard {name} is closed")
    return stream.buffer


def _make_request(job: FileJob, options: Namespace, text: bytes) -> dict[str, object]:
    """The arguments of cudyn.compile. text: of standard input."""
    is_stdin = job.file == _STDIN
    return {
        "source": text if is_stdin else job.file,
        "name": job.source if is_stdin else "",
        "arch": list(job.arch) if options.to == "fatbin" else job.arch[0],
        "to": options.to,
        "options": options.passed,
        "name_expressions": options.name_expression,
        "cache": not options.no_cache,
        **read_source_options(options),
    }


class _Progress:
    """Writes the outputs of jobs as they are done, and a line for each."""

    def __init__(self, jobs: Sequence[FileJob], quiet: bool) -> None:
        self.jobs = jobs
        self.quiet = quiet
        self.done = 0
        self.failed = 0
        self.said: set[str] = set()

    def add(self, result: CompileResult) -> None:
        """Write the output of a job, and report it."""
        job = self.jobs[result.index]
        output = result.output
        images = [output] if isinstance(output, Image) else output or []
        log = "\n".join(dict.fromkeys(image.log for image in images if image.log))
        wrong = ""
        try:
            if result.error is not None:
                raise result.error
            for image, target in zip(images, job.targets):
                _write(image, target)
        except LoadError as error:  # the same for each file: the advice is printed once
            wrong = error.summary if error.summary in self.said else str(error)
            self.said.add(error.summary)
        except (CudynError, OSError, ValueError) as error:
            wrong = str(error)
        self.done += 1
        self.failed += bool(wrong)
        if wrong or not self.quiet:
            written = ", ".join(escape(target or "standard output") for target in job.targets)
            why = next((image.not_cached for image in images if image.not_cached), "")
            said = f"[{self.done}/{len(self.jobs)}] {job.source} {','.join(job.arch)}: "
            said += f"{'failed' if wrong else written} ({result.seconds:.2f} s)"
            said += f"; not cached: {why}" if why else ""
            say(said, sys.stdout if all(job.targets) else sys.stderr)
        if wrong or log:
            said = translate(f"{job.source}: {wrong}") if wrong else log
            say(said, sys.stderr)


def _write(image: Image, target: Path | None) -> None:
    """Write an output: a file as a whole, even if a signal ends the process meanwhile."""
    if target is None:
        output = _get_buffer(sys.stdout, "output")
        output.write(image.contents)
        output.flush()
    elif target.exists() and not target.is_file():  # a pipe, which may wait for its reader
        image.save(target)
    else:
        with _delay_signals():
            image.save(target)


@contextmanager
def _end_by_signals() -> Iterator[None]:
    """Let Ctrl-C and a closed pipe end the process at once and in silence, by their signals, as SIGTERM does:
    Python itself would wait for the compiler first. Processes that were started end with this one.
    """
    is_main = threading.current_thread() is threading.main_thread()  # only that one may set handlers
    names = [each for each in ("SIGINT", "SIGPIPE") if is_main and hasattr(signal, each)]
    ending = [getattr(signal, each) for each in names]
    before = [(each, signal.signal(each, signal.SIG_DFL)) for each in ending]
    try:
        yield
    finally:
        for each, handler in before:
            signal.signal(each, handler)


@contextmanager
def _delay_signals() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM wait, for this thread and those it starts, where they can (not on Windows)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
