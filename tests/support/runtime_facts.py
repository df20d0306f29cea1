"""Records the CUDA runtime's results for valid and invalid calls, on a GPU and in the simulation."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from typing import Any

from cudyn import errors, runtime

PTX = b"""
.version 7.0
.target sm_70
.address_size 64
.visible .entry add(.param .u64 x, .param .u32 value, .param .u32 n)
{
    .reg .pred %p; .reg .b32 %i, %n, %value, %old; .reg .b64 %x, %address;
    ld.param.u64 %x, [x]; ld.param.u32 %value, [value]; ld.param.u32 %n, [n];
    mov.u32 %i, %tid.x; setp.ge.u32 %p, %i, %n; @%p bra END;
    mul.wide.u32 %address, %i, 4; add.u64 %address, %x, %address;
    ld.global.u32 %old, [%address]; add.u32 %old, %old, %value; st.global.u32 [%address], %old;
END:
    ret;
}
.visible .global .align 4 .b8 table[64];
"""
COUNT = 8


class Facts:
    """Calls functions of the runtime, and records their results as lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._keep: list[Any] = []

    def call(self, function: Callable[..., Any], *arguments: Any, shows: bool = False) -> Any:
        """Call a function of the runtime, and record its name and its status.

        Args:
            function: The function to call.
            arguments: The arguments of the call.
            shows: Whether the result is also recorded.

        Returns:
            The result, or `None` if the function raises.
        """
        name = function.__name__
        try:
            result = function(*arguments)
        except errors.CudartError as error:
            self.lines.append(f"{name}: {error.name}")
            return None
        self.lines.append(f"{name}: {result}" if shows else name)
        return result

    def arguments(self, pointer: Any, value: int) -> Any:
        """Return an array of pointers to the arguments of the kernel `add`, which are x, value and COUNT."""
        values = ctypes.c_uint64(int(pointer)), ctypes.c_uint32(value), ctypes.c_uint32(COUNT)
        pointers = (ctypes.c_void_p * 3)(*map(ctypes.addressof, values))
        self._keep += [values, pointers]
        return pointers

    def read(self, pointer: Any) -> None:
        """Record the first numbers in the device memory at `pointer`."""
        data = (ctypes.c_uint32 * COUNT)()
        runtime.cudaMemcpy(data, pointer, 4 * COUNT, runtime.cudaMemcpyDeviceToHost)
        self.lines.append(f"memory: {list(data)}")


def _dim(x: int, y: int = 1, z: int = 1) -> Any:
    """Return the size of a grid or a block."""
    return runtime.dim3(x, y, z)


def devices(facts: Facts) -> None:
    """Query and set devices, and query their attributes and the last error."""
    facts.call(runtime.cudaGetDevice, shows=True)
    facts.call(runtime.cudaSetDevice, 999)
    facts.call(runtime.cudaPeekAtLastError, shows=True)
    facts.call(runtime.cudaGetLastError, shows=True)
    facts.call(runtime.cudaGetLastError, shows=True)
    facts.call(runtime.cudaSetDevice, 0)
    facts.call(runtime.cudaDeviceGetAttribute, runtime.cudaDevAttrWarpSize, 0, shows=True)
    facts.call(runtime.cudaDeviceGetAttribute, runtime.cudaDevAttrWarpSize, 999)
    facts.call(runtime.cudaGetDeviceProperties, 999)
    properties = runtime.cudaGetDeviceProperties(0)
    for name in ("warpSize", "maxThreadsPerBlock", "sharedMemPerBlock", "regsPerBlock", "totalConstMem"):
        facts.lines.append(f"{name}: {getattr(properties, name)}")
    facts.lines.append(f"dims: {list(properties.maxThreadsDim)}, {list(properties.maxGridSize)}")
    facts.call(runtime.cudaDeviceCanAccessPeer, 0, 0, shows=True)
    facts.call(runtime.cudaDeviceGetByPCIBusId, "0000:FF:00.0")
    facts.call(runtime.cudaDeviceEnablePeerAccess, 0, 0)
    facts.call(runtime.cudaDeviceGetLimit, 99)
    facts.call(runtime.cudaDeviceSynchronize)
    facts.call(runtime.cudaGetErrorName, 700, shows=True)


