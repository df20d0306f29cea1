"""What the loader has to know of a library: what it is called where, what tells its version, what success is.

The data is in headers/libraries/NAME.toml, of which the codegen makes cudyn/_tables/NAME_info.py. It is read
when a library is first asked for: `import cudyn` reads the driver's alone.
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

    name       of the module in cudyn that shows it, and of its tables
    title      in words, for messages
    variable   the environment variable that names a file, or a directory, to use and nothing else
    prefixes   how the names of its functions begin
    files      per platform (sys.platform), (major, name) of each version, best first; 0 where it has no major
    wheels     per platform, the folders under `nvidia/` of a site-packages that wheels put it in, each with
               the CUDA major that it is of; 0 where that can't be told
    conda      per platform, the folders below a conda environment
    homes      per platform, folders that the system loader may not know
    toolkit    per platform, the folders below a CUDA toolkit
    probes     functions that give its version, to be tried in this order, each with its form: "packed"
               (one int, 1000 * major + 10 * minor), "decimal" (10000 * major + 100 * minor), "pair"
               (two ints), "property" (libraryPropertyType and an int), "count" (one int, which grows by
               one a release), "symbol" (a pattern: the newest symbol that there is) or "added" (by the
               symbols that each release added); a version stands for itself: what has the symbol, or all
               of several with + between, is of this version, or newer. "placeholder" gives none: a function
               that puts a status into words, and with which a placeholder says that it is one
    status     the type of its return codes; 0 is success
    codes      the enum of the codes, where that is not the type itself
    error      the exception for the others
    describe   its own function that puts a code into words, where cudyn._tables does not
    callbacks  symbol: the rule by which a checked call keeps a callback; cudyn/_binding/keeping.py has them
    log        of a compiler: the calls after whose failure it has a log of their first argument, and the
               functions that give the size of the log and the log
    forked     the status that a forked child gets, if there is one
    dated      the codes with which an older library answers what newer headers offer
    driverless the codes with which it answers where there is no driver
    capability what a container must ask for to get it (NVIDIA_DRIVER_CAPABILITIES)
    beside     per platform, how the names of libraries start that this one opens by name, and that lie
               beside it; where the system loader would not find them, they have to be open already
    of_driver  it comes with the driver, so that there is one of it on a machine
    numbering  whose releases the table's are
    absent     the statuses, each a code and its value, for a function whose library is absent, and for one
               that is not in the library: what stands for it returns them
    hint       what to do when it is not there
    manual     where NVIDIA's manual of it is
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
        """Does it count its releases, so that its version is told from the release and not the other way?"""
        return any(form == "count" for _, form in self.probes)

    @property
    def error(self) -> type[CudaError]:
        """The exception for its statuses; kept, because nothing can be imported while Python ends."""
        if isinstance(self._error, str):
            self._error = getattr(read_module("cudyn.errors"), self._error)
        return self._error  # type: ignore[no-any-return]


def read_module(module: str) -> Any:
    """Import a module by its name, and keep it: while Python ends even one that is there can't be imported.

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
    """What is known of a library, by the name of its module. KeyError: there is none of that name."""
    found = _found.get(name)
    if found is None:
        if name not in LIBRARIES:
            raise KeyError(name)
        table = read_module(f"cudyn._tables.{name}_info")
        found = _found.setdefault(name, LibraryInfo(name, **table.INFO))
    return found


def find_all() -> tuple[LibraryInfo, ...]:
    """Every library, as they stand in lists."""
    return tuple(map(find, LIBRARIES))
