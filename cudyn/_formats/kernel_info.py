"""The parameters and resources of a kernel in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from struct import calcsize
from typing import Any

# PTX parameter types (PTX ISA, "Fundamental Types") -> `struct` format. All integers are signed here, because
# PTX uses the same type for int and unsigned int.
CODES = {"b8": "b", "b16": "h", "b32": "i", "b64": "q", "b128": "16s", "f16": "e", "f32": "f", "f64": "d"}
CODES |= {f"{letter}{bits}": CODES[f"b{bits}"] for letter in "us" for bits in (8, 16, 32, 64)}

_MAX_BYTES = 1 << 16  # limit for the size of all parameters: twice the limit of a kernel
SIZES = {name: calcsize(f"<{code}") for name, code in CODES.items()}  # PTX type -> size in bytes


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Parameter:
    """A parameter of a kernel.

    Attributes:
        offset: offset in the kernel's parameter space in bytes, from the CUBIN or computed with C's layout
            rules. The two offsets differ only if a parameter is aligned to more than 16 bytes, because its
            offset in a CUBIN then depends on the architecture
        size: size in bytes
        align: alignment in bytes; 0 if unknown (CUBINs do not contain it)
        type: PTX type, such as "u64" or "f32"; the type of an element for an array; "b8" for a struct; "" if
            unknown
    """

    offset: int
    size: int
    align: int
    type: str

    @property
    def is_scalar(self) -> bool:
        """Whether it is a single value rather than a struct or an array.

        A parameter whose type is unknown counts as a single value.
        """
        size_of_type = SIZES.get(self.type)
        return size_of_type is None or size_of_type == self.size

    @property
    def is_integer(self) -> bool:
        """Whether it is known to be an integer or a pointer."""
        return self.is_scalar and self.type[:1] in ("u", "s")

    @property
    def code(self) -> str:
        """The format for the module `struct`, which packs an argument into the size of the parameter.

        It is that of an integer if the type is unknown, and that of bytes for structs and arrays.
        """
        if self.is_scalar:
            integer_of_same_size = f"b{8 * self.size}"
            code = CODES.get(self.type) or CODES.get(integer_of_same_size)
            if code:
                return code
        return f"{self.size}s"

    def __str__(self) -> str:
        if not self.type:
            return f"?[{self.size}]"
        if self.is_scalar:
            return self.type
        element_count = self.size // SIZES[self.type]
        return f"{self.type}[{element_count}]"


@dataclass(frozen=True)
class KernelInfo:
    """A kernel in compiled code. Attributes that the code does not specify are None.

    Attributes:
        name: name in the code; mangled for C++
        parameters: the parameters, in order; also None if one of them is not a value, such as a .texref
        registers: number of registers that a thread uses
        static_shared_memory: static shared memory that a block uses, in bytes
        local_memory: local memory that a thread uses, in bytes
    """

    name: str
    parameters: tuple[Parameter, ...] | None
    registers: int | None = None
    static_shared_memory: int | None = None
    local_memory: int | None = None

    def __str__(self) -> str:
        resources = {
            "registers": self.registers,
            "bytes of static shared memory": self.static_shared_memory,
            "bytes of local memory": self.local_memory,
        }
        description = ", ".join(f"{value} {unit}" for unit, value in resources.items() if value is not None)
        note = f"  # {description}" if description else ""
        parameters = "?" if self.parameters is None else ", ".join(map(str, self.parameters))
        return f"{self.name}({parameters}){note}"


def check_offsets(parameters: Sequence[Parameter]) -> None:
    """Raise ValueError if parameters overlap, are not in ascending order, or are too large.

    This happens only if the file is damaged.
    """
    end = 0
    for index, parameter in enumerate(parameters):
        offset = parameter.offset
        size = parameter.size
        if offset < end or size < 0:
            raise ValueError(f"parameter {index}: expected an offset of at least {end} bytes, got {offset}")
        end = offset + size
        if end > _MAX_BYTES:
            raise ValueError(f"parameter {index} ends at byte {end}; the limit is {_MAX_BYTES}")


def add_types(kernels: Sequence[KernelInfo], ptx_kernels: Sequence[KernelInfo]) -> tuple[KernelInfo, ...]:
    """Return the kernels of a CUBIN with the parameter types of the same kernels in PTX.

    The types are only added if the parameters have the same sizes in the CUBIN and in the PTX. The CUBIN's
    offsets are not changed.
    """
    ptx_kernels_by_name = {kernel.name: kernel for kernel in ptx_kernels}
    return tuple(_add_types(kernel, ptx_kernels_by_name.get(kernel.name)) for kernel in kernels)


def _add_types(kernel: KernelInfo, ptx_kernel: KernelInfo | None) -> KernelInfo:
    """Return a kernel with the parameter types of the same kernel in PTX, if the sizes are the same."""
    if ptx_kernel is None or kernel.parameters is None or ptx_kernel.parameters is None:
        return kernel
    if _list_sizes(kernel) != _list_sizes(ptx_kernel):
        return kernel
    parameters = tuple(
        replace(parameter, align=ptx_parameter.align, type=ptx_parameter.type)
        for parameter, ptx_parameter in zip(kernel.parameters, ptx_kernel.parameters)
    )
    return replace(kernel, parameters=parameters)


def intersect(parts: Sequence[Sequence[KernelInfo]]) -> tuple[KernelInfo, ...]:
    """Return the kernels that several variants of a module have in common, such as the parts of a fatbin.

    The driver chooses one of the variants. Only the kernels that exist in every variant with the same
    parameter sizes are returned. Types and resource counts that differ become unknown.

    Args:
        parts: The kernels of each variant.
    """
    variants_by_name: dict[str, list[KernelInfo]] = {}
    for part in parts:
        for kernel in {kernel.name: kernel for kernel in part}.values():  # each name counts once in a part
            variants_by_name.setdefault(kernel.name, []).append(kernel)
    common_kernels = []
    for variants in variants_by_name.values():
        is_in_all_parts = len(variants) == len(parts)
        sizes = _list_sizes(variants[0])
        if is_in_all_parts and all(_list_sizes(kernel) == sizes for kernel in variants):
            common_kernels.append(_merge(variants))
    return tuple(common_kernels)


def _list_sizes(kernel: KernelInfo) -> list[int] | None:
    """Return the sizes of a kernel's parameters, or None if they are unknown."""
    if kernel.parameters is None:
        return None
    return [parameter.size for parameter in kernel.parameters]


