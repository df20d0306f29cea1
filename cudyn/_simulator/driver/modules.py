"""Modules, their kernels and variables, and occupancy."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..._bindings.libraries import load as loading
from ..._formats.kernel_info import KernelInfo
from .allocations import Allocation, round_up
from .call_registry import Status, raise_status_if, simulated_function
from .handle_objects import HandleObject
from .kernel_runs import InvalidPtx, Refused
from .loaded_code import Code, read_code
from .simulation import Simulation

# Major compute capability -> address of a kernel's parameters in constant memory. On other architectures, the
# address is a multiple of 256. ptxas (11.8 to 13.0) aligns a parameter's address, not its offset.
_PARAMETERS_START = {7: 0x160, 8: 0x160, 9: 0x210}
# How the resources of a multiprocessor are allocated (CUDA's occupancy calculator)
_REGISTERS = 65536  # per multiprocessor
_REGISTER_UNIT = 8  # the number of registers per thread is a multiple of this
_WARP_REGISTER_UNIT = 256  # the number of registers per warp is a multiple of this
_WARP_UNIT = 4  # warps; registers are allocated for groups of this size
_WARP_SIZE = 32  # threads
_MAX_THREADS = 1024  # per block
_ASSUMED_REGISTERS = 16  # the number per thread if the code does not contain it, as in PTX
_DEFAULT_SHARED = 48 * 1024  # the shared memory in bytes that a block can use without setting an attribute
# CUfunction_attribute
_MAX_THREADS_PER_BLOCK = 0
_STATIC_SHARED = 1
_CONSTANT_MEMORY = 2
_LOCAL_MEMORY = 3
_REGISTERS_PER_THREAD = 4
_PTX_VERSION = 5
_BINARY_VERSION = 6
_MAX_DYNAMIC_SHARED = 8
_SHARED_CARVEOUT = 9
_CLUSTER_ATTRIBUTES = range(11, 16)
_ATTRIBUTES = range(16)  # all values of CUfunction_attribute
_SHARED_UNIT = 128  # bytes; the shared memory of a block is a multiple of this


class BlockLimits(NamedTuple):
    """Limits that apply to each block of a kernel.

    Attributes:
        threads: The maximum number of threads.
        static_shared: The size of static shared memory in bytes.
        dynamic_shared: The maximum size of dynamic shared memory in bytes.
    """

    threads: int
    static_shared: int
    dynamic_shared: int


@simulated_function("cuModuleLoadData", "cuModuleLoadDataEx")
def cuModuleLoadData(
    simulation: Simulation, address: int, option_count: int = 0, options: Any = None, values: Any = None
) -> HandleObject:
    """Load the code at an address into the current context. The options for the compiler are ignored."""
    raise_status_if(option_count and not (options and values), "INVALID_VALUE")
    simulation.check_context()
    return add_module(simulation, read_code(simulation, address), {})


def add_module(simulation: Simulation, code: Code, values: dict[str, dict[int, int]]) -> HandleObject:
    """Load code into the current context, and return the module.

    Args:
        simulation: The active simulation.
        code: The code to load.
        values: The attributes that were set: kernel name -> CUfunction_attribute -> value.
    """
    context = simulation.context
    program = None
    refusal = ""  # the reason why the kernels cannot run on the CPU
    if simulation.runner is not None:
        try:
            program = simulation.runner(code.data, simulation.arch)
        except InvalidPtx as error:
            loading.set_cause(f"The PTX is invalid: {error}.")
            raise Status("INVALID_PTX") from None
        except Refused as error:
            refusal = code.ptx_error or str(error)
    return simulation.add_object(
        "CUmodule",
        context=context,
        code=code,
        values=values,
        program=program,
        refusal=refusal,
        functions={},
        variables={},
    )


@simulated_function()
def cuModuleLoad(simulation: Simulation, path: Any) -> HandleObject:
    """Load the code in a file into the current context."""
    simulation.check_context()
    return add_module(simulation, read_file(simulation, path), {})


def read_file(simulation: Simulation, path: str | None) -> Code:
    """Read the code in a file. Raise Status if it does not exist or is not code."""
    raise_status_if(not path, "INVALID_VALUE")
    try:
        with open(str(path), "rb") as file:
            # The zeros terminate PTX. For a short file, they also fill the 64 bytes that `read_code` reads.
            data = ctypes.create_string_buffer(file.read() + bytes(64))
    except OSError:
        raise Status("FILE_NOT_FOUND") from None
    return read_code(simulation, ctypes.addressof(data))


@simulated_function(init_first=True)
def cuModuleUnload(simulation: Simulation, module: HandleObject) -> None:
    """Unload a module with its functions and variables after all pending work."""
    simulation.check_allowed_during_capture()
    remove_module(simulation, module)


def remove_module(simulation: Simulation, module: HandleObject) -> None:
    """Remove a module with its functions and variables after all pending work."""
    simulation.stream_order.finish()
    for allocation in module.variables.values():
        simulation.memory.free(allocation)
    simulation.remove_objects(module, *module.functions.values())


@simulated_function(init_first=True, optional_outputs=True)
def cuModuleGetGlobal(simulation: Simulation, module: HandleObject, name: str | None) -> tuple[int, int]:
    """Return the address and the size of a module's variable."""
    simulation.check_context()
    if name is None:
        raise Status("INVALID_VALUE")
    if name not in module.variables:
        module.variables[name] = _allocate_variable(simulation, module, name)
    allocation = module.variables[name]
    return allocation.address, allocation.size


