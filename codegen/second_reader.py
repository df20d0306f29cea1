"""The prototypes of a release read a second time, by pycparser, sharing nothing with libclang's reading.

pcpp preprocesses, pycparser parses; the result is compared with the first reading symbol by symbol.

Both are slow, and most of their input repeats: in another mode, in another library that includes the same
header, in another release. So a header is cut into declarations, and the result for each is cached by its
text and its dependencies: the macros that it mentions, directly or indirectly, and the typedefs. A header as
a whole is kept with the macros that it mentions and what it includes: where these are the same again, its
text and its macros are the same.
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
# A comment, or a string that may contain something like one.
_COMMENT = re.compile(rf"({_QUOTED})|/\*.*?\*/|//[^\n]*", re.DOTALL)
_STOP = re.compile(rf"{_QUOTED}|[][(){{}};]")
_HAS_INCLUDE = re.compile(r"__has_include\s*\(\s*[<\"]([^>\"]+)[>\"]\s*\)")
_WORD = re.compile(r"[A-Za-z_]\w*")

# What does not affect a prototype.
_REMOVED = (
    "__attribute__(x)",
    "__inline__ inline",
    "__extension__",
    "__asm__(x)",
)


def reread(library: Declared, release: str, folders: Sequence[Path]) -> dict[str, dict[str, Function]]:
    """Per mode, every function that the headers declare."""
    result: dict[str, dict[str, Function]] = {}
    for mode, macro in library.modes.items():
        try:
            declared = list(_declared(_preprocess(library, macro, folders)))
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


def compare(library: Declared, reading: Reading, again: Mapping[str, Mapping[str, Function]]) -> int:
    """Check two readings against each other; return the number of prototypes that agree.

    Raises CodegenError with the function, the release and both readings.
    """
    count = 0
    problems = Problems()
    for mode, functions in reading.by_mode.items():
        other = again[mode]
        for symbol in sorted(functions.keys() | other.keys()):
            first = functions.get(symbol)
            second = other.get(symbol)
            with problems.collected():
                if first != second:
                    raise CodegenError(
                        f"{library.name} {reading.release} ({mode}): {symbol}: the readings differ; "
                        f"libclang: {first or 'not declared'}; pycparser: {second or 'not declared'}"
                    )
            count += 1
    problems.raise_any()
    return count


class _Unreadable(Exception):
    """Input that pcpp or pycparser does not accept."""


# --- preprocessing


class _Piece(NamedTuple):
    """A part of a header: a directive, or text up to the end of a declaration."""

    line: int
    text: str
    is_directive: bool
    is_whole: bool  # does a declaration end where it ends?
    words: frozenset[str]


class _Text:
    """A token of pcpp's that is a whole piece."""

    type = "CPP_PIECE"
    source = ""

    def __init__(self, piece: _Piece) -> None:
        self.piece = piece
        self.lineno = piece.line
        self.value = piece.text
        self.is_whole = piece.is_whole


class _Whole:
    """A token of pcpp's that is a whole header: declarations that end in it."""

    type = "CPP_HEADER"
    source = ""
    lineno = 0
    value = "\n"

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts = texts


class _Token:
    """A token like those of pcpp's lexer, but quick to make and to copy."""

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


_NEWLINE = _Token("CPP_WS", "\n", 0, "")  # it never changes, so one is enough


@cache
def _without_comments(text: str) -> str:
    """In C a comment is a blank, wherever lines end in it."""
    return _COMMENT.sub(_blank, text)


def _blank(comment: re.Match[str]) -> str:
    """The blank that replaces a comment, with its ends of lines; a string stays."""
    return comment[1] or " " + "\\\n" * comment[0].count("\n")


@cache
def _pieces(text: str) -> tuple[_Piece, ...]:
    return tuple(_cut(text))


def _cut(text: str) -> Iterator[_Piece]:
    lines = iter(enumerate((line.rstrip() for line in text.split("\n")), 1))
    open_ = _Open()
    start = 0
    for number, line in lines:
        first = number
        while line.endswith("\\"):
            _, more = next(lines, (0, ""))
            line = line[:-1] + more
        stripped = line.strip()
        if not stripped:
            continue
        if stripped.startswith("#"):
            if open_.text:
                yield open_.piece(start)
                open_ = _Open()
            yield _Piece(first, stripped, True, False, frozenset())
            continue
        start = start if open_.text else first
        open_.add(line + "\n")
        if open_.is_whole:
            yield open_.piece(start)
            open_ = _Open()
    if open_.text:
        yield open_.piece(start)


