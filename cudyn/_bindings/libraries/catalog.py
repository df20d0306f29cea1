"""The loader's facts about a library: its names and paths, the source of its version, its statuses.

The codegen writes cudyn/_bindings/tables/NAME_info.py from headers/libraries/NAME.toml. The file is read when
the library is first used. `import cudyn` only reads the driver's file.
"""

from __future__ import annotations

import sys

from ..._process import process
from ..tables import LIBRARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ..._errors import CudaError


class LibraryInfo:
    """The facts about a library. headers/README.md explains them; platforms are those of sys.platform."""

    name: str  # of its module in cudyn, and of its tables
    title: str
    variable: str  # the environment variable that names the only file, or directory, to try
    prefixes: tuple[str, ...]
    files: Mapping[str, tuple[tuple[int, str], ...]]
    wheels: Mapping[str, tuple[tuple[int, str], ...]] = {}  # the folders are below `nvidia/`
    conda: Mapping[str, tuple[str, ...]] = {}
    homes: Mapping[str, tuple[str, ...]] = {}
    toolkit: Mapping[str, tuple[str, ...]] = {}
    probes: tuple[tuple[str, str], ...]
    newest_short: tuple[int, ...] = ()  # the last version whose number has one digit less
    status: str
    codes: str
    describe = ""
    callbacks: Mapping[str, str] = {}
    log: tuple[tuple[str, ...], str, str] | None = None
    forked: int | None = None
    dated: tuple[str, ...] = ()
    driverless: tuple[str, ...] = ()
    succeeds: tuple[tuple[int, str], ...] = ()
    writes: tuple[tuple[int, str], ...] = ()
    capability = ""
    beside: Mapping[str, str] = {}
    siblings: Mapping[str, str] = {}  # header -> the name in the file that has its functions: nppial
    of_driver = False
    numbering = "CUDA"
    absent: tuple[tuple[str, int], ...]
    hint: str  # the advice if it is missing
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


_read: dict[str, Any] = process.keep({})
_found: dict[str, LibraryInfo] = process.keep({})


def find(name: str) -> LibraryInfo:
    """The facts about a library, by the name of its module. Raises KeyError for an unknown name."""
    found = _found.get(name)
    if found is None:
        if name not in LIBRARIES:
            raise KeyError(name)
        table = read_module(f"cudyn._bindings.tables.{name}_info")
        found = _found.setdefault(name, LibraryInfo(name, **table.INFO))
    return found


def find_all() -> tuple[LibraryInfo, ...]:
    """Every library, in the order of lists."""
    return tuple(map(find, LIBRARIES))
