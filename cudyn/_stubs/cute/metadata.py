"""Checks the metadata of kernels that the CuTe DSL has exported for C, without TVM FFI.

Such a file contains four strings for each function: PREFIX_version, PREFIX_function_name, PREFIX_kernel_info
and PREFIX_args_spec. The last string is a pickle, which cudyn never loads. The CuTe DSL's own loader loads
the file before it reads these strings, and ends the process if a string is missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping

from ..._formats.elf_sections import Elf, ElfError

_VERSIONS = ("1.0", "1.1")
_TEXTS = ("version", "function_name", "kernel_info")
_PARTS = (*_TEXTS, "args_spec")
_MOST = 1 << 20  # maximum size of a string in bytes


def check_metadata(file: str) -> None:
    """Raise ElfError if one of a function's strings is missing, or if its version is unknown."""
    elf = Elf(file)
    prefixes = _find_prefixes(elf.defined)
    places = elf.find_contents(f"{prefix}_{part}" for prefix in prefixes for part in _TEXTS)
    for prefix in prefixes:
        version, _, kernel_info = (_read_text(file, f"{prefix}_{part}", places) for part in _TEXTS)
        if version not in _VERSIONS:
            raise ElfError(
                f"{prefix}: found version {version[:40]!r} of the CuTe DSL's metadata; expected "
                + " or ".join(_VERSIONS)
            )
        try:
            is_object = isinstance(json.loads(kernel_info), dict)
        except (ValueError, RecursionError):
            is_object = False
        if not is_object:
            raise ElfError(f"{prefix}_kernel_info: expected a JSON object, got {kernel_info[:40]!r}")


def _read_text(path: str, name: str, places: Mapping[str, tuple[int, int]]) -> str:
    if name not in places:
        raise ElfError(f"expected the symbol {name} with contents in the file; it is missing or empty")
    offset, size = places[name]
    if size <= _MOST and offset + size <= os.path.getsize(path):
        with open(path, "rb") as file:
            file.seek(offset)
            text, end, _ = file.read(size).partition(b"\0")
        try:
            if end:
                return text.decode()
        except UnicodeDecodeError:
            pass
    raise ElfError(f"{name}: expected a zero-terminated string of at most {_MOST} bytes")


def _find_prefixes(defined: Collection[str]) -> list[str]:
    """List the prefixes of functions.

    At least two of the symbols that a file defines must begin with a prefix.
    """
    by_part = {p: {name[: -len(p) - 1] for name in defined if name.endswith(f"_{p}")} for p in _PARTS[1:]}
    return sorted(
        prefix
        for prefix in by_part["function_name"] | by_part["kernel_info"]
        if sum(prefix in prefixes for prefixes in by_part.values()) > 1
    )
