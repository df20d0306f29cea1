"""Calls an echo library: a library with every function in the table, which gcc builds with the real headers.

The functions copy the bytes of their parameters to memory that `echo_child` reads. They return the result and
write the outputs that `echo_child` has set. gcc rejects a definition that conflicts with the header's
declaration, so the echo library receives exactly the bytes that NVIDIA's library would receive.

- echo_c: generates the library in C
- echo_values: generates values, and the bytes that C should receive for them
- echo_child: calls the library in a child process, so that the parent keeps its driver and survives a crash
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from . import Result, echo_c

ORACLE = "an echo library built by gcc"


def calls(name: str, release: str) -> Result:
    """Check every function of a release, through its symbol and through every name that refers to it."""
    return check_release(name, release)["calls"]


def callbacks(name: str, release: str) -> Result:
    """Check that C can call callbacks of every type."""
    return check_release(name, release)["callbacks"]


def records(name: str, release: str) -> Result:
    """Check the members and the alignment of every struct and union, and pass them to C by value."""
    return check_release(name, release)["records"]


@cache
def check_release(name: str, release: str) -> dict[str, Result]:
    """Build the echo library of a release, and run all checks in a child process."""
    return run("tests.proof.echo_child", name, release)


def run(child: str, name: str, release: str) -> dict[str, Result]:
    """Build the echo library of a release, and test it with the module `child` in a child process."""
    with tempfile.TemporaryDirectory() as directory:
        return run_child(child, name, release, build(name, release, Path(directory)))


def build(name: str, release: str, directory: Path) -> Path:
    """Build the library of a release."""
    file = directory / echo_c.file_name(name, release)
    echo_c.build(name, release, echo_c.source(name, release), file)
    return file


def run_child(
    child: str, name: str, release: str, file: Path, python: str = sys.executable
) -> dict[str, Result]:
    """Test a built library with a module in a child process.

    Args:
        child: The name of the module that tests the library.
        name: The name of the library.
        release: The release of the library.
        file: The built file.
        python: The path of the Python interpreter.
    """
    command = [python, "-X", "faulthandler", "-m", child, name, release, str(file)]
    root = Path(__file__).resolve().parents[2]
    process = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if process.returncode:
        raise AssertionError(
            f"{name} {release}: the child process ended with {process.returncode}: {process.stderr[-3000:]}"
        )
    return {check: Result(**fields) for check, fields in json.loads(process.stdout).items()}
