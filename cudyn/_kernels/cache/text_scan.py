"""Scans source files for uses of the current time and of file paths, directly or through macros.

The compiler has already read these files, so the scan does not decide which files are relevant. It also finds
uses in strings, in branches that are not compiled and, for the time, in comments. At worst, this causes an
unnecessary compilation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

_CLOCKS = ("__DATE__", "__TIME__", "__TIMESTAMP__")
_FILES = ("__FILE__", "__BASE_FILE__")

# A line break that C++ removes because it follows a backslash. clang also allows whitespace between them.
_SPLICE = re.compile(rb"\\[ \t\v\f]*(?:\r\n|\n|\r)")
_TRIGRAPH = re.compile(rb"\?\?[=/]")

# Macros that expand to a file's path. PRETTY_FUNCTION contains a path in the names of lambdas.
_PATHS = frozenset(
    {b"__FILE__", b"__BASE_FILE__", b"__builtin_FILE", b"assert", b"source_location", b"__PRETTY_FUNCTION__"}
)
_CLOCK = re.compile(rb"\b(?:%b)\b" % "|".join(_CLOCKS).encode())

_DEFINE = re.compile(rb"^[ \t]*(?:#|%:)[ \t]*define[ \t]+(\w+)([^\n]*)", re.M)
_DIRECTIVE = re.compile(rb"^[ \t]*(?:#|%:)[^\n]*|__has_(?:include|embed)[^\n]*", re.M)
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
    """Return a pattern for the start or end of these words, because macros may paste them from two tokens."""
    pieces: set[str] = set()
    for word in words:
        pieces.update(word[:size] for size in range(3, len(word)))
        pieces.update(word[-size:] for size in range(3, len(word)))
    return re.compile(rb"\b(?:%b)\b" % "|".join(sorted(pieces)).encode())


_CLOCK_PIECE = _match_pieces(_CLOCKS)
_PATH_PIECE = _match_pieces(_FILES)
_LONE = re.compile(rb"\b__?[ \t]*(?:##|%:%:)|[(,][ \t]*__?[ \t]*,")  # the first of three pasted tokens
_INNER = re.compile(rb"\b(?:DATE|TIME|TIMESTAMP|FILE|BASE_FILE)\b")  # and the second token


@lru_cache(maxsize=1024)
def find_clock(text: bytes) -> str:
    """Return a word in a source whose value may be different in each compilation, or ""."""
    text = _SPLICE.sub(b"", text)
    match = _CLOCK.search(text) or _CLOCK_PIECE.search(text)
    if not match and _INNER.search(text):  # a name that is pasted from three tokens
        match = _LONE.search(text)
    if not match and (b"__" in text or b"include" in text):  # a name that a trigraph divides
        match = _TRIGRAPH.search(text)
    return match[0].decode("utf-8", "replace") if match else ""


@lru_cache(maxsize=1024)
def _read_macros(text: bytes) -> tuple[tuple[bytes, frozenset[bytes]], ...]:
    """Return the macros that a source defines, with the words in their values."""
    text = _SPLICE.sub(b" ", text)
    return tuple((name, frozenset(_WORD.findall(value))) for name, value in _DEFINE.findall(text))


def find_path_macros(texts: Iterable[bytes]) -> frozenset[bytes]:
    """Return the macros in these sources that use the path of the file in which they are expanded."""
    return _find_macros(texts, _PATHS)


def _find_macros(texts: Iterable[bytes], words: frozenset[bytes]) -> frozenset[bytes]:
    """Return the macros in these sources that use one of the words, directly or through another macro."""
    macros = [macro for text in texts for macro in _read_macros(text)]
    names = {name for name, value in macros if value & words}
    added = names
    while added:
        added = {name for name, value in macros if name not in names and value & names}
        names |= added
    return frozenset(names)


def uses(texts: Iterable[bytes], words: frozenset[bytes]) -> bool:
    """Return whether the sources may use one of these words in code, directly or through a macro."""
    texts = [*texts]
    if not any(word in text for text in texts for word in words):
        return False
    relevant_words = words | _find_macros(texts, words)
    candidates = [text for text in texts if any(word in text for word in relevant_words)]
    return any(_list_words(_LINE.sub(b"", _SPLICE.sub(b" ", text))) & relevant_words for text in candidates)


@lru_cache(maxsize=1024)
def _list_words(text: bytes) -> frozenset[bytes]:
    """Return the words in a source, excluding comments that can be recognized with certainty."""
    text = _SPLICE.sub(b"", text)
    has_unpaired_quote = any(match["alone"] for match in _TOKEN.finditer(text))
    # An unpaired quote may hide the start of a comment, so that comments cannot be recognized.
    code = (
        text if has_unpaired_quote else _TOKEN.sub(lambda match: b" " if match["comment"] else match[0], text)
    )
    return frozenset(_WORD.findall(code))


def uses_path(text: bytes, macros: frozenset[bytes]) -> bool:
    """Return whether a source may insert its own path into the code.

    Args:
        macros: The result of `find_path_macros`.
    """
    words = _list_words(text)
    return bool(words & (macros | _PATHS)) or any(map(_PATH_PIECE.fullmatch, words))


@lru_cache(maxsize=1024)
def climbs(text: bytes) -> bool:
    """Return whether a source may include a header whose name leads to a parent directory."""
    lines = _DIRECTIVE.findall(_SPLICE.sub(b"", text)) if b".." in text else ()
    return any(b"../" in line or b"..\\" in line for line in lines)
