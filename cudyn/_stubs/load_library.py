"""Loads a compiled library, and provides the CUDA symbols that it needs. Implements `load_library`.

Compiled extensions, and kernels that were compiled ahead of time, are often not linked with CUDA's libraries,
so that they can be installed on any machine. Others are linked with a major version that is not installed.
"""

from __future__ import annotations

import ctypes
import functools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence

from .._bindings.libraries import dl
from .._bindings.libraries.library import lock
from .._bindings.libraries.load_messages import quote
from .._bindings.libraries.needed_libraries import open_with_needed
from .._bindings.libraries.search import FileFinder
from .._errors import Attempt, LoadError, escape
from .._formats.elf_sections import TruncatedError
from .._formats.files import LOAD_LIBRARY, advise, identify
from .._process import process
from .closure import Closure
from .cute.helpers import check_module
from .file_needs import EXPECTED, Needs, read_needs
from .links import read_machine
from .plan import Plan, check_major, make_plan
from .provider import reuse_provider, sweep
from .resolver import Refusal

_MAX_SHOWN = 8  # maximum number of symbols in one line of a message


def load_library(path: str | os.PathLike[str], *, major: int | None = None) -> ctypes.CDLL:
    """Load a shared library or an object file, and provide the CUDA symbols that it needs.

    The file is loaded in the same way as by ctypes.CDLL(path): its symbols, and the symbols that are provided
    for it, stay local. If a library that the file is linked with is not installed, cudyn supplies a stub. A
    missing function returns the status that the API defines for this case (the report counts such calls). As
    soon as the real library is loaded, calls of the function are passed to it.

    Args:
        path: The file. A name without a directory refers to the current directory and is not searched for.
            Object files are first linked with `ld`.
        major: The major version of CUDA whose headers the file was compiled with. It is needed only if the
            file does not record it and calls a function whose signature differs between major versions.

    Returns:
        A ctypes.CDLL.

    Raises:
        LoadError: If the file can't be loaded. The message contains the cause, such as a missing symbol or
            library, and a remedy.
        ValueError: For a major version that is not in the tables.

    Threads:
        Any. Only one thread loads at a time.

    Example:
        ```python
        cudyn.load_library("my_extension.so", major=12)
        ```
    """
    file = os.path.abspath(os.fsdecode(path))
    check_major(major)
    if sys.platform in ("win32", "darwin", "cygwin"):  # on these systems, compiled files are not ELF files
        return _load_without_stubs(file)
    with lock:
        sweep()
        needs = _read_file(file)
        if needs.kind == "object file":
            status = os.stat(file)
            file, _ = _link_object_file(file, status.st_size, status.st_mtime_ns)
            needs = _read_file(file)
        already_loaded = dl.open_loaded(file)
        if already_loaded is not None:
            if file not in _bound or not dl.is_same(_bound[file], already_loaded):
                _check_resolved(file, needs, already_loaded)
            return already_loaded
        _bound[file] = _load_with_stubs(file, needs, major)
        return _bound[file]


def _load_without_stubs(file: str) -> ctypes.CDLL:
    """Load a library on a system other than Linux. Raises LoadError."""
    try:
        return ctypes.CDLL(file)
    except (OSError, ValueError) as error:
        advice = advise(file, LOAD_LIBRARY)
        if advice:
            file_type, *_ = identify(file)
            reason = f"it is {file_type}; expected a shared library for this system"
        else:
            reason = escape(quote(error))
        raise _make_error(file, reason, hint=advice) from None


_LOADABLE = "expected a shared library or an object file"


def _read_file(file: str) -> Needs:
    """Read the needs of a shared library or an object file.

    Raises:
        LoadError: The file can't be loaded, or loading it is not safe.
    """
    if os.path.isdir(file):  # `read_needs` would read all files in it
        raise _make_error(file, f"it is a directory; {_LOADABLE}")
    try:
        needs = read_needs(file, once=True)
        check_module(file, [import_.symbol for import_ in needs.symbols])
    except (OSError, ValueError) as error:  # a NUL in the path, for example, raises ValueError
        is_truncated = isinstance(error, TruncatedError)
        hint = "copy or download it again." if is_truncated else advise(file, LOAD_LIBRARY)
        reason = str(error).removeprefix(f"{escape(file)}: ").replace(EXPECTED, _LOADABLE)
        raise _make_error(file, reason, hint=hint) from None
    if needs.kind not in ("shared library", "object file"):
        file_type, *_ = identify(file)
        raise _make_error(file, f"it is {file_type}; {_LOADABLE}", hint=advise(file, LOAD_LIBRARY))
    machine = read_machine()
    if machine and needs.machine != machine:
        reason = f"it is for {needs.machine}, this Python is for {machine}"
        raise _make_error(file, reason, hint=f"use the build for {machine}.")
    if needs.kind == "shared library":
        flaw = FileFinder(dl.read_search_path).find_flaw(file)
        if flaw:
            raise _make_error(file, f"a library it is linked with can't be opened: {flaw}")
    return needs


# Maps the path of each library that `load_library` has loaded to the library, whose missing symbols have been
# provided. If the library is requested again, its symbols are not checked again.
_bound: dict[str, ctypes.CDLL] = process.keep({})