def memory(facts: Facts) -> None:
    """Allocate, copy, fill and free memory of a device and of the host."""
    facts.call(runtime.cudaMalloc, 0, shows=True)
    facts.call(runtime.cudaFree, None)
    x = facts.call(runtime.cudaMalloc, 4 * COUNT)
    facts.call(runtime.cudaFree, int(x) + 4)
    data = (ctypes.c_uint32 * COUNT)(*range(COUNT))
    facts.call(runtime.cudaMemcpy, x, data, 4 * COUNT, runtime.cudaMemcpyHostToDevice)
    facts.read(x)
    facts.call(runtime.cudaMemset, x, 0x1FF, 8)
    facts.read(x)
    facts.call(runtime.cudaMemset, None, 0, 8)
    for address, name in ((int(x), "device"), (ctypes.addressof(data), "pageable")):
        attributes = facts.call(runtime.cudaPointerGetAttributes, address)
        facts.lines.append(
            f"{name}: {attributes.type!s}, {attributes.device}, {bool(attributes.devicePointer)}"
        )
    host = facts.call(runtime.cudaHostAlloc, 64, runtime.cudaHostAllocPortable)
    facts.lines.append(f"pinned: {runtime.cudaPointerGetAttributes(host).type!s}")
    facts.call(runtime.cudaFree, host)
    facts.call(runtime.cudaFreeHost, host)
    facts.call(runtime.cudaHostAlloc, 64, 64)
    facts.call(runtime.cudaMallocManaged, 64, 8)
    facts.call(runtime.cudaFree, x)
    facts.call(runtime.cudaMemGetInfo)


def rows(facts: Facts) -> None:
    """Copy and fill pitched memory."""
    memory, pitch = facts.call(runtime.cudaMallocPitch, 12, 3)
    facts.lines.append(f"pitch: {pitch % 32}")
    data = (ctypes.c_uint8 * 36)(*range(36))
    copied = (ctypes.c_uint8 * 36)()
    to_device, to_host = runtime.cudaMemcpyHostToDevice, runtime.cudaMemcpyDeviceToHost
    facts.call(runtime.cudaMemcpy2D, memory, pitch, data, 12, 12, 3, to_device)
    facts.call(runtime.cudaMemset2D, memory, pitch, 7, 4, 2)
    facts.call(runtime.cudaMemcpy2D, copied, 12, memory, pitch, 12, 3, to_host)
    facts.lines.append(f"rows: {bytes(copied).hex()}")
    facts.call(runtime.cudaMemcpy2D, copied, 8, memory, pitch, 12, 3, to_host)
    facts.call(runtime.cudaMemcpy2D, copied, 12, memory, pitch, 0, 3, to_host)
    copy = runtime.cudaMemcpy3DParms(kind=to_host)
    copy.srcPtr = runtime.cudaPitchedPtr(int(memory), pitch, 12, 3)
    copy.dstPtr = runtime.cudaPitchedPtr(ctypes.addressof(copied), 12, 12, 3)
    copy.extent = runtime.cudaExtent(8, 2, 1)
    copy.srcPos = runtime.cudaPos(4, 1, 0)
    facts.call(runtime.cudaMemcpy3D, copy)
    facts.lines.append(f"box: {bytes(copied).hex()}")
    facts.call(runtime.cudaMalloc3D, runtime.cudaExtent(16, 2, 2))
    facts.call(runtime.cudaFree, memory)


def _load(facts: Facts) -> tuple[Any, Any]:
    """Load a library, and return the library and its kernel."""
    library = facts.call(runtime.cudaLibraryLoadData, PTX, None, None, 0, None, None, 0)
    return library, facts.call(runtime.cudaLibraryGetKernel, library, "add")