def _allocate_variable(simulation: Simulation, module: HandleObject, name: str) -> Allocation:
    """Return the memory of a module's variable, with its initial contents.

    If the kernels run on the CPU, the program has already allocated the variable.
    """
    context = simulation.context
    owner = context.device.ordinal, "module", context.handle
    if module.program is not None and name in module.program.variables:
        address, size = module.program.variables[name]
        return simulation.memory.add_existing(address, size, *owner)
    raise_status_if(name not in module.code.variables, "NOT_FOUND")
    size, initial_bytes = module.code.variables[name]
    allocation = simulation.memory.allocate(size, *owner)
    ctypes.memmove(allocation.address, initial_bytes, len(initial_bytes))
    return allocation


@simulated_function(init_first=True)
def cuModuleGetFunction(simulation: Simulation, module: HandleObject, name: str | None) -> Any:
    """Return the CUfunction of a kernel in a module. The first call for the kernel creates it."""
    raise_status_if(not name, "INVALID_VALUE")
    raise_status_if(name not in module.code.kernels, "NOT_FOUND")
    if name not in module.functions:
        module.functions[name] = simulation.add_object(
            "CUfunction",
            module=module,
            info=module.code.kernels[name],
            context=module.context,
            values=module.values.setdefault(name, {}),
        )
    return module.functions[name]


@simulated_function(init_first=True)
def cuModuleEnumerateFunctions(
    simulation: Simulation, count: int, module: HandleObject
) -> tuple[list[HandleObject]]:
    """Return the first `count` kernels of a module. The only element of the result is their list."""
    raise_status_if(not count, "INVALID_VALUE")
    names = list(module.code.kernels)[:count]
    return ([cuModuleGetFunction(simulation, module, name) for name in names],)


# --- attributes of kernels


def get_block_limits(simulation: Simulation, function: HandleObject) -> BlockLimits:
    """Return the limits that apply to each block of a kernel."""
    info: KernelInfo = function.info
    declared_threads = function.module.code.threads.get(info.name, _MAX_THREADS)
    threads = min(declared_threads, _MAX_THREADS, _count_threads_with_registers(info))
    static_shared = info.static_shared_memory or 0
    default_dynamic_shared = max(0, _DEFAULT_SHARED - static_shared)
    dynamic_shared = function.values.get(_MAX_DYNAMIC_SHARED, default_dynamic_shared)
    return BlockLimits(threads, static_shared, dynamic_shared)


