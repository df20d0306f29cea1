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
_SUFFIXES = (*_CHECKED_SUFFIXES, "args_spec")
_MAX_BYTES = 1 << 20  # maximum size of a string


def check_metadata(file: str) -> None:
    """Raise ElfError if a file's metadata is incomplete or damaged, or if its version is unknown."""
    elf = Elf(file)
    prefixes = _find_prefixes(elf.defined)
    contents = elf.find_contents(f"{prefix}_{suffix}" for prefix in prefixes for suffix in _CHECKED_SUFFIXES)
    for prefix in prefixes:
        version, _, kernel_info = (
            _read_string(file, f"{prefix}_{suffix}", contents) for suffix in _CHECKED_SUFFIXES
        )
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
    """Return a string in a file.

    Args:
        path: The file's path.
        name: The symbol that labels the string.
        contents: Maps each symbol to the offset and the size of its contents in the file.
    """
    if name not in contents:
        raise ElfError(f"expected the symbol {name} with contents in the file; it is missing or empty")
    offset, size = contents[name]
    if size <= _MAX_BYTES and offset + size <= os.path.getsize(path):
        with open(path, "rb") as file:
            file.seek(offset)
            string, end, _ = file.read(size).partition(b"\0")
        try:
            if end:
                return string.decode()
        except UnicodeDecodeError:
            pass
    raise ElfError(f"{name}: expected a zero-terminated string of at most {_MAX_BYTES} bytes")


def _find_prefixes(defined: Collection[str]) -> list[str]:
    """List the prefixes of the functions that a file contains.

    A string counts as a prefix if the file defines at least two of PREFIX_function_name, PREFIX_kernel_info
    and PREFIX_args_spec.

    Args:
        defined: The symbols that the file defines.
    """
    # "version" is omitted, because the names of many other symbols end with it.
    specific_suffixes = [suffix for suffix in _SUFFIXES if suffix != "version"]
    prefixes_by_suffix = {
        suffix: {name.removesuffix(f"_{suffix}") for name in defined if name.endswith(f"_{suffix}")}
        for suffix in specific_suffixes
    }
    candidates = prefixes_by_suffix["function_name"] | prefixes_by_suffix["kernel_info"]
    return sorted(
        prefix
        for prefix in candidates
        if sum(prefix in prefixes for prefixes in prefixes_by_suffix.values()) > 1
    )
