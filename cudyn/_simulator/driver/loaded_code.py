"""Reads the kernels, limits and variables in compiled code, and rejects the code that a driver rejects."""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..._bindings.libraries import load as loading
from ..._formats import cubin, fatbin_parts, image, ptx
from ..._formats.kernel_info import KernelInfo
from .call_registry import Status, raise_status_if
from .simulation import Simulation

# CUDA major version -> the PTX version of its first release, times ten
_FIRST_PTX = {11: 70, 12: 80, 13: 90}
# CUDA 12.6 has the same PTX version as 12.5, whereas every other minor release has added a PTX version.
_WITHOUT_NEW_PTX = 12060
_PTX = fatbin_parts.PTX
_CUBIN = fatbin_parts.CUBIN
_ANY_PTX = 990  # later than all versions of PTX, for drivers that are newer than this table
# The ELF header of a CUBIN (elf.h)
_ELF_64 = b"\x7fELF\x02\x01"  # 64-bit, little-endian
_MACHINE_OFFSET = 18  # e_machine
_CUDA_MACHINE = 190  # EM_CUDA
_TABLES_OFFSET = 32  # e_phoff
_TABLES = struct.Struct("<QQIHHHHH")  # e_phoff, e_shoff, e_flags, e_ehsize, e_phentsize, e_phnum, ...
# The header of a section
_SECTION_TYPE_OFFSET = 4  # sh_type
_SECTION_CONTENTS_OFFSET = 24  # sh_offset and sh_size
_SECTION_CONTENTS = struct.Struct("<QQ")
_NOBITS = 8  # the sh_type of a section that occupies no bytes in the file
_HEADER_SIZE = 64  # bytes; the first bytes of an image, from which its kind and its size are read
_FATBIN_SIZES_OFFSET = 6  # the sizes of a fatbin's header and contents, in the header
_FATBIN_SIZES = struct.Struct("<HQ")
_MAX_VARIABLES = 1 << 30  # bytes; the simulated driver allocates all variables


class _Rejection(NamedTuple):
    """The reason why a driver does not accept a part of a fatbin.

    Attributes:
        status: The status that the driver returns.
        cause: A sentence for the error message.
    """

    status: str
    cause: str


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
    raise_status_if(not address, "INVALID_VALUE")
    header = ctypes.string_at(address, _HEADER_SIZE)
    kind = ""
    try:
        kind = image.get_kind(header)
        if kind == "fatbin":
            header_size, contents_size = _FATBIN_SIZES.unpack_from(header, _FATBIN_SIZES_OFFSET)
            return _read_fatbin(simulation, ctypes.string_at(address, header_size + contents_size))
        if kind == "cubin":
            return _read_cubin(simulation, ctypes.string_at(address, _measure_cubin(address, header)))
        if kind == "ptx":
            return _read_ptx(simulation, ctypes.string_at(address))
    except ValueError:  # the image is damaged, or is not code
        pass
    raise Status("INVALID_PTX" if kind == "ptx" else "INVALID_IMAGE")


def _measure_cubin(address: int, header: bytes) -> int:
    """Return the size of a CUBIN in memory. It ends after the last section or table of headers.

    Args:
        address: The address of the CUBIN.
        header: The ELF header, which is the first 64 bytes.

    Raises:
        Status: The file is not a CUBIN.
    """
    raise_status_if(not header.startswith(_ELF_64), "INVALID_IMAGE")
    (machine,) = struct.unpack_from("<H", header, _MACHINE_OFFSET)
    raise_status_if(machine != _CUDA_MACHINE, "INVALID_IMAGE")
    (
        segment_table,
        section_table,
        _,
        _,
        segment_header_size,
        segment_count,
        section_header_size,
        section_count,
    ) = _TABLES.unpack_from(header, _TABLES_OFFSET)
    section_table_size = section_header_size * section_count
    end = max(segment_table + segment_header_size * segment_count, section_table + section_table_size)
    section_headers = ctypes.string_at(address + section_table, section_table_size)
    for start in range(0, section_table_size, section_header_size):
        if section_headers[start + _SECTION_TYPE_OFFSET] != _NOBITS:
            contents_start = start + _SECTION_CONTENTS_OFFSET
            offset, size = _SECTION_CONTENTS.unpack_from(section_headers, contents_start)
            end = max(end, offset + size)
    return int(end)


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
    required = _parse_capability(target)
    is_specific = target.endswith("a")
    is_same_family = required // 10 == simulation.capability // 10
    raise_status_if(required > simulation.capability, status)
    raise_status_if(is_specific and required != simulation.capability, status)
    raise_status_if(in_family and not is_same_family, status)


