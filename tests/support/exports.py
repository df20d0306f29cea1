"""Builds exported C modules and calls them through ctypes, in a child process with a recording driver.

Arguments have the types that the reference implementation accepts (`contracts.argument_checks`): None,
numbers, tuples, ArrayViews and so on.
"""

from __future__ import annotations

import ctypes
import enum
import os
import pathlib
import pickle
import re
import struct
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from cudyn import Contract, Image
from cudyn._kernels.contracts import argument_checks, expressions
from cudyn._kernels.contracts.argument_checks import ArrayView, StreamHandle
from cudyn._kernels.contracts.dtypes import DTYPES, MEMORY, find_passed
from cudyn._kernels.contracts.parts import ArrayArgument, ScalarArgument, ShapeArgument, StructArgument
from cudyn._kernels.export.c_build import build
from cudyn._kernels.export.c_function import list_attributes
from cudyn._kernels.export.c_module import Source, name_functions, write_c

from . import cached_compiler, recording_driver
from .code import MOST_THREADS, STATIC
from .recording_driver import Recorder
from .releases import NEWEST_NUMBER

KINDS = ("TypeError", "ValueError", "CUDA", "load")  # the kinds of errors, which have the statuses 1 to 4
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-pedantic", "-Wshadow")
MOST_SHARED = (227 << 10) - STATIC  # maximum dynamic shared memory per block, in bytes
# Metadata that contains placeholders of the C template, and characters that have to be escaped in C strings.
METADATA = '{"@NAME@ PREFIX_OK @FACTS@": "what?\\\\?= is \\"kept\\"\\n"}'
CUBIN = Image(b"\x7fELF, a CUBIN of 19", "cubin", ("sm_90",))
PTX = Image(b".version 7.0\n.target sm_70\n", "ptx", ("sm_70",))


def apply(text: str) -> Contract:
    """Parse a contract, and set the types of kernel parameters that do not have one to i32."""
    contract = Contract(text)
    return contract.__replace__(
        passed=tuple(replace(parameter, type=parameter.type or "i32") for parameter in contract.passed)
    )


def write(
    contracts: list[Contract],
    *images: Image,
    name: str = "module",
    prefix: str = "m",
    metadata: str = METADATA,
    tvm_ffi: bool = False,
) -> Source:
    """Return the generated C files of a module. By default, the images are invalid."""
    return write_c(images or (CUBIN, PTX), contracts, metadata, name, prefix, tvm_ffi)


def compile(*command: str | pathlib.Path) -> None:
    """Run a compiler command, and check that it succeeds."""
    process = cached_compiler.run(list(map(str, command)))
    assert process.returncode == 0, process.stderr[:4000]


def build_library(source: Source, path: pathlib.Path, *options: str) -> pathlib.Path:
    """Compile a module with warnings as errors, and return the path of the shared library."""
    build(source, path, options=(*WARNINGS, "-O1", *options))
    return path


def build_examples(directory: pathlib.Path, *options: str) -> None:
    """Build the programs in examples/export in a directory that contains kernels.h and kernels.c."""
    examples = pathlib.Path(__file__).parents[2] / "examples/export"
    warnings = [option for option in WARNINGS if option != "-Wshadow"]
    flags = (f"-I{directory}", *warnings, "-O2", *options)
    compile("gcc", "-std=c99", *flags, "-c", directory / "kernels.c", "-o", directory / "kernels.o")
    for program, compiler, source, objects in (
        ("main", ("gcc", "-std=c99"), "main.c", [directory / "kernels.o"]),
        ("main++", ("g++", "-std=c++17", "-pthread"), "main.cpp", [directory / "kernels.o"]),
        ("dynamic", ("g++", "-std=c++17"), "dynamic.cpp", []),
        ("bench", ("gcc", "-std=c99"), "bench.c", [directory / "kernels.o"]),
    ):
        compile(*compiler, *flags, examples / source, *objects, "-ldl", "-o", directory / program)


def list_programs(directory: pathlib.Path, devices: int) -> list[tuple[list[str], str]]:
    """Return the commands that run the built examples, each with its expected output."""
    contract = "; the contract is add_one(a: f32[n], b: f32[n])"
    text = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n: i32)"
    message = f"refused: add_one: a: expected memory on cuda, got cpu{contract}\n1000003 results are right\n"
    count_message = f"refused: add_one: expected 2 arguments, got 1{contract}\n1000 results are right\n"
    return [
        ([str(directory / "main")], message),
        ([str(directory / "main++")], f"the results of {devices} devices are right\n"),
        ([str(directory / "dynamic"), str(directory / "kernels.so"), "add_one"], f"{text}\n{count_message}"),
    ]


