"""Tests for surfaces, mipmapped arrays, and textures with levels, layers and normalized coordinates."""

from __future__ import annotations

import ctypes
import itertools
import math
import struct
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import driver, testing

from ..conftest import is_simulated
from ..support.cpu import HEAD

UNSIGNED, FLOAT = driver.CU_AD_FORMAT_UNSIGNED_INT8, driver.CU_AD_FORMAT_FLOAT
SURFACE, LAYERED = driver.CUDA_ARRAY3D_SURFACE_LDST, driver.CUDA_ARRAY3D_LAYERED
WRAP, CLAMP, MIRROR, BORDER = range(4)
WIDTH, HEIGHT, DEPTH = 4, 3, 2
# maps a shape to the coordinates in PTX, the first of which is in bytes
COORDINATES = {
    "1d": "%x",
    "2d": "%x,%y",
    "3d": "%x,%y,%z,%z",
    "a1d": "%z,%x",
    "a2d": "%z,%x,%y,%y",
}


def make_kernel(instruction: str) -> cudyn.Kernel:
    """Return a kernel k(image, out, x, y, z), whose instruction reads %image and uses %r0 to %r3 or %h0."""
    code = f"""{HEAD}.visible .entry k(.param .u64 image, .param .u64 out, .param .s32 x, .param .s32 y,
        .param .s32 z) {{
    .reg .b64 %image, %out; .reg .b32 %x, %y, %z, %r<4>; .reg .b16 %h<4>;
    ld.param.u64 %image, [image]; ld.param.u64 %out, [out]; ld.param.b32 %x, [x]; ld.param.b32 %y, [y];
    ld.param.b32 %z, [z]; {instruction} ret; }}"""
    return cudyn.Module(code.encode()).get_kernel("k")


def make_reader(shape: str, outside: str = "trap") -> cudyn.Kernel:
    """Return a kernel that reads 4 bytes of a surface."""
    read = f"suld.b.{shape}.b32.{outside} {{%r0}}, [%image, {{{COORDINATES[shape]}}}];"
    return make_kernel(f"{read} st.global.b32 [%out], %r0;")


def make_writer(shape: str, outside: str = "trap") -> cudyn.Kernel:
    """Return a kernel that writes the bytes 1, 2, 3 and 4 to a surface."""
    values = "mov.b16 %h0, 1; mov.b16 %h1, 2; mov.b16 %h2, 3; mov.b16 %h3, 4;"
    write = f"sust.b.{shape}.v4.b8.{outside} [%image, {{{COORDINATES[shape]}}}], {{%h0,%h1,%h2,%h3}};"
    return make_kernel(values + write)


def make_array(height: int = 0, depth: int = 0, **members: Any) -> driver.CUarray:
    """Return an array of four unsigned bytes in each element, for surfaces."""
    sizes = {"Width": WIDTH, "Height": height, "Depth": depth, "Format": UNSIGNED, "NumChannels": 4}
    return driver.cuArray3DCreate(driver.CUDA_ARRAY3D_DESCRIPTOR(**{**sizes, "Flags": SURFACE, **members}))


def make_surface(array: driver.CUarray) -> int:
    """Return a surface of an array."""
    resource = driver.CUDA_RESOURCE_DESC(resType=driver.CU_RESOURCE_TYPE_ARRAY)
    resource.res.array.hArray = array
    return int(driver.cuSurfObjectCreate(resource))


def write_rows(array: driver.CUarray, rows: bytes, width: int, height: int = 1, depth: int = 1) -> None:
    """Copy rows of `width` bytes to an array."""
    source = (ctypes.c_ubyte * len(rows))(*rows)
    copy = driver.CUDA_MEMCPY3D(WidthInBytes=width, Height=height, Depth=depth, srcPitch=width)
    copy.srcHeight, copy.srcMemoryType, copy.srcHost = (
        height,
        driver.CU_MEMORYTYPE_HOST,
        ctypes.addressof(source),
    )
    copy.dstMemoryType, copy.dstArray = driver.CU_MEMORYTYPE_ARRAY, array
    driver.cuMemcpy3D(copy)


def read_word(kernel: cudyn.Kernel, image: int, *coordinates: float) -> int:
    """Return the word that a kernel reads."""
    output = cudyn.Buffer(4)
    kernel.launch(1, 1, image, output, *coordinates)
    (word,) = struct.unpack("<I", bytes(output))
    return int(word)


