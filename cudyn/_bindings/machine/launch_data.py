"""The data for fast launches: the memory that the code reads, and the inputs for generating the code."""

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
    """CUlaunchConfig. The `kept` attribute keeps the memory of the launch attributes alive."""

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
    """The data for one kernel.

    Attributes:
        target: address of the driver's function; 0 if every launch goes through the Python function
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


KEPT_MAPS = 61  # a prime, because a map's index is the remainder of the array's address


class KeptMap(ctypes.Structure):
    """A tensor map, with the address and the layout of its array.

    The address is 0 while Python writes the other fields.
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
        slow: the Python function that handles everything that the machine code does not handle
        kernel: address of the Cell
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
    """DLTensor. The 64-bit field `element` contains the number of dimensions, type code, bits and lanes."""

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
"""The size in bytes of an array description.

It contains a Tensor without the address, the shape, the strides, and 64 bits that are 1 if the array is
read-only.
"""


class Facts(NamedTuple):
    """The data that all fast launches share.

    Attributes:
        limits: maximum sizes of a grid and a block
        buffer: class of buffers
        pointer, device, nbytes: offsets of the address (an int), the device and the size in a buffer object
        record: offset in a buffer object of the result of `read_record`, which is None for untyped memory
        read_record: reader for buffers with a record, like the values of `readers`
        stream: ctypes class of stream handles
        cudyn_stream: cudyn's class of streams, and the offset of the handle in its objects
        current: object that selects torch's current stream
        exchange: address of the Tensors
        not_given: object that represents a missing stream argument
        readers: functions that describe arrays, keyed by array class. They return (address, description), or
            () if only Python can read the array
        streams: functions that return a package's current stream for a device, keyed by array class
        last: list with the name of the most recently launched kernel
        before: function that is called with the previous name when the name changes
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
    """An address in an argument, plus an offset.

    Attributes:
        argument_index: the argument's index
        element_size: size of an element in bytes
        offset: offset in elements
    """

    argument_index: int
    element_size: int
    offset: Expression


class Mapped(NamedTuple):
    """A tensor map for an array argument.

    Attributes:
        argument_index: the argument's index
        map_index: index of the map in the contract
        conditions: conditions for using a KeptMap: name of a field, axis, and required value
    """

    argument_index: int
    map_index: int
    conditions: Sequence[tuple[str, int, Expression]]


class Plan(NamedTuple):
    """A contract's computations and checks that are performed after the arguments have been read.

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
