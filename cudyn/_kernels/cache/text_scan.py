"""Scans source files for uses of the current time or of certain identifiers, directly or through macros.

The compiler has already read these files, so the scan does not decide which files are relevant. It also finds
uses in strings, in branches that are not compiled and, for the time, in comments. At worst, this causes an
unnecessary compilation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

_CLOCKS = ("__DATE__", "__TIME__", "__TIMESTAMP__")

# A line break that C++ removes because it follows a backslash. clang also allows whitespace between them.
_SPLICE = re.compile(rb"\\[ \t\v\f]*(?:\r\n|\n|\r)")
_TRIGRAPH = re.compile(rb"\?\?[=/]")
_TRIGRAPH_SPLICE = re.compile(rb"\?\?/[ \t\v\f]*(?:\r\n|\n|\r)")

_CLOCK = re.compile(rb"\b(?:%b)\b" % "|".join(_CLOCKS).encode())

# Names of directives that read files, and the operator that can paste such names from two tokens.
_INCLUDE = re.compile(rb"include|import|embed|##|%:%:")

_DEFINE = re.compile(rb"^[ \t]*(?:#|%:)[ \t]*define[ \t]+(\w+)([^\n]*)", re.M)
_LINE = re.compile(rb"^[ \t]*(?:#|%:)[^\n]*", re.M)
_WORD = re.compile(rb"[A-Za-z_]\w*")

# Comments and strings, so that comments can be skipped. An unpaired quote, as in prose after #error, may hide
# a comment or start a string.
_TOKEN = re.compile(
    rb"(?P<comment>//[^\n]*|/\*.*?\*/)|\b\d(?:'?[\w.])*"
    rb'|R"(?P<end>[^()\\\s]{0,16})\(.*?\)(?P=end)"'
    rb"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?P<alone>[\"'])",
    re.S,
)


def _match_pieces(words: Iterable[str]) -> re.Pattern[bytes]:
    """Return a pattern for pieces at the start or end of these names, from which macros may paste them."""
    pieces: set[str] = set()
    for word in words:
        pieces.update(word[:size] for size in range(3, len(word)))
        pieces.update(word[-size:] for size in range(3, len(word)))
    return re.compile(rb"\b(?:%b)\b" % "|".join(sorted(pieces)).encode())


_CLOCK_PIECE = _match_pieces(_CLOCKS)
# The names may also be pasted from three or more tokens: underscores at both ends, and letters between them.
_LONE = re.compile(rb"(?<!\w)__?(?!\w)")
_INNER = re.compile(
    rb"(?<!\w)(?:%b)(?!\w)"
    % "|".join(
        sorted({w[start:end] for w in _CLOCKS for start in range(1, 3) for end in range(start + 2, len(w))})
    ).encode()
)


@lru_cache(maxsize=1024)
def find_clock(text: bytes) -> str:
    """Return an identifier whose value may differ between compilations, such as __TIME__, or ""."""
    text = _SPLICE.sub(b"", text)
    match = _CLOCK.search(text) or _CLOCK_PIECE.search(text)
    if not match and _INNER.search(text):
        match = _LONE.search(text)
    if not match and (b"__" in text or b"include" in text):  # a name that a trigraph divides
        match = _TRIGRAPH.search(text)
    return match[0].decode("utf-8", "replace") if match else ""


def find_include(texts: Iterable[bytes]) -> str:
    """Return the name in a source of a directive or an operator that may read or look for a file, or ""."""
    for text in texts:
        match = _INCLUDE.search(_SPLICE.sub(b"", _TRIGRAPH_SPLICE.sub(b"", text)))
        if match:
            return match[0].decode()
    return ""


@lru_cache(maxsize=1024)
def _read_macros(text: bytes) -> tuple[tuple[bytes, frozenset[bytes]], ...]:
    """Return the macros that a source defines, each with the identifiers in its value."""
    text = _SPLICE.sub(b" ", text)
    return tuple((name, frozenset(_WORD.findall(value))) for name, value in _DEFINE.findall(text))


def _find_macros(texts: Iterable[bytes], words: frozenset[bytes]) -> frozenset[bytes]:
    """Return the macros in these sources that use one of the identifiers, directly or through a macro."""
    macros = [macro for text in texts for macro in _read_macros(text)]
    names = {name for name, value in macros if value & words}
    added = names
    while added:
        added = {name for name, value in macros if name not in names and value & names}
        names |= added
    return frozenset(names)


def uses(texts: Iterable[bytes], words: frozenset[bytes]) -> bool:
    """Return whether the sources may use one of these identifiers in code, directly or through a macro."""
    texts = [*texts]
    if not any(word in text for text in texts for word in words):
        return False
    relevant_words = words | _find_macros(texts, words)
    candidates = [text for text in texts if any(word in text for word in relevant_words)]
    return any(_list_words(_LINE.sub(b"", _SPLICE.sub(b" ", text))) & relevant_words for text in candidates)


@lru_cache(maxsize=1024)
def _list_words(text: bytes) -> frozenset[bytes]:
    """Return the identifiers in a source, excluding comments that can be recognized with certainty."""
    text = _SPLICE.sub(b"", text)
    has_unpaired_quote = any(match["alone"] for match in _TOKEN.finditer(text))
    # An unpaired quote may hide the start of a comment, so comments cannot be recognized.
    if not has_unpaired_quote:
        text = _TOKEN.sub(lambda match: b" " if match["comment"] else match[0], text)
    return frozenset(_WORD.findall(text))
