"""Chooses the code for a device. The exported C does the same (module_c/contexts.c).

The target of an image is "sm_90" (a CUBIN) or "compute_90" (PTX), either of which may have a suffix, or "all"
for a fatbin, whose code is chosen by the driver.

    sm_90a, compute_90a      runs only on compute capability 9.0
    sm_100f, compute_100f    runs on 10.0 and on higher minor versions of the same major version
    sm_80                    runs on 8.0 and on higher minor versions of the same major version
    compute_80               runs on 8.0 and everything newer

CUBINs are preferred to PTX. Among several CUBINs, and among several PTX images, code with the suffix "a" is
preferred to other code, and newer architectures are preferred to older ones. (CUDA Programming Guide, "Binary
Compatibility", "PTX Compatibility", "Family-Specific Features".)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..._formats.image import Image

ALL = "all"  # the target of a fatbin
CODE = "_cudyn_code_"  # comes between the prefix and the target in the names of code symbols

_ARCH = re.compile(r"(sm|compute)_(\d{1,3})(\d)([af]?)", re.ASCII)


class Target(NamedTuple):
    """The target of an image.

    Attributes:
        kind: "cubin", "ptx" or "fatbin".
        major, minor: The compute capability; 0 for "all".
        suffix: "a", "f" or "".
    """

    kind: str
    major: int
    minor: int
    suffix: str

    @property
    def rank(self) -> tuple[bool, bool, int, int, str]:
        """The sort key for the order of preference."""
        # If everything else is equal, code with the suffix "f" comes before code without a suffix.
        last_key = "" if self.suffix else "f"
        return self.kind == "ptx", self.suffix != "a", -self.major, -self.minor, last_key

    def runs_on(self, capability: tuple[int, int]) -> bool:
        """Return whether the code runs on a device with this compute capability."""
        target_capability = self.major, self.minor
        if self.suffix == "a":
            return target_capability == capability
        if self.kind == "ptx" and not self.suffix:
            return target_capability <= capability
        if self.kind == "fatbin":  # the driver chooses the code
            return True
        major, minor = capability
        return self.major == major and self.minor <= minor


def parse_target(arch: str) -> Target:
    """Parse the name of a target. Raises ValueError if it is not a target."""
    if arch == ALL:
        return Target("fatbin", 0, 0, "")
    match = _ARCH.fullmatch(arch)
    if match is None:
        raise ValueError(f"{arch[:80]!r}: expected an architecture such as sm_90 or compute_90, or {ALL}")
    prefix, major, minor, suffix = match.groups()
    return Target("cubin" if prefix == "sm" else "ptx", int(major), int(minor), suffix)


def name_target(image: Image) -> str:
    """Return the target of an image.

    Raises ValueError if the target is unknown or the driver cannot load the code.
    """
    if image.kind == "fatbin":
        return ALL
    if image.kind not in ("cubin", "ptx"):
        raise ValueError(f"expected a CUBIN, PTX or a fatbin, got {image.kind}")
    if len(image.arch) != 1:
        raise ValueError(f"expected a {image.kind} for a known architecture, got an unknown one")
    number = image.arch[0].partition("_")[2]  # The architecture of PTX may also be called sm_90.
    name = f"{'sm' if image.kind == 'cubin' else 'compute'}_{number}"
    parse_target(name)
    return name


def sort_targets(archs: Iterable[str]) -> list[tuple[int, Target]]:
    """Return (original index, target) pairs, in order of preference."""
    return sorted(enumerate(map(parse_target, archs)), key=lambda pair: pair[1].rank)


def choose(archs: Sequence[str], capability: tuple[int, int]) -> tuple[int, str]:
    """Return the index of the code for a device, and a note about the choice.

    The note is `""` for a CUBIN. If no code runs on the device, the index is -1, and the note lists the
    targets.
    """
    major, minor = capability
    device = f"sm_{major}{minor}"
    for index, target in sort_targets(archs):
        if target.runs_on(capability):
            note = describe_ptx(device, archs[index]) if target.kind == "ptx" else ""
            return index, note
    return -1, describe_missing(device, archs)


def describe_ptx(device: str, arch: str) -> str:
    """Return the note that only PTX exists for a device.

    Args:
        device: The architecture of the device, such as "sm_90".
        arch: The target of the PTX.
    """
    return f"no CUBIN for {device}: the driver compiles the PTX for {arch}"


def describe_missing(device: str, archs: Iterable[str]) -> str:
    """Return the note that no code runs on a device.

    Args:
        device: The architecture of the device, such as "sm_90".
        archs: The targets of the code.
    """
    return f"no code for {device}: the code is for {', '.join(archs)}; compile for {device} as well"
