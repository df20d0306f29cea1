"""Downloads a toolkit's headers and libdevice from NVIDIA's wheels for Linux, with pip.

Only headers and libdevice are kept, in a directory of the cache such as toolkit-12.9. NVIDIA has no wheels
for macOS. In CUDA 13 and later, the wheel cuda-toolkit lists the versions of a release's wheels, because CCCL
has separate version numbers.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence

from ..._errors import CudynError, escape
from ..cache import settings, store
from ..cache.trust import make_folder

_WHEELS = {
    "12": ("nvidia-cuda-runtime-cu12", "nvidia-cuda-cccl-cu12", "nvidia-cuda-nvcc-cu12"),
    "13": ("nvidia-cuda-runtime", "nvidia-cuda-cccl", "nvidia-cuda-crt", "nvidia-nvvm"),
}
_LIST = "cuda-toolkit"
_PLATFORMS = ("manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "any")
_NEEDED = re.compile(r"nvidia/[^/]+/(include/(?:(?!\.\.)[^/]+/)*[^/]+|nvvm/libdevice/libdevice\.10\.bc)")


def fetch_toolkit(release: str) -> str:
    """Download the headers and libdevice of a release, such as "12.9", and return their directory.

    Raises:
        ValueError: The release is unknown.
        CudynError: pip failed. The message contains its output.
        OSError: Files cannot be written.
    """
    wheels = _WHEELS.get(release.partition(".")[0])
    if not wheels or not re.fullmatch(r"\d+\.\d+", release):
        raise ValueError(f"{release!r}: expected a release MAJOR.MINOR of CUDA 12 or 13, such as 12.9")
    root = settings.get_folder()
    if root is None:
        raise CudynError("CUDYN_CACHE=off: the cache directory is needed to store the toolkit")
    make_folder(root)
    reason = store.find_refusal(root)
    if reason:
        raise CudynError(f"the cache is not written: {reason}")
    target = os.path.join(root, f"toolkit-{release}")
    with tempfile.TemporaryDirectory(dir=root, prefix="toolkit-", suffix=".tmp") as folder:
        _download(_choose_versions(wheels, release, root), folder)
        contents = os.path.join(folder, "all")
        for file in os.listdir(folder):
            _extract(os.path.join(folder, file), contents)
        shutil.rmtree(target, ignore_errors=True)
        os.replace(contents, target)
    return target


def _choose_versions(wheels: Sequence[str], release: str, root: str) -> list[str]:
    """Return the requirements for pip, such as "nvidia-cuda-nvcc-cu12==12.9.*"."""
    requirements = [f"{wheel}=={release}.*" for wheel in wheels]
    if release.startswith("12."):
        return requirements
    with tempfile.TemporaryDirectory(dir=root, prefix="toolkit-", suffix=".tmp") as folder:
        _download([f"{_LIST}=={release}.*"], folder)
        (file,) = os.listdir(folder)
        with zipfile.ZipFile(os.path.join(folder, file)) as archive:
            (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
            text = archive.read(name).decode("utf-8", "replace")
    listed = dict(re.findall(r"^Requires-Dist: *([\w-]+) *== *([\w.]+\*?)", text, re.M))
    pairs = zip(wheels, requirements)
    return [f"{wheel}=={listed[wheel]}" if wheel in listed else default for wheel, default in pairs]


def _download(wheels: list[str], folder: str) -> None:
    """Download wheels to a directory with pip. Raises CudynError if pip fails."""
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--quiet"]
    command += [word for platform in _PLATFORMS for word in ("--platform", platform)]
    command += ["--disable-pip-version-check", "--dest", folder, *wheels]
    completed = subprocess.run(command, capture_output=True, text=True, check=False)
    if completed.returncode:
        raise CudynError(f"pip failed:\n{escape(completed.stderr.strip(), chr(10))}")


def _extract(wheel: str, folder: str) -> None:
    """Extract the headers and libdevice from a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            match = _NEEDED.fullmatch(name)
            if match:
                target = os.path.join(folder, *match[1].split("/"))
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with archive.open(name) as source, open(target, "wb") as file:
                    shutil.copyfileobj(source, file)
