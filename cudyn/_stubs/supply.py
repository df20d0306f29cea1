"""The functions of a library for callers of one major: what each answers, and the real ones.

A stub can't see how it is called, and the major of its callers may be unknown. So it writes only to outputs
on which all headers in question agree, and leads only to a function whose signature is theirs.
"""

from __future__ import annotations

import contextlib
import ctypes
import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from .._bindings.libraries import dl
from .._bindings.libraries.library import Library, driver, parse
from .._bindings.libraries.load import Outcome
from .._bindings.libraries.search import platform
from .._bindings.machine.fallback import Fallback
from .._bindings.tables import functions
from . import late
from .symbol import Explains, Returns, Symbol, Variable, make_unknown

# The roles whose memory is one object that only the function writes.
_WRITTEN = ("out", "used")


class Call(NamedTuple):
    """How a function is called while it is missing: its fallback, with the outputs that it writes.

    returns  the kind of its result: "status" for one that says that the function failed, "text", "success"
             for a status that is 0 without a driver, or "" for anything else, which becomes 0
    """

    fallback: Fallback
    returns: str


class Supply:
    """The functions of a library for callers that were compiled for one major; None: unknown.

    releases  the header releases of these callers; all, if the library has its own numbering
    is_own    no library of another major serves them
    is_absent the library is not searched for
    pins      the versions that the callers' package requires: library -> numbers; "": of CUDA
    Raises ValueError for a major without headers.
    """

    def __init__(
        self,
        library: Library,
        major: int | None = None,
        pins: Mapping[str, tuple[int, ...]] = MappingProxyType({}),
    ) -> None:
        self.library = library
        self.is_own = False
        self.is_absent = False
        self._pins = pins
        self.major = major if library.info.numbering == "CUDA" else None
        self.releases = [r for r in library.releases if self.major in (None, parse(r)[0])]
        if not self.releases:
            known = ", ".join(dict.fromkeys(str(parse(release)[0]) for release in library.releases))
            raise ValueError(
                f"no headers of CUDA {major} are in the table of the {library.info.title}; of {known}"
            )

    # --- the headers

    def knows(self, real: str) -> bool:
        """Do the tables have a function?"""
        return real in self.library.tables.FUNCTIONS or real in self.library.tables.HIDDEN

    def list_having(self, real: str, releases: Iterable[str] = ()) -> list[str]:
        """List the releases that have a function, in a header or, if none declares it, in the library.

        releases: other ones than the callers'.
        """
        tables = self.library.tables
        return [r for r in releases or self.releases if functions.is_declared(tables, real, r)]

    def list_functions(self) -> list[str]:
        """List the functions that the callers' releases have, those that no header declares included."""
        return [*filter(self.list_having, (*self.library.tables.FUNCTIONS, *self.library.tables.HIDDEN))]

    def list_variables(self) -> list[str]:
        """List the variables that the headers of the callers' releases declare."""
        return [*filter(self.measure_variable, self.library.common_types.tables.VARIABLES)]

    def measure_variable(self, name: str) -> int:
        """Measure a variable in bytes; 0: no header declares it. The newest release counts that does."""
        if name not in self.library.common_types.tables.VARIABLES:
            return 0
        for release in reversed(self.releases):
            with contextlib.suppress(KeyError):
                return ctypes.sizeof(self.library.types_at(release).variable_type(name))
        return 0

    def is_called_alike(self, real: str, others: Sequence[str] = ()) -> bool:
        """Is a function called in one way in all of the callers' releases, and these others, that have it?"""
        having = self.list_having(real, [*self.releases, *others])
        return all(self.library.is_compatible(real, having[0], release) for release in having[1:])

    def list_ambiguous(self, reals: Iterable[str]) -> list[str]:
        """List the functions that have several signatures among these callers' headers.

        A library without majors has one soname for all of them: nothing would tell which is meant, and what a
        stub writes is what all of them have.
        """
        if not has_majors(self.library):
            return []
        return [name for name in reals if self.knows(name) and not self.is_called_alike(name)]

    def describe(self, real: str) -> Call:
        """Describe a function as its callers see it. Raises KeyError for one that the table does not have."""
        library = self.library
        having = self.list_having(real) or self.releases[-1:]
        is_known = self.major is not None or library.info.numbering != "CUDA"
        is_fixed = self.major is not None or not library.by_version
        declarations = dict.fromkeys(library.declare(real, release) for release in having)
        calls = [_describe(library, declared, is_fixed) for declared in declarations]
        fallback, returns = calls[-1]
        if real in library.tables.FAILING:
            returns = "status"
        since = next((since for since, name in library.info.succeeds if name == real), None)
        value = b"\0"
        if since is not None and is_known and since <= (self.major or 0):  # also without a driver
            returns = "success"
            value = self._number_version(real).to_bytes(8, "little")
        names = [param.name for param in list(declarations)[-1].params]
        outputs: dict[int, bytes] = {}
        for index in fallback.outputs:
            written = self._find_written(f"{real} {names[index]}") if returns == "status" else value
            size = min(len(each.outputs.get(index, b"")) for each, _ in calls)
            # It is at one place in all prototypes if everything up to it is passed in one way.
            ways = {tuple(map(_passing, (each.result, *each.parameters[: index + 1]))) for each, _ in calls}
            if written and size and len(ways) == 1:
                outputs[index] = written.ljust(size, written[-1:])[:size]
        return Call(fallback._replace(outputs=outputs), returns)

    def _find_written(self, output: str) -> bytes:
        """Find the byte that a failing function fills an output with ("function parameter"); "": none.

        A function that fails leaves its outputs as they are, except where the real library writes, too.
        """
        for value, pattern in self.library.info.writes:
            if re.fullmatch(pattern, output):
                return bytes([value])
        return b""

    @property
    def version(self) -> tuple[int, int, int]:
        """The library's own version: the one that the callers' package requires, or else the newest."""
        pinned = self._pins.get(self.library.info.name)
        if pinned is None:
            toolkit = self._pins.get("", (1 << 16,))[:2]
            known = [release for release in self.releases if parse(release) <= toolkit] or self.releases
            pinned = tuple(self.library.tables.VERSIONS.get(known[-1]) or parse(known[-1]))
        major, minor, patch = (*pinned, 0, 0)[:3]
        return major, minor, patch

    def _number_version(self, real: str) -> int:
        """The number by which a function gives the version; 0: another function."""
        major, minor, patch = self.version
        form = dict(self.library.info.probes).get(real, "")
        if form == "packed":
            return 1000 * major + 10 * minor
        if form in ("decimal", "returned"):
            unit = 1000 if (major, minor) <= self.library.info.newest_short else 10000
            return unit * major + 100 * minor + patch
        return 0

    def list_words(self, real: str) -> dict[int, str]:
        """List what a function says of each status: its name, or its meaning in cudyn's words."""
        library = self.library
        # The real nvrtcGetErrorString gives the name.
        is_name = real.endswith("Name") or library.info.name == "nvrtc"
        members = {int(member): name for name, member in reversed(library.statuses.__members__.items())}
        return {
            value: name if is_name else _describe_status(library, value, name)
            for value, name in sorted(members.items())
        }

    # --- symbols and the library

    def make_symbol(self, name: str, version: str, real: str, is_data: bool = False) -> Symbol:
        """Make the symbol for a function; name "": only helpers call it."""
        info = self.library.info
        status = info.absent[self.find_library() is not None][1]
        lacks = info.absent[1][1]
        is_early = self.is_absent or late.is_named(self.library)
        later = () if is_early else late.list_later(self.library, self.major, platform())
        size = self.measure_variable(name)
        if size:
            return Symbol(name, version, name, Variable(size))
        if not self.knows(real):
            is_sure = self.major is not None or not has_majors(self.library)
            same = tuple(soname for _, soname in later if is_sure)
            made = make_unknown(name, version, status, same, is_data, lacks)
            return made if is_data else made._replace(source=self)
        majors = self.list_majors(real) if later else ()
        sonames = tuple(soname for major, soname in later if major in majors)
        answer = self.make_answer(real, status, lacks)
        is_registering = late.is_registering(self.library, real, answer.fallback.parameters)
        return Symbol(name, version, real, answer, sonames, self, is_registering)

    def list_majors(self, real: str) -> frozenset[int]:
        """List the majors in whose library a function may be called."""
        return late.list_majors(
            self.library, self.major, lambda releases: self.is_called_alike(real, releases)
        )

    def make_answer(self, real: str, status: int, lacks: int | None = None) -> Returns | Explains:
        """Make the answer of a function while the library is missing: a status, unless it succeeds then."""
        info = self.library.info
        fallback, returns = self.describe(real)
        if real.endswith("GetProperty"):
            return Explains(fallback._replace(words=3), dict(enumerate(self.version)), status, lacks)
        if fallback.words:
            return Explains(fallback, self.list_words(real), status, lacks)
        if dict(info.probes).get(real) == "returned":
            return Returns(fallback, self._number_version(real))
        if returns == "text":
            return Returns(fallback, f"{real}: the {info.title} is not there".encode())
        return Returns(fallback, status, lacks) if returns == "status" else Returns(fallback, 0)

    def find_library(self) -> Outcome | None:
        """Find the library itself: of the callers' major or, failing that, of another."""
        if self.is_absent:
            return None
        outcome = self.library.outcome
        majors: tuple[int, ...] = () if self.major is None else (self.major,)
        if outcome.handle is None and not majors and has_majors(self.library):
            # The first search found no library; this process may have loaded one meanwhile.
            majors = tuple(major for major, _ in self.library.info.files.get(platform(), ()))
        for major in majors:
            found = self.library.load_major(major)
            if found is not None:
                return found
        return outcome if outcome.handle is not None and not self.is_own else None

    def is_of_callers(self) -> bool:
        """Is the library that `find_library` finds of the callers' major, or are there no majors?"""
        found = self.find_library()
        is_known = found is not None and self.library.is_proven(found)
        if found is None or not is_known or not has_majors(self.library):
            return True
        return self.major is None or self.library.release_of(found) in self.releases

    def find_addresses(self, reals: Iterable[str]) -> dict[str, int]:
        """Find the functions' addresses."""
        library = self.library
        found = self.find_library()
        if found is None or found.handle is None or not library.is_proven(found):
            return {}
        release = library.release_of(found)
        is_theirs = release in self.releases or not has_majors(library)
        is_of_major = is_theirs and has_majors(library)

        def fits(real: str) -> bool:
            if is_of_major or not self.knows(real):
                return is_theirs
            return all(library.is_compatible(real, of, release) for of in self.releases)

        return dl.find_addresses(filter(fits, reals), found.handle)


