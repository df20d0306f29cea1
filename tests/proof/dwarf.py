"""Compares the tables with gcc's debug information (DWARF) for the headers, which readelf prints.

Unlike codegen's header readers, this module does not parse C, because gcc has laid out all records and
numbered all enumerators.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cudyn._bindings.tables import rows

from . import Result, compiler

ORACLE = "DWARF"

_ENTRY = re.compile(r"^ *<([0-9a-f]+)><([0-9a-f]+)>: Abbrev Number: \d+ \(DW_TAG_(\w+)\)")
_ATTRIBUTE = re.compile(r"^ *<[0-9a-f]+> +DW_AT_(\w+) *: *(.*?)\s*$")
# The form of an attribute, which readelf prints before its value: `(strp) (offset: 0x6): `, `(data1) `.
_FORM = re.compile(r"^(?:\([^()]*\) ?)+(?:: )?")
_REFERENCE = re.compile(r"<0x([0-9a-f]+)>")
_TRANSPARENT = ("typedef", "const_type", "volatile_type")


def unavailable() -> str:
    """Return the reason why this oracle cannot run, or an empty string."""
    missing = [program for program in ("gcc", "g++", "readelf") if not shutil.which(program)]
    return f"{missing[0]} is not on PATH" if missing else ""


@dataclass
class Entry:
    """An entry in the debug information, with its children."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Entry] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the entry, or "" if it does not have a name."""
        return self.attributes.get("name", "")

    def number(self, attribute: str) -> int:
        """Return the value of an attribute as an integer."""
        return int(self.attributes[attribute].split()[0], 0)


class Information:
    """The debug information of a release's headers."""

    def __init__(self, name: str, release: str, symbols: Sequence[str] = ()) -> None:
        self.entries: dict[str, Entry] = {}  # offset -> entry, because references are offsets
        undefs = "".join(f"#undef {symbol}\n" for symbol in symbols)
        uses = "".join(f"__typeof__({symbol}) *used_{symbol};\n" for symbol in symbols)
        options = ("-g", "-gdwarf-4", "-gno-strict-dwarf", "-fno-eliminate-unused-debug-types", "-c")
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory) / "headers.o"
            mode = compiler.widest_mode(name)
            process = compiler.gcc(name, release, undefs + uses, *options, "-o", str(file), mode=mode)
            if process.returncode:
                raise AssertionError(f"{name} {release}: gcc rejects the headers: {process.stderr[:2000]}")
            command = ["readelf", "--wide", "--debug-dump=info", str(file)]
            output = subprocess.run(command, capture_output=True, text=True, check=True)
        self._read(output.stdout)

    def _read(self, text: str) -> None:
        """Parse the output of readelf. Indented entries are children of the entries above them."""
        path: list[Entry] = []
        for line in text.splitlines():
            entry = _ENTRY.match(line)
            if entry:
                new_entry = self.entries[entry[2]] = Entry(entry[3])
                del path[int(entry[1], 16) :]
                if path:
                    path[-1].children.append(new_entry)
                path.append(new_entry)
                continue
            attribute = _ATTRIBUTE.match(line)
            if attribute and path:
                path[-1].attributes[attribute[1]] = _FORM.sub("", attribute[2])

    def target(self, entry: Entry) -> Entry | None:
        """Return the entry that an entry's type attribute refers to, or `None` if it does not have one."""
        reference = _REFERENCE.match(entry.attributes.get("type", ""))
        return self.entries[reference[1]] if reference else None

    def type_of(self, entry: Entry) -> Entry | None:
        """Return the type of an entry, without typedefs and qualifiers, or `None` for void."""
        type_ = self.target(entry)
        while type_ is not None and type_.tag in _TRANSPARENT:
            type_ = self.target(type_)
        return type_

    def size(self, entry: Entry | None) -> int:
        """Return the size of a type in bytes, or 0 if it does not have a size."""
        if entry is None or entry.tag == "subroutine_type":
            return 0
        if entry.tag == "array_type":
            count = 1
            for dimension in entry.children:
                bound = dimension.attributes.get("upper_bound")
                count *= (
                    int(bound.split()[0], 0) + 1 if bound else int(dimension.attributes.get("count", "0"), 0)
                )
            return count * self.size(self.type_of(entry))
        return entry.number("byte_size") if "byte_size" in entry.attributes else 0

    def passed(self, entry: Entry | None) -> str:
        """Return the kind and the size of a type, which determine how C passes it."""
        if entry is None:
            return "void"
        if entry.tag in ("pointer_type", "array_type", "subroutine_type"):
            return "pointer"
        if entry.tag == "enumeration_type":
            return f"integer {self.size(entry)}"
        if entry.tag == "base_type":
            kind = "float" if entry.attributes["encoding"].split()[0] == "4" else "integer"
            return f"{kind} {self.size(entry)}"
        return f"record {self.size(entry)}"

    def records(self) -> Iterator[tuple[str, Entry]]:
        """Yield the complete structs and unions with their tags, or with the names of their typedefs."""
        for entry in self.entries.values():
            if entry.name and is_complete_record(entry):
                yield entry.name, entry
            elif entry.tag == "typedef":
                target = self.target(entry)
                if target is not None and not target.name and is_complete_record(target):
                    yield entry.name, target

    def prototypes(self) -> Iterator[tuple[str, Entry]]:
        """Yield each function's symbol and entry."""
        for entry in self.entries.values():
            if entry.tag == "variable" and entry.name.startswith("used_"):
                pointer = self.type_of(entry)
                function = pointer and self.type_of(pointer)
                if function:
                    yield entry.name.removeprefix("used_"), function


