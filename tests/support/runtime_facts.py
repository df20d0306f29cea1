"""Records the CUDA runtime's results for valid and invalid calls, on GPUs and in the simulation."""

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
    .reg .pred %p; .reg .b32 %i, %n, %value, %old; .reg .b64 %x, %at;
    ld.param.u64 %x, [x]; ld.param.u32 %value, [value]; ld.param.u32 %n, [n];
    mov.u32 %i, %tid.x; setp.ge.u32 %p, %i, %n; @%p bra END;
    mul.wide.u32 %at, %i, 4; add.u64 %at, %x, %at;
    ld.global.u32 %old, [%at]; add.u32 %old, %old, %value; st.global.u32 [%at], %old;
END:
    ret;
}
.visible .global .align 4 .b8 table[64];
"""
COUNT = 8


class Facts:
    """Calls functions and records their results as lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._keep: list[Any] = []

    def ask(self, function: Callable[..., Any], *arguments: Any, shows: bool = False) -> Any:
        """Call a function.

        Return its result, or `None` if it raises. If `shows` is set, the result is also recorded.
        """
        name = function.__name__
        try:
            result = function(*arguments)
        except errors.CudartError as error:
            self.lines.append(f"{name}: {error.name}")
            return None
        self.lines.append(f"{name}: {result}" if shows else name)
        return result

    def arguments(self, x: Any, value: int) -> Any:
        """Return the array of pointers to the arguments of the kernel `add`: x, value and COUNT."""
        values = ctypes.c_uint64(int(x)), ctypes.c_uint32(value), ctypes.c_uint32(COUNT)
        pointers = (ctypes.c_void_p * 3)(*map(ctypes.addressof, values))
        self._keep += [values, pointers]
        return pointers

    def read(self, x: Any) -> None:
        """Record the first numbers in device memory."""
        data = (ctypes.c_uint32 * COUNT)()
        runtime.cudaMemcpy(data, x, 4 * COUNT, runtime.cudaMemcpyDeviceToHost)
        self.lines.append(f"memory: {list(data)}")


def _dim(x: int, y: int = 1, z: int = 1) -> Any:
    return runtime.dim3(x, y, z)


def devices(facts: Facts) -> None:
    """Query and set devices, and query their attributes and the last error."""
    facts.ask(runtime.cudaGetDevice, shows=True)
    facts.ask(runtime.cudaSetDevice, 999)
    facts.ask(runtime.cudaPeekAtLastError, shows=True)
    facts.ask(runtime.cudaGetLastError, shows=True)
    facts.ask(runtime.cudaGetLastError, shows=True)
    facts.ask(runtime.cudaSetDevice, 0)
    facts.ask(runtime.cudaDeviceGetAttribute, runtime.cudaDevAttrWarpSize, 0, shows=True)
    facts.ask(runtime.cudaDeviceGetAttribute, runtime.cudaDevAttrWarpSize, 999)
    facts.ask(runtime.cudaGetDeviceProperties, 999)
    properties = runtime.cudaGetDeviceProperties(0)
    for name in ("warpSize", "maxThreadsPerBlock", "sharedMemPerBlock", "regsPerBlock", "totalConstMem"):
        facts.lines.append(f"{name}: {getattr(properties, name)}")
    facts.lines.append(f"dims: {list(properties.maxThreadsDim)}, {list(properties.maxGridSize)}")
    facts.ask(runtime.cudaDeviceCanAccessPeer, 0, 0, shows=True)
    facts.ask(runtime.cudaDeviceGetByPCIBusId, "0000:FF:00.0")
    facts.ask(runtime.cudaDeviceEnablePeerAccess, 0, 0)
    facts.ask(runtime.cudaDeviceGetLimit, 99)
    facts.ask(runtime.cudaDeviceSynchronize)
    facts.ask(runtime.cudaGetErrorName, 700, shows=True)