def _count_threads_with_registers(info: KernelInfo) -> int:
    """Return the maximum number of threads of a kernel for which a multiprocessor has enough registers."""
    registers_per_thread = round_up(info.registers or _ASSUMED_REGISTERS, _REGISTER_UNIT)
    threads = _REGISTERS // registers_per_thread
    thread_unit = _WARP_UNIT * _WARP_SIZE
    return threads // thread_unit * thread_unit


@simulated_function()
def cuFuncGetAttribute(simulation: Simulation, attribute: int, function: HandleObject) -> int:
    """Return a CUfunction_attribute of a kernel. Attributes that are not simulated are 0."""
    raise_status_if(attribute not in _ATTRIBUTES, "INVALID_VALUE")
    if attribute in function.values:  # the program has set the attribute
        return int(function.values[attribute])
    info = function.info
    limits = get_block_limits(simulation, function)
    values = {
        _MAX_THREADS_PER_BLOCK: limits.threads,
        _STATIC_SHARED: limits.static_shared,
        _CONSTANT_MEMORY: function.module.code.constants,
        _LOCAL_MEMORY: info.local_memory or 0,
        _REGISTERS_PER_THREAD: info.registers or _ASSUMED_REGISTERS,
        _PTX_VERSION: function.module.code.target or simulation.capability,
        _BINARY_VERSION: simulation.capability,
        _MAX_DYNAMIC_SHARED: limits.dynamic_shared,
        _SHARED_CARVEOUT: -1,  # the default
    }
    return int(values.get(attribute, 0))


@simulated_function(init_first=True)
def cuFuncSetAttribute(simulation: Simulation, function: HandleObject, attribute: int, value: int) -> None:
    """Set a CUfunction_attribute of a kernel: the shared memory of its blocks, or how it uses clusters."""
    static_shared = get_block_limits(simulation, function).static_shared
    max_dynamic = simulation.limits.shared_memory - simulation.reserved - static_shared
    allowed_values: dict[int, Sequence[int]] = {
        _MAX_DYNAMIC_SHARED: range(max_dynamic + 1),
        _SHARED_CARVEOUT: range(-1, 101),  # a percentage, or -1 for the default
        **dict.fromkeys(_CLUSTER_ATTRIBUTES, range(1 << 31)),
    }
    raise_status_if(value not in allowed_values.get(attribute, ()), "INVALID_VALUE")
    function.values[attribute] = value


@simulated_function(optional_outputs=True, null_status="INVALID_VALUE")
def cuFuncGetParamInfo(simulation: Simulation, function: HandleObject, index: int) -> tuple[int, int]:
    """Return the offset and the size of a kernel's parameter."""
    simulation.check_context()
    return get_parameter_layout(simulation, function, index)


