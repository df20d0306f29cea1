"""What the tables say holds on the systems that are not here. `nox -s systems` asks about every library."""

from __future__ import annotations

import ctypes
from unittest import mock

import pytest

from cudyn._bindings.calls import c_types
from cudyn._bindings.tables import LIBRARIES

from ..support.releases import NEWEST
from . import systems


@pytest.fixture(autouse=True)
def _headers(pins: object) -> None:
    """The headers have to be there."""


# The smallest library, those whose records have rules of their own on Windows, and one with enums of macros.
@pytest.mark.parametrize(
    ("name", "least"), [("nvrtc", 40), ("runtime", 1000), ("cupti", 4000), ("nvml", 1600)]
)
@pytest.mark.parametrize("system", [systems.ARM, systems.WINDOWS])
def test_layouts_enums_and_prototypes(name: str, least: int, system: str) -> None:
    release = next(r for of, r, at in systems.asked() if (of, at) == (name, system))
    result = systems.agree(name, release, system)
    assert result.disagreements == []
    assert result.checked >= least


# Those that NVIDIA makes for Linux alone.
NOT_FOR_WINDOWS = {
    "cufile",
    "cusparselt",
    "custatevec",
    "cutensor",
    "cutensornet",
    "nccl",
    "nvshmem",
}


def test_every_library_is_asked_about_where_nvidia_makes_it() -> None:
    asked = systems.asked()
    assert sum(system == systems.ARM for _, _, system in asked) == len(LIBRARIES)
    assert {name for name, _, system in asked if system == systems.ARM} - {
        name for name, _, system in asked if system == systems.WINDOWS
    } == NOT_FOR_WINDOWS


@pytest.mark.parametrize("rule", ["", "packed", "aligned"])
def test_a_wrong_rule_for_windows_is_seen(rule: str) -> None:
    """The oracle disagrees where the rule for a record is another one, or none."""
    right = {"long4_32a": "aligned", "ulong4_32a": "aligned"}
    wrong = right | {"long4_32a": rule}
    from cudyn._bindings.tables import runtime_types

    release = next(r for of, r, at in systems.asked() if (of, at) == ("runtime", systems.WINDOWS))
    with mock.patch.object(runtime_types, "WINDOWS", wrong):
        said = systems.agree("runtime", release, systems.WINDOWS).disagreements
    assert any("long4_32a" in line for line in said) == (rule != "aligned")


@pytest.mark.parametrize(
    ("type_", "value", "said"),
    [("unsigned int", 3, "typedef nvmlGpuFabricState_t"), ("unsigned char", 4, "_STATE_COMPLETED: ")],
)
def test_a_wrong_enum_of_macros_is_seen(type_: str, value: int, said: str) -> None:
    from cudyn._bindings.tables import nvml_types, rows

    release = next(r for of, r, at in systems.asked() if (of, at) == ("nvml", systems.ARM))
    _, values = rows.enum(nvml_types.ENUMS["nvmlGpuFabricState_t"])
    values["NVML_GPU_FABRIC_STATE_COMPLETED"] = f"@12.0 {value}"
    wrong = "\n".join([type_, *(f"{name} {row}" for name, row in values.items())])
    with mock.patch.dict(nvml_types.ENUMS, {"nvmlGpuFabricState_t": wrong}):
        disagreements = systems.agree("nvml", release, systems.ARM).disagreements
    assert any(said in line for line in disagreements)


def test_a_long_has_four_bytes_on_windows() -> None:
    with systems.rules_of(systems.WINDOWS):
        built = c_types.Types(systems.shared("runtime"), NEWEST)
        assert ctypes.sizeof(built.record("long2")) == 8
        assert ctypes.sizeof(built.record("cudaPointerAttributes")) == 56
    assert ctypes.sizeof(c_types.Types(systems.shared("runtime"), NEWEST).record("long2")) == 16
