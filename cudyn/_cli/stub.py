"""The `stub` command: builds stub libraries to link against if CUDA is not installed."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from .._bindings.libraries.catalog import LibraryInfo
from .._bindings.libraries.library import library
from .._bindings.libraries.sonames import find_library
from .._errors import escape
from .._stubs.cute.helpers import NOT_IN_FILES, TITLE
from .._stubs.file_needs import Needs, needs
from .._stubs.library_abi import LibraryAbi
from .._stubs.library_names import find_named, resolve_symbol
from .._stubs.resolver import Refusal
from .._stubs.stub_folder import StubFolder, make_stub_folder, name_packages, write_folder
from .._stubs.stub_source import Stub, get_stem, write_stub
from .needs import read_named
from .output import Parser, complain, say

_NO_COMPILER = "no C compiler"


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `stub` command."""
    library_name = "its name for linkers: cudart, cuda, nvrtc, or another library that cudyn supports"
    parser.add("LIBRARY", library_name, nargs="*")
    package = "build all libraries that an installed distribution, a wheel, a file or a directory needs"
    parser.add("--for NAME...", package)
    parser.add("--aside DIR...", "with --for: a directory whose libraries replace the stubs")
    parser.add("-o --output DIR", "the directory to write to", required=True)
    parser.add("--major N", "the CUDA major version of the callers; default: the newest", type=int)
    soname = (
        "the stub's soname; libcudart.so.12 builds a stub that replaces this library and opens it by path"
    )
    parser.add("--soname NAME", soname, default="")
    parser.add("--only FILE", "only the symbols that these files need", nargs="+", default=[])
    parser.add("--cmake", "print CMake's settings for the libraries")
    parser.epilog = (
        "A stub of a LIBRARY is C99, built by $CC or cc with $CFLAGS. The libraries of --for need no "
        "compiler. Programs find them with LD_LIBRARY_PATH=DIR."
    )


def run(options: Namespace) -> int:
    """Write the stubs.

    Returns:
        0 on success, even if there is no compiler; 1 if writing fails, a file cannot be read, or none of the
        files needs the library.
    """
    packages = getattr(options, "for")  # `for` is a keyword
    if bool(packages) == bool(options.library):
        raise ValueError("stub: expected a LIBRARY or --for NAME, and not both")
    return _make_folder(packages, options) if packages else _write_sources(options)


def _make_folder(names: Sequence[str], options: Namespace) -> int:
    """Write the libraries that packages need and that are missing on this machine.

    Args:
        names: Names of distributions, or paths.
        options: The options of the command.
    """
    try:
        packages = name_packages(map(read_named, names))
        stubs = make_stub_folder(packages, options.major, options.aside)
    except (OSError, Refusal) as error:
        complain(error)
        return 1
    write_folder(stubs, options.output)
    for soname in stubs.sonames:
        say(escape(os.path.join(options.output, soname)))
    _report_omissions(stubs)
    if stubs.sonames:
        size = sum(len(contents) for contents in stubs.files.values())
        say(f"{len(stubs.sonames)} libraries, {stubs.size} symbols, {size} bytes")
    elif stubs.unmet or stubs.symbols or stubs.helpers:
        say("no library was made")
    else:
        say("nothing is missing here")
    return 0


def _report_omissions(stubs: StubFolder) -> None:
    """Print the missing libraries and symbols that stubs do not provide."""
    paths = [soname for soname in stubs.unmet if os.sep in soname]
    libraries_of_others = [soname for soname in stubs.unmet if os.sep not in soname]
    if libraries_of_others:
        complain(f"not made, because these are not NVIDIA's: {', '.join(map(escape, libraries_of_others))}")
    if paths:
        complain(f"not made, because files name these by a path: {', '.join(map(escape, paths))}")
    if stubs.symbols:
        complain(f"not in any of them: {', '.join(map(escape, stubs.symbols))}")
    if stubs.helpers:
        complain(f"functions of {TITLE} can't be in stub files: {', '.join(stubs.helpers)}; {NOT_IN_FILES}")


def _write_sources(options: Namespace) -> int:
    """Write the C source of the stubs, and build them. Return the exit status of the command."""
    infos = list(dict.fromkeys(map(find_named, options.library)))
    if options.soname and (len(infos) > 1 or "/" in options.soname):
        raise ValueError("--soname: expected the name of one library, without a directory")
    try:
        all_needs = [needs(file) for file in options.only]
    except (OSError, ValueError) as error:
        complain(error)
        return 1
    stubs = {}
    for info in infos:
        stub = _write_stub(info, options, all_needs)
        if stub is None:
            complain(
                f"{escape(', '.join(options.only))}: linked with the {info.title} "
                "neither by name nor by a symbol"
            )
            return 1
        stubs[info] = stub
    directory = Path(options.output)
    directory.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for info, stub in stubs.items():
        files = _write_files(stub, directory)
        source = files[0]
        target, problem = _build(stub, source)
        if problem:
            complain(f"{escape(source)} is written; {escape(target)} is not built: {problem}")
            if not problem.startswith(_NO_COMPILER):  # without a compiler, the sources are the result
                return 1
        else:
            files.append(target)
        lines += _write_cmake(info, stub, target) if options.cmake else map(escape, files)
    say("\n".join(lines))
    return 0


