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
        functions: rows of the library's table, keyed by symbol
        versions: library's version in each release, oldest first. For a library that reports a release count,
            tuples that begin with this count
    """
    problem = ""
    for name, form in info.probes:
        version: Version | None = None
        if form == "symbol":
            version = _from_symbol(handle, name)
        elif form == "added":
            oldest_major, oldest_minor, *_ = next(iter(versions.values()))
            sometimes_missing = name.split("+")
            required = {symbol: row for symbol, row in functions.items() if symbol not in sometimes_missing}
            version = _from_added(handle, required, (oldest_major, oldest_minor))
            problem = problem or f"lacks functions that every release of the {info.title} has"
        elif form[0].isdigit():  # the version of a library that has all of the symbols in `name`
            symbols = name.split("+")
            if list(dl.resolve(handle, symbols)) == symbols:
                version = _parse(form)
        elif not hasattr(handle, name):
            problem = problem or f"has no {name}, so it is not the {info.title}"
        elif form == "placeholder":
            placeholder = _detect_placeholder(handle, name)
            if placeholder:
                return None, placeholder
        else:
            version, failure = _query_version(handle, info, name, form, versions)
            problem = failure or problem
        if version:
            return version, ""
    return None, problem


def _detect_placeholder(handle: ctypes.CDLL, name: str) -> str:
    """Return a message if a library is the placeholder from a toolkit's `stubs` directory, or "".

    Args:
        handle: the open library
        name: function that returns a description of a status, in which a placeholder mentions a stub
    """
    path = dl.find_file(handle) or ""
    if os.path.basename(os.path.dirname(path)) == "stubs":
        return PLACEHOLDER
    describe_status = handle[name]
    describe_status.restype = ctypes.c_char_p
    description = describe_status(0) or b""
    return f"{name} says that {PLACEHOLDER}" if b"stub" in description else ""


def _query_version(
    handle: ctypes.CDLL,
    info: LibraryInfo,
    name: str,
    form: str,
    versions: Mapping[str, tuple[int, int, int]],
) -> tuple[Version | None, str]:
    """Call the function that reports the version of a library.

    Args:
        handle: the open library
        info: data for the loader
        name: name of the function
        form: form of the numbers that the function returns
        versions: library's version in each release, as in `read_version`

    Returns:
        The version, or `None`, and the reason why the function's result is not a version, or "".
    """
    query = _query_record if form.startswith("record:") else _query
    status, numbers = query(handle[name], form)
    if status:
        problem = f"{name} failed with status {_name_status(info, status)}"
        if status == _STUB_STATUS and info.status in ("CUresult", "cudaError_t"):
            problem += f"; {PLACEHOLDER}"
        return None, problem
    if min(numbers) < 0 or not any(numbers):
        result = ", ".join(map(str, numbers))
        return None, f"{name} returned {result}, which is not a version"
    if form == "count":
        return _from_count(handle, info, numbers[0], versions), ""
    return _to_version(info, form, numbers), ""


# libraryPropertyType, from library_types.h
_MAJOR = 0
_MINOR = 1
# The versions that a library may declare with a symbol
_POSSIBLE_MAJORS = range(11, 21)
_POSSIBLE_MINORS = range(20)
_FIRST_WITH_RELEASE = 130000  # the smallest release count that contains the release
_STUB_STATUS = 34  # CUDA_ERROR_STUB_LIBRARY, cudaErrorStubLibrary
_MAX_TEXT_SIZE = 80  # bytes; longer than any version, such as 12.535.54.03
_ALWAYS = "0.0"  # stands for the oldest header release, whose symbols have no release in their rows


def read_text(handle: ctypes.CDLL, name: str) -> tuple[int, ...]:
    """Return the version that a library returns as a string, such as 12.535.54.03; () if the call fails."""
    text = (ctypes.c_char * _MAX_TEXT_SIZE)()
    try:
        status = handle[name](text, ctypes.sizeof(text))
        return () if status else tuple(map(int, text.value.split(b".")))
    except (AttributeError, ValueError):  # there is no such function, or the string is not a version
        return ()


def _parse(release: str) -> Version:
    """Parse a release such as 12.4."""
    major, _, minor = release.partition(".")
    return int(major), int(minor)


def _name_status(info: LibraryInfo, status: int) -> str:
    """Format a status as a number, followed by its name if the tables contain it."""
    from importlib import import_module

    from ..tables import rows

    tables = import_module(f"cudyn._bindings.tables.{info.name}_types")
    tag = tables.TYPEDEFS.get(info.codes, "").removeprefix("enum ")
    row = tables.ENUMS.get(info.codes) or tables.ENUMS.get(tag)
    _, values = rows.enum(row) if row else ("", {})
    for name, value in values.items():
        _, _, number = value.rpartition(" ")  # the value may begin with a release, as in `@13.0 46`
        if number == str(status):
            return f"{status} ({name})"
    return str(status)


def _query(function: Any, form: str) -> tuple[int, list[int]]:
    """Call a function that returns a version, and return its status and the integers that it writes.

    The status is 0 if the function does not return one.

    Args:
        function: The function.
        form: How the function returns the version: as its result ("returned", or a pointer to two integers
            for "pointed"), through pointers to two or three integers ("pair", "three"), or in two calls, for
            the major and the minor version ("property"). Functions of all other forms have one pointer.
    """
    if form == "returned":
        function.restype = ctypes.c_size_t
        return 0, [ctypes.c_int(function()).value]
    if form == "pointed":
        function.restype = ctypes.POINTER(ctypes.c_int * 2)
        return 0, [*function().contents]
    first, second, third = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
    if form == "three":
        function.restype = None
        function(ctypes.byref(first), ctypes.byref(second), ctypes.byref(third))
        return 0, [first.value, second.value, third.value]
    function.restype = ctypes.c_int
    if form == "property":
        status = function(_MAJOR, ctypes.byref(first)) or function(_MINOR, ctypes.byref(second))
        return status, [first.value, second.value]
    if form == "pair":
        status = function(ctypes.byref(first), ctypes.byref(second))
        return status, [first.value, second.value]
    status = function(ctypes.byref(first))
    return status, [first.value]


def _to_version(info: LibraryInfo, form: str, numbers: list[int]) -> Version:
    """Convert the integers that a version function returned to the major and minor version."""
    number = numbers[0]
    if form == "packed":  # 12040 is 12.4
        return number // 1000, number % 1000 // 10
    if form.startswith("record:"):  # 8700 is 8.7
        return number // 1000, number % 1000 // 100
    if form in ("decimal", "returned"):
        short = number // 1000, number % 1000 // 100  # 2708 is 2.7
        long = number // 10000, number % 10000 // 100  # 21005 is 2.10; used by NCCL 2.9 and later
        return short if short <= info.newest_short else long
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
    """Return the newest version for which the library contains a symbol with this version in its name.

    Args:
        handle: the open library
        pattern: name of the symbol with two placeholders, for the major and the minor version
    """
    versions = {
        pattern.format(major, minor): (major, minor)
        for major in reversed(_POSSIBLE_MAJORS)
        for minor in reversed(_POSSIBLE_MINORS)
    }
    for name in dl.resolve(handle, versions):
        return versions[name]
    return None


def _from_added(handle: ctypes.CDLL, functions: Mapping[str, str], oldest: Version) -> Version | None:
    """Return the newest release for which the library has most of the symbols that this release added.

    If there is no such release, return the version of the oldest header release.

    A release does not need all of its symbols, because the drivers for servers never have some of them. A
    single symbol does not prove a release either, because a driver may have symbols that only the headers of
    a later release declare.

    Args:
        handle: the open library
        functions: rows of the library's table, keyed by symbol, without symbols that some builds lack
        oldest: version of the oldest header release

    Returns:
        The version, or `None` if a symbol of the oldest release is missing.
    """
    present = frozenset(dl.resolve(handle, functions))
    added: dict[Version, list[bool]] = {}
    for symbol, row in functions.items():
        since = _ALWAYS
        if row.startswith("@"):  # such as `@11.7<12.0 prototype`
            releases, _, _ = row[1:].partition(" ")
            since, _, _ = releases.partition("<")
        added.setdefault(_parse(since), []).append(symbol in present)
    if not all(added.pop(_parse(_ALWAYS), [])):
        return None
    mostly_present = (
        release for release, has_symbols in added.items() if 2 * sum(has_symbols) > len(has_symbols)
    )
    return max(mostly_present, default=oldest)


def _from_count(
    handle: ctypes.CDLL, info: LibraryInfo, count: int, counts: Mapping[str, tuple[int, int, int]]
) -> Version:
    """Return the CUDA release of a library that reports a release count instead of its version.

    In CUDA 13.0 and later, the count contains the release, as in 130001. For earlier releases, the tables
    contain the count. A library whose count is not in the tables is treated like a library with the next
    smaller count, because it is known to have all functions of that older release. If several releases have
    the same count, the library's soname determines the major version. Of the remaining releases, the oldest
    is returned, because the library has all of its functions.

    If the count is smaller than all counts in the tables, the result is (0, count), which is older than all
    releases.

    Args:
        handle: the open library
        info: data for the loader
        count: release count that the library reports
        counts: for each release, oldest first, a tuple that begins with its count
    """
    if count >= _FIRST_WITH_RELEASE:
        return count // 10000, count // 100 % 100
    not_newer = [release_count for release_count, *_ in counts.values() if release_count <= count]
    nearest_count = max(not_newer, default=0)
    releases = [
        _parse(release) for release, (release_count, *_) in counts.items() if release_count == nearest_count
    ]
    if not releases:  # the count is smaller than all counts in the tables
        return 0, count
    soname = dl.read_links(handle).soname
    majors = [major for major, name in info.files.get(platform(), ()) if name == soname]
    matching_releases = [release for release in releases if release[0] in majors]
    return min(matching_releases or releases)
