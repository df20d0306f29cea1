"""Checking and converting a caller's lists, strings and source text for the compilers."""

from __future__ import annotations

import os
from typing import Any

from ..._errors import escape

BOM = b"\xef\xbb\xbf"


def check_list(what: str, given: Any) -> list[Any]:
    """Return a list of what was given as one. TypeError for a str or bytes, though it has elements."""
    if isinstance(given, (str, bytes, bytearray, os.PathLike)) or not hasattr(given, "__iter__"):
        raise TypeError(f"{what}: expected a list, got {type(given).__name__}")
    return list(given)


def check_strings(what: str, given: Any) -> list[str]:
    """Return a list of str, or of paths, that C can take. Raises TypeError or ValueError."""
    return [check_string(what, each) for each in check_list(what, given)]


def check_string(what: str, given: Any) -> str:
    """Return a str, or a path as one, that C can take. Raises TypeError or ValueError."""
    found = os.fspath(given) if isinstance(given, os.PathLike) else given
    if not isinstance(found, str):
        raise TypeError(f"{what}: expected a str, got {type(found).__name__}: {found!r}")
    if "\0" in found:
        raise ValueError(f"{what}: {found!r} has a NUL in it")
    return found


def check_text(name: str, text: Any) -> bytes:
    """Return source text as NVRTC takes it: UTF-8 without a byte order mark or a NUL.

    name  of the source or header, for messages
    text  a str, or a buffer of UTF-8

    Raises TypeError, or ValueError that names the line.
    """
    try:
        data = (text.encode() if isinstance(text, str) else memoryview(text).tobytes()).removeprefix(BOM)
        data.decode()
    except (UnicodeEncodeError, UnicodeDecodeError) as error:
        before = error.object[: error.start]
        line = (before.encode() if isinstance(before, str) else before).count(b"\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: not UTF-8: {error}") from None
    except TypeError:
        kind = type(text).__name__
        raise TypeError(f"{escape(name)}: expected text as str or a buffer of UTF-8, got {kind}") from None
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: a NUL character, which C++ source can't have")
    return data