def memory(facts: Facts) -> None:
    """Allocate, copy, fill and free memory of a device and of the host."""
    facts.ask(runtime.cudaMalloc, 0, shows=True)
    facts.ask(runtime.cudaFree, None)
    x = facts.ask(runtime.cudaMalloc, 4 * COUNT)
    facts.ask(runtime.cudaFree, int(x) + 4)
    data = (ctypes.c_uint32 * COUNT)(*range(COUNT))
    facts.ask(runtime.cudaMemcpy, x, data, 4 * COUNT, runtime.cudaMemcpyHostToDevice)
    facts.read(x)
    facts.ask(runtime.cudaMemset, x, 0x1FF, 8)
    facts.read(x)
    facts.ask(runtime.cudaMemset, None, 0, 8)
    for address, name in ((int(x), "device"), (ctypes.addressof(data), "pageable")):
        attributes = facts.ask(runtime.cudaPointerGetAttributes, address)
        facts.lines.append(
            f"{name}: {attributes.type!s}, {attributes.device}, {bool(attributes.devicePointer)}"
        )
    host = facts.ask(runtime.cudaHostAlloc, 64, runtime.cudaHostAllocPortable)
    facts.lines.append(f"pinned: {runtime.cudaPointerGetAttributes(host).type!s}")
    facts.ask(runtime.cudaFree, host)
    facts.ask(runtime.cudaFreeHost, host)
    facts.ask(runtime.cudaHostAlloc, 64, 64)
    facts.ask(runtime.cudaMallocManaged, 64, 8)
    facts.ask(runtime.cudaFree, x)
    facts.ask(runtime.cudaMemGetInfo)


def rows(facts: Facts) -> None:
    """Copy and fill memory whose rows have a pitch."""
    x, pitch = facts.ask(runtime.cudaMallocPitch, 12, 3)
    facts.lines.append(f"pitch: {pitch % 32}")
    data = (ctypes.c_uint8 * 36)(*range(36))
    back = (ctypes.c_uint8 * 36)()
    kinds = runtime.cudaMemcpyHostToDevice, runtime.cudaMemcpyDeviceToHost
    facts.ask(runtime.cudaMemcpy2D, x, pitch, data, 12, 12, 3, kinds[0])
    facts.ask(runtime.cudaMemset2D, x, pitch, 7, 4, 2)
    facts.ask(runtime.cudaMemcpy2D, back, 12, x, pitch, 12, 3, kinds[1])
    facts.lines.append(f"rows: {bytes(back).hex()}")
    facts.ask(runtime.cudaMemcpy2D, back, 8, x, pitch, 12, 3, kinds[1])
    facts.ask(runtime.cudaMemcpy2D, back, 12, x, pitch, 0, 3, kinds[1])
    copy = runtime.cudaMemcpy3DParms(kind=kinds[1])
    copy.srcPtr = runtime.cudaPitchedPtr(int(x), pitch, 12, 3)
    copy.dstPtr = runtime.cudaPitchedPtr(ctypes.addressof(back), 12, 12, 3)
    copy.extent = runtime.cudaExtent(8, 2, 1)
    copy.srcPos = runtime.cudaPos(4, 1, 0)
    facts.ask(runtime.cudaMemcpy3D, copy)
    facts.lines.append(f"box: {bytes(back).hex()}")
    facts.ask(runtime.cudaMalloc3D, runtime.cudaExtent(16, 2, 2))
    facts.ask(runtime.cudaFree, x)


def _load(facts: Facts) -> tuple[Any, Any]:
    """Load a library and return it with its kernel."""
    library = facts.ask(runtime.cudaLibraryLoadData, PTX, None, None, 0, None, None, 0)
    return library, facts.ask(runtime.cudaLibraryGetKernel, library, "add")


