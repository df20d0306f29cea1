"""headers/libraries/*.toml and headers/pins.toml as objects. headers/README.md explains their keys."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from .errors import CodegenError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
HEADERS = ROOT / "headers"
SHIM = HEADERS / "shim"


@dataclass(frozen=True)
class Wheel:
    """One pinned wheel, the part it plays in its release, and what is taken out of its include folder."""

    release: str
    part: str
    name: str
    version: str
    sha256: str
    take: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


@dataclass(frozen=True)
class Library:
    """What is told of one library.

    By its repr readings are kept (see remember): what they do not depend on is not in it.
    """

    name: str
    status: str
    headers: tuple[str, ...]
    parts: tuple[str, ...]
    prefixes: tuple[str, ...]
    prelude: tuple[str, ...] = ()
    owns: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    uses_release: str = ""
    modes: dict[str, str] = field(default_factory=lambda: {"plain": ""})
    by_major: bool = False
    version: tuple[str, ...] = ()
    inline: bool = False
    device_pointers: bool = False
    windows: dict[str, str] = field(default_factory=dict)
    place: int = field(default=0, repr=False)
    rule: tuple[dict[str, Any], ...] = field(default=(), repr=False)
    roles: dict[str, Any] = field(default_factory=dict, repr=False)
    answer: tuple[dict[str, Any], ...] = field(default=(), repr=False)
    told: tuple[dict[str, Any], ...] = field(default=(), repr=False)
    attribute: tuple[dict[str, Any], ...] = field(default=(), repr=False)
    initial: tuple[dict[str, Any], ...] = field(default=(), repr=False)
    too_small: tuple[str, ...] = field(default=(), repr=False)
    layout: tuple[dict[str, Any], ...] = field(default=(), repr=False)

    @property
    def file(self) -> str:
        """Where this is told, for messages."""
        return f"headers/libraries/{self.name}.toml"

    def is_own(self, header: str) -> bool:
        """Does a header belong to this library? What it declares stands in this library's table."""
        return any(fnmatchcase(header, pattern.rstrip("?")) for pattern in (*self.headers, *self.owns))

    def includes(self, folders: Iterable[Path]) -> str:
        """The text that includes this library's headers, as far as these folders have them."""
        there = list(folders)
        names = [
            name.rstrip("?")
            for name in self.headers
            if not name.endswith("?") or any((folder / name.rstrip("?")).is_file() for folder in there)
        ]
        return "".join(f"#include <{name}>\n" for name in (*self.prelude, *names))


@dataclass(frozen=True)
class Sources:
    libraries: tuple[Library, ...]
    wheels: tuple[Wheel, ...]
    take: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def library(self, name: str) -> Library:
        return next(library for library in self.libraries if library.name == name)

    def releases(self, library: Library) -> list[str]:
        """The releases that have every part that a library needs, oldest first."""
        have: dict[str, set[str]] = {}
        for wheel in self.wheels:
            have.setdefault(wheel.release, set()).add(wheel.part)
        return sorted((r for r, parts in have.items() if parts >= set(library.parts)), key=version_key)

    def wheels_of(self, library: Library, release: str) -> list[Wheel]:
        """The wheels that a release of a library is read from, those of the libraries it uses included."""
        mine = [w for w in self.wheels if w.release == release and w.part in library.parts]
        for used in self.used(library):
            at = library.uses_release or release
            mine += [w for w in self.wheels if w.release == at and w.part in used.parts and w not in mine]
        return mine

    def used(self, library: Library) -> list[Library]:
        """The libraries whose types a library's headers use, and those that these use in turn."""
        found: dict[str, Library] = {}
        for name in library.uses:
            other = self.library(name)
            found |= {used.name: used for used in (other, *self.used(other))}
        return list(found.values())


# What the TOML of a key is, by the key's type.
_FORMS: dict[object, type] = {
    "str": str,
    "int": int,
    "bool": bool,
    "tuple[str, ...]": list,
    "tuple[dict[str, Any], ...]": list,
    "dict[str, str]": dict,
    "dict[str, Any]": dict,
}
_KEYS = {key.name: str(key.type) for key in fields(Library) if key.name != "name"}
_NEEDED = ("status", "headers", "parts", "prefixes", "place")


