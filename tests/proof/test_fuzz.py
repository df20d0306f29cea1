"""Whatever is given, C gets that or is not called: all libraries, built by gcc from NVIDIA's headers."""

from __future__ import annotations

import pytest

from ..support.releases import proof_marks
from . import compiler, echo_c, fuzz

FAST = {"nvrtc", "curand"}
NAMES = sorted({name for name, _ in compiler.releases()})


@pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=proof_marks(name, name in FAST)) for name in NAMES]
)
def test_c_gets_what_was_given_or_is_not_called(name: str) -> None:
    found = fuzz.asked(name, echo_c.releases(name)[-1])
    assert found.disagreements == []
    assert found.checked > 200
