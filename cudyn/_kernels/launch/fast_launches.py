"""Fast launches: machine code (_bindings/machine/launch.py) that launches a kernel with plain arguments.

Plain arguments are ints (not of a subclass) that fit the parameter, floats, None, bytes, open Buffers, torch
tensors on the kernel's device, and tuples and lists of ints as shapes. Grid and block are ints or tuples of
ints. The stream is None, an int, a Stream, a CUstream, CURRENT_STREAM with arrays from a package that has a
current stream, or the torch stream whose handle was read most recently. Arrays of cupy, numba and jax are
read by array_readers.py. Every other launch is handled by launcher.py.
"""

from __future__ import annotations

import ctypes
import functools
import operator
import sys
from collections import deque
from typing import TYPE_CHECKING, Any

from ..._bindings.libraries import failures
from ..._bindings.machine import argument_code as kinds
from ..._bindings.machine.fast_functions import find_slot, why_unavailable, write_launch
from ..._bindings.machine.launch_data import Entry, Facts, Mapped, Tensors
from ..._process import process
from ..contracts.parts import MAX_BLOCK, MAX_GRID
from . import array_readers, dlpack
from .buffer import Buffer
from .config import NOT_GIVEN
from .driver_state import STICKY_STATUSES, driver, on_other_driver
from .streams import CURRENT_STREAM, Stream

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..._bindings.libraries.catalog import LibraryInfo
    from ..._bindings.machine.argument_code import Kind
    from ..._bindings.machine.launch_data import PassedValue, Plan

# The classes and functions of torch that machine code uses. They are null until `learn_class` is called with
# the class of torch tensors.
_tensors = Tensors()


def make_fast(signature: Any, with_config: bool, mode: str, slow: Any, entry: Entry, *keep_alive: Any) -> Any:
    """Return machine code that replaces a Python function, or this function if machine code is not available.

    Args:
        signature: The contract, or the size, code and is_integer of each parameter.
        with_config: Whether the driver has cuLaunchKernelEx.
        mode: The mode of `Launcher.make_fast`, or "run" for the function that updates the nodes of a graph.
        slow: The Python function, which machine code calls for launches that it does not handle.
        entry: The data that the machine code reads.
        *keep_alive: Objects that the entry points to, and that the result keeps alive.
    """
    make = None if why_unavailable() else _write(signature, with_config, driver.CUstream, mode)
    return slow if make is None else make(slow, entry, *keep_alive)


def learn_class(cls: type) -> None:
    """Let machine code read the instances of an array class.

    Machine code can read torch tensors (through DLPack's exchange API) and instances of the classes that
    array_readers.py supports. Other classes are ignored.
    """
    array_readers.register(cls)
    torch: Any = sys.modules.get("torch")
    if _tensors.tensor or torch is None or cls is not getattr(torch, "Tensor", None):
        return
    api = dlpack.find_exchange(cls)
    parameter = getattr(getattr(torch, "nn", None), "Parameter", None)
    if api is None or not isinstance(parameter, type):
        return
    is_neg = cls.is_neg
    is_conj = cls.is_conj
    _kept.extend((cls, parameter, is_neg, is_conj))
    _tensors.parameter = id(parameter)
    _tensors.is_neg = id(is_neg)
    _tensors.is_conj = id(is_conj)
    _tensors.from_object, _tensors.current_stream = api
    _tensors.tensor = id(cls)  # Set last, because machine code uses the other fields if this field is set.


_read_record = operator.attrgetter("_record")
_kept: list[Any] = process.own([])  # objects that `_tensors` points to


@process.on_reset
def _forget_tensors() -> None:
    """Clear torch's classes and functions, so that machine code does not use them."""
    ctypes.memset(ctypes.addressof(_tensors), 0, ctypes.sizeof(_tensors))


@functools.lru_cache
def find_facts(stream: Any) -> Facts:
    """Return the classes, objects and limits that all fast launches use.

    Args:
        stream: The class CUstream of the loaded driver.
    """
    return Facts(
        limits=(MAX_GRID, MAX_BLOCK),
        buffer=Buffer,
        pointer=find_slot(Buffer, "pointer"),
        device=find_slot(Buffer, "device"),
        nbytes=find_slot(Buffer, "nbytes"),
        record=find_slot(Buffer, "_record"),
        read_record=_read_record,
        stream=stream,
        cudyn_stream=(Stream, find_slot(Stream, "handle")),
        current=CURRENT_STREAM,
        exchange=ctypes.addressof(_tensors),
        not_given=NOT_GIVEN,
        readers=array_readers.readers,
        streams=array_readers.streams,
        last=last_kernel,
        before=earlier_kernels.append,
    )


