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
        """Return a description such as "Python 3.12" or "the stable ABI of Python 3.9"."""
        name = ".".join(map(str, self.version))
        if self.is_stable:
            return f"the stable ABI of Python {name}" if name else "Python's stable ABI"
        build = "free-threaded Python" if self.is_free_threaded else "Python"
        return f"{build} {name}".strip()

    def defines(self, symbol: str, version: str = "", is_owner: bool = False) -> bool | None:
        """Return whether the ABI contains a symbol, or `None` if this is not known.

        The stable ABI contains the symbols in Python's list. Any other ABI contains all symbols that the
        interpreter exports.

        Args:
            symbol: The name of the symbol.
            version: The version node of the reference, or "". Python's symbols do not have version nodes.
            is_owner: Ignored.
        """
        if version:
            return False
        if self.is_stable:
            first_version = _read_names("stable").get(symbol)
            if first_version is None:
                return False
            return not self.version or parse_version(first_version) <= self.version
        if self.is_free_threaded and symbol in _read_names("free-threaded"):
            return True
        exporting_versions = _list_exporting_versions(symbol)
        known_versions = _read_names("versions")
        if not self.version:
            if not exporting_versions:
                return False
            # It is not known if only some versions export the symbol.
            return True if len(exporting_versions) == len(known_versions) else None
        if self.version in exporting_versions:
            return True
        is_known = ".".join(map(str, self.version)) in known_versions
        # Private symbols of the free-threaded build are not in the list.
        may_be_unlisted = self.is_free_threaded and symbol.startswith("_")
        return False if is_known and not may_be_unlisted else None

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
        if self.is_stable:
            first_version = _read_names("stable").get(symbol)
            return (
                f"in the stable ABI since Python {first_version}"
                if first_version
                else "not in the stable ABI"
            )
        names = [".".join(map(str, version)) for version in _list_exporting_versions(symbol)]
        return f"exported by Python {', '.join(names)}" if names else "exported by no known version of Python"


def is_python_symbol(symbol: str) -> bool:
    """Return whether a symbol has a prefix that is reserved for CPython."""
    return re.match(r"_?P[yY](_|[A-Z])", symbol) is not None


# The suffix of an extension module, such as ".cpython-313t-x86_64-linux-gnu.so". The groups are the minor
# version, and "t" for the free-threaded build.
_MODULE_SUFFIX = re.compile(r"\.cpython-3(\d+)(t?)d?(-[\w-]+)?\.so$")
# The tags in the name of a wheel, such as "-cp39-abi3-manylinux_2_28_x86_64.whl". The groups are the
# implementation, the minor version, the ABI, and "t" for the free-threaded build.
_WHEEL_TAGS = re.compile(r"-(cp|py)3(\d*)(?:\.[\w.]+)?-(abi3t?|cp3\d+(t?)|none)[\w.]*-[\w.]+\.whl$")


def find_python_abi(file: str, wheel: str) -> PythonAbi:
    """Return the ABI specified by a module's name or, failing that, by its wheel's name.

    Args:
        file: The name of the module.
        wheel: The name of the wheel, or "".
    """
    module_match = _MODULE_SUFFIX.search(file)
    if module_match:
        minor, free_threaded = module_match[1], module_match[2]
        return PythonAbi((3, int(minor)), is_free_threaded=bool(free_threaded))

    wheel_version: tuple[int, ...] = ()
    abi = free_threaded = ""
    wheel_match = _WHEEL_TAGS.search(wheel)
    if wheel_match:
        implementation, minor, abi, free_threaded = wheel_match.groups()
        if implementation == "cp" and minor:
            wheel_version = (3, int(minor))
    if file.endswith((".abi3.so", ".abi3t.so")):
        return PythonAbi(wheel_version, is_stable=True)
    if abi in ("", "none"):
        return PythonAbi(())
    return PythonAbi(wheel_version, is_stable=abi.startswith("abi3"), is_free_threaded=bool(free_threaded))


def _read_names(section: str) -> dict[str, str]:
    """Return the names, and the remarks after them, in a section of the file with CPython's names."""
    contents = read_section("python.txt", section)
    assert contents is not None
    return contents.names


@functools.lru_cache(4096)
def _list_exporting_versions(symbol: str) -> tuple[tuple[int, ...], ...]:
    """List the versions of Python that export a symbol.

    The file contains the versions as ranges, such as "3.9-3.11,3.13-". The range "3.13-" has no end.
    """
    known_versions = [parse_version(name) for name in _read_names("versions")]
    ranges = _read_names("cpython").get(symbol, "")
    exporting = []
    for text in filter(None, ranges.split(",")):
        start, separator, end = text.partition("-")
        first = parse_version(start)
        if end:
            last = parse_version(end)
        elif separator:
            last = known_versions[-1]
        else:
            last = first
        exporting += [version for version in known_versions if first <= version <= last]
    return tuple(exporting)
