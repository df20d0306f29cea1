"""Replaces loaded libraries with the simulation, and provides an address for each symbol.

The addresses belong to ctypes callbacks, which live as long as the process, because a program may look up the
address of a function in a simulation and call the function after the simulation has ended. The callbacks use
the simulation that is active when they are called.
"""

from __future__ import annotations

import ctypes
import functools
import inspect
import platform
import re
from collections.abc import Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..._bindings.calls.callbacks import replaced
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library as get_library
from ..._bindings.libraries.library import lock, parse
from ..._bindings.libraries.load import Outcome
from ..._process import process
from .call_registry import (
    CALLS,
    CallAttributes,
    Status,
    get_attributes,
    get_call_name,
    is_per_thread,
    raise_if,
)
from .collector import collector_paused
from .kernel_runs import Fault
from .ptx_links import PTX_FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..._bindings.libraries.library import Library
    from ..._bindings.tables import rows
    from .simulation import Simulation

active: list[Simulation] = process.keep([])  # the active simulation, or empty
_ENDED = "The function belongs to a simulation (cudyn.testing.simulate) that has ended."
# Type code such as "i" -> the ctypes type. Only types that ctypes itself defines are included, because
# other modules may define types with the same codes.
_SIMPLE = {
    cls._type_: cls for cls in ctypes._SimpleCData.__subclasses__() if vars(ctypes).get(cls.__name__) is cls
}
# Type of a handle in the runtime -> the type of the same handle in the driver, unless the tables already
# treat them as the same type
_RUNTIME_KINDS = {
    "cudaArray_t": "CUarray",
    "cudaMipmappedArray_t": "CUmipmappedArray",
    "cudaDevResourceDesc_t": "CUdevResourceDesc",
    "cudaExecutionContext_t": "CUgreenCtx",
}
_OUTPUT_ROLES = ("out", "typed", "text", "bytes", "count")  # the roles of parameters that receive outputs
_MAX_IN_REGISTERS = 16  # the size in bytes of the largest record that x86-64 functions return in registers


class Api:
    """The properties that all functions of a library share."""

    def __init__(self, library: str, prefix: str, renamed: Mapping[str, str]) -> None:
        """Create an API.

        Args:
            library: The name of the library that defines the status codes.
            prefix: The prefix of the status codes' names.
            renamed: Name of a status in the simulated functions -> its name in this library, if the two
                names differ. The names do not contain the prefix.
        """
        self._library = library
        self._prefix = prefix
        self._renamed = renamed

    def get_status(self, status: str | int) -> int:
        """Return the value of a status."""
        if isinstance(status, int):
            return status
        name = self._renamed.get(status, status)
        return int(get_library(find(self._library)).statuses[self._prefix + name])

    def begin(self, simulation: Simulation, attributes: CallAttributes) -> None:
        """Prepare a call to a function with these attributes."""

    def end(self, simulation: Simulation, attributes: CallAttributes, status: int) -> None:
        """Record the status that a function returns."""


APIS = {"driver": Api("driver", "CUDA_ERROR_", {})}
"""Name of each simulated library -> its Api. nvml.py and runtime.py add entries."""


class SimulatedLibrary(ctypes.CDLL):
    """The replacement for an opened library.

    Attributes:
        find_address: A function that returns the address of a symbol. _bindings/calls/callbacks.py calls it
            instead of dlsym.
    """

    def __init__(self, library: Library, release: str) -> None:
        # The attributes that ctypes.CDLL.__init__ sets. It is not called, because there is no file to load.
        self._name = "simulated"
        self._handle = 0
        self._FuncPtr = ctypes.pythonapi._FuncPtr
        self.find_address = lambda symbol: find_address(library, symbol, release)


def find_address(
    library: Library, symbol: str, release: str, exists: bool = True, *, for_compiled: bool = False
) -> int:
    """Return the address of a simulated function that uses the types of a release.

    Args:
        library: The library that contains the function.
        symbol: The symbol of the function.
        release: The header release whose types the function uses.
        exists: Whether the function exists in the release. Otherwise it returns NOT_SUPPORTED.
        for_compiled: Whether compiled code calls the function. Compiled code receives a status but no
            exception. As on a real device, a launch then succeeds even if the kernel aborts.
    """
    return _get_function(library, symbol, release, exists, for_compiled).address


