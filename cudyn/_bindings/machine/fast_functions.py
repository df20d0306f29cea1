"""Functions with a fast call: calls run in machine code, and everything else goes to the ctypes function.

Memory is written first and made executable then, never both at once, and is freed with the function.
`why_unavailable` returns the reason why this process has no fast calls. Its calls then go through ctypes,
which is slower.
"""

from __future__ import annotations

import ctypes
import os
import sys
from types import FunctionType

from ..._process import process
from .assembler import ASSEMBLERS
from .body import Body, Runtime
from .call import Writer
from .kinds import Address, Integer, Number, Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

PROVEN = (3, 11), (3, 14)
"""The first and the last Python on which the tests have made fast calls of the libraries' functions."""


class _Likeness:
    # A function with a fast call, without its code. A Python class can't define how CPython calls
    # its objects, so `_make_type` makes one in C's way, of which this is the base.

    __slots__ = ("__weakref__", "code", "kept", "slow")

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            return type(self)
        slow = _slow.__get__(self)
        if name == "__reduce_ex__" and isinstance(slow, FunctionType):
            return lambda protocol: slow.__qualname__  # a Python function is copied and pickled by name
        return slow if name == "_as_parameter_" else getattr(slow, name)  # ctypes reads it

    __doc__ = property(lambda self: _slow.__get__(self).__doc__)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(_slow.__get__(self), name, value)
        if name in _UNKNOWN:
            maker = _find_maker()
            assert isinstance(maker, _Maker)  # which made it
            _words(self)[0] = maker.slow.start

    def __delattr__(self, name: str) -> None:
        delattr(_slow.__get__(self), name)

    def __dir__(self) -> list[str]:
        return dir(_slow.__get__(self))

    def __repr__(self) -> str:
        return repr(_slow.__get__(self))


_slow: Any = _Likeness.__dict__["slow"]
_code: Any = _Likeness.__dict__["code"]
_kept_of: Any = _Likeness.__dict__["kept"]
_UNKNOWN = ("argtypes", "restype", "errcheck", "__code__", "__defaults__", "__kwdefaults__")
"""An attribute that would change calls if set, which a fast call would not notice."""


def _words(function: Any) -> Any:
    return (ctypes.c_size_t * 2).from_address(id(function) + _Likeness.__basicsize__)


_TP_CALL = 50  # of Include/typeslots.h, which the stable ABI fixes
_TP_DESCR_GET = 54
_TP_TRAVERSE = 71
_TP_MEMBERS = 72
_HAVE_VECTORCALL = 1 << 11
_HAVE_GC = 1 << 14
_METHOD_DESCRIPTOR = 1 << 17
_T_PYSSIZET = 19
_READONLY = 1


def _make_type(runtime: Runtime, is_method: bool, kept: list[Any]) -> Any:
    """Make a type of functions with a fast call, as "Creating Heap-Allocated Types" in Python's C API says.
    Each number in C's structures begins a word. The garbage collector traverses it but, as with a tuple,
    never clears it: the objects in its code live as long as the function.

    is_method: in a class they are methods, as Python's functions are. (pydoc would describe others
    differently.)
    """

    def place(made: Any) -> int:
        kept.append(made)
        return ctypes.addressof(made)

    def words(*numbers: int) -> int:
        return place((ctypes.c_size_t * len(numbers))(*numbers))

    size = _Likeness.__basicsize__
    offset = place(ctypes.create_string_buffer(b"__vectorcalloffset__"))
    members = words(offset, _T_PYSSIZET, size, _READONLY, 0, *(0,) * 5)  # PyMemberDef, and one of zeros
    call = runtime.address("PyVectorcall_Call")
    traverse = runtime.slot(_Likeness, _TP_TRAVERSE)
    get = (_TP_DESCR_GET, runtime.slot(FunctionType, _TP_DESCR_GET)) if is_method else ()
    slots = words(_TP_CALL, call, _TP_MEMBERS, members, _TP_TRAVERSE, traverse, *get, 0, 0)  # PyType_Slot
    name = place(ctypes.create_string_buffer(b"cudyn.Function"))
    flags = _HAVE_VECTORCALL | _HAVE_GC | (_METHOD_DESCRIPTOR if is_method else 0)
    spec = words(name, size + 16, flags, slots)  # PyType_Spec
    make: Any = ctypes.pythonapi["PyType_FromSpecWithBases"]
    make.argtypes = (ctypes.c_size_t, ctypes.py_object)
    make.restype = ctypes.py_object
    made = make(spec, (_Likeness,))
    made.__doc__ = _Likeness.__dict__["__doc__"]  # pydoc reads it first, and it is None there
    return made


