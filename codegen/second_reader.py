"""Reads the prototypes in a release's headers a second time, independently of libclang.

pcpp preprocesses the headers, and pycparser parses them. The resulting prototypes are compared with those
that libclang reads.

Both packages are slow, and most of their input is repeated in other modes, in other releases, and in other
libraries that include the same header. Two caches avoid most of the work:

- Headers are split into declarations. The result for each declaration is cached. The cache key consists of
  its source code and its dependencies, which are the typedefs and macros that it mentions directly or
  indirectly.
- The preprocessed source code of a whole header, and the macros that it defines, are also cached. The cache
  key consists of the macros that the header mentions and the headers that it includes.
"""

from __future__ import annotations

import io
import operator
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pcpp
from pycparser import c_ast, c_parser

from .c_types import pointer_to
from .declared import COMPILER, SHIM, Declared
from .errors import CodegenError, Problems
from .model import Function, Param, Reading

_QUOTED = r"""\"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'"""
# Matches a comment or a string. Strings are matched because they may contain text that looks like a comment.
_COMMENT = re.compile(rf"({_QUOTED})|/\*.*?\*/|//[^\n]*", re.DOTALL)
_STOP = re.compile(rf"{_QUOTED}|[][(){{}};]")
_HAS_INCLUDE = re.compile(r"__has_include\s*\(\s*[<\"]([^>\"]+)[>\"]\s*\)")
_WORD = re.compile(r"[A-Za-z_]\w*")

# Macro definitions for keywords that pycparser cannot parse. The keywords do not affect prototypes.
_KEYWORD_MACROS = (
    "__attribute__(x)",
    "__inline__ inline",
    "__extension__",
    "__asm__(x)",
)


def reread(
    library: Declared, release: str, directories: Sequence[Path], is_cpp: bool = False
) -> dict[str, dict[str, Function]]:
    """Return all functions that the headers declare, keyed by mode and by symbol.

    If `is_cpp` is true, declarations that are only valid in C++ are skipped.
    """
    result: dict[str, dict[str, Function]] = {}
    for mode, macro in library.modes.items():
        try:
            texts = _preprocess(library, macro, directories)
            declared = list(_declared(texts, library.prefixes, is_cpp))
        except _Unreadable as error:
            raise CodegenError(f"{library.name} {release} ({mode}): {error}") from None
        result[mode] = {
            d.function.symbol: d.function
            for d in declared
            if d.function.symbol.startswith(library.prefixes)
            and (library.inline or d.is_plain)
            and not library.reason_to_leave_out(d.function.symbol)
        }
    return result


def compare(library: Declared, reading: Reading, second_reading: Mapping[str, Mapping[str, Function]]) -> int:
    """Compare the two readings, and return the number of prototypes that agree.

    In headers that were read as C++, only the prototypes that are also valid C are compared.

    Raises:
        CodegenError: The readings differ. For each difference, the message contains the function, the release
            and both prototypes.
    """
    count = 0
    problems = Problems()
    for mode, functions in reading.by_mode.items():
        pycparser_functions = second_reading[mode]
        for symbol in sorted(functions.keys() | pycparser_functions.keys()):
            libclang_function = functions.get(symbol)
            pycparser_function = pycparser_functions.get(symbol)
            if reading.is_cpp:
                if not (libclang_function and pycparser_function):
                    continue
                libclang_function, pycparser_function = map(
                    _without_keywords, (libclang_function, pycparser_function)
                )
            with problems.collected():
                if libclang_function != pycparser_function:
                    raise CodegenError(
                        f"{library.name} {reading.release} ({mode}): {symbol}: the readings differ; "
                        f"libclang: {libclang_function or 'not declared'}; "
                        f"pycparser: {pycparser_function or 'not declared'}"
                    )
            count += 1
    problems.raise_any()
    return count


def _without_keywords(function: Function) -> Function:
    """Return a function without `struct`, `union` and `enum` in its types. They are optional in C++."""

    def spell(type_: str) -> str:
        return re.sub(r"\b(struct|union|enum) ", "", type_).replace("_Bool", "bool")

    params = tuple(Param(param.name, spell(param.declared)) for param in function.params)
    return Function(function.symbol, spell(function.result), params)


class _Unreadable(Exception):
    """Input that pcpp or pycparser rejects."""


# --- preprocessing


