"""Compares layouts, enums and prototypes with the newest headers as libclang reads them for other systems.

The tables describe 64-bit Linux on x86. On AArch64 Linux, the declarations are the same. On 64-bit Windows,
they differ in two ways:

- A long has 4 bytes. cudyn/_bindings/calls/records.py implements this rule. Records that contain a long are
  built with this rule, and compared with libclang's layout.
- Every enum is an int, even if it is an unsigned int on Linux. The four bytes are the same, so the values are
  compared modulo 2**32.

A typedef whose values are macros is the same integer type on every system.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest import mock

from codegen import read
from codegen.model import Field, Reading, Record
from cudyn._bindings.calls import c_types, records
from cudyn._bindings.calls.values import PRIMITIVES
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import Library
from cudyn._bindings.tables import rows

from . import Result
from .compiler import find_directories, library, members, pins, releases

ORACLE = "libclang"
LINUX = read.TARGET
ARM = "aarch64-unknown-linux-gnu"
WINDOWS = "x86_64-pc-windows-msvc"

# Functions that are declared only on Windows.
WINDOWS_ONLY = frozenset({"cuWGLGetDevice", "cudaWGLGetDevice"})


def list_checks() -> list[tuple[str, str, str]]:
    """Return (library, newest release, system) for each library and each system on which it exists."""
    newest = dict(releases())
    on_arm = [(name, release, ARM) for name, release in newest.items()]
    on_windows = [(name, release, WINDOWS) for name, release in newest.items() if "win32" in find(name).files]
    return on_arm + on_windows


@cache
def reading(name: str, release: str, system: str) -> Reading:
    """Return the declarations in a release's headers, read for a system."""
    library_ = library(name)
    return read.read(library_, release, find_directories(name, release), pins().used(library_), system)


def compare(name: str, release: str, system: str) -> Result:
    """Compare all records, enums and prototypes of the headers for a system."""
    result = Result(ORACLE, f"layouts, enums and prototypes on {system}")
    linux = reading(name, release, LINUX)
    other_system = reading(name, release, system)
    for symbol in sorted(linux.functions.keys() | other_system.functions.keys()):
        if symbol in WINDOWS_ONLY and system == WINDOWS:
            result.on_purpose[symbol] = "declared only for Windows, and therefore omitted"
            continue
        on_linux, on_other = linux.functions.get(symbol), other_system.functions.get(symbol)
        result.compare(symbol, on_linux and on_linux.types, on_other and on_other.types)
    for tag in sorted((linux.enums.keys() | other_system.enums.keys()) - linux.foreign):
        for fact, linux_value, other_value in _iter_enum_facts(tag, linux, other_system, system):
            result.compare(f"enum {tag} {fact}", linux_value, other_value)
    with rules_of(system):
        built = c_types.Types(shared(name), release)
        for tag in (row["enum"] for row in library(name).group):
            _compare_group(result, tag, other_system, built)
        for tag in sorted((linux.records.keys() | other_system.records.keys()) - linux.foreign):
            _compare_record(result, tag, linux, other_system, built)
    return result


def _iter_enum_facts(
    tag: str, linux: Reading, other_system: Reading, system: str
) -> Iterator[tuple[str, Any, Any]]:
    """Yield (fact, value on Linux, value on the other system) for each fact about an enum."""
    linux_enum = linux.enums[tag]
    other_enum = other_system.enums[tag]
    expected_type = "int" if system == WINDOWS else linux_enum.type
    yield "type", expected_type, other_enum.type
    for (name, value), (_, other_value) in zip(linux_enum.values, other_enum.values, strict=True):
        yield name, value % 2**32, other_value % 2**32


