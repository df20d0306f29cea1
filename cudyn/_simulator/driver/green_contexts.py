"""The multiprocessors and workqueues of devices, how they are partitioned, and green contexts.

In the simulation, a green context does not change where kernels run. Its streams belong to the device's
primary context. Work that a thread submits while the CUcontext of a green context is current also belongs to
the primary context.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, NamedTuple

from .call_registry import CALLS, call, raise_if
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
_IGNORE_COSCHEDULING = 1  # CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING
_SPLIT_FLAGS = 3  # all flags of cuDevSmResourceSplitByCount
_BACKFILL = 1  # CU_DEV_SM_RESOURCE_GROUP_BACKFILL
_DEFAULT_STREAM = 1  # CU_GREEN_CTX_DEFAULT_STREAM
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_LARGEST_GROUP = 32  # multiprocessors that can be scheduled together, from compute capability 9.0 on
_PAIR = 2  # multiprocessors; partitions consist of pairs
_HOPPER = 90  # compute capability


class Multiprocessors(NamedTuple):
    """Some of the multiprocessors of a device.

    Attributes:
        ordinal: The ordinal of the device.
        size: The number of multiprocessors.
        smallest: The minimum number of multiprocessors in a partition.
        alignment: The number of multiprocessors that are scheduled together. The size of a partition is a
            multiple of it.
        flags: CUdevSmResourceGroup_flags.
    """

    ordinal: int
    size: int
    smallest: int
    alignment: int
    flags: int = 0

    def describe(self) -> dict[str, Any]:
        """Return the members of a CUdevResource. Its type is 0 (invalid) if there are no multiprocessors."""
        numbers = struct.pack("<4I", self.size, self.smallest, self.alignment, self.flags)
        if not self.size:
            return {"type": 0}
        # The private section of the record contains the ordinal of the device plus 1, so that `_read_sm` can
        # recognize records that the driver has not written.
        private = struct.pack("<I", self.ordinal + 1)
        return {"type": _SM, "sm": numbers, "_internal_padding": private}

    def store(self, record: Any) -> None:
        """Write the members to a CUdevResource."""
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

    def describe(self, resource_type: int) -> dict[str, Any]:
        """Return the members of a CUdevResource. The description of a workqueue is opaque to programs."""
        name = "wq" if resource_type == _WORKQUEUE else "wqConfig"
        return {"type": resource_type, name: struct.pack("<3I", *self)}


def _get_all(simulation: Simulation, device: HandleObject) -> Multiprocessors:
    """Return all multiprocessors of a device."""
    smallest, alignment = (8, 8) if simulation.capability >= _HOPPER else (4, _PAIR)
    return Multiprocessors(device.ordinal, simulation.limits.multiprocessors, smallest, alignment)


def _read_sm(simulation: Simulation, record: Any) -> Multiprocessors:
    """Read a CUdevResource with multiprocessors. Raise Status if the driver has not written it."""
    raise_if(int(record.type) != _SM, "INVALID_RESOURCE_TYPE")
    ordinal = record._internal_padding[0] - 1
    raise_if(not 0 <= ordinal < len(simulation.devices))
    sm = record.sm
    return Multiprocessors(
        ordinal, sm.smCount, sm.minSmPartitionSize, sm.smCoscheduledAlignment, int(sm.flags)
    )


def _read_workqueues(simulation: Simulation, record: Any) -> Workqueues:
    """Read a CUdevResource that contains workqueues or the configuration of workqueues."""
    member = record.wq if int(record.type) == _WORKQUEUE else record.wqConfig
    workqueues = Workqueues(*struct.unpack_from("<3I", bytes(member)))
    is_valid = workqueues.ordinal < len(simulation.devices) and workqueues.scope < _SCOPES
    raise_if(not is_valid)
    return workqueues


# --- queries


def _describe(
    simulation: Simulation, resource_type: int, multiprocessors: Multiprocessors, workqueues: Workqueues
) -> dict[str, Any]:
    """Return the members of the CUdevResource that a query for a resource type returns."""
    if resource_type == _SM:
        return multiprocessors.describe()
    has_workqueues = simulation.version >= _FIRST_VERSION_WITH_WORKQUEUES
    is_valid = has_workqueues and resource_type in (_WORKQUEUE_CONFIG, _WORKQUEUE)
    raise_if(not is_valid, "INVALID_RESOURCE_TYPE")
    return workqueues.describe(resource_type)


def _describe_green(simulation: Simulation, context: HandleObject, resource_type: int) -> dict[str, Any]:
    return _describe(simulation, resource_type, context.resource, context.workqueues)


@call()
def cuDeviceGetDevResource(
    simulation: Simulation, device: HandleObject, resource_type: int
) -> dict[str, Any]:
    return _describe(simulation, resource_type, _get_all(simulation, device), Workqueues(device.ordinal))


@call()
def cuCtxGetDevResource(simulation: Simulation, context: Any, resource_type: int) -> dict[str, Any]:
    raise_if(not context, "INVALID_CONTEXT")
    if context.green is not None:
        return _describe_green(simulation, context.green, resource_type)
    return cuDeviceGetDevResource(simulation, context.device, resource_type)


@call()
def cuStreamGetDevResource(
    simulation: Simulation, stream: HandleObject, resource_type: int
) -> dict[str, Any]:
    green = vars(stream).get("green")
    if green is not None:
        return _describe_green(simulation, green, resource_type)
    return cuDeviceGetDevResource(simulation, stream.context.device, resource_type)


call("cuGreenCtxGetDevResource", "cudaExecutionCtxGetDevResource")(_describe_green)
call("cudaStreamGetDevResource")(cuStreamGetDevResource)


@call()
def cudaDeviceGetDevResource(simulation: Simulation, ordinal: int, resource_type: int) -> dict[str, Any]:
    return cuDeviceGetDevResource(simulation, simulation.find_object("CUdevice", ordinal), resource_type)


# --- partitions


@call("cuDevSmResourceSplitByCount", "cudaDevSmResourceSplitByCount", optional_outputs=True)
def _split_by_count(
    simulation: Simulation, group_count: Any, resource: Any, flags: int, minimum: int
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Split multiprocessors into groups of the same size, and write the number of groups to `group_count`.

    Returns:
        The CUdevResource of each group, and the CUdevResource of the remaining multiprocessors.
    """
    raise_if(not group_count or not resource or flags & ~_SPLIT_FLAGS)
    total = _read_sm(simulation, resource.contents)
    raise_if(minimum > total.size)
    if flags & _IGNORE_COSCHEDULING:
        total = total._replace(smallest=_PAIR, alignment=_PAIR)
    rounded_minimum = minimum + -minimum % total.alignment  # to a multiple of the alignment
    size = max(total.smallest, rounded_minimum)
    count = total.size // size
    if "result" not in simulation.null_outputs:  # otherwise the program only queries the number of groups
        count = min(count, group_count.contents.value)
    group_count.contents.value = count
    rest = total._replace(size=total.size - count * size)
    return [total._replace(size=size).describe()] * count, rest.describe()


