"""Programs for sm_90 that use clusters and tensor maps, each with a model, for the CPU and for a GPU."""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from functools import partial

import cudyn

from . import tensor_programs
from .matrix_programs import wrap

THREADS = 32
# Each block waits for the other block.
MEET = "barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;\n"
# Sets %r1 to the rank of the block, %r2 to the rank of the other block, %r4 to the address of this thread's
# words in `area`, and %r5 to the address of the mbarrier.
BEGIN = """
.shared .align 128 .b8 area[1024];
.shared .align 8 .b64 bar;
.reg .b64 %s, %w;
.reg .b32 %x, %y, %z;
.reg .b16 %h;
setp.eq.u32 %c0, %t, 0;
@%c0 mbarrier.init.shared.b64 [bar], 1;
mov.u32 %r1, %cluster_ctarank;
xor.b32 %r2, %r1, 1;
shl.b32 %r3, %t, 3;
mov.u32 %r4, area;
add.u32 %r4, %r4, %r3;
mov.u32 %r5, bar;
mapa.shared::cluster.u32 %x, %r4, %r2;
mapa.shared::cluster.u32 %y, %r5, %r2;
"""
# Waits until the mbarrier has received all bytes that it expects.
WAIT = "W:\nmbarrier.try_wait.parity.shared.b64 %c1, [bar], 0;\n@!%c1 bra W;\n"
# Each thread writes its two words of `area` to `out`.
WRITE_BACK = """
ld.shared.b64 %g1, [%r4];
mad.lo.u32 %r7, %r1, 256, %r3;
cvt.u64.u32 %g2, %r7;
add.u64 %g2, %q, %g2;
st.global.b64 [%g2], %g1;
"""
Check = Callable[[], None]
Reduce = Callable[[int, int], int]


def load(body: str) -> cudyn.Kernel:
    """Return a kernel with this body (see `matrix_programs.wrap`)."""
    text = wrap(body).replace(".version 8.5", ".version 8.6")
    return cudyn.Module(text.encode()).get_kernel("k")


def launch(body: str, data: bytes, size: int, blocks: int = 1) -> bytes:
    """Run a kernel and return its output.

    Args:
        body: The body of the kernel.
        data: The contents of `in`.
        size: The size of `out` in bytes.
        blocks: The number of blocks. If there are several blocks, they form a cluster.
    """
    cudyn.Device(0).use()
    output = cudyn.Buffer.from_host(bytes(size))
    source = cudyn.Buffer.from_host(data)
    kernel = load(body)
    kernel.launch(blocks, THREADS, source, output, cluster=blocks if blocks > 1 else None)
    return bytes(output)


def words(data: bytes, type_: str = "I") -> list[int]:
    """Return the integers in a byte string: 32-bit words ("I") or 64-bit words ("Q")."""
    return [value for (value,) in struct.iter_unpack(f"<{type_}", data)]


# --- reductions in the shared memory of another block

REDUCTIONS: dict[str, Reduce] = {
    "add.u32": lambda a, b: (a + b) % 2**32,
    "add.s32": lambda a, b: (a + b) % 2**32,
    "min.u32": min,
    "max.u32": max,
    "min.s32": lambda a, b: min(a, b, key=lambda word: word ^ 2**31),
    "max.s32": lambda a, b: max(a, b, key=lambda word: word ^ 2**31),
    "inc.u32": lambda a, b: 0 if a >= b else a + 1,
    "dec.u32": lambda a, b: b if not a or a > b else a - 1,
    "and.b32": lambda a, b: a & b,
    "or.b32": lambda a, b: a | b,
    "xor.b32": lambda a, b: a ^ b,
}
WIDE = {"add.u64": lambda a, b: (a + b) % 2**64}
# Makes the mbarrier expect the 256 bytes that the other block sends.
EXPECT = "@%c0 mbarrier.arrive.expect_tx.shared.b64 %s, [bar], 256;\n"
# Block 0 reads the first half of `in`, and block 1 reads the second half.
READ_BOTH = """
mad.lo.u32 %r7, %r1, 256, %r3;
cvt.u64.u32 %g2, %r7;
add.u64 %g2, %p, %g2;
ld.global.b64 %g1, [%g2];
ld.global.b64 %g3, [%g2+512];
st.shared.b64 [%r4], %g1;
st.shared.b64 [%r4+512], %g3;
"""


