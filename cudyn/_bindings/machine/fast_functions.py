"""Creates functions with a fast call: machine code for most calls, and a ctypes function for the others.

Memory is written first and then made executable. It is never writable and executable at the same time, and is
freed with the function. If `why_unavailable` returns a reason, fast calls are not available in this process,
and all calls go through ctypes, which is slower.
"""

from __future__ import annotations

import ctypes
import os
import sys
from types import FunctionType

from ..._environment import ignore, read_switch, read_variable
from ..._process import process
from .assembler import ASSEMBLERS
from .body import SCARCE, Body, Runtime, make_c_string
from .call import Writer
from .kinds import Address, Integer, Number, Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

PROVEN = (3, 11), (3, 15)
"""The oldest and the newest Python version on which the tests have passed with fast calls."""


class _FastFunction:
    # The base class of functions with a fast call. A Python class cannot make CPython call machine code, so
    # `_make_type` creates a subclass with CPython's C API. Attributes of a fast function are the attributes
    # of its Python or ctypes function, in the slot `slow`. The other slots contain the machine code (a
    # `_Code`), and objects to keep alive. This is not a docstring, because `__doc__` is also such an
    # attribute.

    __slots__ = ("__weakref__", "code", "kept_alive", "slow")

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            return type(self)
        slow = _slow.__get__(self)
        if name == "__reduce_ex__" and isinstance(slow, FunctionType):
            return lambda protocol: slow.__qualname__  # copied and pickled by name, like Python functions
        if name == "_as_parameter_":  # ctypes passes the C function if this object is an argument
            return slow
        return getattr(slow, name)

    __doc__ = property(lambda self: _slow.__get__(self).__doc__)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(_slow.__get__(self), name, value)
        if name in _CALL_ATTRIBUTES:
            factory = _get_factory()
            assert isinstance(factory, _Factory)  # not a reason, because a factory has created this function
            # Replace the machine code, so that all later calls go through the Python or ctypes function.
            _get_tail(self)[0] = factory.slow_code.start

    def __delattr__(self, name: str) -> None:
        delattr(_slow.__get__(self), name)

    def __dir__(self) -> list[str]:
        return dir(_slow.__get__(self))

    def __repr__(self) -> str:
        return repr(_slow.__get__(self))


_slow: Any = _FastFunction.__dict__["slow"]
_code: Any = _FastFunction.__dict__["code"]
_kept_alive: Any = _FastFunction.__dict__["kept_alive"]
_CALL_ATTRIBUTES = ("argtypes", "restype", "errcheck", "__code__", "__defaults__", "__kwdefaults__")
"""Attributes that change the behavior of calls. After one of them has been set, all calls go through
ctypes."""


def _get_tail(function: Any) -> Any:
    """Return the memory after the slots of a fast function, as an array of two addresses.

    The first is the address of the machine code, and the second is the address of its data (the cell).
    """
    return (ctypes.c_size_t * 2).from_address(id(function) + _FastFunction.__basicsize__)


# Numbers of type slots, which are defined in Include/typeslots.h and fixed by the stable ABI.
_TP_CALL = 50
_TP_DESCR_GET = 54
_TP_TRAVERSE = 71
_TP_MEMBERS = 72
# Flags of types, such as Py_TPFLAGS_HAVE_VECTORCALL.
_HAVE_VECTORCALL = 1 << 11
_HAVE_GC = 1 << 14
_METHOD_DESCRIPTOR = 1 << 17
# The type and the flag of a read-only member of the type Py_ssize_t.
_T_PYSSIZET = 19
_READONLY = 1


