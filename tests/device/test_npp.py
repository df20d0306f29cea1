"""NPP: pixels of images on the GPU, with values that a person can compute."""

from __future__ import annotations

import array

import pytest

from cudyn import Buffer, npp, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu


@pytest.fixture
def context() -> npp.NppStreamContext:
    """The context of the default stream, as NVIDIA's headers explain it."""
    need_gpu()
    need(npp, runtime)
    device = runtime.cudaGetDevice()
    properties = runtime.cudaGetDeviceProperties(device)
    return npp.NppStreamContext(
        nCudaDeviceId=device,
        nMultiProcessorCount=properties.multiProcessorCount,
        nMaxThreadsPerMultiProcessor=properties.maxThreadsPerMultiProcessor,
        nMaxThreadsPerBlock=properties.maxThreadsPerBlock,
        nSharedMemPerBlock=properties.sharedMemPerBlock,
        nCudaDevAttrComputeCapabilityMajor=properties.major,
        nCudaDevAttrComputeCapabilityMinor=properties.minor,
    )


def read(buffer: Buffer, code: str, count: int) -> list[float]:
    """The numbers of a buffer, when all work is done."""
    runtime.cudaDeviceSynchronize()
    found = array.array(code, [0] * count)
    buffer.copy_to(found)
    return [float(number) for number in found]


def test_two_images_are_added(context: npp.NppStreamContext) -> None:
    """nppial, with a scaled result: half of each sum, saturated at 255."""
    first = Buffer.from_host(bytes(range(64)))
    second = Buffer.from_host(bytes([100]) * 64)
    made = Buffer(64)
    size = npp.NppiSize(8, 8)
    status = npp.nppiAdd_8u_C1RSfs_Ctx(int(first), 8, int(second), 8, int(made), 8, size, 1, context)
    assert status is npp.NPP_NO_ERROR
    assert read(made, "B", 64) == pytest.approx([(value + 100) / 2 for value in range(64)], abs=0.5)


def test_constants_come_from_the_host(context: npp.NppStreamContext) -> None:
    """An array of three channels, as a list; another length is refused before C is called."""
    image = Buffer.from_host(bytes([10, 20, 30]) * 4)
    size = npp.NppiSize(2, 2)
    made = Buffer(12)
    npp.nppiAddC_8u_C3RSfs_Ctx(int(image), 6, [1, 2, 3], int(made), 6, size, 0, context)
    assert read(made, "B", 12) == [11, 22, 33] * 4
    with pytest.raises(ValueError, match="expected at least 3 bytes, got 2"):
        npp.nppiAddC_8u_C3RSfs_Ctx(int(image), 6, [1, 2], int(made), 6, size, 0, context)


def test_a_sum_needs_scratch_memory(context: npp.NppStreamContext) -> None:
    """nppist: the size is asked for, and the result is in device memory."""
    image = Buffer.from_host(bytes(range(256)))
    size = npp.NppiSize(16, 16)
    scratch = Buffer(npp.nppiSumGetBufferHostSize_8u_C1R_Ctx(size, context))
    made = Buffer(8)
    npp.nppiSum_8u_C1R_Ctx(int(image), 16, size, int(scratch), int(made), context)
    assert read(made, "d", 1) == [sum(range(256))]


def test_an_image_is_resized(context: npp.NppStreamContext) -> None:
    """nppig: each pixel four times."""
    image = Buffer.from_host(bytes([1, 2, 3, 4]))
    made = Buffer(16)
    source, target = npp.NppiSize(2, 2), npp.NppiSize(4, 4)
    whole, larger = npp.NppiRect(0, 0, 2, 2), npp.NppiRect(0, 0, 4, 4)
    nearest = npp.NPPI_INTER_NN
    npp.nppiResize_8u_C1R_Ctx(int(image), 2, source, whole, int(made), 4, target, larger, nearest, context)
    assert read(made, "B", 16) == [1, 1, 2, 2] * 2 + [3, 3, 4, 4] * 2


def test_an_affine_transform_takes_two_rows_of_coefficients(context: npp.NppStreamContext) -> None:
    """nppig: an array of arrays in C is one list here; the image moves by one pixel."""
    image = Buffer.from_host(bytes([1, 2, 3, 4]))
    made = Buffer.from_host(bytes(4))
    size, whole = npp.NppiSize(2, 2), npp.NppiRect(0, 0, 2, 2)
    move = [1.0, 0.0, 1.0, 0.0, 1.0, 0.0]
    nearest = npp.NPPI_INTER_NN
    npp.nppiWarpAffine_8u_C1R_Ctx(int(image), size, 2, whole, int(made), 2, whole, move, nearest, context)
    assert read(made, "B", 4) == [0, 1, 0, 3]


def test_a_signal_is_multiplied(context: npp.NppStreamContext) -> None:
    """npps."""
    signal = Buffer.from_host(array.array("f", [1, 2, 3, 4]))
    npp.nppsMulC_32f_I_Ctx(2.5, int(signal), 4, context)
    assert read(signal, "f", 4) == [2.5, 5, 7.5, 10]


def test_memory_of_npp_is_worked_on_and_freed(context: npp.NppStreamContext) -> None:
    """nppisu makes an image with lines as long as suits the device; its pointer goes into other functions."""
    image, step = npp.nppiMalloc_8u_C1(5, 3)
    assert image
    assert step >= 5
    size = npp.NppiSize(5, 3)
    try:
        npp.nppiSet_8u_C1R_Ctx(7, image, step, size, context)
        npp.nppiAddC_8u_C1IRSfs_Ctx(3, image, step, size, 0, context)
        made = Buffer(15)
        npp.nppiCopy_8u_C1R_Ctx(image, step, int(made), 5, size, context)
        assert read(made, "B", 15) == [10] * 15
    finally:
        npp.nppiFree(image)


@pytest.mark.parametrize(
    ("has_image", "size", "name"), [(False, 8, "NPP_NULL_POINTER_ERROR"), (True, -8, "NPP_SIZE_ERROR")]
)
def test_the_status_of_a_bad_image_is_raised(
    has_image: bool, size: int, name: str, context: npp.NppStreamContext
) -> None:
    image = Buffer(64)
    with pytest.raises(npp.Error) as caught:
        npp.nppiSet_8u_C1R_Ctx(1, int(image) * has_image, 8, npp.NppiSize(size, 8), context)
    assert caught.value.name == name
