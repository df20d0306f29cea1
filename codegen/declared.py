"""The rules for reading a library's headers. No other settings affect the result."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADERS = ROOT / "headers"
SHIM = HEADERS / "shim"

# The compiler and the system that both readers define, for conditions in headers.
COMPILER = {
    "__GNUC__": "12",
    "__GNUC_MINOR__": "2",
    "__GNUC_PATCHLEVEL__": "0",
    "__STDC__": "1",
    "__STDC_VERSION__": "201112L",
    "__STDC_HOSTED__": "1",
    "__linux__": "1",
    "__unix__": "1",
    "__x86_64__": "1",
    "__amd64__": "1",
    "__LP64__": "1",
}


@dataclass(frozen=True)
class Declared:
    """The rules for reading a library's headers. headers/README.md explains the keys."""

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
    version: tuple[str, ...] = ()
    inline: bool = False
    left_out: dict[str, str] = field(default_factory=dict)

    @property
    def reading_rules(self) -> str:
        """The rules as a string, which is part of a reading's cache key (see readings_cache)."""
        return repr([getattr(self, key.name) for key in fields(Declared)])

    def is_own(self, header: str) -> bool:
        """Return whether a header's declarations belong to this library's table."""
        return any(fnmatchcase(header, pattern.rstrip("?")) for pattern in (*self.headers, *self.owns))

    def reason_to_leave_out(self, name: str) -> str:
        """Return the reason why a declaration is omitted from the tables, or "" if it is included."""
        if not self._all_left_out.fullmatch(name):
            return ""
        return next((why for pattern, why in self.left_out.items() if re.fullmatch(pattern, name)), "")

    @cached_property
    def _all_left_out(self) -> re.Pattern[str]:
        """A single pattern for all omitted names. It is matched against hundreds of thousands of names."""
        return re.compile("|".join(f"(?:{pattern})" for pattern in self.left_out) or r"(?!)")

    def includes(self, folders: Iterable[Path]) -> str:
        """Return C code that includes this library's headers, and optional headers only if they exist."""
        directories = list(folders)
        names = [
            name.rstrip("?")
            for name in self.headers
            if not name.endswith("?") or any((folder / name.rstrip("?")).is_file() for folder in directories)
        ]
        return "".join(f"#include <{name}>\n" for name in (*self.prelude, *names))
