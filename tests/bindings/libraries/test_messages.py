"""Tests for the messages about wrong arguments."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import driver, nvrtc

from ...support import fakes
from ...support.messages import raises
from ...support.releases import NEWEST_NUMBER


@pytest.fixture(scope="module", autouse=True)
def fake(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Use a driver that returns its arguments."""
    flags = f"-DVERSION={NEWEST_NUMBER}", fakes.UNFINDABLE
    assert driver.reload(fakes.build(tmp_path_factory.mktemp("echo"), fakes.ECHO_DRIVER, *flags))
    yield
    driver.reload()


@pytest.mark.parametrize("version", [12, 12.4, True, b"12.4", object()])
def test_version_of_a_wrong_type_raises(version: Any) -> None:
    for call in (driver.api, driver.require, nvrtc.require):
        with raises(TypeError):
            call(version)


@pytest.mark.parametrize(
    "version", ["12", "12.x", "", "12.4.1", " 12.4", "1².4", (12,), (12, 4, 1), (12, 4.5)]
)
def test_malformed_version_raises(version: Any) -> None:
    for call in (driver.api, driver.require, nvrtc.require):
        with raises(ValueError):
            call(version)


@pytest.mark.parametrize("version", ["12.4", (12, 4), [12, 4], ("12", "4")])
def test_version_is_accepted(version: Any) -> None:
    assert driver.api(version).level == "12.4"


@pytest.mark.parametrize("name", [None, 1, b"cuInit", [], object()])
def test_name_of_a_wrong_type_raises(name: Any) -> None:
    for call in (driver.describe, driver.symbol, nvrtc.describe):
        with raises(TypeError):
            call(name)
    assert not driver.has(name)


def test_handle_can_be_copied_but_not_pickled() -> None:
    stream = driver.CUstream(7)
    for copied in (copy.copy(stream), copy.deepcopy(stream), copy.deepcopy([stream])[0]):
        assert copied == stream
        assert copied is not stream
    with raises(TypeError):
        pickle.dumps(stream)


def test_record_of_another_level_is_rejected() -> None:
    """Both classes have the same name."""
    with raises(TypeError):
        driver.cuMemPrefetchAsync(1, 2, driver.api("12.2").CUmemLocation(), 0, None)
    with raises(TypeError):
        driver.cuMemPrefetchAsync(1, 2, 3, 0, None)  # type: ignore[arg-type]


def test_positional_value_for_an_anonymous_member_raises() -> None:
    """The message does not contain the class of the anonymous union."""
    with raises(TypeError):
        driver.CUmemLocation(1, 3)  # type: ignore[call-arg]
    assert driver.CUmemLocation(1, id=3).id == 3


@pytest.mark.parametrize("name", ["CUmemLocation", "CUDA_MEMCPY3D", "CUlaunchConfig", "CUgraphNodeParams"])
def test_value_of_a_wrong_type_names_the_member(name: str) -> None:
    cls: Any = getattr(driver, name)
    for member in (name_ for name_ in dir(cls) if not name_.startswith("_")):
        with raises(TypeError):
            setattr(cls(), member, object())


@pytest.mark.parametrize("memory", [b"abc", memoryview(b"abc"), "abc", object()])
def test_wrong_memory_for_an_output_does_not_expect_bytes(memory: Any) -> None:
    """Outputs reject bytes, so the message must not list them as an expected type."""
    with raises(TypeError):
        driver.cuMemcpyDtoH(memory, 1, 3)
    if not isinstance(memory, (bytes, memoryview)):
        with raises(TypeError):
            driver.cuMemcpyHtoD(1, memory, 3)