def _write_stub(info: LibraryInfo, options: Namespace, all_needs: Sequence[Needs]) -> Stub | None:
    """Return the stub of a library, or `None` if none of the files of --only needs the library.

    Args:
        info: The library.
        options: The options of the command.
        all_needs: The needs of the files of --only.
    """
    symbols = None
    if options.only:
        symbols = _find_symbols(info, all_needs)
        if not symbols and not _is_linked(info, all_needs):
            return None
    major = options.major
    if major is None and not options.soname:
        major = _find_major(info, all_needs)
    return write_stub(library(info), major, options.soname, symbols)


def _is_linked(info: LibraryInfo, all_needs: Sequence[Needs]) -> bool:
    """Return whether a file is linked with any version of a library."""
    for file_needs in all_needs:
        for soname in file_needs.needed:
            library_name, _ = find_library(soname)
            if library_name == info.name:
                return True
    return False


def _find_symbols(info: LibraryInfo, all_needs: Sequence[Needs]) -> dict[str, str]:
    """Map each symbol that files import from a library to the name that the library uses for it."""
    abi = LibraryAbi(library(info))
    names: dict[str, str] = {}
    for file_needs in all_needs:
        for import_ in file_needs.symbols:
            if import_.library == info.name:
                _, name = resolve_symbol(import_.symbol)
                if abi.has_function(name):
                    names[import_.symbol] = name
    return names


def _find_major(info: LibraryInfo, all_needs: Sequence[Needs]) -> int | None:
    """Return the major version of a library that files were linked against, or `None` if it is unknown.

    Raises:
        ValueError: The major versions differ.
    """
    majors = {file_needs.majors[info.name] for file_needs in all_needs if info.name in file_needs.majors}
    if len(majors) > 1:
        versions = " and ".join(map(str, sorted(majors)))
        raise ValueError(f"--only: expected files for one major version of CUDA, got {versions}")
    return majors.pop() if majors else None


def _write_files(stub: Stub, directory: Path) -> list[Path]:
    """Write the C source, the header and any version script. Return their paths in this order."""
    source = directory / f"cudyn_stub_{stub.name.replace('-', '_')}.c"
    texts = {source: stub.source, source.with_suffix(".h"): stub.header}
    if stub.version_script:
        texts[source.with_suffix(".map")] = stub.version_script
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return list(texts)


def _build(stub: Stub, source: Path) -> tuple[Path, str]:
    """Build the library next to its source with $CC. Return its path, and an error message or `""`.

    Args:
        stub: The stub.
        source: The path of its source file, which has been written.
    """
    target = source.with_name(stub.soname)
    compiler = shlex.split(os.environ.get("CC", "")) or ["cc"]
    if shutil.which(compiler[0]) is None:
        return target, f"{_NO_COMPILER}: {compiler[0]} was not found. Name one in CC, for example CC=gcc"
    options = ["-std=c99", "-O2", *shlex.split(os.environ.get("CFLAGS", "")), "-shared"]
    machine = _run([*compiler, "-dumpmachine"]).stdout
    if "mingw" in machine or "windows" in machine:  # a compiler for Windows
        if not stub.soname.endswith(".dll"):
            target = source.with_name(f"{get_stem(stub.soname)}.dll")
        import_library = source.with_name(f"lib{target.name}.a")
        linker_options = [f"-Wl,--out-implib,{import_library}"]
    else:
        linker_options = ["-fPIC", "-fvisibility=hidden", f"-Wl,-soname,{stub.soname}"]
        if stub.version_script:
            linker_options.append(f"-Wl,--version-script={source.with_suffix('.map')}")
        linker_options.append("-ldl")
    command = [*compiler, *options, "-o", str(target), str(source), *linker_options]
    process = _run(command)
    problem = f"{shlex.join(command)} failed:\n{process.stderr}" if process.returncode else ""
    return target, problem


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a program, and return its exit status and output."""
    return subprocess.run(command, capture_output=True, text=True, errors="replace")


def _write_cmake(info: LibraryInfo, stub: Stub, target: Path) -> Iterator[str]:
    """Yield CMake code that sets the variables of FindCUDA and FindCUDAToolkit for a library."""
    path = target.resolve().as_posix()
    name = stub.name.replace("-", "_")
    for variable in (name.upper(), "cuda_driver" if info.name == "driver" else name):
        yield f'set(CUDA_{variable}_LIBRARY "{path}" CACHE FILEPATH "stub of the {info.title}" FORCE)'
