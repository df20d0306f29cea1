"""Modules, their kernels and variables, and occupancy."""

from __future__ import annotations

import ctypes
from typing import Any

from ..._bindings.libraries import load as loading
from ..._formats.kernel_info import KernelInfo
from .call_registry import Status, call, raise_if
from .handle_objects import HandleObject
from .kernel_runs import InvalidPtx, Refused
from .loaded_code import Code, read_code
from .simulation import Simulation

# Major compute capability -> address of a kernel's parameters in constant memory. On other architectures, the
# address is a multiple of 256. ptxas (11.8 to 13.0) aligns a parameter's address, not its offset.
_PARAMETERS_START = {7: 0x160, 8: 0x160, 9: 0x210}
_REGISTERS = 65536  # per multiprocessor
_ASSUMED_REGISTERS = 16  # the number per thread if the code does not contain it, as in PTX
_DEFAULT_SHARED = 48 * 1024  # the shared memory in bytes that a block can use without setting an attribute
# CUfunction_attribute
_MAX_DYNAMIC_SHARED = 8
_SHARED_CARVEOUT = 9
_CLUSTER_ATTRIBUTES = range(11, 16)
_SHARED_UNIT = 128  # bytes; the shared memory of a block is a multiple of this


@call("cuModuleLoadData", "cuModuleLoadDataEx")
def cuModuleLoadData(simulation: Simulation, address: int, *options: Any) -> HandleObject:
    count, *arrays = options or (0,)  # cuModuleLoadData does not have options
    raise_if(count and not all(arrays))
    simulation.check_context()
    return add_module(simulation, read_code(simulation, address), {})


def add_module(simulation: Simulation, code: Code, values: dict[str, dict[int, int]]) -> HandleObject:
    """Load code into the current context, and return the module.

    Args:
        simulation: The active simulation.
        code: The code to load.
        values: The attributes that were set: kernel name -> CUfunction_attribute -> value.
    """
    attributes: dict[str, Any] = {"code": code, "values": values, "program": None, "refusal": ""}
    context = simulation.context
    try:
        if simulation.runner is not None:
            attributes["program"] = simulation.runner(code.data, simulation.arch)
    except InvalidPtx as error:
        loading.set_cause(f"The PTX is invalid: {error}.")
        raise Status("INVALID_PTX") from None
    except Refused as error:
        attributes["refusal"] = code.ptx_error or str(error)
    return simulation.add("CUmodule", context=context, functions={}, variables={}, **attributes)


@call()
def cuModuleLoad(simulation: Simulation, path: Any) -> HandleObject:
    simulation.check_context()
    return add_module(simulation, read_file(simulation, path), {})


def read_file(simulation: Simulation, path: str | None) -> Code:
    """Read the code in a file. Raise Status if it does not exist or is not code."""
    raise_if(not path)
    try:
        with open(str(path), "rb") as file:
            # The zeros terminate PTX. For a short file, they also fill the 64 bytes that `read_code` reads.
            data = ctypes.create_string_buffer(file.read() + bytes(64))
    except OSError:
        raise Status("FILE_NOT_FOUND") from None
    return read_code(simulation, ctypes.addressof(data))


@call(init_first=True)
def cuModuleUnload(simulation: Simulation, module: HandleObject) -> None:
    simulation.check_unsafe()
    remove_module(simulation, module)


def remove_module(simulation: Simulation, module: HandleObject) -> None:
    """Wait until all work has finished, and then remove a module with its functions and variables."""
    simulation.order.finish()
    for allocation in module.variables.values():
        simulation.memory.free(allocation)
    simulation.remove(module, *module.functions.values())


