"""Copies of tensor boxes with tensor maps, with a model in Python, for the CPU and a GPU."""

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
NAN = b"\xf7\x7f"  # the bytes for each 16 bits of a float
THREADS = 64


@dataclass(frozen=True)
class Case:
    """A copy of a box. The contiguous dimension comes first.

    Attributes:
        type: The type of the elements, a CUtensorMapDataType.
        sizes: The sizes of the tensor.
        box: The sizes of the box.
        at: The coordinates of the box.
        swizzle: The swizzle mode.
        fills_nan: Whether elements outside the tensor are NaN instead of zero.
        steps: The element strides.
    """

    type: int
    sizes: tuple[int, ...]
    box: tuple[int, ...]
    at: tuple[int, ...]
    swizzle: int = 0
    fills_nan: bool = False
    steps: tuple[int, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of elements in a box along each dimension.

        The first dimension does not have an element stride.
        """
        return tuple(-(-n // step) for n, step in zip(self.box, self.real_steps))

    @property
    def real_steps(self) -> tuple[int, ...]:
        steps = self.steps or (1,) * len(self.box)
        return (1, *steps[1:])

    @property
    def room(self) -> int:
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
    """Yield the byte offset of each element in shared memory and in the tensor.

    The second offset is `None` for elements outside the tensor.
    """
    size = ELEMENT[case.type]
    for number, index in enumerate(itertools.product(*(range(n) for n in reversed(case.counts)))):
        place = [
            start + at * step
            for start, at, step in zip(case.at, reversed(index), case.real_steps, strict=True)
        ]
        inside = all(0 <= at < n for at, n in zip(place, case.sizes))
        outside = 0
        for at, n in zip(reversed(place), reversed(case.sizes)):
            outside = outside * n + at
        tile = number * size
        tile ^= (tile >> 7 & ((1 << case.swizzle) - 1)) << 4
        yield tile, outside * size if inside else None


def encode(case: Case, address: int) -> driver.CUtensorMap:
    strides = [prod(case.sizes[: k + 1]) * ELEMENT[case.type] for k in range(len(case.sizes) - 1)]
    steps = case.steps or (1,) * len(case.box)
    tensor = (case.type, len(case.sizes), address, case.sizes, strides)
    options = (0, case.swizzle, 0, int(case.fills_nan))
    return driver.cuTensorMapEncodeTiled(*tensor, case.box, steps, *options)


MAPS = Path(__file__).parents[1] / "simulator" / "driver" / "tensor_maps.json"


def check_recorded_maps() -> None:
    """Check that maps are encoded or rejected like by the driver for CUDA 13.0 on an H100.

    A line of MAPS contains the type, the rank, the offset of the address, the sizes, strides, box, steps and
    options, and whether the map is rejected.
    """
    cudyn.Device(0).use()
    memory = cudyn.Buffer(1 << 12)
    different = []
    for type_, rank, offset, sizes, strides, box, steps, *rest in json.loads(MAPS.read_text("utf-8")):
        *options, is_refused = rest
        tensor = (type_, rank, int(memory.pointer or 0) + offset, sizes, strides or [16])
        try:
            driver.cuTensorMapEncodeTiled(*tensor, box, steps, *options)
        except driver.Error as error:
            was_rejected = error.status == driver.CUDA_ERROR_INVALID_VALUE
        else:
            was_rejected = False
        if was_rejected != is_refused:
            different.append((type_, rank, offset, sizes, strides, box, steps, rest))
    assert different == []


def write_text(case: Case, loads: bool) -> str:
    """Return the PTX of k(map, other), which loads a box into `other`, or stores it from there."""
    rank = len(case.box)
    words = case.room // 4
    coordinates = ", ".join(f"%i{k}" for k in range(rank))
    start = f"{HEAD}.visible .entry k(.param .align 64 .b8 map[128], .param .u64 other) {{\n"
    start += f".shared .align 1024 .b8 tile[{case.room}]; .shared .align 8 .b64 bar;\n"
    start += (
        f".reg .b64 %m, %q, %g; .reg .b32 %t, %b, %r, %n, {coordinates}; .reg .pred %c, %w; .reg .b64 %s;\n"
    )
    start += "mov.b64 %m, map; cvta.param.u64 %m, %m; ld.param.u64 %q, [other]; mov.u32 %t, %tid.x; setp.eq.u32 %c, %t, 0; mov.u32 %b, tile;\n"
    start += "".join(f"mov.s32 %i{k}, {coordinate};" for k, coordinate in enumerate(case.at))
    loop = f"mov.u32 %n, %t;\nL: setp.ge.u32 %w, %n, {words}; @%w bra E; shl.b32 %r, %n, 2; cvt.u64.u32 %g, %r; add.u64 %g, %g, %q; add.u32 %r, %r, %b;\n"
    if loads:
        body = "@%c mbarrier.init.shared.b64 [bar], 1; fence.proxy.async; bar.sync 0;\n"
        body += f"@%c mbarrier.arrive.expect_tx.shared.b64 %s, [bar], {case.room};\n"
        body += f"@%c cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes [%b], [%m, {{{coordinates}}}], [bar];\n"
        body += "W: mbarrier.try_wait.parity.shared.b64 %w, [bar], 0; @!%w bra W;\n"
        body += (
            f"{loop}ld.shared.u32 %r, [%r]; st.global.u32 [%g], %r; add.u32 %n, %n, {THREADS}; bra L;\nE: "
        )
    else:
        # Take the parameter's address as a 32-bit value, as Triton does.
        start = start.replace("mov.b64 %m, map;", "mov.b32 %r, map; cvt.u64.u32 %m, %r;")
        body = f"{loop}ld.global.u32 %i0, [%g]; st.shared.u32 [%r], %i0; add.u32 %n, %n, {THREADS}; bra L;\nE: mov.s32 %i0, {case.at[0]};\n"
        body += "fence.proxy.async.shared::cta; bar.sync 0;\n"
        body += (
            f"@%c cp.async.bulk.tensor.{rank}d.global.shared::cta.bulk_group [%m, {{{coordinates}}}], [%b];\n"
        )
        body += "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
    return f"{start}\n{body} ret; }}\n"


def launch(case: Case, loads: bool, tensor: cudyn.Buffer, other: cudyn.Buffer) -> None:
    tensor_map = encode(case, int(tensor.pointer or 0))
    kernel = cudyn.Module(write_text(case, loads).encode()).get_kernel("k")
    kernel.launch(1, THREADS, tensor_map, other)


def as_loaded(case: Case, element: bytes) -> bytes:
    """Return an element in the form that a device stores in shared memory: TF32 is rounded."""
    if case.type != TFLOAT32:
        return element
    (value,) = struct.unpack("<f", element)
    if math.isnan(value):
        return b"\0\xe0\xff\x7f"
    if math.isinf(value) or not value:
        return element
    quantum = math.ldexp(1.0, max(math.frexp(value)[1] - 11, -136))
    rounded = math.copysign(round(value / quantum) * quantum, value)
    largest = math.ldexp(1 - 2.0**-11, 128)
    return struct.pack("<f", rounded if abs(rounded) <= largest else math.copysign(math.inf, value))


def check(case: Case) -> None:
    """Load a box into shared memory and compare it with the model. Store it back if that is possible."""
    cudyn.Device(0).use()
    choose = random.Random(str(case))
    size = ELEMENT[case.type]
    content = choose.randbytes(prod(case.sizes) * size)
    tensor = cudyn.Buffer.from_host(content)
    other = cudyn.Buffer.from_host(bytes(case.room))
    launch(case, True, tensor, other)
    fill = NAN * (size // 2) if case.fills_nan else bytes(size)
    expected = bytearray(case.room)
    for tile, outside in list_box(case):
        loaded = fill if outside is None else as_loaded(case, content[outside : outside + size])
        expected[tile : tile + size] = loaded
    assert bytes(other) == expected
    if min(case.at) < 0:  # boxes with negative coordinates cannot be stored
        return
    tile_content = choose.randbytes(case.room)
    launch(case, False, tensor, cudyn.Buffer.from_host(tile_content))
    expected_tensor = bytearray(content)
    for tile, outside in list_box(case):
        if outside is not None:
            expected_tensor[outside : outside + size] = tile_content[tile : tile + size]
    assert bytes(tensor) == expected_tensor


def check_multicast() -> None:
    """Copy a box from the first block of a cluster into the shared memory of all blocks."""
    cudyn.Device(0).use()
    case = Case(FLOAT32, (32, 8), (16, 4), (8, 2))
    text = write_text(case, True).replace(
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
    other = cudyn.Buffer.from_host(bytes(512))
    tensor_map = encode(case, int(tensor.pointer or 0))
    cudyn.Module(text.encode()).get_kernel("k").launch(2, THREADS, tensor_map, other, cluster=2)
    content = bytes(tensor)
    expected = bytearray(256)
    for tile, outside in list_box(case):
        assert outside is not None
        expected[tile : tile + 4] = content[outside : outside + 4]
    assert bytes(other) == expected * 2


def check_reduction() -> None:
    """Add a box in shared memory to the corresponding part of a tensor."""
    cudyn.Device(0).use()
    case = Case(FLOAT32, (32, 8), (16, 4), (24, 6))
    text = write_text(case, False).replace(
        "cp.async.bulk.tensor.2d.global.shared::cta", "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add"
    )
    choose = random.Random(9)
    old = [float(choose.randrange(-9, 9)) for _ in range(256)]
    added = [float(choose.randrange(-9, 9)) for _ in range(64)]
    tensor = cudyn.Buffer.from_host(struct.pack("<256f", *old))
    other = cudyn.Buffer.from_host(struct.pack("<64f", *added))
    tensor_map = encode(case, int(tensor.pointer or 0))
    cudyn.Module(text.encode()).get_kernel("k").launch(1, THREADS, tensor_map, other)
    for tile, outside in list_box(case):
        if outside is not None:
            old[outside // 4] += added[tile // 4]
    assert struct.unpack("<256f", bytes(tensor)) == tuple(old)


def check_stores_between_blocks() -> None:
    """Store from each block of a cluster into the other block, which waits for the bytes."""
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
    out = cudyn.Buffer.from_host(bytes(1024))
    cudyn.Module(wrap(body).encode()).get_kernel("k").launch(2, THREADS, None, out, cluster=2)
    expected = [
        value
        for block in (1, 0)
        for thread in range(THREADS)
        for value in (1000 * block + thread, 1000 * block + thread + 5)
    ]
    assert struct.unpack("<256I", bytes(out)) == tuple(expected)
