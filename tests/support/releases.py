"""The newest header release, for tests of what holds at whichever it is."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.tables.driver_functions import RELEASES

NEWEST = RELEASES[-1]
_major, _minor = map(int, NEWEST.split("."))
NEWEST_VERSION = _major, _minor
NEWEST_NUMBER = 1000 * _major + 10 * _minor
"""As cuDriverGetVersion returns it: 12040 is 12.4."""


# What a walk over every name of every library asks about in `nox -s tests`; `nox -s proof` asks about all.
SAMPLE = ("nvrtc", "curand")


def proof_marks(name: str, fast: bool) -> list[pytest.MarkDecorator]:
    """Those of a proof about a library: a sample of `nox -s tests`, of `nox -s proof`, or slow."""
    if not fast:
        return [pytest.mark.slow]
    return [pytest.mark.sample if name in SAMPLE else pytest.mark.proof]


def every_library(slow: Collection[str] = ()) -> list[object]:
    """The rows of the catalog as parameters of a test; those out of the sample are proofs.

    slow: the libraries so large that a test of every function takes long.
    """

    def marks(name: str) -> Sequence[pytest.MarkDecorator]:
        if name in SAMPLE:
            return ()
        return (pytest.mark.slow if name in slow else pytest.mark.proof,)

    return [pytest.param(info, id=info.name, marks=marks(info.name)) for info in catalog.find_all()]