def launches(facts: Facts) -> None:
    """Launch a kernel with valid and invalid sizes, and query its attributes and its occupancy."""
    library, kernel = _load(facts)
    facts.ask(runtime.cudaLibraryGetKernel, library, "missing")
    facts.ask(runtime.cudaLibraryGetKernelCount, library, shows=True)
    facts.lines.append(f"table: {facts.ask(runtime.cudaLibraryGetGlobal, library, 'table')[1]}")
    x = runtime.cudaMalloc(4 * COUNT) or 0
    runtime.cudaMemset(x, 0, 4 * COUNT)
    arguments = facts.arguments(x, 5)
    for grid, block, shared in ((1, 32, 0), (1, 2000, 0), (0, 32, 0), (1, 32, 1 << 20), (1, 1024, 49152)):
        facts.ask(runtime.cudaLaunchKernel, kernel, _dim(grid), _dim(block), arguments, shared, None)
    facts.ask(runtime.cudaLaunchKernel, kernel, _dim(1, 70000), _dim(32), arguments, 0, None)
    facts.ask(runtime.cudaLaunchKernel, None, _dim(1), _dim(32), arguments, 0, None)
    facts.read(x)
    config = runtime.cudaLaunchConfig_t(gridDim=_dim(1), blockDim=_dim(32))
    facts.ask(runtime.cudaLaunchKernelExC, config, kernel, arguments)
    facts.ask(runtime.cudaLaunchCooperativeKernel, kernel, _dim(1), _dim(32), arguments, 0, None)
    facts.read(x)
    attributes = facts.ask(runtime.cudaFuncGetAttributes, kernel)
    facts.lines.append(f"most: {attributes.maxThreadsPerBlock}, {attributes.sharedSizeBytes}")
    facts.ask(runtime.cudaFuncSetAttribute, kernel, 8, 65536)
    facts.ask(runtime.cudaFuncSetAttribute, kernel, 8, 1 << 24)
    facts.ask(runtime.cudaFuncGetName, kernel, shows=True)
    facts.ask(runtime.cudaOccupancyMaxActiveBlocksPerMultiprocessor, kernel, 0, 0)
    facts.ask(runtime.cudaOccupancyMaxActiveBlocksPerMultiprocessor, kernel, 128, 0)
    runtime.cudaFree(x)
    facts.ask(runtime.cudaLibraryUnload, library)


def streams(facts: Facts) -> None:
    """Use streams, events, the capture of a graph and a memory pool."""
    library, kernel = _load(facts)
    x = runtime.cudaMalloc(4 * COUNT) or 0
    runtime.cudaMemset(x, 0, 4 * COUNT)
    stream = facts.ask(runtime.cudaStreamCreateWithFlags, runtime.cudaStreamNonBlocking)
    facts.ask(runtime.cudaStreamGetFlags, stream, shows=True)
    facts.ask(runtime.cudaStreamCreateWithFlags, 64)
    start = facts.ask(runtime.cudaEventCreate)
    plain = facts.ask(runtime.cudaEventCreateWithFlags, runtime.cudaEventDisableTiming)
    facts.ask(runtime.cudaEventElapsedTime, start, start)
    facts.ask(runtime.cudaEventRecord, start, stream)
    facts.ask(runtime.cudaStreamWaitEvent, stream, start, 0)
    facts.ask(runtime.cudaEventRecord, plain, stream)
    facts.ask(runtime.cudaLaunchKernel, kernel, _dim(1), _dim(32), facts.arguments(x, 2), 0, stream)
    facts.ask(runtime.cudaStreamSynchronize, stream)
    facts.ask(runtime.cudaEventElapsedTime, start, plain)
    facts.read(x)
    facts.ask(runtime.cudaStreamBeginCapture, stream, runtime.cudaStreamCaptureModeRelaxed)
    facts.ask(runtime.cudaStreamIsCapturing, stream, shows=True)
    facts.ask(runtime.cudaLaunchKernel, kernel, _dim(1), _dim(32), facts.arguments(x, 4), 0, stream)
    graph = facts.ask(runtime.cudaStreamEndCapture, stream)
    facts.ask(runtime.cudaStreamEndCapture, stream)
    executable = facts.ask(runtime.cudaGraphInstantiate, graph, 0)
    facts.ask(runtime.cudaGraphLaunch, executable, stream)
    facts.ask(runtime.cudaStreamSynchronize, stream)
    facts.read(x)
    pool = facts.ask(runtime.cudaMallocAsync, 64, stream)
    facts.ask(runtime.cudaFreeAsync, pool, stream)
    facts.ask(runtime.cudaStreamDestroy, stream)
    runtime.cudaLibraryUnload(library)