def _make_type(runtime: Runtime, is_method: bool, kept_alive: list[Any]) -> Any:
    """Create the subclass of _FastFunction whose objects CPython calls through machine code (PEP 590).

    See "Creating Heap-Allocated Types" in Python's C API manual. Each number in the C structures occupies 64
    bits. As with tuples, the garbage collector traverses the objects but never clears them, so the objects
    that the code refers to live as long as the function.

    Args:
        runtime: properties of the running Python
        is_method: whether the functions act as methods if they are attributes of a class, as Python functions
            do
        kept_alive: list to which memory is added that must exist as long as the type
    """

    def keep_alive(memory: Any) -> int:
        """Keep a ctypes object alive, and return the address of its memory."""
        kept_alive.append(memory)
        return ctypes.addressof(memory)

    def make_words(*numbers: int) -> int:
        """Return the address of an array of 64-bit integers."""
        return keep_alive((ctypes.c_size_t * len(numbers))(*numbers))

    size = _FastFunction.__basicsize__
    member_name = keep_alive(make_c_string(b"__vectorcalloffset__"))
    # PyMemberDef[2]. The last entry consists of zeros.
    members = make_words(member_name, _T_PYSSIZET, size, _READONLY, 0, *(0,) * 5)
    call = runtime.get_function_address("PyVectorcall_Call")
    traverse = runtime.get_type_slot(_FastFunction, _TP_TRAVERSE)
    slot_numbers = [_TP_CALL, call, _TP_MEMBERS, members, _TP_TRAVERSE, traverse]
    flags = _HAVE_VECTORCALL | _HAVE_GC
    if is_method:
        slot_numbers += [_TP_DESCR_GET, runtime.get_type_slot(FunctionType, _TP_DESCR_GET)]
        flags |= _METHOD_DESCRIPTOR
    # PyType_Slot[]. The last entry consists of zeros.
    slots = make_words(*slot_numbers, 0, 0)
    type_name = keep_alive(make_c_string(b"cudyn.Function"))
    # PyType_Spec. The objects have 16 additional bytes, which `_get_tail` returns.
    spec = make_words(type_name, size + 16, flags, slots)
    make_type: Any = ctypes.pythonapi["PyType_FromSpecWithBases"]
    make_type.argtypes = (ctypes.c_size_t, ctypes.py_object)
    make_type.restype = ctypes.py_object
    cls = make_type(spec, (_FastFunction,))
    cls.__doc__ = _FastFunction.__dict__["__doc__"]  # otherwise pydoc would find the type's None first
    return cls


