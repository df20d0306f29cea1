"""What a package requires, by Requires-Dist: libraries of other packages, versions of NVIDIA's."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Collection, Iterable, Iterator

from .library_names import list_libraries


def list_requirements(distribution: str) -> list[str]:
    """List what an installed distribution requires, as Requires-Dist says it; nothing if it is unknown."""
    from importlib import metadata

    try:
        return metadata.requires(distribution) or []
    except (metadata.PackageNotFoundError, ValueError):
        return []


def read_requirements(wheel: str) -> list[str]:
    """Read what a wheel requires; nothing if it does not say."""
    import zipfile
    from email.parser import BytesParser

    try:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if re.fullmatch(r"[^/]+\.dist-info/METADATA", name):
                    text = BytesParser().parsebytes(archive.read(name), headersonly=True)
                    return list(map(str, text.get_all("Requires-Dist", [])))
    except Exception:  # zipfile raises what it meets; the wheel's files say so themselves
        pass
    return []


def find_required(requirements: Iterable[str]) -> dict[str, str]:
    """Find the shared libraries of the required distributions that are installed: name -> path.

    Also of those that these require. What an extra requires is left out.
    """
    from importlib import metadata

    found: dict[str, str] = {}
    for name, _ in _walk(requirements):
        try:
            files = metadata.files(name) or ()
        except (metadata.PackageNotFoundError, ValueError):
            continue
        for file in files:
            if ".so" in file.name:
                found.setdefault(file.name, os.path.abspath(file.locate()))
    return found


def _walk(requirements: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each required distribution once, with the line that requires it, also what these require."""
    waiting = list(requirements)
    seen = set()
    for line in waiting:
        match = re.match(r"[\w.-]+", line)
        if match is None or match[0] in seen or re.search(r"\bextra\s*==", line):
            continue
        seen.add(match[0])
        yield match[0], line
        waiting += list_requirements(match[0])


_PIN = re.compile(r"[\w.-]+(?:\[[^]]*\])?\s*\(?==\s*(\d[\d.]*)")


def read_pins(requirements: Collection[str]) -> dict[str, tuple[int, ...]]:
    """Read the versions of NVIDIA's libraries that are required: library -> numbers; "": of CUDA.

    `nvidia-cudnn-cu13==9.26.0.51` is cudnn 9.26.0.51, `cuda-toolkit[cudart]==13.0.2` CUDA 13.0.2. The version
    of the runtime's package is CUDA's.
    """
    pins: dict[str, tuple[int, ...]] = {}
    in_folder = _list_folders() if requirements else {}
    for name, line in _walk(requirements):
        match = _PIN.match(line)
        if match is None:
            continue
        version = tuple(int(number) for number in match[1].split(".") if number)
        plain = _strip(name)
        libraries = in_folder.get(plain.removeprefix("nvidia-").replace("-", "_"), [])
        if plain == "cuda-toolkit" or (plain.startswith("nvidia-") and "runtime" in libraries):
            pins[""] = version
        elif plain.startswith("nvidia-"):
            pins.update(dict.fromkeys(libraries, version))
    return pins


@functools.lru_cache(16)
def find_libraries(requirements: tuple[str, ...]) -> frozenset[str]:
    """Find the libraries of NVIDIA's whose distributions are required, whether these are installed or not.

    A distribution has the name of a library, as of cudyn or of linkers, or of its folder: nvidia-cudnn-cu13,
    custatevec-cu12, cuquantum-cu12.
    """
    named = _list_folders()
    for info in list_libraries():
        linker = info.files["linux"][0][1].removeprefix("lib").partition(".so")[0].lower()
        for name in {info.name, linker}:
            named.setdefault(name, []).append(info.name)
    found: set[str] = set()
    for name, _ in _walk(requirements):
        found.update(named.get(_strip(name).removeprefix("nvidia-").replace("-", "_"), ()))
    return frozenset(found)


def _list_folders() -> dict[str, list[str]]:
    """List the libraries in each folder of NVIDIA's packages, which has the package's name."""
    in_folder: dict[str, list[str]] = {}  # a package may have several libraries
    for info in list_libraries():
        for _, folder in info.wheels.get("linux", ()):
            in_folder.setdefault(folder.removeprefix("../").partition("/")[0], []).append(info.name)
    return in_folder


def _strip(distribution: str) -> str:
    """Strip the major from the name of a distribution: nvidia-cudnn for nvidia_cudnn-cu13."""
    return re.sub(r"-cu\d+$", "", distribution.lower().replace("_", "-"))