class _Open:
    """Text that may go on: its brackets are counted as it grows."""

    def __init__(self) -> None:
        self.text = ""
        self.depth = 0
        self.is_broken = False  # does it close a bracket that it has not opened?

    def add(self, more: str) -> None:
        self.text += more
        for last in _STOP.findall(more):
            if len(last) == 1:
                self.depth += (last in "([{") - (last in ")]}")
            self.is_broken |= self.depth < 0

    @property
    def is_whole(self) -> bool:
        """Is it complete, with a semicolon at its end and no open bracket?"""
        return self.depth == 0 and not self.is_broken and self.text.rstrip().endswith(";")

    def piece(self, line: int) -> _Piece:
        return _Piece(line, self.text, False, self.is_whole, frozenset(_WORD.findall(self.text)))


def _is_whole(text: str) -> bool:
    whole = _Open()
    whole.add(text)
    return whole.is_whole


class _Preprocessor(pcpp.Preprocessor):  # type: ignore[misc]
    """pcpp without comments, and without endless recursion of macros that name themselves in an argument.

    `#define f WRAP(f)` makes pcpp 1.30 expand forever: in the arguments of a macro it forgets which macros
    are being expanded.

    Its tokens are whole declarations. One without macros stays unchanged, and the expansion of others is
    cached. Only a declaration that a directive interrupts is tokenized by pcpp.
    """

    _expanding: Sequence[str] = ()

    def __init__(self) -> None:
        super().__init__()
        self._open: list[_Opened] = []  # the headers that are being read, the innermost last

    def parsegen(self, input: str, source: str | None = None, abssource: str | None = None) -> Iterator[Any]:
        """The tokens of a text; those of a header as before where nothing that it depends on differs."""
        if abssource is None:
            yield from super().parsegen(input, source)
            return
        header = self._find_kept(input, abssource)
        if header is None:
            before = {**self.macros}
            opened = _Opened()
            self._open.append(opened)
            tokens = list(super().parsegen(input, source, abssource))
            self._open.pop()
            header = self._keep(input, abssource, opened, before, tokens)
            if header is None:
                for outer in self._open:
                    outer.is_whole = False
                yield from tokens
                return
        if self._open:
            self._open[-1].includes[-1] = self._open[-1].includes[-1]._replace(header=header)
        yield _Whole(header.texts)

    def include(self, tokens: Any, original_line: Any) -> Iterator[Any]:
        """pcpp's, which notes what the header that is being read includes."""
        if self._open:
            name = "".join(token.value for token in self.tokenstrip(list(tokens)))
            self._open[-1].includes.append(_Include(name[1:-1], name.startswith("<"), None))
            if name[:1] not in ("<", '"'):
                self._open[-1].is_whole = False
        yield from super().include(tokens, original_line)

    def _find_kept(self, text: str, path: str) -> _Header | None:
        """The same header as it was met before, with everything as it was; then its macros are set."""
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
        """Do the words of a header mean what they meant?"""
        mine = self.macros.keys()
        if not (mine.isdisjoint(header.not_macros) and mine >= header.macros.keys()):
            return False
        return all(_meaning(self.macros[name])[0] == meaning for name, meaning in header.macros.items())

    def _includes_as_before(
        self, header: _Header, path: str, folders: Sequence[str], once: dict[str, None]
    ) -> bool:
        """Are the included headers those of last time? folders: those of the headers that include it, the
        innermost first and its own among them; once: what is not included again, to which it adds."""
        if any(self._has(name) != answer for name, answer in header.asked):
            return False
        for name, is_system, included in header.includes:
            searched = self.path if is_system else [*folders, *self.path]
            found = _find_header(name, tuple(searched))
            if (found in once) != (included is None):
                return False
            if included is not None:
                there = [os.path.dirname(found), *folders]
                if _text_of(found) != included.text:
                    return False
                if not self._includes_as_before(included, found, there, once):
                    return False
        if header.is_once:
            once[path] = None
        return True

    def _keep(
        self, text: str, path: str, opened: _Opened, before: Mapping[str, Any], tokens: Sequence[Any]
    ) -> _Header | None:
        """Keep what a header gave; None if its last declaration goes on behind it."""
        texts = tuple(_cut_at_ends(tokens))
        if not opened.is_whole or (texts and not _is_whole(texts[-1])):
            return None
        words = set(_words(text))
        for include in opened.includes:
            if include.header is not None:
                words |= include.header.words
        words.discard("__FILE__")
        names = self._mentioned(words, before)
        changes = {name: macro for name, macro in self.macros.items() if before.get(name) is not macro}
        changes |= dict.fromkeys(before.keys() - self.macros.keys())
        changes.pop("__FILE__", None)
        header = _Header(
            text,
            frozenset(words),
            names,
            frozenset(words.union(*(_words_of(meaning) for meaning in names.values())) - names.keys()),
            tuple(opened.asked),
            tuple(opened.includes),
            path in self.include_once,
            changes,
            texts,
        )
        _headers.setdefault(text, []).append(header)
        return header

    def group_lines(self, text: str, source: str) -> Iterator[list[Any]]:
        interrupted = False  # may the arguments of a macro continue in the next piece?
        for piece in _pieces(text):
            if piece.is_directive and "__has_include" in piece.text:
                piece = piece._replace(text=self._ask_for_headers(piece.text))
            if not piece.is_directive and piece.is_whole and not interrupted:
                yield [_Text(piece), _NEWLINE]
            else:
                yield self._tokens(piece, source)
            if not piece.is_directive:
                interrupted = not piece.is_whole

    def _ask_for_headers(self, directive: str) -> str:
        """A directive with the answers of __has_include, which pcpp does not know."""
        directive = re.sub(r"^#\s*ifdef\s+__has_include\b", "#if 1", directive)
        directive = re.sub(r"^#\s*ifndef\s+__has_include\b", "#if 0", directive)
        directive = re.sub(r"defined\s*\(\s*__has_include\s*\)|defined\s+__has_include\b", "1", directive)
        return _HAS_INCLUDE.sub(self._is_there, directive)

    def _is_there(self, asked: re.Match[str]) -> str:
        """Is there such a header? Quoted names beside the header that asks are not looked for."""
        answer = self._has(asked[1])
        if self._open:
            self._open[-1].asked.append((asked[1], answer))
        return str(int(answer))

    def _has(self, name: str) -> bool:
        return bool(_find_header(name, tuple(self.path)))

    def _tokens(self, piece: _Piece, source: str) -> list[Any]:
        found = _lexed.get(piece.text)
        if found is None:
            tokens = self.tokenize(piece.text.replace("\n", " ") + "\n")
            found = _lexed[piece.text] = [(token.type, token.value) for token in tokens]
        return [_Token(type_, value, piece.line, source) for type_, value in found]

    def expand_macros(self, tokens: Any, expanding_from: list[str] | None = None) -> Any:
        taken_apart = False
        for token in tokens:
            if token.type == _Text.type:
                self._expand(token)
            elif token is not _NEWLINE:
                taken_apart = True
        if not taken_apart:
            return tokens
        before = self._expanding
        self._expanding = list(before) if expanding_from is None else expanding_from
        try:
            return super().expand_macros(tokens, self._expanding)
        finally:
            self._expanding = before

    def _expand(self, token: _Text) -> None:
        """Replace a piece by its expansion."""
        if self.macros.keys().isdisjoint(token.piece.words):
            return
        mentioned = self._mentioned(token.piece.words, self.macros)
        key = (token.piece.text, *((name, mentioned[name]) for name in sorted(mentioned)))
        found = _expanded.get(key)
        if found is None:
            tokens = self.expand_macros(self._tokens(token.piece, token.source))
            text = "".join(t.value for t in tokens)
            found = _expanded[key] = text, _is_whole(text)
        token.value, token.is_whole = found

    def _mentioned(self, words: Iterable[str], macros: Mapping[str, Any]) -> dict[str, _Meaning]:
        """The macros that these words mention, directly or indirectly, with their definitions."""
        found: dict[str, _Meaning] = {}
        todo = [word for word in words if word in macros]
        while todo:
            name = todo.pop()
            if name not in found:
                found[name], further = _meaning(macros[name])
                todo += [word for word in further if word in macros]
        return found

    def on_file_open(self, is_system_include: bool, includepath: str) -> io.StringIO:
        return io.StringIO(_text_of(includepath))

    def on_error(self, file: str, line: int, msg: str) -> None:
        raise _Unreadable(f"pcpp: {' '.join(msg.split())} ({file}:{line})")

    def on_directive_unknown(self, directive: Any, toks: Any, ifpassthru: bool, precedingtoks: Any) -> bool:
        """Remove text that does not affect a prototype."""
        if directive.value not in ("pragma", "warning"):
            text = "".join(token.value for token in toks)
            self.on_error(directive.source, directive.lineno, f"#{directive.value} {text}")
        return True


