"""The peers of launch_cost: each in the fastest form that its documentation shows, and in the usual one.

Values that a peer wants in types of its own (numpy scalars, ctypes values, tensors) are made beforehand, and
no status is looked at, which both favor it. Where a peer can't take the kernels of launch_cost, it launches
an empty kernel of its own with as many arguments of the same types.
"""

from __future__ import annotations

import ctypes
import importlib
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from .timing import Batch, in_a_loop

Values = tuple[Any, ...]
Cases = Iterator[tuple[str, Batch]]


class Launches(NamedTuple):
    """What is launched: kernel k{arguments}, with each of these arguments."""

    arguments: int
    types: str  # q: an address, f: a float, i: an int
    source: str
    image: bytes
    each: Sequence[Values]
    base: int  # the address of 256 bytes on the device

    def converted(self, **made: Callable[[Any], Any]) -> list[Values]:
        """The arguments, made by what is given for their types."""
        return [tuple(made[t](v) for t, v in zip(self.types, values)) for values in self.each]


def of_cuda_core(of: Launches) -> Cases:
    """launch(stream, config, kernel, *values).

    NVIDIA's own benchmark gives addresses as ints, for the shortest way:
    https://github.com/NVIDIA/cuda-python/blob/main/benchmarks/cuda_core/benchmarks/bench_launch.py
    Other numbers are numpy's or ctypes' (a Python int counts as an address, a float as a double; an int
    parameter reads half of the former, which works where the low half comes first):
    https://github.com/NVIDIA/cuda-python/blob/main/cuda_core/cuda/core/_kernel_arg_handler.pyx
    """
    core, numpy = importlib.import_module("cuda.core"), importlib.import_module("numpy")
    device = core.Device(0)
    device.set_current()
    kernel = core.ObjectCode.from_cubin(of.image).get_kernel(f"k{of.arguments}")
    known = {
        "launch": core.launch,
        "stream": device.default_stream,
        "config": core.LaunchConfig(grid=1, block=32),
        "kernel": kernel,
    }
    forms: dict[str, list[Values]] = {"": of.converted(q=int, f=numpy.float32, i=numpy.int32)}
    if of.arguments:
        forms[", ints"] = of.converted(q=int, f=numpy.float32, i=int)
        forms[", ctypes"] = of.converted(q=int, f=ctypes.c_float, i=ctypes.c_int)
    for form, each in forms.items():
        yield f"cuda.core{form}", in_a_loop("launch(stream, config, kernel, {a})", each, **known)


def of_cuda_bindings(of: Launches) -> Cases:
    """cuLaunchKernel, with a tuple of values and one of types, and with the addresses of values kept.

    Both are in NVIDIA's own benchmark, where the second is "pre-packed":
    https://github.com/NVIDIA/cuda-python/blob/main/benchmarks/cuda_bindings/benchmarks/bench_launch.py
    What those leave open is how new values get there; struct.pack_into is faster than setting ctypes cells or
    numpy arrays one by one. The same with cuda.bindings._v2, which NVIDIA doesn't call public (13.5):
    https://nvidia.github.io/cuda-python/pr-preview/pr-3095/cuda-bindings/latest/py-modindex.html
    """
    bound = importlib.import_module("cuda.bindings.driver")
    kernel = bound.cuModuleGetFunction(bound.cuModuleLoadData(of.image)[1], f"k{of.arguments}".encode())[1]
    known = {"launch": bound.cuLaunchKernel, "kernel": kernel, "stream": bound.CUstream(0)}
    call = "launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, {}, 0)"
    if not of.arguments:
        yield "cuda.bindings, packed", in_a_loop(call.format(0), of.each, **known)
    else:
        made: dict[str, Any] = {"q": bound.CUdeviceptr, "f": float, "i": int}
        kinds: dict[str, Any] = {"q": None, "f": ctypes.c_float, "i": ctypes.c_int}
        theirs = tuple(kinds[t] for t in of.types)
        pairs = [((values, theirs),) for values in of.converted(**made)]
        yield "cuda.bindings, tuples", in_a_loop(call.format("{a}"), pairs, **known)
    layout = struct.Struct("@" + of.types.replace("q", "Q"))
    cells = bytearray(layout.size or 1)
    start = ctypes.addressof((ctypes.c_char * len(cells)).from_buffer(cells))
    offsets = [
        struct.calcsize(f"@{of.types[:i]}0{of.types[i]}".replace("q", "Q")) for i in range(of.arguments)
    ]
    addresses = (ctypes.c_void_p * of.arguments)(*(start + offset for offset in offsets))
    packed = {"pack": layout.pack_into, "cells": cells, "at": ctypes.addressof(addresses), "kept": addresses}
    call = "pack(cells, 0, {a}); launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, at, 0)"
    if of.arguments:
        yield "cuda.bindings, packed", in_a_loop(call, of.each, **known, **packed)
    second = importlib.import_module("cuda.bindings._v2.driver")
    known = {"launch": second.launch_kernel, "kernel": int(kernel), "stream": 0}
    if not of.arguments:
        call, packed = "launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, 0, 0)", {}
    yield "cuda.bindings._v2", in_a_loop(call, of.each, **known, **packed)


