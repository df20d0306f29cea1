"""Compares the binary interface of functions in two releases of a library.

The binary interface consists of the way in which arguments are passed, and of the layouts of structs and
unions in memory. Types are compared by size, category and offset, not by name. The targets of pointers are
compared too, including pointers in nested structures and in the parameters of callbacks.

A struct or a union is called a *record*.
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
from .model import Field, Function, Reading, Record

# Matches the names of members that only reserve space in a record, such as `reserved` and `pad2`. A later
# release may use this space without breaking older callers.
RESERVED = re.compile(r"_*(reserved|pad|padding|unused|oversize)\d*$", re.I)

_POINTER_BITS = 64
_WORD_BITS = 64  # the unit in which the calling convention classifies the members of a record


class Scalar(NamedTuple):
    """A number or void. `kind` is "integer", "float", "double" or "void"."""

    kind: str
    bits: int


class RecordType(NamedTuple):
    """A struct or union. `record` is None if its members are unknown."""

    tag: str
    record: Record | None


Type = Scalar | Pointer | Array | Prototype | RecordType
CType = str | c_types.Type
"""A C type: its parsed structure, or its spelling."""


class Member(NamedTuple):
    """The position and the type of a record's member.

    If a member is a record itself, its own members are listed instead. Arrays are listed as one member.

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

    def add(self, description: str, is_growth: bool = False) -> None:
        """Add a difference to the list.

        Args:
            description: description of the difference for the user
            is_growth: whether the newer layout only has additional members at its end
        """
        self.texts.append(description)
        self.grown = self.grown and is_growth


