"""Generates a kernel for each numeric intrinsic that the CUDA headers declare.

`python -m tests.support.intrinsics INCLUDE FILE` reads the declarations in the include directory of a
toolkit, compiles the kernels for compute_90 with NVRTC, and writes their PTX. tests/device/test_intrinsics.py
compares the results of a GPU with those of the CPU.
"""

from __future__ import annotations

import random
import re
import struct
import sys
from pathlib import Path
from typing import NamedTuple

THREADS = 64
ARGUMENTS = 4
SLOT = 16  # bytes
_HEADERS = {
    "cuda_fp16.h": ("__CUDA_FP16_DECL__", "__CUDA_HOSTDEVICE_FP16_DECL__"),
    "cuda_bf16.h": ("__CUDA_BF16_DECL__", "__CUDA_HOSTDEVICE_BF16_DECL__"),
    "cuda_fp8.h": ("__CUDA_HOSTDEVICE_FP8_DECL__",),
    "crt/device_functions.h": ("__DEVICE_FUNCTIONS_DECL__ __device_builtin__", "__DEVICE_FUNCTIONS_DECL__"),
    "crt/device_double_functions.h": ("__DEVICE_DOUBLE_FUNCTIONS_DECL__",),
    "crt/sm_80_rt.h": ("__SM_80_RT_DECL__",),
    "sm_32_intrinsics.h": ("__SM_32_INTRINSICS_DECL__",),
    "sm_61_intrinsics.h": ("__SM_61_INTRINSICS_DECL__",),
}
# Intrinsics that return nothing, or that depend on time or on the device.
_EXCLUDED = re.compile(
    r"clock|trap|brkpt|prof_trigger|pm\d|nanosleep|syncthreads|syncwarp|threadfence|isGlobal|isShared|isLocal"
    r"|isConstant|isGridConstant|assert|shfl|sync|reduce_|vote|ballot|any$|all$|activemask|e8m0|fp4|fp6"
)
_TYPE = re.compile(r"(?:const )?[\w ]+$")


class Intrinsic(NamedTuple):
    """An intrinsic and its kernel.

    Attributes:
        kernel: The name of the kernel in the PTX.
        name: The name of the intrinsic in C++.
        result: The type of the intrinsic's result in C++.
    """

    kernel: str
    name: str
    result: str


class Declaration(NamedTuple):
    """The declaration of an intrinsic: the type of its result, its name, and the types of its parameters."""

    result: str
    name: str
    types: tuple[str, ...]


def read_type(parameter: str) -> str:
    """Return the type in a parameter's declaration, such as `const T name = value`."""
    declaration = re.sub(r"\b(const|volatile|enum)\b", "", parameter.partition("=")[0]).strip()
    words = declaration.split()
    ends_with_type = words[-1:] in (["int"], ["long"], ["short"], ["char"], ["float"], ["double"])
    has_name = len(words) > 1 and not ends_with_type
    return " ".join(words[:-1] if has_name else words)


def list_declarations(include: Path) -> list[Declaration]:
    """Return the declarations, in the headers of an include directory, that kernels can be generated for."""
    declarations = set()
    for header, marks in _HEADERS.items():
        source = (include / header).read_text("utf-8", "replace")
        without_comments = re.sub(r"/\*.*?\*/", "", source, flags=re.S)
        for mark in marks:
            pattern = re.escape(mark) + r"\s+([\w ]+?)\s+(\w+)\s*\(([^()]*)\)\s*;"
            for match in re.finditer(pattern, without_comments):
                result = re.sub(r"__\w+builtin\w*__|\b(static|inline|const)\b", "", match[1]).strip()
                parameters = [text for text in match[3].split(",") if text.strip() not in ("", "void")]
                types = tuple(read_type(parameter) for parameter in parameters)
                declarations.add(Declaration(result, match[2], types))
    return sorted(declaration for declaration in declarations if is_usable(declaration))


