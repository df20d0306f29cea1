"""Functions that are missing from libclang's Python bindings, and faster versions of functions in them."""

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
    CursorKind.CLASS_DECL: "struct",
}
# A C++ class with one of these members is laid out or passed differently from a C struct.
_OF_CLASSES = (CursorKind.CXX_BASE_SPECIFIER, CursorKind.DESTRUCTOR)
TYPEDEFS = (CursorKind.TYPEDEF_DECL, CursorKind.TYPE_ALIAS_DECL)
TYPES = {kind.value for kind in (*RECORDS, CursorKind.ENUM_DECL, *TYPEDEFS)}
# Older versions of libclang do not have a separate kind for `extern "C"`.
_LINKAGE = (CursorKind.LINKAGE_SPEC.value, CursorKind.UNEXPOSED_DECL.value)
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
# The number that libclang assigns to C's default calling convention.
C_CALL = 1
# Environment variables from which clang adds include directories or options, even with `-nostdinc`.
_ENVIRONMENT = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS")


class Unreadable(Exception):
    """A type or value that the tables cannot represent, or that calls do not support."""


def parse(text: str, args: Sequence[str], skip_bodies: bool = False) -> cindex.TranslationUnit:
    """Parse source code under the file name MAIN, with or without the bodies of functions."""
    _bypass_checks()
    option = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
    if skip_bodies:
        option |= cindex.TranslationUnit.PARSE_SKIP_FUNCTION_BODIES
    _names.clear()
    source_of.cache_clear()
    removed = {name: os.environ.pop(name) for name in _ENVIRONMENT if name in os.environ}
    try:
        return cindex.Index.create().parse(MAIN, list(args), unsaved_files=[(MAIN, text)], options=option)
    finally:
        os.environ.update(removed)


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
def _bypass_checks() -> None:
    """Bypass the checks of results in libclang's Python bindings, because there are millions of results."""
    for name in _TYPES_OF:
        getattr(cindex.conf.lib, f"clang_{name}").errcheck = _keep_unit
    for name in _CURSORS_OF:
        getattr(cindex.conf.lib, f"clang_{name}").errcheck = _keep_unit_of_cursor
    _register_kinds()


def _register_kinds() -> None:
    """Register the kinds of types that libclang returns but its Python bindings do not define.

    Without this, `type_.kind` raises ValueError for a type such as `_Float16`.
    """
    known = TypeKind._kinds
    for number in range(_MOST_KINDS):
        if number >= len(known) or known[number] is None:
            TypeKind(number)


# All of libclang's numbers for kinds of types, including CXType_LastBuiltin, are smaller than this number.
_MOST_KINDS = 256


def _keep_unit(result: Any, _: object, arguments: tuple[Any, ...]) -> Any:
    """Make a returned type or cursor keep its translation unit alive."""
    result._tu = arguments[0]._tu
    return result


def _keep_unit_of_cursor(result: Any, _: object, arguments: tuple[Any, ...]) -> Any:
    """Make a returned cursor keep its translation unit alive. Returns None if there is no cursor."""
    if result._kind_id == _NO_CURSOR:
        return None
    result._tu = arguments[0]._tu
    return result


def declarations(unit: cindex.TranslationUnit) -> list[Cursor]:
    """Return the declarations of types, functions, variables and macros in a translation unit.

    Declarations inside `extern "C"` are included, but declarations inside C++ namespaces are not.
    """
    cursors: list[Cursor] = []

    def visit(cursor: Cursor, parent: Cursor, _: object) -> int:
        """Collect declarations, and visit the declarations inside `extern "C"`."""
        if cursor._kind_id in _DECLARATIONS:
            cursor._tu = unit
            cursors.append(cursor)
        return 2 if cursor._kind_id in _LINKAGE else 1  # CXChildVisit_Recurse, CXChildVisit_Continue

    cindex.conf.lib.clang_visitChildren(unit.cursor, cindex.callbacks["cursor_visit"](visit), None)
    return cursors


