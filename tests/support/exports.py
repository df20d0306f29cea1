"""Modules that cudyn has written in C, built and called: through ctypes, in a child with a driver in C.

Arguments are those of the reference (`contracts.argument_checks`): None, numbers, tuples, ArrayViews, ...
"""

from __future__ import annotations

import ctypes
import os
import pathlib
import pickle
import re
import struct
import subprocess
from collections.abc import Callable, Mapping
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

KINDS = ("TypeError", "ValueError", "CUDA", "load")  # of the statuses from 1 on
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-pedantic", "-Wshadow")
MOST_SHARED = (227 << 10) - STATIC  # of a block
METADATA = '{"@NAME@ PREFIX_OK @FACTS@": "what?\\\\?= is \\"kept\\"\\n"}'
CUBIN = Image(b"\x7fELF, a CUBIN of 19", "cubin", ("sm_90",))
PTX = Image(b".version 7.0\n.target sm_70\n", "ptx", ("sm_70",))


def apply(text: str) -> Contract:
    """A contract that passes each untyped size as an i32."""
    contract = Contract(text)
    return contract.__replace__(
        passed=tuple(replace(each, type=each.type or "i32") for each in contract.passed)
    )


def write(
    contracts: list[Contract],
    *images: Image,
    name: str = "module",
    prefix: str = "m",
    metadata: str = METADATA,
    tvm_ffi: bool = False,
) -> Source:
    return write_c(images or (CUBIN, PTX), contracts, metadata, name, prefix, tvm_ffi)


def compile(*command: str | pathlib.Path) -> None:
    done = cached_compiler.run(list(map(str, command)))
    assert done.returncode == 0, done.stderr[:4000]


def build_library(source: Source, path: pathlib.Path, *options: str) -> pathlib.Path:
    build(source, path, options=(*WARNINGS, "-O1", *options))
    return path


def build_examples(folder: pathlib.Path, *options: str) -> None:
    """The programs of examples/export, beside the kernels.h and kernels.c that are in a folder."""
    examples = pathlib.Path(__file__).parents[2] / "examples/export"
    code, shown = folder / "kernels.c", (f"-I{folder}", *WARNINGS[:4], "-O2", *options)
    compile("gcc", "-std=c99", *shown, "-c", code, "-o", folder / "kernels.o")
    for name, compiler, source, more in (
        ("main", ("gcc", "-std=c99"), "main.c", [folder / "kernels.o"]),
        ("main++", ("g++", "-std=c++17", "-pthread"), "main.cpp", [folder / "kernels.o"]),
        ("dynamic", ("g++", "-std=c++17"), "dynamic.cpp", []),
        ("bench", ("gcc", "-std=c99"), "bench.c", [folder / "kernels.o"]),
    ):
        compile(*compiler, *shown, examples / source, *more, "-ldl", "-o", folder / name)


def list_programs(folder: pathlib.Path, devices: int) -> list[tuple[list[str], str]]:
    """How the examples that are built there are run, and what they say then."""
    refused = "; the contract is add_one(a: f32[n], b: f32[n])"
    text = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n: i32)"
    said = f"refused: add_one: a: expected memory on cuda, got cpu{refused}\n1000003 results are right\n"
    count = f"refused: add_one: expected 2 arguments, got 1{refused}\n1000 results are right\n"
    return [
        ([str(folder / "main")], said),
        ([str(folder / "main++")], f"the results of {devices} devices are right\n"),
        ([str(folder / "dynamic"), str(folder / "kernels.so"), "add_one"], f"{text}\n{count}"),
    ]


def find_sanitizer(name: str) -> str:
    """The run-time library of a sanitizer of gcc; skips the test where it is not installed."""
    found = subprocess.run(
        ["gcc", f"-print-file-name=lib{name}.so"], capture_output=True, text=True
    ).stdout.strip()
    if not os.path.isabs(found):
        pytest.skip(f"needs lib{name}, which is not installed")
    return found


def build_driver(folder: pathlib.Path, *flags: str, version: int = NEWEST_NUMBER) -> pathlib.Path:
    """The driver in C, as libcuda.so.1 in a folder; returns the folder."""
    return recording_driver.build(folder, *flags, version=version).parent


# --- calls, in the child


