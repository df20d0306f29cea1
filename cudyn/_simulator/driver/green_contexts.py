"""The multiprocessors and workqueues of devices, how they are partitioned, and green contexts.

In the simulation, a green context does not change where kernels run. Its streams belong to the device's
primary context. Work that a thread submits while the CUcontext of a green context is current also belongs to
the primary context.
"""

from __future__ import annotations

import struct
from typing import Any, NamedTuple

from .allocations import round_up
from .call_registry import CALLS, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .simulation import Simulation
from .streams import create_stream

# CUdevResourceType
_SM = 1
_WORKQUEUE_CONFIG = 1000
_WORKQUEUE = 10000
_FIRST_VERSION_WITH_WORKQUEUES = 13010
_WORKQUEUES = 8  # number of workqueues of a device if CUDA_DEVICE_MAX_CONNECTIONS is not set
_SCOPES = 2  # number of members of CUdevWorkqueueConfigScope
_WORKQUEUES_LAYOUT = "<3I"  # the attributes of Workqueues in a CUdevResource
_IGNORE_COSCHEDULING = 1  # CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING
_SPLIT_FLAGS = 3  # all flags of cuDevSmResourceSplitByCount
_BACKFILL = 1  # CU_DEV_SM_RESOURCE_GROUP_BACKFILL
_DEFAULT_STREAM = 1  # CU_GREEN_CTX_DEFAULT_STREAM
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_LARGEST_COSCHEDULED = 32  # multiprocessors that can be scheduled together since compute capability 9.0
_PAIR = 2  # multiprocessors; partitions consist of pairs
_HOPPER = 90  # compute capability


class Multiprocessors(NamedTuple):
    """Some of the multiprocessors of a device.

    Attributes:
        ordinal: The ordinal of the device.
        size: The number of multiprocessors.
        smallest: The minimum number of multiprocessors in a partition.
        alignment: The number of multiprocessors that are scheduled together, for example for the blocks of a
            cluster. The size of a partition is a multiple of it.
        flags: CUdevSmResourceGroup_flags.
    """

    ordinal: int
    size: int
    smallest: int
    alignment: int
    flags: int = 0

    def make_resource(self) -> dict[str, Any]:
        """Return the members of the CUdevResource that describes these multiprocessors.

        Its type is 0 (invalid) if there are no multiprocessors.
        """
        if not self.size:
            return {"type": 0}
        sm_members = struct.pack("<4I", self.size, self.smallest, self.alignment, self.flags)
        # The private section of the record contains the ordinal of the device plus 1, so that
        # `_read_multiprocessors` can recognize records that the driver has not written.
        private_section = struct.pack("<I", self.ordinal + 1)
        return {"type": _SM, "sm": sm_members, "_internal_padding": private_section}

    def write_resource(self, record: Any) -> None:
        """Write the description of these multiprocessors to a CUdevResource. See `make_resource`."""
        record.type = _SM
        record._internal_padding[0] = self.ordinal + 1
        record.sm.smCount = self.size
        record.sm.minSmPartitionSize = self.smallest
        record.sm.smCoscheduledAlignment = self.alignment
        record.sm.flags = self.flags


class Workqueues(NamedTuple):
    """The workqueues of a device or a green context.

    Attributes:
        ordinal: The ordinal of the device.
        limit: The expected number of streams whose work runs concurrently.
        scope: CUdevWorkqueueConfigScope.
    """

    ordinal: int
    limit: int = _WORKQUEUES
    scope: int = 0

    def make_resource(self, resource_type: int) -> dict[str, Any]:
        """Return the members of the CUdevResource that describes these workqueues, or their configuration.

        Programs do not read the description, so the simulation stores the attributes in its own layout.
        """
        member = "wq" if resource_type == _WORKQUEUE else "wqConfig"
        description = struct.pack(_WORKQUEUES_LAYOUT, self.ordinal, self.limit, self.scope)
        return {"type": resource_type, member: description}


def _get_all_multiprocessors(simulation: Simulation, device: HandleObject) -> Multiprocessors:
    """Return all multiprocessors of a device."""
    smallest, alignment = (8, 8) if simulation.capability >= _HOPPER else (4, _PAIR)
    return Multiprocessors(device.ordinal, simulation.limits.multiprocessors, smallest, alignment)


def _read_multiprocessors(simulation: Simulation, record: Any) -> Multiprocessors:
    """Read a CUdevResource with multiprocessors. Raise Status if the driver has not written the record."""
    raise_status_if(int(record.type) != _SM, "INVALID_RESOURCE_TYPE")
    ordinal = record._internal_padding[0] - 1
    raise_status_if(not 0 <= ordinal < len(simulation.devices), "INVALID_VALUE")
    sm = record.sm
    return Multiprocessors(
        ordinal, sm.smCount, sm.minSmPartitionSize, sm.smCoscheduledAlignment, int(sm.flags)
    )


