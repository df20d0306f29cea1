"""Classifies C types and parameters, based on the typedefs and records that a library declares.

roles/ and sizes/ need to know whether a pointer points to memory, is a handle, or points to an object that
only the library can access, and whether a parameter may contain the number of objects at another pointer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from .c_types import INTEGERS, Named, Pointer, Prototype, base_of, parse, pointee, unqualified
from .model import Function, Param, Reading, Record

NAME_OF_A_COUNT = re.compile(
    r"n|nr|len|rank|ndev|ndims?|dims?|iovcnt|(num|nb)\w+|n[A-Z]\w*|"
    r"\w*([cC]ount|[lL]en(gth)?|[sS]ize|[bB]ytes|Rank|_count|Nums?|Dims?)(_p)?"
)
"""Names of parameters and members that may contain the size of other memory."""

_COUNT_TYPES = frozenset(name for name, integer in INTEGERS.items() if integer.bits >= 32)
_NAMES_OF_A_VERSION = ("version", "structSize")


class DeclaredTypes:
    """The types declared by a library and by the libraries that it uses.

    Args:
        readings: all releases of the library, oldest first; the newest declaration of a name is used
    """

    def __init__(self, readings: Iterable[Reading] = ()) -> None:
        self.typedefs: dict[str, str] = {}
        self.records: dict[str, Record] = {}
        for reading in readings:
            self.typedefs |= reading.typedefs
            self.records |= reading.records

    def resolve(self, type_: str) -> str:
        """Return a type without its typedefs and its outermost const."""
        seen: set[str] = set()  # avoids an endless loop for `typedef struct T T`
        type_ = unqualified(type_)
        while type_ in self.typedefs and type_ not in seen:
            seen.add(type_)
            type_ = unqualified(self.typedefs[type_])
        return type_

    def find_target(self, type_: str) -> str | None:
        """Return the resolved type that a pointer points to, or `None` for other types.

        Unlike `pointee` in c_types.py, this also works for a typedef of a pointer.
        """
        parsed = parse(self.resolve(type_))
        return self.resolve(str(parsed.target)) if isinstance(parsed, Pointer) else None

    def find_record(self, type_: str) -> Record | None:
        """Return the record that a type names, or `None`."""
        parsed = parse(self.resolve(type_))
        return self.records.get(parsed.tag) if isinstance(parsed, Named) else None

    def is_handle(self, type_: str) -> bool:
        """Return whether a type is a handle: a typedef of a pointer."""
        return pointee(type_) is None and isinstance(parse(self.resolve(type_)), Pointer)

    def is_opaque(self, type_: str) -> bool:
        """Return whether a type is a record without a definition, or a function."""
        parsed = parse(self.resolve(type_))
        is_record = isinstance(parsed, Named) and parsed.keyword in ("struct", "union")
        return (is_record and self.find_record(type_) is None) or isinstance(parsed, Prototype)

    def is_pointer_to_memory(self, type_: str) -> bool:
        """Return whether a type is a pointer to memory.

        Pointers to functions and to records without a definition are not.
        """
        target = self.find_target(type_)
        return target is not None and not self.is_opaque(target)

    def points_to_known_size(self, type_: str) -> bool:
        """Return whether the size of the object that a pointer points to is known."""
        target = self.resolve(pointee(type_) or "void")  # like `void *`, other types have no known size
        return target != "void" and not self.is_opaque(target)

    def is_record(self, type_: str) -> bool:
        """Return whether a type is a record with a definition."""
        return self.find_record(type_) is not None

    def is_plain_record(self, type_: str) -> bool:
        """Return whether a type is a record without pointers and sizes, which can't refer to other memory."""
        record = self.find_record(type_)
        return record is not None and not self.starts_with_version(type_) and self._has_plain_members(record)

    def _has_plain_members(self, record: Record) -> bool:
        """Return whether no member of a record is a pointer or could be a size."""
        for member in record.fields:
            is_nested = isinstance(member.type, Record)
            inner = member.type if is_nested else self.find_record(base_of(str(member.type)))
            if isinstance(inner, Record):
                if not self._has_plain_members(inner):
                    return False
            elif self._leads_to_memory(member.name, str(member.type)):
                return False
        return True

    def _leads_to_memory(self, name: str, type_: str) -> bool:
        """Return whether a member is a pointer, or could be the size of other memory."""
        is_pointer = isinstance(parse(self.resolve(type_)), (Pointer, Prototype))
        return is_pointer or (NAME_OF_A_COUNT.fullmatch(name) is not None and self.is_count(type_))

    def starts_with_version(self, type_: str) -> bool:
        """Return whether the first member of a structure is its version or its size.

        The caller sets this member, and the library reads it before it writes the structure.
        """
        record = self.find_record(type_)
        return bool(record and record.fields and record.fields[0].name in _NAMES_OF_A_VERSION)

    def is_count(self, type_: str) -> bool:
        """Return whether a type is an integer that can represent a count."""
        return self.resolve(type_) in _COUNT_TYPES

    def points_to_count(self, type_: str) -> bool:
        """Return whether a type is a pointer to an integer that can represent a count."""
        return self.find_target(type_) in _COUNT_TYPES

    def may_be_count(self, param: Param) -> bool:
        """Return whether a parameter may be, or may point to, the number of objects at another pointer."""
        has_type = self.is_count(param.type) or self.points_to_count(param.type)
        return has_type and NAME_OF_A_COUNT.fullmatch(param.name) is not None

    def find_count(self, function: Function, pointer: Param) -> str:
        """Return the name of the first parameter that may contain a pointer's number of objects, or `""`."""
        others = (param for param in function.params if param != pointer)
        return next((param.name for param in others if self.may_be_count(param)), "")
