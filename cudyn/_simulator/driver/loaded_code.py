"""Reads the kernels, limits and variables in compiled code, and rejects the code that a driver rejects."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from struct import unpack_from

from ..._bindings.libraries import load as loading
from ..._formats import cubin, fatbin_parts, image, ptx
from ..._formats.kernel_info import KernelInfo
from .call_registry import Status, raise_if
from .simulation import Simulation

# CUDA major version -> the PTX version of its first release, times ten
_FIRST_PTX = {11: 70, 12: 80, 13: 90}
# CUDA 12.6 has the same PTX version as 12.5, whereas every other minor release has added a PTX version.
_WITHOUT_NEW_PTX = 12060
_PTX = fatbin_parts.PTX
_CUBIN = fatbin_parts.CUBIN
_ANY_PTX = 990  # a version that is later than all versions of PTX; cudyn does not know the driver's limit
_NOBITS = 8  # sh_type of a section that occupies no bytes in the file
_ELF_64 = b"\x7fELF\x02\x01"  # 64-bit, little-endian
_CUDA = 190  # EM_CUDA
_MAX_VARIABLES = 1 << 30  # bytes; the simulated driver allocates all variables


@dataclass
class Code:
    """The contents of a loaded image.

    Attributes:
        data: The bytes of the PTX or the CUBIN.
        kernels: The kernels, keyed by name.
        variables: The size and the initial bytes of each variable, keyed by name.
        threads: Kernel name -> the maximum number of threads per block, for kernels that declare it.
        constants: The size of constant memory in bytes.
        ptx_error: The reason why the PTX in the fatbin could not be read, or "". Kernels on the CPU need the
            PTX even if the driver chooses a CUBIN.
        managed: The names of managed variables.
        target: The architecture that the PTX was compiled for, such as 90, or 0 for a CUBIN.
    """

    data: bytes
    kernels: Mapping[str, KernelInfo]
    variables: Mapping[str, tuple[int, bytes]] = field(default_factory=dict)
    threads: Mapping[str, int] = field(default_factory=dict)
    constants: int = 0
    ptx_error: str = ""
    managed: frozenset[str] = frozenset()
    target: int = 0


def read_code(simulation: Simulation, address: int) -> Code:
    """Read the image at an address. Its header contains its size.

    Raises:
        Status: The driver rejects the image.
    """
    raise_if(not address)
    start = ctypes.string_at(address, 64)
    kind = ""
    try:
        kind = image.get_kind(start)
        if kind == "fatbin":
            header_size, contents_size = unpack_from("<HQ", start, 6)
            return _read_fatbin(simulation, ctypes.string_at(address, header_size + contents_size))
        if kind == "cubin":
            return _read_cubin(simulation, ctypes.string_at(address, _measure_elf(address, start)))
        if kind == "ptx":
            return _read_ptx(simulation, ctypes.string_at(address))
    except ValueError:  # the image is damaged, or is not code
        pass
    raise Status("INVALID_PTX" if kind == "ptx" else "INVALID_IMAGE")


def _measure_elf(address: int, start: bytes) -> int:
    """Return the size of a CUBIN in memory. It ends after the last section or table of headers.

    Args:
        address: The address of the CUBIN.
        start: The first 64 bytes, which contain the ELF header.

    Raises:
        Status: The file is not a CUBIN.
    """
    raise_if(not start.startswith(_ELF_64) or unpack_from("<H", start, 18) != (_CUDA,), "INVALID_IMAGE")
    fields = unpack_from("<QQIHHHHH", start, 32)
    segment_offset, section_offset, *_, segment_size, segment_count, section_size, section_count = fields
    headers = ctypes.string_at(address + section_offset, section_size * section_count)
    ends = [
        sum(unpack_from("<QQ", headers, header + 24))  # sh_offset + sh_size
        for header in range(0, len(headers), section_size)
        if headers[header + 4] != _NOBITS  # sh_type
    ]
    return int(max(section_offset + len(headers), segment_offset + segment_size * segment_count, *ends))


def _read_cubin(simulation: Simulation, data: bytes) -> Code:
    """Read a CUBIN. If cudyn has compiled it from PTX in this process, read that PTX instead.

    Raises:
        Status: The driver rejects the CUBIN.
    """
    target, kernels = cubin.read(data)
    variables = cubin.read_variables(data)
    _check_target(simulation, target, "NO_BINARY_FOR_GPU", in_family=True)
    _check_release(simulation, cubin.read_release(data))
    for known_cubin, ptx_data in loading.backend.ptx_of_cubins.items():
        if known_cubin.startswith(data):  # `known_cubin` may be longer than its sections
            return _read_ptx(simulation, ptx_data.rstrip(b"\0"), replaces_cubin=True)
    return Code(data, {kernel.name: kernel for kernel in kernels}, variables)


def _check_target(simulation: Simulation, target: str, status: str, in_family: bool = False) -> None:
    """Raise Status if code cannot run on the simulated architecture.

    Code for sm_90a, for example, runs only on sm_90. Other code also runs on later architectures.

    Args:
        simulation: The active simulation.
        target: The architecture that the code is for, such as "sm_90".
        status: The status to raise.
        in_family: Whether to also reject code for an architecture with a different major version. This is
            the rule for CUBINs.
    """
    required = int(re.sub(r"\D", "", target) or 0)
    raise_if(required > simulation.capability, status)
    raise_if(target.endswith("a") and required != simulation.capability, status)
    raise_if(in_family and required // 10 != simulation.capability // 10, status)


def _check_release(simulation: Simulation, release: tuple[int, int] | None) -> None:
    """Raise Status if a CUBIN was compiled by a CUDA release with a later major version than the driver's.

    See CUDA Compatibility, "Minor Version Compatibility". A CUDA 11 driver returns this status for a CUBIN
    from ptxas 12 (triton-lang/triton#3001).
    """
    if release is None:
        return
    major, minor = release
    if major > simulation.version // 1000:
        cause = (
            f"The CUBIN was compiled with CUDA {major}.{minor}; a driver of CUDA "
            f"{_format_release(simulation)} accepts CUBINs of its own major version and older ones."
        )
        raise _make_status("INVALID_IMAGE", cause)


def _make_status(status: str, cause: str) -> Status:
    """Return the exception for a status, and store its cause for the error message."""
    loading.set_cause(cause)
    return Status(status)


def _format_release(simulation: Simulation) -> str:
    """Return the CUDA release of the simulated driver, such as "12.4"."""
    return f"{simulation.version // 1000}.{simulation.version % 1000 // 10}"


def _check_ptx(simulation: Simulation, major: int, minor: int) -> None:
    """Raise Status if the PTX version is too new for the driver."""
    first = _FIRST_PTX.get(simulation.version // 1000, _ANY_PTX)
    newest = first + simulation.version % 1000 // 10  # each minor release adds a PTX version
    if simulation.version // 1000 == _WITHOUT_NEW_PTX // 1000 and simulation.version >= _WITHOUT_NEW_PTX:
        newest -= 1
    if major * 10 + minor > newest:
        cause = (
            f"The PTX has version {major}.{minor}; "
            f"a driver of CUDA {_format_release(simulation)} accepts {newest // 10}.{newest % 10} and older."
        )
        if simulation.runner is not None:
            cause += (
                "\nIf kernels run on the CPU, cudyn.compile generates PTX, even for sm_XX; "
                "with run=False it generates CUBINs, as for a device."
            )
        raise _make_status("UNSUPPORTED_PTX_VERSION", cause)


def _read_ptx(simulation: Simulation, data: bytes, *, replaces_cubin: bool = False) -> Code:
    """Read PTX. Raise Status if the driver rejects it.

    Args:
        simulation: The active simulation.
        data: The PTX, without a terminating zero.
        replaces_cubin: Whether the PTX runs instead of a CUBIN that the driver accepts. Its version is then
            not checked.
    """
    module = ptx.PtxModule(data)
    raise_if(module.version is None or not module.target, "INVALID_PTX")
    assert module.version is not None  # for mypy, which does not know that raise_if has checked it
    if not replaces_cubin:
        _check_ptx(simulation, *module.version)
    _check_target(simulation, module.target, "INVALID_PTX")
    variables = module.list_variables()
    shared = {name for name, variable in variables.items() if variable.space == "shared"}
    kernels = {}
    for kernel in module.list_kernels():
        entry = module.entries[kernel.name]
        # Static shared memory contains the variables of the kernel, and the module's variables that it uses.
        used = shared and shared & {*ptx.list_names(entry.body)}
        static_shared = entry.sum_local("shared") + sum(variables[name].size for name in used)
        kernels[kernel.name] = replace(
            kernel, static_shared_memory=static_shared, local_memory=entry.sum_local("local")
        )
    stored = {name: v for name, v in variables.items() if v.space in ("global", "const")}
    if sum(variable.size for variable in stored.values()) > _MAX_VARIABLES:
        cause = f"The PTX is invalid: more than {_MAX_VARIABLES:,} bytes of variables."
        raise _make_status("INVALID_PTX", cause)
    return Code(
        data,
        kernels=kernels,
        variables={name: (variable.size, b"") for name, variable in stored.items()},
        threads={name: entry.threads for name, entry in module.entries.items() if entry.threads},
        constants=sum(variable.size for variable in stored.values() if variable.space == "const"),
        managed=frozenset(name for name, variable in stored.items() if variable.is_managed),
        target=int(re.sub(r"\D", "", module.target)),
    )


def _read_fatbin(simulation: Simulation, data: bytes) -> Code:
    """Read the part of a fatbin that the driver chooses: the newest CUBIN that the device can run, or PTX.

    If kernels run on the CPU, the fatbin's PTX replaces the CUBIN.

    Raises:
        Status: The driver does not accept any part.
    """
    parts = [part for part in fatbin_parts.iter_parts(data) if part.kind in (_PTX, _CUBIN)]
    parts.sort(key=lambda part: (part.kind != _CUBIN, -part.architecture))  # CUBINs first, newest first
    causes: list[tuple[str, str]] = []  # the status and the cause for each rejected part
    for part in parts:
        code = _read_part(simulation, part, causes)
        if code is not None:
            needs_ptx = part.kind == _CUBIN and simulation.runner is not None
            return _replace_cubin(simulation, code, parts) if needs_ptx else code
    if causes:
        loading.set_cause("\n".join(cause for _, cause in causes))
    status, _ = causes[-1] if causes else ("NO_BINARY_FOR_GPU", "")
    raise Status(status)


def _replace_cubin(simulation: Simulation, code: Code, parts: Sequence[fatbin_parts.Part]) -> Code:
    """Return a fatbin's PTX, which runs instead of its CUBIN.

    If no PTX can be read, return the code of the CUBIN with the reasons in `ptx_error`.
    """
    causes: list[tuple[str, str]] = []
    for part in parts:
        if part.kind == _PTX:
            ptx_code = _read_part(simulation, part, causes, replaces_cubin=True)
            if ptx_code is not None:
                return ptx_code
    return replace(code, ptx_error=" ".join(cause for _, cause in causes))


def _read_part(
    simulation: Simulation,
    part: fatbin_parts.Part,
    causes: list[tuple[str, str]],
    *,
    replaces_cubin: bool = False,
) -> Code | None:
    """Read a part of a fatbin, or return None if the driver does not accept it.

    In this case, append the status and the cause to `causes`, unless the part is damaged or is for another
    GPU.
    """
    loading.set_cause(None)
    try:
        if part.kind == _CUBIN:
            return _read_cubin(simulation, part.read())
        return _read_ptx(simulation, part.read().rstrip(b"\0"), replaces_cubin=replaces_cubin)
    except fatbin_parts.NotReadable as error:
        causes.append(("NOT_SUPPORTED", f"The fatbin's {part.name} cannot be read: {error}."))
    except Status as status:
        cause = str(loading.take_cause() or "").partition("\n")[0]
        if cause:
            causes.append((status.args[0], f"{part.name}: {cause}"))
    except ValueError:  # the part is damaged
        pass
    return None
