"""Lists of paths in environment variables: LD_LIBRARY_PATH, LD_PRELOAD and PYTHONPATH."""

from __future__ import annotations

import os
import re

from .._errors import escape

PRELOAD = "LD_PRELOAD"
_SEPARATORS = re.compile(r"[:;]")
_PRELOAD_SEPARATORS = re.compile(r"[:;\s]")


def can_contain(variable: str, path: str) -> bool:
    """Return whether a path can be part of a list because it does not contain a separator.

    The system loader would treat the part of the path after a separator as another path.

    Args:
        variable: The name of the variable that contains the list.
        path: The path to add to the list.
    """
    separators = _PRELOAD_SEPARATORS if variable == PRELOAD else _SEPARATORS
    return not separators.search(path)


def prepend(variable: str, path: str) -> str:
    """Return the value of a variable that contains a list, with another path at the beginning of the list.

    Raises ValueError if the path contains a separator.
    """
    if not can_contain(variable, path):
        raise ValueError(f"the path {escape(path)} cannot be part of {variable}; set TMPDIR to another path")
    paths = os.environ.get(variable, "")
    return f"{path}:{paths}" if paths else path
