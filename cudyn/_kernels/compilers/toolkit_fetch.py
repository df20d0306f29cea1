"""Downloads the headers and libdevice of a CUDA toolkit from NVIDIA's wheels for Linux, with pip.

NVIDIA does not publish wheels for macOS, so other systems also use the wheels for Linux. Only headers and
libdevice are kept, in a directory of the cache such as toolkit-12.9.

toolkit_wheels.json contains the versions and hashes of the wheels of known releases. `python -m
tools.toolkit_wheels` writes this file. For other releases of CUDA 13 and later, the wheel cuda-toolkit lists
the versions of the other wheels, because CCCL has separate version numbers.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from ..._errors import CudynError, escape
from ..cache import locks
from ..cache.folder import Folder, UntrustedError, get_root
from .fetched_toolkits import make_name

# Major version of CUDA -> wheels with the headers and libdevice.
_WHEELS = {
    "12": ("nvidia-cuda-runtime-cu12", "nvidia-cuda-cccl-cu12", "nvidia-cuda-nvcc-cu12"),
    "13": ("nvidia-cuda-runtime", "nvidia-cuda-cccl", "nvidia-cuda-crt", "nvidia-nvvm"),
}
_LIST = "cuda-toolkit"  # the wheel that lists the versions of the other wheels
_ALL = "all"  # the temporary directory that is filled with the toolkit and then renamed
PIP = (sys.executable, "-P", "-m", "pip")  # -P: does not import a pip.py from the current directory
_PLATFORMS = ("manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "any")
WHEEL_OPTIONS = [
    "--no-deps",
    "--only-binary=:all:",
    "--quiet",
    "--disable-pip-version-check",
    *(word for platform in _PLATFORMS for word in ("--platform", platform)),
]
HASHES = os.path.join(os.path.dirname(__file__), "toolkit_wheels.json")
# The files in a wheel that are kept: headers and libdevice. No path contains "..".
_NEEDED = re.compile(r"nvidia/[^/]+/(include/(?:(?!\.\.)[^/]+/)*[^/]+|nvvm/libdevice/libdevice\.10\.bc)")


def fetch_toolkit(release: str, report: Callable[[str], None] = lambda line: None) -> str:
    """Download the headers and libdevice of a release, and return their directory.

    If toolkit_wheels.json contains the release, its wheels are verified with the hashes in this file, in
    addition to the hashes of the package index.

    Args:
        release: CUDA release, such as "12.9".
        report: Function that is called before each step with a line that describes it.

    Raises:
        ValueError: The release is unknown.
        CudynError: pip failed (the message contains its output), or a wheel is damaged.
        OSError: Files cannot be written.
    """
    if release.partition(".")[0] not in _WHEELS or not re.fullmatch(r"\d+\.\d+", release):
        raise ValueError(f"{release!r}: expected a release MAJOR.MINOR of CUDA 12 or 13, such as 12.9")
    root = _get_cache()
    name = make_name(release)
    with root.make_temporary(name) as temporary:
        path = root.get_path(temporary)
        requirements = read_pinned(release) or choose_versions(release, path)
        for index, requirement in enumerate(requirements, 1):
            project = re.split("[=<>! ]", requirement)[0]
            report(f"[{index}/{len(requirements)}] downloading {escape(project)}")
            _download([requirement], path)
        report("extracting the headers")
        _extract_all(root.open_folder(temporary))
        if hasattr(os, "sync"):
            os.sync()  # After a power failure, the directory must not contain empty files.
        _replace_toolkit(root, f"{temporary}/{_ALL}", f"{temporary}/replaced", name)
    return root.get_path(name)


def _get_cache() -> Folder:
    """Return the directory of the cache. Raises CudynError if it cannot be used."""
    try:
        root = get_root(create=True)
    except UntrustedError as error:
        raise CudynError(f"the cache can't be written: {error}") from None
    if root is None:
        raise CudynError("CUDYN_CACHE=off: the cache directory is needed to store the toolkit")
    return root


def _replace_toolkit(root: Folder, new: str, replaced: str, name: str) -> None:
    """Replace the directory of a toolkit with a new one, and keep the previous directory if that fails.

    The previous directory is moved to `replaced`, which the caller removes.

    Args:
        root: The directory of the cache.
        new: Path of the new directory in the cache.
        replaced: Path in the cache to which the previous directory is moved.
        name: Final name of the new directory.
    """
    with locks.hold(root, f"{name}.lock"):
        with suppress(FileNotFoundError):
            root.rename(name, replaced)
        try:
            root.rename(new, name)
        except BaseException:
            with suppress(OSError):
                root.rename(replaced, name)
            raise


def read_pinned(release: str) -> list[str]:
    """Return pip's requirements for the wheels of a release, with hashes, or [] if the hashes are unknown."""
    with open(HASHES, encoding="utf-8") as file:
        requirements: dict[str, list[str]] = json.load(file)
    return requirements.get(release, [])