def _parse_capability(target: str) -> int:
    """Return the compute capability in an architecture, such as 90 for "sm_90a", or 0 if there is none."""
    digits = re.sub(r"\D", "", target)
    return int(digits or 0)


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


def _check_ptx_version(simulation: Simulation, major: int, minor: int) -> None:
    """Raise Status if the PTX version is too new for the driver."""
    newest_major, newest_minor = _get_newest_ptx_version(simulation.version)
    if 10 * major + minor <= 10 * newest_major + newest_minor:
        return
    cause = (
        f"The PTX has version {major}.{minor}; "
        f"a driver of CUDA {_format_release(simulation)} accepts {newest_major}.{newest_minor} and older."
    )
    if simulation.runner is not None:
        cause += (
            "\nIf kernels run on the CPU, cudyn.compile generates PTX, even for sm_XX; "
            "with run=False it generates CUBINs, as for a device."
        )
    raise _make_status("UNSUPPORTED_PTX_VERSION", cause)


def _get_newest_ptx_version(driver_version: int) -> tuple[int, int]:
    """Return the newest PTX version (major, minor) that a driver version such as 12040 accepts.

    Each minor release of CUDA adds a PTX version, except 12.6.
    """
    cuda_major, cuda_minor = driver_version // 1000, driver_version % 1000 // 10
    newest = _FIRST_PTX.get(cuda_major, _ANY_PTX) + cuda_minor
    is_after_exception = cuda_major == _WITHOUT_NEW_PTX // 1000 and driver_version >= _WITHOUT_NEW_PTX
    if is_after_exception:
        newest -= 1
    return divmod(newest, 10)


def _read_ptx(simulation: Simulation, data: bytes, *, replaces_cubin: bool = False) -> Code:
    """Read PTX. Raise Status if the driver rejects it.

    Args:
        simulation: The active simulation.
        data: The PTX, without a terminating zero.
        replaces_cubin: Whether the PTX runs instead of a CUBIN that the driver accepts. Its version is then
            not checked.
    """
    module = ptx.PtxModule(data)
    if module.version is None or not module.target:
        raise Status("INVALID_PTX")
    if not replaces_cubin:
        _check_ptx_version(simulation, *module.version)
    _check_target(simulation, module.target, "INVALID_PTX")
    variables = module.list_variables()
    stored = {name: variable for name, variable in variables.items() if variable.space in ("global", "const")}
    if sum(variable.size for variable in stored.values()) > _MAX_VARIABLES:
        cause = f"The PTX is invalid: more than {_MAX_VARIABLES:,} bytes of variables."
        raise _make_status("INVALID_PTX", cause)
    return Code(
        data,
        kernels=_list_ptx_kernels(module, variables),
        variables={name: (variable.size, b"") for name, variable in stored.items()},
        threads={name: entry.threads for name, entry in module.entries.items() if entry.threads},
        constants=sum(variable.size for variable in stored.values() if variable.space == "const"),
        managed=frozenset(name for name, variable in stored.items() if variable.is_managed),
        target=_parse_capability(module.target),
    )


