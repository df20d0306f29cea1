"""The `compile` command: compiles several files for several architectures in parallel."""

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

_MISPARSED = frozenset({"-optix-ir"})  # argparse would parse this as -o ptix-ir
_NVCC_VALUED = frozenset({"gencode", "code"})  # nvcc-only options that have a value
_STDIN = Path("-")


class FileJob(NamedTuple):
    """A source file and the architectures it is compiled for.

    Attributes:
        file: Source file, or `_STDIN`.
        arch: Names of the architectures.
        targets: Path of each output. `None` stands for standard output.
    """

    file: Path
    arch: tuple[str, ...]
    targets: tuple[Path | None, ...]

    @property
    def source(self) -> str:
        """The source's name in messages."""
        return "<stdin>" if self.file == _STDIN else escape(self.file)


def add_source_arguments(parser: Parser) -> None:
    """Add the command-line options that describe how to read a source file."""
    parser.add("-I --include-path DIR...", "search this directory for headers")
    parser.add("-D --define-macro NAME[=VALUE]...", "define a macro; its value defaults to 1")
    parser.add("-std --std STD", "the C++ standard, such as c++17", default="")
    compiler = "default: $CUDYN_COMPILER, or nvrtc; on macOS, or if NVRTC is missing, clang"
    parser.add("--compiler NAME", compiler, choices=NAMES)
    parser.add("--no-std-headers", "do not provide standard headers such as <cstdint> for NVRTC")
    parser.add("--real-paths", "put the paths of sources into the code, for debuggers and profilers")


