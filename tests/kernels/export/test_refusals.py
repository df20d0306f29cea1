"""Tests that all interfaces for launches reject the same arguments with the same message."""

from __future__ import annotations

import importlib.util
import os
import pathlib

import pytest

from ...conftest import python_json
from ...support import exports
from . import refusals, ways


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    path = tmp_path_factory.mktemp("library") / "refusals.so"
    artifact = refusals.make_artifact()
    artifact.build(path, tvm_ffi=True, options=exports.WARNINGS)
    artifact.build(path.with_suffix(".o"), tvm_ffi=True, options=exports.WARNINGS)
    return path


def meet(way: str, library: pathlib.Path, driver: pathlib.Path) -> list[list[str] | None]:
    code = f"""
        import json
        from tests.kernels.export import ways
        print(json.dumps(ways.meet({way!r}, {str(library)!r})))
        """
    env = {"LD_LIBRARY_PATH": str(driver), "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    data: list[list[str] | None] = python_json(code, env=env)
    return data


def test_page_of_refusals_is_up_to_date() -> None:
    assert refusals.PAGE.read_text() == refusals.write_page(), "python -m tests.kernels.export.refusals"


@pytest.mark.parametrize("way", ["kernel", "kernel_tensors", "library", "packed", "tvm_ffi", "orcjit"])
def test_each_way_has_the_same_messages(way: str, library: pathlib.Path, driver: pathlib.Path) -> None:
    package = {"tvm_ffi": "tvm_ffi", "orcjit": "tvm_ffi_orcjit"}.get(way)
    if package and importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed: nox -s tvm_ffi-newest")
    path = library.with_suffix(".o") if way == "orcjit" else library
    result = meet(way, path, driver)
    assert result == [list(e) if item else None for e, item in zip(ways.refer(), result)]
    assert result.count(None) <= (len(result) // 8 if way == "tvm_ffi" else 0)


def test_typed_function_has_the_same_messages(library: pathlib.Path, driver: pathlib.Path) -> None:
    """Covers the wrong arguments that can be passed to the typed function."""
    result = meet("typed", library, driver)
    expected = list(map(list, ways.refer()))
    assert [item for item in result if item] == [e for e, item in zip(expected, result) if item]
    for part in ("got None", "got device 1", "got cpu", "a multiple of", "where: ", "grid.y: "):
        assert any(item and part in item[1] for item in result), part
