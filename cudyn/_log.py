"""Finds `logging.getLogger("cudyn")`, to which cudyn reports opened libraries, compilations and cache misses.

`logging` is not imported here, because that takes longer than the rest of `import cudyn`. A program that
handles the reports has already imported it.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from logging import Logger

DEBUG = 10  # the values of the levels in `logging`
INFO = 20


def find_logger(level: int) -> Logger | None:
    """Return cudyn's logger if it is enabled for a level, otherwise `None`.

    Args:
        level: DEBUG or INFO.
    """
    logging = sys.modules.get("logging")
    get_logger = getattr(logging, "getLogger", None)
    if get_logger is None:  # the program has not imported `logging`, or another thread is importing it
        return None
    logger: Logger = get_logger("cudyn")
    return logger if logger.isEnabledFor(level) else None
