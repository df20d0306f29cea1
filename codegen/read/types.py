"""Spells libclang's types, and adds type declarations to a reading."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from clang import cindex
from clang.cindex import Cursor, CursorKind, TypeKind

from ..c_types import PRIMITIVES, pointer_to
from ..model import (
    ENUM_ATTRIBUTES,
    MODULE_ATTRIBUTES,
    ROLES,
    Constant,
    Enum,
    Field,
    Reading,
    Record,
    python_name,
)
from .calls import Calls
from .libclang import (
    ARRAYS,
    ENUM_TAG,
    ENUMERATOR,
    PROTOTYPES,
    RECORDS,
    TAGS,
    TYPEDEFS,
    Unreadable,
    argument_types,
    children,
    is_class,
    is_unnamed,
    location_of,
    spelling,
    tag_of,
)


class Types:
    """The types in one mode.

    Args:
        reading: reading to which types are added
        mode: name of the mode
        owner: returns "own" for a file of this library, "foreign" for a file of a used library, otherwise ""
        leave_out: records that a name is omitted, and the reason
        is_left_out: returns whether the library's file omits a name
        spelled: set to which the types of functions are added
    """

    def __init__(
        self,
        reading: Reading,
        mode: str,
        owner: Callable[[str], str],
        leave_out: Callable[[str, str], None],
        is_left_out: Callable[[str], bool],
        spelled: set[str],
    ) -> None:
        self.reading = reading
        self.mode = mode
        self.owner = owner
        self.leave_out = leave_out
        self.is_left_out = is_left_out
        self.spelled = spelled
        self.calls = Calls()
        self.mentioned: list[Cursor] = []  # types of other libraries that declarations mention
        self._spellings: dict[bytes, str] = {}  # libclang's type, including const -> spelling
        self._done: set[tuple[str, int]] = set()

    # --- declarations

    def note_foreign(self, cursor: Cursor) -> None:
        """Record that a type belongs to another library. It is only read if a declaration mentions it."""
        self.reading.foreign.add(tag_of(cursor))

    def read_foreign(self, cursor: Cursor) -> None:
        """Read a type of another library that a declaration mentions."""
        definition = cursor.get_definition() or cursor
        file, _, offset = location_of(definition)
        if (file, offset) not in self._done and self.owner(file) == "foreign":
            self._done.add((file, offset))
            self.reading.foreign.add(tag_of(definition))
            self.declare(definition, "foreign")

    def declare(self, cursor: Cursor, owner: str) -> None:
        """Read a type declaration, and add it to the reading."""
        reading = self.reading
        kind = cursor.kind
        if kind in RECORDS:
            if reading.is_cpp and is_class(cursor):
                self.leave_out(tag_of(cursor), "a C++ class")
            # libclang's spelling of a type without a name ends with a parenthesis. Such a record is read as
            # the type of its member.
            elif cursor.is_definition() and not spelling(cursor.type).endswith(")"):
                self.declare_once(reading.records, tag_of(cursor), self._record(cursor, owner))
        elif kind == CursorKind.ENUM_DECL:
            if reading.is_cpp and cursor.is_scoped_enum():
                self.leave_out(tag_of(cursor), "a C++ enum class")
            elif cursor.is_definition():
                self._enum(cursor, owner)
        elif kind in TYPEDEFS:
            name = spelling(cursor)
            if name in PRIMITIVES:
                return
            if name in ROLES:
                raise Unreadable("a type may not have the name of a role")
            self.declare_once(reading.typedefs, name, self.spell(cursor.underlying_typedef_type))

    def declare_once(self, declarations: dict[str, Any], name: str, value: object) -> None:
        """Store a declaration. Raises Unreadable if the name already has a different declaration."""
        if declarations.setdefault(name, value) != value:
            raise Unreadable(
                f"{name} has two declarations: {_describe(declarations[name])} and {_describe(value)}"
            )

    def _enum(self, cursor: Cursor, owner: str) -> None:
        """Read an enum. If it is declared in more than one mode, the declarations must agree."""
        type_ = str(cursor.enum_type.get_canonical().spelling)
        tag = tag_of(cursor)
        if type_ not in ("int", "unsigned int"):
            name = "" if is_unnamed(cursor) and "(" in tag else f"enum {tag} "
            raise Unreadable(f"{name}does not fit in an int; its type is {type_}".strip())
        lib = cindex.conf.lib
        value_of = lib.clang_getEnumConstantDeclUnsignedValue
        if type_ == "int":
            value_of = lib.clang_getEnumConstantDeclValue
        constants = (c for c in children(cursor) if c._kind_id == ENUMERATOR)
        reserved = {*MODULE_ATTRIBUTES, *ENUM_ATTRIBUTES}
        values = tuple((python_name(spelling(c), reserved), int(value_of(c))) for c in constants)
        if "(" in tag:  # an enum with neither a tag nor a typedef only declares constants
            for name, value in values if owner != "foreign" else ():
                self.declare_once(self.reading.constants, name, Constant("int", value))
            return
        enum = self.reading.enums.setdefault(tag, Enum(type_, values))
        merged = dict(enum.values)
        changed = [n for n, value in values if merged.get(n, value) != value]
        if enum.type != type_ or changed:
            raise Unreadable(
                f"enum {tag} has two declarations: {_describe(enum)} and {_describe(Enum(type_, values))}"
            )
        for name, _ in values:
            if name not in merged:
                self.leave_out(name, f"an enumerator only in {self.mode} mode")
            if re.fullmatch(r"_.*_", name):
                raise Unreadable(f"Python does not allow an enumerator with the name {name}")

    def _record(self, cursor: Cursor, owner: str) -> Record:
        """Read the layout of a struct or union, and the types that are declared inside it."""
        type_ = cursor.type
        fields = tuple(self._field(field, owner) for field in type_.get_fields())
        self._nested(cursor, owner)
        return Record(RECORDS[cursor.kind], type_.get_size(), type_.get_align(), fields)

    def _nested(self, cursor: Cursor, owner: str) -> None:
        """Read tags that are declared inside a record. In C, they are also visible outside of the record."""
        for child in children(cursor):
            if child._kind_id == ENUM_TAG or (child._kind_id in TAGS and not is_unnamed(child)):
                if owner == "foreign":
                    self.reading.foreign.add(tag_of(child))
                self.declare(child, owner)

    def _field(self, cursor: Cursor, owner: str) -> Field:
        """Read a member of a record. A record without a tag becomes the type of its member."""
        name = spelling(cursor)
        # libclang's spelling of unnamed members contains parentheses
        name = "" if "(" in name else name_of(name)
        offset = cursor.get_field_offsetof()
        type_ = cursor.type
        bits = cursor.get_bitfield_width() if cursor.is_bitfield() else None
        if bits == 0:
            raise Unreadable("a bit-field with a width of zero")
        if bytes(type_) in self._spellings:
            return Field(name, offset, self._spellings[bytes(type_)], bits)
        element = type_
        dims = ""
        while element.kind == TypeKind.CONSTANTARRAY:
            dims += f"[{element.element_count}]"
            element = element.element_type
        declaration = element.get_declaration()
        if declaration.kind in RECORDS and is_unnamed(declaration):
            return Field(name, offset, self._record(declaration, owner), bits, dims)
        return Field(name, offset, self.spell(type_), bits)

    # --- spellings

    def spell_parameter(self, type_: cindex.Type) -> str:
        """Return the spelling of a parameter's declared type, such as `int[]`."""
        if type_.kind in ARRAYS:
            element = self.spell(type_.element_type)
            base, bracket, inner_dims = element.partition("[")
            self._pointer_to(base)  # raises Unreadable if a pointer to this type is unsupported
            length = type_.element_count if type_.kind == TypeKind.CONSTANTARRAY else ""
            text = f"{base}[{length}]{bracket}{inner_dims}"
        else:
            text = self._argument(type_)
        self.spelled.add(text)
        return text

    def _argument(self, type_: cindex.Type) -> str:
        """Return the spelling of the type that is passed. Arrays become pointers."""
        if type_.kind in ARRAYS:
            return self._pointer_to(self.spell(type_.element_type))
        if type_.kind in PROTOTYPES:
            return self._prototype(type_, "(*)")
        if type_.get_canonical().kind in (*ARRAYS, *PROTOTYPES):
            raise Unreadable(f"a parameter of the type {type_.spelling}, which C turns into a pointer")
        return self.spell(type_)

    def spell(self, type_: cindex.Type) -> str:
        """Return the canonical spelling of a type (see c_types)."""
        key = bytes(type_)
        text = self._spellings.get(key)
        if text is None:
            text = self._spellings[key] = self._spell(type_)
        return text

    def _spell(self, type_: cindex.Type) -> str:
        """Return the canonical spelling of a type that is not cached."""
        kind = type_.kind
        const = "const " if type_.is_const_qualified() else ""
        if kind == TypeKind.ELABORATED:
            return const + self.spell(type_.get_named_type()).removeprefix("const ")
        if kind in (TypeKind.RECORD, TypeKind.ENUM):
            declaration = type_.get_declaration()
            keyword = RECORDS.get(declaration.kind, "enum")
            tag = tag_of(declaration)
            if "(" in tag:
                raise Unreadable(f"a type that has neither a tag nor a typedef ({keyword})")
            self.mentioned.append(declaration)
            return f"{const}{keyword} {tag}"
        if kind == TypeKind.TYPEDEF:
            declaration = type_.get_declaration()
            if self.is_left_out(spelling(declaration)):
                raise Unreadable(f"the type {declaration.spelling} is left out")
            self.mentioned.append(declaration)
            return const + spelling(declaration)
        if kind == TypeKind.POINTER:
            target = type_.get_pointee()
            prototype = target.get_canonical()
            is_typedef = target.kind in (TypeKind.TYPEDEF, TypeKind.ELABORATED)
            if prototype.kind in PROTOTYPES and not is_typedef:
                return self._prototype(target, "(*)")
            text = self._pointer_to(self.spell(target))
            return text + "const" if const else text
        if kind == TypeKind.CONSTANTARRAY:
            element = self.spell(type_.element_type)
            if "(" in element:
                raise Unreadable("an array of pointers to functions")
            base, bracket, inner_dims = element.partition("[")
            return f"{base}[{type_.element_count}]{bracket}{inner_dims}"
        if kind == TypeKind.INCOMPLETEARRAY:
            raise Unreadable("an array without a fixed length")
        if kind in PROTOTYPES:
            return self._prototype(type_, "")
        if kind == TypeKind.UNEXPOSED and bytes(type_.get_canonical()) != bytes(type_):
            return self.spell(type_.get_canonical())
        text = spelling(type_).removeprefix("const ")
        if kind == TypeKind.BOOL:
            text = "_Bool"  # C++ calls it `bool`
        if text in PRIMITIVES:
            return const + text
        raise Unreadable(f"expected a type that the tables can represent, got {text}")

    def _pointer_to(self, target: str) -> str:
        """Return the spelling of a pointer to a type. Raises Unreadable for unsupported types."""
        if "[" in target and "(" not in target:
            raise Unreadable("a pointer to an array")
        if "(*" in target:
            raise Unreadable("a pointer to a pointer to a function")
        return pointer_to(target)

    def _prototype(self, type_: cindex.Type, star: str) -> str:
        """Return the spelling of a function type. `star` is "(*)" for a pointer to the function."""
        is_declared = type_.get_canonical().kind == TypeKind.FUNCTIONPROTO  # `int ()` is not a prototype
        if is_declared and type_.get_canonical().is_function_variadic():
            raise Unreadable("a pointer to a function without fixed parameters")
        self.calls.check(type_.get_canonical())
        arguments = argument_types(type_) if is_declared else ()
        params = ", ".join(self._argument(param) for param in arguments) or "void"
        return f"{self.spell_result(type_.get_result())} {star}({params})"

    def spell_result(self, type_: cindex.Type) -> str:
        """Return the spelling of a function's result."""
        result = self.spell(type_)
        if "(" in result:
            raise Unreadable("a function that returns a pointer to a function or array")
        self.spelled.add(result)
        return result


def name_of(name: str) -> str:
    """Check the name of a parameter or member, and return it. The name may be empty."""
    if name and not name.isidentifier():
        raise Unreadable(f"{name} is not a valid Python name")
    return name


def _describe(value: object) -> str:
    """Return a one-line description of a type."""
    if isinstance(value, Record):
        members = "".join(f" {_describe(field.type)} {field.name};" for field in value.fields)
        return f"{value.kind} {{{members} }} of {value.size} bytes"
    if isinstance(value, Enum):
        return ", ".join(f"{name} = {number}" for name, number in value.values)
    return str(value.value if isinstance(value, Constant) else value)
