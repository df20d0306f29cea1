"""A pytest plugin that deselects the tests that read NVIDIA's headers: `-p tools.without_headers`.

These tests read the headers of every release, which is fast only if the code that reads headers has not
changed since the last run.
"""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that use the fixture `pins`, directly or through other fixtures."""
    deselected = [item for item in items if "pins" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=deselected)
    items[:] = [item for item in items if item not in deselected]