def children(cursor: Cursor) -> list[Cursor]:
    """Return the direct children of a declaration."""
    cursors: list[Cursor] = []

    def visit(child: Cursor, parent: Cursor, _: object) -> int:
        """Collect a child, and continue with the next one."""
        child._tu = cursor._tu
        cursors.append(child)
        return 1  # CXChildVisit_Continue

    cindex.conf.lib.clang_visitChildren(cursor, cindex.callbacks["cursor_visit"](visit), None)
    return cursors


class _String(ctypes.Structure):
    """A libclang string that is not converted automatically, unlike the strings in its Python bindings."""

    _fields_ = (("data", ctypes.c_void_p), ("flags", ctypes.c_uint))


def spelling(declaration: Cursor | cindex.Type) -> str:
    """Return the name of a declaration, or the C spelling of a type."""
    spell_cursor, spell_type, read, dispose = _string_functions()
    string = (spell_cursor if isinstance(declaration, Cursor) else spell_type)(declaration)
    data: bytes = read(string) or b""
    dispose(string)
    return data.decode()


@cache
def _string_functions() -> tuple[Any, Any, Any, Any]:
    """Return libclang's functions for spellings, without the checks in its Python bindings."""
    lib = cindex.conf.lib
    spell = lib["clang_getCursorSpelling"], lib["clang_getTypeSpelling"]
    for function in spell:
        function.restype = _String
    read = lib["clang_getCString"]
    read.restype = ctypes.c_char_p
    dispose = lib["clang_disposeString"]
    dispose.restype = None
    return *spell, read, dispose


def location_of(cursor: Cursor) -> tuple[str, int, int]:
    """Return the file ("" if unknown), line and byte offset of a declaration."""
    return position(cindex.conf.lib.clang_getCursorLocation(cursor))


# Output parameters that are reused, because about a million locations are queried.
_file = ctypes.c_void_p()
_line = ctypes.c_uint()
_offset = ctypes.c_uint()
_OUTPUTS = (ctypes.byref(_file), ctypes.byref(_line), None, ctypes.byref(_offset))


def position(location: cindex.SourceLocation) -> tuple[str, int, int]:
    """Return the file, the line and the byte offset of a location."""
    _get_location()(location, *_OUTPUTS)
    return _name_of(_file.value), _line.value, _offset.value


@cache
def _get_location() -> Any:
    """Return libclang's function for locations, without the checks in its Python bindings."""
    function = cindex.conf.lib["clang_getInstantiationLocation"]
    function.restype = None
    return function


def _name_of(address: int | None) -> str:
    """Return the name of a file. Names are cached, because nearly all declarations are in a few files."""
    if not address:
        return ""
    name = _names.get(address)
    if name is None:
        file = cindex.File(ctypes.cast(ctypes.c_void_p(address), cindex.c_object_p))
        name = _names[address] = str(cindex.conf.lib.clang_getFileName(file))
    return name


_names: dict[int, str] = {}  # names of the files in the translation unit that was parsed last


def extent(cursor: Cursor) -> tuple[str, int, int]:
    """Return a cursor's file, and the byte offsets of its start and end."""
    extent_ = cindex.conf.lib.clang_getCursorExtent(cursor)
    file, _, start = position(cindex.conf.lib.clang_getRangeStart(extent_))
    _, _, end = position(cindex.conf.lib.clang_getRangeEnd(extent_))
    return file, start, end


def text_of(cursor: Cursor) -> str:
    """Return the source code of a declaration."""
    file, start, end = extent(cursor)
    return source_of(file)[start:end].decode(errors="replace")


@lru_cache(maxsize=256)
def source_of(file: str) -> bytes:
    """Return the contents of a header in the translation unit that was parsed last."""
    return Path(file).read_bytes()