def _load_with_stubs(file: str, needs: Needs, major: int | None) -> ctypes.CDLL:
    """Load a library, with stubs for its missing symbols. Raises LoadError.

    Args:
        file: The library's path.
        needs: The libraries and symbols that the library requires.
        major: The CUDA major version that was passed to `load_library`.
    """
    try:
        plan = make_plan(needs, major)
        missing = {
            library: dependent
            for library, dependent in plan.closure.missing.items()
            if library not in plan.stubs
        }
        if missing:
            raise _make_loader_error(file, needs, plan.closure, missing)
        # A library with stubs is opened through a DT_NEEDED entry, in which $ORIGIN, for example, is a
        # variable.
        if "$" in file and plan.stubs:
            raise Refusal("the system loader treats the $ in its path as a variable", "rename it.")
    except Refusal as refusal:
        raise _make_error(file, str(refusal), hint=refusal.hint) from None
    return _open_with_stubs(file, needs, plan)


def _open_with_stubs(file: str, needs: Needs, plan: Plan) -> ctypes.CDLL:
    """Open the stubs of a plan and, together with them, a library. Raises LoadError.

    Args:
        file: The library's path.
        needs: The libraries and symbols that the library requires.
        plan: The symbols to provide.
    """
    providers = []
    try:
        for soname, symbols in plan.stubs.items():
            providers.append(reuse_provider(soname, symbols))
        stub_paths = [provider.path for provider in providers]
        return open_with_needed(file, file, FileFinder(dl.read_search_path), others=stub_paths)
    except (OSError, UnicodeDecodeError) as error:  # a name in the loader's message may not be UTF-8
        for provider in providers:
            provider.close()
        attempt = Attempt(file, "dlopen", quote(error))
        raise _make_loader_error(file, needs, plan.closure, {}, [attempt]) from None


def _check_resolved(file: str, needs: Needs, opened: ctypes.CDLL) -> None:
    """Raise LoadError if a library that was loaded without `load_library` has unresolved symbols.

    A call to such a symbol would end the process.

    Args:
        file: The library's path.
        needs: The libraries and symbols that the library requires.
        opened: The loaded library.
    """
    symbols = {import_.symbol for import_ in needs.symbols if not import_.weak}
    visible = (*dl.resolve(dl.open_program(), symbols), *dl.resolve(opened, symbols))
    undefined = sorted(symbols.difference(visible))
    if undefined:
        reason = f"it is already loaded, with unresolved symbols: {shorten(undefined)}"
        raise _make_error(
            file, reason, hint="load it with load_library first, or call provide before it is loaded."
        )


def _make_loader_error(
    file: str,
    needs: Needs,
    closure: Closure,
    missing: Mapping[str, str],
    attempts: Sequence[Attempt] = (),
) -> LoadError:
    """Create the error for a library that the system loader rejects.

    Args:
        file: The library's path.
        needs: The libraries and symbols that the library requires.
        closure: The library's dependencies.
        missing: Maps each missing library to a file that is linked with it.
        attempts: The attempts to load the library.
    """
    lines = []
    for name, dependent in missing.items():
        linked_file = "it" if dependent == file else escape(dependent)
        lines.append(f"  the library {name}, which {linked_file} is linked with, is missing")
    undefined = closure.list_undefined(needs.others)
    hint = ""
    if undefined:
        remark = " (the missing libraries may define them)" if missing else ""
        lines.append(f"  undefined, and not in cudyn's tables{remark}: {shorten(undefined)}")
        hint = "open the library that defines these symbols first, with mode=ctypes.RTLD_GLOBAL."
    if missing:
        hint = "install the missing libraries, or add their directory to LD_LIBRARY_PATH."
    not_found = (
        Attempt(name, "linked with", f"not found; {dependent} needs it")
        for name, dependent in missing.items()
    )
    return _make_error(file, "\n".join(lines), [*attempts, *not_found], hint)


def _make_error(file: str, reason: str, attempts: Sequence[Attempt] = (), hint: str = "") -> LoadError:
    """Create the error for a file that can't be loaded.

    Args:
        file: The file's path.
        reason: The reason, in one or several lines.
        attempts: The attempts to load libraries.
        hint: Advice for the user, or "".
    """
    starts_on_new_line = "\n" in reason or reason.startswith("  ")
    separator = "\n" if starts_on_new_line else " "
    message = f"{escape(file)} can't be used:{separator}{reason}"
    return LoadError(file, message.rstrip(": \n"), attempts, hint)


def shorten(symbols: Sequence[str]) -> str:
    """Format symbols for a message: the first symbols, and the number of remaining symbols."""
    text = ", ".join(symbols[:_MAX_SHOWN])
    remaining = len(symbols) - _MAX_SHOWN
    return f"{text} and {remaining} more" if remaining > 0 else text


# --- object files


@functools.cache  # the cache also keeps the temporary folders until Python exits
def _link_object_file(
    file: str, size: int, modification_time: int
) -> tuple[str, tempfile.TemporaryDirectory[str]]:
    """Link an object file. Return the path of the shared library, and its temporary folder.

    Args:
        file: The path of the object file.
        size: The file's size. Like the following argument, it is only part of the cache key, so that a
            changed file is linked again.
        modification_time: The file's modification time in nanoseconds.

    Raises:
        LoadError: There is no linker, or the linker reports an error.
    """
    linker = shutil.which("ld") or shutil.which("ld.lld") or shutil.which("lld")
    if linker is None:
        hint = "install binutils, or link it on a machine with a linker: ld -shared -o FILE.so FILE.o"
        raise _make_error(file, "it is an object file, and no linker (ld) is in PATH", hint=f"{hint}.")
    folder = tempfile.TemporaryDirectory(prefix="cudyn-")
    library = os.path.join(folder.name, os.path.basename(file) + ".so")
    command = [linker, "-shared", "-z", "noexecstack", "-o", library, file]
    completed = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if completed.returncode:
        message = " ".join(completed.stderr.split()) or f"status {completed.returncode}"
        raise _make_error(file, f"it is an object file that can't be linked: {message}")
    return library, folder