def _choose_group_size(simulation: Simulation, params: Any, total: Multiprocessors, remaining: int) -> int:
    """Return the number of multiprocessors in a group: the requested number, or the maximum if it is 0.

    Args:
        simulation: The active simulation.
        params: A CU_DEV_SM_RESOURCE_GROUP_PARAMS.
        total: The multiprocessors that are split.
        remaining: The number of multiprocessors that are not in a group yet.
    """
    largest = _LARGEST_GROUP if simulation.capability >= _HOPPER else _PAIR
    coscheduled = params.coscheduledSmCount or total.alignment
    raise_if(coscheduled % _PAIR or coscheduled > largest)
    unit = _PAIR if params.flags & _BACKFILL else coscheduled
    size = int(params.smCount) or remaining // unit * unit
    raise_if(size % unit or size > remaining, "INVALID_RESOURCE_CONFIGURATION")
    return size


@call("cuDevSmResourceSplit", "cudaDevSmResourceSplit", optional_outputs=True)
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
    raise_if(not count or not resource or not params or flags)
    total = _read_sm(simulation, resource.contents)
    remaining = total.size
    for index in range(count):
        group = params[index]
        size = _choose_group_size(simulation, group, total, remaining)
        raise_if(result and not size, "INVALID_RESOURCE_CONFIGURATION")
        group.smCount = size
        remaining -= size
        if result:
            alignment = group.coscheduledSmCount or total.alignment
            total._replace(size=size, alignment=alignment, flags=int(group.flags)).store(result[index])
    return total._replace(size=remaining).describe()


# --- green contexts


