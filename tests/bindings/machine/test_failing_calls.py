"""Tests for calls that fail after their arguments were read, for every real prototype with memory."""

from __future__ import annotations

import ctypes
import gc
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from cudyn._bindings.calls import call, fast_calls, plain_call
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import Library, library
from cudyn._bindings.machine import kinds
from cudyn._bindings.tables import rows
from cudyn._bindings.tables.functions import Function

from ...support import samples
from .test_call import needs_fast_calls

# Some of the exceptions are raised in generators and callbacks that are being finalized.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
NAMES = [info.name for info in catalog.find_all()]
LIBRARIES = [pytest.param(name, marks=() if name == "driver" else pytest.mark.slow) for name in NAMES]


class RaisedError(BaseException):
    """The exception that the tests raise, as a signal handler might."""


def failure(*_: Any) -> Exception:
    """Return the exception for a status."""
    return RuntimeError("a status")


def iter_functions(name: str) -> Iterator[tuple[str, Any, list[Any], bool]]:
    """Yield a tuple for each prototype with memory: symbol, function, arguments, and a flag.

    The function only returns 0. The flag is true if the function creates a ctypes object before the call.
    """
    shared = library(catalog.find(name))
    for symbol in samples.choose(shared, shared.tables.FUNCTIONS):
        record = shared.get_function(symbol, shared.releases[-1])
        level = record.level
        params = record.params
        given = [param for param in params if param.is_given]
        arguments = [make_argument(shared, level, param, params) for param in given]
        if any(isinstance(value, bytearray) for value in arguments):
            types_ = shared.types_at(level)
            output_classes = [types_.out(param.type)._type_ for param in params if param.role == "out"]
            output_kinds = [fast_calls.find_output_kind(cls) for cls in output_classes]
            has_object_output = any(isinstance(kind, kinds.Object) for kind in output_kinds)
            function = make(shared, record)
            yield symbol, function, arguments, has_object_output and bool(list_fast(function))


def make(shared: Library, record: Function) -> Any:
    """Return a checked function with this prototype that calls sched_yield, which returns 0."""
    types_ = shared.types_at(record.level)
    status_map = plain_call.StatusMap(record.symbol, failure)
    harmless_record = record._replace(symbol="sched_yield")
    return call.make_checked_call(types_, ctypes.CDLL(None), harmless_record, shared.info.status, status_map)


def make_argument(shared: Library, level: str, param: rows.Param, params: Sequence[rows.Param]) -> Any:
    """Return a simple argument. Memory is passed as a bytearray."""
    types_ = shared.types_at(level)
    if param.role != "in" and param.role != "inout":
        return 1
    for typed in params:
        if typed.role == "typed" and typed.of.partition("*")[0] == param.name:
            tag = types_.resolve(param.type.removesuffix("*").rstrip())
            enumerators = types_.enum(tag.removeprefix("enum "))
            first = next(member for member in enumerators if types_.attribute(tag, member) is not None)
            is_list = "*" in typed.of
            return [first] if is_list else first
    converter = types_.param(param.type, "where", memory=param.memory, is_written=param.role == "inout")
    if getattr(getattr(converter, "plain", None), "buffers", ""):
        is_product = all(word.isidentifier() or word.isdecimal() for word in param.size.split("*"))
        if param.size and not is_product:
            return None  # Python would have to compute the size
        return bytearray(max(64, int(param.size) if param.size.isdecimal() else 0))
    plain = fast_calls.find_argument_kind(converter)
    if isinstance(plain, kinds.Record):
        return plain.referenced_objects[0]()
    if isinstance(plain, kinds.Float):
        return 1.0
    return 1 if isinstance(plain, kinds.Integer) else None


def list_both(function: Any) -> list[Any]:
    """Return the function with its fast call and the function that uses ctypes."""
    return [function, function.call]


def list_fast(function: Any) -> list[Any]:
    """Return a list with the function if it has a fast call, or an empty list."""
    return [function] if type(function).__module__ == "cudyn" else []


def check_released(symbol: str, arguments: list[Any]) -> None:
    """Check that the memory is no longer held."""
    for value in arguments:
        if isinstance(value, bytearray):
            try:
                value.append(0)
            except BufferError:
                raise AssertionError(f"{symbol} still holds its memory after the call") from None
            value.pop()


def fail_in_each_python_call(function: Any, arguments: list[Any]) -> Iterator[bool]:
    """Call repeatedly. Raise in the first Python function of the call, then in the second one, and so on.

    Yields whether each call failed.
    """
    calls_before_failure = 0  # the number of Python functions to run before the failure

    def profile(frame: types.FrameType, event: str, arg: object) -> None:
        """As a profiler, raise an error in the Python function that follows `calls_before_failure` others."""
        nonlocal calls_before_failure
        if event == "call":
            calls_before_failure -= 1
            if calls_before_failure < 0:
                sys.setprofile(None)
                raise RaisedError

    for number_of_calls in range(1000):
        calls_before_failure = number_of_calls
        failed = False
        sys.setprofile(profile)
        try:
            function(*arguments)
        except (RaisedError, ctypes.ArgumentError, RuntimeError):
            failed = True
        finally:
            sys.setprofile(None)
        yield failed
        if calls_before_failure >= 0:
            return
    raise AssertionError("the call does not end")


def fail_at_each_allocation(function: Any, arguments: list[Any]) -> Iterator[bool]:
    """Call repeatedly. The first allocation fails, then the second one, and so on.

    Yields whether each call failed.
    """
    testing = pytest.importorskip("_testcapi")
    successes = 0
    for start in range(1000):
        failed = False
        testing.set_nomemory(start, start + 1)
        try:
            function(*arguments)
        except (MemoryError, ctypes.ArgumentError):
            failed = True
        except RuntimeError:  # the status
            pass
        finally:
            testing.remove_mem_hooks()
        yield failed
        successes = 0 if failed else successes + 1
        if successes == 3:
            return
    raise AssertionError("the call does not end")


def check_failing_calls(
    name: str,
    list_calls: Callable[[Any], list[Any]],
    fail_repeatedly: Callable[[Any, list[Any]], Iterator[Any]],
) -> tuple[int, int, int]:
    """Make failing calls to a library's functions, and check that no memory is held.

    Return the numbers of functions, of functions that create an object, and of failed calls.
    """
    count = object_count = failed = 0
    for symbol, function, arguments, has_object in iter_functions(name):
        count += 1
        object_count += has_object
        for single_call in list_calls(function):
            for has_failed in fail_repeatedly(single_call, arguments):
                failed += has_failed
                check_released(symbol, arguments)
    return count, object_count, failed


@pytest.fixture(autouse=True)
def no_garbage_collection() -> Iterator[None]:
    """Disable garbage collections. They would run callbacks, and pytest keeps their exceptions and frames."""
    gc.disable()
    yield
    gc.enable()
    gc.collect()


@pytest.mark.parametrize("name", LIBRARIES)
def test_exception_in_a_python_function_does_not_leak(name: str) -> None:
    """Covers fast calls and ctypes, signals and the recursion limit."""
    count, _, failed = check_failing_calls(name, list_both, fail_in_each_python_call)
    assert failed >= count


@needs_fast_calls
@pytest.mark.parametrize("name", LIBRARIES)
def test_failed_allocation_does_not_leak(name: str) -> None:
    """Only fast calls are tested, because ctypes and the interpreter crash if some allocations fail."""
    _, object_count, failed = check_failing_calls(name, list_fast, fail_at_each_allocation)
    assert failed >= object_count
