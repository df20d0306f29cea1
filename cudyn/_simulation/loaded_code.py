"""Compiled code as a driver reads it: kernels, limits and variables, or the status for what it refuses."""

from __future__ import annotations

import ctypes
import re
from _thread import get_ident
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from struct import unpack_from

from .._formats import cubin, fatbin_parts, image, ptx
from .._formats.kernel_info import KernelInfo
from .._loading import load as loading
from .simulated_library import Status, refuse
from .simulation import Simulation

# The driver's major -> ten times the version of PTX of its first release.
_NEWEST_PTX = {11: 70, 12: 80, 13: 90}
_ELF_64 = b"\x7fELF\x02\x01"  # of little-endian machines
_CUDA = 190  # EM_CUDA
_ENTRY = re.compile(r"\.entry\s+([\w$%]+)")
_THREADS = re.compile(r"\.(?:maxntid|reqntid)\s+(\d+)(?:\s*,\s*(\d+))?(?:\s*,\s*(\d+))?")
_VARIABLE = r"\.{}\s+(?:\.align\s+\d+\s+)?\.[busf](\d+)\s+([\w$%]+)(?:\[(\d+)\])?"
_SHARED = re.compile(_VARIABLE.format("shared") + r"\s*;")
_LOCAL = re.compile(_VARIABLE.format("local") + r"\s*;")
_CONSTANT = re.compile(r"^\s*(?:\.visible\s+|\.weak\s+)?" + _VARIABLE.format("const"), re.M)
_GLOBAL = re.compile(r"^\s*(?:\.visible\s+|\.weak\s+)?" + _VARIABLE.format("(?:global|const)"), re.M)


@dataclass
class Code:
    """What a driver reads from an image.

    kernels    by name
    variables  name -> (size, the bytes at its beginning)
    threads    kernel -> the most threads of a block that it is made for
    constants  bytes of constant memory
    unread     why other code of a fatbin, which would have been taken, was not
    """

    data: bytes
    kernels: Mapping[str, KernelInfo]
    variables: Mapping[str, tuple[int, bytes]] = field(default_factory=dict)
    threads: Mapping[str, int] = field(default_factory=dict)
    constants: int = 0
    unread: str = ""


def read_code(simulation: Simulation, address: int) -> Code:
    """Read the image at an address, which says how long it is. Status."""
    refuse(not address)
    start = ctypes.string_at(address, 64)
    kind = ""
    try:
        kind = image.find_kind(start)
        if kind == "fatbin":
            return _choose(simulation, ctypes.string_at(address, sum(unpack_from("<HQ", start, 6))))
        if kind == "cubin":
            return _read_cubin(simulation, ctypes.string_at(address, _measure_elf(address, start)))
        if kind == "ptx":
            return _read_ptx(simulation, ctypes.string_at(address))
    except ValueError:  # it is damaged, or no code at all
        pass
    raise Status("INVALID_PTX" if kind == "ptx" else "INVALID_IMAGE")


def _measure_elf(address: int, start: bytes) -> int:
    """The size of an ELF file in memory: the end of its tables or of its last section. Status: not CUDA's."""
    refuse(not start.startswith(_ELF_64) or unpack_from("<H", start, 18) != (_CUDA,), "INVALID_IMAGE")
    programs, table, *_, size, number, entry, count = unpack_from("<QQIHHHHH", start, 32)
    rows = ctypes.string_at(address + table, entry * count)
    ends = [sum(unpack_from("<QQ", rows, at + 24)) for at in range(0, len(rows), entry) if rows[at + 4] != 8]
    return int(max(table + len(rows), programs + size * number, *ends))


def _read_cubin(simulation: Simulation, data: bytes) -> Code:
    target, kernels = cubin.read(data)
    variables = cubin.read_variables(data)
    _check_target(simulation, target, "NO_BINARY_FOR_GPU", in_family=True)
    return Code(data, {kernel.name: kernel for kernel in kernels}, variables)


def _check_target(simulation: Simulation, target: str, status: str, in_family: bool = False) -> None:
    """Refuse code for a later architecture, another one alone (sm_90a) or, in_family, another major."""
    number = int(re.sub(r"\D", "", target) or 0)
    refuse(
        number > simulation.capability or (target.endswith("a") and number != simulation.capability), status
    )
    refuse(in_family and number // 10 != simulation.capability // 10, status)


def _read_ptx(simulation: Simulation, data: bytes) -> Code:
    text = data.decode("utf-8", "replace")
    version = re.search(r"^\s*\.version\s+(\d+)\.(\d+)", text, re.M)
    target, kernels = ptx.read(data)
    refuse(version is None or not target, "INVALID_PTX")
    assert version is not None
    newest = _NEWEST_PTX.get(simulation.version // 1000, 990) + simulation.version % 1000 // 10
    refuse(int(version[1]) * 10 + int(version[2]) > newest, "UNSUPPORTED_PTX_VERSION")
    _check_target(simulation, target, "INVALID_PTX")
    found = {kernel.name: kernel for kernel in kernels}
    threads = {}
    starts = [(m[1], m.start()) for m in _ENTRY.finditer(text)] + [("", len(text))]
    for (name, start), (_, end) in pairwise(starts):
        shared = sum(_measure(m) for m in _SHARED.finditer(text, start, end))
        local = sum(_measure(m) for m in _LOCAL.finditer(text, start, end))
        most = _THREADS.search(text, start, end)
        if most:
            threads[name] = int(most[1]) * int(most[2] or 1) * int(most[3] or 1)
        if name in found:
            found[name] = replace(found[name], static_shared_memory=shared, local_memory=local)
    variables = {m[2]: (_measure(m), b"") for m in _GLOBAL.finditer(text, 0, starts[0][1])}
    constants = sum(_measure(m) for m in _CONSTANT.finditer(text, 0, starts[0][1]))
    return Code(data, found, variables, threads, constants)


def _measure(found: re.Match[str]) -> int:
    return int(found[1]) // 8 * int(found[3] or 1)


def _choose(simulation: Simulation, data: bytes) -> Code:
    """The part of a fatbin that the driver takes: the newest CUBIN or else PTX that the device can run.

    Where kernels run on the CPU it is the PTX, of which they are made, or else the CUBIN.
    """
    sign = 1 if simulation.runner else -1
    kinds = (fatbin_parts.PTX, fatbin_parts.CUBIN)
    parts = [part for part in fatbin_parts.read_parts(data) if part.kind in kinds]
    unread = ""
    for part in sorted(parts, key=lambda part: (sign * part.kind, -part.architecture)):
        try:
            if part.kind == fatbin_parts.CUBIN:
                return replace(_read_cubin(simulation, part.read()), unread=unread)
            return _read_ptx(simulation, part.read().rstrip(b"\0"))
        except fatbin_parts.NotReadable as error:
            kind = "PTX for compute" if part.kind == fatbin_parts.PTX else "CUBIN for sm"
            unread = f"the fatbin's {kind}_{part.architecture} is not read: {error}"
        except (Status, ValueError):
            continue
    if unread:
        loading.causes[get_ident()] = f"{unread[0].upper()}{unread[1:]}."
    raise Status("NO_BINARY_FOR_GPU")
