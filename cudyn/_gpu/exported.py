"""Kernels that cudyn has exported as a shared library: opening it, and calling its packed entries.

The library's metadata is read from the file before any of its code runs. Its packed functions check the
arguments, find the code for the device and launch it (_export/module.h).
"""

from __future__ import annotations

import ctypes
import os
import re
from array import array
from struct import pack, unpack
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from .._contract import checks, messages
from .._contract.checks import ArrayView, Found, StreamHandle
from .._contract.dtypes import read_dlpack, read_memory
from .._contract.parts import Array, Stream
from .._errors import LoadError, escape
from .._export.metadata import read_exported
from .._formats.elf_sections import Elf
from .._formats.files import LOAD_MODULE, METADATA, advise, find_exports, identify
from .._library.door import view_of
from .._symbols.links import read_machine
from .arrays import is_tensor
from .configuration import get_stream_handle
from .device import NotCopyable, driver
from .streams import NO_ARRAY, get_current_stream
from .views import show_arguments

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .._contract.contract import Contract
    from .._export.metadata import Metadata

# The TVMFFITypeIndex of each kind of argument of a packed entry.
_NONE, _INT, _BOOL, _FLOAT, _POINTER, _DLTENSOR, _STR, _SHAPE, _BIG = 0, 1, 2, 3, 4, 7, 11, 69, 78
_TYPE_ERROR, _VALUE_ERROR, _CUDA_ERROR = 1, 2, 3  # results of an entry; 0: launched
_CUDA = re.compile(
    r"(.*?): (CUDA_\w+|an unknown status) \((\d+)\)(?:: (.*))?", re.DOTALL
)  # C's message about a status
_TABLE_VERSION = 1
_WORD = (1 << 64) - 1


class _Function(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("call", ctypes.c_void_p), ("contract", ctypes.c_char_p))


class _Table(ctypes.Structure):
    """PREFIX_cudyn_module."""

    _fields_ = (
        ("version", ctypes.c_int32),
        ("count", ctypes.c_int32),
        ("functions", ctypes.POINTER(_Function)),
        ("error", ctypes.CFUNCTYPE(ctypes.c_char_p)),
        ("note", ctypes.CFUNCTYPE(ctypes.c_char_p)),
        ("load", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)),
        ("unload", ctypes.CFUNCTYPE(None)),
    )


_Entry = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p)


def load_module(path: str | os.PathLike[str]) -> ExportedModule:
    """Open a shared library that cudyn has exported.

    path: the file; a name without a folder is a file of the current directory and is not searched for.
    The functions of the library are attributes of the module returned. Raises LoadError for another kind of
    file (with the function that opens it), another machine or another format version.
    """
    return ExportedModule(path)


