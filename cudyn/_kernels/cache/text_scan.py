"""Scans source files for uses of the current time or of certain identifiers, directly or through macros.

The compiler has already read these files, so the scan does not determine which files are relevant. The scan
also finds uses in strings, in branches that are not compiled and, for the time, in comments. At worst, such a
use causes an unnecessary compilation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

_CLOCKS = ("__DATE__", "__TIME__", "__TIMESTAMP__")

# A line break that the compiler removes, because it follows a backslash. clang also allows whitespace between
# the backslash and the line break.
_SPLICE = re.compile(rb"\\[ \t\v\f]*(?:\r\n|\n|\r)")
_TRIGRAPH = re.compile(rb"\?\?[=/]")
_TRIGRAPH_SPLICE = re.compile(rb"\?\?/[ \t\v\f]*(?:\r\n|\n|\r)")

_CLOCK = re.compile(rb"\b(?:%b)\b" % "|".join(_CLOCKS).encode())

# The names of directives that read files, and the operator that can paste such a name from two tokens.
_INCLUDE = re.compile(rb"include|import|embed|##|%:%:")

_DEFINE = re.compile(rb"^[ \t]*(?:#|%:)[ \t]*define[ \t]+(\w+)([^\n]*)", re.M)
_LINE = re.compile(rb"^[ \t]*(?:#|%:)[^\n]*", re.M)
_WORD = re.compile(rb"[A-Za-z_]\w*")

# Comments, numbers and strings, so that comments can be distinguished from the contents of strings. An
# unpaired quote, as in prose after #error, may hide the start of a comment.
_TOKEN = re.compile(
    rb"(?P<comment>//[^\n]*|/\*.*?\*/)|\b\d(?:'?[\w.])*"
    rb'|R"(?P<end>[^()\\\s]{0,16})\(.*?\)(?P=end)"'
    rb"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?P<alone>[\"'])",
    re.S,
)


def _match_pieces(words: Iterable[str]) -> re.Pattern[bytes]:
    """Return a pattern for the pieces from which a macro may paste one of these names with two tokens.

    One of the two tokens has at least 3 characters, and is the start or the end of the name.
    """
    pieces: set[str] = set()
    for word in words:
        for size in range(3, len(word)):
            pieces.update((word[:size], word[-size:]))
    return re.compile(rb"\b(?:%b)\b" % "|".join(sorted(pieces)).encode())


_CLOCK_PIECE = _match_pieces(_CLOCKS)
# The names may also be pasted from three or more tokens: one or two underscores at each end, and pieces from
# the middle of the name, which start after one or two underscores and have at least 2 characters.
_UNDERSCORES = re.compile(rb"(?<!\w)__?(?!\w)")
_MIDDLE_PIECES = {
    name[start:end] for name in _CLOCKS for start in (1, 2) for end in range(start + 2, len(name))
}
_MIDDLE_PIECE = re.compile(rb"(?<!\w)(?:%b)(?!\w)" % "|".join(sorted(_MIDDLE_PIECES)).encode())


@lru_cache(maxsize=1024)
def find_clock(text: bytes) -> str:
    """Return an identifier whose value may differ between compilations, such as __TIME__, or ""."""
    text = _SPLICE.sub(b"", text)
    match = _CLOCK.search(text) or _CLOCK_PIECE.search(text)
    if not match and _MIDDLE_PIECE.search(text):
        match = _UNDERSCORES.search(text)
    # A trigraph may stand for the backslash that divides a name, or for the operator that pastes it.
    if not match and (b"__" in text or b"include" in text):
        match = _TRIGRAPH.search(text)
    return match[0].decode("utf-8", "replace") if match else ""


def find_include(texts: Iterable[bytes]) -> str:
    """Return the first directive or operator in the sources that may read or look for a file, or ""."""
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
    new_names = names
    while new_names:  # Each iteration finds the macros that use the macros found so far.
        new_names = {name for name, value in macros if name not in names and value & names}
        names |= new_names
    return frozenset(names)


def uses(texts: Iterable[bytes], words: frozenset[bytes]) -> bool:
    """Return whether the sources may use one of these identifiers in code, directly or through a macro.

    Preprocessor directives do not count as code.
    """
    texts = [*texts]
    if not any(word in text for text in texts for word in words):
        return False
    relevant_words = words | _find_macros(texts, words)
    for text in texts:
        if any(word in text for word in relevant_words):
            code = _LINE.sub(b"", _SPLICE.sub(b" ", text))
            if _list_words(code) & relevant_words:
                return True
    return False


@lru_cache(maxsize=1024)
def _list_words(text: bytes) -> frozenset[bytes]:
    """Return the identifiers in a source, excluding comments that can be recognized with certainty."""
    text = _SPLICE.sub(b"", text)
    has_unpaired_quote = any(match["alone"] for match in _TOKEN.finditer(text))
    # An unpaired quote may hide the start of a comment, so comments cannot be recognized.
    if not has_unpaired_quote:
        text = _TOKEN.sub(lambda match: b" " if match["comment"] else match[0], text)
    return frozenset(_WORD.findall(text))
