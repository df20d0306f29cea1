"""Tests for fast calls to functions compiled by gcc: arguments, outputs and cleanup."""

from __future__ import annotations

import ctypes
import itertools
import platform
import sys
from typing import Any

import pytest

from cudyn._bindings.machine import fast_functions
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.body import Runtime
from cudyn._bindings.machine.guard import GUARD, count_written
from cudyn._bindings.machine.kinds import (
    Address,
    EnumMember,
    Float,
    Integer,
    MemorySize,
    Number,
    Object,
    Parameter,
    Term,
    get_holder,
    register_holder,
)
from cudyn._environment import read_switch

from ...conftest import python_json
from ...support.messages import raises

UNAVAILABLE = fast_functions.why_unavailable()
needs_fast_calls = pytest.mark.skipif(
    bool(UNAVAILABLE), reason=f"this process has no fast calls: {UNAVAILABLE}"
)


INT = Integer(32, signed=True)
LONG = Integer(64, signed=True)
INTS = Parameter(ctypes.c_int, INT), Parameter(ctypes.c_int, INT)


class RecordingFunction:
    """The Python function that a fast call falls back to. It records its arguments."""

    def __init__(self) -> None:
        self.calls: list[Any] = []

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        self.calls.append((args, keywords))
        return "slow"


def fast_call(
    library: Any, name: str, *parameters: Parameter, check: Any = None, **options: Any
) -> tuple[Any, RecordingFunction]:
    """Return a fast call to a function in the library, and the Python function that it falls back to."""
    slow = RecordingFunction()
    address = ctypes.cast(library[name], ctypes.c_void_p).value or 0
    options = {"overrun": report_overrun, **options}
    fast_function: Any = fast_functions.make(slow, address, parameters, ctypes.c_int, check=check, **options)
    assert fast_function is not slow
    return fast_function, slow


def fail(status: int) -> Any:
    """Raise an exception for the status."""
    raise RuntimeError(f"status {status}")


def report_overrun(index: int, address: int) -> Any:
    """Raise an error with the index of the parameter and the number of bytes written beyond it."""
    raise OverrunError(index, count_written(ctypes.string_at(address, GUARD)))


class OverrunError(Exception):
    """The exception for an overrun. Its arguments are the parameter's index and the number of bytes."""


def make_input(kind: Any, type_: Any = ctypes.c_void_p) -> Parameter:
    """Return an input parameter of this kind."""
    return Parameter(type_, kind)


def make_output(kind: Any) -> Parameter:
    """Return an output parameter of this kind."""
    return Parameter(ctypes.c_void_p, None, kind)


def make_twice(library: Any, check: Any = fail) -> Any:
    """Return a fast call to `twice`, which returns twice the value and half the value."""
    outputs = make_output(Number("l")), make_output(Number("d"))
    return fast_call(library, "twice", make_input(LONG), *outputs, check=check)[0]


def make_choose(library: Any, list_members: Any) -> Any:
    """Return a fast call to `choose`, which returns the enum member with this number."""
    parameters = make_input(INT, ctypes.c_int), make_output(EnumMember(Number("i"), list_members))
    return fast_call(library, "choose", *parameters, check=fail)[0]


@pytest.mark.skipif(
    sys.platform != "linux"
    or platform.machine() not in ASSEMBLERS
    or not fast_functions.PROVEN[0] <= sys.version_info[:2] <= fast_functions.PROVEN[1],
    reason="fast calls are not proven on this system or with this Python",
)
def test_fast_calls_are_available_on_proven_systems() -> None:
    """Without this test, a mistake could disable them, and the tests that need them would be skipped."""
    is_free_threaded = "t" in sys.abiflags
    is_off = read_switch("CUDYN_FAST_CALLS") == "off"
    assert bool(UNAVAILABLE) == (is_free_threaded or is_off), UNAVAILABLE


def test_runtime_items_is_the_offset_of_tuple_items() -> None:
    """The items follow the tuple's size and, in Python 3.14 and later, its hash."""
    items = tuple(object() for _ in range(3))
    words = (ctypes.c_size_t * len(items)).from_address(id(items) + Runtime.items_offset)
    assert list(words) == [id(item) for item in items]


