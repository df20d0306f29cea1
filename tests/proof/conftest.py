"""Fixtures for the proofs of the generated tables, which `nox -s proof` runs.

A proof is a test whose result depends only on headers/, codegen/ and cudyn/_bindings. Proofs with the
`sample` marker also run by default.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen import history
from codegen.sources import Sources

from .headers import LIBRARIES, Readings, Twice, by_library, fold, read_all_twice

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests in this directory as proofs, except samples."""
    for item in items:
        if HERE in item.path.parents and not item.get_closest_marker("sample"):
            item.add_marker(pytest.mark.proof)


@pytest.fixture(scope="session")
def twice(pins: Sources, tmp_path_factory: pytest.TempPathFactory) -> Twice:
    """The contents of the headers of all releases, as read by both readers."""
    return read_all_twice(pins, tmp_path_factory)


@pytest.fixture(scope="session")
def readings(twice: Twice) -> Readings:
    """The contents of the headers as the tables store them, without the parts that fold() removes."""
    by_name = by_library(twice)
    for library in LIBRARIES:
        fold(library, by_name[library.name])
    return by_name


@pytest.fixture(scope="session")
def folded(readings: Readings) -> dict[str, history.History]:
    """The history of each library, keyed by its name."""
    return {library.name: fold(library, readings[library.name]) for library in LIBRARIES}
