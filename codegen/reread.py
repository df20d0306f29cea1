"""The prototypes of a release read a second time, by pycparser, sharing nothing with libclang's reading.

pcpp preprocesses, pycparser parses; the result is compared with the first reading symbol by symbol.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pcpp
from pycparser import c_ast, c_parser

from .errors import CodegenError
from .model import Function, Param, Reading, pointer_to
from .sources import SHIM, Library

# A comment, or a string that may hold what looks like one.
_COMMENT = re.compile(r"""("(?:\\.|[^"\\\n])*")|/\*.*?\*/|//[^\n]*""", re.DOTALL)

# What the headers ask of a compiler; attributes say nothing about a prototype.
_COMPILER = (
    "__LP64__ 1",
    "__GNUC__ 12",
    "__attribute__(x)",
    "__inline__ inline",
    "__extension__",
    "__asm__(x)",
)


def reread(library: Library, release: str, folders: Sequence[Path]) -> dict[str, dict[str, Function]]:
    """Per mode, every function that the headers declare."""
    result: dict[str, dict[str, Function]] = {}
    for mode, macro in library.modes.items():
        text = _preprocess(library, macro, folders)
        try:
            tree = c_parser.CParser().parse(text)
        except c_parser.ParseError as error:
            raise CodegenError(f"{library.name} {release} ({mode}): pycparser: {error}") from None
        result[mode] = dict(_functions(tree, library))
    return result


def compare(library: Library, reading: Reading, again: Mapping[str, Mapping[str, Function]]) -> int:
    """Check two readings against each other; return the number of prototypes that agree.

    Raises CodegenError that names the function, the release and both readings.
    """
    count = 0
    for mode, functions in reading.by_mode.items():
        other = again[mode]
        for symbol in functions.keys() | other.keys():
            first, second = functions.get(symbol), other.get(symbol)
            if first != second:
                raise CodegenError(
                    f"{library.name} {reading.release} ({mode}): {symbol}: the readings differ; "
                    f"libclang: {first or 'not declared'}; pycparser: {second or 'not declared'}"
                )
            count += 1
    return count


class _Preprocessor(pcpp.Preprocessor):  # type: ignore[misc]
    """pcpp without comments, and with an end to macros that name themselves in an argument.

    `#define f WRAP(f)` makes pcpp 1.30 expand for ever: it forgets which macros are being expanded when
    it turns to the arguments of one.
    """

    _expanding: Sequence[str] = ()

    def expand_macros(self, tokens: Any, expanding_from: list[str] | None = None) -> Any:
        before = self._expanding
        self._expanding = list(before) if expanding_from is None else expanding_from
        try:
            return super().expand_macros(tokens, self._expanding)
        finally:
            self._expanding = before

    def on_file_open(self, is_system_include: bool, includepath: str) -> io.StringIO:
        text = Path(includepath).read_text(encoding="utf-8", errors="replace")
        return io.StringIO(_COMMENT.sub(lambda m: m[1] or "\n" * m[0].count("\n") or " ", text))


def _preprocess(library: Library, macro: str, folders: Sequence[Path]) -> str:
    preprocessor = _Preprocessor()
    preprocessor.line_directive = None
    for folder in (*folders, SHIM):
        preprocessor.add_path(str(folder))
    for definition in (*_COMPILER, *([f"{macro} 1"] if macro else [])):
        preprocessor.define(definition)
    preprocessor.parse(library.includes(folders))
    output = io.StringIO()
    preprocessor.write(output)
    lines = (line for line in output.getvalue().splitlines() if line.strip() and not line.startswith("#"))
    return "\n".join(lines)


def _functions(tree: c_ast.FileAST, library: Library) -> list[tuple[str, Function]]:
    functions = []
    for node in tree.ext:
        if isinstance(node, c_ast.FuncDef) and library.inline:
            node = node.decl
        if not (isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl)):
            continue
        arguments = node.type.args
        if arguments and any(isinstance(p, c_ast.EllipsisParam) for p in arguments.params):
            continue  # no fixed parameters
        if node.name.startswith(library.prefixes) and (library.inline or "static" not in node.storage):
            functions.append((node.name, _function(node)))
    return functions


def _function(node: c_ast.Decl) -> Function:
    params = []
    for i, param in enumerate(node.type.args.params if node.type.args else ()):
        type_ = _spell(param.type, parameter=True)
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
        return pointer_to(element) if parameter else f"{element}[{node.dim.value if node.dim else ''}]"
    const = "const " if "const" in node.quals else ""
    if isinstance(node.type, c_ast.IdentifierType):
        return const + _integer(node.type.names)
    keyword = type(node.type).__name__.lower()  # Struct, Union, Enum
    return f"{const}{keyword} {node.type.name}"


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
