"""Launches and the runner that executes them. Without a runner launches are only checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from struct import unpack_from
from typing import Any, Protocol

from ..._formats.kernel_info import Parameter
from .allocations import Memory
from .stream_races import Use

Dim3 = tuple[int, int, int]


@dataclass(frozen=True)
class Launch:
    """A launch of a kernel.

    kernel      its name in the code
    grid, block, cluster  x, y, z; without clusters the last is (1, 1, 1)
    shared      dynamic shared memory of a block, in bytes
    parameters  their bytes, each parameter at its offset
    places      the kernel's parameters: offset, size, alignment and type of each, as far as the code has them
    device      the ordinal
    stream      its handle; 0: the default stream
    cooperative launched so that all blocks may synchronise
    attributes  those of cuLaunchKernelEx, in order: a number (CUlaunchAttributeID) and the bytes of a value
    memory      every allocation; device addresses are addresses of this process
    """

    kernel: str
    grid: Dim3
    block: Dim3
    shared: int
    parameters: bytes
    places: tuple[Parameter, ...] = ()
    device: int = 0
    stream: int = 0
    cooperative: bool = False
    cluster: Dim3 = (1, 1, 1)
    attributes: tuple[tuple[int, bytes], ...] = ()
    memory: Memory | None = field(default=None, repr=False, compare=False)

    @property
    def arguments(self) -> tuple[Any, ...]:
        """The value of each parameter: an int, a float or, of a struct, bytes; an address is an int."""
        return tuple(unpack_from(f"<{place.code}", self.parameters, place.offset)[0] for place in self.places)

    def __str__(self) -> str:
        values = ", ".join(
            f"0x{v:x}" if isinstance(v, int) and v > 1 << 32 else str(v) for v in self.arguments
        )
        shared = f", {self.shared} bytes of shared memory" if self.shared else ""
        return (
            f"{self.kernel}({values}), grid {self.grid}, block {self.block}{shared}, stream 0x{self.stream:x}"
        )


NO_RUNNER = "kernels are only checked; simulate(run=True) runs them on the CPU"


class Refused(Exception):
    """The kernel cannot be executed. Its launch is still checked.

    The argument is the reason, such as an unsupported instruction.
    """


class Fault(Exception):
    """A kernel did what a device would stop it for, or a race or a leak of uninitialised memory was found.

    The call raises this exception. Where a device would have stopped, the context then has a sticky error.
    """

    __module__ = "cudyn.testing"  # where users import it
    stops = True  # a device, too
    is_of_work = False  # found by work that ran, rather than by a look at the arguments of a call
    context = 0  # the handle of the context that it broke
    status = ""  # CUDA_ERROR_... without the prefix: what a device reports, if it stops during a kernel
    unwritten = 0  # the address of what a kernel has read and nothing has written


class NotRun(Exception):
    """Memory was copied back that a kernel may have written, and the kernel did not run.

    The message says why. What the code up to here compiled and launched is checked, and what follows needs a
    device. The pytest plugin counts such a test as "compiled".
    """

    is_of_work = True


class Finding(str):
    """What a kernel or a call did wrong, in words.

    error        the exception that a call raises for it
    is_reported  an exception was raised for it, or compiled code got a status; the end of the simulation
                 raises others
    """

    error: BaseException
    is_reported: bool

    def __new__(cls, error: BaseException, is_reported: bool) -> Finding:
        made = super().__new__(cls, error)
        made.error = error
        made.is_reported = is_reported
        return made


class Program(Protocol):
    """Loaded code that can run: _cpu has the only one, which stands above this package.

    variables  module variables: name -> (address, size) in the memory of this process
    """

    variables: Mapping[str, tuple[int, int]]

    def run(self, launch: Launch) -> Iterable[Use]:
        """Run one launch to its end, and return how it has used memory if the memory tracks that.

        Raises Refused or Fault.
        """


Runner = Callable[[bytes, str], Program]
"""Make the program of loaded code for an architecture such as "sm_90". Raises Refused."""
