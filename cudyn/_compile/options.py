"""NVRTC's options, as far as they have to be known ("Supported Compile Options" in its documentation).

All names are without their dashes. NVRTC takes whole names only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

# With a value, but for those that cudyn.compile has arguments for. It may be a word of its own, as with nvcc.
VALUED = frozenset({
    "rdc", "relocatable-device-code", "dopt", "Ofc", "Ofast-compile", "Xptxas", "ptxas-options",
    "maxrregcount", "ftz", "prec-sqrt", "prec-div", "fmad", "modify-stack-limit", "jtd", "jump-table-density",
    "device-stack-protector", "frandom-seed", "U", "undefine-macro", "include", "pre-include",
    "use-bundled-headers", "builtin-move-forward", "builtin-initializer-list",
    "create-pch", "use-pch", "pch-dir", "pch-verbose", "pch-messages", "instantiate-templates-in-pch",
    "opt-info", "optimization-info", "diag-error", "diag-suppress", "diag-warn", "Werror", "warning-as-error",
    "brief-diag", "brief-diagnostics", "time", "split-compile", "fdevice-time-trace", "tile-preview",
})  # fmt: skip

# Without one.
_BARE = frozenset({
    "dc", "device-c", "dw", "device-w", "ewp", "extensible-whole-program", "G", "device-debug", "lineinfo",
    "generate-line-info", "use_fast_math", "extra-device-vectorization", "dlto", "dlink-time-opt",
    "gen-opt-lto", "optix-ir", "w", "disable-warnings", "Wreorder", "restrict", "default-device",
    "device-as-default-execution-space", "device-int128", "device-float128", "err-no", "display-error-number",
    "no-err-no", "no-display-error-number", "fdevice-syntax-only", "minimal", "dQ", "version-ident",
    "no-version-ident", "no-cache",
    "enable-tile", "tile-only", "simt-only", "default-tile", "diagnose-implicit-tile-var",
})  # fmt: skip

# Whose result or work is not in the texts and options alone: they read or write files.
_FILES = frozenset({"create-pch", "use-pch", "pch-dir", "time", "fdevice-time-trace"})
_OURS = frozenset({"D", "define-macro", "std"})
_PTXAS = frozenset({"Xptxas", "ptxas-options"})
_PTXAS_FILES = re.compile(r"-(?:optf|options-file|o|output-file)\b|trace|time|save|dump")

# nvJitLink's options that choose the code, or what is printed.
LINKING = re.compile(
    r"-(?:lto|ptx|g|lineinfo|O[0-3]|verbose|r|optimize-unused-variables|no-cache|ewp|use_fast_math)"
    r"|-(?:arch|maxrregcount|ftz|prec-div|prec-sqrt|fma|kernels-used|variables-used|split-compile"
    r"|split-compile-extended|jump-table-density|device-stack-protector)=.*"
    r"|-Xptxas=(?!.*(?:optf|options-file|output-file|trace|time|save|dump)).*"
)

# What puts the paths of texts into the code.
PATHS = frozenset({"-G", "--device-debug", "-lineinfo", "--generate-line-info"})


def find_uncacheable(options: Sequence[str]) -> str:
    """Return the first option that does more than choose the code, or may, for it is not known; or ""."""
    rest = iter(options)
    for option in rest:
        name, joined, value = option.partition("=")
        name = name.lstrip("-")
        if option[:2] in ("-D", "-U") and option[2:]:
            continue
        if name in _OURS or name in VALUED:
            value = value if joined else next(rest, "")
            known = joined or not value.startswith("-") or name in _PTXAS
            if not known or name in _FILES or (name in _PTXAS and _PTXAS_FILES.search(value)):
                return option
        elif name not in _BARE or joined or not option.startswith("-"):
            return option
    return ""
