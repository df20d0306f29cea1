"""Kernels that copy their parameters to memory, in PTX and in machine code, which runs only on a GPU.

By default, the machine code is compiled on the machine that runs the tests, which needs NVRTC, nvJitLink and
nvFatbin. If it lacks these libraries, run `python -m tests.support.gpu_images FILE` on a different machine.
This command writes all images for sm_90 to the file. Then set CUDYN_TEST_KERNELS to the path of the file on
the machine that runs the tests.
"""

from __future__ import annotations

import ctypes
import functools
import os
import pickle
import random
import struct
import sys
from pathlib import Path
from typing import Any, NamedTuple

import cudyn

from . import kernels

SIGNATURES, TOGETHER = 500, 100  # number of kernels, and number of kernels in a module

COMMON = r"""
template <class T> __device__ void put(unsigned char *to, const T &value)
{
    for (int i = 0; i < sizeof(T); i++) to[i] = reinterpret_cast<const unsigned char *>(&value)[i];
}
"""

# Kernels for tests/device/test_contracts.py.
CONTRACTS = r"""
extern "C" __global__ void axpy(const float *x, float *y, float a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
extern "C" __global__ void sum_rows(const int *a, long long *sums, const int *more, long long stride, int n)
{
    long long sum = more ? more[blockIdx.x] : 0;
    for (int i = 0; i < n; i++) sum += a[blockIdx.x * stride + i];
    if (!threadIdx.x) sums[blockIdx.x] = sum;
}
"""


class Kind(NamedTuple):
    """The type of a parameter.

    Attributes:
        c: The name of the type in C++, or "" for a struct, which the kernel declares.
        ctype: The type in ctypes, or `None` if values can be passed only as bytes.
        size: The size in bytes, if there is no type in ctypes.
        align: The alignment in bytes, if there is no type in ctypes.
        is_float: Whether this is a floating-point type.
    """

    c: str
    ctype: Any
    size: int = 0
    align: int = 0
    is_float: bool = False


SCALARS = [
    *(
        Kind(name, cls)
        for name, cls in (
            ("signed char", ctypes.c_int8),
            ("unsigned char", ctypes.c_uint8),
            ("char", ctypes.c_int8),
            ("bool", ctypes.c_bool),
            ("short", ctypes.c_int16),
            ("unsigned short", ctypes.c_uint16),
            ("int", ctypes.c_int32),
            ("unsigned", ctypes.c_uint32),
            ("long long", ctypes.c_int64),
            ("unsigned long", ctypes.c_uint64),
            ("float *", ctypes.c_uint64),
            ("void *", ctypes.c_uint64),
        )
    ),
    Kind("float", ctypes.c_float, is_float=True),
    Kind("double", ctypes.c_double, is_float=True),
]
VECTORS = [
    Kind("float4", None, 16, 16),
    Kind("int2", None, 8, 8),
    Kind("uchar3", None, 3, 1),
    Kind("double2", None, 16, 16),
]


class Signature(NamedTuple):
    """A kernel that copies its parameters to memory, each to a multiple of 16 bytes."""

    name: str
    kinds: list[Kind]

    @property
    def ptx(self) -> str:
        """The kernel in PTX."""
        parameters, body, offset = {"out": "ptr"}, "", 0
        for index, kind in enumerate(self.kinds):
            size = size_of(kind)
            if kind.ctype is None:
                parameters[f"p{index}"] = f"align {kind.align} .b8[{size}]"
            else:
                parameters[f"p{index}"] = f"f{8 * size}" if kind.is_float else f"u{8 * size}"
            step = min(kind.align, 8) if kind.ctype is None else size
            body += kernels.emit_copy(f"p{index}", offset, size, step)
            offset += len(pad_bytes(kind))
        return kernels.kernel(self.name, body, **parameters)

    @property
    def source(self) -> str:
        """The kernel in C++, with the structs that it uses."""
        structs, parameters, body, offset = "", "unsigned char *out", "", 0
        for index, kind in enumerate(self.kinds):
            type_ = kind.c
            if not type_:
                type_ = f"S{self.name}_{index}"
                structs += f"struct alignas({kind.align}) {type_} {{ unsigned char bytes[{kind.size}]; }};\n"
                if kind.align > 16 or kind.size % 2:
                    type_ = f"const __grid_constant__ {type_}"
            parameters += f", {type_} p{index}"
            body += f"put(out + {offset}, p{index}); "
            offset += len(pad_bytes(kind))
        return f'{structs}extern "C" __global__ void {self.name}({parameters}) {{ {body}}}\n'


