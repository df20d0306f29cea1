"""The data for fast launches: memory that Python and machine code share, and inputs for the generation."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    # A number, the name of a size, or an operator with two expressions.
    Expression = int | str | tuple[str, Any, Any]
    # The index of an argument, an address with an offset, a tensor map, or an expression with its limits.
    PassedValue: TypeAlias = "int | Moved | Mapped | tuple[Expression, int, int]"

# CUlaunchAttributeID
COOPERATIVE = 2
PDL = 6
CUDA = 2  # DLDeviceType


class Config(ctypes.Structure):
    """CUlaunchConfig in cuda.h: the grid, the block and other settings of a launch.

    The attribute `kept` keeps the memory of the launch attributes alive.
    """

    kept: Any
    _fields_ = (
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared_memory", ctypes.c_uint),
        ("stream", ctypes.c_size_t),
        ("attributes", ctypes.c_size_t),
        ("count", ctypes.c_uint),
    )


class Cell(ctypes.Structure):
    """The data for one kernel, which Python writes and machine code reads.

    Attributes:
        target: address of cuLaunchKernel or cuLaunchKernelEx; 0 if Python performs every launch
        handle: the CUfunction
        device, name: device and name of the kernel, as Python objects
        place: DLDevice for arrays on the kernel's device
        failed: function that is called if the driver returns a non-zero status. Its arguments are the status,
            the address of the configuration, and the address of the pointers to the parameters
        threads: maximum number of threads in a block; 0 if still unknown
        shared_memory: maximum size of dynamic shared memory in bytes
        cluster: maximum number of blocks in a cluster
        sms, occupancy: number of multiprocessors of the device, and occupancy of the kernel, if the contract
            uses them; 0 if still unknown
        maps: address of arrays of KeptMaps, one array of KEPT_MAPS elements for each tensor map parameter; 0
            if not created yet
        asked: tuple of the torch stream that was passed most recently and its handle, or ()
    """

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("target", "handle", "device", "name", "place", "failed")),
        *((name, ctypes.c_size_t) for name in ("threads", "shared_memory", "cluster")),
        *((name, ctypes.c_size_t) for name in ("sms", "occupancy", "maps")),
        ("asked", ctypes.py_object),
    )


# The number of KeptMaps for a tensor map parameter. The index of a KeptMap is the remainder of the array's
# address divided by this number. It is a prime, so that aligned addresses have different remainders.
KEPT_MAPS = 61


class KeptMap(ctypes.Structure):
    """A tensor map that Python has encoded, with the address and the layout of its array.

    The address is 0 while Python writes the other fields, so that machine code does not use the map.
    """

    _fields_ = (
        ("address", ctypes.c_uint64),
        ("dims", ctypes.c_uint64 * 5),
        ("strides", ctypes.c_uint64 * 4),
        ("box", ctypes.c_uint64 * 5),
        ("map", ctypes.c_ubyte * 128),
    )


class Entry(ctypes.Structure):
    """The data for one function that launches a kernel.

    Attributes:
        slow: Python function that is called if the machine code does not handle the arguments
        kernel: address of the kernel's Cell
        config: address of a prepared launch's configuration
        is_open: 1 if the arguments of a prepared launch determine the stream
        same: address of a list that is empty if a prepared launch must not be repeated without arguments; 0
            if there is no list
        pointers: address of the pointers to the parameters of a prepared launch
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t) for name in ("slow", "kernel", "config", "is_open", "same", "pointers")
    )