@pytest.mark.parametrize(
    ("shape", "extent", "place"),
    [
        ("1d", {}, (12, 0, 0)),
        ("2d", {"height": HEIGHT}, (4, 2, 0)),
        ("3d", {"height": HEIGHT, "depth": DEPTH}, (4, 2, 1)),
        ("a1d", {"depth": DEPTH, "Flags": SURFACE | LAYERED}, (8, 0, 1)),
        ("a2d", {"height": HEIGHT, "depth": DEPTH, "Flags": SURFACE | LAYERED}, (8, 1, 1)),
    ],
)
def test_surface_is_written_and_read(
    device: cudyn.Device, shape: str, extent: dict[str, int], place: tuple[int, int, int]
) -> None:
    surface = make_surface(make_array(**extent))
    make_writer(shape).launch(1, 1, surface, 0, *place)
    assert read_word(make_reader(shape), surface, *place) == 0x04030201
    driver.cuSurfObjectDestroy(surface)


def test_coordinates_outside_a_surface_are_clamped_or_ignored(device: cudyn.Device) -> None:
    array = make_array(HEIGHT)
    contents = bytes(range(1, 16 * HEIGHT + 1))
    write_rows(array, contents, 16, HEIGHT)
    surface = make_surface(array)
    assert read_word(make_reader("2d", "zero"), surface, 16, 0, 0) == 0
    (last,) = struct.unpack_from("<I", contents, 16 * HEIGHT - 4)
    assert read_word(make_reader("2d", "clamp"), surface, 16, HEIGHT, 0) == last
    make_writer("2d", "zero").launch(1, 1, surface, 0, -4, 0, 0)
    make_writer("2d", "clamp").launch(1, 1, surface, 0, -4, 1, 0)
    words = [read_word(make_reader("2d"), surface, 0, row, 0) for row in range(HEIGHT)]
    assert words == [0x04030201, 0x04030201, 0x24232221]


def test_description_of_a_surface_is_returned(device: cudyn.Device) -> None:
    array = make_array(HEIGHT)
    surface = make_surface(array)
    resource = driver.cuSurfObjectGetResourceDesc(surface)
    assert resource.resType == driver.CU_RESOURCE_TYPE_ARRAY
    assert resource.res.array.hArray.value == array.value
    driver.cuSurfObjectDestroy(surface)


def test_array_without_the_flag_for_surfaces_can_be_used_as_a_surface(device: cudyn.Device) -> None:
    surface = make_surface(make_array(HEIGHT, Flags=0))
    make_writer("2d").launch(1, 1, surface, 0, 4, 2, 0)
    assert read_word(make_reader("2d"), surface, 4, 2, 0) == 0x04030201


# --- mipmapped arrays and textures


def make_mipmap(levels: int) -> driver.CUmipmappedArray:
    """Return a mipmapped array of 4 x 4 floats. The elements of level n are n."""
    members = {"Width": 4, "Height": 4, "Format": FLOAT, "NumChannels": 1}
    mipmap = driver.cuMipmappedArrayCreate(driver.CUDA_ARRAY3D_DESCRIPTOR(**members), levels)
    for level in range(min(levels, 3)):
        size = 4 >> level
        rows = struct.pack("<f", level) * size * size
        write_rows(driver.cuMipmappedArrayGetLevel(mipmap, level), rows, 4 * size, size)
    return mipmap


def make_texture(image: Any, *modes: int, flags: int = 2, **members: Any) -> int:
    """Return a texture of an array or a mipmapped array, by default with normalized coordinates.

    Args:
        image: The array or the mipmapped array.
        modes: The address modes of the dimensions. By default, coordinates are clamped.
        flags: The CU_TRSF_* flags.
        members: Other members of CUDA_TEXTURE_DESC.
    """
    resource, texture = driver.CUDA_RESOURCE_DESC(), driver.CUDA_TEXTURE_DESC(flags=flags, **members)
    if isinstance(image, driver.CUmipmappedArray):
        resource.resType, resource.res.mipmap.hMipmappedArray = driver.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, image
    else:
        resource.resType, resource.res.array.hArray = driver.CU_RESOURCE_TYPE_ARRAY, image
    texture.addressMode[:] = [*modes] or [CLAMP] * 3
    return int(driver.cuTexObjectCreate(resource, texture, None))


def make_float_reader(read: str) -> Callable[..., float]:
    """Return a function of a texture and three coordinates, which returns the float that PTX reads.

    Args:
        read: An instruction that reads %image at the coordinates %x, %y and %z. `{}` is replaced by its
            destination.
    """
    kernel = make_kernel(f"{read.format('{%r0,%r1,%r2,%r3}')} st.global.b32 [%out], %r0;")

    def read_float(texture: int, *coordinates: float) -> float:
        bits = [struct.unpack("<i", struct.pack("<f", value))[0] for value in coordinates]
        return float(struct.unpack("<f", struct.pack("<I", read_word(kernel, texture, *bits)))[0])

    return read_float