def launches(facts: Facts) -> None:
    """Launch a kernel with valid and invalid sizes, and query its attributes and its occupancy."""
    library, kernel = _load(facts)
    facts.call(runtime.cudaLibraryGetKernel, library, "missing")
    facts.call(runtime.cudaLibraryGetKernelCount, library, shows=True)
    facts.lines.append(f"table: {facts.call(runtime.cudaLibraryGetGlobal, library, 'table')[1]}")
    memory = runtime.cudaMalloc(4 * COUNT) or 0
    runtime.cudaMemset(memory, 0, 4 * COUNT)
    arguments = facts.arguments(memory, 5)
    for grid, block, shared in ((1, 32, 0), (1, 2000, 0), (0, 32, 0), (1, 32, 1 << 20), (1, 1024, 49152)):
        facts.call(runtime.cudaLaunchKernel, kernel, _dim(grid), _dim(block), arguments, shared, None)
    facts.call(runtime.cudaLaunchKernel, kernel, _dim(1, 70000), _dim(32), arguments, 0, None)
    facts.call(runtime.cudaLaunchKernel, None, _dim(1), _dim(32), arguments, 0, None)
    facts.read(memory)
    config = runtime.cudaLaunchConfig_t(gridDim=_dim(1), blockDim=_dim(32))
    facts.call(runtime.cudaLaunchKernelExC, config, kernel, arguments)
    facts.call(runtime.cudaLaunchCooperativeKernel, kernel, _dim(1), _dim(32), arguments, 0, None)
    facts.read(memory)
    attributes = facts.call(runtime.cudaFuncGetAttributes, kernel)
    facts.lines.append(f"most: {attributes.maxThreadsPerBlock}, {attributes.sharedSizeBytes}")
    facts.call(runtime.cudaFuncSetAttribute, kernel, 8, 65536)
    facts.call(runtime.cudaFuncSetAttribute, kernel, 8, 1 << 24)
    facts.call(runtime.cudaFuncGetName, kernel, shows=True)
    facts.call(runtime.cudaOccupancyMaxActiveBlocksPerMultiprocessor, kernel, 0, 0)
    facts.call(runtime.cudaOccupancyMaxActiveBlocksPerMultiprocessor, kernel, 128, 0)
    runtime.cudaFree(memory)
    facts.call(runtime.cudaLibraryUnload, library)


def streams(facts: Facts) -> None:
    """Use streams, events, the capture of a graph and a memory pool."""
    library, kernel = _load(facts)
    x = runtime.cudaMalloc(4 * COUNT) or 0
    runtime.cudaMemset(x, 0, 4 * COUNT)
    stream = facts.call(runtime.cudaStreamCreateWithFlags, runtime.cudaStreamNonBlocking)
    facts.call(runtime.cudaStreamGetFlags, stream, shows=True)
    facts.call(runtime.cudaStreamCreateWithFlags, 64)
    start = facts.call(runtime.cudaEventCreate)
    plain = facts.call(runtime.cudaEventCreateWithFlags, runtime.cudaEventDisableTiming)
    facts.call(runtime.cudaEventElapsedTime, start, start)
    facts.call(runtime.cudaEventRecord, start, stream)
    facts.call(runtime.cudaStreamWaitEvent, stream, start, 0)
    facts.call(runtime.cudaEventRecord, plain, stream)
    facts.call(runtime.cudaLaunchKernel, kernel, _dim(1), _dim(32), facts.arguments(x, 2), 0, stream)
    facts.call(runtime.cudaStreamSynchronize, stream)
    facts.call(runtime.cudaEventElapsedTime, start, plain)
    facts.read(x)
    facts.call(runtime.cudaStreamBeginCapture, stream, runtime.cudaStreamCaptureModeRelaxed)
    facts.call(runtime.cudaStreamIsCapturing, stream, shows=True)
    facts.call(runtime.cudaLaunchKernel, kernel, _dim(1), _dim(32), facts.arguments(x, 4), 0, stream)
    graph = facts.call(runtime.cudaStreamEndCapture, stream)
    facts.call(runtime.cudaStreamEndCapture, stream)
    executable = facts.call(runtime.cudaGraphInstantiate, graph, 0)
    facts.call(runtime.cudaGraphLaunch, executable, stream)
    facts.call(runtime.cudaStreamSynchronize, stream)
    facts.read(x)
    pool = facts.call(runtime.cudaMallocAsync, 64, stream)
    facts.call(runtime.cudaFreeAsync, pool, stream)
    facts.call(runtime.cudaStreamDestroy, stream)
    runtime.cudaLibraryUnload(library)


