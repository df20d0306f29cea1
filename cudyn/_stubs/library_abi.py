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
        self.releases = [
            release for release in library.releases if self.major is None or parse(release)[0] == self.major
        ]
        if not self.releases:
            majors = ", ".join(dict.fromkeys(str(parse(release)[0]) for release in library.releases))
            raise ValueError(
                f"the table of the {library.info.title} does not contain CUDA {major}; it contains {majors}"
            )
        self.version = self._choose_version(pins)
        # Caches of `describe`, `list_majors` and `accepts`
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
            releases: The releases to search. The default is the callers' releases.
        """
        tables = self.library.tables
        searched = releases or self.releases
        return [release for release in searched if functions.is_declared(tables, function, release)]

    def list_functions(self) -> list[str]:
        """List the functions that the callers' releases contain, including undeclared functions."""
        names = (*self.library.tables.FUNCTIONS, *self.library.tables.HIDDEN)
        return [name for name in names if self.list_releases_with(name)]

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
        """Return whether a function is called in the same way in the callers' releases and in other releases.

        Args:
            function: The function's name.
            releases: The other releases. Without them, only the callers' releases are compared.
        """
        declaring = self.list_releases_with(function, [*self.releases, *releases])
        return all(self.library.is_compatible(function, declaring[0], release) for release in declaring[1:])

    def list_ambiguous(self, names: Iterable[str]) -> list[str]:
        """List the functions whose signatures differ between the callers' headers.

        The list is empty if the soname of the library does not depend on the CUDA major version. The stub of
        such a library only writes outputs that are the same in all versions.

        Args:
            names: The names to check. Names that are not in the tables are ignored.
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
        """Return the behavior of a function while it is missing.

        Raises:
            KeyError: The tables do not contain the function.
        """
        if function not in self._calls:
            self._calls[function] = self._build_fallback_call(function)
        return self._calls[function]

    def _build_fallback_call(self, function: str) -> FallbackCall:
        """Return the behavior of a missing function that is safe for all of the callers' headers.

        The last release that contains the function determines its parameters. An output is only written if
        it is passed in the same way according to all headers. If its size differs between the headers, only
        the smallest size is written.
        """
        library = self.library
        releases = self.list_releases_with(function) or self.releases[-1:]
        has_fixed_structures = self.major is not None or not library.by_version
        declarations = [*dict.fromkeys(library.get_function(function, release) for release in releases)]
        calls = [
            _describe_declaration(library, declaration, has_fixed_structures) for declaration in declarations
        ]
        fallback, returns, _ = calls[-1]
        if function in library.tables.FAILING:
            returns = "status"
        result_format = self._find_result_format(function)
        if result_format is not None and returns == "status":
            returns = "success"
        # The integers that a successful function writes to its outputs, in the order of the outputs.
        numbers = (number.to_bytes(8, "little") for number in self._list_version_numbers(result_format or ""))
        outputs: dict[int, bytes] = {}
        for index in fallback.outputs:
            if returns == "status":
                parameter = declarations[-1].params[index].name
                output = self._find_output_byte(f"{function} {parameter}")
            elif result_format is not None:
                output = next(numbers, b"")
            else:
                output = b"\0"
            size = min(len(call.fallback.outputs.get(index, b"")) for call in calls)
            if output and size and _is_passed_alike(calls, index):
                last_byte = output[-1:]
                outputs[index] = output.ljust(size, last_byte)[:size]
        return FallbackCall(fallback._replace(outputs=outputs), returns, result_format)

    def _find_result_format(self, function: str) -> str | None:
        """Return the format of a function's result without a driver, or None if the function fails.

        The result is also None if the callers' major version is unknown, because the library's version and
        the function's result are then unknown as well.
        """
        if self.major is None and self.library.info.numbering == "CUDA":
            return None
        newest_format = None
        for since, name, result_format in self.library.info.succeeds:  # the oldest row comes first
            if name == function and since <= (self.major or 0):
                newest_format = result_format
        return None if newest_format == "fails" else newest_format

    def _find_output_byte(self, output: str) -> bytes:
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

        Args:
            pins: The versions of libraries and of CUDA that the callers' package requires.
        """
        info = self.library.info
        # If the library counts its releases, the version of its package is not the version of the library.
        version = None if info.counts else pins.get(info.name)
        if version is None:
            releases = self.releases
            if "" in pins:
                max_release = pins[""][:2]
                releases = [release for release in releases if parse(release) <= max_release] or releases
            newest = releases[-1]
            version = tuple(self.library.tables.VERSIONS.get(newest) or parse(newest))
        major, minor, patch = (*version, 0, 0)[:3]  # missing components are 0
        return major, minor, patch

    def _list_version_numbers(self, result_format: str) -> list[int]:
        """Return the integers in which a function reports the library's version.

        Args:
            result_format: A format in `LibraryInfo.succeeds`, such as "decimal" or the constant version
                "1.2". For other formats, the list is empty.
        """
        if result_format[:1].isdigit():
            return [int(number) for number in result_format.split(".")]
        major, minor, patch = self.version
        is_short = result_format == "short" or (major, minor) <= self.library.info.newest_short
        decimal = (1000 if is_short else 10000) * major + 100 * minor + patch
        numbers_by_format = {
            "packed": [1000 * major + 10 * minor],
            "decimal": [decimal],
            "short": [decimal],
            "returned": [decimal],
            "count": [major],
            "pair": [major, minor],
            "three": [major, minor, patch],
            "pointed": [major, minor, patch],
        }
        return numbers_by_format.get(result_format, [])

    def list_descriptions(self, function: str) -> dict[int, str]:
        """Return the strings that a function such as cudaGetErrorString returns, keyed by status.

        A string is the library's own description, or cudyn's if the table does not contain a description.

        Args:
            function: A function that returns the name or the description of a status.
        """
        library = self.library
        recorded = _read_descriptions(library).get(function)
        # The tables omit descriptions that are equal to the names.
        uses_names = function.endswith("Name") or recorded is not None
        status_type = library.types_at(self.releases[-1]).get(library.info.codes)
        # If several names have the same value, the first name is used.
        names = {int(member): name for name, member in reversed(status_type.__members__.items())}
        descriptions = {}
        for status, name in sorted(names.items()):
            descriptions[status] = name if uses_names else _describe_status(library, status, name)
        for status, description in (recorded or {}).items():
            if status in names:
                descriptions[status] = description
        return descriptions

    def make_result(self, function: str, status: int, lacks: int | None = None) -> FixedResult | TableResult:
        """Create the description of a function's outputs and result while the function is missing.

        Args:
            function: The function's name.
            status: The status to return, if the function returns a status.
            lacks: The status to return once a library that does not contain the function is loaded. The
                default is `status`.
        """
        info = self.library.info
        fallback, returns, result_format = self.describe(function)
        format_name, _, unknown_status = (result_format or "").partition(":")
        if format_name == "property":  # the first parameter selects the major, minor or patch version
            rows = dict(enumerate(self.version))
            return TableResult(fallback._replace(table_use=3), rows, int(unknown_status), lacks)
        if fallback.table_use:  # the first parameter is a status, and the result is its description
            unrecognized = _read_descriptions(self.library, "UNKNOWN").get(function, UNRECOGNIZED)
            return TableResult(fallback, self.list_descriptions(function), status, lacks, unrecognized)
        if format_name == "returned":  # the function returns the version as an integer
            return FixedResult(fallback, *self._list_version_numbers(format_name))
        if format_name == "pointed":  # the function returns the address of an array with the version
            return FixedResult(fallback, tuple(self._list_version_numbers(format_name)))
        if returns == "text":
            return FixedResult(fallback, f"{function}: the {info.title} is missing".encode())
        if returns == "status":
            return FixedResult(fallback, status, lacks)
        return FixedResult(fallback, 0)

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
    status_type = types.resolve(library.info.status) if library.info.status else None
    result_type = types.resolve(function.result)
    if status_type and result_type == status_type:
        returns = "status"
    elif result_type in ("char *", "const char *"):
        returns = "text"
    else:
        returns = ""
    table_use = 0  # the way the function returns the description of a status, as in `Fallback.table_use`
    if status_type and params and types.resolve(params[0].type) == status_type:
        other_types = [param.type for param in params[1:]]
        if returns == "text" and not other_types:
            table_use = 1
        elif other_types == ["const char **"]:
            table_use = 2
    result = types.ctype(function.result)
    echo = []  # the offsets of the members into which the function copies its arguments
    if function.symbol in library.info.echoes:
        echo = [getattr(result, name).offset for name, *_ in result._fields_]
    fallback = Fallback(
        [types.ctype(param.type) for param in params],
        result,
        _list_outputs(library, function, has_fixed_structures),
        table_use,
        echo,
    )
    return FallbackCall(fallback, returns)


