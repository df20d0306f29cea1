"""The command line in the process that runs a test."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence


def main(words: Sequence[str]) -> int:
    """Do what `python -m cudyn WORDS` does; the exit status."""
    before = sys.argv
    sys.argv = ["__main__.py", *words]
    try:
        runpy.run_module("cudyn", run_name="__main__")
    except SystemExit as ended:
        return int(str(ended.code))
    finally:
        sys.argv = before
    raise AssertionError("cudyn/__main__.py ends with a status")
