"""A header release read by libclang.

The headers show different things to different readers, told by a macro:

plain        what an application sees: the newest version of each function, under its plain name
internal     __CUDA_API_VERSION_INTERNAL: every version of every function, and the types of the old ones
per_thread   CUDA_API_PER_THREAD_DEFAULT_STREAM: names lead to the _ptds and _ptsz symbols

The functions of all modes together are the symbols of the table. The types of the plain mode come first;
the others add what only they have. What a macro means is asked of the compiler: after the headers come
lines that take each macro as a function, a type and a constant, and the ones that compile tell.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from clang import cindex
from clang.cindex import Cursor, CursorKind, TypeKind

from .errors import CodegenError
from .model import PRIMITIVES, Constant, Enum, Field, Function, Param, Reading, Record, pointer_to
from .sources import SHIM, Library

# LP64 Linux is read on every system, so the tables come out the same. What differs on other systems is a rule
# of cudyn/binding/types.py; tests/oracles/systems.py reads the headers for these targets and compares.
TARGET = "x86_64-unknown-linux-gnu"
MAIN = "library.h"

_RECORDS: dict[CursorKind, Literal["struct", "union"]] = {
    CursorKind.STRUCT_DECL: "struct",
    CursorKind.UNION_DECL: "union",
}

_INTEGERS = {
    *(TypeKind.BOOL, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.UCHAR, TypeKind.SHORT, TypeKind.USHORT),
    *(TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG),
    *(TypeKind.ENUM, TypeKind.POINTER),
}


def read(
    library: Library,
    release: str,
    folders: Sequence[Path],
    used: Sequence[Library] = (),
    target: str = TARGET,
) -> Reading:
    """Read one library's headers of one release from the folders that hold them.

    used: the libraries whose headers they include. target: the system, as the compiler names it.
    """
    reading = Reading(release)
    for mode, macro in library.modes.items():
        _Mode(library, reading, mode, macro, folders, used, target).read()
    _account_for_unseen(library, reading, folders)
    return reading


def _account_for_unseen(library: Library, reading: Reading, folders: Sequence[Path]) -> None:
    """List the functions that stand in the text but are declared in no mode, such as Windows' own."""
    known = reading.functions.keys() | reading.left_out.keys()
    for names in reading.names.values():
        known |= names.keys()
    prefix = "|".join(library.prefixes)
    for folder in folders:
        own = (p for p in sorted(folder.rglob("*.h")) if library.is_own(p.relative_to(folder).as_posix()))
        for path in own:
            text = path.read_text(encoding="utf-8", errors="replace")
            for name in re.findall(
                rf"^[ \t]*{library.status}\s+(?:\w+\s+)?((?:{prefix})\w+)\s*\(", text, re.M
            ):
                if name not in known:
                    reading.left_out[name] = "declared under a condition that no mode meets"


class _Unreadable(Exception):
    """A type or value that the tables have no place for."""