def _list_outputs(
    library: Library, function: functions.Function, has_fixed_structures: bool
) -> dict[int, bytes]:
    """Return zeros for each output that a function might write, keyed by the parameter's index.

    The parameters are the same as for `_describe_declaration`.
    """
    types = library.types_at(function.level)
    returns_version = function.symbol in [name for _, name, _ in library.info.succeeds]
    outputs = {}
    for index, param in enumerate(function.params):
        target: Any = getattr(types.ctype(param.type), "_type_", None)
        # The parameters of functions without checked calls do not have roles.
        is_version = returns_version and target in (ctypes.c_int, ctypes.c_uint)
        if not is_version and param.role not in _OUTPUT_ROLES:
            continue
        # If the callers' major version is unknown, the structure's size may differ in their headers.
        if has_fixed_structures or not issubclass(target, (ctypes.Structure, ctypes.Union)):
            outputs[index] = bytes(ctypes.sizeof(target))
    return outputs


def _read_descriptions(library: Library, table: str = "TEXTS") -> Mapping[str, Any]:
    """Return a table of status descriptions, which is empty for a library without descriptions.

    Args:
        library: The library.
        table: "TEXTS" for the descriptions of all statuses, keyed by function, or "UNKNOWN" for the strings
            that functions return for unknown statuses.
    """
    try:
        tables = read_module(f"cudyn._bindings.tables.{library.info.name}_texts")
    except ModuleNotFoundError:
        return {}
    rows: Mapping[str, Any] = getattr(tables, table)
    return rows


def _is_passed_alike(calls: Sequence[FallbackCall], index: int) -> bool:
    """Return whether a parameter is passed in the same register or stack slot in all declarations.

    This is the case if the result, all parameters before it and the parameter itself are passed in the same
    way.

    Args:
        calls: The function according to each declaration.
        index: The index of the parameter.
    """
    conventions = set()
    for call in calls:
        types = (call.fallback.result, *call.fallback.parameters[: index + 1])
        conventions.add(tuple(_get_passing_key(type_) for type_ in types))
    return len(conventions) == 1


def _get_passing_key(type_: Any) -> Any:
    """Return a key that is the same for all types that C functions receive in the same way.

    The key of a structure is its class. For other types, the size matters, and whether the type is a
    floating-point type.
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
