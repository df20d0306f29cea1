"""The `demo` command: writes a small program whose kernel has a race, and runs it in a simulation."""

from __future__ import annotations

import os
import sys

from .output import Parser, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import Namespace

_KERNEL = """\
extern "C" __global__ void sum(const int *x, int *total)
{
    __shared__ int part[64];
    part[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x == 0)
        for (int i = 0; i < 64; ++i)
            *total += part[i];
}
"""
_PROGRAM = """\
import array
import pathlib

import cudyn

code = cudyn.compile(pathlib.Path("race.cu"), options=["-lineinfo"])
x = cudyn.Buffer.from_host(array.array("i", range(64)))
total = cudyn.Buffer.from_host(array.array("i", [0]))
cudyn.Module(code).get_kernel("sum").launch(1, 64, x, total)
print("the sum is", int.from_bytes(bytes(total), "little"))
"""
_FILES = {"race.cu": _KERNEL, "race.py": _PROGRAM}
_COMMAND = ["run", "--simulate=sm_90"]
_SCRIPT = "race.py"


def add_arguments(parser: Parser) -> None:
    """Describe the requirements of the `demo` command, which has no arguments."""
    parser.epilog = "The program needs NVRTC or clang, and a C compiler, but no GPU and no driver."


def run(options: Namespace) -> int:
    """Write the files into the current directory and run the program.

    Files that exist are not replaced. Returns 0 if the kernel ran, with or without a finding.
    """
    import tempfile

    from .main import main

    written = [name for name, text in _FILES.items() if _write(name, text)]
    if written:
        say(f"Wrote {' and '.join(written)} to {os.getcwd()}. The kernel in race.cu has a race.\n")
    say(f"$ python -m cudyn {' '.join([*_COMMAND, _SCRIPT])}")
    sys.stdout.flush()
    with tempfile.TemporaryDirectory() as directory:
        report = os.path.join(directory, "report.json")
        status = main([*_COMMAND, "--json", report, _SCRIPT])
        has_findings = _has_findings(report)
    if has_findings:
        say("\nInsert __syncthreads(); after line 4 of race.cu, and run the command again.")
    return 0 if has_findings else status


def _has_findings(report: str) -> bool:
    """Return whether the JSON report of a run contains findings.

    The report does not exist if the program could not be started.
    """
    import json

    try:
        with open(report, encoding="utf-8") as file:
            return bool(json.load(file)["findings"])
    except FileNotFoundError:
        return False


def _write(name: str, text: str) -> bool:
    """Write a file if it does not exist, and return whether it was written.

    An existing file is kept, because the user may have edited it.
    """
    try:
        with open(name, "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        return False
    return True