class Abi:
    """The types of one release. Computes their sizes, alignments and members."""

    def __init__(self, reading: Reading) -> None:
        """Start with empty caches.

        Args:
            reading: the declarations in the headers of the release
        """
        self.reading = reading
        # The results of the methods below, so that each of them is computed only once.
        self._resolved_types: dict[str, Type] = {}  # spelling of a type -> the type without typedefs
        self._enums: dict[str, str] = {}  # spelling of a type -> spelling of its enum, or ""
        self._members: dict[int, dict[str, Member]] = {}  # id() of a record -> its members
        self._function_hashes: dict[tuple[str, ...], int] = {}  # types in a prototype -> hash_function()
        self._dependencies: dict[str, frozenset[str]] = {}  # name -> the names that it depends on

    def type(self, c_type: CType) -> Type:
        """Return a type with its outermost typedefs resolved. Enums become integers.

        For example, if `CUdeviceptr` is a typedef for `unsigned long long`, it becomes a 64-bit integer.
        """
        spelling = str(c_type)
        resolved = self._resolved_types.get(spelling)
        if resolved is None:
            resolved = self._resolved_types[spelling] = self._resolve_type(spelling)
        return resolved

    def _resolve_type(self, spelling: str) -> Type:
        """Parse the spelling of a type, and resolve its outermost typedefs."""
        try:
            parsed = c_types.parse(spelling)
        except ValueError as error:
            raise CodegenError(str(error)) from None
        if not isinstance(parsed, c_types.Named):
            return parsed  # a pointer, an array or a prototype
        if parsed.keyword == "enum":
            enum = self.reading.enums.get(parsed.tag)
            return self.type(enum.type) if enum else Scalar("integer", 32)
        if parsed.keyword in ("struct", "union"):
            return RecordType(parsed.tag, self.reading.records.get(parsed.tag))
        if parsed.name in self.reading.typedefs:
            return self.type(self.reading.typedefs[parsed.name])
        return _get_scalar(parsed.name)

    def bits(self, c_type: CType) -> int:
        """Return the size of a type in bits. Arrays and records of unknown size have 0 bits."""
        type_ = self.type(c_type)
        if isinstance(type_, Scalar):
            return type_.bits
        if isinstance(type_, Array):
            length = type_.length or 0
            return length * self.bits(type_.element)
        if isinstance(type_, RecordType):
            return type_.record.size * 8 if type_.record else 0
        return _POINTER_BITS

    def alignment(self, c_type: CType) -> int:
        """Return the alignment of a type in bits. Records whose members are unknown have 8 bits."""
        type_ = self.type(c_type)
        if isinstance(type_, Array):
            return self.alignment(type_.element)
        if isinstance(type_, RecordType):
            return type_.record.align * 8 if type_.record else 8
        # Numbers and pointers are aligned to their size on 64-bit Linux.
        return self.bits(c_type)

    def is_natural(self, record: Record) -> bool:
        """Return whether the layout of a record follows from the order and the types of its members.

        This is the case for a struct that a compiler lays out without packing or alignment attributes, and
        that has neither bit-fields nor members that are defined in place. The tables do not need to store the
        offsets of such a struct.
        """
        if record.kind != "struct":
            return False
        end_of_preceding = 0  # in bits
        largest_alignment = 8  # in bits
        for member in record.fields:
            if isinstance(member.type, Record) or member.bits is not None:
                return False
            alignment = self.alignment(member.type)
            if member.offset != _round_up(end_of_preceding, alignment):
                return False
            end_of_preceding = member.offset + self.bits(member.type)
            largest_alignment = max(largest_alignment, alignment)
        natural_size = _round_up(end_of_preceding, largest_alignment)
        return record.size * 8 == natural_size and record.align * 8 == largest_alignment

    def members(self, record: Record) -> dict[str, Member]:
        """Return the members of a record, keyed by path.

        The members of nested records are included, such as `.outer.inner`. Reserved space is omitted.
        """
        members = self._members.get(id(record))
        if members is None:
            members = self._members[id(record)] = dict(self._iter_members(record, 0, ""))
        return members

    def _iter_members(self, record: Record, start: int, path: str) -> Iterator[tuple[str, Member]]:
        """Yield the members of a record and of its nested records, except for reserved space.

        Args:
            record: the record, which may be nested in another one
            start: offset of the record from the start of the outermost record, in bits
            path: path of the record in the outermost record, such as ".outer", or ""

        Yields:
            the path and the description of each member
        """
        for item in record.fields:
            member_path = f"{path}.{item.name}" if item.name else path
            offset = start + item.offset
            nested_record = self._find_nested_record(item)
            if nested_record is not None:
                yield from self._iter_members(nested_record, offset, member_path)
            elif isinstance(item.type, Record):  # an array of records that are defined in place
                bits = 8 * item.type.size * _count_elements(item.dims)
                yield member_path, Member(offset, bits, is_field=False, type=item.type, dims=item.dims)
            elif item.name and not RESERVED.match(item.name):
                is_field = item.bits is not None
                bits = self.bits(item.type) if item.bits is None else item.bits
                yield member_path, Member(offset, bits, is_field, item.type, "")

    def _find_nested_record(self, item: Field) -> Record | None:
        """Return the record that a member consists of, or `None` for arrays, numbers and pointers."""
        if isinstance(item.type, Record):
            return None if item.dims else item.type
        if item.bits is not None:  # a bit-field
            return None
        type_ = self.type(item.type)
        return type_.record if isinstance(type_, RecordType) else None

    def word_classes(self, record: Record) -> list[str]:
        """Return the classes that determine how a record is passed by value.

        According to the calling convention (System V ABI for x86-64, section 3.2.3), each eight-byte word of
        a record is passed in a register that depends on the class of its members. Each item of the result
        contains the index of a word and the class of a member, such as `1:double`.
        """
        return sorted(set(self._iter_word_classes(record, 0)))

    def _iter_word_classes(self, record: Record, start: int) -> Iterator[str]:
        """Yield `WORD:CLASS` for each member of a record.

        Args:
            record: the record, which may be nested in another one
            start: offset of the record from the start of the outermost record, in bits
        """
        for member in record.fields:
            offset = start + member.offset
            if isinstance(member.type, Record):
                element_bits = member.type.size * 8
                for index in range(_count_elements(member.dims)):
                    yield from self._iter_word_classes(member.type, offset + index * element_bits)
            elif member.bits is not None:  # a bit-field
                yield f"{offset // _WORD_BITS}:integer"
            else:
                yield from self._iter_type_word_classes(member.type, offset)

    def _iter_type_word_classes(self, c_type: CType, offset: int) -> Iterator[str]:
        """Yield `WORD:CLASS` for each number or pointer in a type.

        Args:
            c_type: type of a member, of an element of an array, or of a nested member
            offset: its offset from the start of the outermost record, in bits
        """
        type_ = self.type(c_type)
        if isinstance(type_, Array):
            element_bits = self.bits(type_.element)
            for index in range(type_.length or 0):
                yield from self._iter_type_word_classes(type_.element, offset + index * element_bits)
        elif isinstance(type_, RecordType) and type_.record:
            yield from self._iter_word_classes(type_.record, offset)
        else:
            word_class = type_.kind if isinstance(type_, Scalar) else "integer"  # pointers are integers
            yield f"{offset // _WORD_BITS}:{word_class}"

    def has_union_and_float(self, record: Record) -> bool:
        """Return whether a record contains both a union and a floating-point number.

        ctypes cannot pass such a record by value, because it cannot describe unions to libffi.
        """
        word_classes = self._iter_word_classes(record, 0)
        has_float = any(word_class.endswith((":float", ":double")) for word_class in word_classes)
        return has_float and self._has_union(record)

    def _has_union(self, record: Record) -> bool:
        """Return whether a record is a union, or contains one at any depth."""
        if record.kind == "union":
            return True
        for member in record.fields:
            nested_record = self._find_record(member.type)
            if nested_record is not None and self._has_union(nested_record):
                return True
        return False

    def _find_record(self, member_type: str | Record) -> Record | None:
        """Return the record that a member or the elements of an array consist of, or `None`."""
        if isinstance(member_type, Record):
            return member_type
        type_ = self.type(member_type)
        while isinstance(type_, Array):
            type_ = self.type(type_.element)
        return type_.record if isinstance(type_, RecordType) else None

    # --- dependencies between the declarations of the header

    def enum_of(self, type_: str) -> str:
        """Return the name of the enum if a type is an enum or a pointer to one, otherwise "".

        If the type mentions a typedef of the enum, the result is the name of the typedef.
        """
        enum = self._enums.get(type_)
        if enum is None:
            enum = self._enums[type_] = self._find_enum(type_)
        return enum

    def _find_enum(self, type_: str) -> str:
        """Return the result of `enum_of` for a type that is not cached."""
        name = base_of(type_)
        resolved_name = name
        while resolved_name in self.reading.typedefs:
            resolved_name = base_of(self.reading.typedefs[resolved_name])
        return name if resolved_name.startswith("enum ") else ""

    def hash_function(self, function: Function) -> int:
        """Return a hash of a prototype and of all declarations that it depends on.

        If a function has the same hash in two releases, the two prototypes do not need to be compared.
        """
        types = function.types
        function_hash = self._function_hashes.get(types)
        if function_hash is None:
            names = [name for type_ in types for name in names_in(type_)]
            function_hash = hash((types, self._hash_dependencies(names)))
            self._function_hashes[types] = function_hash
        return function_hash

    def hash_record(self, record: Record) -> int:
        """Return a hash of a record and of all declarations that it depends on.

        If a record has the same hash in two releases, the two layouts do not need to be compared.
        """
        names = [name for type_ in iter_member_types(record) for name in names_in(type_)]
        return hash((record, self._hash_dependencies(names)))

    def _hash_dependencies(self, names: Iterable[str]) -> frozenset[tuple[str, int]]:
        """Return the name and the hash of each declaration that any of these names depends on."""
        dependencies: set[str] = set()
        for name in names:
            dependencies |= self._find_dependencies(name)
        return frozenset((name, self._declaration_hashes[name]) for name in dependencies)

    @cached_property
    def _declaration_hashes(self) -> dict[str, int]:
        """The hash of each typedef and each record, keyed by name.

        If a typedef or a member of a record is an enum, the hash includes the size of the enum. A struct and
        a typedef with the same name have one hash.
        """
        declarations: dict[str, list[object]] = {}
        for name, type_ in self.reading.typedefs.items():
            declarations.setdefault(name, []).append((type_, self._get_enum_bits(type_)))
        for name, record in self.reading.records.items():
            enum_bits = [self._get_enum_bits(type_) for type_ in iter_member_types(record)]
            declarations.setdefault(name, []).append((record, tuple(enum_bits)))
        return {name: hash(tuple(same_name)) for name, same_name in declarations.items()}

    def _get_enum_bits(self, type_: str) -> int:
        """Return the size in bits of the enum in a type, such as `enum E *`, or 0 for other types."""
        base = base_of(type_)
        return self.bits(base) if base.startswith("enum ") else 0

    @cached_property
    def _mentioned_names(self) -> dict[str, set[str]]:
        """The names that the declaration of each typedef and each record mentions."""
        mentioned = {name: set(names_in(type_)) for name, type_ in self.reading.typedefs.items()}
        for name, record in self.reading.records.items():
            names = mentioned.setdefault(name, set())
            for type_ in iter_member_types(record):
                names.update(names_in(type_))
        return mentioned

    def _find_dependencies(self, name: str) -> frozenset[str]:
        """Return all declared names that a name depends on, directly or indirectly, including itself."""
        dependencies = self._dependencies.get(name)
        if dependencies is None:
            visited: set[str] = set()
            pending = [name]
            while pending:
                current = pending.pop()
                if current not in visited:
                    visited.add(current)
                    pending += self._mentioned_names.get(current, ())
            # Keywords and built-in types, such as `const` and `int`, are not declared.
            dependencies = frozenset(visited & self._declaration_hashes.keys())
            self._dependencies[name] = dependencies
        return dependencies