class _Section(NamedTuple):
    """A section of a header: a directive, or lines up to the end of a declaration or the next directive."""

    line: int
    text: str
    is_directive: bool
    is_whole: bool  # whether the section ends at the end of a declaration
    words: frozenset[str]  # the identifiers in a section that is not a directive


class _SectionToken:
    """A token that represents a whole section of a header. pcpp passes it through like its own tokens."""

    type = "CPP_PIECE"
    source = ""

    def __init__(self, section: _Section) -> None:
        self.section = section
        self.lineno = section.line
        self.value = section.text
        self.is_whole = section.is_whole


class _HeaderToken:
    """A token that represents a whole preprocessed header, which pcpp passes through like its own tokens.

    The header must not end in the middle of a declaration.
    """

    type = "CPP_HEADER"
    source = ""
    lineno = 0
    value = "\n"

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts = texts


class _Token:
    """A token with the same attributes as a token of pcpp's lexer, but faster to create and to copy."""

    __slots__ = ("expanded_from", "lineno", "source", "type", "value")
    expanded_from: list[str]

    def __init__(self, type_: str, value: str, lineno: int, source: str) -> None:
        self.type = type_
        self.value = value
        self.lineno = lineno
        self.source = source

    def __copy__(self) -> _Token:
        copied = _Token(self.type, self.value, self.lineno, self.source)
        if hasattr(self, "expanded_from"):
            copied.expanded_from = self.expanded_from
        return copied


_NEWLINE = _Token("CPP_WS", "\n", 0, "")  # never modified, so one object can be shared


@cache
def _without_comments(text: str) -> str:
    """Replace each comment with a space, as C does.

    Line breaks in the comment are kept after a backslash, so that the numbers of the lines do not change.
    """
    return _COMMENT.sub(_blank, text)


def _blank(comment: re.Match[str]) -> str:
    """Return a space and the comment's line breaks for a comment. Strings are returned unchanged."""
    return comment[1] or " " + "\\\n" * comment[0].count("\n")


@cache
def _sections(text: str) -> tuple[_Section, ...]:
    """Return the sections of a header, in order."""
    return tuple(_iter_sections(text))


def _iter_sections(text: str) -> Iterator[_Section]:
    """Yield the sections of a header. Lines that a backslash continues are joined."""
    lines = iter(enumerate((line.rstrip() for line in text.split("\n")), 1))
    open_ = _OpenDeclaration()
    start = 0
    for number, line in lines:
        first_line = number
        while line.endswith("\\"):
            _, more = next(lines, (0, ""))
            line = line[:-1] + more
        stripped = line.strip()
        if not stripped:
            continue
        if stripped.startswith("#"):
            if open_.text:
                yield open_.section(start)
                open_ = _OpenDeclaration()
            yield _Section(first_line, stripped, True, False, frozenset())
            continue
        start = start if open_.text else first_line
        open_.add(line + "\n")
        if open_.is_whole:
            yield open_.section(start)
            open_ = _OpenDeclaration()
    if open_.text:
        yield open_.section(start)


class _OpenDeclaration:
    """A declaration to which lines are added until it is complete. Its open brackets are counted."""

    def __init__(self) -> None:
        self.text = ""
        self.depth = 0
        self.is_broken = False  # whether the text contains a closing bracket without an opening one

    def add(self, text: str) -> None:
        """Append source code to the declaration."""
        self.text += text
        for mark in _STOP.findall(text):
            if len(mark) == 1:  # a bracket or a semicolon, not a string
                self.depth += (mark in "([{") - (mark in ")]}")
            self.is_broken |= self.depth < 0

    @property
    def is_whole(self) -> bool:
        """Whether the declaration ends with a semicolon and all of its brackets are closed."""
        return self.depth == 0 and not self.is_broken and self.text.rstrip().endswith(";")

    def section(self, line: int) -> _Section:
        """Return the lines that have been added as a section that starts at line `line`."""
        return _Section(line, self.text, False, self.is_whole, frozenset(_WORD.findall(self.text)))


def _is_whole(text: str) -> bool:
    """Return whether source code ends with a semicolon and all of its brackets are closed."""
    declaration = _OpenDeclaration()
    declaration.add(text)
    return declaration.is_whole