class _As(ctypes.Union):
    _fields_ = [("i64", ctypes.c_int64), ("f64", ctypes.c_double), ("pointer", ctypes.c_void_p)]


class Value(ctypes.Structure):
    _fields_ = [("type_index", ctypes.c_int32), ("zero_padding", ctypes.c_uint32), ("of", _As)]


class Tensor(ctypes.Structure):
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
    _fields_ = [("header", ctypes.c_char * 24), ("data", ctypes.c_void_p), ("size", ctypes.c_int64)]


class _Object(ctypes.Structure):
    _fields_ = [("header", ctypes.c_char * 24), ("tensor", Tensor)]


def _point(keep: list[Any], value: Any) -> int:
    keep.append(value)
    return ctypes.addressof(value)


def pack(value: Any, keep: list[Any]) -> Value:
    """A Value; what it points to is put into `keep`."""
    if value is None:
        return Value(0)
    if isinstance(value, bool):
        return Value(2, 0, _As(i64=value))
    if isinstance(value, int):
        if not -(2**63) <= value < 2**63:
            return Value(78, 0, _As(pointer=_point(keep, _pack_big(value))))
        return Value(1, 0, _As(i64=value))
    if isinstance(value, float):
        return Value(3, 0, _As(f64=value))
    if isinstance(value, StreamHandle):
        return Value(4, 0, _As(pointer=value.handle))
    if isinstance(value, ArrayView):
        return _pack_array(value, keep)
    if isinstance(value, bytes):
        return _pack_bytes(value, keep)
    if type(value) is tuple:
        if len(value) % 2 or max(map(abs, value), default=0) >= 2**63:  # as an array, else as a shape object
            items = (Value * len(value))(*(pack(each, keep) for each in value))
            return Value(71, 0, _As(pointer=_point(keep, _Sequence(b"", _point(keep, items), len(value)))))
        sizes = (ctypes.c_int64 * len(value))(*value)
        return Value(69, 0, _As(pointer=_point(keep, _Sequence(b"", _point(keep, sizes), len(value)))))
    assert isinstance(value, argument_checks.OtherValue), value
    return Value({"str": 65, "dict": 72}[value.what], 0, _As(pointer=0))


def _pack_bytes(value: bytes, keep: list[Any]) -> Value:
    """Bytes: in the value, in an object, or by their address."""
    if len(value) < 8:
        return Value(12, len(value), _As(i64=int.from_bytes(value, "little")))
    where = _point(keep, ctypes.create_string_buffer(value, len(value)))
    one = _Sequence(b"", where, len(value))
    return Value(66 if value[0] % 2 else 9, 0, _As(pointer=_point(keep, one) + (0 if value[0] % 2 else 24)))


def _pack_big(value: int) -> Any:
    """An integer of more than 64 bits, as TVM FFI's object."""
    count = value.bit_length() // 64 + 1
    words = [count, *(value >> 64 * i & 2**64 - 1 for i in range(count))]
    return (ctypes.c_uint64 * (3 + len(words)))(0, 0, 0, *words)