@call("cuDevResourceGenerateDesc", "cudaDevResourceGenerateDesc")
def _make_descriptor(simulation: Simulation, resources: Any, count: int) -> HandleObject:
    """Create a descriptor for several resources, which must belong to the same device."""
    raise_if(not resources or not count)
    records = [resources[index] for index in range(count)]
    queue_types = _WORKQUEUE_CONFIG, _WORKQUEUE
    queues = [_read_workqueues(simulation, record) for record in records if int(record.type) in queue_types]
    parts = [_read_sm(simulation, record) for record in records if int(record.type) not in queue_types]
    # Without multiprocessors, the descriptor contains those of the whole device.
    parts = parts or [_get_all(simulation, simulation.devices[queues[0].ordinal])]
    # If there are several workqueues, the last ones apply.
    workqueues = queues[-1] if queues else Workqueues(parts[0].ordinal)
    is_mixed = len({(part.ordinal, part.alignment) for part in parts}) > 1
    raise_if(is_mixed or workqueues.ordinal != parts[0].ordinal, "INVALID_RESOURCE_CONFIGURATION")
    return simulation.add("CUdevResourceDesc", resource=_join(parts), workqueues=workqueues)


def _join(parts: Sequence[Multiprocessors]) -> Multiprocessors:
    """Return the multiprocessors of several partitions of the same device."""
    return parts[0]._replace(size=sum(part.size for part in parts))


def _create(simulation: Simulation, descriptor: HandleObject, device: HandleObject) -> HandleObject:
    """Create a green context."""
    resource: Multiprocessors = descriptor.resource
    raise_if(resource.ordinal != device.ordinal)
    CALLS["cuDevicePrimaryCtxRetain"](simulation, device)
    attributes = {"workqueues": descriptor.workqueues, "id": next(simulation.ids), "is_device": False}
    return simulation.add("CUgreenCtx", device=device, resource=resource, **attributes)


@call()
def cuGreenCtxCreate(
    simulation: Simulation, descriptor: HandleObject, device: HandleObject, flags: int
) -> HandleObject:
    raise_if(flags != _DEFAULT_STREAM)
    return _create(simulation, descriptor, device)


@call()
def cudaGreenCtxCreate(
    simulation: Simulation, descriptor: HandleObject, ordinal: int, flags: int
) -> HandleObject:
    raise_if(flags)
    return _create(simulation, descriptor, simulation.find_object("CUdevice", ordinal))


@call("cuGreenCtxDestroy", "cudaExecutionCtxDestroy")
def _destroy(simulation: Simulation, context: HandleObject) -> None:
    """Destroy a green context and all CUcontexts that were created from it."""
    raise_if(context.is_device)
    simulation.order.finish()
    simulation.remove(context, *simulation.find_all("CUcontext", green=context))
    CALLS["cuDevicePrimaryCtxRelease"](simulation, context.device)


@call()
def cudaDeviceGetExecutionCtx(simulation: Simulation, ordinal: int) -> HandleObject:
    device = simulation.find_object("CUdevice", ordinal)
    for context in simulation.find_all("CUgreenCtx", device=device, is_device=True):
        return context
    resource, workqueues = _get_all(simulation, device), Workqueues(device.ordinal)
    attributes = {"resource": resource, "workqueues": workqueues, "id": next(simulation.ids)}
    return simulation.add("CUgreenCtx", device=device, is_device=True, **attributes)


@call()
def cuCtxFromGreenCtx(simulation: Simulation, context: HandleObject) -> HandleObject:
    for converted in simulation.find_all("CUcontext", green=context):
        return converted
    return simulation.add_context(context.device, 0, green=context)


@call("cuGreenCtxGetId", "cudaExecutionCtxGetId")
def _get_id(simulation: Simulation, context: HandleObject) -> int:
    return int(context.id)


@call()
def cudaExecutionCtxGetDevice(simulation: Simulation, context: HandleObject) -> int:
    return int(context.device.ordinal)


@call()
def cudaExecutionCtxSynchronize(simulation: Simulation, context: HandleObject) -> None:
    simulation.order.finish(context.device.primary)


@call()
def cuGreenCtxStreamCreate(
    simulation: Simulation, context: HandleObject, flags: int, priority: int
) -> HandleObject:
    raise_if(flags != _NON_BLOCKING)
    stream = create_stream(simulation, context.device.primary, flags, priority)
    stream.green = context
    return stream


@call()
def cudaExecutionCtxStreamCreate(
    simulation: Simulation, context: HandleObject, flags: int, priority: int
) -> HandleObject:
    if context.is_device:
        return create_stream(simulation, context.device.primary, flags, priority)
    return cuGreenCtxStreamCreate(simulation, context, flags | _NON_BLOCKING, priority)


@call()
def cuStreamGetGreenCtx(simulation: Simulation, stream: HandleObject) -> HandleObject | int:
    return vars(stream).get("green") or 0
