"""Tests for kernels with a contract: passed values and rejected arguments.

The simulated device uses host memory.
"""

from __future__ import annotations

import ctypes
import enum
import itertools
import random
import struct
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import CURRENT_STREAM, Buffer, Contract, Device, Image, Kernel, Module, driver
from cudyn._kernels.contracts import argument_checks
from cudyn._kernels.contracts.dtypes import ACCEPTED, DTYPES
from cudyn._kernels.launch.contract_reader import convert_arguments, make_plan
from cudyn.testing import FakeArray

from ...conftest import package
from ...support import unknown_steps
from ...support.amount import first
from ...support.code import compilable, fatbin, ptx
from ...support.dlpack import Producer
from ...support.messages import raises
from ...support.simulated_gpu import HOST, MANAGED, PAGEABLE, Gpu
from ...support.tensors import Array, Pinned, Tensor
from ..export import refusals, ways
from .conftest import Whole, needs_fast_calls, reaches_python
from .test_launch import Torch

ADD = "add_one(a: f32[n], b: f32[n]) -> add<<<ceildiv(n, 256), 256>>>(a, b, n: i32)"


def list_ptx_types(contract: Contract) -> str:
    """Return the PTX types of the values that a contract passes, separated by commas.

    A size without a type has 8 bytes.
    """
    special_types = {"pointer": "u64", "": "u64", "bool": "u8", "bf16": "b16", "tma": "align 64 .b8[128]"}
    ptx_types = []
    for value in contract.passed:
        if value.type in special_types:
            ptx_types.append(special_types[value.type])
        elif value.type.startswith("struct"):
            ptx_types.append(value.type.replace("struct", "align 8 .b8"))
        else:
            ptx_types.append(value.type.replace("i", "s"))
    return ", ".join(ptx_types)


def make_kernel(text: str, **options: Any) -> Any:
    """Return the kernel of a contract. Its PTX has matching parameters."""
    contract = Contract(text)
    module = Module(ptx(**{contract.kernel: list_ptx_types(contract)}), **options)
    return module.get_kernel(contract)


def read_parameters(gpu: Gpu, kernel: Any, *codes: str) -> tuple[Any, ...]:
    """Return the parameters of the last launch.

    Args:
        gpu: The simulated driver.
        kernel: The kernel that was launched.
        codes: The format code of `struct` for each parameter.
    """
    data = gpu.parameters
    return tuple(
        struct.unpack_from(f"<{code}", data, parameter.offset)[0]
        for code, parameter in zip(codes, kernel.parameters)
    )


def f32(*shape: int, **options: Any) -> Tensor:
    """Return a fake torch tensor of floats."""
    return Tensor("f32", shape, **options)


# --- contracts and kernels


def test_kernel_of_a_contract_has_its_types(device: Device) -> None:
    """The same contract returns the same kernel, and the kernel without a contract is a different object."""
    module = Module(compilable(ptx(add="u64, u64, u32", k="u64")))
    contract = Contract("add_one(a: f32[n], b: f32[n]) -> add<<<ceildiv(n, 256), 256>>>(a, b, n)")
    kernel = module.get_kernel(contract)
    assert module.get_kernel(Contract(contract.text)) is kernel
    assert kernel.contract is not None
    assert kernel.contract.text == contract.text.replace("b, n)", "b, n: i32)")
    assert repr(kernel) == "<Kernel add_one(a: f32[n], b: f32[n])>"
    assert callable(kernel)
    bare = module.get_kernel("add")
    assert bare is not kernel
    assert bare.contract is None


def test_contract_that_does_not_match_the_kernel_raises(device: Device) -> None:
    """The name and the number and types of the parameters must be those of the compiled kernel."""
    module = Module(compilable(ptx(add="u64, u64, u32")))
    with raises(ValueError):
        module.get_kernel(Contract("f(a: f32[n]) -> add(a)"))
    with raises(ValueError):
        module.get_kernel(Contract("f(a: f32[n], x: f64) -> add(a, a, x)"))
    with raises(KeyError):
        module.get_kernel(Contract("none(a: f32[n])"))
    with raises(TypeError):
        module.get_kernel(5)  # type: ignore[arg-type]


