"""A pytest plugin, `-p tools.without_headers`: without the tests that read NVIDIA's headers.

They read every release, which is quick only as long as nothing has changed in what reads them.
"""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what uses the fixture `pins`, however far away."""
    reading = [item for item in items if "pins" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=reading)
    items[:] = [item for item in items if item not in reading]