# A macro's parameters, and each token of its body as type and text.
_Meaning = tuple[tuple[str, ...] | None, tuple[tuple[str, str], ...]]


class _Include(NamedTuple):
    """A header that another one includes; header: None if it was there already and is included once."""

    name: str
    is_system: bool
    header: _Header | None


class _Header(NamedTuple):
    """What a header gave, and what that depends on."""

    text: str
    words: frozenset[str]  # its own and those of what it includes
    macros: dict[str, _Meaning]  # those that the words mention, as they were before it
    not_macros: frozenset[str]
    asked: tuple[tuple[str, bool], ...]  # by __has_include, with the answer
    includes: tuple[_Include, ...]
    is_once: bool
    changes: dict[str, Any]  # macros that it defines; None for those that it removes
    texts: tuple[str, ...]


class _Opened:
    """What is noted while a header is read."""

    def __init__(self) -> None:
        self.includes: list[_Include] = []
        self.asked: list[tuple[str, bool]] = []
        self.is_whole = True  # does everything that it includes end where its declarations do?


_headers: dict[str, list[_Header]] = {}


def forget() -> None:
    """Forget the headers that were met."""
    _headers.clear()


_lexed: dict[str, list[tuple[str, str]]] = {}
_expanded: dict[tuple[Any, ...], tuple[str, bool]] = {}