def _read_workqueues(simulation: Simulation, record: Any) -> Workqueues:
    """Read a CUdevResource that contains workqueues or the configuration of workqueues."""
    member = record.wq if int(record.type) == _WORKQUEUE else record.wqConfig
    workqueues = Workqueues(*struct.unpack_from(_WORKQUEUES_LAYOUT, bytes(member)))
    raise_status_if(workqueues.ordinal >= len(simulation.devices), "INVALID_VALUE")
    raise_status_if(workqueues.scope >= _SCOPES, "INVALID_VALUE")
    return workqueues


# --- queries


def _query_resource(
    simulation: Simulation, resource_type: int, multiprocessors: Multiprocessors, workqueues: Workqueues
) -> dict[str, Any]:
    """Return the CUdevResource of a type for a device or a green context.

    Args:
        simulation: The active simulation.
        resource_type: The CUdevResourceType that the program has requested.
        multiprocessors: The multiprocessors of the device or the green context.
        workqueues: The workqueues of the device or the green context.
    """
    if resource_type == _SM:
        return multiprocessors.make_resource()
    has_workqueues = simulation.version >= _FIRST_VERSION_WITH_WORKQUEUES
    is_workqueue_type = resource_type in (_WORKQUEUE_CONFIG, _WORKQUEUE)
    raise_status_if(not has_workqueues or not is_workqueue_type, "INVALID_RESOURCE_TYPE")
    return workqueues.make_resource(resource_type)


def _query_green_context(simulation: Simulation, context: HandleObject, resource_type: int) -> dict[str, Any]:
    """Return the CUdevResource of a type for a green context."""
    return _query_resource(simulation, resource_type, context.multiprocessors, context.workqueues)


@simulated_function()
def cuDeviceGetDevResource(
    simulation: Simulation, device: HandleObject, resource_type: int
) -> dict[str, Any]:
    """Return the CUdevResource of a type for a device."""
    multiprocessors = _get_all_multiprocessors(simulation, device)
    return _query_resource(simulation, resource_type, multiprocessors, Workqueues(device.ordinal))


@simulated_function()
def cuCtxGetDevResource(simulation: Simulation, context: Any, resource_type: int) -> dict[str, Any]:
    """Return the CUdevResource of a type for a context: that of its green context or of its device."""
    raise_status_if(not context, "INVALID_CONTEXT")
    if context.green is not None:
        return _query_green_context(simulation, context.green, resource_type)
    return cuDeviceGetDevResource(simulation, context.device, resource_type)


@simulated_function()
def cuStreamGetDevResource(
    simulation: Simulation, stream: HandleObject, resource_type: int
) -> dict[str, Any]:
    """Return the CUdevResource of a type for a stream: that of its green context or of its device."""
    green_context = vars(stream).get("green")
    if green_context is not None:
        return _query_green_context(simulation, green_context, resource_type)
    return cuDeviceGetDevResource(simulation, stream.context.device, resource_type)


simulated_function("cuGreenCtxGetDevResource", "cudaExecutionCtxGetDevResource")(_query_green_context)
simulated_function("cudaStreamGetDevResource")(cuStreamGetDevResource)


@simulated_function()
def cudaDeviceGetDevResource(simulation: Simulation, ordinal: int, resource_type: int) -> dict[str, Any]:
    """Return the CUdevResource of a type for the device with an ordinal."""
    return cuDeviceGetDevResource(simulation, simulation.find_object("CUdevice", ordinal), resource_type)


# --- partitions


