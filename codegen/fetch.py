"""Pinned wheels to header files, in a git-ignored cache that is addressed by the wheels' hashes.

pip does the downloading: it knows the user's index, proxies and certificates, and takes Linux wheels on
any system. What is in the cache is never asked for again.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from .errors import CodegenError
from .sources import ROOT, Wheel

CACHE = ROOT / ".cache" / "headers"

# The tags of NVIDIA's Linux wheels over the years; pip takes the file whose hash is pinned.
PLATFORMS = ("manylinux1_x86_64", "manylinux2010_x86_64", "manylinux2014_x86_64", "manylinux_2_27_x86_64")


def folder(wheel: Wheel, cache: Path = CACHE) -> Path:
    """Where the headers of a wheel are kept."""
    return cache / wheel.sha256[:16]


def missing(wheels: Iterable[Wheel], cache: Path = CACHE) -> list[Wheel]:
    """The wheels of which a header is not in the cache."""
    return [w for w in wheels if not all((folder(w, cache) / name).is_file() for name in w.headers)]


def fetch(wheels: Iterable[Wheel], cache: Path = CACHE) -> int:
    """Bring the headers of these wheels into the cache; return how many wheels had to be downloaded.

    Raises CodegenError, in one line, when a wheel can't be had, has another hash or lacks a header.
    """
    todo = _by_file(missing(wheels, cache))
    with ThreadPoolExecutor(8) as pool:
        for _ in pool.map(lambda wheel: _fetch_one(wheel, cache), todo):
            pass
    return len(todo)


def _by_file(wheels: Iterable[Wheel]) -> list[Wheel]:
    """One pin for each file: two releases may take their headers from the same wheel."""
    files: dict[str, Wheel] = {}
    for wheel in wheels:
        known = files.setdefault(wheel.sha256, wheel)
        headers = tuple(dict.fromkeys((*known.headers, *wheel.headers)))
        files[wheel.sha256] = replace(known, headers=headers)
    return list(files.values())


def _fetch_one(wheel: Wheel, cache: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cudyn-") as name:
        extract(wheel, _download(wheel, Path(name)), cache)


def _download(wheel: Wheel, into: Path) -> Path:
    requirement = into / "requirements.txt"
    requirement.write_text(f"{wheel.name}=={wheel.version} --hash=sha256:{wheel.sha256}\n", encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "download",
        "--quiet",
    ]
    command += ["--no-deps", "--only-binary=:all:", "--require-hashes", "--retries=2", "--dest", str(into)]
    command += [f"--platform={platform}" for platform in PLATFORMS]
    done = subprocess.run([*command, "-r", str(requirement)], capture_output=True, text=True)
    found = list(into.glob("*.whl"))
    if done.returncode == 0 and len(found) == 1:
        return found[0]
    raise CodegenError(f"{wheel}: {_reason(wheel, done.stdout + done.stderr)}")


def _reason(wheel: Wheel, output: str) -> str:
    """One line for what pip said in many."""
    got = re.search(r"Got\s+([0-9a-f]{64})", output)
    if got:
        return f"the index offers sha256 {got[1]}, pinned is {wheel.sha256}"
    if re.search(r"connection|name resolution|timed out|unreachable", output, re.I):
        return "the package index can't be reached"
    errors = [line.strip() for line in output.splitlines() if line.startswith("ERROR")]
    return errors[-1] if errors else "pip gave no wheel and no reason; is pip installed?"


def extract(wheel: Wheel, path: Path, cache: Path = CACHE) -> None:
    """Take the headers out of a wheel file; each file appears in the cache whole or not at all."""
    target = folder(wheel, cache)
    target.mkdir(parents=True, exist_ok=True)
    try:
        with zipfile.ZipFile(path) as archive:
            members = {n.rsplit("/", 1)[-1]: n for n in archive.namelist() if "/include/" in n}
            for header in wheel.headers:
                if header not in members:
                    raise CodegenError(f"{wheel}: no {header} in {path.name}")
                handle, temporary = tempfile.mkstemp(prefix=f"{header}.", dir=target)
                try:
                    with os.fdopen(handle, "wb") as file:
                        file.write(archive.read(members[header]))
                    os.replace(temporary, target / header)
                except BaseException:
                    os.unlink(temporary)
                    raise
    except zipfile.BadZipFile:
        raise CodegenError(f"{wheel}: {path.name} is not a wheel") from None
