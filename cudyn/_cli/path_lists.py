"""Lists of paths in environment variables: LD_LIBRARY_PATH, LD_PRELOAD and PYTHONPATH."""

from __future__ import annotations

import os
import re

from .._errors import escape

PRELOAD = "LD_PRELOAD"
_SEPARATORS = re.compile(r"[:;]")
_SEPARATORS_OF_PRELOAD = re.compile(r"[:;\s]")


def can_contain(variable: str, path: str) -> bool:
    """Return whether a path can be part of a list. A relative path would start after a separator.

    Args:
        variable: The name of the variable that contains the list.
        path: The path.
    """
    separators = _SEPARATORS_OF_PRELOAD if variable == PRELOAD else _SEPARATORS
    return not separators.search(path)


def prepend(variable: str, path: str) -> str:
    """Return the list in a variable with another path in front.

    Raises ValueError if the path contains a separator.
    """
    if not can_contain(variable, path):
        raise ValueError(f"the path {escape(path)} cannot be part of {variable}; set TMPDIR to another path")
    paths = os.environ.get(variable, "")
    return f"{path}:{paths}" if paths else path