class _Mode:
    """One pass over the headers with one macro defined."""

    def __init__(
        self,
        library: Library,
        reading: Reading,
        mode: str,
        macro: str,
        folders: Sequence[Path],
        used: Sequence[Library],
        target: str,
    ) -> None:
        self.library, self.reading, self.mode = library, reading, mode
        self.used = used
        self.first = mode == next(iter(library.modes))
        self.includes = library.includes(folders)
        self.args = ["-x", "c", "-std=c11", "-nostdinc", f"--target={target}", "-ferror-limit=0"]
        self.args += [f"-I{folder}" for folder in (*folders, SHIM)]
        self.args += [f"-D{macro}"] if macro else []
        self.folders = [f"{folder}{os.sep}" for folder in folders]

    def read(self) -> None:
        unit = self._parse(self.includes)
        for problem in unit.diagnostics:
            if problem.severity >= cindex.Diagnostic.Error:
                raise CodegenError(f"{self._where()}: {problem.spelling} ({problem.location})")
        macros: list[Cursor] = []
        functions: dict[str, Function] = {}
        for cursor in unit.cursor.get_children():
            with self._naming(cursor.spelling):
                if cursor.kind == CursorKind.MACRO_DEFINITION:
                    if self._is_own(cursor):
                        macros.append(cursor)
                elif cursor.kind == CursorKind.FUNCTION_DECL:
                    function = self._function(cursor) if self._is_own(cursor) else None
                    if function:
                        functions[function.symbol] = function
                else:
                    self._type(cursor)
        self.reading.by_mode[self.mode] = functions
        for symbol, function in functions.items():
            known = self.reading.functions.setdefault(symbol, function)
            if known.types != function.types:
                raise CodegenError(f"{self._where()}: {symbol} has two prototypes: {known} and {function}")
        if self.first:
            self.reading.version = self._version()
        if self.mode != "internal":
            self.reading.names[self.mode] = {symbol: symbol for symbol in functions}
            self._macros(macros)

    def _parse(self, text: str) -> cindex.TranslationUnit:
        option = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
        return cindex.Index.create().parse(MAIN, self.args, unsaved_files=[(MAIN, text)], options=option)

    def _where(self) -> str:
        return f"{self.library.name} {self.reading.release} ({self.mode})"

    @contextmanager
    def _naming(self, name: str) -> Iterator[None]:
        """Say in which declaration something was that can't be read."""
        try:
            yield
        except _Unreadable as error:
            raise CodegenError(f"{self._where()}: {name}: {error}") from None

    def _header(self, cursor: Cursor) -> str:
        """The header that holds a declaration, by its path in the include folder; "" for anything else."""
        name = cursor.location.file.name if cursor.location.file else ""
        folder = next((f for f in self.folders if name.startswith(f)), "")
        return name.removeprefix(folder).replace(os.sep, "/") if folder else ""

    def _is_own(self, cursor: Cursor) -> bool:
        header = self._header(cursor)
        return bool(header) and self.library.is_own(header)

    def _is_foreign(self, cursor: Cursor) -> bool:
        """Does a library that this one uses have it?"""
        header = self._header(cursor)
        return not self.library.is_own(header) and any(used.is_own(header) for used in self.used)

    def _leave_out(self, name: str, reason: str) -> None:
        self.reading.left_out.setdefault(name, reason)

    # --- functions

    def _function(self, cursor: Cursor) -> Function | None:
        if not cursor.spelling.startswith(self.library.prefixes):
            self._leave_out(cursor.spelling, "the name is not one of the library's")
            return None
        if cursor.storage_class == cindex.StorageClass.STATIC and not self.library.inline:
            self._leave_out(cursor.spelling, "defined inline in the header; no library exports it")
            return None
        # `f()` says nothing of parameters; NVIDIA's headers write it for C++, where it means `f(void)`.
        bare = cursor.type.kind == TypeKind.FUNCTIONNOPROTO
        if not bare and cursor.type.is_function_variadic():
            self._leave_out(cursor.spelling, "the prototype has no fixed parameters")
            return None
        params = tuple(
            Param(p.spelling or f"arg{i}", self.spell_parameter(p.type))
            for i, p in enumerate(cursor.get_arguments())
        )
        return Function(cursor.spelling, self.spell(cursor.result_type), params, cursor.raw_comment or "")

    # --- types

    def _type(self, cursor: Cursor) -> None:
        reading = self.reading
        if self._is_foreign(cursor):
            reading.foreign.add(_tag(cursor))
        if cursor.kind in _RECORDS:
            if cursor.is_definition() and not cursor.type.spelling.endswith(")"):
                reading.records.setdefault(_tag(cursor), self._record(cursor))
        elif cursor.kind == CursorKind.ENUM_DECL:
            if cursor.is_definition():
                self._enum(cursor)
        elif cursor.kind == CursorKind.TYPEDEF_DECL:
            name = cursor.spelling
            if name in PRIMITIVES:
                return
            type_ = self.spell(cursor.underlying_typedef_type)
            if reading.typedefs.setdefault(name, type_) != type_:
                self._leave_out(f"{name} as {type_}", f"a second meaning in {self.mode} mode")

    def _enum(self, cursor: Cursor) -> None:
        values = tuple((c.spelling, c.enum_value) for c in cursor.get_children())
        if "(" in _tag(cursor):  # neither a tag nor a typedef: plain constants
            if not self._is_foreign(cursor):
                self.reading.constants.update({name: Constant("int", value) for name, value in values})
            return
        enum = Enum(cursor.enum_type.get_canonical().spelling, values)
        if enum.type not in ("int", "unsigned int"):
            raise _Unreadable(f"enum {_tag(cursor)} does not fit an int; it is {enum.type}")
        known = self.reading.enums.setdefault(_tag(cursor), enum)
        for name, _ in set(values) - set(known.values):
            self._leave_out(name, f"an enumerator only in {self.mode} mode")

    def _record(self, cursor: Cursor) -> Record:
        type_ = cursor.type
        fields = tuple(self._field(field) for field in type_.get_fields())
        self._nested(cursor)
        return Record(_RECORDS[cursor.kind], type_.get_size(), type_.get_align(), fields)

    def _nested(self, cursor: Cursor) -> None:
        """A tag that is declared inside a record is known outside of it."""
        for child in cursor.get_children():
            if (child.kind in _RECORDS and not _is_unnamed(child)) or child.kind == CursorKind.ENUM_DECL:
                self._type(child)

    def _field(self, cursor: Cursor) -> Field:
        name, offset = cursor.spelling, cursor.get_field_offsetof()
        if "(" in name:  # libclang's description of a member without a name
            name = ""
        bits = cursor.get_bitfield_width() if cursor.is_bitfield() else None
        element, dims = cursor.type, ""
        while element.kind == TypeKind.CONSTANTARRAY:
            dims += f"[{element.element_count}]"
            element = element.element_type
        declaration = element.get_declaration()
        if declaration.kind in _RECORDS and _is_unnamed(declaration):
            return Field(name, offset, self._record(declaration), bits, dims)
        return Field(name, offset, self.spell(cursor.type), bits)

    def spell_parameter(self, type_: cindex.Type) -> str:
        """The spelling of a parameter's type: C makes pointers of arrays."""
        if type_.kind in (TypeKind.CONSTANTARRAY, TypeKind.INCOMPLETEARRAY):
            return pointer_to(self.spell(type_.element_type))
        return self.spell(type_)

    def spell(self, type_: cindex.Type) -> str:
        """The canonical spelling of a type (see model)."""
        kind = type_.kind
        const = "const " if type_.is_const_qualified() else ""
        if kind == TypeKind.ELABORATED:
            return const + self.spell(type_.get_named_type()).removeprefix("const ")
        if kind in (TypeKind.RECORD, TypeKind.ENUM):
            declaration = type_.get_declaration()
            keyword, tag = _RECORDS.get(declaration.kind, "enum"), _tag(declaration)
            if "(" in tag:
                raise _Unreadable(f"a type that has neither a tag nor a typedef ({keyword})")
            return f"{const}{keyword} {tag}"
        if kind == TypeKind.TYPEDEF:
            return const + str(type_.get_declaration().spelling)
        if kind == TypeKind.POINTER:
            target = type_.get_pointee()
            prototype = target.get_canonical()
            spelled_out = target.kind not in (TypeKind.TYPEDEF, TypeKind.ELABORATED)
            if prototype.kind == TypeKind.FUNCTIONPROTO and spelled_out:
                return self._prototype(target, "(*)")
            text = pointer_to(self.spell(target))
            return text + "const" if const else text
        if kind in (TypeKind.CONSTANTARRAY, TypeKind.INCOMPLETEARRAY):
            element = self.spell(type_.element_type)
            size = type_.element_count if kind == TypeKind.CONSTANTARRAY else ""
            base, bracket, rest = element.partition("[")
            return f"{base}[{size}]{bracket}{rest}"
        if kind == TypeKind.FUNCTIONPROTO:
            return self._prototype(type_, "")
        if kind == TypeKind.UNEXPOSED:
            return self.spell(type_.get_canonical())
        text = str(type_.spelling).removeprefix("const ")
        if text in PRIMITIVES:
            return const + text
        raise _Unreadable(f"no spelling for the type {type_.spelling} ({kind})")

    def _prototype(self, type_: cindex.Type, star: str) -> str:
        params = ", ".join(self.spell_parameter(param) for param in type_.argument_types()) or "void"
        result = self.spell(type_.get_result())
        if "(" in result:
            raise _Unreadable("a function that returns a pointer to a function or array")
        return f"{result} {star}({params})"

    # --- macros

    def _version(self) -> tuple[int, int] | None:
        """The library's own version, by its macros."""
        if not self.library.version:
            return None
        lines = [f"enum {{ probe_{i} = ({macro}) }};\n" for i, macro in enumerate(self.library.version)]
        numbers = [int(probe.enum_value) for probe in self._ask(lines).values()]
        if len(numbers) != len(self.library.version):
            raise CodegenError(f"{self._where()}: no number in {', '.join(self.library.version)}")
        return numbers[0], numbers[1] if len(numbers) > 1 else 0

    def _macros(self, macros: Sequence[Cursor]) -> None:
        candidates: list[tuple[str, str]] = []
        for cursor in macros:
            name, body = cursor.spelling, [token.spelling for token in cursor.get_tokens()][1:]
            if cindex.conf.lib.clang_Cursor_isMacroFunctionLike(cursor):
                self._leave_out(name, "a macro with parameters")
            elif not body:
                self._leave_out(name, "a macro without a value")
            else:
                candidates.append((name, body[0] if len(body) == 1 else ""))
        lines = []
        for i, (name, _) in enumerate(candidates):
            lines.append(f"void *probe_function_{i} = (void *)&{name};\n")
            lines.append(f"typedef {name} probe_type_{i};\n")
            lines.append(f"enum {{ probe_value_{i} = (long long)({name}) }};\n")
        probes = self._ask(lines)
        for i, (name, single) in enumerate(candidates):
            with self._naming(name):
                self._macro(
                    name, single, [probes.get(f"probe_{k}_{i}") for k in ("function", "type", "value")]
                )

    def _ask(self, lines: Sequence[str]) -> dict[str, Cursor]:
        """What lines after the headers declare, by its name: that of the lines that compile."""
        unit = self._parse("".join([self.includes, *lines]))
        failed = {
            p.location.line
            for p in unit.diagnostics
            if p.severity >= cindex.Diagnostic.Error and p.location.file and p.location.file.name == MAIN
        }
        return {c.spelling: c for c in _probes(unit) if c.location.line not in failed}

    def _macro(self, name: str, single: str, probes: Sequence[Cursor | None]) -> None:
        function, type_, value = probes
        symbol = _referenced(function) if function is not None else ""
        if symbol:
            if symbol in self.reading.functions:
                self.reading.names[self.mode][name] = symbol
            else:
                self._leave_out(name, f"a macro for {symbol}, which no library exports")
        elif not self.first:
            pass
        elif type_ is not None:
            self.reading.typedefs[name] = self.spell(type_.underlying_typedef_type)
        else:
            constant = self._constant(value, single) if value is not None else None
            if constant:
                self.reading.constants[name] = constant
            else:
                self._leave_out(name, "a macro that is no constant, type or function after the headers")

    def _constant(self, probe: Cursor, single: str) -> Constant | None:
        """The integer that a macro stands for; None for a float or a string, which a cast hides."""
        cast = next((c for c in _walk(probe) if c.kind == CursorKind.CSTYLE_CAST_EXPR), None)
        if cast is None:  # libclang shows no (long long)(MACRO) around a string
            return None
        expression = next((c for c in _walk(cast) if c.kind == CursorKind.PAREN_EXPR), None)
        if expression is None or expression.type.get_canonical().kind not in _INTEGERS:
            return None
        inner = list(_walk(expression))
        if any(c.kind in (CursorKind.STRING_LITERAL, CursorKind.COMPOUND_LITERAL_EXPR) for c in inner):
            return None
        referenced = [c.referenced for c in inner if c.kind == CursorKind.DECL_REF_EXPR]
        if len(referenced) == 1 and referenced[0].spelling == single:
            return Constant("", single)
        type_, value = self.spell(expression.type), probe.enum_value
        if value < 0 and expression.type.get_canonical().kind in (TypeKind.ULONG, TypeKind.ULONGLONG):
            value += 1 << 64  # libclang gives every value as a signed one of 64 bits
        return Constant(type_, value)


def _probes(unit: cindex.TranslationUnit) -> Iterator[Cursor]:
    for cursor in unit.cursor.get_children():
        if cursor.kind == CursorKind.ENUM_DECL:
            yield from (c for c in cursor.get_children() if c.spelling.startswith("probe_"))
        elif cursor.spelling.startswith("probe_"):
            yield cursor


def _walk(cursor: Cursor) -> Iterator[Cursor]:
    return iter(cursor.walk_preorder())


def _referenced(probe: Cursor) -> str:
    """What a probe takes the address of; "" for what has no name, such as a string."""
    return next((str(c.spelling) for c in _walk(probe) if c.kind == CursorKind.DECL_REF_EXPR), "")


def _is_unnamed(declaration: Cursor) -> bool:
    return bool(declaration.is_anonymous()) or not declaration.spelling or "(" in declaration.type.spelling


def _tag(declaration: Cursor) -> str:
    """The tag, or for `typedef struct {...} T` the typedef's name."""
    if _is_unnamed(declaration):
        return str(declaration.type.spelling)
    return str(declaration.spelling)
