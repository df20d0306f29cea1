"""Reading the arguments of a launch by a contract."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import Any

from .._contract import checks, launches, messages
from .._contract.contract import Contract
from .._contract.dtypes import TENSOR_MAP, find_passed
from .._contract.launches import EncodedMap
from .._contract.parts import Stream
from .._formats.kernel_info import Parameter
from .arguments import MISSING, Reader, Taken
from .configuration import make_attribute
from .device import Device, driver
from .loaded_code import Function
from .streams import CURRENT_STREAM, NO_ARRAY, get_current_stream
from .views import show_arguments


class ContractReader(Reader):
    """Reads arguments by a contract: the Reader of a kernel with one.

    contract    applied to the parameters
    parameters  of the kernel
    ordinal     of the device of arrays that do not know theirs
    """

    def __init__(self, contract: Contract, parameters: Sequence[Parameter], ordinal: int) -> None:
        super().__init__(contract.name, parameters, (find_passed(each.type)[1] for each in contract.passed))
        self.contract: Contract = contract
        self._ordinal = ordinal
        self.stream_at = next((i for i, a in enumerate(contract.arguments) if isinstance(a, Stream)), None)
        self.maps_at = [i for i, each in enumerate(contract.passed) if each.tma is not None]

    def order(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> list[Any]:
        """Return the arguments in the contract's order, as Reader.order does."""
        if self.stream_at is not None and stream is not MISSING:
            named = {**named, "stream": stream}
        return list(checks.order(self.contract, arguments, named))

    def take(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> Taken:
        """Compare arguments with the contract, as Reader.take does."""
        at = self.stream_at
        given = self.order(arguments, named, stream)
        if at is not None:
            stream = given[at]
        elif stream is MISSING:
            stream = None
        is_current = stream is CURRENT_STREAM
        owners: list[Any] = []
        seen = [None if i == at and is_current else value for i, value in enumerate(given)]
        shown = show_arguments(self.contract, seen, self._ordinal, owners)
        bound = checks.check(self.contract, shown, self._count_sms)
        if is_current:
            stream = self._find_current(given, bound)
        values = launches.compute_passed(self.contract, shown, bound)
        return Taken(given, values, stream, bound.device, owners, bound)

    def finish(self, values: Sequence[Any], function: Function) -> Sequence[Any]:
        """Encode the tensor maps among the values, which needs a context."""
        with function.code.make_current():
            return [_encode(value) if at in self.maps_at else value for at, value in enumerate(values)]

    def _count_sms(self, device: int | None) -> int:
        attribute = driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
        return Device(self._ordinal if device is None else device).get_attribute(attribute)

    def configure(self, taken: Taken, function: Function) -> tuple[Any, ...] | None:
        """Compute grid, block, shared memory, cluster, cooperative, attributes; None: nothing to launch."""
        launch = self.contract.launch
        assert launch is not None
        assert taken.bound is not None
        grid = launches.compute_grid(self.contract, taken.bound, function.get_occupancy)
        if 0 in grid.grid:
            return None
        launches.check_limits(self.contract, grid, function.max_threads_per_block, function.max_shared_memory)
        attributes = []
        if launch.pdl:
            attributes.append(make_attribute("PROGRAMMATIC_STREAM_SERIALIZATION", 1))
        if grid.priority is not None:
            attributes.append(make_attribute("PRIORITY", grid.priority))
        return grid.grid, grid.block, grid.shared_memory, grid.cluster, launch.cooperative, attributes

    def _find_current(self, given: Sequence[Any], bound: checks.Bound) -> int:
        names = [argument.name for argument in self.contract.arguments]
        try:
            if bound.device is None:
                raise ValueError(NO_ARRAY)
            return get_current_stream(given[names.index(bound.first)], bound.device)
        except ValueError as error:
            raise messages.value(self.contract, "stream", str(error)) from None


def lay_out(contract: Contract) -> tuple[Parameter, ...]:
    """Return the parameters of a contract whose values all have types, where C places them."""
    found: list[Parameter] = []
    end = 0
    for passed in contract.passed:
        size, _, ptx = find_passed(passed.type)
        end += -end % (64 if ptx == "b8" and size > 1 else size)  # of a struct it is not known
        found.append(Parameter(end, size, 0, ptx))
        end += size
    return tuple(found)


@functools.lru_cache(512)
def _encode(of: EncodedMap | None) -> bytes:
    if of is None:
        return bytes(TENSOR_MAP)
    rank = len(of.dims)
    sizes, strides = ((ctypes.c_uint64 * rank)(*each) for each in (of.dims, of.strides))
    box, steps = ((ctypes.c_uint32 * rank)(*each) for each in (of.box, (1,) * rank))
    encode = driver.cuTensorMapEncodeTiled
    return bytes(encode(of.dtype, rank, of.address, sizes, strides, box, steps, *of.options))
