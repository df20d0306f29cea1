"""headers/sources.toml as objects."""

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
PINS = HEADERS / "sources.toml"
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
    """One table: what is parsed for it and how it is shown. The keys are explained in sources.toml."""

    name: str
    module: str
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


_FORMS: dict[object, type] = {"str": str, "tuple[str, ...]": list, "dict[str, str]": dict, "bool": bool}
_KEYS = {key.name: _FORMS[key.type] for key in fields(Library) if key.name != "name"}


def version_key(release: str) -> tuple[int, int]:
    """'12.10' sorts after '12.9'."""
    major, minor = release.split(".")
    return int(major), int(minor)


def load(path: Path = PINS) -> Sources:
    """Read the pins. Anything that is missing or not understood is a CodegenError with the place."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CodegenError(f"{path.name}: {error}") from None
    try:
        libraries = tuple(_library(name, row) for name, row in data["library"].items())
        take = {part: _texts(part, patterns) for part, patterns in data["take"].items()}
        wheels = tuple(
            _wheel(release, part, row, take)
            for release, parts in data["release"].items()
            for part, row in parts.items()
        )
    except KeyError as error:
        raise CodegenError(f"{path.name}: the key {error} is missing") from None
    except (TypeError, AttributeError, ValueError) as error:
        raise CodegenError(f"{path.name}: not in the form that its head explains: {error}") from None
    found = Sources(libraries, wheels, take)
    names: set[str] = set()
    for library in libraries:
        if not names >= set(library.uses) or not take.keys() >= set(library.parts):
            raise CodegenError(f"{path.name}: {library.name} uses a part or a library that is not above it")
        if library.uses_release and library.uses_release not in {wheel.release for wheel in wheels}:
            raise CodegenError(f"{path.name}: {library.name}: no release {library.uses_release} is pinned")
        names.add(library.name)
    return found


def _library(name: str, row: dict[str, Any]) -> Library:
    keys: dict[str, Any] = {}
    for key, value in row.items():
        kind = _KEYS.get(key)
        if kind is None:
            raise TypeError(f"{name} has the key {key!r}")
        if not isinstance(value, kind):
            raise TypeError(f"{key} of {name} is not a {kind.__name__}")
        keys[key] = _texts(key, value) if kind is list else value
    for key in ("module", "status", "headers", "parts", "prefixes"):
        if key not in keys:
            raise KeyError(f"{key} of {name}")
    for key in ("modes", "windows"):
        _texts(key, list(keys.get(key, {}).values()))
    if not {*keys.get("windows", {}).values()} <= {"packed", "aligned"}:
        raise ValueError(f"windows of {name}: a record is packed or aligned there")
    return Library(name=name, **keys)


def _texts(of: str, values: object) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError(f"{of} is not a list of texts")
    return tuple(values)


def _wheel(release: str, part: str, row: object, take: dict[str, tuple[str, ...]]) -> Wheel:
    name, version, sha256 = _texts(f"{part} of {release}", row)
    wheel = Wheel(release, part, name, version, sha256, take[part])
    if not re.fullmatch(r"[0-9a-f]{64}", wheel.sha256):
        raise CodegenError(f"sources.toml: {wheel}: sha256 is not 64 hexadecimal digits")
    if not re.fullmatch(r"\d+\.\d+", wheel.release):
        raise CodegenError(f"sources.toml: {wheel}: a release is written as in 12.4, not {wheel.release}")
    return wheel
