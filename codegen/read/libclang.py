"""What libclang's Python bindings lack, or do slowly."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

from clang import cindex
from clang.cindex import Cursor, CursorKind, TypeKind

MAIN = "library.h"  # the name of the file that includes the headers

RECORDS: dict[CursorKind, Literal["struct", "union"]] = {
    CursorKind.STRUCT_DECL: "struct",
    CursorKind.UNION_DECL: "union",
}
TYPES = {kind.value for kind in (*RECORDS, CursorKind.ENUM_DECL, CursorKind.TYPEDEF_DECL)}
TAGS = {kind.value for kind in (*RECORDS, CursorKind.ENUM_DECL)}
ENUM_TAG = CursorKind.ENUM_DECL.value
ENUMERATOR = CursorKind.ENUM_CONSTANT_DECL.value
FUNCTION = CursorKind.FUNCTION_DECL.value
VARIABLE = CursorKind.VAR_DECL.value
MACRO = CursorKind.MACRO_DEFINITION.value
_DECLARATIONS = frozenset((*TYPES, FUNCTION, VARIABLE, MACRO))
PROTOTYPES = (TypeKind.FUNCTIONPROTO, TypeKind.FUNCTIONNOPROTO)
ARRAYS = (TypeKind.CONSTANTARRAY, TypeKind.INCOMPLETEARRAY)
INTEGERS = {
    TypeKind.BOOL,
    TypeKind.CHAR_S,
    TypeKind.SCHAR,
    TypeKind.UCHAR,
    TypeKind.SHORT,
    TypeKind.USHORT,
    TypeKind.INT,
    TypeKind.UINT,
    TypeKind.LONG,
    TypeKind.ULONG,
    TypeKind.LONGLONG,
    TypeKind.ULONGLONG,
    TypeKind.ENUM,
    TypeKind.POINTER,
}
# The number of C's own calling convention in libclang.
C_CALL = 1
# Variables that clang adds to its command line, even with `-nostdinc`.
_ENVIRONMENT = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS")


class Unreadable(Exception):
    """A type or value that the tables cannot hold, or that calls could not support."""


def parse(text: str, args: Sequence[str]) -> cindex.TranslationUnit:
    """Parse a text under the name MAIN."""
    _answer_quickly()
    option = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
    _names.clear()
    source_of.cache_clear()
    set_aside = {name: os.environ.pop(name) for name in _ENVIRONMENT if name in os.environ}
    try:
        return cindex.Index.create().parse(MAIN, list(args), unsaved_files=[(MAIN, text)], options=option)
    finally:
        os.environ.update(set_aside)


_TYPES_OF = (
    "getArgType",
    "getArrayElementType",
    "getCanonicalType",
    "getCursorResultType",
    "getCursorType",
    "getElementType",
    "getEnumDeclIntegerType",
    "getPointeeType",
    "getResultType",
    "getTypedefDeclUnderlyingType",
    "Type_getNamedType",
)
_CURSORS_OF = ("getCursorDefinition", "getTypeDeclaration", "Cursor_getArgument")
_NO_CURSOR = CursorKind.INVALID_FILE.value


@cache
def _answer_quickly() -> None:
    """Let libclang's answers be made without the checks that its Python bindings add: there are millions."""
    for name in _TYPES_OF:
        getattr(cindex.conf.lib, f"clang_{name}").errcheck = _of_the_unit
    for name in _CURSORS_OF:
        getattr(cindex.conf.lib, f"clang_{name}").errcheck = _cursor_of_the_unit


def _of_the_unit(answer: Any, _: object, arguments: tuple[Any, ...]) -> Any:
    """A type or cursor, which keeps the text alive that its question was about."""
    answer._tu = arguments[0]._tu
    return answer


def _cursor_of_the_unit(answer: Any, _: object, arguments: tuple[Any, ...]) -> Any:
    if answer._kind_id == _NO_CURSOR:
        return None
    answer._tu = arguments[0]._tu
    return answer


def declarations(unit: cindex.TranslationUnit) -> list[Cursor]:
    """The types, functions, variables and macros of a text; no macros' uses, which are far more."""
    found: list[Cursor] = []

    def visit(cursor: Cursor, parent: Cursor, _: object) -> int:
        if cursor._kind_id in _DECLARATIONS:
            cursor._tu = unit
            found.append(cursor)
        return 1  # CXChildVisit_Continue

    cindex.conf.lib.clang_visitChildren(unit.cursor, cindex.callbacks["cursor_visit"](visit), None)
    return found


def children(cursor: Cursor) -> list[Cursor]:
    """What is declared in a declaration."""
    found: list[Cursor] = []

    def visit(child: Cursor, parent: Cursor, _: object) -> int:
        child._tu = cursor._tu
        found.append(child)
        return 1  # CXChildVisit_Continue

    cindex.conf.lib.clang_visitChildren(cursor, cindex.callbacks["cursor_visit"](visit), None)
    return found


class _String(ctypes.Structure):
    """A text of libclang's, without what its Python bindings make of each."""

    _fields_ = (("data", ctypes.c_void_p), ("flags", ctypes.c_uint))


def spelling(of: Cursor | cindex.Type) -> str:
    """The name of a declaration, or a type as C spells it."""
    of_cursor, of_type, read, dispose = _of_strings()
    text = (of_cursor if isinstance(of, Cursor) else of_type)(of)
    found: bytes = read(text) or b""
    dispose(text)
    return found.decode()