def _kernel_node(facts: Facts, kernel: Any, x: Any, value: int) -> Any:
    """Return the parameters of a graph node that launches the kernel `add`."""
    params = runtime.cudaKernelNodeParams(gridDim=_dim(1), blockDim=_dim(32))
    params.func = int(kernel)
    params.kernelParams = ctypes.cast(facts.arguments(x, value), ctypes.POINTER(ctypes.c_void_p))
    return params


def graphs(facts: Facts) -> None:
    """Create, launch, change, clone and update a graph that contains a fill, a kernel and a copy."""
    library, kernel = _load(facts)
    memory = runtime.cudaMalloc(4 * COUNT) or 0
    copy = runtime.cudaMalloc(4 * COUNT)
    graph = facts.call(runtime.cudaGraphCreate, 0)
    fill = runtime.cudaMemsetParams(dst=int(memory), value=1, elementSize=4, width=COUNT, height=1)
    fill_node = facts.call(runtime.cudaGraphAddMemsetNode, graph, None, 0, fill)
    params = _kernel_node(facts, kernel, memory, 10)
    kernel_node = facts.call(runtime.cudaGraphAddKernelNode, graph, [fill_node], 1, params)
    kind = runtime.cudaMemcpyDeviceToDevice
    copy_node = facts.call(
        runtime.cudaGraphAddMemcpyNode1D, graph, [kernel_node], 1, copy, memory, 4 * COUNT, kind
    )
    for node in (fill_node, kernel_node, copy_node):
        facts.call(runtime.cudaGraphNodeGetType, node, shows=True)
    facts.lines.append(f"nodes: {len(facts.call(runtime.cudaGraphGetNodes, graph))}")
    facts.lines.append(f"roots: {len(facts.call(runtime.cudaGraphGetRootNodes, graph))}")
    executable = facts.call(runtime.cudaGraphInstantiate, graph, 0)
    facts.call(runtime.cudaGraphLaunch, executable, None)
    facts.read(copy)
    new_params = _kernel_node(facts, kernel, memory, 20)
    facts.call(runtime.cudaGraphExecKernelNodeSetParams, executable, kernel_node, new_params)
    facts.call(runtime.cudaGraphLaunch, executable, None)
    facts.read(copy)
    clone = facts.call(runtime.cudaGraphClone, graph)
    facts.call(runtime.cudaGraphNodeFindInClone, kernel_node, clone)
    facts.call(runtime.cudaGraphExecUpdate, executable, clone)
    facts.call(runtime.cudaGraphLaunch, executable, None)
    facts.read(copy)
    parent = facts.call(runtime.cudaGraphCreate, 0)
    facts.call(runtime.cudaGraphAddChildGraphNode, parent, None, 0, graph)
    facts.call(runtime.cudaGraphExecUpdate, executable, parent)
    facts.call(runtime.cudaGraphDestroyNode, copy_node)
    facts.call(runtime.cudaGraphExecUpdate, executable, graph)
    facts.call(runtime.cudaGraphExecDestroy, executable)
    for graph_ in (graph, clone, parent):
        facts.call(runtime.cudaGraphDestroy, graph_)
    runtime.cudaLibraryUnload(library)


VARIABLES = b"""
.visible .const .align 4 .u32 number = 5;
.visible .global .attribute(.managed) .align 4 .u32 counter = 77;
"""


