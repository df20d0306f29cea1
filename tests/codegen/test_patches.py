"""Tests for patch releases in which a type has a different layout than in the pinned patch release."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from codegen import emit, patches, readings_cache, sources
from codegen.errors import CodegenError
from codegen.model import Field, Reading, Record
from codegen.sources import Facts, Library, Sources, Wheel

SHORT = Record("struct", 8, 4, (Field("a", 0, "int"), Field("b", 32, "int")))
LONG = Record("struct", 12, 4, (*SHORT.fields, Field("c", 64, "int")))
PINNED = Wheel("12.2", "nvml", "nvidia-nvml", "12.2.140", "a" * 64, ("nvml.h",))
PATCH = {
    "type": "Info_t",
    "release": "12.2",
    "wheels": [["nvidia-nvml", "12.2.81", "b" * 64], ["nvidia-nvml", "12.2.128", "c" * 64]],
    "query": "getVersion",
    "first": "12.535.43",
    "last": "12.535.86",
    "reason": "the drivers of that time",
}


def make_library(*entries: dict[str, Any]) -> Library:
    """Return a library with these entries for patch releases."""
    return Library("nvml", "S", ("nvml.h",), ("nvml",), ("nvml",), facts=Facts(), patch=entries)


def read_with(record: Record) -> Reading:
    """Return a reading in which Info_t is this record."""
    return Reading(
        "12.2", records={"Info_st": record}, typedefs={"Info_t": "Other_t", "Other_t": "struct Info_st"}
    )


def find_layouts(
    monkeypatch: pytest.MonkeyPatch, *records: Record, pinned: Record = SHORT, **entry: Any
) -> Any:
    """Return the layouts that are read if the patch releases have these records."""
    library = make_library({**PATCH, **entry})
    readings = {letter * 16: record for letter, record in zip("bc", records)}

    def read_twice(
        _: Library, release: str, directories: tuple[Path, ...], __: object
    ) -> tuple[Reading, int]:
        """Return the reading of the headers in a directory, which is named after the headers' wheel."""
        assert release == "12.2"
        (directory,) = directories
        return read_with(readings[directory.name]), 0

    monkeypatch.setattr(readings_cache, "read_twice", read_twice)
    return patches.read_layouts(library, Sources((library,), (PINNED,)), [read_with(pinned)])


def test_layout_of_the_patch_releases_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    layouts = find_layouts(monkeypatch, LONG, LONG)
    assert {name: layout.record for name, layout in layouts.items()} == {"Info_t": LONG}
    rows = dict(emit._patch_rows(layouts))
    expected = "getVersion", "12.535.43", "12.535.86", "struct 12 4\n  0 int a\n  4 int b\n  8 int c"
    assert eval(rows["Info_t"]) == expected


def test_wheels_replace_the_pinned_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    (patch,) = (layout.patch for layout in find_layouts(monkeypatch, LONG, LONG).values())
    library = make_library()
    wheels = patches.list_wheels(library, Sources((library,), (PINNED,)), patch)
    assert [str(wheel) for wheel in wheels] == ["nvidia-nvml 12.2.81", "nvidia-nvml 12.2.128"]
    assert {wheel.take for wheel in wheels} == {PINNED.take}


@pytest.mark.parametrize(
    ("records", "entry", "message"),
    [
        ((LONG, SHORT), {}, "the wheels differ in the layout of Info_t"),
        ((SHORT, SHORT), {}, "Info_t has the layout of the pinned patch release of 12.2"),
        ((LONG, LONG), {"type": "Missing_t"}, "Missing_t is not a record in 12.2"),
        ((LONG, LONG), {"wheels": [["other", "1", "b" * 64]]}, "other is not pinned for 12.2"),
        ((LONG, LONG), {"reason": ""}, "needs a reason"),
        ((LONG, LONG), {"unknown": 1}, "not in the form described in headers/README.md"),
    ],
)
def test_wrong_entry_stops_the_codegen(
    monkeypatch: pytest.MonkeyPatch, records: tuple[Record, ...], entry: dict[str, Any], message: str
) -> None:
    with pytest.raises(CodegenError, match=message):
        find_layouts(monkeypatch, *records, **entry)


def test_every_entry_of_the_libraries_is_in_the_tables() -> None:
    from importlib import import_module

    for library in sources.load().libraries:
        tables = import_module(f"cudyn._bindings.tables.{library.name}_functions")
        names = [patch.type for patch in patches.list_patches(library)]
        assert [*getattr(tables, "PATCHES", {})] == names
