"""Describes the functions of a library as callers see them, in the headers of one CUDA major version.

A stub cannot check how it is called, and the major version of its callers may be unknown. Therefore, it
writes an output only if all possible headers agree on the output, and calls a real function only if the
function's signature matches the callers' headers.
"""

from __future__ import annotations

import contextlib
import ctypes
import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from .._bindings.libraries.catalog import read_module
from .._bindings.libraries.library import Library, parse
from .._bindings.libraries.search import platform
from .._bindings.machine.fallback import Fallback
from .._bindings.tables import functions
from .._process import process
from . import late_search
from .symbol import UNRECOGNIZED, FixedResult, Symbol, TableResult, Variable, make_unknown

Pins = Mapping[str, tuple[int, ...]]
"""Maps each library to the version that the callers' package requires. The key "" stands for CUDA itself."""

# The roles of parameters that point to a single object that the function writes but does not read.
_OUTPUT_ROLES = ("out", "used")


class FallbackCall(NamedTuple):
    """The behavior of a function while it is missing.

    Attributes:
        fallback: The function's parameters, and the outputs that it writes.
        returns: The category of the result: "status" for a status that reports a failure, "text" for a
            string, "success" for a status that is 0 even without a driver. "" stands for other results, which
            are 0.
        form: For a function that succeeds even without a driver, the format in which it returns its result
            (see `LibraryInfo.succeeds`). Otherwise None.
    """

    fallback: Fallback
    returns: str
    form: str | None = None


