"""Reading the arguments of a launch by a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .._contract import checks, messages
from .._contract.dtypes import PASSED
from .._contract.parts import Stream
from .._formats.kernel_info import Parameter
from .arguments import MISSING, Reader, Taken
from .streams import CURRENT_STREAM, NO_ARRAY, get_current_stream
from .views import show_arguments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._contract.contract import Contract
    from .loaded_code import Function


class ContractReader(Reader):
    """Reads arguments by a contract: the Reader of a kernel with one.

    contract    applied to the parameters
    parameters  of the kernel
    ordinal     of the device of arrays that do not know theirs
    """

    def __init__(self, contract: Contract, parameters: Sequence[Parameter], ordinal: int) -> None:
        super().__init__(contract.name, parameters, (PASSED[each.type].format for each in contract.passed))
        self.contract: Contract = contract
        self._ordinal = ordinal
        self.stream_at = next((i for i, a in enumerate(contract.arguments) if isinstance(a, Stream)), None)

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
        bound = checks.check(self.contract, shown)
        if is_current:
            stream = self._find_current(given, bound)
        values = checks.compute_passed(self.contract, shown, bound)
        return Taken(given, values, stream, bound.device, owners, bound)

    def configure(self, taken: Taken, function: Function) -> tuple[Any, ...] | None:
        """Compute grid, block, shared memory, cluster, cooperative, attributes; None: nothing to launch."""
        assert self.contract.launch is not None
        assert taken.bound is not None
        grid = checks.compute_grid(self.contract, taken.bound)
        if 0 in grid.grid:
            return None
        checks.check_limits(self.contract, grid, function.max_threads_per_block, function.max_shared_memory)
        cooperative = self.contract.launch.cooperative
        return grid.grid, grid.block, grid.shared_memory, grid.cluster, cooperative, ()

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
        kind = PASSED[passed.type]
        end += -end % kind.size
        found.append(Parameter(end, kind.size, 0, kind.ptx))
        end += kind.size
    return tuple(found)
