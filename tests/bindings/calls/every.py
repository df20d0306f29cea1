"""Lists the functions, types and names of a library, and creates arguments for tests of calls."""

from __future__ import annotations

import ast
import ctypes
import pathlib
from _ctypes import _SimpleCData
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import cudyn
from cudyn._bindings.calls import call, plain_call, quick_calls
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import Library, library
from cudyn._bindings.libraries.load import Outcome
from cudyn._bindings.libraries.module import Deferred, Level, _attach, view_of
from cudyn._bindings.tables import functions, rows
from cudyn.errors import LibraryNotFoundError
from cudyn.types import Handle, LibraryModule

from ...support import fakes, samples

ARGUMENT_ERRORS = (TypeError, ValueError, OverflowError)
TEXTS = ("const char *const *", "const char **")  # the types of lists of strings
NUMBER = 3  # the value of all integer arguments and lengths


class Wrapped:
    """An object that ctypes replaces with its `_as_parameter_`."""

    def __init__(self, value: object) -> None:
        self._as_parameter_ = value


class Index:
    """An integer object that is not an int, such as a numpy integer."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def raises_type_error(convert: Any, value: object) -> bool:
    """Return whether a conversion raises TypeError."""
    try:
        convert(value)
    except TypeError:
        return True
    return False


def list_calls(function: Any) -> list[Any]:
    """List the implementations of a function's call.

    The first is the function that users call, which may be a fast call. The second is the general call, which
    accepts all arguments. The third is the quick call, if it exists.
    """
    complete_call = getattr(function, "call", function)
    calls = [function, complete_call]
    if isinstance(complete_call, plain_call.Call) and not isinstance(
        complete_call.finish, plain_call.ErrorDetails
    ):
        calls.append(quick_calls.make(complete_call))
    return calls


def make_record(symbol: str, text: str, level: str = "13.0") -> functions.Function:
    """Return the record of a function with this prototype, which does not have to be in a table."""
    result, params = rows.prototype(text)
    versions = ((level, None, text),)  # the prototype has been the same since this release
    return functions.Function(
        "fake", symbol, symbol, level, text, result, params, versions, answers=(), told=()
    )


@cache
def read_pyi(name: str) -> dict[str, list[ast.FunctionDef]]:
    """Return the overloads of each function in a library's .pyi file. The last one has all parameters."""
    tree = ast.parse(pathlib.Path(cudyn.__file__).with_name(f"{name}.pyi").read_text())
    overloads: dict[str, list[ast.FunctionDef]] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            overloads.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in overloads:
            overloads |= {
                name.id: overloads[node.value.id] for name in node.targets if isinstance(name, ast.Name)
            }
    return overloads


def make_value(types: Any, param: rows.Param) -> Any:
    """Return an argument for a parameter. It is not an address, so C cannot read any memory."""
    cls = types.ctype(param.type)
    if param.role in ("both", "most", "given"):
        return NUMBER
    if isinstance(cls, type) and issubclass(cls, (ctypes.Structure, ctypes.Union)):
        return cls()
    if isinstance(cls, type) and issubclass(cls, _SimpleCData) and not issubclass(cls, Handle):
        return None if cls in (ctypes.c_void_p, ctypes.c_char_p) else NUMBER
    return None


def make_enumerator(types: Any, param: rows.Param) -> int:
    """Return an enumerator whose value has a type in the tables."""
    tag = types.resolve(param.type).removeprefix("enum ")
    home = types._get_home(tag)
    values = dict(home.members(tag))
    enumerators_with_types = home.common.tables.ATTRIBUTES[tag]
    return next(int(values[name]) for name in enumerators_with_types if name in values)


