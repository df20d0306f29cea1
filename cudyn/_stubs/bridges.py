"""Determines how callers of one CUDA major version can call a library of another major version.

A function whose parameters or structures differ is called through a bridge, which converts the arguments and
the results: it copies structures member by member, converts parameters, adds parameters with their default
value, and drops parameters that have their default value. There is only a bridge if no information that the
caller passes or expects is lost. The table of bridges, whose format is described in rows.py, contains the
differences that cannot be inferred from names and layouts.
"""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .._bindings.libraries import catalog
from .._bindings.libraries.library import Library, parse
from .._bindings.machine.bridge import (
    Argument,
    Bridge,
    Choose,
    Copy,
    Fill,
    Place,
    Query,
    Require,
    Step,
    Store,
    can_write,
)
from .._bindings.tables.functions import Function
from .library_abi import LibraryAbi, has_majors

# A row of the table of bridges, such as `cuF_v2(size, flags=0), mode==1`: the callee, its arguments, and the
# parameters that are not passed to it.
_CALL = re.compile(r"(\w+)\((.*)\)(?:, ([^()]*))?")
# The name of a function, such as cuMemcpyHtoD_v2_ptds: the stem, the version and the suffix for the default
# stream.
_FAMILY = re.compile(r"(?P<stem>\w+?)(?:_v(?P<version>\d+))?(?P<suffix>_ptsz|_ptds)?")
# Names of members that only reserve space for future releases
_RESERVED = re.compile(r"_*(reserved|pad|padding|unused)\d*", re.IGNORECASE)
_SCRATCH = 64  # size in bytes of the memory for an output that the callers do not have
# cudaMemLocationTypeDevice, cudaMemLocationTypeHost and cudaCpuDeviceId in driver_types.h
_DEVICE, _HOST, _CPU = 1, 2, -1
_NO_PARAMETER = -1  # the `parameter` of an Argument that does not depend on a parameter of the bridge


class Relation(NamedTuple):
    """The way to call a function in a library of another major version.

    Attributes:
        kind: "same" if the callers can call the function directly, "bridged" if they call it through a
            bridge, "refused" if they cannot call it, or "missing" if the library does not contain it
        bridges: the possible bridges; the first bridge whose function exists is used
        reason: the reason why the function is refused
    """

    kind: str
    bridges: tuple[Bridge, ...] = ()
    reason: str = ""


class _LossError(Exception):
    """A bridge would lose information in a call. The message contains the reason."""


@functools.cache
def _read_bridge_tables(name: str) -> Any:
    """Return the module that contains a library's table of bridges, or None if there is no such module."""
    try:
        return catalog.read_module(f"cudyn._bindings.tables.{name}_bridges")
    except ModuleNotFoundError:
        return None


def relate(abi: LibraryAbi, function: str, releases: Sequence[str]) -> Relation:
    """Determine how callers can call a function in a library of another release.

    Callers that were compiled for one CUDA major version may meet a library of another major version, whose
    functions have other parameters.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
        releases: The possible releases of the library: one, or all releases of a major version.
    """
    tables = _read_bridge_tables(abi.library.info.name)
    exists = bool(abi.list_releases_with(function, releases))
    # CHANGED lists functions that behave differently although their names and parameters are the same.
    reason_of_change = tables.CHANGED.get(function, "") if tables is not None else ""
    is_own_major = abi.major in {parse(release)[0] for release in releases}
    behaves_alike = is_own_major or not reason_of_change
    if exists and behaves_alike and abi.is_called_alike(function, releases):
        return Relation("same")
    if tables is None or abi.major is None or is_own_major:
        return Relation("refused" if exists else "missing", reason="its parameters differ")

    bridges: list[Bridge] = []
    reasons: list[str] = []  # why bridges are impossible
    for callee, row in _iter_replacements(abi, function, releases, tables):
        if callee == function and reason_of_change:
            continue
        try:
            bridges.append(_Builder(abi, function, callee, releases, tables.MEMBERS).build(row))
        except _LossError as error:
            reasons.append(str(error))
    if bridges:
        return Relation("bridged", tuple(bridges))
    if not exists and not reasons:
        return Relation("missing")
    first_reason = reasons[0] if reasons else "its parameters differ"
    return Relation("refused", reason=reason_of_change or first_reason)


def list_majors(abi: LibraryAbi, function: str) -> frozenset[int]:
    """List the major versions of the library in which the callers can call a function directly.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
    """
    majors = abi.list_majors(function)
    tables = _read_bridge_tables(abi.library.info.name)
    if tables is not None and function in tables.CHANGED:
        # Other major versions have the same parameters, but behave differently.
        return majors.intersection([abi.major])
    return majors


