"""Open a shared library that needs symbols of CUDA's libraries, or say why it can't be opened.

Such a library (a compiled extension, a plugin) is often built without naming libcuda.so.1 as needed, so that
it can be installed anywhere; whoever loads it has to have the symbols visible first.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import sys

from .._formats.elf_sections import Elf, ElfError, TruncatedError
from .._library.module import LibraryModule, view_of
from .._loading import catalog, dl
from .._loading.load import check_kind, find_flaw, open_checked
from .._loading.search import platform
from ..errors import Attempt, LoadError, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SHOWN = 8  # symbols in a line of a message


def open_library(path: str | os.PathLike[str]) -> ctypes.CDLL:
    """Open a shared library that needs symbols of the driver or of NVRTC.

    path: the file; a name without a folder is a file of the current directory and is not searched for.
    Opens it as ctypes.CDLL(path) does, so its own symbols stay local. Nothing is exposed on the way: if it
    needs the driver, call driver.expose() first.
    Raises LoadError, which names the symbols that are undefined and what would provide each, the libraries
    that it is linked with and that are missing, and a wrong machine.
    """
    file = os.path.abspath(os.fsdecode(path))
    if sys.platform in ("win32", "darwin", "cygwin"):  # not ELF
        try:
            return ctypes.CDLL(file)
        except (OSError, ValueError) as error:
            raise _make_error(file, str(error), [], "") from None
    elf: Elf | None = None
    said = ""
    flaw = check_kind(file)
    if flaw:
        raise _make_error(file, f"it is {flaw}", [], "")
    try:
        elf = Elf(file)
        flaw = find_flaw(file)
    except TruncatedError as error:
        raise _make_error(file, f"it is {error}", [], "copy or download it again.") from None
    except ElfError as error:
        said = f"it is {error}"
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise _make_error(file, str(error), [], "") from None
    if flaw:
        raise _make_error(file, f"what it is linked with can't be opened: {flaw}", [], "")
    try:
        handle = ctypes.CDLL(file)
    except OSError as error:
        if elf is None:
            raise _make_error(file, said, [Attempt(file, "dlopen", str(error))], "") from None
        problem = _Problem(elf, file)
        attempts = [Attempt(file, "dlopen", " ".join(str(error).split())), *problem.missing]
        raise _make_error(file, "\n".join(problem.lines), attempts, problem.hint) from None
    # It was open before and is bound when a function is first called, which would end the process.
    if elf is not None and _find_undefined({s for s in elf.undefined if _find_rows(s)}, [handle]):
        problem = _Problem(elf, file, handle)
        raise _make_error(file, "\n".join(problem.lines), [], problem.hint)
    return handle


def _make_error(file: str, why: str, attempts: Sequence[Attempt], hint: str) -> LoadError:
    gap = "\n" if "\n" in why or why.startswith("  ") else " "
    return LoadError(file, f"{file} can't be used:{gap}{why}".rstrip(": \n"), attempts, hint)


class _Problem:
    """What is wrong with a library: lines for people, the missing libraries, what to do."""

    def __init__(self, elf: Elf, file: str, handle: ctypes.CDLL | None = None) -> None:
        self.lines: list[str] = []
        self.missing: list[Attempt] = []
        cures: list[str] = []
        here = _read_machine()
        if here and elf.machine != here:
            self.lines.append(f"  it is for {elf.machine}, this Python is for {here}")
            self.hint = f"take the build for {here}."
            return
        around = [handle] if handle is not None else list(self._open_needed(elf, file))
        self.lines += [
            f"  the library {a.candidate}, which it is linked with, is missing" for a in self.missing
        ]
        undefined = _find_undefined(elf.undefined, around)
        others = [symbol for symbol in undefined if not _find_rows(symbol)]
        for row in catalog.ROWS:
            mine = [symbol for symbol in undefined if row in _find_rows(symbol)]
            if mine:
                self._explain_symbols(row, mine, cures, elf)
        if others:
            maybe = " (the missing libraries may have them)" if self.missing else ""
            self.lines.append(f"  undefined and in none of cudyn's tables{maybe}: {_shorten(others)}")
        if self.missing:
            cures.append("install the missing libraries, or put their folder in LD_LIBRARY_PATH")
        elif others:
            cures.append("open the library that has the other symbols first, with mode=ctypes.RTLD_GLOBAL")
        self.hint = "; ".join(cures) + "." if cures else ""

    def _open_needed(self, elf: Elf, file: str) -> Iterator[ctypes.CDLL]:
        """Open what the library is linked with; keep what can't be."""
        folders = elf.links.folders_from(file)
        for name in elf.needed:
            beside = (os.path.join(folder, name) for folder in folders)
            found = next((path for path in beside if os.path.exists(path)), name)
            try:
                handle = open_checked(found)
            except (OSError, ValueError) as error:
                self.missing.append(Attempt(name, "linked with", " ".join(str(error).split())))
            else:
                yield handle

    def _explain_symbols(self, row: catalog.Row, symbols: Sequence[str], cures: list[str], elf: Elf) -> None:
        """Undefined symbols that a library of the catalog has, or would have."""
        module = importlib.import_module(f"cudyn.{row.module}")
        assert isinstance(module, LibraryModule)
        library = view_of(module).library
        outcome = library.outcome
        names = [name for _, name in row.files.get(platform(), ())]
        own = next((name for name in elf.needed if name in names), None)
        loaded = dl.read_links(outcome.handle).soname if outcome.handle is not None else ""
        if own is not None and loaded and own != loaded:  # no other will do, visible or not
            what = f"to be provided by {own}, which it is linked with"
            self.lines.append(f"  undefined, {what}: {_shorten(symbols)}")
            self.lines.append(f"    {loaded} is loaded, which is another library")
            cures.append(f"open {own} first, with cudyn.{row.module}.reload(path) or {row.variable}")
            return
        if outcome.error is not None:
            self.lines.append(f"  undefined, to be provided by the {row.title}: {_shorten(symbols)}")
            self.lines.append(f"    which is not usable: {outcome.error.summary}")
            cures.append(f"make the {row.title} usable ({outcome.error.hint.rstrip('.')}), then call")
            cures[-1] += f" {row.module}.expose() and open it again"
            return
        title = f"the {row.title} {show(outcome.version) if outcome.version else ''} at {outcome.path}"
        there = [symbol for symbol in symbols if symbol in outcome.symbols]
        absent = [symbol for symbol in symbols if symbol not in outcome.symbols]
        if there:
            self.lines.append(f"  undefined, provided by {title}: {_shorten(there)}")
            self.lines.append("    which is loaded, but not visible to other libraries")
            cures.append(f"call cudyn.{row.module}.expose(), then open it again")
        if absent:
            since = [f"{symbol} ({row.numbering} {library.spans(symbol)[0][0]})" for symbol in absent]
            self.lines.append(f"  undefined, and {title} does not have them: {_shorten(since)}")
            cures.append(f"use a {row.title} of the CUDA release that introduced the symbol, or newer")


def _find_rows(symbol: str) -> list[catalog.Row]:
    """The libraries whose tables have a symbol."""
    return [
        row
        for row in catalog.ROWS
        if symbol in importlib.import_module(f"cudyn._tables.{row.name}_functions").FUNCTIONS
    ]


def _find_undefined(symbols: set[str], around: Sequence[ctypes.CDLL]) -> list[str]:
    """Those of the symbols that are neither visible to every library nor in those around."""
    found = {symbol for handle in (dl.open_program(), *around) for symbol in dl.resolve(handle, symbols)}
    return sorted(symbols - found)


def _read_machine() -> str | None:
    try:
        return Elf(os.path.realpath(sys.executable)).machine
    except (OSError, ValueError):
        return None


def _shorten(symbols: Sequence[str]) -> str:
    more = f" and {len(symbols) - _SHOWN} more" if len(symbols) > _SHOWN else ""
    return ", ".join(symbols[:_SHOWN]) + more
