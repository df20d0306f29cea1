"""Run a program in children of every kind: `python tools/package_processes.py PROGRAM`.

`python -m tools.packages` starts it beside stubs. Prints the kinds as JSON, each with "ok" or the last line
of its error.
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


def work(path: str) -> None:
    runpy.run_path(path)


def fork(path: str, method: str) -> str:
    """Run the program in a child of multiprocessing."""
    child = CONTEXTS[method].Process(target=work, args=(path,))
    child.start()
    child.join()
    return OK if child.exitcode == 0 else f"fails ({child.exitcode})"


def start(path: str) -> str:
    """Run it in a child that is another program."""
    done = subprocess.run([sys.executable, path], capture_output=True, text=True)
    return OK if done.returncode == 0 else (done.stderr.strip().splitlines() or ["?"])[-1][:200]


def main() -> None:
    (path,) = sys.argv[1:]
    kinds = {method: fork(path, method) for method in CONTEXTS}
    print(json.dumps({**kinds, "subprocess": start(path)}))


if __name__ == "__main__":
    main()
