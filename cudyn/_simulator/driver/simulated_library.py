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
    raise_status_if,
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
_TYPES_BY_CODE = {
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
_POINTER_CODES = "PzZ"  # the codes of void *, char * and wchar_t *

# The releases in which a symbol had a prototype: the first release, the release that removed it or None, and
# the prototype. `Library.get_versions` returns them, oldest first.
Span = tuple[str, str | None, str]


class Api:
    """The properties that all functions of a simulated library share, such as the status codes."""

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
        """Return the value of a status in this library.

        Args:
            status: The value itself, or the name in the simulated functions, such as "INVALID_VALUE".
        """
        if isinstance(status, int):
            return status
        name = self._renamed.get(status, status)
        library = get_library(find(self._library))
        return int(library.statuses[self._prefix + name])

    def begin(self, simulation: Simulation, attributes: CallAttributes) -> None:
        """Prepare a call to a function with these attributes. Subclasses override this method."""

    def end(self, simulation: Simulation, attributes: CallAttributes, status: int) -> None:
        """Record the status that a function returns. Subclasses override this method."""


APIS = {"driver": Api("driver", "CUDA_ERROR_", {})}
"""Name of each simulated library -> its Api. nvml.py and runtime.py add entries."""


class SimulatedLibrary(ctypes.CDLL):
    """The replacement for an opened library.

    Attributes:
        find_address: A function that returns the address of a symbol. _bindings/calls/callbacks.py calls it
            instead of dlsym.
    """

    def __init__(self, library: Library, release: str) -> None:
        """Set the attributes that ctypes.CDLL.__init__ sets, which would load a file.

        Args:
            library: The library that is replaced.
            release: The header release whose types the functions use.
        """
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
    """A C function that calls a Python function of the simulation.

    It converts the arguments, and writes the outputs, according to the types in the tables.
    """

    def __init__(self, library: Library, symbol: str, release: str, exists: bool, for_compiled: bool) -> None:
        """Create the callback. For the arguments, see `find_address`."""
        self._symbol = symbol
        self._api = APIS[library.info.name]
        self._release = release
        self._name = get_call_name(symbol)
        self._attributes = get_attributes(self._name)
        self._is_per_thread = is_per_thread(symbol)
        self._for_compiled = for_compiled
        self._hides_faults = for_compiled and self._attributes.launches_kernels
        # Hidden functions, which only compiled code calls, receive the arguments unconverted: `char *`
        # parameters are addresses.
        self._receives_raw = symbol in library.tables.HIDDEN
        prototype = library.get_function(symbol, release)
        # The first version of some functions has 32-bit addresses. Its prototype contains types such as
        # CUdeviceptr_v1.
        has_32_bit_addresses = re.search(r"(?<!NODE_PARAMS)_v1 ", prototype.text)
        accepts_arguments = _accepts(self._name, prototype.params)
        self._is_simulated = exists and not has_32_bit_addresses and accepts_arguments
        # The parameters. A function that is not simulated ignores its arguments. It can be called with any
        # arguments, because the caller cleans up the stack.
        self._level = library.types_at(prototype.level)
        self._params = prototype.params if self._is_simulated else ()
        self._types = [self._level.ctype(param.type) for param in self._params]
        self._outputs = tuple(param.name for param in self._params if param.is_returned)
        # The result
        self._has_status = prototype.result == library.info.status
        self._record = find_record(library, prototype.result, release)
        self._result = ctypes.c_void_p
        if self._record is None:
            self._result = _find_result_type(library, prototype.result, release)
        self._callback = self._make_callback()
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0  # `or 0` is for mypy

    def _make_callback(self) -> Any:
        """Return the ctypes callback, whose address C can call.

        If the function returns a record, the address to store it at is an additional first argument.
        """
        argument_types = [_get_plain_type(cls) for cls in self._types]
        if self._record is None:
            return ctypes.CFUNCTYPE(self._result, *argument_types)(self)
        prototype = ctypes.CFUNCTYPE(self._result, ctypes.c_void_p, *argument_types)
        return prototype(self._return_record)

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
            # ctypes passes None for a null pointer.
            raw_arguments = {param.name: value or 0 for param, value in zip(self._params, arguments)}
            with lock, collector_paused:
                return self._run(active[0], raw_arguments)
        except Status as status:
            code = self._api.get_status(status.args[0])
            if active:
                active[0].set_reported(loading.get_cause(), is_reported=True)
        except BaseException as error:
            code = self._record_error(error)
        if active:
            self._api.end(active[0], self._attributes, code)
        return code if self._has_status else 0

    def _record_error(self, error: BaseException) -> int:
        """Record an exception that the simulated function has raised, and return the status for the caller.

        As on a real device, a launch by compiled code succeeds even if the kernel aborts. A later call
        returns the status.
        """
        device_status = error.status if isinstance(error, Fault) else ""
        is_reported_later = bool(device_status) and self._hides_faults
        is_done_anyway = self._for_compiled and isinstance(error, Fault) and error.is_done
        is_success = is_reported_later or is_done_anyway
        active[0].record_fault(error, is_reported=not is_success, is_status=self._for_compiled)
        if is_success:
            loading.set_cause(None)
            return 0
        loading.set_cause(error)
        return self._api.get_status(device_status or "UNKNOWN")

    def _return_record(self, address: int, *arguments: Any) -> int:
        """Run the simulated function, store the record that it returns at an address, and return the address.

        Args:
            address: The address of the memory that the caller has reserved.
            arguments: The arguments of the function.
        """
        _fill_record(self._record.from_address(address), self(*arguments) or {})
        return address

    def _run(self, simulation: Simulation, raw_arguments: dict[str, Any]) -> Any:
        """Call the simulated function, write its outputs, and return the result for C.

        Args:
            simulation: The active simulation.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
        """
        __tracebackhide__ = True
        self._begin_call(simulation, raw_arguments)
        arguments = self._read_arguments(simulation, raw_arguments)
        simulation.check_initialized()
        try:
            result = CALLS[self._name](simulation, *arguments)
        except Status as status:
            if len(status.args) > 1:  # outputs that are written even if the call fails
                _, outputs = status.args
                self._write_outputs(simulation, raw_arguments, outputs)
            raise
        if self._has_status:
            self._write_outputs(simulation, raw_arguments, result)
            return 0
        if self._result is ctypes.c_void_p and isinstance(result, bytes):
            return simulation.keep_text(result)
        return result

    def _begin_call(self, simulation: Simulation, raw_arguments: dict[str, Any]) -> None:
        """Store the facts about this call in the simulation, and make the first checks of the driver."""
        simulation.symbol = self._symbol
        simulation.attributes = self._attributes
        simulation.outputs = self._outputs
        simulation.null_outputs = frozenset(name for name in self._outputs if not raw_arguments[name])
        simulation.is_per_thread = self._is_per_thread
        simulation.release = self._release
        simulation.calls[self._symbol] += 1
        if not self._is_simulated:
            loading.set_cause(simulation.record_unsupported_call(self._symbol))
            raise Status("NOT_SUPPORTED")
        self._api.begin(simulation, self._attributes)
        if self._attributes.init_first:
            simulation.check_initialized()
        if self._attributes.context_first:
            simulation.check_context()

    def _read_arguments(self, simulation: Simulation, raw_arguments: dict[str, Any]) -> list[Any]:
        """Convert the arguments that C has passed to the arguments of the simulated function.

        The order of the checks is that of a real driver: first the streams, then null pointers, and then the
        other arguments (see README.md).

        Args:
            simulation: The active simulation.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
        """
        streams = {}
        for param, cls in zip(self._params, self._types):
            if cls.__name__ == "CUstream" and param.is_given and not self._receives_raw:
                streams[param.name] = simulation.get_stream(raw_arguments[param.name])
        if not self._attributes.optional_outputs:
            for param in self._params:
                is_null_output = param.role in _OUTPUT_ROLES and not raw_arguments[param.name]
                raise_status_if(is_null_output, "INVALID_VALUE")
        for param, cls in zip(self._params, self._types):
            record_type = getattr(cls, "_type_", None)
            self._check_record_version(record_type, raw_arguments[param.name])
        arguments = []
        for param, cls in zip(self._params, self._types):
            if param.name in streams:
                arguments.append(streams[param.name])
            elif param.is_given:
                arguments.append(self._read_argument(simulation, param, cls, raw_arguments))
        return arguments

    def _check_record_version(self, cls: Any, address: int) -> None:
        """Raise Status if the version in a record does not match the record's type.

        The version is the first member of many NVML records. It contains the size of the record.

        Args:
            cls: The ctypes type of the record. Types without a version are not checked.
            address: The address of the record, or 0.
        """
        expected_version = getattr(cls, "initial_version", 0)
        if not expected_version or not address:
            return
        version = ctypes.c_uint.from_address(address).value
        raise_status_if(version != expected_version, "ARGUMENT_VERSION_MISMATCH")

    def _write_outputs(self, simulation: Simulation, raw_arguments: dict[str, Any], result: Any) -> None:
        """Write the results of a simulated function to the caller's memory.

        Args:
            simulation: The active simulation.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
            result: The result of the only output, or a tuple with the results of several outputs. An output
                whose result is None is not written.
        """
        values = result if isinstance(result, tuple) else (result,)
        outputs = [param for param in self._params if param.is_returned]
        if len(values) < len(outputs):
            raise TypeError(f"{self._symbol}: expected {len(outputs)} results, got {len(values)}")
        for param, value in zip(outputs, values):
            address = raw_arguments[param.name]
            if address and value is not None:
                self._write(simulation, param, raw_arguments, value)
        for param in self._params:
            if param.role == "count":
                self._write_count(
                    param, raw_arguments, list_address=raw_arguments[outputs[0].name], existing=len(values[0])
                )

    def _write_count(
        self, parameter: rows.Param, raw_arguments: dict[str, Any], list_address: int, existing: int
    ) -> None:
        """Write the number of elements of a list to an output.

        It is the number of elements that were written or, if the caller passes a null pointer for the list,
        the number of elements that exist.

        Args:
            parameter: The parameter that points to the number. It contains the size of the caller's array.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
            list_address: The address of the caller's array, or 0.
            existing: The number of elements that exist.
        """
        count = self._get_pointed_number(parameter, raw_arguments)
        count.value = min(existing, count.value) if list_address else existing

    def _read_argument(
        self, simulation: Simulation, parameter: rows.Param, cls: Any, raw_arguments: dict[str, Any]
    ) -> Any:
        """Convert an argument that C has passed to the argument of the simulated function.

        Args:
            simulation: The active simulation.
            parameter: The parameter that receives the argument.
            cls: Its type in ctypes.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
        """
        value = raw_arguments[parameter.name]
        if self._receives_raw:
            return value
        if parameter.type == "CUdevice":
            return simulation.find_object("CUdevice", value)
        kind = _RUNTIME_KINDS.get(cls.__name__, cls.__name__)
        is_handle = kind in simulation.kinds and parameter.role != "given"  # and not an attribute's value
        if is_handle:
            return simulation.find_object(kind, value)
        is_string = cls is ctypes.c_char_p
        is_attribute_value = parameter.role == "given"
        if not (is_string or is_attribute_value or issubclass(cls, ctypes._Pointer)):
            return value
        if not value:
            return None
        if is_attribute_value:
            return (
                _get_plain_type(self._get_attribute_type(parameter, raw_arguments)).from_address(value).value
            )
        if is_string:
            return ctypes.string_at(value).decode("utf-8", "surrogateescape")
        if parameter.role == "both":  # a number that is read and written
            return _get_plain_type(cls._type_).from_address(value).value
        return ctypes.cast(value, cls)

    def _get_attribute_type(self, parameter: rows.Param, raw_arguments: dict[str, Any]) -> Any:
        """Return the ctypes type of the attribute value to which a parameter points.

        The type depends on the attribute that C has passed for the parameter `parameter.of`.

        Raises:
            Status: The attribute does not exist.
        """
        attribute_parameter = self._get_parameter(parameter.of)
        cls = self._level.attribute(attribute_parameter.type, raw_arguments[parameter.of])
        raise_status_if(cls is None, "INVALID_VALUE")
        return cls

    def _get_parameter(self, name: str) -> rows.Param:
        """Return the parameter with a name."""
        parameters: list[rows.Param] = [param for param in self._params if param.name == name]
        return parameters[0]

    def _get_pointed_number(self, parameter: rows.Param, raw_arguments: dict[str, Any]) -> Any:
        """Return the number that a parameter points to, as a ctypes object in the caller's memory."""
        pointer_type = self._level.ctype(parameter.type)
        return _get_plain_type(pointer_type._type_).from_address(raw_arguments[parameter.name])

    def _write(
        self, simulation: Simulation, parameter: rows.Param, raw_arguments: dict[str, Any], value: Any
    ) -> None:
        """Write a result to the memory of an output.

        The module docstring of tables/rows.py explains the roles of parameters and `parameter.of`.

        Args:
            simulation: The active simulation.
            parameter: The output to write.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
            value: The result: a string, the value of an attribute, a list, or a single value.
        """
        address = raw_arguments[parameter.name]
        if parameter.role == "text":
            size_parameters = [param for param in self._params if param.of == parameter.name]
            _store_text(address, raw_arguments[size_parameters[0].name], value)
        elif parameter.role == "list":
            self._write_list(simulation, parameter, raw_arguments, value)
        elif parameter.role == "typed":
            self._write_typed(simulation, parameter, raw_arguments, value)
        else:
            _store(simulation, self._get_pointed_type(parameter), address, value)

    def _get_pointed_type(self, parameter: rows.Param) -> Any:
        """Return the ctypes type of the objects that an output points to."""
        return self._level.out(parameter.type)._type_

    def _write_list(
        self,
        simulation: Simulation,
        parameter: rows.Param,
        raw_arguments: dict[str, Any],
        values: Sequence[Any],
    ) -> None:
        """Write the elements of a list that fit in the caller's array.

        Args:
            simulation: The active simulation.
            parameter: The output. `parameter.of` is the name of the parameter with the array's length.
            raw_arguments: The arguments that C has passed, keyed by parameter name.
            values: The elements.
        """
        length = self._get_parameter(parameter.of)
        # A parameter with the role `count` points to the length. Any other parameter is the length.
        if length.role == "count":
            max_values = self._get_pointed_number(length, raw_arguments).value
        else:
            max_values = raw_arguments[length.name]
        cls = self._get_pointed_type(parameter)
        address = raw_arguments[parameter.name]
        for element in values[:max_values]:
            _store(simulation, cls, address, element)
            address += ctypes.sizeof(cls)

    def _write_typed(
        self, simulation: Simulation, parameter: rows.Param, raw_arguments: dict[str, Any], value: Any
    ) -> None:
        """Write the value of an attribute, or the values of several attributes.

        In the table, `parameter.of` is the name of the parameter with the attribute. For several attributes,
        it is followed by "*" and the name of the parameter with their number. `raw_arguments` then contains
        the addresses of two arrays: the attributes, and the addresses to write the values to.
        """
        attribute_name, _, count_name = parameter.of.partition("*")
        size_parameters = [
            param for param in self._params if param.of == parameter.name and param.role == "size"
        ]
        size_parameter = size_parameters[0] if size_parameters else None
        size = raw_arguments[size_parameter.name] if size_parameter else None
        if count_name:
            count = raw_arguments[count_name]
            attributes = (ctypes.c_uint * count).from_address(raw_arguments[attribute_name])
            addresses = (ctypes.c_void_p * count).from_address(raw_arguments[parameter.name])
            sizes = (ctypes.c_size_t * count).from_address(size) if size else [None] * count
            attribute_type = self._get_parameter(attribute_name).type.removesuffix(" *")
            for attribute, address, limit, element in zip(attributes, addresses, sizes, value):
                cls = self._level.attribute(attribute_type, attribute)
                raise_status_if(cls is None or not address, "INVALID_VALUE")
                _store_typed(simulation, cls, address, element, limit)
            return
        if size_parameter is not None and size_parameter.type.endswith("*") and size:
            size = self._get_pointed_number(size_parameter, raw_arguments).value
        cls = self._get_attribute_type(parameter, raw_arguments)
        _store_typed(simulation, cls, raw_arguments[parameter.name], value, size)


_get_function = functools.cache(SimulatedFunction)  # the functions live as long as the process


def _store_text(address: int, size: int, text: str) -> None:
    """Store a zero-terminated string at an address. A string that is too long is truncated.

    Args:
        address: The address of the caller's memory.
        size: The size of this memory in bytes. It may be 0.
        text: The string.
    """
    max_length = max(size - 1, 0)
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
    raise_status_if(size is not None and size < ctypes.sizeof(_get_plain_type(cls)), "INVALID_VALUE")
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
    given_parameters = [param for param in params if param.is_given]
    simulation = None  # the first argument of each simulated function
    try:
        inspect.signature(CALLS[name]).bind(simulation, *given_parameters)
    except TypeError:
        return False
    return True


def find_record(library: Library, result: str, release: str) -> Any:
    """Return the ctypes type of the record that a function returns, or None for any other result.

    Args:
        library: The library that contains the function.
        result: The C type of the function's result.
        release: The header release whose types the function uses.
    """
    is_record_impossible = result in ("void", library.info.status) or "*" in result
    if is_record_impossible:
        return None
    cls = library.types_at(release).ctype(result)
    return cls if issubclass(cls, (ctypes.Structure, ctypes.Union)) else None


def _can_create_callback(library: Library, prototype: str, release: str) -> bool:
    """Return whether a ctypes callback can be created for a function. This depends on the function's result.

    A ctypes callback cannot return a record. However, if a function on x86-64 returns a large record, the
    caller passes the address at which to store the record as the first argument (System V ABI, 3.2.3; the x64
    convention of Windows). On other machines, the address is in a register that a callback cannot read.
    """
    result, _, _ = prototype.partition(" (")
    record = find_record(library, result, release)
    if record is None:
        return True
    is_x86_64 = platform.machine() in ("x86_64", "AMD64")
    return is_x86_64 and ctypes.sizeof(record) > _MAX_IN_REGISTERS


def _find_result_type(library: Library, result: str, release: str) -> Any:
    """Return the ctypes type of a function's result, which must not be a record. See `find_record`."""
    if result == "void":
        return None
    if result == library.info.status:
        return ctypes.c_int
    if "*" in result:
        return ctypes.c_void_p
    return _get_plain_type(library.types_at(release).ctype(result))


def _get_plain_type(cls: Any) -> Any:
    """Return the simplest ctypes type that C passes and stores in the same way as `cls`.

    This is a basic number type, the record itself, or c_void_p for all kinds of pointers and strings.
    """
    if issubclass(cls, (ctypes.Structure, ctypes.Union)):
        return cls
    is_number = issubclass(cls, ctypes._SimpleCData) and cls._type_ not in _POINTER_CODES
    return _TYPES_BY_CODE[cls._type_] if is_number else ctypes.c_void_p


class SimulatedBackend(loading.Backend):
    """The backend of a simulation. It provides the simulated libraries that are listed in APIS."""

    def __init__(self, simulation: Simulation, version: tuple[int, int], tag: int) -> None:
        """Create a backend.

        Args:
            simulation: The simulation that the libraries call.
            version: The version of the libraries, as a pair of major and minor version.
            tag: The highest 16 bits of the simulation's handles.
        """
        self._simulation = simulation
        self.tag = tag
        self.code = "cubin" if simulation.runner is None else "ptx"
        self.read_array = simulation.read_fake
        self.ptx_of_cubins = {}
        self._version = version
        loading.add_tag(tag, "the object belongs to a simulation (cudyn.testing.simulate) that has ended")

    def has(self, name: str) -> bool:
        """Return whether the simulation replaces a library."""
        return name in APIS

    def keep_failure(self, error: BaseException | str | None) -> None:
        """Remember that an error has not been reported to the program yet."""
        self._simulation.set_reported(error, is_reported=False)

    def adapt_advice(self, text: str) -> str:
        """Remove the advice to restart the process, because a simulated device has not crashed."""
        return text.partition("; restart the process")[0]

    def listen(self, listener: Callable[..., object]) -> Callable[[], object]:
        """Report the work of the devices to a function. Return a function that stops this."""
        self._simulation.work_listener = listener

        def stop() -> None:
            """Remove the listener."""
            self._simulation.work_listener = None

        return stop

    def open(self, library: Library) -> Outcome:
        """Return the outcome of loading a simulated library."""
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

    Args:
        simulation: The simulation, which becomes the active one.
        backend: The backend that provides the simulated libraries.

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
        symbols: Symbol of a function -> the symbol of the function that it calls instead.
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
    candidates = [*tables.FUNCTIONS, *tables.HIDDEN] if hidden else list(tables.FUNCTIONS)
    newest_release = library.releases[-1]
    symbols = set()
    for symbol in candidates:
        spans = library.get_versions(symbol)
        newest_prototype = _get_newest_prototype(spans)
        if _exists(library, spans, version) and _can_create_callback(
            library, newest_prototype, newest_release
        ):
            symbols.add(symbol)
    return frozenset(symbols)


def list_callable_symbols(library: Library) -> list[str]:
    """List the symbols of all functions in all releases for which a ctypes callback can be created.

    A function's newest prototype and the types of the newest release determine whether it is listed. The list
    includes functions that are not simulated, whose callbacks only return a status.
    """
    newest_release = library.releases[-1]
    symbols = []
    for symbol in sorted(library.tables.FUNCTIONS | library.tables.HIDDEN):
        newest_prototype = _get_newest_prototype(library.get_versions(symbol))
        if _can_create_callback(library, newest_prototype, newest_release):
            symbols.append(symbol)
    return symbols


def _get_newest_prototype(spans: Sequence[Span]) -> str:
    """Return the newest prototype of a symbol. For `spans`, see `_exists`."""
    _, _, prototype = spans[-1]
    return prototype


def _exists(library: Library, spans: Sequence[Span], version: tuple[int, int]) -> bool:
    """Return whether a version of a library exports a symbol.

    Args:
        library: The library that may export the symbol.
        spans: (first release, release that removed it or None, prototype) for each prototype that the symbol
            has had, oldest first.
        version: The version, as a pair of major and minor version.
    """
    added_in, _, _ = spans[0]
    _, removed_in, _ = spans[-1]
    is_in_oldest_release = added_in == library.releases[0]
    was_added = is_in_oldest_release or parse(added_in) <= version
    can_be_removed = library.by_version  # the driver never drops symbols
    was_removed = can_be_removed and removed_in is not None and parse(removed_in) <= version
    return was_added and not was_removed