@call(init_first=True, optional_outputs=True)
def cuModuleGetGlobal(simulation: Simulation, module: HandleObject, name: str | None) -> tuple[int, int]:
    context = simulation.context
    allocation = module.variables.get(name)
    raise_if(name is None)
    if allocation is None:
        variable = module.program.variables.get(name) if module.program else None
        raise_if(variable is None and name not in module.code.variables, "NOT_FOUND")
        size, initial_bytes = module.code.variables.get(name, (0, b""))
        address, size = variable or (0, size)  # a program that runs on the CPU has already allocated it
        allocation = simulation.memory.allocate(
            size, context.device.ordinal, "module", context.handle, address
        )
        if not variable:
            ctypes.memmove(allocation.address, initial_bytes, len(initial_bytes))
        module.variables[name] = allocation
    return allocation.address, allocation.size


@call(init_first=True)
def cuModuleGetFunction(simulation: Simulation, module: HandleObject, name: str | None) -> Any:
    raise_if(not name)
    info = module.code.kernels.get(name)
    raise_if(info is None, "NOT_FOUND")
    if name not in module.functions:
        attributes = {"module": module, "info": info, "context": module.context}
        values = module.values.setdefault(name, {})
        module.functions[name] = simulation.add("CUfunction", values=values, **attributes)
    return module.functions[name]


@call(init_first=True)
def cuModuleEnumerateFunctions(
    simulation: Simulation, count: int, module: HandleObject
) -> tuple[list[HandleObject]]:
    raise_if(not count)
    return ([cuModuleGetFunction(simulation, module, name) for name in list(module.code.kernels)[:count]],)


# --- attributes of kernels


def get_block_limits(simulation: Simulation, function: HandleObject) -> tuple[int, int, int]:
    """Return three limits that apply to each block of a kernel.

    Returns:
        The maximum number of threads, the static shared memory in bytes, and the maximum dynamic shared
        memory in bytes.
    """
    info: KernelInfo = function.info
    registers = info.registers or _ASSUMED_REGISTERS
    # Registers are allocated per thread in units of 8, and threads in groups of 128.
    by_registers = _REGISTERS // (registers + -registers % 8) // 128 * 128  # the maximum number of threads
    threads = min(1024, by_registers, function.module.code.threads.get(info.name, 1024))
    static = info.static_shared_memory or 0
    default_dynamic = max(0, _DEFAULT_SHARED - static)
    return threads, static, function.values.get(_MAX_DYNAMIC_SHARED, default_dynamic)


@call()
def cuFuncGetAttribute(simulation: Simulation, attribute: int, function: HandleObject) -> int:
    info = function.info
    threads, static, dynamic = get_block_limits(simulation, function)
    values = dict.fromkeys(range(16), 0)  # keyed by CUfunction_attribute; 0 if not simulated
    values |= {
        0: threads,  # the maximum number of threads per block
        1: static,  # the size of static shared memory
        2: function.module.code.constants,
        3: info.local_memory or 0,
        4: info.registers or _ASSUMED_REGISTERS,
        5: function.module.code.target or simulation.capability,  # the PTX version
        6: simulation.capability,  # the binary version
        _MAX_DYNAMIC_SHARED: dynamic,
        _SHARED_CARVEOUT: -1,  # the default
        **function.values,
    }
    raise_if(attribute not in values)
    return int(values[attribute])


@call(init_first=True)
def cuFuncSetAttribute(simulation: Simulation, function: HandleObject, attribute: int, value: int) -> None:
    _, static, _ = get_block_limits(simulation, function)
    max_dynamic = simulation.limits.shared_memory - simulation.reserved - static
    allowed = {
        _MAX_DYNAMIC_SHARED: range(max_dynamic + 1),
        _SHARED_CARVEOUT: range(-1, 101),  # a percentage, or -1 for the default
        **dict.fromkeys(_CLUSTER_ATTRIBUTES, range(1 << 31)),
    }
    raise_if(value not in allowed.get(attribute, ()))
    function.values[attribute] = value


@call(optional_outputs=True, null_status="INVALID_VALUE")
def cuFuncGetParamInfo(simulation: Simulation, function: HandleObject, index: int) -> tuple[int, int]:
    simulation.check_context()
    return get_parameter_layout(simulation, function, index)


