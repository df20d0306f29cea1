"""A header release read by libclang.

The headers have several modes, each selected by a macro:

plain        what an application sees: the newest version of each function, under its plain name
internal     __CUDA_API_VERSION_INTERNAL: every version of every function, and the types of the old ones
per_thread   CUDA_API_PER_THREAD_DEFAULT_STREAM: names lead to the _ptds and _ptsz symbols

The functions of all modes together are the symbols of the table. The types of the plain mode come first;
the others add what only they have, and may not give another meaning to what is there. The compiler
determines the meaning of a macro: lines after the headers use each macro as a function, a type and a
constant, and those that compile decide.

A declaration that the tables cannot hold, or that calls could not support, stops the reading with a message
that names it.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from clang import cindex
from clang.cindex import Cursor, CursorKind, TypeKind

from .errors import CodegenError
from .model import (
    ENUM,
    MODULE,
    PRIMITIVES,
    ROLES,
    Constant,
    Enum,
    Field,
    Function,
    Param,
    Reading,
    Record,
    pointer_to,
    python_name,
)
from .sources import COMPILER, SHIM, Library

# Headers are read for LP64 Linux on every system, so that the tables are the same. Differences on other
# systems are rules of cudyn/_binding/records.py; tests/proof/systems.py reads the headers for these targets
# and compares.
TARGET = "x86_64-unknown-linux-gnu"
MAIN = "library.h"
# These would reveal the real compiler to a header (see COMPILER).
_OWN_MACROS = ("__clang__", "__clang_major__", "__clang_minor__", "__clang_patchlevel__", "__clang_version__")

# Variables that clang adds to its command line, even with `-nostdinc`.
_ENVIRONMENT = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS")

_RECORDS: dict[CursorKind, Literal["struct", "union"]] = {
    CursorKind.STRUCT_DECL: "struct",
    CursorKind.UNION_DECL: "union",
}
_TYPES = {kind.value for kind in (*_RECORDS, CursorKind.ENUM_DECL, CursorKind.TYPEDEF_DECL)}
_FUNCTION, _VARIABLE = CursorKind.FUNCTION_DECL.value, CursorKind.VAR_DECL.value
_MACRO = CursorKind.MACRO_DEFINITION.value

_INTEGERS = {
    *(TypeKind.BOOL, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.UCHAR, TypeKind.SHORT, TypeKind.USHORT),
    *(TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG),
    *(TypeKind.ENUM, TypeKind.POINTER),
}
_PROTOTYPES = (TypeKind.FUNCTIONPROTO, TypeKind.FUNCTIONNOPROTO)
_ARRAYS = (TypeKind.CONSTANTARRAY, TypeKind.INCOMPLETEARRAY)

# The number of C's own calling convention in libclang.
_C_CALL = 1


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
    _one_meaning_each(library, reading)
    _account_for_unseen(library, reading, folders)
    return reading


def _own_headers(library: Library, folders: Sequence[Path]) -> Iterator[str]:
    """The texts of the headers that are this library's."""
    for folder in folders:
        for path in sorted(folder.rglob("*.h")):
            if library.is_own(path.relative_to(folder).as_posix()):
                yield path.read_text(encoding="utf-8", errors="replace")


def _account_for_unseen(library: Library, reading: Reading, folders: Sequence[Path]) -> None:
    """List the functions in the text that no mode declares, such as those for Windows."""
    known = reading.functions.keys() | reading.left_out.keys()
    for names in reading.names.values():
        known |= names.keys()
    prefix = "|".join(library.prefixes)
    for text in _own_headers(library, folders):
        for name in re.findall(rf"^[ \t]*{library.status}\s+(?:\w+\s+)?((?:{prefix})\w+)\s*\(", text, re.M):
            if name not in known:
                reading.left_out[name] = "declared under a condition that no mode meets"


