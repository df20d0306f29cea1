"""Compares the binary interface of calls: how arguments are passed, and how records are laid out in memory.

The types in a function's prototypes in two releases are compared by size, category and offset, not by name.
The targets of pointers are compared too, including pointers in nested structures and in the parameters of
callbacks.
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

# Names of members that reserve space. A later release may use the space without breaking older callers.
RESERVED = re.compile(r"_*(reserved|pad|padding|unused|oversize)\d*$", re.I)


class Plain(NamedTuple):
    """A numeric type or void. `kind` is "integer", "float", "double" or "void"."""

    kind: str
    bits: int


class Object(NamedTuple):
    """A struct or union. `record` is None if its members are unknown."""

    tag: str
    record: Record | None


Type = Plain | Pointer | Array | Prototype | Object
CType = str | c_types.Type
"""A C type: its parsed structure, or its spelling."""


class Leaf(NamedTuple):
    """A member that is compared as a whole: a number, a pointer, an array, or an array of records.

    Attributes:
        offset: offset from the start of the outermost record, in bits
        bits: size in bits
        is_field: whether the member is a bit-field
        type: spelling of the type, or the record if this is an array of records
        dims: dimensions of an array of records, such as "[2][3]", otherwise ""
    """

    offset: int
    bits: int
    is_field: bool
    type: str | Record
    dims: str


Pair = tuple[str, str]  # the tags of a record in an older and in a newer release


@dataclass
class Differences:
    """The differences between two layouts, or two signatures.

    Attributes:
        texts: Descriptions of the differences.
        grown: Whether additional members at the end of the newer layout are the only difference.
        pairs: The older and newer tags of the records that pointers lead to.
    """

    texts: list[str] = field(default_factory=list)
    grown: bool = True
    pairs: dict[Pair, None] = field(default_factory=dict)

    def add(self, text: str, grown: bool = False) -> None:
        """Add a difference. `grown` is true if the newer layout only has additional members at its end."""
        self.texts.append(text)
        self.grown = self.grown and grown


class Abi:
    """The types of one release. Computes their sizes, alignments and members."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._types: dict[str, Type] = {}
        self._enums: dict[str, str] = {}
        self._function_hashes: dict[tuple[str, ...], int] = {}
        self._dependencies: dict[str, frozenset[str]] = {}
        self._leaves: dict[int, dict[str, Leaf]] = {}

    def type(self, c_type: CType) -> Type:
        """Return the structure of a type, with all typedefs resolved. Enums become integers."""
        text = str(c_type)
        type_ = self._types.get(text)
        if type_ is None:
            type_ = self._types[text] = self._type(text)
        return type_

    def _type(self, text: str) -> Type:
        """Parse the spelling of a type, and resolve its typedefs."""
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

    def bits(self, c_type: CType) -> int:
        """Return the size of a type in bits."""
        type_ = self.type(c_type)
        if isinstance(type_, Plain):
            return type_.bits
        if isinstance(type_, Array):
            return (type_.length or 0) * self.bits(type_.element)
        if isinstance(type_, Object):
            return type_.record.size * 8 if type_.record else 0
        return 64  # a pointer

    def alignment(self, c_type: CType) -> int:
        """Return the alignment of a type in bits."""
        type_ = self.type(c_type)
        if isinstance(type_, Array):
            return self.alignment(type_.element)
        if isinstance(type_, Object):
            return type_.record.align * 8 if type_.record else 8
        return self.bits(c_type)

    def is_natural(self, record: Record) -> bool:
        """Return whether a record is a struct with the natural layout of its members."""
        end = 0  # of the preceding member, in bits
        largest = 8  # the largest alignment of a member, in bits
        for member in record.fields:
            if isinstance(member.type, Record) or member.bits is not None:
                return False
            align = self.alignment(member.type)
            if member.offset != end + -end % align:  # the end, rounded up to a multiple of the alignment
                return False
            end = member.offset + self.bits(member.type)
            largest = max(largest, align)
        return (record.kind, record.size * 8, record.align * 8) == ("struct", end + -end % largest, largest)

    def leaves(self, record: Record) -> dict[str, Leaf]:
        """Return the members of a record and of its nested records, keyed by path, without reserved space."""
        leaves = self._leaves.get(id(record))
        if leaves is None:
            leaves = self._leaves[id(record)] = dict(self._iter_leaves(record, 0, ""))
        return leaves

    def _iter_leaves(self, record: Record, start: int, path: str) -> Iterator[tuple[str, Leaf]]:
        """Yield the path and the Leaf of each member. `start` is the offset of the record in bits."""
        for item in record.fields:
            name = f"{path}.{item.name}" if item.name else path
            offset = start + item.offset
            if isinstance(item.type, Record):
                if item.dims:
                    bits = 8 * item.type.size * _length(item.dims)
                    yield name, Leaf(offset, bits, is_field=False, type=item.type, dims=item.dims)
                else:
                    yield from self._iter_leaves(item.type, offset, name)
                continue
            type_ = self.type(item.type) if item.bits is None else None
            if isinstance(type_, Object) and type_.record:
                yield from self._iter_leaves(type_.record, offset, name)
            elif item.name and not RESERVED.match(item.name):
                bits = item.bits if item.bits is not None else self.bits(item.type)
                yield name, Leaf(offset, bits, item.bits is not None, item.type, "")

    def word_classes(self, record: Record) -> list[str]:
        """Return `WORD:CLASS` for the members of a record, such as `0:integer` and `1:double`.

        C's calling convention passes each eight-byte word of a record according to the class of its members.
        """
        return sorted(set(self._iter_word_classes(record, 0)))

    def _iter_word_classes(self, record: Record, start: int) -> Iterator[str]:
        """Yield `WORD:CLASS` for each member. `start` is the offset of the record in bits."""
        for item in record.fields:
            offset = start + item.offset
            if isinstance(item.type, Record):
                for index in range(_length(item.dims)):
                    yield from self._iter_word_classes(item.type, offset + index * item.type.size * 8)
            elif item.bits is not None:
                yield f"{offset // 64}:integer"
            else:
                yield from self._iter_type_word_classes(item.type, offset)

    def _iter_type_word_classes(self, c_type: CType, offset: int) -> Iterator[str]:
        """Yield `WORD:CLASS` for each element or member of a type at an offset in bits."""
        type_ = self.type(c_type)
        if isinstance(type_, Array):
            for i in range(type_.length or 0):
                yield from self._iter_type_word_classes(type_.element, offset + i * self.bits(type_.element))
        elif isinstance(type_, Object) and type_.record:
            yield from self._iter_word_classes(type_.record, offset)
        else:
            yield f"{offset // 64}:{type_.kind if isinstance(type_, Plain) else 'integer'}"

    def has_union_and_float(self, record: Record) -> bool:
        """Return whether a record contains a union and a float. ctypes can't describe it to libffi."""
        classes = {word_class.partition(":")[2] for word_class in self._iter_word_classes(record, 0)}
        return bool(classes & {"float", "double"}) and self._has_union(record)

    def _has_union(self, record: Record) -> bool:
        """Return whether a record is a union, or contains one at any depth."""
        nested_records = filter(None, (self._find_record(item.type) for item in record.fields))
        return record.kind == "union" or any(map(self._has_union, nested_records))

    def _find_record(self, type_: str | Record) -> Record | None:
        """Return the record type itself, or the record that is the element type of an array, or None."""
        if isinstance(type_, Record):
            return type_
        inner = self.type(type_)
        while isinstance(inner, Array):
            inner = self.type(inner.element)
        return inner.record if isinstance(inner, Object) else None

    # --- dependencies within the header

    def enum_of(self, text: str) -> str:
        """Return the spelling of the enum if a type is an enum or a pointer to one, otherwise ""."""
        enum = self._enums.get(text)
        if enum is None:
            enum = self._enums[text] = self._enum_of(text)
        return enum

    def _enum_of(self, text: str) -> str:
        """Return the result of `enum_of` for a type that is not cached."""
        spelling = base = base_of(text)
        while base in self.reading.typedefs:
            base = base_of(self.reading.typedefs[base])
        return spelling if base.startswith("enum ") else ""

    def hash_function(self, function: Function) -> int:
        """Return a hash of a prototype and of all declarations that it depends on."""
        types = function.types
        hash_ = self._function_hashes.get(types)
        if hash_ is None:
            dependencies = self._hash_dependencies(name for type_ in types for name in names_in(type_))
            hash_ = self._function_hashes[types] = hash((types, dependencies))
        return hash_

    def hash_record(self, record: Record) -> int:
        """Return a hash of a record and of all declarations that it depends on."""
        names = (name for type_ in types_in(record) for name in names_in(type_))
        return hash((record, self._hash_dependencies(names)))

    def _hash_dependencies(self, names: Iterable[str]) -> frozenset[tuple[str, int]]:
        """Return the name and the hash of each definition that any of these names depends on."""
        reached = frozenset().union(*(self._find_dependencies(name) for name in names))
        return frozenset((name, self._definitions[name]) for name in reached)

    @cached_property
    def _definitions(self) -> dict[str, int]:
        """The hash of each typedef and each record, keyed by name.

        If a typedef or a member of a record is an enum, the hash includes the size of the enum.
        """
        definitions: dict[str, list[object]] = {}
        for name, text in self.reading.typedefs.items():
            definitions.setdefault(name, []).append((text, self._width_of_enum(text)))
        for name, record in self.reading.records.items():
            widths = [self._width_of_enum(type_) for type_ in types_in(record)]
            definitions.setdefault(name, []).append((record, tuple(widths)))
        return {name: hash(tuple(definition)) for name, definition in definitions.items()}

    def _width_of_enum(self, type_: str) -> int:
        """Return the size in bits of the enum that a type is based on, or 0 for other types."""
        kind, _, tag = base_of(type_).partition(" ")
        return self.bits(f"enum {tag}") if kind == "enum" else 0

    @cached_property
    def _mentions(self) -> dict[str, set[str]]:
        """The names that each typedef and each record mentions."""
        mentions = {name: set(names_in(text)) for name, text in self.reading.typedefs.items()}
        for name, record in self.reading.records.items():
            mentions.setdefault(name, set()).update(used for t in types_in(record) for used in names_in(t))
        return mentions

    def _find_dependencies(self, name: str) -> frozenset[str]:
        """Return all defined names that a name depends on, directly or indirectly, including itself."""
        reached = self._dependencies.get(name)
        if reached is None:
            seen: set[str] = set()
            pending = [name]
            while pending:
                current = pending.pop()
                if current not in seen:
                    seen.add(current)
                    pending += self._mentions.get(current, ())
            reached = self._dependencies[name] = frozenset(seen & self._definitions.keys())
        return reached