def find_sanitizer(name: str) -> str:
    """Return the path of gcc's run-time library for a sanitizer, or skip the test if it is not installed."""
    path = subprocess.run(
        ["gcc", f"-print-file-name=lib{name}.so"], capture_output=True, text=True
    ).stdout.strip()
    if not os.path.isabs(path):
        pytest.skip(f"needs lib{name}, which is not installed")
    return path


def build_driver(directory: pathlib.Path, *flags: str, version: int = NEWEST_NUMBER) -> pathlib.Path:
    """Build the recording driver as libcuda.so.1 and return its directory."""
    return recording_driver.build(directory, *flags, version=version).parent


# --- calls in the child process


class TypeIndex(enum.IntEnum):
    """The type indices of TVM FFI that the tests use (TVMFFITypeIndex in tvm/ffi/c_api.h)."""

    NONE = 0
    INT = 1
    BOOL = 2
    FLOAT = 3
    OPAQUE_POINTER = 4
    DLTENSOR_POINTER = 7
    BYTES_POINTER = 9
    SMALL_BYTES = 12
    STRING = 65
    BYTES = 66
    SHAPE = 69
    TENSOR = 70
    ARRAY = 71
    MAP = 72
    BIG_INT = 78


OBJECT_HEADER_BYTES = 24  # the size of the header that precedes the data of each TVM FFI object


class _Payload(ctypes.Union):
    _fields_ = [("i64", ctypes.c_int64), ("f64", ctypes.c_double), ("pointer", ctypes.c_void_p)]


class Value(ctypes.Structure):
    """A TVM FFI value (TVMFFIAny in tvm/ffi/c_api.h)."""

    _fields_ = [("type_index", ctypes.c_int32), ("zero_padding", ctypes.c_uint32), ("payload", _Payload)]


