"""Reads the descriptions of status codes from real libraries: `python -m tools.status_texts LIBRARY FILE...`.

The program prints the section of headers/texts.toml for a library. It does not need a driver. The files can
be several versions of the library, from the oldest to the newest. For each status code, the program prints
the description from the newest of the files that have one, and reports differences on stderr. A description
is omitted if it is only the name of the enumerator.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import Library, library
from cudyn._stubs.library_abi import get_abi

# Values that no library uses for a status.
UNKNOWN = (-77, 987_654)


def describe(function: Any, table_use: int, status: int) -> str | None:
    """Return the description of a status code, or None if the function returns a null pointer.

    Args:
        function: function of the library that returns descriptions
        table_use: 1 if the function returns the string, 2 if it stores the string's address in a parameter
        status: status code
    """
    if table_use == 1:
        function.restype = ctypes.c_char_p
        text = function(ctypes.c_int(status))
    else:
        pointer = ctypes.c_char_p()
        function(ctypes.c_int(status), ctypes.byref(pointer))
        text = pointer.value
    return text.decode() if text is not None else None


def iter_functions(owner: Library) -> Iterator[tuple[str, int]]:
    """Yield the functions that describe status codes, each with its `table_use` (see `describe`)."""
    abi = get_abi(owner, None)
    for name in abi.list_functions():
        table_use = abi.describe(name).fallback.table_use
        if table_use in (1, 2):
            yield name, table_use


def read_texts(owner: Library, files: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return a dict that maps each function to a dict that maps status codes to descriptions.

    The status code "unknown" represents all codes without an enumerator. It is omitted if the function does
    not describe all of them in the same way.

    Args:
        owner: the library
        files: paths of the library's files, from the oldest to the newest version
    """
    texts: dict[str, dict[str, str]] = {}
    members = {int(member): name for name, member in reversed(owner.statuses.__members__.items())}
    for file in files:
        opened = ctypes.CDLL(file)
        for name, table_use in iter_functions(owner):
            if not hasattr(opened, name):
                continue
            descriptions = texts.setdefault(name, {})
            unknown = {describe(opened[name], table_use, value) for value in UNKNOWN}
            fixed = unknown.pop() if len(unknown) == 1 else None
            if fixed is not None:
                descriptions["unknown"] = fixed
            for value, member in sorted(members.items()):
                text = describe(opened[name], table_use, value)
                is_missing = text in (None, fixed) and file != files[-1]  # newer than this version
                if text is None or text == member or is_missing:
                    continue
                earlier = descriptions.get(str(value), text)
                if earlier != text:
                    print(f"{file}: {name}: {member}: {text!r}, not {earlier!r}", file=sys.stderr)
                descriptions[str(value)] = text or ""
    return texts


def main() -> int:
    """Print the section for a library."""
    name, *files = sys.argv[1:]
    for function, texts in read_texts(library(catalog.find(name)), files).items():
        print(f"\n[{name}.{function}]")
        for key, text in texts.items():
            print(f"{key} = {json.dumps(text, ensure_ascii=False)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
