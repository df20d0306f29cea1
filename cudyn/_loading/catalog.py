"""The loader's facts about a library: its names and places, the source of its version, its statuses.

The codegen makes cudyn/_tables/NAME_info.py from headers/libraries/NAME.toml. It is read on first use of the
library: `import cudyn` reads the driver's alone.
"""

from __future__ import annotations

import sys

from .._tables import LIBRARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .._errors import CudaError


class LibraryInfo:
    """A library.

    name       the name of its module in cudyn, and of its tables
    title      its name in messages
    variable   the environment variable that names the only file, or directory, to try
    prefixes   the prefixes of its functions' names
    files      per platform (sys.platform), (major, name) of each version, best first; 0 without a major
    wheels     per platform, its folders in wheels, below `nvidia/` of a site-packages, each with its CUDA
               major; 0 if that is not known
    conda      per platform, the folders below a conda environment
    homes      per platform, folders that the system loader may not know
    toolkit    per platform, the folders below a CUDA toolkit
    probes     functions that return its version, in the order to try them, each with its form: "packed"
               (one int, 1000 * major + 10 * minor), "decimal" (10000 * major + 100 * minor), "returned"
               (the same, as the result: there is no status), "pair" (two ints), "three" (three ints, and no
               status), "property" (libraryPropertyType and an int), "count" (one int, which grows by one a
               release), "symbol" (a pattern: the newest symbol present) or "added" (by the symbols
               that each release added). With a version as the form, a library that has the symbol, or all
               of several joined by +, has this version or a newer one. "placeholder" gives no version: a
               function that describes a status, by which a placeholder identifies itself
    status     the type of its return codes; 0 is success
    codes      the enum of the codes, if that is not the type itself
    error      the exception for the others
    describe   its own function that describes a code, if cudyn._tables does not
    callbacks  symbol: the rule by which a checked call keeps a callback; cudyn/_binding/keeping.py has them
    log        of a compiler: the calls whose failure leaves a log in their first argument, and the functions
               that return the size of the log and the log
    forked     the status that a forked child gets, if any
    dated      statuses that an older library returns for features it does not have
    driverless the statuses that it returns without a driver
    capability what a container must ask for to get it (NVIDIA_DRIVER_CAPABILITIES)
    beside     per platform, the prefixes of libraries that lie beside this one and that it opens by name;
               if the system loader would not find them, they have to be open already
    of_driver  it comes with the driver, so that a machine has only one
    numbering  the product whose releases the table has
    absent     the statuses, each a code and its value, that a fallback returns for an absent library and for
               a function that the library does not have
    hint       the advice if it is missing
    manual     the address of NVIDIA's manual
    """

    name: str
    title: str
    variable: str
    prefixes: tuple[str, ...]
    files: Mapping[str, tuple[tuple[int, str], ...]]
    wheels: Mapping[str, tuple[tuple[int, str], ...]] = {}
    conda: Mapping[str, tuple[str, ...]] = {}
    homes: Mapping[str, tuple[str, ...]] = {}
    toolkit: Mapping[str, tuple[str, ...]] = {}
    probes: tuple[tuple[str, str], ...]
    status: str
    codes: str
    describe = ""
    callbacks: Mapping[str, str] = {}
    log: tuple[tuple[str, ...], str, str] | None = None
    forked: int | None = None
    dated: tuple[str, ...] = ()
    driverless: tuple[str, ...] = ()
    capability = ""
    beside: Mapping[str, str] = {}
    of_driver = False
    numbering = "CUDA"
    absent: tuple[tuple[str, int], ...]
    hint: str
    manual: str

    def __init__(self, name: str, error: str, status: str, **facts: Any) -> None:
        self._error: Any = error
        self.__dict__.update(
            {"name": name, "variable": f"CUDYN_{name.upper()}", "status": status, "codes": status, **facts}
        )

    @property
    def counts(self) -> bool:
        """Does it count its releases, so that its version follows from its release?"""
        return any(form == "count" for _, form in self.probes)

    @property
    def error(self) -> type[CudaError]:
        """The exception for its statuses; kept, because nothing can be imported while Python exits."""
        if isinstance(self._error, str):
            self._error = getattr(read_module("cudyn.errors"), self._error)
        return self._error  # type: ignore[no-any-return]


def read_module(module: str) -> Any:
    """Import a module by its name, and keep it: while Python exits not even a loaded one can be imported.

    importlib would cost `import cudyn` four modules.
    """
    found = _read.get(module)
    if found is None:
        __import__(module)
        found = _read[module] = sys.modules[module]
    return found


_read: dict[str, Any] = {}
_found: dict[str, LibraryInfo] = {}


def find(name: str) -> LibraryInfo:
    """The facts about a library, by the name of its module. Raises KeyError for an unknown name."""
    found = _found.get(name)
    if found is None:
        if name not in LIBRARIES:
            raise KeyError(name)
        table = read_module(f"cudyn._tables.{name}_info")
        found = _found.setdefault(name, LibraryInfo(name, **table.INFO))
    return found


def find_all() -> tuple[LibraryInfo, ...]:
    """Every library, in the order of lists."""
    return tuple(map(find, LIBRARIES))
