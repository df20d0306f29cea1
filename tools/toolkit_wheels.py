"""Writes a file with the versions and hashes of the wheels that `python -m cudyn toolkit fetch` downloads.

`python -m tools.toolkit_wheels` reads the releases of CUDA in headers/pins.toml, and requests the hashes from
the package index with `pip install --dry-run`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from cudyn._kernels.compilers import toolkit_fetch

ROOT = Path(__file__).parents[1]


def read_releases() -> list[str]:
    """Return the pinned releases of CUDA that `toolkit fetch` supports."""
    pins = tomllib.loads((ROOT / "headers/pins.toml").read_text(encoding="utf-8"))
    return [release for release in pins["release"]["CUDA"] if not release.startswith("11.")]


def list_requirements(release: str, folder: str) -> list[str]:
    """Return pip requirements for the wheels of a CUDA release, with versions and hashes.

    Args:
        release: CUDA release, such as "13.0"
        folder: directory for `pip install --target`, which is not changed
    """
    command = [*toolkit_fetch.PIP, "install", "--dry-run", "--ignore-installed", "--report", "-"]
    command += [*toolkit_fetch.WHEEL_OPTIONS, "--target", folder]
    command += toolkit_fetch.choose_versions(release, folder)
    completed = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return [
        f"{wheel['metadata']['name']}=={wheel['metadata']['version']} "
        f"--hash=sha256:{wheel['download_info']['archive_info']['hashes']['sha256']}"
        for wheel in json.loads(completed.stdout)["install"]
    ]


def main() -> int:
    """Write the file, print the number of releases, and return 0."""
    with tempfile.TemporaryDirectory() as folder:
        requirements = {release: list_requirements(release, folder) for release in read_releases()}
    Path(toolkit_fetch.HASHES).write_text(json.dumps(requirements, indent=1) + "\n", encoding="utf-8")
    print(f"{len(requirements)} releases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
