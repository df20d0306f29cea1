"""Checks launches, and passes them to a runner or to a function that replaces the kernel."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import prod
from typing import Any, NamedTuple

from ..._formats.kernel_info import Parameter
from ..._formats.mangled import read_name
from .call_registry import raise_status_if, simulated_function
from .handle_objects import HandleObject
from .kernel_runs import NO_RUNNER, Dim3, Fault, Launch, Refused
from .memory import list_pointed_to
from .modules import count_blocks, get_block_limits, measure_shared
from .simulation import LEGACY, PER_THREAD, Simulation
from .stream_order import WORK_FUNCTIONS
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
_MAX_GRID = (1 << 31) - 1, 65535, 65535  # x, y, z
_MAX_BLOCK = 1024, 1024, 64
_HOPPER = 90  # the first compute capability with clusters
_NO_CLUSTER = (1, 1, 1)
# The members of CUDA_KERNEL_NODE_PARAMS and CUlaunchConfig with the sizes of a launch
KERNEL_NODE_SIZES = (
    "gridDimX",
    "gridDimY",
    "gridDimZ",
    "blockDimX",
    "blockDimY",
    "blockDimZ",
    "sharedMemBytes",
)


class LaunchSizes(NamedTuple):
    """The sizes of a launch.

    Attributes:
        grid: The number of blocks: x, y, z.
        block: The number of threads in a block: x, y, z.
        shared: The dynamic shared memory of a block in bytes.
    """

    grid: Dim3
    block: Dim3
    shared: int

    def are_valid(self) -> bool:
        """Return whether a device accepts these sizes for at least some kernels."""
        is_grid_valid = all(0 < size <= limit for size, limit in zip(self.grid, _MAX_GRID))
        is_block_valid = all(0 < size <= limit for size, limit in zip(self.block, _MAX_BLOCK))
        return is_grid_valid and is_block_valid and prod(self.block) <= _MAX_THREADS


def _read_sizes(members: Any) -> LaunchSizes:
    """Return the sizes in a CUDA_KERNEL_NODE_PARAMS or a CUlaunchConfig."""
    numbers = [int(getattr(members, name)) for name in KERNEL_NODE_SIZES]
    grid_x, grid_y, grid_z, block_x, block_y, block_z, shared = numbers
    return LaunchSizes((grid_x, grid_y, grid_z), (block_x, block_y, block_z), shared)


def _check_launch(
    simulation: Simulation,
    function: HandleObject,
    sizes: LaunchSizes,
    cluster: Dim3,
    is_cooperative: bool,
    is_query: bool = False,
) -> None:
    """Raise Status if a launch is invalid.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        sizes: The grid, the block, and the dynamic shared memory.
        cluster: The size of a cluster in blocks: x, y, z.
        is_cooperative: Whether all blocks must run at the same time.
        is_query: Whether the sizes were passed to an occupancy query instead of a launch. For a block that is
            too large, a query returns 0 blocks.
    """
    raise_status_if(not sizes.are_valid(), "INVALID_VALUE")
    if not is_query:
        _check_block(simulation, function, sizes)
    if cluster != _NO_CLUSTER:
        _check_cluster(simulation, function, sizes.grid, cluster)
    if is_cooperative:
        threads = prod(sizes.block)
        blocks = _count_cooperative_blocks(simulation, function, threads, sizes.shared)
        max_blocks = simulation.limits.multiprocessors * blocks
        raise_status_if(prod(sizes.grid) > max_blocks, "COOPERATIVE_LAUNCH_TOO_LARGE")


def _check_block(simulation: Simulation, function: HandleObject, sizes: LaunchSizes) -> None:
    """Raise Status if the block of a launch has too many threads or too much shared memory for a kernel."""
    limits = get_block_limits(simulation, function)
    threads = prod(sizes.block)
    raise_status_if(sizes.shared > limits.dynamic_shared, "INVALID_VALUE")
    declared_maximum = function.module.code.threads.get(function.info.name, _MAX_THREADS)
    raise_status_if(threads > declared_maximum, "INVALID_VALUE")
    # There are not enough registers for more threads than this limit.
    raise_status_if(threads > limits.threads, "LAUNCH_OUT_OF_RESOURCES")


def _check_cluster(simulation: Simulation, function: HandleObject, grid: Dim3, cluster: Dim3) -> None:
    """Raise Status if a grid cannot consist of clusters of this size."""
    raise_status_if(simulation.capability < _HOPPER or not all(cluster), "INVALID_CLUSTER_SIZE")
    for blocks, cluster_size in zip(grid, cluster):
        raise_status_if(blocks % cluster_size, "INVALID_CLUSTER_SIZE")
    raise_status_if(prod(cluster) > _get_cluster_limit(function), "INVALID_CLUSTER_SIZE")


def _count_cooperative_blocks(
    simulation: Simulation, function: HandleObject, threads: int, shared: int
) -> int:
    """Return the number of blocks of a cooperative launch that a multiprocessor can run at the same time.

    Fewer blocks can run if the program prefers a large L1 cache (cuCtxSetCacheConfig), which leaves less
    shared memory.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        threads: The number of threads in a block.
        shared: The dynamic shared memory of a block in bytes.
    """
    blocks = count_blocks(simulation, function, threads, shared)
    if getattr(function.context, "cache", 0) != _PREFERS_CACHE:
        return blocks
    limits = get_block_limits(simulation, function)
    shared_of_block = measure_shared(simulation, limits.static_shared + shared)
    # The smallest section of the cache with enough shared memory for a block is configured.
    section_size = shared_of_block
    for size in _SHARED_SIZES:
        if size >= shared_of_block:
            section_size = size
            break
    return min(blocks, section_size // shared_of_block)


def _get_cluster_limit(function: HandleObject) -> int:
    """Return the maximum number of blocks in a cluster, regardless of the resources that a block uses."""
    is_non_portable = function.values.get(_NON_PORTABLE_CLUSTER)
    return _MAX_NON_PORTABLE_CLUSTER if is_non_portable else _MAX_PORTABLE_CLUSTER


def make_launch(
    simulation: Simulation,
    function: HandleObject,
    sizes: LaunchSizes,
    pointers: Any,
    extra: Any,
    stream: int = 0,
    cluster: Dim3 = _NO_CLUSTER,
    is_cooperative: bool = False,
    attributes: tuple[tuple[int, bytes], ...] = (),
) -> tuple[HandleObject, Launch]:
    """Check a launch, and return its function and the Launch, which are the arguments of "kernel" work.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        sizes: The grid, the block, and the dynamic shared memory.
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
    layout = function.info.parameters or ()
    launch = Launch(
        kernel=function.info.name,
        grid=sizes.grid,
        block=sizes.block,
        shared=sizes.shared,
        parameters=_read_arguments(layout, pointers, extra),
        parameter_layout=layout,
        device=function.context.device.ordinal,
        stream=stream,
        cooperative=is_cooperative,
        cluster=cluster,
        attributes=attributes,
        memory=simulation.memory,
        schedule=simulation.schedule,
    )
    return function, launch