def check_reduced(operation: str, reduce: Reduce, send: str) -> None:
    """Check a kernel in which each block reduces values into the shared memory of the other block.

    The first 512 bytes of `in` are the initial contents of the shared memory of both blocks. The second 512
    bytes are the values that both blocks send.

    Args:
        operation: The operation with its type, a key of REDUCTIONS or WIDE.
        reduce: A function that computes the result from the old value and the value that is sent.
        send: The PTX that reduces values into the shared memory of the other block.
    """
    data = random.Random(operation).randbytes(1024)
    body = BEGIN + READ_BOTH + EXPECT + "fence.proxy.async.shared::cta;\n" + MEET + send + WAIT + WRITE_BACK
    result = launch(body + MEET, data, 512, 2)
    type_ = "Q" if operation.endswith("64") else "I"
    old_values, values = words(data[:512], type_), words(data[512:], type_)
    half = len(values) // 2
    received = values[half:] + values[:half]  # each block receives the values of the other block
    expected = [reduce(old, value) for old, value in zip(old_values, received)]
    assert words(result, type_) == expected, operation


def check_bulk_reduction(operation: str, reduce: Reduce) -> None:
    """Check a reduction by one instruction that sends all 256 bytes."""
    send = (
        f"@%c0 cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.{operation} "
        "[%x], [area+512], 256, [%y];\n"
    )
    check_reduced(operation, reduce, send)


def check_async_reduction(operation: str, reduce: Reduce) -> None:
    """Check a reduction by instructions with which each thread sends its two words."""
    head = f"red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.{operation}"
    if operation.endswith("64"):
        send = f"ld.shared.b64 %g4, [%r4+512];\n{head} [%x], %g4, [%y];\n"
    else:
        send = (
            f"ld.shared.v2.b32 {{%r8, %r9}}, [%r4+512];\n{head} [%x], %r8, [%y];\n{head} [%x+4], %r9, [%y];\n"
        )
    check_reduced(operation, reduce, send)


def pack_half(number: float, type_: str) -> bytes:
    """Return the two bytes of a number of type f16 or bf16. A bf16 is the upper half of a float."""
    return struct.pack("<e", number) if type_ == "f16" else struct.pack("<f", number)[2:]


def unpack_half(data: bytes, type_: str) -> float:
    """Return the number in two bytes of type f16 or bf16."""
    (number,) = struct.unpack("<e", data) if type_ == "f16" else struct.unpack("<f", bytes(2) + data)
    return float(number)


def check_half_reduction(operation: str, type_: str) -> None:
    """Check the minimum or maximum of half-precision numbers in global memory."""
    choose = random.Random(type_)
    numbers = [float(choose.randrange(-64, 64)) for _ in range(256)]
    data = b"".join(pack_half(number, type_) for number in numbers)
    reduce = f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{operation}.{type_}"
    body = (
        BEGIN
        + f"""
    cvt.u64.u32 %g2, %r3;
    add.u64 %g3, %p, %g2;
    ld.global.b64 %g1, [%g3];
    st.shared.b64 [%r4], %g1;
    ld.global.b64 %g1, [%g3+256];
    add.u64 %g4, %q, %g2;
    st.global.b64 [%g4], %g1;
    fence.proxy.async;
    bar.sync 0;
    @%c0 {reduce} [%q], [area], 256;
    @%c0 cp.async.bulk.commit_group;
    @%c0 cp.async.bulk.wait_group 0;
    """
    )
    result = launch(body, data, 256)
    smaller_or_larger = min if operation == "min" else max
    expected = [smaller_or_larger(pair) for pair in zip(numbers[:128], numbers[128:])]
    values = [unpack_half(result[offset : offset + 2], type_) for offset in range(0, 256, 2)]
    assert values == expected


def check_multicast() -> None:
    """Check a copy that the first block makes into the shared memory of both blocks."""
    data = random.Random(2).randbytes(256)
    copy = (
        "setp.eq.and.u32 %c2, %r1, 0, %c0;\nmov.u16 %h, 3;\n"
        "@%c2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
        "[area], [%p], 256, [bar], %h;\n"
    )
    body = BEGIN + EXPECT + "fence.mbarrier_init.release.cluster;\n" + MEET + copy + WAIT + WRITE_BACK + MEET
    assert launch(body, data, 512, 2) == data * 2


# --- programs with one block