class SimulatedFunction:
    """A function that C can call.

    It reads the arguments and writes the outputs according to the types in the tables.
    """

    def __init__(self, library: Library, symbol: str, release: str, exists: bool, for_compiled: bool) -> None:
        """Create the callback. For the arguments, see `find_address`."""
        self._symbol = symbol
        self._api = APIS[library.info.name]
        self._release = release
        function = library.get_function(symbol, release)
        self._name = get_call_name(symbol)
        # The first version of some functions has 32-bit addresses. Its prototype contains types such as
        # CUdeviceptr_v1.
        has_32_bit_addresses = re.search(r"(?<!NODE_PARAMS)_v1 ", function.text)
        self._is_simulated = exists and not has_32_bit_addresses and _accepts(self._name, function.params)
        self._level = library.types_at(function.level)
        # A function that is not simulated ignores its arguments. It can be called with any arguments, because
        # the caller cleans up the stack.
        self._params = function.params if self._is_simulated else ()
        # Hidden functions, which only compiled code calls, receive the arguments unconverted: `char *`
        # parameters are addresses.
        self._receives_raw = symbol in library.tables.HIDDEN
        self._has_status = function.result == library.info.status
        self._record = find_record(library, function.result, release)
        self._result = ctypes.c_void_p if self._record else _find_result(library, function.result, release)
        self._types = [self._level.ctype(p.type) for p in self._params]
        self._attributes = get_attributes(self._name)
        self._for_compiled = for_compiled
        self._hides_faults = for_compiled and self._attributes.launches_kernels
        self._is_per_thread = is_per_thread(symbol)
        self._outputs = tuple(p.name for p in self._params if p.is_returned)
        # If the function returns a record, the address to store it at is an additional first argument.
        types = [*([ctypes.c_void_p] if self._record else ()), *map(_get_plain_type, self._types)]
        self._callback = ctypes.CFUNCTYPE(self._result, *types)(self._return_record if self._record else self)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0  # `or 0` is for mypy

    def __call__(self, *arguments: Any) -> Any:
        """Run the simulated function for a C caller, and return its status or its result.

        If an exception is raised, it is stored as the cause of the status, so that a checked call can raise
        it again.
        """
        __tracebackhide__ = True
        loading.set_cause(None)
        try:
            if not active:
                loading.set_cause(_ENDED)
                raise Status("DEINITIALIZED")
            with lock, collector_paused:
                # ctypes passes None for a null pointer.
                return self._run(active[0], {p.name: value or 0 for p, value in zip(self._params, arguments)})
        except Status as status:
            code = self._api.get_status(status.args[0])
            if active:
                active[0].set_reported(loading.get_cause(), is_reported=True)
        except BaseException as error:
            loading.set_cause(error)
            device_status = error.status if isinstance(error, Fault) else ""
            is_success = bool(device_status) and self._hides_faults
            is_success |= self._for_compiled and isinstance(error, Fault) and error.is_done
            active[0].note_fault(error, is_reported=not is_success, is_status=self._for_compiled)
            if is_success:
                loading.set_cause(None)
            code = 0 if is_success else self._api.get_status(device_status or "UNKNOWN")
        if active:
            self._api.end(active[0], self._attributes, code)
        return code if self._has_status else 0

    def _return_record(self, address: int, *arguments: Any) -> int:
        """Run the simulated function, store the record that it returns at an address, and return the address.

        Args:
            address: The address of the memory that the caller has reserved.
            arguments: The arguments of the function.
        """
        _fill_record(self._record.from_address(address), self(*arguments) or {})
        return address

    def _run(self, simulation: Simulation, raw: dict[str, Any]) -> Any:
        """Call the simulated function, write its outputs, and return the result for C.

        Args:
            simulation: The active simulation.
            raw: The arguments that C has passed, keyed by parameter name.
        """
        __tracebackhide__ = True
        simulation.symbol = self._symbol
        simulation.attributes = self._attributes
        simulation.outputs = self._outputs
        simulation.null_outputs = frozenset(name for name in self._outputs if not raw[name])
        simulation.is_per_thread = self._is_per_thread
        simulation.release = self._release
        simulation.calls[self._symbol] += 1
        if not self._is_simulated:
            loading.set_cause(simulation.note_unsupported(self._symbol))
            raise Status("NOT_SUPPORTED")
        self._api.begin(simulation, self._attributes)
        # The order of the following checks is that of a real driver (see README.md).
        if self._attributes.init_first:
            simulation.check_initialized()
        if self._attributes.context_first:
            simulation.check_context()
        streams = {
            p.name: simulation.get_stream(raw[p.name])
            for p, cls in zip(self._params, self._types)
            if cls.__name__ == "CUstream" and not self._receives_raw and p.is_given
        }
        is_null = any(p.role in _OUTPUT_ROLES and not raw[p.name] for p in self._params)
        raise_if(is_null and not self._attributes.optional_outputs)
        for p, cls in zip(self._params, self._types):
            self._check_version(getattr(cls, "_type_", None), raw[p.name])
        arguments = [
            streams.get(p.name) or self._read(simulation, p, cls, raw)
            for p, cls in zip(self._params, self._types)
            if p.is_given
        ]
        simulation.check_initialized()
        try:
            result = CALLS[self._name](simulation, *arguments)
        except Status as status:
            if len(status.args) > 1:  # outputs that are written even if the call fails
                self._return(simulation, raw, status.args[1])
            raise
        if self._has_status:
            self._return(simulation, raw, result)
            return 0
        return (
            simulation.keep_text(result)
            if self._result is ctypes.c_void_p and isinstance(result, bytes)
            else result
        )

    def _check_version(self, cls: Any, address: int) -> None:
        """Raise Status if the version in a record does not match the record's type.

        The version is the first member of many NVML records. It contains the size of the record.

        Args:
            cls: The ctypes type of the record. Types without a version are not checked.
            address: The address of the record, or 0.
        """
        version = getattr(cls, "initial_version", 0)
        is_wrong = version and address and ctypes.c_uint.from_address(address).value != version
        raise_if(is_wrong, "ARGUMENT_VERSION_MISMATCH")

    def _return(self, simulation: Simulation, raw: dict[str, Any], result: Any) -> None:
        """Write the results of a simulated function to the outputs."""
        values = result if isinstance(result, tuple) else (result,)
        returned = [p for p in self._params if p.is_returned]
        if len(values) < len(returned):
            raise TypeError(f"{self._symbol}: expected {len(returned)} results, got {len(values)}")
        for p, value in zip(returned, values):
            if raw[p.name] and value is not None:
                self._write(simulation, p, raw, value)
        for p in self._params:
            # A count receives the number of elements that were written or, if the list is a null pointer, the
            # number of elements that exist.
            if p.role == "count":
                count = self._get_pointed_number(p, raw)
                existing = len(values[0])
                count.value = min(existing, count.value) if raw[returned[0].name] else existing

    def _read(self, simulation: Simulation, parameter: rows.Param, cls: Any, raw: dict[str, Any]) -> Any:
        """Convert an argument that C has passed to the argument of the simulated function.

        Args:
            simulation: The active simulation.
            parameter: The parameter that receives the argument.
            cls: Its type in ctypes.
            raw: The arguments that C has passed, keyed by parameter name.
        """
        value = raw[parameter.name]
        if self._receives_raw:
            return value
        if parameter.role == "given":
            if not value:
                return None
            return _get_plain_type(self._get_attribute_type(parameter, raw)).from_address(value).value
        if parameter.type == "CUdevice":
            return simulation.find_object("CUdevice", value)
        kind = _RUNTIME_KINDS.get(cls.__name__, cls.__name__)
        if kind in simulation.kinds:
            return simulation.find_object(kind, value)
        if cls is ctypes.c_char_p:
            return ctypes.string_at(value).decode("utf-8", "surrogateescape") if value else None
        if parameter.role == "both":
            return _get_plain_type(cls._type_).from_address(value).value if value else None
        if not issubclass(cls, ctypes._Pointer):
            return value
        return ctypes.cast(value, cls) if value else None

    def _get_attribute_type(self, parameter: rows.Param, raw: dict[str, Any]) -> Any:
        """Return the ctypes type of the attribute value to which a parameter points.

        The type depends on the enumerator that C has passed for the parameter `parameter.of`.
        """
        enum = next(p for p in self._params if p.name == parameter.of)
        type_ = self._level.attribute(enum.type, raw[parameter.of])
        raise_if(type_ is None)
        return type_

    def _get_pointed_number(self, parameter: rows.Param, raw: dict[str, Any]) -> Any:
        """Return the number that a parameter points to, as a ctypes object in the caller's memory."""
        pointer = next(cls for p, cls in zip(self._params, self._types) if p.name == parameter.name)
        return _get_plain_type(pointer._type_).from_address(raw[parameter.name])

    def _write(self, simulation: Simulation, parameter: rows.Param, raw: dict[str, Any], value: Any) -> None:
        """Write a result to the memory of an output.

        The module docstring of tables/rows.py explains the roles of parameters and `parameter.of`.

        Args:
            simulation: The active simulation.
            parameter: The output to write.
            raw: The arguments that C has passed, keyed by parameter name.
            value: The result: a string, the value of an attribute, a list, or a single value.
        """
        address = raw[parameter.name]
        if parameter.role == "text":
            # The parameter with the role `size:NAME` contains the size of the memory of the text NAME.
            size = next(raw[p.name] for p in self._params if p.of == parameter.name)
            _store_text(address, size, value)
        elif parameter.role == "list":
            self._write_list(simulation, parameter, raw, value)
        elif parameter.role == "typed":
            self._write_typed(simulation, parameter, raw, value)
        else:
            _store(simulation, self._get_pointed_type(parameter), address, value)

    def _get_pointed_type(self, parameter: rows.Param) -> Any:
        """Return the ctypes type of the objects that an output points to."""
        return self._level.out(parameter.type)._type_

    def _write_list(
        self, simulation: Simulation, parameter: rows.Param, raw: dict[str, Any], values: Sequence[Any]
    ) -> None:
        """Write the elements of a list that fit in the caller's array. `parameter.of` names its length."""
        length = next(p for p in self._params if p.name == parameter.of)
        # A parameter with the role `count` points to the length. Any other parameter is the length.
        max_values = (
            self._get_pointed_number(length, raw).value if length.role == "count" else raw[length.name]
        )
        cls = self._get_pointed_type(parameter)
        for index, element in enumerate(values[:max_values]):
            _store(simulation, cls, raw[parameter.name] + index * ctypes.sizeof(cls), element)

    def _write_typed(
        self, simulation: Simulation, parameter: rows.Param, raw: dict[str, Any], value: Any
    ) -> None:
        """Write the value of an attribute, or the values of several attributes.

        In the table, `parameter.of` names the parameter with the attribute. For several attributes, it is
        followed by "*" and the name of the parameter with their number. `raw` then contains the addresses of
        two arrays: the attributes, and the addresses to write the values to.
        """
        attribute_name, _, count_name = parameter.of.partition("*")
        size_param = next((p for p in self._params if (p.of, p.role) == (parameter.name, "size")), None)
        size = raw[size_param.name] if size_param else None
        if not count_name:
            limit = size
            if size_param is not None and size_param.type.endswith("*") and size:
                limit = self._get_pointed_number(size_param, raw).value
            cls = self._get_attribute_type(parameter, raw)
            _store_typed(simulation, cls, raw[parameter.name], value, limit)
            return
        type_ = next(p.type for p in self._params if p.name == attribute_name).removesuffix(" *")
        count = raw[count_name]
        attributes = (ctypes.c_uint * count).from_address(raw[attribute_name])
        addresses = (ctypes.c_void_p * count).from_address(raw[parameter.name])
        sizes = (ctypes.c_size_t * count).from_address(size) if size else [None] * count
        for attribute, address, limit, element in zip(attributes, addresses, sizes, value):
            cls = self._level.attribute(type_, attribute)
            raise_if(cls is None or not address)
            _store_typed(simulation, cls, address, element, limit)


