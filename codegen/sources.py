"""Loads headers/libraries/*.toml, headers/common.toml and headers/pins.toml.

headers/README.md describes the keys in these files. The codegen stops at an unknown key.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from . import pointers
from .declared import HEADERS, Declared
from .errors import CodegenError, Problems

Pairs = tuple[tuple[int, str], ...]
Triples = tuple[tuple[int, str, str], ...]
SAME = "same"
"""A value in `uses`: each release of the library uses the release with the same number."""
R = TypeVar("R", bound="tuple[Any, ...]")


@dataclass(frozen=True)
class Wheel:
    """A pinned wheel, the part of the release that it contains, and the headers to extract from it."""

    release: str
    part: str
    name: str
    version: str
    sha256: str
    take: tuple[str, ...]
    numbering: str = "CUDA"

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


@dataclass(frozen=True)
class Facts:
    """Information about a library that its headers do not contain. See headers/README.md for the keys."""

    title: str = ""
    about: str = ""
    manual: str = ""
    error: str = ""
    at_import: bool = False
    of_driver: bool = False
    numbering: str = "CUDA"
    codes: str = ""
    describe: str = ""
    forked: int = 0
    dated: tuple[str, ...] = ()
    versioned: str = ""
    changes_process: tuple[str, ...] = ()
    load_variables: tuple[str, ...] = ()
    driverless: tuple[str, ...] = ()
    succeeds: Triples = ()
    echoes: tuple[str, ...] = ()
    writes: Pairs = ()
    capability: str = ""
    install: str = ""
    hint: str = ""
    folder: str = ""
    files: dict[str, Pairs] = field(default_factory=dict)
    wheels: dict[str, Pairs] = field(default_factory=dict)
    conda: dict[str, tuple[str, ...]] = field(default_factory=dict)
    toolkit: dict[str, tuple[str, ...]] = field(default_factory=dict)
    homes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    beside: dict[str, str] = field(default_factory=dict)
    siblings: dict[str, str] = field(default_factory=dict)
    probes: tuple[tuple[str, str], ...] = ()
    newest_short: tuple[int, ...] = ()
    log: dict[str, Any] = field(default_factory=dict)
    callbacks: dict[str, str] = field(default_factory=dict)
    statuses: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Library(Declared):
    """All settings of a library, including its reading rules."""

    checked: bool = True
    checked_functions: tuple[str, ...] = ()
    by_version: bool = False
    device_pointers: bool = False
    windows: dict[str, str] = field(default_factory=dict)
    observed: bool = False
    tagged: tuple[str, ...] = ()
    results: dict[str, str] = field(default_factory=dict)
    place: int = 0
    facts: Facts = field(default_factory=Facts)
    used_releases: dict[str, str] = field(default_factory=dict)
    """The libraries that it uses, directly or indirectly -> their release, or SAME, as in `uses`."""
    rule: tuple[dict[str, Any], ...] = ()
    size: tuple[dict[str, Any], ...] = ()
    memory: tuple[dict[str, Any], ...] = ()
    pointer: tuple[dict[str, Any], ...] = ()
    """The [[pointer]] entries. `confirmed`, `size`, `memory` and `rule` contain their equivalents."""
    roles: dict[str, Any] = field(default_factory=dict)
    confirmed: dict[str, Any] = field(default_factory=dict)
    rewritten: dict[str, Any] = field(default_factory=dict)
    answer: tuple[dict[str, Any], ...] = ()
    told: tuple[dict[str, Any], ...] = ()
    attribute: tuple[dict[str, Any], ...] = ()
    initial: tuple[dict[str, Any], ...] = ()
    bytes: tuple[dict[str, Any], ...] = ()
    group: tuple[dict[str, Any], ...] = ()
    too_small: tuple[str, ...] = ()
    typedefs: str = ""
    layout: tuple[dict[str, Any], ...] = ()
    patch: tuple[dict[str, Any], ...] = ()
    absent: tuple[str, ...] = ()
    renames: dict[str, str] = field(default_factory=dict)
    bridge: tuple[dict[str, Any], ...] = ()
    members: dict[str, Any] = field(default_factory=dict)
    changed: dict[str, str] = field(default_factory=dict)
    hidden: dict[str, Any] = field(default_factory=dict)

    def is_checked(self, symbol: str) -> bool:
        """Return whether a function has roles and sizes, so that calls can be checked."""
        return self.checked or symbol in self.checked_functions

    @property
    def file(self) -> str:
        """The path of the library's file, for messages."""
        return f"headers/libraries/{self.name}.toml"


