"""Tests for NPP without a GPU: its files, buffer sizes, transforms and statuses."""

from __future__ import annotations

import pytest

from ..support import real
from .test_libraries import run_child

pytestmark = pytest.mark.nvidia

VERSIONS = {12: [12, 4], 13: [13, 2]}
LIBRARIES = [("npp", major) for major in VERSIONS]
LEVELS = {12: "12.9", 13: "13.5"}


@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(LIBRARIES))
def test_npp_opens_each_file_when_it_is_needed(name: str, major: int) -> None:
    """Also check that all of the release's symbols that a file exports can be called."""
    code = """
from cudyn import npp
from cudyn._bindings.libraries import dl
def list_opened():
    return sorted({name.rpartition("/")[2] for _, _, name in dl.read_maps() if "/libnpp" in name})
results = [npp.version, npp.level, list_opened()]
npp.nppsZero_8u_Ctx
results.append(list_opened())
table = [s for s in npp._view.library.tables.FUNCTIONS if npp.has(s)]
print(json.dumps([*results, table, list_opened()]))
"""
    version, level, files_at_first, files_after_a_function, available_symbols, files_at_last = run_child(
        code, real.library(name, major)
    )
    assert (version, level) == (VERSIONS[major], LEVELS[major])
    assert files_at_first == [f"libnppc.so.{major}"]
    assert files_after_a_function == [f"libnppc.so.{major}", f"libnpps.so.{major}"]
    assert len(files_at_last) == 11
    exported = real.list_exports(name, major)
    assert set(available_symbols) <= exported
    assert len(available_symbols) > 6_500


@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(LIBRARIES))
def test_npp_functions_without_a_gpu_work_or_raise(name: str, major: int) -> None:
    code = """
from cudyn import npp
context, size = npp.NppStreamContext(), npp.NppiSize(640, 480)
version = npp.nppGetLibVersion().contents
whole = npp.NppiRect(0, 0, 10, 10)
transform = npp.nppiGetAffineTransform(whole, [0, 0, 9, 0, 9, 9, 0, 9])
results = [
    [version.major, version.minor],
    npp.nppiSumGetBufferHostSize_8u_C1R_Ctx(size, context) > 0,
    npp.nppiGetAffineQuad(whole, [2, 0, 1, 0, 2, 1]),
    [round(value, 9) for value in transform],
    npp.nppiGetResizeRect(whole, 2.0, 3.0, 0.0, 0.0, npp.NPPI_INTER_NN).width,
    describe_error(lambda: npp.nppiNot_8u_C1R_Ctx(0, 8, 0, 8, size, context)),
    describe_error(lambda: npp.nppiNot_8u_C1R_Ctx(4096, 640, 8192, 640, size, context)),
]
print(json.dumps(results))
"""
    version, has_size, quad, transform, width, null, driverless = run_child(code, real.library(name, major))
    assert version == VERSIONS[major]
    assert has_size is True
    assert quad == [1, 1, 19, 1, 19, 19, 1, 19]
    assert transform == [0.9, 0, 0, 0, 0.9, 0]
    assert width == 20
    assert null[:2] == ["NppError", "NPP_NULL_POINTER_ERROR"]
    assert driverless[:2] == ["NppError", "NPP_CUDA_KERNEL_EXECUTION_ERROR"]
    assert "no driver is usable" in driverless[3]
