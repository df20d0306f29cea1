"""`TypeLookup`, the interface through which records and arguments look up C types."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol


class TypeLookup(Protocol):
    """The part of the `Types` interface that other modules use. Only type checkers import this module."""

    def ctype(self, type_: str) -> Any:
        """Return the ctypes type that stores a C type; `None` for void."""

    def out(self, type_: str) -> Any:
        """Return the pointer type of an output that a checked call allocates."""

    def resolve(self, type_: str) -> str:
        """Return a C type with all typedefs resolved."""

    def enum(self, tag: str) -> type[IntEnum]:
        """Return the IntEnum for an enum tag."""

    def enum_name(self, type_: str) -> Any:
        """Return the `EnumName` for a C type, or `None` if the type is not an enum."""

    def attribute(self, type_: str, value: Any) -> Any:
        """Return the ctypes type of the attribute that an enumerator selects, or `None` if it is unknown."""
