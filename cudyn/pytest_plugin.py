"""Two passes of a test session: one that compiles without a GPU, one that proves that it compiles nothing.

    pytest -p cudyn.pytest_plugin --cudyn-simulate=sm_90 [--cudyn-archive kernels.zip]
    CUDYN_CACHE=only pytest -p cudyn.pytest_plugin [--cudyn-archive kernels.zip]

or `addopts = ["-p", "cudyn.pytest_plugin"]` in the settings of pytest. With --cudyn-simulate the session has
a simulated driver (cudyn.testing): a test that reads what a kernel would have written ends as "compiled", and
the archive gets the kernels that were used. With CUDYN_CACHE=only a session in which a miss was met fails,
also where a test has caught the error, and the summary says how many kernels were not used: those of the
archive or, without one, of the cache. pytest-xdist's workers are counted; processes that tests start are not.
It is loaded only on request, since it imports cudyn, which opens the driver.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack

from ._cache import archives, contents, settings
from ._cache.counters import Stats, add, list_used, stats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def pytest_addoption(parser: Any) -> None:
    """Add the archive and the simulation."""
    what = "simulate a driver with a GPU such as sm_90; sm_90,run: and run kernels on the CPU"
    parser.addoption("--cudyn-simulate", metavar="ARCH", help=what)
    use = "say how many of its kernels were not used; with --cudyn-simulate, write it"
    parser.addoption("--cudyn-archive", metavar="FILE.zip", help=use)


def pytest_configure(config: Any) -> None:
    """Count the work of pytest-xdist's workers, if it is installed; start the simulation."""
    arch = config.getoption("--cudyn-simulate")
    if arch:
        from . import testing  # which imports much

        name, _, run = arch.partition(",")
        if run not in ("", "run"):
            raise ValueError(f"--cudyn-simulate: expected {name} or {name},run, got {arch}")
        simulation = ExitStack()
        simulation.enter_context(testing.simulate(name, run=run == "run"))
        config.add_cleanup(simulation.close)
    if config.pluginmanager.hasplugin("xdist"):
        config.pluginmanager.register(_Workers())


def pytest_sessionfinish(session: Any) -> None:
    """In a worker: send the counts to the process that started it. Fail a session with a miss."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["cudyn_cache"] = [list(vars(stats()).values()), sorted(list_used())]
    elif stats().missed and session.exitstatus in (0, 5):  # passed, or no test was there
        session.exitstatus = 1


def pytest_runtest_makereport(item: Any, call: Any) -> Any:
    """Count a test that asked for what a kernel that did not run would have written as compiled."""
    if not item.config.getoption("--cudyn-simulate") or call.excinfo is None:
        return None
    from .testing import NotRun

    if not isinstance(call.excinfo.value, NotRun):
        return None
    report = sys.modules["pytest"].TestReport.from_item_and_call(item, call)
    report.outcome = "passed"
    report.longrepr = None
    report.user_properties.append(("cudyn", "compiled"))  # xdist sends it
    return report


def pytest_report_teststatus(report: Any) -> tuple[str, str, str] | None:
    """Show these tests apart from the passed ones, with a total of their own."""
    is_compiled = report.when == "call" and ("cudyn", "compiled") in report.user_properties
    return ("compiled", "c", "COMPILED") if is_compiled else None


class _Workers:
    def pytest_testnodedown(self, node: Any) -> None:
        """Add the counts of a worker."""
        counts, used = getattr(node, "workeroutput", {}).get("cudyn_cache", ((), ()))
        add(Stats(*counts), *used)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the counts of all."""
    found = stats()
    mode = settings.get_mode()
    options = terminalreporter.config.option
    archive = options.cudyn_archive
    arch = options.cudyn_simulate
    if arch:
        compiled = len(terminalreporter.stats.get("compiled", ()))
        terminalreporter.write_line(f"cudyn: {compiled} tests up to what a simulated {arch} did not run")
    if not any(vars(found).values()):
        return
    where = f"{settings.get_folder()}" if mode == "on" else f"CUDYN_CACHE={mode}"
    damaged = f", {found.damaged} damaged" if found.damaged else ""
    terminalreporter.write_line(
        f"cudyn: {found.hits} from the cache, {found.compiled} compiled ({found.kept} kept), "
        f"{found.missed} missed{damaged} ({where})"
    )
    if archive and arch:
        count = archives.export_to(archive, used=True)
        terminalreporter.write_line(f"cudyn: {count} kernels in {archive}")
    elif archive or mode == "only":
        there = archives.list_names(archive) if archive else contents.list_names()
        rest = len(there - list_used())
        what = "archive" if archive else "cache"
        terminalreporter.write_line(f"cudyn: {rest} of the {len(there)} kernels of the {what} were not used")
    if found.missed:
        terminalreporter.write_line("cudyn: failed, for something would have had to be compiled", red=True)
