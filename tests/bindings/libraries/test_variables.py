"""Tests for constants that a library exports. They only have values if the library is loaded."""

from __future__ import annotations

import pathlib

from ...conftest import python_json
from ...support.fakes import build

SOURCE = """
const void *const CUTENSOR_COMPUTE_DESC_32F = (void *)0x1234;
unsigned long cutensorGetVersion(void) { return 20800; }
int cutensorCreate(void **handle) { *handle = 0; return 0; }
"""
CODE = """
import json
from cudyn import cutensor, errors
def get_type_and_value(name):
    try:
        value = getattr(cutensor, name)
    except errors.CudynError as error:
        return [type(error).__name__, str(error)]
    return [type(value).__name__, int(value)]
names = ("CUTENSOR_COMPUTE_DESC_32F", "CUTENSOR_COMPUTE_DESC_64F", "CUTENSOR_R_64F")
print(json.dumps([*map(get_type_and_value, names), names[0] in dir(cutensor), names[0] in vars(cutensor)]))
"""


def test_constant_is_read_from_the_library_on_first_use(tmp_path: pathlib.Path) -> None:
    """cuTENSOR exports some constants as variables. After the first use, the value is cached."""
    path = build(tmp_path, SOURCE, name="libcutensor.so.2")
    exported, missing, inline_constant, is_listed, is_kept = python_json(
        CODE, env={"CUDYN_CUTENSOR": str(path)}
    )
    assert exported == ["cutensorComputeDescriptor_t", 0x1234]
    assert missing[0] == "SymbolNotFoundError"
    assert "CUTENSOR_COMPUTE_DESC_64F" in missing[1]
    assert inline_constant == ["cudaDataType", 1]
    assert is_listed
    assert is_kept


def test_constant_without_the_library_raises(tmp_path: pathlib.Path) -> None:
    env = {"CUDYN_CUTENSOR": str(tmp_path / "libcutensor.so.2")}
    exported, _, inline_constant, is_listed, _ = python_json(CODE, env=env)
    assert exported[0] == "LibraryNotFoundError"
    assert "cuTENSOR library was not found" in exported[1]
    assert (inline_constant, is_listed) == (["cudaDataType", 1], False)  # this allows help() to work
