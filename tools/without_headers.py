"""A pytest plugin that deselects the tests that read NVIDIA's headers: `-p tools.without_headers`.

These tests read the headers of all releases. This is fast only if the results are cached, and the cache
becomes invalid with each change to the code that reads headers.
"""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that use the `pins` fixture, directly or through other fixtures."""
    deselected = [item for item in items if "pins" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=deselected)
    items[:] = [item for item in items if item not in deselected]
