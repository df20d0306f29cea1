"""What a test asks of a simulation: launches, leaks, streams."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from .._contract.arrays import describe_array
from .._contract.checks import ArrayView
from .._contract.dtypes import DTYPES
from .._contract.examples import FakeArray
from .._formats.kernel_info import Parameter
from .._gpu import arrays
from .._gpu.kernels import Kernel
from .._gpu.streams import get_handle
from . import devices, graphs  # noqa: F401 - which register the functions
from .runner import Launch
from .simulation import Simulation

_FAKES = ("FakeTensor", "ShapeDtypeStruct")
_LEAKS = ("CUstream", "CUevent", "CUgraph", "CUgraphExec")


class Records(Simulation):
    """A simulated driver, and the assertions about its use; `cudyn.testing.simulate` makes one.

    arch           of the devices, such as "sm_90"
    launches       every Launch that ran or would have run, in order
    calls          how often each function was called
    not_supported  the same for functions that are not simulated
    default_streams  the functions that put work into a default stream
    not_run        how often memory was read that a kernel that did not run may have written
    memory         every allocation
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._fakes: dict[int, tuple[Any, int]] = {}  # by id: the array and its address

    def assert_launched(
        self,
        kernel: str | Kernel,
        grid: int | Sequence[int] | None = None,
        block: int | Sequence[int] | None = None,
        *,
        stream: object = ...,
        shared_memory: int | None = None,
        arguments: Sequence[object] | None = None,
        times: int | None = None,
    ) -> None:
        """Raise AssertionError, which lists the kernel's launches, unless one is as described.

        kernel     a Kernel, or the name in the code
        arguments  as the launch takes them, and `...` for any value
        times      how many launches have to be so; None: at least one
        """
        name = kernel if isinstance(kernel, str) else kernel.name
        wanted: dict[str, Any] = {"grid": _dim(grid), "block": _dim(block), "shared": shared_memory}
        wanted["stream"] = None if stream is ... else get_handle(stream)
        of_name = [launch for launch in self.launches if launch.kernel == name]
        found = [
            launch
            for launch in of_name
            if all(of in (None, getattr(launch, what)) for what, of in wanted.items())
            and (arguments is None or self._has(launch, arguments))
        ]
        if (len(found) != times) if times is not None else not found:
            asked = ", ".join(f"{what} {of}" for what, of in wanted.items() if of is not None)
            given = f", arguments {tuple(arguments)}" if arguments is not None else ""
            often = "" if times is None else f"{times} times "
            text = f"expected {often}{name} with {asked or 'any sizes'}{given}"
            there = [f"\n  {launch}" for launch in of_name] or [f" none of {len(self.launches)} launches"]
            raise AssertionError(f"{text}; got:{''.join(there)}")

    def _has(self, launch: Launch, arguments: Sequence[object]) -> bool:
        return len(arguments) == len(launch.places) and all(
            value is ...
            or self._pack(value, place, launch.device)
            == launch.parameters[place.offset : place.offset + place.size]
            for value, place in zip(arguments, launch.places)
        )

    def _pack(self, value: Any, place: Parameter, device: int) -> bytes:
        """The bytes of an argument for a parameter."""
        if value is None or isinstance(value, (int, float)):
            if place.code in "efd" or isinstance(value, float):
                return struct.pack("<" + {2: "e", 4: "f", 8: "d"}[place.size], value)
            return (int(value or 0) % (1 << 8 * place.size)).to_bytes(place.size, "little")
        address = arrays.get_address(value, device, []) if place.size == 8 else None
        return bytes(memoryview(value)) if address is None else self._pack(address, place, device)

    def assert_nothing_leaked(self) -> None:
        """Raise AssertionError for memory, streams, events and graphs that are still there."""
        # Memory of arrays without data is in no context.
        allocations = [a for a in self.memory if a.context and a.kind != "module"]
        kept = [f"{a.size} bytes of {a.kind} memory at 0x{a.address:x}" for a in allocations]
        kept += [f"a {each.kind} (0x{each.handle:x})" for kind in _LEAKS for each in self.find_all(kind)]
        if kept:
            raise AssertionError("\n  ".join(["expected nothing to be left, got:", *kept]))

    def assert_no_default_stream(self) -> None:
        """Raise AssertionError if a launch, an event or an asynchronous copy used a default stream."""
        if self.default_streams:
            used = ", ".join(f"{symbol} ({count})" for symbol, count in self.default_streams.items())
            raise AssertionError(f"expected no use of a default stream, got {used}")

    # --- arrays without data

    def read_fake(self, value: Any) -> ArrayView | None:
        """A FakeArray, torch's FakeTensor or jax's ShapeDtypeStruct as an array; its memory is made now."""
        if not isinstance(value, FakeArray) and type(value).__name__ not in _FAKES:
            return None
        dtype, shape, strides = describe_array(value)
        device = getattr(value, "device", 0)
        ordinal = device if isinstance(device, int) else getattr(device, "index", None) or 0
        if id(value) not in self._fakes:
            last = sum((n - 1) * stride for n, stride in zip(shape, strides))
            size = 0 if 0 in shape else (last + 1) * DTYPES[dtype].size
            allocation = self.memory.allocate(size, ordinal, "device")
            allocation.mark(allocation.address, allocation.end, "an array without data")
            self._fakes[id(value)] = value, allocation.address  # which keeps its identity
        memory = getattr(value, "memory", getattr(device, "type", "cuda"))
        return ArrayView(self._fakes[id(value)][1], dtype, shape, tuple(strides), memory, ordinal)


def _dim(size: int | Sequence[int] | None) -> tuple[int, ...] | None:
    if size is None:
        return None
    sizes = (size,) if isinstance(size, int) else tuple(size)
    return (*sizes, *[1] * (3 - len(sizes)))
