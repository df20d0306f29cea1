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
    return {
        "include_path": options.include_path,
        "define_macro": options.define_macro,
        "std": options.std,
        "compiler": options.compiler,
        "std_headers": not options.no_std_headers,
        "real_paths": options.real_paths,
    }


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
    """Parse the value of --to: one kind of output, or a comma-separated list.

    Raises:
        ArgumentTypeError: A kind is unknown, or "fatbin" is combined with another kind.
    """
    if text in KINDS:
        return text
    kinds = text.split(",")
    if "fatbin" in kinds or not set(kinds).issubset(KINDS):
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

    Args:
        words: The arguments on the command line.

    Returns:
        The arguments that this command parses, and NVRTC's options, each joined to its value.

    Raises:
        ValueError: The value of an option is missing.
    """
    own_arguments = []
    nvrtc_options = []
    remaining = iter(words)
    for word in remaining:
        if word == "--":  # all following arguments are source files
            own_arguments += [word, *remaining]
            break
        name, equals_sign, _ = word.partition("=")
        name = name.lstrip("-")
        option = LONG.get(name, name)
        has_value = word.startswith("-") and (option in VALUED or option in _NVCC_VALUED)
        if has_value and not equals_sign:
            value = next(remaining, None)
            if value is None:
                raise ValueError(f"the option {word} needs a value")
            nvrtc_options.append(f"{word}={value}")
        elif has_value or word in _MISPARSED:
            nvrtc_options.append(word)
        else:
            own_arguments.append(word)
    return own_arguments, nvrtc_options


def read_arches(options: Namespace) -> tuple[list[str], bool]:
    """Parse nvcc's architecture options, such as -gencode, and remove them from `options.passed`.

    Returns:
        The architectures, and whether nvcc's options request code for several targets.

    Raises:
        ValueError: The options contradict each other.
    """
    arch = options.arch
    own_options = [f"-arch={arch}"] if arch else []
    options.passed, arches = read_options([*own_options, *options.passed])
    has_only_own_option = arches in ([], [arch])
    if arch is not None and has_only_own_option:
        return arch.split(","), False
    return arches, len(arches) > 1


def run(options: Namespace) -> int:
    """Compile the files. Return 0, or 1 if a file does not compile, or 2 if nothing could be compiled."""
    try:
        jobs = _list_jobs(options)
        _make_directories(jobs)
        stdin_source = b""
        if any(job.file == _STDIN for job in jobs):
            stdin_source = _get_buffer(sys.stdin, "input").read()
        requests = [_make_request(job, options, stdin_source) for job in jobs]
    except (ValueError, OSError, CudynError) as error:
        complain(error)
        return 2
    progress = _Progress(jobs, options.quiet)
    process_count = 0  # compile in this process
    if options.jobs != 1 and len(jobs) > 1:
        process_count = min(options.jobs, len(jobs))
    with _end_by_signals():
        compile_many(requests, processes=process_count, on_done=progress.report)
    return 1 if progress.failed_count else 0


def _make_directories(jobs: Sequence[FileJob]) -> None:
    """Create the directories of all outputs. Raises OSError."""
    for job in jobs:
        for target in job.targets:
            if target is not None:
                target.parent.mkdir(parents=True, exist_ok=True)


def _list_jobs(options: Namespace) -> list[FileJob]:
    """Return a job for each source file and its architectures.

    Raises:
        ValueError: The options contradict each other, or a file is missing.
    """
    files = [Path(file) for file in dict.fromkeys(options.file)]
    missing = [file for file in files if file != _STDIN and not file.is_file()]
    if missing:
        raise ValueError(f"not a file: {', '.join(map(escape, missing))}")
    outputs = _list_outputs(options)
    outputs_per_file = sum(len(suffixes) for _, suffixes in outputs)
    if _STDIN in files and outputs_per_file > 1 and options.output is None:
        raise ValueError("standard input has several outputs; pass a directory that ends with / to -o")
    output_count = len(files) * outputs_per_file
    jobs = []
    for file in files:
        for arches, suffixes in outputs:
            targets = [_choose_target(file, suffix, options.output, output_count) for suffix in suffixes]
            jobs.append(FileJob(file, tuple(arches), tuple(targets)))
    _check_targets(jobs)
    return jobs


def _list_outputs(options: Namespace) -> list[tuple[list[str], list[str]]]:
    """List the outputs for a source file.

    If the other options imply the kind of the outputs, `options.to` is set.

    Returns:
        Pairs of architectures and file suffixes. One compilation for the architectures creates a file with
        each of the suffixes.

    Raises:
        ValueError: The options contradict each other.
    """
    arches, has_several_targets = read_arches(options)
    if options.to is None:
        options.to = _find_output_kind(options.output, has_several_targets)
    arches = arches or [get_device_arch()]
    has_several_arches = len(arches) > 1 or is_list(arches[0])
    arches = expand_native(arches)
    if any(map(is_list, arches)):
        arches = expand(arches, options.to, get_compiler(options.compiler or "").get_supported())
    if options.to == "fatbin":
        return [(arches, [".fatbin"])]
    outputs = []
    for arch in arches:
        prefix = f".{arch}" if has_several_arches else ""
        suffixes = [f"{prefix}.{kind}" for kind in choose_kinds(arch, options.to)]
        outputs.append(([arch], suffixes))
    return outputs


def _find_output_kind(output: str | None, has_several_targets: bool) -> str | None:
    """Return the kind of the outputs that options other than --to imply, or `None`.

    Args:
        output: The value of -o.
        has_several_targets: Whether nvcc's options request code for several targets.
    """
    if has_several_targets:
        return "fatbin"
    _, extension = os.path.splitext(output or "")
    kind = extension.removeprefix(".")
    is_file = output is not None and not os.path.isdir(output)
    return kind if is_file and kind in KINDS else None


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
    # Maps each path to a description of the file that is read or written there.
    uses: dict[str, str] = {}
    for job in jobs:
        if job.file != _STDIN:
            uses[os.path.realpath(job.file)] = f"the source {job.source}"
    for job in jobs:
        for target in job.targets:
            if target is None:  # standard output
                continue
            output = f"the output of {job.source} for {','.join(job.arch)}"
            path = os.path.realpath(target)
            if path in uses:
                raise ValueError(f"{output} would overwrite {uses[path]}: {escape(target)}")
            uses[path] = output


def _get_buffer(stream: TextIO | None, name: str) -> BinaryIO:
    """Return the binary stream of standard input or output. Raises OSError if it is closed."""
    if stream is None:
        raise OSError(errno.EBADF, f"standard {name} is closed")
    return stream.buffer


def _make_request(job: FileJob, options: Namespace, stdin_source: bytes) -> dict[str, object]:
    """Return the arguments to cudyn.compile for a job.

    Args:
        job: The job.
        options: The options of the command.
        stdin_source: The source that was read from standard input.
    """
    is_stdin = job.file == _STDIN
    return {
        "source": stdin_source if is_stdin else job.file,
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

    def report(self, result: CompileResult) -> None:
        """Write the output of a finished job, and print a line about it.

        Args:
            result: The compiled code, or the error.
        """
        job = self._jobs[result.index]
        images: Sequence[Image] = ()
        if isinstance(result.output, Image):
            images = [result.output]
        elif result.output is not None:
            images = result.output
        failure = self._write_images(result, images, job.targets)
        self._done_count += 1
        if failure:
            self.failed_count += 1
        if failure or not self._quiet:
            uses_standard_output = None in job.targets
            line = self._format_line(job, result, images, bool(failure))
            say(line, sys.stderr if uses_standard_output else sys.stdout)
        log = "\n".join(dict.fromkeys(image.log for image in images if image.log))
        if failure:
            say(translate(f"{job.source}: {failure}"), sys.stderr)
        elif log:
            say(log, sys.stderr)

    def _format_line(
        self, job: FileJob, result: CompileResult, images: Sequence[Image], has_failed: bool
    ) -> str:
        """Return the line about a finished job, such as "[1/2] a.cu sm_90: a.cubin (0.31 s)"."""
        targets = ", ".join(escape(target or "standard output") for target in job.targets)
        outcome = "failed" if has_failed else targets
        line = f"[{self._done_count}/{len(self._jobs)}] {job.source} {','.join(job.arch)}: "
        line += f"{outcome} ({result.seconds:.2f} s)"
        reasons = [image.not_cached for image in images if image.not_cached]
        return f"{line}; not cached: {reasons[0]}" if reasons else line

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
    previous_handlers = {}
    if threading.current_thread() is threading.main_thread():  # only the main thread can set handlers
        for name in ("SIGINT", "SIGPIPE"):
            if hasattr(signal, name):  # Windows does not have SIGPIPE
                number = getattr(signal, name)
                previous_handlers[number] = signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number, handler in previous_handlers.items():
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
