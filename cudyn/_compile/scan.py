"""Texts of C++: which headers they ask for, and what only the preprocessor could follow."""

from __future__ import annotations

import hashlib
import os
import re
from typing import NamedTuple

from .checks import BOM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# A directive of a text without its spliced lines, from its # on, with the header as it is written; what asks
# for a header; and what has another value each time. Comments count as space. What stands in comments,
# strings and branches not taken is found as well: a header too many does no harm.
_GAP = rb"(?:[ \t\v\f\r]|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*"
_HEADER = rb'("[^"\n]+"|<[^>\n]+>)'
_DIRECTIVE = re.compile(rb"(?:#|%%:)%b(include_next|include|import|embed)\b(?:%b%b)?" % (_GAP, _GAP, _HEADER))
_HAS = re.compile(rb"\b__has_(?:include(?:_next)?|embed)?\b(?:%b\(%b%b)?" % (_GAP, _GAP, _HEADER))
_CHANGING = re.compile(rb"\b__(?:DATE|TIME)__\b|\?\?[=/]")
_DEFINED = re.compile(rb"(?:#%b(?:el)?ifn?def|\bdefined)%b\(?%b$" % (_GAP, _GAP, _GAP))  # asks for no file
_PATHS = (b"__FILE__", b"assert", b"__builtin_FILE", b"source_location")  # what puts paths into the code


class Scanned(NamedTuple):
    """What a text has in it: its hash, headers with their quotes or brackets, what can't be followed."""

    digest: str
    written: tuple[bytes, ...]
    unsure: str
    paths: bool


_scanned: dict[str, Scanned] = {}  # by hash
_known: dict[str, tuple[tuple[int, ...], Scanned]] = {}  # the toolkit's files, as they were last


def scan_file(path: str, theirs: bool) -> Scanned:
    """Return what a file has in it. theirs: it is the toolkit's, which is read again when its facts change.

    OSError: it can't be read.
    """
    facts = os.stat(path)
    now = (facts.st_mtime_ns, facts.st_size, facts.st_ino, facts.st_dev)
    before, found = _known.get(path, (None, None))
    if found is None or before != now or not theirs:
        with open(path, "rb") as file:
            found = scan(file.read())
        if theirs:
            _known[path] = now, found
    return found


def scan(text: bytes) -> Scanned:
    """Return what a text has in it."""
    digest = hashlib.sha256(text).hexdigest()
    found = _scanned.get(digest)
    if found is None:
        if len(_scanned) > 4096:
            _scanned.clear()
        found = _scanned[digest] = Scanned(digest, *_scan_anew(text))
    return found


def _scan_anew(text: bytes) -> tuple[tuple[bytes, ...], str, bool]:
    text = text.removeprefix(BOM).replace(b"\r\n", b"\n").replace(b"\\\n", b"")
    written: dict[bytes, None] = {}
    unsure = []
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
    if b"E__" in text or b"??" in text:
        unsure += _CHANGING.findall(text)
    what = unsure[0].decode("utf-8", "replace")[:80] if unsure else ""
    return (tuple(written), what, any(word in text for word in _PATHS))


def _places(text: bytes, mark: bytes) -> Iterator[int]:
    at = text.find(mark)
    while at >= 0:
        yield at
        at = text.find(mark, at + 1)
