"""What several of these tests need."""

from __future__ import annotations

import pathlib

import pytest

from ..support import exports


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The folder of the fake driver, under the name by which programs look for it."""
    return exports.build_driver(tmp_path_factory.mktemp("driver"))
