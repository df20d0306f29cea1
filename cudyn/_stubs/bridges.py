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

_CALL = re.compile(r"(\w+)\((.*)\)(?:, ([^()]*))?")
_FAMILY = re.compile(r"(?P<stem>\w+?)(?:_v(?P<version>\d+))?(?P<suffix>_ptsz|_ptds)?")
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
def _read_tables(name: str) -> Any:
    """Return the module that contains a library's table of bridges, or None if there is no such module."""
    try:
        return catalog.read_module(f"cudyn._bindings.tables.{name}_bridges")
    except ModuleNotFoundError:
        return None


def relate(abi: LibraryAbi, function: str, releases: Sequence[str]) -> Relation:
    """Determine how callers can call a function in a library of one of several releases.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
        releases: The possible releases of the library: one, or all releases of a major version.
    """
    tables = _read_tables(abi.library.info.name)
    exists = bool(abi.list_releases_with(function, releases))
    # The reason why the function behaves differently although its name and its parameters are the same, or
    # "".
    change = tables.CHANGED.get(function, "") if tables is not None else ""
    is_own_major = abi.major in {parse(release)[0] for release in releases}
    if exists and (is_own_major or not change) and abi.is_called_alike(function, releases):
        return Relation("same")
    if tables is None or abi.major is None or is_own_major:
        return Relation("refused" if exists else "missing", reason="its parameters differ")
    bridges: list[Bridge] = []
    reasons: list[str] = []
    for callee, row in _iter_calls(abi, function, releases, tables):
        if callee == function and change:
            continue
        try:
            bridges.append(_Builder(abi, function, callee, releases, tables.MEMBERS).build(row))
        except _LossError as error:
            reasons.append(str(error))
    if bridges:
        return Relation("bridged", tuple(bridges))
    if exists or reasons:
        first_reason = reasons[0] if reasons else "its parameters differ"
        return Relation("refused", reason=change or first_reason)
    return Relation("missing")


def list_majors(abi: LibraryAbi, function: str) -> frozenset[int]:
    """List the major versions of the library in which the callers can call a function directly."""
    tables = _read_tables(abi.library.info.name)
    majors = abi.list_majors(function)
    is_changed = tables is not None and function in tables.CHANGED
    return majors.intersection([abi.major]) if is_changed else majors


def list_bridges(abi: LibraryAbi, function: str) -> list[tuple[int, Bridge]]:
    """List the bridges from a function to other major versions, as (major version, bridge) pairs.

    If there are several bridges to a major version, the first bridge whose function exists is used.
    """
    if not has_majors(abi.library):
        return []
    majors = dict.fromkeys(parse(release)[0] for release in abi.library.releases)
    return [
        (major, bridge)
        for major in majors
        for bridge in relate(abi, function, list_releases(abi.library, major)).bridges
    ]


def list_releases(library: Library, major: int) -> list[str]:
    """List the releases of a major version."""
    return [release for release in library.releases if parse(release)[0] == major]


def _iter_calls(
    abi: LibraryAbi, function: str, releases: Sequence[str], tables: Any
) -> Iterator[tuple[str, str]]:
    """Yield (function, row of the table of bridges) pairs for the functions that may replace a function.

    The best replacement comes first. The row is empty if both functions have parameters with the same names.

    Args:
        abi: The functions as the callers see them.
        function: The function that the callers call.
        releases: The possible releases of the library.
        tables: The module that contains the table of bridges.
    """
    names = _list_names(abi, function, abi.list_releases_with(function))
    rows = {match[1]: row for row in tables.BRIDGES.get(function, ()) if (match := _CALL.fullmatch(row))}
    for callee in dict.fromkeys((*_list_family(abi.library.tables.FUNCTIONS, function), *rows)):
        if not abi.has_function(callee) or not abi.list_releases_with(callee, releases):
            continue
        callee_names = _list_names(abi, callee, abi.list_releases_with(callee, releases))
        if names == callee_names:
            yield callee, ""
            continue
        for row in tables.BRIDGES.get(function, ()):
            call = _parse_call(row)
            if call.callee == callee and [*call.arguments] == callee_names and call.used == set(names or ()):
                yield callee, row


def _list_family(functions: Mapping[str, str], function: str) -> list[str]:
    """List the symbols whose names differ from a function's name only in the version suffix, newest first."""
    parts = _FAMILY.fullmatch(function)
    assert parts is not None
    suffix = parts["suffix"] or ""
    symbols = [f"{parts['stem']}_v{number}{suffix}" for number in range(9, 1, -1)]  # there is no _v1
    symbols.append(f"{parts['stem']}{suffix}")
    return [symbol for symbol in symbols if symbol in functions]


