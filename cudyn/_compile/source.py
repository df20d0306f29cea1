"""A source with everything that its compilation depends on but the architecture."""

from __future__ import annotations

import os
import re

from .checks import check_string, check_strings, check_text
from .nvcc import read_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

# Options that have to be read: name and value, or those of one letter.
_INCLUDE = ("-include", "--pre-include")
_READ = re.compile(r"(--include-path|-include|--pre-include)(?:=(.*))?|(-I)[= ]?(.*)", re.S)

# A file's name as text, which no source can be: a word with an ending, and no statement.
_FILE = re.compile(rb"(?!//)[^\n;{}()#<>\"=]*[\w)-]\.(cu|cuh|c|cc|cpp|cxx|h|hpp|txt)\s*", re.I)


class Source:
    """What `cudyn.compile` was given, checked. Raises TypeError, ValueError, or OSError for a file.

    text              UTF-8
    name              in messages
    headers           name -> text of headers in memory
    include_path      folders of headers
    options           for NVRTC, those that were made of other arguments first
    included          headers that options include
    base              the folder of whoever asks, where it is not the current one
    name_expressions  names of kernels
    arches            that options give, or []
    """

    def __init__(
        self,
        source: Any,
        *,
        name: str,
        options: Sequence[str],
        include_path: Sequence[Any],
        headers: Mapping[str, Any] | None,
        define_macro: Any,
        std: str,
        name_expressions: Sequence[str],
    ) -> None:
        self.include_path = check_strings("include_path", include_path)
        if isinstance(source, os.PathLike):
            path = os.fspath(source)
            name = name or path
            self.include_path.insert(0, os.path.dirname(os.path.abspath(path)))
            with open(path, "rb") as file:
                source = file.read()
        self.name = check_string("name", name) or "kernel.cu"
        self.text = check_text(self.name, source)
        if _FILE.fullmatch(self.text):
            given = self.text.decode().strip()
            raise ValueError(
                f"source: {given!r} is the name of a file; to compile it pass pathlib.Path({given!r})"
            )
        headers = {} if headers is None else headers
        if not hasattr(headers, "items"):
            raise TypeError(f"headers: expected a mapping of names to texts, got {type(headers).__name__}")
        self.headers = {key: check_text(key, headers[key]) for key in check_strings("headers", headers)}
        self.name_expressions = check_strings("name_expressions", name_expressions)
        macros = define_macro if hasattr(define_macro, "items") else None
        names = check_strings("define_macro", define_macro)
        written = [_write_macro(each, macros[each] if macros else None) for each in names]
        self.options = check_strings("define_macro", written)
        std = check_string("std", std)
        self.options += [f"-std={std}"] if std else []
        self.included: list[str] = []
        self.base = ""
        rest, self.arches = read_options(check_strings("options", options))
        self._read(rest)

    def _read(self, options: list[str]) -> None:
        """Take options as they are; folders of headers go to their own place."""
        folders = []
        rest = iter(options)
        for option in rest:
            found = _READ.fullmatch(option)
            if not found:
                self.options.append(option)
                continue
            what, value = found[1] or found[3], found[2] or found[4] or next(rest, "")
            if not value:
                raise ValueError(f"the option {option} needs a value")
            if what in ("-I", "--include-path"):
                folders.append(value)
            else:
                self.included.append(value)
                self.options.append(f"{what}={value}")
        self.include_path = [*folders, *self.include_path]

    def move(self, base: str) -> None:
        """Let all that is relative to the current folder be relative to this one."""
        self.base = base
        self.include_path = [os.path.join(base, path) for path in self.include_path]

    def list_options(self) -> list[str]:
        """Return the options as the compiler has to be given them in the current folder."""
        moved = {name: os.path.join(self.base, name) for name in self.included if self.base}
        there = {name for name, path in moved.items() if os.path.isfile(path)}
        pairs = [(option, option.partition("=")) for option in self.options]
        return [
            f"{name}={moved[value]}" if name in _INCLUDE and value in there else option
            for option, (name, _, value) in pairs
        ]

    def write_options(self) -> bytes:
        """Return what options define and include, as a source would write it."""
        lines = [f'#include "{header}"' for header in self.included]
        lines += [f"#define {option}" for option in self.options if not option.startswith("-std")]
        return "\n".join(lines).encode("utf-8", "surrogateescape")


def _write_macro(name: str, value: object) -> str:
    """The option that defines a macro. C++ would take True for a name."""
    return f"-D{name}" if value is None else f"-D{name}={int(value) if isinstance(value, bool) else value}"
