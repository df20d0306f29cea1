"""Reads the version of an open library. headers/README.md describes the forms of `probes`."""

from __future__ import annotations

import ctypes
import os

from . import dl
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .catalog import LibraryInfo

    Version = tuple[int, int]

PLACEHOLDER = "this is the placeholder that programs are linked with, not a driver"


def read_version(
    handle: ctypes.CDLL,
    info: LibraryInfo,
    functions: Mapping[str, str],
    versions: Mapping[str, tuple[int, int, int]],
) -> tuple[Version | None, str]:
    """Return the version as (major, minor) and an empty string, or None and the reason for the failure.

    Args:
        handle: the open library
        info: data for the loader
        functions: rows of the library's table, by symbol
        versions: library's version (or its release count, if it reports a count) by release, oldest first
    """
    problem = ""
    for name, form in info.probes:
        version: Version | None = None
        if form == "symbol":
            version = _from_symbol(handle, name)
        elif form == "added":
            version = _from_added(handle, functions, next(iter(versions.values()))[:2])
            problem = problem or f"lacks functions that every release of the {info.title} has"
        elif form[0].isdigit():
            symbols = name.split("+")
            if list(dl.resolve(handle, symbols)) == symbols:
                version = _parse(form)
        elif not hasattr(handle, name):
            problem = problem or f"has no {name}, so it is not the {info.title}"
        elif form == "placeholder":
            if os.path.basename(os.path.dirname(dl.find_file(handle) or "")) == "stubs":  # a toolkit's stub
                return None, PLACEHOLDER
            function = handle[name]
            function.restype = ctypes.c_char_p
            if b"stub" in (function(0) or b""):
                return None, f"{name} says that {PLACEHOLDER}"
        else:
            query = _query_record if form.startswith("record:") else _query
            status, numbers = query(handle[name], form)
            if status:
                problem = f"{name} failed with status {_name_status(info, status)}"
                if status == _STUB_STATUS and info.status in ("CUresult", "cudaError_t"):
                    problem += f"; {PLACEHOLDER}"
            elif min(numbers) < 0 or not any(numbers):
                result = ", ".join(map(str, numbers))
                problem = f"{name} returned {result}, which is not a version"
            elif form == "count":
                version = _from_count(handle, info, numbers[0], versions)
            else:
                version = _to_version(info, form, numbers)
        if version:
            return version, ""
    return None, problem


# libraryPropertyType, from library_types.h
_MAJOR = 0
_MINOR = 1
_FIRST_WITH_RELEASE = 130000  # the smallest release count that contains the release
_STUB_STATUS = 34  # CUDA_ERROR_STUB_LIBRARY, cudaErrorStubLibrary


def read_text(handle: ctypes.CDLL, name: str) -> tuple[int, ...]:
    """Return the version that a library returns as a string, such as 12.535.54.03; () if the call fails."""
    text = (ctypes.c_char * 80)()
    try:
        status = handle[name](text, ctypes.sizeof(text))
        return () if status else tuple(map(int, text.value.split(b".")))
    except (AttributeError, ValueError):  # there is no such function, or the string is not a version
        return ()


def _parse(release: str) -> Version:
    major, _, minor = release.partition(".")
    return int(major), int(minor)


def _name_status(info: LibraryInfo, status: int) -> str:
    """Format a status as a number, followed by its name if the tables contain it."""
    from importlib import import_module

    from ..tables import rows

    tables = import_module(f"cudyn._bindings.tables.{info.name}_types")
    tag = tables.TYPEDEFS.get(info.codes, "").removeprefix("enum ")
    row = tables.ENUMS.get(info.codes) or tables.ENUMS.get(tag)
    values = rows.enum(row)[1] if row else {}
    name = next((name for name, value in values.items() if value.rpartition(" ")[2] == str(status)), "")
    return f"{status} ({name})" if name else str(status)


