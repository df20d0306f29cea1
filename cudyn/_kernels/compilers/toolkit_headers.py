"""Finds the headers of the CUDA toolkit, and gives advice about missing headers."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

from ..._bindings.libraries import search
from ..._formats.mangled import read_name
from ..cache.regular_files import open_regular

# Paths that exist in directories of toolkit headers: one of CUDA's headers, one of the C++ library for device
# code (CCCL), and one of the compiler's headers. NVRTC 13.3 to 13.5 contains all of them.
_TYPICAL_PATHS = ("cuda_fp16.h", os.path.join("cuda", "std"), os.path.join("crt", "mma.h"))

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

# Headers that are built into the compiler, and advice for compilers that lack them.
_BUILT_IN = {"cuda_tile.h": 'NVRTC 13.3 and newer versions contain it, for Tile IR: to="tileir"'}

# Standard headers that CCCL provides in cuda/std.
_STANDARD = (
    "algorithm array atomic barrier bit bitset cassert ccomplex cfloat charconv chrono climits cmath complex "
    "concepts cstddef cstdint cstdlib cstring ctime execution expected functional initializer_list "
    "inplace_vector iterator latch limits linalg mdspan memory numbers numeric optional random ranges ratio "
    "semaphore source_location span string_view tuple type_traits utility variant version"
)

# Maps standard headers to names that NVRTC defines even without the header. Tested with NVRTC 11.8, 12.0,
# 12.9, 13.0 and 13.5.
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

    The directories of the compiler are searched first, then those of conda packages, and then those of
    installed toolkits. The result starts with the directories of the first of these groups that contains
    toolkit headers. Directories of later groups follow if they have the same version and contain headers that
    are still missing.

    Args:
        roots: Directories that contain the compiler: the directory of a wheel or of a toolkit.
        version: Version of the compiler. Headers of other major versions are ignored. If the version of the
            first directories is unknown, they are assumed to have the compiler's version.
        last_roots: Roots of further toolkits, which are searched last.
    """
    chosen: list[str] = []
    accepted_versions: set[int] = set()
    compiler_version = {1000 * version[0] + 10 * version[1]} if version else set()
    for folders in _list_groups(roots, last_roots):
        with_cccl = [path for folder in folders for path in (folder, os.path.join(folder, "cccl"))]
        present = [path for path in with_cccl if is_toolkit(path)]
        versions = get_versions(present)
        majors = {number // 1000 for number in versions}
        if not chosen and (version is None or not versions or version[0] in majors):
            chosen = present
            accepted_versions = versions or compiler_version
        elif accepted_versions & versions and not _list_headers(present) <= _list_headers(chosen):
            chosen += present  # headers of the same version that were missing so far
    return _drop_repeated(chosen)


def _list_groups(roots: Sequence[str], last_roots: Sequence[str]) -> list[list[str]]:
    """Return groups of directories that may contain the headers of one toolkit, in search order.

    The arguments are those of `find_toolkit`.
    """
    groups: list[list[str]] = []
    for root in roots:
        parent = os.path.dirname(root)
        groups.append([os.path.join(root, "include"), os.path.join(parent, "include")])
        groups.append([os.path.join(parent, part_name, "include") for part_name in _PARTS])
    system = search.this_system()
    for root in (*search.find_conda(system), *search.find_toolkits(system), *last_roots):
        groups.append([os.path.join(root, *folder.split("/")) for folder in _FOLDERS])
    return groups


def _drop_repeated(folders: Sequence[str]) -> list[str]:
    """Return directories without paths that refer to the same directory as an earlier path."""
    first_paths: dict[str, str] = {}
    for folder in folders:
        first_paths.setdefault(os.path.realpath(folder), folder)
    return [*first_paths.values()]


def _list_headers(folders: Sequence[str]) -> set[str]:
    """Return the names of toolkit headers, and of directories of toolkit headers, in the directories."""
    names = {name for folder in folders for name in list_names(folder)}
    return {name for name in names if find_project(name, None) or find_project(f"{name}/", None)}


def get_versions(folders: Sequence[str]) -> set[int]:
    """Return the values of CUDA_VERSION in the directories, such as 13050. Unknown versions are omitted."""
    versions = set()
    for folder in folders:
        try:
            with open(os.path.join(folder, "cuda.h"), "rb", opener=open_regular) as file:
                match = _VERSION.search(file.read())
        except OSError:
            continue
        if match:
            versions.add(int(match[1]))
    return versions


def can_add_headers(nvrtc: Any, folders: Sequence[str]) -> bool:
    """Return whether NVRTC contains toolkit headers that the directories lack, and can install them."""
    if not nvrtc.available or not nvrtc.has("nvrtcInstallBundledHeaders"):
        return False
    for path in _TYPICAL_PATHS:
        exists = any(os.path.exists(os.path.join(folder, path)) for folder in folders)
        if not exists:
            return True
    return False


def is_toolkit(folder: str) -> bool:
    """Return whether a directory contains toolkit headers."""
    return any(os.path.exists(os.path.join(folder, path)) for path in _TYPICAL_PATHS)


def find_project(header: str, major: int | None) -> str:
    """Return the project on the package index that contains a toolkit header, or `""`.

    Args:
        header: The header's name in `#include`.
        major: Major version of CUDA, or `None` for the newest one.
    """
    for pattern, project in _PROJECTS:
        if re.match(pattern, header):
            if major is None or major >= 13:
                return project
            # Earlier projects have a suffix, and the headers of crt/ belong to the project of nvcc.
            project = project.replace("nvidia-cuda-crt", "nvidia-cuda-nvcc")
            return f"{project}-cu{major}"
    return ""


def is_toolkit_header(header: str) -> bool:
    """Return whether a header belongs to the CUDA toolkit. Headers built into NVRTC do not count."""
    return header not in _BUILT_IN and bool(find_project(header, None))


def explain_missing(header: str, major: int | None) -> str:
    """Return advice about a missing header (its package or a replacement), or `""` for an unknown header.

    Args:
        header: The header's name in `#include`.
        major: The compiler's major version, or `None` if it is unknown.
    """
    if header in _BUILT_IN:
        return f"{_BUILT_IN[header]}."
    project = find_project(header, major)
    if project:
        return f"It belongs to the CUDA toolkit: pip install {project}, or install a CUDA toolkit."
    name = header
    if header.endswith(".h"):  # a C header such as stdint.h: the C++ name is cstdint
        name = f"c{header.removesuffix('.h')}"
    is_in_cccl = name in _STANDARD.split()
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
    """Find frequent mistakes that explain the errors in a compiler's log.

    Args:
        log: The compiler's log.
        header: Pattern that finds the name of the missing header in the log. Its group 1 is the name.
        expressions: Names of kernels. The caller may have passed mangled names by mistake.
        major: The compiler's major version, or `None` if it is unknown.

    Returns:
        The header that the log reports as missing, or `""`, and a list of notes for the user.
    """
    notes = []
    for name in expressions:
        readable_name = read_name(name)  # "" unless the name is mangled
        if readable_name and re.search(f"[\"']{re.escape(name)}[\"']", log):
            notes.append(
                f"{name} is a mangled name; name_expressions have names in C++, such as {readable_name}."
            )
    match = header.search(log)
    if match is None:
        return "", notes
    missing = match[1]
    notes += [f"The header {missing} was not found.", explain_missing(missing, major)]
    return missing, notes


def list_names(folder: str) -> set[str]:
    """Return the names in a directory, or an empty set if it cannot be read."""
    try:
        return set(os.listdir(folder))
    except OSError:
        return set()