class _Code:
    """Executable code in a memory mapping.

    Args:
        factory: the factory, which provides the system's functions
        writer: object whose method `write` generates the code, such as a `call.Writer`

    Raises:
        OSError: The system does not allow executable memory.

    Attributes:
        start: address of the code
        kept_alive: objects whose addresses the code contains
    """

    __slots__ = ("_memory", "kept_alive", "start")

    def __init__(self, factory: _Factory, writer: Any) -> None:
        import mmap

        code = writer.write()
        memory = mmap.mmap(-1, len(code), mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        memory.write(code)
        self._memory = ctypes.c_char.from_buffer(memory)  # keeps the mapping alive
        self.start = ctypes.addressof(self._memory)
        self.kept_alive = writer.kept_alive
        if factory.protect(self.start, len(code), mmap.PROT_READ | mmap.PROT_EXEC):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        if factory.clear_cache is not None:
            factory.clear_cache(self.start, self.start + len(code))


class _SlowWriter(Body):
    """Generates the code for functions after one of their attributes in `_CALL_ATTRIBUTES` has been set."""

    def write(self) -> bytes:
        """Return the code of a function that only calls the Python function in the `slow` slot."""
        self.emit_entry(0)
        self.emit_fallback_call(("load", self.first_param, find_slot(_FastFunction, "slow")))
        return self.asm.assemble(0, {})


class _Factory:
    """Creates functions with a fast call. Each process has only one instance.

    Creating it raises OSError or AttributeError if the system lacks a function.

    Attributes:
        protect: the C function mprotect
        clear_cache: GCC's function that makes new instructions visible to the processor; `None` if the
            processor does not require this
        slow_code: code from `_SlowWriter`
        type, method_type: types of functions, and of functions that act as methods
    """

    def __init__(self) -> None:
        cell_offset = _FastFunction.__basicsize__ + 8  # offset of the second address in the tail
        self.runtime = Runtime(os.uname().machine, cell_offset)
        self.protect: Any = ctypes.CDLL(None, use_errno=True).mprotect
        self.protect.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
        self.clear_cache: Any = None
        if self.runtime.machine == "aarch64":
            self.clear_cache = ctypes.CDLL("libgcc_s.so.1")["__clear_cache"]
            self.clear_cache.argtypes = ctypes.c_void_p, ctypes.c_void_p
        self.slow_code = _Code(self, _SlowWriter(self.runtime))
        self.kept_alive: list[Any] = []
        self.type, self.method_type = (
            _make_type(self.runtime, is_method, self.kept_alive) for is_method in (False, True)
        )

    def make_function(self, slow: Any, code: _Code, cell: int = 0, kept_alive: Any = None) -> Any:
        """Create a function.

        Args:
            slow: Python or ctypes function for arguments that the code does not handle
            code: machine code
            cell: address of data that the code reads
            kept_alive: object that is kept alive as long as the function
        """
        function = object.__new__(self.method_type if isinstance(slow, FunctionType) else self.type)
        _slow.__set__(function, slow)
        _code.__set__(function, code)
        _kept_alive.__set__(function, kept_alive)
        _get_tail(function)[:] = code.start, cell
        return function


def make(function: Any, *call: Any, writer: Callable[..., Any] = Writer, **options: Any) -> Any:
    """Return a function that passes common arguments to C through machine code, and others through ctypes.

    The returned function also has the attributes of the ctypes function.

    Args:
        function: ctypes function
        call: arguments for the writer after `slow`
        writer: class that generates the code: `call.Writer` or a subclass
        options: keyword arguments for the writer

    Returns:
        The new function, or `function` if fast calls are not available in this process or for the function.
    """
    factory = _get_factory()
    if isinstance(factory, str):
        return function
    try:
        code = _Code(factory, writer(factory.runtime, function, *call, **options))
        return factory.make_function(function, code)
    except SCARCE:
        raise
    except Exception:  # executable memory is not available, or the stack frame would be too large
        return function


def write_launch(mode: str, *arguments: Any) -> Callable[..., Any] | None:
    """Generate the code for functions that launch kernels or update graph nodes.

    Args:
        mode: mode of the functions, which determines the writer: see `launch.Writer` and `node_code.WRITERS`
        arguments: arguments of the writer after the mode

    Returns:
        A factory that creates a function, as in `write_functions`, or `None`.
    """
    from . import launch, node_code

    return write_functions(node_code.WRITERS.get(mode, launch.Writer), mode, *arguments)


def _generate(writer: Callable[..., Any], *arguments: Any) -> tuple[_Factory, _Code] | None:
    """Generate executable code.

    Args:
        writer: class that generates the code
        arguments: arguments of the writer after the Runtime

    Returns:
        The process's factory and the code, or `None` if machine code is not available in this process, or if
        the writer does not support the function.
    """
    factory = _get_factory()
    if isinstance(factory, str):
        return None
    try:
        return factory, _Code(factory, writer(factory.runtime, *arguments))
    except SCARCE:
        raise
    except Exception:  # executable memory is not available, or the writer leaves the function to Python
        return None


def write_functions(writer: Callable[..., Any], *arguments: Any) -> Callable[..., Any] | None:
    """Generate code that several functions share. Each function has its own data, the entry.

    Args:
        writer: generates the code
        arguments: arguments of the writer after the Runtime

    Returns:
        A factory that creates a function with this code. The factory's arguments are the Python function, its
        entry (a structure whose member `slow` is set to the Python function), and objects to keep alive.
        `None` if machine code is not available in this process or for this function.
    """
    generated = _generate(writer, *arguments)
    if generated is None:
        return None
    factory, code = generated

    def make_function(slow: Any, entry: Any, *kept_alive: Any) -> Any:
        """Create a function with this code and an entry."""
        entry.slow = id(slow)
        return factory.make_function(slow, code, ctypes.addressof(entry), (entry, *kept_alive))

    return make_function


def write_plain(
    writer: Callable[..., Any], types: Sequence[Any], *arguments: Any
) -> Callable[..., Any] | None:
    """Generate a C function in machine code, which is called through ctypes.

    Args:
        writer: generates the code
        types: ctypes types of the result and of the parameters
        arguments: arguments of the writer after the Runtime

    Returns:
        The function, or `None` if machine code is not available in this process.
    """
    generated = _generate(writer, *arguments)
    if generated is None:
        return None
    _, code = generated
    function: Any = ctypes.CFUNCTYPE(*types)(code.start)
    function.code = code
    return function  # type: ignore[no-any-return]


def find_slot(cls: Any, name: str) -> int:
    """Return the offset of a slot in the objects of a class with `__slots__`.

    This function sets the slot of a new object, and searches for the value in the object's memory.
    """
    example = object.__new__(cls)
    value = object()
    slot_descriptor = getattr(cls, name)
    slot_descriptor.__set__(example, value)
    words = (ctypes.c_size_t * (cls.__basicsize__ // 8)).from_address(id(example))
    return 8 * list(words).index(id(value))


def find_items(values: list[Any]) -> int:
    """Return the address of the array with the pointers to a list's items.

    The array's address is the only large number in a list object that is 0 in an empty list.

    Args:
        values: the list. The address is valid as long as the length of the list does not change.

    Returns:
        The address, or 0 if the layout of lists is unknown.
    """
    word_array = ctypes.c_size_t * (list.__basicsize__ // 8)
    empty: list[Any] = []
    words = word_array.from_address(id(values))
    empty_words = word_array.from_address(id(empty))
    max_length = 2 * len(values) + 64  # larger than the list's length and capacity
    pointers = [word for word, empty_word in zip(words, empty_words) if word > max_length and not empty_word]
    if len(pointers) != 1:
        return 0
    (pointer,) = pointers
    items = (ctypes.c_size_t * len(values)).from_address(pointer)
    is_array_of_items = [*items] == [id(value) for value in values]
    return pointer if is_array_of_items else 0


_factories: dict[str, _Factory | str] = process.keep({})


def why_unavailable() -> str:
    """Return the reason why fast calls are unavailable in this process; "" if they are available.

    The first call of this function may test a fast call.
    """
    factory = _get_factory()
    return factory if isinstance(factory, str) else ""


def _get_factory() -> _Factory | str:
    """Return the process's factory, or the reason why fast calls are unavailable.

    The result is the same for all threads, even if several of them call this function at the same time.
    """
    factory = _factories.get("factory")
    if factory is None:
        factory = _factories.setdefault("factory", _explain_unsupported() or _probe())
    return factory


def _explain_unsupported() -> str:
    """Return the reason why this system or Python does not support fast calls; "" if it supports them."""
    try:
        if read_switch("CUDYN_FAST_CALLS") == "off":
            return f"switched off (CUDYN_FAST_CALLS={read_variable('CUDYN_FAST_CALLS')})"
    except ValueError:
        ignore("CUDYN_FAST_CALLS", "is neither on nor off")
    oldest, newest = PROVEN
    version = sys.version_info[:2]
    name = sys.implementation.name
    is_free_threaded = "t" in sys.abiflags
    if name != "cpython" or not oldest <= version <= newest or is_free_threaded:
        return f"not proven on {name} {sys.version.split()[0]}{sys.abiflags}"
    if not sys.platform.startswith("linux") or os.uname().machine not in ASSEMBLERS:
        return "only available for Linux on x86-64 and AArch64"
    if sys.maxsize < 2**32:  # a 32-bit Python on a 64-bit system, which uname reports
        return "only available for a 64-bit Python, but this one has 32 bits"
    return ""


def _probe() -> _Factory | str:
    """Check the layout of Python's objects, and test a fast call.

    Returns:
        The factory, or the reason why fast calls are unavailable.
    """

    class Pointer(ctypes.c_void_p):
        """A subclass of a ctypes class, as in the arguments of calls."""

    try:
        if not _has_expected_layout(Pointer):
            return "not for a Python with this layout of objects"
        return _make_tested_factory(Pointer)
    except SCARCE:
        raise
    except Exception as error:
        return f"not allowed by the system: {error}"


def _has_expected_layout(pointer: Any) -> bool:
    """Return whether objects have their members at the offsets in `Runtime`.

    Args:
        pointer: subclass of c_void_p
    """
    containers = ((1, 2, 3), [1, 2, 3, 4])
    # (object, offset in the object, expected 64 bits at this offset)
    expected: list[tuple[Any, int, int]] = [(value, Runtime.size_offset, len(value)) for value in containers]
    expected.append(((1, pointer), Runtime.items_offset + 8, id(pointer)))
    for value in (pointer(1), (ctypes.c_int * 3)(), ctypes.pointer(ctypes.c_int())):
        expected.append((value, Runtime.type_offset, id(type(value))))
        expected.append((value, Runtime.value_offset, ctypes.addressof(value)))
        expected.append((value, Runtime.length_offset, ctypes.sizeof(value)))
    for value, offset, expected_word in expected:
        actual_word = ctypes.c_size_t.from_address(id(value) + offset).value
        if actual_word != expected_word:
            return False
    return True


def _make_tested_factory(pointer: Any) -> _Factory | str:
    """Create a factory, and test a fast call of memcpy. Return the factory, or the reason for a failure.

    Args:
        pointer: subclass of c_void_p
    """
    factory = _Factory()
    target = (ctypes.c_char * 8)()
    parameters = (
        Parameter(ctypes.c_void_p, Address(buffers="writable", binary=True)),
        Parameter(ctypes.c_void_p, Address((pointer,), binary=True)),
        Parameter(ctypes.c_size_t, Integer(64, signed=False)),
    )
    call = factory.runtime.get_function_address("memcpy"), parameters, ctypes.c_void_p, Number("P")

    def slow(*args: Any, **keywords: Any) -> Any:
        return args, keywords

    memcpy = factory.make_function(slow, _Code(factory, Writer(factory.runtime, slow, *call)))
    address = ctypes.addressof(target)
    copies = (memcpy(target, b"tested", 6), target.value) == (address, b"tested")
    # Neither -1 nor 0 is accepted as an address, so `slow` is called, which returns its arguments.
    rejects_negative = memcpy(target, -1, n="x") == ((target, -1), {"n": "x"})
    rejects_null = memcpy(0, b"", 0) == ((0, b"", 0), {})
    if copies and rejects_negative and rejects_null:
        return factory
    return "not reliable here: the test call returned a wrong result"
