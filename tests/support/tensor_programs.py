"""Kernels that copy boxes of tensors with tensor maps, on the CPU and on a GPU, and a model in Python."""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import itertools
import json
import math
import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from pathlib import Path

import cudyn
from cudyn import driver

from .matrix_programs import HEAD, wrap

# CUtensorMapDataType
UINT8 = 0
UINT16 = 1
FLOAT16 = 6
FLOAT32 = 7
FLOAT64 = 8
BFLOAT16 = 9
TFLOAT32 = 11
ELEMENT = {UINT8: 1, UINT16: 2, FLOAT16: 2, FLOAT32: 4, FLOAT64: 8, BFLOAT16: 2, TFLOAT32: 4}
NAN = b"\xf7\x7f"  # the 16 bits with which elements outside the tensor are filled
THREADS = 64


@dataclass(frozen=True)
class Case:
    """A test case that copies a box (a tile of a tensor) to or from shared memory.

    In all attributes, the contiguous dimension comes first.

    Attributes:
        type: The type of the elements, a CUtensorMapDataType.
        sizes: The sizes of the tensor.
        box: The sizes of the box.
        start: The coordinates of the box.
        swizzle: The swizzle mode.
        fills_nan: Whether elements outside the tensor are NaN instead of zero.
        steps: The element strides.
    """

    type: int
    sizes: tuple[int, ...]
    box: tuple[int, ...]
    start: tuple[int, ...]
    swizzle: int = 0
    fills_nan: bool = False
    steps: tuple[int, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of elements that are copied along each dimension of a box. Element strides reduce it."""
        return tuple(-(-size // step) for size, step in zip(self.box, self.real_steps))

    @property
    def real_steps(self) -> tuple[int, ...]:
        """The element strides that a device uses. It ignores the element stride of the first dimension."""
        steps = self.steps or (1,) * len(self.box)
        return (1, *steps[1:])

    @property
    def box_bytes(self) -> int:
        """The size of a box in shared memory in bytes."""
        return prod(self.counts) * ELEMENT[self.type]


CASES = [
    Case(FLOAT32, (32, 8), (16, 4), (8, 2)),
    Case(FLOAT32, (32, 8), (16, 4), (24, -2)),
    Case(FLOAT32, (32, 8), (16, 4), (-4, 6), fills_nan=True),
    Case(FLOAT16, (64, 16), (64, 8), (0, 4), swizzle=3),
    Case(FLOAT16, (128, 40), (32, 16), (64, 30), swizzle=2),
    Case(FLOAT16, (128, 40), (16, 16), (120, 3), swizzle=1),
    Case(FLOAT32, (64, 16), (32, 16), (8, 0), swizzle=3),
    Case(UINT8, (160,), (64,), (112,)),
    Case(UINT16, (16, 5, 4), (8, 3, 2), (8, 3, 3)),
    Case(FLOAT64, (8, 3, 3, 2), (4, 2, 2, 2), (2, 1, 2, 1), fills_nan=True),
    Case(UINT8, (32, 2, 3, 2, 3), (16, 2, 2, 1, 2), (16, -1, 1, 1, 2)),
    Case(FLOAT32, (32, 16), (8, 8), (4, 1), steps=(1, 2)),
    Case(BFLOAT16, (64, 4), (16, 4), (56, 1), fills_nan=True),
    Case(TFLOAT32, (64, 16), (32, 8), (40, 2), fills_nan=True),
]


def list_box(case: Case) -> Iterator[tuple[int, int | None]]:
    """Yield the byte offset in shared memory and the byte offset in the tensor for each element of a box.

    The second offset is `None` for elements outside the tensor.
    """
    element_bytes = ELEMENT[case.type]
    positions = itertools.product(*(range(count) for count in reversed(case.counts)))  # in the box
    for number, position in enumerate(positions):
        coordinates = [
            start + index * step
            for start, index, step in zip(case.start, reversed(position), case.real_steps, strict=True)
        ]
        is_inside = all(0 <= coordinate < size for coordinate, size in zip(coordinates, case.sizes))
        tensor_index = 0
        for coordinate, size in zip(reversed(coordinates), reversed(case.sizes)):
            tensor_index = tensor_index * size + coordinate
        shared_offset = number * element_bytes
        # Swizzling exchanges chunks of 16 bytes within lines of 128 bytes.
        shared_offset ^= (shared_offset >> 7 & ((1 << case.swizzle) - 1)) << 4
        yield shared_offset, tensor_index * element_bytes if is_inside else None


def encode(case: Case, address: int) -> driver.CUtensorMap:
    """Return the tensor map for a tensor at an address."""
    rank = len(case.sizes)
    strides = [prod(case.sizes[:dimension]) * ELEMENT[case.type] for dimension in range(1, rank)]
    steps = case.steps or (1,) * len(case.box)
    tensor = (case.type, rank, address, case.sizes, strides)
    options = (0, case.swizzle, 0, int(case.fills_nan))
    return driver.cuTensorMapEncodeTiled(*tensor, case.box, steps, *options)


MAPS = Path(__file__).parents[1] / "simulator" / "driver" / "tensor_maps.json"


def check_recorded_maps() -> None:
    """Check that the driver accepts and rejects the same maps as the driver for CUDA 13.0 on an H100.

    Each line of MAPS contains the type, the rank, the offset of the address, the sizes, the strides, the box,
    the steps, the options, and whether the map is rejected.
    """
    cudyn.Device(0).use()
    memory = cudyn.Buffer(1 << 12)
    different = []
    for line in json.loads(MAPS.read_text("utf-8")):
        type_, rank, offset, sizes, strides, box, steps, *options, is_rejected = line
        tensor = (type_, rank, int(memory.pointer or 0) + offset, sizes, strides or [16])
        try:
            driver.cuTensorMapEncodeTiled(*tensor, box, steps, *options)
        except driver.Error as error:
            was_rejected = error.status == driver.CUDA_ERROR_INVALID_VALUE
        else:
            was_rejected = False
        if was_rejected != is_rejected:
            different.append(line)
    assert different == []


def write_text(case: Case, loads: bool) -> str:
    """Return the PTX of a kernel k(map, other) that loads a box into `other`, or stores a box from there.

    Args:
        case: The copy to perform.
        loads: Whether the kernel loads the box instead of storing it.
    """
    rank = len(case.box)
    words = case.box_bytes // 4
    coordinates = ", ".join(f"%i{dimension}" for dimension in range(rank))
    head = f"{HEAD}.visible .entry k(.param .align 64 .b8 map[128], .param .u64 other) {{\n"
    head += f".shared .align 1024 .b8 tile[{case.box_bytes}]; .shared .align 8 .b64 bar;\n"
    head += (
        f".reg .b64 %m, %q, %g; .reg .b32 %t, %b, %r, %n, {coordinates}; .reg .pred %c, %w; .reg .b64 %s;\n"
    )
    head += "mov.b64 %m, map; cvta.param.u64 %m, %m; ld.param.u64 %q, [other]; mov.u32 %t, %tid.x; setp.eq.u32 %c, %t, 0; mov.u32 %b, tile;\n"
    head += "".join(
        f"mov.s32 %i{dimension}, {coordinate};" for dimension, coordinate in enumerate(case.start)
    )
    loop = f"mov.u32 %n, %t;\nL: setp.ge.u32 %w, %n, {words}; @%w bra E; shl.b32 %r, %n, 2; cvt.u64.u32 %g, %r; add.u64 %g, %g, %q; add.u32 %r, %r, %b;\n"
    if loads:
        body = "@%c mbarrier.init.shared.b64 [bar], 1; fence.proxy.async; bar.sync 0;\n"
        body += f"@%c mbarrier.arrive.expect_tx.shared.b64 %s, [bar], {case.box_bytes};\n"
        body += f"@%c cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes [%b], [%m, {{{coordinates}}}], [bar];\n"
        body += "W: mbarrier.try_wait.parity.shared.b64 %w, [bar], 0; @!%w bra W;\n"
        body += (
            f"{loop}ld.shared.u32 %r, [%r]; st.global.u32 [%g], %r; add.u32 %n, %n, {THREADS}; bra L;\nE: "
        )
    else:
        # Read the address of the parameter as 32 bits, as triton does.
        head = head.replace("mov.b64 %m, map;", "mov.b32 %r, map; cvt.u64.u32 %m, %r;")
        body = f"{loop}ld.global.u32 %i0, [%g]; st.shared.u32 [%r], %i0; add.u32 %n, %n, {THREADS}; bra L;\nE: mov.s32 %i0, {case.start[0]};\n"
        body += "fence.proxy.async.shared::cta; bar.sync 0;\n"
        body += (
            f"@%c cp.async.bulk.tensor.{rank}d.global.shared::cta.bulk_group [%m, {{{coordinates}}}], [%b];\n"
        )
        body += "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
    return f"{head}\n{body} ret; }}\n"


def launch(case: Case, tensor: cudyn.Buffer, box: cudyn.Buffer, *, loads: bool) -> None:
    """Load a box of a tensor into a buffer or, if `loads` is false, store the box from the buffer."""
    tensor_map = encode(case, int(tensor.pointer or 0))
    kernel = cudyn.Module(write_text(case, loads).encode()).get_kernel("k")
    kernel.launch(1, THREADS, tensor_map, box)


def convert_loaded(case: Case, element: bytes) -> bytes:
    """Return the bytes of an element after it was loaded into shared memory, which rounds TF32 values."""
    if case.type != TFLOAT32:
        return element
    (value,) = struct.unpack("<f", element)
    if math.isnan(value):
        return b"\0\xe0\xff\x7f"
    if math.isinf(value) or not value:
        return element
    # TF32 has 11 significant bits. The last bit of subnormal numbers is 2**-136.
    quantum = math.ldexp(1.0, max(math.frexp(value)[1] - 11, -136))
    rounded = math.copysign(round(value / quantum) * quantum, value)
    largest = math.ldexp(1 - 2.0**-11, 128)
    return struct.pack("<f", rounded if abs(rounded) <= largest else math.copysign(math.inf, value))


def check(case: Case) -> None:
    """Check a load of a box into shared memory. Also check that the box can be stored, if that is allowed."""
    cudyn.Device(0).use()
    choose = random.Random(str(case))
    size = ELEMENT[case.type]
    content = choose.randbytes(prod(case.sizes) * size)
    tensor = cudyn.Buffer.from_host(content)
    box = cudyn.Buffer.from_host(bytes(case.box_bytes))
    launch(case, tensor, box, loads=True)
    fill = NAN * (size // 2) if case.fills_nan else bytes(size)
    expected = bytearray(case.box_bytes)
    for box_offset, offset in list_box(case):
        element = fill if offset is None else convert_loaded(case, content[offset : offset + size])
        expected[box_offset : box_offset + size] = element
    assert bytes(box) == expected
    if min(case.start) < 0:  # boxes with negative coordinates cannot be stored
        return
    box_content = choose.randbytes(case.box_bytes)
    launch(case, tensor, cudyn.Buffer.from_host(box_content), loads=False)
    expected_tensor = bytearray(content)
    for box_offset, offset in list_box(case):
        if offset is not None:
            expected_tensor[offset : offset + size] = box_content[box_offset : box_offset + size]
    assert bytes(tensor) == expected_tensor


def check_multicast() -> None:
    """Check a copy of a box by the first block of a cluster into the shared memory of all blocks."""
    cudyn.Device(0).use()
    case = Case(FLOAT32, (32, 8), (16, 4), (8, 2))
    text = write_text(case, loads=True).replace(
        "@%c mbarrier.init.shared.b64 [bar], 1; fence.proxy.async; bar.sync 0;",
        "@%c mbarrier.init.shared.b64 [bar], 1; fence.mbarrier_init.release.cluster; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
        "mov.u32 %n, %cluster_ctarank; setp.eq.u32 %w, %n, 0; and.pred %w, %w, %c; mul.wide.u32 %g, %n, 256; add.u64 %q, %q, %g;",
    )
    text = text.replace("@%c cp.async", "@%w cp.async").replace(
        "global.mbarrier::complete_tx::bytes", "global.mbarrier::complete_tx::bytes.multicast::cluster"
    )
    text = text.replace("}], [bar];", "}], [bar], 3;").replace(
        ".reg .pred %c, %w;", ".reg .pred %c, %w; .reg .b16 %h;"
    )
    text = text.replace("[bar], 3;", "[bar], %h;").replace("mov.s32 %i0", "mov.u16 %h, 3; mov.s32 %i0", 1)
    text = text.replace("E:  ret;", "E: barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; ret;")
    tensor = cudyn.Buffer.from_host(random.Random(1).randbytes(1024))
    boxes = cudyn.Buffer.from_host(bytes(2 * case.box_bytes))
    tensor_map = encode(case, int(tensor.pointer or 0))
    cudyn.Module(text.encode()).get_kernel("k").launch(2, THREADS, tensor_map, boxes, cluster=2)
    content = bytes(tensor)
    expected = bytearray(case.box_bytes)
    for box_offset, offset in list_box(case):
        assert offset is not None
        expected[box_offset : box_offset + 4] = content[offset : offset + 4]
    assert bytes(boxes) == expected * 2


def check_reduction() -> None:
    """Check a reduction that adds a box in shared memory to the corresponding part of a tensor."""
    cudyn.Device(0).use()
    case = Case(FLOAT32, (32, 8), (16, 4), (24, 6))
    text = write_text(case, loads=False).replace(
        "cp.async.bulk.tensor.2d.global.shared::cta", "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add"
    )
    choose = random.Random(9)
    values = [float(choose.randrange(-9, 9)) for _ in range(256)]
    addends = [float(choose.randrange(-9, 9)) for _ in range(64)]
    tensor = cudyn.Buffer.from_host(struct.pack("<256f", *values))
    box = cudyn.Buffer.from_host(struct.pack("<64f", *addends))
    tensor_map = encode(case, int(tensor.pointer or 0))
    cudyn.Module(text.encode()).get_kernel("k").launch(1, THREADS, tensor_map, box)
    for box_offset, offset in list_box(case):
        if offset is not None:
            values[offset // 4] += addends[box_offset // 4]
    assert struct.unpack("<256f", bytes(tensor)) == tuple(values)


def check_stores_between_blocks() -> None:
    """Check stores with which each block of a cluster sends bytes to the other block, which waits for them."""
    cudyn.Device(0).use()
    body = ".shared .align 16 .b8 tile[512]; .shared .align 8 .b64 bar; .reg .b32 %x, %y, %v; .reg .b64 %s;"
    body += "setp.eq.u32 %c0, %t, 0; @%c0 mbarrier.init.shared.b64 [bar], 1; @%c0 mbarrier.arrive.expect_tx.shared.b64 %s, [bar], 512;"
    body += (
        "fence.mbarrier_init.release.cluster; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
    )
    body += "mov.u32 %r1, %cluster_ctarank; xor.b32 %r2, %r1, 1; shl.b32 %r3, %t, 3; mov.u32 %r4, tile; add.u32 %r4, %r4, %r3; mov.u32 %r5, bar;"
    body += "mapa.shared::cluster.u32 %x, %r4, %r2; mapa.shared::cluster.u32 %y, %r5, %r2; mad.lo.u32 %v, %r1, 1000, %t; add.u32 %r6, %v, 5;"
    body += "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%x], {%v, %r6}, [%y];\n"
    body += "W: mbarrier.try_wait.parity.shared.b64 %c1, [bar], 0; @!%c1 bra W;\n"
    body += "ld.shared.b64 %g1, [%r4]; mad.lo.u32 %r7, %r1, 512, %r3; cvt.u64.u32 %g2, %r7; add.u64 %g2, %q, %g2; st.global.b64 [%g2], %g1;"
    body += "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
    output = cudyn.Buffer.from_host(bytes(1024))
    cudyn.Module(wrap(body).encode()).get_kernel("k").launch(2, THREADS, None, output, cluster=2)
    expected: list[int] = []
    for block in (1, 0):  # each block receives the values of the other block
        for thread in range(THREADS):
            value = 1000 * block + thread
            expected += [value, value + 5]
    assert struct.unpack("<256I", bytes(output)) == tuple(expected)
