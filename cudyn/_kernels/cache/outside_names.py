"""Finds header names that lead out of the searched directories: names with `..`, and absolute names.

A compiler that lists the files it found does not list the names that it did not find. The manifest covers all
names in the searched directories. A name that leads out of them is recorded if a directive contains it. But a
macro can also assemble such a name from fragments, so the result is uncacheable if the sources contain such
fragments: two dots that may be joined, or a slash with which a name may start.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

# A line break that C++ removes. The trigraph ??/ is a backslash; ??= is #.
_SPLICE = re.compile(rb"(?:\\|\?\?/)[ \t\v\f]*(?:\r\n|\n|\r)")

# A directive, including the lines that comments add to it. Whitespace (including Unicode whitespace) and
# comments may precede it.
_DIRECTIVE = re.compile(rb"(?:^|\*/)[ \t\v\f\0\x80-\xff]*(?:#|%:)((?:/\*.*?\*/|[^\n])*)", re.M | re.S)
_WITHOUT_NAMES = re.compile(
    rb"[ \t]*(?:error|warning|pragma|line|ident|undef|ifdef|ifndef|elifdef|elifndef|else|endif)\b[^\n]*"
)
_HEADER = rb'[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)'
_SPELLED_OUT = re.compile(rb"(?:include(?:_next)?|__has_include(?:_next)?[ \t]*\(|import|embed)%b" % _HEADER)

_TOKEN = re.compile(
    rb"(?P<text>\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')|(?P<comment>//[^\n]*|/\*.*?\*/)"
    rb"|(?P<number>(?<![\w.])\.?\d(?:[eEpP][+-]|['\w.])*)|(?P<variadic>\.\.\.)",
    re.S,
)
_DEFINED = re.compile(rb"[ \t]*define[ \t]+(\w+)(\([^)]*\))?")
_LEADS_OUT = re.compile(rb"(?<!\.)\.\.[/\\]|\.[ \t]*##[ \t]*\.|[<\"(][ \t]*/(?!/)")  # for single lines
_OUT_BY_TEXT = re.compile(rb"^\"[ \t]*/|[\"/\\]\.\.[/\\]")
_WORD = re.compile(rb"\w+|[ \t]+|\W")
_AROUND = re.compile(rb"[ \t]*([(),#%])[ \t]*")
_SLASH = re.compile(rb"(?:^|[<(,])[ \t]*/|<[ \t]*(\w+)[ \t]*/")
_BEFORE = frozenset({b"/", b"\\", b"<", b'"'})  # tokens before `..` in a name
_AFTER = frozenset({b"/", b"\\"})  # tokens after it
# Tokens that may be adjacent to a macro's value or to an argument.
_EDGES = frozenset({b"", b"(", b")", b",", b"#", b"%", b"."})


@lru_cache(maxsize=1024)
def list_directives(text: bytes) -> tuple[bytes, ...]:
    """Return the text after the # in each line that may be a directive with a header name."""
    text = _SPLICE.sub(b"", text).replace(b"??=", b"#").replace(b"\r", b"\n")
    return tuple(line for line in _DIRECTIVE.findall(text) if not _WITHOUT_NAMES.fullmatch(line))


def list_outside_names(text: bytes) -> Iterator[str]:
    """Yield the header names in directives that lead out of the searched directories."""
    for line in list_directives(text):
        for quoted, angled in _SPELLED_OUT.findall(line):
            name = os.fsdecode(quoted or angled)
            if ".." in name or os.path.isabs(name):
                yield name


class Pieces(NamedTuple):
    """The fragments in a source from which macros may assemble names that lead out.

    Attributes:
        directive: A directive that may assemble such a name by itself, or "".
        has_first_dot: Whether a dot may be followed by another dot when tokens are joined.
        has_last_dot: Whether a dot may follow another dot when tokens are joined.
    """

    directive: str
    has_first_dot: bool
    has_last_dot: bool


def find_unlisted_name(user_texts: Iterable[bytes], toolkit_texts: Iterable[bytes]) -> str:
    """Return a directive that may assemble an outside name that no directive spells out, or "".

    Args:
        user_texts: The user's sources.
        toolkit_texts: Sources from a toolkit, which do not assemble names from fragments.
    """
    for text in toolkit_texts:
        for line in list_directives(text):
            if _LEADS_OUT.search(_remove_comments(_SPELLED_OUT.sub(b"", line))):
                return _show(line)
    texts = [*user_texts]
    empty = frozenset(name for text in texts for name in _list_empty(text))
    pieces = [_find_pieces(text, empty) for text in texts]
    for piece in pieces:
        if piece.directive:
            return piece.directive
    # The two dots may come from different sources.
    if any(piece.has_first_dot for piece in pieces) and any(piece.has_last_dot for piece in pieces):
        return "dots in macros"
    return ""


@lru_cache(maxsize=1024)
def _list_empty(text: bytes) -> tuple[bytes, ...]:
    """Return the macros in a source whose value is empty, or may be empty for some arguments."""
    names = []
    for line in list_directives(text):
        definition = _DEFINED.match(line)
        if definition and (definition[2] or not _remove_comments(line[definition.end() :]).strip()):
            names.append(definition[1])
    return tuple(names)


@lru_cache(maxsize=1024)
def _find_pieces(text: bytes, empty: frozenset[bytes]) -> Pieces:
    """Return the fragments in a source.

    Args:
        empty: The macros whose value may be empty. Tokens around them may become adjacent.
    """
    has_first_dot = has_last_dot = False
    for line in list_directives(text):
        if b"." not in line and b"/" not in line:
            continue
        fragments = _SPELLED_OUT.sub(b"", line)  # the directive without a name that is spelled out
        definition = _DEFINED.match(fragments)
        strings: list[bytes] = []
        code = _TOKEN.sub(
            partial(_replace, strings), fragments[definition.end() :] if definition else fragments
        ).strip()
        # Tokens next to which another token may appear: edges, empty macros and a macro's parameters.
        joining = _EDGES | empty | {*re.findall(rb"\w+", (definition and definition[2]) or b"")}
        if any(map(_OUT_BY_TEXT.search, strings)) or any(
            not token or token in joining for token in _SLASH.findall(code)
        ):
            return Pieces(_show(line), True, True)
        tokens = [b"", *_WORD.findall(_AROUND.sub(rb"\1", code)), b""]
        for previous, token, following in zip(tokens, tokens[1:], tokens[2:]):
            if token != b".":
                continue
            has_first_dot = has_first_dot or (
                following in joining and (previous in joining or previous in _BEFORE)
            )
            has_last_dot = has_last_dot or (
                previous in joining and (following in joining or following in _AFTER)
            )
    return Pieces("", has_first_dot, has_last_dot)


def _replace(strings: list[bytes], match: re.Match[bytes]) -> bytes:
    """Replace a token with a simpler one.

    Args:
        strings: List to which string literals are appended.
    """
    if match["text"]:
        strings.append(match[0])
        return b'""'
    return b" 0 " if match["number"] else b" "


def _remove_comments(line: bytes) -> bytes:
    return _TOKEN.sub(lambda match: b" " if match["comment"] else match[0], line)


def _show(line: bytes) -> str:
    return line.strip().decode("utf-8", "replace")[:80]
