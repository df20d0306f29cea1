"""Debian's Python for AArch64, run by qemu: `python -m tools.arm_python FOLDER -m pytest ...`.

It is downloaded by apt into the folder, and nothing is installed: neither packages nor another architecture.
What it needs of PyPI is pure Python, so that any pip can put it there.
"""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

PACKAGES = [
    "python3.11-minimal",
    "libpython3.11-minimal",
    "libpython3.11-stdlib",
    "libc6",
    "libffi8",
    "zlib1g",
    "libexpat1",
    "libgcc-s1",
]
# Later ones of hypothesis are not pure.
WHEELS = ["pytest", "hypothesis==6.100.0", "remotezip", "pycparser", "pcpp"]


def get(folder: pathlib.Path) -> None:
    """Download and unpack what is not in the folder yet."""
    if (folder / "root/usr/bin/python3.11").exists():
        return
    for each in ("state/lists/partial", "cache/archives/partial", "root"):
        (folder / each).mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    settings = [
        "APT::Architecture=arm64",
        "APT::Architectures::=arm64",
        f"Dir::State={folder}/state",
        f"Dir::State::status={folder}/status",
        f"Dir::Cache={folder}/cache",
    ]
    apt = ["apt-get", "-q", *(f"--option={setting}" for setting in settings)]
    subprocess.run([*apt, "update"], check=True, cwd=folder)
    subprocess.run([*apt, "download", *PACKAGES], check=True, cwd=folder)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--target", folder / "site", *WHEELS], check=True
    )
    for package in sorted(folder.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", package, folder / "root"], check=True)


def main(place: str, *arguments: str) -> int:
    folder = pathlib.Path(place).resolve()
    get(folder)
    root = folder / "root"
    own = {"PYTHONHOME": f"{root}/usr", "PYTHONPATH": f"{folder}/site", "CC": "aarch64-linux-gnu-gcc"}
    command = ["qemu-aarch64", "-L", str(root), f"{root}/usr/bin/python3.11", *arguments]
    return subprocess.run(command, env={**os.environ, **own, "PYTHONDONTWRITEBYTECODE": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