def read_texture(read: str, texture: int, *coordinates: float) -> float:
    """Return the float that an instruction reads. See `make_float_reader`."""
    return make_float_reader(read)(texture, *coordinates)


READ_LEVEL = "tex.level.2d.v4.f32.f32 {}, [%image, {{%x, %y}}], %z;"
READ_2D = "tex.2d.v4.f32.f32 {}, [%image, {{%x, %y}}];"


def test_levels_of_a_mipmapped_array_have_half_the_size(device: cudyn.Device) -> None:
    mipmap = make_mipmap(9)  # more levels than it can have
    sizes = [
        driver.cuArrayGetDescriptor(driver.cuMipmappedArrayGetLevel(mipmap, level)).Width
        for level in range(3)
    ]
    assert sizes == [4, 2, 1]
    with pytest.raises(cudyn.DriverError, match="CUDA_ERROR_INVALID_VALUE"):
        driver.cuMipmappedArrayGetLevel(mipmap, 3)
    driver.cuMipmappedArrayDestroy(mipmap)


def test_texture_reads_the_nearest_level(device: cudyn.Device) -> None:
    texture = make_texture(make_mipmap(3), maxMipmapLevelClamp=2)
    levels = (0.0, 0.75, 1.25, 9.0, -1.0)
    assert [read_texture(READ_LEVEL, texture, 0.4, 0.4, level) for level in levels] == [0, 1, 1, 2, 0]
    assert read_texture(READ_2D, texture, 0.4, 0.4, 2.0) == 0
    driver.cuTexObjectDestroy(texture)
    clamped = make_texture(make_mipmap(3), minMipmapLevelClamp=1, maxMipmapLevelClamp=1)
    assert [read_texture(READ_LEVEL, clamped, 0.4, 0.4, level) for level in (0.0, 2.0)] == [1, 1]


@pytest.mark.parametrize("flags", [0, driver.CU_TRSF_NORMALIZED_COORDINATES])
def test_coordinates_of_a_mipmapped_array_are_normalized(device: cudyn.Device, flags: int) -> None:
    mipmap = make_mipmap(2)
    write_rows(driver.cuMipmappedArrayGetLevel(mipmap, 1), struct.pack("<4f", 4, 5, 6, 7), 8, 2)
    texture = make_texture(mipmap, flags=flags, maxMipmapLevelClamp=1)
    columns = (0.1, 0.9, 1.5)
    assert [read_texture(READ_LEVEL, texture, x, 0.1, 1.0) for x in columns] == [4, 5, 5]


@pytest.mark.parametrize(
    ("mode", "expected"),
    [(WRAP, [3, 0, 1, 0]), (CLAMP, [0, 3, 3, 3]), (MIRROR, [0, 3, 2, 0]), (BORDER, [0, 0, 0, 0])],
)
def test_normalized_coordinates_outside_a_texture(
    device: cudyn.Device, mode: int, expected: list[float]
) -> None:
    array = make_array(1, Format=FLOAT, NumChannels=1)
    write_rows(array, struct.pack("<4f", 0, 1, 2, 3), 16)
    texture = make_texture(array, mode, mode, mode)
    inside = [read_texture(READ_2D, texture, (index + 0.5) / 4, 0.5, 0.0) for index in range(4)]
    outside = [read_texture(READ_2D, texture, value, 0.5, 0.0) for value in (-0.125, 1.125, 1.375, 2.125)]
    assert (inside, outside) == ([0, 1, 2, 3], expected)


def find_index(mode: int, coordinate: float, size: int) -> int | None:
    """Return the index of the element at a normalized coordinate, or None if the border is read."""
    index = math.floor(coordinate * size)
    if mode == BORDER:
        return index if 0 <= index < size else None
    if mode == WRAP:
        return index % size
    if mode == MIRROR:
        return min(index % (2 * size), 2 * size - 1 - index % (2 * size))
    return min(max(index, 0), size - 1)


@pytest.mark.parametrize("extent", [(4, 3, 2), (4, 1, 2), (1, 3, 2)])
def test_each_dimension_has_its_own_address_mode(device: cudyn.Device, extent: tuple[int, int, int]) -> None:
    width, height, depth = extent
    array = make_array(height, depth, Width=width, Format=FLOAT, NumChannels=1, Flags=0)
    values = range(1, 1 + width * height * depth)
    write_rows(array, struct.pack(f"<{len(values)}f", *values), 4 * width, height, depth)
    points = [(0.55, 0.55, 0.55), (-0.2, 1.2, 0.3), (1.3, -0.3, 2.3), (0.3, 1.6, -1.3), (2.8, 0.8, 1.3)]
    read = make_float_reader("tex.3d.v4.f32.f32 {}, [%image, {{%x, %y, %z, %z}}];")
    for modes in itertools.product((WRAP, CLAMP, MIRROR, BORDER), repeat=3):
        texture = make_texture(array, *modes)
        for point in points:
            column, row, layer = map(find_index, modes, point, extent)
            expected = 0  # outside of the image in border mode
            if column is not None and row is not None and layer is not None:
                expected = values[(layer * height + row) * width + column]
            assert read(texture, *point) == expected, (modes, point)
        driver.cuTexObjectDestroy(texture)