def _kernel_node(facts: Facts, kernel: Any, x: Any, value: int) -> Any:
    """Return the parameters of a graph node that runs the kernel `add`."""
    params = runtime.cudaKernelNodeParams(gridDim=_dim(1), blockDim=_dim(32))
    params.func = int(kernel)
    params.kernelParams = ctypes.cast(facts.arguments(x, value), ctypes.POINTER(ctypes.c_void_p))
    return params


def graphs(facts: Facts) -> None:
    """Create, run, change, clone and update a graph with a fill, a kernel and a copy."""
    library, kernel = _load(facts)
    x = runtime.cudaMalloc(4 * COUNT) or 0
    y = runtime.cudaMalloc(4 * COUNT)
    graph = facts.ask(runtime.cudaGraphCreate, 0)
    fill = runtime.cudaMemsetParams(dst=int(x), value=1, elementSize=4, width=COUNT, height=1)
    fill_node = facts.ask(runtime.cudaGraphAddMemsetNode, graph, None, 0, fill)
    params = _kernel_node(facts, kernel, x, 10)
    kernel_node = facts.ask(runtime.cudaGraphAddKernelNode, graph, [fill_node], 1, params)
    kind = runtime.cudaMemcpyDeviceToDevice
    copy_node = facts.ask(runtime.cudaGraphAddMemcpyNode1D, graph, [kernel_node], 1, y, x, 4 * COUNT, kind)
    for node in (fill_node, kernel_node, copy_node):
        facts.ask(runtime.cudaGraphNodeGetType, node, shows=True)
    facts.lines.append(f"nodes: {len(facts.ask(runtime.cudaGraphGetNodes, graph))}")
    facts.lines.append(f"roots: {len(facts.ask(runtime.cudaGraphGetRootNodes, graph))}")
    executable = facts.ask(runtime.cudaGraphInstantiate, graph, 0)
    facts.ask(runtime.cudaGraphLaunch, executable, None)
    facts.read(y)
    new_params = _kernel_node(facts, kernel, x, 20)
    facts.ask(runtime.cudaGraphExecKernelNodeSetParams, executable, kernel_node, new_params)
    facts.ask(runtime.cudaGraphLaunch, executable, None)
    facts.read(y)
    clone = facts.ask(runtime.cudaGraphClone, graph)
    facts.ask(runtime.cudaGraphNodeFindInClone, kernel_node, clone)
    facts.ask(runtime.cudaGraphExecUpdate, executable, clone)
    facts.ask(runtime.cudaGraphLaunch, executable, None)
    facts.read(y)
    parent = facts.ask(runtime.cudaGraphCreate, 0)
    facts.ask(runtime.cudaGraphAddChildGraphNode, parent, None, 0, graph)
    facts.ask(runtime.cudaGraphExecUpdate, executable, parent)
    facts.ask(runtime.cudaGraphDestroyNode, copy_node)
    facts.ask(runtime.cudaGraphExecUpdate, executable, graph)
    facts.ask(runtime.cudaGraphExecDestroy, executable)
    for graph_ in (graph, clone, parent):
        facts.ask(runtime.cudaGraphDestroy, graph_)
    runtime.cudaLibraryUnload(library)


VARIABLES = b"""
.visible .const .align 4 .u32 number = 5;
.visible .global .attribute(.managed) .align 4 .u32 counter = 77;
"""


