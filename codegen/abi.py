"""The binary interface of a call: how its arguments are passed, and the layout of everything they lead to.

Two releases of a prototype are compared as the machine sees them: by sizes, kinds and places, not by names of
types. Every pointer is followed: to nested structures, and to the parameters of callbacks.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from . import c_types
from .c_types import INTEGERS, Array, Pointer, Prototype, base_of, names_in
from .errors import CodegenError
from .model import Function, Reading, Record

# Reserved space: a later release may use it without breaking older callers.
ROOM = re.compile(r"_*(reserved|pad|padding|unused|oversize)\d*$", re.I)


class Plain(NamedTuple):
    """void, or a number: its kind and its bits."""

    kind: str
    bits: int


class Object(NamedTuple):
    """A struct or union; None: its members are hidden."""

    tag: str
    record: Record | None


Type = Plain | Pointer | Array | Prototype | Object
Of = str | c_types.Type
"""A type as it is spelled."""


class Leaf(NamedTuple):
    """A member other than a single record: its place and width in bits, and its type."""

    offset: int
    bits: int
    is_field: bool
    type: str | Record
    dims: str


Pair = tuple[str, str]  # the tags of a record in an older and in a newer release


@dataclass
class Differences:
    """The differences between two layouts, or two signatures.

    grown: the only difference is that the newer one has more at its end
    pairs: the records at the end of their pointers
    """

    texts: list[str] = field(default_factory=list)
    grown: bool = True
    pairs: dict[Pair, None] = field(default_factory=dict)

    def add(self, text: str, grown: bool = False) -> None:
        self.texts.append(text)
        self.grown = self.grown and grown


class Abi:
    """The types of one release, broken down into their parts."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._types: dict[str, Type] = {}
        self._enums: dict[str, str] = {}
        self._needed: dict[tuple[str, ...], int] = {}
        self._reach: dict[str, frozenset[str]] = {}
        self._leaves: dict[int, dict[str, Leaf]] = {}

    def type(self, of: Of) -> Type:
        """The structure of a type, independent of its name."""
        text = str(of)
        found = self._types.get(text)
        if found is None:
            found = self._types[text] = self._type(text)
        return found

    def _type(self, text: str) -> Type:
        try:
            parsed = c_types.parse(text)
        except ValueError as error:
            raise CodegenError(str(error)) from None
        if not isinstance(parsed, c_types.Named):
            return parsed
        if parsed.keyword == "enum":
            enum = self.reading.enums.get(parsed.tag)
            return self.type(enum.type) if enum else Plain("integer", 32)
        if parsed.keyword:
            return Object(parsed.tag, self.reading.records.get(parsed.tag))
        if parsed.name in self.reading.typedefs:
            return self.type(self.reading.typedefs[parsed.name])
        return _plain(parsed.name)

    def bits(self, of: Of) -> int:
        """The size of a type, in bits."""
        type_ = self.type(of)
        if isinstance(type_, Plain):
            return type_.bits
        if isinstance(type_, Array):
            return (type_.length or 0) * self.bits(type_.of)
        if isinstance(type_, Object):
            return type_.record.size * 8 if type_.record else 0
        return 64

    def alignment(self, of: Of) -> int:
        """The alignment of a type, in bits."""
        type_ = self.type(of)
        if isinstance(type_, Array):
            return self.alignment(type_.of)
        if isinstance(type_, Object):
            return type_.record.align * 8 if type_.record else 8
        return self.bits(of)

    def is_natural(self, record: Record) -> bool:
        """Is a record a struct with the natural layout of its members?"""
        end = 0
        most = 8
        for item in record.fields:
            if isinstance(item.type, Record) or item.bits is not None:
                return False
            align = self.alignment(item.type)
            if item.offset != end + -end % align:
                return False
            end = item.offset + self.bits(item.type)
            most = max(most, align)
        return (record.kind, record.size * 8, record.align * 8) == ("struct", end + -end % most, most)

    def leaves(self, record: Record) -> dict[str, Leaf]:
        """The members of a record and of nested records, by their paths, without reserved space."""
        found = self._leaves.get(id(record))
        if found is None:
            found = self._leaves[id(record)] = dict(self._walk(record, 0, ""))
        return found

    def _walk(self, record: Record, start: int, path: str) -> Iterator[tuple[str, Leaf]]:
        for item in record.fields:
            name = f"{path}.{item.name}" if item.name else path
            offset = start + item.offset
            if isinstance(item.type, Record):
                if item.dims:
                    bits = 8 * item.type.size * _length(item.dims)
                    yield name, Leaf(offset, bits, False, item.type, item.dims)
                else:
                    yield from self._walk(item.type, offset, name)
                continue
            type_ = self.type(item.type) if item.bits is None else None
            if isinstance(type_, Object) and type_.record:
                yield from self._walk(type_.record, offset, name)
            elif item.name and not ROOM.match(item.name):
                bits = item.bits if item.bits is not None else self.bits(item.type)
                yield name, Leaf(offset, bits, item.bits is not None, item.type, "")

    def words(self, record: Record) -> list[str]:
        """The class of each eight-byte word of a record, float or integer, which decides how it is passed."""
        return sorted(set(self._words(record, 0)))

    def _words(self, record: Record, start: int) -> Iterator[str]:
        for item in record.fields:
            offset = start + item.offset
            if isinstance(item.type, Record):
                for number in range(_length(item.dims)):
                    yield from self._words(item.type, offset + number * item.type.size * 8)
            elif item.bits is not None:
                yield f"{offset // 64}:integer"
            else:
                yield from self._words_of(item.type, offset)

    def _words_of(self, of: Of, offset: int) -> Iterator[str]:
        type_ = self.type(of)
        if isinstance(type_, Array):
            for i in range(type_.length or 0):
                yield from self._words_of(type_.of, offset + i * self.bits(type_.of))
        elif isinstance(type_, Object) and type_.record:
            yield from self._words(type_.record, offset)
        else:
            yield f"{offset // 64}:{type_.kind if isinstance(type_, Plain) else 'integer'}"

    def mixes(self, record: Record) -> bool:
        """Does a record contain a union and a float? ctypes cannot describe to libffi how it is passed."""
        kinds = {word.partition(":")[2] for word in self._words(record, 0)}
        return bool(kinds & {"float", "double"}) and self._has_union(record)

    def _has_union(self, record: Record) -> bool:
        inner = filter(None, (self._record_in(item.type) for item in record.fields))
        return record.kind == "union" or any(map(self._has_union, inner))

    def _record_in(self, type_: str | Record) -> Record | None:
        """The record that a type is, or an array of it."""
        if isinstance(type_, Record):
            return type_
        found = self.type(type_)
        while isinstance(found, Array):
            found = self.type(found.of)
        return found.record if isinstance(found, Object) else None

    # --- dependencies within the header

    def enum_of(self, text: str) -> str:
        """The enum that a type is or points to, as spelled; "" for other types."""
        found = self._enums.get(text)
        if found is None:
            found = self._enums[text] = self._enum_of(text)
        return found

    def _enum_of(self, text: str) -> str:
        written = base = base_of(text)
        while base in self.reading.typedefs:
            base = base_of(self.reading.typedefs[base])
        return written if base.startswith("enum ") else ""

    def print_of(self, function: Function) -> int:
        """A hash, equal in two releases only if the texts of everything that the prototype needs are."""
        types = function.types
        found = self._needed.get(types)
        if found is None:
            needed = self._everything(word for type_ in types for word in names_in(type_))
            found = self._needed[types] = hash((types, needed))
        return found

    def print_of_record(self, record: Record) -> int:
        """The same of a record."""
        return hash((record, self._everything(word for t in types_in(record) for word in names_in(t))))

    def _everything(self, names: Iterable[str]) -> frozenset[tuple[str, int]]:
        reached = frozenset().union(*(self._reached(name) for name in names))
        return frozenset((name, self._definitions[name]) for name in reached)

    @cached_property
    def _definitions(self) -> dict[str, int]:
        """Enums count by their type, in typedefs and members of that name."""
        made: dict[str, list[object]] = {}
        for name, text in self.reading.typedefs.items():
            made.setdefault(name, []).append((text, self._width_of_enum(text)))
        for name, record in self.reading.records.items():
            widths = [self._width_of_enum(type_) for type_ in types_in(record)]
            made.setdefault(name, []).append((record, tuple(widths)))
        return {name: hash(tuple(written)) for name, written in made.items()}

    def _width_of_enum(self, type_: str) -> int:
        kind, _, tag = base_of(type_).partition(" ")
        return self.bits(f"enum {tag}") if kind == "enum" else 0

    @cached_property
    def _mentions(self) -> dict[str, set[str]]:
        made = {name: set(names_in(text)) for name, text in self.reading.typedefs.items()}
        for name, record in self.reading.records.items():
            made.setdefault(name, set()).update(word for t in types_in(record) for word in names_in(t))
        return made

    def _reached(self, name: str) -> frozenset[str]:
        found = self._reach.get(name)
        if found is None:
            seen: set[str] = set()
            todo = [name]
            while todo:
                one = todo.pop()
                if one not in seen:
                    seen.add(one)
                    todo += self._mentions.get(one, ())
            found = self._reach[name] = frozenset(seen & self._definitions.keys())
        return found