def list_bridges(abi: LibraryAbi, function: str) -> list[tuple[int, Bridge]]:
    """List the bridges from a function to other major versions, as (major version, bridge) pairs.

    A bridge is a generated function that converts the arguments for a library of another major version. If
    there are several bridges to a major version, the first bridge whose function exists is used.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
    """
    library = abi.library
    if not has_majors(library):
        return []
    bridges = []
    for major in dict.fromkeys(parse(release)[0] for release in library.releases):
        relation = relate(abi, function, list_releases(library, major))
        bridges += [(major, bridge) for bridge in relation.bridges]
    return bridges


def list_releases(library: Library, major: int) -> list[str]:
    """List the releases of a major version."""
    return [release for release in library.releases if parse(release)[0] == major]


def _iter_replacements(
    abi: LibraryAbi, function: str, releases: Sequence[str], tables: Any
) -> Iterator[tuple[str, str]]:
    """Yield the functions that a bridge may call in place of a function, the best replacement first.

    Each item is a pair of the replacement's name and the row of the table of bridges that describes the call.
    The row is empty if both functions have parameters with the same names.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
        releases: The possible releases of the library.
        tables: The module that contains the table of bridges.
    """
    own_names = _list_parameter_names(abi, function, abi.list_releases_with(function))
    rows = [(_parse_call(row), row) for row in tables.BRIDGES.get(function, ())]
    candidates = _list_function_versions(abi.library.tables.FUNCTIONS, function)
    candidates += [call.callee for call, _ in rows]
    for callee in dict.fromkeys(candidates):
        callee_releases = abi.list_releases_with(callee, releases) if abi.has_function(callee) else ()
        if not callee_releases:
            continue
        callee_names = _list_parameter_names(abi, callee, callee_releases)
        if own_names == callee_names:
            yield callee, ""
            continue
        for call, row in rows:
            has_all_arguments = list(call.arguments) == callee_names
            uses_all_parameters = call.used == set(own_names or ())
            if call.callee == callee and has_all_arguments and uses_all_parameters:
                yield callee, row


def _list_function_versions(functions: Mapping[str, str], function: str) -> list[str]:
    """List the versions of a function, such as cuMemAlloc_v2 and cuMemAlloc, newest first.

    Args:
        functions: The functions that exist, as keys.
        function: The name of any version of the function.
    """
    match = _FAMILY.fullmatch(function)
    assert match is not None
    stem, suffix = match["stem"], match["suffix"] or ""
    # The first version of a function does not have a version in its name.
    names = [f"{stem}_v{version}{suffix}" for version in range(9, 1, -1)]
    names.append(f"{stem}{suffix}")
    return [name for name in names if name in functions]


def _list_parameter_names(abi: LibraryAbi, function: str, releases: Sequence[str]) -> list[str] | None:
    """List the names of a function's parameters, or return None if they differ between releases."""
    names_by_release = [
        [param.name for param in abi.library.get_function(function, release).params] for release in releases
    ]
    if not names_by_release:
        return None
    first_names = names_by_release[0]
    return first_names if all(names == first_names for names in names_by_release) else None


class _Call(NamedTuple):
    """A row of the table of bridges.

    Attributes:
        callee: the function that is called
        arguments: maps each parameter of the callee to the value that is passed for it
        dropped: (parameter or output member, operator, number) for each parameter of the callers' function
            that the callee lacks. "==" means that the argument must be equal to the number, ":=" that the
            number is written to the output, and "" that the argument is ignored.
        used: names of the parameters of the callers' function that the row mentions
    """

    callee: str
    arguments: Mapping[str, str]
    dropped: Sequence[tuple[str, str, int]]
    used: set[str]


def _parse_call(row: str) -> _Call:
    """Parse a row of the table of bridges. rows.py describes the syntax.

    For example, `cuF_v2(size, flags=0, params={a=x}), mode==1` is a call of cuF_v2. The callers' parameter
    `size` is passed unchanged, `x` becomes the `a` member of a structure, and `mode` must be 1.
    """
    match = _CALL.fullmatch(row)
    assert match is not None
    callee, argument_list, dropped_list = match.groups()
    arguments = {}
    for text in filter(None, argument_list.split(", ")):
        name, _, value = text.partition("=")
        arguments[name] = value or name
    dropped = [_parse_dropped(text) for text in filter(None, (dropped_list or "").split(", "))]
    used = {name.partition(".")[0] for name, _, _ in dropped}
    for value in arguments.values():
        used.update(_list_used_parameters(value))
    return _Call(callee, arguments, dropped, used)