def read_source_options(options: Namespace) -> dict[str, Any]:
    """Return the options that `add_source_arguments` added, as arguments to cudyn.compile."""
    arguments = {name: getattr(options, name) for name in ("include_path", "define_macro", "std", "compiler")}
    return {**arguments, "std_headers": not options.no_std_headers, "real_paths": options.real_paths}


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `compile` command."""
    parser.add("FILE...", "CUDA C++ sources; - stands for standard input")
    parser.add("-arch --arch --gpu-architecture ARCH[,ARCH]", "such as sm_80,sm_90; or all")
    kinds = f"{', '.join(KINDS)}; default: from the suffix of -o, or a CUBIN for sm_XX, PTX for compute_XX"
    parser.add("--to KIND[,KIND]", kinds, type=_parse_kinds)
    for kind in ("ptx", "cubin", "fatbin"):
        parser.add(f"-{kind} --{kind}", f"--to {kind}", dest="to", action="store_const", const=kind)
    parser.add("-o --output PATH", "a directory, or a file for a single output; - stands for standard output")
    add_source_arguments(parser)
    parser.add("--name-expression NAME...", "instantiate this kernel, such as add<float>")
    parser.add(
        "-j --jobs JOBS",
        "number of processes; default: one per CPU",
        type=_parse_jobs,
        default=os.cpu_count() or 1,
    )
    parser.add("--no-cache", "do not use the cache")
    parser.add("-q --quiet", "print errors only")
    parser.epilog = (
        "nvcc's options -gencode, -code and -Xptxas are supported; several targets produce a fatbin. "
        "Every other option that starts with a dash is passed to NVRTC unchanged."
    )


def _parse_kinds(text: str) -> str | list[str]:
    """Parse the value of --to: one kind, or a comma-separated list. Raises ArgumentTypeError."""
    if text in KINDS:
        return text
    kinds = text.split(",")
    are_known = {*kinds} <= {*KINDS}
    if not are_known or "fatbin" in kinds:
        raise ArgumentTypeError(
            f"invalid choice: {text!r} (choose from {', '.join(KINDS)}; fatbin only alone)"
        )
    return list(dict.fromkeys(kinds))


def _parse_jobs(text: str) -> int:
    """Parse the value of --jobs. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) == 0:
        raise ArgumentTypeError(f"{text!r} is not a number of processes: expected 1 or more")
    return int(text)


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Separate NVRTC's options from the rest of a command line.

    Otherwise argparse would mistake the value of such an option for a source file, or a value that begins
    with a dash for an option.

    Returns:
        The arguments that this command parses, and NVRTC's options, each joined to its value.

    Raises:
        ValueError: The value of an option is missing.
    """
    own_words = []
    passed = []
    remaining = iter(words)
    for word in remaining:
        name, equals, _ = word.partition("=")
        option = LONG.get(name.lstrip("-"), name.lstrip("-"))
        has_value = word.startswith("-") and option in VALUED | _NVCC_VALUED
        if word == "--":
            own_words += [word, *remaining]
        elif has_value and not equals:
            value = next(remaining, None)
            if value is None:
                raise ValueError(f"the option {word} needs a value")
            passed.append(f"{word}={value}")
        elif has_value or word in _MISPARSED:
            passed.append(word)
        else:
            own_words.append(word)
    return own_words, passed


def read_arches(options: Namespace) -> tuple[list[str], bool]:
    """Parse nvcc's architecture options, and leave only the other options in options.passed.

    Returns:
        The architectures, and whether nvcc's options request code for several targets.

    Raises:
        ValueError: The options contradict each other.
    """
    arch = options.arch
    own_option = [f"-arch={arch}"] if arch else []
    options.passed, arches = read_options(own_option + options.passed)
    if arch is not None and arches in ([], [arch]):
        return arch.split(","), False
    return arches, len(arches) > 1


def run(options: Namespace) -> int:
    """Compile the files. Return 0, or 1 if a file does not compile, or 2 if nothing could be compiled."""
    try:
        jobs = _list_jobs(options)
        for job in jobs:
            for target in filter(None, job.targets):
                target.parent.mkdir(parents=True, exist_ok=True)
        reads_stdin = any(job.file == _STDIN for job in jobs)
        stdin_text = _get_buffer(sys.stdin, "input").read() if reads_stdin else b""
        requests = [_make_request(job, options, stdin_text) for job in jobs]
    except (ValueError, OSError, CudynError) as error:
        complain(error)
        return 2
    progress = _Progress(jobs, options.quiet)
    needs_processes = options.jobs != 1 and len(jobs) > 1
    processes = min(options.jobs, len(jobs)) if needs_processes else 0  # 0: without processes
    with _end_by_signals():
        compile_many(requests, processes=processes, on_done=progress.add)
    return 1 if progress.failed_count else 0


def _list_jobs(options: Namespace) -> list[FileJob]:
    """Return a job for each source file and its architectures. Raises ValueError for conflicting options."""
    files = [Path(file) for file in dict.fromkeys(options.file)]
    missing = [file for file in files if file != _STDIN and not file.is_file()]
    if missing:
        raise ValueError(f"not a file: {', '.join(map(escape, missing))}")
    groups = _list_outputs(options)
    output_count = sum(len(suffixes) for _, suffixes in groups)
    if _STDIN in files and output_count > 1 and options.output is None:
        raise ValueError("standard input has several outputs; pass a directory that ends with / to -o")
    total_count = len(files) * output_count
    jobs = []
    for file in files:
        for arches, suffixes in groups:
            targets = tuple(_choose_target(file, suffix, options.output, total_count) for suffix in suffixes)
            jobs.append(FileJob(file, tuple(arches), targets))
    _check_targets(jobs)
    return jobs


def _list_outputs(options: Namespace) -> list[tuple[list[str], list[str]]]:
    """List the outputs for a source file. Raises ValueError for conflicting options.

    If the other options imply the kind of the outputs, `options.to` is set.

    Returns:
        Pairs of architectures and file suffixes. One compilation for the architectures creates a file with
        each of the suffixes.
    """
    arches, has_codes = read_arches(options)
    if options.to is None:
        _, extension = os.path.splitext(options.output or "")
        kind = extension.removeprefix(".")
        if has_codes:
            options.to = "fatbin"
        elif kind in KINDS and not os.path.isdir(options.output):
            options.to = kind
    arches = arches or [get_device_arch()]
    has_several_arches = len(arches) > 1 or is_list(arches[0])
    arches = expand_native(arches)
    if any(map(is_list, arches)):
        arches = expand(arches, options.to, get_compiler(options.compiler or "").get_supported())
    if options.to == "fatbin":
        return [(arches, [".fatbin"])]
    groups = []
    for arch in arches:
        prefix = f".{arch}" if has_several_arches else ""
        groups.append(([arch], [f"{prefix}.{kind}" for kind in choose_kinds(arch, options.to)]))
    return groups


def _choose_target(file: Path, suffix: str, output: str | None, output_count: int) -> Path | None:
    """Return the path of an output, or `None` for standard output.

    Args:
        file: The source file.
        suffix: The suffix of the output's name, such as ".sm_90.cubin".
        output: The value of -o.
        output_count: The total number of outputs.
    """
    stem = "stdin" if file == _STDIN else file.stem
    name = f"{stem}{suffix}"
    if output is None:
        return None if file == _STDIN else Path(name)
    if not output:
        raise ValueError("-o: expected a path, got an empty one")
    is_directory = output.endswith(("/", os.sep)) or os.path.isdir(output)
    if is_directory:
        return Path(output, name)
    if output_count > 1:
        advice = "pass a directory that ends with /"
        raise ValueError(f"-o {escape(output)}: there are {output_count} outputs; {advice}")
    return None if output == "-" else Path(output)


def _check_targets(jobs: Sequence[FileJob]) -> None:
    """Raise ValueError if an output would overwrite another output or a source."""
    # path -> description of the file that is read or written there
    owners = {os.path.realpath(job.file): f"the source {job.source}" for job in jobs if job.file != _STDIN}
    for job in jobs:
        for target in filter(None, job.targets):
            output = f"the output of {job.source} for {','.join(job.arch)}"
            path = os.path.realpath(target)
            if path in owners:
                raise ValueError(f"{output} would overwrite {owners[path]}: {escape(target)}")
            owners[path] = output


def _get_buffer(stream: TextIO | None, name: str) -> BinaryIO:
    """Return the binary stream of standard input or output. Raises OSError if it is closed."""
    if stream is None:
        raise OSError(errno.EBADF, f"standard {name} is closed")
    return stream.buffer


def _make_request(job: FileJob, options: Namespace, text: bytes) -> dict[str, object]:
    """Return the arguments to cudyn.compile for a job.

    Args:
        job: The job.
        options: The options of the command.
        text: The source that was read from standard input.
    """
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
    """Writes the output of each finished job, and prints a line about it.

    Attributes:
        failed_count: The number of jobs that have failed.
    """

    def __init__(self, jobs: Sequence[FileJob], quiet: bool) -> None:
        self._jobs = jobs
        self._quiet = quiet
        self._done_count = 0
        self.failed_count = 0
        self._reported_summaries: set[str] = set()  # summaries of LoadErrors whose advice has been printed

    def add(self, result: CompileResult) -> None:
        """Write the output of a job, and report its result."""
        job = self._jobs[result.index]
        output = result.output
        images = [output] if isinstance(output, Image) else output or []
        failure = self._write_images(result, images, job.targets)
        self._done_count += 1
        if failure:
            self.failed_count += 1
        if failure or not self._quiet:
            targets = ", ".join(escape(target or "standard output") for target in job.targets)
            line = f"[{self._done_count}/{len(self._jobs)}] {job.source} {','.join(job.arch)}: "
            line += f"{'failed' if failure else targets} ({result.seconds:.2f} s)"
            reasons = [image.not_cached for image in images if image.not_cached]
            if reasons:
                line += f"; not cached: {reasons[0]}"
            uses_standard_output = not all(job.targets)
            say(line, sys.stderr if uses_standard_output else sys.stdout)
        log = "\n".join(dict.fromkeys(image.log for image in images if image.log))
        if failure:
            say(translate(f"{job.source}: {failure}"), sys.stderr)
        elif log:
            say(log, sys.stderr)

    def _write_images(
        self, result: CompileResult, images: Sequence[Image], targets: Sequence[Path | None]
    ) -> str:
        """Write the images of a job. Return the message if compiling or writing has failed, or else ""."""
        try:
            if result.error is not None:
                raise result.error
            for image, target in zip(images, targets):
                _write(image, target)
        except LoadError as load_error:  # all files fail with the same error: print the advice only once
            summary = load_error.summary
            failure = summary if summary in self._reported_summaries else str(load_error)
            self._reported_summaries.add(summary)
            return failure
        except (CudynError, OSError, ValueError) as other_error:
            return str(other_error)
        return ""


def _write(image: Image, target: Path | None) -> None:
    """Write an output. A file is written completely or not at all, even if a signal ends the process."""
    if target is None:
        output = _get_buffer(sys.stdout, "output")
        output.write(image.contents)
        output.flush()
    elif target.exists() and not target.is_file():  # writing to a pipe may block until its reader continues
        image.save(target)
    else:
        with _delay_signals():
            image.save(target)


@contextmanager
def _end_by_signals() -> Iterator[None]:
    """Let Ctrl-C and a closed pipe end the process immediately and silently, as SIGTERM does.

    Python's own handlers would wait for the compiler first. Child processes end with this process.
    """
    is_main = threading.current_thread() is threading.main_thread()  # only the main thread can set handlers
    names = [name for name in ("SIGINT", "SIGPIPE") if is_main and hasattr(signal, name)]
    signals = [getattr(signal, name) for name in names]
    handlers = [(number, signal.signal(number, signal.SIG_DFL)) for number in signals]
    try:
        yield
    finally:
        for number, handler in handlers:
            signal.signal(number, handler)


@contextmanager
def _delay_signals() -> Iterator[None]:
    """Delay Ctrl-C and SIGTERM for this thread and the threads that it starts. Does nothing on Windows."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