def _meaning(macro: Any) -> tuple[_Meaning, list[str]]:
    """The definition of a macro, and its words; cached in the macro."""
    if not hasattr(macro, "meaning"):
        body = tuple((token.type, token.value) for token in macro.value)
        parameters = None if macro.arglist is None else tuple(macro.arglist)
        macro.meaning = (parameters, body), [word for _, text in body for word in _WORD.findall(text)]
    found: tuple[_Meaning, list[str]] = macro.meaning
    return found


def _words_of(meaning: _Meaning) -> set[str]:
    return {word for _, text in meaning[1] for word in _WORD.findall(text)}


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text))


@cache
def _text_of(path: str) -> str:
    """A header without its comments."""
    return _without_comments(Path(path).read_text(encoding="utf-8", errors="replace"))


@cache
def _find_header(name: str, folders: tuple[str, ...]) -> str:
    """The first header of this name, or ""."""
    paths = (os.path.abspath(os.path.join(folder, name)) for folder in folders)
    return next(filter(os.path.isfile, paths), "")


def _preprocess(library: Declared, macro: str, folders: Sequence[Path]) -> Iterator[str]:
    """The preprocessed text, cut at the ends of declarations if possible."""
    preprocessor = _Preprocessor()
    for folder in (*folders, SHIM):
        preprocessor.add_path(str(folder))
    compiler = (f"{name} {value}" for name, value in COMPILER.items())
    for definition in (*compiler, *_REMOVED):
        preprocessor.define(definition)
    if macro:
        preprocessor.define(f"{macro} 1")
    preprocessor.parse(library.includes(folders))
    yield from _cut_at_ends(preprocessor.parser)


def _cut_at_ends(tokens: Iterable[Any]) -> Iterator[str]:
    """The text of tokens, cut at the ends of declarations if possible."""
    rest = ""
    for token in tokens:
        is_header = token.type == _Whole.type
        if not is_header and not token.value.strip():
            rest += " " if rest else ""
        elif is_header or token.type == _Text.type:
            for text in token.texts if is_header else [token.value]:
                if not rest and (is_header or token.is_whole):
                    yield text
                    continue
                rest += text
                if _is_whole(rest):
                    yield rest
                    rest = ""
        else:
            rest += token.value
            if token.value == ";" and _is_whole(rest):
                yield rest
                rest = ""
    if rest.strip():
        yield rest


# --- parsing


class _Declared(NamedTuple):
    function: Function
    is_plain: bool  # neither static nor defined here


def _declared(texts: Iterable[str]) -> Iterator[_Declared]:
    """The declared functions with fixed parameters."""
    typedefs: set[str] = set()
    for whole in texts:
        text = _without_bodies(whole)
        functions, added = _parsed(text, _words(text) & typedefs)
        yield from functions
        typedefs.update(added)