def _read_arguments(layout: Sequence[Parameter], pointers: Any, extra: Any) -> bytes:
    """Return the bytes of all arguments of a launch, each at the offset of its parameter.

    Args:
        layout: The parameters of the kernel.
        pointers: The pointers to the arguments, or null.
        extra: The array that describes a buffer with all arguments, if they are passed in a buffer, or null.
    """
    size = max((parameter.offset + parameter.size for parameter in layout), default=0)
    if extra:
        raise_status_if(pointers, "INVALID_VALUE")
        buffer_address = _find_argument_buffer(extra, size)
        pointers = [buffer_address + parameter.offset for parameter in layout]
    if not layout:
        return b""
    raise_status_if(not pointers, "INVALID_VALUE")
    arguments = bytearray(size)
    for parameter, pointer in zip(layout, pointers):
        end = parameter.offset + parameter.size
        arguments[parameter.offset : end] = ctypes.string_at(pointer, parameter.size)
    return bytes(arguments)


def _find_argument_buffer(extra: Any, size: int) -> int:
    """Return the address of the buffer with all arguments of a launch. Raise Status if it is too small.

    Args:
        extra: An array that contains two options in any order, each followed by its value: the address of the
            buffer, and the address of its size. It ends with CU_LAUNCH_PARAM_END, which is 0.
        size: The required size of the buffer in bytes.
    """
    values = {}
    for index in (0, 2):
        option = extra[index]
        if not option:
            break
        values[option] = extra[index + 1]
    raise_status_if(_BUFFER_POINTER not in values or _BUFFER_SIZE not in values, "INVALID_VALUE")
    buffer_size = ctypes.c_size_t.from_address(values[_BUFFER_SIZE]).value
    raise_status_if(buffer_size < size, "INVALID_VALUE")
    return int(values[_BUFFER_POINTER])


