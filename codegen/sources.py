"""headers/sources.toml as objects."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
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
    """One pinned wheel and the headers taken out of it."""

    release: str
    name: str
    version: str
    sha256: str
    headers: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


@dataclass(frozen=True)
class Library:
    """One table: what is parsed for it and how it is shown. The keys are explained in sources.toml."""

    name: str
    module: str
    status: str
    headers: tuple[str, ...]
    prelude: tuple[str, ...]
    prefixes: tuple[str, ...]
    modes: dict[str, str]


@dataclass(frozen=True)
class Sources:
    libraries: tuple[Library, ...]
    wheels: tuple[Wheel, ...]

    def releases(self, library: Library) -> list[str]:
        """The releases that have every header of a library, oldest first."""
        have: dict[str, set[str]] = {}
        for wheel in self.wheels:
            have.setdefault(wheel.release, set()).update(wheel.headers)
        return sorted((r for r, names in have.items() if names >= set(library.headers)), key=version_key)

    def wheels_of(self, library: Library, release: str) -> list[Wheel]:
        return [w for w in self.wheels if w.release == release and set(w.headers) & set(library.headers)]


def version_key(release: str) -> tuple[int, int]:
    """'12.10' sorts after '12.9'."""
    major, minor = release.split(".")
    return int(major), int(minor)


def load(path: Path = HEADERS / "sources.toml") -> Sources:
    """Read the pins. Anything that is missing or not understood is a CodegenError with the place."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise CodegenError(f"{path.name}: {error}") from None
    try:
        libraries = tuple(
            Library(
                name=name,
                module=row["module"],
                status=row["status"],
                headers=tuple(row["headers"]),
                prelude=tuple(row["prelude"]),
                prefixes=tuple(row["prefixes"]),
                modes=dict(row["modes"]),
            )
            for name, row in data["library"].items()
        )
        wheels = tuple(_wheel(row) for row in data["wheel"])
    except KeyError as error:
        raise CodegenError(f"{path.name}: the key {error} is missing") from None
    except (TypeError, AttributeError, ValueError) as error:
        raise CodegenError(f"{path.name}: not in the form that its head explains: {error}") from None
    return Sources(libraries, wheels)


def _wheel(row: dict[str, Any]) -> Wheel:
    wheel = Wheel(row["release"], row["name"], row["version"], row["sha256"], tuple(row["headers"]))
    if not re.fullmatch(r"[0-9a-f]{64}", wheel.sha256):
        raise CodegenError(f"sources.toml: {wheel}: sha256 is not 64 hexadecimal digits")
    if not re.fullmatch(r"\d+\.\d+", wheel.release):
        raise CodegenError(f"sources.toml: {wheel}: a release is written as in 12.4, not {wheel.release}")
    return wheel
