"""The exceptions of cudyn. "Library missing", "symbol missing", "call failed" are distinct.

    CudynError
    ├─ LoadError               a library is not usable: .attempts lists what was tried
    │  ├─ LibraryNotFoundError
    │  └─ VersionError         it exists but is too old, or too new
    ├─ CacheMissError          CUDYN_CACHE=only, and the cache does not have it
    ├─ SymbolNotFoundError     it is loaded but lacks this symbol
    │  └─ SignatureError       it has the symbol with another signature
    └─ CudaError               a call returned a status other than success
       ├─ DriverError, CudartError, ...
       └─ CompilerError        of a compiler or linker, with its .log
          └─ NvrtcError, NvJitLinkError, ...

Each library's is also `Error` in its module: `cudyn.cublas.Error`. `cudyn` has the general
ones and DriverError, too. UnknownNameError is an AttributeError, for a name that no header has.
Every str() is meant to be enough to fix the problem.
"""

from __future__ import annotations

from ._bindings.tables.errors import ERRORS as _own
from ._errors import CLASSES as _general

_found = dict(_general)
for _name, (_base, _text) in _own.items():
    _found[_name] = type(_name, (_found[_base],), {"__doc__": _text, "__module__": __name__})
globals().update(_found)

__all__ = sorted(_found)


def __dir__() -> list[str]:
    return [*__all__]