def check_current(simulation: Simulation) -> None:
    """Raise Fault if no context is current, because a real driver does not check this, and crashes."""
    if not simulation.context_stack:
        raise Fault(f"{simulation.symbol}: no context is current; a real driver crashes here")


def read_kernel_node(simulation: Simulation, params: Any) -> tuple[HandleObject, Launch]:
    """Return the CUfunction and the launch that a CUDA_KERNEL_NODE_PARAMS describes."""
    raise_status_if(not params, "INVALID_VALUE")
    check_current(simulation)
    members = params.contents
    kernel_handle = getattr(members, "kern", 0)  # before CUDA 12, there is no member `kern`
    handle = members.func or kernel_handle or 0
    function = simulation.get_object("CUfunction", int(handle))
    return make_launch(simulation, function, _read_sizes(members), members.kernelParams, members.extra)


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
    run = simulation.kernels.get(launch.kernel)  # a Python function of the program that replaces the kernel
    if run is None and module.program is not None:
        run = module.program.run
    reason = module.refusal
    try:
        pointed_to = list_pointed_to(simulation, launch.parameters)
        simulation.record_launch(launch)
        if run is not None:
            return run(launch) or ()
    except Refused as error:
        reason = str(error)
    except Fault as error:
        fault = _handle_kernel_fault(simulation, function, launch, error)
        try:
            raise fault from None
        finally:
            del fault  # the exception refers to this frame, so the frame must not refer to the exception
    unknown_because = f"{launch.kernel} did not run: {reason or NO_RUNNER}"
    for allocation in pointed_to:
        allocation.mark_unknown(allocation.address, allocation.end, unknown_because)
    return ()


def _handle_kernel_fault(
    simulation: Simulation, function: HandleObject, launch: Launch, error: Fault
) -> Fault:
    """Make the kernel's context unusable if an error stops the kernel on a device.

    Returns:
        The same error, with the name of the kernel in the message.
    """
    simulation.memory.mark_all_written()
    fault = Fault(f"{read_name(launch.kernel) or launch.kernel}: {error}")
    fault.is_of_work = True
    fault.stops = error.stops
    fault.unwritten = error.unwritten
    if error.stops:
        function.context.error = error.status or "LAUNCH_FAILED"
        fault.status = function.context.error
        fault.context = function.context.handle
    return fault


def submit_launch(
    simulation: Simulation,
    stream: HandleObject,
    function: HandleObject,
    sizes: LaunchSizes,
    pointers: Any,
    extra: Any = None,
    **options: Any,
) -> None:
    """Submit a launch to a stream. The `options` are additional keyword arguments of make_launch."""
    __tracebackhide__ = True
    raise_status_if(function.context is not stream.context, "INVALID_HANDLE")
    handle_of_default = 0 if stream.id == LEGACY else PER_THREAD
    handle = stream.handle if stream.kind == "CUstream" else handle_of_default
    work_arguments = make_launch(simulation, function, sizes, pointers, extra, handle, **options)
    submit(simulation, stream, "kernel", *work_arguments)


@simulated_function(launches_kernels=True)
def cuLaunchKernel(
    simulation: Simulation,
    function: HandleObject,
    grid_x: int,
    grid_y: int,
    grid_z: int,
    block_x: int,
    block_y: int,
    block_z: int,
    shared: int,
    stream: HandleObject,
    pointers: Any,
    extra: Any,
) -> None:
    """Launch a kernel. Its arguments are passed as `pointers` to them, or in a buffer (see `make_launch`)."""
    sizes = LaunchSizes((grid_x, grid_y, grid_z), (block_x, block_y, block_z), shared)
    submit_launch(simulation, stream, function, sizes, pointers, extra)


@simulated_function(launches_kernels=True)
def cuLaunchCooperativeKernel(
    simulation: Simulation,
    function: HandleObject,
    grid_x: int,
    grid_y: int,
    grid_z: int,
    block_x: int,
    block_y: int,
    block_z: int,
    shared: int,
    stream: HandleObject,
    pointers: Any,
) -> None:
    """Launch a kernel whose blocks all run at the same time."""
    sizes = LaunchSizes((grid_x, grid_y, grid_z), (block_x, block_y, block_z), shared)
    submit_launch(simulation, stream, function, sizes, pointers, is_cooperative=True)


