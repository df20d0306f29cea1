"""Checks launches, and passes them to a runner or to a function that replaces the kernel."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import prod
from typing import Any

from ..._formats.mangled import read_name
from .call_registry import call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import NO_RUNNER, Dim3, Fault, Launch, Refused
from .memory import list_pointed_to
from .modules import count_blocks, get_block_limits, measure_shared
from .simulation import LEGACY, PER_THREAD, Simulation
from .stream_order import RUN
from .stream_races import Use
from .streams import submit

# CUlaunchAttributeID
_COOPERATIVE = 2
_CLUSTER = 4
_PREFERS_CACHE = 2  # CU_FUNC_CACHE_PREFER_L1
_BUFFER_POINTER, _BUFFER_SIZE = 1, 2  # CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE
_NON_PORTABLE_CLUSTER = 14  # CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED

# The sizes, in bytes, of the section of a multiprocessor's L1 cache that can be configured as shared memory
# (CUDA C++ Programming Guide)
_SHARED_SIZES = tuple(size << 10 for size in (8, 16, 32, 64, 100, 132, 164, 196, 228))
_MAX_THREADS = 1024  # per block
_MAX_PORTABLE_CLUSTER, _MAX_NON_PORTABLE_CLUSTER = 8, 16  # blocks
_LIMITS = ((1 << 31) - 1, 65535, 65535, 1024, 1024, 64)  # maximum x, y and z of the grid, then of the block
KERNEL_NODE_SIZES = (
    "gridDimX",
    "gridDimY",
    "gridDimZ",
    "blockDimX",
    "blockDimY",
    "blockDimZ",
    "sharedMemBytes",
)


def has_valid_sizes(sizes: Sequence[int]) -> bool:
    """Return whether a device accepts these sizes for at least some kernels.

    Args:
        sizes: The grid size and the block size, three numbers each.
    """
    block = sizes[3:6]
    return all(0 < size <= limit for size, limit in zip(sizes, _LIMITS)) and prod(block) <= _MAX_THREADS


def _check_launch(
    simulation: Simulation,
    function: HandleObject,
    sizes: Sequence[int],
    cluster: Dim3,
    is_cooperative: bool,
    is_query: bool = False,
) -> None:
    """Raise Status if a launch is invalid.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        sizes: The grid size, the block size, and the size of dynamic shared memory in bytes.
        cluster: The size of a cluster in blocks: x, y, z.
        is_cooperative: Whether all blocks must run at the same time.
        is_query: Whether the sizes were passed to an occupancy query instead of a launch.
    """
    grid, block, shared = sizes[:3], sizes[3:6], sizes[6]
    threads = prod(block)
    max_threads, _, max_dynamic = get_block_limits(simulation, function)
    raise_if(not has_valid_sizes(sizes))
    if not is_query:  # An occupancy query for a block that is too large returns 0 blocks instead.
        raise_if(shared > max_dynamic)
        declared_maximum = function.module.code.threads.get(function.info.name, _MAX_THREADS)
        raise_if(threads > declared_maximum)
        # There are not enough registers for more than `max_threads`.
        raise_if(threads > max_threads, "LAUNCH_OUT_OF_RESOURCES")
    if cluster != (1, 1, 1):
        largest = _get_cluster_limit(function)
        fits = (
            all(cluster)
            and not any(blocks % size for blocks, size in zip(grid, cluster))
            and prod(cluster) <= largest
        )
        raise_if(simulation.capability < 90 or not fits, "INVALID_CLUSTER_SIZE")
    if is_cooperative:
        blocks = _count_cooperative(simulation, function, threads, shared)
        raise_if(prod(grid) > simulation.limits.multiprocessors * blocks, "COOPERATIVE_LAUNCH_TOO_LARGE")


def _count_cooperative(simulation: Simulation, function: HandleObject, threads: int, shared: int) -> int:
    """Return the number of blocks of a cooperative launch that a multiprocessor can run at the same time.

    Fewer blocks can run if the program prefers a large L1 cache (cuCtxSetCacheConfig), which leaves less
    shared memory.
    """
    blocks = count_blocks(simulation, function, threads, shared)
    if getattr(function.context, "cache", 0) != _PREFERS_CACHE:
        return blocks
    _, static, _ = get_block_limits(simulation, function)
    used = measure_shared(simulation, static + shared)
    size = next((size for size in _SHARED_SIZES if size >= used), used)
    return min(blocks, size // used)


def _get_cluster_limit(function: HandleObject) -> int:
    """Return the maximum number of blocks in a cluster, regardless of the resources that a block uses."""
    is_non_portable = function.values.get(_NON_PORTABLE_CLUSTER)
    return _MAX_NON_PORTABLE_CLUSTER if is_non_portable else _MAX_PORTABLE_CLUSTER


def make_launch(
    simulation: Simulation,
    function: HandleObject,
    sizes: Sequence[int],
    pointers: Any,
    extra: Any,
    stream: int = 0,
    cluster: Dim3 = (1, 1, 1),
    is_cooperative: bool = False,
    attributes: tuple[tuple[int, bytes], ...] = (),
) -> tuple[HandleObject, Launch]:
    """Check a launch, and return its function and the Launch, which are the work of a "kernel" operation.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        sizes: The grid size, the block size, and the size of dynamic shared memory in bytes.
        pointers: The pointers to the arguments, or null.
        extra: The array that describes a buffer with all arguments, if they are passed in a buffer, or null.
        stream: The stream's handle.
        cluster: The size of a cluster in blocks: x, y, z.
        is_cooperative: Whether all blocks must run at the same time.
        attributes: The launch attributes, as (CUlaunchAttributeID, bytes of the value) pairs.

    Raises:
        Status: The launch is invalid.
    """
    _check_launch(simulation, function, sizes, cluster, is_cooperative)
    grid, block, shared = tuple(sizes[:3]), tuple(sizes[3:6]), sizes[6]
    layout = function.info.parameters or ()
    parameters = bytearray(max((p.offset + p.size for p in layout), default=0))
    if extra:
        # The array contains the two options in any order, each followed by its value, and ends with
        # CU_LAUNCH_PARAM_END, which is 0.
        options = {extra[index]: extra[index + 1] for index in (0, 2) if extra[0] and extra[index]}
        raise_if(pointers or not options.keys() >= {_BUFFER_POINTER, _BUFFER_SIZE})
        raise_if(ctypes.c_size_t.from_address(options[_BUFFER_SIZE]).value < len(parameters))
        pointers = [options[_BUFFER_POINTER] + p.offset for p in layout]
    raise_if(layout and not pointers)
    for p, pointer in zip(layout, pointers or ()):
        parameters[p.offset : p.offset + p.size] = ctypes.string_at(pointer, p.size)
    launch: Any = Launch  # `Any`, because mypy does not know that grid and block have three elements
    return function, launch(
        function.info.name,
        grid,
        block,
        shared,
        bytes(parameters),
        layout,
        function.context.device.ordinal,
        stream,
        is_cooperative,
        cluster,
        attributes,
        simulation.memory,
        simulation.schedule,
    )


def check_current(simulation: Simulation) -> None:
    """Raise Fault if no context is current. A real driver does not check this, and crashes."""
    if not simulation.stack:
        raise Fault(f"{simulation.symbol}: no context is current; a real driver crashes here")


def read_node(simulation: Simulation, params: Any) -> tuple[HandleObject, Launch]:
    """Return the function and the launch that a CUDA_KERNEL_NODE_PARAMS describes."""
    raise_if(not params)
    check_current(simulation)
    members = params.contents
    handle = members.func or getattr(members, "kern", 0)  # before CUDA 12, there is no member `kern`
    function = simulation.get_object("CUfunction", int(handle or 0))
    sizes = [getattr(members, name) for name in KERNEL_NODE_SIZES]
    return make_launch(simulation, function, sizes, members.kernelParams, members.extra)


def add_attribute(launch: Launch, attribute: int, value: Any) -> Launch:
    """Return a copy of the launch with an additional attribute.

    Args:
        launch: The launch to copy.
        attribute: The CUlaunchAttributeID of the additional attribute.
        value: The CUlaunchAttributeValue of the additional attribute.
    """
    changes: dict[str, Any] = {"attributes": (*launch.attributes, (attribute, bytes(value)))}
    if attribute == _COOPERATIVE:
        changes["cooperative"] = bool(value.cooperative)
    elif attribute == _CLUSTER:
        changes["cluster"] = value.clusterDim.x, value.clusterDim.y, value.clusterDim.z
    return replace(launch, **changes)


def _run_kernel(simulation: Simulation, function: HandleObject, launch: Launch) -> Iterable[Use]:
    """Run a kernel. If it cannot run, mark the memory that its parameters point to as unknown.

    Returns:
        The ranges of memory that the kernel used. Empty if they are unknown.
    """
    __tracebackhide__ = True
    module = function.module
    reason = module.refusal
    replacement = simulation.kernels.get(launch.kernel)
    run = replacement or (module.program and module.program.run)
    try:
        pointed_to = list_pointed_to(simulation, launch.parameters)
        simulation.note_launch(launch)
        if run is not None:
            return run(launch) or ()
    except Refused as error:
        reason = str(error)
    except Fault as error:
        simulation.memory.set_all_written()
        if error.stops:
            function.context.error = error.status or "LAUNCH_FAILED"
        # Raise the same error, with the name of the kernel in the message.
        fault = Fault(f"{read_name(launch.kernel) or launch.kernel}: {error}")
        fault.is_of_work = True
        fault.stops = error.stops
        if error.stops:
            fault.status = function.context.error
            fault.context = function.context.handle
        fault.unwritten = error.unwritten
        try:
            raise fault from None
        finally:
            del fault  # the exception refers to this frame, so the frame must not refer to the exception
    unknown_because = f"{launch.kernel} did not run: {reason or NO_RUNNER}"
    for allocation in pointed_to:
        allocation.mark(allocation.address, allocation.end, unknown_because)
    return ()


def submit_launch(
    simulation: Simulation,
    stream: HandleObject,
    function: HandleObject,
    sizes: Sequence[int],
    pointers: Any,
    extra: Any = None,
    **options: Any,
) -> None:
    """Submit a launch to a stream. The `options` are additional keyword arguments of make_launch."""
    __tracebackhide__ = True
    raise_if(function.context is not stream.context, "INVALID_HANDLE")
    default = 0 if stream.id == LEGACY else PER_THREAD
    handle = stream.handle if stream.kind == "CUstream" else default
    work = make_launch(simulation, function, sizes, pointers, extra, handle, **options)
    submit(simulation, stream, "kernel", *work)


@call(launches_kernels=True)
def cuLaunchKernel(simulation: Simulation, function: HandleObject, *arguments: Any) -> None:
    *sizes, stream, pointers, extra = arguments
    submit_launch(simulation, stream, function, sizes, pointers, extra)


@call(launches_kernels=True)
def cuLaunchCooperativeKernel(simulation: Simulation, function: HandleObject, *arguments: Any) -> None:
    *sizes, stream, pointers = arguments
    submit_launch(simulation, stream, function, sizes, pointers, is_cooperative=True)


Attributes = Sequence[tuple[int, Any]]  # CUlaunchAttributeID, CUlaunchAttributeValue


def read_attributes(attributes: Attributes) -> dict[str, Any]:
    """Convert launch attributes to keyword arguments of make_launch."""
    packed = tuple((attribute, bytes(value)) for attribute, value in attributes)
    options: dict[str, Any] = {"attributes": packed}
    for attribute, value in attributes:
        if attribute == _COOPERATIVE:
            options["is_cooperative"] = bool(value.cooperative)
        elif attribute == _CLUSTER:
            options["cluster"] = value.clusterDim.x, value.clusterDim.y, value.clusterDim.z
    return options


def _read_config(simulation: Simulation, config: Any) -> tuple[HandleObject, list[int], Attributes]:
    """Return the stream, the sizes (see `make_launch`) and the attributes in a CUlaunchConfig."""
    raise_if(not config)
    members = config.contents
    count = members.numAttrs if members.attrs else 0
    attributes = [(int(attribute.id), attribute.value) for attribute in members.attrs[:count]]
    sizes = [getattr(members, name) for name in KERNEL_NODE_SIZES]
    return simulation.get_stream(int(members.hStream or 0)), sizes, attributes


@call(context_first=True, launches_kernels=True)
def cuLaunchKernelEx(
    simulation: Simulation, config: Any, function: HandleObject, pointers: Any, extra: Any
) -> None:
    __tracebackhide__ = True
    stream, sizes, attributes = _read_config(simulation, config)
    submit_launch(simulation, stream, function, sizes, pointers, extra, **read_attributes(attributes))


def count_blocks_of_clusters(
    simulation: Simulation,
    function: HandleObject,
    stream: HandleObject,
    sizes: Sequence[int],
    attributes: Attributes,
) -> tuple[int, int]:
    """Return how many blocks the device can run at the same time, and the number of blocks in a cluster."""
    raise_if(function.context is not stream.context, "INVALID_HANDLE")
    options = read_attributes(attributes)
    cluster = options.get("cluster", (1, 1, 1))
    _check_launch(simulation, function, sizes, cluster, options.get("is_cooperative", False), is_query=True)
    block, shared = sizes[3:6], sizes[6]
    blocks = count_blocks(simulation, function, prod(block), shared)
    return simulation.limits.multiprocessors * blocks, prod(cluster)


def count_clusters(simulation: Simulation, function: HandleObject, *arguments: Any) -> int:
    """Return the number of clusters that can run at the same time.

    The simulation assumes that the blocks of a cluster can run on any multiprocessors. For the arguments, see
    `count_blocks_of_clusters`.
    """
    blocks, size = count_blocks_of_clusters(simulation, function, *arguments)
    return blocks // size


def get_max_cluster_size(simulation: Simulation, function: HandleObject, *arguments: Any) -> int:
    """Return the maximum number of blocks in a cluster. For the arguments, see `count_blocks_of_clusters`."""
    raise_if(simulation.capability < 90, "INVALID_CLUSTER_SIZE")
    blocks, _ = count_blocks_of_clusters(simulation, function, *arguments)
    return min(_get_cluster_limit(function), blocks)


@call(null_status="INVALID_VALUE")
def cuOccupancyMaxActiveClusters(simulation: Simulation, function: HandleObject, config: Any) -> int:
    return count_clusters(simulation, function, *_read_config(simulation, config))


@call(context_first=True)
def cuOccupancyMaxPotentialClusterSize(simulation: Simulation, function: HandleObject, config: Any) -> int:
    return get_max_cluster_size(simulation, function, *_read_config(simulation, config))


RUN["kernel"] = _run_kernel
