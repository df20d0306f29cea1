"""Makes one pass over the headers, with the macro of one mode defined."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from clang import cindex
from clang.cindex import Cursor, TypeKind

from ..declared import COMPILER, OF_C, SHIM, Declared
from ..errors import CodegenError, HeaderError, Problems
from ..model import MODULE_ATTRIBUTES, Constant, Function, Param, Reading, python_name
from . import macros
from .libclang import (
    FUNCTION,
    MACRO,
    MAIN,
    PROTOTYPES,
    TYPES,
    Unreadable,
    argument_types,
    constant_value,
    declarations,
    describe,
    location_of,
    parse,
    position,
    spelling,
    text_of,
)
from .types import Types, name_of

# Headers are always read as if on LP64 Linux, so that the tables are the same on every system.
# cudyn/_bindings/calls/records.py implements the differences on other systems. tests/proof/systems.py reads
# the headers for those systems and compares the results.
TARGET = "x86_64-unknown-linux-gnu"
# Macros that would reveal the actual compiler to the headers (see COMPILER).
_OWN_MACROS = ("__clang__", "__clang_major__", "__clang_minor__", "__clang_patchlevel__", "__clang_version__")


class Text(NamedTuple):
    """The cache key of a function: everything that it depends on, except the layout of records.

    The layout only matters for records that are passed by value.
    """

    rules: str
    name: str
    symbol: str
    type: str
    canonical: str  # the function's type without typedefs
    written: str  # the source code of the declaration
    comment: str
    header: str


# Caches the functions that were read in earlier modes, releases and libraries, because the next release
# declares nearly all of them again.
_functions: dict[Text, Function] = {}


class Mode:
    """One pass over a library's headers.

    Args:
        library: reading rules of the library
        reading: reading to which the declarations are added
        mode: name of the mode, a key of `library.modes`
        directories: directories that contain the headers
        used: libraries whose headers are included
        target: target triple of the compiler
        problems: collects the problems of all modes
        spelled: types of the functions in earlier modes; the types of this mode's functions are added
    """

    def __init__(
        self,
        library: Declared,
        reading: Reading,
        mode: str,
        directories: Sequence[Path],
        used: Sequence[Declared],
        target: str,
        problems: Problems,
        spelled: set[str],
    ) -> None:
        self.library = library
        self.reading = reading
        self.mode = mode
        self.problems = problems
        self.used = used
        self.spelled = spelled
        self.is_first = mode == next(iter(library.modes))
        self.rules = f"{target}\n{reading.is_cpp}\n{library.reading_rules}"
        self.includes = library.includes(directories)
        self.headers = directories
        macro = library.modes[mode]
        language = ["c++", "-std=c++17"] if reading.is_cpp else ["c", "-std=c11"]
        self.args = ["-x", *language, "-nostdinc", f"--target={target}", "-ferror-limit=0"]
        self.args += [f"-I{directory}" for directory in (*directories, SHIM)]
        if target == TARGET:
            self.args += [
                f"-D{name}={value}"
                for name, value in COMPILER.items()
                if not (reading.is_cpp and name in OF_C)
            ]
            self.args += [f"-U{name}" for name in _OWN_MACROS]
        self.args += [f"-D{macro}"] if macro else []
        self.directories = [f"{directory}{os.sep}" for directory in directories]
        self.owners: dict[str, str] = {}
        self.types = Types(reading, mode, self._owner, self._leave_out, self._is_left_out, spelled)

    def read(self) -> None:
        """Add the declarations in this mode to the reading, and collect problems."""
        tested_names = []
        # Applications do not use the internal mode, so its macros do not matter.
        if self.mode != "internal":
            tested_names = macros.names_in([text for _, text in own_headers(self.library, self.headers)])
        version = self.library.version if self.is_first else ()
        text = self.includes + macros.probe_lines(tested_names, version)
        unit = parse(text, self.args, skip_bodies=self.reading.is_cpp)
        failed = self._check(unit)
        own_macros: list[Cursor] = []
        functions: dict[str, Function] = {}
        probes: dict[str, Cursor] = {}
        for cursor in declarations(unit):
            kind = cursor._kind_id
            file, line, _ = location_of(cursor)
            owner = self._owner(file)
            if file == MAIN:
                if line not in failed:
                    probes.update((c.spelling, c) for c in macros.list_probes(cursor))
            elif kind == MACRO:
                if owner == "own":
                    own_macros.append(cursor)
            elif owner == "foreign":
                if kind in TYPES:
                    self.types.note_foreign(cursor)
            elif owner != "own" or not self._is_left_out(spelling(cursor)):
                self._try(cursor, self._declaration, cursor, owner, functions)
        self._store_functions(functions)
        macro_reader = macros.Macros(
            self.library, self.reading, self.types, self.mode, tested_names, probes, self.is_first
        )
        with self._collecting():
            if self.is_first:
                self.reading.version = macro_reader.version()
            if self.mode != "internal":
                self.reading.names[self.mode] = {symbol: symbol for symbol in functions}
                macro_reader.read(own_macros, self._try)
        # Types of other libraries are read last, because only those that a declaration mentions are needed.
        # Each of them may mention further types.
        while self.types.mentioned:
            cursor = self.types.mentioned.pop()
            self._try(cursor, self.types.read_foreign, cursor)

    def _declaration(self, cursor: Cursor, owner: str, functions: dict[str, Function]) -> None:
        """Read the declaration of a type, a function or a variable.

        Functions are added to `functions`, types and variables to the reading.
        """
        if cursor._kind_id in TYPES:
            self.types.declare(cursor, owner)
        elif cursor._kind_id == FUNCTION and owner == "own":
            function = self._function(cursor)
            if function:
                functions[function.symbol] = function
        elif owner == "own":
            self._variable(cursor)

    def _store_functions(self, functions: dict[str, Function]) -> None:
        """Store the functions of the mode. Collects a problem if an earlier mode differs."""
        self.reading.by_mode[self.mode] = functions
        for symbol, function in functions.items():
            earlier = self.reading.functions.setdefault(symbol, function)
            if earlier.types != function.types:
                with self._collecting():
                    raise CodegenError(f"{symbol} has two prototypes: {earlier} and {function}")

    def _check(self, unit: cindex.TranslationUnit) -> set[int]:
        """Return the numbers of the test lines that do not compile, and record the included headers.

        An error in a header raises HeaderError.
        """
        failed: set[int] = set()
        errors: list[str] = []
        for problem in unit.diagnostics:
            if problem.severity >= cindex.Diagnostic.Error:
                file, line, _ = position(problem.location)
                # In MAIN, the #include lines come first, followed by the test lines.
                if file != MAIN or line <= self.includes.count("\n"):
                    errors.append(f"{self._where()}: {problem.spelling} ({self._show(file)}:{line})")
                failed.add(line)
        for inclusion in unit.get_includes():
            name = inclusion.include.name
            if name.startswith(f"{SHIM}{os.sep}"):
                self.reading.shims.add(Path(name).relative_to(SHIM).as_posix())
            elif name.startswith(tuple(self.directories)):
                self.reading.headers.add(self._show(name).replace(os.sep, "/"))
            elif name != MAIN:
                errors.append(f"{self._where()}: unexpected include of {name}")
        if errors:
            raise HeaderError("\n".join(dict.fromkeys(errors)))
        return failed

    def _show(self, file: str) -> str:
        """Return a header's name relative to its include directory."""
        directory = next((f for f in (*self.directories, f"{SHIM}{os.sep}") if file.startswith(f)), "")
        return file.removeprefix(directory)

    def _where(self) -> str:
        """Return the library, the release and the mode, for messages."""
        language = ", read as C++" if self.reading.is_cpp else ""
        return f"{self.library.name} {self.reading.release} ({self.mode}{language})"

    @contextmanager
    def _collecting(self) -> Iterator[None]:
        """Collect an error raised in the `with` block, and add the library, the release and the mode."""
        with self.problems.collected(self._where()):
            yield

    def _try(self, cursor: Cursor, read: Callable[..., object], *arguments: object) -> None:
        """Call a function. If it raises an error, collect the error with the name of the declaration."""
        try:
            read(*arguments)
        except Unreadable as error:
            name = describe(cursor, self._show(location_of(cursor)[0]))
            self.problems.add_error(CodegenError(f"{name}: {error}"), self._where())
        except CodegenError as error:
            self.problems.add_error(error, self._where())

    def _owner(self, file: str) -> str:
        """Return whether a header belongs to this library ("own"), to a library that it uses ("foreign") or
        to neither ("").
        """
        owner = self.owners.get(file)
        if owner is None:
            directory = next((f for f in self.directories if file.startswith(f)), "")
            header = file.removeprefix(directory).replace(os.sep, "/") if directory else ""
            is_own = bool(header) and self.library.is_own(header)
            is_foreign = not is_own and bool(header) and any(used.is_own(header) for used in self.used)
            owner = self.owners[file] = "own" if is_own else "foreign" if is_foreign else ""
        return owner

    def _leave_out(self, name: str, reason: str) -> None:
        """Record the first reason for omitting a name."""
        self.reading.left_out.setdefault(name, reason)

    def _is_left_out(self, name: str) -> bool:
        """Return whether the library's file omits this name. If so, record the reason."""
        reason = self.library.reason_to_leave_out(name)
        if reason:
            self._leave_out(name, reason)
        return bool(reason)

    # --- functions and variables

    def _function(self, cursor: Cursor) -> Function | None:
        """Return a function from the cache or from its declaration, or None if it is omitted."""
        name = spelling(cursor)
        if not name.startswith(self.library.prefixes):
            self._leave_out(name, "the name is not one of the library's")
            return None
        if cursor.storage_class == cindex.StorageClass.STATIC and not self.library.inline:
            self._leave_out(name, "defined inline in the header; no library exports it")
            return None
        header = self._show(location_of(cursor)[0]).replace(os.sep, "/")
        type_ = cursor.type
        canonical = type_.get_canonical()
        text = Text(
            self.rules,
            name,
            str(cursor.mangled_name),
            spelling(type_),
            spelling(canonical),
            text_of(cursor),
            cursor.raw_comment or "",
            header,
        )
        cached = _functions.get(text)
        # Spelling a type also causes the types of other libraries that it mentions to be read. So a cached
        # function can only be used if its types have been spelled for this reading.
        if cached and (not self.used or self.spelled.issuperset(_types_of(cached))):
            return cached
        function = self._read_function(cursor, text)
        passed = [canonical.get_result(), *argument_types(canonical)]
        # The cache key does not contain the layout of records, so functions that pass them are not cached.
        if function and not any(type_.kind == TypeKind.RECORD for type_ in passed):
            _functions[text] = function
        return function

    def _read_function(self, cursor: Cursor, text: Text) -> Function | None:
        """Read a function from its declaration. Returns None if it is omitted."""
        name = text.name
        type_ = cursor.type
        if type_.kind not in PROTOTYPES:
            raise Unreadable("a function whose declaration uses a typedef for its type")
        # In C, `f()` does not declare its parameters. NVIDIA's headers are also read as C++, where `f()`
        # means `f(void)`.
        if type_.kind != TypeKind.FUNCTIONNOPROTO and type_.is_function_variadic():
            self._leave_out(name, "the prototype has no fixed parameters")
            return None
        if text.symbol != name and self.reading.is_cpp:
            self._leave_out(name, "a C++ function, whose symbol depends on its types")
            return None
        if text.symbol != name:
            # clang prepends the character 1 to a symbol that an asm label sets.
            raise Unreadable(f"an asm label sets a different symbol, {text.symbol.lstrip(chr(1))}")
        self.types.calls.check(type_)
        params = tuple(
            Param(name_of(p.spelling) or f"arg{i}", self.types.spell_parameter(p.type))
            for i, p in enumerate(cursor.get_arguments())
        )
        result = self.types.spell_result(cursor.result_type)
        return Function(name, result, params, text.comment, text.header)

    def _variable(self, cursor: Cursor) -> None:
        """Read a constant that the header defines or the library exports. Other variables are omitted."""
        name = spelling(cursor)
        is_const = cursor.type.is_const_qualified()
        value = constant_value(cursor) if is_const else None
        if not self.is_first:
            pass  # the first mode has already read the variables
        elif value is not None:
            type_ = self.types.spell(cursor.type).removeprefix("const ")
            self.types.declare_once(
                self.reading.constants, python_name(name, MODULE_ATTRIBUTES), Constant(type_, value)
            )
        elif cursor.storage_class != cindex.StorageClass.EXTERN:
            self._leave_out(name, "a variable of the header, or a constant that is not a number")
        elif is_const:
            self.types.declare_once(self.reading.variables, name, self.types.spell(cursor.type))
        else:
            self._leave_out(name, "a variable that the library exports and may change")


def _types_of(function: Function) -> tuple[str, ...]:
    """Return the types of a function's result and parameters as declared, with arrays instead of pointers."""
    return (function.result, *(param.declared for param in function.params))


def own_headers(library: Declared, directories: Sequence[Path]) -> Iterator[tuple[str, str]]:
    """Yield the names and contents of the headers that belong to this library."""
    for directory in directories:
        for path in sorted(p for p in directory.rglob("*.*h") if p.is_file()):  # such as a.h and a.cuh
            name = path.relative_to(directory).as_posix()
            if library.is_own(name):
                yield name, path.read_text(encoding="utf-8", errors="replace")


def iter_unseen(library: Declared, reading: Reading, directories: Sequence[Path]) -> Iterator[str]:
    """Yield the functions that the headers contain but no mode declares, such as functions for Windows."""
    known_names = reading.functions.keys() | reading.left_out.keys()
    for names in reading.names.values():
        known_names |= names.keys()
    prefix = "|".join(library.prefixes)
    for _, text in own_headers(library, directories):
        for name in re.findall(rf"\n[ \t]*{library.status}\s+(?:\w+\s+)?((?:{prefix})\w+)\s*\(", f"\n{text}"):
            if name not in known_names:
                yield name
