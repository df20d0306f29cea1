"""The launches with other packages that launch_cost.py measures.

Each package is used in its usual form, and in the fastest form that its documentation shows.

The measurement favors the other packages in two ways: values of special types (numpy scalars, ctypes values,
tensors) are created beforehand, and statuses are not checked. If a package cannot launch the kernels of
launch_cost.py, it launches an empty kernel with the same number and types of parameters.
"""

from __future__ import annotations

import ctypes
import importlib
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from .timing import Batch, make_batch

Values = tuple[Any, ...]
Cases = Iterator[tuple[str, Batch]]


class Launches(NamedTuple):
    """A kernel and the arguments for each launch. The kernel's name is `k` followed by their number.

    Attributes:
        arguments: The number of arguments of a launch.
        types: The types of the arguments: "q" for an address, "f" for a float, "i" for an int.
        source: The CUDA C++ source code of the kernel.
        image: The compiled kernel.
        argument_lists: The arguments for each launch.
        base: The address of the 256 bytes of device memory that the pointer arguments point into.
    """

    arguments: int
    types: str
    source: str
    image: bytes
    argument_lists: Sequence[Values]
    base: int

    def converted(self, **converters: Callable[[Any], Any]) -> list[Values]:
        """Convert the arguments for each launch.

        Args:
            converters: Maps each type in `types` ("q", "f" or "i") to a function that converts its values.
        """
        converted = []
        for values in self.argument_lists:
            converted.append(tuple(converters[type_](value) for type_, value in zip(self.types, values)))
        return converted


def iter_cuda_core_cases(launches: Launches) -> Cases:
    """Yield cases with launch(stream, config, kernel, *values).

    NVIDIA's own benchmark passes addresses as ints, which is the fastest form:
    https://github.com/NVIDIA/cuda-python/blob/main/benchmarks/cuda_core/benchmarks/bench_launch.py

    Other values are numpy or ctypes scalars, because cuda.core passes an int as an address and a float as a
    double. (If an int is passed anyway, the parameter reads the first half of the address, which works on
    little-endian machines.)
    https://github.com/NVIDIA/cuda-python/blob/main/cuda_core/cuda/core/_kernel_arg_handler.pyx
    """
    core, numpy = importlib.import_module("cuda.core"), importlib.import_module("numpy")
    device = core.Device(0)
    device.set_current()
    kernel = core.ObjectCode.from_cubin(launches.image).get_kernel(f"k{launches.arguments}")
    variables = {
        "launch": core.launch,
        "stream": device.default_stream,
        "config": core.LaunchConfig(grid=1, block=32),
        "kernel": kernel,
    }
    forms: dict[str, list[Values]] = {"": launches.converted(q=int, f=numpy.float32, i=numpy.int32)}
    if launches.arguments:
        forms[", ints"] = launches.converted(q=int, f=numpy.float32, i=int)
        forms[", ctypes"] = launches.converted(q=int, f=ctypes.c_float, i=ctypes.c_int)
    for form, arguments in forms.items():
        yield f"cuda.core{form}", make_batch("launch(stream, config, kernel, {a})", arguments, **variables)


