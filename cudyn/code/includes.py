"""Headers of kernels: where the toolkit's own are, which ones a source uses, who has a missing one."""

from __future__ import annotations

import hashlib
import os
import re

from .. import places

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

# What says that a folder has a toolkit's headers, or the C++ library for device code.
_SIGNS = ("cuda_fp16.h", os.path.join("cuda", "std"))

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

_VERSION = re.compile(rb"#[ \t]*define[ \t]+CUDA_VERSION[ \t]+(\d+)")

# A header that is included, or that a macro names for `#include MACRO`.
_GAP = rb"(?:[ \t]|\\\r?\n|/\*.*?\*/)*"
_INCLUDE = re.compile(rb'^[ \t]*#%b(?:include|define[ \t]+\w+)%b([<"])([^>"\r\n]+)[>"]' % (_GAP, _GAP), re.M)


def of_toolkit(nvrtc: str | None, major: int | None) -> list[str]:
    """The folders of the toolkit's headers: those that lie with an NVRTC, or else of conda or a toolkit.

    nvrtc, major: the compiler's file and version; headers of another major are not for it.
    """
    roots: list[list[str]] = []
    if nvrtc:
        above = os.path.dirname(os.path.dirname(nvrtc))
        beside = os.path.dirname(above)
        roots.append([os.path.join(above, "include"), os.path.join(beside, "include")])
        roots.append([os.path.join(beside, part, "include") for part in _PARTS])
    system = places.this_system()
    for root in (*places.conda_prefixes(system), *places.toolkit_roots(system)):
        roots.append([os.path.join(root, *folder.split("/")) for folder in _FOLDERS])
    for folders in roots:
        found = [f for folder in folders for f in (folder, os.path.join(folder, "cccl")) if _is_toolkit(f)]
        majors = _majors(found)
        if found and (major is None or not majors or major in majors):
            return found
    return []


def _majors(folders: Sequence[str]) -> list[int]:
    """Which CUDA these headers are of; [] where none says so."""
    found = []
    for folder in folders:
        try:
            with open(os.path.join(folder, "cuda.h"), "rb") as file:
                version = _VERSION.search(file.read())
        except OSError:
            continue
        found += [int(version[1]) // 1000] if version else []
    return found


def _is_toolkit(folder: str) -> bool:
    return any(os.path.exists(os.path.join(folder, sign)) for sign in _SIGNS)


def project_of(header: str, major: int | None) -> str:
    """The project on the package index that has a header of the toolkit's, or ""."""
    for start, project in _PROJECTS:
        if re.match(start, header):
            if major is None or major >= 13:
                return project
            project = project.replace("nvidia-cuda-crt", "nvidia-cuda-nvcc")
            return f"{project}-cu{major}"
    return ""


def used(
    source: bytes,
    name: str,
    headers: Mapping[str, bytes],
    include: Sequence[str],
    toolkit: Sequence[str],
    before: Sequence[str] = (),
) -> Iterator[tuple[str, str, bool]]:
    """(name, hash, whether it is the toolkit's) of every header file that a source may include, whatever the
    preprocessor makes of it.

    name: of the source; `#include "..."` looks in its folder first, whether it is a file or not. headers:
    those that are in memory, which come before all files. before: headers that options include. A header of
    the toolkit's is not followed: what it includes is of the same toolkit.
    """
    options = b"".join(b'#include "%b"\n' % header.encode() for header in before)
    todo = [(source, os.path.dirname(name)), (options, "")]
    seen: set[str] = set()
    while todo:
        text, place = todo.pop()
        for quote, written in _INCLUDE.findall(text):
            name = written.decode("utf-8", "replace")
            if name in headers:
                if name not in seen:
                    seen.add(name)
                    todo.append((headers[name], os.path.dirname(name)))
                continue
            near = [place] if quote == b'"' or os.path.isabs(name) else []
            path = _find(name, [*near, *include])
            own = path is not None
            path = path or _find(name, toolkit)
            if path is None or path in seen:
                continue
            seen.add(path)
            with open(path, "rb") as file:
                data = file.read()
            yield name, hashlib.sha256(data).hexdigest(), not own
            if own:
                todo.append((data, os.path.dirname(path)))


def _find(name: str, folders: Sequence[str]) -> str | None:
    paths = (os.path.join(folder, name) for folder in folders)
    return next((path for path in paths if os.path.isfile(path)), None)
