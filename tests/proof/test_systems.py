"""Tests that the tables are valid on other systems, for some libraries.

`nox -s systems` checks all libraries.
"""

from __future__ import annotations

import ctypes
from unittest import mock

import pytest

from cudyn._bindings.calls import c_types
from cudyn._bindings.libraries import catalog
from cudyn._bindings.tables import LIBRARIES

from ..support import samples
from ..support.releases import NEWEST
from . import systems


@pytest.fixture(autouse=True)
def _headers(pins: object) -> None:
    """Download the pinned headers."""


# The smallest library, libraries with special records on Windows, and a library with enums that are macros.
@pytest.mark.parametrize(
    ("name", "least"), [("nvrtc", 40), ("runtime", 1000), ("cupti", 4000), ("nvml", 1600)]
)
@pytest.mark.parametrize("system", [systems.ARM, systems.WINDOWS])
def test_tables_agree_with_the_headers_for_the_system(name: str, least: int, system: str) -> None:
    release = next(
        reading
        for library, reading, of_system in systems.list_checks()
        if (library, of_system) == (name, system)
    )
    result = systems.compare(name, release, system)
    assert result.disagreements == []
    assert result.checked >= least


# Libraries with checked calls that NVIDIA builds only for Linux, or whose files are listed only for Linux.
NOT_FOR_WINDOWS = {
    "cufile",
    "cusparselt",
    "custatevec",
    "cutensor",
    "cutensornet",
    "nccl",
    "nvshmem",
}


def test_systems_cover_every_library_that_exists_there() -> None:
    covered = systems.list_checks()
    assert sum(system == systems.ARM for _, _, system in covered) == len(LIBRARIES)
    on_windows = {name for name, _, system in covered if system == systems.WINDOWS}
    checked = {info.name for info in catalog.find_all() if samples.has_checked_calls(info)}
    assert checked - on_windows == NOT_FOR_WINDOWS


@pytest.mark.parametrize("rule", ["", "packed", "aligned"])
def test_compare_with_a_wrong_rule_for_windows_disagrees(rule: str) -> None:
    """If the rule for a record is changed, the oracle must disagree."""
    right = {"long4_32a": "aligned", "ulong4_32a": "aligned"}
    wrong = right | {"long4_32a": rule}
    from cudyn._bindings.tables import runtime_types

    release = next(
        reading
        for library, reading, system in systems.list_checks()
        if (library, system) == ("runtime", systems.WINDOWS)
    )
    with mock.patch.object(runtime_types, "WINDOWS", wrong):
        disagreements = systems.compare("runtime", release, systems.WINDOWS).disagreements
    assert any("long4_32a" in line for line in disagreements) == (rule != "aligned")


@pytest.mark.parametrize(
    ("type_", "value", "expected"),
    [("unsigned int", 3, "typedef nvmlGpuFabricState_t"), ("unsigned char", 4, "_STATE_COMPLETED: ")],
)
def test_compare_with_a_wrong_enum_of_macros_disagrees(type_: str, value: int, expected: str) -> None:
    from cudyn._bindings.tables import nvml_types, rows

    release = next(
        reading
        for library, reading, system in systems.list_checks()
        if (library, system) == ("nvml", systems.ARM)
    )
    _, values = rows.enum(nvml_types.ENUMS["nvmlGpuFabricState_t"])
    values["NVML_GPU_FABRIC_STATE_COMPLETED"] = f"@12.0 {value}"
    wrong = "\n".join([type_, *(f"{name} {row}" for name, row in values.items())])
    with mock.patch.dict(nvml_types.ENUMS, {"nvmlGpuFabricState_t": wrong}):
        disagreements = systems.compare("nvml", release, systems.ARM).disagreements
    assert any(expected in line for line in disagreements)


def test_long_has_four_bytes_on_windows() -> None:
    with systems.rules_of(systems.WINDOWS):
        built = c_types.Types(systems.shared("runtime"), NEWEST)
        assert ctypes.sizeof(built.record("long2")) == 8
        assert ctypes.sizeof(built.record("cudaPointerAttributes")) == 56
    assert ctypes.sizeof(c_types.Types(systems.shared("runtime"), NEWEST).record("long2")) == 16