def test_contract_with_all_types_determines_the_parameters_of_a_fatbin(
    gpu: Gpu, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without cuFuncGetParamInfo, a contract with all types determines the parameters."""
    code = Image(fatbin(ptx(add="u64, u64, s32")), "fatbin")
    monkeypatch.setattr(
        "cudyn._kernels.launch.kernel_function.KernelFunction.get_parameters", lambda self: None
    )
    kernel: Any = Module(code).get_kernel(Contract(ADD))
    assert [str(parameter) for parameter in kernel.parameters] == ["u64", "u64", "s32"]
    kernel(f32(5), f32(5, address=8192))
    assert read_parameters(gpu, kernel, "Q", "Q", "i") == (4096, 8192, 5)
    with raises(ValueError):
        Module(code).get_kernel(Contract("f(a: f32[n]) -> add<<<1, 1>>>(a, n)"))


def test_call_of_a_kernel_without_a_grid_raises(gpu: Gpu) -> None:
    """Only a contract with a grid makes a kernel callable. `launch` receives the grid as an argument."""
    module = Module(ptx(add="u64, u64, u32"))
    kernels: list[Kernel] = [
        module.get_kernel("add"),
        module.get_kernel(Contract("add(a: f32[n], b: f32[n], n: i32)")),
    ]
    for kernel in kernels:
        with raises(TypeError):
            kernel(f32(1), f32(1), 1)
    kernels[1].launch(2, 32, f32(7), f32(7, address=64), n=7)
    assert (gpu.grid, gpu.block) == ((2, 1, 1), (32, 1, 1))
    assert read_parameters(gpu, kernels[1], "Q", "Q", "I") == (4096, 64, 7)


# --- passed values


@pytest.mark.parametrize("times", [1, 3])
def test_launch_passes_every_type_of_value(gpu: Gpu, times: int) -> None:
    """The contract computes parameters, the grid and options from arrays, shapes and numbers."""
    kernel = make_kernel(
        "f(a: f32[m, n; s, 1], b: i64[m] | None, w: shape[h, _], x: f32, y: f64, t: bool, i: i8, u: u64)"
        " where n % 2 == 0 -> f<<<(m, h), (n, 2), 16 * m, cluster=(1, 2), cooperative>>>"
        "(a, b, s: i64, h: u16, x, y, t, i, u, m * n: u32, -3: i8)",
    )
    matrix, vector = Tensor("f32", (3, 4), (9, 1)), Tensor("i64", (3,), address=8192)
    for _ in range(times):  # the first call runs in Python, and the other calls in machine code
        kernel(matrix, vector, (6, 6), 1.5, 2.5, True, -7, (1 << 64) - 1, stream=0x51)
    expected = (4096, 8192, 9, 6, 1.5, 2.5, True, -7, (1 << 64) - 1, 12, -3)
    assert read_parameters(gpu, kernel, *"QQqHfd?bQIb") == expected
    assert (gpu.grid, gpu.block, gpu.shared, gpu.stream) == ((3, 6, 1), (4, 2, 1), 48, 0x51)
    assert (len(gpu.attributes), gpu.last.cluster, gpu.last.cooperative) == (2, (1, 2, 1), True)
    kernel(matrix, None, [2, 0], 1, 2, False, -7, 0)
    assert read_parameters(gpu, kernel, *"QQqHfd?b") == (4096, 0, 9, 2, 1, 2, False, -7)
    assert gpu.stream == 0


@pytest.mark.parametrize(
    "array",
    [
        Tensor("f32", (1000,), address=512),
        Array("<f4", (1000,), address=512),
        Producer((2, 32, 1), (1000,), (1,), (2, 0), 512),
        Pinned("f32", (1000,), address=512),
    ],
    ids=lambda value: type(value).__name__,
)
def test_launch_accepts_arrays_of_all_packages(gpu: Gpu, array: Any) -> None:
    kernel = make_kernel(ADD)
    for _ in range(2):
        kernel(array, f32(1000))
        assert read_parameters(gpu, kernel, "Q", "Q", "i") == (512, 4096, 1000)
        kernel.launch(7, 8, f32(1000), array)
        assert read_parameters(gpu, kernel, "Q", "Q", "i") == (4096, 512, 1000)
        assert (gpu.grid, gpu.block) == ((7, 1, 1), (8, 1, 1))


@pytest.mark.parametrize(
    ("address", "memory"),
    [(4096, "cuda"), (HOST, "cuda_host"), (MANAGED, "cuda_managed")],
    ids=["device", "host", "managed"],
)
def test_launch_queries_the_memory_of_an_array_interface(gpu: Gpu, address: int, memory: str) -> None:
    kernels = {name: make_kernel(f"f(a: f32[n] on {name}) -> f<<<n, 1>>>(a)") for name in ACCEPTED}
    for name, kernel in kernels.items():
        if memory == name:
            kernel(Array("<f4", (2,), address=address))
            continue
        with pytest.raises(ValueError, match=f"^f: a: expected memory on {name}, got {memory}; "):
            kernel(Array("<f4", (2,), address=address))


@pytest.mark.parametrize("typestr", ["<f4", "|b1", "<c8", "<i8", "|u1", "<f2", ">f4", "<V2"])
def test_launch_reads_the_types_of_an_array_interface(gpu: Gpu, typestr: str) -> None:
    kernel = make_kernel("f(a: i16[n]) -> f<<<n, 1>>>(a)")
    with raises(ValueError):
        kernel(Array(typestr, (2,)))
    array = Array("<V2", (2,))
    array.dtype = "bfloat16"  # type: ignore[attr-defined]
    make_kernel("f(a: bf16[n]) -> f<<<n, 1>>>(a)")(array)


def test_launch_with_an_empty_array_assumes_its_device(gpu: Gpu) -> None:
    kernel = make_kernel("f(a: f32[n], b: f32[m]) -> f<<<m, 1>>>(a, b)")
    kernel(Array("<f4", (0,), address=0), Tensor("f32", (2,)))
    assert read_parameters(gpu, kernel, "Q", "Q") == (0, 4096)
    with raises(ValueError):
        kernel(Array("<f4", (1,), address=PAGEABLE), Tensor("f32", (2,)))


NUMBERS = "f(n: i32, x: f32, t: bool, w: shape[p, q]) -> f<<<n, 1>>>(n, x, t, p: i64, q: i64)"


class FourEnum(enum.IntEnum):
    VALUE = 4


def test_launch_accepts_numbers_of_several_packages(gpu: Gpu) -> None:
    """Any integer type is accepted for an int. Floats and strings are not."""
    kernel = make_kernel(NUMBERS)
    for count, real, flag, shape in (
        (4, 2.0, True, (7, 8)),
        (FourEnum.VALUE, ctypes.c_float(2), ctypes.c_bool(True), [Whole(7), 8]),
        (ctypes.c_int64(4), ctypes.c_int(2), True, [7, ctypes.c_int(8).value]),
        (Whole(4), Whole(2), True, (Whole(7), Whole(8))),
    ):
        kernel(count, real, flag, shape)
        assert read_parameters(gpu, kernel, "i", "f", "?", "q", "q") == (4, 2, True, 7, 8)
    for index, value in (
        (0, 4.0),
        (0, "4"),
        (0, ctypes.c_char(b"4")),
        (0, ctypes.c_void_p(4)),
        (1, 1j),
        (1, object()),
        (2, 1),
        (3, (1, "2")),
        (3, [1.5, 2]),
        (3, b"12"),
    ):
        arguments: list[Any] = [4, 2.0, True, (7, 8)]
        arguments[index] = value
        with raises(TypeError):
            kernel(*arguments)


def test_launch_accepts_numpy_values(gpu: Gpu) -> None:
    """NumPy's scalars are accepted. Its arrays are rejected, because they are in host memory."""
    numpy = package("numpy")
    kernel = make_kernel(NUMBERS)
    kernel(numpy.int64(4), numpy.float64(2), numpy.bool_(True), (numpy.int8(7), numpy.uint64(8)))
    assert read_parameters(gpu, kernel, "i", "f", "?", "q", "q") == (4, 2, True, 7, 8)
    with raises(TypeError):
        kernel(4, numpy.complex64(1), True, (7, 8))
    add = make_kernel(ADD)
    for dtype in (
        "float32",
        "float64",
        ">f4",
        "M8[s]",
    ):
        with raises(ValueError):
            add(numpy.zeros(3, dtype), f32(3))
    frozen = numpy.zeros(3, "float32")
    frozen.flags.writeable = False
    with raises(ValueError):
        add(f32(3), frozen)


def test_launch_with_a_value_that_is_not_an_array_raises(gpu: Gpu) -> None:
    """A bare address has no shape that could be checked."""
    kernel = make_kernel(ADD)
    for value in (
        4096,
        None,
        driver.CUdeviceptr(4096),
        driver.CUstream(4096),
        b"bytes",
        (4, 5),
        kernel,
    ):
        for _ in range(2):
            with raises(TypeError):
                kernel(value, f32(4))
    with raises(TypeError):
        kernel(FakeArray("f32", (4,)), f32(4))


@pytest.mark.parametrize("lazy", ["is_conj", "is_neg"])
def test_launch_with_lazy_or_masked_arrays_raises(gpu: Gpu, lazy: str) -> None:
    """The memory of such arrays does not contain the values that the user sees."""
    kernel = make_kernel("f(a: c64[n]) -> f<<<n, 1>>>(a)")
    tensor = Tensor("c64", (4,))
    kernel(tensor)
    tensor.lazy = lazy
    for _ in range(2):
        with raises(ValueError):
            kernel(tensor)
    masked = Array("<c8", (4,))
    masked.__cuda_array_interface__["mask"] = masked
    with raises(ValueError):
        kernel(masked)


@needs_fast_calls
@pytest.mark.parametrize("array_type", ["tensors", "Buffers", "both"])
def test_launch_with_plain_arguments_does_not_reach_python(
    gpu: Gpu, torch: Any, array_type: str, only_machine_code: Callable[[], None]
) -> None:
    """Later launches may have other sizes than the first launch."""
    kernel = make_kernel(
        "f(w: shape[n], a: f32[n, m], b: i64[m] | None, x: f32, t: bool, stream: stream) where n > 1"
        " -> f<<<n, m>>>(a, b, x, t, n + m)",
    )
    bare = make_kernel("g() -> g<<<1, 1>>>()")

    def make_arguments(rows: int, columns: int) -> tuple[Any, ...]:
        """Return the arguments of a launch, except for the stream."""
        matrix: Any = (
            f32(rows, columns) if array_type == "tensors" else Buffer.borrow(4096, 4 * rows * columns)
        )
        vector = None if array_type == "Buffers" else Tensor("i64", (columns,))
        shape = [rows] if rows % 2 else (rows,)  # lists and tuples are accepted
        return shape, matrix, vector, 1.5, True

    prepared = kernel.prepare(1, 2, *make_arguments(4, 5), None)
    kernel(*make_arguments(4, 5), None)
    kernel((4,), f32(4, 5), None, 1, False, None)
    kernel.launch(3, 4, *make_arguments(4, 5), Torch(0x51))
    bare()

    only_machine_code()
    streams: list[Any] = [None, 0x51, driver.CUstream(0x51)]
    if array_type == "tensors":
        streams.append(CURRENT_STREAM)
    for stream in streams:
        handle = 0x51 if stream else 0
        if stream is CURRENT_STREAM:
            handle = 0x700
        for rows, columns in ((4, 5), (7, 8), (4, 5)):
            kernel(*make_arguments(rows, columns), stream)
            assert (gpu.grid, gpu.block, gpu.stream) == ((rows, 1, 1), (columns, 1, 1), handle)
            kernel(*make_arguments(rows, columns), stream=stream)
            kernel.launch(3, 4, *make_arguments(rows, columns), stream)
            address, _, real, _, total = read_parameters(gpu, kernel, "Q", "Q", "f", "?", "Q")
            assert (address, real, total) == (4096, 1.5, rows + columns)
    prepared()
    bare()
    with reaches_python():
        kernel(*make_arguments(0, 4), None)


def call(kernel: Any, *arguments: Any) -> None:
    kernel(*arguments)


def call_by_name(kernel: Any, *arguments: Any) -> None:
    """Call a kernel with its arguments by name, except those after the contract's arguments."""
    names = [argument.name for argument in kernel.contract.arguments]
    kernel(*arguments[len(names) :], **dict(zip(names, arguments)))


def launch(kernel: Any, *arguments: Any) -> None:
    kernel.launch(2, 32, *arguments)


def launch_prepared(kernel: Any, *arguments: Any) -> None:
    kernel.prepare(2, 32, *arguments)()


def launch_prepared_with_other_arguments(kernel: Any, *arguments: Any) -> None:
    """Prepare a launch without arguments, and launch it with arguments."""
    prepared_without_arguments = kernel.prepare(2, 32)
    prepared_without_arguments(*arguments)


OCCUPANCY = "cuOccupancyMaxActiveBlocksPerMultiprocessor"
WRONG_VALUES: list[Any] = [
    None,
    "text",
    0.5,
    -1,
    2**63,
    2**70,
    True,
    (),
    [4],
    b"",
    object(),
    1j,
    CURRENT_STREAM,
]


@pytest.mark.parametrize(
    "launch_kernel",
    first(3, [call, launch_prepared, launch, call_by_name, launch_prepared_with_other_arguments]),
)
@pytest.mark.parametrize("produce", [ways.produce_tensor, ways.produce])
@pytest.mark.parametrize(
    ("contract", "valid_values"), [*zip(map(Contract, refusals.CASES), refusals.VALID_ARGUMENTS)]
)
def test_launch_after_valid_calls_checks_its_arguments(
    gpu: Gpu, launch_kernel: Any, produce: Any, contract: Contract, valid_values: tuple[Any, ...]
) -> None:
    """A kernel that was launched before and a new kernel accept or reject the same arguments."""
    with gpu.accepting_any_cluster(), gpu.replacing(OCCUPANCY, lambda *_: 8):
        arguments = [produce(value) for value in valid_values]
        cases_with_a_missing_argument = list_without_each(arguments)
        cases = cases_with_a_missing_argument + list_with_wrong_values(arguments)
        cases += [[*arguments, None], [*arguments, ways.Stream(5)]]
        cases += [list(map(convert, valid_values)) for convert in (ways.produce, ways.produce_tensor)]
        used_kernel = make_kernel(contract.text)
        for launch_first in (
            call,
            call_by_name,
            launch,
            launch_prepared,
            launch_prepared_with_other_arguments,
        ) * 2:
            launch_first(used_kernel, *arguments)

        def observe(kernel: Any, case: list[Any]) -> Any:
            """Return the error and the number of launches, or the launch and its stream."""
            launches_before = gpu.launches
            try:
                launch_kernel(kernel, *case)
            except Exception as error:
                return type(error), str(error), gpu.launches - launches_before
            return gpu.launches - launches_before, gpu.last, gpu.stream

        for case in cases:
            expected = observe(make_kernel(contract.text), case)
            for _ in range(2):
                assert observe(used_kernel, case) == expected, case
                launch_kernel(used_kernel, *arguments)
        for case in cases_with_a_missing_argument:
            error, *_ = observe(used_kernel, case)
            assert error is TypeError, case


def list_without_each(arguments: list[Any]) -> list[list[Any]]:
    """Return copies of the arguments, in each of which one argument is missing."""
    return [arguments[:index] + arguments[index + 1 :] for index in range(len(arguments))]


def list_with_wrong_values(arguments: list[Any]) -> list[list[Any]]:
    """Return copies of the arguments, in each of which one argument has one of WRONG_VALUES."""
    cases = []
    for index, wrong_value in itertools.product(range(len(arguments)), WRONG_VALUES):
        case = [*arguments]
        case[index] = wrong_value
        cases.append(case)
    return cases


CONTRACTS = (
    ADD,
    "f(a: f32[m, 4; s, 1] align 16, b: f32[_, m] | None, c: f32[k] | None, d: f32[k, 2] | None, by: f32,"
    " n: i32) where n % 4 == 0, n < m -> f<<<(n, m), (4, n)>>>(a, b, c, d, by, n: u8, s: i16)",
    "f(w: shape[n, 2, _], a: i32[n, m], n: i16, y: bool, x: f64) -> f<<<n + 1, m, 8 * n>>>(a, n: i32, m)",
    "f(a: f32[n, n], n: i32, x: f32) -> f<<<min(n, 3), 32>>>(a, n * n * n)",
    "f(a: f32[2, n], b: u8[2, n]) where n != 3 -> f<<<n, 1>>>(a, b, n: u8)",
    "f(a: f32[], n: u64) -> f<<<max(n, 1) // n, 1>>>(a)",
)


@pytest.mark.parametrize("contract_text", CONTRACTS)
@pytest.mark.parametrize("seed", first(1, range(4)))
def test_launch_with_random_arguments_agrees_with_the_reference(
    gpu: Gpu, contract_text: str, seed: int
) -> None:
    """The grid, the parameters and the errors are the same."""
    rng = random.Random(f"{contract_text}{seed}")
    kernel = make_kernel(contract_text)
    contract: Contract = kernel.contract
    launches = 0
    for _ in range(400):
        arguments = [make_argument(argument, rng) for argument in contract.arguments]
        if rng.random() < 0.02:
            arguments.pop()
        launches_before = gpu.launches
        named = {}
        if rng.random() < 0.1:
            named = (
                {contract.arguments[-1].name: arguments.pop()}
                if len(arguments) == len(contract.arguments)
                else {}
            )
        expected = run_reference(contract, [*arguments, *named.values()])
        if isinstance(expected, Exception):
            with pytest.raises(type(expected)) as caught:
                kernel(*arguments, **named)
            assert str(caught.value) == str(expected)
            assert gpu.launches == launches_before
            continue
        passed, grid = expected
        if grid.block[0] * grid.block[1] > 256:  # the kernel accepts at most 256 threads
            continue
        kernel(*arguments, **named)
        if 0 in grid.grid:
            assert gpu.launches == launches_before
            continue
        launches += 1
        assert (gpu.grid, gpu.block, gpu.shared) == (grid.grid, grid.block, grid.shared_memory)
        codes = [CODES[argument.type] for argument in contract.passed]
        assert list(read_parameters(gpu, kernel, *codes)) == passed
    assert launches > 5, launches


def run_reference(contract: Contract, arguments: list[Any]) -> Any:
    """Return the passed values and the grid, or the exception, from the reference implementation."""
    try:
        values = convert_arguments(contract, argument_checks.order(contract, arguments, {}), 0)
        bound = argument_checks.check(contract, values)
        return argument_checks.compute_passed(bound), argument_checks.compute_grid(bound)
    except (TypeError, ValueError) as error:
        return error


CODES = {"pointer": "Q", "i16": "h", "i32": "i", "i64": "q", "u8": "B", "f32": "f"}


def make_argument(argument: Any, rng: random.Random) -> Any:
    """Return an argument that is usually valid. Sizes are small, so that they often agree by chance."""
    if rng.random() < 0.03:
        return rng.choice([None, 3, 2.5, True, "text", (4, 2), Tensor("f64", (4,)), driver.CUstream(5)])
    cls = type(argument).__name__
    if cls == "ScalarArgument":
        if argument.dtype == "bool":
            return rng.random() < 0.5
        if argument.dtype[0] == "f":
            return rng.choice([1.5, 2, -1.0, 1e300])
        return rng.choice([4, 4, 4, 2, 0, -4, 8, 1 << 40])
    if cls == "ShapeArgument":
        sizes = [size if isinstance(size, int) else rng.choice([4, 4, 4, 2, 0]) for size in argument.sizes]
        return rng.choice([tuple, list])(sizes)
    if argument.optional and rng.random() < 0.5:
        return None
    shape = [size if isinstance(size, int) else rng.choice([4, 4, 4, 6, 0]) for size in argument.shape]
    if rng.random() < 0.05:
        shape[:1] = [4, 4]
    if rng.random() < 0.3:
        count = rng.choice([1, 1, 1, 2])
        for size in shape:
            count *= size
        return Buffer.borrow(4096, count * (1 if argument.dtype == "u8" else 4), None)
    strides = None
    if argument.strides is not None and len(shape) == 2 and rng.random() < 0.8:
        strides = (rng.choice([4, 8, 40000]), rng.choice([1, 1, 1, 2]))
    options: dict[str, Any] = {
        "address": rng.choice([4096] * 9 + [4104, 4098]),
        "device": int(rng.random() < 0.02),
    }
    tensor = Tensor(argument.dtype, shape, strides, **options)
    if rng.random() < 0.3:
        return export_through_dlpack(tensor, argument.dtype)
    return tensor


def export_through_dlpack(tensor: Tensor, dtype: str) -> Producer:
    """Return an array that exports the same memory through DLPack."""
    dtype_info = DTYPES[dtype]
    memory = 2, tensor.get_device()
    return Producer(
        (dtype_info.code, dtype_info.bits, 1), tensor.shape, tensor.stride(), memory, tensor.address
    )


def test_launch_accepts_arguments_by_name(gpu: Gpu) -> None:
    """Arguments are passed by position, by name or both, like those of a Python function."""
    kernel = make_kernel("f(a: f32[n], n: i32, x: f32 ) -> f<<<n, 1>>>(a, n, x)")
    suffix = "; the contract is f(a: f32[n], n: i32, x: f32)"
    array = f32(4)
    for launch in (kernel, lambda *arguments, **named: kernel.launch(4, 1, *arguments, **named)):
        for arguments, named in (
            ((array, 4, 1.5), {}),
            ((array,), {"x": 1.5, "n": 4}),
            ((), {"n": 4, "a": array, "x": 1.5}),
        ):
            launch(*arguments, **named)
            assert read_parameters(gpu, kernel, "Q", "i", "f") == (4096, 4, 1.5)
            kernel.launch(1, 1, array, 4, 2.5)
        wrong_cases: list[tuple[tuple[Any, ...], dict[str, Any], str]] = [
            ((array, 4), {"y": 1}, "f: y: no argument has this name"),
            ((array, 4, 1.5), {"n": 4}, "f: n: expected once, got twice"),
            ((array,), {"n": 4}, "f: x: expected a float, got nothing"),
            ((array,), {}, "f: expected 3 arguments, got 1"),
            ((array, 4, 1.5, 6), {}, "f: expected 3 arguments, got 4"),
        ]
        for positional, by_name, message in wrong_cases:
            with pytest.raises(TypeError) as caught:
                launch(*positional, **by_name)
            assert str(caught.value) == message + suffix
            assert caught.value.__context__ is None  # the traceback shows no internal exceptions
    kernel.launch(n=4, a=array, x=3.5, block=8, grid=2)
    assert (gpu.grid, gpu.block) == ((2, 1, 1), (8, 1, 1))
    with raises(TypeError):
        kernel.launch(1)
    with raises(TypeError):
        Module(ptx(k="u64")).get_kernel("k").prepare(1, 1, a=array)


@pytest.mark.parametrize("phase", unknown_steps.PHASES)
def test_make_plan_with_a_step_of_an_unknown_class_raises(phase: str) -> None:
    assert len(make_plan(unknown_steps.CONTRACT).passed) == 2
    for contract in unknown_steps.iter_contracts(phase):
        with pytest.raises(AssertionError, match="Unknown"):
            make_plan(contract)
