"""An echo library: gcc builds it from the real headers of a release, with every function of the table in it.

A function of it copies the bytes of its parameters to where `echo_child` reads them, and answers with what
that module has put there: a result, and what its out-parameters point to. gcc refuses a definition that
conflicts with the header's declaration, so what arrives is what NVIDIA's own library would get.

echo_c       the library, in C
echo_values  values, and what C should see of them
echo_child   asks the library in a child process: the parent keeps its driver, and survives a wrong call
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from . import Result, compiler
from .echo_c import file_name, renaming, source

ORACLE = "an echo library built by gcc"


def calls(name: str, release: str) -> Result:
    """Every function that the release has, by its symbol and by every name that leads to it."""
    return asked(name, release)["calls"]


def callbacks(name: str, release: str) -> Result:
    """Every type of callback, called by C."""
    return asked(name, release)["callbacks"]


def records(name: str, release: str) -> Result:
    """Every struct and union: members, instances, and by value through C."""
    return asked(name, release)["records"]


@cache
def asked(name: str, release: str) -> dict[str, Result]:
    """Build the library of a release and ask it everything, in a child process."""
    return run("tests.proof.echo_child", name, release)


def run(child: str, name: str, release: str) -> dict[str, Result]:
    """Build the library of a release and have a module ask it, in a child process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / file_name(name, release)
        options = ("-shared", "-fPIC", *renaming(name, release), "-o", str(file))
        text, mode = source(name, release), compiler.widest_mode(name)
        built = compiler.gcc(name, release, text, *options, mode=mode)
        if built.returncode:  # the table has the newest spelling, and a later header may have added a const
            built = compiler.gcc(name, release, text, *options, "-Dconst=", mode=mode)
        if built.returncode:
            raise AssertionError(f"{name} {release}: gcc refuses the echo library: {built.stderr[:2000]}")
        command = [sys.executable, "-X", "faulthandler", "-m", child, name, release, str(file)]
        root = Path(__file__).resolve().parents[2]
        done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if done.returncode:
        raise AssertionError(
            f"{name} {release}: the child ended with {done.returncode}: {done.stderr[-3000:]}"
        )
    return {part: Result(**fields) for part, fields in json.loads(done.stdout).items()}
