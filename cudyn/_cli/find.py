"""`cudyn.find` and the `find` command: find libraries, headers, bitcode and programs without opening them."""

from __future__ import annotations

import difflib
import json
import re
from argparse import Namespace
from collections.abc import Sequence

from .._bindings.libraries import catalog
from .._bindings.libraries.library import library as library_of
from .._bindings.libraries.location import Location, locate_file, locate_library
from .._bindings.libraries.search import platform
from .._bindings.libraries.sonames import find_library, list_libraries
from .._kernels.compilers.fetched_toolkits import list_fetched
from .._kernels.compilers.toolkit_headers import get_versions
from .._stubs.library_names import get_linker_name
from .output import Parser, say

PROGRAMS = ("ptxas", "nvdisasm", "cuobjdump", "nvlink", "fatbinary", "nvcc", "cicc", "nvprune", "cu++filt")
_HINT = "install a CUDA toolkit and set CUDA_HOME to its directory, or pip install {}."
_OTHER_HINT = (
    "install a CUDA toolkit and set CUDA_HOME to its directory, or install the wheel of its library."
)
_BITCODE = {"libdevice": "libdevice.10.bc", "nvshmem_device": "libnvshmem_device.bc"}
_STATIC = re.compile(r"lib\w+\.a|\w+\.lib|\w+_static|cudadevrt")
_HEADER = re.compile(r".+\.(h|hpp|cuh|inl)")


def find(name: str, *, major: int | None = None) -> Location:
    """Find a library, a header, bitcode, a static library or a program of CUDA, without opening it.

    The files of a library are read to determine its dependencies, and the symbols and versions that it needs
    from them. A candidate that cudyn could not open is passed over, as it is when the library is used.

    Args:
        name: One of these names:

            - a library: its module ("cusparse", "runtime"), its name for linkers ("cudart") or its file name
              ("libcusparse.so.12")
            - "headers", for the directory of CUDA's headers, or a header ("cublas_v2.h")
            - "libdevice", "nvshmem_device", or another bitcode file ("libdevice.10.bc")
            - a static library ("cudadevrt", "cudart_static", "libcublas_static.a")
            - a program ("ptxas", "nvdisasm", "cuobjdump", "nvlink", "nvcc")
        major: The CUDA major version. By default, any version is accepted; for libraries, the newest major
            version that the driver supports is preferred.

    Returns:
        A Location. Its `path` is None if nothing was found; `passed_over` and `hint` then contain the reasons
        and a remedy. Files of other versions and in later directories are also in `passed_over`.

    Raises:
        ValueError: For an unknown name.

    Threads:
        Any.

    Example:
        ```python
        cudyn.find("cusparse").path
        ```
    """
    info = _find_info(name)
    if info is not None:
        if major is None and ".so" in name:
            _, major = find_library(name)  # 0 if the name does not determine the major version
        return locate_library(name, library_of(info), major or None)
    is_windows = platform() == "win32"
    fetched = list_fetched()  # the directories of toolkits that cudyn has downloaded
    if name in PROGRAMS:
        file = f"{name}.exe" if is_windows else name
        return locate_file(name, "program", file, major, hint=_HINT.format("nvidia-cuda-nvcc"))
    if name == "headers":
        return _find_headers(major, fetched)
    if _HEADER.fullmatch(name):
        return locate_file(name, "header", name, major, fetched, _OTHER_HINT)
    if name in _BITCODE or name.endswith(".bc"):
        file = _BITCODE.get(name, name)
        return locate_file(name, "bitcode", file, major, fetched, _HINT.format("nvidia-cuda-nvcc"))
    if _STATIC.fullmatch(name):
        file = name
        if "." not in name:
            file = f"{name}.lib" if is_windows else f"lib{name}.a"
        return locate_file(name, "static library", file, major, hint=_OTHER_HINT)
    raise ValueError(f"name: expected a library or file of CUDA, got {name!r}; {_suggest_names(name)}")


def _find_headers(major: int | None, fetched: Sequence[str]) -> Location:
    """Find the directory of CUDA's headers, and determine their version.

    Args:
        major: The CUDA major version, or `None` for any version.
        fetched: The directories of toolkits that cudyn has downloaded.
    """
    hint = _HINT.format("nvidia-cuda-runtime")
    location = locate_file("headers", "headers", "cuda.h", major, fetched, hint)
    # One directory has at most one version, which is CUDA_VERSION: 12040 stands for 12.4.
    for number in get_versions([location.path] if location.path else []):
        location.major = number // 1000
        minor = number % 1000 // 10
        location.version = location.version or f"{location.major}.{minor}"
    return location


def _suggest_names(name: str) -> str:
    """Return advice about an unknown name: similar names, or a few examples."""
    modules = [info.name for info in catalog.find_all()]
    linker_names = [get_linker_name(info) for info in list_libraries()]
    names = [*modules, *linker_names, *PROGRAMS, *_BITCODE, "headers"]
    similar = difflib.get_close_matches(name, dict.fromkeys(names))
    return f"similar names: {', '.join(similar)}" if similar else f"such as {', '.join(names[:3])}"


def _find_info(name: str) -> catalog.LibraryInfo | None:
    """Return the library with this module, linker name or file name, or `None`."""
    for info in catalog.find_all():
        if name in (info.name, get_linker_name(info)):
            return info
    library, _ = find_library(name)
    return catalog.find(library) if library else None


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `find` command."""
    text = "a library (nvrtc, cudart, libnvrtc.so.12), headers, a header, libdevice, a static library "
    parser.add("NAME...", f"{text}(cudadevrt) or a program ({', '.join(PROGRAMS[:3])})")
    parser.add("--major N", "the CUDA major version, such as 12", type=int)
    parser.add("--json", "print the result as JSON")
    parser.epilog = (
        "Exit status 1: a file was not found; 2: a name is unknown. Files are read, but never loaded."
    )


def run(options: Namespace) -> int:
    """Print the locations of the names. Returns 0, or 1 if one of them was not found."""
    locations = [find(name, major=options.major) for name in options.name]
    if options.json:
        say(json.dumps([location.as_dict() for location in locations], indent=1))
    else:
        for location in locations:
            say(location)
    return 0 if all(locations) else 1