class Tensor(ctypes.Structure):
    """A DLTensor."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("memory", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("rank", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class _Sequence(ctypes.Structure):
    """A TVM FFI object that contains bytes, a shape or an array."""

    _fields_ = [
        ("header", ctypes.c_char * OBJECT_HEADER_BYTES),
        ("data", ctypes.c_void_p),
        ("size", ctypes.c_int64),
    ]


class _TensorObject(ctypes.Structure):
    """A TVM FFI object that contains a tensor."""

    _fields_ = [("header", ctypes.c_char * OBJECT_HEADER_BYTES), ("tensor", Tensor)]


def _point(keep: list[Any], value: Any) -> int:
    """Return the address of a ctypes object. Append the object to `keep`, so that its memory stays valid."""
    keep.append(value)
    return ctypes.addressof(value)


class Null(NamedTuple):
    """A null pointer of one of the types in NULL_TYPES. It is equivalent to None."""

    type_index: int


NULL_TYPES = (7, 9, 66, 69, 70, 71, 78)  # DLTensor *, TVMFFIByteArray *, and objects


def pack(value: Any, keep: list[Any]) -> Value:
    """Convert an argument to a Value. Memory that it points to is appended to `keep`."""
    if isinstance(value, Null):
        return Value(value.type_index)
    if value is None:
        return Value(TypeIndex.NONE)
    if isinstance(value, bool):
        return Value(TypeIndex.BOOL, 0, _Payload(i64=value))
    if isinstance(value, int):
        if not -(2**63) <= value < 2**63:
            return Value(TypeIndex.BIG_INT, 0, _Payload(pointer=_point(keep, _pack_big(value))))
        return Value(TypeIndex.INT, 0, _Payload(i64=value))
    if isinstance(value, float):
        return Value(TypeIndex.FLOAT, 0, _Payload(f64=value))
    if isinstance(value, StreamHandle):
        return Value(TypeIndex.OPAQUE_POINTER, 0, _Payload(pointer=value.handle))
    if isinstance(value, ArrayView):
        return _pack_array(value, keep)
    if isinstance(value, bytes):
        return _pack_bytes(value, keep)
    if type(value) is tuple:
        return _pack_tuple(value, keep)
    assert isinstance(value, argument_checks.OtherValue), value
    type_index = {"str": TypeIndex.STRING, "dict": TypeIndex.MAP}[value.type_name]
    return Value(type_index, 0, _Payload(pointer=0))


def _pack_tuple(value: tuple[int, ...], keep: list[Any]) -> Value:
    """Convert a tuple of integers to an array object or a shape object, depending on the tuple's length.

    Both are accepted as shapes. A shape object cannot contain integers with more than 64 bits.
    """
    elements: Any
    if len(value) % 2 or max(map(abs, value), default=0) >= 2**63:
        type_index = TypeIndex.ARRAY
        elements = (Value * len(value))(*(pack(item, keep) for item in value))
    else:
        type_index = TypeIndex.SHAPE
        elements = (ctypes.c_int64 * len(value))(*value)
    sequence = _Sequence(b"", _point(keep, elements), len(value))
    return Value(type_index, 0, _Payload(pointer=_point(keep, sequence)))


def _pack_bytes(value: bytes, keep: list[Any]) -> Value:
    """Convert bytes to a value that contains them or, if there are too many, to an object or a pointer.

    The first byte determines whether it is an object or a pointer. The pointer points to a structure like the
    data that follows the header of the object.
    """
    if len(value) < 8:
        return Value(TypeIndex.SMALL_BYTES, len(value), _Payload(i64=int.from_bytes(value, "little")))
    data_address = _point(keep, ctypes.create_string_buffer(value, len(value)))
    object_address = _point(keep, _Sequence(b"", data_address, len(value)))
    if value[0] % 2:
        return Value(TypeIndex.BYTES, 0, _Payload(pointer=object_address))
    return Value(TypeIndex.BYTES_POINTER, 0, _Payload(pointer=object_address + OBJECT_HEADER_BYTES))


def _pack_big(value: int) -> Any:
    """Convert an integer with more than 64 bits to a TVM FFI object: header, number of words, and words."""
    word_count = value.bit_length() // 64 + 1  # with a bit for the sign
    mask = 2**64 - 1
    words = [(value >> (64 * index)) & mask for index in range(word_count)]
    header = [0] * (OBJECT_HEADER_BYTES // 8)
    contents = [*header, word_count, *words]
    return (ctypes.c_uint64 * len(contents))(*contents)


def _pack_array(view: ArrayView, keep: list[Any]) -> Value:
    """Convert an array to a tensor object, or to a pointer to a DLTensor if its rank is even."""
    rank = len(view.shape)
    code, bits, lanes = parse_data_type(view.dtype)
    sizes, strides = (ctypes.c_int64 * rank)(*view.shape), (ctypes.c_int64 * rank)(*view.strides)
    # A part of the address is passed as a byte offset, to test that offsets are added to addresses. Null
    # pointers have an offset, too.
    offset = view.address % 3 if view.address else 64
    tensor = Tensor(
        view.address and view.address - offset,
        parse_memory(view.memory),
        view.device,
        rank,
        code,
        bits,
        lanes,
        sizes,
        strides,
        offset,
    )
    keep += [sizes, strides]
    # In DLPack, an array in C order without gaps may omit the strides. The address selects some arrays.
    if list(view.strides) == contiguous_strides(view.shape) and view.address % 2:
        tensor.strides = None
    if rank % 2:
        return Value(TypeIndex.TENSOR, 0, _Payload(pointer=_point(keep, _TensorObject(b"", tensor))))
    return Value(TypeIndex.DLTENSOR_POINTER, 0, _Payload(pointer=_point(keep, tensor)))


def parse_data_type(name: str) -> tuple[int, int, int]:
    """Return the code, bits and lanes of the DLDataType with this name."""
    if name in DTYPES:
        dtype = DTYPES[name]
        return dtype.code, dtype.bits, dtype.lanes
    numbers = name.removeprefix("DLDataType(").removesuffix(")").split(", ")
    code, bits, lanes = map(int, numbers)
    return code, bits, lanes


def parse_memory(name: str) -> int:
    """Return the DLDeviceType of the memory with this name."""
    for device_type, memory_name in MEMORY.items():
        if memory_name == name:
            return device_type
    return int(name.removeprefix("DLDeviceType(").removesuffix(")"))


def contiguous_strides(shape: tuple[int, ...]) -> list[int]:
    """Return the strides of an array in C order, in elements."""
    strides = [1] * len(shape)
    for index in reversed(range(len(shape) - 1)):
        strides[index] = strides[index + 1] * shape[index + 1]
    return strides


class Launch(NamedTuple):
    """A launch that the driver has recorded."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    cluster: tuple[int, ...] | None
    cooperative: bool
    shared_memory: int
    stream: int
    parameters: tuple[bytes, ...]
    pdl: bool = False
    priority: int | None = None


