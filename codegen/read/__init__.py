"""Reads the headers of a release with libclang.

The headers are read in several modes. A macro selects each mode:

plain        what applications use: the newest version of each function, under its plain name
internal     __CUDA_API_VERSION_INTERNAL: every version of every function, and the types of old versions
per_thread   CUDA_API_PER_THREAD_DEFAULT_STREAM: names refer to the _ptds and _ptsz symbols

The table contains the functions of all modes. The types in the plain mode are read first. The other modes may
add types, but must not change the meaning of types that have already been read.

mode       makes one pass over the headers, and reads functions and variables
types      reads type declarations, and spells types
calls      checks whether ctypes can call a prototype
macros     determines the meaning of macros with the help of the compiler
libclang   functions that libclang's Python bindings lack, and faster versions of other functions

Declarations that the tables cannot represent, or that calls do not support, are reported as problems. All
problems are collected, and each problem contains the name of the declaration. To omit such a declaration, add
it to `left_out` in the library's file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..declared import Declared
from ..errors import CodegenError, HeaderError, Problems
from ..model import MODULE_ATTRIBUTES, Reading, python_name
from .mode import TARGET, Mode, iter_unseen

__all__ = ["TARGET", "read"]


def read(
    library: Declared,
    release: str,
    directories: Sequence[Path],
    used: Sequence[Declared] = (),
    target: str = TARGET,
) -> Reading:
    """Read the headers of a library in one release. Headers that are not valid C are read as C++.

    Args:
        library: reading rules of the library
        release: release number
        directories: the directories that contain the headers
        used: libraries whose headers are included
        target: target triple of the compiler

    Raises:
        CodegenError: Lists every problem.
    """
    try:
        return _read(library, Reading(release), directories, used, target)
    except HeaderError as error:
        try:
            return _read(library, Reading(release, is_cpp=True), directories, used, target)
        except HeaderError as cpp_error:
            # An error in both languages, such as a missing header, is reported once.
            texts = {line.partition(": ")[2] for line in error.lines}
            more = [line for line in cpp_error.lines if line.partition(": ")[2] not in texts]
            raise HeaderError("\n".join([*error.lines, *more])) from None


def _read(
    library: Declared, reading: Reading, directories: Sequence[Path], used: Sequence[Declared], target: str
) -> Reading:
    """Read the headers as C, or as C++ if `reading.is_cpp` is true, and return the completed reading."""
    problems = Problems()
    spelled: set[str] = set()
    for mode in library.modes:
        Mode(library, reading, mode, directories, used, target, problems, spelled).read()
    problems.raise_any()
    _check_meanings(library, reading, problems)
    problems.raise_any()
    for name in iter_unseen(library, reading, directories):
        reading.left_out[name] = "declared under a condition that no mode meets"
    return reading


def _check_meanings(library: Declared, reading: Reading, problems: Problems) -> None:
    """Reject names with two meanings. C has several namespaces, but a Python module has only one."""
    meanings: dict[str, str] = {}

    def add(name: str, meaning: str) -> None:
        """Add a meaning of a name. Collects a problem if the name has a different meaning or is invalid."""
        first_meaning = meanings.setdefault(name, meaning)
        if first_meaning == meaning and name.isidentifier() and name == python_name(name, MODULE_ATTRIBUTES):
            return
        with problems.collected():
            where = f"{library.name} {reading.release}: {name}"
            if not name.isidentifier():
                raise CodegenError(f"{where} is not a valid Python name ({meaning})")
            if name != python_name(name, MODULE_ATTRIBUTES):
                raise CodegenError(f"{where} is a Python keyword or a module attribute ({meaning})")
            if first_meaning != meaning:
                raise CodegenError(f"{where} has two meanings: {first_meaning} and {meaning}")

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
        if constant.value != name:  # `#define PR_ONE PR_ONE` allows code to test whether an enumerator exists
            add(name, f"the constant {constant.value}")
    for name in reading.variables:
        add(name, "a variable")
    for name in reading.names["plain"]:
        add(name, "a function")
