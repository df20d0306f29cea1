"""`python -m cudyn needs`: the symbols and libraries of CUDA that compiled files need."""

from __future__ import annotations

from .._symbols.needs import needs
from .output import complain, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def show_needs(files: Sequence[str]) -> int:
    """Print the needs of each file.

    Returns 0, or 1 if a need is unmet, if a versioned link points outside the wheel or folder, or if a file
    can't be read.
    """
    status = 0
    for file in files:
        try:
            found = needs(file)
        except (OSError, ValueError) as error:
            complain(error)
            status = 1
            continue
        say(found)
        missing = [link for link in found.links if link.needed and not link.found]
        if found.unmet or found.left_over or missing or found.refused:
            status = 1
    return status