class Outcome(NamedTuple):
    """The result of a call.

    Attributes:
        kind: One of KINDS, or an empty string if the call succeeded.
        text: The error message.
        launch: The launch, or `None` if nothing was launched.
    """

    kind: str
    text: str
    launch: Launch | None


class Module:
    """An exported library and the recording driver in this process. A context of device 0 is current."""

    def __init__(self, path: str, contracts: list[Contract], prefix: str = "m") -> None:
        self.gpu = Recorder()
        self.library = ctypes.CDLL(path)
        self.prefix = prefix
        self.contracts: dict[str, list[Contract]] = {}
        for contract in contracts:
            self.contracts.setdefault(contract.name, []).append(contract)
        names = name_functions(contracts, prefix)
        self.names = {contract.name: pair for contract, pair in reversed([*zip(contracts, names)])}
        self.error = self.library[f"{prefix}_error"]
        self.error.restype = ctypes.c_char_p

    def call(self, name: str, arguments: tuple[Any, ...], overload: int = 0) -> Outcome:
        """Call a packed function. `overload` is the index of the contract whose kernel may be launched."""
        keep: list[Any] = []
        packed = [pack(argument, keep) for argument in arguments]
        values = (Value * (len(packed) + 1))(*packed)  # an array without elements would not have an address
        result = Value(99)
        _, packed_name = self.names[name]
        function = self.library[packed_name]
        contract = self.contracts[name][overload]
        return self._observe(contract, lambda: function(None, values, len(packed), ctypes.byref(result)))

    def call_typed(
        self, name: str, arguments: tuple[Any, ...], sizes: dict[str, int], stream: int
    ) -> Outcome:
        """Call a typed function.

        Args:
            name: The name of the function.
            arguments: The arguments, with addresses (or `None`) in place of arrays.
            sizes: The value of each symbol that is a parameter.
            stream: The stream of the launch.
        """
        contract = self.contracts[name][0]
        c_arguments: list[Any] = []
        for argument, value in zip(contract.arguments, arguments):
            if isinstance(argument, ArrayArgument):
                c_arguments.append(ctypes.c_void_p(value or 0))
            elif isinstance(argument, ScalarArgument):
                c_arguments.append(CTYPES[argument.dtype](value))
            elif isinstance(argument, StructArgument):
                c_arguments.append(ctypes.c_char_p(value))
        c_arguments += map(ctypes.c_int64, sizes.values())
        function = self.library[self.names[name][0]]
        return self._observe(contract, lambda: function(*c_arguments, ctypes.c_void_p(stream)))

    def _observe(self, contract: Contract, call: Any) -> Outcome:
        """Call a function that returns a status, and return the error or the launch that was recorded."""
        gpu = self.gpu
        sizes = [find_passed(parameter.type)[0] for parameter in contract.passed]
        offsets = gpu.set_parameter_sizes(sizes)
        launches_before = gpu.launches
        status = call()
        if status:
            assert gpu.launches == launches_before
            return Outcome(KINDS[status - 1], self.error().decode(), None)
        if gpu.launches == launches_before:
            return Outcome("", "", None)
        raw = bytes(gpu.parameters)
        assert contract.launch is not None
        with_config = list_attributes(contract.launch) not in ([], ["OF_COOPERATIVE"])
        passed = tuple(raw[offset : offset + size] for offset, size in zip(offsets, sizes))
        return Outcome("", "", observe_launch(gpu, passed, with_config))


# Launch attributes (CUlaunchAttributeID in cuda.h).
COOPERATIVE, CLUSTER_DIMENSION, PROGRAMMATIC_SERIALIZATION, PRIORITY = 2, 4, 6, 8


