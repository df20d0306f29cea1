"""Modules and libraries, their kernels and variables, and occupancy."""

from __future__ import annotations

import ctypes
from typing import Any

from .._formats.kernel_info import KernelInfo
from .code import Code, read_code
from .library import Status, refuse, register
from .runner import Program, Refused
from .simulation import Object, Simulation


def _load(d: Simulation, address: int, kind: str, **facts: Any) -> Object:
    try:
        code: Any = read_code(d, address)
    except Status as error:
        if kind != "CUlibrary" or "PTX" not in str(error):
            raise
        code = error  # a library's PTX is compiled when it is first used
    program: Program | None = None
    refusal = ""
    if d.runner is not None and not isinstance(code, Status):
        try:
            program = d.runner(code.data, d.arch)
        except Refused as error:
            refusal = str(error)
    return d.add(kind, code=code, program=program, refusal=refusal, functions={}, variables={}, **facts)


def _code(module: Object) -> Code:
    if isinstance(module.code, Status):
        raise module.code
    return module.code  # type: ignore[no-any-return]


def cuModuleLoadData(d: Simulation, address: int, *options: Any) -> Object:
    return _load(d, address, "CUmodule", context=d.context)


def cuModuleLoad(d: Simulation, path: Any) -> Object:
    refuse(not d.context or not path)
    try:
        with open(path, "rb") as file:
            data = ctypes.create_string_buffer(file.read() + bytes(64))
    except OSError:
        raise Status("FILE_NOT_FOUND") from None
    return cuModuleLoadData(d, ctypes.addressof(data))


def cuModuleUnload(d: Simulation, module: Object) -> None:
    d.check_unsafe()
    for allocation in module.variables.values():
        d.memory.free(allocation)
    d.remove(module, *module.functions.values())


def cuLibraryUnload(d: Simulation, library: Object) -> None:
    for module in d.find_all("CUmodule", library=library):
        cuModuleUnload(d, module)
    d.remove(library, *library.functions.values())


def _module_of(d: Simulation, library: Object) -> Object:
    """A library's module in the current context."""
    _code(library)
    context = d.context
    for module in d.find_all("CUmodule", library=library, context=context):
        return module
    facts = {name: vars(library)[name] for name in ("code", "program", "refusal")}
    return d.add("CUmodule", context=context, library=library, functions={}, variables={}, **facts)


def _get_global(d: Simulation, module: Object, name: bytes | None) -> tuple[int, int]:
    context, text = d.context, (name or b"").decode()
    if module.kind == "CUlibrary":
        module = _module_of(d, module)
    refuse(name is None)
    known, device = module.program.variables if module.program else {}, context.device.ordinal
    refuse(text not in known and text not in _code(module).variables, "NOT_FOUND")
    found = module.variables.get(text)
    if found is None and text in known:
        address, size = known[text]
        found = d.memory.register(address, size, device, context.handle, "module")
    elif found is None:
        size, start = _code(module).variables[text]
        found = d.memory.allocate(size, device, "module", context.handle)
        ctypes.memmove(found.address, start, len(start))
    module.variables[text] = found
    return found.address, found.size


def _find(d: Simulation, module: Object, name: Any) -> Object:
    """A kernel by its name: a module's CUfunction, a library's CUkernel."""
    refuse(name is None or (not name and module.kind == "CUmodule"))
    text = name.decode("utf-8", "replace")
    info = next((kernel for kernel in _code(module).kernels if kernel.name == text), None)
    refuse(info is None, "NOT_FOUND")
    if text not in module.functions:
        kind, context = ("CUfunction", module.context) if module.kind == "CUmodule" else ("CUkernel", None)
        module.functions[text] = d.add(kind, module=module, info=info, values={}, context=context)
    return module.functions[text]  # type: ignore[no-any-return]


def _list(d: Simulation, count: int, module: Object) -> tuple[list[Object]]:
    refuse(not count)
    kernels = [] if isinstance(module.code, Status) else module.code.kernels[:count]
    return ([_find(d, module, kernel.name.encode()) for kernel in kernels],)


def function_of(d: Simulation, found: Object) -> Object:
    """A function as it is, or that of a kernel in the current context."""
    if found.kind == "CUfunction":
        return found
    function = _find(d, _module_of(d, found.module), found.info.name.encode())
    function.values = {**found.values, **function.values}
    return function


# --- facts about kernels


