"""Kernel code that does not need a compiler: handwritten PTX, and a small fatbin and CUBIN."""

from __future__ import annotations

import struct
from dataclasses import replace

from cudyn import Image
from cudyn._formats.image import read
from cudyn.types import KernelInfo, Parameter

ADD = "add_one(a: f32[n], b: f32[n]) -> add<float><<<ceildiv(n, 256), 256>>>(a, b, n)"
LOWERED = {"add<float>": "_Z3addIfEvPT_S1_i"}
KERNELS = (
    KernelInfo(
        "_Z3addIfEvPT_S1_i",
        (Parameter(0, 8, 8, "u64"), Parameter(8, 8, 8, "u64"), Parameter(16, 4, 4, "u32")),
    ),
    KernelInfo("scale", (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32"), Parameter(16, 8, 8, "u64"))),
)
_PTX = """//
.version 7.0
.target sm_{arch}
.address_size 64
.visible .entry _Z3addIfEvPT_S1_i(.param .u64 a, .param .u64 b, .param .u32 n) {{ ret; }}
.visible .entry scale(.param .u64 data, .param .f32 by, .param .u64 n) {{ ret; }}
"""


def make_ptx(arch: str) -> Image:
    """Return PTX with the KERNELS. One of them has a name expression."""
    return replace(read(_PTX.format(arch=arch).encode()), lowered_names=LOWERED, compiler="hand")


def make_fatbin(contents: bytes = b"code" * 4) -> Image:
    """Return a fatbin with one CUBIN. The CUBIN is not valid, so no driver would load it."""
    # the kind (2: a CUBIN), the version, and the sizes of the header and of the contents
    image = struct.pack("<HHIQ48x", 2, 0x101, 64, len(contents)) + contents
    # the magic number, the version, and the sizes of the header and of the image
    data = struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(image)) + image
    # The architectures are those of a typical fatbin. They are not read from the data.
    return Image(
        data,
        kind="fatbin",
        arch=("sm_80", "compute_90"),
        kernels=KERNELS,
        lowered_names=LOWERED,
        compiler="hand",
    )