def check_passed(reading: Reading) -> None:
    """Reject records that functions or callbacks pass by value if ctypes cannot pass them that way."""
    abi = Abi(reading)
    for function in reading.functions.values():
        _check_passed_types(abi, function, function.types)
    for name, text in reading.typedefs.items():
        target = abi.type(text)
        target = abi.type(target.target) if isinstance(target, Pointer) else target
        if isinstance(target, Prototype):
            _check_passed_types(abi, name, target.types)


def _check_passed_types(abi: Abi, name: Function | str, types: Sequence[CType]) -> None:
    """Reject parameters and results that contain a union and a float."""
    for c_type in types:
        type_ = abi.type(c_type)
        if isinstance(type_, Object) and type_.record and abi.has_union_and_float(type_.record):
            raise CodegenError(
                f"{abi.reading.release}: {name}: {c_type} contains a union and a float; "
                "ctypes cannot pass such a record by value"
            )


class Comparison:
    """Compares the declarations of an older and a newer release."""

    def __init__(self, old: Abi, new: Abi) -> None:
        self.old = old
        self.new = new
        self._records: dict[Pair, Differences] = {}

    @property
    def reached_records(self) -> Iterable[Pair]:
        """The records that were reached through pointers so far."""
        return self._records

    def compare_functions(self, old: Function, new: Function) -> tuple[list[str], dict[Pair, Differences]]:
        """Return the differences between two signatures, and those between the records they point to.

        The differences between records are not part of the first result. They are returned separately, keyed
        by the records' tags.
        """
        differences = Differences()
        self._compare_signatures(old.types, new.types, "", differences)
        return differences.texts, self._compare_reachable(differences.pairs)

    def compare_records(self, tag: str) -> dict[Pair, Differences]:
        """Return the differences between two records, and between the records that their pointers lead to."""
        return self._compare_reachable({(tag, tag): None})

    def _compare_reachable(self, pairs: dict[Pair, None]) -> dict[Pair, Differences]:
        """Return the differences between these records and the records that their pointers lead to."""
        differences: dict[Pair, Differences] = {}
        pending = list(pairs)
        while pending:
            pair = pending.pop()
            if pair not in differences:
                differences[pair] = self._compare_pair(pair)
                pending += differences[pair].pairs
        return {pair: difference for pair, difference in differences.items() if difference.texts}

    def _compare_pair(self, pair: Pair) -> Differences:
        """Return the differences between two records. They are computed only once."""
        differences = self._records.get(pair)
        if differences is None:
            differences = self._records[pair] = Differences()
            old_tag, new_tag = pair
            old = self.old.reading.records.get(old_tag)
            new = self.new.reading.records.get(new_tag)
            if old is not None and new is not None:
                self._compare_layouts(old, new, differences)
        return differences

    def _compare_signatures(
        self, old: Sequence[CType], new: Sequence[CType], path: str, differences: Differences
    ) -> None:
        """Compare the results and the parameters of two prototypes."""
        if len(old) != len(new):
            differences.add(f"{path or 'the call'} takes {len(new) - 1} arguments instead of {len(old) - 1}")
            return
        for number, (old_type, new_type) in enumerate(zip(old, new, strict=True)):
            location = f"argument {number}" if number else "the result"  # the result is the first type
            self._compare_types(old_type, new_type, f"{path} {location}" if path else location, differences)

    def _compare_types(self, old: CType, new: CType, path: str, differences: Differences) -> None:
        """Compare two types. `path` is their location in messages."""
        old_type = self.old.type(old)
        new_type = self.new.type(new)
        if isinstance(old_type, Pointer) and isinstance(new_type, Pointer):
            self._compare_pointees(old_type.target, new_type.target, path, differences)
        elif isinstance(old_type, Prototype) and isinstance(new_type, Prototype):
            self._compare_signatures(old_type.types, new_type.types, path, differences)
        elif isinstance(old_type, Array) and isinstance(new_type, Array):
            if old_type.length != new_type.length:
                differences.add(f"{path}: {self._contrast(old, new)}")
            self._compare_types(old_type.element, new_type.element, path, differences)
        elif isinstance(old_type, Object) and isinstance(new_type, Object):
            if old_type.record and new_type.record:
                self._compare_objects(old_type.record, new_type.record, path, differences)
        elif not (isinstance(old_type, Plain) and isinstance(new_type, Plain) and old_type == new_type):
            differences.add(f"{path}: {self._contrast(old, new)}")

    def _contrast(self, old: CType, new: CType) -> str:
        """Return a description of two different types, such as "int instead of long".

        If their spellings are equal, the description mentions the types that the typedefs stand for.
        """
        if str(old) != str(new):
            return f"{new} instead of {old}"
        old_text, new_text = (_describe(abi.type(name)) for abi, name in ((self.old, old), (self.new, new)))
        return f"{new} is now {new_text} instead of {old_text}"

    def _compare_pointees(self, old: CType, new: CType, path: str, differences: Differences) -> None:
        """Compare the types that two pointers point to. Records are only noted, for a later comparison."""
        old_type = self.old.type(old)
        new_type = self.new.type(new)
        if isinstance(old_type, Object) and isinstance(new_type, Object):
            differences.pairs[old_type.tag, new_type.tag] = None
        else:
            self._compare_types(old, new, path, differences)

    def _compare_objects(self, old: Record, new: Record, path: str, differences: Differences) -> None:
        """Compare records that are passed by value, or that are the elements of an array."""
        if self.old.word_classes(old) != self.new.word_classes(new):
            differences.add(f"{path}: a record that is passed differently")
        inner = Differences()
        self._compare_layouts(old, new, inner)
        for text in inner.texts:
            differences.add(f"{path}: {text}")
        differences.pairs |= inner.pairs

    def _compare_layouts(self, old: Record, new: Record, differences: Differences) -> None:
        """Compare two layouts. Members that both records contain must have equal offsets and types.

        A member that only one record contains may have been renamed. In this case, the other record has a
        member with the same offset and type. All other new members may use reserved space and padding, but
        not the space of a removed member.
        """
        old_leaves = self.old.leaves(old)
        new_leaves = self.new.leaves(new)
        if old.size != new.size:
            differences.add(f"{new.size} bytes instead of {old.size}", grown=new.size > old.size)
        if old.align != new.align:
            differences.add(f"aligned to {new.align} instead of {old.align}")
        for path, old_leaf in old_leaves.items():
            if path in new_leaves:
                self._compare_leaves(old_leaf, new_leaves[path], path, old.size * 8, differences)
        removed = {path: leaf for path, leaf in old_leaves.items() if path not in new_leaves}
        added = {path: leaf for path, leaf in new_leaves.items() if path not in old_leaves}
        for path, leaf in list(removed.items()):
            renamed = next(
                (p for p, added_leaf in added.items() if self._is_same_leaf(leaf, added_leaf)), None
            )
            if renamed is not None:
                self._compare_leaves(removed.pop(path), added.pop(renamed), path, 0, differences)
        for path, leaf in removed.items():
            overlapping = [p for p, added_leaf in added.items() if _overlap(leaf, added_leaf)]
            if overlapping:
                differences.add(f"{', '.join(overlapping)} instead of {path}")

    def _is_same_leaf(self, old: Leaf, new: Leaf) -> bool:
        """Return whether two members have the same offset and type. Their names may differ."""
        trial = Differences()
        self._compare_leaves(old, new, "", 0, trial)
        return not trial.texts

    def _compare_leaves(self, old: Leaf, new: Leaf, path: str, end: int, differences: Differences) -> None:
        """Compare two members.

        Args:
            old: member in the older release
            new: member in the newer release
            path: path of the member in messages
            end: end of the older record in bits, where an array may grow; 0 if no array may grow
            differences: receives the differences
        """
        if (old.offset, old.is_field) != (new.offset, new.is_field) or (
            old.is_field and old.bits != new.bits
        ):
            differences.add(f"{path} at {new.offset / 8:g} instead of {old.offset / 8:g}")
        elif isinstance(old.type, Record) and isinstance(new.type, Record):
            if old.dims != new.dims:
                differences.add(f"{path}: {new.dims} instead of {old.dims}")
            self._compare_objects(old.type, new.type, path, differences)
        elif isinstance(old.type, Record) or isinstance(new.type, Record):
            differences.add(f"{path}: an array of records instead of another type, or the reverse")
        else:
            old_type = self.old.type(old.type)
            new_type = self.new.type(new.type)
            if isinstance(old_type, Array) and isinstance(new_type, Array) and _is_longer(new_type, old_type):
                # An array at the end of a record may grow.
                text = f"{path}: {new_type.length} elements instead of {old_type.length}"
                differences.add(text, grown=old.offset + old.bits == end)
                self._compare_types(old_type.element, new_type.element, path, differences)
            else:
                self._compare_types(old.type, new.type, path, differences)


