"""NVRTC's options in the words of clang; those that would mean something else are refused by name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..nvrtc.options import split

# What changes neither the code nor what is accepted, or says what clang does anyway.
_NOTHING = frozenset(
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
_SWITCHES = {"fmad": True, "ftz": False, "prec-div": True, "prec-sqrt": True, "rdc": False}
_FAST = {"fmad": True, "ftz": True, "prec-div": False, "prec-sqrt": False}
_DEBUG = {"G": ("-O0", "-g"), "lineinfo": ("-O3", "-gline-tables-only"), "": ("-O3",)}


class ClangOptions(NamedTuple):
    """Options as clang takes them.

    language   those that the prelude has to be compiled with, too
    source     those of one source: macros, headers, diagnostics
    assembler  those of nvJitLink, for a CUBIN
    registers  the most that a kernel may use, or 0
    device     whether functions without a word for where they run are for the device
    """

    language: list[str]
    source: list[str]
    assembler: list[str]
    registers: int
    device: bool = False


def translate(options: Sequence[str]) -> ClangOptions:
    """Translate NVRTC's options. Raises ValueError for an option that clang has no equal to."""
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
            source += ["-include", value]
        elif name == "w" or (name in ("Werror", "warning-as-error") and value == "all-warnings"):
            source.append("-w" if name == "w" else "-Werror")
        elif name in ("G", "lineinfo"):
            debug = debug if debug == "G" else name
            assembler.append("-g" if name == "G" else "-lineinfo")
        elif name == "Xptxas" or (name == "maxrregcount" and value.isdecimal()):
            registers = int(value) if name == "maxrregcount" else registers
            assembler.append(f"-{name}={value}")
        elif name not in _NOTHING:
            raise ValueError(f"the option {option} is NVRTC's, and clang has no equal: use compiler='nvrtc'")
    language = [*_write_numbers(switches, fast), f"-std={std}", *_DEBUG[debug]]
    if switches["rdc"]:
        assembler.append("-r")  # a CUBIN that can be linked
    if any(re.match("-DNDEBUG(=|$)", word) for word in source):
        language.append("-DNDEBUG")  # the prelude's assert asks for it
    return ClangOptions(language, source, assembler, registers, device)


def _write_numbers(switches: dict[str, bool], fast: bool) -> Iterator[str]:
    """Those for numbers. Without a value for reflection libdevice would take the approximate square root."""
    yield f"-ffp-contract={'fast' if switches['fmad'] else 'off'}"
    if fast:
        yield from ("-DCUDYN_FAST_MATH", "-fgpu-approx-transcendentals")
    if switches["ftz"]:
        yield "-fgpu-flush-denormals-to-zero"
    if not switches["prec-div"]:
        yield from ("-mllvm", f"-nvptx-prec-divf32={0 if fast else 1}")
    if not switches["prec-sqrt"]:
        yield from ("-mllvm", "-nvptx-prec-sqrtf32=0")
    yield from ("-mllvm", f"-nvvm-reflect-add=__CUDA_PREC_SQRT={int(switches['prec-sqrt'])}")
    if switches["rdc"]:
        yield "-fgpu-rdc"
