"""Tests for nvImageCodec: the properties of an image, and an image and a decoder on the device."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import Buffer, nvimgcodec, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu

WIDTH = 32
HEIGHT = 24
PIXELS = bytes((7 * i) % 251 for i in range(3 * WIDTH * HEIGHT))  # red, green, blue of each pixel
PNM = f"P6\n{WIDTH} {HEIGHT}\n255\n".encode() + PIXELS


@pytest.fixture
def instance() -> Iterator[Any]:
    """Return an nvImageCodec instance with its extensions."""
    need_gpu()
    need(nvimgcodec, runtime)
    assert nvimgcodec.path
    extensions = pathlib.Path(nvimgcodec.path).parent / "extensions"
    info = nvimgcodec.nvimgcodecInstanceCreateInfo_t(
        load_builtin_modules=1, load_extension_modules=1, extension_modules_path=bytes(extensions)
    )
    new_instance = nvimgcodec.nvimgcodecInstanceCreate(info)
    yield new_instance
    nvimgcodec.nvimgcodecInstanceDestroy(new_instance)


def describe_planes(info: Any, row_size: int) -> Any:
    """Set the description of one plane with interleaved colors, and return it.

    Args:
        info: The description of the image.
        row_size: Size of a row in bytes.
    """
    info.color_spec = nvimgcodec.NVIMGCODEC_COLORSPEC_SRGB
    info.sample_format = nvimgcodec.NVIMGCODEC_SAMPLEFORMAT_I_RGB
    info.chroma_subsampling = nvimgcodec.NVIMGCODEC_SAMPLING_NONE
    info.num_planes = 1
    plane = info.plane_info[0]
    plane.num_channels = 3
    plane.row_stride = row_size
    plane.sample_type = nvimgcodec.NVIMGCODEC_SAMPLE_DATA_TYPE_UINT8
    return info


def test_image_is_parsed_and_wraps_device_memory(instance: Any) -> None:
    stream = nvimgcodec.nvimgcodecCodeStreamCreateFromHostMem(instance, None, PNM, len(PNM), 0)
    info = nvimgcodec.nvimgcodecImageInfo_t()
    nvimgcodec.nvimgcodecCodeStreamGetImageInfo(stream, info)
    assert info.codec_name == "pnm"
    assert (info.plane_info[0].width, info.plane_info[0].height) == (WIDTH, HEIGHT)

    pixels = Buffer(len(PIXELS))
    describe_planes(info, 3 * WIDTH)
    info.buffer = int(pixels)
    info.buffer_kind = nvimgcodec.NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_DEVICE
    image = nvimgcodec.nvimgcodecImageCreate(instance, None, info)
    assert nvimgcodec.nvimgcodecImageCreate(instance, image, info) == image
    execution = nvimgcodec.nvimgcodecExecutionParams_t(device_id=nvimgcodec.NVIMGCODEC_DEVICE_CURRENT)
    decoder = nvimgcodec.nvimgcodecDecoderCreate(instance, execution, "")
    nvimgcodec.nvimgcodecDecoderDestroy(decoder)
    nvimgcodec.nvimgcodecImageDestroy(image)
    nvimgcodec.nvimgcodecCodeStreamDestroy(stream)