@cache
def _of_strings() -> tuple[Any, Any, Any, Any]:
    """The functions of libclang, without the checks that its Python bindings add."""
    lib = cindex.conf.lib
    ask = lib["clang_getCursorSpelling"], lib["clang_getTypeSpelling"]
    for function in ask:
        function.restype = _String
    read = lib["clang_getCString"]
    read.restype = ctypes.c_char_p
    dispose = lib["clang_disposeString"]
    dispose.restype = None
    return *ask, read, dispose


def place(cursor: Cursor) -> tuple[str, int, int]:
    """The file of a declaration ("" for none), its line and its offset there."""
    return position(cindex.conf.lib.clang_getCursorLocation(cursor))


# What libclang's answers about a location are written to: a million are asked for, one after the other.
_file = ctypes.c_void_p()
_line = ctypes.c_uint()
_offset = ctypes.c_uint()
_ANSWERS = (ctypes.byref(_file), ctypes.byref(_line), None, ctypes.byref(_offset))


def position(location: cindex.SourceLocation) -> tuple[str, int, int]:
    """The same of a location."""
    _get_location()(location, *_ANSWERS)
    return _name_of(_file.value), _line.value, _offset.value


@cache
def _get_location() -> Any:
    """The function of libclang, without the checks that its Python bindings add."""
    function = cindex.conf.lib["clang_getInstantiationLocation"]
    function.restype = None
    return function


def _name_of(address: int | None) -> str:
    """The name of a file, asked once: nearly every declaration of a text is in the same few files."""
    if not address:
        return ""
    name = _names.get(address)
    if name is None:
        file = cindex.File(ctypes.cast(ctypes.c_void_p(address), cindex.c_object_p))
        name = _names[address] = str(cindex.conf.lib.clang_getFileName(file))
    return name


_names: dict[int, str] = {}  # of the files of the text that was parsed last


def extent(cursor: Cursor) -> tuple[str, int, int]:
    """The file of a cursor, and the offsets of its first byte and of the one behind its last."""
    found = cindex.conf.lib.clang_getCursorExtent(cursor)
    file, _, start = position(cindex.conf.lib.clang_getRangeStart(found))
    _, _, end = position(cindex.conf.lib.clang_getRangeEnd(found))
    return file, start, end


def text_of(cursor: Cursor) -> str:
    """A declaration as it is written."""
    file, start, end = extent(cursor)
    return source_of(file)[start:end].decode(errors="replace")


@lru_cache(maxsize=256)
def source_of(file: str) -> bytes:
    """The bytes of a header of the text that was parsed last."""
    return Path(file).read_bytes()


def argument_types(function: cindex.Type) -> Iterator[cindex.Type]:
    """The types of a function's parameters; none without a prototype.

    For libclang's Python bindings each function has a class of its own.
    """
    lib = cindex.conf.lib
    for number in range(lib.clang_getNumArgTypes(function)):
        yield lib.clang_getArgType(function, number)


def calling_convention(type_: cindex.Type) -> int:
    """libclang's number of a function's calling convention."""
    function = cindex.conf.lib.clang_getFunctionTypeCallingConv
    function.argtypes = [cindex.Type]
    function.restype = ctypes.c_int
    return int(function(type_))


def printed(cursor: Cursor) -> str:
    """A declaration as clang writes it, attributes and all."""
    function = cindex.conf.lib.clang_getCursorPrettyPrinted
    function.argtypes = [Cursor, ctypes.c_void_p]
    function.restype = cindex._CXString
    text = cindex.conf.lib.clang_getCString(function(cursor, None))
    return text.decode() if isinstance(text, bytes) else str(text)


def constant_value(cursor: Cursor) -> int | float | None:
    """The number that clang computes for a variable's initializer; None for another value."""
    lib = cindex.conf.lib
    evaluate = lib.clang_Cursor_Evaluate
    evaluate.argtypes = [Cursor]
    evaluate.restype = ctypes.c_void_p
    found = evaluate(cursor)
    if not found:
        return None
    try:
        kind = _result(found, "getKind", ctypes.c_int)
        if kind == _FLOAT:
            return float(_result(found, "getAsDouble", ctypes.c_double))
        if kind != _INTEGER:
            return None
        is_unsigned = _result(found, "isUnsignedInt", ctypes.c_uint)
        if is_unsigned:
            return int(_result(found, "getAsUnsigned", ctypes.c_ulonglong))
        return int(_result(found, "getAsLongLong", ctypes.c_longlong))
    finally:
        _result(found, "dispose", None)


# The kinds of clang's results, CXEvalResultKind.
_INTEGER = 1
_FLOAT = 2


def _result(found: int, question: str, type_: Any) -> Any:
    """The answer of clang_EvalResult_... to a question."""
    function = getattr(cindex.conf.lib, f"clang_EvalResult_{question}")
    function.argtypes = [ctypes.c_void_p]
    function.restype = type_
    return function(found)


def walk(cursor: Cursor) -> Iterator[Cursor]:
    """A cursor and everything below it."""
    return iter(cursor.walk_preorder())


def referenced(cursor: Cursor) -> str:
    """The first name that an expression mentions; "" without one."""
    return next((str(c.spelling) for c in walk(cursor) if c.kind == CursorKind.DECL_REF_EXPR), "")


def is_unnamed(declaration: Cursor) -> bool:
    """Has a record or an enum no tag?"""
    is_anonymous = cindex.conf.lib.clang_Cursor_isAnonymous(declaration)
    return bool(is_anonymous) or not spelling(declaration) or "(" in spelling(declaration.type)


def tag_of(declaration: Cursor) -> str:
    """The tag, or for `typedef struct {...} T` the typedef's name."""
    return spelling(declaration.type if is_unnamed(declaration) else declaration)