def choose_versions(release: str, folder: str) -> list[str]:
    """Return pip's requirements for the wheels of a release, such as "nvidia-cuda-nvcc-cu12==12.9.*".

    Args:
        release: CUDA release, such as "12.9".
        folder: A directory for temporary files.
    """
    major, _, _ = release.partition(".")
    wheels = _WHEELS[major]
    if major == "12":  # all wheels have the version of the release
        return [f"{wheel}=={release}.*" for wheel in wheels]
    with tempfile.TemporaryDirectory(dir=folder, prefix="toolkit-", suffix=".tmp") as temporary:
        _download([f"{_LIST}=={release}.*"], temporary)
        (wheel_of_list,) = (name for name in os.listdir(temporary) if name.endswith(".whl"))
        metadata = _read_metadata(temporary, wheel_of_list)
    versions = dict(re.findall(r"^Requires-Dist: *([\w-]+) *== *([\w.]+\*?)", metadata, re.M))
    return [f"{wheel}=={versions.get(wheel, f'{release}.*')}" for wheel in wheels]


def _read_metadata(folder: str, wheel: str) -> str:
    """Return the text of the file METADATA in a wheel.

    Args:
        folder: Directory that contains the wheel.
        wheel: File name of the wheel.
    """
    with _checking(wheel), zipfile.ZipFile(os.path.join(folder, wheel)) as archive:
        (path,) = (path for path in archive.namelist() if path.endswith(".dist-info/METADATA"))
        return archive.read(path).decode("utf-8", "replace")


def _download(requirements: list[str], folder: str) -> None:
    """Download wheels to a directory with pip, which verifies the hashes in the requirements, if any.

    Raises CudynError if pip fails.
    """
    # On Windows, pip cannot open the file while it is open here.
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write("\n".join(requirements))
    try:
        command = [*PIP, "download", *WHEEL_OPTIONS, "--dest", folder, "--requirement", file.name]
        completed = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        os.unlink(file.name)
    if completed.returncode:
        output = escape(completed.stderr.strip(), "\n")  # Line breaks are not escaped.
        raise CudynError(f"pip failed:\n{output}")


@contextmanager
def _checking(wheel: str) -> Iterator[None]:
    """Convert the exceptions that a damaged wheel causes in the block to CudynError."""
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError) as error:
        raise CudynError(
            f"{escape(wheel)}: the downloaded wheel is damaged: {escape(error)}. Try again. If the error "
            "occurs again, empty pip's cache: python -m pip cache purge"
        ) from None


def _extract_all(folder: Folder) -> None:
    """Extract the headers and libdevice from all wheels in a directory into the subdirectory `_ALL`."""
    wheels = folder.list_names()
    folder.make_folder(_ALL)
    for wheel in wheels:
        folder.protect(wheel)
        _extract(folder, wheel)


def _extract(folder: Folder, wheel: str) -> None:
    """Extract the headers and libdevice from a wheel in a directory into the subdirectory `_ALL`."""
    with open(folder.open_file(wheel), "rb") as file, _checking(wheel), zipfile.ZipFile(file) as archive:
        for member in archive.namelist():
            match = _NEEDED.fullmatch(member)
            if match:
                name = f"{_ALL}/{match[1]}"
                folder.make_parents(name)
                flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
                with archive.open(member) as source, open(folder.open_file(name, flags), "wb") as target:
                    shutil.copyfileobj(source, target)
