"""Run the cases of refusals.py through each interface that launches kernels with contracts.

`python -m tests.kernels.export.ways INTERFACE LIBRARY` prints the type and the message of each error as JSON,
or null if the interface cannot pass the arguments. Each error is provoked twice: before the first launch, and
after successful calls.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Callable
from typing import Any

import cudyn
from cudyn import Contract
from cudyn._kernels.contracts import argument_checks, expressions
from cudyn._kernels.contracts.dtypes import DTYPES
from cudyn._kernels.contracts.parts import (
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StructArgument,
    find_overlap,
)

from ...support import exports, tensors
from ...support.exports import CTYPES, contiguous_strides, list_symbols
from . import refusals
from .refusals import A, S

Launch = Callable[[Contract, tuple[Any, ...]], None]
PREFIX = "refusals"  # of the exported library's symbols


class CannotPass(Exception):
    """The exception for arguments that an interface cannot pass."""


class Stream:
    """A stream that implements the protocol of other packages."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle


def produce(argument: Any) -> Any:
    """Return an argument as users of most packages pass it."""
    if isinstance(argument, A):
        return argument.produce()
    return Stream(argument.handle) if isinstance(argument, S) else argument


def make_tensor(array: A) -> Any:
    """Return an array as a fake torch tensor, or as another array if torch does not support it."""
    if array.memory != 2 or array.is_null or array.element not in tensors.NAMES:
        return array.produce()
    assert isinstance(array.element, str)
    return tensors.Tensor(array.element, array.shape, array.strides, array.address, array.device)


def produce_tensor(argument: Any) -> Any:
    """Return an argument with arrays as fake torch tensors, and streams as handles of the driver."""
    if isinstance(argument, A):
        return make_tensor(argument)
    return cudyn.driver.CUstream(argument.handle) if isinstance(argument, S) else argument


def kernel(_: str, convert: Callable[[Any], Any] = produce) -> Launch:
    """Return a function that calls a kernel of a Module."""
    cudyn.driver.cuInit(0)
    artifact = refusals.make_artifact()
    module = cudyn.Module(artifact.images[0])
    kernels = {contract.name: module.get_kernel(contract) for contract in artifact.contracts}
    return lambda contract, arguments: kernels[contract.name](*map(convert, arguments))


def kernel_tensors(library: str) -> Launch:
    """Return a function that calls a kernel of a Module with fake torch tensors."""
    return kernel(library, produce_tensor)


def library(path: str) -> Launch:
    """Return a function that calls a kernel of the exported library."""
    cudyn.driver.cuInit(0)
    module = cudyn.Module(path)
    return lambda contract, arguments: getattr(module, contract.name)(*map(produce, arguments))


def packed(library: str) -> Launch:
    """Return a function that calls the packed function of a contract, like C programs that look it up."""
    module = exports.Module(library, list(refusals.make_artifact().contracts), PREFIX)

    def call(contract: Contract, arguments: tuple[Any, ...]) -> None:
        """Call the function, and raise the exception that its result describes."""
        result = module.call(contract.name, tuple(map(refusals.convert_argument, arguments)))
        if result.kind:
            raise {"TypeError": TypeError, "ValueError": ValueError}[result.kind](result.text)

    return call


def tvm_ffi(library: str) -> Launch:
    """Return a function that calls the exported library through TVM FFI."""
    import tvm_ffi

    return _call_tvm(tvm_ffi.load_module(library))


def _call_tvm(module: Any) -> Launch:
    """Return a function that calls the functions of a TVM FFI module."""

    def call(contract: Contract, arguments: tuple[Any, ...]) -> None:
        """Call the function with the arguments converted to TVM FFI's types."""
        try:
            module[contract.name](*map(_convert_tvm, arguments))
        except OverflowError:  # older releases do not support ints of more than 64 bits
            raise CannotPass from None

    return call


def orcjit(library: str) -> Launch:
    """Return a function that calls an object file, which the package tvm_ffi_orcjit loads."""
    import tvm_ffi_orcjit

    return _call_tvm(tvm_ffi_orcjit.default_session().load_module(library))


def _convert_tvm(argument: Any) -> Any:
    """Return an argument as users of TVM FFI pass it."""
    if isinstance(argument, A):
        import tvm_ffi

        return tvm_ffi.from_dlpack(argument.produce())
    return ctypes.c_void_p(argument.handle) if isinstance(argument, S) else argument


def typed(library: str) -> Launch:
    """Return a function that calls the typed function of a contract."""
    library_in_c = ctypes.CDLL(library)
    read_error = library_in_c[f"{PREFIX}_error"]
    read_error.restype = ctypes.c_char_p

    def call(contract: Contract, arguments: tuple[Any, ...]) -> None:
        """Call the function, and raise the exception for its status."""
        values = _convert_typed(contract, arguments)
        status = library_in_c[f"{PREFIX}_{contract.name}"](*values)
        if status:
            error_type = (TypeError, ValueError, RuntimeError, OSError)[status - 1]
            raise error_type(read_error().decode())

    return call


