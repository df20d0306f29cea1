"""Texts of C++: which headers they ask for, and what only the preprocessor could follow."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from .source_checks import BOM

# A directive of a text without its spliced lines, from its # on, with the header as it is written; what asks
# for a header; and what has another value each time. Comments count as space. What stands in comments,
# strings and branches not taken is found as well: a header too many does no harm.
_GAP = rb"(?:[ \t\v\f\r]|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*"
_HEADER = rb'("[^"\n]+"|<[^>\n]+>)'
_DIRECTIVE = re.compile(rb"(?:#|%%:)%b(include_next|include|import|embed)\b(?:%b%b)?" % (_GAP, _GAP, _HEADER))
_HAS = re.compile(rb"\b__has_(?:include(?:_next)?|embed)?\b(?:%b\(%b%b)?" % (_GAP, _GAP, _HEADER))
_CHANGING = re.compile(rb"\b__(?:DATE|TIME)__\b")
_DEFINED = re.compile(rb"(?:#%b(?:el)?ifn?def|\bdefined)%b\(?%b$" % (_GAP, _GAP, _GAP))  # asks for no file
_DEFINE = re.compile(rb"^%b(?:#|%%:)%bdefine%b(\w+)" % (_GAP, _GAP, _GAP), re.M)
WORD = re.compile(rb"[A-Za-z_]\w*")

# A line of the preprocessor's, and a header in one as far as it is written out.
_LINE = re.compile(rb"^%b(?:#|%%:)(?:[^\n/]+|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/|/)*" % _GAP, re.M)
_PLAIN = re.compile(rb'[( \t](<[\w./+-]+>|"[\w./+-]+")[ \t]*(?:\)|$)')

# How what only the preprocessor sees may begin where it is pasted together of pieces; and trigraphs.
_PASTED = ("__DATE__", "__TIME__", "__FILE__", "__builtin_FILE", "__has_include", "__has_embed")
_STARTS = sorted({word[:size] for word in _PASTED for size in range(3, len(word))})
_PIECE = re.compile(
    rb"\b(?:%b)\b|\b__?[ \t]*(?:##|%%:%%:)|[(,][ \t]*__?[ \t]*,|\?\?[=/]" % "|".join(_STARTS).encode()
)

# Words that put paths into the code, also by a macro; and comments, with the strings around them. A quote
# that stands alone, as in prose after #error, may hide or begin one.
PATHS = re.compile(rb"\b(?:__FILE__|assert|__builtin_FILE|source_location)\b")
_PATH_MACROS = re.compile(rb"^[ \t]*(?:#|%%:)[ \t]*define\b[^\n]*?%b" % PATHS.pattern, re.M)
_TOKEN = re.compile(
    rb"(?P<comment>//[^\n]*|/\*.*?\*/)|\b\d(?:'?[\w.])*"
    rb'|R"(?P<end>[^()\\\s]{0,16})\(.*?\)(?P=end)"'
    rb"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?P<alone>[\"'])",
    re.S,
)


class Scanned(NamedTuple):
    """What a text has in it.

    digest   its hash
    written  headers, with their quotes or brackets
    open     what can't be followed, or ""
    changes  what has another value each time, or ""
    paths    whether it may use its own path, outside of comments
    spreads  whether it may define a macro that uses the path of where it stands
    defines  the macros that it defines, and all its words; of the toolkit's texts neither
    words
    lines    the preprocessor's lines; of the toolkit's texts alone
    """

    digest: str
    written: tuple[bytes, ...]
    open: str
    changes: str
    paths: bool
    spreads: bool
    defines: frozenset[bytes]
    words: frozenset[bytes]
    lines: tuple[bytes, ...]


@lru_cache(maxsize=4096)
def scan(text: bytes) -> Scanned:
    """Return what a text of the user's has in it."""
    return _scan(text, False)


def scan_file(path: str) -> Scanned:
    """Return what a file of the user's has in it. Raises OSError."""
    with open(path, "rb", buffering=0) as file:
        return scan(file.read())


def scan_toolkits(path: str) -> Scanned:
    """Return what a file of the toolkit's has in it. Raises OSError."""
    with open(path, "rb", buffering=0) as file:
        return _scan(file.read(), True)


def _scan(text: bytes, theirs: bool) -> Scanned:
    digest = hashlib.sha256(text).hexdigest()
    text = text.removeprefix(BOM).replace(b"\r\n", b"\n").replace(b"\\\n", b"")
    written: dict[bytes, None] = {}
    unknown = []
    found: Any
    for mark in (b"#", b"%:"):
        for at in _places(text, mark):
            found = _DIRECTIVE.match(text, at)
            if not found:
                continue
            before = text[text.rfind(b"\n", 0, at) + 1 : at].rstrip()
            if before and not before.endswith(b"*/"):
                continue
            if found[2] and found[1] == b"include":
                written[found[2]] = None
            else:
                unknown.append(text[at:].partition(b"\n")[0].rstrip())
    if b"__has_" in text:
        for found in _HAS.finditer(text):
            if found[1]:
                written[found[1]] = None
            elif not _DEFINED.search(text[max(0, found.start() - 200) : found.start()]):
                unknown.append(text[found.start() :].partition(b"\n")[0].rstrip())
    lines: tuple[bytes, ...] = ()
    if theirs:
        lines = tuple(_LINE.findall(text))
        written.update(dict.fromkeys(header for line in lines for header in _PLAIN.findall(line)))
    else:
        unknown += [piece[0] for piece in _PIECE.finditer(text)]
    changes = _CHANGING.search(text) if b"E__" in text else None
    code = _drop_comments(text) if not theirs and PATHS.search(text) else b""
    return Scanned(
        digest,
        tuple(written),
        unknown[0].decode("utf-8", "replace")[:80] if unknown else "",
        changes[0].decode() if changes else "",
        PATHS.search(code) is not None,
        _PATH_MACROS.search(code) is not None,
        frozenset() if theirs else frozenset(_DEFINE.findall(text)),
        frozenset() if theirs else frozenset(WORD.findall(text)),
        lines,
    )


def _drop_comments(text: bytes) -> bytes:
    """The text without its comments, as far as it is certain where they are."""
    alone = any(found["alone"] for found in _TOKEN.finditer(text))
    return text if alone else _TOKEN.sub(lambda found: b" " if found["comment"] else found[0], text)


def _places(text: bytes, mark: bytes) -> Iterator[int]:
    at = text.find(mark)
    while at >= 0:
        yield at
        at = text.find(mark, at + 1)
