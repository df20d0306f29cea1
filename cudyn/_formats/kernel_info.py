"""The parameters and resources of a kernel in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from struct import calcsize
from typing import Any

# PTX parameter types (PTX ISA, "Fundamental Types") -> `struct` format. All integers are signed here, because
# PTX uses the same type for int and unsigned int.
CODES = {"b8": "b", "b16": "h", "b32": "i", "b64": "q", "b128": "16s", "f16": "e", "f32": "f", "f64": "d"}
CODES |= {f"{sign}{bits}": CODES[f"b{bits}"] for sign in "us" for bits in (8, 16, 32, 64)}

_MAX_BYTES = 1 << 16  # limit for the size of all parameters: twice the limit of a kernel
SIZES = {name: calcsize(f"<{code}") for name, code in CODES.items()}  # PTX type -> size in bytes


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Parameter:
    """A parameter of a kernel.

    offset  offset in the kernel's parameter space in bytes, from the CUBIN or computed with C's layout rules.
            The two offsets differ only if a parameter is aligned to more than 16 bytes, because its offset in
            a CUBIN then depends on the architecture
    size    size in bytes
    align   alignment in bytes; 0 if unknown (CUBINs do not contain it)
    type    PTX type, such as "u64" or "f32"; the type of an element for an array; "b8" for a struct; "" if
            unknown
    """

    offset: int
    size: int
    align: int
    type: str

    @property
    def is_scalar(self) -> bool:
        """Whether it is a single value rather than a struct or an array. Its type may be unknown."""
        return SIZES.get(self.type, self.size) == self.size

    @property
    def is_integer(self) -> bool:
        """Whether it is known to be an integer or a pointer."""
        return self.is_scalar and self.type[:1] in ("u", "s")

    @property
    def code(self) -> str:
        """The `struct` format, whose size is always that of the parameter."""
        code = CODES.get(self.type) or CODES.get(f"b{8 * self.size}")
        return code if code and self.is_scalar else f"{self.size}s"

    def __str__(self) -> str:
        if not self.type:
            return f"?[{self.size}]"
        return self.type if self.is_scalar else f"{self.type}[{self.size // SIZES[self.type]}]"


@dataclass(frozen=True)
class KernelInfo:
    """A kernel in compiled code. Attributes that the code does not specify are None.

    name                  name in the code; mangled for C++
    parameters            the parameters, in order; also None if one of them is not a value, such as a .texref
    registers             number of registers that a thread uses
    static_shared_memory  static shared memory that a block uses, in bytes
    local_memory          local memory that a thread uses, in bytes
    """

    name: str
    parameters: tuple[Parameter, ...] | None
    registers: int | None = None
    static_shared_memory: int | None = None
    local_memory: int | None = None

    def __str__(self) -> str:
        figures = {
            "registers": self.registers,
            "bytes of static shared memory": self.static_shared_memory,
            "bytes of local memory": self.local_memory,
        }
        facts = ", ".join(f"{value} {unit}" for unit, value in figures.items() if value is not None)
        note = f"  # {facts}" if facts else ""
        parameters = "?" if self.parameters is None else ", ".join(map(str, self.parameters))
        return f"{self.name}({parameters}){note}"


def check_offsets(parameters: Sequence[Parameter]) -> None:
    """Raise ValueError if parameters overlap, are out of order or too large, as in a damaged file."""
    end = 0
    for index, parameter in enumerate(parameters):
        offset = parameter.offset
        size = parameter.size
        if offset < end or size < 0:
            raise ValueError(f"parameter {index}: expected it at byte {end} or later, got {offset}")
        end = offset + size
        if end > _MAX_BYTES:
            raise ValueError(f"parameter {index} ends at byte {end}; expected up to {_MAX_BYTES}")


def add_types(kernels: Sequence[KernelInfo], ptx_kernels: Sequence[KernelInfo]) -> tuple[KernelInfo, ...]:
    """Return the kernels of a CUBIN with the parameter types of the same kernels in PTX.

    The types are only added if the parameters have the same sizes in the CUBIN and in the PTX. The CUBIN's
    offsets are not changed.
    """
    by_name = {kernel.name: kernel for kernel in ptx_kernels}
    result = []
    for kernel in kernels:
        ptx_kernel = by_name.get(kernel.name, kernel)
        if kernel.parameters is not None and _sizes(kernel) == _sizes(ptx_kernel):
            pairs = zip(kernel.parameters, ptx_kernel.parameters or ())
            parameters = tuple(
                Parameter(placed.offset, placed.size, typed.align, typed.type) for placed, typed in pairs
            )
            kernel = replace(kernel, parameters=parameters)
        result.append(kernel)
    return tuple(result)


def intersect(parts: Sequence[Sequence[KernelInfo]]) -> tuple[KernelInfo, ...]:
    """Return the kernel properties common to several parts that the driver chooses from, as in a fatbin.

    Only kernels that every part contains, with parameters of the same sizes, are returned. Types and resource
    counts that differ become unknown.
    """
    first, *others = ({kernel.name: kernel for kernel in part} for part in parts)
    return tuple(
        _agree([part[name] for part in (first, *others)])
        for name in first
        if all(name in part and _sizes(part[name]) == _sizes(first[name]) for part in others)
    )


def _sizes(kernel: KernelInfo) -> list[int] | None:
    return None if kernel.parameters is None else [parameter.size for parameter in kernel.parameters]


def _agree(kernels: Sequence[KernelInfo]) -> KernelInfo:
    kernel = kernels[0]
    parameters = []
    end = 0
    for group in zip(*(kernel.parameters or () for kernel in kernels)):
        offset = group[0].offset
        align = group[0].align
        if any(p.offset != offset for p in group):  # use the offset according to C, which PTX uses, too
            offset = end + -end % (align or 1)
        end = offset + group[0].size
        parameters.append(
            Parameter(offset, group[0].size, _share(group, "align", 0), _share(group, "type", ""))
        )
    figures = ("registers", "static_shared_memory", "local_memory")
    shared = {figure: _share(kernels, figure, None) for figure in figures}
    return KernelInfo(kernel.name, None if kernel.parameters is None else tuple(parameters), **shared)


def _share(items: Sequence[object], attribute: str, unknown: Any) -> Any:
    """Return an attribute that all items share, or `unknown` if their values differ."""
    first, *rest = (getattr(item, attribute) for item in items)
    return first if all(value == first for value in rest) else unknown