Attributes = Sequence[tuple[int, Any]]  # pairs of a CUlaunchAttributeID and a CUlaunchAttributeValue


class LaunchConfig(NamedTuple):
    """The contents of a CUlaunchConfig or a cudaLaunchConfig_t.

    Attributes:
        stream: The stream of the launch.
        sizes: The grid, the block, and the dynamic shared memory.
        attributes: The launch attributes.
    """

    stream: HandleObject
    sizes: LaunchSizes
    attributes: Attributes


def read_launch_attributes(attributes: Attributes) -> dict[str, Any]:
    """Convert launch attributes to keyword arguments of make_launch."""
    packed = tuple((attribute, bytes(value)) for attribute, value in attributes)
    options: dict[str, Any] = {"attributes": packed}
    for attribute, value in attributes:
        if attribute == _COOPERATIVE:
            options["is_cooperative"] = bool(value.cooperative)
        elif attribute == _CLUSTER:
            options["cluster"] = value.clusterDim.x, value.clusterDim.y, value.clusterDim.z
    return options


def _read_config(simulation: Simulation, config: Any) -> LaunchConfig:
    """Return the contents of a CUlaunchConfig."""
    raise_status_if(not config, "INVALID_VALUE")
    members = config.contents
    count = members.numAttrs if members.attrs else 0
    attributes = [(int(attribute.id), attribute.value) for attribute in members.attrs[:count]]
    sizes = _read_sizes(members)
    stream = simulation.get_stream(int(members.hStream or 0))
    return LaunchConfig(stream, sizes, attributes)


@simulated_function(context_first=True, launches_kernels=True)
def cuLaunchKernelEx(
    simulation: Simulation, config: Any, function: HandleObject, pointers: Any, extra: Any
) -> None:
    """Launch a kernel with the stream, the sizes and the attributes in a CUlaunchConfig."""
    __tracebackhide__ = True
    stream, sizes, attributes = _read_config(simulation, config)
    options = read_launch_attributes(attributes)
    submit_launch(simulation, stream, function, sizes, pointers, extra, **options)


def _count_concurrent_blocks(simulation: Simulation, function: HandleObject, config: LaunchConfig) -> int:
    """Return how many blocks of a kernel the device can run at the same time."""
    raise_status_if(function.context is not config.stream.context, "INVALID_HANDLE")
    options = read_launch_attributes(config.attributes)
    cluster = options.get("cluster", _NO_CLUSTER)
    is_cooperative = options.get("is_cooperative", False)
    sizes = config.sizes
    _check_launch(simulation, function, sizes, cluster, is_cooperative, is_query=True)
    blocks = count_blocks(simulation, function, prod(sizes.block), sizes.shared)
    return simulation.limits.multiprocessors * blocks


def count_clusters(simulation: Simulation, function: HandleObject, config: LaunchConfig) -> int:
    """Return the number of clusters of a launch that can run at the same time.

    The simulation assumes that the blocks of a cluster can run on any multiprocessors.
    """
    blocks = _count_concurrent_blocks(simulation, function, config)
    cluster: Dim3 = read_launch_attributes(config.attributes).get("cluster", _NO_CLUSTER)
    return blocks // prod(cluster)


def get_max_cluster_size(simulation: Simulation, function: HandleObject, config: LaunchConfig) -> int:
    """Return the maximum number of blocks in a cluster of a launch."""
    raise_status_if(simulation.capability < _HOPPER, "INVALID_CLUSTER_SIZE")
    concurrent_blocks = _count_concurrent_blocks(simulation, function, config)
    return min(_get_cluster_limit(function), concurrent_blocks)


@simulated_function(null_status="INVALID_VALUE")
def cuOccupancyMaxActiveClusters(simulation: Simulation, function: HandleObject, config: Any) -> int:
    """Return the number of clusters of a launch that can run at the same time."""
    return count_clusters(simulation, function, _read_config(simulation, config))


@simulated_function(context_first=True)
def cuOccupancyMaxPotentialClusterSize(simulation: Simulation, function: HandleObject, config: Any) -> int:
    """Return the maximum number of blocks in a cluster of a launch."""
    return get_max_cluster_size(simulation, function, _read_config(simulation, config))


WORK_FUNCTIONS["kernel"] = _run_kernel