def check_fences_and_hints() -> None:
    """Check that fences, hints and events, which compilers emit, do not change any value."""
    body = (
        BEGIN
        + """
    createpolicy.fractional.L2::evict_last.L2::evict_first.b64 %g3, 0.5;
    createpolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 %g3, [%p], 64, 128;
    createpolicy.range.L2::evict_first.b64 %g3, [%p], 64, 128;
    pmevent 3;
    pmevent.mask 5;
    membar.proxy.alias;
    fence.acquire.sync_restrict::shared::cluster.cluster;
    fence.release.sync_restrict::shared::cta.cluster;
    fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
    fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;
    fence.proxy.async.shared::cta;
    prefetch.global.L2::evict_last [%p];
    prefetch.L2::evict_normal [%p];
    vote.ballot.sync.b32 %r8, %c0, -1;
    vote.any.sync.pred %c1, %c0, -1;
    match.sync.any.b32 %r9, %r1, -1;
    redux.add.sync.u32 %r10, %t, -1;
    cvt.u64.u32 %g4, %r3;
    add.u64 %g4, %q, %g4;
    st.global.release.gpu.b32 [%g4], %r8;
    ld.global.acquire.gpu.b32 %r11, [%g4];
    add.u32 %r10, %r10, %r11;
    st.L1::no_allocate.global.b32 [%g4+4], %r10;
    """
    )
    # %r8 is the mask of the threads whose index is 0. %r10 is the sum of all indices, 496, plus %r8.
    assert words(launch(body, bytes(256), 256)) == [1, 497] * 32


def check_addresses_of_blocks() -> None:
    """Check mapa and getctarank with 64-bit addresses."""
    body = (
        BEGIN
        + """
    cvt.u64.u32 %g3, %r4;
    mapa.shared::cluster.u64 %g4, %g3, %r2;
    getctarank.shared::cluster.u64 %r8, %g4;
    add.u32 %r9, %r1, 7;
    cvt.u32.u64 %r10, %g4;
    st.shared::cluster.v2.b32 [%r10], {%r8, %r9};
    """
    )
    result = launch(body + MEET + WRITE_BACK, bytes(256), 512, 2)
    # A block receives its own rank from getctarank in the other block, and the rank of the other block plus 7.
    assert words(result) == [0, 8] * 32 + [1, 7] * 32


def check_pending_count() -> None:
    """Check the pending counts in the states that an mbarrier returns to lanes that arrive one by one."""
    body = (
        BEGIN
        + """
    .shared .align 8 .b64 third;
    @%c0 mbarrier.init.shared.b64 [third], 40;
    bar.sync 0;
    mov.u32 %r10, 0;
    L:
    setp.eq.u32 %c1, %r10, %t;
    @%c1 mbarrier.arrive.shared.b64 %s, [third];
    bar.warp.sync -1;
    add.u32 %r10, %r10, 1;
    setp.lt.u32 %c2, %r10, 32;
    @%c2 bra L;
    mbarrier.pending_count.b64 %r8, %s;
    mov.u32 %r9, 0;
    st.shared.v2.b32 [%r4], {%r8, %r9};
    """
    )
    result = words(launch(body + WRITE_BACK, bytes(256), 256))
    assert result[::2] == list(range(40, 8, -1))


def check_alloca() -> None:
    """Check the allocation of local memory whose size is known only at run time."""
    body = (
        BEGIN
        + """
    .reg .b64 %top;
    stacksave.u64 %top;
    add.u32 %r8, %t, 1;
    mul.wide.u32 %g3, %r8, 16;
    alloca.u64 %g4, %g3, 16;
    mul.wide.u32 %g5, %t, 16;
    add.u64 %g5, %g4, %g5;
    st.local.v2.b32 [%g5], {%t, %r8};
    alloca.u64 %g6, 8;
    st.local.b64 [%g6], 0;
    ld.local.v2.b32 {%r9, %r10}, [%g5];
    and.b64 %g6, %g4, 15;
    cvt.u32.u64 %r11, %g6;
    add.u32 %r10, %r10, %r11;
    stackrestore.u64 %top;
    st.shared.v2.b32 [%r4], {%r9, %r10};
    """
    )
    result = words(launch(body + WRITE_BACK, bytes(256), 256))
    expected = []
    for thread in range(32):
        expected += [thread, thread + 1]
    assert result == expected


# --- tensor maps that kernels change


