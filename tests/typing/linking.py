"""nvJitLink, nvFatbin and libNVVM."""

from __future__ import annotations

from typing_extensions import assert_type

from cudyn import nvfatbin, nvjitlink, nvvm


def main(code: bytes, bitcode: memoryview) -> None:
    handle = nvjitlink.nvJitLinkCreate(1, ["-arch=sm_90"])
    assert_type(handle, nvjitlink.nvJitLinkHandle)
    nvjitlink.nvJitLinkAddData(handle, nvjitlink.NVJITLINK_INPUT_PTX, code, len(code), "k.ptx")
    assert_type(nvjitlink.nvJitLinkGetLinkedCubinSize(handle), int)
    fatbin = nvfatbin.nvFatbinCreate(None, 0)
    nvfatbin.nvFatbinAddPTX(fatbin, code, len(code), "90", "k", None)
    nvfatbin.nvFatbinAddPTX(fatbin, "text", 4, "90", b"k", None)
    program = nvvm.nvvmCreateProgram()
    nvvm.nvvmAddModuleToProgram(program, bitcode, bitcode.nbytes, "k")
    assert_type(nvvm.nvvmVersion(), tuple[int, int])
    nvjitlink.nvJitLinkAddData(handle, "ptx", code, len(code), "k.ptx")  # error
    nvvm.nvvmAddModuleToProgram(handle, bitcode, 0, "k")  # error
