"""Runs PTX on the CPU in a child process, and reports the outcomes for the kernels and the process.

Run as a program, it reads a JSON list of PTX modules from standard input, runs the kernel `k` of each module,
and prints a JSON string with the result after each of them.
"""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from collections.abc import Sequence

MEMORY = 3 << 30  # the limit of the child's address space in bytes
_ROOT = pathlib.Path(__file__).resolve().parents[2]
_LOOP_LIMIT = 100_000  # backward jumps of a thread; loops in random programs are usually endless


def run_in_child(modules: Sequence[str], seconds: int = 300) -> list[str]:
    """Run modules one after the other in one child process, and return the result of each.

    A result is "ran", or an error such as "Fault: ..." or "Refused: ...". If the process dies, the list ends
    with "died: ..." for the module that it was running.
    """
    process = subprocess.run(
        [sys.executable, "-m", "tests.support.hostile_ptx"],
        input=json.dumps(list(modules)),
        capture_output=True,
        text=True,
        errors="replace",
        timeout=seconds,
        cwd=_ROOT,
    )
    # Output of kernels may precede a result in its line.
    results = [
        json.loads(line.partition("=== ")[2]) for line in process.stdout.splitlines() if "=== " in line
    ]
    if process.returncode:
        results.append(f"died: status {process.returncode}: {process.stderr[-300:]}")
    return results


def _run(text: str) -> str:
    """Run the kernel `k` of a module, and return the result."""
    from cudyn._simulator.cpu.module import CpuModule, Fault
    from cudyn._simulator.driver.kernel_runs import Refused

    from .cpu import run

    try:
        run(CpuModule(text, max_rounds=_LOOP_LIMIT), block=(2, 1, 1))
    except (Refused, Fault) as error:
        return f"{type(error).__name__}: {error}"
    return "ran"


def _main() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for text in json.load(sys.stdin):
        print(f"=== {json.dumps(_run(text))}", flush=True)


if __name__ == "__main__":
    _main()