def _one_meaning_each(library: Library, reading: Reading) -> None:
    """Refuse a name with two meanings: a module has one namespace, C has several."""
    meanings: dict[str, str] = {}

    def add(name: str, meaning: str) -> None:
        if not name.isidentifier():
            raise CodegenError(f"{library.name} {reading.release}: {name} is not a Python name ({meaning})")
        if name != python_name(name, MODULE):
            raise CodegenError(f"{library.name} {reading.release}: {name} is taken in Python ({meaning})")
        known = meanings.setdefault(name, meaning)
        if known != meaning:
            raise CodegenError(f"{library.name} {reading.release}: {name} is {known} and {meaning}")

    for name in reading.records.keys() - reading.foreign:
        add(name, f"{reading.records[name].kind} {name}")
    for tag in reading.enums.keys() - reading.foreign:
        add(tag, f"enum {tag}")
        for name, value in reading.enums[tag].values:
            add(name, f"the enumerator {value} of {tag}")
    for name in reading.typedefs.keys() - reading.foreign:
        type_ = reading.typedefs[name]
        add(name, type_ if type_.partition(" ")[2] == name else f"a typedef for {type_}")
    for name, constant in reading.constants.items():
        if constant.value != name:  # `#define PR_ONE PR_ONE` lets code test for an enumerator
            add(name, f"the constant {constant.value}")
    for name in reading.names["plain"]:
        add(name, "a function")


