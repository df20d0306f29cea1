"""Kernel launches, the interface of the runner that executes them, and the errors that the simulation finds.

Without a runner, launches are only checked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from struct import unpack_from
from typing import Any, Protocol

from ..._formats.kernel_info import Parameter
from .allocations import Memory
from .schedule import DEFAULT, Schedule
from .stream_races import Use

Dim3 = tuple[int, int, int]


@dataclass(frozen=True)
class Launch:
    """A launch of a kernel.

    Attributes:
        kernel: The name of the kernel in the code.
        grid: The size of the grid: x, y, z.
        block: The size of a block: x, y, z.
        shared: The dynamic shared memory of a block, in bytes.
        parameters: The bytes of all arguments, each at the offset of its parameter.
        places: The offset, size, alignment and type of each parameter. Empty if the code does not contain
            them.
        device: The ordinal of the device.
        stream: The handle of the stream, or 0 for the default stream.
        cooperative: Whether all blocks run at the same time, so that they can synchronize.
        cluster: The size of a cluster: x, y, z. (1, 1, 1) without clusters.
        attributes: The launch attributes in the order in which the program passed them, as
            (CUlaunchAttributeID, bytes of the value) pairs.
        memory: All allocations. Device addresses are addresses of this process.
        schedule: The order in which the threads of a block, and the blocks, start.
    """

    kernel: str
    grid: Dim3
    block: Dim3
    shared: int
    parameters: bytes
    parameter_layout: tuple[Parameter, ...] = ()
    device: int = 0
    stream: int = 0
    cooperative: bool = False
    cluster: Dim3 = (1, 1, 1)
    attributes: tuple[tuple[int, bytes], ...] = ()
    memory: Memory | None = field(default=None, repr=False, compare=False)
    schedule: Schedule = field(default=DEFAULT, repr=False, compare=False)

    @property
    def arguments(self) -> tuple[Any, ...]:
        """The value of each parameter: an int (also for addresses), a float, or bytes for a struct."""
        values = []
        for parameter in self.parameter_layout:
            format_ = f"<{parameter.code}"  # a little-endian value of the parameter's type
            (value,) = unpack_from(format_, self.parameters, parameter.offset)
            values.append(value)
        return tuple(values)

    def __str__(self) -> str:
        """Describe the launch for messages, for example "saxpy(2.0, 0x7f0000000000), grid (8, 1, 1), ..."."""
        arguments = ", ".join(_format_argument(value) for value in self.arguments)
        shared = f", {self.shared} bytes of shared memory" if self.shared else ""
        sizes = f"grid {self.grid}, block {self.block}{shared}"
        return f"{self.kernel}({arguments}), {sizes}, stream 0x{self.stream:x}"


def _format_argument(value: object) -> str:
    """Return the value of a kernel's argument as text. Numbers above 2**32 are probably addresses."""
    is_address = isinstance(value, int) and value > 1 << 32
    return f"0x{value:x}" if is_address else str(value)


NO_RUNNER = "kernels are only checked; simulate(run=True) runs them on the CPU"


class Refused(Exception):
    """A kernel cannot run on the CPU. Its launches are still checked.

    The message is the reason, such as an unsupported instruction.
    """


class InvalidPtx(Refused):
    """The PTX of a module exceeds a limit or contradicts itself, so the driver rejects the module."""


class Fault(Exception):
    """An error in a kernel or a call: an out-of-bounds access, a race, or a read of uninitialized memory.

    The call raises this exception. If the error would also have stopped the kernel on a device, the context
    has a sticky error afterwards.

    Attributes:
        stops: Whether the error would also stop the kernel on a real device.
        is_of_work: Whether the error occurred while work was running. Otherwise, it was found when the
            arguments of a call were checked.
        context: The handle of the context that is unusable because of the error.
        status: The name of the status that a device reports if the error stops a kernel, without the prefix
            CUDA_ERROR_.
        unwritten: If a kernel or a copy has read uninitialized memory, the address. Otherwise 0.
        is_done: Whether the operation was carried out despite the error. If so, compiled code receives the
            status that a device would have returned.
    """

    __module__ = "cudyn.testing"  # the module that users import it from
    stops = True
    is_of_work = False
    context = 0
    status = ""
    unwritten = 0
    is_done = False


class NotRun(Exception):
    """A copy to the host reads memory whose contents depend on a kernel that did not run.

    The message contains the reason. Everything up to this copy was compiled and checked. The code after it
    needs a device. The pytest plugin counts such a test as "compiled".
    """

    is_of_work = True


class Finding(str):
    """The description of an error in a kernel or a call.

    Attributes:
        error: The exception that the call raises for this error.
        is_reported: Whether the exception has been raised, or compiled code has received a status. An
            exception that is never reported is raised at the end of the simulation.
        is_status: Whether compiled code called the function. It receives a status instead of the exception,
            and may ignore the status.
    """

    error: BaseException
    is_reported: bool
    is_status: bool

    def __new__(cls, error: BaseException, is_reported: bool, is_status: bool = False) -> Finding:
        """Create a finding, whose text is the message of the exception."""
        finding = super().__new__(cls, error)
        finding.error = error
        finding.is_reported = is_reported
        finding.is_status = is_status
        return finding


class Listener(Protocol):
    """An object that a simulation notifies of events while a program runs."""

    def add_finding(self, finding: Finding) -> None:
        """Handle an error in a kernel or a call."""

    def add_obstacle(self, message: str) -> None:
        """Handle a reason why a program cannot work in a simulation. Each reason is passed only once."""

    def add_launch(self) -> None:
        """Handle the launch of a kernel."""


class Printer:
    """A listener that prints findings to stderr, because compiled code does not receive exceptions."""

    def add_finding(self, finding: Finding) -> None:
        """Print the finding."""
        print(f"cudyn.testing: {finding}", file=sys.stderr)

    def add_obstacle(self, message: str) -> None:
        """Print the reason why the program cannot work."""
        print(f"cudyn.testing: {message}", file=sys.stderr)

    def add_launch(self) -> None:
        """Do nothing, because launches are not printed."""


class Program(Protocol):
    """Loaded code whose kernels can be run. The only implementation is in `_simulator/cpu`.

    Attributes:
        variables: The address and the size of each module variable, in the memory of this process.
    """

    variables: Mapping[str, tuple[int, int]]

    def run(self, launch: Launch) -> Iterable[Use]:
        """Run a launch until it finishes.

        Returns:
            The ranges of memory that the launch used. Empty if uses of memory are not tracked.

        Raises:
            Refused: The kernel cannot run.
            Fault: The kernel has an error.
        """


Runner = Callable[[bytes, str], Program]
"""The type of functions that return the program for loaded code and an architecture such as "sm_90".

A runner raises Refused if the code cannot run.
"""