class _Preprocessor(pcpp.Preprocessor):  # type: ignore[misc]
    """pcpp with caching, and without endless recursion if a macro's argument contains the macro's name.

    pcpp 1.30 expands `#define f WRAP(f)` forever, because it loses track of the macros that are being
    expanded when it expands the arguments of a macro.

    This class passes whole declarations to pcpp as single tokens. A declaration is only divided into ordinary
    tokens if it contains a macro or if a directive interrupts it. Expanded declarations are cached.
    """

    _expanding: Sequence[str] = ()

    def __init__(self) -> None:
        super().__init__()
        # the headers that are currently being read, from the outermost to the innermost
        self._open: list[_OpenHeader] = []

    def parsegen(self, input: str, source: str | None = None, abssource: str | None = None) -> Iterator[Any]:
        """Yield the tokens in a source string.

        The result for a header is taken from the cache if its dependencies are unchanged.
        """
        if abssource is None:
            yield from super().parsegen(input, source)
            return
        header = self._find_cached(input, abssource)
        if header is None:
            macros_before = {**self.macros}
            opened = _OpenHeader()
            self._open.append(opened)
            tokens = list(super().parsegen(input, source, abssource))
            self._open.pop()
            header = self._cache_header(input, abssource, opened, macros_before, tokens)
            if header is None:
                # In this case, the headers that include this header also end in the middle of a declaration.
                for outer in self._open:
                    outer.is_whole = False
                yield from tokens
                return
        if self._open:
            self._open[-1].includes[-1] = self._open[-1].includes[-1]._replace(header=header)
        yield _HeaderToken(header.texts)

    def include(self, tokens: Any, original_line: Any) -> Iterator[Any]:
        """Record that the current header includes another header, and include that header."""
        if self._open:
            name = "".join(token.value for token in self.tokenstrip(list(tokens)))
            self._open[-1].includes.append(_Include(name[1:-1], name.startswith("<"), None))
            if name[:1] not in ("<", '"'):  # a macro, whose expansion is unknown here
                self._open[-1].is_whole = False
        yield from super().include(tokens, original_line)

    def _find_cached(self, text: str, path: str) -> _Header | None:
        """Return the cached result for a header whose dependencies are unchanged, or None.

        If there is such a result, also defines the macros that the header defines.
        """
        for header in _headers.get(text, ()):
            once = {**self.include_once}
            if self._is_as_before(header) and self._includes_as_before(header, path, self.temp_path, once):
                self.include_once.update(once)
                for name, macro in header.changes.items():
                    if macro is None:
                        self.macros.pop(name, None)
                    else:
                        self.macros[name] = macro
                return header
        return None

    def _is_as_before(self, header: _Header) -> bool:
        """Return whether the macros that a header mentions are the same as when it was cached."""
        defined = self.macros.keys()
        if not (defined.isdisjoint(header.not_macros) and defined >= header.macros.keys()):
            return False
        return all(_get_meaning(self.macros[name])[0] == meaning for name, meaning in header.macros.items())

    def _includes_as_before(
        self, header: _Header, path: str, including: Sequence[str], once: dict[str, None]
    ) -> bool:
        """Return whether the included headers are the same as when the header was cached.

        Args:
            header: the cached header
            path: path of the header
            including: directories of the headers that include it; the innermost is the first
            once: headers with #pragma once that have been included; the function adds this header and the
                headers that it includes
        """
        if any(self._header_exists(name) != exists for name, exists in header.has_includes):
            return False
        for name, is_system, included in header.includes:
            searched = self.path if is_system else [*including, *self.path]
            path_of_included = _find_header(name, tuple(searched))
            if (path_of_included in once) != (included is None):
                return False
            if included is not None:
                directories = [os.path.dirname(path_of_included), *including]
                if _text_of(path_of_included) != included.text:
                    return False
                if not self._includes_as_before(included, path_of_included, directories, once):
                    return False
        if header.is_once:
            once[path] = None
        return True

    def _cache_header(
        self,
        text: str,
        path: str,
        opened: _OpenHeader,
        macros_before: Mapping[str, Any],
        tokens: Sequence[Any],
    ) -> _Header | None:
        """Cache and return the result for a header.

        Returns None, and caches nothing, if the header ends in the middle of a declaration.

        Args:
            text: source code of the header
            path: path of the header
            opened: dependencies that were recorded while the header was read
            macros_before: macros that were defined before the header
            tokens: tokens of the preprocessed header
        """
        texts = tuple(_cut_at_ends(tokens))
        if not opened.is_whole or (texts and not _is_whole(texts[-1])):
            return None
        words = set(_words(text))
        for include in opened.includes:
            if include.header is not None:
                words |= include.header.words
        words.discard("__FILE__")
        names = self._mentioned(words, macros_before)
        changes = {name: macro for name, macro in self.macros.items() if macros_before.get(name) is not macro}
        changes |= dict.fromkeys(macros_before.keys() - self.macros.keys())
        changes.pop("__FILE__", None)
        header = _Header(
            text,
            frozenset(words),
            names,
            frozenset(words.union(*(_words_of(meaning) for meaning in names.values())) - names.keys()),
            tuple(opened.has_includes),
            tuple(opened.includes),
            path in self.include_once,
            changes,
            texts,
        )
        _headers.setdefault(text, []).append(header)
        return header

    def group_lines(self, text: str, source: str) -> Iterator[list[Any]]:
        """Yield the tokens of each section of a header. pcpp calls this method.

        A declaration is returned as one token that contains its whole text. Directives and lines with macros
        are divided into preprocessing tokens.
        """
        interrupted = False  # whether a macro's arguments may continue in the next section
        for section in _sections(text):
            if section.is_directive and "__has_include" in section.text:
                section = section._replace(text=self._replace_has_include(section.text))
            if not section.is_directive and section.is_whole and not interrupted:
                yield [_SectionToken(section), _NEWLINE]
            else:
                yield self._tokenize(section, source)
            if not section.is_directive:
                interrupted = not section.is_whole

    def _replace_has_include(self, directive: str) -> str:
        """Replace each __has_include in a directive with its result, because pcpp does not support it."""
        directive = re.sub(r"^#\s*ifdef\s+__has_include\b", "#if 1", directive)
        directive = re.sub(r"^#\s*ifndef\s+__has_include\b", "#if 0", directive)
        directive = re.sub(r"defined\s*\(\s*__has_include\s*\)|defined\s+__has_include\b", "1", directive)
        return _HAS_INCLUDE.sub(self._answer_has_include, directive)

    def _answer_has_include(self, match: re.Match[str]) -> str:
        """Return "1" if a header exists, otherwise "0".

        The directory of the including header is not searched.
        """
        is_found = self._header_exists(match[1])
        if self._open:
            self._open[-1].has_includes.append((match[1], is_found))
        return str(int(is_found))

    def _header_exists(self, name: str) -> bool:
        """Return whether an include directory contains a header."""
        return bool(_find_header(name, tuple(self.path)))

    def _tokenize(self, section: _Section, source: str) -> list[Any]:
        """Return the tokens of a section."""
        lexed = _lexed.get(section.text)
        if lexed is None:
            tokens = self.tokenize(section.text.replace("\n", " ") + "\n")
            lexed = _lexed[section.text] = [(token.type, token.value) for token in tokens]
        return [_Token(type_, value, section.line, source) for type_, value in lexed]

    def expand_macros(self, tokens: Any, expanding_from: list[str] | None = None) -> Any:
        """Expand macros in tokens. Section tokens are expanded by `_expand`, and ordinary tokens by pcpp."""
        has_single_tokens = False
        for token in tokens:
            if token.type == _SectionToken.type:
                self._expand(token)
            elif token is not _NEWLINE:
                has_single_tokens = True
        if not has_single_tokens:
            return tokens
        outer_expanding = self._expanding
        self._expanding = list(outer_expanding) if expanding_from is None else expanding_from
        try:
            return super().expand_macros(tokens, self._expanding)
        finally:
            self._expanding = outer_expanding

    def _expand(self, token: _SectionToken) -> None:
        """Replace a section of a header with its expansion."""
        if self.macros.keys().isdisjoint(token.section.words):
            return
        mentioned = self._mentioned(token.section.words, self.macros)
        key = (token.section.text, *((name, mentioned[name]) for name in sorted(mentioned)))
        expansion = _expanded.get(key)
        if expansion is None:
            tokens = self.expand_macros(self._tokenize(token.section, token.source))
            text = "".join(t.value for t in tokens)
            expansion = _expanded[key] = text, _is_whole(text)
        token.value, token.is_whole = expansion

    def _mentioned(self, words: Iterable[str], macros: Mapping[str, Any]) -> dict[str, _Meaning]:
        """Return the macros that these words refer to, directly or indirectly, and their definitions."""
        meanings: dict[str, _Meaning] = {}
        todo = [word for word in words if word in macros]
        while todo:
            name = todo.pop()
            if name not in meanings:
                meanings[name], mentioned_words = _get_meaning(macros[name])
                todo += [word for word in mentioned_words if word in macros]
        return meanings

    def on_file_open(self, is_system_include: bool, includepath: str) -> io.StringIO:
        """Return a header without its comments. pcpp calls this method."""
        return io.StringIO(_text_of(includepath))

    def on_error(self, file: str, line: int, msg: str) -> None:
        """Stop at the first error. pcpp calls this method."""
        path = os.path.abspath(file) if file else ""  # empty while pcpp expands a macro
        raise _Unreadable(f"pcpp: {' '.join(msg.split())} ({path}:{line})")

    def on_directive_unknown(self, directive: Any, toks: Any, ifpassthru: bool, precedingtoks: Any) -> bool:
        """Ignore directives that do not affect prototypes, and reject all others."""
        if directive.value not in ("pragma", "warning"):
            text = "".join(token.value for token in toks)
            self.on_error(directive.source, directive.lineno, f"#{directive.value} {text}")
        return True


