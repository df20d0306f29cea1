"""`python -m cudyn compile`: many files, for several architectures, in parallel.

In processes, not threads: measured with NVRTC 11.8 to 13.5, two threads take as long as one, for NVRTC does
most of a compilation under a lock of its own.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from ..errors import CudynError
from . import compiler
from .image import KINDS, Image

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# NVRTC's options with a value ("Supported Compile Options" in its documentation), but for those that are our
# own. The value may be a word of its own, as with nvcc, and may then begin with a dash.
_VALUED = frozenset({
    "rdc", "relocatable-device-code", "dopt", "Ofc", "Ofast-compile", "Xptxas", "ptxas-options",
    "maxrregcount", "ftz", "prec-sqrt", "prec-div", "fmad", "modify-stack-limit", "jtd", "jump-table-density",
    "device-stack-protector", "frandom-seed", "U", "undefine-macro", "include", "pre-include",
    "use-bundled-headers", "builtin-move-forward", "builtin-initializer-list",
    "create-pch", "use-pch", "pch-dir", "pch-verbose", "pch-messages", "instantiate-templates-in-pch",
    "opt-info", "optimization-info", "diag-error", "diag-suppress", "diag-warn", "Werror", "warning-as-error",
    "brief-diag", "brief-diagnostics", "time", "split-compile", "fdevice-time-trace",
})  # fmt: skip
_LIKE_OURS = frozenset({"-optix-ir"})  # which would be -o ptix-ir

Job = tuple[Path, tuple[str, ...]]
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
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes")
    return int(text)


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """A command line without NVRTC's options, and these, each in one word. ValueError: one has no value.

    argparse would take a value for a source, or one that begins with a dash for an option.
    """
    ours, passed = [], []
    rest = iter(words)
    for word in rest:
        name, joined, _ = word.partition("=")
        valued = word.startswith("-") and name.lstrip("-") in _VALUED
        if word == "--":
            ours += [word, *rest]
        elif valued and not joined:
            value = next(rest, None)
            if value is None:
                raise ValueError(f"the option {word} has no value")
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
        arches = [compiler.device_arch()] if options.arch is None else options.arch.split(",")
        groups = [arches] if options.to == "fatbin" else [[arch] for arch in arches]
        outputs = len(files) * len(groups)
        targets = {(f, tuple(g)): _target(f, g, options, outputs) for f in files for g in groups}
        _check_targets(targets)
        for target in targets.values():
            target.parent.mkdir(parents=True, exist_ok=True)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    settings = {
        "to": options.to,
        "include": options.include_path,
        "define": options.define_macro,
        "std": options.std,
        "options": list(passed),
        "expressions": options.name_expression,
        "cache": not options.no_cache,
    }
    failed = 0
    for done, (file, arch, seconds, wrong, log) in enumerate(_each(targets, settings, options.jobs), 1):
        failed += bool(wrong)
        if wrong or not options.quiet:
            state = "failed" if wrong else f"{targets[file, arch]}"
            print(f"[{done}/{len(targets)}] {file} {','.join(arch)}: {state} ({seconds:.2f} s)")
        if wrong or log:
            print(wrong or log, file=sys.stderr)
    return 1 if failed else 0


def _target(file: Path, arches: Sequence[str], options: argparse.Namespace, outputs: int) -> Path:
    """Where an output goes."""
    kinds = [compiler.kind_of(arch, options.to) for arch in arches]
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
    return Path(output)


def _check_targets(targets: dict[Job, Path]) -> None:
    """ValueError: an output would take the place of another one, or of a source."""
    taken = {os.path.abspath(file): f"the source {file}" for file, _ in targets}
    for (file, arches), target in targets.items():
        what = f"the output of {file} for {','.join(arches)}"
        place = os.path.abspath(target)
        if place in taken:
            raise ValueError(f"{what} would take the place of {taken[place]}: {target}")
        taken[place] = what


def _each(
    targets: dict[Job, Path], settings: dict[str, object], jobs: int
) -> Iterator[tuple[Path, tuple[str, ...], float, str, str]]:
    """(file, architectures, seconds, error, log) of each as it is done."""
    if jobs <= 1 or len(targets) == 1:
        for (file, arch), target in targets.items():
            yield (file, arch, *_one(file, arch, target, settings))
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed  # not for every other command

    with ProcessPoolExecutor(min(jobs, len(targets))) as pool:
        waiting = {pool.submit(_one, *job, target, settings): job for job, target in targets.items()}
        for future in as_completed(waiting):
            try:
                yield (*waiting[future], *future.result())
            except Exception as error:  # the process died, or could not be started
                yield (*waiting[future], 0.0, f"{type(error).__name__}: {error}", "")


def _one(
    file: Path, arch: tuple[str, ...], target: Path, settings: dict[str, object]
) -> tuple[float, str, str]:
    """Compile and write one output; (seconds, error, log)."""
    start = time.perf_counter()
    try:
        given = list(arch) if settings["to"] == "fatbin" else arch[0]
        made: Image = compiler.compile(file, arch=given, **settings)  # type: ignore[arg-type]
        made.save(target)
    except (CudynError, OSError, ValueError) as error:
        return time.perf_counter() - start, str(error), ""
    return time.perf_counter() - start, "", made.log