@dataclass(frozen=True)
class Sources:
    """The settings of all libraries, and all pinned wheels."""

    libraries: tuple[Library, ...]
    wheels: tuple[Wheel, ...]
    take: dict[str, tuple[str, ...]] = field(default_factory=dict)
    left_out: dict[str, dict[str, str]] = field(default_factory=dict)
    """The releases that are not read: numbering -> release -> reason."""

    def library(self, name: str) -> Library:
        """Return the library with this name."""
        return next(library for library in self.libraries if library.name == name)

    def releases(self, library: Library) -> list[str]:
        """Return the releases that contain all parts that a library needs, oldest first."""
        parts_by_release: dict[str, set[str]] = {}
        for wheel in self.wheels:
            if wheel.numbering == library.facts.numbering:
                parts_by_release.setdefault(wheel.release, set()).add(wheel.part)
        return sorted(
            (r for r, parts in parts_by_release.items() if parts >= set(library.parts)), key=version_key
        )

    def needed(self, only: str = "") -> list[tuple[Library, list[str]]]:
        """Return the libraries that a library's generated files depend on, each with the releases to read.

        If a library's `uses` names a release of another library, only that release is needed.

        Args:
            only: name of the library; if empty, all libraries are returned
        """
        requested = [library for library in self.libraries if only in ("", library.name)]
        releases_by_name: dict[str, set[str]] = {}
        for library in requested:
            releases_by_name.setdefault(library.name, set()).update(self.releases(library))
            for used_library in self.used(library):
                release = library.used_releases[used_library.name]
                releases = self.releases(used_library) if release == SAME else [release]
                releases_by_name.setdefault(used_library.name, set()).update(releases)
        named = [library for library in self.libraries if library.name in releases_by_name]
        return [(library, sorted(releases_by_name[library.name], key=version_key)) for library in named]

    def wheels_of(self, library: Library, release: str) -> list[Wheel]:
        """Return the wheels with the headers of a release of a library, and of the libraries that it uses."""

        def list_own(single_library: Library, its_release: str) -> list[Wheel]:
            """Return the wheels of one library, without the libraries that it uses."""
            return [
                wheel
                for wheel in self.wheels
                if wheel.numbering == single_library.facts.numbering
                and wheel.release == its_release
                and wheel.part in single_library.parts
            ]

        wheels = list_own(library, release)
        for used_library in self.used(library):
            fixed_release = library.used_releases[used_library.name]
            wheels_of_used = list_own(used_library, release if fixed_release == SAME else fixed_release)
            wheels += [wheel for wheel in wheels_of_used if wheel not in wheels]
        return wheels

    def typedefs_of(self, library: Library) -> Wheel | None:
        """Return the newest wheel that contains a library's typedefs header."""
        candidates = [wheel for wheel in self.wheels if library.typedefs in wheel.take]
        return max(candidates, key=lambda wheel: version_key(wheel.release), default=None)

    def used(self, library: Library) -> list[Library]:
        """Return the libraries whose types a library's headers use, directly or indirectly."""
        return [self.library(name) for name in library.used_releases]


def version_key(release: str) -> tuple[int, int]:
    """Return a sort key for a version. '12.10' comes after '12.9'."""
    major, minor = release.split(".")
    return int(major), int(minor)


def load(directory: Path = HEADERS, *, incomplete: bool = False) -> Sources:
    """Read libraries/*.toml, common.toml and pins.toml in a directory.

    Args:
        directory: the directory that contains the files
        incomplete: whether pins of releases that a library uses may be missing

    Raises:
        CodegenError: A setting is missing or unknown. The message contains the file and the key.
    """
    paths = sorted((directory / "libraries").glob("*.toml"))
    if not paths:
        raise CodegenError("headers/libraries: expected at least one file")
    common = read_common(directory / "common.toml")
    libraries = sorted((read_library(path, common) for path in paths), key=lambda library: library.place)
    take, wheels, left_out = _read_pins(directory / "pins.toml")
    preceding: dict[str, Library] = {}
    for library in libraries:
        if not preceding.keys() >= library.uses.keys():
            raise CodegenError(f"{library.file}: uses: expected libraries that precede this one")
        if not take.keys() >= set(library.parts):
            raise CodegenError(f"{library.file}: parts: expected parts from [take] in pins.toml")
        used_releases = _resolve_uses(library, preceding)
        for name, release in used_releases.items():
            numbering = preceding[name].facts.numbering
            pinned = {wheel.release for wheel in wheels if wheel.numbering == numbering}
            if release == SAME and numbering != library.facts.numbering:
                raise CodegenError(
                    f"{library.file}: uses: {name}: expected a release, because {numbering} and "
                    f"{library.facts.numbering} have different release numbers"
                )
            if release not in (SAME, *pinned) and not incomplete:
                raise CodegenError(f"{library.file}: uses: {name}: release {release} is not pinned")
        preceding[library.name] = replace(library, used_releases=used_releases)
    return Sources(tuple(preceding.values()), wheels, take, left_out)


