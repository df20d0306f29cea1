"""What is known of a kernel in compiled code: what it takes and what it uses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Parameter(NamedTuple):
    """A parameter of a kernel.

    offset  in the kernel's parameter space, in bytes
    size    in bytes
    align   in bytes; 0 where it is not known (a CUBIN does not say)
    type    of PTX, such as "u64" or "f32"; "b8" for a struct or array; "" where it is not known
    """

    offset: int
    size: int
    align: int
    type: str

    def __str__(self) -> str:
        kind = self.type or "?"
        return f"{kind}[{self.size}]" if kind in ("b8", "?") else kind


@dataclass(frozen=True)
class KernelInfo:
    """A kernel of compiled code. `name` is as the code has it, mangled for C++; None: not known.

    registers   of a thread
    shared      static shared memory of a block, in bytes
    local       local memory of a thread, in bytes
    """

    name: str
    parameters: tuple[Parameter, ...]
    registers: int | None = None
    shared: int | None = None
    local: int | None = None

    def __str__(self) -> str:
        facts = [
            f"{value} {what}"
            for value, what in (
                (self.registers, "registers"),
                (self.shared, "bytes of shared memory"),
                (self.local, "bytes of local memory"),
            )
            if value is not None
        ]
        note = f"  # {', '.join(facts)}" if facts else ""
        return f"{self.name}({', '.join(map(str, self.parameters))}){note}"


def merged(kernels: Sequence[KernelInfo], typed: Sequence[KernelInfo]) -> tuple[KernelInfo, ...]:
    """Kernels of a CUBIN with the parameter types that the PTX of the same source has."""
    types = {kernel.name: kernel.parameters for kernel in typed}
    result = []
    for kernel in kernels:
        known = types.get(kernel.name, ())
        same = [(p.offset, p.size) for p in known] == [(p.offset, p.size) for p in kernel.parameters]
        parameters = known if same else kernel.parameters
        result.append(replace(kernel, parameters=parameters))
    return tuple(result)