def argument_types(function: cindex.Type) -> Iterator[cindex.Type]:
    """Yield the types of a function's parameters. Yields nothing for a function without a prototype.

    This avoids libclang's Python bindings, which would create a new class for each function.
    """
    lib = cindex.conf.lib
    for index in range(lib.clang_getNumArgTypes(function)):
        yield lib.clang_getArgType(function, index)


def calling_convention(type_: cindex.Type) -> int:
    """Return the number that libclang assigns to a function's calling convention."""
    function = cindex.conf.lib.clang_getFunctionTypeCallingConv
    function.argtypes = [cindex.Type]
    function.restype = ctypes.c_int
    return int(function(type_))


def printed(cursor: Cursor) -> str:
    """Return a declaration as clang prints it, including attributes."""
    function = cindex.conf.lib.clang_getCursorPrettyPrinted
    function.argtypes = [Cursor, ctypes.c_void_p]
    function.restype = cindex._CXString
    text = cindex.conf.lib.clang_getCString(function(cursor, None))
    return text.decode() if isinstance(text, bytes) else str(text)


def constant_value(cursor: Cursor) -> int | float | None:
    """Return the number that clang computes for a variable's initializer, or None for other values."""
    lib = cindex.conf.lib
    evaluate = lib.clang_Cursor_Evaluate
    evaluate.argtypes = [Cursor]
    evaluate.restype = ctypes.c_void_p
    result = evaluate(cursor)
    if not result:
        return None
    try:
        kind = _result(result, "getKind", ctypes.c_int)
        if kind == _FLOAT:
            return float(_result(result, "getAsDouble", ctypes.c_double))
        if kind != _INTEGER:
            return None
        is_unsigned = _result(result, "isUnsignedInt", ctypes.c_uint)
        if is_unsigned:
            return int(_result(result, "getAsUnsigned", ctypes.c_ulonglong))
        return int(_result(result, "getAsLongLong", ctypes.c_longlong))
    finally:
        _result(result, "dispose", None)


# Values of CXEvalResultKind.
_INTEGER = 1
_FLOAT = 2


def _result(result: int, name: str, type_: Any) -> Any:
    """Call the libclang function clang_EvalResult_NAME with an evaluation result."""
    function = getattr(cindex.conf.lib, f"clang_EvalResult_{name}")
    function.argtypes = [ctypes.c_void_p]
    function.restype = type_
    return function(result)


def walk(cursor: Cursor) -> Iterator[Cursor]:
    """Iterate over a cursor and all of its descendants."""
    return iter(cursor.walk_preorder())


def referenced(cursor: Cursor) -> str:
    """Return the first name that an expression refers to, or ""."""
    return next((str(c.spelling) for c in walk(cursor) if c.kind == CursorKind.DECL_REF_EXPR), "")


def is_class(record: Cursor) -> bool:
    """Return whether a record is a C++ class that is laid out or passed differently from a C struct.

    Such a class has a base class, a destructor, a virtual function or a copy constructor.
    """
    return any(
        child.kind in _OF_CLASSES
        or (child.kind == CursorKind.CXX_METHOD and child.is_virtual_method())
        or (child.kind == CursorKind.CONSTRUCTOR and child.is_copy_constructor())
        for child in children(record)
    )


def is_unnamed(declaration: Cursor) -> bool:
    """Return whether a record or an enum has no tag."""
    is_anonymous = cindex.conf.lib.clang_Cursor_isAnonymous(declaration)
    return bool(is_anonymous) or not spelling(declaration) or "(" in spelling(declaration.type)


def describe(declaration: Cursor, file: str) -> str:
    """Return the name of a declaration for a message, or its kind, `file` and line if it has no name."""
    name = str(declaration.spelling)
    if name and "(" not in name:
        return name
    kind = declaration.kind.name.removesuffix("_DECL").lower()
    return f"{kind} without a name ({file}:{location_of(declaration)[1]})"


def tag_of(declaration: Cursor) -> str:
    """Return the tag of a record or enum, or the typedef's name for `typedef struct {...} T`."""
    return spelling(declaration.type if is_unnamed(declaration) else declaration)
