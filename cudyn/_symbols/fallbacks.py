"""The fallback of a function that is missing: the outputs it writes, and its result.

Its callers were compiled for the headers of one major, which may be unknown. So a fallback writes only to
outputs on which all headers in question agree.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, NamedTuple

from .._library.library import Library, driver, parse
from .._machine.fallback import Fallback
from .._tables import rows

# The roles whose memory is one object that only the function writes.
_WRITTEN = ("out", "used")
UNRECOGNIZED = "unrecognized error code"  # what cudaGetErrorString and its likes say of an unknown status

# A function without a prototype. With a floating-point parameter all registers are passed on to a real one.
UNKNOWN = Fallback((ctypes.c_double,), ctypes.c_int64, {})


class Call(NamedTuple):
    """How a function is called, as the headers of some releases have it.

    fallback   its parameters and result as ctypes types, and the outputs to zero
    returns    the kind of its result: "status", "text", "success" for a status that is 0 without a driver,
               or "" for anything else, which becomes 0
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
    since = next((since for since, name in library.info.succeeds if name == symbol), None)
    is_known = major is not None or library.info.numbering != "CUDA"
    succeeds = since is not None and is_known and since <= (major or 0)  # also without a driver
    outputs: dict[int, bytes] = {}
    for index, data in newest.fallback.outputs.items():
        sizes = [len(call.fallback.outputs.get(index, b"")) for call in calls if _agree(call, newest, index)]
        if len(sizes) == len(calls) and min(sizes):
            value = _read_version(library, symbol, releases) if succeeds else 0
            outputs[index] = value.to_bytes(min(*sizes, len(data)), "little")
    fallback = newest.fallback._replace(outputs=outputs)
    return Call(fallback, "success" if succeeds else newest.returns, newest.params, newest.result)


def _read_version(library: Library, symbol: str, releases: Sequence[str]) -> int:
    """The version that the library of the newest of these releases answers; 0: another function."""
    form = dict(library.info.probes).get(symbol, "")
    own = library.tables.VERSIONS.get(releases[-1]) or parse(releases[-1])
    forms = {"packed": (1000, 10), "decimal": (10000, 100)}
    return sum(number * factor for number, factor in zip(own, forms.get(form, ())))


def _describe(library: Library, prototype: str, level: str, is_fixed: bool) -> Call:
    types = library.types_at(level)
    result, params = rows.prototype(prototype)
    outputs = {}
    for index, param in enumerate(params):
        if param.role in _WRITTEN:
            target = types.ctype(param.type)._type_
            # Without symbol versions the caller's major may be unknown, and a record of another size there.
            if is_fixed or not issubclass(target, (ctypes.Structure, ctypes.Union)):
                outputs[index] = bytes(ctypes.sizeof(target))
    status = library.info.status
    resolved = types.resolve(result)
    returns = "text" if resolved in ("char *", "const char *") else ""
    if status and resolved == types.resolve(status):
        returns = "status"
    parameters = [types.ctype(param.type) for param in params]
    words = 0
    if status and params and types.resolve(params[0].type) == types.resolve(status):
        rest = [param.type for param in params[1:]]
        words = 1 if returns == "text" and not rest else 2 if rest == ["const char **"] else 0
    return Call(Fallback(parameters, types.ctype(result), outputs, words), returns, params, result)


def _agree(one: Call, other: Call, index: int) -> bool:
    """Is a parameter at the same place in another prototype: are those before it passed in the same way?"""
    kinds = [
        [*map(_passing, (call.fallback.result, *call.fallback.parameters[: index + 1]))]
        for call in (one, other)
    ]
    return kinds[0] == kinds[1]


def _passing(type_: Any) -> Any:
    """A key for the way a type is passed; equal for records of one class."""
    if type_ is None or issubclass(type_, (ctypes.Structure, ctypes.Union)):
        return type_
    return ctypes.sizeof(type_), issubclass(type_, (ctypes.c_float, ctypes.c_double))


def list_words(library: Library, symbol: str) -> dict[int, str]:
    """List what a function says of each status: its name, or its meaning in cudyn's words, not NVIDIA's."""
    members = {int(member): name for name, member in reversed(library.statuses.__members__.items())}
    # The real nvrtcGetErrorString gives the name.
    is_name = symbol.endswith("Name") or library.info.name == "nvrtc"
    return {
        value: name if is_name else _describe_status(library, value, name)
        for value, name in sorted(members.items())
    }


def _describe_status(library: Library, value: int, name: str) -> str:
    """Describe a status in cudyn's words; the runtime's are the driver's of the same number and name."""
    said = library.describe_status(name)
    if not said and library.info.name == "runtime":
        known = driver()
        of_driver = getattr(known.status(value), "name", "")
        if of_driver.replace("_", "").lower() == name.lower():
            said = known.describe_status(of_driver)
    if not said and name in library.info.driverless:
        said = "no CUDA driver was found that this CUDA runtime could use"
    return said or ("no error" if value == 0 else name)
