"""Tests for choosing the code for a device."""

from __future__ import annotations

import pytest

from cudyn import Image
from cudyn._kernels.export import code_targets

from ...support.messages import raises


@pytest.mark.parametrize(
    ("archs", "capability", "chosen"),
    [
        (["sm_80", "sm_90"], (9, 0), "sm_90"),
        (["sm_80", "sm_90"], (8, 9), "sm_80"),
        (["sm_80", "sm_86"], (8, 9), "sm_86"),
        (["sm_80", "sm_86"], (8, 0), "sm_80"),
        (["sm_90", "sm_90a"], (9, 0), "sm_90a"),
        (["sm_100a", "sm_100"], (10, 3), "sm_100"),
        (["sm_100", "sm_100f"], (10, 3), "sm_100f"),
        (["sm_100f", "sm_103"], (10, 3), "sm_103"),
        (["compute_90", "sm_90"], (9, 0), "sm_90"),
        (["compute_80", "compute_90", "sm_90"], (12, 0), "compute_90"),
        (["compute_80", "compute_90"], (8, 6), "compute_80"),
        (["compute_90a", "compute_90"], (9, 0), "compute_90a"),
        (["compute_90a", "compute_80"], (10, 0), "compute_80"),
        (["compute_100f"], (10, 3), "compute_100f"),
        (["compute_90", "sm_100"], (12, 1), "compute_90"),
        (["sm_90"], (10, 0), None),
        (["sm_86"], (8, 0), None),
        (["compute_100f"], (12, 0), None),
        (["compute_90a"], (10, 0), None),
        (["sm_120"], (12, 1), "sm_120"),
        (["all"], (12, 0), "all"),
    ],
)
def test_choose_returns_the_index_of_the_best_code(
    archs: list[str], capability: tuple[int, int], chosen: str | None
) -> None:
    for order in (archs, list(reversed(archs))):
        index, message = code_targets.choose(order, capability)
        arch = order[index] if index >= 0 else None
        has_message = arch is None or arch.startswith("compute")
        assert arch == chosen
        assert bool(message) == has_message


def test_choose_returns_a_note_or_an_error() -> None:
    message = "no CUBIN for sm_90: the driver compiles the PTX for compute_80"
    assert code_targets.choose(["sm_80", "compute_80"], (9, 0)) == (1, message)
    message = "no code for sm_120: the code is for sm_80, sm_90a; compile for sm_120 as well"
    assert code_targets.choose(["sm_80", "sm_90a"], (12, 0)) == (-1, message)


def test_name_target_returns_the_architecture_of_an_image() -> None:
    assert code_targets.name_target(Image(b"", "cubin", ("sm_90a",))) == "sm_90a"
    assert code_targets.name_target(Image(b"", "ptx", ("sm_90",))) == "compute_90"
    assert code_targets.name_target(Image(b"", "ptx", ("compute_100f",))) == "compute_100f"
    assert code_targets.name_target(Image(b"", "fatbin", ("sm_90", "sm_80"))) == "all"
    for image in (
        Image(b"", "ltoir"),
        Image(b"", "cubin"),
        Image(b"", "cubin", ("sm_x",)),
    ):
        with raises(ValueError):
            code_targets.name_target(image)
