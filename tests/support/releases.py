"""The newest release whose headers are read, for tests that do not depend on a particular release."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.tables.driver_functions import RELEASES

NEWEST = RELEASES[-1]
_major, _minor = map(int, NEWEST.split("."))
NEWEST_VERSION = _major, _minor
NEWEST_NUMBER = 1000 * _major + 10 * _minor
"""The newest release as cuDriverGetVersion returns it: 12040 is 12.4."""

# The libraries whose names are all checked by `nox -s tests`. `nox -s proof` checks all libraries.
SAMPLE = ("nvrtc", "curand")


def proof_marks(name: str, fast: bool) -> list[pytest.MarkDecorator]:
    """Return the pytest marks for a proof about a library: `sample`, `proof`, or `slow` if it is not fast."""
    if not fast:
        return [pytest.mark.slow]
    return [pytest.mark.sample if name in SAMPLE else pytest.mark.proof]


def every_library(slow: Collection[str] = ()) -> list[object]:
    """Return all libraries in the catalog as parameters of a test.

    Only the libraries in SAMPLE are part of the default run.

    Args:
        slow: The names of libraries with so many functions that testing all of them takes long.
    """

    def choose_marks(name: str) -> Sequence[pytest.MarkDecorator]:
        """Return the marks for a library, which exclude it from the default run if it is not in SAMPLE."""
        if name in SAMPLE:
            return ()
        return (pytest.mark.slow if name in slow else pytest.mark.proof,)

    return [pytest.param(info, id=info.name, marks=choose_marks(info.name)) for info in catalog.find_all()]