@functools.lru_cache(512)
def _write(signature: Any, with_config: bool, stream: Any, mode: str) -> Callable[..., Any] | None:
    """Generate the machine code for a mode, and return a function that creates launch functions.

    Args:
        signature: As in `make_fast`.
        with_config: Whether the driver has cuLaunchKernelEx.
        stream: The class CUstream of the loaded driver.
        mode: As in `make_fast`.

    Returns:
        The function, or None if machine code cannot handle the contract in this mode.
    """
    plan = None
    if isinstance(signature, tuple):
        parameter_kinds: Sequence[Kind] = [kinds.choose_kind(*parameter) for parameter in signature]
    else:
        from .contract_reader import list_kinds, make_plan  # This module is only needed for contracts.

        parameter_kinds = list_kinds(signature)
        plan = make_plan(signature)
        if not _is_supported(plan, parameter_kinds, mode, with_config):
            return None
    return write_launch(mode, parameter_kinds, plan, with_config, find_facts(stream))


def _is_supported(plan: Plan, parameter_kinds: Sequence[Kind], mode: str, with_config: bool) -> bool:
    """Return whether machine code can handle a contract in a mode.

    Args:
        plan: The plan for the contract.
        parameter_kinds: The Kinds of the contract's arguments.
        mode: As in `make_fast`.
        with_config: Whether the driver has cuLaunchKernelEx.
    """
    configured_names = {name for name, *_ in plan.configured}
    has_attributes = plan.flags or "cluster" in configured_names or "priority" in configured_names
    # Only cuLaunchKernelEx accepts attributes. If a graph node has attributes, Python updates the node,
    # because it checks that the attributes have not changed.
    accepts_attributes = mode != "node call" and (mode != "call" or with_config)
    if has_attributes and not accepts_attributes:
        return False
    has_stream = any(isinstance(kind, kinds.Stream) for kind in parameter_kinds)
    if has_stream and mode in ("prepared", "node", "node call"):
        return False
    # Machine code stores each value of a graph node as a 64-bit integer.
    has_long_value = any(_is_long(value, parameter_kinds) for value in plan.passed)
    return not (has_long_value and mode.startswith("node"))


def _is_long(value: PassedValue, parameter_kinds: Sequence[Kind]) -> bool:
    """Return whether a passed value has more than 64 bits, such as a struct or a tensor map."""
    if isinstance(value, int):  # the index of an argument
        return parameter_kinds[value].size > 8
    return isinstance(value, Mapped)


# --- the kernels that were launched last

# The name of the kernel that was launched last, in a list because machine code replaces the item.
last_kernel = process.own([""])
earlier_kernels: deque[str] = process.own(deque(maxlen=8))  # the names of the kernels launched before it


def record_launch(name: str) -> None:
    """Store the name of a launched kernel, so that later errors can name the kernel that may be the cause."""
    if last_kernel[0] is not name:
        earlier_kernels.append(last_kernel[0])
        last_kernel[0] = name


def _clear_launches() -> None:
    """Drop the names of another driver's kernels, which cannot be the cause of this driver's errors."""
    last_kernel[0] = ""
    earlier_kernels.clear()


on_other_driver(_clear_launches)


def _describe_last(info: LibraryInfo, status: int) -> str:
    """Return advice for a sticky error, which names the kernels launched last, or `""` for other errors.

    Args:
        info: The library that reports the error.
        status: The status code.
    """
    [last_name] = last_kernel
    if status not in STICKY_STATUSES or info.name not in ("driver", "runtime") or not last_name:
        return ""
    names = dict.fromkeys(reversed(earlier_kernels))  # each name once, the latest kernel first
    earlier_names = ", ".join(name for name in names if name not in ("", last_name))
    text = f"A kernel that was launched earlier has failed. Launched last: {last_name}"
    return f"{text}; before it: {earlier_names}." if earlier_names else f"{text}."


failures.add_adviser(_describe_last)
