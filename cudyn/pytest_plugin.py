"""Runs tests without a GPU, or in two pytest sessions, the first of which compiles kernels for the second.

    pytest --cudyn-simulate=sm_90
    pytest --cudyn-simulate=sm_90 --cudyn-archive=kernels.zip
    CUDYN_CACHE=only pytest --cudyn-archive=kernels.zip

With --cudyn-simulate, the session uses a simulated driver (cudyn.testing), and kernels run on the CPU, which
requires a C compiler. A test fails if the simulation has found a fault in it, even if no call raised the
fault. The next test starts with usable devices.

With an archive, or with `--cudyn-simulate=sm_90,check`, launches are only checked. A test that reads the
result of a kernel that did not run is reported as "compiled", and the kernels that were used are written to
the archive.

With CUDYN_CACHE=only, a session with a cache miss fails, even if the test catches the error. The summary
reports how many kernels in the archive (or, without an archive, in the cache) were not used.

Cache misses and kernels in pytest-xdist workers are counted, but not those in processes that tests start.
pytest_cudyn.py defines the options and creates the session.
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
from ._simulator.driver import simulate_option
from ._simulator.driver.simulate_option import CHECK, ISOLATE, LIBRARY, RUN, SimulateOption

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# The text after the line number in the message of a fault whose source line is unknown
_WITHOUT_SOURCE_LINE = " of the PTX"
_PACKAGE = os.path.dirname(__file__) + os.sep
# pytest.ExitCode
_ALL_PASSED = 0
_TESTS_FAILED = 1
_NO_TESTS = 5
# Exceptions that are probably caused by the user's code rather than by cudyn
_USER_ERRORS = CudynError, testing.Fault, AttributeError, OverflowError, TypeError, ValueError


def _is_user_error(failure: Any) -> bool:
    """Return whether a failure (a pytest.ExceptionInfo) was probably caused by the user's code."""
    return isinstance(failure.value, _USER_ERRORS)


def _make_usage_error(message: str) -> Exception:
    """Return a pytest.UsageError. pytest is already loaded, and cudyn does not depend on it."""
    error: Exception = sys.modules["pytest"].UsageError(message)
    return error


