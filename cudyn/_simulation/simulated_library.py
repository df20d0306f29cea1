"""Where a simulation stands: in place of an opened library, with an address for each symbol of its table.

The addresses are those of ctypes callbacks, which are made once and live as long as the process: a function
that was taken in a simulation may be called after its end. They ask the simulation that is active.
"""

from __future__ import annotations

import ctypes
import functools
import re
from _thread import get_ident
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .._library import failures
from .._library.libraries import library as get_library
from .._library.libraries import lock, parse
from .._loading.catalog import find
from .._loading.load import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from .._library.libraries import Library
    from .._tables import rows
    from .simulation import Simulation

CALLS: dict[str, Callable[..., Any]] = {}
"""Name -> function(simulation, *what a checked call takes), which returns what the checked call returns.

A handle is the Object that it leads to, a device its Object, and a pointer to a type one of ctypes, or None.
"""

active: list[Simulation] = []  # at most one
_ENDED = "The function is of a simulation (cudyn.testing.simulate) that has ended."
_SIMPLE = {c._type_: c for c in ctypes._SimpleCData.__subclasses__() if vars(ctypes).get(c.__name__) is c}
_OUTPUTS = ("out", "typed", "text", "bytes", "count")
# What a driver checks before it looks at arguments.
_FIRST = re.compile(
    "cuModule(Get(?!FunctionCount)|Enum|Unload)|cuFunc(Set|GetModule)"
    "|cuGraph(Get|Instant|Destroy|ExecDestroy|AddK|AddMem)|cuMemPool(SetAttribute|TrimTo)"
)
_IN_CONTEXT = re.compile("cuOccupancyMax(Potential|ActiveBlocks)|cuLaunchKernelEx")
_OPTIONAL = re.compile(  # outputs that may be null
    "cuMemGetInfo|cuMemGetAddressRange|cuModuleGetGlobal|cuCtxPopCurrent|cuCtxGetStreamPriorityRange"
    "|cuStreamGetCaptureInfo|cuGetProcAddress|cuFuncGetParamInfo"
)


class Status(Exception):
    """A status that a simulated function returns: an int, or a name without prefix as "INVALID_VALUE"."""


def refuse(condition: object, status: str = "INVALID_VALUE") -> bool:
    """Raise a Status if a condition holds. False: `refuse(...) or value` is an expression."""
    if condition:
        raise Status(status)
    return False


def register(found: Mapping[str, Any]) -> None:
    """Add the functions among a module's names."""
    CALLS.update({name: value for name, value in found.items() if re.match("(cu|nvml)[A-Z]", name)})


def find_name(symbol: str) -> str:
    """The name of a symbol in CALLS, of any version, with or without per-thread default streams."""
    return re.sub("(_v[0-9])?(_pt[sd][sz])?$", "", symbol)


def find_call(symbol: str) -> Callable[..., Any] | None:
    """The simulated function of a symbol."""
    return CALLS.get(find_name(symbol))


class SimulatedLibrary(ctypes.CDLL):
    """Stands where an opened library does; cudyn._binding.callbacks asks `find_address` instead of dlsym."""

    def __init__(self, shown: Library) -> None:
        self._name = "simulated"
        self._handle = 0
        self._FuncPtr = ctypes.pythonapi._FuncPtr
        self.find_address = lambda symbol: _find_function(shown, symbol).address