@cache
def _without_bodies(text: str) -> str:
    """Declarations without members, enumerators and statements, which are not part of a prototype."""
    parts: list[str] = []
    depth = start = 0
    for brace in _BRACE.finditer(text):
        if brace[0] == "{":
            depth += 1
            if depth == 1:
                before = text[start : brace.start()]
                body = next((body for pattern, body in _BODIES if pattern.search(before)), "{int _omitted;}")
                parts += before, body
        elif brace[0] == "}":
            depth -= 1
            start = brace.end()
            if depth < 0:
                break
    return "".join([*parts, text[start:]]) if parts and depth == 0 else text


# A brace, or a string that may contain one.
_BRACE = re.compile(rf"{_QUOTED}|[{{}}]")
# What may be between braces behind such a text; otherwise a member or a statement.
_BODIES = ((re.compile(r"\benum\s*\w*\s*$"), "{_omitted}"), (re.compile(r"=\s*$"), "{0}"))


@cache
def _parsed(text: str, typedefs: frozenset[str]) -> tuple[list[_Declared], list[str]]:
    """The functions and the typedefs of a text that uses these typedefs."""
    known = f"typedef int {', '.join(sorted(typedefs))};" if typedefs else ""
    try:
        tree = c_parser.CParser().parse(f"{known}\n{text}")
    except c_parser.ParseError as error:
        raise _Unreadable(f"pycparser: {error}: {' '.join(text.split())[:200]}") from None
    nodes = tree.ext[len(typedefs) :]
    return list(_functions(nodes)), [n.name for n in nodes if isinstance(n, c_ast.Typedef)]


def _functions(nodes: Iterable[Any]) -> Iterator[_Declared]:
    for node in nodes:
        defined = isinstance(node, c_ast.FuncDef)
        decl = node.decl if defined else node
        if not (isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl)):
            continue
        arguments = decl.type.args
        if arguments and any(isinstance(p, c_ast.EllipsisParam) for p in arguments.params):
            continue  # no fixed parameters
        yield _Declared(_function(decl), not defined and "static" not in decl.storage)


def _function(node: c_ast.Decl) -> Function:
    params = []
    for i, param in enumerate(node.type.args.params if node.type.args else ()):
        is_array = isinstance(param.type, c_ast.ArrayDecl)
        type_ = _spell(param.type, parameter=not is_array)
        if type_ != "void":
            params.append(Param(param.name or f"arg{i}", type_))
    return Function(node.name, _spell(node.type.type), tuple(params))


def _spell(node: Any, parameter: bool = False) -> str:
    """The canonical spelling of a type (see model)."""
    if isinstance(node, c_ast.PtrDecl):
        if isinstance(node.type, c_ast.FuncDecl):
            return _prototype(node.type, "(*)")
        return pointer_to(_spell(node.type)) + ("const" if "const" in node.quals else "")
    if isinstance(node, c_ast.ArrayDecl):
        element = _spell(node.type)
        if parameter:
            return pointer_to(element)
        base, bracket, rest = element.partition("[")
        return f"{base}[{_length(node.dim) if node.dim else ''}]{bracket}{rest}"
    if isinstance(node, c_ast.FuncDecl):
        return _prototype(node, "(*)" if parameter else "")
    const = "const " if "const" in node.quals else ""
    if isinstance(node.type, c_ast.IdentifierType):
        return const + _integer(node.type.names)
    keyword = type(node.type).__name__.lower()  # Struct, Union, Enum
    return f"{const}{keyword} {node.type.name}"


_OPERATORS: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def _length(node: Any) -> int:
    """The value of a constant expression."""
    if isinstance(node, c_ast.Constant):
        return int(node.value.rstrip("uUlL"), 0)
    if isinstance(node, c_ast.BinaryOp) and node.op in _OPERATORS:
        return _OPERATORS[node.op](_length(node.left), _length(node.right))
    raise _Unreadable(f"the length of an array is an expression with a {type(node).__name__}")


def _prototype(node: c_ast.FuncDecl, star: str) -> str:
    params = ", ".join(_spell(p.type, parameter=True) for p in node.args.params) if node.args else "void"
    return f"{_spell(node.type)} {star}({params})"


def _integer(words: list[str]) -> str:
    """`long unsigned int` and `unsigned long` are one type."""
    if len(words) == 1:
        return "unsigned int" if words == ["unsigned"] else words[0]
    rest = [w for w in ("char", "short", "long", "int") for _ in range(words.count(w))]
    if "long" in rest or "short" in rest:
        rest = [w for w in rest if w != "int"]
    sign = [w for w in ("unsigned", "signed") if w in words and (w == "unsigned" or "char" in words)]
    return " ".join([*sign, *(rest or ["int"])])
