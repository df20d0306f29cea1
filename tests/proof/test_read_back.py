"""Tests that the rows contain exactly the declarations of each release."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from codegen.c_types import PRIMITIVES, declare
from codegen.model import Constant, Field, Function, Reading, Record
from codegen.sources import Sources
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library as catalogued
from cudyn._bindings.tables import rows

from . import compiler
from .headers import Readings
from .test_generated import FUNCTIONS, TYPES, at_release, handle_tags, typedefs_of, without_foreign


def iter_readings(readings: Readings) -> Iterator[tuple[ModuleType, ModuleType, Reading]]:
    """Yield the functions table, the types table and the reading for each release of each library."""
    for library, library_readings in readings.items():
        for reading in library_readings:
            yield FUNCTIONS[library], TYPES[library], reading


def test_tables_have_the_pinned_releases(pins: Sources) -> None:
    for library in pins.libraries:
        assert list(FUNCTIONS[library.name].RELEASES) == pins.releases(library)


def find_newest_text(functions: ModuleType, symbol: str) -> str:
    """Return the text of a symbol's prototype in the newest release that contains the symbol."""
    _, _, text = rows.spans(functions.FUNCTIONS[symbol], functions.RELEASES)[-1]
    return text


def test_rows_contain_every_prototype(readings: Readings) -> None:
    """The prototype in a row comes from the newest header that declares the function."""
    for functions, _, reading in iter_readings(readings):
        rows_at_release = at_release(functions.FUNCTIONS, functions.RELEASES, reading.release)
        assert rows_at_release.keys() == reading.functions.keys()
    for library, library_readings in readings.items():
        functions = FUNCTIONS[library]
        newest: dict[str, Function] = {}
        for reading in library_readings:
            newest.update(reading.functions)
        for symbol, function in newest.items():
            text = find_newest_text(functions, symbol)
            if text.startswith("="):  # the row refers to another symbol with the same prototype
                text = find_newest_text(functions, text.removeprefix("="))
            result, params = rows.prototype(text)
            if function.result == "int" and result in compiler.library(library).results:
                result = "int"  # the header declares an int, but the values are enumerators
            assert (result, [(param.type, param.name) for param in params]) == (
                function.result,
                [(param.type, param.name) for param in function.params],
            )


def test_rows_map_every_name_to_its_symbol(readings: Readings) -> None:
    for functions, _, reading in iter_readings(readings):
        symbols = at_release(functions.FUNCTIONS, functions.RELEASES, reading.release).keys()
        names = at_release(functions.NAMES, functions.RELEASES, reading.release)
        per_thread = at_release(functions.PER_THREAD, functions.RELEASES, reading.release)
        for name, symbol in reading.names["plain"].items():
            assert names.get(name, name) == symbol
            assert symbol in symbols
        assert names.keys() <= reading.names["plain"].keys()
        for name, symbol in reading.names.get("per_thread", {}).items():
            if name in reading.names["plain"]:
                assert per_thread.get(name, names.get(name, name)) == symbol
                assert symbol in symbols
        assert per_thread.keys() <= reading.names.get("per_thread", {}).keys()


def test_rows_contain_every_typedef(readings: Readings) -> None:
    for functions, types, reading in iter_readings(readings):
        typedefs = at_release(typedefs_of(functions, types), functions.RELEASES, reading.release)
        assert typedefs == without_foreign(reading.typedefs, reading)


def test_rows_contain_every_enumerator(readings: Readings) -> None:
    for functions, types, reading in iter_readings(readings):
        for tag, row in types.ENUMS.items():
            type_, enumerators = rows.enum(row)
            values = at_release(enumerators, functions.RELEASES, reading.release)
            enum = without_foreign(reading.enums, reading).get(tag)
            assert {name: int(value) for name, value in values.items()} == dict(enum.values if enum else ())
            # The type comes from the newest header, and older types have the same width. The constants in
            # a group of macros have the type of the typedef that the group belongs to.
            bits = {"int": 31, "unsigned int": 32, "unsigned char": 8}[type_]
            low = -(1 << bits) if type_ == "int" else 0
            high = (1 << bits) - 1
            assert all(low <= int(value) <= high for value in values.values())
        assert without_foreign(reading.enums, reading).keys() <= types.ENUMS.keys()


