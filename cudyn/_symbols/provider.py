"""A shared object of our own in this process that has symbols for others' modules to bind to.

Each symbol is a jump through a cell. The cell leads to a fallback at first, which returns a status and zeroes
what the function would have filled in, and to the real function as soon as `fill` is told its address.
"""

from __future__ import annotations

import ctypes
import os
import platform
from typing import NamedTuple

from .._formats.elf_writer import SharedObject, Symbol
from .._machine.assembler import ASSEMBLERS
from .._machine.fallback import Fallback, write_fallback

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Function(NamedTuple):
    """A symbol to provide.

    name, version  of the symbol; "" is no version
    fallback       what it does while it is not there
    answer         what it returns then: a status or, of a function that returns text, the text
    """

    name: str
    version: str
    fallback: Fallback
    answer: int | bytes


class Provider:
    """A shared object with functions, loaded until it is closed. Raises OSError where the system refuses it.

    soname: the name that DT_NEEDED entries of modules find it by. is_global: its symbols are seen by all that
    is loaded later; otherwise by those only that name it as needed.
    """

    def __init__(self, soname: str, functions: Iterable[Function], is_global: bool = False) -> None:
        self.soname = soname
        self.functions = {(function.name, function.version): function for function in functions}
        data, self._places = self._write()
        self._file = os.memfd_create(f"cudyn {soname}", os.MFD_CLOEXEC)
        self._path = f"/proc/self/fd/{self._file}"
        try:
            with open(self._file, "wb", closefd=False) as file:
                file.write(data)
            mode = ctypes.RTLD_GLOBAL if is_global else ctypes.RTLD_LOCAL
            self._handle: ctypes.CDLL | None = ctypes.CDLL(self._path, mode=mode)
        except BaseException:
            os.close(self._file)
            raise
        start = ctypes.cast(self._handle["cudyn_provider"], ctypes.c_void_p).value or 0
        self._base = start - self._places["cudyn_provider"]

    def _write(self) -> tuple[bytes, dict[str, int]]:
        machine = platform.machine()
        if machine not in ASSEMBLERS:
            raise OSError(f"expected a machine of {', '.join(ASSEMBLERS)}, found {machine}")
        code = ASSEMBLERS[machine]()
        written = SharedObject(machine, self.soname, code)
        for number, function in enumerate(self.functions.values()):
            answer: int | str
            if isinstance(function.answer, bytes):
                answer = f"text {number}"
                written.add_cell(answer, function.answer + b"\0")
            else:
                answer = function.answer
            written.add_cell(f"answer {number}", answer)
            written.add_cell(f"calls {number}")
            written.add_cell(f"slot {number}", f"fallback {number}")
            code.align()
            code.label(f"fallback {number}")
            write_fallback(code, machine, function.fallback, f"answer {number}", f"calls {number}")
            code.align()
            code.label(f"jump {number}")
            code.jump_through(f"slot {number}")
            written.symbols.append(Symbol(function.name, f"jump {number}", function.version))
        code.align()
        code.label("cudyn_provider")
        code.enter(0)
        code.leave()
        written.symbols.append(Symbol("cudyn_provider", "cudyn_provider"))
        return written.write()

    def _cell(self, kind: str, name: str, version: str) -> ctypes.c_uint64:
        if self._handle is None:
            raise ValueError(f"{self.soname}: the provider is closed")
        number = list(self.functions).index((name, version))
        return ctypes.c_uint64.from_address(self._base + self._places[f"{kind} {number}"])

    def fill(self, name: str, address: int, version: str = "") -> None:
        """Let a symbol lead to a function, from the next call on; 0: to its fallback again."""
        cell = self._cell("slot", name, version)
        number = list(self.functions).index((name, version))
        cell.value = address or self._base + self._places[f"fallback {number}"]

    def answer(self, name: str, status: int, version: str = "") -> None:
        """Let the fallback of a symbol return another status."""
        self._cell("answer", name, version).value = status % 2**64

    @property
    def missed(self) -> dict[str, int]:
        """How often each function was called while it was not there."""
        found: dict[str, int] = {}
        for name, version in self.functions:
            calls = self._cell("calls", name, version).value
            if calls:
                found[name] = found.get(name, 0) + calls
        return found

    def close(self) -> None:
        """Unload it, unless modules are bound to its symbols: then it stays."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        close = ctypes.CDLL(None).dlclose
        close.argtypes = [ctypes.c_void_p]
        close(handle._handle)
        try:
            close(ctypes.CDLL(self._path, mode=os.RTLD_NOLOAD)._handle)
        except (
            OSError
        ):  # it is gone; the system loader takes what has the path of a loaded library for that one
            os.close(self._file)
