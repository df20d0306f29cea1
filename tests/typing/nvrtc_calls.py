"""NVRTC by its own functions."""

from __future__ import annotations

from typing_extensions import assert_type

import cudyn
from cudyn import nvrtc


def main(source: str) -> bytearray:
    program = nvrtc.nvrtcCreateProgram(source, "k.cu", 0, None, None)
    assert_type(program, nvrtc.nvrtcProgram)
    nvrtc.nvrtcCreateProgram(source, b"k.cu", 1, ["__global__"], [b"a.h"])
    try:
        nvrtc.nvrtcCompileProgram(program, 1, ["-arch=sm_90"])
    except cudyn.errors.NvrtcError as error:
        assert_type(error.log, str)
        assert_type(error.function, str)
    cubin = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, cubin)
    assert_type(nvrtc.nvrtcVersion(), tuple[int, int])
    nvrtc.nvrtcCompileProgram(program, 1, [1])  # error
    nvrtc.nvrtcCreateProgram(3, "k.cu", 0, None, None)  # error
    return cubin
