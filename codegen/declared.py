"""The rules for reading a library's headers. No other settings in headers/ affect how they are read."""

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

# The macros that identify the compiler and the system. Both readers define them, because headers test them.
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
# The macros above that are not defined in C++.
OF_C = ("__STDC__", "__STDC_VERSION__")


@dataclass(frozen=True)
class Declared:
    """The rules for reading a library's headers. See headers/README.md for the keys."""

    name: str
    status: str
    headers: tuple[str, ...]
    parts: tuple[str, ...]
    prefixes: tuple[str, ...]
    owns: tuple[str, ...] = ()
    uses: dict[str, str] = field(default_factory=dict)
    modes: dict[str, str] = field(default_factory=lambda: {"plain": ""})
    version: tuple[str, ...] = ()
    inline: bool = False
    left_out: dict[str, str] = field(default_factory=dict)

    @property
    def reading_rules(self) -> str:
        """The rules as a string, which is part of a reading's cache key (see readings_cache)."""
        return repr([getattr(self, key.name) for key in fields(Declared)])

    @cached_property
    def header_names(self) -> tuple[str, ...]:
        """The names of the library's headers, without those in headers/shim. The main header is first."""
        names = (pattern.rstrip("?") for pattern in self.headers)
        return tuple(name for name in names if not (SHIM / name).is_file())

    def is_own(self, header: str) -> bool:
        """Return whether a header's declarations belong to this library's table."""
        return any(fnmatchcase(header, pattern) for pattern in (*self.header_names, *self.owns))

    def reason_to_leave_out(self, name: str) -> str:
        """Return the reason why a declaration is omitted from the tables, or "" if it is included."""
        if not self._left_out_pattern.fullmatch(name):
            return ""
        reasons = (reason for pattern, reason in self.left_out.items() if re.fullmatch(pattern, name))
        return next(reasons, "")

    @cached_property
    def _left_out_pattern(self) -> re.Pattern[str]:
        """A pattern that matches all omitted names.

        Hundreds of thousands of names are compared with it. A single pattern is much faster than several.
        """
        return re.compile("|".join(f"(?:{pattern})" for pattern in self.left_out) or r"(?!)")

    def includes(self, include_directories: Iterable[Path]) -> str:
        """Return C code that includes this library's headers.

        A header whose name ends with a question mark is only included if a directory contains it. If a header
        uses types without including the header that declares them, `headers` lists a shim (a header in
        headers/shim) with these types before it.
        """
        directories = list(include_directories)
        names = []
        for pattern in self.headers:
            name = pattern.rstrip("?")
            is_optional = pattern.endswith("?")
            if not is_optional or any((directory / name).is_file() for directory in directories):
                names.append(name)
        return "".join(f"#include <{name}>\n" for name in names)
