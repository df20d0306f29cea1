"""Measures the time and memory that a library's first use needs, in a process that has imported cudyn.

The first use is `from cudyn import NAME; NAME.version`. It reads the library's table, finds and opens the
library, queries its version and resolves all symbols. For comparison, dlopen of the same file is measured.
The difference is cudyn's overhead. Figures are medians of new, interleaved processes.

    python -m benchmarks.touch_cost [--runs 11] DIRECTORY ...

Each DIRECTORY is inserted at the start of Python's import path, so that the libraries in it are found.
`python -m tests.support.real` downloads some libraries. Libraries that are not found are only listed.
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
    """Print a line for each library that is found."""
    parser = timing.make_parser(__doc__, runs=11)
    parser.add_argument("folders", nargs="*", metavar="DIRECTORY")
    options = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    directories = [*map(os.path.abspath, options.folders), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, directories))

    print(f"Python {sys.version.split()[0]}, medians of {options.runs} interleaved processes\n")
    print(f"{'':<11}{'symbols':>8}{'dlopen ms':>11}{'touch ms':>10}", end="")
    print(f"{'ours ms':>9}{'us/symbol':>11}{'ours MB':>9}")
    not_found = []
    for info in catalog.find_all()[1:]:  # without the driver, which import_cost.py measures
        command = [sys.executable, "-c", PATH.format(module=info.name)]
        output = subprocess.run(command, capture_output=True, text=True, env=environment).stdout
        path, symbols = json.loads(output)
        if path is None:
            not_found.append(info.name)
            continue
        preparation = "import cudyn; start = time.perf_counter(); before = resident()\n"
        cases = {
            "dlopen": f"{preparation}ctypes.CDLL({path!r})",
            "touch": f"{preparation}from cudyn import {info.name} as m; assert m.version",
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
    print(f"\nnot found here: {', '.join(not_found) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