def libraries(facts: Facts) -> None:
    """Use libraries with valid and invalid arguments, in the wrong order and in another thread."""
    load = runtime.cudaLibraryLoadData
    nothing = (None, None, 0, None, None, 0)
    facts.ask(load, None, *nothing)
    facts.ask(runtime.cudaLibraryLoadFromFile, None, *nothing)
    facts.ask(runtime.cudaLibraryLoadFromFile, "/there/is/no/file", *nothing)
    for code in (
        b"no code, but so much of it that a driver can look at it \0" * 2,
        PTX.replace(b"70", b"100"),
    ):
        bad = facts.ask(load, code, *nothing)
        if bad is not None:
            facts.ask(runtime.cudaLibraryGetKernelCount, bad, shows=True)
            facts.ask(runtime.cudaLibraryGetKernel, bad, "add")
            facts.ask(runtime.cudaLibraryGetGlobal, bad, "table")
            facts.ask(runtime.cudaLibraryUnload, bad)
    library = facts.ask(load, PTX.replace(b".visible", VARIABLES + b".visible", 1), *nothing)
    kernel = facts.ask(runtime.cudaLibraryGetKernel, library, "add")
    facts.ask(runtime.cudaLibraryGetKernel, library, None)
    facts.ask(runtime.cudaLibraryGetKernel, None, "add")
    facts.ask(runtime.cudaLibraryEnumerateKernels, 0, library)
    result = facts.ask(runtime.cudaLibraryEnumerateKernels, 2, library)
    facts.lines.append(f"the same kernel: {[found_kernel == kernel for found_kernel in result or ()]}")
    for name in ("table", "number", "add", "", None):
        result = facts.ask(runtime.cudaLibraryGetGlobal, library, name)
        facts.lines.append(f"{name}: {result and result[1]}")
    for name in ("counter", "table", "missing", None):
        result = facts.ask(runtime.cudaLibraryGetManaged, library, name)
        facts.lines.append(f"{name}: {result and ctypes.c_uint32.from_address(int(result[0])).value}")
    for name in ("add", None):
        facts.ask(runtime.cudaLibraryGetUnifiedFunction, library, name)
    _set_attributes(facts, kernel)
    x = runtime.cudaMalloc(4 * COUNT)
    runtime.cudaMemset(x, 0, 4 * COUNT)
    launch_arguments = (kernel, _dim(1), _dim(COUNT), facts.arguments(x, 3))
    facts.ask(runtime.cudaLaunchKernel, *launch_arguments, 60000, None)
    facts.ask(runtime.cudaLaunchKernel, *launch_arguments, 61000, None)
    thread = threading.Thread(target=facts.ask, args=(runtime.cudaLaunchKernel, *launch_arguments, 0, None))
    thread.start()
    thread.join()
    facts.read(x)
    runtime.cudaFree(x)
    facts.ask(runtime.cudaLibraryUnload, library)
    facts.ask(runtime.cudaLibraryUnload, None)
    facts.ask(runtime.cudaGetLastError, shows=True)


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
        facts.ask(runtime.cudaKernelSetAttributeForDevice, kernel, attribute, value, device)
    facts.ask(runtime.cudaKernelSetAttributeForDevice, None, most_shared, 1, 0)
    attributes = facts.ask(runtime.cudaFuncGetAttributes, kernel)
    members = ("maxDynamicSharedSizeBytes", "preferredShmemCarveout", "ptxVersion")
    facts.lines.append(f"attributes: {[getattr(attributes, member) for member in members]}")
    for index in (0, 2, 3):
        facts.ask(runtime.cudaFuncGetParamInfo, kernel, index, shows=True)


PROGRAMS: tuple[Callable[[Facts], None], ...] = (devices, memory, rows, launches, streams, graphs, libraries)


def list_facts() -> Iterator[str]:
    """Yield the lines of all programs."""
    for program in PROGRAMS:
        facts = Facts()
        program(facts)
        yield f"# {program.__name__}"
        yield from facts.lines


if __name__ == "__main__":
    print(*list_facts(), sep="\n")
