"""Runs Debian's Python for AArch64 under qemu: `python -m tools.arm_python DIRECTORY -m pytest ...`.

apt downloads this Python into the directory, and nothing is installed on the system. The wheels that the
tests need are pure Python, so pip can install them into the directory with any other version of Python.
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
# Newer releases of hypothesis are not pure Python.
WHEELS = ["pytest", "hypothesis==6.100.0", "remotezip", "pycparser", "pcpp"]


def download(directory: pathlib.Path) -> None:
    """Download and unpack Python and the wheels, unless the directory already contains them."""
    if (directory / "root/usr/bin/python3.11").exists():
        return
    download_packages(directory)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--target", directory / "site", *WHEELS], check=True
    )
    for package in sorted(directory.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", package, directory / "root"], check=True)


def download_packages(directory: pathlib.Path) -> None:
    """Download Debian's packages for AArch64 into the directory.

    apt's state and cache are also in the directory, so that the system's own apt is not affected.
    """
    for name in ("state/lists/partial", "cache/archives/partial", "root"):
        (directory / name).mkdir(parents=True, exist_ok=True)
    (directory / "status").touch()  # without installed packages
    settings = [
        "APT::Architecture=arm64",
        "APT::Architectures::=arm64",
        f"Dir::State={directory}/state",
        f"Dir::State::status={directory}/status",
        f"Dir::Cache={directory}/cache",
    ]
    apt = ["apt-get", "-q", *(f"--option={setting}" for setting in settings)]
    subprocess.run([*apt, "update"], check=True, cwd=directory)
    subprocess.run([*apt, "download", *PACKAGES], check=True, cwd=directory)


def main(path: str, *arguments: str) -> int:
    """Run Debian's Python with these arguments, and return its exit status.

    Args:
        path: directory into which Python and the wheels are downloaded
        arguments: arguments for Python
    """
    directory = pathlib.Path(path).resolve()
    download(directory)
    root = directory / "root"
    variables = {
        "PYTHONHOME": f"{root}/usr",
        "PYTHONPATH": f"{directory}/site",
        "CC": "aarch64-linux-gnu-gcc",
    }
    # qemu looks for the program's libraries below `root`.
    command = ["qemu-aarch64", "-L", str(root), f"{root}/usr/bin/python3.11", *arguments]
    process = subprocess.run(command, env={**os.environ, **variables, "PYTHONDONTWRITEBYTECODE": "1"})
    return process.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