class LibraryAbi:
    """The functions of a library for callers that were compiled with the headers of one major version.

    Instances never change, because everything is computed from the tables. `get_abi` caches them.

    Attributes:
        library: The library that contains the functions.
        major: The callers' CUDA major version, or None if it is unknown or if the library has its own version
            numbers.
        releases: The CUDA releases whose headers the callers may use. If `major` is None, these are all
            releases.
        version: The library's own version: the version that the callers' package requires, or the newest.

    Raises:
        ValueError: The headers of the major version are not in the tables.
    """

    def __init__(self, library: Library, major: int | None = None, pins: Pins = MappingProxyType({})) -> None:
        self.library = library
        self.major = major if library.info.numbering == "CUDA" else None
        self.releases = [r for r in library.releases if self.major in (None, parse(r)[0])]
        if not self.releases:
            majors = ", ".join(dict.fromkeys(str(parse(release)[0]) for release in library.releases))
            raise ValueError(
                f"the table of the {library.info.title} does not contain CUDA {major}; it contains {majors}"
            )
        self.version = self._choose_version(pins)
        self._calls: dict[str, FallbackCall] = {}
        self._majors: dict[str, frozenset[int]] = {}
        self._is_compatible: dict[tuple[str, str], bool] = {}

    # --- the headers

    def has_function(self, function: str) -> bool:
        """Return whether the tables contain a function."""
        return function in self.library.tables.FUNCTIONS or function in self.library.tables.HIDDEN

    def list_releases_with(self, function: str, releases: Iterable[str] = ()) -> list[str]:
        """List the releases that contain a function, including releases whose headers do not declare it.

        Args:
            function: The function's name.
            releases: The releases to search instead of the callers' releases.
        """
        tables = self.library.tables
        return [r for r in releases or self.releases if functions.is_declared(tables, function, r)]

    def list_functions(self) -> list[str]:
        """List the functions that the callers' releases contain, including undeclared functions."""
        return [
            *filter(self.list_releases_with, (*self.library.tables.FUNCTIONS, *self.library.tables.HIDDEN))
        ]

    def list_variables(self) -> list[str]:
        """List the variables that the callers' headers declare."""
        names = self.library.common_types.tables.VARIABLES
        return [name for name in names if self.measure_variable(name)]

    def measure_variable(self, name: str) -> int:
        """Return the size of a variable in bytes, or 0 if no header declares it.

        The newest header that declares the variable determines the size.
        """
        if name not in self.library.common_types.tables.VARIABLES:
            return 0
        for release in reversed(self.releases):
            with contextlib.suppress(KeyError):
                return ctypes.sizeof(self.library.types_at(release).variable_type(name))
        return 0

    def is_called_alike(self, function: str, releases: Sequence[str] = ()) -> bool:
        """Return whether a function is called in the same way in the callers' releases and in `releases`."""
        declaring = self.list_releases_with(function, [*self.releases, *releases])
        return all(self.library.is_compatible(function, declaring[0], release) for release in declaring[1:])

    def list_ambiguous(self, names: Iterable[str]) -> list[str]:
        """List the functions whose signatures differ between the callers' headers.

        The list is empty if the soname of the library does not depend on the CUDA major version. The stub of
        such a library only writes outputs that are the same in all versions.
        """
        if not has_majors(self.library):
            return []
        return [name for name in names if self.has_function(name) and not self.is_called_alike(name)]

    def list_majors(self, function: str) -> frozenset[int]:
        """List the major versions of the library in which these callers may call a function."""
        if function not in self._majors:
            self._majors[function] = late_search.list_majors(
                self.library, self.major, lambda releases: self.is_called_alike(function, releases)
            )
        return self._majors[function]

    def accepts(self, function: str, release: str) -> bool:
        """Return whether a function's signature in a release matches all of the callers' headers."""
        key = function, release
        if key not in self._is_compatible:
            self._is_compatible[key] = all(
                self.library.is_compatible(function, callers_release, release)
                for callers_release in self.releases
            )
        return self._is_compatible[key]

    # --- the behavior while the library is missing

    def describe(self, function: str) -> FallbackCall:
        """Return the behavior of a function while it is missing. Raises KeyError if no table contains it."""
        if function not in self._calls:
            self._calls[function] = self._describe(function)
        return self._calls[function]

    def _describe(self, function: str) -> FallbackCall:
        """Return the behavior of a missing function that is safe for all of the callers' headers.

        The last release that contains the function determines its parameters. An output is only written if
        it is passed in the same way according to all headers. If its size differs between the headers, only
        the smallest size is written.
        """
        library = self.library
        releases = self.list_releases_with(function) or self.releases[-1:]
        has_fixed_structures = self.major is not None or not library.by_version
        declarations = dict.fromkeys(library.get_function(function, release) for release in releases)
        calls = [
            _describe_declaration(library, declaration, has_fixed_structures) for declaration in declarations
        ]
        fallback, returns, _ = calls[-1]
        if function in library.tables.FAILING:
            returns = "status"
        form = self._find_form(function)
        if form is not None and returns == "status":
            returns = "success"
        # The integers that a function which succeeds writes to its outputs, in the order of the outputs.
        numbers = (number.to_bytes(8, "little") for number in self._list_numbers(form or ""))
        names = [param.name for param in list(declarations)[-1].params]
        outputs: dict[int, bytes] = {}
        for index in fallback.outputs:
            output = b"\0"
            if returns == "status":
                output = self._find_written(f"{function} {names[index]}")
            elif form is not None:
                output = next(numbers, b"")
            size = min(len(call.fallback.outputs.get(index, b"")) for call in calls)
            # The pointer is passed in the same register or stack slot only if the result and all parameters
            # before it are passed in the same way.
            conventions = {
                tuple(map(_get_passing_key, (call.result, *call.parameters[: index + 1])))
                for call, *_ in calls
            }
            if output and size and len(conventions) == 1:
                outputs[index] = output.ljust(size, output[-1:])[:size]  # repeats the last byte if necessary
        return FallbackCall(fallback._replace(outputs=outputs), returns, form)

    def _find_form(self, function: str) -> str | None:
        """Return the format of a function's result without a driver, or None if the function fails.

        The result is also None if the callers' major version is unknown, because the library's version and
        the function's result are then unknown as well.
        """
        if self.major is None and self.library.info.numbering == "CUDA":
            return None
        forms = [
            form
            for since, name, form in self.library.info.succeeds
            if name == function and since <= (self.major or 0)
        ]
        return forms[-1] if forms and forms[-1] != "fails" else None  # the newest entry applies

    def _find_written(self, output: str) -> bytes:
        """Return the byte with which a failing function fills an output, or b"" for an unchanged output.

        Functions that fail usually leave their outputs unchanged. `LibraryInfo.writes` lists the exceptions.

        Args:
            output: The function and the parameter, separated by a space.
        """
        for value, pattern in self.library.info.writes:
            if re.fullmatch(pattern, output):
                return bytes([value])
        return b""

    def _choose_version(self, pins: Pins) -> tuple[int, int, int]:
        """Return the library's own version: major, minor and patch.

        This is the version that the callers' package requires. Without such a requirement, it is the version
        in the newest release up to the required version of CUDA.
        """
        info = self.library.info
        # If the library counts its releases, the version of its package is not the version of the library.
        version = None if info.counts else pins.get(info.name)
        if version is None:
            toolkit = pins.get("", (1 << 16,))[:2]  # newer than all releases if no version is required
            releases = [release for release in self.releases if parse(release) <= toolkit] or self.releases
            version = tuple(self.library.tables.VERSIONS.get(releases[-1]) or parse(releases[-1]))
        major, minor, patch = (*version, 0, 0)[:3]
        return major, minor, patch

    def _list_numbers(self, form: str) -> list[int]:
        """Return the integers that a function returns or writes, for a format in `LibraryInfo.succeeds`."""
        major, minor, patch = self.version
        is_short = form == "short" or (major, minor) <= self.library.info.newest_short
        decimal = (1000 if is_short else 10000) * major + 100 * minor + patch
        numbers = {
            "packed": [1000 * major + 10 * minor],
            "decimal": [decimal],
            "short": [decimal],
            "returned": [decimal],
            "count": [major],
            "pair": [major, minor],
            "three": [major, minor, patch],
            "pointed": [major, minor, patch],
        }
        if form[:1].isdigit():  # a constant version such as 1.2
            return [int(number) for number in form.split(".")]
        return numbers.get(form, [])

    def list_descriptions(self, function: str) -> dict[int, str]:
        """Return a dict that maps each status code to the name or description that a function returns for it.

        This is the library's own description, or cudyn's if the table does not contain a description.
        """
        library = self.library
        texts = _read_texts(library).get(function)
        # The tables omit descriptions that are equal to the names.
        is_name = function.endswith("Name") or texts is not None
        statuses = library.types_at(self.releases[-1]).get(library.info.codes)
        # If several names have the same value, the first name is used.
        members = {int(member): name for name, member in reversed(statuses.__members__.items())}
        descriptions = {
            value: name if is_name else _describe_status(library, value, name)
            for value, name in sorted(members.items())
        }
        return descriptions | {value: text for value, text in (texts or {}).items() if value in members}

    def make_result(self, function: str, status: int, lacks: int | None = None) -> FixedResult | TableResult:
        """Create the description of a function's outputs and result while the function is missing.

        Args:
            function: The function's name.
            status: The status to return, if the function returns a status.
            lacks: The status to return once a library that does not contain the function is loaded. The
                default is `status`.
        """
        info = self.library.info
        fallback, returns, form = self.describe(function)
        kind, _, unknown_status = (form or "").partition(":")
        if kind == "property":  # the first parameter selects the major, minor or patch version
            rows = dict(enumerate(self.version))
            return TableResult(fallback._replace(table_use=3), rows, int(unknown_status), lacks)
        if fallback.table_use:
            unrecognized = _read_texts(self.library, "UNKNOWN").get(function, UNRECOGNIZED)
            return TableResult(fallback, self.list_descriptions(function), status, lacks, unrecognized)
        if kind == "returned":
            return FixedResult(fallback, *self._list_numbers(kind))
        if kind == "pointed":
            return FixedResult(fallback, tuple(self._list_numbers(kind)))
        if returns == "text":
            return FixedResult(fallback, f"{function}: the {info.title} is missing".encode())
        return FixedResult(fallback, status, lacks) if returns == "status" else FixedResult(fallback, 0)

    def make_symbol(
        self, name: str, version: str, function: str, is_data: bool = False, is_found: bool = False
    ) -> Symbol:
        """Create a symbol that never searches for the real function.

        Args:
            name: The name in the stub, or "" if only the CuTe DSL's functions call it.
            version: The version node, or "".
            function: The library's name for the symbol.
            is_data: Whether the symbol is a variable.
            is_found: Whether the library was found, but does not contain the function.
        """
        (_, no_library), (_, no_function) = self.library.info.absent
        status = no_function if is_found else no_library
        size = self.measure_variable(name)
        if size:
            return Symbol(name, version, name, Variable(size))
        if not self.has_function(function):
            return make_unknown(name, version, status, (), is_data, no_function)
        result = self.make_result(function, status, no_function)
        is_registering = late_search.is_registering(self.library, function, result.fallback.parameters)
        return Symbol(name, version, function, result, is_registering=is_registering)


