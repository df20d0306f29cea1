"""Tests that images from cudyn.compile and cudyn.link run, and report the same properties as the driver.

CUDYN_TEST_IMAGES names a directory with images that another machine has written with
`python -m tests.device.test_compile FOLDER`. Otherwise only images compiled on this machine are run.
"""

from __future__ import annotations

import array
import ctypes
import os
import sys
from pathlib import Path

import pytest

import cudyn
from cudyn import Image, driver
from cudyn._kernels.compilers import architectures

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu

SOURCES = (
    """
    struct Pair { int first; double second; };
    extern "C" __device__ int twice(int);
    extern "C" __global__ void k(int *p, char one, Pair pair, float by)
    {
        __shared__ int part[32];
        part[threadIdx.x] = p[threadIdx.x];
        __syncthreads();
        p[threadIdx.x] = twice(part[31 - threadIdx.x]) + one + pair.first + (int)pair.second + (int)by;
    }
    """,
    'extern "C" __device__ int twice(int x) { return 2 * x; }',
)
WHOLE_SOURCE = f"{SOURCES[1]}\n{SOURCES[0]}"


class Pair(ctypes.Structure):
    _fields_ = (("first", ctypes.c_int), ("second", ctypes.c_double))


@pytest.fixture(scope="module")
def device() -> int:
    """The ordinal of device 0, whose context is current."""
    need_gpu()
    need(cudyn.nvrtc)
    ordinal: int = driver.cuDeviceGet(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(ordinal))
    return ordinal


def compile_all(arches: tuple[str, str]) -> dict[str, Image]:
    """Return the same kernel in every kind of image, for a real and a virtual architecture."""
    real, virtual = arches
    images = {
        "cubin": cudyn.compile(WHOLE_SOURCE, arch=real),
        "ptx": cudyn.compile(WHOLE_SOURCE, arch=virtual),
    }
    if cudyn.nvfatbin.available:
        images["fatbin"] = cudyn.compile(WHOLE_SOURCE, arch=sorted({real, "sm_80", virtual}), to="fatbin")
    if cudyn.nvjitlink.available:
        for kind in ("ptx", "ltoir"):
            objects = [cudyn.compile(text, arch=virtual, to=kind, options=["-rdc=true"]) for text in SOURCES]
            images[f"linked-{kind}"] = cudyn.link(objects, arch=real)
    return images


def load_function(image: Image) -> driver.CUfunction:
    """Load the kernel of an image."""
    return driver.cuModuleGetFunction(driver.cuModuleLoadData(image.data), "k")


def has_correct_result(function: driver.CUfunction) -> bool:
    """Return whether the kernel writes the correct result."""
    values = array.array("i", range(32))
    pointer = driver.cuMemAlloc(128)
    driver.cuMemcpyHtoD(pointer, values, 128)
    arguments = ctypes.c_uint64(pointer), ctypes.c_byte(1), Pair(10, 100.0), ctypes.c_float(1000)
    pointers = (ctypes.c_void_p * 4)(*map(ctypes.addressof, arguments))
    driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, None, pointers, None)
    driver.cuMemcpyDtoH(values, pointer, 128)
    driver.cuMemFree(pointer)
    return list(values) == [2 * (31 - i) + 1111 for i in range(32)]


@pytest.mark.parametrize("kind", ["cubin", "ptx", "fatbin", "linked-ptx", "linked-ltoir"])
def test_compiled_code_runs(device: int, kind: str) -> None:
    arch = architectures.get_device_arch()
    results = compile_all((arch, arch.replace("sm", "compute")))
    if kind not in results:
        need(cudyn.nvfatbin if kind == "fatbin" else cudyn.nvjitlink)
    assert has_correct_result(load_function(results[kind]))


def test_image_reports_the_same_facts_as_the_driver(device: int) -> None:
    """The properties are registers, shared and local memory, and parameters."""
    image = cudyn.compile(WHOLE_SOURCE)
    kernel, function = image.get_kernel_info("k"), load_function(image)

    def get_attribute(name: str) -> int:
        """Return an attribute of the function from the driver."""
        value: int = driver.cuFuncGetAttribute(getattr(driver, f"CU_FUNC_ATTRIBUTE_{name}"), function)
        return value

    assert kernel.registers == get_attribute("NUM_REGS")
    assert kernel.static_shared_memory == get_attribute("SHARED_SIZE_BYTES")
    assert kernel.local_memory == get_attribute("LOCAL_SIZE_BYTES")
    assert kernel.parameters is not None
    assert [parameter.type for parameter in kernel.parameters] == ["u64", "u8", "b8", "f32"]
    if driver.has("cuFuncGetParamInfo"):
        expected = [driver.cuFuncGetParamInfo(function, i) for i in range(4)]
        assert [(parameter.offset, parameter.size) for parameter in kernel.parameters] == expected


def test_images_from_another_machine_run(device: int) -> None:
    directory = os.environ.get("CUDYN_TEST_IMAGES")
    if not directory:
        pytest.skip("CUDYN_TEST_IMAGES does not name a folder of images from another machine")
    files = sorted(Path(directory).iterdir())
    assert files
    assert [path.name for path in files if not has_correct_result(load_function(Image.load(path)))] == []


def test_compilation_with_the_cache_of_nvrtc_records_all_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NVRTC 12.9 and later cache programs if a driver is installed. cudyn must still detect all headers."""
    need(cudyn.nvrtc)
    need_gpu()
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    monkeypatch.chdir(tmp_path)
    source = b'#include "h.h"\nextern "C" __global__ void k(int *p) { *p = N; }'
    nvrtc = cudyn.nvrtc
    codes = []
    for number in (1, 2):
        (tmp_path / "h.h").write_text(f"#define N {number}\n")
        for _ in range(2):  # the second result comes from NVRTC's cache, if it has one
            program = nvrtc.nvrtcCreateProgram(source, b"kernel.cu", 0, None, None)
            nvrtc.nvrtcCompileProgram(program, 1, [b"-arch=compute_80"])
            nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
        images = [cudyn.compile(source, arch="compute_80") for _ in range(2)]
        assert [image.not_cached for image in images] == ["", ""]
        assert images[0].data == images[1].data
        codes.append(images[0].data)
    assert codes[0] != codes[1]


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    for name, image in compile_all(("sm_90", "compute_90")).items():
        image.save(Path(sys.argv[1], f"{name}.{image.kind}"))