@pytest.mark.parametrize(
    ("read", "extent", "flags"),
    [
        ("tex.1d.v4.f32.f32 {}, [%image, {{%x}}];", {}, 0),
        ("tex.3d.v4.f32.f32 {}, [%image, {{%x, %y, %z, %z}}];", {"height": 3, "depth": 2}, 0),
        ("cvt.rzi.u32.f32 %z, %z; tex.a1d.v4.f32.f32 {}, [%image, {{%z, %x}}];", {"depth": 2}, LAYERED),
        (
            "cvt.rzi.u32.f32 %z, %z; tex.a2d.v4.f32.f32 {}, [%image, {{%z, %x, %y, %y}}];",
            {"height": 3, "depth": 2},
            LAYERED,
        ),
    ],
)
def test_texture_of_each_shape_is_read(
    device: cudyn.Device, read: str, extent: dict[str, int], flags: int
) -> None:
    array = make_array(**extent, Format=FLOAT, NumChannels=1, Flags=flags)
    rows, layers = extent.get("height", 1), extent.get("depth", 1)
    values = range(WIDTH * rows * layers)
    write_rows(array, struct.pack(f"<{len(values)}f", *values), 4 * WIDTH, rows, layers)
    texture = make_texture(array, flags=0)
    place = 2.5, rows - 0.5, layers - 0.5
    assert read_texture(read, texture, *place) == len(values) - WIDTH + 2


# --- faults that only a simulation finds


@pytest.fixture
def simulated(device: cudyn.Device) -> None:
    """Skip the test on a real device."""
    if not is_simulated():
        pytest.skip("a device does not report the cause")


@pytest.mark.parametrize(
    ("place", "message"),
    [
        (
            (16, 0),
            r"byte 16 of a row, where 4 bytes are used, row 0: the surface has rows of 16 bytes, 3 rows",
        ),
        ((0, 3), "row 3"),
        ((2, 0), "byte 2 of a row"),
    ],
)
def test_access_outside_a_surface_is_a_fault(simulated: None, place: tuple[int, int], message: str) -> None:
    surface = make_surface(make_array(HEIGHT))
    with pytest.raises(testing.Fault, match=f"out of bounds at sust.*{message}"):
        make_writer("2d").launch(1, 1, surface, 0, *place, 0)


def test_surface_that_was_never_written_is_a_fault(simulated: None) -> None:
    surface = make_surface(make_array(HEIGHT))
    with pytest.raises(testing.Fault, match="uninitialized memory"):
        read_word(make_reader("2d"), surface, 0, 0, 0)


def test_threads_that_write_the_same_element_of_a_surface_race(simulated: None) -> None:
    surface = make_surface(make_array(HEIGHT))
    write = "mov.u32 %r0, %tid.x; sust.b.2d.b32.trap [%image, {%x, %y}], {%r0};"
    with pytest.raises(testing.Fault, match="race in global memory"):
        make_kernel(write).launch(1, 2, surface, 0, 0, 0, 0)


def test_texture_used_as_a_surface_is_a_fault(simulated: None) -> None:
    array = make_array(HEIGHT, Format=FLOAT, NumChannels=1)
    with pytest.raises(testing.Fault, match="wrong surface"):
        read_word(make_reader("2d"), make_texture(array), 0, 0, 0)


def test_level_of_a_mipmapped_array_is_not_destroyed_alone(simulated: None) -> None:
    level = driver.cuMipmappedArrayGetLevel(make_mipmap(2), 1)
    with pytest.raises(cudyn.DriverError, match="CUDA_ERROR_INVALID_HANDLE"):
        driver.cuArrayDestroy(level)


def test_surface_of_a_kernel_that_does_not_run_is_unknown() -> None:
    with testing.simulate("sm_90"):
        cudyn.Device(0).use()
        array = make_array(HEIGHT)
        make_writer("2d").launch(1, 1, make_surface(array), 0, 0, 0, 0)
        with pytest.raises(testing.NotRun, match="k did not run"):
            driver.cuMemcpyAtoH((ctypes.c_ubyte * 4)(), array, 0, 4)