# A macro's parameters, and the type and text of each token in its body.
_Meaning = tuple[tuple[str, ...] | None, tuple[tuple[str, str], ...]]


class _Include(NamedTuple):
    """A header that another header includes. `header` is None if a repeated inclusion was skipped."""

    name: str
    is_system: bool
    header: _Header | None


class _Header(NamedTuple):
    """The result of reading a header, and everything that it depends on."""

    text: str
    words: frozenset[str]  # the identifiers in the header and in the headers that it includes
    # the macros among these identifiers, with their definitions at the beginning of the header
    macros: dict[str, _Meaning]
    not_macros: frozenset[str]  # the identifiers that are not macros at the beginning of the header
    has_includes: tuple[tuple[str, bool], ...]  # the arguments of __has_include, and the results
    includes: tuple[_Include, ...]
    is_once: bool  # whether the header contains #pragma once
    changes: dict[str, Any]  # the macros that it defines, or None for a macro that it undefines
    texts: tuple[str, ...]  # the preprocessed declarations


class _OpenHeader:
    """The dependencies of a header, which are recorded while it is read."""

    def __init__(self) -> None:
        self.includes: list[_Include] = []
        self.has_includes: list[tuple[str, bool]] = []
        self.is_whole = True  # whether all included headers end at the end of a declaration


