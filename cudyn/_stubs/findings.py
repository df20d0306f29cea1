"""The needs of a file compared with this machine, in data and in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .closure import Closure
from .links import read_machine
from .owners import find_owner
from .symbol import Need

if TYPE_CHECKING:
    from .file_needs import Needs

# What programs do where one of their files can't be loaded, which may be better than with a stub.
REMARKS = {
    "libonnxruntime_providers_cuda.so": "without CUDA's libraries onnxruntime runs on the CPU at once; with "
    "stubs it tries this provider first, which fails",
    "libonnxruntime_providers_tensorrt.so": "without TensorRT onnxruntime uses its other providers at once; "
    "with stubs it tries this one first, which fails",
}


class Source(NamedTuple):
    """Where a symbol comes from.

    place       the library or process that has it
    is_loaders  the system loader finds it there by itself; else only cudyn does
    """

    place: str
    is_loaders: bool


class Findings:
    """The needs of a file compared with this machine.

    needs          the file
    links          the libraries of NVIDIA's that it is linked with
    origins        the libraries that it is linked with, and the place of each, as of `Link`
    missing        those, of whomever, that the system loader does not find
    symbols        the symbols to find: those of `needs.symbols`, and others that nothing else defines
    satisfied, through_cudyn
                   where the system loader finds them, and where only cudyn does
    unmet          those that nothing has, without weak ones
    """

    def __init__(
        self, needs: Needs, closure: Closure, symbols: Sequence[Need], sources: Sequence[Source | None]
    ) -> None:
        self.needs = needs
        self.links = closure.list_links(needs)
        members = closure.members[needs]
        self.origins = {name: members[name].origin for name in needs.needed if name in members}
        self.missing = closure.list_missing(needs)
        self.symbols = tuple(symbols)
        found = dict(zip(symbols, sources))
        self.satisfied = {n: s.place for n, s in found.items() if s is not None and s.is_loaders}
        self.through_cudyn = {n: s.place for n, s in found.items() if s is not None and not s.is_loaders}
        self.unmet = [need for need, source in found.items() if source is None and not need.weak]

    @property
    def is_of_cuda(self) -> bool:
        """Does the file need anything of NVIDIA's libraries?"""
        return bool(self.needs.symbols or self.links or self.needs.opened)

    def write(self) -> Iterator[str]:
        """Write it in words."""
        needs = self.needs
        name = f", {needs.soname}" if needs.soname else ""
        yield f"{needs.file}: {needs.kind} for {needs.machine}{name}"
        if needs.machine != read_machine():
            yield f"  nothing here satisfies it: this Python is for {read_machine() or sys.platform}"
        yield from self._write_links()
        groups: dict[str, list[Need]] = {}
        for need in self.symbols:
            if need in self.satisfied:
                head = f"satisfied by {self.satisfied[need]}"
            elif need in self.through_cudyn:
                head = f"only through cudyn: {self.through_cudyn[need]}"
            else:
                head = f"not satisfied: {needs.would_satisfy(need)} would do"
            groups.setdefault(head, []).append(need)
        for head, members in groups.items():
            yield f"  {head}"
            yield from (f"    {need}" for need in members)
        if not self.symbols:
            yield "  needs no symbol of CUDA's libraries"
        versioned = [x.soname for x in self.links if x.versioned and x.soname not in needs.tree.by_name]
        if versioned:
            yield f"  linked by symbol versions, so the loader takes no other major: {', '.join(versioned)}"
        if needs.opened:
            yield f"  may open itself: {', '.join(needs.opened)}"
        if needs.has_runtime:
            yield "  the CUDA runtime is linked in"
        remark = REMARKS.get(needs.file.rpartition("/")[2])
        if remark:
            yield f"  {remark}"

    def _write_links(self) -> Iterator[str]:
        for link in self.links:
            by = ["DT_NEEDED"] * link.needed + ["symbol versions"] * link.versioned
            place = f"{link.found} ({link.origin})" if link.found else "not found"
            if link.origin == "inside":
                place = f"{link.found}, where no path of the file leads"
            table = "" if link.library else ", which cudyn has no table of,"
            yield f"  linked with {link.soname}{table} by {' and '.join(by)}: {place}"
        for soname in self.missing:
            if not find_owner(soname):
                yield f"  linked with {soname} by DT_NEEDED: not found"