def version_key(release: str) -> tuple[int, int]:
    """'12.10' sorts after '12.9'."""
    major, minor = release.split(".")
    return int(major), int(minor)


def load(folder: Path = HEADERS) -> Sources:
    """Read libraries/*.toml and pins.toml of a folder.

    Raises CodegenError, with the file, where something is missing or not understood.
    """
    found = sorted((folder / "libraries").glob("*.toml"))
    if not found:
        raise CodegenError("headers/libraries: there are no files")
    libraries = sorted((read_library(path) for path in found), key=lambda library: library.place)
    take, wheels = _read_pins(folder / "pins.toml")
    above: set[str] = set()
    for library in libraries:
        if not above >= set(library.uses):
            raise CodegenError(f"{library.file}: it uses a library that does not stand before it")
        if not take.keys() >= set(library.parts):
            raise CodegenError(f"{library.file}: it has a part of which pins.toml takes nothing")
        if library.uses_release and library.uses_release not in {wheel.release for wheel in wheels}:
            raise CodegenError(f"{library.file}: no release {library.uses_release} is pinned")
        above.add(library.name)
    return Sources(tuple(libraries), wheels, take)


def read_library(path: Path) -> Library:
    """One file of headers/libraries. Raises CodegenError with the file and the key."""
    name = f"headers/libraries/{path.name}"
    keys: dict[str, Any] = {}
    for key, value in _read(path, name).items():
        type_ = _KEYS.get(key)
        if type_ is None:
            raise CodegenError(f"{name}: the key {key!r} has no meaning")
        form = _FORMS[type_]
        if form.__name__ != type(value).__name__:  # a bool is no int here
            raise CodegenError(f"{name}: {key} is not a {form.__name__}")
        try:
            if form is list:
                value = _tables(key, value) if "dict" in type_ else _texts(key, value)
            elif type_ == "dict[str, str]":
                _texts(key, list(value.values()))
        except TypeError as error:
            raise CodegenError(f"{name}: {error}") from None
        keys[key] = value
    for key in _NEEDED:
        if key not in keys:
            raise CodegenError(f"{name}: the key {key!r} is missing")
    if not {*keys.get("windows", {}).values()} <= {"packed", "aligned"}:
        raise CodegenError(f"{name}: windows: a record is packed or aligned there")
    return Library(name=path.stem, **keys)


def _read_pins(path: Path) -> tuple[dict[str, tuple[str, ...]], tuple[Wheel, ...]]:
    name = f"headers/{path.name}"
    data = _read(path, name)
    try:
        take = {part: _texts(part, patterns) for part, patterns in data["take"].items()}
        wheels = tuple(
            _wheel(release, part, row, take)
            for release, parts in data["release"].items()
            for part, row in parts.items()
        )
    except KeyError as error:
        raise CodegenError(f"{name}: the key {error} is missing") from None
    except (TypeError, AttributeError, ValueError) as error:
        raise CodegenError(f"{name}: not in the form that headers/README.md explains: {error}") from None
    return take, wheels


def _read(path: Path, name: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CodegenError(f"{name}: {error}") from None
    return data


def _tables(of: str, values: list[Any]) -> tuple[dict[str, Any], ...]:
    if not all(isinstance(value, dict) for value in values):
        raise TypeError(f"{of} is not a list of tables")
    return tuple(values)


def _texts(of: str, values: object) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError(f"{of} is not a list of texts")
    return tuple(values)


def _wheel(release: str, part: str, row: object, take: dict[str, tuple[str, ...]]) -> Wheel:
    name, version, sha256 = _texts(f"{part} of {release}", row)
    wheel = Wheel(release, part, name, version, sha256, take[part])
    if not re.fullmatch(r"[0-9a-f]{64}", wheel.sha256):
        raise CodegenError(f"headers/pins.toml: {wheel}: sha256 is not 64 hexadecimal digits")
    if not re.fullmatch(r"\d+\.\d+", wheel.release):
        raise CodegenError(
            f"headers/pins.toml: {wheel}: a release is written as in 12.4, not {wheel.release}"
        )
    return wheel
