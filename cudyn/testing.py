"""A simulated driver, for tests without a GPU and for test runs that only compile kernels.

    with cudyn.testing.simulate(arch="sm_90", devices=2) as simulation:
        saxpy.launch(4, 256, y, x, 2.0, 1000, stream=stream)
        simulation.assert_launched("saxpy", grid=4, arguments=(y, x, 2.0, 1000), stream=stream)

Devices, contexts, memory, streams, events, modules and graphs work. Launches are checked. With run=True,
kernels also run (on the CPU). See the guide "The simulated driver" for details.
"""

from __future__ import annotations

import atexit
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING

from ._bindings.libraries.library import driver, parse
from ._kernels.contracts.examples import FakeArray
from ._simulator.driver import conditional_nodes as _conditional_nodes  # noqa: F401 - registers functions
from ._simulator.driver import devices as _device_calls  # noqa: F401
from ._simulator.driver import graph_ids as _graph_ids  # noqa: F401
from ._simulator.driver import graph_memory as _graph_memory  # noqa: F401
from ._simulator.driver import graphs as _graph_calls  # noqa: F401
from ._simulator.driver import green_contexts as _green_contexts  # noqa: F401
from ._simulator.driver import libraries as _library_calls  # noqa: F401
from ._simulator.driver import memory_advice as _memory_advice  # noqa: F401
from ._simulator.driver import node_parameters as _node_parameters  # noqa: F401
from ._simulator.driver import nvml as _nvml_calls  # noqa: F401
from ._simulator.driver import process_libraries
from ._simulator.driver import runtime_arrays as _runtime_arrays  # noqa: F401
from ._simulator.driver import runtime_code as _runtime_code  # noqa: F401
from ._simulator.driver import textures as _texture_calls  # noqa: F401
from ._simulator.driver import virtual_memory as _virtual_memory  # noqa: F401
from ._simulator.driver.arena import Arena
from ._simulator.driver.handle_objects import TAG
from ._simulator.driver.kernel_runs import Fault, Launch, NotRun, Printer, Refused
from ._simulator.driver.simulated_library import SimulatedBackend, installed
from ._simulator.driver.simulation import TOTAL_MEMORY, Simulation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from types import TracebackType

    from ._simulator.driver.kernel_runs import Runner

__all__ = ["FakeArray", "Fault", "Launch", "NotRun", "Simulation", "run_on_cpu", "simulate"]


def __dir__() -> list[str]:
    return [*__all__]


