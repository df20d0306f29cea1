"""Launches: checked and, with a runner or a function in place of the kernel, run."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from math import prod
from typing import Any

from .copies import point_into
from .library import Status, refuse, register
from .modules import count_blocks, function_of, limits
from .runner import Fault, Launch, Refused
from .simulation import LEGACY, PER_THREAD, Object, Simulation
from .streams import RUN, submit

_COOPERATIVE, _CLUSTER = 2, 4  # CUlaunchAttributeID
_MOST = ((1 << 31) - 1, 65535, 65535, 1024, 1024, 64)  # of a grid and of a block
_SIZES = ("gridDimX", "gridDimY", "gridDimZ", "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes")


def check_launch(
    d: Simulation,
    found: Object,
    sizes: Sequence[int],
    pointers: Any,
    extra: Any,
    stream: int = 0,
    attributes: Sequence[Any] = (),
    is_cooperative: bool = False,
    with_parameters: bool = True,
) -> tuple[Object, Launch]:
    """Make the work of a launch. Status, or Fault for an argument in memory that was freed.

    sizes: of the grid and of a block, and bytes of dynamic shared memory.
    """
    function = function_of(d, found)
    *dims, shared = sizes
    cluster: tuple[int, ...] = (1, 1, 1)
    for attribute in attributes:
        if attribute.id == _COOPERATIVE:
            is_cooperative = bool(attribute.value.cooperative)
        elif attribute.id == _CLUSTER:
            of = attribute.value.clusterDim
            cluster = of.x, of.y, of.z
    grid, threads = dims[:3], prod(dims[3:])
    most, _, dynamic = limits(d, function)
    refuse(not all(0 < n <= top for n, top in zip(dims, _MOST)) or threads > 1024)
    refuse(shared > dynamic and with_parameters)
    if threads > most and with_parameters:
        refuse(threads > function.module.code.threads.get(function.info.name, 1024))
        raise Status("LAUNCH_OUT_OF_RESOURCES")
    if cluster != (1, 1, 1):
        largest = 16 if function.values.get(14) else 8  # CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
        fits = all(cluster) and not any(n % of for n, of in zip(grid, cluster)) and prod(cluster) <= largest
        refuse(d.capability < 90 or not fits, "INVALID_CLUSTER_SIZE")
    if is_cooperative and prod(grid) > d.limits[3] * count_blocks(d, function, threads, shared):
        raise Status("COOPERATIVE_LAUNCH_TOO_LARGE")
    places = (function.info.parameters or ()) if with_parameters else ()
    launch: Any = Launch  # grid and block are tuples of three
    return function, launch(
        function.info.name, tuple(grid), tuple(dims[3:]), shared, _read_parameters(places, pointers, extra),
        places, function.context.device.ordinal, stream, is_cooperative, cluster, d.memory,
    )  # fmt: skip


def _read_parameters(places: Sequence[Any], pointers: Any, extra: Any) -> bytes:
    size = max((p.offset + p.size for p in places), default=0)
    if extra:
        found = {}
        for at in range(0, 4, 2):  # CU_LAUNCH_PARAM_BUFFER_POINTER 1, _BUFFER_SIZE 2, _END 0
            if not extra[at]:
                break
            found[extra[at]] = extra[at + 1]
        refuse(pointers or not found.keys() >= {1, 2})
        refuse(ctypes.c_size_t.from_address(found[2]).value < size)
        return ctypes.string_at(found[1], size)
    refuse(places and not pointers)
    buffer = bytearray(size)
    for index, place in enumerate(places):
        buffer[place.offset : place.offset + place.size] = ctypes.string_at(pointers[index], place.size)
    return bytes(buffer)


def read_node(d: Simulation, params: Any, attributes: Sequence[Any] = ()) -> tuple[Object, Launch]:
    """Make the work of a node from CUDA_KERNEL_NODE_PARAMS."""
    refuse(not params)
    if not d.stack:
        raise Fault(f"{d.symbol}: no context is current; a real driver crashes here")
    p = params.contents
    found = d.find_object("CUfunction", int(p.func or getattr(p, "kern", None) or 0))
    return check_launch(d, found, [getattr(p, name) for name in _SIZES], p.kernelParams, p.extra)


def _run(d: Simulation, function: Object, launch: Launch) -> None:
    """Run a kernel or, without anything that can, mark the memory that its parameters point to."""
    module = function.module
    reason = module.refusal
    try:
        touched = point_into(d, launch.parameters)
        d.launches.append(launch)
        try:
            run = d.kernels.get(launch.kernel) or (module.program.run if module.program else None)
            if run is not None:
                run(launch)
                touched = []
        except Refused as error:
            reason = str(error)
    except Fault as error:
        function.context.error = "LAUNCH_FAILED"
        raise Fault(f"{launch.kernel}: {error}") from None
    why = f"{launch.kernel} ({reason})" if reason else launch.kernel
    for allocation in touched:
        allocation.mark(allocation.address, allocation.end, why)


def _launch(
    d: Simulation, stream: Object, f: Object, sizes: Any, pointers: Any, extra: Any, *more: Any
) -> None:
    refuse(function_of(d, f).context is not stream.context, "INVALID_HANDLE")
    default = 0 if stream.id == LEGACY else PER_THREAD
    shown = stream.handle if stream.kind == "CUstream" else default
    submit(d, stream, "kernel", *check_launch(d, f, sizes, pointers, extra, shown, *more))


def cuLaunchKernel(d: Simulation, f: Object, *given: Any, is_cooperative: bool = False) -> None:
    *sizes, stream, pointers, extra = given
    _launch(d, stream, f, sizes, pointers, extra, (), is_cooperative)


def cuLaunchCooperativeKernel(d: Simulation, f: Object, *given: Any) -> None:
    cuLaunchKernel(d, f, *given, None, is_cooperative=True)


def cuLaunchKernelEx(d: Simulation, config: Any, f: Object, pointers: Any, extra: Any) -> None:
    sizes, attributes = _read_config(config)
    _launch(d, d.stream(int(config.contents.hStream or 0)), f, sizes, pointers, extra, attributes)


def _read_config(config: Any) -> tuple[list[int], list[Any]]:
    refuse(not config)
    c = config.contents
    return [getattr(c, name) for name in _SIZES], [c.attrs[i] for i in range(c.numAttrs if c.attrs else 0)]


def cuOccupancyMaxActiveClusters(d: Simulation, f: Object, config: Any) -> int:
    sizes, attributes = _read_config(config)
    stream = d.stream(int(config.contents.hStream or 0))
    refuse(function_of(d, f).context is not stream.context, "INVALID_HANDLE")
    _, launch = check_launch(d, f, sizes, None, None, 0, attributes, with_parameters=False)
    return d.limits[3] * count_blocks(d, f, prod(launch.block), launch.shared) // prod(launch.cluster)


RUN["kernel"] = _run
register(globals())
