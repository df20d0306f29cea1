"""Plausible arguments for the functions of real libraries, without a GPU (guards_child.py) and on a GPU."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..support import images


class Values(NamedTuple):
    """Values for the parameters of a library's functions.

    Attributes:
        prepare: Statements that create objects, and add them to `objects`, keyed by C type. They may also add
            items to `data`.
        texts: The strings for each parameter.
        text: The strings for all other parameters.
        data: The contents of the memory of each parameter.
        numbers: The numbers for each parameter.
        nulls: The parameters for which half of the calls pass a null pointer.
        is_sparse: Whether arrays of integers describe sparse matrices. If so, all numbers in a call are
            equal, and each array contains its indices.
        needs: Other libraries that `prepare` uses.
    """

    prepare: str = ""
    texts: Mapping[str, Sequence[bytes]] = {}
    text: Sequence[bytes] = (b"text", b"")
    data: Mapping[str, Sequence[bytes]] = {}
    numbers: Mapping[str, Sequence[int]] = {}
    nulls: frozenset[str] = frozenset()
    is_sparse: bool = False
    needs: Sequence[str] = ()


def number_of(value: Any) -> int:
    """Return the number of a handle, an enumerator or a status."""
    value = getattr(value, "value", value)
    return operator.index(value) if value is not None else 0


SOURCE = """
extern "C" __global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }
template <typename T> __global__ void fill(T *x, T value) { x[threadIdx.x] = value; }
"""
PTX = b"""
.version 7.0
.target sm_80
.address_size 64
.visible .entry scale(.param .u64 x) { ret; }
"""
IR = b"""
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-\
f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @answer(ptr %out) {
  store i32 31337, ptr %out
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 2}
""".replace(b"\\\n", b"")
COMPILE = f"""
from cudyn import nvrtc
def compiled(*options):
    program = nvrtc.nvrtcCreateProgram({SOURCE!r}, "scale.cu", 0, None, None)
    nvrtc.nvrtcAddNameExpression(program, "fill<int>")
    nvrtc.nvrtcCompileProgram(program, len(options), list(options))
    return program
real = compiled("-arch=sm_80")
virtual = compiled("-arch=compute_80", "-dlto")
cubin = nvrtc.nvrtcGetCUBIN(real)
ptx = nvrtc.nvrtcGetPTX(real).encode() + bytes(1)
ltoir = nvrtc.nvrtcGetLTOIR(virtual)
"""
IMAGES = (images.write_jpeg(16, 8), images.write_jpeg(64, 48), images.write_codestream(64, 48, 2))
OPTIONS = (b"-arch=sm_80",)

VALUES: dict[str, Values] = {
    "nvrtc": Values(
        COMPILE + "objects['nvrtcProgram'] = [real, virtual]",
        {
            "src": (SOURCE.encode(), b""),
            "options": (b"-arch=sm_80", b"-arch=compute_90", b"-G"),
            "name_expression": (b"fill<int>",),
            "headers": (b"#define A 1",),
        },
    ),
    "nvjitlink": Values(
        COMPILE
        + """
links = [m.nvJitLinkCreate(1, ["-arch=sm_80"]) for _ in range(3)]
links.append(m.nvJitLinkCreate(3, ["-arch=sm_80", "-lto", "-ptx"]))
m.nvJitLinkAddData(links[0], m.NVJITLINK_INPUT_CUBIN, cubin, len(cubin), "input")
m.nvJitLinkAddData(links[1], m.NVJITLINK_INPUT_PTX, ptx, len(ptx), "input")
m.nvJitLinkAddData(links[3], m.NVJITLINK_INPUT_LTOIR, ltoir, len(ltoir), "input")
for link in (links[0], links[1], links[3]):
    m.nvJitLinkComplete(link)
objects["nvJitLinkHandle"] = links
data["data"] = [cubin, ptx, ltoir]
""",
        {"options": (b"-arch=sm_80", b"-arch=sm_90"), "fileName": (b"/nothing",)},
        needs=("nvrtc",),
    ),
    "nvfatbin": Values(
        COMPILE
        + """
fatbin = m.nvFatbinCreate(None, 0)
m.nvFatbinAddCubin(fatbin, cubin, len(cubin), "80", "scale")
objects["nvFatbinHandle"] = [fatbin, m.nvFatbinCreate(None, 0)]
data["code"] = [cubin, ptx, ltoir]
""",
        {"arch": (b"80",), "options": (b"-64", b"-host=linux"), "optionsCmdLine": (b"", b"-O3")},
        needs=("nvrtc",),
    ),
    "nvvm": Values(
        f"""
programs = []
for number in range(3):
    programs.append(m.nvvmCreateProgram())
    if number:
        m.nvvmAddModuleToProgram(programs[-1], {IR!r}, {len(IR)}, "answer")
    if number == 2:
        m.nvvmCompileProgram(programs[-1], 1, ["-arch=compute_100"])
objects["nvvmProgram"] = programs
""",
        {"options": (b"-arch=compute_100", b"-arch=compute_80", b"-opt=0"), "arch": (b"compute_80",)},
        data={"buffer": (IR,)},
    ),
    "curand": Values(
        """