def test_rows_contain_every_constant(readings: Readings) -> None:
    for functions, types, reading in iter_readings(readings):
        constants = at_release(types.CONSTANTS, functions.RELEASES, reading.release)
        assert constants.keys() == reading.constants.keys()
        for name, constant in reading.constants.items():
            assert stands_for(constants[name], constant), (reading.release, name)


def stands_for(text: str, constant: Constant) -> bool:
    """Return whether the text of a row represents a constant. C's integer types are omitted in rows."""
    type_, _, value = text.rpartition(" ")
    own_types = ("", "int", "unsigned int", "long long", "unsigned long long")
    expected = constant.value
    if (
        isinstance(expected, int)
        and expected < 0
        and constant.type.startswith(("unsigned", "uint", "size_t"))
    ):
        expected += 1 << 64  # the header readers return signed integers
    return value == str(expected) and (type_ == constant.type or (not type_ and constant.type in own_types))


def model_of(root: rows.Member) -> Record:
    """Convert a row's record to codegen's class for records."""
    assert root.kind in ("struct", "union")
    members = tuple(
        Field(member.name, member.offset * 8 + (member.bit or 0), model_of(member), None, member.type)
        if member.kind
        else Field(member.name, member.offset * 8 + (member.bit or 0), member.type, member.bits)
        for member in root.members
    )
    return Record("struct" if root.kind == "struct" else "union", root.size, root.align, members)


@pytest.mark.slow
def test_rows_contain_every_layout(readings: Readings) -> None:
    for functions, types, reading in iter_readings(readings):
        name = types.__name__.rpartition(".")[2].removesuffix("_types")
        built = catalogued(find(name)).types_at(reading.release)
        for tag, row in types.RECORDS.items():
            layouts = [
                rows.layout(built.layout(tag, span))
                for span in rows.record_spans(row, functions.RELEASES)
                if rows.span_contains(span, functions.RELEASES, reading.release)
            ]
            record = without_foreign(reading.records, reading).get(tag)
            assert [model_of(root) for root in layouts] == ([record] if record else []), (
                reading.release,
                tag,
            )
        assert without_foreign(reading.records, reading).keys() <= types.RECORDS.keys()


def test_split_declaration_of_declare_returns_every_type_in_the_headers(readings: Readings) -> None:
    """cudyn's split_declaration() is the inverse of codegen's declare() for all types in the headers."""
    seen: set[str] = set()
    for _, _, reading in iter_readings(readings):
        for function in reading.functions.values():
            seen |= set(function.types)
        for record in reading.records.values():
            seen |= set(types_in(record))
        seen |= {type_ for type_ in reading.typedefs.values() if "(" not in type_ or "(*)" in type_}
    assert len(seen) > 600
    for type_ in seen:
        assert rows.split_declaration(declare(type_, "some_name1")) == (type_, "some_name1")


def types_in(record: Record) -> Iterator[str]:
    """Yield the types of a record's members, including the members of nested records."""
    for item in record.fields:
        if isinstance(item.type, Record):
            yield from types_in(item.type)
        else:
            yield item.type


@pytest.mark.parametrize(
    "type_",
    ["void (**)(int)", "int (*)[3]", "void (*)(int (*)(void), char *)", "const char *const *", "int[2][3]"],
)
def test_split_declaration_of_declare_returns_the_type(type_: str) -> None:
    assert rows.split_declaration(declare(type_, "name")) == (type_, "name")


def test_tables_contain_every_mentioned_type(readings: Readings) -> None:
    """If a type were not in the tables, it would be missing at run time."""
    plain = {word for name in PRIMITIVES for word in name.split()} | {"const", "struct", "union", "enum"}
    plain.add("timespec")  # a system type to which cuFile accepts a pointer
    for functions, types, reading in iter_readings(readings):
        typedefs = at_release(typedefs_of(functions, types), functions.RELEASES, reading.release)
        known = (
            plain
            | reading.foreign
            | typedefs.keys()
            | reading.records.keys()
            | reading.enums.keys()
            | handle_tags(reading)
        )
        mentioned = set(typedefs.values())
        for function in reading.functions.values():
            mentioned |= set(function.types)
        for record in reading.records.values():
            mentioned |= set(types_in(record))
        for type_ in mentioned:
            missing = set(re.findall(r"[A-Za-z_]\w*", type_)) - known
            assert missing == set(), (reading.release, type_)