_abis: dict[tuple[Library, int | None, tuple[int, ...] | None, tuple[int, ...] | None], LibraryAbi] = (
    process.keep({})
)


def get_abi(library: Library, major: int | None, pins: Pins = MappingProxyType({})) -> LibraryAbi:
    """Return the LibraryAbi of a library, which is cached. The parameters are the same as for `LibraryAbi`.

    Raises:
        ValueError: The headers of the major version are not in the tables.
    """
    key = library, major, pins.get(library.info.name), pins.get("")
    if key not in _abis:
        _abis[key] = LibraryAbi(library, major, pins)
    return _abis[key]


def has_majors(library: Library) -> bool:
    """Return whether each CUDA major version has its own build of the library, with its own signatures."""
    return any(major for major, _ in library.info.files.get(platform(), ()))


def _describe_declaration(
    library: Library, function: functions.Function, has_fixed_structures: bool
) -> FallbackCall:
    """Describe a missing function according to one declaration, with all outputs that it might write.

    Args:
        library: The library that contains the function.
        function: The declaration of the function in one release.
        has_fixed_structures: Whether structures have the same size in all of the callers' headers.
    """
    types = library.types_at(function.level)
    params = function.params
    outputs = {}
    returns_version = function.symbol in [name for _, name, _ in library.info.succeeds]
    for index, param in enumerate(params):
        target: Any = getattr(types.ctype(param.type), "_type_", None)
        # The parameters of functions without checked calls do not have roles.
        is_number = returns_version and target in (ctypes.c_int, ctypes.c_uint)
        is_output = param.role in _OUTPUT_ROLES or is_number
        # If the callers' major version is unknown, the structure's size may differ in their headers.
        if is_output and (has_fixed_structures or not issubclass(target, (ctypes.Structure, ctypes.Union))):
            outputs[index] = bytes(ctypes.sizeof(target))
    status = library.info.status and types.resolve(library.info.status)
    resolved = types.resolve(function.result)
    returns = "text" if resolved in ("char *", "const char *") else ""
    if status and resolved == status:
        returns = "status"
    table_use = 0  # the way the function returns the description of a status, as in `Fallback.table_use`
    if status and params and types.resolve(params[0].type) == status:
        other_types = [param.type for param in params[1:]]
        if returns == "text" and not other_types:
            table_use = 1
        elif other_types == ["const char **"]:
            table_use = 2
    parameters = [types.ctype(param.type) for param in params]
    result = types.ctype(function.result)
    echo = []
    if function.symbol in library.info.echoes:
        echo = [getattr(result, name).offset for name, *_ in result._fields_]
    return FallbackCall(Fallback(parameters, result, outputs, table_use, echo), returns)


def _read_texts(library: Library, table: str = "TEXTS") -> Mapping[str, Any]:
    """Return a table of status descriptions. It is empty for a library without descriptions."""
    try:
        tables = read_module(f"cudyn._bindings.tables.{library.info.name}_texts")
    except ModuleNotFoundError:
        return {}
    rows: Mapping[str, Any] = getattr(tables, table)
    return rows


def _get_passing_key(type_: Any) -> Any:
    """Return a key that is the same for all types that are passed to functions in the same way.

    The key of a structure is its class.
    """
    if type_ is None or issubclass(type_, (ctypes.Structure, ctypes.Union)):
        return type_
    return ctypes.sizeof(type_), issubclass(type_, (ctypes.c_float, ctypes.c_double))


def _describe_status(library: Library, value: int, name: str) -> str:
    """Return cudyn's description of a status."""
    description = library.describe_status(name)
    if not description and name in library.info.driverless:
        description = "no CUDA driver was found that this CUDA runtime could use"
    return description or ("no error" if value == 0 else name)
