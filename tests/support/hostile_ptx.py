"""Runs PTX on the CPU in a child process, and reports the outcomes for the kernels and the process.

Run as a program, it reads a JSON list of PTX modules from standard input, runs the `k` kernel of each module,
and prints a JSON string with the result after each of them.
"""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cudyn._simulator.driver.arena import Arena

MEMORY = 3 << 30  # the limit of the child's address space in bytes
_ROOT = pathlib.Path(__file__).resolve().parents[2]
_LOOP_LIMIT = 100_000  # backward jumps of a thread; loops in random programs are usually endless


def run_in_child(modules: Sequence[str], seconds: int = 300, *, isolate: bool = False) -> list[str]:
    """Run modules one after the other in one child process, and return the result of each.

    With `isolate`, the kernels run in workers, as with `simulate(isolate=True)`.

    A result is "ran", or an error such as "Fault: ..." or "Refused: ...". If the process dies, the list ends
    with "died: ..." for the module that it was running.
    """
    process = subprocess.run(
        [sys.executable, "-m", "tests.support.hostile_ptx", *(["isolate"] if isolate else [])],
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


def _run(text: str, arena: Arena | None) -> str:
    """Run the `k` kernel of a module, and return the result."""
    from cudyn._simulator.cpu.module import CpuModule, Fault
    from cudyn._simulator.driver.kernel_runs import Refused

    from .cpu import Memory, run

    try:
        module = CpuModule(text, max_rounds=_LOOP_LIMIT, arena=arena)
        run(module, Memory(bytes(256), arena=arena), block=(2, 1, 1))
    except (Refused, Fault) as error:
        return f"{type(error).__name__}: {error}"
    return "ran"


def _main() -> None:
    """Run the programs from the standard input, with limited memory, and print each result."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    from cudyn._simulator.driver.arena import Arena

    arena = Arena() if "isolate" in sys.argv else None
    for text in json.load(sys.stdin):
        print(f"=== {json.dumps(_run(text, arena))}", flush=True)


if __name__ == "__main__":
    _main()
