"""Generates values for the echo library, and the bytes that C should receive for them."""

from __future__ import annotations

import ctypes
import random
import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from cudyn._bindings.calls.records import Record
from cudyn._bindings.tables import rows
from cudyn.types import Handle

# Basic integer types on 64-bit Linux -> the size in bytes, and whether the type is signed.
INTEGERS = {
    "char": (1, True),
    "signed char": (1, True),
    "unsigned char": (1, False),
    "short": (2, True),
    "unsigned short": (2, False),
    "int": (4, True),
    "unsigned int": (4, False),
    "long": (8, True),
    "unsigned long": (8, False),
    "long long": (8, True),
    "unsigned long long": (8, False),
    "size_t": (8, False),
    "ssize_t": (8, True),
    "off_t": (8, True),
    "loff_t": (8, True),
    "ptrdiff_t": (8, True),
    "intptr_t": (8, True),
    "uintptr_t": (8, False),
    **{f"int{bits}_t": (bits // 8, True) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": (bits // 8, False) for bits in (8, 16, 32, 64)},
}
FLOATS = {"float": "<f", "double": "<d"}

Steps = tuple[str | int, ...]
"""The path to a member: names and indices."""

Leaf = tuple[Steps, int, str, "tuple[int, int] | None"]
"""(path, offset, type, (bits before it, bits) if it is a bitfield)."""


def kind_of(types: Any, type_: str) -> str:
    """Return the kind of a C type, such as "integer" or "address"."""
    type_ = types.resolve(bare(type_))
    if type_ == "const char *":
        return "text"
    if type_ in ("const char *const *", "const char **"):
        return "texts"
    if "(" in type_:
        return "function"
    if type_.endswith("*"):
        target = types.resolve(bare(type_.removesuffix("*").rstrip()).removeprefix("const "))
        if target in ("void", "char"):
            return "address"
        if "(" in target and "(*)" not in target:
            return "function"
        keyword, _, tag = target.partition(" ")
        is_record = keyword in ("struct", "union") and "*" not in tag
        return "handle" if is_record and not is_known(types, tag) else "pointer"
    if type_ == "_Bool":
        return "bool"
    if type_ == "void":
        return "void"
    keyword = type_.partition(" ")[0]
    kinds = {"struct": "record", "union": "record", "enum": "enum"}
    return kinds.get(keyword) or ("float" if type_ in FLOATS else "integer")


def is_known(types: Any, tag: str) -> bool:
    """Return whether this library, or a library that it uses, defines the members of a struct or union."""
    return tag in types.common.tables.RECORDS or any(
        is_known(library, tag) for library in types.used_libraries
    )


def callback_class(types: Any, type_: str) -> Any:
    """Return the class from which users create a callback. Without a typedef, this is the ctypes class."""
    cls = types.ctype(type_)
    has_typedef = "(*)" not in type_
    return cls if has_typedef else ctypes.CFUNCTYPE(cls._restype_, *cls._argtypes_)


def bare(type_: str) -> str:
    """Return a type without its outermost const, which does not matter for values."""
    return type_.removesuffix("const").rstrip() if "*" in type_ else type_.removeprefix("const ")


def choose_integer(rng: random.Random, bits: int, signed: bool, turn: int) -> int:
    """Return an integer with this number of bits: the smallest in turn 0, the largest in turn 1, or any."""
    low = -(1 << (bits - 1)) if signed else 0
    high = low + (1 << bits) - 1
    if turn == 0:
        return low
    return high if turn == 1 else rng.randint(low, high)


def integer(types: Any, type_: str) -> tuple[int, bool]:
    """Return the size of an integer or enum, and whether it is signed."""
    type_ = types.resolve(bare(type_))
    if type_.startswith("enum "):
        tag = type_.removeprefix("enum ")
        row = types._get_home(tag).common.tables.ENUMS[tag]
        type_, _ = rows.enum(row)
    return INTEGERS[type_]


class Sample(NamedTuple):
    """A value that Python passes or receives, and its bytes in C."""

    value: Any
    data: bytes
    keep: Any = None  # the object that the pointer in `data` points to


class Source:
    """Generates values for parameters and outputs, which are the same in every run.

    The `turn` of a value determines its form. In turn 0, it is a null pointer, False or the lowest value. In
    turn 1, it is True or the highest value. In later turns, values are random, and are passed as different
    Python objects.
    """

    def __init__(self, types: Any, seed: str) -> None:
        self.types = types
        self.rng = random.Random(seed)

    def number(self, size: int, signed: bool, turn: int) -> Sample:
        """Return an integer with this size in bytes."""
        value = choose_integer(self.rng, 8 * size, signed, turn)
        return Sample(value, value.to_bytes(size, "little", signed=signed))

    def real(self, form: str, turn: int) -> Sample:
        """Return a float. `form` is its format for struct.pack()."""
        size = struct.calcsize(form)
        value = (-0.0, float("inf"))[turn] if turn < 2 else float("nan")
        while value != value:  # Python may change the bits of a NaN
            (value,) = struct.unpack(form, self.rng.randbytes(size))
        return Sample(value, struct.pack(form, value))

    def truth(self, turn: int) -> Sample:
        """Return a bool."""
        value = bool(turn) if turn < 2 else self.rng.random() < 0.5
        return Sample(value, bytes([value]))

    def argument(self, type_: str, turn: int) -> Sample:
        """Return a value for a parameter. Pointers are never dereferenced."""
        kind = kind_of(self.types, type_)
        if kind == "integer":
            return self.number(*integer(self.types, type_), turn)
        if kind == "enum":
            size, signed = integer(self.types, type_)
            if turn < 2:
                return self.number(size, signed, turn)
            member = self.rng.choice(
                list(self.types.enum(self.types.resolve(bare(type_)).removeprefix("enum ")))
            )
            return Sample(member, int(member).to_bytes(size, "little", signed=signed))
        if kind == "float":
            return self.real(FLOATS[self.types.resolve(bare(type_))], turn)
        if kind == "bool":
            return self.truth(turn)
        if kind == "record":
            cls = self.types.ctype(type_)
            data = self.rng.randbytes(ctypes.sizeof(cls))
            return Sample(cls.from_buffer_copy(data), data)
        if turn == 0:
            return Sample(None, bytes(8))
        address = (1 << 64) - 1 if turn == 1 else self.rng.getrandbits(64)
        cls = callback_class(self.types, type_) if kind == "function" else self.types.ctype(type_)
        return getattr(self, f"_{kind}")(cls, address, turn)  # type: ignore[no-any-return]

    # `argument` calls one of the following methods, depending on the kind of pointer. The turn selects the
    # Python object. In most turns, this is the address itself.

    def _text(self, cls: Any, address: int, turn: int) -> Sample:
        """Return a `const char *`."""
        text = self.string().encode()
        return point_to(text, text) if turn == 2 else point_to(ctypes.c_char_p(address), address)

    def _texts(self, cls: Any, address: int, turn: int) -> Sample:
        """Return a pointer to an array of `const char *`."""
        return self._pointer(ctypes.POINTER(ctypes.c_char_p), address, turn)

    def _address(self, cls: Any, address: int, turn: int) -> Sample:
        """Return a value for a `void *` or `char *`, which also accept bytes and objects with a buffer."""
        text, buffer, array = self.rng.randbytes(9), bytearray(9), (ctypes.c_int * 3)()
        view = (ctypes.c_char * 9).from_buffer(buffer)
        return {
            2: point_to(text, text),
            3: Sample(buffer, pack_pointer(ctypes.addressof(view))),
            4: point_to(array, array),
        }.get(turn, point_to(address, address))

    def _handle(self, cls: Any, address: int, turn: int) -> Sample:
        """Return a value for a handle, which also accepts integers and objects with `_as_parameter_`."""

        class Wrapped:
            _as_parameter_ = cls(address)

        class Number(int):
            pass

        return point_to({2: cls(address), 3: Wrapped(), 4: Number(address)}.get(turn, address), address)

    def _function(self, cls: Any, address: int, turn: int) -> Sample:
        """Return a function pointer: a random address in odd turns, and a Python function in even turns."""
        if turn % 2:
            return point_to(cls(address), address)
        function = cls(lambda *arguments: 0)
        return point_to(function, ctypes.cast(function, ctypes.c_void_p).value)

    def _pointer(self, cls: Any, address: int, turn: int) -> Sample:
        """Return a value for a pointer to a type, which also accepts references and arrays of this type."""
        target = cls._type_()
        array = (cls._type_ * 2)()
        if turn == 5 and self.types.common.tables.DEVICE_POINTERS:
            return point_to(address, address)
        return {
            2: point_to(ctypes.byref(target), target),
            3: point_to(ctypes.pointer(target), target),
            4: point_to(array, array),
        }.get(turn, point_to(ctypes.cast(address, cls), address))

    def string(self) -> str:
        """Return a string with up to 12 characters, some of which are not ASCII."""
        return "".join(self.rng.choice("abc/-_=.,: äß€𝄞") for _ in range(self.rng.randint(0, 12)))

    def strings(self, kind: str, turn: int, count: int) -> Sample:
        """Return strings that C reads, each with its NUL: one for `const char *`, or `count` for an array."""
        texts = [self.string() for _ in range(count if kind == "texts" else 1)]
        data = b"".join(text.encode() + b"\0" for text in texts)
        if turn == 0:
            return Sample(None, b"")
        texts_: list[Any] = [text if turn % 2 else text.encode() for text in texts]
        array = (ctypes.c_char_p * count)(*(text.encode() for text in texts))
        if kind == "text":
            return Sample(texts_[0], data)
        return Sample({2: tuple(texts_), 3: array}.get(turn, texts_), data)

    def answer(self, type_: str, size: int, turn: int) -> Sample:
        """Return a value that C writes to an output or passes to a callback, and the value in Python."""
        kind = kind_of(self.types, type_)
        if kind == "float":
            return self.real(FLOATS[self.types.resolve(bare(type_))], turn)
        if kind == "bool":
            return self.truth(turn)
        if kind == "text" and turn:
            text = self.string().encode()
            return Sample(text, point_to(text, text).data, text)
        if kind == "enum" and turn > 2:
            data = self.argument(type_, turn).data
        else:
            data = bytes([0, 255][turn : turn + 1]) * size or self.rng.randbytes(size)
        return Sample(self.read(type_, data), data)

    def read(self, type_: str, data: bytes) -> Any:
        """Return the value of these bytes. Pointers become (class, address), and records (class, bytes)."""
        kind, types = kind_of(self.types, type_), self.types
        if kind in ("integer", "enum"):
            value = int.from_bytes(data, "little", signed=integer(types, type_)[1])
            known = types.enum(types.resolve(bare(type_)).removeprefix("enum ")) if kind == "enum" else ()
            return next((member for member in known if member == value), value)
        if kind == "record":
            return types.ctype(type_), data.hex()
        address = int.from_bytes(data, "little")
        if kind in ("address", "text"):
            return address or None
        return types.ctype(type_), address


def pack_pointer(address: int) -> bytes:
    """Return the bytes of a pointer to this address."""
    return address.to_bytes(8, "little")


def point_to(value: Any, target: Any) -> Sample:
    """Return a pointer, and its bytes in C. `target` is an address or the object that it points to."""
    if isinstance(target, bytes):
        target = ctypes.cast(ctypes.c_char_p(target), ctypes.c_void_p).value
    address = target if isinstance(target, int) else ctypes.addressof(target)
    return Sample(value, pack_pointer(address), (value, target))


def as_text(value: Any) -> Any:
    """Return the str that a checked call returns for a C string. Other values are returned unchanged."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def comparable(value: Any) -> Any:
    """Return a call's result in the form that `Source.read` returns."""
    if isinstance(value, Handle):
        return type(value), int(value)
    if isinstance(value, Record):
        return type(value), bytes(value).hex()  # type: ignore[call-overload]
    if isinstance(value, (ctypes._Pointer, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        return type(value), ctypes.cast(value, ctypes.c_void_p).value or 0
    return value


# The number of elements of an array that are tested in addition to the last one.
FEW_ELEMENTS = 4


def masked(data: bytes, mask: bytes | bytearray) -> bytes:
    """Return the bytes with every bit that is not set in the mask cleared."""
    integer_ = int.from_bytes(data, "little") & int.from_bytes(mask, "little")
    return integer_.to_bytes(len(data), "little")


def replaced(data: bytes, offset: int, bits: tuple[int, int], value: int) -> bytes:
    """Return the bytes with a different value in a bitfield.

    `bits` are the index of the first bit and the number of bits.
    """
    first_bit, bit_count = bits
    shift = 8 * offset + first_bit
    mask = ((1 << bit_count) - 1) << shift
    other_bits = int.from_bytes(data, "little") & ~mask
    new_bits = (value << shift) & mask
    return (other_bits | new_bits).to_bytes(len(data), "little")


def leaves(types: Any, tag: str, few: int = 0) -> Iterator[Leaf]:
    """Yield the leaves of a record: all nested members and elements that are not records or arrays.

    Args:
        types: The types of the library that defines the record.
        tag: The tag of the record.
        few: If it is not 0, only this number of first elements and the last element of each array are used.
    """
    home = types._get_home(tag)
    row, releases = home.common.tables.RECORDS[tag], home.common.releases
    span = next(
        candidate
        for candidate in rows.record_spans(row, releases)
        if rows.span_contains(candidate, releases, home.level)
    )
    return _iter_record_leaves(home, rows.layout(home.layout(tag, span)), 0, (), few)


def _iter_record_leaves(types: Any, record: rows.Member, start: int, path: Steps, few: int) -> Iterator[Leaf]:
    """Yield the leaves of a record or of an array of records.

    Args:
        types: The types of the library that defines the record.
        record: The record in the table row.
        start: The offset of the record in bytes.
        path: The path to the record.
        few: The number of array elements to use (see `leaves`).
    """
    for member in record.members:
        member_path = (*path, member.name) if member.name else path
        offset = start + member.offset
        if member.kind:  # a record that is defined in place, perhaps with dimensions
            dimensions = member.type.strip("[]").split("][") if member.type else []
            counts = list(map(int, dimensions))
            for indices in product(*(_indices(count, few) for count in counts)):
                flat_index = 0
                for index, count in zip(indices, counts):
                    flat_index = flat_index * count + index
                element_offset = offset + flat_index * member.size
                element_path = (*member_path, *indices)
                yield from _iter_record_leaves(types, member, element_offset, element_path, few)
        elif member.bits is not None:
            yield member_path, offset, member.type, (member.bit or 0, member.bits)
        else:
            yield from _iter_type_leaves(types, member.type, offset, member_path, few)


def _indices(count: int, few: int) -> Iterable[int]:
    """Return the indices of an array with `count` elements: all of them, or the first few and the last."""
    return sorted({*range(few), count - 1}) if few and count > few else range(count)


def _iter_type_leaves(types: Any, type_: str, start: int, path: Steps, few: int) -> Iterator[Leaf]:
    """Yield the leaves of a member with this type. The member's offset in bytes is `start`."""
    base, bracket, dims = type_.partition("[")
    if bracket and types.resolve(base) == "char" and "[" not in dims:
        yield path, start, type_, None
    elif bracket:
        count, _, inner_dims = dims.partition("]")
        size = ctypes.sizeof(types.ctype(base + inner_dims))
        for i in _indices(int(count), few):
            yield from _iter_type_leaves(types, base + inner_dims, start + i * size, (*path, i), few)
    elif kind_of(types, base) == "record":
        tag = types.resolve(bare(base)).partition(" ")[2]
        for inner_path, offset, leaf_type, bits in leaves(types, tag, few):
            yield (*path, *inner_path), start + offset, leaf_type, bits
    else:
        yield path, start, type_, None


def step_into(owner: Any, step: str | int) -> Any:
    """Return the member of a record with a name, or the element of an array with an index."""
    return getattr(owner, step) if isinstance(step, str) else owner[step]


# The turns of Source in which a pointer is an object whose memory has a known length.
TURNS_OF_KNOWN_LENGTH = (2, 3, 4)


def is_one_for_ones(size: str, params: Sequence[rows.Param]) -> bool:
    """Return whether a size such as `n*m` is 1 if its integers are 1, and these integers are arguments."""
    list_lengths = {name for param in params for name in re.findall(r"\w+", param.of)}  # always 4
    integers = {param.name for param in params if param.role == "in"} - list_lengths
    names = re.findall(r"[A-Za-z_]\w*", size)
    # A size with a call, an index or a member also depends on other values.
    has_other_values = re.search(r"\w\(|\[|\.", size)
    return size == "1" or (bool(names) and not has_other_values and {*names} <= integers)
