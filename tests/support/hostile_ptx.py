"""Runs PTX on the CPU in a child process, and reports whether the kernels and the process fail.

As a program, this module reads a JSON list of PTX modules from standard input, runs the kernel `k` in each of
them, and prints each result as a JSON string.
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
    """Run the kernels of modules one by one in a child process, and return the result for each module.

    A result is "ran", or an error such as "Fault: ..." or "Refused: ...". If the process dies, the list ends
    with "died: ..." for the module whose kernel was running.

    Args:
        modules: The PTX of the modules.
        seconds: The time limit of the process.
        isolate: Whether the kernels run in workers, as with `simulate(isolate=True)`.
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
    # The output of a kernel may precede a result on the same line.
    results = [
        json.loads(line.partition("=== ")[2]) for line in process.stdout.splitlines() if "=== " in line
    ]
    if process.returncode:
        results.append(f"died: status {process.returncode}: {process.stderr[-300:]}")
    return results


def _run(text: str, arena: Arena | None) -> str:
    """Run the kernel `k` of a module, and return the result."""
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
    """Run the modules from standard input with limited memory, and print each result."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    from cudyn._simulator.driver.arena import Arena

    arena = Arena() if "isolate" in sys.argv else None
    for text in json.load(sys.stdin):
        print(f"=== {json.dumps(_run(text, arena))}", flush=True)


if __name__ == "__main__":
    _main()