def get_parameter_layout(simulation: Simulation, function: HandleObject, index: int) -> tuple[int, int]:
    """Return the offset and the size of a parameter on the device's architecture."""
    parameters = function.info.parameters or ()
    raise_if(index >= len(parameters))
    start = _PARAMETERS_START.get(simulation.capability // 10, 0)
    offset = end = 0
    for parameter in parameters[: index + 1]:
        # A CUBIN contains the offsets for its architecture, but no alignments.
        offset = end + -(start + end) % parameter.align if parameter.align else parameter.offset
        end = offset + parameter.size
    return offset, parameters[index].size


# --- occupancy (CUDA's occupancy calculator)


@call("cuOccupancyMaxActiveBlocksPerMultiprocessor", context_first=True)
def count_blocks(simulation: Simulation, function: HandleObject, threads: int, shared: int) -> int:
    """Return the number of blocks that a multiprocessor can run at the same time.

    Registers are allocated per warp in units of 256, and warps in groups of 4.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        threads: The number of threads in a block.
        shared: The dynamic shared memory of a block in bytes.
    """
    max_threads, static, max_dynamic = get_block_limits(simulation, function)
    raise_if(threads < 1)
    if threads > max_threads or shared > max_dynamic:
        return 0
    limits = simulation.limits
    warps = -(-threads // 32)  # rounded up
    registers = function.info.registers or _ASSUMED_REGISTERS
    registers_of_warp = -(-registers * 32 // 256) * 256
    by_registers = _REGISTERS // registers_of_warp // 4 * 4 // (warps + -warps % 4)
    used = measure_shared(simulation, static + shared)
    by_shared = limits.shared_memory // used if used else limits.blocks
    return int(min(limits.blocks, limits.threads // 32 // warps, by_registers, by_shared))


def measure_shared(simulation: Simulation, requested: int) -> int:
    """Return the number of bytes of a multiprocessor's shared memory that a block occupies.

    Args:
        simulation: The active simulation.
        requested: The number of bytes that the kernel and the launch request.
    """
    used = requested + simulation.reserved
    return used + -used % _SHARED_UNIT


@call(context_first=True)
def cuOccupancyMaxPotentialBlockSize(
    simulation: Simulation, function: HandleObject, callback: int, shared: int, maximum: int
) -> tuple[int, int]:
    """Return the smallest grid that fills the device, and the block size with the highest occupancy."""
    get_shared = (
        ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(callback) if callback else lambda threads: shared
    )
    max_threads, _, _ = get_block_limits(simulation, function)
    largest = min(maximum or 1024, max_threads)
    sizes = [largest, *range(largest // 32 * 32, 0, -32)]  # the largest size, and sizes of whole warps
    blocks = {threads: count_blocks(simulation, function, threads, get_shared(threads)) for threads in sizes}
    best = max(sizes, key=lambda threads: threads * blocks[threads])
    return simulation.limits.multiprocessors * blocks[best], best


@call()
def cuOccupancyAvailableDynamicSMemPerBlock(
    simulation: Simulation, function: HandleObject, blocks: int, threads: int
) -> int:
    """Return the dynamic shared memory that remains per block if a multiprocessor runs `blocks` blocks."""
    _, static, max_dynamic = get_block_limits(simulation, function)
    raise_if(threads < 1 or not 0 < blocks <= count_blocks(simulation, function, threads, 0))
    # An H200 does not subtract the memory that the system reserves for each block.
    share_of_block = simulation.limits.shared_memory // blocks // _SHARED_UNIT * _SHARED_UNIT
    return min(max_dynamic, max(0, share_of_block - static))


@call()
def cuModuleGetFunctionCount(simulation: Simulation, module: HandleObject) -> Any:
    return len(module.code.kernels)


@call(null_status="INVALID_VALUE")
def cuFuncGetName(simulation: Simulation, function: HandleObject) -> Any:
    return function.info.name.encode()


@call(init_first=True, null_status="INVALID_VALUE")
def cuFuncGetModule(simulation: Simulation, function: HandleObject) -> Any:
    return function.module
