"""Tests for parameters, with kernels that copy them.

Every byte must be the same as in C, or the launch must raise an error.
"""

from __future__ import annotations

import ctypes
import random
import struct
from typing import Any

import pytest

import cudyn
from cudyn import driver

from ..conftest import need, on_gpu
from ..support import gpu_images, kernels

OUTPUT_SIZE = 2048  # in bytes; more than the parameters of any signature need


def copy_out(kernel: Any, output: cudyn.Buffer, arguments: list[Any]) -> bytes:
    """Return the memory after a kernel has written its arguments to it."""
    output.fill(0xEE)
    kernel.launch(1, 1, output, *arguments)
    return bytes(output)


def pack(signature: gpu_images.Signature, arguments: list[tuple[Any, Any, bytes]]) -> bytes:
    """Return the bytes that a kernel writes for these values."""
    return b"".join(gpu_images.pad_bytes(kind, data) for kind, (*_, data) in zip(signature.kinds, arguments))


def check_signatures(module: cudyn.Module, start: int, count: int) -> None:
    """Launch kernels with random signatures, and check the bytes that they receive.

    The arguments are Python numbers and ctypes values. Values of a wrong type or size must raise an error.

    Args:
        module: The module that contains the kernels.
        start: Index of the first signature.
        count: Number of signatures.
    """
    rng, rejected_count = random.Random(1), 0
    with cudyn.Buffer(OUTPUT_SIZE) as output:
        for signature in gpu_images.signatures()[start : start + count]:
            kernel = module.get_kernel(signature.name)
            for _ in range(2):
                values = [gpu_images.make_argument(kind, rng) for kind in signature.kinds]
                numbers = [number for number, _, _ in values]
                ctypes_values = [ctypes_value for _, ctypes_value, _ in values]
                expected = pack(signature, values).ljust(OUTPUT_SIZE, b"\xee")
                for arguments in (numbers, ctypes_values):
                    assert copy_out(kernel, output, arguments) == expected, (signature.source, values)
            for index, kind in enumerate(signature.kinds):
                arguments = [number for number, _, _ in values]
                arguments[index] = make_wrong_argument(kind)
                with pytest.raises((TypeError, ValueError), match=rf"parameter {index + 1} "):
                    copy_out(kernel, output, arguments)
                rejected_count += 1
    assert rejected_count >= count


def make_wrong_argument(kind: gpu_images.Kind) -> object:
    """Return a value that a parameter rejects, because it has a wrong type or size."""
    if kind.ctype is None:
        return bytes(kind.size + 1)
    return 1j if kind.is_float else 0.5


IMAGE_STARTS = range(0, gpu_images.SIGNATURES, gpu_images.TOGETHER)
SIGNATURES_PER_TEST = 20
STARTS = [
    0,
    *(
        pytest.param(start, marks=pytest.mark.slow)
        for start in range(SIGNATURES_PER_TEST, gpu_images.SIGNATURES, SIGNATURES_PER_TEST)
    ),
]


@pytest.mark.parametrize("start", STARTS)
def test_parameters_of_ptx_have_the_bytes_that_c_passes(device: cudyn.Device, start: int) -> None:
    with cudyn.Module(gpu_images.ptx(start, SIGNATURES_PER_TEST)) as module:
        check_signatures(module, start, SIGNATURES_PER_TEST)


@on_gpu
@pytest.mark.parametrize("name", [*(f"cubin {start}" for start in IMAGE_STARTS), "lto 0", "fatbin 0"])
def test_parameters_of_compiled_code_have_the_bytes_that_c_passes(device: cudyn.Device, name: str) -> None:
    with cudyn.Module(gpu_images.image(name)) as module:
        check_signatures(module, int(name.split()[1]), gpu_images.TOGETHER)


@on_gpu
@pytest.mark.parametrize("name", ["cubin 0", "fatbin 0", "lto 0"])
def test_parameters_of_saved_code_need_typed_numbers(device: cudyn.Device, name: str) -> None:
    """ctypes numbers have a type. Python numbers are either rejected or passed correctly."""
    module, rng = cudyn.Module(gpu_images.image(name).data), random.Random(2)
    if "fatbin" in name and not driver.has("cuFuncGetParamInfo"):
        pytest.skip("this driver does not tell the sizes of parameters")
    accepted = rejected = 0
    with module, cudyn.Buffer(OUTPUT_SIZE) as output:
        for signature in gpu_images.signatures()[: gpu_images.TOGETHER]:
            kernel = module.get_kernel(signature.name)
            values = [gpu_images.make_argument(kind, rng) for kind in signature.kinds]
            expected = pack(signature, values).ljust(OUTPUT_SIZE, b"\xee")
            assert copy_out(kernel, output, [value[1] for value in values]) == expected
            try:
                copied = copy_out(kernel, output, [value[0] for value in values])
            except TypeError as error:
                assert "could be an integer or a floating-point number" in str(error)  # noqa: PT017
                rejected += 1
            else:
                assert copied == expected
                accepted += 1
    assert rejected
    assert accepted