def _resolve_uses(library: Library, preceding: Mapping[str, Library]) -> dict[str, str]:
    """Return the releases of all libraries that a library uses, directly or indirectly.

    The library's own `uses` takes precedence over that of the libraries that it uses.

    Args:
        library: library whose `uses` is resolved
        preceding: the libraries before it, which it may use, keyed by name

    Raises:
        CodegenError: Two libraries in `uses` need different releases of a library that `uses` does not list.
    """
    releases: dict[str, str] = {}
    for name, release in library.uses.items():
        releases[name] = release
        for indirect, its_release in preceding[name].used_releases.items():
            needed = release if its_release == SAME else its_release
            if indirect not in library.uses and releases.setdefault(indirect, needed) != needed:
                raise CodegenError(
                    f"{library.file}: uses: {indirect}: the other libraries need the releases "
                    f"{releases[indirect]} and {needed}; add the release to use"
                )
            releases.setdefault(indirect, library.uses.get(indirect, needed))
    return releases


def read_library(path: Path, common: dict[str, Facts] | None = None) -> Library:
    """Read a file in headers/libraries, and check its settings.

    Args:
        path: the file's path
        common: result of read_common(); if missing, the keys of Facts are not required
    """
    name = f"headers/libraries/{path.name}"
    data = _read(path, name)
    settings = _values(name, {key: value for key, value in data.items() if key not in _FACTS}, _KEYS)
    required_keys = ["place", "status", "headers", "parts", "prefixes"]
    required_keys += ["title", "about", "manual", "error", "files"] if common is not None else []
    problems = Problems()
    for key in required_keys:
        if key not in data:
            problems.add([f"{name}: {key}: the key is missing"])
        elif common is not None and data[key] in ("", [], {}):
            problems.add([f"{name}: {key}: expected a value, got an empty one"])
    if not {*settings.get("windows", {}).values()} <= {"packed", "aligned"}:
        problems.add([f"{name}: windows: expected packed or aligned"])
    if settings.get("checked_functions") and settings.get("checked", True):
        problems.add([f"{name}: checked_functions: only allowed with checked = false"])
    if len(settings.get("absent", ("", ""))) != 2:
        problems.add([f"{name}: absent: expected two statuses, for a missing library and a missing symbol"])
    problems.raise_any()
    if "pointer" in settings:
        patterns = ("symbols", "params")
        entries = [read_row(pointers.Pointer, row, name, patterns=patterns) for row in settings["pointer"]]
        settings |= pointers.merge(settings, pointers.expand(entries, name))
    for symbol, row in settings.get("hidden", {}).items():
        _check_hidden(f"{name}: hidden.{symbol}", row)
    own_values = _values(name, {key: value for key, value in data.items() if key in _FACTS}, _FACTS)
    if "log" in own_values and own_values["log"].keys() != {"calls", "size", "text"}:
        raise CodegenError(f"{name}: log: expected calls, size and text")
    facts = _with_shared_facts(name, path.stem, Facts(**own_values), common or {})
    return Library(name=path.stem, facts=facts, **settings)


def check_decided(library: Library, directory: Path = HEADERS) -> None:
    """Reject a draft that contains lines with TODO. A person has to decide about these settings."""
    text = (directory / "libraries" / f"{library.name}.toml").read_text(encoding="utf-8")
    lines = [
        f"{library.file}:{number}: to be decided: {line.strip()}"
        for number, line in enumerate(text.split("\n"), 1)
        if "TODO" in line
    ]
    if lines:
        raise CodegenError("\n".join(lines))