def _list_names(abi: LibraryAbi, function: str, releases: Sequence[str]) -> list[str] | None:
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
    """Parse a row, whose syntax is described in rows.py.

    For example, `cuF_v2(size, flags=0, params={a=x}), mode==1` is a call of cuF_v2. The callers' parameter
    `size` is passed unchanged, `x` becomes the `a` member of a structure, and `mode` must be 1.
    """
    match = _CALL.fullmatch(row)
    assert match is not None
    pairs = [text.partition("=") for text in match[2].split(", ") if text]
    arguments = {name: value or name for name, _, value in pairs}
    dropped = []
    for text in filter(None, (match[3] or "").split(", ")):
        name, operator, number = re.fullmatch(r"([\w.]+)(?:(==|:=)(-?\d+))?", text).groups()  # type: ignore[union-attr]
        dropped.append((name, operator or "", int(number or 0)))
    used = {name.partition(".")[0] for name, _, _ in dropped}
    for value in arguments.values():
        if value.startswith("{"):
            used.update(re.findall(r"=(\w+)", value))
        elif "(" in value:
            used.update(re.findall(r"\((\w+)\)", value))
        elif not re.fullmatch(r"-?\d+", value):
            used.add(value.partition(".")[0])
    return _Call(match[1], arguments, dropped, used)


class _Leaf(NamedTuple):
    """A member of a structure, or of an inner structure, that is copied as a whole.

    Attributes:
        offset: offset in bytes from the start of the outermost structure
        size: size in bytes
        used: size in bytes, without the reserved space of a union
    """

    offset: int
    size: int
    used: int


def _list_leaves(record: Any, prefix: str = "", start: int = 0) -> dict[str, _Leaf]:
    """Return the members of a structure, keyed by name. Members of inner structures have names like "a.b".

    Args:
        record: The ctypes class of the structure.
        prefix: The names of the outer members, such as "a.", or "".
        start: The offset of the structure in the outermost structure, in bytes.
    """
    if issubclass(record, ctypes.Union):
        return {prefix or "union": _Leaf(start, ctypes.sizeof(record), _measure_used(record))}
    leaves: dict[str, _Leaf] = {}
    for name, type_, *bits in record._fields_:
        if bits:
            raise _LossError(f"{record.__name__} has bit fields")
        offset = start + getattr(record, name).offset
        if isinstance(type_, type) and issubclass(type_, (ctypes.Structure, ctypes.Union)):
            leaves.update(_list_leaves(type_, f"{prefix}{name}.", offset))
        else:
            size = ctypes.sizeof(type_)
            leaves[f"{prefix}{name}"] = _Leaf(offset, size, size)
    return leaves


def _measure_used(union: Any) -> int:
    """Return the size of a union, not counting members that only reserve space."""
    sizes = [ctypes.sizeof(type_) for name, type_, *_ in union._fields_ if not _RESERVED.fullmatch(name)]
    return max(sizes, default=ctypes.sizeof(union))


def _is_record(type_: Any) -> bool:
    """Return whether a type is a structure or a union."""
    return isinstance(type_, type) and issubclass(type_, (ctypes.Structure, ctypes.Union))


def _get_target(type_: Any) -> Any:
    """Return the structure or union that a pointer type points to, or None."""
    target = getattr(type_, "_type_", None)
    return target if _is_record(target) else None


