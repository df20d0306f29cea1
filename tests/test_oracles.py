"""Nothing in the tables disagrees with an oracle. `nox -s oracles` asks them all and writes the table."""

from __future__ import annotations

import pytest

from . import real
from .oracles import Result, bindings, compiler, drivers

needs_gcc = pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())


def agrees(result: Result, at_least: int) -> None:
    """No disagreement, and enough facts for that to mean something."""
    assert result.disagreements == []
    assert result.checked >= at_least


@needs_gcc
@pytest.mark.parametrize(("name", "release"), compiler.releases())
class TestCompiler:
    def test_layouts(self, name: str, release: str) -> None:
        agrees(compiler.layouts(name, release), 400 if name == "cuda" else 0)

    def test_prototypes(self, name: str, release: str) -> None:
        agrees(compiler.prototypes(name, release), 540 if name == "cuda" else 17)

    def test_values(self, name: str, release: str) -> None:
        agrees(compiler.values(name, release), 780 if name == "cuda" else 12)

    def test_names(self, name: str, release: str) -> None:
        agrees(compiler.names(name, release, per_thread=False), 540 if name == "cuda" else 17)

    def test_per_thread_names(self, name: str, release: str) -> None:
        if "per_thread" in compiler.library(name).modes:
            agrees(compiler.names(name, release, per_thread=True), 540)


@pytest.mark.skipif(bool(bindings.unavailable()), reason=bindings.unavailable())
@pytest.mark.parametrize("name", bindings.MODULES)
class TestBindings:
    def test_enumerators(self, name: str) -> None:
        agrees(bindings.enumerators(name), 20)

    def test_signatures(self, name: str) -> None:
        agrees(bindings.signatures(name), {"cuda": 513, "nvrtc": 29}[name])


@pytest.mark.parametrize("name", bindings.MODULES)
def test_every_parameter_has_a_role(name: str) -> None:
    agrees(bindings.without_roles(name), 60)


@pytest.mark.nvidia
@pytest.mark.parametrize("driver", real.DRIVERS)
def test_never_the_wrong_slot(driver: str) -> None:
    missing = drivers.unavailable(driver)
    if missing:
        pytest.skip(missing)
    agrees(drivers.slots(driver), 20_000)