class ExportedModule(NotCopyable):
    """A shared library that cudyn has exported; `cudyn.load_module` opens it.

    Its functions are attributes: `module.add_one(a, b, stream=s)`; a function with the name of a method is
    `module["load"]`. Arguments are given by position or by the names of the contract; arrays are those that
    a kernel takes. If the contract has no stream, stream= gives
    one, as in `Kernel.launch`; "environment" is the current stream of the first array's package.
    A context's code is loaded at the first call. The current context is used if it belongs to the arrays'
    device, else that device's primary context. Any thread may call.

    A call raises TypeError and ValueError for arguments that do not fit the contract, DriverError for errors
    of CUDA, and LoadError without a driver or without code for the device.

    path       of the file
    name       of the export
    functions  the Contracts, by name
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.path.abspath(os.fsdecode(path))
        prefix, metadata = _read(self.path)
        self.name = metadata.name
        self.functions: Mapping[str, Contract] = {each.name: each for each in metadata.contracts}
        try:
            self._library = ctypes.CDLL(self.path)
            self._table = _Table.in_dll(self._library, f"{prefix}_cudyn_module")
        except (OSError, ValueError) as error:
            raise _make_error(self.path, " ".join(str(error).split())) from None
        if self._table.version != _TABLE_VERSION:
            why = f"expected version {_TABLE_VERSION} of its functions' table, got {self._table.version}"
            raise _make_error(self.path, why, "export it again with this cudyn, or use a newer one.")
        listed = self._table.functions[: self._table.count]
        self._entries = {each.name.decode(): _Entry(each.call) for each in listed}
        self._functions: dict[str, ExportedFunction] = {}
        self._is_open = True

    def __getattr__(self, name: str) -> ExportedFunction:
        """A function; use __getitem__ for one with the name of a method."""
        try:
            if "_entries" not in self.__dict__:  # the file was not opened
                raise KeyError(f"no function {name!r}")
            function = self.__dict__[name] = self[name]
        except KeyError as error:
            raise AttributeError(error.args[0], name=name, obj=self) from None
        return function

    def __getitem__(self, name: str) -> ExportedFunction:
        """Return a function by its name. KeyError lists the existing ones."""
        if name not in self._functions:
            if name not in self._entries:
                there = ", ".join(self.functions) or "none"
                raise KeyError(f"no function {name!r} in {escape(self.path)}; there are: {there}")
            self._functions[name] = ExportedFunction(self, self.functions[name], self._entries[name])
        return self._functions[name]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.functions]

    @property
    def note(self) -> str:
        """A note that the driver has compiled PTX, if it has; else ""."""
        return str(self._table.note().decode())

    def load(self, device: int = 0) -> None:
        """Load the code for a device before the first call."""
        self.run(self._table.load, device)

    def close(self) -> None:
        """Unload the code from the GPUs, while no call is running. Later calls are refused.

        The library stays in the process.
        """
        if self._is_open:
            self._is_open = False
            self._table.unload()

    def run(self, function: Callable[..., int], *arguments: object) -> None:
        """Call a function of the library and raise the exception for the status that it returns."""
        if not self._is_open:
            raise ValueError(f"{escape(self.path)} is closed")
        status = function(*arguments)
        if status:
            self._fail(status, self._table.error().decode("utf-8", "replace"))

    def _fail(self, status: int, text: str) -> NoReturn:
        """Raise the exception for a status of C and its message."""
        if status in (_TYPE_ERROR, _VALUE_ERROR):
            raise (TypeError if status == _TYPE_ERROR else ValueError)(text)
        found = _CUDA.fullmatch(text)
        if status != _CUDA_ERROR or found is None:
            raise LoadError(self.path, text)
        where, name, number, description = found.groups("")
        error = view_of(driver).library.info.error
        raise error(where, driver.CUresult(int(number)) if name[0] == "C" else int(number), name, description)

    def __enter__(self) -> ExportedModule:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "" if self._is_open else ", closed"
        return f"<ExportedModule {self.name}: {', '.join(self.functions) or 'no functions'}{state}>"


class ExportedFunction(NotCopyable):
    """A function of an ExportedModule. Its `contract` has the arguments."""

    def __init__(self, module: ExportedModule, contract: Contract, entry: Any) -> None:
        self.module = module
        self.contract = contract
        self.__name__ = self.__qualname__ = contract.name
        self.__doc__ = contract.text
        self._entry = entry
        streams = (i for i, each in enumerate(contract.arguments) if isinstance(each, Stream))
        self._stream_at = next(streams, None)

    def __call__(self, /, *arguments: Any, **named: Any) -> None:
        """Launch the kernel, as described in ExportedModule."""
        contract, at = self.contract, self._stream_at
        owners: list[Any] = []
        stream = named.pop("stream", None) if at is None else None
        given = checks.order(contract, arguments, named) if named else list(arguments)
        shown = _show_known(given) if at is None else None
        is_known = shown is not None
        if shown is None:
            if at is not None and at < len(given) and _is_environment(given[at]):
                stream, given[at] = given[at], None
            shown = show_arguments(contract, given, 0, owners)
        if stream is not None:
            if len(given) != len(contract.arguments):  # else the stream would count as one of them
                raise messages.count(contract, len(given))
            handle = self._find_handle(stream, given, shown)
            at = len(shown) if at is None else at
            shown[at : at + 1] = [StreamHandle(handle)]
        words = _pack(shown, owners)
        if words is None:  # C can't represent one of the values
            checks.check(contract, show_arguments(contract, given, 0, owners))
            text = "sizes and strides of arrays passed to an exported library must fit 64 bits"
            raise messages.value(contract, "arguments", text)
        self.module.run(self._entry, None, words.buffer_info()[0], len(shown), None)
        if not is_known:
            _learn(given, shown)

    def _find_handle(self, stream: Any, given: Sequence[Any], shown: Sequence[Any]) -> int:
        contract = self.contract
        if not _is_environment(stream):
            return get_stream_handle(contract.name, stream)
        rows = list(zip(contract.arguments, given, shown))
        rows.sort(key=lambda row: isinstance(row[0], Array) and row[0].optional)
        found = [row for row in rows if isinstance(row[2], _Known) or getattr(row[2], "memory", "") == "cuda"]
        text = NO_ARRAY
        try:
            if found:
                return get_current_stream(found[0][1], found[0][2].device)
        except ValueError as error:
            text = str(error)
        checks.check(contract, show_arguments(contract, given, 0, []))  # arguments' errors come first
        raise messages.value(contract, "stream", text)

    def __repr__(self) -> str:
        return f"<ExportedFunction {self.contract}>"


def _is_environment(stream: Any) -> bool:
    return isinstance(stream, str) and stream == "environment"


# --- the file


def _read(file: str) -> tuple[str, Metadata]:
    """Read the prefix of its symbols, and its metadata. Raises LoadError."""
    try:
        what, verb = identify(file)
        if verb != LOAD_MODULE or what.startswith("an object"):
            why = f"it is {what}; expected a shared library that cudyn exported"
            raise _make_error(file, why, advise(file, LOAD_MODULE))
        elf = Elf(file)
        if elf.machine != read_machine():
            why = f"it is for {elf.machine}, this Python is for {read_machine()}"
            raise _make_error(file, why, f"take the build for {read_machine()}.")
        (symbol, place), *more = find_exports(elf).items()
        if more:
            two = escape(f"{symbol}, {more[0][0]}")
            why = f"it has the kernels of {len(more) + 1} exports ({two}); one is expected"
            raise _make_error(file, why, "link each of them into a library of its own.")
        return symbol.removesuffix(METADATA), read_exported(file, symbol, place)
    except (OSError, ValueError) as error:
        raise _make_error(file, str(error)) from None


def _make_error(file: str, why: str, hint: str = "") -> LoadError:
    return LoadError(file, f"{escape(file)} can't be used: {why}", hint=hint)


# --- values in C's form


class _Known(NamedTuple):
    """The DLTensor for tensors of a kind (shape, strides, dtype, device) that has passed the checks."""

    device: int
    words: array[int]


# By class, shape, strides, dtype and device of a tensor: a DLTensor to be given an address, and its sizes.
_known: dict[Any, tuple[array[int], array[int]]] = {}
_classes: set[type] = set()
_MAX_KNOWN = 1024


def _show_known(given: Sequence[Any]) -> list[Any] | None:
    """Convert plain numbers, and tensors of a known kind. None: there are other values."""
    shown: list[Any] = []
    for value in given:
        cls = value.__class__
        if cls in _classes:
            found = _known.get(_make_key(value))
            if found is None or value.is_neg():
                return None
            words = found[0][:]
            words[0] = value.data_ptr()
            shown.append(_Known(value.get_device(), words))
        elif value is None or cls in (int, float, bool):
            shown.append(value)
        else:
            return None
    return shown


def _make_key(tensor: Any) -> tuple[Any, ...]:
    return tensor.__class__, tensor.shape, tensor.stride(), tensor.dtype, tensor.get_device()


def _learn(given: Sequence[Any], shown: Sequence[Any]) -> None:
    for value, view in zip(given, shown):
        if is_tensor(type(value)) and isinstance(view, ArrayView) and view.memory == "cuda":
            sizes: list[Any] = []
            words = _pack_tensor(view, sizes)
            if words is not None and view.dtype[0] != "c" and len(_known) < _MAX_KNOWN:  # complex: is_conj
                _known[_make_key(value)] = words, sizes[0]
                _classes.add(type(value))


def _pack(given: Sequence[Any], owners: list[Any]) -> array[int] | None:
    """Make an array of TVMFFIAny, two words each. None: C can't represent one of the values.

    owners: receives the objects that the values point to
    """
    words: list[int] = []
    for value in given:
        kind, word = _NONE, 0
        if isinstance(value, bool):
            kind, word = _BOOL, int(value)
        elif isinstance(value, int):
            kind, word = _INT, value & _WORD
            if not _fits(value):
                kind, word = _BIG, _pack_big(value, owners)
        elif isinstance(value, float):
            kind, (word,) = _FLOAT, unpack("=Q", pack("=d", value))
        elif isinstance(value, _Known):
            kind, word = _DLTENSOR, value.words.buffer_info()[0]
        elif isinstance(value, StreamHandle):
            if not 0 <= value.handle <= _WORD:
                return None
            kind, word = _POINTER, value.handle
        elif isinstance(value, ArrayView):
            tensor = _pack_tensor(value, owners)
            if tensor is None:
                return None
            kind, word = _DLTENSOR, tensor.buffer_info()[0]
            owners.append(tensor)
        elif type(value) is tuple:
            if not all(_fits(size) for size in value):
                return None
            sizes = array("q", value)
            cell = array("Q", (0, 0, 0, sizes.buffer_info()[0], len(value)))  # behind the header of an object
            kind, word = _SHAPE, cell.buffer_info()[0]
            owners += sizes, cell
        elif value is not None:
            if not isinstance(value, Found) or value.what != "str":
                return None
            kind = _STR
        words += kind, word
    return array("Q", words)


def _pack_big(value: int, owners: list[Any]) -> int:
    """Make an integer object: a header, a count of words, and these. Returns its address."""
    count = value.bit_length() // 64 + 1
    cell = array("Q", (0, 0, 0, count)) + array("Q", value.to_bytes(8 * count, "little", signed=True))
    owners.append(cell)
    return cell.buffer_info()[0]


def _fits(value: int) -> bool:
    return -(1 << 63) <= value < 1 << 63


def _pack_tensor(value: ArrayView, owners: list[Any]) -> array[int] | None:
    """Make a DLTensor. None: it can't represent the dtype or the strides."""
    element_type, memory = read_dlpack(value.dtype), read_memory(value.memory)
    if element_type is None or memory is None:
        return None
    code, bits, lanes = element_type
    if not all(type(size) is int and _fits(size) for size in (*value.shape, *value.strides)):
        return None
    sizes, rank = array("q", (*value.shape, *value.strides)), len(value.shape)
    owners.append(sizes)
    place = sizes.buffer_info()[0]
    element = rank | code << 32 | bits << 40 | lanes << 48
    where = memory | (value.device & 0xFFFFFFFF) << 32
    words = value.address & _WORD, where, element, place, place + 8 * rank, 0
    return array("Q", words)
