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
    """The exported library of all contracts. An object file is next to it."""
    path = tmp_path_factory.mktemp("library") / "refusals.so"
    artifact = refusals.make_artifact()
    artifact.build(path, tvm_ffi=True, options=exports.WARNINGS)
    artifact.build(path.with_suffix(".o"), tvm_ffi=True, options=exports.WARNINGS)
    return path


def collect_errors(interface: str, library: pathlib.Path, driver: pathlib.Path) -> list[list[str] | None]:
    """Return the errors of all cases, which a new process collects with an interface of WAYS."""
    code = f"""
        import json
        from tests.kernels.export import ways
        print(json.dumps(ways.collect_errors({interface!r}, {str(library)!r})))
        """
    env = {"LD_LIBRARY_PATH": str(driver), "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    data: list[list[str] | None] = python_json(code, env=env)
    return data


def test_page_of_refusals_is_up_to_date() -> None:
    assert refusals.PAGE.read_text() == refusals.make_page(), "python -m tests.kernels.export.refusals"


@pytest.mark.parametrize("interface", ["kernel", "kernel_tensors", "library", "packed", "tvm_ffi", "orcjit"])
def test_each_interface_has_the_same_messages(
    interface: str, library: pathlib.Path, driver: pathlib.Path
) -> None:
    package = {"tvm_ffi": "tvm_ffi", "orcjit": "tvm_ffi_orcjit"}.get(interface)
    if package and importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed: nox -s tvm_ffi-newest")
    path = library.with_suffix(".o") if interface == "orcjit" else library
    result = collect_errors(interface, path, driver)
    expected = [
        list(error) if error_of_case else None
        for error, error_of_case in zip(ways.list_reference_errors(), result)
    ]
    assert result == expected
    # Older releases of tvm_ffi cannot pass some arguments, for which the result is None.
    assert result.count(None) <= (len(result) // 8 if interface == "tvm_ffi" else 0)


def test_typed_function_has_the_same_messages(library: pathlib.Path, driver: pathlib.Path) -> None:
    """Wrong arguments that the typed function cannot receive are omitted. Their results are `None`."""
    result = collect_errors("typed", library, driver)
    expected = list(map(list, ways.list_reference_errors()))
    assert [error_of_case for error_of_case in result if error_of_case] == [
        error for error, error_of_case in zip(expected, result) if error_of_case
    ]
    for fragment in ("got None", "got device 1", "got cpu", "a multiple of", "where: ", "grid.y: "):
        assert any(error_of_case and fragment in error_of_case[1] for error_of_case in result), fragment