_headers: dict[str, list[_Header]] = {}


def clear_cache() -> None:
    """Clear the cache of headers."""
    _headers.clear()


# The types and texts of the tokens in a section, keyed by the section's text.
_lexed: dict[str, list[tuple[str, str]]] = {}
# The expansion of a section, and whether it is a whole declaration. The key consists of the section's text
# and of the macros that it mentions.
_expanded: dict[tuple[Any, ...], tuple[str, bool]] = {}


def _get_meaning(macro: Any) -> tuple[_Meaning, list[str]]:
    """Return the definition of a macro, and the identifiers in it. Both are cached in the macro."""
    if not hasattr(macro, "meaning"):
        body = tuple((token.type, token.value) for token in macro.value)
        parameters = None if macro.arglist is None else tuple(macro.arglist)
        macro.meaning = (parameters, body), [word for _, text in body for word in _WORD.findall(text)]
    meaning: tuple[_Meaning, list[str]] = macro.meaning
    return meaning


def _words_of(meaning: _Meaning) -> set[str]:
    """Return the identifiers in the body of a macro."""
    return {word for _, text in meaning[1] for word in _WORD.findall(text)}


@cache
def _words(text: str) -> frozenset[str]:
    """Return the identifiers in a source string."""
    return frozenset(_WORD.findall(text))


@cache
def _text_of(path: str) -> str:
    """Return a header without its comments."""
    return _without_comments(Path(path).read_text(encoding="utf-8", errors="replace"))


@cache
def _find_header(name: str, directories: tuple[str, ...]) -> str:
    """Return the path of the first header with this name, or ""."""
    paths = (os.path.abspath(os.path.join(directory, name)) for directory in directories)
    return next(filter(os.path.isfile, paths), "")


