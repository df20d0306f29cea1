"""The data that the loader needs for each library: names, paths, version probes and status codes.

The codegen generates cudyn/_bindings/tables/NAME_info.py from headers/libraries/NAME.toml. The generated file
is read when the library is first used. `import cudyn` reads only the driver's file.
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
    """The loader's data for one library. headers/README.md describes the fields.

    In the mappings whose keys are platforms, the keys are values of sys.platform.
    """

    name: str  # the name of the module in cudyn and of the tables
    title: str
    variable: str  # the environment variable that selects the only file or directory to try
    prefixes: tuple[str, ...]
    files: Mapping[str, tuple[tuple[int, str], ...]]
    wheels: Mapping[str, tuple[tuple[int, str], ...]] = {}  # directories below `nvidia/`
    conda: Mapping[str, tuple[str, ...]] = {}
    homes: Mapping[str, tuple[str, ...]] = {}
    toolkit: Mapping[str, tuple[str, ...]] = {}
    probes: tuple[tuple[str, str], ...]
    newest_short: tuple[int, ...] = ()  # last version encoded with one digit fewer (NCCL: 2708 for 2.7)
    status: str
    codes: str
    describe = ""
    callbacks: Mapping[str, str] = {}
    log: tuple[tuple[str, ...], str, str] | None = None
    forked: int | None = None
    dated: tuple[str, ...] = ()
    versioned = ""  # pattern of the symbols whose names include the release number
    changes_process: tuple[str, ...] = ()
    load_variables: tuple[str, ...] = ()  # environment variables that the library reads when it is loaded
    driverless: tuple[str, ...] = ()
    succeeds: tuple[tuple[int, str, str], ...] = ()
    echoes: tuple[str, ...] = ()
    writes: tuple[tuple[int, str], ...] = ()
    capability = ""
    beside: Mapping[str, str] = {}
    siblings: Mapping[str, str] = {}  # header -> name of the file that contains its functions, such as nppial
    of_driver = False
    numbering = "CUDA"
    absent: tuple[tuple[str, int], ...]
    hint: str  # advice for users if the library is missing
    manual: str

    def __init__(self, name: str, error: str, status: str, **fields: Any) -> None:
        self._error: Any = error
        self.__dict__.update(
            {"name": name, "variable": f"CUDYN_{name.upper()}", "status": status, "codes": status, **fields}
        )

    @property
    def counts(self) -> bool:
        """Whether the library reports a release count instead of a version."""
        return any(form == "count" for _, form in self.probes)

    @property
    def error(self) -> type[CudaError]:
        """The class of the exceptions for failed calls. Cached, because imports fail while Python exits."""
        if isinstance(self._error, str):
            self._error = getattr(read_module("cudyn.errors"), self._error)
        return self._error  # type: ignore[no-any-return]


def read_module(module: str) -> Any:
    """Import a module by its name, and cache it.

    The cache is needed because not even a loaded module can be imported while Python exits. `__import__` is
    used because importlib would add four modules to those that `import cudyn` loads.

    Raises:
        RuntimeError: A signal handler has interrupted the import of the module in this thread.
    """
    imported = _read.get(module)
    if imported is None:
        __import__(module)
        imported = sys.modules[module]
        if getattr(imported.__spec__, "_initializing", False):
            raise RuntimeError(
                f"{module} is being imported by this thread, and a signal handler has interrupted the "
                "import: use the library once before the signal can arrive"
            )
        _read[module] = imported
    return imported


_read: dict[str, Any] = process.keep({})
_infos: dict[str, LibraryInfo] = process.keep({})


def find(name: str) -> LibraryInfo:
    """Return the loader's data for the library whose module has a given name.

    Raises KeyError for an unknown name.
    """
    info = _infos.get(name)
    if info is None:
        if name not in LIBRARIES:
            raise KeyError(name)
        table = read_module(f"cudyn._bindings.tables.{name}_info")
        info = _infos.setdefault(name, LibraryInfo(name, **table.INFO))
    return info


def find_all() -> tuple[LibraryInfo, ...]:
    """Return the loader's data for all libraries, in the order in which cudyn lists them."""
    return tuple(map(find, LIBRARIES))