class _Function:
    """What C calls: reads the arguments and writes the outputs by the types of the table."""

    def __init__(self, shown: Library, symbol: str) -> None:
        self._symbol = symbol
        self._statuses = shown.statuses
        self._prefix = "NVML_ERROR_" if shown.info.name == "nvml" else "CUDA_ERROR_"
        function = shown.declare(symbol, shown.releases[-1])
        self._name = find_name(symbol)
        is_32_bit = re.search(r"(?<!NODE_PARAMS)_v1 ", function.text)  # of addresses
        self._is_simulated = self._name in CALLS and not is_32_bit
        self._level = shown.types_at(function.level)
        # Without parameters any call fits: who calls cleans up.
        self._params = function.params if self._is_simulated else ()
        self._result: Any = ctypes.c_int if function.result == shown.info.status else ctypes.c_void_p
        self._types = [self._level.ctype(p.type) for p in self._params]
        facts = (_OPTIONAL, _FIRST, _IN_CONTEXT)
        self._is_optional, self._is_first, self._is_in_context = (f.match(symbol) is not None for f in facts)
        self._callback = ctypes.CFUNCTYPE(self._result, *map(_plain, self._types))(self)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def __call__(self, *given: Any) -> int:
        thread = get_ident()
        failures.causes.pop(thread, None)
        try:
            if not active:
                failures.causes[thread] = _ENDED
                raise Status("DEINITIALIZED")
            with active[0].lock:
                return self._run(active[0], {p.name: value or 0 for p, value in zip(self._params, given)})
        except Status as status:
            (said,) = status.args
            return said if isinstance(said, int) else int(self._statuses[self._prefix + said])
        except BaseException as error:
            failures.causes[thread] = error
            active[0].note_fault(error)
            return int(self._statuses[f"{self._prefix}UNKNOWN"])

    def _run(self, simulation: Simulation, raw: dict[str, Any]) -> int:
        simulation.symbol = self._symbol
        simulation.calls[self._symbol] += 1
        if not self._is_simulated:
            simulation.not_supported[self._symbol] += 1
            failures.causes[get_ident()] = f"{self._symbol} is not simulated."
            raise Status("NOT_SUPPORTED")
        if self._is_first:
            simulation.check_initialised()
        if self._is_in_context:
            simulation.context  # noqa: B018 - raises
        streams = {p.name: simulation.stream(raw[p.name]) for p in self._params if p.type == "CUstream"}
        refuse(not self._is_optional and any(p.role in _OUTPUTS and not raw[p.name] for p in self._params))
        given = [
            streams.get(p.name) or self._read(simulation, p, cls, raw)
            for p, cls in zip(self._params, self._types)
            if p.is_given
        ]
        simulation.check_initialised()
        found = CALLS[self._name](simulation, *given)
        if self._result is not ctypes.c_int:
            return simulation.keep_text(found)
        values = found if isinstance(found, tuple) else (found,)
        returned = [p for p in self._params if p.is_returned]
        for p, value in zip(returned, values):
            if raw[p.name] and value is not None:
                self._write(simulation, p, raw, value)
        for p in self._params:
            if p.role == "count":  # of what fits or, without memory for lists, of all
                count = ctypes.c_size_t.from_address(raw[p.name])
                count.value = min(len(values[0]), count.value if raw[returned[0].name] else len(values[0]))
        return 0

    def _read(self, simulation: Simulation, parameter: rows.Param, cls: Any, raw: dict[str, Any]) -> Any:
        value = raw[parameter.name]
        if parameter.role == "given":
            return _plain(self._attribute(parameter, raw)).from_address(value).value if value else None
        if parameter.type == "CUdevice" or cls.__name__ in simulation.kinds:
            return simulation.find_object(parameter.type, value)
        if cls is ctypes.c_char_p:
            return ctypes.string_at(value).decode("utf-8", "surrogateescape") if value else None
        if parameter.role == "both":
            return _plain(cls._type_).from_address(value).value if value else None
        return (ctypes.cast(value, cls) if value else None) if issubclass(cls, ctypes._Pointer) else value

    def _attribute(self, parameter: rows.Param, raw: dict[str, Any]) -> Any:
        """The type of the value of an enumerator."""
        of = next(other for other in self._params if other.name == parameter.of)
        found = self._level.attribute(of.type, raw[parameter.of])
        refuse(found is None)
        return found

    def _write(self, simulation: Simulation, parameter: rows.Param, raw: dict[str, Any], value: Any) -> None:
        address = raw[parameter.name]
        if parameter.role == "text":
            size = next(raw[other.name] for other in self._params if other.of == parameter.name)
            ctypes.memmove(address, value.encode()[: size - 1] + b"\0", min(size, len(value) + 1))
            return
        cls = (
            self._attribute(parameter, raw)
            if parameter.role == "typed"
            else self._level.out(parameter.type)._type_
        )
        values = [value]
        most = 1
        if parameter.role == "list":
            at = next(other for other in self._params if other.name == parameter.of)
            most = ctypes.c_size_t.from_address(raw[at.name]).value if at.role == "count" else raw[at.name]
            values = value
        for index, each in enumerate(values[:most]):
            _store(simulation, cls, address + index * ctypes.sizeof(cls), each)


_find_function = functools.cache(_Function)  # which live as long as the process


def _store(simulation: Simulation, cls: Any, address: int, value: Any) -> None:
    plain = _plain(cls)
    if isinstance(value, bytes) and plain is ctypes.c_void_p:
        value = simulation.keep_text(value)
    if isinstance(value, bytes):
        ctypes.memmove(address, value, ctypes.sizeof(cls))
    else:
        plain.from_address(address).value = getattr(value, "handle", value)


def _plain(cls: Any) -> Any:
    """The simplest ctypes type that C passes or stores in the same way."""
    if issubclass(cls, ctypes._SimpleCData):
        return ctypes.c_void_p if cls._type_ in "PzZ" else _SIMPLE[cls._type_]
    return cls if issubclass(cls, (ctypes.Structure, ctypes.Union)) else ctypes.c_void_p


@contextmanager
def installed(simulation: Simulation, version: tuple[int, int]) -> Iterator[None]:
    """Put a simulation in place of the driver and NVML. RuntimeError: one is active."""
    with lock:
        if active:
            raise RuntimeError("a simulation is active; simulate() can't be nested")
        active.append(simulation)
        before = []
        for shown in (get_library(find("driver")), get_library(find("nvml"))):
            outcome = Outcome("simulated")
            outcome.handle = SimulatedLibrary(shown)
            outcome.version = version
            outcome.origin = "simulated"
            outcome.symbols = _list_symbols(shown, version)
            before.append((shown, shown.use(outcome)))
    try:
        yield
    finally:
        with lock:
            for shown, former in before:
                shown.use(former)
            active.clear()


@functools.lru_cache(64)
def _list_symbols(shown: Library, version: tuple[int, int]) -> frozenset[str]:
    """The symbols of a version; those of the oldest header release may be older."""
    since = {symbol: shown.spans(symbol)[0][0] for symbol in shown.tables.FUNCTIONS}
    return frozenset(s for s, r in since.items() if r == shown.releases[0] or parse(r) <= version)
