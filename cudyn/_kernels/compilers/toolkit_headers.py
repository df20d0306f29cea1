"""Where the toolkit's own headers are, and which wheel has one that is missing."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from ..._bindings.libraries import search
from ..._formats.mangled import read_name

# What says that a folder has a toolkit's headers, the C++ library for device code, or the compiler's headers;
# and what NVRTC 13.3 to 13.5 bring along: places that have these need nothing of it.
SIGNS = ("cuda_fp16.h", os.path.join("cuda", "std"), os.path.join("crt", "mma.h"))

# Where conda's packages and toolkits put headers.
_FOLDERS = ("include", "targets/x86_64-linux/include", "targets/sbsa-linux/include", "Library/include")

# The wheels before CUDA 13 have a folder for each part of the toolkit.
_PARTS = ("cuda_runtime", "cuda_cccl", "cuda_nvcc", "curand")

# A header by the start of its name, and the project that has it.
_PROJECTS = (
    (r"(cuda|cub|thrust|nv)/", "nvidia-cuda-cccl"),
    (r"crt/", "nvidia-cuda-crt"),
    (r"curand", "nvidia-curand"),
    (
        r"(cu(da|Complex)|cooperative_groups|mma|\w*_types|vector_|device_|sm_\d|math_c)",
        "nvidia-cuda-runtime",
    ),
)

_BUILT_IN = {"cuda_tile.h": 'NVRTC 13.3 and newer has it, for Tile IR: to="tileir"'}

# The C++ library's headers that CCCL has in cuda/std.
_STANDARD = (
    " algorithm array atomic barrier bit bitset cassert ccomplex cfloat charconv chrono climits cmath "
    "complex concepts cstddef cstdint cstdlib cstring ctime execution expected functional initializer_list "
    "inplace_vector iterator latch limits linalg mdspan memory numbers numeric optional random ranges ratio "
    "semaphore source_location span string_view tuple type_traits utility variant version "
)

# And what of others NVRTC knows without any: asked of 11.8, 12.0, 12.9, 13.0 and 13.5.
_WITHOUT = {
    "cassert": "assert",
    "cmath": "What computes",
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
    roots: Sequence[str], version: tuple[int, int] | None, last: Sequence[str] = ()
) -> list[str]:
    """Return the folders of the toolkit's headers.

    They are those of a compiler, or else of conda or a toolkit; and of the places after it those of the same
    version, which may have headers that it lacks.

    roots    what the compiler lies in: the folder of a wheel, or of a toolkit
    version  of the compiler: headers of another major are not for it. Where the first place does not say
             which version it is, it is the compiler's
    last     where to look at the end: roots, too
    """
    places: list[list[str]] = []
    for root in roots:
        beside = os.path.dirname(root)
        places.append([os.path.join(root, "include"), os.path.join(beside, "include")])
        places.append([os.path.join(beside, part, "include") for part in _PARTS])
    system = search.this_system()
    for root in (*search.find_conda(system), *search.find_toolkits(system), *last):
        places.append([os.path.join(root, *folder.split("/")) for folder in _FOLDERS])
    chosen: list[str] = []
    wanted: set[int] = set()
    own = {1000 * version[0] + 10 * version[1]} if version else set()
    for folders in places:
        present = [f for folder in folders for f in (folder, os.path.join(folder, "cccl")) if is_toolkit(f)]
        versions = get_versions(present)
        majors = {each // 1000 for each in versions}
        if not chosen and (version is None or not versions or version[0] in majors):
            chosen = present
            wanted = versions or own
        elif wanted & versions and not _headers(present) <= _headers(chosen):
            chosen += present
    return list({os.path.realpath(folder): folder for folder in reversed(chosen)}.values())[::-1]


def _headers(folders: Sequence[str]) -> set[str]:
    """The toolkit's headers and folders of headers that are in there."""
    names = {name for folder in folders for name in list_names(folder)}
    return {name for name in names if find_project(name, None) or find_project(f"{name}/", None)}


def get_versions(folders: Sequence[str]) -> set[int]:
    """Return which CUDA these headers are of, such as 13050; none where none says so."""
    versions = set()
    for folder in folders:
        try:
            with open(os.path.join(folder, "cuda.h"), "rb") as file:
                version = _VERSION.search(file.read())
        except OSError:
            continue
        versions |= {int(version[1])} if version else set()
    return versions


def is_toolkit(folder: str) -> bool:
    """Return whether a folder contains headers of a toolkit."""
    return any(os.path.exists(os.path.join(folder, sign)) for sign in SIGNS)


def find_project(header: str, major: int | None) -> str:
    """Return the project on the package index that has a header of the toolkit's, or ""."""
    for start, project in _PROJECTS:
        if re.match(start, header):
            if major is None or major >= 13:
                return project
            project = project.replace("nvidia-cuda-crt", "nvidia-cuda-nvcc")
            return f"{project}-cu{major}"
    return ""


def is_toolkits(header: str) -> bool:
    """Return whether this header belongs to the CUDA toolkit. Headers built into NVRTC do not count."""
    return header not in _BUILT_IN and bool(find_project(header, None))


def is_standard(header: str) -> bool:
    """Return whether this header belongs to the C++ standard library."""
    return f" {header} " in _STANDARD or header in _WITHOUT


def explain_missing(header: str, major: int | None) -> str:
    """Name the package that has a missing header, or a replacement for it; "" if unknown."""
    if header in _BUILT_IN:
        return f"{_BUILT_IN[header]}."
    project = find_project(header, major)
    if project:
        return f"It is the toolkit's: pip install {project}, or install a CUDA toolkit."
    name = f"c{header[:-2]}" if header.endswith(".h") else header
    is_there = f" {name} " in _STANDARD
    if not is_there and name not in _WITHOUT:
        return ""
    hints = ["NVRTC has no standard headers."]
    if name in _WITHOUT:
        hints.append(f"{_WITHOUT[name]} needs no header.")
    if is_there:
        hints.append(f"#include <cuda/std/{name}> has it for kernels, in cuda::std.")
    return " ".join([*hints, "#ifndef __CUDACC_RTC__ keeps it for other compilers."])


def explain_log(
    log: str, header: re.Pattern[str], expressions: Sequence[str], major: int | None
) -> tuple[str, list[str]]:
    """Return a header that was not found, or "", and what to say of a compiler's log.

    header: finds its name in the log; expressions: names of kernels, which may be mangled
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
    """Return the names in a folder; none where it can't be read."""
    try:
        return set(os.listdir(folder))
    except OSError:
        return set()