def _parse_dropped(text: str) -> tuple[str, str, int]:
    """Parse a parameter that is not passed to the callee, such as "mode==1", "params.size:=0" or "flags".

    Returns:
        The name, the operator ("==", ":=" or ""), and the number after the operator or 0.
    """
    match = re.fullmatch(r"([\w.]+)(?:(==|:=)(-?\d+))?", text)
    assert match is not None, text
    name, operator, number = match.groups()
    return name, operator or "", int(number or 0)


def _list_used_parameters(value: str) -> list[str]:
    """List the callers' parameters in an argument such as "size", "{a=x b=y}" or "device(x)"."""
    if value.startswith("{"):
        return re.findall(r"=(\w+)", value)
    if "(" in value:
        return re.findall(r"\((\w+)\)", value)
    if re.fullmatch(r"-?\d+", value):
        return []
    return [value.partition(".")[0]]  # "params.size" uses `params`


class _Member(NamedTuple):
    """A member of a structure, or of an inner structure, that is copied as a whole.

    Attributes:
        offset: offset in bytes from the start of the outermost structure
        size: size in bytes
        used: size in bytes, without the reserved space of a union
    """

    offset: int
    size: int
    used: int


def _list_members(record: Any, prefix: str = "", start: int = 0) -> dict[str, _Member]:
    """Return the members of a structure, keyed by name. Members of inner structures have names like "a.b".

    Args:
        record: The ctypes class of the structure.
        prefix: The names of the outer members, such as "a.", or "".
        start: The offset of the structure in the outermost structure, in bytes.

    Raises:
        _LossError: The structure has bit fields, which a bridge cannot copy.
    """
    if issubclass(record, ctypes.Union):
        # A union is copied as a whole, because the member that is in use is unknown.
        return {prefix or "union": _Member(start, ctypes.sizeof(record), _measure_used(record))}
    members: dict[str, _Member] = {}
    for name, type_, *bit_width in record._fields_:
        if bit_width:
            raise _LossError(f"{record.__name__} has bit fields")
        offset = start + getattr(record, name).offset
        if _is_record(type_):
            members.update(_list_members(type_, f"{prefix}{name}.", offset))
        else:
            size = ctypes.sizeof(type_)
            members[f"{prefix}{name}"] = _Member(offset, size, size)
    return members


def _measure_used(union: Any) -> int:
    """Return the size in bytes of a ctypes union, not counting members that only reserve space."""
    sizes = [ctypes.sizeof(type_) for name, type_, *_ in union._fields_ if not _RESERVED.fullmatch(name)]
    return max(sizes, default=ctypes.sizeof(union))


def _is_record(type_: Any) -> bool:
    """Return whether a type is a structure or a union."""
    return isinstance(type_, type) and issubclass(type_, (ctypes.Structure, ctypes.Union))


def _get_pointed_record(type_: Any) -> Any:
    """Return the structure or union that a pointer type points to, or None."""
    target = getattr(type_, "_type_", None)
    return target if _is_record(target) else None


def _has_same_layout(own: Any, called: Any) -> bool:
    """Return whether two records have the same size, and their shared members have the same offsets."""
    if ctypes.sizeof(own) != ctypes.sizeof(called):
        return False
    own_members = _list_members(own)
    return all(
        own_members[name].offset == member.offset
        for name, member in _list_members(called).items()
        if name in own_members and not _RESERVED.fullmatch(name)
    )