class SimulationContext(AbstractContextManager[Simulation]):
    """A simulation that starts with a `with` block, or when `start` is called. `simulate` creates it.

    Args:
        make_context: Function that returns a context manager for a new simulation.
    """

    def __init__(self, make_context: Callable[[], AbstractContextManager[Simulation]]) -> None:
        self._make_context = make_context
        self._context: AbstractContextManager[Simulation] | None = None

    def __enter__(self) -> Simulation:
        self._context = self._make_context()
        return self._context.__enter__()

    def __exit__(
        self,
        error_type: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        context, self._context = self._context, None
        if context is not None:
            context.__exit__(error_type, error, traceback)

    def start(self) -> Simulation:
        """Start the simulation, and return it.

        The simulation runs until its `stop` method is called, for example in another cell of a notebook. If
        the process exits earlier, the simulation stops, and a fault that no call has reported is printed.
        """
        simulation = self.__enter__()
        simulation.end = self._stop
        atexit.register(self._stop)
        return simulation

    def _stop(self) -> None:
        """End the simulation that `start` has started."""
        atexit.unregister(self._stop)
        self.__exit__(None, None, None)


def simulate(
    arch: str = "sm_90",
    devices: int = 1,
    version: str | None = None,
    *,
    run: bool | Runner = False,
    isolate: bool = False,
    kernels: Mapping[str, Callable[[Launch], None]] | None = None,
    as_library: bool = False,
    schedule: str = "default",
    memory: int = TOTAL_MEMORY,
) -> SimulationContext:
    """Replace the driver and NVML with a simulation, for all threads in this process.

    The result is a context manager. In a notebook, `simulation = simulate(...).start()` in one cell and
    `simulation.stop()` in another do the same as a `with` block.

    Args:
        arch: architecture of the devices, such as "sm_90"
        devices: number of devices
        version: version of the driver, such as "12.4". Functions of later releases are missing. The default
            is the newest release that cudyn knows
        run: True or run_on_cpu(...) to run kernels on the CPU (docs/howto/cpu.md). By default, launches are
            only checked
        isolate: whether kernels run in another process, which shares only the memory of the devices and can
            make hardly any system calls (Linux). If a kernel crashes that process, the launch raises Fault
        kernels: functions that replace kernels, keyed by the kernel's name in the code. Each function is
            called with the Launch
        as_library: whether the simulation also replaces libcuda.so.1 and libnvidia-ml.so.1 in this process,
            for compiled code of other packages that is loaded later (Linux)
        schedule: the order of threads, blocks and streams. "default": threads and blocks start in ascending
            order, and streams do their work when it is submitted. "reverse": threads and blocks start in
            descending order. A seed such as "seed:7": threads and blocks start in an order that depends on
            the seed, streams do their work only when something waits for it, also in an order that depends on
            the seed, and races between streams are reported
        memory: memory of each device in bytes

    Objects created in the block cannot be used after its end. Raises RuntimeError if a simulation is active,
    if `run` needs a C compiler but cannot find one, if the system does not support `isolate`, or if another
    libcuda.so.1 is already loaded. Raises ValueError for an unknown arch or schedule, and for `isolate`
    without `run`. With a seed, the end of the block waits for all submitted work, and raises Fault if that
    work fails.
    """
    return SimulationContext(
        partial(_simulate, arch, devices, version, run, isolate, kernels, as_library, schedule, memory)
    )


@contextmanager
def _simulate(
    arch: str,
    devices: int,
    version: str | None,
    run: bool | Runner,
    isolate: bool,
    kernels: Mapping[str, Callable[[Launch], None]] | None,
    as_library: bool,
    schedule: str,
    memory: int,
) -> Iterator[Simulation]:
    """Start a simulation, and end it when the context manager exits. For the arguments, see `simulate`."""
    newest_release = driver().releases[-1]
    major, minor = parse(version or newest_release)
    runner = run_on_cpu() if run is True else run or None
    arena = None  # the memory of the devices, if it is shared with another process
    if isolate:
        runner, arena = _isolate(runner)
    cuda_version = 1000 * major + 10 * minor  # as CUDA_VERSION in cuda.h
    simulation = Simulation(arch, devices, cuda_version, runner, dict(kernels or {}), schedule, memory, arena)
    libraries: AbstractContextManager[object] = nullcontext()
    if as_library:
        simulation.listener = Printer()
        libraries = process_libraries.libraries_replaced(simulation)
    with installed(simulation, SimulatedBackend(simulation, (major, minor), TAG)):
        try:
            with libraries:
                yield simulation
                simulation.finish()
        finally:
            simulation.stream_order.close()
            if arena is not None:
                arena.stop()


def _isolate(runner: Runner | None) -> tuple[Runner, Arena]:
    """Return a runner that runs kernels in other processes, and the memory that it shares with them.

    Args:
        runner: The result of run_on_cpu.

    Raises:
        ValueError: The runner does not run kernels on the CPU.
        RuntimeError: The system does not support isolated kernels.
    """
    if not isinstance(runner, partial):  # only run_on_cpu returns a partial function
        raise ValueError("isolate=True needs run=True or run=run_on_cpu(...)")
    try:
        arena = Arena()
    except OSError as error:
        raise RuntimeError(f"kernels can't run in another process: {error}") from None
    return partial(runner, arena=arena), arena


def run_on_cpu(
    *,
    checks: bool = True,
    workers: int = 1,
    max_rounds: int = 1 << 28,
    compile_seconds: int = 600,
) -> Runner:
    """Return a runner for `simulate(run=...)`, which runs kernels on the CPU (docs/howto/cpu.md).

    Args:
        checks: whether to check for faults such as races, which makes kernels several times slower
        workers: number of host threads that run blocks if `checks` is False. Blocks must not wait for each
            other. With checks, one thread runs all blocks, because races between blocks are found by ordering
            all accesses
        max_rounds: number of backward jumps after which a thread's loop is reported as endless. A barrier
            counts as 64 jumps, and a warp operation as 16
        compile_seconds: time limit for compiling a module with the C compiler. If it is exceeded, the
            module's kernels do not run

    Raises RuntimeError if no C compiler is found.
    """
    from ._simulator.cpu.c_compiler import find_compiler
    from ._simulator.cpu.module import make_module

    try:
        find_compiler()
    except Refused as error:
        raise RuntimeError(f"kernels can't run on the CPU: {error}") from None
    return partial(
        make_module,
        checks=checks,
        workers=workers,
        max_rounds=max_rounds,
        compile_seconds=compile_seconds,
    )
