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
    shutil.rmtree(directory, ignore_errors=True)  # an earlier attempt may have been interrupted
    root = unpack(version, directory)
    # The interpreter must use the unpacked C library instead of the system's.
    libraries = root / "usr" / "lib" / f"{machine}-linux-gnu"
    program = root / "usr" / "bin" / f"python{version}"
    loader = str(libraries / LOADERS[machine])
    run("patchelf", "--set-interpreter", loader, "--force-rpath", "--set-rpath", str(libraries), str(program))
    run(str(program), "-m", "venv", "--without-pip", "--copies", str(directory / "venv"))
    return python


def unpack(version: str, directory: pathlib.Path) -> pathlib.Path:
    """Download and unpack a Python and its dependencies. Return the directory that they are unpacked into.

    Raises:
        NotAvailable: The package archive does not contain this version, or cannot be reached.
    """
    packages = directory / "packages"
    packages.mkdir(parents=True)
    environment = {"APT_CONFIG": str(configure_apt(directory / "apt"))}
    try:
        run("apt-get", "update", "-q", environment=environment)
        names = list_dependencies(version, environment)
        run("apt-get", "download", "-q", *names, environment=environment, directory=packages)
    except subprocess.CalledProcessError as error:
        raise NotAvailable(f"{' '.join(error.cmd[:2])}: {error.stderr.strip()}") from error
    root = directory / "root"
    for package in sorted(packages.glob("*.deb")):
        run("dpkg", "-x", str(package), str(root))
    shutil.rmtree(packages)
    return root


def configure_apt(directory: pathlib.Path) -> pathlib.Path:
    """Create the directories and files that apt needs, and return the path of its configuration file."""
    for name in ("parts", "state", "lists/partial", "cache/archives/partial"):
        (directory / name).mkdir(parents=True)
    (directory / "status").touch()
    (directory / "sources.list").write_text(f"deb [signed-by={KEYRING}] {MIRROR} sid main\n")
    configuration = directory / "apt.conf"
    configuration.write_text(CONFIGURATION.format(directory=directory))
    return configuration


def list_dependencies(version: str, environment: dict[str, str]) -> list[str]:
    """List the packages of a Python version, with all packages that they depend on.

    Args:
        version: The version of Python, such as "3.15".
        environment: The environment variables for apt.
    """
    requested = [f"python{version}", f"python{version}-venv", "libstdc++6", "libgomp1"]
    options = [f"--no-{relation}" for relation in RELATIONS]
    listing = run("apt-cache", "depends", "--recurse", *options, *requested, environment=environment)
    # apt-cache indents the relations of each package, and writes virtual packages in angle brackets.
    return [line for line in listing.splitlines() if line and line[0].isalnum()]


def run(
    *command: str, environment: dict[str, str] | None = None, directory: pathlib.Path | None = None
) -> str:
    """Run a program, and return its output.

    Args:
        *command: The program and its arguments.
        environment: Environment variables to set, in addition to those of this process.
        directory: The program's working directory, if it is not the current one.

    Raises:
        subprocess.CalledProcessError: The program failed.
    """
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
    """Print the path of the Python. Return the exit status: 0, or 3 if the Python is not available."""
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