def check_passed(reading: Reading) -> None:
    """Stop at a record that functions or callbacks pass by value although ctypes cannot pass it."""
    abi = Abi(reading)
    for function in reading.functions.values():
        _check_passed(abi, function, function.types)
    for name, text in reading.typedefs.items():
        target = abi.type(text)
        target = abi.type(target.to) if isinstance(target, Pointer) else target
        if isinstance(target, Prototype):
            _check_passed(abi, name, target.types)


def _check_passed(abi: Abi, name: Function | str, types: Sequence[Of]) -> None:
    for of in types:
        type_ = abi.type(of)
        if isinstance(type_, Object) and type_.record and abi.mixes(type_.record):
            raise CodegenError(
                f"{abi.reading.release}: {name}: {of} has a union and a float in it; such a record is not "
                "passed by value as C does"
            )


class Comparison:
    """An older and a newer release side by side."""

    def __init__(self, old: Abi, new: Abi) -> None:
        self.old = old
        self.new = new
        self._records: dict[Pair, Differences] = {}

    @property
    def led_to(self) -> Iterable[Pair]:
        """Every record that pointers led to so far."""
        return self._records

    def functions(self, old: Function, new: Function) -> tuple[list[str], dict[Pair, Differences]]:
        """The differences in the call itself, and in each record that it leads to."""
        found = Differences()
        self._signatures(old.types, new.types, "", found)
        return found.texts, self._led_to(found.pairs)

    def records(self, tag: str) -> dict[Pair, Differences]:
        """The differences in a record, and in each record that it leads to."""
        return self._led_to({(tag, tag): None})

    def _led_to(self, pairs: dict[Pair, None]) -> dict[Pair, Differences]:
        found: dict[Pair, Differences] = {}
        todo = list(pairs)
        while todo:
            pair = todo.pop()
            if pair not in found:
                found[pair] = self._record(pair)
                todo += found[pair].pairs
        return {pair: differences for pair, differences in found.items() if differences.texts}

    def _record(self, pair: Pair) -> Differences:
        found = self._records.get(pair)
        if found is None:
            found = self._records[pair] = Differences()
            old = self.old.reading.records.get(pair[0])
            new = self.new.reading.records.get(pair[1])
            if old is not None and new is not None:
                self._layouts(old, new, found)
        return found

    def _signatures(self, old: Sequence[Of], new: Sequence[Of], path: str, found: Differences) -> None:
        if len(old) != len(new):
            found.add(f"{path or 'the call'} takes {len(new) - 1} arguments for {len(old) - 1}")
            return
        for number, (mine, theirs) in enumerate(zip(old, new, strict=True)):
            at = f"{path} " * bool(path) + (f"argument {number}" if number else "the result")
            self._types(mine, theirs, at, found)

    def _types(self, old: Of, new: Of, path: str, found: Differences) -> None:
        mine = self.old.type(old)
        theirs = self.new.type(new)
        if isinstance(mine, Pointer) and isinstance(theirs, Pointer):
            self._types_behind(mine.to, theirs.to, path, found)
        elif isinstance(mine, Prototype) and isinstance(theirs, Prototype):
            self._signatures(mine.types, theirs.types, path, found)
        elif isinstance(mine, Array) and isinstance(theirs, Array):
            if mine.length != theirs.length:
                found.add(f"{path}: {new} for {old}")
            self._types(mine.of, theirs.of, path, found)
        elif isinstance(mine, Object) and isinstance(theirs, Object):
            if mine.record and theirs.record:
                self._objects(mine.record, theirs.record, path, found)
        elif not (isinstance(mine, Plain) and isinstance(theirs, Plain) and mine == theirs):
            found.add(f"{path}: {new} for {old}")

    def _types_behind(self, old: Of, new: Of, path: str, found: Differences) -> None:
        mine = self.old.type(old)
        theirs = self.new.type(new)
        if isinstance(mine, Object) and isinstance(theirs, Object):
            found.pairs[mine.tag, theirs.tag] = None
        else:
            self._types(old, new, path, found)

    def _objects(self, old: Record, new: Record, path: str, found: Differences) -> None:
        """Records by value: as an argument, or as the elements of an array."""
        if self.old.words(old) != self.new.words(new):
            found.add(f"{path}: a record that is passed in another way")
        inner = Differences()
        self._layouts(old, new, inner)
        for text in inner.texts:
            found.add(f"{path}: {text}")
        found.pairs |= inner.pairs

    def _layouts(self, old: Record, new: Record, found: Differences) -> None:
        """Common members have the same place, and the others lie in the other record's reserved space.

        A member of only one record may be a new name, another member of a union, or lie in former padding.
        """
        mine = self.old.leaves(old)
        theirs = self.new.leaves(new)
        if old.size != new.size:
            found.add(f"{new.size} bytes for {old.size}", grown=new.size > old.size)
        if old.align != new.align:
            found.add(f"aligned to {new.align} for {old.align}")
        for path in (path for path in mine if path in theirs):
            self._leaf(mine[path], theirs[path], path, old.size * 8, found)
        gone = {path: leaf for path, leaf in mine.items() if path not in theirs}
        come = {path: leaf for path, leaf in theirs.items() if path not in mine}
        for path, leaf in list(gone.items()):
            renamed = next((p for p, other in come.items() if self._is_same(leaf, other)), None)
            if renamed is not None:
                self._leaf(gone.pop(path), come.pop(renamed), path, 0, found)
        for path, leaf in gone.items():
            in_its_place = [p for p, other in come.items() if _overlap(leaf, other)]
            if in_its_place:
                found.add(f"{', '.join(in_its_place)} for {path}")

    def _is_same(self, old: Leaf, new: Leaf) -> bool:
        """The same place and the same type, under whatever name."""
        trial = Differences()
        self._leaf(old, new, "", 0, trial)
        return not trial.texts

    def _leaf(self, old: Leaf, new: Leaf, path: str, end: int, found: Differences) -> None:
        if (old.offset, old.is_field) != (new.offset, new.is_field) or (
            old.is_field and old.bits != new.bits
        ):
            found.add(f"{path} at {new.offset / 8:g} for {old.offset / 8:g}")
        elif isinstance(old.type, Record) and isinstance(new.type, Record):
            if old.dims != new.dims:
                found.add(f"{path}: {new.dims} for {old.dims}")
            self._objects(old.type, new.type, path, found)
        elif isinstance(old.type, Record) or isinstance(new.type, Record):
            found.add(f"{path}: one record, or several")
        else:
            mine = self.old.type(old.type)
            theirs = self.new.type(new.type)
            if isinstance(mine, Array) and isinstance(theirs, Array) and _is_longer(theirs, mine):
                # An array at the end may have become longer.
                found.add(f"{path}: {theirs.length} elements for {mine.length}", old.offset + old.bits == end)
                self._types(mine.of, theirs.of, path, found)
            else:
                self._types(old.type, new.type, path, found)


def _is_longer(one: Array, other: Array) -> bool:
    return (one.length or 0) > (other.length or 0)


def _overlap(one: Leaf, other: Leaf) -> bool:
    return one.offset < other.offset + other.bits and other.offset < one.offset + one.bits


def _plain(name: str) -> Plain:
    if name == "void":
        return Plain("void", 0)
    if name in c_types.FLOATS:
        return Plain(name, 64 if name == "double" else 32)
    if name not in INTEGERS:
        raise CodegenError(f"{name}: no type that can be compared")
    return Plain("integer", INTEGERS[name].bits)


def _length(dims: str) -> int:
    """The number of elements of "[2][3]"; one if it is not an array."""
    return math.prod(int(number) for number in re.findall(r"\d+", dims))


def types_in(record: Record) -> Iterator[str]:
    """Yield the types of a record's members, including those of records defined in place."""
    for item in record.fields:
        if isinstance(item.type, Record):
            yield from types_in(item.type)
        else:
            yield item.type
