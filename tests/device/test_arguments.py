"""Arguments on a GPU: kernels that copy their own parameters out; gpu_images.py says where they are from.

Every byte is what C would have passed, or the launch is refused.
"""

from __future__ import annotations

import ctypes
import random
import struct
from typing import Any

import pytest

import cudyn
from cudyn import driver

from ..conftest import need, need_gpu
from ..support import gpu_images
from ..support.gpu_images import floats

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("device")]


@pytest.fixture(scope="module")
def device() -> cudyn.Device:
    need_gpu()
    return cudyn.Device(0).use()


def copied_out(kernel: Any, out: cudyn.Buffer, arguments: list[Any]) -> bytes:
    out.fill(0xEE)
    kernel.launch(1, 1, out, *arguments)
    return bytes(out)


@pytest.mark.parametrize(
    "name", [*(f"cubin {start}" for start in range(0, 500, 100)), "ptx 0", "lto 0", "fatbin 0"]
)
def test_types_are_known(name: str) -> None:
    """As Python numbers and as ctypes values; what is out of range or of another kind is refused."""
    module, choose = cudyn.Module(gpu_images.image(name)), random.Random(1)
    start, refused = int(name.split()[1]), 0
    with cudyn.Buffer(2048) as out:
        for each in gpu_images.signatures()[start : start + gpu_images.TOGETHER]:
            kernel = module.get_kernel(each.name)
            for _ in range(2):
                given = [gpu_images.argument(kind, choose) for kind in each.kinds]
                expected = b"".join(data for *_, data in given)
                for way in (0, 1):
                    found = copied_out(kernel, out, [one[way] for one in given])
                    assert found[: len(expected)] == expected, (each.source, given)
                    assert found[len(expected) :] == b"\xee" * (2048 - len(expected))
            for i, kind in enumerate(each.kinds):
                wrong = [one[0] for one in given]
                wrong[i] = bytes(kind.size + 1) if kind.ctype is None else 1j if kind.is_float else 0.5
                with pytest.raises((TypeError, ValueError), match=rf"parameter {i + 1} "):
                    copied_out(kernel, out, wrong)
                refused += 1
    assert refused >= gpu_images.TOGETHER
    module.close()


@pytest.mark.parametrize("name", ["cubin 0", "fatbin 0", "lto 0"])
def test_types_are_not_known(name: str) -> None:
    """Of saved code: numbers of ctypes say what they are, and those of Python are refused or right."""
    module, choose = cudyn.Module(gpu_images.image(name).data), random.Random(2)
    if "fatbin" in name and not driver.has("cuFuncGetParamInfo"):
        pytest.skip("this driver does not tell the sizes of parameters")
    right = refused = 0
    with cudyn.Buffer(2048) as out:
        for each in gpu_images.signatures()[: gpu_images.TOGETHER]:
            kernel = module.get_kernel(each.name)
            given = [gpu_images.argument(kind, choose) for kind in each.kinds]
            expected = b"".join(data for *_, data in given)
            assert copied_out(kernel, out, [one[1] for one in given])[: len(expected)] == expected
            try:
                found = copied_out(kernel, out, [one[0] for one in given])
            except TypeError as error:
                assert "could be an integer or a floating point number" in str(error)  # noqa: PT017
                refused += 1
            else:
                assert found[: len(expected)] == expected
                right += 1
    assert refused
    assert right
    module.close()


def test_a_tensor_map_beside_floats() -> None:
    """It is aligned to 64 bytes or 128, which moves what is behind it; ints are given for the floats."""
    with cudyn.Module(gpu_images.image("others")) as module, cudyn.Buffer(140) as out:
        data = bytes(range(128))
        tensor_map = driver.CUtensorMap()
        ctypes.memmove(ctypes.addressof(tensor_map), data, 128)
        module.get_kernel("map").launch(1, 1, out, 2, tensor_map, 3, -5)
        assert bytes(out) == struct.pack("<f", 2) + data + struct.pack("<fi", 3, -5)
        module.get_kernel("map_first").launch(1, 1, data, out, 7, 9)
        assert bytes(out)[:136] == struct.pack("<f", 7) + data + struct.pack("<i", 9)


def test_eight_kib_of_parameters() -> None:
    data = random.Random(3).randbytes(8192)
    with cudyn.Module(gpu_images.image("others")) as module, cudyn.Buffer(8200) as out:
        kernel = module.get_kernel("big")
        assert str(kernel) == "big(u64, b8[8192], f32, u32)"
        try:
            kernel.launch(1, 1, out, data, 2, 3)
        except cudyn.DriverError:
            if (driver.version or (0, 0)) < (12, 1):
                pytest.skip("drivers take more than 4 KiB of parameters since CUDA 12.1")
            raise
        assert bytes(out) == struct.pack("<fi", 2, 3) + data


@pytest.mark.parametrize("kind", ["ptx", "linked ltoir", "fatbin"])
def test_ints_for_floats(device: cudyn.Device, kind: str) -> None:
    """Compiled where the test runs: 1 arrives as 1.0, and not as 1.4e-45."""
    need(cudyn.nvrtc)
    arch = device.arch
    if kind == "ptx":
        code = cudyn.compile(gpu_images.OTHERS, arch=arch.replace("sm", "compute"))
    elif kind == "fatbin":
        need(cudyn.nvfatbin)
        code = cudyn.compile(gpu_images.OTHERS, arch=["sm_80", arch], to="fatbin")
    else:
        need(cudyn.nvjitlink)
        code = cudyn.link([cudyn.compile(gpu_images.OTHERS, arch=arch.replace("sm", "lto"))], arch=arch)
    with cudyn.Module(code) as module, cudyn.Buffer(8) as out:
        module.get_kernel("number").launch(1, 1, out, 1, 2)
        assert floats(bytes(out)) == (1.0, 2.0)


def test_what_the_driver_tells(device: cudyn.Device) -> None:
    """Places and sizes of every kernel are those that the driver tells of the loaded code."""
    if not driver.has("cuFuncGetParamInfo"):
        pytest.skip("this driver does not tell the sizes of parameters")
    for name in ("cubin 0", "others"):
        with cudyn.Module(gpu_images.image(name)) as module:
            for kernel in map(module.get_kernel, module.get_kernel_names()):
                told = [driver.cuFuncGetParamInfo(kernel.handle, i) for i in range(len(kernel.parameters))]
                assert [(p.offset, p.size) for p in kernel.parameters] == told
