"""The command `demo`: writes a small program whose kernel has a race, and runs it in a simulation."""

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
_COMMAND = ["run", "--simulate=sm_90", "race.py"]


def add_arguments(parser: Parser) -> None:
    parser.epilog = "The program needs NVRTC or clang, and a C compiler, but no GPU and no driver."


def run(options: Namespace) -> int:
    """Write the files into the current directory and run the program.

    Files that exist are not replaced. Returns 0 if the program ran, with or without a finding.
    """
    from .main import main

    written = [name for name, text in _FILES.items() if _write(name, text)]
    if written:
        say(f"Wrote {' and '.join(written)} to {os.getcwd()}. The kernel in race.cu has a race.\n")
    say(f"$ python -m cudyn {' '.join(_COMMAND)}")
    sys.stdout.flush()
    status = main(_COMMAND)
    if status == 1:
        say("\nInsert __syncthreads(); after line 4 of race.cu, and run the command again.")
    return 0 if status in (0, 1) else status


def _write(name: str, text: str) -> bool:
    """Write a file, and return whether it did not exist yet. Existing files may have been edited."""
    try:
        with open(name, "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        return False
    return True
