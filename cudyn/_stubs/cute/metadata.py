"""Checks the metadata of kernels that the CuTe DSL has exported for C, without TVM FFI.

Such a file contains four strings for each function: PREFIX_version, PREFIX_function_name, PREFIX_kernel_info
and PREFIX_args_spec. The last string is a pickle, which cudyn never loads. The strings are checked because
the CuTe DSL's own loader ends the process if a string is missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping

from ..._formats.elf_sections import Elf, ElfError

_VERSIONS = ("1.0", "1.1")
_CHECKED_SUFFIXES = ("version", "function_name", "kernel_info")

_MAX_BYTES = 1 << 20  # maximum size of a string


def check_metadata(file: str) -> None:
    """Raise ElfError if a file's metadata is incomplete or damaged, or if its version is unknown.

    The metadata describes the kernels in a file that the CuTe DSL has compiled.
    """
    elf = Elf(file)
    prefixes = _find_prefixes(elf.defined)
    contents = elf.find_contents(f"{prefix}_{suffix}" for prefix in prefixes for suffix in _CHECKED_SUFFIXES)
    for prefix in prefixes:
        version = _read_string(file, f"{prefix}_version", contents)
        _read_string(file, f"{prefix}_function_name", contents)  # only checked
        kernel_info = _read_string(file, f"{prefix}_kernel_info", contents)
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


def _read_string(path: str, name: str, contents: Mapping[str, tuple[int, int]]) -> str:
    """Return a zero-terminated string in a file.

    Args:
        path: The file's path.
        name: The symbol that labels the string.
        contents: Maps each symbol to the offset and the size of its contents in the file.

    Raises:
        ElfError: The string is missing, too long or not terminated.
    """
    if name not in contents:
        raise ElfError(f"expected the symbol {name} with contents in the file; it is missing or empty")
    offset, size = contents[name]
    string = terminator = b""
    if size <= _MAX_BYTES and offset + size <= os.path.getsize(path):
        with open(path, "rb") as file:
            file.seek(offset)
            string, terminator, _ = file.read(size).partition(b"\0")
    try:
        text = string.decode()
    except UnicodeDecodeError:
        terminator = b""
    if not terminator:
        raise ElfError(f"{name}: expected a zero-terminated string of at most {_MAX_BYTES} bytes")
    return text


def _find_prefixes(defined: Collection[str]) -> list[str]:
    """List the prefixes of the functions that a file contains.

    For each function, a file defines the symbols PREFIX_function_name, PREFIX_kernel_info and
    PREFIX_args_spec. A prefix is listed if at least two of them exist, so that a damaged file is noticed.

    Args:
        defined: The symbols that the file defines.
    """
    counts: dict[str, int] = {}
    for suffix in ("function_name", "kernel_info", "args_spec"):
        for name in set(defined):
            if name.endswith(f"_{suffix}"):
                prefix = name.removesuffix(f"_{suffix}")
                counts[prefix] = counts.get(prefix, 0) + 1
    return sorted(prefix for prefix, count in counts.items() if count >= 2)
