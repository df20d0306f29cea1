"""`cudyn.use_api`, which declares the header release that a program was written for."""

from __future__ import annotations

import sys

from ..._errors import CudynError, show
from ..._process import process
from ..tables import LIBRARIES
from .catalog import find
from .library import library, lock, parse
from .module import level_of, read_stated, stated_levels


def use_api(version: str | tuple[int, int]) -> None:
    """Declare the header release that this program was written for.

    Names then have the same meaning as in this release. Without this call, an update of cudyn that contains
    newer headers may change which version of a function a name refers to. Call it once, at the start of the
    program, before the first use of a library. A package that needs the names of a specific release uses
    `driver.api("13.5")` instead.

    Args:
        version: A release in the tables, such as "13.5" or (13, 5).

    Raises:
        ValueError: The tables do not contain the release.
        CudynError: The process already uses an older release, or names of another release have been used.

    Threads:
        Call it before other threads use a library.

    Example:
        ```python
        cudyn.use_api("13.5")
        ```
    """
    release = show(parse(version))
    releases = library(find("driver")).releases
    if release not in releases:
        raise ValueError(
            f"use_api: no header release {release} in the tables; available: {', '.join(releases)}"
        )
    with lock:
        stated = read_stated()
        if stated:
            stated_release, declaration = stated
            if parse(release) > parse(stated_release):
                raise CudynError(
                    f"use_api({release!r}): {declaration} has already declared the API of {stated_release}; "
                    f"declare {release} instead, or use names from driver.api({release!r})"
                )
            return
        modules = [sys.modules.get(f"cudyn.{name}") for name in LIBRARIES]
        levels = [level_of(module) for module in modules if module is not None]
        fixed_levels = [level for level in levels if level.is_fixed]
        used_names = [level.name for level in fixed_levels if level.is_used_at_other(release)]
        if "cudyn._kernels.launch.driver_state" in sys.modules and release != releases[-1]:
            used_names.append("cudyn's objects")
        if used_names:
            raise CudynError(
                f"use_api({release!r}): too late, after the first use of {', '.join(used_names)}"
            )
        stated_levels.append((release, f"use_api({release!r})"))
        for level in fixed_levels:
            level.restate()


@process.on_reset
def _restate_all() -> None:
    """Return every module whose names have not been used to the level that it has without `use_api`."""
    modules = (sys.modules.get(f"cudyn.{name}") for name in LIBRARIES)
    for level in (level_of(module) for module in modules if module is not None):
        if level.is_fixed and not level.is_used_at_other():
            level.restate()