@needs_fast_calls
class TestArguments:
    def test_int_that_fits_is_accepted(self, library: Any) -> None:
        """All other calls are passed to the ctypes function."""
        add, slow = fast_call(library, "add", *INTS, output=Number("i"))
        assert (add(2, 3), add(-5, 4), add(True, 2**31 - 2)) == (5, -1, 2**31 - 1)
        assert slow.calls == []
        rejected: list[tuple[Any, ...]] = [(2**31, 0), (0, -(2**31) - 1), (2**63, 0), (2**64, 0)]
        rejected += [(1.0, 2), ("1", 2), (None, 1), (1,), (1, 2, 3), ()]
        named: list[tuple[Any, dict[str, int]]] = [((1,), {"b": 2}), ((1, 2), {"c": 3})]
        for arguments, keywords in [*((arguments, {}) for arguments in rejected), *named]:
            assert add(*arguments, **keywords) == "slow"
            assert slow.calls.pop() == (arguments, keywords)

    def test_all_arguments_by_name_in_order_are_accepted(self, library: Any) -> None:
        """All other calls are passed to the ctypes function."""
        add, slow = fast_call(library, "add", *INTS, output=Number("i"), names=["a", "b"])
        assert (add(2, 3), add(2, b=3), add(a=2, b=3)) == (5, 5, 5)
        assert slow.calls == []
        named: list[tuple[Any, dict[str, Any]]] = [((), {"b": 2, "a": 3}), ((1, 2), {"b": 3}), ((), {"b": 1})]
        named += [((1,), {"a": 2}), ((1,), {"c": 3}), ((), {"a": 1, "b": 2, "c": 3}), ((1, 2), {"c": 3})]
        for arguments, keywords in named:
            assert add(*arguments, **keywords) == "slow"
            assert slow.calls.pop() == (arguments, keywords)
        for value in (2**31, "1", None):  # the ctypes function gets them by position
            assert add(a=value, b=1) == "slow"
            assert slow.calls.pop()[0] == (value, 1)

    def test_names_created_at_run_time_use_ctypes(self, library: Any) -> None:
        add, slow = fast_call(library, "add", *INTS, output=Number("i"), names=["first", "second"])
        name = "".join(["sec", "ond"])
        assert name is not sys.intern(name)
        assert add(2, **{name: 3}) == "slow"
        assert slow.calls.pop() == ((2,), {"second": 3})
        assert add(2, second=3) == 5

    @pytest.mark.parametrize(("bits", "signed"), [*itertools.product((8, 16, 32, 64), (False, True))])
    def test_int_at_the_limits_is_accepted(self, library: Any, bits: int, signed: bool) -> None:
        kind = Integer(bits, signed)
        first, slow = fast_call(library, "first", make_input(kind), output=Number("i"))
        low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
        for number in (low - 1, high + 1):
            assert first(number) == "slow"
            assert slow.calls.pop() == ((number,), {})

    def test_float_is_accepted(self, library: Any) -> None:
        half, slow = fast_call(
            library, "half", make_input(Float(64), ctypes.c_double), make_output(Number("d")), check=fail
        )
        results = [half(value) for value in (3.0, 3, -1, 0, 2**63 - 1, float("inf"))]
        assert results == [1.5, 1.5, -0.5, 0, 2.0**62, float("inf")]
        assert slow.calls == []
        for value in (2**63, -(2**63) - 1, 10**400, True, "1", None):
            assert half(value) == "slow"
            assert slow.calls.pop() == ((value,), {})

    def test_memory_is_accepted(self, library: Any) -> None:
        array = (ctypes.c_ubyte * 3)(65, 66, 67)
        kind = Address(integer=True, binary=True, buffers="any")
        first, slow = fast_call(library, "first", make_input(kind), make_output(Number("i")), check=fail)
        accepted = [array, b"A", b"A\0", bytearray(b"A"), memoryview(b"A"), ctypes.addressof(array)]
        assert [first(value) for value in accepted] == [65] * len(accepted)
        assert [first(value) for value in (None, 0, bytearray(), memoryview(b""))] == [-1] * 4
        assert slow.calls == []
        for value in (memoryview(bytearray(4))[::2], -1, "A", object(), [], True):
            assert first(value) == "slow"
            assert slow.calls.pop() == ((value,), {})

    def test_ctypes_object_or_array_is_accepted(self, library: Any) -> None:
        class Byte(ctypes.c_ubyte):
            pass

        pointer = ctypes.POINTER(ctypes.c_ubyte)
        kind = Address((pointer,), (ctypes.c_ubyte,))
        first, slow = fast_call(library, "first", make_input(kind), make_output(Number("i")), check=fail)
        array = (ctypes.c_ubyte * 3)(65, 66, 67)
        accepted = [ctypes.c_ubyte(65), array, ctypes.cast(array, pointer)]
        counts = [sys.getrefcount(value) for value in (array, type(array), ctypes.c_ubyte)]
        assert [first(value) for value in accepted * 50] == [65] * 150
        assert [sys.getrefcount(value) for value in (array, type(array), ctypes.c_ubyte)] == counts
        assert first(None) == -1
        assert slow.calls == []
        for value in ((ctypes.c_byte * 3)(), (Byte * 3)(), (pointer * 2)(), Byte(), 5, b"A", type(array)):
            assert first(value) == "slow"
            assert slow.calls.pop() == ((value,), {})

    def test_object_of_a_registered_class_is_read_from_its_slot(self, library: Any) -> None:
        """Machine code reads the address from memory. Other values and objects are left to the slow call."""

        class Pointer(ctypes.c_uint64):
            pass

        class Memory:
            __slots__ = ("_as_parameter_", "pointer")

            def __init__(self, pointer: Any) -> None:
                self.pointer = pointer

        class Derived(Memory):
            __slots__ = ()

        array = (ctypes.c_ubyte * 3)(65, 66, 67)
        address = ctypes.addressof(array)
        memory = Memory(address)
        holder = get_holder(Pointer)
        # the code is generated before the class is registered
        functions = [
            fast_call(library, "first", make_input(kind), make_output(Number("i")), check=fail)
            for kind in (
                Address((Pointer,), (Pointer,), holder=holder),
                Integer(64, signed=False, holder=holder),
            )
        ]
        for first, slow in functions:
            assert first(memory) == "slow"
            slow.calls.clear()
        register_holder(f"{__name__}.Pointer", Memory, fast_functions.find_slot(Memory, "pointer"))
        for first, slow in functions:
            count = sys.getrefcount(address)
            assert [first(memory) for _ in range(50)] == [65] * 50
            assert sys.getrefcount(address) == count
            assert slow.calls == []
            for value in (Memory(None), Memory(0), Memory(2**64), Derived(address), Memory, object(), "A"):
                assert first(value) == "slow"
                assert slow.calls.pop() == ((value,), {})

    def test_size_of_a_registered_object_is_compared(self, library: Any) -> None:
        """The call is fast only if `nbytes` is at least as large as the memory that the function needs."""

        class Sized(ctypes.c_uint64):
            pass

        class Memory:
            __slots__ = ("nbytes", "pointer")

            def __init__(self, pointer: Any, nbytes: Any) -> None:
                self.pointer = pointer
                self.nbytes = nbytes

        array = (ctypes.c_ubyte * 3)(65, 66, 67)
        address = ctypes.addressof(array)
        kind = Address(integer=True, holder=get_holder(Sized))
        parameter = Parameter(ctypes.c_void_p, kind, None, MemorySize([Term(1, [1], [], None)]))
        at, slow = fast_call(library, "at", parameter, make_input(INT, ctypes.c_int), output=Number("i"))
        slots = [fast_functions.find_slot(Memory, name) for name in ("pointer", "nbytes")]
        register_holder(f"{__name__}.Sized", Memory, slots[0])
        assert at(Memory(address, 3), 1) == "slow"  # its size is not known
        register_holder(f"{__name__}.Sized", Memory, *slots)
        slow.calls.clear()
        assert [at(Memory(address, nbytes), 1) for nbytes in (1, 2, 2**62)] == [66] * 3
        assert slow.calls == []
        for nbytes in (0, -1, 2**64, 1.0, None):
            assert at(Memory(address, nbytes), 1) == "slow"

    def test_object_with_as_parameter_uses_ctypes(self, library: Any) -> None:
        """A fast call does not read `_as_parameter_`, which may be a property that runs Python code."""

        class HasAsParameter:
            @property
            def _as_parameter_(self) -> Any:
                """Fail, because only the slow call may read it."""
                raise AssertionError("it was read")

        holder = get_holder(ctypes.c_uint64)
        for kind in (
            Address(integer=True, buffers="any", holder=holder),
            Integer(64, signed=False, holder=holder),
        ):
            first, slow = fast_call(library, "first", make_input(kind), make_output(Number("i")), check=fail)
            value = HasAsParameter()
            assert first(value) == "slow"
            assert slow.calls == [((value,), {})]

    @pytest.mark.skipif(sys.version_info < (3, 12), reason="PEP 688 is part of Python 3.12")
    def test_array_with_a_buffer_method_uses_ctypes(self, library: Any) -> None:
        """A fast call does not call `__buffer__`, which may run Python code."""

        class Array(ctypes.c_ubyte * 3):  # type: ignore[misc]
            def __buffer__(self, flags: int) -> memoryview:
                """Fail, because only the slow call may call it."""
                raise AssertionError("it was called")

        first, slow = fast_call(
            library, "first", make_input(Address(buffers="any")), make_output(Number("i")), check=fail
        )
        array = Array(65)
        assert first(array) == "slow"
        assert slow.calls == [((array,), {})]

    def test_memory_error_of_an_argument_is_raised(self, library: Any) -> None:
        """The error is not replaced by a slow call, which would need even more memory."""
        testing = pytest.importorskip("_testcapi")
        length, slow = fast_call(
            library, "length", make_input(Address(strings=True)), make_output(Number("i")), check=fail
        )
        text = "ä" * 5000  # for this type, CPython allocates the bytes during the call

        def measure() -> None:
            """Call the function while the first allocation of Python fails."""
            testing.set_nomemory(0, 1)
            try:
                length(text)
            finally:
                testing.remove_mem_hooks()

        with pytest.raises(MemoryError) as caught:
            measure()
        assert caught.value.args == ()  # the exception comes from Python
        assert slow.calls == []

    def test_writable_memory_is_required_for_outputs(self, library: Any) -> None:
        change, _ = fast_call(library, "set_first", make_input(Address(buffers="writable")), check=fail)
        data = bytearray(b"abc")
        assert change(data) is None
        assert change(memoryview(data)[1:]) is None
        assert data == b"XXc"
        assert change(memoryview(b"abc")) == "slow"

    def test_buffer_is_held_only_during_the_call(self, library: Any) -> None:
        at, slow = fast_call(
            library,
            "at",
            make_input(Address(buffers="any")),
            make_input(INT, ctypes.c_int),
            output=Number("i"),
        )
        data = bytearray(b"abc")
        assert at(data, 1) == ord("b")
        at(data, "x")
        assert slow.calls == [((data, "x"), {})]
        data.append(1)  # raises BufferError if something still holds the memory

    def test_text_with_a_nul_uses_ctypes(self, library: Any) -> None:
        length, slow = fast_call(
            library, "length", make_input(Address(strings=True)), make_output(Number("i")), check=fail
        )
        assert [length(text) for text in ("", "abc", b"abcd", "äß", None)] == [0, 3, 4, 4, -1]
        for text in ("a\0b", b"a\0", "\ud800", 5):
            assert length(text) == "slow"
        assert len(slow.calls) == 4


