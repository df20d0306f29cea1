"""Kernels that cudyn has exported as a shared library: opened, and called by their packed entries.

What a library says of itself is read from the file, before anything of it is run. The packed entries check the
arguments, find the code for the device and launch it; docs/export.md describes what they take.
"""

from __future__ import annotations

import ctypes
import os
from struct import pack, unpack

from .._contract import checks
from .._contract.checks import ArrayView, StreamHandle
from .._contract.dtypes import DTYPES, MEMORY
from .._errors import LoadError
from .._export.metadata import MAX_TEXT, read_metadata
from .._formats.elf_sections import Elf
from .._formats.files import LOAD_MODULE, METADATA, advise, identify, read_symbol_text
from .._library.module import view_of
from .._symbols.links import read_machine
from .device import NotCopyable, driver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .._contract.contract import Contract
    from .._export.metadata import Metadata

# TVMFFITypeIndex of what a packed entry takes.
_NONE, _INT, _BOOL, _FLOAT, _POINTER, _DLTENSOR, _STR, _SHAPE = 0, 1, 2, 3, 4, 7, 11, 69
_TYPE_ERROR, _VALUE_ERROR, _CUDA_ERROR = 1, 2, 3  # what an entry returns; 0: launched
_MEMORY = {name: number for number, name in MEMORY.items()}  # DLDeviceType


def load_module(path: str | os.PathLike[str]) -> ExportedModule:
    """Open a shared library that cudyn has exported, with the kernels of an artifact.

    path: the file; a name without a folder is a file of the current directory and is not searched for.
    The functions of the library are attributes of what is returned. Raises LoadError for a file that is
    something else (it says what, and what opens it), is for another machine, or of another format version.
    """
    return ExportedModule(path)


class ExportedModule(NotCopyable):
    """A shared library that cudyn has exported; `cudyn.load_module` opens it.

    Its functions are attributes: `module.add_one(a, b, stream=s)`. Arguments are given by position or by name,
    as the contract calls them: arrays as `Kernel.launch` takes them; stream is the last one where the contract has
    none. Code is loaded into a context at the first call. TypeError and ValueError: the arguments do not keep
    the contract; DriverError: what CUDA says; LoadError: no driver, or no code for the device.

    path       of the file
    name       of what was exported
    functions  the Contracts, by name
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.path.abspath(os.fsdecode(path))
        prefix, self._metadata = _read(self.path)
        self.name = self._metadata.name
        self.functions: Mapping[str, Contract] = {each.name: each for each in self._metadata.contracts}
        try:
            self._library = ctypes.CDLL(self.path)
            self._unload = self._library[f"{prefix}_unload"]
        except (OSError, AttributeError) as error:
            raise _make_error(self.path, " ".join(str(error).split())) from None

    def __repr__(self) -> str:
        return f"<ExportedModule {self.name}: {', '.join(self.functions) or 'no functions'}>"


# --- the file


def _read(file: str) -> tuple[str, Metadata]:
    """Read the prefix of its symbols, and what it says of itself. Raises LoadError."""
    try:
        what, verb = identify(file)
        if verb != LOAD_MODULE or what.startswith("an object"):
            why = f"it is {what}; expected a shared library that cudyn exported"
            raise _make_error(file, why, advise(file, LOAD_MODULE))
        elf = Elf(file)
        if elf.machine != read_machine():
            why = f"it is for {elf.machine}, this Python is for {read_machine()}"
            raise _make_error(file, why, f"take the build for {read_machine()}.")
        (symbol, place), *more = elf.find_contents(n for n in elf.defined if n.endswith(METADATA)).items()
        if more:
            why = f"it has the kernels of {len(more) + 1} exports ({symbol}, {more[0][0]}); one is expected"
            raise _make_error(file, why, "link each of them into a library of its own.")
        text = read_symbol_text(file, symbol, *place, MAX_TEXT)
        return symbol.removesuffix(METADATA), read_metadata(text.encode())
    except (OSError, ValueError) as error:
        raise _make_error(file, str(error)) from None


def _make_error(file: str, why: str, hint: str = "") -> LoadError:
    return LoadError(file, f"{file} can't be used: {why}", hint=hint)


# --- values, as C has them


def _pack(given: Sequence[Any]) -> ctypes.Array[ctypes.c_uint64]:
    """Lay out values as an array of TVMFFIAny, behind which stands what they point to."""
    words: list[int] = []
    pointed: list[int] = []
    pointers: list[int] = []  # which words are offsets in `pointed`

    def point(data: Sequence[int]) -> int:
        pointed.extend(data)
        return 8 * (2 * len(given) + len(pointed) - len(data))

    for value in given:
        kind, word = _NONE, 0
    return (ctypes.c_uint64 * len(words))(*words)
