"""Runs a program in each kind of child process: `python tools/package_processes.py PROGRAM`.

`python -m tools.packages` runs this script with stubs. The script prints a JSON object that maps each kind of
process to "ok" or to a description of the failure.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from multiprocessing.context import ForkContext, ForkServerContext, SpawnContext

OK = "ok"
CONTEXTS: dict[str, ForkContext | SpawnContext | ForkServerContext] = {
    "fork": ForkContext(),
    "spawn": SpawnContext(),
    "forkserver": ForkServerContext(),
}


def run_program(path: str) -> None:
    """Run the program. This function is the target of the child processes that multiprocessing starts."""
    runpy.run_path(path)


def run_in_child(path: str, method: str) -> str:
    """Run the program in a child process of multiprocessing. Return "ok" or the exit code of a failure."""
    child = CONTEXTS[method].Process(target=run_program, args=(path,))
    child.start()
    child.join()
    return OK if child.exitcode == 0 else f"fails ({child.exitcode})"


def start_python(path: str) -> str:
    """Run the program in a new Python process. Return "ok" or the last line of the error."""
    process = subprocess.run([sys.executable, path], capture_output=True, text=True)
    if process.returncode == 0:
        return OK
    *_, last_line = ["?", *process.stderr.strip().splitlines()]
    return last_line[:200]


def main() -> None:
    """Run the program in each kind of process, and print the results."""
    (path,) = sys.argv[1:]
    results = {method: run_in_child(path, method) for method in CONTEXTS}
    print(json.dumps({**results, "subprocess": start_python(path)}))


if __name__ == "__main__":
    main()