def _solve(node: Any, value: int, sizes: dict[str, int]) -> None:
    """Add the size for which an expression has this value, if a single size of the expression is unknown."""
    unknown = [name for name in expressions.iter_names(node) if name not in sizes]
    if len(unknown) == 1:
        solution = expressions.solve(node, unknown[0], "the result")
        if solution:
            sizes[unknown[0]] = expressions.evaluate(solution, {**sizes, "the result": value})


def _convert_typed(contract: Contract, arguments: tuple[Any, ...]) -> list[Any]:
    """Return the arguments of the typed function.

    Raises:
        CannotPass: The typed function has no parameter for the wrong argument.
    """
    if len(arguments) != len(contract.arguments):
        raise CannotPass
    sizes: dict[str, int] = {}
    values: list[Any] = []
    stream = 0

    expressions_with_values: list[tuple[Any, int]] = []

    def bind(size: Any, value: int) -> None:
        """Set a size, or raise CannotPass if it already has another value."""
        if isinstance(size, expressions.Expression):
            expressions_with_values.append((size.node, value))
            return
        if size is None:
            return
        expected = sizes.setdefault(size, value) if isinstance(size, str) else size
        if expected != value:
            raise CannotPass

    for argument, value in zip(contract.arguments, arguments):
        if isinstance(argument, ArrayArgument):
            values.append(ctypes.c_void_p(_read_array(argument, value, bind)))
        elif isinstance(argument, ScalarArgument):
            try:
                argument_checks.check(Contract(f"take({argument})"), (refusals.convert_argument(value),))
            except (TypeError, ValueError):
                raise CannotPass from None
            if DTYPES[argument.dtype].is_integer:
                bind(argument.name, value)
            values.append(CTYPES[argument.dtype](value))
        elif isinstance(argument, ShapeArgument):
            is_shape = isinstance(value, tuple) and len(value) == len(argument.sizes)
            if not is_shape or not all(-(2**63) <= size < 2**63 for size in value):
                raise CannotPass
            for size, size_value in zip(argument.sizes, value):
                bind(size, size_value)
        elif isinstance(argument, StructArgument):
            if value is not None and (type(value) is not bytes or len(value) != argument.size):
                raise CannotPass
            values.append(ctypes.c_char_p(value))
        elif isinstance(value, S):
            stream = value.handle
        else:
            raise CannotPass
    for node, value in expressions_with_values:
        _solve(node, value, sizes)
        if expressions.evaluate(node, sizes) != value:
            raise CannotPass
    values += (ctypes.c_int64(sizes.get(symbol, 4)) for symbol in list_symbols(contract))
    return [*values, ctypes.c_void_p(stream)]


def _read_array(argument: ArrayArgument, value: Any, bind: Callable[[Any, int], None]) -> int:
    """Return the address of an array, and bind the sizes of its shape and its strides."""
    if value is None:
        return 0
    if not isinstance(value, A) or value.element != argument.dtype or value.memory not in (1, 2, 3, 13):
        raise CannotPass
    # C passes a null pointer, which means `None`
    if len(value.shape) != len(argument.shape) or value.is_null:
        raise CannotPass
    if argument.strides and argument.is_written and find_overlap(value.shape, value.steps) is not None:
        raise CannotPass
    list(map(bind, argument.shape, value.shape))
    list(map(bind, argument.strides or contiguous_strides(value.shape), value.steps))
    return value.address


INTERFACES = {
    interface.__name__: interface
    for interface in (kernel, kernel_tensors, library, packed, typed, tvm_ffi, orcjit)
}


def collect_errors(interface: str, library: str) -> list[tuple[str, str] | None]:
    """Return the type and message of each case's error, before and after successful launches.

    The result is `None` for cases whose arguments the interface cannot pass.
    """
    call = INTERFACES[interface](library)
    errors_before = _collect_once(call)
    for _ in range(2):
        for contract, arguments in zip(refusals.make_artifact().contracts, refusals.VALID_ARGUMENTS):
            call(contract, arguments)
    return errors_before + _collect_once(call)


def _collect_once(call: Launch) -> list[tuple[str, str] | None]:
    """Return the type and message of each case's error, or `None` if the arguments cannot be passed."""
    errors: list[tuple[str, str] | None] = []
    for contract, arguments in refusals.iter_cases():
        try:
            call(contract, arguments)
            errors.append(("", "the kernel was launched"))
        except CannotPass:
            errors.append(None)
        except Exception as error:
            errors.append((type(error).__name__, str(error)))
    return errors


def list_reference_errors() -> list[tuple[str, str]]:
    """Return the type and message of the reference's error for each case. All cases occur twice."""
    errors = [refusals.find_error(*case) for case in refusals.iter_cases()]
    return [(type(error).__name__, str(error)) for error in errors * 2]


if __name__ == "__main__":
    print(json.dumps(collect_errors(*sys.argv[1:])))
