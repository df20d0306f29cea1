"""What the tests of a GPU share."""

from __future__ import annotations

import pathlib

import pytest

from ..conftest import need_gpu
from ..support import gpu_exports


@pytest.fixture(scope="module")
def folder() -> pathlib.Path:
    """The folder that tests/support/gpu_exports.py has written, where a compiler is."""
    need_gpu()
    return gpu_exports.get_folder()
