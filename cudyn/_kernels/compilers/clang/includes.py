"""Finds the names of headers that a source includes or looks for.

clang lists the files that it found, but not the names that it looked for in vain. These names are known if
the directives of all sources spell them out. Otherwise the result is not cached (see `read_includes`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

# A line break that C++ removes. The trigraph ??/ is a backslash; ??= is #.
_SPLICE = re.compile(rb"(?:\\|\?\?/)[ \t\v\f]*(?:\r\n|\n|\r)")

# A directive. A comment in it may extend it over several lines. Whitespace (including Unicode whitespace) and
# comments may precede it.
_DIRECTIVE = re.compile(
    rb"(?:^|\*/)[ \t\v\f\0\x80-\xff]*(?:#|%:)[ \t\v\f]*((?:/\*.*?\*/|[^\n])*)", re.M | re.S
)
_COMMENT = re.compile(rb"(?P<text>\"(?:\\.|[^\"\\\n])*\"|<[^<>\s]+>)|//[^\n]*|/\*.*?\*/", re.S)
_KIND = re.compile(rb"(\w*)[ \t\v\f]*(.*)", re.S)
_NAME = rb'[ \t\v\f]*(?:"([^"\n]+)"|<([^>\n]+)>)[ \t\v\f]*'
_INCLUDE = re.compile(_NAME)
_WORD = re.compile(rb"[A-Za-z_]\w*")
_DEFINITION = re.compile(rb"(\w+)(\([^)]*\))?(.*)", re.S)
_STRING = re.compile(rb'"(?:\\.|[^"\\\n])*"')
_LITERAL = re.compile(rb'"|[(,][ \t]*<[^<>\s]+>[ \t]*[),]')

_OPERATOR = b"__has_include"
# Matches the operator, other words that contain "include" or "embed", and pieces from which macros may paste
# the operator together: at least 5 characters of its start, or 4 of its end.
_SUSPICIOUS = re.compile(
    rb"\w*(?:include|embed)\w*|%b"
    % b"|".join(
        {_OPERATOR[:size] for size in range(5, len(_OPERATOR))}
        | {_OPERATOR[-size:] for size in range(4, len(_OPERATOR))}
    )
)
_PARTS = (_OPERATOR[:5], _OPERATOR[-4:], b"embed")  # each match of _SUSPICIOUS contains one of these
_INCLUDING = frozenset({b"include", b"include_next", b"import"})
_CONDITIONS = frozenset({b"if", b"elif"})
_MAX_SHOWN = 80  # maximum number of bytes of a directive that a message shows
# Directives that do not look for headers.
_HARMLESS = frozenset(
    b" ifdef ifndef elifdef elifndef else endif undef error warning line ident sccs".split(b" ")
)


class Includes(NamedTuple):
    """The names in the directives of a source.

    Attributes:
        names: (name, whether it is in quotes) pairs
        problem: the first directive that may look for other names, or ""
    """

    names: tuple[tuple[str, bool], ...]
    problem: str


@lru_cache(maxsize=4096)
def _list_directives(text: bytes) -> tuple[tuple[bytes, bytes], ...]:
    """Return, for each directive, the word after the # and the rest of the line without comments."""
    text = _SPLICE.sub(b"", text).replace(b"??=", b"#").replace(b"\r", b"\n")
    directives = []
    for line in _DIRECTIVE.findall(text):
        if b"/*" in line or b"//" in line:
            line = _COMMENT.sub(lambda token: token["text"] or b" ", line)
        match = _KIND.match(line.lstrip())
        assert match is not None
        directives.append((match[1], match[2].strip()))
    return tuple(directives)


def find_operators(texts: Iterable[bytes]) -> frozenset[bytes]:
    """Return the macros in the sources that look for headers, directly or through other macros."""
    definitions = []
    for text in texts:
        for kind, rest in _list_directives(text):
            match = _DEFINITION.match(rest) if kind == b"define" else None
            if match:
                definitions.append((match[1], match[3]))
    operators: frozenset[bytes] = frozenset()
    while True:  # each round adds the macros that use macros from the previous round
        users = frozenset(name for name, value in definitions if _uses_operator(value, operators))
        if users <= operators:
            return operators
        operators |= users


