"""The names that CPython exports, and the ABI that a module's name promises (PEP 384, PEP 3149)."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from .files import parse_version, read_section


class PythonAbi(NamedTuple):
    """An ABI of CPython, which the name of a compiled module specifies.

    Attributes:
        version: The version of Python, or the oldest version for the stable ABI. It is () if unknown.
        is_stable: Whether it is the stable ABI.
        is_free_threaded: Whether it is the ABI of the free-threaded build.
    """

    version: tuple[int, ...]
    is_stable: bool = False
    is_free_threaded: bool = False

    def __str__(self) -> str:
        name = ".".join(map(str, self.version))
        if self.is_stable:
            return f"the stable ABI of Python {name}" if name else "Python's stable ABI"
        build = "free-threaded Python" if self.is_free_threaded else "Python"
        return f"{build} {name}".strip()

    def defines(self, symbol: str, version: str = "", is_owner: bool = False) -> bool | None:
        """Return whether the ABI contains a symbol, or `None` if this is not known.

        The stable ABI contains the symbols in Python's list. Any other ABI contains all symbols that the
        interpreter exports.
        """
        if version:
            return False
        if self.is_stable:
            since = _read_names("stable").get(symbol)
            return since is not None and (not self.version or parse_version(since) <= self.version)
        exporting = _list_exporting(symbol)
        if self.is_free_threaded and symbol in _read_names("free-threaded"):
            return True
        if not self.version:  # it is not known if only some versions export the symbol
            is_in_some_versions = 0 < len(exporting) < len(_read_names("versions"))
            return None if is_in_some_versions else bool(exporting)
        if self.version in exporting:
            return True
        is_version_known = ".".join(map(str, self.version)) in _read_names("versions")
        # Private symbols of the free-threaded build are not in the list.
        may_be_unlisted = self.is_free_threaded and symbol.startswith("_")
        return False if is_version_known and not may_be_unlisted else None

    def accepts_node(self, node: str) -> bool | None:
        """Return True, because the version nodes of the interpreter are not recorded."""
        return True

    @property
    def why_unknown(self) -> str:
        """The reason why it is unknown whether the interpreter exports a symbol."""
        if not self.version:
            return "the name of the file does not contain a version of Python"
        return f"there is no list of the symbols of {self}"

    def explain(self, symbol: str) -> str:
        """Return a description, for messages, of the versions of Python that export a symbol."""
        since = _read_names("stable").get(symbol, "")
        if self.is_stable:
            return f"in the stable ABI since Python {since}" if since else "not in the stable ABI"
        exporting = _list_exporting(symbol)
        names = [".".join(map(str, version)) for version in exporting]
        return f"exported by Python {', '.join(names)}" if names else "exported by no known version of Python"


def is_python_symbol(symbol: str) -> bool:
    """Return whether a symbol has a prefix that is reserved for CPython."""
    return re.match(r"_?P[yY](_|[A-Z])", symbol) is not None


_MODULE = re.compile(r"\.cpython-3(\d+)(t?)d?(-[\w-]+)?\.so$")
# The groups are the implementation, the minor version, the ABI, and "t" for the free-threaded build.
_TAGS = re.compile(r"-(cp|py)3(\d*)(?:\.[\w.]+)?-(abi3t?|cp3\d+(t?)|none)[\w.]*-[\w.]+\.whl$")


def find_python_abi(file: str, wheel: str) -> PythonAbi:
    """Return the ABI specified by a module's name or, failing that, by its wheel's name.

    Args:
        file: The name of the module.
        wheel: The name of the wheel, or "".
    """
    tags = _TAGS.search(wheel)
    floor = (3, int(tags[2])) if tags and tags[1] == "cp" and tags[2] else ()
    match = _MODULE.search(file)
    if match:
        return PythonAbi((3, int(match[1])), is_free_threaded=bool(match[2]))
    if file.endswith((".abi3.so", ".abi3t.so")):
        return PythonAbi(floor, is_stable=True)
    if tags is None or tags[3] == "none":
        return PythonAbi(())
    return PythonAbi(floor, tags[3].startswith("abi3"), bool(tags[4]))


def _read_names(section: str) -> dict[str, str]:
    """Return the names, and the remarks after them, in a section of the file with CPython's names."""
    contents = read_section("python.txt", section)
    assert contents is not None
    return contents.names


@functools.lru_cache(4096)
def _list_exporting(symbol: str) -> tuple[tuple[int, ...], ...]:
    """List the versions of Python that export a symbol."""
    spans = _read_names("cpython").get(symbol, "")
    versions = [parse_version(name) for name in _read_names("versions")]
    exporting = []
    for span in filter(None, spans.split(",")):
        start, separator, end = span.partition("-")
        first = parse_version(start)
        last = parse_version(end) if end else versions[-1] if separator else first
        exporting += [version for version in versions if first <= version <= last]
    return tuple(exporting)
