"""Tests for planted faults in kernels and in host code, each with a correct twin.

Each program runs twice: with buffers that it drops at its end, as in most tests, and with buffers that outlive
it. Each fault has to be found, and its twin must not be reported. The kernels have line numbers, whereas those
in test_faults.py and test_order.py do not. The findings have to be the same.
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import cudyn
from cudyn import driver, testing
from cudyn._simulator.cpu.messages import KINDS

from ..support.cpu import HEAD, kernel
from .cpu import test_faults, test_order
from .cpu.test_sentences import DECLARATIONS, number_lines

SIZE = 1024  # of each buffer, in bytes
WORDS = SIZE // 4
Keep = Callable[[Any], Any]
DEVICE_PAIRS: dict[str, tuple[str, str, str, int]] = {
    **{f"{name} (one block)": (*pair, 1) for name, pair in test_faults.PAIRS.items()},
    **{name: tuple(pair) for name, pair in test_order.PAIRS.items()},  # type: ignore[misc]
}
# Kernels of the programs below. A kernel has one parameter, the address of a buffer.
KERNELS = {
    "fill": "mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mad.lo.u32 %r1, %r1, %r2, %t; mul.wide.u32 %q, %r1, 4;"
    "add.u64 %q, %p, %q; st.global.u32 [%q], %t;",
    "read": "ld.global.u32 %r1, [%q];",
    "increment": "ld.global.u32 %r1, [%q]; add.u32 %r1, %r1, 1; st.global.u32 [%q], %r1;",
    "follow": "ld.global.u64 %g, [%p]; st.global.u32 [%g], %t;",
    "write_dynamic": "mov.u32 %r1, dynamic; add.u32 %r1, %r1, %r0; st.shared.u32 [%r1], %t;",
    # In the next three kernels, %p is a surface instead of an address.
    "store_surface": "sust.b.1d.b32.trap [%p, {%r0}], {%t};",
    "store_first_texel": "mov.u32 %r1, 0; sust.b.1d.b32.trap [%p, {%r1}], {%t};",
    "load_surface": "suld.b.1d.b32.trap {%r1}, [%p, {%r0}];",
    "fill_odd": "and.b32 %r1, %t, 1; setp.eq.u32 %c0, %r1, 0; @%c0 ret; st.global.u32 [%q], %t;",
    # Block 0 waits for the last block.
    "meet": "mov.u32 %r1, %ctaid.x; setp.eq.u32 %c0, %r1, 1; setp.eq.and.u32 %c0, %t, 0, %c0;"
    "@%c0 st.volatile.global.u32 [%p], 1;\nL: ld.volatile.global.u32 %r1, [%p]; setp.eq.u32 %c0, %r1, 0; @%c0 bra L;",
}


def make_ptx() -> bytes:
    """Return a module with all kernels. The statements of the kernels have line numbers."""
    bodies = dict(KERNELS)
    for index, (_, wrong, right, _) in enumerate(DEVICE_PAIRS.values()):
        bodies |= {f"wrong{index}": number_lines(wrong, 10), f"right{index}": number_lines(right, 10)}
    dynamic = ".extern .shared .align 16 .b8 dynamic[];\n"
    return (
        HEAD + DECLARATIONS + dynamic + "".join(kernel(body, name) for name, body in bodies.items())
    ).encode()


PTX = make_ptx()


class Kit(NamedTuple):
    """The module and the helper functions that a program uses.

    Attributes:
        module: The module with the kernels.
        keep: A function that returns its argument and, if buffers outlive the program, stores it.
    """

    module: cudyn.Module
    keep: Keep

    def launch(self, name: str, *arguments: Any, grid: int = 1, block: int = 64, **options: Any) -> None:
        """Launch a kernel."""
        self.module.get_kernel(name).launch(grid, block, *arguments, **options)

    def make_buffer(self, size: int = SIZE, *, is_set: bool = True) -> cudyn.Buffer:
        """Return a buffer, which contains zeros if `is_set` is true."""
        buffer = cudyn.Buffer.from_host(bytes(size)) if is_set else cudyn.Buffer(size)
        self.keep(buffer)
        return buffer

    def make_stream(self) -> cudyn.Stream:
        """Create a stream that exists until the end of the program."""
        stream = cudyn.Stream()
        self.keep(stream)
        return stream


def list_findings(
    program: Callable[[Kit, bool], None], is_wrong: bool, is_kept: bool, schedule: str
) -> list[str]:
    """Run a program in a simulation, and return the faults that were found."""
    kept: list[Any] = []

    def keep(value: Any) -> Any:
        """Return a value, which stays alive if `is_kept` is true."""
        if is_kept:
            kept.append(value)
        return value

    with testing.simulate(
        "sm_90", run=testing.run_on_cpu(max_rounds=1 << 22), schedule=schedule
    ) as simulation:
        try:
            program(Kit(cudyn.Module(PTX), keep), is_wrong)
        except testing.Fault:
            pass
        simulation.take_findings()
        return list(map(str, simulation.faults))


@pytest.mark.parametrize("is_kept", [False, True], ids=["local", "kept"])
@pytest.mark.parametrize("name", DEVICE_PAIRS)
def test_fault_in_a_kernel_is_found_and_its_twin_is_accepted(name: str, is_kept: bool) -> None:
    """The twin is the same kernel without the fault."""
    index = list(DEVICE_PAIRS).index(name)
    kind, _, _, blocks = DEVICE_PAIRS[name]

    def run(kit: Kit, is_wrong: bool) -> None:
        """Launch the kernel with the fault, or its twin."""
        kernel_name = f"{'wrong' if is_wrong else 'right'}{index}"
        size = 256 if name.endswith("(one block)") else SIZE
        kit.launch(kernel_name, kit.make_buffer(size), grid=blocks)

    (finding,) = list_findings(run, True, is_kept, "default")
    assert f"wrong{index}: {KINDS[kind]}" in finding
    assert list_findings(run, False, is_kept, "default") == []


# --- faults in host code


def copy_half_of_a_grid(kit: Kit, is_wrong: bool) -> None:
    """Read memory of which the faulty program sets only the first half."""
    x = kit.make_buffer(is_set=False)
    kit.launch("fill", x, grid=WORDS // 64 // (2 if is_wrong else 1))
    bytes(x)


def copy_all_but_one_element(kit: Kit, is_wrong: bool) -> None:
    """Read memory of which the faulty program sets all elements but the last one."""
    x = kit.make_buffer(is_set=False)
    kit.launch("fill", x, block=WORDS - is_wrong)
    bytes(x)


def copy_memory_that_nothing_wrote(kit: Kit, is_wrong: bool) -> None:
    """Read memory that the faulty program has never set."""
    x = kit.make_buffer(is_set=False)
    if not is_wrong:
        x.fill(0)
    bytes(x)


def copy_a_copy_of_unset_memory(kit: Kit, is_wrong: bool) -> None:
    """Read a copy of memory that the faulty program has never set."""
    x, y = kit.make_buffer(is_set=not is_wrong), kit.make_buffer()
    y.copy_from(x)
    bytes(y)


def copy_padding(kit: Kit, is_wrong: bool) -> None:
    """Copy memory with an unset word after each set word, like padding, or with an unset half."""
    x = kit.make_buffer(512, is_set=False)
    kit.launch("fill_odd", x, block=64 if is_wrong else 128)
    bytes(x)


def copy_unset_rows(kit: Kit, is_wrong: bool) -> None:
    """Copy 128 bytes of each row of 256 bytes, which the faulty program has never set."""
    x = kit.make_buffer(is_set=not is_wrong)
    host = (ctypes.c_char * SIZE)()
    copy = driver.CUDA_MEMCPY2D(
        srcMemoryType=driver.CU_MEMORYTYPE_DEVICE,
        srcDevice=int(x),
        srcPitch=256,
        dstMemoryType=driver.CU_MEMORYTYPE_HOST,
        dstHost=ctypes.addressof(host),
        dstPitch=256,
        WidthInBytes=128,
        Height=4,
    )
    driver.cuMemcpy2D(copy)


def launch_too_many_blocks(kit: Kit, is_wrong: bool) -> None:
    """Fill a buffer with as many blocks as it needs, or with one block more."""
    kit.launch("fill", kit.make_buffer(), grid=WORDS // 64 + is_wrong)


def launch_with_a_small_buffer(kit: Kit, is_wrong: bool) -> None:
    """Increment a buffer of the right size, or of half the right size."""
    kit.launch("increment", kit.make_buffer(128 if is_wrong else 256))


def read_an_unset_buffer(kit: Kit, is_wrong: bool) -> None:
    """Run a kernel that reads a buffer. The faulty program has never set the buffer."""
    kit.launch("read", kit.make_buffer(is_set=not is_wrong))


def launch_with_freed_memory(kit: Kit, is_wrong: bool) -> None:
    """Launch a kernel with memory that the faulty program has freed before."""
    address = driver.cuMemAlloc(SIZE)
    if is_wrong:
        driver.cuMemFree(address)
    kit.launch("fill", address)
    if not is_wrong:
        driver.cuMemFree(address)


def store_through_a_freed_pointer(kit: Kit, is_wrong: bool) -> None:
    """The kernel reads the address from memory, so that the launch cannot check it."""
    address = driver.cuMemAlloc(SIZE)
    if is_wrong:
        driver.cuMemFree(address)
    kit.launch("follow", kit.keep(cudyn.Buffer.from_host(address.to_bytes(8, "little"))), block=1)


def launch_with_a_null_pointer(kit: Kit, is_wrong: bool) -> None:
    """Fill a buffer, or memory at address 0."""
    kit.launch("fill", ctypes.c_uint64(0) if is_wrong else kit.make_buffer())


def launch_with_a_host_pointer(kit: Kit, is_wrong: bool) -> None:
    """Fill a buffer, or host memory that the device cannot access."""
    host = (ctypes.c_char * SIZE)()
    kit.launch("fill", ctypes.c_uint64(ctypes.addressof(host)) if is_wrong else kit.make_buffer())


def launch_without_dynamic_memory(kit: Kit, is_wrong: bool) -> None:
    """Launch a kernel with the dynamic shared memory that it needs, or with half of it."""
    kit.launch("write_dynamic", kit.make_buffer(), shared_memory=128 if is_wrong else 256)


def launch_without_cooperation(kit: Kit, is_wrong: bool) -> None:
    """Launch blocks that wait for each other, cooperatively or not."""
    kit.launch("meet", kit.make_buffer(), grid=2, cooperative=not is_wrong)


def use_a_destroyed_stream(kit: Kit, is_wrong: bool) -> None:
    """Wait for a stream that the faulty program has destroyed."""
    stream = driver.cuStreamCreate(0)
    if is_wrong:
        driver.cuStreamDestroy(stream)
    driver.cuStreamSynchronize(stream)


def use_a_destroyed_event(kit: Kit, is_wrong: bool) -> None:
    """Record an event that the faulty program has destroyed."""
    event = driver.cuEventCreate(0)
    if is_wrong:
        driver.cuEventDestroy(event)
    driver.cuEventRecord(event, 0)


def use_a_function_of_an_unloaded_module(kit: Kit, is_wrong: bool) -> None:
    """Query a function whose module the faulty program has unloaded."""
    module = driver.cuModuleLoadData(PTX)
    function = driver.cuModuleGetFunction(module, "read")
    if is_wrong:
        driver.cuModuleUnload(module)
    driver.cuFuncGetAttribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS, function)


def launch_in_two_streams(kit: Kit, is_wrong: bool) -> None:
    """Launch two kernels with the same memory. In the faulty program, neither stream waits for the other."""
    x, one, other = kit.make_buffer(), kit.make_stream(), kit.make_stream()
    kit.launch("fill", x, stream=one)
    if not is_wrong:
        other.wait(one)
    kit.launch("increment", x, stream=other)


def copy_in_another_stream(kit: Kit, is_wrong: bool) -> None:
    """Copy memory that a kernel writes. In the faulty program, the copy is in another stream."""
    x, y, one, other = kit.make_buffer(), kit.make_buffer(), kit.make_stream(), kit.make_stream()
    kit.launch("fill", x, stream=one)
    y.copy_from(x, stream=one if not is_wrong else other)


def fill_in_another_stream(kit: Kit, is_wrong: bool) -> None:
    """Overwrite memory that a kernel writes. The faulty program does not wait for the kernel."""
    x, one, other = kit.make_buffer(), kit.make_stream(), kit.make_stream()
    kit.launch("fill", x, stream=one)
    if not is_wrong:
        one.sync()
    x.fill(0, stream=other)


def wait_for_an_event_that_is_recorded_too_early(kit: Kit, is_wrong: bool) -> None:
    """Wait for an event that the faulty program records before the kernel instead of after it."""
    x, one, other = kit.make_buffer(), kit.make_stream(), kit.make_stream()
    event = kit.keep(cudyn.Event())
    if is_wrong:
        event.record(one)
    kit.launch("fill", x, stream=one)
    if not is_wrong:
        event.record(one)
    other.wait(event)
    kit.launch("increment", x, stream=other)


def wait_after_the_launch(kit: Kit, is_wrong: bool) -> None:
    """Launch a kernel in a second stream, which in the faulty program waits only afterwards."""
    x, one, other = kit.make_buffer(), kit.make_stream(), kit.make_stream()
    kit.launch("fill", x, stream=one)
    if not is_wrong:
        other.wait(one)
    kit.launch("increment", x, stream=other)
    if is_wrong:
        other.wait(one)


def free_while_another_stream_uses_it(kit: Kit, is_wrong: bool) -> None:
    """Free memory that a kernel uses. In the faulty program, this is done in another stream."""
    one, other = kit.make_stream(), kit.make_stream()
    address = driver.cuMemAllocAsync(SIZE, one.handle)
    kit.launch("fill", address, stream=one)
    driver.cuMemFreeAsync(address, (other if is_wrong else one).handle)


def use_memory_before_its_allocation(kit: Kit, is_wrong: bool) -> None:
    """Use memory in another stream, which in the faulty program does not wait for its allocation."""
    one, other = kit.make_stream(), kit.make_stream()
    address = driver.cuMemAllocAsync(SIZE, one.handle)
    if not is_wrong:
        other.wait(one)
    kit.launch("fill", address, stream=other)


def change_pinned_memory_in_another_stream(kit: Kit, is_wrong: bool) -> None:
    """Copy to pinned memory and back. In the faulty program, the second stream does not wait."""
    x, one, other = kit.make_buffer(), kit.make_stream(), kit.make_stream()
    pinned = driver.cuMemAllocHost(SIZE)
    driver.cuMemcpyDtoHAsync(pinned, int(x), SIZE, one.handle)
    if not is_wrong:
        other.wait(one)
    driver.cuMemcpyHtoDAsync(int(x), pinned, SIZE, other.handle)


def start_graph_nodes_together(kit: Kit, is_wrong: bool) -> None:
    """Launch a graph of two nodes with the same memory, which in the faulty program are independent."""
    x = kit.make_buffer()
    one, other = kit.make_stream(), kit.make_stream()
    with cudyn.Graph.capture(one) as graph:
        other.wait(one)
        kit.launch("fill", x, stream=one)
        if not is_wrong:
            other.wait(one)
        kit.launch("increment", x, stream=other)
        one.wait(other)
    kit.keep(graph)()


# --- faults in the use of surfaces


def make_surface(width: int = 64) -> int:
    """Return a surface of an array with one dimension."""
    members = {"Width": width, "Format": driver.CU_AD_FORMAT_UNSIGNED_INT32, "NumChannels": 1}
    flags = driver.CUDA_ARRAY3D_SURFACE_LDST
    resource = driver.CUDA_RESOURCE_DESC(resType=driver.CU_RESOURCE_TYPE_ARRAY)
    resource.res.array.hArray = driver.cuArray3DCreate(driver.CUDA_ARRAY3D_DESCRIPTOR(**members, Flags=flags))
    return int(driver.cuSurfObjectCreate(resource))


def write_outside_a_surface(kit: Kit, is_wrong: bool) -> None:
    """Write 64 texels to a surface with 64 or with 63 texels."""
    kit.launch("store_surface", make_surface(63 if is_wrong else 64))


def write_the_same_texel_in_all_threads(kit: Kit, is_wrong: bool) -> None:
    """Write one texel in one thread, or in 64 threads that race."""
    kit.launch("store_first_texel", make_surface(), block=64 if is_wrong else 1)


def read_an_unset_surface(kit: Kit, is_wrong: bool) -> None:
    """Read a surface that the faulty program has not written."""
    surface = make_surface()
    if not is_wrong:
        kit.launch("store_surface", surface)
    kit.launch("load_surface", surface)


def use_a_destroyed_surface(kit: Kit, is_wrong: bool) -> None:
    """Write to a surface that the faulty program has destroyed."""
    surface = make_surface()
    if is_wrong:
        driver.cuSurfObjectDestroy(surface)
    kit.launch("store_surface", surface)


HOST_PROGRAMS: dict[str, list[Callable[[Kit, bool], None]]] = {
    "default": [
        copy_half_of_a_grid,
        copy_all_but_one_element,
        copy_memory_that_nothing_wrote,
        copy_a_copy_of_unset_memory,
        copy_padding,
        copy_unset_rows,
        launch_too_many_blocks,
        launch_with_a_small_buffer,
        read_an_unset_buffer,
        launch_with_freed_memory,
        store_through_a_freed_pointer,
        launch_with_a_null_pointer,
        launch_with_a_host_pointer,
        launch_without_dynamic_memory,
        launch_without_cooperation,
        use_a_destroyed_stream,
        use_a_destroyed_event,
        use_a_function_of_an_unloaded_module,
        write_outside_a_surface,
        write_the_same_texel_in_all_threads,
        read_an_unset_surface,
        use_a_destroyed_surface,
    ],
    "seed:7": [
        launch_in_two_streams,
        copy_in_another_stream,
        fill_in_another_stream,
        wait_for_an_event_that_is_recorded_too_early,
        wait_after_the_launch,
        free_while_another_stream_uses_it,
        use_memory_before_its_allocation,
        change_pinned_memory_in_another_stream,
        start_graph_nodes_together,
    ],
}
HOST_CASES = [
    pytest.param(schedule, program, id=program.__name__)
    for schedule, programs in HOST_PROGRAMS.items()
    for program in programs
]


@pytest.mark.parametrize("is_kept", [False, True], ids=["local", "kept"])
@pytest.mark.parametrize(("schedule", "program"), HOST_CASES)
def test_fault_in_host_code_is_found_and_its_twin_is_accepted(
    schedule: str, program: Callable[[Kit, bool], None], is_kept: bool
) -> None:
    assert list_findings(program, True, is_kept, schedule)
    assert list_findings(program, False, is_kept, schedule) == []


def test_at_least_sixty_faults_are_planted() -> None:
    assert len(DEVICE_PAIRS) + len(HOST_CASES) >= 60
