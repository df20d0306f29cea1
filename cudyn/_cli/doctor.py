"""The report on this machine, with problems and advice: `cudyn.report()`, `python -m cudyn`.

Nothing here raises: every section is made on its own, and one that fails reports that in its place. A report
is asked for explicitly, so unlike the rest of cudyn it opens every library and calls cuInit.
"""

from __future__ import annotations

from collections.abc import Callable

from . import facts, problems, text
from .access import Data


class Report:
    """The findings: str() is for readers, .data the same in plain JSON types.

    data: system, cudyn, libraries, clang, devices, mapped, environment, problems, usable; a section that
    could not be made is None there, with the reason in `failed`.
    """

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def usable(self) -> bool:
        """Is the driver loaded and did cuInit succeed?"""
        return bool(self.data.get("usable"))

    def __str__(self) -> str:
        return text.show_report(self.data)

    def __repr__(self) -> str:
        return f"<cudyn report: driver {'usable' if self.usable else 'not usable'}; print() shows it>"


def report() -> Report:
    """Look at this machine and this process. Opens every library and calls cuInit.

    Returns: a Report; str() is for readers, .data for programs.
    Raises: nothing: what fails is in the report.
    Threads: any.
    Example: print(cudyn.report())
    """
    data: Data = {"failed": {}}
    for name, make in SECTIONS.items():
        try:
            data[name] = make(data)
        except Exception as error:
            data[name] = None
            data["failed"][name] = facts.name_error(error)
    return Report(data)


# In this order, since problems follow from the sections above them.
SECTIONS: dict[str, Callable[[Data], object]] = {
    "system": facts.read_system,
    "cudyn": facts.read_cudyn,
    "libraries": facts.read_libraries,
    "clang": facts.read_clang,
    "devices": facts.read_devices,
    "mapped": facts.read_mapped,
    "environment": facts.read_environment,
    "problems": problems.find_problems,
    "usable": facts.is_usable,
}