def _has_same_layout(own: Any, called: Any) -> bool:
    """Return whether two records have the same size, and their shared members have the same offsets."""
    if ctypes.sizeof(own) != ctypes.sizeof(called):
        return False
    own_leaves = _list_leaves(own)
    return all(
        own_leaves[name].offset == leaf.offset
        for name, leaf in _list_leaves(called).items()
        if name in own_leaves and not _RESERVED.fullmatch(name)
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
        own = self._list_declarations(function, abi.list_releases_with(function))
        called = self._list_declarations(callee, abi.list_releases_with(callee, releases))
        self.own = min(own, key=self._measure)
        self.called = max(called, key=self._measure)
        self.own_types = self._list_types(self.own)
        self.called_types = self._list_types(self.called)
        self.indices = {param.name: index for index, param in enumerate(self.own.params)}
        self.before: list[Step] = []
        self.after: list[Step] = []
        self.succeeded: list[Step] = []
        self.memory = 0
        self.query = ""

    def _list_declarations(self, function: str, releases: Sequence[str]) -> list[Function]:
        return [self.library.get_function(function, release) for release in releases]

    def _list_types(self, function: Function) -> list[Any]:
        types = self.library.types_at(function.level)
        return [types.ctype(param.type) for param in function.params]

    def _measure(self, function: Function) -> int:
        """Return the size of all structures that the parameters of a function point to."""
        targets = map(_get_target, self._list_types(function))
        return sum(ctypes.sizeof(target) for target in targets if target is not None)

    def build(self, row: str) -> Bridge:
        """Build the bridge.

        Args:
            row: The row in the table of bridges, or "" if the functions have parameters with the same names.

        Raises:
            _LossError: The bridge would lose information.
        """
        if not can_write((*self.own_types, *self.called_types)):
            raise _LossError("it has parameters that are structures or floating-point numbers")
        call = _parse_call(row) if row else None
        values = call.arguments if call else {param.name: param.name for param in self.called.params}
        arguments = [
            self._add_argument(index, values[param.name]) for index, param in enumerate(self.called.params)
        ]
        for name, operator, number in call.dropped if call else ():
            self._add_dropped(name, operator, number)
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

    def _reserve(self, size: int) -> Place:
        """Reserve memory of the bridge, which is filled with zeros before the call. `size` is in bytes."""
        place = Place("memory", 0, self.memory)
        self.memory += size + 7 & ~7  # the next multiple of 8
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
            return self._collect(_get_target(self.called_types[index]), value[1:-1])
        name, _, parameter = value.removesuffix(")").partition("(")
        if value.endswith(")"):
            return self._compute(name, parameter)
        name, _, member = value.partition(".")
        if member:
            target = _get_target(self.own_types[self.indices[name]])
            return Argument("member", self.indices[name], getattr(target, member).offset)
        return self._pass(self.indices[name], index)

    def _compute(self, name: str, parameter: str) -> Argument:
        """Return the argument for a function that may occur in rows.

        Args:
            name: "version" for the callers' CUDA version, "scratch" for the address of memory for an output,
                "location" to convert a device ordinal to a cudaMemLocation, or "device" to convert a
                cudaMemLocation to a device ordinal.
            parameter: The parameter of the callers' function to convert, or "".
        """
        if name == "version":
            if any((self.abi.major or 0) > major for major in self.their_majors):
                raise _LossError("an older driver may return functions with other signatures")
            major, minor = parse(self.abi.releases[-1])
            return Argument("number", _NO_PARAMETER, 1000 * major + 10 * minor)
        if name == "scratch":
            return Argument("memory", _NO_PARAMETER, self._reserve(_SCRATCH).offset)
        # A cudaMemLocation consists of two 32-bit integers: the type and the ordinal.
        index = self.indices[parameter]
        place = self._reserve(8)
        second = place._replace(offset=place.offset + 4)
        if name == "location":
            host = Store(place, _HOST), Store(second, 0)
            device = Store(place, _DEVICE), Copy(Place("value", index, 0), second, 4)
            self.before.append(Choose(Place("value", index, 0), ((_CPU, host),), device))
        else:
            assert name == "device", name
            cases = (
                (_DEVICE, (Copy(Place("value", index, 4), place, 4),)),
                (_HOST, (Store(place, _CPU),)),
            )
            self.before.append(Choose(Place("value", index, 0), cases, None))
        return Argument("loaded", _NO_PARAMETER, place.offset)

    def _collect(self, record: Any, members: str) -> Argument:
        """Return the argument for a pointer to a structure, whose members are copied to and from outputs.

        Args:
            record: The structure.
            members: The members and the output parameters of the callers, such as "a=x b=y".
        """
        place = self._reserve(ctypes.sizeof(record))
        for text in members.split(" "):
            member, _, parameter = text.partition("=")
            field = getattr(record, member)
            inner = place._replace(offset=place.offset + field.offset)
            outer = Place("pointer", self.indices[parameter], 0)
            self.before.append(Copy(outer, inner, field.size))
            self.after.append(Copy(inner, outer, field.size))
        return Argument("memory", _NO_PARAMETER, place.offset)

    def _add_dropped(self, name: str, operator: str, number: int) -> None:
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
        elif operator:
            field = getattr(_get_target(type_), member) if member else None
            size = field.size if field else ctypes.sizeof(type_._type_)
            place = Place("pointer", index, field.offset if field else 0)
            self.before.append(Fill(place, size, number % 256))

    def _pass(self, own: int, called: int) -> Argument:
        """Return the argument that passes on a parameter. A pointer to a structure is converted if necessary.

        Args:
            own: The index of the callers' parameter.
            called: The index of the called function's parameter.
        """
        own_type = self.own_types[own]
        called_type = self.called_types[called]
        if ctypes.sizeof(own_type) != ctypes.sizeof(called_type):
            raise _LossError(f"the size of {self.own.params[own].name} differs")
        own_target, called_target = _get_target(own_type), _get_target(called_type)
        if not own_target or not called_target or _has_same_layout(own_target, called_target):
            return Argument("value", own, 0)
        param = self.own.params[own]
        if param.role in ("in", "inout") and param.size != "1":
            raise _LossError(f"{param.name} is an array of structures whose layout differs")
        is_written = param.role != "in"
        place = self._reserve(ctypes.sizeof(called_target))
        own_leaves, called_leaves = _list_leaves(own_target), _list_leaves(called_target)
        shared = [
            (own_leaves[name], leaf)
            for name, leaf in called_leaves.items()
            if name in own_leaves and not _RESERVED.fullmatch(name)
        ]
        for own_offset, called_offset, size in _merge_adjacent(shared):
            outer = Place("pointer", own, own_offset)
            inner = place._replace(offset=place.offset + called_offset)
            self.before.append(Copy(outer, inner, size))
            if is_written:
                self.after.append(Copy(inner, outer, size))
        if param.role in ("in", "inout", "both"):
            self._require_defaults(own, own_leaves, called_leaves)
        if is_written:
            self._fill_missing_members(own, own_target, own_leaves, called_leaves)
        return Argument("memory", own, place.offset)

    def _require_defaults(self, index: int, own: Mapping[str, _Leaf], called: Mapping[str, _Leaf]) -> None:
        """Add steps that check that members are zero if the library's structure lacks them.

        Args:
            index: The index of the callers' parameter, which points to the structure.
            own: The members of the callers' structure.
            called: The members of the library's structure.

        Raises:
            _LossError: A member cannot be checked.
        """
        for name, leaf in own.items():
            start = min(leaf.size, called[name].size) if name in called else 0
            if start < leaf.used and not _RESERVED.fullmatch(name):
                if (leaf.used - start) % 4:  # Require compares 32-bit words
                    raise _LossError(f"the library does not have the member {name}")
                place = Place("pointer", index, leaf.offset + start)
                self.before.append(Require(place, leaf.used - start))

    def _fill_missing_members(
        self, index: int, record: Any, own: Mapping[str, _Leaf], called: Mapping[str, _Leaf]
    ) -> None:
        """Add steps that, after a successful call, set the members that the library's structure lacks.

        Args:
            index: The index of the callers' parameter, which points to the structure.
            record: The class of the callers' structure.
            own: The members of the callers' structure.
            called: The members of the library's structure.

        Raises:
            _LossError: The value of a member is unknown.
        """
        known = self.members.get(record.__name__, {})
        for name, leaf in own.items():
            start = min(leaf.size, called[name].size) if name in called else 0
            if start == leaf.size or _RESERVED.fullmatch(name):
                continue
            if not (name in called or name in known):
                raise _LossError(f"the library does not have the member {name} of {record.__name__}")
            place = Place("pointer", index, leaf.offset + start)
            self.succeeded.append(Fill(place, leaf.size - start))
            attribute = known.get(name)
            if attribute is not None and name not in called:
                self.query = "cudaDeviceGetAttribute"
                self.succeeded.append(Query(place, attribute, self.indices["device"]))


def _merge_adjacent(pairs: Sequence[tuple[_Leaf, _Leaf]]) -> list[tuple[int, int, int]]:
    """Merge members that are adjacent in both structures, so that they can be copied together.

    Returns:
        For each copy, the offset in the callers' structure, the offset in the library's structure, and the
        size.
    """
    runs: list[tuple[int, int, int]] = []
    for own, called in sorted(pairs):
        size = min(own.size, called.size)
        if runs:
            own_start, called_start, run_size = runs[-1]
            if own_start + run_size == own.offset and called_start + run_size == called.offset:
                runs[-1] = own_start, called_start, run_size + size
                continue
        runs.append((own.offset, called.offset, size))
    return runs
