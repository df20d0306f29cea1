"""Fixtures for these tests: the fake driver in C, and built modules."""

from __future__ import annotations

import os
import pathlib
import shutil
import sys
from collections.abc import Iterator

import pytest

from ...support import cached_compiler, exports
from .test_c import CONTRACTS


@pytest.fixture(scope="session", autouse=True)
def cached_compilations() -> Iterator[None]:
    """Compile each C module only once for all sessions and child processes."""
    with pytest.MonkeyPatch.context() as patch:
        compiler_directory = cached_compiler.install() if sys.platform == "linux" else ""
        if compiler_directory:
            patch.setenv("PATH", compiler_directory, prepend=os.pathsep)
        yield


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The directory of the fake driver in C, whose file name is that of the real driver."""
    return exports.build_driver(tmp_path_factory.mktemp("driver"))


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A directory with module.h, module.c, module.so, and the fake driver in driver/."""
    result = tmp_path_factory.mktemp("module")
    source = exports.write(list(map(exports.apply, CONTRACTS)))
    source.save(result)
    exports.build_library(source, result / "module.so")
    exports.build_driver(result / "driver")
    return result


@pytest.fixture(scope="module")
def compilers() -> None:
    """Skip the tests if there is no gcc or g++."""
    if sys.platform != "linux" or not (shutil.which("gcc") and shutil.which("g++")):
        pytest.skip("needs gcc and g++ on Linux")