# Maps the major compute capability to the offset of a parameter that is aligned to 64 bytes and follows
# another one. The driver aligns the address, not the offset. Parameters start at address 0x160 or 0x210.
MAP_OFFSETS = {7: 32, 8: 32, 9: 48}
DEFAULT_MAP_OFFSET = 64


def test_tensor_map_between_floats_is_aligned(device: cudyn.Device) -> None:
    """The map is aligned to 64 bytes, which also moves the parameters after it.

    The floats are passed as ints.
    """
    with cudyn.Module(kernels.MAPS) as maps, cudyn.Buffer(140) as output:
        data = bytes(range(128))
        tensor_map = driver.CUtensorMap()
        ctypes.memmove(ctypes.addressof(tensor_map), data, 128)
        maps.get_kernel("map").launch(1, 1, output, 2, tensor_map, 3, -5)
        assert bytes(output) == struct.pack("<f", 2) + data + struct.pack("<fi", 3, -5)
        maps.get_kernel("map_first").launch(1, 1, data, output, 7, 9)
        assert bytes(output)[:136] == struct.pack("<f", 7) + data + struct.pack("<i", 9)
        kernel = maps.get_kernel("map")
        sizes = [8, 4, 128, 4, 4]
        assert [(parameter.offset, parameter.size) for parameter in kernel.parameters] == [
            *zip([0, 8, 64, 192, 196], sizes)
        ]
        map_offset = MAP_OFFSETS.get(device.compute_capability[0], DEFAULT_MAP_OFFSET)
        assert list_driver_offsets(kernel) == [
            *zip([0, 8, map_offset, map_offset + 128, map_offset + 132], sizes)
        ]


def test_eight_kib_of_parameters_are_passed(device: cudyn.Device) -> None:
    if device.compute_capability < (9, 0):
        pytest.skip("the code is for sm_90")
    if (driver.version or (0, 0)) < (12, 1):
        pytest.skip("drivers accept more than 4 KiB of parameters since CUDA 12.1")
    data = random.Random(3).randbytes(8192)
    with cudyn.Module(kernels.LARGE) as large, cudyn.Buffer(8200) as out:
        kernel = large.get_kernel("big")
        assert str(kernel) == "big(u64, b8[8192], f32, s32)"
        kernel.launch(1, 1, out, data, 2, 3)
        assert bytes(out) == struct.pack("<fi", 2, 3) + data
        check_offsets(large)


def test_int_for_a_float_is_converted(module: cudyn.Module) -> None:
    """The int 1 is passed as 1.0 and not as 1.4e-45."""
    with cudyn.Buffer(8) as out:
        module.get_kernel("number").launch(1, 1, out, 1, 2)
        assert gpu_images.floats(bytes(out)) == (1.0, 2.0)


NUMBER = 'extern "C" __global__ void number(float *p, float x, int n) { p[0] = x; p[1] = n; }'


@on_gpu
@pytest.mark.parametrize("kind", ["ptx", "linked ltoir", "fatbin"])
def test_int_for_a_float_of_compiled_code_is_converted(device: cudyn.Device, kind: str) -> None:
    need(cudyn.nvrtc)
    arch = device.arch
    if kind == "ptx":
        code = cudyn.compile(NUMBER, arch=arch.replace("sm", "compute"))
    elif kind == "fatbin":
        need(cudyn.nvfatbin)
        code = cudyn.compile(NUMBER, arch=["sm_80", arch], to="fatbin")
    else:
        need(cudyn.nvjitlink)
        code = cudyn.link([cudyn.compile(NUMBER, arch=arch.replace("sm", "lto"))], arch=arch)
    with cudyn.Module(code) as module:
        test_int_for_a_float_is_converted(module)


def test_parameter_offsets_agree_with_the_driver(module: cudyn.Module) -> None:
    check_offsets(module)


@on_gpu
def test_parameter_offsets_of_compiled_code_agree_with_the_driver(device: cudyn.Device) -> None:
    with cudyn.Module(gpu_images.image("cubin 0")) as module:
        check_offsets(module)


def list_offsets(kernel: cudyn.Kernel) -> list[tuple[int, int]]:
    """Return the offset and the size of each parameter."""
    return [(parameter.offset, parameter.size) for parameter in kernel.parameters]


def list_driver_offsets(kernel: cudyn.Kernel) -> list[tuple[int, int]]:
    """Return the offset and the size of each parameter of the loaded code."""
    if not driver.has("cuFuncGetParamInfo"):
        pytest.skip("this driver does not tell the sizes of parameters")
    return [driver.cuFuncGetParamInfo(kernel.handle, i) for i in range(len(kernel.parameters))]


def check_offsets(module: cudyn.Module) -> None:
    """Check that the offsets and sizes of every kernel's parameters agree with the driver.

    If no parameter is aligned to more than 16 bytes, the offsets are the same as in C on every architecture.
    """
    for kernel in map(module.get_kernel, module.get_kernel_names()):
        assert [(parameter.offset, parameter.size) for parameter in kernel.parameters] == list_driver_offsets(
            kernel
        )
