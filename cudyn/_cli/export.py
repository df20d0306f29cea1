"""`python -m cudyn export`: kernels and their contracts as an artifact, as C, or as a library."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from typing import NamedTuple

from .._compile.nvcc import read_options
from .._contract.contract import Contract
from .._contract.pieces import split_contracts
from .._errors import CudynError, escape
from .._export.artifact import Artifact
from .._formats.files import is_artifact
from .._formats.image import Image, read
from .compile import add_source_arguments
from .output import complain, say

_SOURCES = (".cu", ".cuh", ".cpp", ".cc", ".cxx", ".c")
_KINDS = (".cudyn", ".c", ".so", ".dll", ".dylib", ".o")


class _Given(NamedTuple):
    """The kind of the files on a command line."""

    sources: list[str]
    images: list[Image]
    artifacts: list[Artifact]


HELP = "kernels and their contracts as an artifact, as C, as a library or an object file"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command, those of nvcc under nvcc's names."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="CUDA C++, CUBINs and PTX or a fatbin, or an earlier export"
    )
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="PATH",
        help=f"its ending selects the kind: {', '.join(_KINDS)}",
    )
    parser.add_argument(
        "-arch", "--arch", "--gpu-architecture", metavar="ARCH[,ARCH]", help="such as sm_80,sm_90,compute_90"
    )
    parser.add_argument("-code", "--gpu-code", action="append", default=[], metavar="CODE[,CODE]")
    parser.add_argument(
        *("-gencode", "--generate-code"), action="append", default=[], metavar="arch=ARCH,code=CODE"
    )
    parser.add_argument("--contract", action="append", default=[], metavar="TEXT", help="of a kernel")
    parser.add_argument(
        "--contracts", metavar="FILE", help="contracts, each from a new line on; # begins a comment"
    )
    parser.add_argument("--name", default="", help="of the artifact; default: that of the output")
    parser.add_argument("--prefix", default="", help="of all names in C; default: the artifact's name")
    parser.add_argument("--tvm-ffi", action="store_true", help="also a module of TVM FFI")
    parser.add_argument(
        "--target", default="", help="build for another machine, such as x86_64-linux-gnu.2.17, with ziglang"
    )
    add_source_arguments(parser)
    parser.epilog = (
        "$CC, or cc, builds libraries and object files; for another machine zig, of the wheel ziglang."
    )


def run(options: argparse.Namespace) -> int:
    """Write the export, and print the files.

    Returns 0, or 1 if a file can't be read, compiled or built. ValueError: the options contradict each
    other.
    """
    options.arch = _read_arches(options)
    ending = os.path.splitext(options.output)[1]
    if ending not in _KINDS:
        raise ValueError(f"-o {escape(options.output)}: expected a name that ends with {', '.join(_KINDS)}")
    try:
        artifact = _make_artifact(options, ending)
        for file in _write(artifact, options, ending):
            say(escape(file))
    except (CudynError, RuntimeError, OSError) as error:  # RuntimeError: of the C compiler
        complain(error)
        return 1
    return 0


def _read_arches(options: argparse.Namespace) -> list[str]:
    """Return the architectures of nvcc's options. ValueError: the options contradict each other."""
    words = [f"-arch={options.arch}"] if options.arch else []
    words += [f"-code={each}" for each in options.gpu_code]
    arches = read_options([*words, *(f"-gencode={each}" for each in options.generate_code)])[1]
    return options.arch.split(",") if arches == [options.arch] else arches


def _write(artifact: Artifact, options: argparse.Namespace, ending: str) -> Sequence[str]:
    path, settings = options.output, {"prefix": options.prefix, "tvm_ffi": options.tvm_ffi}
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    if ending == ".cudyn":
        artifact.save(path)
    elif ending == ".c":
        return artifact.write_c(os.path.dirname(path), **settings)
    else:
        artifact.build(path, target=options.target, **settings)
    return [path]


def _make_artifact(options: argparse.Namespace, ending: str) -> Artifact:
    given = _read_files(options.files)
    read = [Contract(text) for text in options.contract] + _read_contracts(options.contracts)
    contracts = [overload for each in read for overload in each.overloads]
    if given.artifacts:
        if len(options.files) > 1 or contracts or options.arch:
            raise ValueError(
                f"{escape(options.files[0])} is an artifact: expected it alone, without contracts or -arch"
            )
        [artifact] = given.artifacts
    elif given.sources and not options.arch:
        raise ValueError("-arch: expected architectures to compile for, such as sm_80,sm_90,compute_90")
    elif not contracts:
        raise ValueError("--contract: expected at least one, such as 'scale(a: f32[n])'")
    name = options.name or re.sub(r"\W", "_", os.path.splitext(os.path.basename(options.output))[0])
    if given.artifacts:
        # The C files have the given name, so the artifact gets it.
        keeps = not options.name and ending != ".c"
        return artifact if keeps else Artifact(artifact.images, artifact.contracts, name=name)
    images = [image for file in given.sources for image in _compile(file, contracts, options)]
    return Artifact([*given.images, *images], contracts, name=name)


def _read_files(files: Sequence[str]) -> _Given:
    given = _Given([], [], [])
    for file in files:
        if file.endswith(_SOURCES):
            given.sources.append(file)
            continue
        with open(file, "rb") as opened:
            data = opened.read()
        try:
            if is_artifact(data):
                given.artifacts.append(Artifact.load(data))
            else:
                given.images.append(read(data))
        except ValueError as error:
            raise ValueError(f"{escape(file)}: {error}") from None
    return given


def _read_contracts(file: str | None) -> list[Contract]:
    found = []
    if file is not None:
        with open(file, encoding="utf-8") as opened:
            for number, text in split_contracts(opened.read()):
                try:
                    found += [Contract(text)] if text.strip() else []
                except ValueError as error:
                    raise ValueError(f"{escape(file)}, line {number}: {error}") from None
    return found


def _compile(file: str, contracts: Sequence[Contract], options: argparse.Namespace) -> list[Image]:
    """Compile a source, with the contracts' kernels by their names in C++."""
    from pathlib import Path

    from .._compile.compiler import compile

    kernels = dict.fromkeys(contract.kernel for contract in contracts)
    images: list[Image] = compile(
        Path(file),
        arch=options.arch,
        include_path=options.include_path,
        define_macro=options.define_macro,
        std=options.std,
        compiler=options.compiler,
        name_expressions=[kernel for kernel in kernels if not kernel.startswith("_Z")],
    )
    return images
