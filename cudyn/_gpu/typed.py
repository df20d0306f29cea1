"""Launching a kernel by its contract."""

from __future__ import annotations

import functools
import operator
import struct
from numbers import Integral
from typing import TYPE_CHECKING, Any, NamedTuple

from .._contract import checks, messages
from .._contract.checks import ArrayView, Bound
from .._contract.dtypes import DTYPES
from .._contract.parts import Array, Stream, compute_strides
from . import history
from .arguments import MISSING
from .arrays import is_tensor
from .buffer import Buffer
from .configuration import configure, get_stream_handle
from .device import driver
from .streams import NO_ARRAY, get_current_stream, is_fixed
from .views import make_plain, show_arguments
from .writer import list_planned, list_symbols, write_functions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CodeType

    from .._contract.contract import Contract
    from .._formats.kernel_info import Parameter
    from .launcher import Launcher
    from .loaded_code import Function

_MAX_PLANS = 1024  # combinations of sizes kept for a kernel
_HOW = ("grid", "block", "stream", "shared_memory", "cluster", "cooperative", "attributes")
# The codes of `struct` for a contract's types.
_CODES = {"pointer": "Q", "bool": "?", "f32": "f", "f64": "d"}
_CODES |= {f"i{8 << i}": code for i, code in enumerate("bhiq")}
_CODES |= {f"u{8 << i}": code for i, code in enumerate("BHIQ")}

_tensors: set[type] = set()  # classes of torch tensors


class _Other(Exception):
    """Raised and caught in a launch function: the arguments are not plain."""


class _Checked(NamedTuple):
    """Arguments that fit the contract.

    there   the launcher on their device
    given   in the order of the contract; shown: as it sees them; bound: the sizes they determine
    stream  to launch on
    owners  of their memory, other than themselves
    """

    there: TypedLauncher
    given: list[Any]
    shown: list[Any]
    bound: Bound
    stream: Any
    owners: list[Any]


