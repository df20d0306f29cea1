"""Tests for NPP with images on the GPU whose results are easy to compute."""

from __future__ import annotations

import array

import pytest

from cudyn import Buffer, npp, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu


@pytest.fixture
def context() -> npp.NppStreamContext:
    """Return the context of the default stream, with the members that NVIDIA's headers require."""
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
    """Wait for all work on the device, and return the numbers in a buffer."""
    runtime.cudaDeviceSynchronize()
    results = array.array(code, [0] * count)
    buffer.copy_to(results)
    return [float(number) for number in results]


def test_images_are_added_and_scaled(context: npp.NppStreamContext) -> None:
    """nppial scales the result: it is half of each sum, saturated at 255."""
    first = Buffer.from_host(bytes(range(64)))
    second = Buffer.from_host(bytes([100]) * 64)
    result = Buffer(64)
    size = npp.NppiSize(8, 8)
    status = npp.nppiAdd_8u_C1RSfs_Ctx(int(first), 8, int(second), 8, int(result), 8, size, 1, context)
    assert status is npp.NPP_NO_ERROR
    assert read(result, "B", 64) == pytest.approx([(value + 100) / 2 for value in range(64)], abs=0.5)


def test_constants_are_passed_from_the_host(context: npp.NppStreamContext) -> None:
    """Three channels are passed as a list. A list of a different length is rejected before the call."""
    image = Buffer.from_host(bytes([10, 20, 30]) * 4)
    size = npp.NppiSize(2, 2)
    result = Buffer(12)
    npp.nppiAddC_8u_C3RSfs_Ctx(int(image), 6, [1, 2, 3], int(result), 6, size, 0, context)
    assert read(result, "B", 12) == [11, 22, 33] * 4
    with pytest.raises(ValueError, match="expected at least 3 bytes, got 2"):
        npp.nppiAddC_8u_C3RSfs_Ctx(int(image), 6, [1, 2], int(result), 6, size, 0, context)


def test_sum_uses_scratch_memory(context: npp.NppStreamContext) -> None:
    """nppist returns the size of the scratch memory. The result is in device memory."""
    image = Buffer.from_host(bytes(range(256)))
    size = npp.NppiSize(16, 16)
    scratch = Buffer(npp.nppiSumGetBufferHostSize_8u_C1R_Ctx(size, context))
    result = Buffer(8)
    npp.nppiSum_8u_C1R_Ctx(int(image), 16, size, int(scratch), int(result), context)
    assert read(result, "d", 1) == [sum(range(256))]


def test_image_is_resized(context: npp.NppStreamContext) -> None:
    """nppig repeats each pixel four times."""
    image = Buffer.from_host(bytes([1, 2, 3, 4]))
    result = Buffer(16)
    source, target = npp.NppiSize(2, 2), npp.NppiSize(4, 4)
    source_region, target_region = npp.NppiRect(0, 0, 2, 2), npp.NppiRect(0, 0, 4, 4)
    nearest = npp.NPPI_INTER_NN
    npp.nppiResize_8u_C1R_Ctx(
        int(image), 2, source, source_region, int(result), 4, target, target_region, nearest, context
    )
    assert read(result, "B", 16) == [1, 1, 2, 2] * 2 + [3, 3, 4, 4] * 2


def test_affine_transform_accepts_its_coefficients_as_a_list(context: npp.NppStreamContext) -> None:
    """In nppig the array of arrays is passed as one list. The image is shifted by one pixel."""
    image = Buffer.from_host(bytes([1, 2, 3, 4]))
    result = Buffer.from_host(bytes(4))
    size, region = npp.NppiSize(2, 2), npp.NppiRect(0, 0, 2, 2)
    coefficients = [1.0, 0.0, 1.0, 0.0, 1.0, 0.0]
    nearest = npp.NPPI_INTER_NN
    npp.nppiWarpAffine_8u_C1R_Ctx(
        int(image), size, 2, region, int(result), 2, region, coefficients, nearest, context
    )
    assert read(result, "B", 4) == [0, 1, 0, 3]


def test_signal_is_multiplied(context: npp.NppStreamContext) -> None:
    """The signal function is part of npps."""
    signal = Buffer.from_host(array.array("f", [1, 2, 3, 4]))
    npp.nppsMulC_32f_I_Ctx(2.5, int(signal), 4, context)
    assert read(signal, "f", 4) == [2.5, 5, 7.5, 10]


def test_memory_allocated_by_npp_is_used_and_freed(context: npp.NppStreamContext) -> None:
    """nppisu allocates an image whose line size suits the device. Other functions accept its pointer."""
    image, step = npp.nppiMalloc_8u_C1(5, 3)
    assert image
    assert step >= 5
    size = npp.NppiSize(5, 3)
    try:
        npp.nppiSet_8u_C1R_Ctx(7, image, step, size, context)
        npp.nppiAddC_8u_C1IRSfs_Ctx(3, image, step, size, 0, context)
        result = Buffer(15)
        npp.nppiCopy_8u_C1R_Ctx(image, step, int(result), 5, size, context)
        assert read(result, "B", 15) == [10] * 15
    finally:
        npp.nppiFree(image)


@pytest.mark.parametrize(
    ("has_image", "size", "name"), [(False, 8, "NPP_NULL_POINTER_ERROR"), (True, -8, "NPP_SIZE_ERROR")]
)
def test_invalid_image_raises_its_status(
    has_image: bool, size: int, name: str, context: npp.NppStreamContext
) -> None:
    image = Buffer(64)
    with pytest.raises(npp.Error) as caught:
        npp.nppiSet_8u_C1R_Ctx(1, int(image) * has_image, 8, npp.NppiSize(size, 8), context)
    assert caught.value.name == name