def size_of(kind: Kind) -> int:
    """Return the size of a parameter in bytes."""
    return kind.size or ctypes.sizeof(kind.ctype)


def pad_bytes(kind: Kind, data: bytes = b"") -> bytes:
    """Return the bytes that a kernel writes for a parameter, with padding up to the next parameter."""
    size = size_of(kind)
    return data.ljust(size + -size % 16, b"\xee")


def signatures() -> list[Signature]:
    """Return random signatures, which are the same on every machine."""
    choose = random.Random(14)
    random_signatures = []
    for i in range(SIGNATURES):
        kinds = []
        for _ in range(choose.randrange(1, 12)):
            category = choose.random()
            if category < 0.65:
                kinds.append(choose.choice(SCALARS))
            elif category < 0.75:
                kinds.append(choose.choice(VECTORS))
            else:
                align = 1 << choose.randrange(8)
                size = choose.randrange(1, 65)
                kinds.append(Kind("", None, size + -size % align, align))
        random_signatures.append(Signature(f"k{i}", kinds))
    return random_signatures


def make_argument(kind: Kind, generator: random.Random) -> tuple[Any, Any, bytes]:
    """Return a random argument in three forms.

    Returns:
        The argument as a Python number or bytes, as a ctypes object or bytes, and as the bytes that C passes.
    """
    if kind.ctype is None:
        data = generator.randbytes(kind.size)
        return data, data, data
    if kind.ctype is ctypes.c_bool:
        truth = generator.random() < 0.5
        return truth, ctypes.c_bool(truth), bytes([truth])
    if kind.is_float:
        number = float(generator.randrange(-(10**6), 10**6)) / 64
        value = generator.choice((number, int(number)))
        return value, kind.ctype(value), bytes(kind.ctype(value))
    integer = kind.ctype(generator.getrandbits(64)).value
    return integer, kind.ctype(integer), bytes(kind.ctype(integer))


def source(start: int) -> str:
    """Return the C++ source of the module whose first signature has this index."""
    return COMMON + "".join(signature.source for signature in signatures()[start : start + TOGETHER])


def ptx(start: int, count: int) -> bytes:
    """Return the PTX of a module with `count` signatures. The first one has the index `start`."""
    return kernels.module(*(signature.ptx for signature in signatures()[start : start + count]))


def compile_image(name: str, arch: str) -> cudyn.Image:
    """Compile an image from sources that are the same on every machine.

    Args:
        name: A name in NAMES: the kind of the image, and the index of its first signature.
        arch: The architecture, such as "sm_90".
    """
    kind, _, start = name.partition(" ")
    virtual = arch.replace("sm", "compute")
    if kind == "contracts":
        return cudyn.compile(CONTRACTS, arch=arch)
    text = source(int(start))
    if kind == "lto":
        return cudyn.link([cudyn.compile(text, arch=arch.replace("sm", "lto"))], arch=arch)
    if kind == "fatbin":
        return cudyn.compile(text, arch=sorted({"sm_80", arch, virtual}), to="fatbin")
    return cudyn.compile(text, arch=arch)


NAMES = [
    "contracts",
    *(f"cubin {start}" for start in range(0, SIGNATURES, TOGETHER)),
    "lto 0",
    "fatbin 0",
]


@functools.cache
def image(name: str) -> cudyn.Image:
    """Return an image from the file in CUDYN_TEST_KERNELS, or compile it.

    The test is skipped if the compiler is missing.
    """
    file = os.environ.get("CUDYN_TEST_KERNELS")
    if file:
        stored: cudyn.Image = pickle.loads(Path(file).read_bytes())[name]
        return stored
    from ..conftest import need

    need(cudyn.nvrtc)
    if "lto" in name:
        need(cudyn.nvjitlink)
    if "fatbin" in name:
        need(cudyn.nvfatbin)
    return compile_image(name, cudyn.Device(0).arch)


def floats(data: bytes) -> tuple[float, ...]:
    """Return the 32-bit floats in a byte string."""
    return struct.unpack(f"<{len(data) // 4}f", data)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(pickle.dumps({name: compile_image(name, "sm_90") for name in NAMES}))