@simulated_function("cuDevSmResourceSplitByCount", "cudaDevSmResourceSplitByCount", optional_outputs=True)
def _split_by_count(
    simulation: Simulation, group_count: Any, resource: Any, flags: int, minimum: int
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Split multiprocessors into groups of the same size.

    Args:
        simulation: The active simulation.
        group_count: A pointer to the maximum number of groups. The actual number is written there.
        resource: A pointer to the CUdevResource of the multiprocessors that are split.
        flags: CU_DEV_SM_RESOURCE_SPLIT_* flags.
        minimum: The minimum number of multiprocessors in a group.

    Returns:
        The CUdevResource of each group, and the CUdevResource of the remaining multiprocessors.
    """
    raise_status_if(not group_count or not resource or flags & ~_SPLIT_FLAGS, "INVALID_VALUE")
    total = _read_multiprocessors(simulation, resource.contents)
    raise_status_if(minimum > total.size, "INVALID_VALUE")
    if flags & _IGNORE_COSCHEDULING:
        total = total._replace(smallest=_PAIR, alignment=_PAIR)
    rounded_minimum = round_up(minimum, total.alignment)
    size = max(total.smallest, rounded_minimum)
    count = total.size // size
    is_query = "result" in simulation.null_outputs  # the program only queries the number of groups
    if not is_query:
        count = min(count, group_count.contents.value)
    group_count.contents.value = count
    group = total._replace(size=size)
    rest = total._replace(size=total.size - count * size)
    return [group.make_resource()] * count, rest.make_resource()


def _choose_group_size(simulation: Simulation, params: Any, total: Multiprocessors, remaining: int) -> int:
    """Return the number of multiprocessors in a group: the requested number, or the maximum if it is 0.

    Args:
        simulation: The active simulation.
        params: A CU_DEV_SM_RESOURCE_GROUP_PARAMS.
        total: The multiprocessors that are split.
        remaining: The number of multiprocessors that are not in a group yet.
    """
    largest_coscheduled = _LARGEST_COSCHEDULED if simulation.capability >= _HOPPER else _PAIR
    coscheduled = params.coscheduledSmCount or total.alignment
    raise_status_if(coscheduled % _PAIR or coscheduled > largest_coscheduled, "INVALID_VALUE")
    # The group is filled with multiprocessors that are not scheduled together if the program allows it.
    unit = _PAIR if params.flags & _BACKFILL else coscheduled
    largest_size = remaining // unit * unit
    size = int(params.smCount) or largest_size
    raise_status_if(size % unit or size > remaining, "INVALID_RESOURCE_CONFIGURATION")
    return size


@simulated_function("cuDevSmResourceSplit", "cudaDevSmResourceSplit", optional_outputs=True)
def _split(
    simulation: Simulation, result: Any, count: int, resource: Any, flags: int, params: Any
) -> dict[str, Any]:
    """Split multiprocessors into groups, and return the CUdevResource of the remaining multiprocessors.

    Args:
        simulation: The active simulation.
        result: An array of CUdevResource records that receives the groups, or None if the program
            only queries the sizes.
        count: The number of groups.
        resource: The multiprocessors that are split.
        flags: Must be 0.
        params: The parameters of each group. The number of multiprocessors in the group is written to them.
    """
    raise_status_if(not count or not resource or not params or flags, "INVALID_VALUE")
    total = _read_multiprocessors(simulation, resource.contents)
    remaining = total.size
    for index in range(count):
        group_params = params[index]
        size = _choose_group_size(simulation, group_params, total, remaining)
        raise_status_if(result and not size, "INVALID_RESOURCE_CONFIGURATION")
        group_params.smCount = size
        remaining -= size
        if result:
            alignment = group_params.coscheduledSmCount or total.alignment
            group = total._replace(size=size, alignment=alignment, flags=int(group_params.flags))
            group.write_resource(result[index])
    return total._replace(size=remaining).make_resource()


# --- green contexts


@simulated_function("cuDevResourceGenerateDesc", "cudaDevResourceGenerateDesc")
def _make_descriptor(simulation: Simulation, resources: Any, count: int) -> HandleObject:
    """Create a descriptor, from which a green context can be created, for several resources of a device.

    Without multiprocessors, the descriptor contains those of the whole device. If several resources contain
    workqueues, the last ones apply.
    """
    raise_status_if(not resources or not count, "INVALID_VALUE")
    partitions = []
    workqueues = None
    for index in range(count):
        record = resources[index]
        if int(record.type) in (_WORKQUEUE_CONFIG, _WORKQUEUE):
            workqueues = _read_workqueues(simulation, record)
        else:
            partitions.append(_read_multiprocessors(simulation, record))
    if not partitions:
        assert workqueues is not None  # because there is at least one resource
        device = simulation.devices[workqueues.ordinal]
        partitions = [_get_all_multiprocessors(simulation, device)]
    first = partitions[0]
    if workqueues is None:
        workqueues = Workqueues(first.ordinal)
    for partition in partitions:
        is_compatible = (partition.ordinal, partition.alignment) == (first.ordinal, first.alignment)
        raise_status_if(not is_compatible, "INVALID_RESOURCE_CONFIGURATION")
    raise_status_if(workqueues.ordinal != first.ordinal, "INVALID_RESOURCE_CONFIGURATION")
    multiprocessors = first._replace(size=sum(partition.size for partition in partitions))
    return simulation.add_object("CUdevResourceDesc", multiprocessors=multiprocessors, workqueues=workqueues)


def _create_green_context(
    simulation: Simulation, descriptor: HandleObject, device: HandleObject
) -> HandleObject:
    """Create a green context with the resources in a descriptor, which must belong to the device."""
    multiprocessors: Multiprocessors = descriptor.multiprocessors
    raise_status_if(multiprocessors.ordinal != device.ordinal, "INVALID_VALUE")
    CALLS["cuDevicePrimaryCtxRetain"](simulation, device)
    return simulation.add_object(
        "CUgreenCtx",
        device=device,
        multiprocessors=multiprocessors,
        workqueues=descriptor.workqueues,
        id=next(simulation.ids),
        is_device=False,  # whether it is the execution context of the whole device
    )


@simulated_function()
def cuGreenCtxCreate(
    simulation: Simulation, descriptor: HandleObject, device: HandleObject, flags: int
) -> HandleObject:
    """Create a green context. The flag for a default stream is required."""
    raise_status_if(flags != _DEFAULT_STREAM, "INVALID_VALUE")
    return _create_green_context(simulation, descriptor, device)


@simulated_function()
def cudaGreenCtxCreate(
    simulation: Simulation, descriptor: HandleObject, ordinal: int, flags: int
) -> HandleObject:
    """Create a green context. There are no flags in the runtime."""
    raise_status_if(flags, "INVALID_VALUE")
    return _create_green_context(simulation, descriptor, simulation.find_object("CUdevice", ordinal))


@simulated_function("cuGreenCtxDestroy", "cudaExecutionCtxDestroy")
def _destroy_green_context(simulation: Simulation, context: HandleObject) -> None:
    """Destroy a green context and all CUcontexts that were created from it."""
    raise_status_if(context.is_device, "INVALID_VALUE")
    simulation.stream_order.finish()
    converted_contexts = simulation.list_objects("CUcontext", green=context)
    simulation.remove_objects(context, *converted_contexts)
    CALLS["cuDevicePrimaryCtxRelease"](simulation, context.device)


@simulated_function()
def cudaDeviceGetExecutionCtx(simulation: Simulation, ordinal: int) -> HandleObject:
    """Return the execution context of a whole device. The first call for the device creates it."""
    device = simulation.find_object("CUdevice", ordinal)
    existing = simulation.list_objects("CUgreenCtx", device=device, is_device=True)
    if existing:
        return existing[0]
    return simulation.add_object(
        "CUgreenCtx",
        device=device,
        multiprocessors=_get_all_multiprocessors(simulation, device),
        workqueues=Workqueues(device.ordinal),
        id=next(simulation.ids),
        is_device=True,
    )


@simulated_function()
def cuCtxFromGreenCtx(simulation: Simulation, context: HandleObject) -> HandleObject:
    """Return the CUcontext for a green context. The first call for the green context creates it."""
    converted_contexts = simulation.list_objects("CUcontext", green=context)
    if converted_contexts:
        return converted_contexts[0]
    return simulation.add_context(context.device, 0, green=context)


@simulated_function("cuGreenCtxGetId", "cudaExecutionCtxGetId")
def _get_id(simulation: Simulation, context: HandleObject) -> int:
    """Return the identifier of a green context."""
    return int(context.id)


@simulated_function()
def cudaExecutionCtxGetDevice(simulation: Simulation, context: HandleObject) -> int:
    """Return the ordinal of the device to which a green context belongs."""
    return int(context.device.ordinal)


@simulated_function()
def cudaExecutionCtxSynchronize(simulation: Simulation, context: HandleObject) -> None:
    """Wait for all work on the device, which runs in its primary context."""
    simulation.stream_order.finish(context.device.primary)


@simulated_function()
def cuGreenCtxStreamCreate(
    simulation: Simulation, context: HandleObject, flags: int, priority: int
) -> HandleObject:
    """Create a stream in a green context. It must be non-blocking."""
    raise_status_if(flags != _NON_BLOCKING, "INVALID_VALUE")
    stream = create_stream(simulation, context.device.primary, flags, priority)
    stream.green = context
    return stream


@simulated_function()
def cudaExecutionCtxStreamCreate(
    simulation: Simulation, context: HandleObject, flags: int, priority: int
) -> HandleObject:
    """Create a stream in a green context, or in the primary context for the context of a whole device."""
    if context.is_device:
        return create_stream(simulation, context.device.primary, flags, priority)
    return cuGreenCtxStreamCreate(simulation, context, flags | _NON_BLOCKING, priority)


@simulated_function()
def cuStreamGetGreenCtx(simulation: Simulation, stream: HandleObject) -> HandleObject | int:
    """Return the green context in which a stream was created, or 0."""
    return vars(stream).get("green") or 0
