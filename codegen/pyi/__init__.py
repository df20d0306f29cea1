"""Writes the .pyi file of each library's module. It contains all names in the newest release, with types.

names         finds where a name is declared, and its class
annotations   returns the annotation of each type
classes       writes handles, enums, callbacks, records, typedefs and constants
functions     writes functions
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from ..emit import Roles, find_used_types, write_docstring
from ..errors import CodegenError
from ..history import History
from ..sources import Library
from . import classes
from .annotations import Annotations
from .functions import Functions

# The attributes of every library module other than the names of its API
# (cudyn/_bindings/libraries/module.py).
_MODULE = """\
available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = ERROR

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...
"""

# The names in cudyn/_bindings/calls/annotations.pyi that the .pyi files import, with a leading underscore.
# Names without an underscore are NVIDIA's.
_COMMON = (
    "Address",
    "Bytes",
    "C",
    "CharBytes",
    "Chars",
    "Device",
    "Enumeration",
    "Int",
    "Items",
    "Named",
    "Octets",
    "Opaque",
    "Pointer",
    "ReadArray",
    "ReadBuffer",
    "Str",
    "Struct",
    "Text",
    "Texts",
    "Union",
    "Writable",
    "WriteArray",
)

_IMPORTS = """\
import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import MODULES
COMMON\
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import ERRORS
from ._bindings.libraries.module import LibraryModule, Raw
"""


def write(
    library: Library,
    history: History,
    roles: Roles,
    used: Sequence[tuple[Library, History]] = (),
    answers: Collection[str] = (),
    sizes: Mapping[str, Sequence[Sequence[str]]] = {},
) -> str:
    """Return the contents of cudyn/<module>.pyi.

    Args:
        library: library of the module
        history: the library's declarations
        roles: roles of the parameters
        used: the libraries whose types this library uses, directly or indirectly, with their declarations
        answers: symbols whose calls return their status to the caller
        sizes: kinds and sizes of the memory that the parameters point to
    """
    used_annotations = [Annotations(used_library, its_history) for used_library, its_history in used]
    annotations = Annotations(library, history, used_annotations)
    modules = [*sorted(used_library.name for used_library, _ in used), f"{library.name} as _here"]
    writers = (classes.handles, classes.enums, classes.callbacks, classes.records, classes.typedefs)
    lines = [line for write_classes in (*writers, classes.constants) for line in write_classes(annotations)]
    used_types = find_used_types(history, [its_history for _, its_history in used])
    lines += classes.used_types(annotations, used_types)
    body = "".join([*lines, *Functions(annotations, roles, sizes, answers).lines()])
    declared = {*re.findall(r"^(?:class |def )?(\w+)(?=[ :(])", body, re.M)}
    # A declaration must not redefine a name that the first lines of the file import or define.
    clashes = sorted(declared & {*re.findall(r"\b[a-zA-Z]\w*", f"{_IMPORTS} {_MODULE}"), *modules})
    if clashes:
        raise CodegenError(f"{library.name}: the .pyi file itself uses these names: {', '.join(clashes)}")
    common = sorted({*re.findall(r"\b_([A-Z]\w*)", body)} & {*_COMMON})
    import_of_common = (
        f"from ._bindings.calls.annotations import {', '.join(f'{x} as _{x}' for x in common)}\n"
        if common
        else ""
    )
    errors = ", ".join(sorted({"LoadError", library.facts.error} - {""}))
    return "".join(
        [
            write_docstring(
                library, history, f"The names of cudyn.{library.name}, for type checkers and editors."
            ),
            _IMPORTS.replace("MODULES", ", ".join(modules))
            .replace("COMMON", import_of_common)
            .replace("ERRORS", errors)
            .replace("Final\n", "Final, overload as _overload\n" if "@_overload" in body else "Final\n"),
            "\n",
            _MODULE.replace("ERROR", library.facts.error or "LoadError"),
            body,
        ]
    )