_get_function = functools.cache(SimulatedFunction)  # the functions live as long as the process


def _store_text(address: int, size: int, text: str) -> None:
    """Store a zero-terminated string in `size` bytes of memory. A string that is too long is truncated."""
    max_length = max(size - 1, 0)  # `size` may be 0
    encoded = text.encode()[:max_length] + b"\0"
    ctypes.memmove(address, encoded, min(size, len(encoded)))


def _store(simulation: Simulation, cls: Any, address: int, value: Any) -> None:
    """Store a value of a ctypes type at an address.

    The value is a dictionary with the members of a record, bytes, an object with a handle, or a number.
    """
    plain = _get_plain_type(cls)
    if isinstance(value, Mapping):
        _fill_record(cls.from_address(address), value)
        return
    if isinstance(value, bytes) and plain is ctypes.c_void_p:
        value = simulation.keep_text(value)
    if isinstance(value, bytes):
        if len(value) != ctypes.sizeof(cls):
            raise TypeError(f"{simulation.symbol}: expected {ctypes.sizeof(cls)} bytes, got {len(value)}")
        ctypes.memmove(address, value, len(value))
    else:
        plain.from_address(address).value = getattr(value, "handle", value)


def _store_typed(simulation: Simulation, cls: Any, address: int, value: Any, size: int | None) -> None:
    """Store the value of an attribute. Bytes are truncated if the caller's memory is too small.

    Raises:
        Status: The value is not bytes, and the caller's memory is too small.
    """
    if isinstance(value, bytes) and size is not None:
        ctypes.memmove(address, value, min(len(value), size))
        return
    raise_if(size is not None and size < ctypes.sizeof(_get_plain_type(cls)))
    _store(simulation, cls, address, value)


