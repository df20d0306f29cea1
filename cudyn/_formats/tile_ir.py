"""Kernels and the version, read from Tile IR (its manual, "Binary Format"; NVIDIA/cuda-tile, Bytecode).

After twelve bytes come sections: strings, types, functions and others, each with its size. All numbers but
those of tables have a variable number of bytes, with seven bits in each.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import unpack_from

from .elf_sections import TILE_IR
from .kernel_info import SIZES, KernelInfo, Parameter
from .mangled import check_name

_HEADER = 12  # bytes: that, two of the version, two that mark previews
_KNOWN = (13, 5)  # the newest version whose functions can be read here: 13.5 itself has changed them
_END = 0
_STRINGS = 1
_FUNCTIONS = 2
_TYPES = 5
# flags of functions
_KERNEL = 2
_HINTED = 4
# tags of types
_POINTER = 12
_TILE = 13
_FUNCTION = 16
# Those of scalars, and what PTX has for them: integers have no sign.
_SCALARS = {0: "u8", 1: "u8", 2: "u16", 3: "u32", 4: "u64", 5: "f16", 6: "b16", 7: "f32", 8: "b32", 9: "f64"}
_SCALARS |= {10: "b8", 11: "b8", 18: "b8", _POINTER: "u64"}
# Tags of attributes: an array and two dictionaries; others, with how many numbers there are in each.
_ARRAY = 6
_LISTS = (6, 10, 11)
_PLAIN = {1: 2, 3: 1, 4: 1, 5: 1}


def read_version(data: bytes) -> tuple[int, int] | None:
    """Read the version, such as (13, 5); None: it is not Tile IR."""
    return (data[8], data[9]) if data[:8] == TILE_IR and len(data) >= _HEADER else None


def read(data: bytes) -> tuple[KernelInfo, ...]:
    """Read the kernels; () where a newer version may have changed them. ValueError: it is damaged."""
    version = read_version(data)
    if version is None:
        raise ValueError("not Tile IR, or cut short")
    try:
        parts = _split(data)
        if version > _KNOWN or _FUNCTIONS not in parts:
            return ()
        strings, types = (_read_table(parts.get(part, b"\0")) for part in (_STRINGS, _TYPES))
        return _read_kernels(parts[_FUNCTIONS], version >= _KNOWN, strings, types)
    except KeyError:  # an attribute that is not known, and so not where it ends
        return ()
    except (IndexError, UnicodeDecodeError):
        raise ValueError("the Tile IR is damaged: it ends too early, or leads outside of itself") from None
    except ValueError as error:
        raise ValueError(f"the Tile IR is damaged: {error}") from None


def _split(data: bytes) -> dict[int, bytes]:
    """The sections, by what they are."""
    source = _Bytes(data, _HEADER)
    parts: dict[int, bytes] = {}
    head = source.read_byte()
    while head != _END:
        size = source.read_number()
        if head & 0x80:
            source.align(source.read_number())
        kind = head & 0x7F
        if kind in parts:
            raise ValueError(f"it has two sections {kind}")
        parts[kind] = source.take(size)
        head = source.read_byte()
    return parts


def _read_table(part: bytes) -> list[bytes]:
    """The items of a table: their number, where each one starts, and the items."""
    source = _Bytes(part)
    count = source.read_number()
    source.align(4)
    starts = unpack_from(f"<{count}I", source.take(4 * count))
    rest = part[source.at :]
    ends = [*starts[1:], len(rest)]
    if any(start > end for start, end in zip(starts, ends)):
        raise IndexError
    return [rest[start:end] for start, end in zip(starts, ends)]


def _read_kernels(
    part: bytes, attributes: bool, strings: Sequence[bytes], types: Sequence[bytes]
) -> tuple[KernelInfo, ...]:
    """attributes: there are always hints of a kernel, and attributes of parameters, as since 13.5."""
    source = _Bytes(part)
    found = []
    names: dict[int, str] = {}  # each is read once, even if several functions share it
    parameters: dict[int, tuple[Parameter, ...] | None] = {}
    for _ in range(source.read_number()):
        name = source.read_number()
        signature = source.read_number()
        flags = source.read_byte()
        source.read_number()  # where it is in the source
        if flags & (_KERNEL if attributes else _HINTED):
            _skip_attribute(source)
        if attributes:
            _skip_attribute(source)
        source.take(source.read_number())
        if flags & _KERNEL:
            if name not in names:
                names[name] = check_name(strings[name].decode())
            if signature not in parameters:
                parameters[signature] = _read_parameters(types, signature)
            found.append(KernelInfo(names[name], parameters[signature]))
    return tuple(found)


def _read_parameters(types: Sequence[bytes], signature: int) -> tuple[Parameter, ...] | None:
    """The parameters, placed as in C; None if a launch can't pass one of them."""
    source = _Bytes(types[signature])
    if source.read_number() != _FUNCTION:
        raise IndexError
    result: list[Parameter] = []
    end = 0
    for _ in range(source.read_number()):
        tile = _Bytes(types[source.read_number()])
        if tile.read_number() != _TILE:
            return None
        kind = _SCALARS.get(_Bytes(types[tile.read_number()]).read_number())
        if kind is None or tile.read_number():  # how many dimensions it has
            return None
        size = SIZES[kind]
        result.append(Parameter(end + -end % size, size, size, kind))
        end = result[-1].offset + size
    return tuple(result)


def _skip_attribute(source: _Bytes) -> None:
    todo = [(1, False)]  # how many, and whether each has a key
    while todo:
        count, keyed = todo.pop()
        if count:
            todo.append((count - 1, keyed))
            if keyed:
                source.read_number()
            tag = source.read_number()
            if tag in _LISTS:
                todo.append((source.read_number(), tag != _ARRAY))
            else:
                for _ in range(_PLAIN[tag]):
                    source.read_number()


class _Bytes:
    """Bytes that are read in sequence. Raises IndexError at the end."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def read_byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def read_number(self) -> int:
        """An unsigned number of as many bytes as it needs, the lowest first."""
        value = 0
        for shift in range(0, 64, 7):
            byte = self.read_byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
        raise IndexError

    def take(self, size: int) -> bytes:
        if size > len(self.data) - self.at:
            raise IndexError
        self.at += size
        return self.data[self.at - size : self.at]

    def align(self, alignment: int) -> None:
        self.take(-self.at % (alignment or 1))
