"""A line at the end of pytest: the numbers of images compiled and taken from the cache.

    pytest -p cudyn.pytest_plugin

or `addopts = ["-p", "cudyn.pytest_plugin"]` in the settings of pytest. It is loaded only on request,
since it imports cudyn, which opens the driver. The workers of pytest-xdist are counted; processes
that tests start are not.
"""

from __future__ import annotations

from ._compile import cache
from ._compile.counters import Stats, add, stats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def pytest_configure(config: Any) -> None:
    """Count the work of pytest-xdist's workers, if it is installed."""
    if config.pluginmanager.hasplugin("xdist"):
        config.pluginmanager.register(_Workers())


def pytest_sessionfinish(session: Any) -> None:
    """In a worker: send the counts to the process that started it."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["cudyn_cache"] = list(stats())


class _Workers:
    def pytest_testnodedown(self, node: Any) -> None:
        """Add the counts of a worker."""
        add(Stats(*getattr(node, "workeroutput", {}).get("cudyn_cache", ())))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the counts of all."""
    found = stats()
    if any(found):
        where = f"{cache.get_folder()}" if cache.get_mode() == "on" else f"CUDYN_CACHE={cache.get_mode()}"
        terminalreporter.write_line(
            f"cudyn: {found.hits} from the cache, {found.compiled} compiled ({found.kept} kept), "
            f"{found.missed} missed ({where})"
        )
