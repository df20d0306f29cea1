"""Adds --cudyn-simulate, --cudyn-schedule and --cudyn-archive to pytest (docs/howto/simulation.md).

pytest imports this module in each session, through its entry point. The module is outside the package, so
that cudyn is only imported if one of the options is used or CUDYN_CACHE=only is set.
"""

from __future__ import annotations

import os
import sys

import pytest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def pytest_addoption(parser: Any) -> None:
    """Add the options of this plugin, and the setting `cudyn_schedule`."""
    group = parser.getgroup("cudyn")
    simulate = "simulate a GPU such as sm_90 and run kernels on the CPU; sm_90,check: only check launches; "
    simulate += "sm_90,library: also act as libcuda.so.1, for compiled code of other packages"
    group.addoption("--cudyn-simulate", metavar="ARCH", help=simulate)
    archive = "report how many kernels of an archive were not used; with --cudyn-simulate, write the archive"
    group.addoption("--cudyn-archive", metavar="FILE.zip", help=archive)
    schedule = (
        "with --cudyn-simulate: the order of threads, blocks and streams: reverse, or a seed such as seed:7"
    )
    group.addoption("--cudyn-schedule", metavar="SCHEDULE", help=schedule)
    parser.addini("cudyn_schedule", f"--cudyn-schedule: {schedule}", default="")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: Any) -> None:
    """Start a cudyn session before the first conftest.py, which may already use the driver."""
    _start(early_config, early_config.known_args_namespace)


def pytest_configure(config: Any) -> None:
    """Start a cudyn session if this module was loaded by a conftest.py instead of by pytest itself."""
    if not config.pluginmanager.hasplugin("cudyn advice"):
        _start(config, config.option)


def _start(config: Any, options: Any) -> None:
    """Start a cudyn session if one of the options is used or CUDYN_CACHE=only is set.

    Args:
        config: pytest's configuration.
        options: The parsed options. They are not in the configuration yet before the first conftest.py.
    """
    config.pluginmanager.register(_Advice(), "cudyn advice")
    arch = options.cudyn_simulate
    archive = options.cudyn_archive
    schedule = options.cudyn_schedule
    # `python -m cudyn run --simulate` imports this module, and starts a simulation before it runs pytest.
    process = sys.modules.get("cudyn._cli.simulated.process")
    simulation = process.find_simulation() if process and arch is None else None
    is_simulated = simulation is not None or arch is not None or bool(schedule)
    if is_simulated or archive or os.environ.get("CUDYN_CACHE") == "only":
        from cudyn.pytest_plugin import Session

        session_schedule = schedule or config.getini("cudyn_schedule")
        session = Session(arch, archive or "", session_schedule, simulation)
        session.start(config, bool(schedule))


class _Advice:
    """The advice printed after tests have failed because there is no driver."""

    def pytest_terminal_summary(self, terminalreporter: Any, config: Any) -> None:
        """Recommend --cudyn-simulate if it was not used."""
        failed = [*terminalreporter.stats.get("failed", ()), *terminalreporter.stats.get("error", ())]
        if not config.getoption("--cudyn-simulate") and any(
            "The CUDA driver was not found" in report.longreprtext for report in failed
        ):
            advice = "--cudyn-simulate=sm_90 simulates a GPU and runs kernels on the CPU"
            terminalreporter.write_line(f"cudyn: there is no CUDA driver here; {advice}")
