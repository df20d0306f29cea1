"""NVRTC's options, as far as they have to be known ("Supported Compile Options" in its documentation).

All names are without their dashes, and the short one of two. NVRTC takes whole names only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

# Names that have a shorter one, those of nvcc alone among them.
LONG = {
    "relocatable-device-code": "rdc", "Ofast-compile": "Ofc", "ptxas-options": "Xptxas",
    "jump-table-density": "jtd", "define-macro": "D", "undefine-macro": "U", "include": "pre-include",
    "optimization-info": "opt-info", "warning-as-error": "Werror", "brief-diagnostics": "brief-diag",
    "device-c": "dc", "device-w": "dw", "extensible-whole-program": "ewp", "device-debug": "G",
    "generate-line-info": "lineinfo", "dlink-time-opt": "dlto", "disable-warnings": "w",
    "device-as-default-execution-space": "default-device", "display-error-number": "err-no",
    "no-display-error-number": "no-err-no",
    "gpu-architecture": "arch", "gpu-code": "code", "generate-code": "gencode",
}  # fmt: skip

# With a value, but for those that cudyn.compile has arguments for. It may be a word of its own, as with nvcc.
VALUED = frozenset({
    "rdc", "dopt", "Ofc", "Xptxas", "maxrregcount", "ftz", "prec-sqrt", "prec-div", "fmad",
    "modify-stack-limit", "jtd", "device-stack-protector", "frandom-seed", "U", "pre-include",
    "use-bundled-headers", "builtin-move-forward", "builtin-initializer-list",
    "create-pch", "use-pch", "pch-dir", "pch-verbose", "pch-messages", "instantiate-templates-in-pch",
    "opt-info", "diag-error", "diag-suppress", "diag-warn", "Werror", "brief-diag", "time", "split-compile",
    "fdevice-time-trace", "tile-preview",
})  # fmt: skip
_OURS = frozenset({"D", "std"})

# Without one.
_BARE = frozenset({
    "dc", "dw", "ewp", "G", "lineinfo", "use_fast_math", "extra-device-vectorization", "dlto", "gen-opt-lto",
    "optix-ir", "w", "Wreorder", "restrict", "default-device", "device-int128", "device-float128", "err-no",
    "no-err-no", "fdevice-syntax-only", "minimal", "dQ", "version-ident", "no-version-ident", "no-cache",
    "enable-tile", "tile-only", "simt-only", "default-tile", "diagnose-implicit-tile-var",
})  # fmt: skip

# Whose result or work is not in the texts and options alone: they read or write files.
_FILES = frozenset({"create-pch", "use-pch", "pch-dir", "time", "fdevice-time-trace"})
_PTXAS_FILES = re.compile(r"-(?:optf|options-file|o|output-file)\b|trace|time|save|dump")

# nvJitLink's options that choose the code, or what is printed.
LINKING = re.compile(
    r"-(?:lto|ptx|g|lineinfo|O[0-3]|verbose|r|optimize-unused-variables|no-cache|ewp|use_fast_math)"
    r"|-(?:arch|maxrregcount|ftz|prec-div|prec-sqrt|fma|kernels-used|variables-used|split-compile"
    r"|split-compile-extended|jump-table-density|device-stack-protector)=.*"
    r"|-Xptxas=(?!.*(?:optf|options-file|output-file|trace|time|save|dump)).*"
)

# What puts the paths of texts into the code.
PATHS = frozenset({"G", "lineinfo"})


def split(options: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Yield each option, its name, and its value: what follows = in the same word, or the next word."""
    words = iter(options)
    for option in words:
        macro = re.fullmatch(r"-([DU])=?(.+)", option, re.S)
        name, joined, value = option.lstrip("-").partition("=")
        name = LONG.get(name, name)
        if macro:
            name, value = macro[1], macro[2]
        elif not joined and (name in VALUED or name in _OURS):
            value = next(words, "")
        yield option, name, value


def find_uncacheable(options: Sequence[str]) -> str:
    """Return the first option that does more than choose the code, or may, for it is not known; or ""."""
    for option, name, value in split(options):
        if name in _BARE:
            known = option.startswith("-") and "=" not in option
        else:
            known = name in VALUED or name in _OURS
            known = known and (option.endswith(value) or value[:1] != "-" or name == "Xptxas")
        if not known or name in _FILES or (name == "Xptxas" and _PTXAS_FILES.search(value)):
            return option
    return ""