def is_complete_record(entry: Entry) -> bool:
    """Return whether an entry is a struct or a union whose members are known."""
    return entry.tag in ("structure_type", "union_type") and "byte_size" in entry.attributes


def passed_by_ctypes(cls: Any) -> str:
    """Return the kind and the size of a ctypes type, in the form of Information.passed."""
    if cls is None:
        return "void"
    if issubclass(cls, (ctypes.Structure, ctypes.Union)):
        return f"record {ctypes.sizeof(cls)}"
    if issubclass(cls, (ctypes._Pointer, ctypes._CFuncPtr)) or cls in (ctypes.c_void_p, ctypes.c_char_p):  # type: ignore[attr-defined]
        return "pointer"
    base = cls
    while base.__base__ is not ctypes._SimpleCData:
        base = base.__base__
    code = base._type_
    if code in "PzZ":
        return "pointer"
    return f"{'float' if code in 'fdg' else 'integer'} {ctypes.sizeof(cls)}"


def compare(name: str, release: str, headers: str = "") -> Result:
    """Compare records, enumerators and prototypes of a release.

    Args:
        name: The name of the library.
        release: The release of the tables.
        headers: The release of the headers. By default, it is the same release.
    """
    result = Result(ORACLE, "records and their members, enumerators, how every parameter is passed")
    view = compiler.view(name, release)
    types = view.types
    prototypes = {symbol: compiler.prototype(view, symbol) for symbol in view.library.tables.FUNCTIONS}
    header_view = compiler.view(name, headers or release)
    symbols = [
        symbol for symbol, text in prototypes.items() if text and compiler.prototype(header_view, symbol)
    ]
    information = Information(name, headers or release, symbols)
    tables = types.common.tables
    seen: set[str] = set()
    for tag, entry in information.records():
        if tag in tables.RECORDS and tag not in seen and types._has(tables.RECORDS[tag]):
            seen.add(tag)
            compare_record(result, f"{name} {release}: {tag}", information, entry, types.record(tag), 0)
    table_values = {member: value for tag in tables.ENUMS for member, value in types.members(tag)}
    macro_enums = {row["enum"] for row in compiler.library(name).group}  # macros in the headers
    for entry in information.entries.values():
        enumerator = python_name(entry.name, table_values) if entry.tag == "enumerator" else ""
        if enumerator in table_values:
            value = table_values.pop(enumerator)
            result.compare(
                f"{name} {release}: {entry.name}", value, signed(entry.number("const_value"), value)
            )
    macros = {member for tag in macro_enums for member, _ in types.members(tag)}
    # `table_values` now contains only the enumerators that are missing from the debug information.
    result.compare(
        f"{name} {release}: enumerators without an entry", sorted({*table_values} - macros)[:5], []
    )
    for symbol, function in information.prototypes():
        text = prototypes[symbol]
        assert text is not None
        result_type, params = rows.prototype(text)
        table_types = [result_type, *(param.type for param in params)]
        table_classes = [passed_by_ctypes(types.ctype(type_)) for type_ in table_types]
        parameters = [entry for entry in function.children if entry.tag == "formal_parameter"]
        # The type of a function's entry is the type of the function's result.
        compiled_types = [information.type_of(entry) for entry in (function, *parameters)]
        compiled_classes = [information.passed(type_) for type_ in compiled_types]
        result.compare(f"{name} {release}: {symbol}", table_classes, compiled_classes)
    return result


def python_name(name: str, known: dict[str, int]) -> str:
    """Return the name of an enumerator in Python. If the C name is a keyword, it ends with an underscore."""
    return name if name in known else f"{name}_"


def signed(reported: int, expected: int) -> int:
    """Return the value that gcc reports for an enumerator, in the form in which the tables contain it.

    For an unsigned enum, gcc reports the bits of a negative value.
    """
    return next(
        (value for value in (reported, reported + 2**32, reported - 2**32) if value == expected), reported
    )


def compare_record(
    result: Result, title: str, information: Information, entry: Entry, cls: Any, start: int
) -> None:
    """Compare the size and the members of a record with the tables.

    Args:
        result: The result to which the comparisons are added.
        title: The name of the record in messages.
        information: The debug information.
        entry: The entry of the record.
        cls: The class of the record.
        start: The offset of the record in bytes.
    """
    result.compare(f"{title} size", ctypes.sizeof(cls), entry.number("byte_size"))
    for member in entry.children:
        if member.tag != "member" or "bit_size" in member.attributes:
            continue
        type_ = information.type_of(member)
        offset = start + (member.number("data_member_location") if entry.tag == "structure_type" else 0)
        if not member.name:
            assert type_ is not None
            compare_members(result, title, information, type_, cls, offset)
            continue
        compare_member(result, title, information, member.name, type_, cls, offset)


def compare_members(
    result: Result, title: str, information: Information, entry: Entry, cls: Any, start: int
) -> None:
    """Compare the members of a record, and of the unnamed records in it, whose members also belong to it."""
    for member in entry.children:
        if member.tag != "member" or "bit_size" in member.attributes:
            continue
        type_ = information.type_of(member)
        offset = start + (member.number("data_member_location") if entry.tag == "structure_type" else 0)
        if member.name:
            compare_member(result, title, information, member.name, type_, cls, offset)
        elif type_ is not None:
            compare_members(result, title, information, type_, cls, offset)


def compare_member(
    result: Result,
    title: str,
    information: Information,
    name: str,
    type_: Entry | None,
    cls: Any,
    offset: int,
) -> None:
    """Compare the offset and the size of a member with the tables."""
    descriptor: Any = getattr(cls, name, None)
    table_range = (descriptor.offset, descriptor.size) if hasattr(descriptor, "offset") else None
    result.compare(f"{title}.{name}", table_range, (offset, information.size(type_)))