def _query(function: Any, form: str) -> tuple[int, list[int]]:
    """Call a function that returns a version, and return its status and the integers that it writes.

    Args:
        form: How the function returns the version: as its result ("returned", or a pointer to two integers
            for "pointed"), through pointers to two or three integers ("pair", "three"), or in two calls, for
            the major and the minor version ("property"). Functions of all other forms have one pointer.
    """
    pointer_to_two = ctypes.POINTER(ctypes.c_int * 2)
    results: dict[str, Any] = {"returned": ctypes.c_size_t, "three": None, "pointed": pointer_to_two}
    function.restype = results.get(form, ctypes.c_int)
    numbers = [ctypes.c_int() for _ in range(3)]
    first_address, second_address, third_address = map(ctypes.byref, numbers)
    status = 0
    if form == "returned":
        numbers[0].value = function()
    elif form == "pointed":
        return 0, [*function().contents]
    elif form == "three":
        function(first_address, second_address, third_address)
    elif form == "property":
        status = function(_MAJOR, first_address) or function(_MINOR, second_address)
    else:
        status = function(first_address, second_address) if form == "pair" else function(first_address)
    written_count = {"three": 3, "pair": 2, "property": 2}.get(form, 1)
    return status, [number.value for number in numbers[:written_count]]


def _to_version(info: LibraryInfo, form: str, numbers: list[int]) -> Version:
    """Convert the integers that a version probe returned to the major and minor version."""
    number = numbers[0]
    if form == "packed":
        return number // 1000, number % 1000 // 10
    if form.startswith("record:"):
        return number // 1000, number % 1000 // 100
    if form in ("decimal", "returned"):  # until NCCL 2.8, the major version was multiplied by 1000
        short = number // 1000, number % 1000 // 100
        return short if short <= info.newest_short else (number // 10000, number % 10000 // 100)
    return number, numbers[1] if len(numbers) > 1 else 0


def _query_record(function: Any, form: str) -> tuple[int, list[int]]:
    """Call a function that fills a record, and return its status and the version in the record.

    The form is `record:OFFSET:BYTES`: the offset of the version, and the initial contents of the record.
    """
    _, offset, initial = form.split(":")
    record = (ctypes.c_char * (len(initial) // 2))()
    record.raw = bytes.fromhex(initial)
    function.restype = ctypes.c_int
    status = function(record)
    return status, [ctypes.c_uint32.from_buffer(record, int(offset)).value]


def _from_symbol(handle: ctypes.CDLL, pattern: str) -> Version | None:
    """Return the newest version whose symbol the library contains."""
    # All versions that may exist, newest first.
    versions = [(major, minor) for major in range(20, 10, -1) for minor in range(19, -1, -1)]
    names = {pattern.format(*version): version for version in versions}
    return next((names[name] for name in dl.resolve(handle, tuple(names))), None)


def _from_added(handle: ctypes.CDLL, functions: Mapping[str, str], oldest: Version) -> Version | None:
    """Return the newest release for which the library has most of the symbols that the release added.

    If it lacks all of them, or no release added a symbol, return the version of the oldest header release.

    Not all of these symbols are required, because the server driver never has some of them, and a driver may
    have symbols that only a later header declares.

    Returns:
        The version, or `None` if a symbol of the oldest release is missing.
    """
    present = frozenset(dl.resolve(handle, functions))
    added: dict[Version, list[bool]] = {}
    for symbol, row in functions.items():
        since = row[1:].partition(" ")[0].partition("<")[0] if row.startswith("@") else "0.0"
        added.setdefault(_parse(since), []).append(symbol in present)
    if not all(added.pop((0, 0), [])):  # symbols of the oldest header release
        return None
    mostly_present = (
        release for release, has_symbols in added.items() if 2 * sum(has_symbols) > len(has_symbols)
    )
    return max(mostly_present, default=oldest)


def _from_count(
    handle: ctypes.CDLL, info: LibraryInfo, count: int, counts: Mapping[str, tuple[int, int, int]]
) -> Version:
    """Return the CUDA release for a library that reports a release count.

    Since 13.0 the count contains the release, as in 130001. If several releases have the same count, the
    library's soname determines the major version. Of the remaining releases, the oldest is returned, because
    the library has all of its functions.
    """
    if count >= _FIRST_WITH_RELEASE:
        return count // 10000, count // 100 % 100
    newest = max((value for value, *_ in counts.values() if value <= count), default=0)
    releases = [_parse(release) for release in counts if counts[release][0] == newest]
    soname = dl.read_links(handle).soname
    majors = [major for major, name in info.files.get(platform(), ()) if name == soname]
    return next((release for release in releases if release[0] in majors), (releases or [(0, count)])[0])