def limits(d: Simulation, function: Object) -> tuple[int, int, int]:
    """The most threads of a block, its static shared memory, and the most dynamic one."""
    info: KernelInfo = function.info
    registers = info.registers or 16
    by_registers = 65536 // (registers + -registers % 8) // 128 * 128
    threads = min(1024, by_registers, function.module.code.threads.get(info.name, 1024))
    static = info.static_shared_memory or 0
    return threads, static, function.values.get(8, max(0, 48 * 1024 - static))


def _get_attribute(d: Simulation, attribute: int, function: Object, *device: Object) -> int:
    info, (threads, static, dynamic) = function.info, limits(d, function)
    values = dict.fromkeys(range(16), 0)
    values |= {0: threads, 1: static, 3: info.local_memory or 0, 4: info.registers or 16}
    values |= {5: d.capability, 6: d.capability, 8: dynamic, 9: -1, **function.values}
    refuse(attribute not in values)
    return int(values[attribute])


def _set_attribute(d: Simulation, function: Object, attribute: int, value: int) -> None:
    most = d.limits[2] * 1024 - d.reserved - limits(d, function)[1]
    allowed = {8: range(most + 1), 9: range(-1, 101), **dict.fromkeys(range(11, 16), range(1 << 31))}
    refuse(value not in allowed.get(attribute, ()))
    function.values[attribute] = value


def _get_parameter(d: Simulation, function: Object, index: int) -> tuple[int, int]:
    places = function.info.parameters or () if d.context else ()
    refuse(index >= len(places))
    return places[index].offset, places[index].size


# --- occupancy (CUDA's occupancy calculator)


def count_blocks(d: Simulation, found: Object, threads: int, shared: int, flags: int = 0) -> int:
    """Blocks that a multiprocessor runs at the same time."""
    function = function_of(d, found)
    most, static, dynamic = limits(d, function)
    refuse(threads < 1 or flags & ~1)
    if threads > most or shared > dynamic:
        return 0
    warps, registers = -(-threads // 32), function.info.registers or 16
    by_registers = 65536 // (-(-registers * 32 // 256) * 256) // 4 * 4 // (warps + -warps % 4)
    used = static + shared + d.reserved
    by_shared = d.limits[2] * 1024 // (used + -used % 128) if used else 1 << 30
    return int(min(d.limits[1], d.limits[0] // 32 // warps, by_registers, by_shared))


def cuOccupancyMaxPotentialBlockSize(
    d: Simulation, f: Object, ask: int, shared: int, most: int
) -> tuple[int, int]:
    function = function_of(d, f)
    shared_of = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(ask) if ask else lambda threads: shared
    top = min(most or 1024, limits(d, function)[0])
    sizes = [top, *range(top // 32 * 32, 0, -32)]
    blocks = {n: count_blocks(d, function, n, shared_of(n)) for n in sizes}
    best = max(sizes, key=lambda n: n * blocks[n])
    return d.limits[3] * blocks[best], best


register(globals())
for _prefix in ("cuFunc", "cuKernel"):
    register({
        f"{_prefix}GetName": lambda d, function: function.info.name.encode(),
        f"{_prefix}GetParamInfo": _get_parameter,
        f"{_prefix}SetCacheConfig": lambda d, function, config, *device: refuse(config not in range(4)),
        f"{_prefix}GetAttribute": _get_attribute,
    })  # fmt: skip
register({
    "cuModuleLoadDataEx": cuModuleLoadData,
    "cuModuleGetFunction": _find,
    "cuModuleGetGlobal": _get_global,
    "cuModuleGetFunctionCount": lambda d, module: len(_code(module).kernels),
    "cuModuleEnumerateFunctions": _list,
    "cuLibraryLoadData": lambda d, address, *options: _load(d, address, "CUlibrary", context=None),
    "cuLibraryGetKernel": _find,
    "cuLibraryGetGlobal": _get_global,
    "cuLibraryGetKernelCount": lambda d, library: len(_code(library).kernels),
    "cuLibraryEnumerateKernels": _list,
    "cuLibraryGetModule": _module_of,
    "cuKernelGetFunction": function_of,
    "cuKernelGetLibrary": lambda d, kernel: kernel.module,
    "cuKernelSetAttribute": lambda d, attribute, value, f, device: _set_attribute(d, f, attribute, value),
    "cuFuncSetAttribute": lambda d, f, attribute, value: _set_attribute(d, f, attribute, value),
    "cuFuncGetModule": lambda d, function: function.module,
    "cuOccupancyMaxActiveBlocksPerMultiprocessor": count_blocks,
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags": count_blocks,
})  # fmt: skip
