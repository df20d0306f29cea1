"""Tests for nvJPEG2000: lossless encoding and decoding of an image."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from cudyn import Buffer, nvjpeg2k, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu

WIDTH = 96
HEIGHT = 64
PIXELS = bytes((5 * x + 3 * y + x * y // 16) % 256 for y in range(HEIGHT) for x in range(WIDTH))


class Image:
    """An image with one 8-bit component in device memory, and the record that describes it."""

    def __init__(self, plane: Buffer) -> None:
        self.plane = plane
        self.addresses = (ctypes.c_void_p * 1)(int(plane))
        self.pitches = (ctypes.c_size_t * 1)(WIDTH)
        self.record = nvjpeg2k.nvjpeg2kImage_t(
            ctypes.cast(self.addresses, ctypes.POINTER(ctypes.c_void_p)),
            ctypes.cast(self.pitches, ctypes.POINTER(ctypes.c_size_t)),
            nvjpeg2k.NVJPEG2K_UINT8,
            1,
        )


def encode(image: Image) -> bytes:
    """Return the lossless encoding of an image."""
    component = nvjpeg2k.nvjpeg2kImageComponentInfo_t(WIDTH, HEIGHT, 8, 0)
    config = nvjpeg2k.nvjpeg2kEncodeConfig_t(
        stream_type=nvjpeg2k.NVJPEG2K_STREAM_J2K,
        color_space=nvjpeg2k.NVJPEG2K_COLORSPACE_GRAY,
        image_width=WIDTH,
        image_height=HEIGHT,
        num_components=1,
        image_comp_info=ctypes.pointer(component),
        prog_order=nvjpeg2k.NVJPEG2K_LRCP,
        num_layers=1,
        num_resolutions=4,
        code_block_w=64,
        code_block_h=64,
    )
    encoder = nvjpeg2k.nvjpeg2kEncoderCreateSimple()
    state = nvjpeg2k.nvjpeg2kEncodeStateCreate(encoder)
    params = nvjpeg2k.nvjpeg2kEncodeParamsCreate()
    nvjpeg2k.nvjpeg2kEncodeParamsSetEncodeConfig(params, config)
    nvjpeg2k.nvjpeg2kEncode(encoder, state, params, image.record, None)
    size = nvjpeg2k.nvjpeg2kEncodeRetrieveBitstream(encoder, state, 0, 0, None)
    bitstream = (ctypes.c_ubyte * size)()
    assert nvjpeg2k.nvjpeg2kEncodeRetrieveBitstream(encoder, state, bitstream, size, None) == size
    runtime.cudaDeviceSynchronize()
    nvjpeg2k.nvjpeg2kEncodeParamsDestroy(params)
    nvjpeg2k.nvjpeg2kEncodeStateDestroy(state)
    nvjpeg2k.nvjpeg2kEncoderDestroy(encoder)
    return bytes(bitstream)


def decode(data: bytes) -> tuple[Any, bytes]:
    """Return the size and the pixels of an image."""
    handle = nvjpeg2k.nvjpeg2kCreateSimple()
    state = nvjpeg2k.nvjpeg2kDecodeStateCreate(handle)
    stream = nvjpeg2k.nvjpeg2kStreamCreate()
    nvjpeg2k.nvjpeg2kStreamParse(handle, data, len(data), 0, 0, stream)
    info = nvjpeg2k.nvjpeg2kStreamGetImageInfo(stream)
    image = Image(Buffer(len(PIXELS)))
    nvjpeg2k.nvjpeg2kDecode(handle, state, stream, image.record, None)
    runtime.cudaDeviceSynchronize()
    pixels = bytearray(len(PIXELS))
    image.plane.copy_to(pixels)
    nvjpeg2k.nvjpeg2kStreamDestroy(stream)
    nvjpeg2k.nvjpeg2kDecodeStateDestroy(state)
    nvjpeg2k.nvjpeg2kDestroy(handle)
    return info, bytes(pixels)


def test_lossless_round_trip_keeps_the_pixels() -> None:
    need_gpu()
    need(nvjpeg2k, runtime)
    data = encode(Image(Buffer.from_host(PIXELS)))
    assert data[:4] == b"\xff\x4f\xff\x51"  # a codestream begins with SOC and SIZ
    assert len(data) < len(PIXELS)
    info, pixels = decode(data)
    assert (info.image_width, info.image_height, info.num_components) == (WIDTH, HEIGHT, 1)
    assert pixels == PIXELS
