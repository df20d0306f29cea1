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

# The maximum number of array elements that are shown, by the type of the elements.
_MAX_NUMBERS = 8
_MAX_RECORDS = 3
_MAX_BYTES = 64


def format_record(value: Any, root: rows.Member, types: TypeLookup) -> str:
    """Return the `repr` of a struct or union.

    Args:
        value: the record
        root: declaration of the record
        types: types of the library
    """
    return f"{type(value).__name__}({_format_members(value, root, types)})"


def _format_members(value: Any, root: rows.Member, types: TypeLookup) -> str:
    """Format the members of a record, separated by commas, or by bars if they are alternatives."""
    texts = []
    for index, member in enumerate(root.members):
        name = member.name or f"_anonymous{index}"
        text = _format_member(value, name, member, types)
        if member.name:
            texts.append(f"{name}={text}")
        elif text:
            is_union_in_struct = member.kind == "union" and root.kind == "struct"
            texts.append(f"({text})" if is_union_in_struct else text)
    separator = " | " if root.kind == "union" else ", "
    return separator.join(texts)


def _format_member(value: Any, name: str, member: rows.Member, types: TypeLookup) -> str:
    """Format the value of one member.

    Args:
        value: the record that contains the member
        name: name of the attribute with the member's value
        member: declaration of the member
        types: types of the library
    """
    if member.kind and member.type:
        records = getattr(value, name)
        return _format_array(
            records, _MAX_RECORDS, lambda record: f"({_format_members(record, member, types)})"
        )
    if member.kind:
        inner = _format_members(getattr(value, name), member, types)
        return f"({inner})" if member.name else inner
    if member.bits is not None:
        return _format_number(getattr(value, name), member.type, types)
    field = getattr(type(value), name)
    if isinstance(field, Chars) and not field.is_text:
        return _format_bytes(getattr(value, name))
    address = ctypes.addressof(value) + field.offset
    return _format_memory(types.ctype(member.type), address, member.type, types)


def _format_memory(cls: Any, address: int, type_: str, types: TypeLookup) -> str:
    """Format the value at an address.

    The memory is read directly, because reading a `char *` member of a record would follow the pointer.

    Args:
        cls: ctypes class of the value
        address: address of the value
        type_: C type of the value
        types: types of the library
    """
    if issubclass(cls, ctypes.Array):
        element = cls._type_
        size = ctypes.sizeof(cls._type_)
        element_type = types.resolve(type_.partition("[")[0].removeprefix("const "))
        element_type = element_type.partition("[")[0]  # in case it is a typedef for an array
        if types.resolve(element_type) == "char" and not issubclass(element, ctypes.Array):
            return _format_text(ctypes.string_at(address, ctypes.sizeof(cls)))
        is_compound = issubclass(element, (ctypes.Array, ctypes.Structure, ctypes.Union))
        addresses = range(address, address + cls._length_ * size, size)
        return _format_array(
            addresses,
            _MAX_RECORDS if is_compound else _MAX_NUMBERS,
            lambda item_address: _format_memory(element, item_address, element_type, types),
        )
    if issubclass(cls, (ctypes.Structure, ctypes.Union, Handle)):
        return repr(cls.from_address(address))
    if issubclass(cls, (ctypes.c_void_p, ctypes.c_char_p, ctypes._Pointer, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        pointer = ctypes.c_void_p.from_address(address).value
        return hex(pointer) if pointer else "None"
    return _format_number(cls.from_address(address).value, type_, types)


def _format_number(number: Any, type_: str, types: TypeLookup) -> str:
    """Format an enumerator by name, an address such as a CUdeviceptr in hexadecimal, or any other number."""
    resolved = types.resolve(type_.removeprefix("const "))
    if resolved.startswith("enum "):
        tag = resolved.removeprefix("enum ")
        return str(enums.to_member(types.enum(tag), number))
    is_address = resolved != type_ and "ptr" in type_.lower()  # a typedef such as CUdeviceptr
    return hex(number) if is_address else repr(number)


def _format_text(data: bytes) -> str:
    """Format an array of chars as a str up to the first NUL, or as bytes if it is not printable."""
    text_bytes, _, rest = data.partition(b"\0")
    if not any(rest):
        try:
            text = text_bytes.decode()
        except UnicodeDecodeError:
            return _format_bytes(data)
        if text.isprintable():
            return repr(text)
    return _format_bytes(data)


def _format_bytes(data: bytes) -> str:
    """Format bytes. Zeros, and long arrays, are shortened."""
    if not any(data):
        return f"bytes({len(data)})"
    return repr(data) if len(data) <= _MAX_BYTES else f"{data[:_MAX_BYTES]!r}... {len(data)} in all"


def _format_array(items: Sequence[Any], max_count: int, format_item: Callable[[Any], str]) -> str:
    """Format the first elements of an array, or one element if there are many and all of them are equal.

    Args:
        items: the elements, or their addresses
        max_count: maximum number of elements to show
        format_item: formats an element
    """
    count = len(items)
    if count <= max_count:
        return f"[{', '.join(map(format_item, items))}]"
    first = format_item(items[0])
    if all(format_item(item) == first for item in items):
        return f"[{first}] * {count}"
    return f"[{', '.join(map(format_item, items[: max_count - 1]))}, ... {count} in all]"