class Session:
    """The pytest hooks for a session that uses cudyn.

    Args:
        arch: Value of --cudyn-simulate, or `None` without a simulation.
        archive: Value of --cudyn-archive, or `""`.
        schedule: `""`, or a schedule such as `"seed:7"`.
        simulation: The simulation in which `python -m cudyn run --simulate` runs this session, or `None`.
    """

    def __init__(self, arch: str | None, archive: str, schedule: str = "", simulation: Any = None) -> None:
        # The options. `start` parses --cudyn-simulate.
        self.archive = archive
        self.schedule = schedule
        self._option_text = arch or ""
        self._option = SimulateOption("", ())
        # The simulation. `start` starts it if it is not running yet.
        self.simulation = simulation
        self.is_simulated = arch is not None or simulation is not None
        self.runs_kernels = simulation is not None and simulation.runner is not None
        # The findings outside of tests: while the tests were collected, or after the last test
        self.findings: list[str] = []
        # Totals for pytest-xdist workers: calls of each function that is not simulated, and launches
        self.not_simulated: Counter[str] = Counter()
        self.launches = 0

    def start(self, config: Any, has_schedule: bool) -> None:
        """Start the simulation, unless it is already running, and register the pytest hooks.

        Args:
            config: pytest's configuration.
            has_schedule: Whether the option --cudyn-schedule is used.

        Raises:
            pytest.UsageError: An option is invalid.
        """
        if self.simulation is not None:
            self._option = SimulateOption(self.simulation.arch, ())
            self.schedule = ""
        elif self.is_simulated:
            config.add_cleanup(self._start_simulation().close)
        elif has_schedule:
            raise _make_usage_error("--cudyn-schedule: expected --cudyn-simulate as well")
        config.pluginmanager.register(self, "cudyn session")
        if config.pluginmanager.hasplugin("xdist"):
            config.pluginmanager.register(_Workers(self))

    def _start_simulation(self) -> ExitStack:
        """Start the simulation, and return a stack whose `close` ends it.

        Raises:
            pytest.UsageError: An option is invalid.
        """
        try:
            self._option = simulate_option.parse_option(
                "--cudyn-simulate", self._option_text, (RUN, CHECK, LIBRARY, ISOLATE)
            )
        except ValueError as error:
            raise _make_usage_error(str(error)) from None
        stack = ExitStack()
        try:
            runner: Any = self._choose_runner()
            context = testing.simulate(
                self._option.arch,
                run=runner,
                isolate=self._option.is_isolated and bool(runner),
                as_library=self._option.is_library,
                schedule=self.schedule or "default",
            )
            self.simulation = stack.enter_context(context)
        except (ValueError, RuntimeError) as error:
            schedule = f" --cudyn-schedule={self.schedule}" if self.schedule else ""
            raise _make_usage_error(f"--cudyn-simulate={self._option.arch}{schedule}: {error}") from None
        self.runs_kernels = bool(runner)
        return stack

    def _choose_runner(self) -> Any:
        """Return the runner for kernels, or `False` if they do not run.

        Raises RuntimeError if kernels have to run but no compiler is found.
        """
        if self._option.is_check or (self.archive and not self._option.is_run):
            return False
        try:
            return testing.run_on_cpu()
        except RuntimeError as error:
            message = simulate_option.explain_missing_compiler(self._option.arch, error)
            raise RuntimeError(message) from None

    def pytest_sessionfinish(self, session: Any) -> None:
        """Let the session fail after a cache miss, or if there are findings that do not belong to a test.

        A worker of pytest-xdist sends its counts and findings to the main process instead.
        """
        self._keep_findings()
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            self._send_results(output)
        elif (stats().missed or self.findings) and session.exitstatus in (_ALL_PASSED, _NO_TESTS):
            session.exitstatus = _TESTS_FAILED

    def _send_results(self, output: dict[str, Any]) -> None:
        """Store a worker's counts and findings in its output, which `_Workers.pytest_testnodedown` reads."""
        cache_counts = list(vars(stats()).values())
        output["cudyn_cache"] = [cache_counts, sorted(list_used())]
        output["cudyn_findings"] = self.findings
        if self.simulation is not None:
            output["cudyn_missing"] = dict(self.simulation.not_supported)
            output["cudyn_launches"] = len(self.simulation.launches)

    def pytest_collection_finish(self) -> None:
        """Store the findings from the collection of tests, which do not belong to a test."""
        self._keep_findings()

    def _keep_findings(self) -> None:
        """Store the findings since the last test, which do not belong to a test, for the summary."""
        if self.simulation is not None:
            self.findings += map(str, self.simulation.take_findings())

    def _fail_for_findings(self, item: Any, call: Any) -> None:
        """Make a test fail if the simulation has found faults in it that no call raised.

        Work that the test has submitted without waiting for it is executed first. After the test, contexts
        that a fault has made unusable become usable again.
        """
        if self.simulation is None or call.when == "setup":
            return
        findings = self.simulation.take_findings()
        if call.when == "teardown":
            self.simulation.reset_contexts()
        if findings and call.excinfo is None:
            error = findings.pop(0).error
            call.excinfo = sys.modules["pytest"].ExceptionInfo.from_exception(error)
        if findings:
            item.add_report_section(call.when, "faults in the simulation", "\n".join(findings))

    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Report a test as "compiled" if it reads the result of a kernel that did not run.

        Tracebacks of the user's errors end in the user's file. --full-trace shows complete tracebacks.
        """
        self._fail_for_findings(item, call)
        if call.excinfo is None:
            return None
        for entry in call.excinfo.traceback:
            if str(entry.path).startswith(_PACKAGE):
                # pytest omits frames for which this function returns True.
                entry.frame.f_globals["__tracebackhide__"] = _is_user_error
        if not self.is_simulated or not isinstance(call.excinfo.value, testing.NotRun):
            return None
        report = sys.modules["pytest"].TestReport.from_item_and_call(item, call)
        report.outcome = "passed"
        report.longrepr = None
        # xdist sends the properties to the parent process.
        report.user_properties += [("cudyn", "compiled"), ("reason", str(call.excinfo.value))]
        return report

    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """Count compiled tests separately from passed tests."""
        is_compiled = report.when == "call" and ("cudyn", "compiled") in report.user_properties
        return ("compiled", "c", "COMPILED") if is_compiled else None

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print the findings, and the total counts of all processes."""
        if self.is_simulated:
            self._write_simulation_summary(terminalreporter)
        self._write_cache_summary(terminalreporter.write_line)

    def _write_simulation_summary(self, terminalreporter: Any) -> None:
        """Print the results of the simulation."""
        write = terminalreporter.write_line
        compiled = terminalreporter.stats.get("compiled", ())
        write(self._summarize_simulation(len(compiled)))
        if compiled and self.runs_kernels:  # otherwise, the user has chosen that no kernel runs
            properties = dict(compiled[0].user_properties)
            write(f"cudyn: the first of them: {properties['reason']}")
        for finding in self.findings:
            write(f"cudyn: found outside of the tests: {finding}", red=True)
        failed = terminalreporter.stats.get("failed", ())
        if any(_WITHOUT_SOURCE_LINE in report.longreprtext for report in failed):
            write("cudyn: compile kernels with options=['-lineinfo'] to see the source lines of faults")
        not_simulated = (self.not_simulated + self.simulation.not_supported).most_common()
        if not_simulated:
            names = ", ".join(f"{name} ({count})" for name, count in not_simulated)
            write(f"cudyn: called but not simulated: {names}")

    def _write_cache_summary(self, write: Callable[..., object]) -> None:
        """Print the counts of the cache if it was used."""
        counts = stats()
        if not any(vars(counts).values()):
            return
        mode = settings.get_mode()
        location = str(settings.get_folder()) if mode == "on" else f"CUDYN_CACHE={mode}"
        damaged = f", {counts.damaged} damaged" if counts.damaged else ""
        write(
            f"cudyn: {counts.hits} from the cache, {counts.compiled} compiled ({counts.kept} kept), "
            f"{counts.missed} missed{damaged} ({location})"
        )
        if self.archive or mode == "only":
            write(self._summarize_archive())
        if counts.missed:
            write("cudyn: failed, because a kernel would have had to be compiled", red=True)

    def _summarize_simulation(self, compiled: int) -> str:
        """Return the line about the simulation for the summary.

        Args:
            compiled: The number of tests that are reported as "compiled", because they read the result of a
                kernel that did not run (see `pytest_runtest_makereport`).
        """
        schedule = f" (schedule {self.schedule})" if self.schedule else ""
        start = f"cudyn: simulated {self._option.arch}{schedule}"
        launches = len(self.simulation.launches) + self.launches  # in this process and in xdist's workers
        if compiled:
            tests = "1 test ran only until it" if compiled == 1 else f"{compiled} tests ran only until they"
            return f"{start}: {tests} read the result of a kernel that did not run"
        if not launches:
            return f"{start}: no kernel was launched"
        if self.runs_kernels:
            return f"{start}: every kernel ran on the CPU"
        return f"{start}: kernels were checked"

    def _summarize_archive(self) -> str:
        """Return the line about the archive or the cache for the summary.

        A simulated session writes the used kernels to the archive first. Any other session reads the archive.
        """
        if self.archive and self.is_simulated:
            count = archives.export_to(self.archive, used=True)
            noun = "kernel" if count == 1 else "kernels"
            return f"cudyn: {count} {noun} in {self.archive}"
        if self.archive:
            source = "archive"
            names = archives.list_names(self.archive)
        else:
            source = "cache"
            names = contents.list_names()
        unused = names - list_used()
        return f"cudyn: {len(unused)} of the {len(names)} kernels of the {source} were not used"


class _Workers:
    """The pytest hook that adds the counts and findings of pytest-xdist workers to the session's."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def pytest_testnodedown(self, node: Any) -> None:
        """Add the counts and findings of a finished worker to those of the session."""
        output = getattr(node, "workeroutput", {})  # missing if the worker crashed
        cache_counts, used_kernels = output.get("cudyn_cache", ((), ()))
        add(Stats(*cache_counts), *used_kernels)
        self._session.not_simulated.update(output.get("cudyn_missing", {}))
        self._session.launches += output.get("cudyn_launches", 0)
        self._session.findings += output.get("cudyn_findings", ())
