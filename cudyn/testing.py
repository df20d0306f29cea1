"""A driver that needs no GPU, for tests, and for a first pass that compiles everything and launches nothing.

    with cudyn.testing.simulate(arch="sm_90", devices=2) as simulation:
        saxpy.launch(4, 256, y, x, 2.0, 1000, stream=stream)
        simulation.assert_launched("saxpy", grid=4, arguments=(y, x, 2.0, 1000), stream=stream)

Devices, contexts, memory, streams, events, modules and graphs work. Kernels are checked; with run=True they
also run, on the CPU. The guide "The simulated driver" has the rest.
"""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING

from ._bindings.libraries.library import driver, parse
from ._kernels.contracts.examples import FakeArray
from ._simulator.driver import conditional_nodes as _conditional_nodes  # noqa: F401 - which registers functions
from ._simulator.driver import devices as _device_calls  # noqa: F401
from ._simulator.driver import graph_memory as _graph_memory  # noqa: F401
from ._simulator.driver import graphs as _graph_calls  # noqa: F401
from ._simulator.driver import libraries as _library_calls  # noqa: F401
from ._simulator.driver import memory_advice as _memory_advice  # noqa: F401
from ._simulator.driver import node_parameters as _node_parameters  # noqa: F401
from ._simulator.driver import process_libraries
from ._simulator.driver import runtime_code as _runtime_code  # noqa: F401
from ._simulator.driver import textures as _texture_calls  # noqa: F401
from ._simulator.driver import virtual_memory as _virtual_memory  # noqa: F401
from ._simulator.driver.handle_objects import TAG
from ._simulator.driver.kernel_runs import Fault, Launch, NotRun, Refused
from ._simulator.driver.simulated_library import SimulatedBackend, installed
from ._simulator.driver.simulation import Simulation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ._simulator.driver.kernel_runs import Runner

__all__ = ["FakeArray", "Fault", "Launch", "NotRun", "Simulation", "run_on_cpu", "simulate"]


def __dir__() -> list[str]:
    return [*__all__]


@contextmanager
def simulate(
    arch: str = "sm_90",
    devices: int = 1,
    version: str | None = None,
    *,
    run: bool | Runner = False,
    kernels: Mapping[str, Callable[[Launch], None]] | None = None,
    as_library: bool = False,
    order: str | None = None,
) -> Iterator[Simulation]:
    """Put a simulated driver and a simulated NVML in place of the real ones, for all threads of this process.

    arch     of the devices, such as "sm_90"
    devices  how many
    version  of the driver, such as "12.4": what later releases added is missing. None: the newest
             release that cudyn knows
    run      True or run_on_cpu(...): run kernels, on the CPU (docs/howto/cpu.md)
    kernels  a function in place of a kernel, by its name in the code; it gets the Launch
    as_library  be libcuda.so.1 and libnvidia-ml.so.1 of this process, too, for compiled code of other
             packages that is loaded later (Linux)
    order    "seed:7": streams do their work where something waits for it, interleaved by this seed, and races
             between streams are found. None: work is done when it is submitted

    Objects made in it are of no use after its end. Raises RuntimeError if a simulation is active, if there is
    no C compiler for `run`, or if another libcuda.so.1 is loaded already; ValueError for an unknown arch or
    order. With an order its end waits for all work, and raises Fault for what that finds.
    """
    major, minor = parse(version or driver().releases[-1])
    runner = run_on_cpu() if run is True else run or None
    simulation = Simulation(arch, devices, 1000 * major + 10 * minor, runner, dict(kernels or {}), order)
    simulation.prints_faults = as_library
    with installed(simulation, SimulatedBackend(simulation, (major, minor), TAG)):
        try:
            with process_libraries.opened(simulation) if as_library else nullcontext():
                yield simulation
                simulation.finish()
        finally:
            simulation.order.close()


def run_on_cpu(
    *,
    checks: bool = True,
    workers: int = 1,
    reverse: bool = False,
    max_rounds: int = 1 << 28,
    compile_seconds: int = 600,
) -> Runner:
    """How `simulate(run=...)` runs kernels on the CPU: docs/howto/cpu.md.

    checks      look for faults, such as races; several times slower
    workers     host threads that blocks run on, without checks; blocks must not wait for each other. With
                checks it is one: races between blocks are found in one order of all accesses
    reverse     run the threads of a block in the opposite order, so that results that depend on it change
    max_rounds  how often a thread may jump back before its loop counts as endless; a barrier counts as 64,
                an operation of a warp as 16
    compile_seconds  how long the C compiler may take for a module; then its kernels do not run

    Raises RuntimeError without a C compiler.
    """
    from ._simulator.cpu.c_compiler import find_compiler
    from ._simulator.cpu.module import make

    try:
        find_compiler()
    except Refused as error:
        raise RuntimeError(f"kernels can't run on the CPU: {error}") from None
    return partial(
        make,
        checks=checks,
        workers=workers,
        reverse=reverse,
        max_rounds=max_rounds,
        compile_seconds=compile_seconds,
    )