def libraries(facts: Facts) -> None:
    """Use libraries with valid and invalid arguments, in the wrong order, and in another thread."""
    load = runtime.cudaLibraryLoadData
    nothing = (None, None, 0, None, None, 0)
    facts.call(load, None, *nothing)
    facts.call(runtime.cudaLibraryLoadFromFile, None, *nothing)
    facts.call(runtime.cudaLibraryLoadFromFile, "/there/is/no/file", *nothing)
    for code in (
        b"no code, but so much of it that a driver can look at it \0" * 2,
        PTX.replace(b"70", b"100"),
    ):
        bad = facts.call(load, code, *nothing)
        if bad is not None:
            facts.call(runtime.cudaLibraryGetKernelCount, bad, shows=True)
            facts.call(runtime.cudaLibraryGetKernel, bad, "add")
            facts.call(runtime.cudaLibraryGetGlobal, bad, "table")
            facts.call(runtime.cudaLibraryUnload, bad)
    library = facts.call(load, PTX.replace(b".visible", VARIABLES + b".visible", 1), *nothing)
    kernel = facts.call(runtime.cudaLibraryGetKernel, library, "add")
    facts.call(runtime.cudaLibraryGetKernel, library, None)
    facts.call(runtime.cudaLibraryGetKernel, None, "add")
    facts.call(runtime.cudaLibraryEnumerateKernels, 0, library)
    result = facts.call(runtime.cudaLibraryEnumerateKernels, 2, library)
    facts.lines.append(f"the same kernel: {[listed_kernel == kernel for listed_kernel in result or ()]}")
    for name in ("table", "number", "add", "", None):
        result = facts.call(runtime.cudaLibraryGetGlobal, library, name)
        facts.lines.append(f"{name}: {result and result[1]}")
    for name in ("counter", "table", "missing", None):
        result = facts.call(runtime.cudaLibraryGetManaged, library, name)
        facts.lines.append(f"{name}: {result and ctypes.c_uint32.from_address(int(result[0])).value}")
    for name in ("add", None):
        facts.call(runtime.cudaLibraryGetUnifiedFunction, library, name)
    _set_attributes(facts, kernel)
    memory = runtime.cudaMalloc(4 * COUNT)
    runtime.cudaMemset(memory, 0, 4 * COUNT)
    launch_arguments = (kernel, _dim(1), _dim(COUNT), facts.arguments(memory, 3))
    facts.call(runtime.cudaLaunchKernel, *launch_arguments, 60000, None)
    facts.call(runtime.cudaLaunchKernel, *launch_arguments, 61000, None)
    thread = threading.Thread(target=facts.call, args=(runtime.cudaLaunchKernel, *launch_arguments, 0, None))
    thread.start()
    thread.join()
    facts.read(memory)
    runtime.cudaFree(memory)
    facts.call(runtime.cudaLibraryUnload, library)
    facts.call(runtime.cudaLibraryUnload, None)
    facts.call(runtime.cudaGetLastError, shows=True)


def _set_attributes(facts: Facts, kernel: Any) -> None:
    """Set attributes of a kernel: known and unknown ones, with valid and invalid values and devices."""
    most_shared = runtime.cudaFuncAttributeMaxDynamicSharedMemorySize
    shared_percentage = runtime.cudaFuncAttributePreferredSharedMemoryCarveout
    for attribute, value, device in (
        (most_shared, 60000, 0),
        (most_shared, 1 << 30, 0),
        (most_shared, -1, 0),
        (77, 1, 0),
        (most_shared, 1, 99),
        (shared_percentage, 50, 0),
    ):
        facts.call(runtime.cudaKernelSetAttributeForDevice, kernel, attribute, value, device)
    facts.call(runtime.cudaKernelSetAttributeForDevice, None, most_shared, 1, 0)
    attributes = facts.call(runtime.cudaFuncGetAttributes, kernel)
    members = ("maxDynamicSharedSizeBytes", "preferredShmemCarveout", "ptxVersion")
    facts.lines.append(f"attributes: {[getattr(attributes, member) for member in members]}")
    for index in (0, 2, 3):
        facts.call(runtime.cudaFuncGetParamInfo, kernel, index, shows=True)


PROGRAMS: tuple[Callable[[Facts], None], ...] = (devices, memory, rows, launches, streams, graphs, libraries)


def list_facts() -> Iterator[str]:
    """Run all programs, and yield the lines that they record."""
    for program in PROGRAMS:
        facts = Facts()
        program(facts)
        yield f"# {program.__name__}"
        yield from facts.lines


if __name__ == "__main__":
    print(*list_facts(), sep="\n")