def check_records_passed_by_value(reading: Reading) -> None:
    """Reject functions and callbacks that pass a record by value if ctypes cannot do that.

    Raises:
        CodegenError: A parameter or a result is a record with a union and a floating-point number.
    """
    abi = Abi(reading)
    for function in reading.functions.values():
        _check_types_passed_by_value(abi, function, function.types)
    for name, spelling in reading.typedefs.items():
        type_ = abi.type(spelling)
        if isinstance(type_, Pointer):
            type_ = abi.type(type_.target)
        if isinstance(type_, Prototype):
            _check_types_passed_by_value(abi, name, type_.types)


def _check_types_passed_by_value(abi: Abi, name: Function | str, types: Sequence[CType]) -> None:
    """Reject a record that contains a union and a floating-point number.

    Args:
        abi: types of the release
        name: function, or name of the callback's typedef, for the message
        types: types of the result and of the parameters
    """
    for c_type in types:
        type_ = abi.type(c_type)
        if isinstance(type_, RecordType) and type_.record and abi.has_union_and_float(type_.record):
            raise CodegenError(
                f"{abi.reading.release}: {name}: {c_type} contains a union and a float; "
                "ctypes cannot pass such a record by value"
            )


class Comparison:
    """Compares the declarations of an older and a newer release."""

    def __init__(self, old: Abi, new: Abi) -> None:
        self.old = old
        self.new = new
        self._record_differences: dict[Pair, Differences] = {}  # the records that were compared so far

    @property
    def reached_records(self) -> Iterable[Pair]:
        """The tags of all records that have been compared so far, including the targets of pointers."""
        return self._record_differences

    def compare_functions(self, old: Function, new: Function) -> tuple[list[str], dict[Pair, Differences]]:
        """Compare two versions of a function.

        Returns:
            descriptions of the differences between the signatures, and the differences between the records
            that the parameters point to, keyed by the records' tags
        """
        differences = Differences()
        self._compare_signatures(old.types, new.types, "", differences)
        return differences.texts, self._compare_reachable(differences.pairs)

    def compare_records(self, tag: str) -> dict[Pair, Differences]:
        """Return the differences between two records, and between the records that their pointers lead to."""
        return self._compare_reachable({(tag, tag): None})

    def _compare_reachable(self, pairs: Iterable[Pair]) -> dict[Pair, Differences]:
        """Compare records, and the records that their pointers lead to, directly or indirectly.

        Args:
            pairs: older and newer tag of each record

        Returns:
            the records that differ, with their differences
        """
        compared: dict[Pair, Differences] = {}
        pending = list(pairs)
        while pending:
            pair = pending.pop()
            if pair not in compared:
                compared[pair] = self._compare_pair(pair)
                pending += compared[pair].pairs
        return {pair: differences for pair, differences in compared.items() if differences.texts}

    def _compare_pair(self, pair: Pair) -> Differences:
        """Return the differences between two records. They are computed only once."""
        differences = self._record_differences.get(pair)
        if differences is None:
            differences = self._record_differences[pair] = Differences()
            old_tag, new_tag = pair
            old_record = self.old.reading.records.get(old_tag)
            new_record = self.new.reading.records.get(new_tag)
            # If the members of a record are unknown in one release, it is not compared.
            if old_record is not None and new_record is not None:
                self._compare_layouts(old_record, new_record, differences)
        return differences

    def _compare_signatures(
        self, old: Sequence[CType], new: Sequence[CType], path: str, differences: Differences
    ) -> None:
        """Compare two prototypes.

        Args:
            old: types of the result and of the parameters in the older release
            new: types of the result and of the parameters in the newer release
            path: location of a callback in messages, or "" for a function of the library
            differences: receives the differences
        """
        if len(old) != len(new):
            differences.add(f"{path or 'the call'} takes {len(new) - 1} arguments instead of {len(old) - 1}")
            return
        for index, (old_type, new_type) in enumerate(zip(old, new, strict=True)):
            location = "the result" if index == 0 else f"argument {index}"
            if path:
                location = f"{path} {location}"
            self._compare_types(old_type, new_type, location, differences)

    def _compare_types(self, old: CType, new: CType, path: str, differences: Differences) -> None:
        """Compare two types, including the types that they contain or point to.

        Args:
            old: type in the older release
            new: type in the newer release
            path: location of the type in messages
            differences: receives the differences
        """
        match self.old.type(old), self.new.type(new):
            case Pointer(target=old_target), Pointer(target=new_target):
                self._compare_pointees(old_target, new_target, path, differences)
            case Prototype(types=old_types), Prototype(types=new_types):
                self._compare_signatures(old_types, new_types, path, differences)
            case Array() as old_array, Array() as new_array:
                if old_array.length != new_array.length:
                    differences.add(f"{path}: {self._describe_change(old, new)}")
                self._compare_types(old_array.element, new_array.element, path, differences)
            case RecordType(record=old_record), RecordType(record=new_record):
                if old_record and new_record:
                    self._compare_embedded_records(old_record, new_record, path, differences)
            case Scalar() as old_scalar, Scalar() as new_scalar if old_scalar == new_scalar:
                pass
            case _:
                differences.add(f"{path}: {self._describe_change(old, new)}")

    def _describe_change(self, old: CType, new: CType) -> str:
        """Return a description of two different types, such as "int instead of long".

        If their spellings are equal, the description mentions the types that the typedefs stand for.
        """
        if str(old) != str(new):
            return f"{new} instead of {old}"
        old_description = _describe_type(self.old.type(old))
        new_description = _describe_type(self.new.type(new))
        return f"{new} is now {new_description} instead of {old_description}"

    def _compare_pointees(self, old: CType, new: CType, path: str, differences: Differences) -> None:
        """Compare the types that two pointers point to.

        Records are only listed in `differences.pairs`, because they may point to each other. The caller
        compares each pair once.
        """
        old_type = self.old.type(old)
        new_type = self.new.type(new)
        if isinstance(old_type, RecordType) and isinstance(new_type, RecordType):
            differences.pairs[old_type.tag, new_type.tag] = None
        else:
            self._compare_types(old, new, path, differences)

    def _compare_embedded_records(
        self, old: Record, new: Record, path: str, differences: Differences
    ) -> None:
        """Compare records that are passed by value, or that are the elements of an array.

        Args:
            old: record in the older release
            new: record in the newer release
            path: location of the record in messages
            differences: receives the differences, none of which counts as growth
        """
        if self.old.word_classes(old) != self.new.word_classes(new):
            differences.add(f"{path}: a record that is passed differently")
        layout_differences = Differences()
        self._compare_layouts(old, new, layout_differences)
        for description in layout_differences.texts:
            differences.add(f"{path}: {description}")
        differences.pairs |= layout_differences.pairs

    def _compare_layouts(self, old: Record, new: Record, differences: Differences) -> None:
        """Compare two layouts. Members that both records contain must have equal offsets and types.

        A member that only one record contains may have been renamed. In this case, the other record has a
        member with the same offset and type. All other new members may use reserved space and padding, but
        not the space of a removed member.
        """
        if old.size != new.size:
            differences.add(f"{new.size} bytes instead of {old.size}", is_growth=new.size > old.size)
        if old.align != new.align:
            differences.add(f"aligned to {new.align} instead of {old.align}")
        old_members = self.old.members(old)
        new_members = self.new.members(new)
        for path, old_member in old_members.items():
            if path in new_members:
                self._compare_members(old_member, new_members[path], path, old.size * 8, differences)
        removed = {path: member for path, member in old_members.items() if path not in new_members}
        added = {path: member for path, member in new_members.items() if path not in old_members}
        self._drop_renamed_members(removed, added, differences)
        for path, removed_member in removed.items():
            overlapping = [name for name, member in added.items() if _overlap(removed_member, member)]
            if overlapping:
                differences.add(f"{', '.join(overlapping)} instead of {path}")

    def _drop_renamed_members(
        self, removed: dict[str, Member], added: dict[str, Member], differences: Differences
    ) -> None:
        """Remove each member from both dictionaries that has only been renamed.

        Args:
            removed: members of the older record that the newer record does not contain
            added: members of the newer record that the older record does not contain
            differences: receives the records that the renamed members point to
        """
        for old_path, old_member in list(removed.items()):
            for new_path, new_member in added.items():
                if self._is_same_member(old_member, new_member):
                    self._compare_members(old_member, new_member, old_path, 0, differences)
                    del removed[old_path], added[new_path]
                    break

    def _is_same_member(self, old: Member, new: Member) -> bool:
        """Return whether two members have the same offset and type. Their names may differ."""
        differences = Differences()
        self._compare_members(old, new, "", 0, differences)
        return not differences.texts

    def _compare_members(
        self, old: Member, new: Member, path: str, end: int, differences: Differences
    ) -> None:
        """Compare the positions and the types of two members.

        Args:
            old: member in the older release
            new: member in the newer release
            path: path of the member in messages
            end: end of the older record in bits, where an array may grow; 0 if no array may grow
            differences: receives the differences
        """
        if _has_moved(old, new):
            differences.add(f"{path} at {new.offset / 8:g} instead of {old.offset / 8:g}")
        elif isinstance(old.type, Record) and isinstance(new.type, Record):
            if old.dims != new.dims:
                differences.add(f"{path}: {new.dims} instead of {old.dims}")
            self._compare_embedded_records(old.type, new.type, path, differences)
        elif isinstance(old.type, Record) or isinstance(new.type, Record):
            differences.add(f"{path}: an array of records instead of another type, or the reverse")
        else:
            old_type = self.old.type(old.type)
            new_type = self.new.type(new.type)
            if isinstance(old_type, Array) and isinstance(new_type, Array) and _is_longer(new_type, old_type):
                is_at_end = old.offset + old.bits == end
                description = f"{path}: {new_type.length} elements instead of {old_type.length}"
                differences.add(description, is_growth=is_at_end)
                self._compare_types(old_type.element, new_type.element, path, differences)
            else:
                self._compare_types(old.type, new.type, path, differences)


