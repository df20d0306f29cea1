"""Kernels by several contracts of one name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .._contract import messages
from .._contract.contract import Contract
from .._contract.dtypes import find_dtype
from .._contract.parts import Array, Stream
from .arrays import is_tensor
from .kernels import Kernel, PreparedLaunch


class Overloads(Kernel):
    """Kernels by contracts of one name: the first whose contract takes the arguments is launched.

    `kernels` are all of them, in order; the other attributes are those of the first. If none takes the
    arguments, the error has the one of each.
    """

    def __init__(self, kernels: Sequence[Kernel]) -> None:
        first = kernels[0]
        vars(self).update(vars(first))
        self.kernels = tuple(kernels)
        self.contract = Contract.join([each.contract for each in kernels if each.contract])
        object.__setattr__(self, "__call__", self._choose([each.__call__ for each in kernels], 0))
        self.launch = self._choose([each.launch for each in kernels], 2)  # type: ignore[method-assign]

    def prepare(self, /, grid: Any, block: Any, *arguments: Any, **named: Any) -> PreparedLaunch:
        """Prepare a launch as `Kernel.prepare` does; with arguments for the kernel that takes these."""
        prepares: list[Callable[..., Any]] = [each.prepare for each in self.kernels]
        options = ("stream", "shared_memory", "cluster", "cooperative", "attributes")
        if arguments or named.keys() - options:
            prepared = self._choose(prepares, 2)(grid, block, *arguments, **named)
        else:
            prepared = self._choose([prepare(grid, block, **named) for prepare in prepares], 0)
            prepared.kernel = self
        return prepared  # type: ignore[no-any-return]

    def _choose(self, calls: Sequence[Callable[..., Any]], before: int) -> Any:
        """Make a function that makes the first of these calls whose arguments fit.

        before: the number of arguments in front of those of the contract. A tensor of another dtype or number
        of dimensions than a contract's is refused by it for certain: the others need not wait for its error.
        """
        at, kinds = _find_kinds([each.contract for each in self.kernels if each.contract])
        at += before
        by_kind: dict[Any, list[Callable[..., Any]]] = {}

        def call(*arguments: Any, **named: Any) -> Any:
            known = calls
            if kinds and len(arguments) > at and is_tensor(type(arguments[at])):
                kind = arguments[at].dtype, len(arguments[at].shape)
                if kind not in by_kind:
                    wanted = find_dtype(kind[0]), kind[1]
                    by_kind[kind] = [each for each, own in zip(calls, kinds) if own == wanted]
                known = by_kind[kind]
            for some in (calls,) if known is calls else (known, calls):
                refused: list[TypeError | ValueError] = []
                for one in some:
                    try:
                        return one(*arguments, **named)
                    except (TypeError, ValueError) as error:
                        refused.append(error.with_traceback(None))
            if self.module.handle is None:
                raise refused[0]
            raise messages.refuse_all(self.contract.name, refused) from None  # type: ignore[union-attr]

        return call


def _find_kinds(contracts: Sequence[Contract]) -> tuple[int, list[tuple[str, int]]]:
    """Find the first argument whose types or numbers of dimensions differ; []: there is none."""
    for at, arguments in enumerate(zip(*(contract.arguments for contract in contracts))):
        found = [(each.dtype, len(each.shape)) if isinstance(each, Array) else ("", 0) for each in arguments]
        if len(set(found)) > 1 and not any(isinstance(each, Stream) for each in arguments):
            return at, found
    return 0, []