def observe_launch(gpu: Recorder, parameters: tuple[bytes, ...], with_config: bool) -> Launch:
    """Return the last launch that the driver has recorded.

    Args:
        gpu: The recording driver.
        parameters: The bytes of the kernel's parameters.
        with_config: Whether the kernel was launched with cuLaunchKernelEx.
    """
    count = gpu.attributes if with_config else 0
    attributes = {gpu.attribute_ids[i]: tuple(gpu.attribute_values[i]) for i in range(count)}
    assert len(attributes) == count
    assert {*attributes} <= {COOPERATIVE, CLUSTER_DIMENSION, PROGRAMMATIC_SERIALIZATION, PRIORITY}
    assert attributes.get(PROGRAMMATIC_SERIALIZATION, (1,))[0] == 1
    priority = None
    if PRIORITY in attributes:
        priority = ctypes.c_int32(attributes[PRIORITY][0]).value  # recorded as an unsigned integer
    return Launch(
        gpu.name.decode(),
        tuple(gpu.grid),
        tuple(gpu.block),
        attributes.get(CLUSTER_DIMENSION),
        COOPERATIVE in attributes if with_config else bool(gpu.cooperative),
        gpu.shared,
        gpu.stream,
        parameters,
        PROGRAMMATIC_SERIALIZATION in attributes,
        priority,
    )


CTYPES: dict[str, Any] = {
    "bool": ctypes.c_bool,
    **dict.fromkeys(("f16", "bf16", "f32"), ctypes.c_float),
    "f64": ctypes.c_double,
    **{f"i{bits}": getattr(ctypes, f"c_int{bits}") for bits in (8, 16, 32, 64)},
    **{f"u{bits}": getattr(ctypes, f"c_uint{bits}") for bits in (8, 16, 32, 64)},
}


def write_parameters(contract: Contract, passed: list[Any]) -> tuple[bytes, ...]:
    """Return the bytes of each parameter of a kernel."""
    return tuple(_write_parameter(parameter.type, value) for parameter, value in zip(contract.passed, passed))


def _write_parameter(kind: str, value: Any) -> bytes:
    """Return the bytes of a parameter. A bf16 value is an integer that contains its bits."""
    if kind == "pointer":
        return int(value).to_bytes(8, "little")
    if kind == "tma":
        return bytes(128) if value is None else _write_map(value)
    if kind in ("f16", "bf16"):
        return struct.pack("<e", value) if kind == "f16" else int(value).to_bytes(2, "little")
    return value if isinstance(value, bytes) else bytes(CTYPES[kind](value))


def _write_map(encoded: argument_checks.EncodedMap) -> bytes:
    """Return the bytes of the tensor map that the driver encodes."""

    def pad(values: Sequence[int], count: int) -> list[int]:
        """Return `count` values: the first of `values`, and zeros if there are not enough."""
        return [*values, *[0] * count][:count]

    numbers = (encoded.dtype, len(encoded.dims), 0, *encoded.options, 0, 0)
    dims, strides, box = pad(encoded.dims, 5), pad(encoded.strides, 4), pad(encoded.box, 5)
    data = struct.pack("<8B10Q5I", *numbers, encoded.address, *dims, *strides, *box)
    return data.ljust(128, b"\0")


def count_sms(device: int | None) -> int:
    """Return the number of multiprocessors that the recording driver reports."""
    return 132 - 100 * (device or 0)  # as in recording_driver.c


THREADS_PER_MULTIPROCESSOR = 2048