def _fill_record(record: Any, members: Mapping[str, Any]) -> None:
    """Set the members of a record. Members without a value become 0, except the version of NVML records.

    Values for members that the record does not have in this release are ignored.
    """
    ctypes.memset(ctypes.addressof(record), 0, ctypes.sizeof(record))
    if hasattr(record, "initial_version"):
        record.version = record.initial_version
    for name, value in members.items():
        if isinstance(value, bytes):
            member = getattr(type(record), name)  # the ctypes descriptor
            ctypes.memmove(ctypes.addressof(record) + member.offset, value, min(member.size, len(value)))
        elif hasattr(record, name):
            setattr(record, name, value)


def _accepts(name: str, params: Sequence[rows.Param]) -> bool:
    """Return whether a simulated function accepts the arguments of a prototype.

    Versions of a function share a name, but may have different parameters.

    Args:
        name: The name of the function without suffixes.
        params: The parameters of the prototype.
    """
    if name not in CALLS:
        return False
    arguments = (p for p in params if p.is_given)
    try:
        inspect.signature(CALLS[name]).bind(None, *arguments)
    except TypeError:
        return False
    return True


def find_record(library: Library, type_: str, level: str) -> Any:
    """Return the ctypes type of the record that a function returns, or None for any other result."""
    if type_ in ("void", library.info.status) or "*" in type_:
        return None
    cls = library.types_at(level).ctype(type_)
    return cls if issubclass(cls, (ctypes.Structure, ctypes.Union)) else None


