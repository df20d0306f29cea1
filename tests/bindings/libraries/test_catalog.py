"""Tests that names in the catalog's rows are in the tables, and that the data for platforms is consistent."""

from __future__ import annotations

import re

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import functions

ROWS = pytest.mark.parametrize("info", catalog.find_all(), ids=lambda info: info.name)


@ROWS
def test_names_in_the_catalog_are_in_the_tables(info: catalog.LibraryInfo) -> None:
    """Checks the functions that return versions, descriptions and logs, and the type of the statuses."""
    shared = library(info)
    forms = {"packed", "decimal", "returned", "pair", "three", "property", "count", "pointed", "placeholder"}
    names = [name for name, form in info.probes if form in forms or form.startswith("record:")]
    # The symbols of a library without a function for its version show its release.
    assert bool(names) is ([form for _, form in info.probes] != ["added"])
    names += [info.describe] if info.describe else []
    names += [*info.log[0], *info.log[1:]] if info.log else []
    for name in names:
        assert shared.get_versions(name), name
    members = shared.statuses.__members__
    assert {*info.dated, *info.driverless} <= members.keys()
    assert [(name, int(members[name])) for name, _ in info.absent] == [*info.absent]
    assert len(info.absent) == 2
    assert all(value for _, value in info.absent)
    assert 0 in members.values()
    results = {shared.get_versions(symbol)[-1][2].partition(" (")[0] for symbol in shared.tables.FUNCTIONS}
    assert info.status in results
    # The presence of a symbol shows a minimum version, which is at least the oldest release in the tables.
    for _, form in info.probes:
        if form[0].isdigit():
            assert int(form.partition(".")[0]) >= shared.version_at(shared.releases[0])[0]


@ROWS
def test_row_matches_the_attributes_of_library_info(info: catalog.LibraryInfo) -> None:
    """Attributes without a default must be in the row."""
    facts: dict[str, object] = catalog.read_module(f"cudyn._bindings.tables.{info.name}_info").INFO
    attributes = catalog.LibraryInfo.__annotations__.keys() | vars(catalog.LibraryInfo)
    assert facts.keys() <= attributes
    assert [name for name in attributes if not hasattr(info, name)] == []


@ROWS
def test_file_names_of_linux_and_windows_correspond(info: catalog.LibraryInfo) -> None:
    """Both list the same major versions, newest first. Windows names contain 64 and the soname's number."""
    majors = {}
    for system, files in info.files.items():
        majors[system] = [major for major, _ in files]
        assert majors[system] == sorted(majors[system], reverse=True)
    sonames: dict[int, list[str]] = {}
    stem = ""
    for major, name in info.files["linux"]:
        match = re.fullmatch(r"lib([\w-]+)\.so(?:\.(\d+)[\d.]*)?", name)
        assert match is not None, name
        stem = stem or match[1]
        assert match[1] == stem
        sonames.setdefault(major, []).append(match[2] or "")
    if info.of_driver:
        assert info.files["win32"] == ((0, {"driver": "nvcuda.dll", "nvml": "nvml.dll"}[info.name]),)
    elif "win32" in info.files:
        assert {*majors["win32"]} == {*majors["linux"]}
        for major, name in info.files["win32"]:
            match = re.fullmatch(stem + r"(?:64)?_(\d+)([\d.]*|_0)\.dll", name)
            assert match is not None, name
            if not (info is catalog.find("cupti") and match[2]):  # these versions were numbered by year
                assert match[1].startswith(tuple(sonames[major])), name


@ROWS
def test_directories_belong_to_platforms_with_files(info: catalog.LibraryInfo) -> None:
    """No package contains the driver. Packages and toolkits contain the other libraries."""
    packaged = {} if info.of_driver else info.files
    assert info.wheels.keys() == info.conda.keys() == info.toolkit.keys() == packaged.keys()
    assert bool(info.homes) is info.of_driver
    library_majors: set[int] = set()
    for files in info.files.values():
        library_majors.update(major for major, _ in files)
    wheel_majors: set[int] = set()
    for directories in info.wheels.values():
        wheel_majors.update(major for major, _ in directories)
    assert wheel_majors <= {0, 12, 13} | library_majors


@ROWS
def test_hint_names_the_package_and_the_variable(info: catalog.LibraryInfo) -> None:
    """The environment variable can be set if the search does not find the library."""
    assert "install" in info.hint
    if not info.of_driver:
        assert info.variable in info.hint
    assert info.hint.endswith(".")


@ROWS
def test_a_probe_applies_to_every_release(info: catalog.LibraryInfo) -> None:
    """Without a probe, the version of a library from this release would be unknown."""
    shared = library(info)
    for release in shared.releases:
        assert any(
            form in ("symbol", "added")
            or form[0].isdigit()
            or (form != "placeholder" and functions.is_declared(shared.tables, name, release))
            for name, form in info.probes
        )