def check_changed_map(is_in_shared: bool) -> None:
    """Check a kernel that changes a tensor map, from 32 x 8 words in boxes of 16 x 4 to 8 x 16 in boxes of 8 x 2.

    Args:
        is_in_shared: Whether the kernel changes a copy of the map in shared memory.
    """
    cudyn.Device(0).use()
    case = tensor_programs.Case(tensor_programs.FLOAT32, (32, 8), (16, 4), (8, 2))
    tensor = cudyn.Buffer.from_host(random.Random(5).randbytes(1024))
    other_tensor = cudyn.Buffer.from_host(random.Random(6).randbytes(1024))
    tensor_map = tensor_programs.encode(case, int(tensor.pointer or 0))
    map_memory = cudyn.Buffer.from_host(bytes(tensor_map))
    change = change_in_shared() if is_in_shared else change_in_global()
    body = (
        BEGIN
        + change
        + """
    fence.proxy.tensormap::generic.acquire.gpu [%p], 128;
    bar.sync 0;
    mov.s32 %r8, 0;
    mov.s32 %r9, 5;
    @%c0 mbarrier.arrive.expect_tx.shared.b64 %s, [bar], 64;
    @%c0 cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [area], [%p, {%r8, %r9}], [bar];
    """
    )
    body += WAIT + "cvt.u64.u32 %g2, %r3;\nadd.u64 %g2, %w, %g2;\n"
    body += "setp.lt.u32 %c2, %t, 8;\n@%c2 ld.shared.b64 %g1, [%r4];\n@%c2 st.global.b64 [%g2], %g1;\n"
    # At the start of `out`, the kernel reads the address of the other tensor. It writes words of this tensor to
    # `out`, starting at byte 64.
    output = cudyn.Buffer.from_host(struct.pack("<Q", int(other_tensor.pointer or 0)) + bytes(120))
    load(body).launch(1, THREADS, map_memory, output)
    assert bytes(output)[64:] == bytes(other_tensor)[5 * 32 : 7 * 32]  # rows 5 and 6, of 32 bytes


FIELDS = """
@%c0 tensormap.replace.tile.global_address.{space}.b1024.b64 [{address}], %g5;
@%c0 tensormap.replace.tile.rank.{space}.b1024.b32 [{address}], 1;
@%c0 tensormap.replace.tile.global_dim.{space}.b1024.b32 [{address}], 0, 8;
@%c0 tensormap.replace.tile.global_dim.{space}.b1024.b32 [{address}], 1, 16;
@%c0 tensormap.replace.tile.global_stride.{space}.b1024.b64 [{address}], 0, 32;
@%c0 tensormap.replace.tile.box_dim.{space}.b1024.b32 [{address}], 0, 8;
@%c0 tensormap.replace.tile.box_dim.{space}.b1024.b32 [{address}], 1, 2;
@%c0 tensormap.replace.tile.element_stride.{space}.b1024.b32 [{address}], 0, 1;
@%c0 tensormap.replace.tile.elemtype.{space}.b1024.b32 [{address}], 2;
@%c0 tensormap.replace.tile.interleave_layout.{space}.b1024.b32 [{address}], 0;
@%c0 tensormap.replace.tile.swizzle_mode.{space}.b1024.b32 [{address}], 0;
@%c0 tensormap.replace.tile.fill_mode.{space}.b1024.b32 [{address}], 0;
"""
OTHER_TENSOR = "ld.global.b64 %g5, [%q];\nadd.u64 %w, %q, 64;\n"


def change_in_global() -> str:
    """Return PTX that changes the fields of the tensor map in global memory."""
    fields = FIELDS.format(space="global", address="%p")
    return f"{OTHER_TENSOR}{fields}fence.proxy.tensormap::generic.release.gpu;\nbar.sync 0;\n"


def change_in_shared() -> str:
    """Return PTX that changes a copy of the map in shared memory and publishes it, as CUTLASS does."""
    copy = "shl.b32 %r8, %t, 2;\ncvt.u64.u32 %g3, %r8;\nadd.u64 %g3, %p, %g3;\nld.global.b32 %r9, [%g3];\n"
    copy += "mov.u32 %r10, map;\nadd.u32 %r10, %r10, %r8;\nst.shared.b32 [%r10], %r9;\nbar.sync 0;\n"
    fields = FIELDS.format(space="shared::cta", address="map")
    publish = (
        "bar.sync 0;\ntensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned "
        "[%p], [map], 128;\n"
    )
    return f".shared .align 128 .b8 map[128];\n{OTHER_TENSOR}{copy}{fields}{publish}"


# --- all programs


def list_checks() -> dict[str, Check]:
    """Return the checks of instructions that only Hopper and later GPUs have, by name."""
    checks: dict[str, Check] = {
        "multicast": check_multicast,
        "fences and hints": check_fences_and_hints,
        "addresses of blocks": check_addresses_of_blocks,
        "pending count": check_pending_count,
        "alloca": check_alloca,
    }
    for operation, reduce in {**REDUCTIONS, **WIDE}.items():
        checks[f"bulk {operation}"] = partial(check_bulk_reduction, operation, reduce)
        checks[f"async {operation}"] = partial(check_async_reduction, operation, reduce)
    for operation in ("min", "max"):
        for type_ in ("f16", "bf16"):
            checks[f"{operation}.{type_}"] = partial(check_half_reduction, operation, type_)
    for is_in_shared in (False, True):
        name = f"tensor map in {'shared' if is_in_shared else 'global'} memory"
        checks[name] = partial(check_changed_map, is_in_shared)
    return checks
