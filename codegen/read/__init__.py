"""Reads the headers of a release with libclang.

The headers have several modes, each selected by a macro:

plain        the view of an application: the newest version of each function, under its plain name
internal     __CUDA_API_VERSION_INTERNAL: every version of every function, and the types of old versions
per_thread   CUDA_API_PER_THREAD_DEFAULT_STREAM: names refer to the _ptds and _ptsz symbols

The functions of all modes together form the symbols in the table. The types of the plain mode are read first.
The other modes add types that only they have, and must not change the meaning of existing types.

mode       reads the functions and variables in one pass over the headers
types      reads the declarations of types, and spells types
calls      checks whether a prototype can be called
macros     determines the meaning of macros with the compiler
libclang   contains faster versions of libclang's Python bindings, and functions that they lack

A declaration that the tables cannot represent or that calls cannot support is a problem. A reading collects
all problems, each with the name of the declaration. `left_out` in the library's file omits such a
declaration.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..declared import Declared
from ..errors import CodegenError, Problems
from ..model import MODULE, Reading, python_name
from .mode import TARGET, Mode, unseen

__all__ = ["TARGET", "read"]


def read(
    library: Declared,
    release: str,
    folders: Sequence[Path],
    used: Sequence[Declared] = (),
    target: str = TARGET,
) -> Reading:
    """Read one library's headers of one release.

    Args:
        library: reading rules of the library
        release: number of the release
        folders: directories that contain the headers
        used: libraries whose headers are included
        target: the system, as the compiler names it

    Raises:
        CodegenError: Lists every problem.
    """
    reading = Reading(release)
    problems = Problems()
    spelled: set[str] = set()
    for mode in library.modes:
        Mode(library, reading, mode, folders, used, target, problems, spelled).read()
    problems.raise_any()
    _one_meaning_each(library, reading, problems)
    problems.raise_any()
    for name in unseen(library, reading, folders):
        reading.left_out[name] = "declared under a condition that no mode meets"
    return reading


def _one_meaning_each(library: Declared, reading: Reading, problems: Problems) -> None:
    """Reject names that have two meanings: C has several namespaces, but a Python module has only one."""
    meanings: dict[str, str] = {}

    def add(name: str, meaning: str) -> None:
        known = meanings.setdefault(name, meaning)
        if known == meaning and name.isidentifier() and name == python_name(name, MODULE):
            return
        with problems.collected():
            where = f"{library.name} {reading.release}: {name}"
            if not name.isidentifier():
                raise CodegenError(f"{where} is not a Python name ({meaning})")
            if name != python_name(name, MODULE):
                raise CodegenError(f"{where} is taken in Python ({meaning})")
            if known != meaning:
                raise CodegenError(f"{where} is {known} and {meaning}")

    for name in reading.records.keys() - reading.foreign:
        add(name, f"{reading.records[name].kind} {name}")
    for tag in reading.enums.keys() - reading.foreign:
        add(tag, f"enum {tag}")
        for name, value in reading.enums[tag].values:
            add(name, f"the enumerator {value} of {tag}")
    for name in reading.typedefs.keys() - reading.foreign:
        type_ = reading.typedefs[name]
        add(name, type_ if type_.partition(" ")[2] == name else f"a typedef for {type_}")
    for name, constant in reading.constants.items():
        if constant.value != name:  # `#define PR_ONE PR_ONE` lets code test whether an enumerator exists
            add(name, f"the constant {constant.value}")
    for name in reading.variables:
        add(name, "a variable")
    for name in reading.names["plain"]:
        add(name, "a function")
