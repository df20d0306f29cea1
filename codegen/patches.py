"""Reads patch releases whose headers declare a type with another layout than the pinned patch release.

`[[patch]]` entries in a library's file list these patch releases. Only the types that the entries name are
read from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from . import fetch, readings_cache
from .errors import CodegenError
from .model import Reading, Record
from .sources import Library, Sources, Wheel, read_row


class Patch(NamedTuple):
    """A `[[patch]]` entry in a library's file. See headers/README.md for the keys."""

    type: str
    release: str
    wheels: Sequence[Sequence[str]]
    query: str
    first: str
    last: str
    reason: str


class Layout(NamedTuple):
    """A `[[patch]]` entry, and the record that its patch releases declare."""

    patch: Patch
    record: Record


def list_patches(library: Library) -> list[Patch]:
    """Return the `[[patch]]` entries of a library."""
    return [read_row(Patch, row, library.file) for row in library.patch]


def list_wheels(library: Library, pins: Sources, patch: Patch) -> list[Wheel]:
    """Return the wheels of a patch. Each one replaces the pinned wheel of the same project."""
    pinned = {wheel.name: wheel for wheel in pins.wheels_of(library, patch.release)}
    wheels = []
    for name, version, sha256 in patch.wheels:
        if name not in pinned:
            raise CodegenError(f"{library.file}: patch: {name} is not pinned for {patch.release}")
        wheels.append(replace(pinned[name], version=version, sha256=sha256))
    return wheels


def read_layouts(library: Library, pins: Sources, readings: Sequence[Reading]) -> dict[str, Layout]:
    """Return the layouts of types in patch releases, keyed by the type's name.

    Raises:
        CodegenError: The patch releases disagree, or the layout is the same as in the pinned patch release.
    """
    layouts: dict[str, Layout] = {}
    for patch in list_patches(library):
        pinned = next(reading for reading in readings if reading.release == patch.release)
        records = []
        for wheel in list_wheels(library, pins, patch):
            wheels = [
                wheel if pinned_wheel.name == wheel.name else pinned_wheel
                for pinned_wheel in pins.wheels_of(library, patch.release)
            ]
            directories = tuple(map(fetch.get_directory, wheels))
            used = tuple(pins.used(library))
            reading, _ = readings_cache.read_twice(library, patch.release, directories, used)
            records.append(_get_record(reading, patch.type))
        first_record, *other_records = records
        if any(record != first_record for record in other_records):
            raise CodegenError(f"{library.file}: patch: the wheels differ in the layout of {patch.type}")
        if first_record == _get_record(pinned, patch.type):
            raise CodegenError(
                f"{library.file}: patch: {patch.type} has the layout of the pinned patch release of "
                f"{patch.release}"
            )
        layouts[patch.type] = Layout(patch, first_record)
    return layouts


def _get_record(reading: Reading, type_: str) -> Record:
    """Return the record that a typedef names. Raises CodegenError if it does not name a record."""
    while type_ in reading.typedefs:
        type_ = reading.typedefs[type_]
    try:
        return reading.records[type_.partition(" ")[2]]
    except KeyError:
        raise CodegenError(f"patch: {type_} is not a record in {reading.release}") from None
