"""The metadata of kernels that the CuTe DSL exported for C, without TVM FFI, read from the file.

Such a file has four texts for each function: PREFIX_version, PREFIX_function_name, PREFIX_kernel_info and
PREFIX_args_spec. The last one is a pickle, which is never opened. The CuTe DSL's own loader loads the file
first, and ends the process if one of them is missing.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._errors import escape
from ..._formats.elf_sections import Elf, ElfError

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSIONS = ("1.0", "1.1")
_TEXTS = ("version", "function_name", "kernel_info")
_PARTS = (*_TEXTS, "args_spec")
_MOST = 1 << 20  # bytes of a text


class Metadata(NamedTuple):
    """The metadata of a function that the CuTe DSL exported for C.

    prefix         of its symbols: the name it was exported under
    version        of this metadata
    function_name  the symbol that is called
    kernel_info    its kernels: their names and attributes
    """

    prefix: str
    version: str
    function_name: str
    kernel_info: dict[str, Any]


def read_metadata(file: str | os.PathLike[str], prefix: str = "") -> dict[str, Metadata]:
    """Read the metadata of the functions that the CuTe DSL exported for C: prefix -> the metadata.

    file: an object file or a shared library. prefix: of one function; "": of all.
    Raises OSError, and ValueError for a file that is neither or has no such function, and for a function
    without a version or with one that is not known; found and expected are named.
    """
    path = os.fspath(file)
    try:
        found = _read(path, prefix)
        if prefix not in found if prefix else not found:
            others = f"those of {', '.join(found)}" if found else "none"
            raise ElfError(f"expected the symbols {prefix or 'PREFIX'}_{', _'.join(_PARTS)}; got {others}")
    except ElfError as error:
        raise type(error)(f"{escape(path)}: {error}") from None
    return {prefix: found[prefix]} if prefix else found


def check_metadata(file: str) -> None:
    """Refuse a file with a function that `read_metadata` refuses, by ElfError; one without any is fine."""
    _read(file, "")


def _read(path: str, wanted: str) -> dict[str, Metadata]:
    elf = Elf(path)
    prefixes = find_prefixes(elf.defined)
    if wanted in prefixes:
        prefixes = [wanted]
    places = elf.find_contents(f"{prefix}_{part}" for prefix in prefixes for part in _TEXTS)
    texts = {name: _read_text(path, name, *place) for name, place in places.items()}
    return {prefix: _make(prefix, texts) for prefix in prefixes}


def _read_text(path: str, name: str, offset: int, size: int) -> str:
    """Read the text of a symbol, at the place from `Elf.find_contents`."""
    if size <= _MOST and offset + size <= os.path.getsize(path):
        with open(path, "rb") as file:
            file.seek(offset)
            text, end, _ = file.read(size).partition(b"\0")
        try:
            if end:
                return text.decode()
        except UnicodeDecodeError:
            pass
    raise ElfError(f"{name}: expected a text of at most {_MOST} bytes that ends with a zero")


def find_prefixes(defined: Iterable[str]) -> list[str]:
    """Find the prefixes of functions among the symbols that a file defines: each has two of the parts."""
    defined = list(defined)
    ends = {p: {name[: -len(p) - 1] for name in defined if name.endswith(f"_{p}")} for p in _PARTS[1:]}
    return sorted(
        prefix
        for prefix in ends["function_name"] | ends["kernel_info"]
        if sum(prefix in having for having in ends.values()) > 1
    )


def _make(prefix: str, texts: dict[str, str]) -> Metadata:
    import json

    for part in _TEXTS:
        if f"{prefix}_{part}" not in texts:
            raise ElfError(f"expected the symbol {prefix}_{part}; got none, or none with bytes in the file")
    version, function_name, kernels = (texts[f"{prefix}_{part}"] for part in _TEXTS)
    if version not in VERSIONS:
        raise ElfError(
            f"{prefix}: found version {version[:40]!r} of the CuTe DSL's metadata; expected "
            + " or ".join(VERSIONS)
        )
    try:
        kernel_info = json.loads(kernels)
    except (ValueError, RecursionError):
        kernel_info = None
    if not isinstance(kernel_info, dict):
        raise ElfError(f"{prefix}_kernel_info: expected a JSON object, got {kernels[:40]!r}")
    return Metadata(prefix, version, function_name, kernel_info)