def _preprocess(library: Declared, macro: str, directories: Sequence[Path]) -> Iterator[str]:
    """Yield the preprocessed headers in pieces (see `_cut_at_ends`).

    Args:
        library: the library
        macro: name of a macro to define as 1, which selects a mode of the headers, or ""
        directories: directories that contain the headers
    """
    preprocessor = _Preprocessor()
    for directory in (*directories, SHIM):
        preprocessor.add_path(str(directory))
    compiler = (f"{name} {value}" for name, value in COMPILER.items())
    for definition in (*compiler, *_KEYWORD_MACROS):
        preprocessor.define(definition)
    if macro:
        preprocessor.define(f"{macro} 1")
    preprocessor.parse(library.includes(directories))
    yield from _cut_at_ends(preprocessor.parser)  # the iterator of the tokens, which reads the headers


def _cut_at_ends(tokens: Iterable[Any]) -> Iterator[str]:
    """Yield the source of the tokens in pieces.

    Each piece consists of whole declarations, except that the last piece can be incomplete.
    """
    unfinished = ""
    for token in tokens:
        is_header = token.type == _HeaderToken.type
        if not is_header and not token.value.strip():
            unfinished += " " if unfinished else ""
        elif is_header or token.type == _SectionToken.type:
            for text in token.texts if is_header else [token.value]:
                if not unfinished and (is_header or token.is_whole):
                    yield text
                    continue
                unfinished += text
                if _is_whole(unfinished):
                    yield unfinished
                    unfinished = ""
        else:
            unfinished += token.value
            if token.value == ";" and _is_whole(unfinished):
                yield unfinished
                unfinished = ""
    if unfinished.strip():
        yield unfinished


# --- parsing


class _Declared(NamedTuple):
    """A function that the headers declare."""

    function: Function
    is_plain: bool  # whether the function is neither static nor defined in the header


def _declared(texts: Iterable[str], prefixes: Sequence[str], is_cpp: bool = False) -> Iterator[_Declared]:
    """Yield the library's functions, except variadic functions.

    Most of the declared functions belong to other libraries, and are skipped.

    Args:
        texts: preprocessed declarations
        prefixes: prefixes of the library's functions; other functions are not read
        is_cpp: whether tags are names of types, and declarations that are not valid in C are skipped
    """
    keywords = ("typedef", "struct", "union", "enum") if is_cpp else ("typedef",)
    declares_type_or_function = re.compile("|".join((*keywords, *map(re.escape, prefixes)))).search
    typedefs: set[str] = {"bool"} if is_cpp else set()
    for declaration in texts:
        if not declares_type_or_function(declaration):
            continue
        text = _without_bodies(declaration)
        if is_cpp:
            text = _DEFAULT.sub("", text)
        try:
            functions, added = _parsed(text, _words(text) & typedefs)
        except _Unreadable:
            if not is_cpp:
                raise
            functions, added = [], []
        yield from functions
        typedefs.update(added)
        if is_cpp:
            typedefs.update(_TAG.findall(text))


# A C++ default argument, and the definition of a tag.
_DEFAULT = re.compile(r"\s*=\s*[\w.\-]+(?=\s*[,)])")
_TAG = re.compile(r"\b(?:struct|union|enum)\s+(\w+)\s*[{;]")


@cache
def _without_bodies(text: str) -> str:
    """Replace the bodies of structs, enums and functions, which do not affect prototypes, with placeholders.

    The placeholders keep the declaration valid, because pycparser rejects some empty bodies. A declaration
    with unbalanced braces is returned unchanged.
    """
    kept_texts: list[str] = []
    depth = start = 0
    for brace in _BRACE.finditer(text):
        if brace[0] == "{":
            depth += 1
            if depth == 1:
                text_before = text[start : brace.start()]
                body = next(
                    (body for pattern, body in _BODIES if pattern.search(text_before)), "{int _omitted;}"
                )
                kept_texts += text_before, body
        elif brace[0] == "}":
            depth -= 1
            start = brace.end()
            if depth < 0:
                break
    return "".join([*kept_texts, text[start:]]) if kept_texts and depth == 0 else text


# Matches a brace or a string. Strings are matched because they may contain braces.
_BRACE = re.compile(rf"{_QUOTED}|[{{}}]")
# Pairs of a pattern, which matches the code before a body, and the placeholder for the body: an enumerator
# for an enum, and a value for an initializer. All other bodies are replaced with "{int _omitted;}", which is
# valid for structs, unions and functions.
_BODIES = ((re.compile(r"\benum\s*\w*\s*$"), "{_omitted}"), (re.compile(r"=\s*$"), "{0}"))