@lru_cache(maxsize=4096)
def read_includes(text: bytes, operators: frozenset[bytes]) -> Includes:
    """Return the names of headers in the directives of a source.

    If a directive may look for names that it does not spell out, the result contains this directive instead
    of the names.

    Args:
        text: The source.
        operators: The result of `find_operators` for all sources that are compiled together.
    """
    names: list[tuple[str, bool]] = []
    for kind, rest in _list_directives(text):
        if kind in _INCLUDING:
            match = _INCLUDE.match(rest)
            is_known = match is not None
            if match:
                names.append(_read_name(match))
        elif kind in _CONDITIONS:
            if _uses_operator(rest, operators):
                rest = _remove_uses(rest, operators, names)
            is_known = not _LITERAL.search(rest) and not _uses_operator(rest, operators)
        elif kind == b"define":
            is_known = _is_known_definition(rest, operators, names)
        elif kind == b"pragma":
            is_known = b"dependency" not in rest
        else:
            is_known = kind in _HARMLESS
        if not is_known:
            shown = (kind + b" " + rest)[:_MAX_SHOWN].decode("utf-8", "replace")
            return Includes((), f"#{shown.strip()}")
    return Includes(tuple(names), "")


def _read_name(match: re.Match[bytes]) -> tuple[str, bool]:
    """Return the name in a match of `_NAME`, and whether it is in quotes."""
    name = (match[1] or match[2]).decode("utf-8", "surrogateescape")
    return name, match[1] is not None


def _uses_operator(line: bytes, operators: frozenset[bytes]) -> bool:
    """Return whether a line contains the operator, a macro that uses it, or a piece of its name.

    Words in string literals do not count. However, if the line contains an apostrophe or a raw string, it is
    not known where literals end, so all words in the line count.
    """
    if not any(part in line for part in (*_PARTS, *operators)):
        return False
    if b"'" not in line and b'R"' not in line:
        line = _STRING.sub(b'""', line)
    return any(word in operators or _SUSPICIOUS.fullmatch(word) for word in _WORD.findall(line))


def _join_alternatives(words: Iterable[bytes]) -> bytes:
    """Return a pattern that matches any of the words. A word precedes the words that it starts with."""
    return b"|".join(map(re.escape, sorted(words, reverse=True)))


def _remove_uses(line: bytes, operators: frozenset[bytes], names: list[tuple[str, bool]]) -> bytes:
    """Remove uses of the operator, and of macros that use it, if they spell out the name of the header.

    Args:
        line: The condition of a directive.
        operators: Macros that use the operator, from `find_operators`.
        names: List to which the names of the headers are added.
    """
    words = _join_alternatives({*operators, _OPERATOR, _OPERATOR + b"_next"})

    def remove(match: re.Match[bytes]) -> bytes:
        """Add the name of the header to `names` if the match contains one, and return a space."""
        if match[1] or match[2]:  # otherwise, the match is `defined`
            names.append(_read_name(match))
        return b" "

    use = rb"\b(?:%b)[ \t]*\(%b\)|\bdefined[ \t]*\(?[ \t]*\w+[ \t]*\)?" % (words, _NAME)
    line = re.sub(use, remove, line)
    # A macro without arguments uses the operator in its definition.
    macros = _join_alternatives(operators)
    return re.sub(rb"\b(?:%b)\b(?![ \t]*\()" % macros, b" ", line) if macros else line


def _is_known_definition(rest: bytes, operators: frozenset[bytes], names: list[tuple[str, bool]]) -> bool:
    """Return whether all names that a macro looks for are spelled out, or are arguments of the macro.

    Args:
        rest: The macro's name, parameters and value.
        operators: Macros that use the operator, from `find_operators`.
        names: List to which the names of the headers are added.
    """
    match = _DEFINITION.match(rest)
    if match is None or not _uses_operator(match[3], operators):
        return True
    if b'"' in match[3] or b"##" in match[3] or b"%:%:" in match[3]:
        return False  # the file that uses the macro determines where to search for a quoted name
    value = _remove_uses(match[3], operators, names)
    parameters = b"|".join(map(re.escape, [*_WORD.findall(match[2] or b""), b"__VA_ARGS__"]))
    # In these uses, the operand is a parameter, so the name is spelled out where the macro is used.
    passing = rb"\b(?:%b)[ \t]*\([ \t]*(?:%b)[ \t]*\)"
    words = _join_alternatives({*operators, _OPERATOR, _OPERATOR + b"_next"})
    value = re.sub(passing % (words, parameters), b" ", value)
    # A macro that is only another name for the operator is one of the `operators`, whose uses are checked.
    return value.strip() == _OPERATOR or not _uses_operator(value, operators)