class _Unreadable(Exception):
    """A type or value that the tables cannot hold."""


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
        self.headers = folders
        self.args = ["-x", "c", "-std=c11", "-nostdinc", f"--target={target}", "-ferror-limit=0"]
        self.args += [f"-I{folder}" for folder in (*folders, SHIM)]
        if target == TARGET:
            self.args += [f"-D{name}={value}" for name, value in COMPILER.items()]
            self.args += [f"-U{name}" for name in _OWN_MACROS]
        self.args += [f"-D{macro}"] if macro else []
        self.folders = [f"{folder}{os.sep}" for folder in folders]
        self.owners: dict[str, str] = {}  # file -> "own", "foreign" or ""
        self.texts: dict[str, bytes] = {}  # of the files that define macros
        self.spellings: dict[bytes, str] = {}  # by libclang's type; const and all
        self.passed: set[bytes] = set()  # types that a call can pass
        self.todo: list[Cursor] = []  # other libraries' types that are used
        self.done: set[tuple[str, int]] = set()

    def read(self) -> None:
        asked = [] if self.mode == "internal" else self._macros_of_the_text()
        unit = self._parse(self._questions(asked))
        failed = self._problems(unit)
        macros: list[Cursor] = []
        functions: dict[str, Function] = {}
        probes: dict[str, Cursor] = {}
        for cursor in unit.cursor.get_children():
            kind = cursor._kind_id
            if kind not in _TYPES and kind not in (_FUNCTION, _MACRO, _VARIABLE):
                continue
            file, line, _ = _place(cursor)
            owner = self._owner(file)
            if file == MAIN:
                if line not in failed:
                    probes.update((c.spelling, c) for c in _probes(cursor))
            elif kind == _MACRO:
                if owner == "own":
                    macros.append(cursor)
            else:
                with self._naming(cursor):
                    if kind in _TYPES:
                        self._type(cursor, owner)
                    elif kind == _FUNCTION and owner == "own":
                        function = self._function(cursor)
                        if function:
                            functions[function.symbol] = function
                    elif owner == "own":
                        self._variable(cursor)
        self.reading.by_mode[self.mode] = functions
        for symbol, function in functions.items():
            known = self.reading.functions.setdefault(symbol, function)
            if known.types != function.types:
                raise CodegenError(f"{self._where()}: {symbol} has two prototypes: {known} and {function}")
        if self.first:
            self.reading.version = self._version(probes)
        if self.mode != "internal":
            self.reading.names[self.mode] = {symbol: symbol for symbol in functions}
            self._macros(macros, asked, probes)
        self._follow()

    def _parse(self, text: str) -> cindex.TranslationUnit:
        option = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
        set_aside = {name: os.environ.pop(name) for name in _ENVIRONMENT if name in os.environ}
        try:
            return cindex.Index.create().parse(MAIN, self.args, unsaved_files=[(MAIN, text)], options=option)
        finally:
            os.environ.update(set_aside)

    def _problems(self, unit: cindex.TranslationUnit) -> set[int]:
        """The lines after the headers that don't compile. Raises CodegenError for an error in a header."""
        failed = set()
        for problem in unit.diagnostics:
            if problem.severity >= cindex.Diagnostic.Error:
                file, line, _ = _position(problem.location)
                if file != MAIN or line <= self.includes.count("\n"):
                    raise CodegenError(f"{self._where()}: {problem.spelling} ({problem.location})")
                failed.add(line)
        for inclusion in unit.get_includes():
            name = inclusion.include.name
            if name != MAIN and not name.startswith((*self.folders, f"{SHIM}{os.sep}")):
                raise CodegenError(f"{self._where()}: unexpected include of {name}")
        return failed

    def _where(self) -> str:
        return f"{self.library.name} {self.reading.release} ({self.mode})"

    @contextmanager
    def _naming(self, cursor: Cursor) -> Iterator[None]:
        """Add the declaration to an error."""
        try:
            yield
        except _Unreadable as error:
            raise CodegenError(f"{self._where()}: {cursor.spelling}: {error}") from None

    def _owner(self, file: str) -> str:
        """The owner of a header: "own", "foreign" (a library that this one uses) or ""."""
        known = self.owners.get(file)
        if known is None:
            folder = next((f for f in self.folders if file.startswith(f)), "")
            header = file.removeprefix(folder).replace(os.sep, "/") if folder else ""
            own = bool(header) and self.library.is_own(header)
            foreign = not own and bool(header) and any(used.is_own(header) for used in self.used)
            known = self.owners[file] = "own" if own else "foreign" if foreign else ""
        return known

    def _leave_out(self, name: str, reason: str) -> None:
        self.reading.left_out.setdefault(name, reason)

    # --- functions

    def _function(self, cursor: Cursor) -> Function | None:
        name = str(cursor.spelling)
        if not name.startswith(self.library.prefixes):
            self._leave_out(name, "the name is not one of the library's")
            return None
        if cursor.storage_class == cindex.StorageClass.STATIC and not self.library.inline:
            self._leave_out(name, "defined inline in the header; no library exports it")
            return None
        type_ = cursor.type
        if type_.kind not in _PROTOTYPES:
            raise _Unreadable("a function that is declared by the name of its type")
        # `f()` does not declare its parameters; NVIDIA's headers mean C++'s `f(void)`.
        if type_.kind != TypeKind.FUNCTIONNOPROTO and type_.is_function_variadic():
            self._leave_out(name, "the prototype has no fixed parameters")
            return None
        symbol = str(cursor.mangled_name)
        if symbol != name:
            raise _Unreadable(f"an asm label gives it another symbol, {symbol.lstrip(chr(1))}")
        self._check_call(type_)
        arguments = [(p.spelling, p.type) for p in cursor.get_arguments()]
        params = tuple(
            Param(_name(p) or f"arg{i}", self.spell_parameter(t), t.kind in _ARRAYS)
            for i, (p, t) in enumerate(arguments)
        )
        result = self.spell(cursor.result_type)
        if "(" in result:
            raise _Unreadable("a function that returns a pointer to a function or array")
        return Function(name, result, params, cursor.raw_comment or "")

    def _check_call(self, type_: cindex.Type) -> None:
        """Can a function of this type be called as any C function, with records that ctypes can pass?"""
        convention = _calling_convention(type_.get_canonical())
        if convention != _C_CALL:
            raise _Unreadable(f"a calling convention other than C's (libclang's number {convention})")
        arguments = type_.argument_types() if type_.kind == TypeKind.FUNCTIONPROTO else ()
        for passed in (type_.get_result(), *arguments):
            if bytes(passed) not in self.passed:
                canonical = passed.get_canonical()
                if canonical.kind == TypeKind.RECORD:
                    self._check_by_value(canonical)
                self.passed.add(bytes(passed))

    def _check_by_value(self, type_: cindex.Type) -> None:
        """Stop at a record without natural layout, which ctypes would pass in another way than C."""
        declaration = type_.get_declaration().get_definition()
        tag = _tag(declaration) if declaration else type_.spelling
        if declaration is None:
            raise _Unreadable(f"{tag} is passed by value and has no definition")
        if "transparent_union" in _printed(declaration):
            raise _Unreadable(f"{tag} is passed by value and is a transparent union")
        natural = 1
        for field in type_.get_fields():
            if field.is_bitfield():
                raise _Unreadable(f"{tag} is passed by value and has the bit-field {field.spelling}")
            align = field.type.get_canonical().get_align()
            if field.get_field_offsetof() % (8 * align):
                raise _Unreadable(f"{tag} is passed by value and is packed: {field.spelling} is not aligned")
            natural = max(natural, align)
            element = field.type.get_canonical()
            while element.kind == TypeKind.CONSTANTARRAY:
                element = element.element_type.get_canonical()
            if element.kind == TypeKind.RECORD:
                self._check_by_value(element)
        align = type_.get_align()
        # Alignment does not matter in registers; records larger than two of them are passed in memory,
        # aligned.
        if align < natural or align > max(natural, 16) or (align > natural and type_.get_size() > 16):
            raise _Unreadable(f"{tag} is passed by value and is aligned to {align}, its members to {natural}")

    def _variable(self, cursor: Cursor) -> None:
        """Leave out variables and typed constants, which the tables cannot hold."""
        exported = cursor.storage_class == cindex.StorageClass.EXTERN
        what = (
            "a variable that the library exports"
            if exported
            else "a typed constant or variable of the header"
        )
        self._leave_out(cursor.spelling, what)

    # --- types

    def _type(self, cursor: Cursor, owner: str) -> None:
        """Read a type; one of another library only if it is used."""
        if owner == "foreign":
            self.reading.foreign.add(_tag(cursor))
        else:
            self._declare(cursor, owner)

    def _follow(self) -> None:
        """Read the types of other libraries that are used, directly or indirectly."""
        while self.todo:
            cursor = self.todo.pop()
            definition = cursor.get_definition() or cursor
            file, _, offset = _place(definition)
            if (file, offset) not in self.done and self._owner(file) == "foreign":
                self.done.add((file, offset))
                with self._naming(definition):
                    self.reading.foreign.add(_tag(definition))
                    self._declare(definition, "foreign")

    def _declare(self, cursor: Cursor, owner: str) -> None:
        reading = self.reading
        kind = cursor.kind
        if kind in _RECORDS:
            if cursor.is_definition() and not cursor.type.spelling.endswith(")"):
                self._only_one(reading.records, _tag(cursor), self._record(cursor, owner))
        elif kind == CursorKind.ENUM_DECL:
            if cursor.is_definition():
                self._enum(cursor, owner)
        elif kind == CursorKind.TYPEDEF_DECL:
            name = cursor.spelling
            if name in PRIMITIVES:
                return
            if name in ROLES:
                raise _Unreadable("a type may not have the name of a role")
            self._only_one(reading.typedefs, name, self.spell(cursor.underlying_typedef_type))

    def _only_one(self, known: dict[str, Any], name: str, value: object) -> None:
        """Keep a type, which may be declared again if equal."""
        if known.setdefault(name, value) != value:
            raise _Unreadable(f"{name} is declared in two ways: {_brief(known[name])} and {_brief(value)}")

    def _enum(self, cursor: Cursor, owner: str) -> None:
        type_ = str(cursor.enum_type.get_canonical().spelling)
        tag = _tag(cursor)
        if type_ not in ("int", "unsigned int"):
            raise _Unreadable(f"enum {tag} does not fit an int; it is {type_}")
        lib = cindex.conf.lib
        value_of = lib.clang_getEnumConstantDeclUnsignedValue
        if type_ == "int":
            value_of = lib.clang_getEnumConstantDeclValue
        constants = (c for c in cursor.get_children() if c.kind == CursorKind.ENUM_CONSTANT_DECL)
        taken = {*MODULE, *ENUM}
        values = tuple((python_name(str(c.spelling), taken), int(value_of(c))) for c in constants)
        if "(" in tag:  # neither a tag nor a typedef: plain constants
            for name, value in values if owner != "foreign" else ():
                self._only_one(self.reading.constants, name, Constant("int", value))
            return
        known = self.reading.enums.setdefault(tag, Enum(type_, values))
        merged = dict(known.values)
        changed = [n for n, value in values if merged.get(n, value) != value]
        if known.type != type_ or changed:
            raise _Unreadable(
                f"enum {tag} is declared in two ways: {_brief(known)} and {_brief(Enum(type_, values))}"
            )
        for name, _ in values:
            if name not in merged:
                self._leave_out(name, f"an enumerator only in {self.mode} mode")
            if re.fullmatch(r"_.*_", name):
                raise _Unreadable(f"an enumerator in Python may not have the name {name}")

    def _record(self, cursor: Cursor, owner: str) -> Record:
        type_ = cursor.type
        fields = tuple(self._field(field, owner) for field in type_.get_fields())
        self._nested(cursor, owner)
        return Record(_RECORDS[cursor.kind], type_.get_size(), type_.get_align(), fields)

    def _nested(self, cursor: Cursor, owner: str) -> None:
        """Read tags that are declared inside a record: in C they are visible outside."""
        for child in cursor.get_children():
            if (child.kind in _RECORDS and not _is_unnamed(child)) or child.kind == CursorKind.ENUM_DECL:
                if owner == "foreign":
                    self.reading.foreign.add(_tag(child))
                self._declare(child, owner)

    def _field(self, cursor: Cursor, owner: str) -> Field:
        name, offset, type_ = cursor.spelling, cursor.get_field_offsetof(), cursor.type
        if "(" in name:  # libclang's spelling of an anonymous member
            name = ""
        name = _name(name)
        bits = cursor.get_bitfield_width() if cursor.is_bitfield() else None
        if bits == 0:
            raise _Unreadable("a bit-field without bits")
        if bytes(type_) in self.spellings:
            return Field(name, offset, self.spellings[bytes(type_)], bits)
        element, dims = type_, ""
        while element.kind == TypeKind.CONSTANTARRAY:
            dims += f"[{element.element_count}]"
            element = element.element_type
        declaration = element.get_declaration()
        if declaration.kind in _RECORDS and _is_unnamed(declaration):
            return Field(name, offset, self._record(declaration, owner), bits, dims)
        return Field(name, offset, self.spell(type_), bits)

    def spell_parameter(self, type_: cindex.Type) -> str:
        """The spelling of a parameter's type: arrays become pointers."""
        if type_.kind in _ARRAYS:
            return self._pointer_to(self.spell(type_.element_type))
        if type_.kind in _PROTOTYPES:
            return self._prototype(type_, "(*)")
        if type_.get_canonical().kind in (*_ARRAYS, *_PROTOTYPES):
            raise _Unreadable(f"a parameter of the type {type_.spelling}, which C turns into a pointer")
        return self.spell(type_)

    def spell(self, type_: cindex.Type) -> str:
        """The canonical spelling of a type (see model)."""
        key = bytes(type_)
        found = self.spellings.get(key)
        if found is None:
            found = self.spellings[key] = self._spell(type_)
        return found

    def _spell(self, type_: cindex.Type) -> str:
        kind = type_.kind
        const = "const " if type_.is_const_qualified() else ""
        if kind == TypeKind.ELABORATED:
            return const + self.spell(type_.get_named_type()).removeprefix("const ")
        if kind in (TypeKind.RECORD, TypeKind.ENUM):
            declaration = type_.get_declaration()
            keyword, tag = _RECORDS.get(declaration.kind, "enum"), _tag(declaration)
            if "(" in tag:
                raise _Unreadable(f"a type that has neither a tag nor a typedef ({keyword})")
            self.todo.append(declaration)
            return f"{const}{keyword} {tag}"
        if kind == TypeKind.TYPEDEF:
            declaration = type_.get_declaration()
            self.todo.append(declaration)
            return const + str(declaration.spelling)
        if kind == TypeKind.POINTER:
            target = type_.get_pointee()
            prototype = target.get_canonical()
            spelled_out = target.kind not in (TypeKind.TYPEDEF, TypeKind.ELABORATED)
            if prototype.kind in _PROTOTYPES and spelled_out:
                return self._prototype(target, "(*)")
            text = self._pointer_to(self.spell(target))
            return text + "const" if const else text
        if kind == TypeKind.CONSTANTARRAY:
            element = self.spell(type_.element_type)
            if "(" in element:
                raise _Unreadable("an array of pointers to functions")
            base, bracket, rest = element.partition("[")
            return f"{base}[{type_.element_count}]{bracket}{rest}"
        if kind == TypeKind.INCOMPLETEARRAY:
            raise _Unreadable("an array without a fixed length")
        if kind in _PROTOTYPES:
            return self._prototype(type_, "")
        if kind == TypeKind.UNEXPOSED:
            return self.spell(type_.get_canonical())
        text = str(type_.spelling).removeprefix("const ")
        if text in PRIMITIVES:
            return const + text
        raise _Unreadable(f"expected a known kind of type, got {type_.spelling} ({kind})")

    def _pointer_to(self, target: str) -> str:
        if "[" in target and "(" not in target:
            raise _Unreadable("a pointer to an array")
        if "(*" in target:
            raise _Unreadable("a pointer to a pointer to a function")
        return pointer_to(target)

    def _prototype(self, type_: cindex.Type, star: str) -> str:
        is_declared = type_.get_canonical().kind == TypeKind.FUNCTIONPROTO  # or else it is `int ()`
        if is_declared and type_.get_canonical().is_function_variadic():
            raise _Unreadable("a pointer to a function without fixed parameters")
        self._check_call(type_.get_canonical())
        arguments = type_.argument_types() if is_declared else ()
        params = ", ".join(self.spell_parameter(param) for param in arguments) or "void"
        result = self.spell(type_.get_result())
        if "(" in result:
            raise _Unreadable("a function that returns a pointer to a function or array")
        return f"{result} {star}({params})"

    # --- macros

    def _macros_of_the_text(self) -> list[str]:
        """The names of macros in the library's own headers."""
        names: dict[str, None] = {}
        for text in _own_headers(self.library, self.headers):
            names |= dict.fromkeys(re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", text, re.M))
        return list(names)

    def _questions(self, names: Sequence[str]) -> str:
        """The headers, and the lines after them that test their macros."""
        lines = [self.includes]
        if self.first:
            lines += [
                f"enum {{ probe_version_{i} = ({macro}) }};\n" for i, macro in enumerate(self.library.version)
            ]
        # `1, 2` is two arguments, which a macro of one refuses; without it the last part would compile.
        lines.append("#define PROBE_ONE(x) x\n#define PROBE(x) PROBE_ONE(x)\n")
        for i, name in enumerate(names):
            lines.append(f"#ifdef {name}\nenum {{ probe_defined_{i} = 1 }};\n")
            lines.append(f"void *probe_function_{i} = (void *)&PROBE({name});\n")
            lines.append(f"typedef PROBE({name}) probe_type_{i};\n")
            lines.append(f"enum {{ probe_value_{i} = (long long)(PROBE({name})) }};\n")
            lines.append(f"#endif\nenum {{ probe_end_{i} = 1 }};\n")
        return "".join(lines)

    def _version(self, probes: Mapping[str, Cursor]) -> tuple[int, int] | None:
        """The library's own version, by its macros."""
        if not self.library.version:
            return None
        found = [probes.get(f"probe_version_{i}") for i in range(len(self.library.version))]
        numbers = [int(probe.enum_value) for probe in found if probe is not None]
        if len(numbers) != len(self.library.version):
            raise CodegenError(f"{self._where()}: expected numbers in {', '.join(self.library.version)}")
        return numbers[0], numbers[1] if len(numbers) > 1 else 0

    def _macros(self, macros: Sequence[Cursor], asked: Sequence[str], probes: Mapping[str, Cursor]) -> None:
        """Read the meaning of the macros. An open bracket in one would swallow the lines that follow."""
        swallowed = next((n for i, n in enumerate(asked) if f"probe_end_{i}" not in probes), None)
        if swallowed:
            raise CodegenError(f"{self._where()}: {swallowed}: a macro with a bracket that has no partner")
        numbers = {name: i for i, name in enumerate(asked)}
        names = self.reading.names[self.mode]
        for cursor in macros:
            name, body = cursor.spelling, self._body(cursor)
            i = numbers[name]
            stands_before = name in names and f"probe_defined_{i}" in probes
            if cindex.conf.lib.clang_Cursor_isMacroFunctionLike(cursor):
                if stands_before:
                    raise CodegenError(f"{self._where()}: {name} is a function and a macro with parameters")
                self._leave_out(name, "a macro with parameters")
            elif not body and not stands_before:
                self._leave_out(name, "a macro without a value")
            else:
                kinds = ("function", "type", "value")
                with self._naming(cursor):
                    found = [probes.get(f"probe_{kind}_{i}") for kind in kinds]
                    self._macro(name, body, stands_before, found)

    def _body(self, macro: Cursor) -> str:
        """The text after a macro's name, unchanged."""
        extent = cindex.conf.lib.clang_getCursorExtent(macro)
        file, _, start = _position(cindex.conf.lib.clang_getRangeStart(extent))
        _, _, end = _position(cindex.conf.lib.clang_getRangeEnd(extent))
        if file not in self.texts:
            self.texts[file] = Path(file).read_bytes()
        written = self.texts[file][start:end].decode(errors="replace")[len(macro.spelling) :]
        return re.sub(r"/\*.*?\*/|\\\s*\n", " ", written, flags=re.DOTALL).strip()

    def _macro(self, name: str, body: str, stands_before: bool, probes: Sequence[Cursor | None]) -> None:
        """Read one macro. stands_before: it hides a function of the same name from C code."""
        function, type_, value = probes
        symbol = _referenced(function) if function is not None else ""
        if symbol:
            if symbol in self.reading.functions:
                self.reading.names[self.mode][name] = symbol
            else:
                self._leave_out(name, f"a macro for {symbol}, which is left out")
        elif stands_before:
            raise _Unreadable("a function, and a macro of another meaning")
        elif not self.first:
            pass
        elif type_ is not None:
            self._only_one(self.reading.typedefs, name, self.spell(type_.underlying_typedef_type))
        else:
            constant = self._constant(value, body) if value is not None else None
            if constant:
                self.reading.constants[python_name(name, MODULE)] = constant
            else:
                self._leave_out(name, "a macro that is not a constant, type or function after the headers")

    def _constant(self, probe: Cursor, body: str) -> Constant | None:
        """The integer value of a macro; None for a float or a string, which a cast hides."""
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
        if len(referenced) == 1 and referenced[0].spelling == body:
            return Constant("", python_name(body, {*MODULE, *ENUM}))
        type_, value = self.spell(expression.type), probe.enum_value
        if value < 0 and expression.type.get_canonical().kind in (TypeKind.ULONG, TypeKind.ULONGLONG):
            value += 1 << 64  # libclang gives every value as a signed one of 64 bits
        return Constant(type_, value)


def _name(name: str) -> str:
    """The name of a parameter or member, if it has one."""
    if name and not name.isidentifier():
        raise _Unreadable(f"{name} is not a Python name")
    return name


def _brief(value: object) -> str:
    """A type, on one line."""
    if isinstance(value, Record):
        members = "".join(f" {_brief(field.type)} {field.name};" for field in value.fields)
        return f"{value.kind} {{{members} }} of {value.size} bytes"
    if isinstance(value, Enum):
        return ", ".join(f"{name} = {number}" for name, number in value.values)
    return str(value.value if isinstance(value, Constant) else value)


# --- additions to libclang's Python, or faster versions


def _place(cursor: Cursor) -> tuple[str, int, int]:
    """The file of a declaration ("" for none), its line and its offset there."""
    return _position(cindex.conf.lib.clang_getCursorLocation(cursor))


def _position(location: cindex.SourceLocation) -> tuple[str, int, int]:
    file, line, offset = cindex.c_object_p(), ctypes.c_uint(), ctypes.c_uint()
    cindex.conf.lib.clang_getInstantiationLocation(
        location, ctypes.byref(file), ctypes.byref(line), None, ctypes.byref(offset)
    )
    name = str(cindex.conf.lib.clang_getFileName(cindex.File(file))) if file else ""
    return name, line.value, offset.value


def _calling_convention(type_: cindex.Type) -> int:
    function = cindex.conf.lib.clang_getFunctionTypeCallingConv
    function.argtypes, function.restype = [cindex.Type], ctypes.c_int
    return int(function(type_))


def _printed(cursor: Cursor) -> str:
    """A declaration as clang writes it, attributes and all."""
    function = cindex.conf.lib.clang_getCursorPrettyPrinted
    function.argtypes, function.restype = [Cursor, ctypes.c_void_p], cindex._CXString
    text = cindex.conf.lib.clang_getCString(function(cursor, None))
    return text.decode() if isinstance(text, bytes) else str(text)


def _probes(cursor: Cursor) -> Iterator[Cursor]:
    if cursor.kind == CursorKind.ENUM_DECL:
        yield from cursor.get_children()
    else:
        yield cursor


def _walk(cursor: Cursor) -> Iterator[Cursor]:
    return iter(cursor.walk_preorder())


def _referenced(probe: Cursor) -> str:
    """The name whose address a probe takes; "" for an object without one, such as a string."""
    return next((str(c.spelling) for c in _walk(probe) if c.kind == CursorKind.DECL_REF_EXPR), "")


def _is_unnamed(declaration: Cursor) -> bool:
    return bool(declaration.is_anonymous()) or not declaration.spelling or "(" in declaration.type.spelling


def _tag(declaration: Cursor) -> str:
    """The tag, or for `typedef struct {...} T` the typedef's name."""
    if _is_unnamed(declaration):
        return str(declaration.type.spelling)
    return str(declaration.spelling)
