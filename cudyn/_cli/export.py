"""The `export` command: writes kernels and their contracts as an artifact, as C source, or as a library."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from .._errors import escape
from .._formats.files import is_artifact
from .._formats.image import Image, read
from .._kernels.compilers.compile_source import compile
from .._kernels.contracts.contract import Contract
from .._kernels.contracts.text import split_contracts
from .._kernels.export.artifact import Artifact
from .compile import add_source_arguments, read_arches, read_source_options, split
from .output import Parser, complain, say

__all__ = ["add_arguments", "run", "split"]

_SOURCES = (".cu", ".cuh", ".cpp", ".cc", ".cxx", ".c")
_KINDS = (".cudyn", ".c", ".so", ".dll", ".dylib", ".o")


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `export` command."""
    parser.add("FILE...", "CUDA C++, CUBINs and PTX or a fatbin, or an earlier export")
    parser.add("-o --output PATH", f"its suffix selects the kind: {', '.join(_KINDS)}", required=True)
    parser.add("-arch --arch --gpu-architecture ARCH[,ARCH]", "such as sm_80,sm_90,compute_90")
    parser.add("--contract TEXT...", "the contract of a kernel")
    parser.add("--contracts FILE", "a file with one contract on each line; # begins a comment")
    parser.add("--name NAME", "the artifact's name; default: the name of the output", default="")
    parser.add("--prefix PREFIX", "the prefix of all names in C; default: the artifact's name", default="")
    parser.add("--tvm-ffi", "also make the library a TVM FFI module")
    zig = "build for another machine, such as x86_64-linux-gnu.2.17, with ziglang"
    parser.add("--target TARGET", zig, default="")
    add_source_arguments(parser)
    parser.epilog = (
        "-gencode, -code and other options are the same as for `compile`. Libraries and object files are "
        "built with $CC or cc or, for another machine, with zig from the wheel ziglang."
    )


def run(options: Namespace) -> int:
    """Write the output. Return 0, or 1 if the library cannot be built."""
    _, suffix = os.path.splitext(options.output)
    if suffix not in _KINDS:
        raise ValueError(f"-o {escape(options.output)}: expected a name that ends with {', '.join(_KINDS)}")
    try:
        for file in _write(_make_artifact(options, suffix), options, suffix):
            say(escape(file))
    except RuntimeError as error:  # the C compiler failed
        complain(error)
        return 1
    return 0


def _write(artifact: Artifact, options: Namespace, suffix: str) -> Sequence[str]:
    """Write an artifact in the format that the suffix of the output selects, and return the files' paths."""
    path = options.output
    settings = {"prefix": options.prefix, "tvm_ffi": options.tvm_ffi}
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    if suffix == ".cudyn":
        artifact.save(path)
    elif suffix == ".c":
        return artifact.write_c(os.path.dirname(path), **settings)
    else:
        artifact.build(path, target=options.target, **settings)
    return [path]


def _make_artifact(options: Namespace, suffix: str) -> Artifact:
    """Create an artifact from the files and contracts on the command line, or open an earlier export.

    Args:
        options: The options of the command.
        suffix: The suffix of the output.

    Raises:
        ValueError: The files or options contradict each other.
    """
    arches, _ = read_arches(options)
    sources = [file for file in options.file if file.endswith(_SOURCES)]
    if options.passed and not sources:
        raise ValueError(f"unrecognized arguments: {' '.join(options.passed)}")
    opened = [open_file(file) for file in options.file if file not in sources]
    parsed_contracts = [*map(Contract, options.contract), *_read_contracts(options.contracts)]
    contracts = [overload for contract in parsed_contracts for overload in contract.overloads]
    output_stem, _ = os.path.splitext(os.path.basename(options.output))
    name = options.name or re.sub(r"\W", "_", output_stem)
    artifacts = [file for file in opened if isinstance(file, Artifact)]
    if artifacts:
        if len(options.file) > 1 or contracts or arches:
            raise ValueError(
                f"{escape(options.file[0])} is an artifact: expected it alone, without contracts or -arch"
            )
        artifact = artifacts[0]
        # C files are named after the artifact, so its name is replaced with that of the output.
        keeps_name = not options.name and suffix != ".c"
        return artifact if keeps_name else Artifact(artifact.images, artifact.contracts, name=name)
    if sources and not arches:
        raise ValueError("-arch: expected architectures to compile for, such as sm_80,sm_90,compute_90")
    if not contracts:
        raise ValueError(
            "--contract: expected at least one, such as 'scale(a: f32[n])', or a file with --contracts"
        )
    kernels = dict.fromkeys(contract.kernel for contract in contracts)
    name_expressions = [kernel for kernel in kernels if not kernel.startswith("_Z")]  # not mangled
    images = [image for image in opened if isinstance(image, Image)]
    for file in sources:
        images += compile(
            Path(file),
            arch=arches,
            options=options.passed,
            name_expressions=name_expressions,
            **read_source_options(options),
        )
    return Artifact(images, contracts, name=name)


def open_file(file: str) -> Artifact | Image:
    """Open a file with compiled code or an export. Raises OSError, or ValueError for other contents."""
    data = Path(file).read_bytes()
    try:
        return Artifact.load(data) if is_artifact(data) else read(data)
    except ValueError as error:
        raise ValueError(f"{escape(file)}: {error}") from None


def _read_contracts(file: str | None) -> Iterator[Contract]:
    """Yield the contracts in a file. Raises ValueError with the line number if a contract is invalid."""
    text = "" if file is None else Path(file).read_text(encoding="utf-8")
    for number, contract in split_contracts(text):
        try:
            if contract.strip():
                yield Contract(contract)
        except ValueError as error:
            raise ValueError(f"{escape(file)}, line {number}: {error}") from None
