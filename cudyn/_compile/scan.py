"""Texts of C++: which headers they ask for, and what only the preprocessor could follow."""

from __future__ import annotations

import hashlib
import os
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from .checks import BOM

if TYPE_CHECKING:
    from collections.abc import Iterator

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
_WORD = re.compile(rb"[A-Za-z_]\w*")

# A line of the preprocessor's; those that make headers' names of macros; and a header as a macro's argument
# or value, as far as it is written out.
_LINE = re.compile(rb"^[ \t]*#[^\n]*", re.M)
_MAKES = re.compile(rb'\b__has_|include(?:_next)?[ \t]+\w|define[ \t]+\w+[ \t]+[<"]')
_PLAIN = re.compile(rb'[( \t](<[\w./+-]+>|"[\w./+-]+")[ \t]*(?:\)|$)')

# How what only the preprocessor sees may begin where it is pasted together of pieces; and trigraphs.
_PASTED = ("__DATE__", "__TIME__", "__FILE__", "__builtin_FILE", "__has_include", "__has_embed")
_STARTS = sorted({word[:size] for word in _PASTED for size in range(3, len(word))})
_PIECE = re.compile(
    rb"\b(?:%b)\b|\b__?[ \t]*(?:##|%%:%%:)|[(,][ \t]*__?[ \t]*,|\?\?[=/]" % "|".join(_STARTS).encode()
)

# Words that put paths into the code, also by a macro; and comments, with the strings around them. A quote
# that stands alone, as in prose after #error, may hide or begin one.
_PATHS = re.compile(rb"\b(?:__FILE__|assert|__builtin_FILE|source_location)\b")
_PATH_MACROS = re.compile(rb"^[ \t]*(?:#|%%:)[ \t]*define\b[^\n]*?%b" % _PATHS.pattern, re.M)
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
    unsure   what can't be followed, or ""
    changes  what has another value each time, or ""
    paths    whether it may use its own path, outside of comments
    spreads  whether it may define a macro that uses the path of where it stands
    defines  the macros that it defines, and all its words; of the toolkit's texts those in the lines that
    words    make them unsure
    """

    digest: str
    written: tuple[bytes, ...]
    unsure: str
    changes: str
    paths: bool
    spreads: bool
    defines: frozenset[bytes]
    words: frozenset[bytes]


_scanned: dict[tuple[str, bool], Scanned] = {}  # by hash, and whether it is the toolkit's
_known: dict[str, tuple[tuple[int, ...], Scanned]] = {}  # the toolkit's files, as they were last


def scan_file(path: str, facts: os.stat_result, theirs: bool) -> Scanned:
    """Return what a file has in it. theirs: it is the toolkit's, which is read again when its facts change.

    OSError: it can't be read.
    """
    now = (facts.st_mtime_ns, facts.st_size, facts.st_ino, facts.st_dev)
    before, found = _known.get(path, (None, None))
    if found is None or before != now or not theirs:
        with open(path, "rb") as file:
            found = scan(file.read(), theirs)
        if theirs:
            _known[path] = now, found
    return found


def scan(text: bytes, theirs: bool = False) -> Scanned:
    """Return what a text has in it. theirs: it is the toolkit's."""
    key = hashlib.sha256(text).hexdigest(), theirs
    found = _scanned.get(key)
    if found is None:
        if len(_scanned) > 4096:
            _scanned.clear()
        found = _scanned[key] = _scan_anew(key[0], text, theirs)
    return found


def _scan_anew(digest: str, text: bytes, theirs: bool) -> Scanned:
    text = text.removeprefix(BOM).replace(b"\r\n", b"\n").replace(b"\\\n", b"")
    written: dict[bytes, None] = {}
    unsure = []
    found: Any
    for mark in (b"#", b"%:"):
        for at in _places(text, mark):
            before = text[text.rfind(b"\n", 0, at) + 1 : at].rstrip()
            found = _DIRECTIVE.match(text, at)
            if not found or (before and not before.endswith(b"*/")):
                continue
            if found[2] and found[1] == b"include":
                written[found[2]] = None
            else:
                unsure.append(text[at:].partition(b"\n")[0].rstrip())
    if b"__has_" in text:
        for found in _HAS.finditer(text):
            if found[1]:
                written[found[1]] = None
            elif not _DEFINED.search(text[max(0, found.start() - 200) : found.start()]):
                unsure.append(text[found.start() :].partition(b"\n")[0].rstrip())
    lines = text
    if theirs:
        found = _LINE.findall(text)
        written.update(dict.fromkeys(header for line in found for header in _PLAIN.findall(line)))
        lines = b"\n".join(filter(_MAKES.search, found)) if unsure else b""
    else:
        unsure += [piece[0] for piece in _PIECE.finditer(text)]
    changes = _CHANGING.search(text) if b"E__" in text else None
    code = _drop_comments(text) if _PATHS.search(text) else b""
    return Scanned(
        digest,
        tuple(written),
        unsure[0].decode("utf-8", "replace")[:80] if unsure else "",
        changes[0].decode() if changes else "",
        _PATHS.search(code) is not None,
        _PATH_MACROS.search(code) is not None,
        frozenset(_DEFINE.findall(lines)),
        frozenset(_WORD.findall(lines)),
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