def make_memory(types: Any, param: rows.Param, count: int) -> Iterator[Any]:
    """Yield objects with memory for a number of elements."""
    cls = types.ctype(param.type)
    if param.type in TEXTS:
        yield ["x"] * count
        return
    if not (isinstance(cls, type) and issubclass(cls, ctypes._Pointer)) or cls._type_ is ctypes.c_char:
        yield (ctypes.c_char * count)()
        yield bytearray(count)
        return
    size = ctypes.sizeof(cls._type_) if param.in_bytes else 1
    yield (cls._type_ * (count // size))()


# --- functions, types and names


@dataclass(frozen=True)
class Function:
    """A symbol with its prototype in one header release."""

    info: catalog.LibraryInfo
    symbol: str
    level: str
    text: str

    @property
    def shared(self) -> Library:
        return library(self.info)

    @property
    def types(self) -> Any:
        return self.shared.types_at(self.level)

    @cached_property
    def record(self) -> functions.Function:
        return make_record(self.symbol, self.text, self.level)

    @property
    def result(self) -> str:
        return str(self.record.result)

    @property
    def params(self) -> list[rows.Param]:
        return list(self.record.params)

    @cached_property
    def accepted(self) -> list[rows.Param]:
        """The parameters that a checked call accepts."""
        return [param for param in self.params if param.is_given]

    @cached_property
    def converted(self) -> list[rows.Param]:
        """The parameters whose arguments are converted for C: all except the out-parameters."""
        return [param for param in self.params if param.role != "out"]

    def __str__(self) -> str:
        return f"{self.symbol} of {self.info.name} {self.level}"

    def describe_param(self, param: rows.Param) -> str:
        return f"{self.symbol}: {param.name} ({param.type})"

    def get_converter(self, param: rows.Param) -> Any:
        return self.types.param(param.type, self.describe_param(param)).from_param

    def make_call(self, c_function: str) -> Any:
        """Return a checked call of this prototype that calls a function of the C library instead of CUDA's.

        The arguments are converted and checked, and the function of the C library ignores them.
        """
        status_map = plain_call.StatusMap(self.symbol, lambda *_: RuntimeError("C was reached"))
        record = self.record._replace(symbol=c_function)
        return call.make_checked_call(self.types, ctypes.CDLL(None), record, self.info.status, status_map)


@dataclass(frozen=True)
class Type:
    """The name of a type, enumerator or constant of a library in one header release."""

    info: catalog.LibraryInfo
    level: str
    name: str

    @property
    def types(self) -> Any:
        return library(self.info).types_at(self.level)

    @property
    def tables(self) -> Any:
        return self.types.common.tables

    @cached_property
    def cls(self) -> Any:
        """The class or value, or `None` for a constant whose value is only stored in the library's file."""
        return None if self.name in self.tables.VARIABLES else self.types.get(self.name)

    def __str__(self) -> str:
        return f"{self.name} of {self.info.name} {self.level}"

    @property
    def is_record(self) -> bool:
        return self.name in self.tables.RECORDS


@cache
def list_prototypes(info: catalog.LibraryInfo) -> list[Function]:
    """List every prototype of every symbol, with the first release that declares it."""
    shared = library(info)
    prototypes = []
    for symbol in samples.choose(shared, shared.tables.FUNCTIONS):
        for since, _, text in shared.get_versions(symbol):
            prototypes.append(Function(info, symbol, since, text))
    return prototypes


@cache
def list_newest(info: catalog.LibraryInfo) -> list[Function]:
    """List every symbol with the prototype that a call at the newest release uses."""
    shared = library(info)
    prototypes = []
    for symbol in samples.choose(shared, shared.tables.FUNCTIONS):
        record = shared.get_function(symbol, shared.releases[-1])
        prototypes.append(Function(info, symbol, record.level, record.text))
    return prototypes


@cache
def list_types(info: catalog.LibraryInfo) -> list[Type]:
    """List every name of a type, enumerator or constant, at the oldest and at the newest release."""
    shared = library(info)
    oldest, newest = shared.releases[0], shared.releases[-1]
    levels = [oldest] if oldest == newest else [oldest, newest]
    types = []
    for level in levels:
        types += [Type(info, level, name) for name in shared.types_at(level).names()]
    return types


def make_module(info: catalog.LibraryInfo, level: str, file: pathlib.Path | None) -> LibraryModule:
    """Return a module for a library at an API level. The library is missing if `file` is `None`."""
    library_ = Library(info)
    outcome = Outcome()
    if file is None:
        outcome.error = LibraryNotFoundError(info.title, "it is hidden from this test", (), "")
    else:
        outcome.handle = ctypes.CDLL(str(file))
        outcome.version = library_.version_at(level)
        outcome.symbols = frozenset(library_.tables.FUNCTIONS)
    library_._outcome = outcome
    module = LibraryModule(library_.module)
    _attach(module, Level(library_, level, per_thread=False, name=library_.module, modules={}))
    return module


@dataclass(frozen=True)
class Name:
    """The name of a function in a module or in its `raw`.

    Attributes:
        module: The module of a library that exports all functions.
        missing_module: The module of the same library without its file.
        name: The name of the function.
        is_raw: Whether the name belongs to `raw`.
    """

    module: LibraryModule
    missing_module: LibraryModule
    name: str
    is_raw: bool

    def __str__(self) -> str:
        start = "raw." if self.is_raw else ""
        return f"{start}{self.name} of {self.library.info.name} {view_of(self.module).level}"

    @property
    def library(self) -> Library:
        return view_of(self.module).library

    @cached_property
    def function(self) -> Any:
        return getattr(self.module.raw if self.is_raw else self.module, self.name)

    @cached_property
    def deferred_function(self) -> Any:
        return getattr(self.missing_module.raw if self.is_raw else self.missing_module, self.name)

    @property
    def is_deferred(self) -> tuple[bool, bool]:
        """Whether the function is deferred, with the library and without it."""
        return isinstance(self.function, Deferred), isinstance(self.deferred_function, Deferred)

    @cached_property
    def symbol(self) -> str:
        """The symbol that the function calls at this level."""
        symbol = view_of(self.module).symbol_of(self.name)
        assert symbol is not None
        return symbol

    @cached_property
    def prototype(self) -> tuple[str, list[rows.Param]]:
        """The type of the result and the parameters, as in the table."""
        record = self.library.get_function(self.symbol, view_of(self.module).level)
        return record.result, list(record.params)


def iter_names(info: catalog.LibraryInfo, level: str, directory: pathlib.Path) -> Iterator[Name]:
    """Yield the names of all functions of a module at a level, and the same names of its `raw`.

    If the calls of a library are not checked, only the names of `raw` are functions.
    """
    symbols = Library(info).tables.FUNCTIONS
    file = fakes.build(
        directory, fakes.write_exporting_source(symbols), fakes.UNFINDABLE, name=f"every_{info.name}.so"
    )
    missing_module = make_module(info, level, None)
    module = make_module(info, level, file)
    symbol_by_name = view_of(missing_module).functions()
    for name in samples.choose(library(info), symbol_by_name, level):
        for is_raw in (False, True) if library(info).is_checked(symbol_by_name[name]) else (True,):
            yield Name(module, missing_module, name, is_raw)