class Tensors(ctypes.Structure):
    """The addresses of torch's classes and functions for tensors. All fields are 0 until torch is imported.

    Attributes:
        tensor, parameter: the classes Tensor and Parameter
        from_object, current_stream: functions of DLPack's exchange API: `dltensor_from_py_object_no_sync` and
            `current_work_stream`
        is_neg, is_conj: methods that return whether a tensor is a lazily negated or conjugated view of its
            memory
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("tensor", "parameter", "from_object", "current_stream", "is_neg", "is_conj")
    )


class Tensor(ctypes.Structure):
    """DLTensor in dlpack.h.

    Attributes:
        place: the DLDevice: type of the device and its ordinal, with 32 bits each
        element: number of dimensions (32 bits), type code (8 bits), bits (8 bits) and lanes (16 bits)
    """

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("place", ctypes.c_uint64),
        ("element", ctypes.c_uint64),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    )


MOST_AXES = 8  # maximum number of dimensions of arrays that readers describe
DESCRIPTION = ctypes.sizeof(Tensor) + 16 * MOST_AXES + 8
"""The size in bytes of an array description, which a reader returns.

A description consists of a Tensor without the address, the shape, the strides, and 64 bits that are 1 if the
array is read-only.
"""


class Facts(NamedTuple):
    """The data that all fast launches in a process share.

    Attributes:
        limits: maximum sizes of a grid and a block
        buffer: class of buffers
        pointer, device, nbytes: offsets of the address (an int), the device and the size in a buffer object
        record: offset in a buffer object of its description; the description of untyped memory is None
        read_record: function that returns the address and the description of a buffer, like the values of
            `readers`
        stream: ctypes class of stream handles
        cudyn_stream: cudyn's class of streams, and the offset of the handle in its objects
        current: object that selects torch's current stream
        exchange: address of the structure Tensors
        not_given: object that represents a missing stream argument
        readers: functions that describe arrays, keyed by array class. They return (address, description), or
            () if only Python can read the array
        streams: functions that return a package's current stream for a device, keyed by array class
        last: list whose only item is the name of the most recently launched kernel
        before: function that is called with the previous name when a kernel with a different name is launched
    """

    limits: tuple[Sequence[int], Sequence[int]]
    buffer: Any
    pointer: int
    device: int
    nbytes: int
    record: int
    read_record: Callable[[Any], tuple[Any, ...]]
    stream: Any
    cudyn_stream: tuple[Any, int]
    current: Any
    exchange: int
    not_given: Any
    readers: dict[type, Any]
    streams: dict[type, Any]
    last: list[str]
    before: Callable[[str], Any]


class Moved(NamedTuple):
    """A kernel parameter that is the address of an array argument, plus an offset.

    Attributes:
        argument_index: index of the argument
        element_size: size of an element in bytes
        offset: offset in elements
    """

    argument_index: int
    element_size: int
    offset: Expression


class Mapped(NamedTuple):
    """A kernel parameter that is a tensor map for an array argument.

    Attributes:
        argument_index: index of the argument
        map_index: index of the map in the contract
        conditions: required values in a KeptMap: name of a field, axis, and value
    """

    argument_index: int
    map_index: int
    conditions: Sequence[tuple[str, int, Expression]]


class Plan(NamedTuple):
    """The computations and checks of a contract that are performed after the arguments have been read.

    Attributes:
        equal: Sizes that must be equal to expressions. Each entry contains the name of the size and the
            expression. If the equation determines the value of another symbol, the entry also contains this
            symbol, and its value as an expression of the size; otherwise `""` and None.
        required: Comparisons: an operator and two expressions, which contain sizes and the names in
            `Array.names`.
        passed: The value for each parameter of the kernel.
        configured: The values of the configuration. Each entry contains the name (grid, block, cluster,
            shared_memory or priority), the axis, the expression, and its minimum and maximum. Empty if the
            contract does not determine the configuration.
        flags: The CUlaunchAttributeIDs of the attributes whose value is 1.
        facts: The names of the fields of the Cell that occur in the expressions.
        multiples: Pairs of expressions. The value of the first expression must be a multiple of the value of
            the second.
    """

    equal: list[tuple[str, Expression, str, Expression | None]]
    required: list[tuple[str, Expression, Expression]]
    passed: list[PassedValue]
    configured: list[tuple[str, int, Expression, int, int]]
    flags: list[int]
    facts: list[str]
    multiples: list[tuple[Expression, Expression]]