@cache
def _parsed(text: str, typedefs: frozenset[str]) -> tuple[list[_Declared], list[str]]:
    """Return the functions and the names of the typedefs that a source string declares.

    `typedefs` contains the names of earlier typedefs that the source string uses.
    """
    known_typedefs = f"typedef int {', '.join(sorted(typedefs))};" if typedefs else ""
    try:
        tree = c_parser.CParser().parse(f"{known_typedefs}\n{text}")
    except c_parser.ParseError as error:
        raise _Unreadable(f"pycparser: {error}: {' '.join(text.split())[:200]}") from None
    nodes = tree.ext[len(typedefs) :]  # without the typedefs in the first line
    return list(_functions(nodes)), [n.name for n in nodes if isinstance(n, c_ast.Typedef)]


def _functions(nodes: Iterable[Any]) -> Iterator[_Declared]:
    """Yield the functions in the nodes of a syntax tree, except variadic functions."""
    for node in nodes:
        is_definition = isinstance(node, c_ast.FuncDef)
        decl = node.decl if is_definition else node
        if not (isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl)):
            continue
        arguments = decl.type.args
        if arguments and any(isinstance(p, c_ast.EllipsisParam) for p in arguments.params):
            continue  # variadic functions are omitted
        yield _Declared(_function(decl), not is_definition and "static" not in decl.storage)


def _function(node: c_ast.Decl) -> Function:
    """Return the function that a syntax node declares."""
    params = []
    for i, param in enumerate(node.type.args.params if node.type.args else ()):
        is_array = isinstance(param.type, c_ast.ArrayDecl)
        type_ = _spell(param.type, parameter=not is_array)
        if type_ != "void":
            params.append(Param(param.name or f"arg{i}", type_))
    return Function(node.name, _spell(node.type.type), tuple(params))


def _spell(node: Any, parameter: bool = False) -> str:
    """Return the canonical spelling of a type (see c_types)."""
    if isinstance(node, c_ast.PtrDecl):
        if isinstance(node.type, c_ast.FuncDecl):
            return _prototype(node.type, "(*)")
        return pointer_to(_spell(node.type)) + ("const" if "const" in node.quals else "")
    if isinstance(node, c_ast.ArrayDecl):
        element = _spell(node.type)
        if parameter:
            return pointer_to(element)
        base, bracket, inner_dims = element.partition("[")
        return f"{base}[{_length(node.dim) if node.dim else ''}]{bracket}{inner_dims}"
    if isinstance(node, c_ast.FuncDecl):
        return _prototype(node, "(*)" if parameter else "")
    const = "const " if "const" in node.quals else ""
    if isinstance(node.type, c_ast.IdentifierType):
        return const + _integer(node.type.names)
    keyword = type(node.type).__name__.lower()  # the class is Struct, Union or Enum
    return f"{const}{keyword} {node.type.name}"


_OPERATORS: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def _length(node: Any) -> int:
    """Return the value of a constant expression."""
    if isinstance(node, c_ast.Constant):
        return int(node.value.rstrip("uUlL"), 0)
    if isinstance(node, c_ast.BinaryOp) and node.op in _OPERATORS:
        return _OPERATORS[node.op](_length(node.left), _length(node.right))
    raise _Unreadable(f"the length of an array is an unsupported expression, {type(node).__name__}")


def _prototype(node: c_ast.FuncDecl, star: str) -> str:
    """Return the spelling of a function type. `star` is "(*)" for a pointer to the function."""
    params = ", ".join(_spell(p.type, parameter=True) for p in node.args.params) if node.args else "void"
    return f"{_spell(node.type)} {star}({params})"


def _integer(words: list[str]) -> str:
    """Return the canonical name of an integer type: `long unsigned int` is the same as `unsigned long`."""
    if len(words) == 1:
        return "unsigned int" if words == ["unsigned"] else words[0]
    base_words = [word for word in ("char", "short", "long", "int") for _ in range(words.count(word))]
    if "long" in base_words or "short" in base_words:
        base_words = [word for word in base_words if word != "int"]
    sign = []
    if "unsigned" in words:
        sign = ["unsigned"]
    elif "signed" in words and "char" in words:  # `signed` only makes a difference for char
        sign = ["signed"]
    return " ".join([*sign, *(base_words or ["int"])])
