"""`python -m cudyn compile`: many files, for several architectures, in parallel.

In processes, not threads: measured with NVRTC 11.8 to 13.5, two threads take as long as one, for NVRTC does
most of a compilation under a lock of its own.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

from .._compile import compiler
from .._compile.architectures import choose_kind, expand, get_device_arch, is_list
from .._compile.options import VALUED
from .._errors import CudynError
from .._formats.image import KINDS, Image
from .processes import delay_signals, end_by_signals, run_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LIKE_OURS = frozenset({"-optix-ir"})  # which would be -o ptix-ir
_ENDINGS = {"ptx": ".ptx", "cubin": ".cubin", "ltoir": ".ltoir", "optixir": ".optixir", "fatbin": ".fatbin"}


class Job(NamedTuple):
    """One output of a source, for one architecture or several. target: None is standard output."""

    file: Path
    arch: tuple[str, ...]
    target: Path | None

    def __str__(self) -> str:
        return f"{self.file} {','.join(self.arch)}"


class Done(NamedTuple):
    """How a job went: in how many seconds, what went wrong, the compiler's log, why it was not cached."""

    seconds: float
    wrong: str
    log: str
    not_cached: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command, those of nvcc under nvcc's names."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="CUDA C++ sources")
    parser.add_argument(
        "-arch",
        "--arch",
        "--gpu-architecture",
        metavar="ARCH[,ARCH]",
        help="such as sm_80,sm_90; or all",
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
    parser.add_argument("--no-cache", action="store_true", help="do not use the cache")
    parser.add_argument("-q", "--quiet", action="store_true", help="print errors only")
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
    """Compile what the command line asks for.

    passed: NVRTC's options. Returns 0; 1 if a file does not compile; 2 if nothing could be tried.
    """
    files = [Path(file) for file in dict.fromkeys(options.files)]
    missing = [file for file in files if not file.is_file()]
    if missing:
        print(f"not a file: {', '.join(map(str, missing))}", file=sys.stderr)
        return 2
    try:
        asked = [get_device_arch()] if options.arch is None else options.arch.split(",")
        arches = expand(asked, options.to)
        options.several = len(asked) > 1 or is_list(asked[0])
        groups = [arches] if options.to == "fatbin" else [[arch] for arch in arches]
        outputs = len(files) * len(groups)
        jobs = [Job(f, tuple(g), _choose_target(f, g, options, outputs)) for f in files for g in groups]
        _check_targets(jobs)
        for job in jobs:
            if job.target:
                job.target.parent.mkdir(parents=True, exist_ok=True)
    except (ValueError, OSError, CudynError) as error:
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
    with end_by_signals():
        for number, (job, result) in enumerate(run_all(partial(_compile, settings), jobs, options.jobs), 1):
            if isinstance(result, Exception):
                result = Done(0.0, f"{type(result).__name__}: {result}", "", "")
            failed += bool(result.wrong)
            if result.wrong or not options.quiet:
                said = f"[{number}/{len(jobs)}] {_describe(job, result)}"
                print(said, file=sys.stdout if job.target else sys.stderr, flush=True)
            if result.wrong or result.log:
                print(f"{job.file}: {result.wrong}" if result.wrong else result.log, file=sys.stderr)
    return 1 if failed else 0


def _describe(job: Job, done: Done) -> str:
    state = "failed" if done.wrong else f"{job.target or 'standard output'}"
    note = f"; not cached: {done.not_cached}" if done.not_cached else ""
    return f"{job}: {state} ({done.seconds:.2f} s){note}"


def _choose_target(
    file: Path, arches: Sequence[str], options: argparse.Namespace, outputs: int
) -> Path | None:
    """Where an output goes; None: to standard output."""
    kinds = [choose_kind(arch, options.to) for arch in arches]
    kind = "fatbin" if options.to == "fatbin" else kinds[0]
    several = options.several and kind != "fatbin"
    name = f"{file.stem}{'.' + arches[0] if several else ''}{_ENDINGS[kind]}"
    output = options.output
    if output is None:
        return Path(name)
    if output.endswith(("/", os.sep)) or os.path.isdir(output):
        return Path(output, name)
    if outputs > 1:
        raise ValueError(f"-o {output}: there are {outputs} outputs; name a folder, with a / at its end")
    return None if output == "-" else Path(output)


def _check_targets(jobs: Sequence[Job]) -> None:
    """Raise ValueError where an output would take the place of another one, or of a source."""
    taken = {os.path.realpath(job.file): f"the source {job.file}" for job in jobs}
    for job in jobs:
        if job.target is None:
            continue
        what = f"the output of {job.file} for {','.join(job.arch)}"
        place = os.path.realpath(job.target)
        if place in taken:
            raise ValueError(f"{what} would take the place of {taken[place]}: {job.target}")
        taken[place] = what


def _compile(settings: dict[str, object], job: Job) -> Done:
    """Compile and write one output."""
    start = time.perf_counter()
    try:
        arch = list(job.arch) if settings["to"] == "fatbin" else job.arch[0]
        image: Image = compiler.compile(job.file, arch=arch, **settings)  # type: ignore[call-overload]
        _write(image, job.target)
    except (CudynError, OSError, ValueError) as error:
        return Done(time.perf_counter() - start, str(error), "", "")
    return Done(time.perf_counter() - start, "", image.log, image.not_cached)


def _write(image: Image, target: Path | None) -> None:
    """Write an output: a file as a whole, even if the process is told to end meanwhile."""
    if target is None:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "standard output is closed")
        sys.stdout.buffer.write(image.contents)
        sys.stdout.buffer.flush()
    elif target.exists() and not target.is_file():  # a pipe, which may wait for its reader
        image.save(target)
    else:
        with delay_signals("SIGINT", "SIGTERM"):
            image.save(target)
