"""Sessions of pytest without a GPU, and in two passes: one compiles, one proves that it compiles nothing.

    pytest --cudyn-simulate=sm_90
    pytest --cudyn-simulate=sm_90 --cudyn-archive=kernels.zip
    CUDYN_CACHE=only pytest --cudyn-archive=kernels.zip

With --cudyn-simulate the session has a simulated driver (cudyn.testing). Kernels run on the CPU if there
is a C compiler. With an archive, or as `sm_90,check`, they are checked and do not run: a test that reads
what one would have written ends as "compiled", and the archive gets the kernels that were used. With
CUDYN_CACHE=only a session with a miss fails, also where a test has caught the error, and the summary says
how many kernels were not used: those of the archive or, without one, of the cache. pytest-xdist's workers
are counted; processes that tests start are not. pytest_cudyn.py has the options and makes the session.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import ExitStack

from . import testing
from ._errors import CudynError
from ._kernels.cache import archives, contents, settings
from ._kernels.cache.counters import Stats, add, list_used, stats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_RUN = "run"
_CHECK = "check"
_LIBRARY = "library"
_NO_SOURCE = " of the PTX"  # in a fault, behind the number of the line
_CUDYN = os.path.dirname(__file__) + os.sep
_OF_USERS = CudynError, testing.Fault, AttributeError, OverflowError, TypeError, ValueError


def _is_of_users(error: Any) -> bool:
    """Does a failure tell users of a mistake of theirs, rather than of one in cudyn?"""
    return isinstance(error.value, _OF_USERS)


class Session:
    """The hooks of a session that uses cudyn. arch: None without a simulation; order: "" or "seed:7"."""

    def __init__(self, arch: str | None, archive: str, order: str = "") -> None:
        self.archive = archive
        self.order = order
        self.is_simulated = arch is not None
        self.arch, *self.words = (arch or "").split(",")
        self.runs = False
        self.why = ""  # why kernels do not run, if they should
        self.simulation: Any = None
        # What pytest-xdist's workers have called and launched, too
        self.missing: Counter[str] = Counter()
        self.launches = 0

    def start(self, config: Any) -> None:
        """Start the simulation and add the hooks. Raises pytest's UsageError for an option that can't be."""
        if self.is_simulated:
            config.add_cleanup(self._simulate().close)
        elif config.getoption("--cudyn-order"):
            raise sys.modules["pytest"].UsageError("--cudyn-order: expected --cudyn-simulate beside it")
        config.pluginmanager.register(self, "cudyn session")
        if config.pluginmanager.hasplugin("xdist"):
            config.pluginmanager.register(_Workers(self))

    def _simulate(self) -> ExitStack:
        usage_error = sys.modules["pytest"].UsageError
        unknown = [word for word in self.words if word not in (_RUN, _CHECK, _LIBRARY)]
        if unknown or not self.arch or {_RUN, _CHECK} <= {*self.words}:
            got = ",".join((self.arch, *self.words))
            raise usage_error(f"--cudyn-simulate: expected sm_90[,run|check][,library], got {got!r}")
        simulation = ExitStack()
        try:
            how: Any = self._choose_run()
            self.simulation = simulation.enter_context(
                testing.simulate(
                    self.arch, run=how, as_library=_LIBRARY in self.words, order=self.order or None
                )
            )
        except (ValueError, RuntimeError) as error:
            order = f" --cudyn-order={self.order}" if self.order else ""
            raise usage_error(f"--cudyn-simulate={self.arch}{order}: {error}") from None
        self.runs = bool(how)
        return simulation

    def _choose_run(self) -> Any:
        """How kernels run; False: they do not. RuntimeError: they have to, and there is no compiler."""
        if _CHECK in self.words or (self.archive and _RUN not in self.words):
            return False
        try:
            return testing.run_on_cpu()
        except RuntimeError as error:
            if _RUN in self.words:
                raise
            self.why = f"; {error}"
            return False

    def pytest_sessionfinish(self, session: Any) -> None:
        """In a worker: send the counts to the process that started it. Fail a session with a miss."""
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["cudyn_cache"] = [list(vars(stats()).values()), sorted(list_used())]
            output["cudyn_missing"] = dict(self.simulation.not_supported if self.simulation else {})
            output["cudyn_launches"] = len(self.simulation.launches) if self.simulation else 0
        elif stats().missed and session.exitstatus in (0, 5):  # passed, or no test was there
            session.exitstatus = 1

    def pytest_runtest_teardown(self) -> None:
        """Run what a test has submitted and not waited for: what that finds is of this test."""
        if self.simulation is not None:
            self.simulation.finish()

    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Count a test that asked for what a kernel that did not run would have written as compiled.

        A failure's traceback ends in the user's file; --full-trace has all of it.
        """
        for entry in () if call.excinfo is None else call.excinfo.traceback:
            if str(entry.path).startswith(_CUDYN):
                entry.frame.f_globals["__tracebackhide__"] = _is_of_users
        if not self.is_simulated or call.excinfo is None:
            return None
        if not isinstance(call.excinfo.value, testing.NotRun):
            return None
        report = sys.modules["pytest"].TestReport.from_item_and_call(item, call)
        report.outcome = "passed"
        report.longrepr = None
        report.user_properties.append(("cudyn", "compiled"))  # xdist sends it
        return report

    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """Show these tests apart from the passed ones, with a total of their own."""
        is_compiled = report.when == "call" and ("cudyn", "compiled") in report.user_properties
        return ("compiled", "c", "COMPILED") if is_compiled else None

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print the counts of all."""
        write = terminalreporter.write_line
        if self.is_simulated:
            write(self._say_simulated(len(terminalreporter.stats.get("compiled", ()))))
            failed = terminalreporter.stats.get("failed", ())
            if any(_NO_SOURCE in report.longreprtext for report in failed):
                write("cudyn: a kernel compiled with options=['-lineinfo'] has faults with the source's line")
            missing = (self.missing + self.simulation.not_supported).most_common()
            if missing:
                names = ", ".join(f"{name} ({count})" for name, count in missing)
                write(f"cudyn: called and not simulated: {names}")
        found = stats()
        if not any(vars(found).values()):
            return
        mode = settings.get_mode()
        where = f"{settings.get_folder()}" if mode == "on" else f"CUDYN_CACHE={mode}"
        damaged = f", {found.damaged} damaged" if found.damaged else ""
        write(
            f"cudyn: {found.hits} from the cache, {found.compiled} compiled ({found.kept} kept), "
            f"{found.missed} missed{damaged} ({where})"
        )
        if self.archive or mode == "only":
            write(self._say_archive())
        if found.missed:
            write("cudyn: failed, for something would have had to be compiled", red=True)

    def _say_simulated(self, compiled: int) -> str:
        start = f"cudyn: simulated {self.arch}{f' (order {self.order})' if self.order else ''}"
        if compiled:
            tests = "1 test" if compiled == 1 else f"{compiled} tests"
            return f"{start}: {tests} up to the first result of a kernel that did not run{self.why}"
        if not self.simulation.launches and not self.launches:
            return f"{start}: no kernel was launched"
        return (
            f"{start}: every kernel ran on the CPU"
            if self.runs
            else f"{start}: kernels were checked{self.why}"
        )

    def _say_archive(self) -> str:
        """Write the archive, or say what of it was not used."""
        if self.archive and self.is_simulated:
            count = archives.export_to(self.archive, used=True)
            return f"cudyn: {count} kernels in {self.archive}"
        there = archives.list_names(self.archive) if self.archive else contents.list_names()
        rest = len(there - list_used())
        what = "archive" if self.archive else "cache"
        return f"cudyn: {rest} of the {len(there)} kernels of the {what} were not used"


class _Workers:
    def __init__(self, session: Session) -> None:
        self._session = session

    def pytest_testnodedown(self, node: Any) -> None:
        """Add the counts of a worker."""
        output = getattr(node, "workeroutput", {})
        counts, used = output.get("cudyn_cache", ((), ()))
        add(Stats(*counts), *used)
        self._session.missing.update(output.get("cudyn_missing", {}))
        self._session.launches += output.get("cudyn_launches", 0)
