"""What touching a library costs, in a process that has already imported cudyn: time and memory.

A touch is `from cudyn import NAME; NAME.version`: its table is read, the library found and opened, its
version asked, every symbol resolved. Beside it stands dlopen of the same file and nothing else, so that the
difference is ours. Fresh processes, run in turn; medians.

    python -m benchmarks.touch_cost [--runs 11] FOLDER ...

FOLDER: put in front of where Python imports from, to find the libraries in (the tests fetch some: python -m
tests.support.real). A library that is nowhere is left out and named.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from cudyn._bindings.libraries import catalog

from . import timing
from .import_cost import compare

PATH = """
import json
from cudyn import {module} as m
print(json.dumps([m.path, len(m._view.library.tables.FUNCTIONS)]))
"""


def main() -> int:
    """Print a info for every library that is found."""
    parser = timing.arguments(__doc__, runs=11)
    parser.add_argument("folders", nargs="*", metavar="FOLDER")
    options = parser.parse_args()
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    folders = [*map(os.path.abspath, options.folders), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, folders))

    print(f"Python {sys.version.split()[0]}, medians of {options.runs} interleaved processes\n")
    print(f"{'':<11}{'symbols':>8}{'dlopen ms':>11}{'touch ms':>10}", end="")
    print(f"{'ours ms':>9}{'us/symbol':>11}{'ours MB':>9}")
    nowhere = []
    for info in catalog.find_all()[1:]:
        command = [sys.executable, "-c", PATH.format(module=info.name)]
        output = subprocess.run(command, capture_output=True, text=True, env=environment).stdout
        path, symbols = json.loads(output)
        if path is None:
            nowhere.append(info.name)
            continue
        before = "import cudyn; start = time.perf_counter(); before = resident()\n"
        cases = {
            "dlopen": f"{before}ctypes.CDLL({path!r})",
            "touch": f"{before}from cudyn import {info.name} as m; assert m.version",
        }
        medians, problems = compare(cases, options.runs, environment)
        if problems:
            print(f"{info.name:<11} not measured: {problems}")
            continue
        bare, touch = medians["dlopen"], medians["touch"]
        ours = touch["ms"] - bare["ms"]
        print(
            f"{info.name:<11}{symbols:>8}{bare['ms']:>11.2f}{touch['ms']:>10.2f}{ours:>9.2f}"
            f"{1000 * ours / symbols:>11.1f}{touch['mb'] - bare['mb']:>9.2f}"
        )
    print(f"\nnot found here: {', '.join(nowhere) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