def read_row(kind: type[R], row: Any, file: str, *, patterns: Sequence[str] = ()) -> R:
    """Convert a table from one of the lists in a library's file to a NamedTuple.

    Args:
        kind: class of the result
        row: table to convert
        file: path of the library's file, for messages
        patterns: keys whose values are regular expressions
    """
    where = f"{file}: {kind.__name__.lower()}"
    try:
        entry = kind(**row)
        for key in patterns:
            re.compile(getattr(entry, key))
    except (TypeError, re.error) as error:
        raise CodegenError(
            f"{where}: not in the form described in headers/README.md: {row}: {error}"
        ) from None
    if not getattr(entry, "reason", True):
        raise CodegenError(f"{where}: {row} needs a reason")
    return entry


def read_common(path: Path) -> dict[str, Facts]:
    """Read common.toml, and return the settings that libraries share, keyed by group."""
    name = f"headers/{path.name}"
    data = _read(path, name)
    for group, table in data.items():
        if group not in ("driver", "package") or not isinstance(table, dict):
            raise CodegenError(f"{name}: {group}: unknown key; headers/README.md explains the keys")
    if data.keys() != {"driver", "package"}:
        raise CodegenError(f"{name}: expected the tables driver and package")
    return {group: Facts(**_values(name, table, _FACTS)) for group, table in data.items()}


def _check_hidden(where: str, row: Any) -> None:
    """Reject a `hidden` entry with a missing or unknown key, or with an invalid value."""
    if not isinstance(row, dict):
        raise CodegenError(f"{where}: expected a table")
    value_types = {"prototype": str, "fallback": str, "registers": bool, "reason": str}
    for key, value in row.items():
        if not isinstance(value, value_types.get(key, ())):
            raise CodegenError(
                f"{where}: {key}: unknown key or invalid value; headers/README.md explains the keys"
            )
    for key in ("prototype", "fallback", "reason"):
        if key not in row:
            raise CodegenError(f"{where}: {key}: the key is missing")
    if row["fallback"] not in ("status", "zero"):
        raise CodegenError(f"{where}: fallback: expected status or zero")


def _with_shared_facts(name: str, library: str, own_facts: Facts, common: dict[str, Facts]) -> Facts:
    """Return a library's settings, completed by the settings that it shares with other libraries.

    Args:
        name: path of the library's file, for messages
        library: the library's name
        own_facts: settings in the library's file
        common: result of read_common(); if empty, `own_facts` is returned
    """
    if not common:
        return own_facts
    shared = common["driver" if own_facts.of_driver else "package"]
    _check_installation(name, own_facts, shared)
    directories: dict[str, Any] = {}
    # `files` contains the systems on which the library exists.
    for key in ("wheels", "conda", "toolkit", "homes"):
        by_system = getattr(own_facts, key) or getattr(shared, key)
        directories[key] = {system: by_system[system] for system in own_facts.files if system in by_system}
    directories["wheels"] = {
        system: tuple((major, text.replace("{folder}", own_facts.folder)) for major, text in rows)
        for system, rows in directories["wheels"].items()
    }
    toolkit = ", install a CUDA toolkit" if own_facts.numbering == "CUDA" else ""
    variable = f"CUDYN_{library.upper()}"
    default_hint = f"pip install {own_facts.install}{toolkit}, or name the file in {variable}."
    return replace(own_facts, hint=own_facts.hint or shared.hint or default_hint, **directories)


def _check_installation(name: str, own_facts: Facts, shared: Facts) -> None:
    """Reject contradictory settings about how a library is installed.

    Args:
        name: path of the library's file, for messages
        own_facts: settings in the library's file
        shared: settings that the library shares with other libraries
    """
    if own_facts.of_driver and (own_facts.install or own_facts.folder):
        raise CodegenError(
            f"{name}: expected neither install nor folder, because the library comes with the driver"
        )
    has_both = own_facts.folder and own_facts.wheels
    has_neither = not (own_facts.folder or own_facts.wheels or own_facts.of_driver)
    if has_both or has_neither:
        raise CodegenError(f"{name}: expected either folder or wheels")
    if bool(own_facts.install) == bool(own_facts.hint or shared.hint):
        raise CodegenError(f"{name}: expected either install or hint")


def _values(name: str, data: dict[str, Any], field_types: dict[str, str]) -> dict[str, Any]:
    """Check the keys and the types of their values, and return the values with tuples instead of lists.

    Args:
        name: path of the file, for messages
        data: keys and values in the file
        field_types: type annotation of each allowed key
    """
    result = {}
    for key, value in data.items():
        if key not in field_types:
            raise CodegenError(f"{name}: {key}: unknown key; headers/README.md explains the keys")
        check, expected = _FORMS[field_types[key]]
        if not check(value):
            raise CodegenError(f"{name}: {key}: expected {expected}")
        result[key] = _frozen(value)
    return result


