"""Finds the toolkit's headers, and names the wheels that contain missing headers."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

from ..._bindings.libraries import search
from ..._formats.mangled import read_name
from ..cache.regular_files import open_regular

# Files by which a directory of toolkit headers is recognized: from CUDA's headers, the C++ library for device
# code, and the compiler's headers. NVRTC 13.3 to 13.5 contains all of these headers.
SIGNS = ("cuda_fp16.h", os.path.join("cuda", "std"), os.path.join("crt", "mma.h"))

# Header directories in conda packages and toolkits.
_FOLDERS = ("include", "targets/x86_64-linux/include", "targets/sbsa-linux/include", "Library/include")

# Wheels before CUDA 13 have one directory for each part of the toolkit.
_PARTS = ("cuda_runtime", "cuda_cccl", "cuda_nvcc", "curand")

# Pairs of a pattern for the start of a header's name, and the project on the package index that contains it.
_PROJECTS = (
    (r"(cuda|cub|thrust|nv)/", "nvidia-cuda-cccl"),
    (r"crt/", "nvidia-cuda-crt"),
    (r"curand", "nvidia-curand"),
    (
        r"(cu(da|Complex)|cooperative_groups|mma|\w*_types|vector_|device_|sm_\d|math_c)",
        "nvidia-cuda-runtime",
    ),
)

_BUILT_IN = {"cuda_tile.h": 'NVRTC 13.3 and newer contains it, for Tile IR: to="tileir"'}

# Standard headers that CCCL provides in cuda/std.
_STANDARD = (
    " algorithm array atomic barrier bit bitset cassert ccomplex cfloat charconv chrono climits cmath "
    "complex concepts cstddef cstdint cstdlib cstring ctime execution expected functional initializer_list "
    "inplace_vector iterator latch limits linalg mdspan memory numbers numeric optional random ranges ratio "
    "semaphore source_location span string_view tuple type_traits utility variant version "
)

# Standard header -> a name that NVRTC defines even without that header. Tested with 11.8, 12.0, 12.9, 13.0
# and 13.5.
_DEFINED_NAMES = {
    "cassert": "assert",
    "cmath": "A mathematical function",
    "cstddef": "size_t",
    "cstdio": "printf",
    "cstdlib": "malloc",
    "cstring": "memcpy",
    "ctime": "clock",
    "initializer_list": "std::initializer_list",
    "new": "Placement new",
    "utility": "std::move",
}

_VERSION = re.compile(rb"#[ \t]*define[ \t]+CUDA_VERSION[ \t]+(\d+)")


def find_toolkit(
    roots: Sequence[str], version: tuple[int, int] | None, last_roots: Sequence[str] = ()
) -> list[str]:
    """Return the directories of the toolkit's headers.

    The directories are searched in this order: those of the compiler, of conda packages, of toolkits. The
    first ones that exist are returned, followed by later directories of the same version that contain further
    headers.

    Args:
        roots: Directories that contain the compiler: the directory of a wheel or of a toolkit.
        version: Version of the compiler. Headers of other major versions are ignored. If the version of the
            first directories is unknown, they are assumed to have the compiler's version.
        last_roots: Roots of further toolkits, which are searched last.
    """
    candidates: list[list[str]] = []
    for root in roots:
        parent = os.path.dirname(root)
        candidates.append([os.path.join(root, "include"), os.path.join(parent, "include")])
        candidates.append([os.path.join(parent, part_name, "include") for part_name in _PARTS])
    system = search.this_system()
    for root in (*search.find_conda(system), *search.find_toolkits(system), *last_roots):
        candidates.append([os.path.join(root, *folder.split("/")) for folder in _FOLDERS])
    chosen: list[str] = []
    accepted: set[int] = set()
    compiler_version = {1000 * version[0] + 10 * version[1]} if version else set()
    for folders in candidates:
        present = [f for folder in folders for f in (folder, os.path.join(folder, "cccl")) if is_toolkit(f)]
        versions = get_versions(present)
        majors = {number // 1000 for number in versions}
        if not chosen and (version is None or not versions or version[0] in majors):
            chosen = present
            accepted = versions or compiler_version
        elif accepted & versions and not _list_headers(present) <= _list_headers(chosen):
            chosen += present
    # If several paths refer to the same directory, only the first one is returned. The order is preserved.
    return list({os.path.realpath(folder): folder for folder in reversed(chosen)}.values())[::-1]


def _list_headers(folders: Sequence[str]) -> set[str]:
    """Return the toolkit's headers and directories of headers in these directories."""
    names = {name for folder in folders for name in list_names(folder)}
    return {name for name in names if find_project(name, None) or find_project(f"{name}/", None)}


