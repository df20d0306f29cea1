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
    """A library. Platforms are those of sys.platform."""

    name: str  # of its module in cudyn, and of its tables
    title: str  # its name in messages
    variable: str  # the environment variable that names the only file, or directory, to try
    prefixes: tuple[str, ...]  # of its functions' names
    files: Mapping[str, tuple[tuple[int, str], ...]]
    """Per platform, (major, name) of each version, best first; 0 without a major."""
    wheels: Mapping[str, tuple[tuple[int, str], ...]] = {}
    """Per platform, its folders in wheels, below `nvidia/` of a site-packages, each with its CUDA major; 0 if
    that is not known."""
    conda: Mapping[str, tuple[str, ...]] = {}  # per platform, the folders below a conda environment
    homes: Mapping[str, tuple[str, ...]] = {}  # per platform, folders that the system loader may not know
    toolkit: Mapping[str, tuple[str, ...]] = {}  # per platform, the folders below a CUDA toolkit
    probes: tuple[tuple[str, str], ...]
    """Functions that return its version, in the order to try them, each with its form: "packed" (one int,
    1000 * major + 10 * minor), "decimal" (10000 * major + 100 * minor), "returned" (the same, as the
    result: there is no status), "pair" (two ints), "three" (three ints, and no status), "property"
    (libraryPropertyType and an int), "count" (one int, which grows by one a release), "symbol" (a pattern:
    the newest symbol present) or "added" (by the symbols that each release added). With a version as the
    form, a library that has the symbol, or all of several joined by +, has this version or a newer one.
    "placeholder" gives no version: a function that describes a status, by which a placeholder identifies
    itself."""
    status: str  # the type of its return codes; 0 is success
    codes: str  # the enum of the codes, if that is not the type itself
    describe = ""  # its own function that describes a code, if cudyn._tables does not
    callbacks: Mapping[str, str] = {}
    """Symbol: the rule by which a checked call keeps a callback; cudyn/_binding/keeping.py has them."""
    log: tuple[tuple[str, ...], str, str] | None = None
    """Of a compiler: the calls whose failure leaves a log in their first argument, and the functions that
    return the size of the log and the log."""
    forked: int | None = None  # the status that a forked child gets, if any
    dated: tuple[str, ...] = ()  # statuses that an older library returns for features it does not have
    driverless: tuple[str, ...] = ()  # the statuses that it returns without a driver
    succeeds: tuple[tuple[int, str], ...] = ()
    """The functions that succeed without a driver, each with the first major of CUDA that has it so."""
    capability = ""  # what a container must ask for to get it (NVIDIA_DRIVER_CAPABILITIES)
    beside: Mapping[str, str] = {}
    """Per platform, the prefixes of libraries that lie beside this one and that it opens by name; if the
    system loader would not find them, they have to be open already."""
    of_driver = False  # it comes with the driver, so that a machine has only one
    numbering = "CUDA"  # the product whose releases the table has
    absent: tuple[tuple[str, int], ...]
    """The statuses, each a code and its value, that a fallback returns: for an absent library, what the real
    one returns without a driver; for a function that the library does not have."""
    hint: str  # the advice if it is missing
    manual: str  # the address of NVIDIA's manual

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