@needs_fast_calls
class TestOutputs:
    def test_several_outputs_are_returned_as_a_tuple(self, library: Any) -> None:
        twice = make_twice(library)
        assert twice(21) == (42, 10.5)
        with pytest.raises(RuntimeError, match=r"^status 7$"):
            twice(-1)

    def test_status_that_does_not_raise_is_returned(self, library: Any) -> None:
        """If there are out-parameters, their values are returned instead."""
        add, _ = fast_call(library, "add", *INTS, check=lambda status: ("answer", status), success="success")
        assert (add(1, -1), add(1, 1), add(1, -2)) == ("success", ("answer", 2), ("answer", -1))
        twice = make_twice(library, abs)
        assert twice(-4) == (-8, -2.0)

    def test_text_output_is_a_str(self, library: Any) -> None:
        text, _ = fast_call(library, "text_of", make_output(Number("z")), check=fail)
        assert text() == "a text"

    def test_object_output_is_returned(self, library: Any) -> None:
        class Handle(ctypes.c_void_p):
            pass

        for is_plain in (False, True):
            make, _ = fast_call(library, "make", make_output(Object(Handle, is_plain)), check=fail)
            results = [make() for _ in range(3)]
            assert [(type(handle), handle.value) for handle in results] == [(Handle, 0x1234)] * 3
            assert len({*map(id, results)}) == 3

    def test_object_output_that_cannot_be_created_raises(self, library: Any) -> None:
        """The function has been called, so a slow call would call it a second time."""

        class Never(ctypes.c_void_p):
            def __init__(self) -> None:
                """Fail to create the object."""
                raise MemoryError("none left")

        make, slow = fast_call(
            library, "make", make_output(Object(ctypes.c_void_p)), make_output(Object(Never)), check=fail
        )
        with raises(MemoryError):
            make()
        assert slow.calls == []

    def test_enum_output_is_a_member(self, library: Any) -> None:
        list_members = {1: "one", -2: "minus two"}
        choose = make_choose(library, list_members)
        assert [choose(number) for number in (1, -2, 3)] == ["one", "minus two", 3]

    def test_failed_allocation_raises_memory_error(self, library: Any) -> None:
        """Nothing is leaked, whichever allocation fails."""
        testing = pytest.importorskip("_testcapi")
        twice = make_twice(library)
        choose = make_choose(library, {5000: "x"})
        failures = 0
        for call, number in ((twice, 10**6), (choose, 10**6), (choose, 5000), (twice, -1)):
            for start in range(12):
                try:
                    testing.set_nomemory(start, start + 1)
                    try:
                        call(number)
                    finally:
                        testing.remove_mem_hooks()
                except MemoryError:
                    failures += 1
                except RuntimeError:
                    pass
        assert failures > 3