def _describe_type(type_: Type) -> str:
    """Return a description of a type whose typedefs have been resolved."""
    match type_:
        case Scalar(kind="integer", bits=bits):
            return f"an integer of {bits} bits"
        case Scalar(kind=kind):
            return kind
        case RecordType(tag=tag):
            return f"the record {tag}"
        case Array(length=length):
            return f"an array of {length} elements"
        case Prototype():
            return "a function"
    return "a pointer"


def _has_moved(old: Member, new: Member) -> bool:
    """Return whether a member has another position in the newer release.

    For bit-fields, the number of bits matters too. The sizes of other members are compared with their types.
    """
    if old.offset != new.offset or old.is_field != new.is_field:
        return True
    return old.is_field and old.bits != new.bits


def _is_longer(first: Array, second: Array) -> bool:
    """Return whether the first array has more elements than the second one."""
    return (first.length or 0) > (second.length or 0)


def _overlap(first: Member, second: Member) -> bool:
    """Return whether two members share bits of memory."""
    return first.offset < second.offset + second.bits and second.offset < first.offset + first.bits


def _get_scalar(name: str) -> Scalar:
    """Return the category and the size of a built-in type, such as `double` or `unsigned int`."""
    if name == "void":
        return Scalar("void", 0)
    if name in c_types.FLOATS:
        return Scalar(name, 64 if name == "double" else 32)
    if name not in INTEGERS:
        raise CodegenError(f"{name}: not a type that can be compared")
    return Scalar("integer", INTEGERS[name].bits)


def _round_up(offset: int, alignment: int) -> int:
    """Round an offset up to a multiple of an alignment."""
    return -(-offset // alignment) * alignment


def _count_elements(dims: str) -> int:
    """Return the number of elements of an array with dimensions such as "[2][3]", or 1 if `dims` is ""."""
    lengths = re.findall(r"\d+", dims)
    return math.prod(int(length) for length in lengths)


def iter_member_types(record: Record) -> Iterator[str]:
    """Yield the types of a record's members, including the members of records that are defined in place."""
    for member in record.fields:
        if isinstance(member.type, Record):
            yield from iter_member_types(member.type)
        else:
            yield member.type
