"""The data of launches: the memory that their code reads, and what it is written from."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    # A number, the name of a size, or an operator and two expressions.
    Expression = int | str | tuple[str, Any, Any]
    # The index of an argument, an address with an offset, a tensor map, or an expression and its limits.
    PassedValue: TypeAlias = "int | Moved | Mapped | tuple[Expression, int, int]"

# CUlaunchAttributeID
COOPERATIVE = 2
PDL = 6
CUDA = 2  # DLDeviceType


class Config(ctypes.Structure):
    """CUlaunchConfig.

    kept: the memory of its attributes.
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
    """The facts about one kernel.

    target          the driver's function; 0: the Python function makes every launch
    handle          the CUfunction; device, name: objects
    place           of arrays on its device, as a DLDevice
    failed          is called with a status and the addresses of configuration and pointers
    threads         the most that a block can have; 0: not known yet
    shared_memory   the most that is allowed, in bytes
    cluster         the most blocks of a cluster
    sms, occupancy  of the device and the kernel, if the contract asks for them; 0: not known yet
    maps            the address of KEPT_MAPS KeptMaps for each parameter that is a tensor map; 0: none yet
    asked           torch's last stream and its handle; or ()
    """

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("target", "handle", "device", "name", "place", "failed")),
        *((name, ctypes.c_size_t) for name in ("threads", "shared_memory", "cluster")),
        *((name, ctypes.c_size_t) for name in ("sms", "occupancy", "maps")),
        ("asked", ctypes.py_object),
    )


KEPT_MAPS = 61  # a prime, since the rest of an address is the index


class KeptMap(ctypes.Structure):
    """A tensor map of an array at an address, which is 0 while Python writes the rest."""

    _fields_ = (
        ("address", ctypes.c_uint64),
        ("dims", ctypes.c_uint64 * 5),
        ("strides", ctypes.c_uint64 * 4),
        ("box", ctypes.c_uint64 * 5),
        ("map", ctypes.c_ubyte * 128),
    )


class Entry(ctypes.Structure):
    """The facts about one function that launches a kernel.

    slow      the function that the machine code stands in front of
    kernel    the address of the Cell
    config    of a prepared launch: the address of the configuration
    is_open   of a prepared launch: 1 if its arguments decide the stream
    same      a list that is empty if a launch without arguments is refused; 0: no list
    pointers  the address of the pointers to the parameters of such a launch
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t) for name in ("slow", "kernel", "config", "is_open", "same", "pointers")
    )


class Tensors(ctypes.Structure):
    """torch's tensors, once they are known; zeros before.

    tensor, parameter   their classes
    from_object, current_stream  DLPack's exchange API: dltensor_from_py_object_no_sync, current_work_stream
    is_neg, is_conj     methods, which say that a tensor's memory holds other values
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("tensor", "parameter", "from_object", "current_stream", "is_neg", "is_conj")
    )


class Tensor(ctypes.Structure):
    """DLTensor. `element` has dimensions, code, bits and lanes in 64 bits."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("place", ctypes.c_uint64),
        ("element", ctypes.c_uint64),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    )


MOST_AXES = 8
DESCRIPTION = ctypes.sizeof(Tensor) + 16 * MOST_AXES + 8
"""The bytes of a reader's description: a Tensor without an address, shape, strides; 1 if it is read-only."""


class Facts(NamedTuple):
    """What all fast launches know.

    limits        of a grid and a block
    buffer        the class of buffers
    pointer, device, nbytes  the offsets of an address (an int), a device and a size in a buffer
    stream        the class of streams, of ctypes
    own           this package's class of streams, whose handle, at an offset, is one of these
    current       the object that asks for torch's current stream
    exchange      the address of a Tensors
    not_given     the object in place of a stream that was not given
    readers       class of arrays -> function(array) that returns (address, description) or (), for Python
    streams       class of arrays -> function(device) that returns the current stream of the package
    last, before  the list with the name of the kernel launched last; called with the previous one
    """

    limits: tuple[Sequence[int], Sequence[int]]
    buffer: Any
    pointer: int
    device: int
    nbytes: int
    stream: Any
    own: tuple[Any, int]
    current: Any
    exchange: int
    not_given: Any
    readers: dict[type, Any]
    streams: dict[type, Any]
    last: list[str]
    before: Callable[[str], Any]


class Moved(NamedTuple):
    """The address that is argument `at`, and an offset in elements of so many bytes."""

    at: int
    bytes: int
    by: Expression


class Mapped(NamedTuple):
    """A tensor map of argument `at`, the contract's map with this number.

    numbers  the place in a KeptMap, the axis, and what a kept one has to have there
    """

    at: int
    number: int
    numbers: Sequence[tuple[str, int, Expression]]


class Plan(NamedTuple):
    """The computations and checks of a contract that follow after the arguments have been read.

    Attributes:
        equal: Sizes that are expressions: the name of the size, the expression, the symbol that both
            determine, and the symbol's value as an expression of the size. The last two are `""` and None if
            there is no such symbol.
        required: Comparisons: an operator and two expressions of sizes and of the names in `Array.names`.
        passed: The value of each parameter of the kernel.
        configured: The values of the configuration: the name (grid, block, cluster, shared_memory or
            priority), the axis, the expression, and its least and greatest value. Empty if the contract does
            not determine the configuration.
        flags: The launch attributes whose value is 1.
        facts: The fields of the Cell that the expressions use.
        multiples: Pairs of expressions. The value of the first must be a multiple of that of the second.
    """

    equal: list[tuple[str, Expression, str, Expression | None]]
    required: list[tuple[str, Expression, Expression]]
    passed: list[PassedValue]
    configured: list[tuple[str, int, Expression, int, int]]
    flags: list[int]
    facts: list[str]
    multiples: list[tuple[Expression, Expression]]