def iter_cuda_bindings_cases(launches: Launches) -> Cases:
    """Yield cases with cuLaunchKernel: with tuples of values and types, and with addresses of reused memory.

    Both cases are in NVIDIA's own benchmark, which calls the second case "pre-packed":
    https://github.com/NVIDIA/cuda-python/blob/main/benchmarks/cuda_bindings/benchmarks/bench_launch.py

    The benchmark does not show how new values are written to the memory. struct.pack_into is faster than
    setting ctypes objects or numpy arrays one by one. cuda.bindings._v2 is called in the same way. NVIDIA
    does not list this module as public (13.5):
    https://nvidia.github.io/cuda-python/pr-preview/pr-3095/cuda-bindings/latest/py-modindex.html
    """
    driver = importlib.import_module("cuda.bindings.driver")
    kernel = driver.cuModuleGetFunction(
        driver.cuModuleLoadData(launches.image)[1], f"k{launches.arguments}".encode()
    )[1]
    variables = {"launch": driver.cuLaunchKernel, "kernel": kernel, "stream": driver.CUstream(0)}
    call = "launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, {}, 0)"
    if not launches.arguments:
        yield "cuda.bindings, packed", make_batch(call.format(0), launches.argument_lists, **variables)
    else:
        converters: dict[str, Any] = {"q": driver.CUdeviceptr, "f": float, "i": int}
        ctypes_types: dict[str, Any] = {"q": None, "f": ctypes.c_float, "i": ctypes.c_int}
        types_of_values = tuple(ctypes_types[type_] for type_ in launches.types)
        pairs = [((values, types_of_values),) for values in launches.converted(**converters)]
        yield "cuda.bindings, tuples", make_batch(call.format("{a}"), pairs, **variables)
    layout = struct.Struct("@" + launches.types.replace("q", "Q"))
    cells = bytearray(layout.size or 1)
    start = ctypes.addressof((ctypes.c_char * len(cells)).from_buffer(cells))
    offsets = [
        struct.calcsize(f"@{launches.types[:i]}0{launches.types[i]}".replace("q", "Q"))
        for i in range(launches.arguments)
    ]
    addresses = (ctypes.c_void_p * launches.arguments)(*(start + offset for offset in offsets))
    packed = {"pack": layout.pack_into, "cells": cells, "at": ctypes.addressof(addresses), "kept": addresses}
    call = "pack(cells, 0, {a}); launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, at, 0)"
    if launches.arguments:
        yield "cuda.bindings, packed", make_batch(call, launches.argument_lists, **variables, **packed)
    v2_driver = importlib.import_module("cuda.bindings._v2.driver")
    variables = {"launch": v2_driver.launch_kernel, "kernel": int(kernel), "stream": 0}
    if not launches.arguments:
        call, packed = "launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, 0, 0)", {}
    yield "cuda.bindings._v2", make_batch(call, launches.argument_lists, **variables, **packed)


def iter_cupy_cases(launches: Launches) -> Cases:
    """Yield cases with kernel(grid, block, arguments).

    The arguments are numpy scalars, because Python's int and float are passed as 64-bit values.

    https://docs.cupy.dev/en/stable/user_guide/kernel.html#kernel-arguments
    """
    cupy, numpy = importlib.import_module("cupy"), importlib.import_module("numpy")
    kernel = cupy.RawKernel(launches.source, f"k{launches.arguments}")
    arguments = [
        (arguments_of_launch,)
        for arguments_of_launch in launches.converted(q=numpy.uint64, f=numpy.float32, i=numpy.int32)
    ]
    yield "cupy", make_batch("kernel((1,), (32,), {a})", arguments, kernel=kernel)


# Empty kernels for triton and numba-cuda, which compile the Python source code of functions. The number in a
# name is the number of parameters.
def e0():  # type: ignore[no-untyped-def]
    pass


def e4(a, b, x, u):  # type: ignore[no-untyped-def]
    pass


def e10(a, b, c, d, x, y, z, u, v, w):  # type: ignore[no-untyped-def]
    pass


EMPTY: dict[int, Callable[..., None]] = {0: e0, 4: e4, 10: e10}


def iter_triton_cases(launches: Launches) -> Cases:
    """Yield cases with kernel[grid](...) and tensors, and with the compiled kernel, addresses and a stream.

    Launches of the compiled kernel skip the lookup of a matching kernel
    (https://github.com/triton-lang/triton/issues/10140). Specialization is disabled, because triton would
    otherwise compile separate kernels for some values:
    https://triton-lang.org/main/python-api/generated/triton.jit.html
    """
    triton, torch = importlib.import_module("triton"), importlib.import_module("torch")
    kernel = triton.jit(EMPTY[launches.arguments], do_not_specialize=range(launches.arguments))
    tensors = launches.converted(q=make_tensor_at(torch, launches.base), f=float, i=int)
    yield "triton", make_batch("kernel({a})", tensors, kernel=kernel[(1,)])
    examples: dict[str, Any] = {"q": torch.float32, "f": 0.5, "i": 17}
    compiled = kernel.warmup(*(examples[type_] for type_ in launches.types), grid=(1,))
    call = "kernel({a}, stream=0)" if launches.arguments else "kernel(stream=0)"
    yield "triton, compiled", make_batch(call, launches.argument_lists, kernel=compiled[(1, 1, 1)])


