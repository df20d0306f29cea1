"""pytest's options of cudyn: --cudyn-simulate, --cudyn-order and --cudyn-archive (docs/howto/simulation.md).

pytest reads this module in each of its sessions, by its entry point. It stands beside the package so that
cudyn is imported only if one of the options or CUDYN_CACHE=only asks for it.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def pytest_addoption(parser: Any) -> None:
    """Add the archive and the simulation."""
    group = parser.getgroup("cudyn")
    what = "simulate a GPU such as sm_90 and run kernels on the CPU; sm_90,check: only check them; "
    what += "sm_90,library: as libcuda.so.1, too, for compiled code of other packages"
    group.addoption("--cudyn-simulate", metavar="ARCH", help=what)
    use = "say how many kernels of an archive were not used; with --cudyn-simulate, write it"
    group.addoption("--cudyn-archive", metavar="FILE.zip", help=use)
    order = "with --cudyn-simulate: interleave streams by a seed, such as seed:7, and find missing waits"
    group.addoption("--cudyn-order", metavar="seed:N", help=order)
    parser.addini("cudyn_order", f"--cudyn-order: {order}", default="")


def pytest_configure(config: Any) -> None:
    """Start the simulation and the counts, if they are asked for."""
    config.pluginmanager.register(_Advice(), "cudyn advice")
    arch = config.getoption("--cudyn-simulate")
    archive = config.getoption("--cudyn-archive")
    order = config.getoption("--cudyn-order")
    if arch is not None or order or archive or os.environ.get("CUDYN_CACHE") == "only":
        from cudyn.pytest_plugin import Session

        Session(arch, archive or "", order or config.getini("cudyn_order")).start(config)


class _Advice:
    """What to do about tests that failed for want of a driver."""

    def pytest_terminal_summary(self, terminalreporter: Any, config: Any) -> None:
        """Name the option of the simulation, where it is not given."""
        failed = [*terminalreporter.stats.get("failed", ()), *terminalreporter.stats.get("error", ())]
        if not config.getoption("--cudyn-simulate") and any(
            "The CUDA driver was not found" in report.longreprtext for report in failed
        ):
            what = "--cudyn-simulate=sm_90 simulates a GPU and runs kernels on the CPU"
            terminalreporter.write_line(f"cudyn: there is no CUDA driver here; {what}")
