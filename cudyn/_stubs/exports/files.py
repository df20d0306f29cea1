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
        """Return whether the system loader accepts the library for a version node, or `None` if unknown.

        A version node, such as "GLIBC_2.28", names a group of symbols in a library.
        """
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
    """Read a section of a file with exported names, or return `None` if the section is missing.

    A section consists of a header, such as "[libcudart.so.12] CUDA 12", and a line for each name.

    Args:
        file: The name of the file in this folder.
        name: The name of the section, without brackets.
    """
    text = read_text(file)
    start = text.find(f"\n[{name}]")
    if start < 0:
        return None
    start += 1  # after the newline
    end = text.find("\n[", start)
    header, *lines = text[start : end if end >= 0 else len(text)].splitlines()
    _, _, section_remark = header.partition("] ")
    names = {}
    for line in lines:
        symbol, _, remark = line.partition(" ")
        names[symbol] = remark
    return Section(section_remark, names)


@functools.cache
def list_sections(file: str) -> tuple[str, ...]:
    """List the sections of a file."""
    return tuple(re.findall(r"^\[(.*?)\]", read_text(file), re.M))


def parse_version(text: str) -> tuple[int, ...]:
    """Return the components of a version as integers."""
    return tuple(map(int, text.split(".")))