def _can_create_callback(library: Library, prototype: str, level: str) -> bool:
    """Return whether a ctypes callback can be created for a function. This depends on the function's result.

    A ctypes callback cannot return a record. However, if a function on x86-64 returns a large record, the
    caller passes the address at which to store the record as the first argument (System V ABI, 3.2.3; the x64
    convention of Windows). On other machines, the address is in a register that a callback cannot read.
    """
    result, _, _ = prototype.partition(" (")
    record = find_record(library, result, level)
    return record is None or (
        platform.machine() in ("x86_64", "AMD64") and ctypes.sizeof(record) > _MAX_IN_REGISTERS
    )


def _find_result(library: Library, type_: str, level: str) -> Any:
    """Return the ctypes type of a function's result, which must not be a record."""
    if type_ == "void":
        return None
    if type_ == library.info.status:
        return ctypes.c_int
    return ctypes.c_void_p if "*" in type_ else _get_plain_type(library.types_at(level).ctype(type_))


def _get_plain_type(cls: Any) -> Any:
    """Return the simplest ctypes type that C passes and stores in the same way as `cls`.

    This is a basic number type, the record itself, or c_void_p for all kinds of pointers and strings.
    """
    if issubclass(cls, ctypes._SimpleCData):
        is_pointer = cls._type_ in "PzZ"  # void *, char *, wchar_t *
        return ctypes.c_void_p if is_pointer else _SIMPLE[cls._type_]
    return cls if issubclass(cls, (ctypes.Structure, ctypes.Union)) else ctypes.c_void_p