def iter_numba_cuda_cases(launches: Launches) -> Cases:
    """Yield cases with a stored kernel[grid, block] that is compiled for one signature.

    Pointers are passed as ints or as arrays. numba passes an array as seven parameters. See "Dispatcher
    objects" in https://nvidia.github.io/numba-cuda/reference/kernel.html
    """
    numpy: Any = importlib.import_module("numpy")
    if not hasattr(numpy, "row_stack"):  # numba-cuda 0.30 uses this function, but numpy 2.5 removed it
        numpy.row_stack = numpy.vstack
    cuda = importlib.import_module("numba.cuda")
    array = cuda.device_array(16, dtype=numpy.float32)

    def make_array(address: int) -> Any:
        """Return the part of the array whose offset is that of the address from the base."""
        return array[(address - launches.base) // 4 :]

    # Maps each case to numba's type of a pointer, and to the function that converts an address.
    cases: dict[str, tuple[str, Callable[[Any], Any]]] = {"numba-cuda": ("CPointer(float32)", int)}
    if launches.arguments:
        cases["numba-cuda, arrays"] = ("float32[::1]", make_array)
    for name, (pointer_type, convert_address) in cases.items():
        types = {"q": pointer_type, "f": "float32", "i": "int32"}
        signature = f"void({', '.join(types[type_] for type_ in launches.types)})"
        kernel = cuda.jit(signature)(EMPTY[launches.arguments])
        arguments = launches.converted(q=convert_address, f=float, i=int)
        yield name, make_batch("kernel({a})", arguments, kernel=kernel[1, 32])


def iter_torch_cases(launches: Launches) -> Cases:
    """Yield cases with torch.cuda._compile_kernel.

    This experimental API exists since torch 2.9. It passes floats as doubles:
    https://github.com/pytorch/pytorch/issues/163142

    For kernels without arguments, also yield a case with fill_ for a tensor with one element, which launches
    a small kernel.
    """
    torch = importlib.import_module("torch")
    types = {"q": "float *", "f": "double", "i": "int"}
    parameters = ", ".join(f"{types[type_]} p{index}" for index, type_ in enumerate(launches.types))
    source = f'extern "C" __global__ void e{launches.arguments}({parameters}) {{}}'
    if not launches.arguments:
        tensor = torch.zeros(1, device="cuda")
        numbers = [(float(i),) for i in range(len(launches.argument_lists))]
        yield "torch, fill_", make_batch("fill({a})", numbers, fill=tensor.fill_)
    variables = {
        "kernel": torch.cuda._compile_kernel(source, f"e{launches.arguments}"),
        "grid": (1, 1, 1),
        "block": (32, 1, 1),
        "stream": torch.cuda.default_stream(),
    }
    arguments = launches.converted(q=make_tensor_at(torch, launches.base), f=float, i=int)
    yield "torch", make_batch("kernel(grid, block, [{a}], 0, stream)", arguments, **variables)


def make_tensor_at(torch: Any, base: int) -> Callable[[int], Any]:
    """Return a function that converts an address to a tensor at a similar address in torch's own memory.

    Args:
        torch: The module torch.
        base: The address that corresponds to the beginning of torch's memory.
    """
    memory = torch.zeros(64, device="cuda")

    def make_tensor(address: int) -> Any:
        """Return the part of `memory` whose offset is that of the address from `base`."""
        item_size = 4  # bytes of a float
        return memory[(address - base) // item_size :]

    return make_tensor


PEERS: dict[str, Callable[[Launches], Cases]] = {
    "cuda.core": iter_cuda_core_cases,
    "cuda.bindings": iter_cuda_bindings_cases,
    "cupy": iter_cupy_cases,
    "triton": iter_triton_cases,
    "numba-cuda": iter_numba_cuda_cases,
    "torch": iter_torch_cases,
}


def list_peer_cases(names: Sequence[str], launches: Launches) -> dict[str, Batch]:
    """Return the cases for these packages, and print the reasons for cases that cannot be measured."""
    cases = {}
    for name in names:
        try:
            for case, batch in PEERS[name](launches):
                batch()  # the first call compiles the kernel
                cases[case] = batch
        except Exception as error:
            reason = str(error).strip().splitlines() or [""]
            print(
                f"not measured, {name} ({launches.arguments} arguments): {type(error).__name__}: {reason[0]}"
            )
    return cases