def _describe(type_: Type) -> str:
    """Return a description of a type whose typedefs have been resolved."""
    match type_:
        case Plain(kind="integer", bits=bits):
            return f"an integer of {bits} bits"
        case Plain(kind=kind):
            return kind
        case Object(tag=tag):
            return f"the record {tag}"
        case Array(length=length):
            return f"an array of {length} elements"
        case Prototype():
            return "a function"
    return "a pointer"


def _is_longer(first: Array, second: Array) -> bool:
    """Return whether the first array has more elements than the second one."""
    return (first.length or 0) > (second.length or 0)


def _overlap(first: Leaf, second: Leaf) -> bool:
    """Return whether two members share bits of memory."""
    return first.offset < second.offset + second.bits and second.offset < first.offset + first.bits


def _plain(name: str) -> Plain:
    """Return the category and size of a built-in type."""
    if name == "void":
        return Plain("void", 0)
    if name in c_types.FLOATS:
        return Plain(name, 64 if name == "double" else 32)
    if name not in INTEGERS:
        raise CodegenError(f"{name}: not a type that can be compared")
    return Plain("integer", INTEGERS[name].bits)


def _length(dims: str) -> int:
    """Return the number of elements for dimensions such as "[2][3]", or 1 if there are no dimensions."""
    return math.prod(int(number) for number in re.findall(r"\d+", dims))


def types_in(record: Record) -> Iterator[str]:
    """Yield the types of a record's members, including the members of records that are defined in place."""
    for item in record.fields:
        if isinstance(item.type, Record):
            yield from types_in(item.type)
        else:
            yield item.type