class _Code:
    """Executable code, in memory of its own. kept: the objects in the code.

    Raises OSError if the system does not allow it.
    """

    __slots__ = ("_memory", "kept", "start")

    def __init__(self, maker: _Maker, writer: Any) -> None:
        import mmap

        code = writer.write()
        memory = mmap.mmap(-1, len(code), mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        memory.write(code)
        self._memory = ctypes.c_char.from_buffer(memory)  # and with it the mapping
        self.start = ctypes.addressof(self._memory)
        self.kept = writer.kept
        if maker.protect(self.start, len(code), mmap.PROT_READ | mmap.PROT_EXEC):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        if maker.clear_cache is not None:
            maker.clear_cache(self.start, self.start + len(code))


class _SlowWriter(Body):
    """Writes the code of functions that an attribute has changed: it calls the function behind each."""

    def write(self) -> bytes:
        self.begin(0)
        self.call_slow(("load", self.first, find_slot(_Likeness, "slow")))
        return self.m.assemble(0, {})


class _Maker:
    """The maker of functions with a fast call, one in a process.

    protect: C's mprotect. clear_cache: GCC's function that makes new instructions visible to the processor;
    None if that is not needed. Raises OSError or AttributeError if the system lacks something.
    """

    def __init__(self) -> None:
        self.runtime = Runtime(os.uname().machine, _Likeness.__basicsize__ + 8)
        self.protect: Any = ctypes.CDLL(None, use_errno=True).mprotect
        self.protect.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
        self.clear_cache: Any = None
        if self.runtime.machine == "aarch64":
            self.clear_cache = ctypes.CDLL("libgcc_s.so.1")["__clear_cache"]
            self.clear_cache.argtypes = ctypes.c_void_p, ctypes.c_void_p
        self.slow = _Code(self, _SlowWriter(self.runtime))
        self.kept: list[Any] = []
        self.type, self.method_type = (
            _make_type(self.runtime, is_method, self.kept) for is_method in (False, True)
        )

    def make_function(self, slow: Any, code: _Code, cell: int = 0, kept: Any = None) -> Any:
        function = object.__new__(self.method_type if isinstance(slow, FunctionType) else self.type)
        _slow.__set__(function, slow)
        _code.__set__(function, code)
        _kept_of.__set__(function, kept)
        _words(function)[:] = code.start, cell
        return function


def make(function: Any, *call: Any, writer: Callable[..., Any] = Writer, **options: Any) -> Any:
    """Put machine code in front of a ctypes function, if this process and the function can have a fast call:
    the writer, call.py's or one like it, gets the rest, from `target` on. The result behaves like the
    function."""
    maker = _find_maker()
    if isinstance(maker, str):
        return function
    try:
        return maker.make_function(function, _Code(maker, writer(maker.runtime, function, *call, **options)))
    except _SCARCE:
        raise
    except Exception:  # no executable memory; too many parameters for a frame
        return function


_SCARCE = MemoryError, RecursionError
"""Exceptions for the caller, such as an interrupt. Audit hooks may raise any other."""


def write_launch(mode: str, *what: Any) -> Callable[..., Any] | None:
    """Write the code of launches, as `write_functions` does: the mode's Writer gets the arguments."""
    from . import launch, node_code

    return write_functions(node_code.WRITERS.get(mode, launch.Writer), mode, *what)


def _write(writer: Callable[..., Any], *what: Any) -> tuple[Any, _Code] | None:
    """Write code with the process's maker of functions; None if the process can't have it."""
    maker = _find_maker()
    if isinstance(maker, str):
        return None
    try:
        return maker, _Code(maker, writer(maker.runtime, *what))
    except _SCARCE:
        raise
    except Exception:
        return None


def write_functions(writer: Callable[..., Any], *what: Any) -> Callable[..., Any] | None:
    """Write the code of functions with facts of their own. Returns a maker of functions with this code, from
    the Python function, its entry (a structure whose member `slow` is this function), and objects to keep
    alive; None if the process or the function can't have it."""
    written = _write(writer, *what)
    if written is None:
        return None
    maker, code = written

    def make(slow: Any, entry: Any, *kept: Any) -> Any:
        entry.slow = id(slow)
        return maker.make_function(slow, code, ctypes.addressof(entry), (entry, *kept))

    return make


def write_plain(writer: Callable[..., Any], types: Sequence[Any], *what: Any) -> Callable[..., Any] | None:
    """Write a function of C's, which ctypes calls; None if the process can't have it.

    types: of the result and the parameters. The writer gets the Runtime and the other arguments.
    """
    written = _write(writer, *what)
    if written is None:
        return None
    code = written[1]
    function: Any = ctypes.CFUNCTYPE(*types)(code.start)
    function.code = code
    return function  # type: ignore[no-any-return]


def find_slot(cls: Any, name: str) -> int:
    """Find the offset of a slot in the objects of a class with __slots__."""
    example = object.__new__(cls)
    value = object()
    getattr(cls, name).__set__(example, value)
    words = (ctypes.c_size_t * (cls.__basicsize__ // 8)).from_address(id(example))
    return 8 * list(words).index(id(value))


_found: dict[str, _Maker | str] = process.keep({})


def why_unavailable() -> str:
    """Return the reason why this process has no fast calls, or ""; the first use tries one."""
    maker = _find_maker()
    return maker if isinstance(maker, str) else ""


def _find_maker() -> _Maker | str:
    """Get the process's maker, or the reason against one: the result of the first thread, for all."""
    return _found.get("maker") or _found.setdefault("maker", _unsuitable() or _probe())


def _unsuitable() -> str:
    asked = os.environ.get("CUDYN_FAST_CALLS", "")
    if asked not in ("", "on"):  # 0 and no count, too
        return f"switched off (CUDYN_FAST_CALLS={asked})"
    first, last = PROVEN
    version = sys.version_info[:2]
    name = sys.implementation.name
    if name != "cpython" or not first <= version <= last or "t" in sys.abiflags:
        return f"not proven on {name} {sys.version.split()[0]}{sys.abiflags}"
    if not sys.platform.startswith("linux") or os.uname().machine not in ASSEMBLERS:
        return "made for Linux on x86-64 and AArch64 alone"
    if sys.maxsize < 2**32:  # 32 bits on a 64-bit system, whose name uname returns
        return "made for a Python of 64 bits, and this one has 32"
    return ""


def _probe() -> _Maker | str:
    """Check the layout of objects, and try a fast call."""
    try:
        return _try() or "not for a Python with this layout of objects"
    except _SCARCE:
        raise
    except Exception as error:
        return f"not allowed by the system: {error}"


def _try() -> _Maker | str | None:
    class Pointer(ctypes.c_void_p):
        pass

    expected: list[tuple[Any, int, int]] = [(of, Runtime.size, len(of)) for of in ((1, 2, 3), [1, 2, 3, 4])]
    expected.append(((1, Pointer), Runtime.items + 8, id(Pointer)))
    for value in (Pointer(1), (ctypes.c_int * 3)(), ctypes.pointer(ctypes.c_int())):
        expected.append((value, Runtime.type, id(type(value))))
        expected.append((value, Runtime.value, ctypes.addressof(value)))
        expected.append((value, Runtime.bytes, ctypes.sizeof(value)))
    if any(ctypes.c_size_t.from_address(id(of) + at).value != word for of, at, word in expected):
        return None
    maker = _Maker()
    copied = ctypes.create_string_buffer(8)
    parameters = (
        Parameter(ctypes.c_void_p, Address(buffers="writable", binary=True)),
        Parameter(ctypes.c_void_p, Address((Pointer,), binary=True)),
        Parameter(ctypes.c_size_t, Integer(64, False)),
    )
    call = maker.runtime.address("memcpy"), parameters, ctypes.c_void_p, Number("P")

    def slow(*args: Any, **keywords: Any) -> Any:
        return args, keywords

    test = maker.make_function(slow, _Code(maker, Writer(maker.runtime, slow, *call)))
    place = ctypes.addressof(copied)
    is_right = (test(copied, b"tested", 6), copied.value) == (place, b"tested")
    is_left = test(copied, -1, n="x") == ((copied, -1), {"n": "x"}) and test(0, b"", 0) == ((0, b"", 0), {})
    return maker if is_right and is_left else "not right: the first one did not do what it was made for"
