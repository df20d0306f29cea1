"""Parses NVRTC's options ("Supported Compile Options" in its documentation), and translates nvcc's.

This module stores option names without dashes, and uses the shorter name if an option has two. NVRTC accepts
only complete names. These nvcc options are translated to NVRTC options and arguments of cudyn.compile:

nvcc's    -gencode arch=A,code=C   -arch A -code C   -arch native | all | all-major   -Xptxas -v,-O1
NVRTC's   -arch=C, once                                                               -Xptxas=-v -Xptxas=-O1
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

# Maps long names to short names. Some of these options exist only in nvcc.
LONG = {
    "relocatable-device-code": "rdc",
    "Ofast-compile": "Ofc",
    "ptxas-options": "Xptxas",
    "jump-table-density": "jtd",
    "define-macro": "D",
    "undefine-macro": "U",
    "include": "pre-include",
    "optimization-info": "opt-info",
    "warning-as-error": "Werror",
    "brief-diagnostics": "brief-diag",
    "device-c": "dc",
    "device-w": "dw",
    "extensible-whole-program": "ewp",
    "device-debug": "G",
    "generate-line-info": "lineinfo",
    "dlink-time-opt": "dlto",
    "disable-warnings": "w",
    "device-as-default-execution-space": "default-device",
    "display-error-number": "err-no",
    "no-display-error-number": "no-err-no",
    "gpu-architecture": "arch",
    "gpu-code": "code",
    "generate-code": "gencode",
}

# Options with a value, except those for which cudyn.compile has arguments. As with nvcc, the value may also
# be the next word.
VALUED = frozenset(
    {
        "rdc",
        "dopt",
        "Ofc",
        "Xptxas",
        "maxrregcount",
        "ftz",
        "prec-sqrt",
        "prec-div",
        "fmad",
        "modify-stack-limit",
        "jtd",
        "device-stack-protector",
        "frandom-seed",
        "U",
        "pre-include",
        "use-bundled-headers",
        "builtin-move-forward",
        "builtin-initializer-list",
        "create-pch",
        "use-pch",
        "pch-dir",
        "pch-verbose",
        "pch-messages",
        "instantiate-templates-in-pch",
        "opt-info",
        "diag-error",
        "diag-suppress",
        "diag-warn",
        "Werror",
        "brief-diag",
        "time",
        "split-compile",
        "fdevice-time-trace",
        "tile-preview",
    }
)
_WITH_ARGUMENTS = frozenset({"D", "std"})  # options for which cudyn.compile has arguments

# Options without a value.
_BARE = frozenset(
    {
        "dc",
        "dw",
        "ewp",
        "G",
        "lineinfo",
        "use_fast_math",
        "extra-device-vectorization",
        "dlto",
        "gen-opt-lto",
        "optix-ir",
        "w",
        "Wreorder",
        "restrict",
        "default-device",
        "device-int128",
        "device-float128",
        "err-no",
        "no-err-no",
        "fdevice-syntax-only",
        "minimal",
        "dQ",
        "version-ident",
        "no-version-ident",
        "no-cache",
        "enable-tile",
        "tile-only",
        "simt-only",
        "default-tile",
        "diagnose-implicit-tile-var",
    }
)

# Options that read or write other files, so the sources and options alone do not determine the result.
_FILES = frozenset({"create-pch", "use-pch", "pch-dir", "time", "fdevice-time-trace"})
_PTXAS_FILES = re.compile(r"-(?:optf|options-file|o|output-file)\b|trace|time|save|dump")

# nvJitLink's options that only affect the generated code or the printed output.
LINKING = re.compile(
    r"-(?:lto|ptx|g|lineinfo|O[0-3]|verbose|r|optimize-unused-variables|no-cache|ewp|use_fast_math)"
    r"|-(?:arch|maxrregcount|ftz|prec-div|prec-sqrt|fma|kernels-used|variables-used|split-compile"
    r"|split-compile-extended|jump-table-density|device-stack-protector)=.*"
    r"|-Xptxas=(?!.*(?:optf|options-file|output-file|trace|time|save|dump)).*"
)

# Options that put the paths of sources into the code.
PATHS = frozenset({"G", "lineinfo"})


_OPTION = re.compile(r"(--?([\w-]+))(?:[= ]\s*(.*))?", re.S)
# Pairs of a pattern for nvcc options that NVRTC does not have, and the end of the message about such an
# option.
_HINTS = (
    (
        r"-O[0-3]?|--optimize(=.*)?",
        "is for the host's compiler; ptxas uses -O3 by default, or pass -Xptxas -O1",
    ),
    (r"-c|--compile|--device-c-only", "is not needed: only device code is compiled; -dc is for linking"),
    (r"-x|-x=?cu|--x=cu", "is not needed: every source is CUDA C++"),
    (
        r"-l(?!ineinfo).*|-L.*|-Wl,.*|-shared|--shared|--library.*|-cudart.*",
        "links programs; cudyn link links code",
    ),
    (r"-Xcompiler.*|--compiler-options.*|-ccbin.*|-fPIC|-m64|-W(all|extra)", "is for the host's compiler"),
    (
        r"-Xlinker.*|-Xarchive.*|-lib|--lib|-run|--run|-MM?D?|-E|--preprocess",
        "is an option of nvcc, not of NVRTC",
    ),
    (r"--keep.*|-keep.*|--verbose|-v|--dryrun", "is nvcc's; -Xptxas -v prints registers and memory"),
    (r"--expt-.*|-expt-.*|--extended-lambda|-extended-lambda", "is not needed by NVRTC"),
)
_GENERATE = re.compile(r"arch=([^,\s]+)(?:,\s*code=(.+))?")
_LIST = re.compile(r"[\[\]\\\"',\s]+")  # separators in a list of codes: a,b or [a,b] or \"a,b\"


def split(options: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Parse options into names and values.

    Args:
        options: NVRTC's options. The value of an option follows "=" or is the next word.

    Yields:
        Each option as it was passed, its name, and its value; `""` if it does not have a value.
    """
    words = iter(options)
    for option in words:
        macro = re.fullmatch(r"-([DU])=?(.+)", option, re.S)
        name, joined, value = option.lstrip("-").partition("=")
        name = LONG.get(name, name)
        if macro:
            name = macro[1]
            value = macro[2]
        elif not joined and (name in VALUED or name in _WITH_ARGUMENTS):
            value = next(words, "")
        yield option, name, value


