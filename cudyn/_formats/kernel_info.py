"""The facts about a kernel in compiled code: its parameters and resources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from struct import calcsize
from typing import Any

# PTX's types of parameters (PTX ISA, "Fundamental Types"), and how `struct` writes a value of each. All
# integers are signed here: PTX gives int and unsigned int the same type.
CODES = {"b8": "b", "b16": "h", "b32": "i", "b64": "q", "b128": "16s", "f16": "e", "f32": "f", "f64": "d"}
CODES |= {f"{sign}{bits}": CODES[f"b{bits}"] for sign in "us" for bits in (8, 16, 32, 64)}

_MOST = 1 << 16  # the most bytes of parameters: twice the limit of a kernel
SIZES = {name: calcsize(f"<{code}") for name, code in CODES.items()}  # of PTX's types, in bytes


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a kernel.

    offset  in the kernel's parameter space, in bytes: a CUBIN's own, or as C places it. They differ where one
            is aligned to more than 16 bytes, for then it depends on where an architecture has the space
    size    in bytes
    align   in bytes; 0 if not known (a CUBIN does not have it)
    type    of PTX, such as "u64" or "f32", that of an element for an array; "b8" for a struct; "" if not
            known
    """

    offset: int
    size: int
    align: int
    type: str

    @property
    def is_scalar(self) -> bool:
        """Is it a single value, of a known or unknown type, rather than a struct or an array?"""
        return SIZES.get(self.type, self.size) == self.size

    @property
    def is_integer(self) -> bool:
        """Is it an integer or a pointer for certain?"""
        return self.is_scalar and self.type[:1] in ("u", "s")

    @property
    def code(self) -> str:
        """The format for `struct`, always with the parameter's size."""
        found = CODES.get(self.type) or CODES.get(f"b{8 * self.size}")
        return found if found and self.is_scalar else f"{self.size}s"

    def __str__(self) -> str:
        if not self.type:
            return f"?[{self.size}]"
        return self.type if self.is_scalar else f"{self.type}[{self.size // SIZES[self.type]}]"


@dataclass(frozen=True)
class KernelInfo:
    """A kernel of compiled code. Facts that are not in the code are None.

    name                  as the code has it, mangled for C++
    parameters            in order; also None if one is not a value, such as a .texref
    registers             of a thread
    static_shared_memory  of a block, in bytes
    local_memory          of a thread, in bytes
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
        facts = ", ".join(f"{value} {what}" for what, value in figures.items() if value is not None)
        note = f"  # {facts}" if facts else ""
        takes = "?" if self.parameters is None else ", ".join(map(str, self.parameters))
        return f"{self.name}({takes}){note}"


def check_places(parameters: Sequence[Parameter]) -> None:
    """Raise ValueError for parameters that overlap, are not in order, or too large, as in a damaged file."""
    end = 0
    for index, parameter in enumerate(parameters):
        offset = parameter.offset
        size = parameter.size
        if offset < end or size < 0:
            raise ValueError(f"parameter {index}: expected it at byte {end} or later, got {offset}")
        end = offset + size
        if end > _MOST:
            raise ValueError(f"parameter {index} ends at byte {end}; expected up to {_MOST}")


def add_types(kernels: Sequence[KernelInfo], typed: Sequence[KernelInfo]) -> tuple[KernelInfo, ...]:
    """Return the kernels of a CUBIN with the parameter types that the same source has in PTX, by name.

    The types are used if number and sizes are the same; the places stay those of the CUBIN.
    """
    others = {kernel.name: kernel for kernel in typed}
    found = []
    for kernel in kernels:
        other = others.get(kernel.name, kernel)
        if kernel.parameters is not None and _sizes(kernel) == _sizes(other):
            pairs = zip(kernel.parameters, other.parameters or ())
            places = tuple(Parameter(at.offset, at.size, p.align, p.type) for at, p in pairs)
            kernel = replace(kernel, parameters=places)
        found.append(kernel)
    return tuple(found)


def intersect(parts: Sequence[Sequence[KernelInfo]]) -> tuple[KernelInfo, ...]:
    """Return the facts common to several parts that the driver chooses from, such as a fatbin's.

    A kernel has to be in each part, with parameters of the same sizes; types and figures that differ become
    unknown.
    """
    first, *others = ({kernel.name: kernel for kernel in part} for part in parts)
    return tuple(
        _agree([part[name] for part in (first, *others)])
        for name in first
        if all(name in part and _sizes(part[name]) == _sizes(first[name]) for part in others)
    )


def _sizes(kernel: KernelInfo) -> list[int] | None:
    return None if kernel.parameters is None else [parameter.size for parameter in kernel.parameters]


def _agree(same: Sequence[KernelInfo]) -> KernelInfo:
    one = same[0]
    found = []
    end = 0
    for each in zip(*(kernel.parameters or () for kernel in same)):
        offset = each[0].offset
        align = each[0].align
        if any(p.offset != offset for p in each):  # where C puts it, as PTX does
            offset = end + -end % (align or 1)
        end = offset + each[0].size
        found.append(Parameter(offset, each[0].size, _share(each, "align", 0), _share(each, "type", "")))
    figures = ("registers", "static_shared_memory", "local_memory")
    known = {what: _share(same, what, None) for what in figures}
    return KernelInfo(one.name, None if one.parameters is None else tuple(found), **known)


def _share(each: Sequence[object], what: str, unknown: Any) -> Any:
    """The value of an attribute that is the same for each."""
    first, *others = (getattr(one, what) for one in each)
    return first if all(other == first for other in others) else unknown