def _compare_group(result: Result, tag: str, other_system: Reading, built: c_types.Types) -> None:
    """Compare an enum in the tables that in the headers is an integer typedef with macros as its values."""
    type_ = rows.enum(built.common.tables.ENUMS[tag])[0]
    result.compare(f"typedef {tag}", type_ if built.members(tag) else None, other_system.typedefs.get(tag))
    for name, value in built.members(tag):
        constant = other_system.constants.get(name)
        header_value = constant.value if constant and isinstance(constant.value, int) else None
        if header_value is not None:
            header_value %= 2**32  # compared as an unsigned 32-bit integer
        result.compare(f"{tag} {name}", value % 2**32, header_value)


def _compare_record(
    result: Result, tag: str, linux: Reading, other_system: Reading, built: c_types.Types
) -> None:
    """Compare a record's declarations or, if its layout may be different on the system, the layouts."""
    linux_record = linux.records.get(tag)
    other_record = other_system.records.get(tag)
    special = tag in built.common.tables.WINDOWS or _holds_long(linux_record, linux)
    if linux_record == other_record and not special:
        result.compare(f"record {tag}", linux_record, other_record)
        return
    cls = built.record(tag)
    assert other_record is not None
    result.compare(f"record {tag} size", ctypes.sizeof(cls), other_record.size)
    alignment = cls._alignment_ or ctypes.alignment(cls)
    result.compare(f"record {tag} is aligned to {other_record.align}", alignment >= other_record.align, True)
    expected = {path: offset // 8 for path, offset in _paths(other_record, 0, "")}
    for path, offset, _ in members(cls, 0):
        if path in expected:
            result.compare(f"record {tag} {path}", offset, expected.pop(path))
    result.compare(f"record {tag}: members that the class does not have", [], list(expected))


def _holds_long(record: Record | None, reading: Reading) -> bool:
    """Return whether a record contains a long by value."""
    if record is None:
        return False
    for item in record.fields:
        if isinstance(item.type, Record):
            if _holds_long(item.type, reading):
                return True
        elif "*" not in item.type and "(" not in item.type:
            base = item.type.partition("[")[0].strip()
            while base in reading.typedefs:
                base = reading.typedefs[base]
            if base in ("long", "unsigned long"):
                return True
            if _holds_long(reading.records.get(base.partition(" ")[2]), reading):
                return True
    return False


def _paths(record: Record, start: int, prefix: str) -> Iterator[tuple[str, int]]:
    """Yield (path, offset in bits) for every member that has a name in C."""
    item: Field
    for item in record.fields:
        if item.name:
            yield prefix + item.name, start + item.offset
        if isinstance(item.type, Record) and not item.dims:
            inner = f"{prefix}{item.name}." if item.name else prefix
            yield from _paths(item.type, start + item.offset, inner)


@contextmanager
def rules_of(system: str) -> Iterator[None]:
    """Return a context manager in which cudyn builds types as it does on a system."""
    if system != WINDOWS:
        yield
        return
    short = {"long": ctypes.c_int32, "unsigned long": ctypes.c_uint32}
    with mock.patch.dict(PRIMITIVES, short), mock.patch.object(records, "SHORT_LONG", True):
        yield


def shared(name: str) -> c_types.CommonTypes:
    """Return a new instance of a library's types, which is not used by anything else."""
    library_ = Library(find(name))
    tables = __import__(f"cudyn._bindings.tables.{name}_types", fromlist=["USES"])
    used = [shared(name) for name in tables.USES]
    return c_types.CommonTypes(
        library_.module, tables, library_.releases, used, find_parameters=library_.get_parameters
    )


def main() -> int:
    """Compare all libraries and print the results. Return the exit status: 1 if anything disagrees."""
    wrong: list[str] = []
    for system in (ARM, WINDOWS):
        facts = 0
        for name, release, system_ in list_checks():
            if system_ == system:
                result = compare(name, release, system)
                facts += result.checked
                wrong += [f"{system}: {name} {release}: {line}" for line in result.disagreements]
                for fact, reason in result.on_purpose.items():
                    print(f"{system}: {name} {release}: {fact}: {reason}")
        print(f"{system}: {facts} facts")
    print(*(wrong or ["nothing disagrees"]), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