def is_usable(declaration: Declaration) -> bool:
    """Return whether a kernel can call an intrinsic with numbers and store its result."""
    types = (declaration.result, *declaration.types)
    has_only_numbers = all(_TYPE.match(type_) and "*" not in type_ for type_ in types)
    has_result = declaration.result not in ("", "void")
    has_few_parameters = len(declaration.types) <= ARGUMENTS
    is_excluded = _EXCLUDED.search(declaration.name) is not None
    return has_only_numbers and has_result and has_few_parameters and not is_excluded


def write_source(declarations: list[Declaration]) -> str:
    """Return the source of a kernel for each intrinsic. It reads the arguments from slots of SLOT bytes."""
    lines = ["#include <cuda_fp16.h>", "#include <cuda_bf16.h>", "#include <cuda_fp8.h>"]
    for index, declaration in enumerate(declarations):
        lines.append(f'extern "C" __global__ void k{index}(const char *in, char *out) {{')
        for position, type_ in enumerate(declaration.types):
            address = f"in + ({ARGUMENTS} * threadIdx.x + {position}) * {SLOT}"
            lines.append(f"    {type_} a{position} = *(const {type_} *)({address});")
        arguments = ", ".join(f"a{position}" for position in range(len(declaration.types)))
        lines.append(
            f"    *({declaration.result} *)(out + threadIdx.x * {SLOT}) = {declaration.name}({arguments});"
        )
        lines.append(f"}} // {declaration.name} {declaration.result}")
    return "\n".join(lines)


MARK = "// intrinsic "  # the beginning of the lines after the PTX, each of which names an intrinsic


def list_intrinsics(ptx: str) -> list[Intrinsic]:
    """List the intrinsics in a PTX file that this module has written."""
    lines = (line.removeprefix(MARK).split(maxsplit=2) for line in ptx.splitlines() if line.startswith(MARK))
    return [Intrinsic(*words) for words in lines]


def is_approximate(ptx: str, kernel: str) -> bool:
    """Return whether a kernel uses an approximation.

    The manual does not define the result of approximations.
    """
    body = re.search(rf"\.entry {kernel}\(.*?\n\}}", ptx, re.S)
    assert body, kernel
    return re.search(r"\.approx|\.full|call", body[0]) is not None


def make_inputs() -> bytes:
    """Return the arguments of all threads: random bits, or small integers, halves, floats or doubles."""
    choose = random.Random(20)
    data = bytearray(choose.randbytes(THREADS * ARGUMENTS * SLOT))
    for slot in range(THREADS * ARGUMENTS):
        kind = choose.randrange(5)
        number = choose.uniform(-100, 100)
        if kind == 1:
            struct.pack_into("<qq", data, slot * SLOT, choose.randrange(-5, 70), choose.randrange(3))
        elif kind == 2:
            struct.pack_into("<ff", data, slot * SLOT, number, -number)
        elif kind == 3:
            struct.pack_into("<dd", data, slot * SLOT, number, 1.5)
        elif kind == 4:
            struct.pack_into("<4e", data, slot * SLOT, number, 0.5, -number, 2.0)
    return bytes(data)


def main() -> None:
    """Compile the kernels with the headers in the directory argv[1], and write their PTX to argv[2]."""
    import cudyn

    include = Path(sys.argv[1])
    declarations = list_declarations(include)
    source = write_source(declarations)
    options = [f"-I{include}", f"-I{include / 'cccl'}", "-std=c++17"]
    image = cudyn.compile(source, arch="compute_90", to="ptx", options=options)
    text = bytes(image.data).rstrip(b"\0").decode()
    marks = "".join(
        f"{MARK}k{index} {declaration.name} {declaration.result}\n"
        for index, declaration in enumerate(declarations)
    )
    Path(sys.argv[2]).write_text(text + "\n" + marks, "utf-8")
    print(len(declarations), "intrinsics")


if __name__ == "__main__":
    main()