def get_versions(folders: Sequence[str]) -> set[int]:
    """Return the CUDA versions of these headers, such as 13050. The set is empty if they are unknown."""
    versions = set()
    for folder in folders:
        try:
            with open(os.path.join(folder, "cuda.h"), "rb", opener=open_regular) as file:
                version = _VERSION.search(file.read())
        except OSError:
            continue
        versions |= {int(version[1])} if version else set()
    return versions


def is_useful(nvrtc: Any, folders: Sequence[str]) -> bool:
    """Return whether NVRTC contains headers that these directories lack, and can install them."""
    return bool(
        nvrtc.available
        and nvrtc.has("nvrtcInstallBundledHeaders")
        and not all(any(os.path.exists(os.path.join(folder, sign)) for folder in folders) for sign in SIGNS)
    )


def is_toolkit(folder: str) -> bool:
    """Return whether a directory contains toolkit headers."""
    return any(os.path.exists(os.path.join(folder, sign)) for sign in SIGNS)


def find_project(header: str, major: int | None) -> str:
    """Return the project on the package index that contains a toolkit header, or `""`."""
    for pattern, project in _PROJECTS:
        if re.match(pattern, header):
            if major is None or major >= 13:
                return project
            project = project.replace("nvidia-cuda-crt", "nvidia-cuda-nvcc")
            return f"{project}-cu{major}"
    return ""


def is_toolkit_header(header: str) -> bool:
    """Return whether a header belongs to the CUDA toolkit. Headers built into NVRTC do not count."""
    return header not in _BUILT_IN and bool(find_project(header, None))


def explain_missing(header: str, major: int | None) -> str:
    """Return advice about a missing header: its package or a replacement.

    Returns `""` for unknown headers.
    """
    if header in _BUILT_IN:
        return f"{_BUILT_IN[header]}."
    project = find_project(header, major)
    if project:
        return f"It belongs to the CUDA toolkit: pip install {project}, or install a CUDA toolkit."
    name = f"c{header[:-2]}" if header.endswith(".h") else header
    is_in_cccl = f" {name} " in _STANDARD
    if not is_in_cccl and name not in _DEFINED_NAMES:
        return ""
    hints = ["NVRTC has no standard headers."]
    if name in _DEFINED_NAMES:
        hints.append(f"{_DEFINED_NAMES[name]} needs no header.")
    if is_in_cccl:
        hints.append(f"#include <cuda/std/{name}> contains it for kernels, in cuda::std.")
    return " ".join([*hints, "#ifndef __CUDACC_RTC__ keeps the standard header for other compilers."])


def explain_log(
    log: str, header: re.Pattern[str], expressions: Sequence[str], major: int | None
) -> tuple[str, list[str]]:
    """Return the header that a compiler's log reports as missing, or `""`, and a list of notes about the log.

    Args:
        log: The compiler's log.
        header: Pattern that finds the name of the header in the log.
        expressions: Names of kernels, which the caller may have mangled by mistake.
        major: The compiler's major version.
    """
    notes = [
        f"{name} is a mangled name; name_expressions have names in C++, such as {read_name(name)}."
        for name in expressions
        if read_name(name) and re.search(f"[\"']{re.escape(name)}[\"']", log)
    ]
    missing = header.search(log)
    if missing is None:
        return "", notes
    return missing[1], [*notes, f"The header {missing[1]} was not found.", explain_missing(missing[1], major)]


def list_names(folder: str) -> set[str]:
    """Return the names in a directory, or an empty set if it cannot be read."""
    try:
        return set(os.listdir(folder))
    except OSError:
        return set()
