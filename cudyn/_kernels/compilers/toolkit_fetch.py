"""Fetching a toolkit's headers and libdevice: pip downloads NVIDIA's wheels for Linux, on request.

Only headers and libdevice are kept, in the cache's folder (toolkit-12.9): a Mac has no wheels of its own.
From CUDA 13 on the wheel cuda-toolkit names the versions of a release's wheels: CCCL's has its own numbers.
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
_KEPT = re.compile(r"nvidia/[^/]+/(include/(?:(?!\.\.)[^/]+/)*[^/]+|nvvm/libdevice/libdevice\.10\.bc)")


def fetch_toolkit(release: str) -> str:
    """Let pip download the headers and libdevice of a release, such as "12.9"; return their folder.

    Raises ValueError for an unknown release, CudynError with pip's words, OSError.
    """
    wheels = _WHEELS.get(release.partition(".")[0])
    if not wheels or not re.fullmatch(r"\d+\.\d+", release):
        raise ValueError(f"{release!r}: expected a release MAJOR.MINOR of CUDA 12 or 13, such as 12.9")
    root = settings.get_folder()
    if root is None:
        raise CudynError("CUDYN_CACHE=off: there is no folder to keep a toolkit in")
    make_folder(root)
    why = store.find_refusal(root)
    if why:
        raise CudynError(f"the cache is not written: {why}")
    target = os.path.join(root, f"toolkit-{release}")
    with tempfile.TemporaryDirectory(dir=root, prefix="toolkit-", suffix=".tmp") as folder:
        _download(_choose_versions(wheels, release, root), folder)
        place = os.path.join(folder, "all")
        for file in os.listdir(folder):
            _extract(os.path.join(folder, file), place)
        shutil.rmtree(target, ignore_errors=True)
        os.replace(place, target)
    return target


def _choose_versions(wheels: Sequence[str], release: str, root: str) -> list[str]:
    """The wheels with their versions, as pip wants them."""
    same = [f"{wheel}=={release}.*" for wheel in wheels]
    if release.startswith("12."):
        return same
    with tempfile.TemporaryDirectory(dir=root, prefix="toolkit-", suffix=".tmp") as folder:
        _download([f"{_LIST}=={release}.*"], folder)
        (file,) = os.listdir(folder)
        with zipfile.ZipFile(os.path.join(folder, file)) as archive:
            (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
            text = archive.read(name).decode("utf-8", "replace")
    listed = dict(re.findall(r"^Requires-Dist: *([\w-]+) *== *([\w.]+\*?)", text, re.M))
    return [f"{wheel}=={listed[wheel]}" if wheel in listed else each for wheel, each in zip(wheels, same)]


def _download(wheels: list[str], folder: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--quiet"]
    command += [word for platform in _PLATFORMS for word in ("--platform", platform)]
    command += ["--disable-pip-version-check", "--dest", folder, *wheels]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CudynError(f"pip has failed:\n{escape(done.stderr.strip(), chr(10))}")


def _extract(wheel: str, place: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            kept = _KEPT.fullmatch(name)
            if kept:
                target = os.path.join(place, *kept[1].split("/"))
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with archive.open(name) as source, open(target, "wb") as file:
                    shutil.copyfileobj(source, file)
