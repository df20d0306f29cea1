"""The fallback of a function that is missing: the outputs it zeroes, and its result.

Its callers were compiled for the headers of one major, which may be unknown. So a fallback writes only to
outputs on which all headers in question agree.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from .._library.library import parse
from .._machine.fallback import Fallback
from .._tables import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._library.library import Library

# The roles whose memory is one object that only the function writes.
_WRITTEN = ("out", "used")


class Call(NamedTuple):
    """How a function is called, as the headers of some releases have it.

    fallback   its parameters and result as ctypes types, and the outputs to zero
    returns    the kind of its result: "status", "text", or "" for anything else, which becomes 0
    params     its parameters
    result     the C type of its result
    """

    fallback: Fallback
    returns: str
    params: Sequence[rows.Param]
    result: str


def list_releases(library: Library, major: int | None) -> list[str]:
    """List the header releases of a major of CUDA; all for None, or if the library has its own numbering.

    Raises ValueError for a major without headers.
    """
    if major is None or library.info.numbering != "CUDA":
        return list(library.releases)
    releases = [release for release in library.releases if parse(release)[0] == major]
    if not releases:
        known = ", ".join(dict.fromkeys(str(parse(release)[0]) for release in library.releases))
        raise ValueError(
            f"no headers of CUDA {major} are in the table of the {library.info.title}; of {known}"
        )
    return releases


def is_declared(library: Library, symbol: str, release: str) -> bool:
    """Does a header release have a function, or the library of that release, where no header declares it?"""
    return any(rows.holds(span, library.releases, release) for span in library.spans(symbol))


def list_declared(library: Library, releases: Sequence[str]) -> list[str]:
    """List the functions that one of these releases has, those that no header declares included."""
    every = (*library.tables.FUNCTIONS, *library.tables.HIDDEN)
    return [symbol for symbol in every if any(is_declared(library, symbol, r) for r in releases)]


def is_called_alike(library: Library, symbol: str, releases: Sequence[str]) -> bool:
    """Is a function called in one way in all of these releases that have it?"""
    having = [release for release in releases if is_declared(library, symbol, release)]
    return all(library.is_compatible(symbol, having[0], release) for release in having[1:])


def describe_call(library: Library, symbol: str, major: int | None) -> Call:
    """Describe the function as a caller that was compiled for a major sees it (None: for any major).

    Raises KeyError for a symbol that the table does not have.
    """
    releases = list_releases(library, major)
    having = [release for release in releases if is_declared(library, symbol, release)] or releases[-1:]
    declarations = dict.fromkeys(library.prototype(symbol, release) for release in having)
    is_fixed = major is not None or not library.by_version
    calls = [_describe(library, *declared, is_fixed) for declared in declarations]
    newest = calls[-1]
    outputs: dict[int, int] = {}
    for index, size in newest.fallback.outputs.items():
        sizes = [call.fallback.outputs.get(index, 0) for call in calls if _agree(call, newest, index)]
        if len(sizes) == len(calls) and min(sizes):
            outputs[index] = min(min(sizes), size)
    fallback = Fallback(newest.fallback.parameters, newest.fallback.result, outputs)
    return Call(fallback, newest.returns, newest.params, newest.result)


def _describe(library: Library, prototype: str, level: str, is_fixed: bool) -> Call:
    types = library.types_at(level)
    result, params = rows.prototype(prototype)
    outputs = {}
    for index, param in enumerate(params):
        if param.role in _WRITTEN:
            target = types.ctype(param.type)._type_
            # Without symbol versions the caller's major may be unknown, and a record of another size there.
            if is_fixed or not issubclass(target, (ctypes.Structure, ctypes.Union)):
                outputs[index] = ctypes.sizeof(target)
    status = library.info.status
    resolved = types.resolve(result)
    returns = "text" if resolved in ("char *", "const char *") else ""
    if status and resolved == types.resolve(status):
        returns = "status"
    parameters = [types.ctype(param.type) for param in params]
    return Call(Fallback(parameters, types.ctype(result), outputs), returns, params, result)


def _agree(one: Call, other: Call, index: int) -> bool:
    """Is a parameter at the same place in another prototype: are those before it passed in the same way?"""
    kinds = [
        [_passing(type_) for type_ in call.fallback.parameters[: index + 1]]
        + [_passing(call.fallback.result)]
        for call in (one, other)
    ]
    return kinds[0] == kinds[1]


def _passing(type_: Any) -> Any:
    """A key for the way a type is passed; equal for records of one class."""
    if type_ is None or issubclass(type_, (ctypes.Structure, ctypes.Union)):
        return type_
    return ctypes.sizeof(type_), issubclass(type_, (ctypes.c_float, ctypes.c_double))
