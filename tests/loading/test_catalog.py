"""The rows of the catalog: what they name is in the tables, and what they say of each system fits."""

from __future__ import annotations

import re

import pytest

from cudyn._library.library import library
from cudyn._loading import catalog

ROWS = pytest.mark.parametrize("row", catalog.ROWS, ids=lambda row: row.name)


@ROWS
def test_what_a_row_names_is_in_the_tables(row: catalog.Row) -> None:
    """Functions that tell the version, describe a status or give a log; the type of the codes."""
    of_row = library(row)
    forms = {"packed", "decimal", "pair", "property", "count", "stub"}
    named = [name for name, form in row.version if form in forms]
    assert named or row is catalog.NVJITLINK
    named += [row.describe] if row.describe else []
    named += [*row.log[0], *row.log[1:]] if row.log else []
    for name in named:
        assert of_row.spans(name), name
    members = of_row.statuses.__members__
    assert {*row.dated, *row.driverless} <= members.keys()
    assert 0 in members.values()
    results = {of_row.spans(symbol)[-1][2].partition(" ")[0] for symbol in of_row.tables.FUNCTIONS}
    assert row.status in results
    for _, form in row.version:  # a symbol does not stand for a version that is too old
        if form[0].isdigit():
            assert int(form.partition(".")[0]) >= of_row.version_at(of_row.releases[0])[0]


@ROWS
def test_the_files_of_both_systems_fit_each_other(row: catalog.Row) -> None:
    """Of the same majors, newest first; Windows' name is Linux's with 64 and the number of the soname."""
    majors = {system: [major for major, _ in files] for system, files in row.files.items()}
    for each in majors.values():
        assert each == sorted(each, reverse=True)
    sonames: dict[int, str] = {}
    stem = ""
    for major, name in row.files["linux"]:
        match = re.fullmatch(r"lib([\w-]+)\.so(?:\.(\d+)[\d.]*)?", name)
        assert match is not None, name
        assert match[1] == stem or not stem
        stem = match[1]
        sonames.setdefault(major, match[2])
    if row.of_driver:
        assert row.files["win32"] == ((0, {"driver": "nvcuda.dll", "nvml": "nvml.dll"}[row.name]),)
    elif "win32" in row.files:
        assert {*majors["win32"]} == {*majors["linux"]}
        for major, name in row.files["win32"]:
            match = re.fullmatch(stem + r"(?:64)?_(\d+)([\d.]*|_0)\.dll", name)
            assert match is not None, name
            # CUPTI's were numbered by the year.
            assert match[1].startswith(sonames[major]) or (row is catalog.CUPTI and match[2]), name


@ROWS
def test_the_places_are_of_the_systems_that_have_files(row: catalog.Row) -> None:
    """The driver's are in no package, the others' in packages and in toolkits."""
    packaged = {} if row.of_driver else row.files
    assert row.wheels.keys() == row.conda.keys() == row.toolkit.keys() == packaged.keys()
    assert bool(row.homes) is row.of_driver
    majors = {major for _, files in row.files.items() for major, _ in files}
    assert {major for _, folders in row.wheels.items() for major, _ in folders} <= {0, 13} | majors


@ROWS
def test_a_hint_says_what_to_install(row: catalog.Row) -> None:
    """And names the variable, which is the way out where nothing is found."""
    assert "install" in row.hint
    assert row.of_driver or row.variable in row.hint
    assert row.hint.endswith(".")
