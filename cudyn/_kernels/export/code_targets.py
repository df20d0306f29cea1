"""Choosing the code for a device; the C that cudyn writes does the same (module_c/contexts.c).

Code is named by its target: "sm_90" (a CUBIN), "compute_90" (PTX), each perhaps with a suffix, or "all": a
fatbin, from which the driver chooses.

    sm_90a, compute_90a      run on compute capability 9.0 only
    sm_100f, compute_100f    on 10.0 and on higher minor numbers of the same major
    sm_80                    on 8.0 and on higher minor numbers of the same major
    compute_80               on 8.0 and everything newer

A CUBIN comes before PTX, "a" before the others, then the newest. (CUDA Programming Guide, "Binary
Compatibility", "PTX Compatibility", "Family-Specific Features".)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..._formats.image import Image

ALL = "all"  # the target of a fatbin
CODE = "_cudyn_code_"  # in symbols of code, between the prefix and the target

_ARCH = re.compile(r"(sm|compute)_(\d{1,3})(\d)([af]?)", re.ASCII)


class Target(NamedTuple):
    """The target of a piece of code; major is 0 for "all"."""

    kind: str  # "cubin", "ptx" or "fatbin"
    major: int
    minor: int
    suffix: str

    @property
    def rank(self) -> tuple[bool, bool, int, int, str]:
        """The place in the order of preference."""
        unless_f = "" if self.suffix else "f"
        return self.kind == "ptx", self.suffix != "a", -self.major, -self.minor, unless_f

    def runs_on(self, capability: tuple[int, int]) -> bool:
        """Does it run on a device of this compute capability?"""
        own = self.major, self.minor
        if self.suffix == "a":
            return own == capability
        if self.kind == "ptx" and not self.suffix:
            return own <= capability
        return self.kind == "fatbin" or (self.major == capability[0] and self.minor <= capability[1])


def read_target(arch: str) -> Target:
    """Read the name of a target. ValueError: it is not one."""
    if arch == ALL:
        return Target("fatbin", 0, 0, "")
    match = _ARCH.fullmatch(arch)
    if match is None:
        raise ValueError(f"{arch[:80]!r}: expected an architecture such as sm_90 or compute_90, or {ALL}")
    return Target("cubin" if match[1] == "sm" else "ptx", int(match[2]), int(match[3]), match[4])


def name_target(image: Image) -> str:
    """Name the target of an image. ValueError: unknown, or a kind of code that no driver loads."""
    if image.kind == "fatbin":
        return ALL
    if image.kind not in ("cubin", "ptx"):
        raise ValueError(f"expected a CUBIN, PTX or a fatbin, got {image.kind}")
    if len(image.arch) != 1:
        raise ValueError(f"expected a {image.kind} of a known architecture, got an unknown one")
    number = image.arch[0].partition("_")[2]  # PTX says sm_90, too
    name = f"{'sm' if image.kind == 'cubin' else 'compute'}_{number}"
    read_target(name)
    return name


def sort_targets(archs: Iterable[str]) -> list[tuple[int, Target]]:
    """Return these targets with their indices, in the order of preference."""
    return sorted(enumerate(map(read_target, archs)), key=lambda each: each[1].rank)


def choose(archs: Sequence[str], capability: tuple[int, int]) -> tuple[int, str]:
    """Return the index of the code for a device, and a note about the choice.

    The note is "" for a CUBIN. The index is -1 if no code runs on the device; then the note says so, and
    lists the existing targets.
    """
    device = "sm_{}{}".format(*capability)
    for index, target in sort_targets(archs):
        if target.runs_on(capability):
            return index, say_compiled(device, archs[index]) if target.kind == "ptx" else ""
    return -1, say_refused(device, archs)


def say_compiled(device: str, arch: str) -> str:
    """Note that a device gets PTX."""
    return f"no CUBIN for {device}: the driver compiles the PTX for {arch}"


def say_refused(device: str, archs: Iterable[str]) -> str:
    """Note the missing code for a device."""
    return f"no code for {device}: there is code for {', '.join(archs)}; compile for {device}, too"