kinds = ["PSEUDO_DEFAULT", "PSEUDO_MTGP32", "PSEUDO_PHILOX4_32_10", "QUASI_SOBOL32", "QUASI_SOBOL64"]
made = [m.curandCreateGeneratorHost(getattr(m, "CURAND_RNG_" + kind)) for kind in kinds]
objects["curandGenerator_t"] = made
""",
    ),
    "nvjpeg2k": Values(
        f"""
handle, stream = m.nvjpeg2kCreateSimple(), m.nvjpeg2kStreamCreate()
m.nvjpeg2kStreamParse(handle, {IMAGES[2]!r}, {len(IMAGES[2])}, 0, 0, stream)
objects["nvjpeg2kHandle_t"], objects["nvjpeg2kStream_t"] = [handle], [stream]
""",
        data={"data": IMAGES},
        numbers={"component_id": (0,), "tile_id": (0,), "res_level": (0, 1, 2)},
    ),
    "nvjpeg": Values(data={"data": IMAGES}),
    "nvimgcodec": Values(data={"data": IMAGES}),
    "cusolver": Values(is_sparse=True),
    "cusparse": Values(is_sparse=True),
}

# On a GPU.

MIXED = ("driver", "runtime")  # libraries in which the kind of memory does not depend on a setting

GPU_NUMBERS: dict[str, dict[str, Sequence[int]]] = {
    "driver": {"dev": (0,), "device": (0,), "ordinal": (0,)},
    "runtime": {"device": (0,), "deviceOrdinal": (0,)},
    "nccl": {"nranks": (1,), "rank": (0,), "root": (0,), "peer": (0,), "ndev": (1,), "dev": (0,)},
    "npp": {
        **{
            f"n{name}Step": (256, 512)
            for name in (
                "Src",
                "Src1",
                "Src2",
                "Dst",
                "SrcDst",
                "Mask",
                "Templ",
                "Tpl",
                "Src3",
                "Marker",
                "Map",
            )
        },
        **{f"{name}Step": (256, 512) for name in ("rSrc", "aSrc", "rDst", "aDst", "nXMap", "nYMap")},
    },
}

# Library -> statements that create objects. Statements that fail are skipped.
GPU_PREPARE: dict[str, Sequence[str]] = {
    "driver": (
        "objects['CUcontext'] = [gpu.context.value]",
        f"objects['CUmodule'] = [m.cuModuleLoadData({PTX!r} + bytes(1))]",
        "objects['CUfunction'] = [m.cuModuleGetFunction(objects['CUmodule'][0], 'scale')]",
    ),
    "curand": ("made.extend(m.curandCreateGenerator(getattr(m, 'CURAND_RNG_' + kind)) for kind in kinds)",),
    "cufft": (
        "plans = objects['cufftHandle'] = []",
        *(
            f"plans.append(m.cufftPlan1d({size}, m.CUFFT_{kind}, 2))"
            for size, kind in ((16, "C2C"), (16, "R2C"), (16, "C2R"), (8, "Z2Z"), (8, "D2Z"), (8, "Z2D"))
        ),
        "plans.append(m.cufftCreate())",
    ),
    "nccl": ("objects['ncclComm_t'] = [m.ncclCommInitRank(1, m.ncclGetUniqueId(), 0)]",),
    "nvjpeg": (
        "handle = m.nvjpegCreateSimple()",
        "objects['nvjpegHandle_t'] = [handle]",
        "objects['nvjpegJpegState_t'] = [m.nvjpegJpegStateCreate(handle)]",
    ),
    "cudnn": (
        "handle = m.cudnnCreate()",
        "objects['cudnnHandle_t'] = [handle]",
        "tensors = objects['cudnnTensorDescriptor_t'] = [m.cudnnCreateTensorDescriptor() for _ in range(3)]",
        "for t in tensors[:2]: m.cudnnSetTensor4dDescriptor(t, 0, 0, 1, 2, 4, 4)",
        "filters = objects['cudnnFilterDescriptor_t'] = [m.cudnnCreateFilterDescriptor()]",
        "m.cudnnSetFilter4dDescriptor(filters[0], 0, 0, 2, 2, 1, 1)",
        "convolutions = objects['cudnnConvolutionDescriptor_t'] = [m.cudnnCreateConvolutionDescriptor()]",
        "m.cudnnSetConvolution2dDescriptor(convolutions[0], 0, 0, 1, 1, 1, 1, 1, 0)",
        "activations = objects['cudnnActivationDescriptor_t'] = [m.cudnnCreateActivationDescriptor()]",
        "m.cudnnSetActivationDescriptor(activations[0], 1, 0, 0.0)",
        "poolings = objects['cudnnPoolingDescriptor_t'] = [m.cudnnCreatePoolingDescriptor()]",
        "m.cudnnSetPooling2dDescriptor(poolings[0], 0, 0, 2, 2, 0, 0, 2, 2)",
    ),
    # The numbers are enumerators of CUdevice_attribute.
    "npp": (
        """
context = m.NppStreamContext()
context.nMultiProcessorCount = gpu.attribute(16)
context.nMaxThreadsPerMultiProcessor = gpu.attribute(39)
context.nMaxThreadsPerBlock = gpu.attribute(1)
context.nSharedMemPerBlock = gpu.attribute(8)
context.nCudaDevAttrComputeCapabilityMajor = gpu.attribute(75)
context.nCudaDevAttrComputeCapabilityMinor = gpu.attribute(76)
records["NppStreamContext"] = bytes(context)
""",
    ),
}