def has_majors(library: Library) -> bool:
    """Does each major of CUDA have its own build of the library, with that major's signatures?"""
    return any(major for major, _ in library.info.files.get(platform(), ()))


def _describe(library: Library, function: functions.Function, is_fixed: bool) -> Call:
    types = library.types_at(function.level)
    params = function.params
    outputs = {}
    for index, param in enumerate(params):
        if param.role in _WRITTEN:
            target = types.ctype(param.type)._type_
            # Without symbol versions the caller's major may be unknown, and a record of another size there.
            if is_fixed or not issubclass(target, (ctypes.Structure, ctypes.Union)):
                outputs[index] = bytes(ctypes.sizeof(target))
    status = library.info.status and types.resolve(library.info.status)
    resolved = types.resolve(function.result)
    returns = "text" if resolved in ("char *", "const char *") else ""
    if status and resolved == status:
        returns = "status"
    words = 0
    if status and params and types.resolve(params[0].type) == status:
        rest = [param.type for param in params[1:]]
        words = 1 if returns == "text" and not rest else 2 if rest == ["const char **"] else 0
    parameters = [types.ctype(param.type) for param in params]
    return Call(Fallback(parameters, types.ctype(function.result), outputs, words), returns)


def _passing(type_: Any) -> Any:
    """A key for the way a type is passed; equal for records of one class."""
    if type_ is None or issubclass(type_, (ctypes.Structure, ctypes.Union)):
        return type_
    return ctypes.sizeof(type_), issubclass(type_, (ctypes.c_float, ctypes.c_double))


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