def list_members(value: Any) -> list[bytes]:
    """Return the bytes of a value without the padding between and after the members of a structure."""
    fields = getattr(value, "_fields_", ())
    data = bytes(value)
    if not fields:
        return [data]
    members = []
    for name, cls in fields:
        offset = getattr(type(value), name).offset
        members.append(data[offset : offset + ctypes.sizeof(cls)])
    return members


# --- other properties of functions with a fast call


@needs_fast_calls
class TestFunctionObject:
    def test_attributes_are_those_of_the_ctypes_function(self, library: Any) -> None:
        function = library["add"]
        function.argtypes = (ctypes.c_int, ctypes.c_int)
        function.__doc__ = "Adds."
        address = ctypes.cast(function, ctypes.c_void_p).value or 0
        fast_function = fast_functions.make(function, address, INTS, ctypes.c_int, Number("i"))
        assert (fast_function.__doc__, fast_function.argtypes, repr(fast_function)) == (
            "Adds.",
            function.argtypes,
            repr(function),
        )
        assert dir(fast_function) == dir(function)
        fast_function.note = 5
        assert function.note == 5
        del fast_function.note
        with raises(AttributeError):
            _ = fast_function.note
        assert (
            ctypes.cast(fast_function, ctypes.c_void_p).value == ctypes.cast(function, ctypes.c_void_p).value
        )

    def test_changed_prototype_is_used(self, library: Any) -> None:
        function = library["add"]
        function.argtypes = ctypes.c_int, ctypes.c_int
        address = ctypes.cast(function, ctypes.c_void_p).value or 0
        fast_function = fast_functions.make(function, address, INTS, ctypes.c_int, Number("i"))
        assert fast_function(20, 22) == 42
        fast_function.errcheck = lambda result, function, arguments: (result, arguments)
        assert fast_function(20, 22) == (42, (20, 22))

    def test_new_instance_of_the_type_cannot_be_called(self, library: Any) -> None:
        fast_function, _ = fast_call(library, "nothing", check=fail)
        with raises(TypeError):
            type(fast_function)()()


