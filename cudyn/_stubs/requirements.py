"""Reads the requirements of packages (Requires-Dist): other packages, and versions of NVIDIA's libraries."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Collection, Iterable, Iterator

from .._bindings.libraries.sonames import list_libraries


def list_requirements(distribution: str) -> list[str]:
    """List the requirements of an installed distribution, or return [] if it is not installed."""
    from importlib import metadata

    try:
        return metadata.requires(distribution) or []
    except (metadata.PackageNotFoundError, ValueError):
        return []


def read_requirements(wheel: str) -> list[str]:
    """Read the requirements of a wheel, or return [] if it does not contain any or is damaged."""
    import zipfile
    from email.parser import BytesParser

    try:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if re.fullmatch(r"[^/]+\.dist-info/METADATA", name):
                    metadata = BytesParser().parsebytes(archive.read(name), headersonly=True)
                    return [str(value) for value in metadata.get_all("Requires-Dist", [])]
    # zipfile raises many types of errors. A damaged wheel is reported when its files are read.
    except Exception:
        pass
    return []


def find_required(requirements: Iterable[str]) -> dict[str, str]:
    """Return the paths of all shared libraries in the required distributions, keyed by file name.

    The requirements are resolved recursively. Distributions that are not installed are skipped, and the
    requirements of extras are ignored.
    """
    from importlib import metadata

    paths: dict[str, str] = {}
    for name, _ in _iter_required(requirements):
        try:
            files = metadata.files(name) or ()
        except (metadata.PackageNotFoundError, ValueError):
            continue
        for file in files:
            if ".so" in file.name:
                paths.setdefault(file.name, os.path.abspath(file.locate()))
    return paths


def _iter_required(requirements: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each distribution that is required, directly or indirectly, and the line that requires it."""
    waiting = list(requirements)
    visited = set()
    for line in waiting:  # the list grows during the loop
        match = re.match(r"[\w.-]+", line)
        if match is None or match[0] in visited or re.search(r"\bextra\s*==", line):
            continue
        visited.add(match[0])
        yield match[0], line
        waiting += list_requirements(match[0])


# A requirement of one version, such as "cuda-toolkit[cudart]==13.0.2"
_PIN = re.compile(r"[\w.-]+(?:\[[^]]*\])?\s*\(?==\s*(\d[\d.]*)")


def read_pins(requirements: Collection[str]) -> dict[str, tuple[int, ...]]:
    """Return a dict that maps each library to its required version, and the key "" to that of CUDA.

    `nvidia-cudnn-cu13==9.26.0.51` requires version 9.26.0.51 of cudnn. `cuda-toolkit[cudart]==13.0.2`
    requires CUDA 13.0.2. A requirement of the runtime's package also determines the version of CUDA.
    """
    pins: dict[str, tuple[int, ...]] = {}
    libraries_by_folder = _list_folders() if requirements else {}
    for name, line in _iter_required(requirements):
        match = _PIN.match(line)
        if match is None:
            continue
        version = tuple(int(number) for number in match[1].split(".") if number)
        plain_name = _normalize(name)
        if plain_name == "cuda-toolkit":
            pins[""] = version
        elif plain_name.startswith("nvidia-"):
            libraries = libraries_by_folder.get(_name_folder(plain_name), [])
            if "runtime" in libraries:
                pins[""] = version
            else:
                pins.update(dict.fromkeys(libraries, version))
    return pins


@functools.lru_cache(16)
def find_libraries(requirements: tuple[str, ...]) -> frozenset[str]:
    """Return the NVIDIA libraries whose distributions are required, even if they are not installed.

    The name of a distribution, such as nvidia-cudnn-cu13, custatevec-cu12 or cuquantum-cu12, contains the
    name of the library in cudyn, the library's linker name, or the name of the library's folder.
    """
    libraries_by_name = _list_folders()
    for info in list_libraries():
        _, first_soname = info.files["linux"][0]
        linker_name = first_soname.removeprefix("lib").partition(".so")[0].lower()
        for name in {info.name, linker_name}:
            libraries_by_name.setdefault(name, []).append(info.name)
    libraries: set[str] = set()
    for distribution, _ in _iter_required(requirements):
        libraries.update(libraries_by_name.get(_name_folder(_normalize(distribution)), ()))
    return frozenset(libraries)


@functools.lru_cache(16)
def list_uninstalled(requirements: tuple[str, ...]) -> tuple[str, ...]:
    """List the required distributions that are not installed, except NVIDIA's distributions.

    Requirements for other systems or versions of Python (with an environment marker) are omitted.
    """
    from importlib import metadata

    uninstalled = []
    for name, line in _iter_required(requirements):
        if ";" in line:
            continue
        try:
            metadata.version(name)
        except metadata.PackageNotFoundError:
            if not _normalize(name).startswith("nvidia-"):
                uninstalled.append(name)
    return tuple(uninstalled)


def _list_folders() -> dict[str, list[str]]:
    """Return a dict that maps the folder of each NVIDIA package to the libraries in it.

    The folder has the same name as the package.
    """
    libraries_by_folder: dict[str, list[str]] = {}
    for info in list_libraries():
        for _, folder in info.wheels.get("linux", ()):
            package_folder = folder.removeprefix("../").partition("/")[0]
            libraries_by_folder.setdefault(package_folder, []).append(info.name)
    return libraries_by_folder


def _normalize(distribution: str) -> str:
    """Normalize a distribution's name, and remove the major version: nvidia-cudnn for nvidia_cudnn-cu13."""
    return re.sub(r"-cu\d+$", "", distribution.lower().replace("_", "-"))


def _name_folder(distribution: str) -> str:
    """Return the folder of an NVIDIA package: cuda_runtime for the normalized name nvidia-cuda-runtime."""
    return distribution.removeprefix("nvidia-").replace("-", "_")
