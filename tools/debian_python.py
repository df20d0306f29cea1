"""Unpacks a Python from Debian's newest suite, sid, and creates a virtual environment for it.

`python -m tools.debian_python 3.15 DIRECTORY` prints the path of the Python in the environment. Nothing is
installed on the system: apt reads a sources list in the directory, and dpkg only unpacks packages. The C
library in sid is newer than the system's, so patchelf changes the interpreter to load the libraries in the
directory.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import platform
import shutil
import subprocess
import sys

KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
MIRROR = "http://deb.debian.org/debian"
CONFIGURATION = """\
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
Dir::Etc::SourceList "{directory}/sources.list";
Dir::Etc::SourceParts "{directory}/parts";
Dir::State "{directory}/state";
Dir::State::Lists "{directory}/lists";
Dir::State::status "{directory}/status";
Dir::Cache "{directory}/cache";
APT::Sandbox::User "root";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "30";
"""
LOADERS = {"x86_64": "ld-linux-x86-64.so.2", "aarch64": "ld-linux-aarch64.so.1"}
# The relations between packages that are not dependencies. apt-cache must not follow them.
RELATIONS = ("recommends", "suggests", "conflicts", "breaks", "replaces", "enhances")


class NotAvailable(Exception):
    """This version of Python is not available.

    This is not a Debian system, or the package archive cannot be reached.
    """


def get_python(version: str, directory: pathlib.Path) -> pathlib.Path:
    """Return the path of the Python in a directory's virtual environment, which is created on first use.

    Raises:
        NotAvailable: The Python can't be installed on this machine.
    """
    directory = directory.resolve()
    python = directory / "venv" / "bin" / "python"
    if python.exists():
        return python
    machine = platform.machine()
    if machine not in LOADERS or not shutil.which("apt-get") or not shutil.which("dpkg"):
        raise NotAvailable("apt-get and dpkg are missing, or the processor is neither x86-64 nor AArch64")
    if not os.path.exists(KEYRING):
        raise NotAvailable(f"{KEYRING} is missing: install debian-archive-keyring")
    shutil.rmtree(directory, ignore_errors=True)
    root = unpack(version, directory)
    libraries = root / "usr" / "lib" / f"{machine}-linux-gnu"
    program = root / "usr" / "bin" / f"python{version}"
    loader = str(libraries / LOADERS[machine])
    run("patchelf", "--set-interpreter", loader, "--force-rpath", "--set-rpath", str(libraries), str(program))
    run(str(program), "-m", "venv", "--without-pip", "--copies", str(directory / "venv"))
    return python


def unpack(version: str, directory: pathlib.Path) -> pathlib.Path:
    """Download and unpack a Python and its dependencies. Return the directory that they are unpacked into."""
    apt = directory / "apt"
    for name in ("parts", "state", "lists/partial", "cache/archives/partial"):
        (apt / name).mkdir(parents=True)
    (apt / "status").touch()
    (apt / "sources.list").write_text(f"deb [signed-by={KEYRING}] {MIRROR} sid main\n")
    configuration = apt / "apt.conf"
    configuration.write_text(CONFIGURATION.format(directory=apt))
    options = [f"--no-{relation}" for relation in RELATIONS]
    environment = {"APT_CONFIG": str(configuration)}
    try:
        run("apt-get", "update", "-q", environment=environment)
        requested = [f"python{version}", f"python{version}-venv", "libstdc++6", "libgomp1"]
        listing = run("apt-cache", "depends", "--recurse", *options, *requested, environment=environment)
        # apt-cache indents the relations of each package, and writes virtual packages in angle brackets.
        packages = [line for line in listing.splitlines() if line and line[0].isalnum()]
        files = directory / "packages"
        files.mkdir()
        run("apt-get", "download", "-q", *packages, environment=environment, directory=files)
    except subprocess.CalledProcessError as error:
        raise NotAvailable(f"{' '.join(error.cmd[:2])}: {error.stderr.strip()}") from error
    root = directory / "root"
    for file in sorted(files.glob("*.deb")):
        run("dpkg", "-x", str(file), str(root))
    shutil.rmtree(files)
    return root


def run(
    *command: str, environment: dict[str, str] | None = None, directory: pathlib.Path | None = None
) -> str:
    """Run a program and return its output. Raises CalledProcessError."""
    process = subprocess.run(
        command,
        env={**os.environ, **(environment or {})},
        cwd=directory,
        check=True,
        capture_output=True,
        text=True,
    )
    return process.stdout


def main() -> int:
    """Print the path of the Python. Return the exit status: 3 if the Python is not available."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", help="such as 3.15")
    parser.add_argument("directory", type=pathlib.Path)
    options = parser.parse_args()
    try:
        print(get_python(options.version, options.directory))
    except NotAvailable as error:
        print(f"Python {options.version} of Debian is not available: {error}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