def of_cupy(of: Launches) -> Cases:
    """kernel(grid, block, arguments); numpy's scalars: a Python int has 64 bits, a float is a double.

    https://docs.cupy.dev/en/stable/user_guide/kernel.html#kernel-arguments
    """
    cupy, numpy = importlib.import_module("cupy"), importlib.import_module("numpy")
    kernel = cupy.RawKernel(of.source, f"k{of.arguments}")
    each = [(v,) for v in of.converted(q=numpy.uint64, f=numpy.float32, i=numpy.int32)]
    yield "cupy", in_a_loop("kernel((1,), (32,), {a})", each, kernel=kernel)


# The empty kernels of triton and numba-cuda, which compile Python's source.
def e0():  # type: ignore[no-untyped-def]
    pass


def e4(a, b, x, u):  # type: ignore[no-untyped-def]
    pass


def e10(a, b, c, d, x, y, z, u, v, w):  # type: ignore[no-untyped-def]
    pass


EMPTY: dict[int, Callable[..., None]] = {0: e0, 4: e4, 10: e10}


def of_triton(of: Launches) -> Cases:
    """kernel[grid](...) with tensors, and the compiled kernel (of warmup) with addresses and a stream.

    The latter skips the look for a kernel that fits (https://github.com/triton-lang/triton/issues/10140).
    Values are not specialized, else some would compile other kernels:
    https://triton-lang.org/main/python-api/generated/triton.jit.html
    """
    triton, torch = importlib.import_module("triton"), importlib.import_module("torch")
    kernel = triton.jit(EMPTY[of.arguments], do_not_specialize=range(of.arguments))
    tensors = of.converted(q=tensor_of(torch, of.base), f=float, i=int)
    yield "triton", in_a_loop("kernel({a})", tensors, kernel=kernel[(1,)])
    made: dict[str, Any] = {"q": torch.float32, "f": 0.5, "i": 17}
    compiled = kernel.warmup(*(made[t] for t in of.types), grid=(1,))
    call = "kernel({a}, stream=0)" if of.arguments else "kernel(stream=0)"
    yield "triton, compiled", in_a_loop(call, of.each, kernel=compiled[(1, 1, 1)])


def of_numba_cuda(of: Launches) -> Cases:
    """kernel[grid, block], kept and called ("Dispatcher objects" of the page), compiled for one signature.

    With arrays, each of which is seven parameters, and with addresses as ints.
    https://nvidia.github.io/numba-cuda/reference/kernel.html
    """
    numpy: Any = importlib.import_module("numpy")
    if not hasattr(numpy, "row_stack"):  # gone from numpy 2.5, and numba-cuda 0.30 asks for it
        numpy.row_stack = numpy.vstack
    cuda = importlib.import_module("numba.cuda")
    array = cuda.device_array(16, dtype=numpy.float32)
    forms: dict[str, tuple[str, Callable[[Any], Any]]] = {
        "numba-cuda, arrays": ("float32[::1]", lambda address: array[(address - of.base) // 4 :]),
        "numba-cuda": ("CPointer(float32)", int),
    }
    for name, (kind, made) in forms.items() if of.arguments else [("numba-cuda", ("", int))]:
        kinds = {"q": kind, "f": "float32", "i": "int32"}
        kernel = cuda.jit(f"void({', '.join(kinds[t] for t in of.types)})")(EMPTY[of.arguments])
        each = of.converted(q=made, f=float, i=int)
        yield name, in_a_loop("kernel({a})", each, kernel=kernel[1, 32])


def of_torch(of: Launches) -> Cases:
    """torch.cuda._compile_kernel's, an experimental API of torch 2.9 and newer, whose floats are doubles.

    https://github.com/pytorch/pytorch/issues/163142
    And fill_ of a tensor of one element, a small kernel of torch's own: with the kernel of no arguments.
    """
    torch = importlib.import_module("torch")
    types = {"q": "float *", "f": "double", "i": "int"}
    parameters = ", ".join(f"{types[t]} p{i}" for i, t in enumerate(of.types))
    source = f'extern "C" __global__ void e{of.arguments}({parameters}) {{}}'
    if not of.arguments:
        tensor = torch.zeros(1, device="cuda")
        numbers = [(float(i),) for i in range(len(of.each))]
        yield "torch, fill_", in_a_loop("fill({a})", numbers, fill=tensor.fill_)
    known = {
        "kernel": torch.cuda._compile_kernel(source, f"e{of.arguments}"),
        "grid": (1, 1, 1),
        "block": (32, 1, 1),
        "stream": torch.cuda.default_stream(),
    }
    each = of.converted(q=tensor_of(torch, of.base), f=float, i=int)
    yield "torch", in_a_loop("kernel(grid, block, [{a}], 0, stream)", each, **known)


def tensor_of(torch: Any, base: int) -> Callable[[int], Any]:
    """What gives tensors at places that differ as the addresses do."""
    tensor = torch.zeros(64, device="cuda")
    return lambda address: tensor[(address - base) // 4 :]


PEERS: dict[str, Callable[[Launches], Cases]] = {
    "cuda.core": of_cuda_core,
    "cuda.bindings": of_cuda_bindings,
    "cupy": of_cupy,
    "triton": of_triton,
    "numba-cuda": of_numba_cuda,
    "torch": of_torch,
}


def cases_of_peers(names: Sequence[str], of: Launches) -> dict[str, Batch]:
    """The cases of these peers; what can't be done here is said, with the reason."""
    cases = {}
    for name in names:
        try:
            for case, batch in PEERS[name](of):
                batch()  # compiles what is compiled at the first call
                cases[case] = batch
        except Exception as error:
            reason = str(error).strip().splitlines() or [""]
            print(f"not measured, {name} ({of.arguments} arguments): {type(error).__name__}: {reason[0]}")
    return cases
