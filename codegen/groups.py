"""Replaces integer types in the readings with enums, for functions and values that are documented as enums.

Groups of macros become enums, and results of type int become results of an enum type.

The rules are the `[[group]]` and `results` settings in a library's file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from .c_types import INTEGERS
from .errors import CodegenError
from .model import Enum, Function, Reading
from .sources import Library, read_row


class Group(NamedTuple):
    """A `[[group]]` entry in a library's file: macros that become an enum. See headers/README.md."""

    enum: str
    prefix: str
    reason: str
    left: dict[str, str] = {}  # noqa: RUF012  macro -> reason


def gather(library: Library, readings: Sequence[Reading], is_complete: bool = True) -> list[Reading]:
    """Return the readings of a library with its macro groups converted to enums.

    The tag of each enum is the name of its typedef. In releases without the typedef, the macros remain
    constants.

    Args:
        library: library that declares the groups
        readings: readings of its releases
        is_complete: whether the readings cover all releases; if they do, a group that does not match the
            headers is an error
    """
    groups = [_read_group(row, library.file) for row in library.group]
    gathered = [
        replace(r, enums={**r.enums}, typedefs={**r.typedefs}, constants={**r.constants}) for r in readings
    ]
    for group in groups:
        where = f"{library.file}: group {group.enum}"
        for other_group in groups:
            if other_group is not group and other_group.prefix.startswith(group.prefix):
                raise CodegenError(
                    f"{where}: prefix: the macros of group {other_group.enum} also begin with it"
                )
        declaring = [r for r in gathered if group.enum in r.typedefs.keys() - r.foreign]
        if not declaring and is_complete:
            raise CodegenError(f"{where}: the headers do not contain a typedef with this name")
        for reading in declaring:
            _convert_group(group, reading, where)
        for macro in group.left if is_complete else ():
            if not (macro.startswith(group.prefix) and any(macro in r.constants for r in declaring)):
                raise CodegenError(f"{where}: left: {macro} is not a macro of the group")
    return gathered


def set_results(library: Library, readings: Sequence[Reading], is_complete: bool = True) -> list[Reading]:
    """Return the readings with the result types that the library's `results` setting specifies.

    According to the headers, these functions return an int, although its value is an enumerator.

    Args:
        library: library that declares the types and the patterns
        readings: readings of its releases
        is_complete: whether the readings cover all releases; if they do, a pattern that changes no function
            is an error
    """
    used_types: set[str] = set()

    def set_result(function: Function) -> Function:
        """Return a function with the result type of the first pattern that matches its symbol."""
        for type_, pattern in library.results.items():
            if re.fullmatch(pattern, function.symbol) and function.result != type_:
                used_types.add(type_)
                return replace(function, result=type_)
        return function

    changed_readings = []
    for reading in readings:
        functions = {symbol: set_result(function) for symbol, function in reading.functions.items()}
        changed_readings.append(replace(reading, functions=functions))
    for type_ in library.results:
        if type_ not in used_types and is_complete:
            raise CodegenError(f"{library.file}: results: the pattern for {type_} changes no function")
    return changed_readings


def _read_group(row: dict[str, Any], file: str) -> Group:
    """Parse a `[[group]]` entry. Raises CodegenError if a key is missing or has a wrong type."""
    group = read_row(Group, row, file)
    if not all(isinstance(text, str) and text for text in (group.enum, group.prefix, group.reason)):
        raise CodegenError(f"{file}: group: {row} needs the strings enum, prefix and reason")
    if not (isinstance(group.left, dict) and all(group.left.values())):
        raise CodegenError(f"{file}: group {group.enum}: left: expected a table of macros and reasons")
    return group


def _convert_group(group: Group, reading: Reading, where: str) -> None:
    """Convert the macros of a group to an enum, in one release."""
    where_in_release = f"{where}: {reading.release}"
    type_ = reading.typedefs[group.enum]
    allowed = _value_range(type_)
    if not allowed:
        raise CodegenError(f"{where_in_release}: expected a typedef for an integer type, got {type_}")
    values = []
    for name, constant in list(reading.constants.items()):
        if name.startswith(group.prefix) and name not in group.left:
            if not isinstance(constant.value, int):
                raise CodegenError(f"{where_in_release}: {name}: expected an integer, got {constant.value}")
            if constant.value not in allowed:
                raise CodegenError(
                    f"{where_in_release}: {name}: {constant.value} is out of range for {type_}"
                )
            values.append((name, constant.value))
            del reading.constants[name]
    if not values:
        raise CodegenError(f"{where_in_release}: prefix: no macro begins with {group.prefix}")
    reading.enums[group.enum] = Enum(type_, tuple(values))
    reading.typedefs[group.enum] = f"enum {group.enum}"


def _value_range(type_: str) -> range:
    """Return the range of values of an integer type, or an empty range for other types."""
    integer = INTEGERS.get(type_)
    if integer is None:
        return range(0)
    lowest = -(2 ** (integer.bits - 1)) if integer.signed else 0
    return range(lowest, lowest + 2**integer.bits)
