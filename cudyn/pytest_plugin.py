"""The proof that a test session compiled nothing: counts at its end; a miss fails it.

    CUDYN_CACHE=only pytest -p cudyn.pytest_plugin [--cudyn-archive kernels.zip]

or `addopts = ["-p", "cudyn.pytest_plugin"]` in the settings of pytest. With CUDYN_CACHE=only a session in
which a miss was met fails, also where a test has caught the error, and the summary says how many kernels
were not used: those of the archive or, without one, of the cache. pytest-xdist's workers are counted;
processes that tests start are not. It is loaded only on request, since it imports cudyn, which opens the
driver.
"""

from __future__ import annotations

from ._cache import archives, contents, settings
from ._cache.counters import Stats, add, list_used, stats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def pytest_addoption(parser: Any) -> None:
    """Add the archive."""
    parser.addoption("--cudyn-archive", metavar="FILE.zip", help="say how many of its kernels were not used")


def pytest_configure(config: Any) -> None:
    """Count the work of pytest-xdist's workers, if it is installed."""
    if config.pluginmanager.hasplugin("xdist"):
        config.pluginmanager.register(_Workers())


def pytest_sessionfinish(session: Any) -> None:
    """In a worker: send the counts to the process that started it. Fail a session with a miss."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["cudyn_cache"] = [list(vars(stats()).values()), sorted(list_used())]
    elif stats().missed and session.exitstatus in (0, 5):  # passed, or no test was there
        session.exitstatus = 1


class _Workers:
    def pytest_testnodedown(self, node: Any) -> None:
        """Add the counts of a worker."""
        counts, used = getattr(node, "workeroutput", {}).get("cudyn_cache", ((), ()))
        add(Stats(*counts), *used)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the counts of all."""
    found, mode = stats(), settings.get_mode()
    if not any(vars(found).values()):
        return
    where = f"{settings.get_folder()}" if mode == "on" else f"CUDYN_CACHE={mode}"
    damaged = f", {found.damaged} damaged" if found.damaged else ""
    terminalreporter.write_line(
        f"cudyn: {found.hits} from the cache, {found.compiled} compiled ({found.kept} kept), "
        f"{found.missed} missed{damaged} ({where})"
    )
    archive = terminalreporter.config.getoption("--cudyn-archive")
    if archive or mode == "only":
        there = archives.list_names(archive) if archive else contents.list_names()
        rest, what = len(there - list_used()), "archive" if archive else "cache"
        terminalreporter.write_line(f"cudyn: {rest} of the {len(there)} kernels of the {what} were not used")
    if found.missed:
        terminalreporter.write_line("cudyn: failed, for something would have had to be compiled", red=True)
