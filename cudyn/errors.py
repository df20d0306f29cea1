"""The exceptions of cudyn, with separate classes for missing libraries, missing symbols and failed calls.

    CudynError
    ├─ LoadError               a library cannot be used: .attempts lists the candidates
    │  ├─ LibraryNotFoundError no candidate exists
    │  └─ VersionError         it exists but is too old or too new
    ├─ CacheMissError          code is not in the cache, and CUDYN_CACHE=only forbids compiling
    ├─ LayoutError             a function wrote beyond an output: the library uses another layout
    ├─ SymbolNotFoundError     the library does not have a symbol
    │  └─ SignatureError       the library's symbol has a different signature
    └─ CudaError               a call returned a status other than success
       ├─ DriverError, CudartError, ...
       └─ CompilerError        a compiler or linker failed: .log is its output
          └─ NvrtcError, NvJitLinkError, ...

The exception class of each library is also available as `Error` in the library's module, such as
`cudyn.cublas.Error`. `cudyn` itself exports the general classes and DriverError. UnknownNameError is an
AttributeError for a name that does not exist in any header release. Every message should contain enough
information to fix the problem.
"""

from __future__ import annotations

from ._bindings.tables.errors import ERRORS as _own
from ._errors import CLASSES as _general

_classes = dict(_general)
for _name, (_base, _text) in _own.items():
    _classes[_name] = type(_name, (_classes[_base],), {"__doc__": _text, "__module__": __name__})
    globals().update(_classes)

__all__ = sorted(_classes)


def __dir__() -> list[str]:
    return [*__all__]