def find_occupancy(threads: int, shared: int) -> int:
    """Return the occupancy that the recording driver reports, or 1 if no block fits."""
    if threads > MOST_THREADS or shared > MOST_SHARED:
        return 1
    most_blocks = THREADS_PER_MULTIPROCESSOR // threads
    return max(1, min(most_blocks, MOST_SHARED // shared) if shared else most_blocks)


def add_defaults(contract: Contract, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the arguments, followed by the default values of the omitted arguments."""
    if len(arguments) < len(contract.arguments):
        return tuple(argument_checks.order(contract, arguments, {}))
    return arguments


def expect(
    contract: Contract,
    arguments: tuple[Any, ...],
    extra_stream: int = 0,
    count_sms: Callable[[int | None], int] = count_sms,
    find_occupancy: Callable[[int, int], int] = find_occupancy,
) -> Outcome:
    """Return the outcome of a call according to the reference implementation.

    Args:
        contract: The contract of the function.
        arguments: The arguments. The last ones may be omitted if they have default values.
        extra_stream: The stream of the launch if no argument is a stream.
        count_sms: Returns the number of multiprocessors of a device.
        find_occupancy: Returns the number of blocks per multiprocessor, from the number of threads and the
            bytes of shared memory.
    """
    try:
        arguments = add_defaults(contract, arguments)
        bound = argument_checks.check(contract, arguments, count_sms)
        passed = argument_checks.compute_passed(bound)
        grid = argument_checks.compute_grid(bound, find_occupancy)
        if 0 not in grid.grid:
            argument_checks.check_limits(bound, grid, MOST_THREADS, MOST_SHARED)
    except (TypeError, ValueError) as error:
        return Outcome(type(error).__name__, str(error), None)
    if 0 in grid.grid:
        return Outcome("", "", None)
    launch = contract.launch
    assert launch is not None
    stream = (extra_stream if bound.stream is None else bound.stream) % 2**64
    expected_launch = Launch(
        contract.kernel,
        grid.grid,
        grid.block,
        grid.cluster,
        launch.cooperative,
        grid.shared_memory,
        stream,
        write_parameters(contract, passed),
        launch.pdl,
        grid.priority,
    )
    return Outcome("", "", expected_launch)


def expect_first(outcomes: list[Outcome]) -> tuple[Outcome, int]:
    """Return the expected outcome of a call to overloaded contracts, and the index of the matching contract.

    Args:
        outcomes: For each contract, the expected outcome of the same call if it were the only contract.
    """
    for index, outcome in enumerate(outcomes):
        if not outcome.kind:
            return outcome, index
    name = outcomes[0].text.partition(":")[0]
    kind = "ValueError" if any(outcome.kind == "ValueError" for outcome in outcomes) else "TypeError"
    lines = [
        f"{name}: no contract with this name accepts the arguments",
        *(rejected.text for rejected in outcomes),
    ]
    return Outcome(kind, "\n".join(lines), None), 0


class Case(NamedTuple):
    """A call in the child process. The packed function is called if `sizes` is `None`."""

    name: str
    arguments: tuple[Any, ...]
    sizes: dict[str, int] | None = None
    stream: int = 0
    overload: int = 0


def run_cases(path: str) -> None:
    """Make the calls that are pickled in a file, and replace the contents of the file with the outcomes."""
    library, contracts, cases = pickle.loads(pathlib.Path(path).read_bytes())
    module = Module(library, list(map(apply, contracts)))
    outcomes = [
        module.call(case.name, case.arguments, case.overload)
        if case.sizes is None
        else module.call_typed(case.name, case.arguments, case.sizes, case.stream)
        for case in cases
    ]
    pathlib.Path(path).write_bytes(pickle.dumps(outcomes))


def run_in_child(
    driver: pathlib.Path,
    library: pathlib.Path,
    contracts: list[str],
    cases: list[Case],
    env: Mapping[str, str] | None = None,
) -> list[Outcome]:
    """Make calls in a child process and return their outcomes."""
    from ..conftest import run_python

    path = library.with_suffix(".cases")
    path.write_bytes(pickle.dumps((str(library), contracts, cases)))
    code = f"from tests.support import exports; exports.run_cases({str(path)!r})"
    process = run_python(code, env={"LD_LIBRARY_PATH": str(driver), **(env or {})})
    assert process.returncode == 0, process.stderr
    outcomes: list[Outcome] = pickle.loads(path.read_bytes())
    assert len(outcomes) == len(cases)
    return outcomes


def list_symbols(contract: Contract) -> list[str]:
    """List the sizes that the typed function accepts as separate parameters, in their order."""
    scalars = {argument.name for argument in contract.arguments if isinstance(argument, ScalarArgument)}
    symbols: dict[str, None] = {}
    for argument in contract.arguments:
        sizes: tuple[Any, ...] = ()
        if isinstance(argument, ArrayArgument):
            sizes = (*argument.shape, *(argument.strides or ()))
        elif isinstance(argument, ShapeArgument):
            sizes = argument.sizes
        for size in sizes:
            names = [size] if isinstance(size, str) else []  # an integer does not contain symbols
            if isinstance(size, expressions.Expression):
                names = re.findall(r"[A-Za-z]\w*", size.text)
            symbols |= dict.fromkeys(name for name in names if name not in (*scalars, *expressions.FUNCTIONS))
    return list(symbols)