def _pack_array(view: ArrayView, keep: list[Any]) -> Value:
    rank = len(view.shape)
    code, bits, lanes = read_dlpack(view.dtype)
    contiguous = argument_checks.ArrayView(*view)
    sizes, strides = (ctypes.c_int64 * rank)(*view.shape), (ctypes.c_int64 * rank)(*contiguous.strides)
    offset = view.address % 3 if view.address else 64  # some of it is declared so, also behind null
    tensor = Tensor(
        view.address and view.address - offset,
        read_memory(view.memory),
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
    if list(view.strides) == contiguous_strides(view.shape) and view.address % 2:
        tensor.strides = None
    if rank % 2:
        return Value(70, 0, _As(pointer=_point(keep, _Object(b"", tensor))))
    return Value(7, 0, _As(pointer=_point(keep, tensor)))


def read_dlpack(name: str) -> tuple[int, int, int]:
    """Code, bits and lanes of the DLDataType with a name."""
    if name in DTYPES:
        return DTYPES[name].code, DTYPES[name].bits, 1
    code, bits, lanes = map(int, name[11:-1].split(", "))
    return code, bits, lanes


def read_memory(name: str) -> int:
    """The DLDeviceType with a name."""
    return next((n for n, each in MEMORY.items() if each == name), None) or int(name[13:-1])


def contiguous_strides(shape: tuple[int, ...]) -> list[int]:
    strides = [1] * len(shape)
    for index in reversed(range(len(shape) - 1)):
        strides[index] = strides[index + 1] * shape[index + 1]
    return strides


class Launch(NamedTuple):
    """How the driver was called."""

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
    """kind: "" or one of KINDS; text: of the error; launch: None where nothing was launched."""

    kind: str
    text: str
    launch: Launch | None


class Module:
    """An exported library and the driver in C, in this process; a context of device 0 is current."""

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
        """Call the packed function. overload: the place of the contract whose kernel may be launched."""
        keep: list[Any] = []
        values = (Value * (len(arguments) + 1))(*(pack(each, keep) for each in arguments))
        result = Value(99)
        function = self.library[self.names[name][1]]
        contract = self.contracts[name][overload]
        return self._observe(contract, lambda: function(None, values, len(arguments), ctypes.byref(result)))

    def call_typed(
        self, name: str, arguments: tuple[Any, ...], sizes: dict[str, int], stream: int
    ) -> Outcome:
        """Call the typed function: stand-ins for arrays and numbers, sizes by symbol."""
        contract = self.contracts[name][0]
        given: list[Any] = []
        for argument, value in zip(contract.arguments, arguments):
            if isinstance(argument, ArrayArgument):
                given.append(ctypes.c_void_p(value or 0))
            elif isinstance(argument, ScalarArgument):
                given.append(CTYPES[argument.dtype](value))
            elif isinstance(argument, StructArgument):
                given.append(ctypes.c_char_p(value))
        given += map(ctypes.c_int64, sizes.values())
        function = self.library[self.names[name][0]]
        return self._observe(contract, lambda: function(*given, ctypes.c_void_p(stream)))

    def _observe(self, contract: Contract, call: Any) -> Outcome:
        gpu = self.gpu
        sizes = [find_passed(p.type)[0] for p in contract.passed]
        offsets = gpu.take(sizes)
        before = gpu.launches
        status = call()
        if status:
            assert gpu.launches == before
            return Outcome(KINDS[status - 1], self.error().decode(), None)
        if gpu.launches == before:
            return Outcome("", "", None)
        raw = bytes(gpu.parameters)
        assert contract.launch is not None
        with_config = list_attributes(contract.launch) not in ([], ["OF_COOPERATIVE"])
        passed = tuple(raw[at : at + size] for at, size in zip(offsets, sizes))
        return Outcome("", "", observe_launch(gpu, passed, with_config))


def observe_launch(gpu: Recorder, parameters: tuple[bytes, ...], with_config: bool) -> Launch:
    """The last launch, which was made by cuLaunchKernelEx or by an older function."""
    count = gpu.attributes if with_config else 0
    given = {gpu.attribute_ids[i]: tuple(gpu.attribute_values[i]) for i in range(count)}
    assert (len(given), {*given} - {2, 4, 6, 8}, given.get(6, (1,))[0]) == (count, set(), 1)
    priority = given[8][0] if 8 in given else None
    return Launch(
        gpu.name.decode(),
        tuple(gpu.grid),
        tuple(gpu.block),
        given.get(4),
        2 in given if with_config else bool(gpu.cooperative),
        gpu.shared,
        gpu.stream,
        parameters,
        6 in given,
        None if priority is None else (priority + 2**31) % 2**32 - 2**31,
    )


CTYPES: dict[str, Any] = {
    "bool": ctypes.c_bool,
    **dict.fromkeys(("f16", "bf16", "f32"), ctypes.c_float),
    "f64": ctypes.c_double,
    **{f"{s}{b}": getattr(ctypes, f"c_{'u' * (s == 'u')}int{b}") for s in "iu" for b in (8, 16, 32, 64)},
}


def write_parameters(contract: Contract, passed: list[Any]) -> tuple[bytes, ...]:
    """The bytes of each parameter of a kernel."""
    return tuple(_write_parameter(each.type, value) for each, value in zip(contract.passed, passed))


def _write_parameter(kind: str, value: Any) -> bytes:
    if kind == "pointer":
        return int(value).to_bytes(8, "little")
    if kind == "tma":
        return bytes(128) if value is None else _write_map(value)
    if kind in ("f16", "bf16"):
        return struct.pack("<e", value) if kind == "f16" else int(value).to_bytes(2, "little")
    return value if isinstance(value, bytes) else bytes(CTYPES[kind](value))


def _write_map(of: argument_checks.EncodedMap) -> bytes:
    """The tensor map that the driver makes."""
    numbers = (of.dtype, len(of.dims), *of.options, 0, 0)
    dims, strides, box = ((*each, *[0] * 5)[:5] for each in (of.dims, of.strides, of.box))
    return struct.pack("<8B10Q5I", *numbers, of.address, *dims, *strides[:4], *box).ljust(128, b"\0")


def count_sms(device: int | None) -> int:
    """What the driver says."""
    return 132 - 100 * (device or 0)


def find_occupancy(threads: int, shared: int) -> int:
    """What the driver says of a kernel; 1 where none fits."""
    if threads > MOST_THREADS or shared > MOST_SHARED:
        return 1
    return max(1, min(2048 // threads, MOST_SHARED // shared if shared else 2048))


def add_defaults(contract: Contract, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, and behind them the default values of those that are left out."""
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
    """What the reference says, and the launch that follows."""
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
    found = Launch(
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
    return Outcome("", "", found)


def expect_first(outcomes: list[Outcome]) -> tuple[Outcome, int]:
    """What comes of a call by several contracts of one name, and the place of the one that takes it."""
    for at, outcome in enumerate(outcomes):
        if not outcome.kind:
            return outcome, at
    name = outcomes[0].text.partition(":")[0]
    kind = "ValueError" if any(outcome.kind == "ValueError" for outcome in outcomes) else "TypeError"
    lines = [f"{name}: no contract with this name accepts the arguments", *(each.text for each in outcomes)]
    return Outcome(kind, "\n".join(lines), None), 0


class Case(NamedTuple):
    """A call in the child: packed where sizes is None."""

    name: str
    arguments: tuple[Any, ...]
    sizes: dict[str, int] | None = None
    stream: int = 0
    overload: int = 0


def run_cases(path: str) -> None:
    """In the child: make the calls that a file has, and write what came of them."""
    library, contracts, cases = pickle.loads(pathlib.Path(path).read_bytes())
    module = Module(library, list(map(apply, contracts)))
    found = [
        module.call(case.name, case.arguments, case.overload)
        if case.sizes is None
        else module.call_typed(case.name, case.arguments, case.sizes, case.stream)
        for case in cases
    ]
    pathlib.Path(path).write_bytes(pickle.dumps(found))


def run_in_child(
    driver: pathlib.Path,
    library: pathlib.Path,
    contracts: list[str],
    cases: list[Case],
    env: Mapping[str, str] | None = None,
) -> list[Outcome]:
    """What comes of calls, in a process of their own."""
    from ..conftest import run_python

    path = library.with_suffix(".cases")
    path.write_bytes(pickle.dumps((str(library), contracts, cases)))
    code = f"from tests.support import exports; exports.run_cases({str(path)!r})"
    done = run_python(code, env={"LD_LIBRARY_PATH": str(driver), **(env or {})})
    assert done.returncode == 0, done.stderr
    found: list[Outcome] = pickle.loads(path.read_bytes())
    assert len(found) == len(cases)
    return found


def list_symbols(contract: Contract) -> list[str]:
    """The sizes that the typed function takes by themselves, in order."""
    numbers = {argument.name for argument in contract.arguments if isinstance(argument, ScalarArgument)}
    found: dict[str, None] = {}
    for argument in contract.arguments:
        sizes: tuple[Any, ...] = ()
        if isinstance(argument, ArrayArgument):
            sizes = (*argument.shape, *(argument.strides or ()))
        elif isinstance(argument, ShapeArgument):
            sizes = argument.sizes
        for size in sizes:
            names = [size] if isinstance(size, str) else []
            if isinstance(size, expressions.Expression):
                names = re.findall(r"[A-Za-z]\w*", size.text)
            found |= dict.fromkeys(name for name in names if name not in (*numbers, *expressions.FUNCTIONS))
    return list(found)
