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
        artifact = _make_artifact(options, suffix)
        for path in _write(artifact, options, suffix):
            say(escape(path))
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
    opened_files = [open_file(file) for file in options.file if file not in sources]
    contracts = _list_contracts(options)
    output_stem, _ = os.path.splitext(os.path.basename(options.output))
    name = options.name or re.sub(r"\W", "_", output_stem)
    artifacts = [file for file in opened_files if isinstance(file, Artifact)]
    if artifacts:
        if len(options.file) > 1 or contracts or arches:
            raise ValueError(
                f"{escape(options.file[0])} is an artifact: expected it alone, without contracts or -arch"
            )
        [artifact] = artifacts
        # C files are named after the artifact, so its name is replaced with that of the output.
        keeps_name = not options.name and suffix != ".c"
        return artifact if keeps_name else Artifact(artifact.images, artifact.contracts, name=name)
    if sources and not arches:
        raise ValueError("-arch: expected architectures to compile for, such as sm_80,sm_90,compute_90")
    if not contracts:
        raise ValueError(
            "--contract: expected at least one, such as 'scale(a: f32[n])', or a file with --contracts"
        )
    images = [image for image in opened_files if isinstance(image, Image)]
    for source in sources:
        images += _compile_source(source, options, arches, contracts)
    return Artifact(images, contracts, name=name)


def _list_contracts(options: Namespace) -> list[Contract]:
    """List the contracts on the command line and in the file of contracts, one for each overload."""
    contracts = [Contract(text) for text in options.contract]
    contracts += _read_contracts(options.contracts)
    return [overload for contract in contracts for overload in contract.overloads]


def _compile_source(
    source: str, options: Namespace, arches: list[str], contracts: Sequence[Contract]
) -> Sequence[Image]:
    """Compile a source file for each architecture.

    Args:
        source: The path of the file.
        options: The options of the command.
        arches: The architectures.
        contracts: The contracts of all kernels. Template kernels that they name are instantiated.
    """
    kernels = dict.fromkeys(contract.kernel for contract in contracts)
    name_expressions = [kernel for kernel in kernels if not kernel.startswith("_Z")]  # not mangled
    images: Sequence[Image] = compile(
        Path(source),
        arch=arches,
        options=options.passed,
        name_expressions=name_expressions,
        **read_source_options(options),
    )
    return images


def open_file(path: str) -> Artifact | Image:
    """Open a file with compiled code or an export.

    Raises:
        OSError: The file cannot be read.
        ValueError: The file contains something else.
    """
    contents = Path(path).read_bytes()
    try:
        return Artifact.load(contents) if is_artifact(contents) else read(contents)
    except ValueError as error:
        raise ValueError(f"{escape(path)}: {error}") from None


def _read_contracts(path: str | None) -> Iterator[Contract]:
    """Yield the contracts in a file. Yield nothing if the path is `None`.

    Raises:
        ValueError: A contract is invalid. The message contains the line number.
    """
    if path is None:
        return
    for line_number, text in split_contracts(Path(path).read_text(encoding="utf-8")):
        try:
            if text.strip():
                yield Contract(text)
        except ValueError as error:
            raise ValueError(f"{escape(path)}, line {line_number}: {error}") from None
