"""The code that runs when Python starts in a program of the `run` command, and in its child processes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

ROOT = str(Path(__file__).parents[2])
"""The directory that contains the package cudyn."""
_CODE = """\
import os, sys

def start():
    directory = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if path != directory]
    if sys.version_info >= (3, 11):
        os.environ["_SIMULATION_STARTS"] = "1"  # if a library is opened now, start.c does nothing
        sys.path.insert(0, {root!r})
        import cudyn
        sys.path.remove({root!r})
        {lines}
        del os.environ["_SIMULATION_STARTS"]
    this = sys.modules.pop("sitecustomize")
    try:
        import sitecustomize  # a module of the user, which this one hides
    except ImportError:
        sys.modules["sitecustomize"] = this

start()
"""


def make_sitecustomize(lines: Sequence[str]) -> str:
    """Return the contents of a file sitecustomize.py, which Python executes when it starts.

    Args:
        lines: The statements to run after `import cudyn`. The `directory` variable contains the directory of
            the file.
    """
    return _CODE.format(root=ROOT, lines="\n        ".join(lines))