class _Builder:
    """Builds the bridge from a function to another function.

    If a structure has several layouts within a major version, the bridge assumes that the callers use the
    smallest structure, and that the library uses the largest structure.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
        callee: The function that the bridge calls.
        releases: The possible releases of the library that contains the callee.
        members: The table of members that the library lacks and whose values are known (MEMBERS in rows.py).

    Attributes:
        own: The declaration of the callers' function.
        called: The declaration of the callee.
        before: The steps before the call.
        after: The steps after the call.
        succeeded: The steps after a successful call.
        memory: The size in bytes of the bridge's own memory.
        query: The function that fills in members, or "".
    """

    def __init__(
        self,
        abi: LibraryAbi,
        function: str,
        callee: str,
        releases: Sequence[str],
        members: Mapping[str, Mapping[str, int | None]],
    ) -> None:
        self.abi = abi
        self.library = abi.library
        self.members = members
        self.their_majors = {parse(release)[0] for release in releases}
        # A structure may have grown within a major version.
        own_declarations = self._list_declarations(function, abi.list_releases_with(function))
        called_declarations = self._list_declarations(callee, abi.list_releases_with(callee, releases))
        self.own = min(own_declarations, key=self._measure_structures)
        self.called = max(called_declarations, key=self._measure_structures)
        self.own_types = self._list_types(self.own)
        self.called_types = self._list_types(self.called)
        # Maps the name of each parameter of the callers' function to its index.
        self.indices = {param.name: index for index, param in enumerate(self.own.params)}
        # The parts of the bridge, which `build` fills in
        self.before: list[Step] = []
        self.after: list[Step] = []
        self.succeeded: list[Step] = []
        self.memory = 0
        self.query = ""

    def _list_declarations(self, function: str, releases: Sequence[str]) -> list[Function]:
        """Return a function's declaration in each of several releases."""
        return [self.library.get_function(function, release) for release in releases]

    def _list_types(self, function: Function) -> list[Any]:
        """Return the ctypes types of a function's parameters."""
        types = self.library.types_at(function.level)
        return [types.ctype(param.type) for param in function.params]

    def _measure_structures(self, function: Function) -> int:
        """Return the total size of the structures that the parameters of a function point to."""
        total = 0
        for type_ in self._list_types(function):
            record = _get_pointed_record(type_)
            if record is not None:
                total += ctypes.sizeof(record)
        return total

    def build(self, row: str) -> Bridge:
        """Build the bridge.

        Args:
            row: The row in the table of bridges that describes the call, or "" if both functions have
                parameters with the same names.

        Raises:
            _LossError: The bridge would lose information.
        """
        if not can_write((*self.own_types, *self.called_types)):
            raise _LossError("it has parameters that are structures or floating-point numbers")
        called_names = [param.name for param in self.called.params]
        if row:
            call = _parse_call(row)
        else:
            call = _Call(self.called.symbol, {name: name for name in called_names}, (), set())
        arguments = [
            self._add_argument(index, call.arguments[name]) for index, name in enumerate(called_names)
        ]
        for name, operator, number in call.dropped:
            self._add_dropped_parameter(name, operator, number)
        _, (_, missing_function_status) = self.library.info.absent
        return Bridge(
            symbol=self.called.symbol,
            parameters=tuple(self.own_types),
            called_parameters=tuple(self.called_types),
            result=self.library.types_at(self.own.level).ctype(self.own.result),
            before=tuple(self.before),
            arguments=tuple(arguments),
            after=tuple(self.after),
            succeeded=tuple(self.succeeded),
            memory=self.memory,
            lossy=missing_function_status,
            query=self.query,
        )

    def _reserve_memory(self, size: int) -> Place:
        """Reserve memory in the bridge's stack frame, and add a step that fills it with zeros.

        Args:
            size: The size in bytes, which is rounded up to a multiple of 8.
        """
        place = Place("memory", 0, self.memory)
        self.memory += (size + 7) // 8 * 8
        self.before.append(Fill(place, size))
        return place

    def _add_argument(self, index: int, value: str) -> Argument:
        """Return an argument of the called function, and add the steps that compute it.

        Args:
            index: The index of the argument.
            value: The argument in the row: an integer, the name of a parameter of the callers, a member such
                as "params.size", a function such as "device(location)", or a structure such as "{a=x b=y}".
        """
        if re.fullmatch(r"-?\d+", value):
            return Argument("number", _NO_PARAMETER, int(value))
        if value.startswith("{"):
            record = _get_pointed_record(self.called_types[index])
            return self._add_structure_argument(record, value[1:-1])
        if value.endswith(")"):
            function, _, parameter = value.removesuffix(")").partition("(")
            return self._add_function_argument(function, parameter)
        name, _, member = value.partition(".")
        own_index = self.indices[name]
        if member:
            record = _get_pointed_record(self.own_types[own_index])
            return Argument("member", own_index, getattr(record, member).offset)
        return self._add_passed_argument(own_index, index)

    def _add_function_argument(self, function: str, parameter: str) -> Argument:
        """Return the argument for a function in a row of the table, and add the steps that compute it.

        Args:
            function: "version" for the callers' CUDA version, "scratch" for the address of memory for an
                output, "location" to convert a device ordinal to a cudaMemLocation, or "device" to convert a
                cudaMemLocation to a device ordinal.
            parameter: The parameter of the callers' function to convert, or "".
        """
        if function == "version":
            if any((self.abi.major or 0) > major for major in self.their_majors):
                raise _LossError("an older driver may return functions with other signatures")
            major, minor = parse(self.abi.releases[-1])
            return Argument("number", _NO_PARAMETER, 1000 * major + 10 * minor)
        if function == "scratch":
            return Argument("memory", _NO_PARAMETER, self._reserve_memory(_SCRATCH).offset)
        if function == "location":
            return self._convert_ordinal(self.indices[parameter])
        assert function == "device", function
        return self._convert_location(self.indices[parameter])

    def _convert_ordinal(self, index: int) -> Argument:
        """Add the steps that convert a device ordinal to a cudaMemLocation.

        A cudaMemLocation consists of two 32-bit integers: the type of the location, and the ordinal.

        Args:
            index: The index of the callers' parameter that contains the ordinal.
        """
        ordinal = Place("value", index, 0)
        location_type = self._reserve_memory(8)
        location_id = location_type._replace(offset=location_type.offset + 4)
        if_host = Store(location_type, _HOST), Store(location_id, 0)
        if_device = Store(location_type, _DEVICE), Copy(ordinal, location_id, 4)
        self.before.append(Choose(ordinal, ((_CPU, if_host),), if_device))
        return Argument("loaded", _NO_PARAMETER, location_type.offset)

    def _convert_location(self, index: int) -> Argument:
        """Add the steps that convert a cudaMemLocation to a device ordinal.

        The call fails for locations that are neither a device nor the host.

        Args:
            index: The index of the callers' parameter that contains the cudaMemLocation.
        """
        ordinal = self._reserve_memory(8)
        location_type = Place("value", index, 0)
        location_id = Place("value", index, 4)
        cases = (
            (_DEVICE, (Copy(location_id, ordinal, 4),)),
            (_HOST, (Store(ordinal, _CPU),)),
        )
        self.before.append(Choose(location_type, cases, None))
        return Argument("loaded", _NO_PARAMETER, ordinal.offset)

    def _add_structure_argument(self, record: Any, members: str) -> Argument:
        """Return the argument for a pointer to a structure that replaces several outputs of the callers.

        The outputs are copied to the members before the call, and back after the call.

        Args:
            record: The ctypes class of the structure.
            members: The members and the output parameters of the callers, such as "a=x b=y".
        """
        structure = self._reserve_memory(ctypes.sizeof(record))
        for pair in members.split(" "):
            member, _, parameter = pair.partition("=")
            field = getattr(record, member)
            inner = structure._replace(offset=structure.offset + field.offset)
            outer = Place("pointer", self.indices[parameter], 0)
            self.before.append(Copy(outer, inner, field.size))
            self.after.append(Copy(inner, outer, field.size))
        return Argument("memory", _NO_PARAMETER, structure.offset)

    def _add_dropped_parameter(self, name: str, operator: str, number: int) -> None:
        """Add the step for a parameter, or a member of an output, that is not passed to the called function.

        Args:
            name: The name of the parameter, such as "flags", or the member, such as "params.size".
            operator: "==" to require that the parameter is equal to `number`, ":=" to fill the output with
                bytes that are equal to `number`, or "" to ignore the parameter.
            number: The integer for the operator.
        """
        name, _, member = name.partition(".")
        index = self.indices[name]
        type_ = self.own_types[index]
        if operator == "==":
            self.before.append(Require(Place("value", index, 0), ctypes.sizeof(type_), number))
        elif operator == ":=":
            if member:
                field = getattr(_get_pointed_record(type_), member)
                offset, size = field.offset, field.size
            else:
                offset, size = 0, ctypes.sizeof(type_._type_)
            self.before.append(Fill(Place("pointer", index, offset), size, number % 256))

    def _add_passed_argument(self, own: int, called: int) -> Argument:
        """Return the argument that passes on a parameter of the callers.

        If the parameter is a pointer to a structure whose layout differs, the bridge passes a pointer to a
        converted copy.

        Args:
            own: The index of the callers' parameter.
            called: The index of the called function's parameter.

        Raises:
            _LossError: The parameter cannot be converted.
        """
        own_type = self.own_types[own]
        called_type = self.called_types[called]
        if ctypes.sizeof(own_type) != ctypes.sizeof(called_type):
            raise _LossError(f"the size of {self.own.params[own].name} differs")
        own_record = _get_pointed_record(own_type)
        called_record = _get_pointed_record(called_type)
        if not own_record or not called_record or _has_same_layout(own_record, called_record):
            return Argument("value", own, 0)
        return self._add_converted_structure(own, own_record, called_record)

    def _add_converted_structure(self, own: int, own_record: Any, called_record: Any) -> Argument:
        """Return the argument for a copy of the callers' structure, and add the steps that convert it.

        Args:
            own: The index of the callers' parameter, which points to the structure.
            own_record: The class of the callers' structure.
            called_record: The class of the called function's structure.

        Raises:
            _LossError: The structure cannot be converted.
        """
        param = self.own.params[own]
        is_read = param.role in ("in", "inout", "both")
        is_written = param.role != "in"
        if param.role in ("in", "inout") and param.size != "1":
            raise _LossError(f"{param.name} is an array of structures whose layout differs")
        copy = self._reserve_memory(ctypes.sizeof(called_record))
        own_members, called_members = _list_members(own_record), _list_members(called_record)
        shared = [
            (own_members[name], member)
            for name, member in called_members.items()
            if name in own_members and not _RESERVED.fullmatch(name)
        ]
        for own_offset, called_offset, size in _merge_adjacent(shared):
            outer = Place("pointer", own, own_offset)
            inner = copy._replace(offset=copy.offset + called_offset)
            self.before.append(Copy(outer, inner, size))
            if is_written:
                self.after.append(Copy(inner, outer, size))
        if is_read:
            self._require_defaults(own, own_members, called_members)
        if is_written:
            self._fill_missing_members(own, own_record, own_members, called_members)
        return Argument("memory", own, copy.offset)

    def _require_defaults(
        self, index: int, own: Mapping[str, _Member], called: Mapping[str, _Member]
    ) -> None:
        """Add steps that check that members are zero if the library's structure lacks them.

        A value other than zero would be lost in the call.

        Args:
            index: The index of the callers' parameter, which points to the structure.
            own: The members of the callers' structure.
            called: The members of the library's structure.

        Raises:
            _LossError: A member cannot be checked.
        """
        for name, member in own.items():
            shared_size = min(member.size, called[name].size) if name in called else 0
            checked_size = member.used - shared_size
            if checked_size <= 0 or _RESERVED.fullmatch(name):
                continue
            if checked_size % 4:  # Require compares 32-bit words
                raise _LossError(f"the library does not have the member {name}")
            place = Place("pointer", index, member.offset + shared_size)
            self.before.append(Require(place, checked_size))

    def _fill_missing_members(
        self, index: int, record: Any, own: Mapping[str, _Member], called: Mapping[str, _Member]
    ) -> None:
        """Add steps that, after a successful call, set the members that the library's structure lacks.

        A member is set to zero or, if the table of members contains a device attribute, to its value.

        Args:
            index: The index of the callers' parameter, which points to the structure.
            record: The class of the callers' structure.
            own: The members of the callers' structure.
            called: The members of the library's structure.

        Raises:
            _LossError: The value of a member is unknown.
        """
        attributes = self.members.get(record.__name__, {})
        for name, member in own.items():
            shared_size = min(member.size, called[name].size) if name in called else 0
            if shared_size == member.size or _RESERVED.fullmatch(name):
                continue
            if name not in called and name not in attributes:
                raise _LossError(f"the library does not have the member {name} of {record.__name__}")
            place = Place("pointer", index, member.offset + shared_size)
            self.succeeded.append(Fill(place, member.size - shared_size))
            attribute = attributes.get(name)
            if attribute is not None and name not in called:
                self.query = "cudaDeviceGetAttribute"
                self.succeeded.append(Query(place, attribute, self.indices["device"]))


def _merge_adjacent(pairs: Sequence[tuple[_Member, _Member]]) -> list[tuple[int, int, int]]:
    """Merge members that are adjacent in both structures, so that they can be copied together.

    Args:
        pairs: Each shared member, in the callers' structure and in the library's structure.

    Returns:
        For each copy, the offset in the callers' structure, the offset in the library's structure, and the
        size.
    """
    copies: list[tuple[int, int, int]] = []
    for own, called in sorted(pairs):
        size = min(own.size, called.size)
        if copies:
            own_start, called_start, previous_size = copies[-1]
            is_adjacent = own_start + previous_size == own.offset
            if is_adjacent and called_start + previous_size == called.offset:
                copies[-1] = own_start, called_start, previous_size + size
                continue
        copies.append((own.offset, called.offset, size))
    return copies