def write_directives(options: Sequence[str]) -> bytes:
    """Return directives that are equivalent to the options that define macros or include headers."""
    lines = []
    for _, name, value in split(options):
        if name == "D":
            macro, joined, text = value.partition("=")
            lines.append(f"#define {macro} {text if joined else 1}\n")
        elif name == "pre-include":
            lines.append(f'#include "{value}"\n')
    return "".join(lines).encode("utf-8", "surrogateescape")


def find_uncacheable(options: Sequence[str]) -> str:
    """Return the first option that prevents caching, or `""`.

    Such an option is unknown, or has effects other than on the generated code.
    """
    for option, name, value in split(options):
        uses_files = name in _FILES or (name == "Xptxas" and _PTXAS_FILES.search(value))
        if uses_files or not _is_known(option, name, value):
            return option
    return ""


def _is_known(option: str, name: str, value: str) -> bool:
    """Return whether an option is known, and has a value if and only if it needs one.

    Args:
        option: The option as it was passed.
        name: Name of the option.
        value: Value of the option, or `""`.
    """
    if name in _BARE:
        return option.startswith("-") and "=" not in option
    if name not in VALUED and name not in _WITH_ARGUMENTS:
        return False
    # If the value is the next word, it must not look like an option. ptxas's options are an exception.
    is_same_word = option.endswith(value)
    return is_same_word or name == "Xptxas" or not value.startswith("-")


def read_options(options: Sequence[str]) -> tuple[list[str], list[str]]:
    """Separate nvcc's options for architectures from the other options.

    Returns:
        The options for NVRTC, and the architectures in nvcc's options, such as "sm_90" and "native".

    Raises:
        ValueError: An architecture is specified twice, NVRTC does not support a combination of -arch and
            -code, or an option is only for nvcc.
    """
    remaining: list[str] = []
    targets: list[str] = []  # the options for architectures, as they are shown in a message
    values: dict[str, list[str]] = {"arch": [], "code": [], "gencode": []}
    words = iter(options)
    for word in words:
        match = _OPTION.fullmatch(word)
        name = LONG.get(match[2], match[2]) if match else ""
        if not match or name not in (*values, "Xptxas"):
            _check_nvcc_option(word)
            remaining.append(word)
            continue
        value = match[3] or next(words, "")
        if not value:
            raise ValueError(f"the option {word} needs a value")
        if name == "Xptxas":
            remaining += [f"{match[1]}={item}" for item in re.split(r"[,\s]+", value) if item]
        else:
            values[name].append(value)
            targets.append(f"{match[1]} {value}")
    arches = values["arch"]
    codes = values["code"]
    pairs = values["gencode"]
    if len(set(arches)) > 1 or (pairs and len(targets) > len(pairs)):
        raise ValueError(f"the architecture is specified twice: {', '.join(targets)}")
    if not pairs and not codes:
        return remaining, arches[:1]
    if not pairs:
        # A combination of -arch and -code is read as a -gencode, in which "?" stands for a missing -arch.
        arch = arches[0] if arches else "?"
        pairs = [f"arch={arch},code={code}" for code in codes]
    requested: list[str] = []
    for pair in pairs:
        requested += _read_pair(pair)
    return remaining, list(dict.fromkeys(requested))


def _read_pair(pair: str) -> list[str]:
    """Return the architectures in a value of -gencode. Raises ValueError.

    Args:
        pair: The value, such as "arch=compute_90,code=sm_90". "?" stands for an unknown arch.
    """
    match = _GENERATE.fullmatch(pair)
    if not match:
        raise ValueError(f"-gencode {pair}: expected the form arch=compute_90,code=sm_90")
    arch, listed_codes = match.groups()
    codes = [code for code in _LIST.split(listed_codes or arch) if code]
    if arch == "?":
        return codes
    _, _, arch_number = arch.partition("_")
    for code in codes:
        # NVRTC has a single option for both values, so it compiles for the architecture of the code.
        _, _, number = code.partition("_")
        if number != arch_number:
            reason = f"NVRTC compiles {code} only from compute_{number}; write arch=compute_{number}"
            raise ValueError(f"arch={arch},code={code}: {reason}")
    return codes


def _check_nvcc_option(option: str) -> None:
    """Raise ValueError, with advice, for an nvcc option that NVRTC does not have."""
    for pattern, hint in _HINTS:
        if re.fullmatch(pattern, option):
            raise ValueError(f"{option} {hint}")