class SimulatedBackend(loading.Backend):
    """The backend of a simulation. It provides the simulated libraries that are listed in APIS."""

    def __init__(self, simulation: Simulation, version: tuple[int, int], tag: int) -> None:
        self._simulation = simulation
        self.tag = tag
        self.code = "cubin" if simulation.runner is None else "ptx"
        self.read_array = simulation.read_fake
        self.ptx_of_cubins = {}
        self._version = version
        loading.add_tag(tag, "the object belongs to a simulation (cudyn.testing.simulate) that has ended")

    def has(self, name: str) -> bool:
        return name in APIS

    def keep_failure(self, error: BaseException | str | None) -> None:
        self._simulation.set_reported(error, is_reported=False)

    def adapt_advice(self, text: str) -> str:
        return text.partition("; restart the process")[0]  # a simulated device has not crashed

    def listen(self, listener: Callable[..., object]) -> Callable[[], object]:
        self._simulation.work_listener = listener

        def stop() -> None:
            """Remove the listener."""
            self._simulation.work_listener = None

        return stop

    def open(self, library: Library) -> Outcome:
        outcome = Outcome("simulated")
        # If the symbols of a library do not have versions, its tables contain no signatures for versions
        # before the oldest header release.
        oldest = parse(library.releases[0]) if library.by_version else self._version
        outcome.version = max(self._version, oldest)
        outcome.handle = SimulatedLibrary(library, library.release_of(outcome))
        outcome.origin = "simulated"
        outcome.symbols = get_symbols(library, outcome.version)
        return outcome


@contextmanager
def installed(simulation: Simulation, backend: loading.Backend) -> Iterator[None]:
    """Use a backend for a simulation until the context manager exits.

    Raises:
        RuntimeError: Another simulation is active.
    """
    with lock:
        if active:
            raise RuntimeError(
                "a simulation is active; simulate() can't be nested, so end the active one first"
            )
        active.append(simulation)
        loading.backend = backend
        libraries = [get_library(find(name)) for name in APIS]
        former_outcomes = [(library, library.use(None)) for library in libraries]
        _replace_functions(PTX_FUNCTIONS if backend.code == "ptx" else {})
    try:
        yield
    finally:
        with lock:
            loading.backend = loading.SYSTEM
            _replace_functions({})
            for library, outcome in former_outcomes:
                library.use(outcome)
            active.clear()


def _replace_functions(symbols: Mapping[str, str]) -> None:
    """Let functions of cudyn.nvrtc call other functions of NVRTC. The caller must hold the lock.

    Args:
        symbols: Symbol of a function -> symbol of the function that it calls instead.
    """
    replaced.clear()
    replaced.update(symbols)
    nvrtc = get_library(find("nvrtc"))
    nvrtc.use(nvrtc.loaded_outcome)  # drops the functions that have been created


@process.after_fork
def _end_simulation_in_child() -> None:
    """Make the simulated driver unusable in a forked child process."""
    for simulation in active:
        simulation.end_in_child()


@functools.lru_cache(64)
def get_symbols(library: Library, version: tuple[int, int], hidden: bool = False) -> frozenset[str]:
    """Return the symbols that a version of a library exports.

    Symbols of the oldest header release are included in every version.

    Args:
        library: The library whose symbols are listed.
        version: The version, as a pair of major and minor version.
        hidden: Whether to include hidden functions, which only compiled code calls.
    """
    tables = library.tables
    spans = {
        symbol: library.get_versions(symbol)
        for symbol in (*tables.FUNCTIONS, *(tables.HIDDEN if hidden else ()))
    }
    return frozenset(
        symbol
        for symbol, symbol_spans in spans.items()
        if _exists(library, symbol_spans, version)
        and _can_create_callback(library, _get_newest_prototype(symbol_spans), library.releases[-1])
    )


def list_callable_symbols(library: Library) -> list[str]:
    """List the symbols of all functions in all releases for which a ctypes callback can be created.

    A function's newest prototype and the types of the newest release determine whether it is listed. The list
    includes functions that are not simulated, whose callbacks only return a status.
    """
    newest_release = library.releases[-1]
    tables = library.tables
    return sorted(
        symbol
        for symbol in tables.FUNCTIONS | tables.HIDDEN
        if _can_create_callback(library, _get_newest_prototype(library.get_versions(symbol)), newest_release)
    )


def _get_newest_prototype(spans: Sequence[tuple[str, str | None, str]]) -> str:
    """Return the newest prototype of a symbol. For `spans`, see `_exists`."""
    _, _, prototype = spans[-1]
    return prototype


def _exists(library: Library, spans: Sequence[tuple[str, str | None, str]], version: tuple[int, int]) -> bool:
    """Return whether a version of a library exports a symbol.

    Args:
        library: The library that may export the symbol.
        spans: (first release, release that removed it or None, prototype) for each prototype that the symbol
            has had, oldest first.
        version: The version, as a pair of major and minor version.
    """
    since, _, _ = spans[0]
    _, removed_in, _ = spans[-1]
    until = removed_in if library.by_version else None  # the driver never drops symbols
    return (since == library.releases[0] or parse(since) <= version) and (not until or parse(until) > version)
