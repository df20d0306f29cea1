"""Names of headers that lead out of the folders that are searched: those with `..`, and absolute ones.

A compiler that lists what it found does not list what it looked for in vain. Names in the searched folders
are watched. A name that leads out of them is followed where a directive spells it. A macro can make such a
name of pieces, which no text shows; so nothing is kept if the directives have the pieces: two dots that may
follow one another, or a slash that a name may begin with.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

# A line end that C++ removes. The trigraph ??/ is a backslash; ??= is #.
_SPLICE = re.compile(rb"(?:\\|\?\?/)[ \t\v\f]*(?:\r\n|\n|\r)")

# A directive, with the lines that comments add to it. What may stand before it are blanks, also those of
# Unicode, and comments.
_DIRECTIVE = re.compile(rb"(?:^|\*/)[ \t\v\f\0\x80-\xff]*(?:#|%:)((?:/\*.*?\*/|[^\n])*)", re.M | re.S)
_WITHOUT_NAMES = re.compile(
    rb"[ \t]*(?:error|warning|pragma|line|ident|undef|ifdef|ifndef|elifdef|elifndef|else|endif)\b[^\n]*"
)
_HEADER = rb'[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)'
_ASKS = re.compile(rb"(?:include(?:_next)?|__has_include(?:_next)?[ \t]*\(|import|embed)%b" % _HEADER)

_TOKEN = re.compile(
    rb"(?P<text>\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')|(?P<comment>//[^\n]*|/\*.*?\*/)"
    rb"|(?P<number>(?<![\w.])\.?\d(?:[eEpP][+-]|['\w.])*)|(?P<variadic>\.\.\.)",
    re.S,
)
_DEFINED = re.compile(rb"[ \t]*define[ \t]+(\w+)(\([^)]*\))?")
_LEADS_OUT = re.compile(rb"(?<!\.)\.\.[/\\]|\.[ \t]*##[ \t]*\.|[<\"(][ \t]*/(?!/)")  # as a line shows it
_OUT_BY_TEXT = re.compile(rb"^\"[ \t]*/|[\"/\\]\.\.[/\\]")
_WORD = re.compile(rb"\w+|[ \t]+|\W")
_AROUND = re.compile(rb"[ \t]*([(),#%])[ \t]*")
_SLASH = re.compile(rb"(?:^|[<(,])[ \t]*/|<[ \t]*(\w+)[ \t]*/")
_BEFORE = frozenset({b"/", b"\\", b"<", b'"'})  # of `..` in a name
_BEHIND = frozenset({b"/", b"\\"})
_EDGES = frozenset({b"", b"(", b")", b",", b"#", b"%", b"."})  # of a macro's value, or of an argument


@lru_cache(maxsize=1024)
def list_directives(text: bytes) -> tuple[bytes, ...]:
    """Return what follows # in each line of a text that may be a directive with a name in it."""
    text = _SPLICE.sub(b"", text).replace(b"??=", b"#").replace(b"\r", b"\n")
    return tuple(line for line in _DIRECTIVE.findall(text) if not _WITHOUT_NAMES.fullmatch(line))


def list_outside_names(text: bytes) -> Iterator[str]:
    """Yield the names that lead out and that a directive spells."""
    for line in list_directives(text):
        for quoted, angled in _ASKS.findall(line):
            name = os.fsdecode(quoted or angled)
            if ".." in name or os.path.isabs(name):
                yield name


class Pieces(NamedTuple):
    """What the directives of a text have of names that lead out.

    whole  a directive by which such a name can be made, or ""
    first  whether a dot is there that another one may follow
    last   whether a dot is there that may follow another one
    """

    whole: str
    first: bool
    last: bool


def find_unlisted_name(own: Iterable[bytes], others: Iterable[bytes]) -> str:
    """Return a directive by which a name may lead out that no directive spells, or "".

    others: texts of a toolkit, which makes no names of pieces
    """
    for text in others:
        for line in list_directives(text):
            if _LEADS_OUT.search(_remove_comments(_ASKS.sub(b"", line))):
                return _show(line)
    texts = [*own]
    empty = frozenset(name for text in texts for name in _list_empty(text))
    pieces = [_find_pieces(text, empty) for text in texts]
    whole = next((each.whole for each in pieces if each.whole), "")
    if not whole and any(each.first for each in pieces) and any(each.last for each in pieces):
        whole = "dots in macros"
    return whole


@lru_cache(maxsize=1024)
def _list_empty(text: bytes) -> tuple[bytes, ...]:
    """The macros of a text whose value is nothing, or may be for some arguments."""
    names = []
    for line in list_directives(text):
        defined = _DEFINED.match(line)
        if defined and (defined[2] or not _remove_comments(line[defined.end() :]).strip()):
            names.append(defined[1])
    return tuple(names)


@lru_cache(maxsize=1024)
def _find_pieces(text: bytes, empty: frozenset[bytes]) -> Pieces:
    first = last = False
    for line in list_directives(text):
        if b"." not in line and b"/" not in line:
            continue
        rest = _ASKS.sub(b"", line)
        defined = _DEFINED.match(rest)
        strings: list[bytes] = []
        code = _TOKEN.sub(partial(_replace, strings), rest[defined.end() :] if defined else rest).strip()
        soft = _EDGES | empty | {*re.findall(rb"\w+", (defined and defined[2]) or b"")}
        if any(map(_OUT_BY_TEXT.search, strings)) or any(
            not word or word in soft for word in _SLASH.findall(code)
        ):
            return Pieces(_show(line), True, True)
        words = [b"", *_WORD.findall(_AROUND.sub(rb"\1", code)), b""]
        for before, word, behind in zip(words, words[1:], words[2:]):
            if word != b".":
                continue
            first = first or (behind in soft and (before in soft or before in _BEFORE))
            last = last or (before in soft and (behind in soft or behind in _BEHIND))
    return Pieces("", first, last)


def _replace(strings: list[bytes], match: re.Match[bytes]) -> bytes:
    """Put something simple in the place of a token; strings: receives those."""
    if match["text"]:
        strings.append(match[0])
        return b'""'
    return b" 0 " if match["number"] else b" "


def _remove_comments(line: bytes) -> bytes:
    return _TOKEN.sub(lambda match: b" " if match["comment"] else match[0], line)


def _show(line: bytes) -> str:
    return line.strip().decode("utf-8", "replace")[:80]
