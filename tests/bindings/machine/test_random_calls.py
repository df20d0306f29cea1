"""Tests for fast calls to functions with random prototypes."""

from __future__ import annotations

import ctypes
import random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.body import Runtime
from cudyn._bindings.machine.call import Writer
from cudyn._bindings.machine.kinds import (
    Address,
    EnumMember,
    Float,
    Integer,
    Number,
    Object,
    Parameter,
    Record,
)

from ...support.amount import examples, first
from . import test_fallback as fallback
from .conftest import CODE, build
from .test_call import (
    INT,
    LONG,
    RecordingFunction,
    fail,
    fast_call,
    list_members,
    make_input,
    make_output,
    needs_fast_calls,
)


class InputType(NamedTuple):
    """The ctypes class of a C type, and the kind of the parameters that have this type."""

    cls: Any
    kind: Any


_SCALAR_TYPES: dict[str, tuple[Any, Any]] = {
    "signed char": (ctypes.c_byte, Integer(8, signed=True)),
    "unsigned short": (ctypes.c_ushort, Integer(16, signed=False)),
    "int": (ctypes.c_int, INT),
    "unsigned": (ctypes.c_uint, Integer(32, signed=False)),
    "long": (ctypes.c_long, LONG),
    "unsigned long": (ctypes.c_ulong, Integer(64, signed=False)),
    "float": (ctypes.c_float, Float(32)),
    "double": (ctypes.c_double, Float(64)),
    "void *": (ctypes.c_void_p, Address(integer=True)),
    "char *": (ctypes.c_void_p, Address(integer=True, buffers="any")),
}
RECORDS = {name: cls for name, cls in fallback.TYPES.items() if hasattr(cls, "_fields_")}
TYPES = {name: InputType(cls, kind) for name, (cls, kind) in _SCALAR_TYPES.items()}
TYPES |= {name: InputType(cls, Record(cls)) for name, cls in RECORDS.items()}
# Pointers through which a function returns a number.
OUTPUTS: dict[str, Any] = {
    "int *": ctypes.c_int,
    "unsigned char *": ctypes.c_ubyte,
    "long *": ctypes.c_long,
    "float *": ctypes.c_float,
    "double *": ctypes.c_double,
    "short *": ctypes.c_short,
}
PROTOTYPES = [
    [rng.choice([*TYPES, *OUTPUTS]) for _ in range(count)]
    for rng in [random.Random(0)]
    for count in [*range(25), *range(25), *range(1, 13)]
]


def make_parameters(types: list[str]) -> list[Parameter]:
    """Return the parameters of a function with these C types.

    The types in OUTPUTS are pointers through which the function returns a number.
    """
    parameters = []
    for type_ in types:
        if type_ in OUTPUTS:
            format_character = OUTPUTS[type_]._type_  # such as "i", as in `struct`
            parameters.append(make_output(Number(format_character)))
        else:
            parameters.append(make_input(TYPES[type_].kind, TYPES[type_].cls))
    return parameters


def make_values(type_: str) -> st.SearchStrategy[Any]:
    """Generate arguments for a C type."""
    cls = TYPES[type_].cls
    if type_ in RECORDS:
        return st.binary(min_size=ctypes.sizeof(cls), max_size=ctypes.sizeof(cls)).map(cls.from_buffer_copy)
    if type_ in ("float", "double"):
        is_single = type_ == "float"  # infinity is passed to ctypes
        floats = st.floats(width=32 if is_single else 64, allow_nan=False, allow_infinity=not is_single)
        bits = 53 if is_single else 63  # a larger int is rounded in Python
        return floats | st.integers(-(2**bits), 2**bits - 1)
    bits = 8 * ctypes.sizeof(cls)
    is_signed = cls(-1).value is not None and cls(-1).value < 0
    return (
        st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        if is_signed
        else st.integers(0, 2 ** min(bits, 63) - 1)
    )


@pytest.fixture(scope="module")
def echo_library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return a library with the functions of PROTOTYPES, which store their arguments in `received`."""
    code = CODE + fallback.DECLARATIONS
    for number, types in enumerate(PROTOTYPES):
        declarations = ", ".join(f"{type_} p{index}" for index, type_ in enumerate(types)) or "void"
        body = " ".join(
            f"memcpy(p{index}, bytes + {8 * index}, sizeof *p{index});"
            if type_ in OUTPUTS
            else f"record(&p{index}, sizeof p{index});"
            for index, type_ in enumerate(types)
        )
        code += (
            f"int f{number}({declarations}) {{ extern unsigned char bytes[]; count = 0; {body} return 0; }}\n"
        )
    return ctypes.CDLL(
        str(build(tmp_path_factory.mktemp("random_calls"), code + "unsigned char bytes[512];"))
    )


@needs_fast_calls
@pytest.mark.parametrize("number", first(25, range(len(PROTOTYPES))))
@pytest.mark.hypothesis
def test_random_prototype_passes_arguments_and_results(echo_library: Any, number: int) -> None:
    """Compares the arguments that C receives and the results byte for byte."""
    types = PROTOTYPES[number]
    call, slow = fast_call(echo_library, f"f{number}", *make_parameters(types), check=fail)
    received = (ctypes.c_ubyte * 2048).in_dll(echo_library, "received")
    output_bytes = (ctypes.c_ubyte * 512).in_dll(echo_library, "bytes")

    @given(
        st.tuples(*(make_values(type_) for type_ in types if type_ in TYPES)),
        st.randoms(use_true_random=False),
    )
    @settings(max_examples=examples(30))
    def check(arguments: tuple[Any, ...], rng: random.Random) -> None:
        """Call the function with arguments, and with random bytes as the values of its outputs."""
        data = bytes(rng.randrange(64) for _ in range(512))  # without NaN
        ctypes.memmove(output_bytes, data, 512)
        results = call(*arguments)
        start = 0
        input_types = [type_ for type_ in types if type_ in TYPES]
        for type_, value in zip(input_types, arguments):
            cls = TYPES[type_].cls
            expected = value if type_ in RECORDS else cls(value)
            assert list_members(cls.from_buffer_copy(received, start)) == list_members(expected)
            start += ctypes.sizeof(cls)
        outputs = []
        for index, type_ in enumerate(types):
            if type_ in OUTPUTS:
                outputs.append(OUTPUTS[type_].from_buffer_copy(data, 8 * index).value)
        if len(outputs) > 1:
            assert results == tuple(outputs)
        else:
            assert results == (outputs[0] if outputs else None)

    check()
    assert slow.calls == []


@needs_fast_calls
@pytest.mark.parametrize("machine", ASSEMBLERS)
def test_cached_pieces_equal_generated_code(machine: str) -> None:
    """Code assembled from cached parts of other prototypes equals code that is generated from scratch."""
    runtime = Runtime(machine, 0)
    slow = RecordingFunction()
    longest_code = 0
    object_outputs = [make_output(Object(ctypes.c_void_p)), make_output(EnumMember(Number("i"), {}))]
    for types in PROTOTYPES:
        parameters_ = make_parameters(types) + object_outputs[: len(types) % 3]
        for check in (None, fail):
            call = slow, 0x1234, parameters_, ctypes.c_int, Number("i"), check
            codes = [
                Writer(runtime_, *call, overrun=fail).write() for runtime_ in (runtime, Runtime(machine, 0))
            ]
            assert codes[0] == codes[1]
            longest_code = max(longest_code, len(codes[0]))
    assert longest_code > 2000