# --- systems without fast calls


def find_obstacle(code: str, **env: str) -> Any:
    """Return why fast calls are unavailable in a child process that runs this code first."""
    return python_json(
        f"""
        import json, ctypes, sys
        {code}
        from cudyn._bindings.machine import fast_functions
        print(json.dumps(fast_functions.why_unavailable()))
        """,
        env=env,
    )


@pytest.mark.native
@needs_fast_calls
class TestUnavailable:
    def test_fast_calls_can_be_switched_off(self) -> None:
        for word in ("off", "0", "No", "FALSE"):
            assert find_obstacle("", CUDYN_FAST_CALLS=word) == f"switched off (CUDYN_FAST_CALLS={word})"
        for word in ("", "on", "1", "Yes", " true "):
            assert find_obstacle("", CUDYN_FAST_CALLS=word) == ""

    @pytest.mark.parametrize(
        ("code", "reason"),
        [
            ("sys.version_info = (3, 99, 0, 'final', 0)", f"not proven on cpython {sys.version.split()[0]}"),
            (
                "import cudyn._bindings.machine.body as b; b.Runtime.value_offset = 24",
                "not for a Python with this layout of objects",
            ),
            # of a 64-bit system, as returned by uname
            ("sys.maxsize = 2**31 - 1", "only available for a 64-bit Python, but this one has 32 bits"),
        ],
        ids=["another Python", "another layout", "32 bits"],
    )
    def test_fast_calls_on_an_unsupported_python_are_unavailable(self, code: str, reason: str) -> None:
        assert find_obstacle(code) == reason

    def test_fast_calls_without_executable_memory_are_unavailable(self) -> None:
        """With PR_SET_MDWE (Linux 6.3), writable memory can never become executable."""
        code = "status = ctypes.CDLL(None).prctl(65, 1, 0, 0, 0)"
        results = find_obstacle(code)
        if not results:
            pytest.skip("this kernel has no PR_SET_MDWE")
        assert results.startswith("not allowed by the system: ")

    def test_fast_calls_with_a_seccomp_filter_are_unavailable(self) -> None:
        """mprotect with PROT_EXEC fails with EPERM."""
        results = find_obstacle(FILTER)
        assert results == "not allowed by the system: [Errno 1] Operation not permitted"

    @pytest.mark.parametrize("event", ["mmap.__new__", "ctypes.cdata"])
    def test_fast_calls_with_a_raising_audit_hook_are_unavailable(self, event: str) -> None:
        """The hook may raise any exception."""
        assert (
            find_obstacle(f"{HOOK}\n        rejected = {event!r}") == "not allowed by the system: by policy"
        )

    def test_audit_hook_added_later_does_not_break_calls(self) -> None:
        code = f"""{HOOK}
        from cudyn._bindings.machine import fast_functions
        from cudyn._bindings.machine.kinds import Number
        assert not fast_functions.why_unavailable()
        fell_back = []
        for rejected in "mmap.__new__", "ctypes.cdata", "ctypes.cdata/buffer", "ctypes.addressof", "":
            fell_back.append(fast_functions.make(len, 1, (), ctypes.c_int, Number("i")) is len)
        assert fell_back == [True] * 4 + [False], fell_back
        """
        assert find_obstacle(code) == ""

    @pytest.mark.parametrize("error", ["MemoryError", "RecursionError", "KeyboardInterrupt"])
    def test_temporary_error_is_raised(self, error: str) -> None:
        """Afterwards, fast calls can still be created in this process."""
        code = f"""
        from cudyn._bindings.machine import fast_functions
        original = fast_functions._Factory.make_function
        def make(*_):
            raise {error}
        fast_functions._Factory.make_function = make
        try:
            fast_functions.why_unavailable()
        except {error}:
            pass
        else:
            raise AssertionError
        fast_functions._Factory.make_function = original
        """
        assert find_obstacle(code) == ""


