"""A source with everything that its compilation depends on but the architecture."""

from __future__ import annotations

import os
import re

from .checks import check_string, check_strings, check_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

# Options that have to be read: name and value, or those of one letter.
_READ = re.compile(
    r"(-arch|--gpu-architecture|--include-path|-include|--pre-include)(?:=(.*))?|(-I)[= ]?(.*)", re.S
)


class Source:
    """What `cudyn.compile` was given, checked. Raises TypeError, ValueError, or OSError for a file.

    text              UTF-8
    name              in messages
    headers           name -> text of headers in memory
    include_path      folders of headers
    options           for NVRTC, those that were made of other arguments first
    included          headers that options include
    name_expressions  names of kernels
    arch              that options give, or ""
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
        self.arch = ""
        self.included: list[str] = []
        self._read(check_strings("options", options))

    def _read(self, options: list[str]) -> None:
        """Take options as they are; the architecture and folders of headers go to their own place."""
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
            if "arch" in what:
                self.arch = value
            elif what in ("-I", "--include-path"):
                folders.append(value)
            else:
                self.included.append(value)
                self.options.append(f"{what}={value}")
        self.include_path = [*folders, *self.include_path]

    def write_options(self) -> bytes:
        """Return what options define and include, as a source would write it."""
        lines = [f'#include "{header}"' for header in self.included]
        lines += [f"#define {option}" for option in self.options if not option.startswith("-std")]
        return "\n".join(lines).encode("utf-8", "surrogateescape")


def _write_macro(name: str, value: object) -> str:
    """The option that defines a macro. C++ would take True for a name."""
    return f"-D{name}" if value is None else f"-D{name}={int(value) if isinstance(value, bool) else value}"
