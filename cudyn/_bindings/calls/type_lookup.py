"""The C types of a library, as records and arguments look them up."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol


class TypeLookup(Protocol):
    """The part of `Types` that other modules use; only type checkers read this file."""

    def ctype(self, type_: str) -> Any:
        """Return the ctypes type that stores a C type; `None` for void."""

    def resolve(self, type_: str) -> str:
        """Return a C type with its typedefs followed to the end."""

    def enum(self, tag: str) -> type[IntEnum]:
        """Return the IntEnum of a tag."""

    def enum_name(self, type_: str) -> Any:
        """Return the `EnumName` of a C type; `None` if the type is not an enum."""

    def attribute(self, type_: str, value: Any) -> Any:
        """Return the ctypes type of an enumerator's value; `None` if the tables do not have it."""