def get_parameter_layout(simulation: Simulation, function: HandleObject, index: int) -> tuple[int, int]:
    """Return the offset and the size of a kernel's parameter on the device's architecture, in bytes."""
    parameters = function.info.parameters or ()
    raise_status_if(index >= len(parameters), "INVALID_VALUE")
    start_address = _PARAMETERS_START.get(simulation.capability // 10, 0)
    offset = end = 0
    for parameter in parameters[: index + 1]:
        if parameter.align:
            offset = round_up(start_address + end, parameter.align) - start_address
        else:  # the parameter of a CUBIN, which contains the offsets for its architecture
            offset = parameter.offset
        end = offset + parameter.size
    return offset, parameters[index].size


# --- occupancy (CUDA's occupancy calculator)


@simulated_function("cuOccupancyMaxActiveBlocksPerMultiprocessor", context_first=True)
def count_blocks(simulation: Simulation, function: HandleObject, threads: int, shared: int) -> int:
    """Return the number of blocks that a multiprocessor can run at the same time.

    The first resource that is exhausted limits the number: blocks, warps, registers or shared memory.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        threads: The number of threads in a block.
        shared: The dynamic shared memory of a block in bytes.
    """
    raise_status_if(threads < 1, "INVALID_VALUE")
    block_limits = get_block_limits(simulation, function)
    if threads > block_limits.threads or shared > block_limits.dynamic_shared:
        return 0
    limits = simulation.limits
    warps = round_up(threads, _WARP_SIZE) // _WARP_SIZE
    max_by_warps = limits.threads // _WARP_SIZE // warps
    max_by_registers = _count_warps_with_registers(function.info) // round_up(warps, _WARP_UNIT)
    used_shared = measure_shared(simulation, block_limits.static_shared + shared)
    max_by_shared = limits.shared_memory // used_shared if used_shared else limits.blocks
    return int(min(limits.blocks, max_by_warps, max_by_registers, max_by_shared))


def _count_warps_with_registers(info: KernelInfo) -> int:
    """Return the maximum number of warps of a kernel for which a multiprocessor has enough registers."""
    registers_per_thread = info.registers or _ASSUMED_REGISTERS
    registers_per_warp = round_up(registers_per_thread * _WARP_SIZE, _WARP_REGISTER_UNIT)
    warps = _REGISTERS // registers_per_warp
    return warps // _WARP_UNIT * _WARP_UNIT


def measure_shared(simulation: Simulation, requested: int) -> int:
    """Return the number of bytes of a multiprocessor's shared memory that a block occupies.

    Args:
        simulation: The active simulation.
        requested: The number of bytes that the kernel and the launch request.
    """
    return round_up(requested + simulation.reserved, _SHARED_UNIT)


@simulated_function(context_first=True)
def cuOccupancyMaxPotentialBlockSize(
    simulation: Simulation, function: HandleObject, callback: int, shared: int, maximum: int
) -> tuple[int, int]:
    """Return the smallest grid that fills the device, and the block size with the highest occupancy.

    Args:
        simulation: The active simulation.
        function: The CUfunction of the kernel.
        callback: The address of a C function that returns the dynamic shared memory for a block size, or 0.
        shared: The dynamic shared memory of a block in bytes if there is no callback.
        maximum: The maximum block size, or 0.
    """
    get_shared = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(callback) if callback else None
    largest = min(maximum or _MAX_THREADS, get_block_limits(simulation, function).threads)
    largest_whole_warps = largest // _WARP_SIZE * _WARP_SIZE
    candidates = [largest, *range(largest_whole_warps, 0, -_WARP_SIZE)]
    best_size, most_threads, blocks_of_best = largest, -1, 0
    for block_size in candidates:
        shared_of_block = get_shared(block_size) if get_shared else shared
        blocks = count_blocks(simulation, function, block_size, shared_of_block)
        if block_size * blocks > most_threads:
            best_size, most_threads, blocks_of_best = block_size, block_size * blocks, blocks
    return simulation.limits.multiprocessors * blocks_of_best, best_size


@simulated_function()
def cuOccupancyAvailableDynamicSMemPerBlock(
    simulation: Simulation, function: HandleObject, blocks: int, threads: int
) -> int:
    """Return the dynamic shared memory that remains per block if a multiprocessor runs `blocks` blocks."""
    raise_status_if(threads < 1, "INVALID_VALUE")
    max_blocks = count_blocks(simulation, function, threads, 0)
    raise_status_if(not 0 < blocks <= max_blocks, "INVALID_VALUE")
    limits = get_block_limits(simulation, function)
    # An H200 does not subtract the memory that the system reserves for each block.
    share_of_block = simulation.limits.shared_memory // blocks // _SHARED_UNIT * _SHARED_UNIT
    return min(limits.dynamic_shared, max(0, share_of_block - limits.static_shared))


@simulated_function()
def cuModuleGetFunctionCount(simulation: Simulation, module: HandleObject) -> Any:
    """Return the number of kernels in a module."""
    return len(module.code.kernels)


@simulated_function(null_status="INVALID_VALUE")
def cuFuncGetName(simulation: Simulation, function: HandleObject) -> Any:
    """Return the name of a kernel."""
    return function.info.name.encode()


@simulated_function(init_first=True, null_status="INVALID_VALUE")
def cuFuncGetModule(simulation: Simulation, function: HandleObject) -> Any:
    """Return the module that contains a kernel."""
    return function.module
