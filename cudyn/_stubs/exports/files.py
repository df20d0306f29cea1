"""Reads the files with exported names. Each file consists of sections, with one name per line.

`codegen/exports.py` and `tools/system_exports.py` write the files.
"""

from __future__ import annotations

import functools
import pathlib
import re
from typing import NamedTuple, Protocol

_FOLDER = pathlib.Path(__file__).parent


class ExportSet(Protocol):
    """The symbols that a library exports."""

    def defines(self, symbol: str, version: str = "", is_owner: bool = False) -> bool | None:
        """Return whether the system loader would bind a reference to this library, or `None` if unknown.

        Args:
            symbol: The name of the symbol.
            version: The version node of the reference, or "".
            is_owner: Whether the reference names this library as the owner of the version node.
        """
        ...

    def accepts_node(self, node: str) -> bool | None:
        """Return whether the system loader accepts the library for a version node."""
        ...


@functools.cache
def read_text(name: str) -> str:
    """Return the contents of a file with exported names."""
    return (_FOLDER / name).read_text(encoding="utf-8")


class Section(NamedTuple):
    """A section of a file.

    Attributes:
        remark: The remark after the section's title.
        names: Maps each name in the section to the remark after it.
    """

    remark: str
    names: dict[str, str]


@functools.lru_cache(256)
def read_section(file: str, name: str) -> Section | None:
    """Read a section of a file, or return `None` if the section is missing."""
    text = read_text(file)
    start = text.find(f"\n[{name}]")
    if start < 0:
        return None
    end = text.find("\n[", start + 1)
    head, *lines = text[start + 1 : end if end >= 0 else len(text)].splitlines()
    rows = (line.partition(" ") for line in lines)
    return Section(head.partition("] ")[2], {symbol: remark for symbol, _, remark in rows})


@functools.cache
def list_sections(file: str) -> tuple[str, ...]:
    """List the sections of a file."""
    return tuple(re.findall(r"^\[(.*?)\]", read_text(file), re.M))


def parse_version(text: str) -> tuple[int, ...]:
    """Return the components of a version as integers."""
    return tuple(map(int, text.split(".")))