class TypedLauncher:
    """Launches one function of loaded code by a contract.

    contract       applied to the function's parameters
    call_fast      call(*arguments, stream=...), made for the contract; None if it has no grid
    launch_fast    launch(grid, block, *arguments, stream=..., ...), also made for it
    chosen_stream  the torch stream that was asked for its handle last, and the handle

    launcher  launches the function without a contract
    find_on   returns the same kernel's TypedLauncher on another device, by its ordinal
    """

    def __init__(
        self,
        contract: Contract,
        function: Function,
        parameters: Sequence[Parameter],
        launcher: Launcher,
        find_on: Callable[[int], TypedLauncher],
    ) -> None:
        self.contract = contract
        self.chosen_stream: tuple[Any, int] = (None, 0)
        self._function = function
        self._launcher = launcher
        self._find_on = find_on
        self._ordinal = function.code.device.ordinal
        self._others: dict[int, TypedLauncher] = {}
        self._stream_at = next((i for i, a in enumerate(contract.arguments) if isinstance(a, Stream)), None)
        self._symbols = list_symbols(contract, True), list_symbols(contract, False)
        self._of_planned = contract.__replace__(passed=tuple(passed for _, passed in list_planned(contract)))
        self._plans: dict[Any, Any] = {}
        self._planned: dict[Any, Any] = {}
        layout, end = "<", 0
        for passed, place in zip(contract.passed, parameters):
            layout += f"{place.offset - end}x{_CODES[passed.type]}"
            end = place.offset + place.size
        self._pack = struct.Struct(layout).pack_into
        names = {
            "typed": self,
            "Other": _Other,
            "tensors": _tensors,
            "ordinal": self._ordinal,
            "plans": self._plans,
            "planned": self._planned,
            "pack_typed": self._pack,
            "pack_f32": struct.Struct("<f").pack,
            "pack_f64": struct.Struct("<d").pack,
            "CUstream": driver.CUstream,
            "ArrayView": ArrayView,
            "compute_strides": compute_strides,
            **{f"dtype_{dtype}": _Other for dtype in DTYPES},
        }
        self._globals = launcher.define(_compile(write_functions(contract)), names)
        has_grid = contract.launch is not None
        self.launch_fast: Callable[..., None] = self._globals["launch_typed"]
        self.call_fast: Callable[..., None] | None = self._globals["call_typed"] if has_grid else None
        self.launch_fast.__qualname__ = f"{contract.name}.launch"
        self._globals["call_typed"].__qualname__ = contract.name

    # --- called by the launch functions

    def call(
        self, arguments: Sequence[Any], extra: Sequence[Any], named: dict[str, Any], stream: Any
    ) -> None:
        """Launch with the contract's grid and block, or raise the error for the arguments."""
        self._function.code.check_open()
        given = _list_given(arguments, extra)
        there = self._look_elsewhere(given)
        if there is not None and there.call_fast is not None:
            return there.call_fast(*given, stream=stream, **named)
        owners: list[Any] = []
        plain = self._simplify(given, named, stream, owners)
        if plain is not None and self.call_fast is not None:
            return self.call_fast(*plain[0], stream=plain[1])
        found = self._check(given, named, stream)
        passed = checks.compute_passed(self.contract, found.shown, found.bound)
        grid = checks.compute_grid(self.contract, found.bound)
        if 0 not in grid.grid:
            function = found.there._function
            checks.check_limits(
                self.contract, grid, function.max_threads_per_block, function.max_shared_memory
            )
            found.there._launch(passed, self._list_how(grid, found.stream))
        return None

    def launch(
        self, arguments: Sequence[Any], extra: Sequence[Any], named: dict[str, Any], **how: Any
    ) -> None:
        """Launch with the caller's grid and block, or raise the error for the arguments.

        how: grid, block, stream, shared_memory, cluster, cooperative and attributes.
        """
        self._function.code.check_open()
        for name in ("grid", "block"):
            how[name] = named.pop(name, MISSING) if how[name] is MISSING else how[name]
            if how[name] is MISSING:
                raise TypeError(f"{self.contract.name}: {name}: expected an int, got nothing")
        given = _list_given(arguments, extra)
        there = self._look_elsewhere(given)
        if there is not None:
            return there.launch_fast(how.pop("grid"), how.pop("block"), *given, **how, **named)
        owners: list[Any] = []
        plain = self._simplify(given, named, how["stream"], owners)
        if plain is not None:
            how["stream"] = plain[1]
            return self.launch_fast(how.pop("grid"), how.pop("block"), *plain[0], **how)
        found = self._check(given, named, how["stream"])
        passed = checks.compute_passed(self.contract, found.shown, found.bound)
        how["stream"] = found.stream
        grid = how["grid"]
        sizes = grid if isinstance(grid, (list, tuple)) else [grid]
        if any(map(_is_zero, sizes)):  # nothing to launch, once the rest is right
            how["grid"] = [1 if _is_zero(size) else size for size in sizes]
            configure(found.there._function, *(how[name] for name in _HOW[:-1]))
            return None
        return found.there._launch(passed, [how[name] for name in _HOW])

    def prepare(
        self, arguments: Sequence[Any], named: dict[str, Any], stream: Any, **how: Any
    ) -> Callable[..., None]:
        """Make a function that launches in one configuration, with these arguments or with others.

        stream: MISSING if not given, or if it is among the arguments. how: grid, block, shared_memory,
        cluster, cooperative and attributes.
        """
        self._function.code.check_open()
        if stream is MISSING and self._stream_at is None:
            stream = None
        there, given, passed, owners = self, [], [], []
        stream_of_others = MISSING if self._stream_at is not None else stream
        if arguments or named:
            found = self._check(arguments, named, stream)
            there, given, owners, stream = found.there, found.given, found.owners, found.stream
            passed = checks.compute_passed(self.contract, found.shown, found.bound)
        elif stream is MISSING:
            stream = None

        def convert(buffer: bytearray, _: Sequence[Any]) -> list[Any]:
            there._pack(buffer, 0, *passed)
            return owners

        def otherwise(arguments: Sequence[Any], extra: Sequence[Any], named: dict[str, Any]) -> None:
            there.launch(arguments, extra, named, stream=stream_of_others, **how)

        asked = {**how, "stream": stream}
        return there._launcher.prepare(
            configure(there._function, *(asked[name] for name in _HOW[:-1])),
            given,
            stream,
            how["attributes"],
            convert,
            lambda pool, _, same: there._globals["make_prepared_typed"](pool, otherwise, same),
        )

    def make_plan(self, *key: int) -> tuple[Any, ...]:
        """Compute the pool and the values that follow from sizes and a stream's handle.

        The pool is None for an empty grid. Raises ValueError if anything does not fit; the launch function
        then leaves the launch to `call`.
        """
        *sizes, handle = key
        get_stream_handle(self.contract.name, handle)
        bound = Bound(sizes=dict(zip(self._symbols[0], sizes)))
        values = self.make_planned(*(bound.sizes[symbol] for symbol in self._symbols[1]))[1:]
        grid = checks.compute_grid(self.contract, bound)
        pool = None if 0 in grid.grid else self._launcher.select(*self._list_how(grid, handle), MISSING)
        return _remember(self._plans, key, (pool, *values))

    def make_planned(self, *sizes: int) -> tuple[Any, ...]:
        """Return True and the values that follow from sizes; raises as make_plan does."""
        bound = Bound(sizes=dict(zip(self._symbols[1], sizes)))
        checks.check_constraints(self.contract, bound)
        return _remember(self._planned, sizes, (True, *checks.compute_passed(self._of_planned, (), bound)))

    def find_handle(self, stream: Any, array: Any) -> int:
        """Return the handle of a stream; "environment" is the current one of the array's package."""
        if stream.__class__ is str and stream == "environment":
            return get_current_stream(array, self._ordinal)
        handle = get_stream_handle(self.contract.name, stream)
        if is_fixed(stream):
            self.chosen_stream = stream, handle
        return handle

    def forget(self) -> None:
        """Have every plan made again, since a function attribute has changed."""
        self._plans.clear()

    def _simplify(
        self, given: Sequence[Any], named: dict[str, Any], stream: Any, owners: list[Any]
    ) -> tuple[list[Any], Any] | None:
        """Return all arguments by position, made plain, and the stream; None if nothing changed.

        Raises nothing: the reference reports errors, on the arguments as they were given.
        """
        try:
            at = self._stream_at
            if at is not None and stream is not MISSING:
                named, stream = {**named, "stream": stream}, MISSING
            given = checks.order(self.contract, given, named)
            plain = [
                value if i == at else make_plain(value, self._ordinal, owners)
                for i, value in enumerate(given)
            ]
            if not named and all(map(operator.is_, plain, given)):
                return None
            asked = stream if at is None else given[at]
            if asked.__class__ is str:
                arrays = (v for v, a in zip(given, self.contract.arguments) if isinstance(a, Array))
                asked = self.find_handle(asked, next(arrays))
            if at is None:
                return plain, asked
            plain[at] = asked
            return plain, MISSING
        except Exception:
            return None

    # --- the reference

    def _check(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> _Checked:
        """Compare arguments with the contract, and learn torch's classes and dtypes."""
        at = self._stream_at
        if at is not None and stream is not MISSING:
            named = {**named, "stream": stream}
        given = checks.order(self.contract, arguments, named)
        if at is not None:
            stream = given[at]
        is_environment = stream.__class__ is str and stream == "environment"
        owners: list[Any] = []
        seen = [None if i == at and is_environment else value for i, value in enumerate(given)]
        shown = show_arguments(self.contract, seen, self._ordinal, owners)
        bound = checks.check(self.contract, shown)
        there = self
        if bound.device not in (None, self._ordinal):
            assert bound.device is not None
            there = self._others.get(bound.device) or self._find_on(bound.device)
            self._others[bound.device] = there
        for argument, value in zip(self.contract.arguments, given):
            if isinstance(argument, Array) and is_tensor(type(value)):
                _tensors.add(type(value))
                there._globals[f"dtype_{argument.dtype}"] = value.dtype
        if is_environment:
            stream = self._find_environment(given, bound)
        return _Checked(there, given, shown, bound, stream, owners)

    def _find_environment(self, given: Sequence[Any], bound: Bound) -> int:
        names = [argument.name for argument in self.contract.arguments]
        try:
            if bound.device is None:
                raise ValueError(NO_ARRAY)
            return get_current_stream(given[names.index(bound.first)], bound.device)
        except ValueError as error:
            raise messages.value(self.contract, "stream", str(error)) from None

    def _look_elsewhere(self, given: Sequence[Any]) -> TypedLauncher | None:
        """Return the launcher of the first array's device, if that is another one and known."""
        for value in given if self._others else ():
            if isinstance(value, Buffer):
                return self._others.get(value.device.ordinal)
            if type(value) in _tensors and value.is_cuda:
                return self._others.get(value.get_device())
            if isinstance(value, ArrayView) and value.memory == "cuda":
                return self._others.get(value.device)
        return None

    def _list_how(self, grid: checks.Grid, stream: Any) -> tuple[Any, ...]:
        """What `Launcher.select` takes."""
        assert self.contract.launch is not None
        cooperative = self.contract.launch.cooperative
        return grid.grid, grid.block, stream, grid.shared_memory, grid.cluster, cooperative, ()

    def _launch(self, passed: Sequence[Any], how: Sequence[Any]) -> None:
        pool = self._launcher.select(*how, MISSING)
        if isinstance(pool, tuple):  # no parameters
            prebuilt = pool
        else:
            try:
                slot = pool.pop()
            except IndexError:
                slot = self._launcher.make_slot(*how)
            buffer, prebuilt = slot
            self._pack(buffer, 0, *passed)
        if status := self._launcher.call(*prebuilt):
            self._launcher.retry(status, prebuilt)
        if not isinstance(pool, tuple):
            pool.append(slot)
        history.remember(self._function.name)


@functools.lru_cache(256)
def _compile(source: str) -> CodeType:
    return compile(source, "<launch functions of cudyn>", "exec")


def _list_given(arguments: Sequence[Any], extra: Sequence[Any]) -> list[Any]:
    return [*(value for value in arguments if value is not MISSING), *extra]


def _is_zero(size: Any) -> bool:
    return isinstance(size, Integral) and int(size) == 0


def _remember(plans: dict[Any, Any], key: Any, plan: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(plans) >= _MAX_PLANS:
        plans.clear()
    plans[key] = plan
    return plan
