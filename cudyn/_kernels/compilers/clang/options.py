"""Translates NVRTC's options to clang's, and rejects options without an equivalent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..nvrtc.options import split

# Options that change neither the code nor the accepted sources, or that request clang's default.
_IGNORED = frozenset(
    {
        "ewp",
        "extensible-whole-program",
        "restrict",
        "extra-device-vectorization",
        "dopt",
        "Ofc",
        "Ofast-compile",
        "no-cache",
        "jtd",
        "minimal",
        "jump-table-density",
        "modify-stack-limit",
        "split-compile",
        "device-int128",
        "err-no",
        "display-error-number",
        "no-err-no",
        "no-display-error-number",
        "brief-diag",
        "brief-diagnostics",
        "diag-suppress",
        "diag-warn",
        "frandom-seed",
        "version-ident",
        "no-version-ident",
        "dQ",
        "Wreorder",
        "simt-only",
        "device-stack-protector",
    }
)
# The default values of NVRTC's Boolean options.
_SWITCHES = {"fmad": True, "ftz": False, "prec-div": True, "prec-sqrt": True, "rdc": False}
# The values of these options with use_fast_math.
_FAST = {"fmad": True, "ftz": True, "prec-div": False, "prec-sqrt": False}
# clang's options for NVRTC's options -G and -lineinfo, and for neither of them ("").
_DEBUG = {"G": ("-O0", "-g"), "lineinfo": ("-O3", "-gline-tables-only"), "": ("-O3",)}


class ClangOptions(NamedTuple):
    """Options for clang.

    Attributes:
        language: Language options, with which the prelude must also be compiled.
        source: Options for the source: macros, headers and diagnostics.
        assembler: Options for nvJitLink, which assembles a CUBIN.
        registers: Maximum number of registers that a kernel may use, or 0 for no limit.
        device: Whether functions without `__host__` or `__device__` are compiled for the device.
    """

    language: list[str]
    source: list[str]
    assembler: list[str]
    registers: int
    device: bool = False


def translate(options: Sequence[str]) -> ClangOptions:
    """Translate NVRTC's options. Raises ValueError for an option without an equivalent."""
    switches = dict(_SWITCHES)
    std = "c++17"
    debug = ""
    fast = False
    device = False
    registers = 0
    source: list[str] = []
    assembler: list[str] = []
    for option, name, value in split(options):
        if name in switches and value in ("true", "false"):
            switches[name] = value == "true"
        elif name in ("dc", "dw"):
            switches["rdc"] = name == "dc"
        elif name == "use_fast_math":
            fast = True
            switches |= _FAST
        elif name == "default-device":
            device = True
        elif name == "std":
            std = value
        elif name in ("D", "U"):
            source.append(f"-{name}{value}")
        elif name == "pre-include":
            # Without -Xclang, clang would use a precompiled header next to the header if there is one.
            source += ["-Xclang", "-include", "-Xclang", value]
        elif name == "w" or (name in ("Werror", "warning-as-error") and value == "all-warnings"):
            source.append("-w" if name == "w" else "-Werror")
        elif name in ("G", "lineinfo"):
            debug = debug if debug == "G" else name  # -G takes precedence over -lineinfo
            assembler.append("-g" if name == "G" else "-lineinfo")
        elif name == "Xptxas" or (name == "maxrregcount" and value.isdecimal()):
            registers = int(value) if name == "maxrregcount" else registers
            assembler.append(f"-{name}={value}")
        elif name not in _IGNORED:
            raise ValueError(f"the option {option} has no equivalent in clang: use compiler='nvrtc'")
    language = [*_iter_switch_options(switches, fast), f"-std={std}", *_DEBUG[debug]]
    if switches["rdc"]:
        assembler.append("-r")  # a relocatable CUBIN
    if any(re.match("-DNDEBUG(=|$)", word) for word in source):
        language.append("-DNDEBUG")  # the prelude defines `assert`
    return ClangOptions(language, source, assembler, registers, device)


def _iter_switch_options(switches: dict[str, bool], fast: bool) -> Iterator[str]:
    """Yield clang's options for floating-point arithmetic and for relocatable code.

    Args:
        switches: The values of NVRTC's Boolean options.
        fast: Whether use_fast_math was passed.
    """
    yield f"-ffp-contract={'fast' if switches['fmad'] else 'off'}"
    if fast:
        yield from ("-DCUDYN_FAST_MATH", "-fgpu-approx-transcendentals")
    if switches["ftz"]:
        yield "-fgpu-flush-denormals-to-zero"
    if not switches["prec-div"]:  # 0 stands for div.approx, and 1 for div.full, which is more precise
        yield from ("-mllvm", f"-nvptx-prec-divf32={0 if fast else 1}")
    if not switches["prec-sqrt"]:
        yield from ("-mllvm", "-nvptx-prec-sqrtf32=0")
    # Without this value, libdevice would use the approximate square root.
    yield from ("-mllvm", f"-nvvm-reflect-add=__CUDA_PREC_SQRT={int(switches['prec-sqrt'])}")
    if switches["rdc"]:
        yield "-fgpu-rdc"