HOOK = """
        rejected = ""
        def hook(event, arguments):
            if event == rejected:
                raise RuntimeError("by policy")
        sys.addaudithook(hook)
"""


@needs_fast_calls
@pytest.mark.parametrize(
    "which", ["range(0, lines, 7)", pytest.param("range(lines)", marks=pytest.mark.slow)]
)
@pytest.mark.native
def test_first_fast_calls_in_two_threads(which: str) -> None:
    """Two threads pause at a line while they create their first fast calls. Then the first one continues.

    Each round starts with the state of a new process. The same factory must create both fast calls.
    """
    rounds, working = python_json(THREADS.replace("WHICH", which))
    assert rounds > 50
    assert working == 2 * rounds


THREADS = """
import ctypes, gc, json, sys, threading
from cudyn._bindings.machine import fast_functions
from cudyn._bindings.machine.kinds import Address, Integer, Number, Parameter

target = ctypes.cast(ctypes.CDLL(None).memchr, ctypes.c_void_p).value
parameters = [Parameter(ctypes.c_void_p, Address(buffers="any")),
              Parameter(ctypes.c_int, Integer(32, signed=True)),
              Parameter(ctypes.c_size_t, Integer(64, signed=False))]
data = (ctypes.c_char * 8)(*b"abcdefgh")

class Creator(threading.Thread):
    "Creates a fast call, and pauses after a number of lines until it is finished."

    def __init__(self, pause_after):
        super().__init__(daemon=True)
        self.lines_left = pause_after
        self.go_on, self.stopped = threading.Semaphore(0), threading.Semaphore(0)
        self.executed = set()
        self.start()
        self.stopped.acquire(timeout=300)

    def trace(self, frame, event, argument):
        if not frame.f_code.co_filename.endswith("fast_functions.py"):
            return None
        if event == "line" and frame.f_lineno not in self.executed:
            self.executed.add(frame.f_lineno)
            self.lines_left -= 1
            if self.lines_left == -1:
                sys.settrace(None)
                self.stopped.release()
                self.go_on.acquire()
        return self.trace

    def run(self):
        sys.settrace(self.trace)
        try:
            self.result = fast_functions.make(print, target, parameters, ctypes.c_void_p, Number("P"))
        except BaseException as error:
            self.result = error
        sys.settrace(None)
        self.stopped.release()

    def finish(self):
        self.go_on.release()
        self.join()
        if isinstance(self.result, BaseException):
            raise self.result
        assert type(self.result) is fast_functions._get_factory().type
        return self.result(data, ord("c"), 8) == ctypes.addressof(data) + 2

rounds = working = 0
lines = -Creator(10**6).lines_left + 10**6
for first in WHICH:
    for second in WHICH:
        fast_functions._factories.clear()
        creators = [Creator(first), Creator(second)]
        rounds += 1
        working += sum(creator.finish() for creator in creators)
gc.collect()
print(json.dumps([rounds, working]))
"""


FILTER = """
        import os, struct
        number = {"x86_64": 10, "aarch64": 226}[os.uname().machine]
        program = [(0x20, 0, 0, 0), (0x15, 0, 3, number), (0x20, 0, 0, 32), (0x45, 0, 1, 4),
                   (0x06, 0, 0, 0x50001), (0x06, 0, 0, 0x7FFF0000)]  # mprotect with PROT_EXEC?
        code = b"".join(struct.pack("HBBI", *instruction) for instruction in program)
        buffer = ctypes.create_string_buffer(code, len(code))
        class Program(ctypes.Structure):
            _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_void_p))
        prctl = ctypes.CDLL(None, use_errno=True).prctl
        assert prctl(38, 1, 0, 0, 0) == 0
        assert prctl(22, 2, ctypes.byref(Program(len(program), ctypes.addressof(buffer))), 0, 0) == 0
"""