def _merge(kernels: Sequence[KernelInfo]) -> KernelInfo:
    """Merge several variants of a kernel whose parameters have the same sizes.

    Properties that differ between the variants become unknown.
    """
    name = kernels[0].name
    variants = [kernel.parameters for kernel in kernels if kernel.parameters is not None]
    return KernelInfo(
        name,
        _merge_parameters(variants) if variants else None,
        registers=_get_common(kernels, "registers", None),
        static_shared_memory=_get_common(kernels, "static_shared_memory", None),
        local_memory=_get_common(kernels, "local_memory", None),
    )


def _merge_parameters(variants: Sequence[Sequence[Parameter]]) -> tuple[Parameter, ...]:
    """Merge the parameter lists of several variants of a kernel, which contain the same sizes."""
    merged_parameters = []
    end = 0
    for same_parameters in zip(*variants):
        size = same_parameters[0].size
        offset = _get_common(same_parameters, "offset", None)
        if offset is None:  # use the offset according to C's layout rules, as for PTX
            offset = round_up(end, same_parameters[0].align or 1)
        align = _get_common(same_parameters, "align", 0)
        type_ = _get_common(same_parameters, "type", "")
        merged_parameters.append(Parameter(offset, size, align, type_))
        end = offset + size
    return tuple(merged_parameters)


def round_up(offset: int, alignment: int) -> int:
    """Return the first multiple of an alignment that is not less than an offset."""
    return (offset + alignment - 1) // alignment * alignment


def _get_common(objects: Sequence[object], attribute: str, unknown: Any) -> Any:
    """Return the value of an attribute that is equal in all objects, or `unknown` if the values differ."""
    values = [getattr(object_, attribute) for object_ in objects]
    are_equal = all(value == values[0] for value in values)
    return values[0] if are_equal else unknown