def _list_ptx_kernels(module: ptx.PtxModule, variables: Mapping[str, Any]) -> dict[str, KernelInfo]:
    """Return the kernels of a PTX module, keyed by name, with the sizes of their memory.

    The static shared memory of a kernel contains its own variables, and the module's variables that it uses.

    Args:
        module: The PTX module.
        variables: The module's variables, keyed by name.
    """
    shared_variables = {name: variable for name, variable in variables.items() if variable.space == "shared"}
    kernels = {}
    for kernel in module.list_kernels():
        entry = module.entries[kernel.name]
        static_shared = entry.sum_local("shared")
        if shared_variables:
            used_names = set(ptx.list_names(entry.body))
            static_shared += sum(
                variable.size for name, variable in shared_variables.items() if name in used_names
            )
        local_memory = entry.sum_local("local")
        kernels[kernel.name] = replace(kernel, static_shared_memory=static_shared, local_memory=local_memory)
    return kernels


def _read_fatbin(simulation: Simulation, data: bytes) -> Code:
    """Read the part of a fatbin that the driver chooses: the newest CUBIN that the device can run, or PTX.

    If kernels run on the CPU, the fatbin's PTX replaces the CUBIN.

    Raises:
        Status: The driver does not accept any part.
    """
    all_parts = list(fatbin_parts.iter_parts(data))
    cubins = _sort_newest_first(part for part in all_parts if part.kind == _CUBIN)
    ptx_parts = _sort_newest_first(part for part in all_parts if part.kind == _PTX)
    rejections: list[_Rejection] = []
    for part in (*cubins, *ptx_parts):
        code = _read_part(simulation, part, rejections)
        if code is not None:
            needs_ptx = part.kind == _CUBIN and simulation.runner is not None
            return _replace_cubin(simulation, code, ptx_parts) if needs_ptx else code
    if not rejections:
        raise Status("NO_BINARY_FOR_GPU")
    loading.set_cause("\n".join(rejection.cause for rejection in rejections))
    raise Status(rejections[-1].status)


def _sort_newest_first(parts: Iterable[fatbin_parts.Part]) -> list[fatbin_parts.Part]:
    """Sort the parts of a fatbin by architecture, the newest first."""
    return sorted(parts, key=lambda part: part.architecture, reverse=True)


def _replace_cubin(simulation: Simulation, cubin_code: Code, ptx_parts: Sequence[fatbin_parts.Part]) -> Code:
    """Return a fatbin's PTX, which runs instead of its CUBIN.

    If no PTX can be read, return the code of the CUBIN with the reasons in `ptx_error`.
    """
    rejections: list[_Rejection] = []
    for part in ptx_parts:
        ptx_code = _read_part(simulation, part, rejections, replaces_cubin=True)
        if ptx_code is not None:
            return ptx_code
    return replace(cubin_code, ptx_error=" ".join(rejection.cause for rejection in rejections))


def _read_part(
    simulation: Simulation,
    part: fatbin_parts.Part,
    rejections: list[_Rejection],
    *,
    replaces_cubin: bool = False,
) -> Code | None:
    """Read a part of a fatbin, or return None if the driver does not accept it.

    Args:
        simulation: The active simulation.
        part: The part to read.
        rejections: The reason is added to this list, unless the part is damaged or is for another GPU.
        replaces_cubin: See `_read_ptx`.
    """
    loading.set_cause(None)
    try:
        if part.kind == _CUBIN:
            return _read_cubin(simulation, part.read())
        return _read_ptx(simulation, part.read().rstrip(b"\0"), replaces_cubin=replaces_cubin)
    except fatbin_parts.NotReadable as error:
        cause = f"The fatbin's {part.name} cannot be read: {error}."
        rejections.append(_Rejection("NOT_SUPPORTED", cause))
    except Status as status:
        first_line, _, _ = str(loading.take_cause() or "").partition("\n")
        if first_line:
            rejections.append(_Rejection(status.args[0], f"{part.name}: {first_line}"))
    except ValueError:  # the part is damaged
        pass
    return None