def _frozen(value: Any) -> Any:
    """Convert lists to tuples at any depth, except inside tables that are list items."""
    if isinstance(value, list):
        return tuple(item if isinstance(item, dict) else _frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    return value


def _is(*types: type) -> Callable[[Any], bool]:
    """Return a function that checks whether a value is of one of these types."""
    return lambda value: type(value) in types


def _list(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return a function that checks whether a value is a list whose items pass a check."""
    return lambda value: isinstance(value, list) and all(map(check, value))


def _dict(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return a function that checks whether a value is a table whose values pass a check."""
    return lambda value: isinstance(value, dict) and all(map(check, value.values()))


def _row(*types: type) -> Callable[[Any], bool]:
    """Return a function that checks whether a value is a list whose items have these types."""
    return lambda value: isinstance(value, list) and [type(item) for item in value] == [*types]


# For each field type: the function that checks a value, and the description of the type for messages.
_FORMS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "tuple[int, ...]": (_list(_is(int)), "a list of integers"),
    "str": (_is(str), "a string"),
    "int": (_is(int), "an integer"),
    "bool": (_is(bool), "true or false"),
    "tuple[str, ...]": (_list(_is(str)), "a list of strings"),
    "tuple[dict[str, Any], ...]": (_list(_is(dict)), "a list of tables"),
    "tuple[tuple[str, str], ...]": (_list(_row(str, str)), "a list of pairs of strings"),
    "Pairs": (_list(_row(int, str)), "a list of [major, name]"),
    "Triples": (_list(_row(int, str, str)), "a list of [major, name, form]"),
    "dict[str, str]": (_dict(_is(str)), "a table of strings"),
    "dict[str, Any]": (_is(dict), "a table"),
    "dict[str, tuple[str, ...]]": (_dict(_list(_is(str))), "lists of strings by system"),
    "dict[str, Pairs]": (_dict(_list(_row(int, str))), "lists of [major, name] by system"),
}
_FACTS = {key.name: str(key.type) for key in fields(Facts)}
_KEYS = {
    key.name: str(key.type) for key in fields(Library) if key.name not in ("name", "facts", "used_releases")
}


def _read_pins(
    path: Path,
) -> tuple[dict[str, tuple[str, ...]], tuple[Wheel, ...], dict[str, dict[str, str]]]:
    """Read pins.toml. Return the headers to extract for each part, the wheels, and the omitted releases."""
    name = f"headers/{path.name}"
    data = _read(path, name)
    try:
        take = {part: _string_tuple(part, patterns) for part, patterns in data["take"].items()}
        wheels = tuple(
            _wheel(numbering, release, part, row, take)
            for numbering, releases in data["release"].items()
            for release, parts in releases.items()
            for part, row in parts.items()
        )
        left_out = {numbering: dict(releases) for numbering, releases in data.get("left_out", {}).items()}
    except KeyError as error:
        raise CodegenError(f"{name}: the key {error} is missing") from None
    except (TypeError, AttributeError, ValueError) as error:
        raise CodegenError(f"{name}: not in the form described in headers/README.md: {error}") from None
    return take, wheels, left_out


def _read(path: Path, name: str) -> dict[str, Any]:
    """Read a TOML file. `name` is the file's name in messages."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CodegenError(f"{name}: {error}") from None
    return data


def _string_tuple(where: str, values: object) -> tuple[str, ...]:
    """Return a list of strings as a tuple. Raises TypeError for other values.

    Args:
        where: location of the value, for messages
        values: value to check
    """
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError(f"{where}: expected a list of strings")
    return tuple(values)


def _wheel(numbering: str, release: str, part: str, row: object, take: dict[str, tuple[str, ...]]) -> Wheel:
    """Return the wheel for a row in pins.toml. Raises an exception if the row is invalid."""
    name, version, sha256 = _string_tuple(f"{part} of {release}", row)
    wheel = Wheel(release, part, name, version, sha256, take[part], numbering)
    if not re.fullmatch(r"[0-9a-f]{64}", wheel.sha256):
        raise CodegenError(f"headers/pins.toml: {wheel}: sha256: expected 64 hexadecimal digits")
    if not re.fullmatch(r"\d+\.\d+", wheel.release):
        raise CodegenError(
            f"headers/pins.toml: {wheel}: expected a release such as 12.4, got {wheel.release}"
        )
    return wheel
