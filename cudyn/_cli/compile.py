"""`python -m cudyn compile`: many files, for several architectures, in parallel."""

from __future__ import annotations

import argparse
import errno
import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

from .._compile import many
from .._compile.architectures import choose_kind, expand, get_device_arch, is_list
from .._compile.options import VALUED
from .._errors import CudynError
from .._formats.image import KINDS, Image
from .signals import delay_signals, end_by_signals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LIKE_OURS = frozenset({"-optix-ir"})  # which would be -o ptix-ir
_ENDINGS = {kind: f".{kind}" for kind in KINDS}


class Job(NamedTuple):
    """One output of a source, for one architecture or several. target: None is standard output."""

    file: Path
    arch: tuple[str, ...]
    target: Path | None

    def __str__(self) -> str:
        return f"{self.file} {','.join(self.arch)}"


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
    given = [
        {"source": job.file, "arch": list(job.arch) if options.to == "fatbin" else job.arch[0], **settings}
        for job in jobs
    ]
    progress = _Progress(jobs, options.quiet)
    processes = 0 if options.jobs == 1 or len(jobs) == 1 else min(options.jobs, len(jobs))
    with end_by_signals():
        many.compile_many(given, processes=processes, on_done=progress.add)
        progress.finish()
    return 1 if progress.failed else 0


class _Progress:
    """What is printed and written as jobs are done: a line for each and, on a terminal, one for all."""

    def __init__(self, jobs: Sequence[Job], quiet: bool) -> None:
        self.jobs = jobs
        self.quiet = quiet
        self.done = self.hits = self.failed = 0
        self.start = time.monotonic()
        self.live = len(jobs) > 1 and sys.stderr is not None and sys.stderr.isatty()

    def add(self, result: many.CompileResult) -> None:
        """Write the output of a job, and say how it went."""
        job = self.jobs[result.number]
        image = result.output if isinstance(result.output, Image) else None
        wrong, log = "", image.log if image else ""
        try:
            if result.error is not None:
                raise result.error
            assert image is not None
            _write(image, job.target)
        except (CudynError, OSError, ValueError) as error:
            wrong = str(error)
        self.done += 1
        self.hits += result.hit
        self.failed += bool(wrong)
        if self.live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        if wrong or not self.quiet:
            state = "failed" if wrong else f"{job.target or 'standard output'}"
            note = f"; not cached: {image.not_cached}" if image and image.not_cached else ""
            said = f"[{self.done}/{len(self.jobs)}] {job}: {state} ({result.seconds:.2f} s){note}"
            print(said, file=sys.stdout if job.target else sys.stderr, flush=True)
        if wrong or log:
            print(f"{job.file}: {wrong}" if wrong else log, file=sys.stderr)
        if self.live:
            print(self._describe(), end="", file=sys.stderr, flush=True)

    def finish(self) -> None:
        """End the line for all."""
        if self.live:
            print(file=sys.stderr)

    def _describe(self) -> str:
        text = f"{self.done}/{len(self.jobs)} done, {self.hits} from the cache, {self.failed} failed"
        compiled = self.done - self.hits
        passed = time.monotonic() - self.start
        if self.done == len(self.jobs):
            return f"{text}, in {passed:.0f} s"
        # What the cache has is told first, in no time.
        left = passed / compiled * (len(self.jobs) - self.done) if compiled else 0
        return f"{text}, {left:.0f} s left" if left else text


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
