"""Creates the `repr` of structs and unions.

The memory may contain anything. Pointers may be invalid, so they are not followed.

- Enums are shown by name, or as an int if no enumerator of this API level has the value.
- Arrays of chars are shown as str, and pointers in hexadecimal.
- The members of an anonymous struct are shown as members of the enclosing record.
- The alternatives of an anonymous union are shown in parentheses, with bars between them.
- Padding is omitted.
"""

from __future__ import annotations

import ctypes

from . import enums
from .values import Chars, Handle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..tables import rows
    from .type_lookup import TypeLookup

_NUMBERS = 8  # the maximum number of array elements that are shown
_RECORDS = 3
_BYTES = 64


def record(value: Any, root: rows.Member, types: TypeLookup) -> str:
    return f"{type(value).__name__}({_members(value, root, types)})"


def _members(value: Any, root: rows.Member, types: TypeLookup) -> str:
    """Format the members of a record, separated by commas, or by bars if they are alternatives."""
    parts = []
    for i, member in enumerate(root.members):
        name = member.name or f"_anonymous{i}"
        text = _value(value, name, member, types)
        if member.name:
            parts.append(f"{name}={text}")
        elif text:
            parts.append(f"({text})" if member.kind == "union" and root.kind == "struct" else text)
    return (" | " if root.kind == "union" else ", ").join(parts)


def _value(value: Any, name: str, member: rows.Member, types: TypeLookup) -> str:
    if member.kind and member.type:
        return _array(getattr(value, name), _RECORDS, lambda item: f"({_members(item, member, types)})")
    if member.kind:
        inner = _members(getattr(value, name), member, types)
        return f"({inner})" if member.name else inner
    if member.bits is not None:
        return _number(getattr(value, name), member.type, types)
    field = getattr(type(value), name)
    if isinstance(field, Chars) and not field.is_text:
        return _bytes(getattr(value, name))
    address = ctypes.addressof(value) + field.offset
    return _cell(types.ctype(member.type), address, member.type, types)


def _cell(cls: Any, address: int, type_: str, types: TypeLookup) -> str:
    if issubclass(cls, ctypes.Array):
        element = cls._type_
        size = ctypes.sizeof(cls._type_)
        inner = types.resolve(type_.partition("[")[0].removeprefix("const "))
        inner = inner.partition("[")[0]  # in case the element type is a typedef for an array
        if types.resolve(inner) == "char" and not issubclass(element, ctypes.Array):
            return _text(ctypes.string_at(address, ctypes.sizeof(cls)))
        most = _RECORDS if issubclass(element, (ctypes.Array, ctypes.Structure, ctypes.Union)) else _NUMBERS
        addresses = range(address, address + cls._length_ * size, size)
        return _array(addresses, most, lambda item: _cell(element, item, inner, types))
    if issubclass(cls, (ctypes.Structure, ctypes.Union, Handle)):
        return repr(cls.from_address(address))
    if issubclass(cls, (ctypes.c_void_p, ctypes.c_char_p, ctypes._Pointer, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        pointer = ctypes.c_void_p.from_address(address).value
        return hex(pointer) if pointer else "None"
    return _number(cls.from_address(address).value, type_, types)


def _number(number: Any, type_: str, types: TypeLookup) -> str:
    resolved = types.resolve(type_.removeprefix("const "))
    if resolved.startswith("enum "):
        return str(enums.find(types.enum(resolved[5:]), number))
    return hex(number) if resolved != type_ and "ptr" in type_.lower() else repr(number)


def _text(data: bytes) -> str:
    """Return an array of chars as a str up to the first NUL, or as bytes if it is not a UTF-8 C string."""
    head, _, rest = data.partition(b"\0")
    if not any(rest):
        try:
            text = head.decode()
        except UnicodeDecodeError:
            text = "\0"
        if text.isprintable():
            return repr(text)
    return _bytes(data)


def _bytes(data: bytes) -> str:
    if not any(data):
        return f"bytes({len(data)})"
    return repr(data) if len(data) <= _BYTES else f"{data[:_BYTES]!r}... {len(data)} in all"


def _array(items: Sequence[Any], most: int, show: Callable[[Any], str]) -> str:
    """Format the first elements of an array, or one element if all of them are equal."""
    count = len(items)
    if count <= most:
        return f"[{', '.join(map(show, items))}]"
    first = show(items[0])
    if all(show(item) == first for item in items):
        return f"[{first}] * {count}"
    return f"[{', '.join(map(show, items[: most - 1]))}, ... {count} in all]"
