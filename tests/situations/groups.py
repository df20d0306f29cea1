"""All groups of situations, in the order of the page."""

from __future__ import annotations

from . import (
    compilers,
    containers,
    missing_driver,
    monitoring,
    needed_libraries,
    processes,
    versions,
    wrong_library,
)

GROUPS = (
    missing_driver.GROUP,
    wrong_library.GROUP,
    needed_libraries.GROUP,
    versions.GROUP,
    containers.GROUP,
    processes.FORKS,
    compilers.GROUP,
    monitoring.GROUP,
    processes.LATE,
    compilers.NOEXEC,
)
SITUATIONS = tuple(situation for group in GROUPS for situation in group.situations)
