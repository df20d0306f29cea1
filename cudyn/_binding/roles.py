"""Calls with roles that ctypes does not support: texts, lists, values whose type depends on an enumerator.

rows.py explains the roles. Such a call is a Python function around the bare one: it allocates the memory,
calls, checks whether everything fitted, and reads the results.
"""

from __future__ import annotations

import ctypes
import operator

from . import params

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from .._tables import rows
    from .c_types import Types
    from .calls import Answers

_SEVERAL = frozenset(("text", "bytes", "list"))
_COUNTS = frozenset(("count", "most", "used"))
_FIRST_ROOM = 16  # for a call that reports too little memory without the size it needs
_MOST_BYTES = 2**26  # the limit of growing memory, in elements


class _Several:
    """Memory for the value of each of several enumerators, and the array of pointers to it."""

    def __init__(self, cells: Sequence[Any]) -> None:
        self.cells = cells
        self.array = (ctypes.c_void_p * len(cells))(*map(ctypes.addressof, cells))


class Call:
    """A checked call around a bare ctypes function.

    status: converts the result of `bare` to an int. rooms: the initial number of elements of memory that may
    grow, by the name of a `count` or of the array itself; 0 if a first call with null pointers asks for the
    number. checks: parameter -> the check of a number that the caller gives, which runs before any memory of
    that size is allocated.
    """

    def __init__(
        self,
        types: Types,
        bare: Any,
        prototype: Sequence[rows.Param],
        answers: Answers,
        status: Callable[[Any], int],
    ) -> None:
        self.types, self.bare, self.prototype = types, bare, prototype
        self.answers, self.status, self.name = answers, status, answers.name
        self.__name__ = answers.name
        self.given = [p.name for p in prototype if p.is_given]
        self.returned = [p for p in prototype if p.is_returned]
        self.by_name = {p.name: p for p in prototype}
        turns = {"in": 0, "inout": 0, "size": 2}
        self.order = sorted(prototype, key=lambda p: turns.get(p.role, 1))
        self.sizes = {p.of: p for p in prototype if p.role == "size"}
        self.enumerated = {p.of.partition("*")[0] for p in prototype if "*" in p.of}
        self.used = next((p for p in prototype if p.role == "used"), None)
        self.rooms: dict[str, int] = {}
        for p in prototype:
            if p.role == "count":
                self.rooms[p.name] = self._number(p.of) if p.of else 0
            elif p.role in _SEVERAL and p.name in self.sizes and p.of not in self.by_name:
                self.rooms[p.name] = self._number(p.of)
        self.checks = {}
        if any(p.role in _SEVERAL and not {*self.given}.isdisjoint(p.of.split("/")) for p in prototype):
            passed = ((p, of) for p, of in zip(prototype, bare.argtypes) if p.role in ("in", "inout"))
            self.checks = {p.name: of.from_param for p, of in passed}

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        answers, rooms = self.answers, dict(self.rooms)
        values = self._by_name(args, keywords)
        while True:
            memory = self._memory(values, rooms)
            number = self.status(self.bare(*(_passed(p, memory[p.name]) for p in self.prototype)))
            is_small = number in answers.too_small and number not in answers and bool(rooms)
            if number not in answers and not is_small:
                outputs = {p.name: self.read(p, memory) for p in self.returned if p.name in answers.details}
                passed = tuple(memory[p.name] for p in self.prototype)
                raise answers.failure(number, self.name, passed, outputs)
            if not self._grow(rooms, memory, is_small):
                break
        found = [self.read(p, memory) for p in self.returned]
        return answers[number] if not found else found[0] if len(found) == 1 else tuple(found)

    def _by_name(self, args: Sequence[Any], keywords: Mapping[str, Any]) -> dict[str, Any]:
        name, given, found = self.name, self.given, len(args) + len(keywords)
        for key in keywords:
            if key not in given:
                raise TypeError(f"{name}() got an unexpected keyword argument '{key}'")
            if key in given[: len(args)]:
                raise TypeError(f"{name}() got multiple values for argument '{key}'")
        if found != len(given):
            plural = "" if len(given) == 1 else "s"
            raise TypeError(f"{name}() takes exactly {len(given)} argument{plural} ({found} given)")
        return {**dict(zip(given, args)), **keywords}

    def _number(self, text: str) -> int:
        return int(text) if text.isdigit() else int(self.types.get(text))

    def _cell(self, p: rows.Param) -> Any:
        """The ctypes class of the object that a pointer points to; enums are returned as enums."""
        return ctypes.c_char if p.role in ("text", "bytes") else self.types.out(p.type)._type_

    def _memory(self, values: Mapping[str, Any], rooms: dict[str, int]) -> dict[str, Any]:
        """The value to pass for each parameter, by name. Raises ArgumentError, as ctypes does."""
        made: dict[str, Any] = {}
        refused = ""
        for p in self.order:
            try:
                made[p.name] = self._made(p, values, rooms, made)
                if p.name in self.checks:
                    self.checks[p.name](made[p.name])
            except (TypeError, ValueError, OverflowError) as error:
                refused = f"argument {self.prototype.index(p) + 1}: {type(error).__name__}: {error}"
                break
        if refused:  # out here it does not keep the other exception and its frames
            raise ctypes.ArgumentError(refused)
        return made

    def _made(
        self, p: rows.Param, values: Mapping[str, Any], rooms: dict[str, int], made: Mapping[str, Any]
    ) -> Any:
        if p.role in ("in", "inout"):
            value = values[p.name]
            if p.name in self.enumerated and isinstance(value, (list, tuple)):
                return (self._cell(p) * len(value))(*value)
            return value
        if p.role in _SEVERAL:
            room = self._room(p, values, rooms)
            return (self._cell(p) * room)() if room else None
        if p.role == "count":
            return self._cell(p)(rooms[p.name])
        if p.role == "most":
            if values[p.name] is None:
                rooms.setdefault(p.name, 0)
            return self._cell(p)(self._room(p, values, rooms))
        if p.role == "both":
            return _filled(self._cell(p), values[p.name], self._where(p))
        if p.role in ("typed", "given"):
            return self._typed(p, values)
        if p.role == "size":
            return self._size(p, made[p.of]) if p.of in made else self._number(p.of)
        return self._cell(p)()

    def _where(self, p: rows.Param) -> str:
        return f"{self.name}: {p.name} ({p.type})"

    def _room(self, p: rows.Param, values: Mapping[str, Any], rooms: Mapping[str, int]) -> int:
        for key in (p.name, p.of):
            if key in rooms:
                return rooms[key]
        if "/" in p.of:
            whole, part = (operator.index(values[name]) for name in p.of.split("/"))
            return -(-whole // part) if whole > 0 < part else 0
        of = p if p.role == "most" else self.by_name.get(p.of)
        if of is None:
            return self._number(p.of)
        return 0 if of.role == "most" and values[of.name] is None else self._given_length(of, values)

    def _given_length(self, p: rows.Param, values: Mapping[str, Any]) -> int:
        type_ = p.type[:-1].rstrip() if p.role == "most" else p.type
        _, most = params.limits(self.types.ctype(type_)) or (0, 0)
        return params.fits(values[p.name], 0, most, self._where(p))

    def _size(self, p: rows.Param, of: Any) -> Any:
        if isinstance(of, _Several):
            return (ctypes.c_size_t * len(of.cells))(*map(ctypes.sizeof, of.cells))
        size = ctypes.sizeof(of)
        return self._cell(p)(size) if p.type.endswith("*") else size

    def _typed(self, p: rows.Param, values: Mapping[str, Any]) -> Any:
        if p.of == "void*":
            return ctypes.c_void_p()
        of, _, length = p.of.partition("*")
        type_, asked = self.by_name[of].type, values[of]
        if length:
            count = self._given_length(self.by_name[length], values)
            if hasattr(asked, "__len__") and len(asked) < count:
                expected = f"expected {count} of {of}, as {length} says"
                raise ValueError(f"{self._where(p)}: {expected}, got {len(asked)}")
            tag = type_.removeprefix("const ").removesuffix("*").rstrip()
            return _Several([_zeroed(self._typed_cell(tag, asked[i])) for i in range(count)])
        if p.role == "typed":
            return _zeroed(self._typed_cell(type_, asked))
        if values[p.name] is None:
            raise TypeError(f"{self._where(p)}: expected a value, got None")
        cls = self._typed_cell(type_, asked)
        cell, filled = _zeroed(cls), _filled(cls, values[p.name], self._where(p))
        ctypes.memmove(ctypes.addressof(cell), ctypes.addressof(filled), ctypes.sizeof(cls))
        return cell

    def _typed_cell(self, type_: str, value: Any) -> Any:
        found = self.types.attribute(type_, value)
        if found is not None:
            return found
        raise ValueError(
            f"{self.name}: the tables do not have the type of the value of {value!r} ({type_}); "
            f"pass memory of your own to raw.{self.name}"
        )

    def _grow(self, rooms: dict[str, int], memory: Mapping[str, Any], is_small: bool) -> bool:
        """Does the call have to be repeated? Updates `rooms` to the capacities for that."""
        again = False
        for key, room in rooms.items():
            p = self.by_name[key]
            written = memory[key].value if p.role in _COUNTS else self._written(p, memory)
            if p.role in _COUNTS and not room and not is_small:  # the call with null pointers: the number
                rooms[key] = written + (p.role == "count")
                again = again or written > 0
                continue
            if is_small and key in self.sizes and self.sizes[key].type.endswith("*"):
                written = memory[self.sizes[key].name].value // ctypes.sizeof(self._cell(p))
            if is_small or (p.role != "most" and written >= room):
                rooms[key] = max(written + 1, 2 * room, _FIRST_ROOM)
                again = True
                if rooms[key] > _MOST_BYTES:
                    raise RuntimeError(f"{self.name}: {key} does not end: room for {room} was not enough")
        return again

    def _written(self, p: rows.Param, memory: Mapping[str, Any]) -> int:
        """The number of elements that were written to a text or a list with a `size`."""
        array, size = memory[p.name], self.sizes[p.name]
        if p.role == "text":
            return len(array.value) + 1
        return int(memory[size.name].value) // ctypes.sizeof(array._type_) if size.type.endswith("*") else 0

    def read(self, p: rows.Param, memory: Mapping[str, Any]) -> Any:
        """The Python value of an output."""
        value = memory[p.name]
        if p.role == "text":
            return value.value.decode("utf-8", "replace") if value is not None else ""
        if p.role == "bytes":
            return value.raw if value is not None else b""
        if p.role == "list":
            found = [] if value is None else _elements(value, self._length(p, memory))
            return _until(found, self._number(p.end) if p.end else None)
        if isinstance(value, _Several):
            return [_value(cell) for cell in value.cells]
        return None if value is None else _value(value)

    def _length(self, p: rows.Param, memory: Mapping[str, Any]) -> int:
        room = len(memory[p.name])
        of = self.used or self.by_name.get(p.of)
        if of is not None and of.role in _COUNTS:
            return min(int(memory[of.name].value), room)
        if p.name in self.rooms and self.sizes[p.name].type.endswith("*"):
            return min(self._written(p, memory), room)
        return room


def _passed(p: rows.Param, value: Any) -> Any:
    if p.role in ("in", "inout") or value is None or not p.type.endswith("*"):
        return value
    return ctypes.byref(value.array if isinstance(value, _Several) else value)


def _zeroed(cls: Any) -> Any:
    """An object with at least 8 bytes at its address: no attribute that is one number is longer."""
    return cls.from_buffer(bytearray(max(ctypes.sizeof(cls), 8)))


def _filled(cls: Any, value: Any, where: str) -> Any:
    """An object of a class that holds a value. None is a null pointer, or stays None for other classes."""
    if isinstance(value, cls):
        return cls.from_buffer_copy(value)
    if value is None:
        return cls() if issubclass(cls, (ctypes.c_void_p, ctypes._Pointer)) else None
    bounds = next((found for base in cls.__mro__[:-1] if (found := params.bounds(base))), None)
    if bounds:
        return cls(params.stored(value, where, *bounds))
    if issubclass(cls, ctypes.Array) and cls._type_ is ctypes.c_char:
        if not isinstance(value, (str, bytes, bytearray, memoryview)):
            raise TypeError(f"{where}: expected a str or bytes, got {type(value).__name__}")
        text = value.encode() if isinstance(value, str) else bytes(value)
        if len(text) >= ctypes.sizeof(cls) or b"\0" in text:
            raise ValueError(
                f"{where}: expected a text of at most {ctypes.sizeof(cls) - 1} bytes without NUL"
            )
        return cls.from_buffer_copy(text.ljust(ctypes.sizeof(cls), b"\0"))
    if issubclass(cls, ctypes._SimpleCData):
        return cls(value)
    raise TypeError(f"{where}: expected a {cls.__name__}, got {type(value).__name__}")


def _value(cell: Any) -> Any:
    """The Python value of an object: numbers and enumerators as such, texts as str, arrays as lists."""
    if isinstance(cell, ctypes.Array):
        if cell._type_ is ctypes.c_char:
            return cell.value.decode("utf-8", "replace")
        return _until(_elements(cell, len(cell)), getattr(cell, "_end_", None))
    return cell.__ctypes_from_outparam__()


def _until(found: list[Any], end: int | None) -> list[Any]:
    """The elements before the end value, with which the library fills the rest of a list."""
    return found[: found.index(end)] if end in found else found


def _elements(array: Any, length: int) -> list[Any]:
    return [
        item.__ctypes_from_outparam__() if hasattr(item, "__ctypes_from_outparam__") else item
        for item in array[: max(length, 0)]
    ]
