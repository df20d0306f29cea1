"""Identifies files and the cudyn function that opens them, for messages from Module and load_library.

| file                                               | opened by               |
|----------------------------------------------------|-------------------------|
| an artifact, CUBIN, PTX, fatbin                    | cudyn.Module            |
| a shared library or object file that cudyn exported| cudyn.Module            |
| another shared library, object file                | cudyn.load_library      |
| LTO-IR                                             | cudyn.link, then Module |
"""

from __future__ import annotations

import os
import stat

from .elf import CUDA
from .elf_sections import ZIP, Elf

METADATA = "_cudyn_metadata"  # suffix of a symbol in libraries that cudyn exported
MODULE = "cudyn.Module"
LOAD_LIBRARY = "cudyn.load_library"
_E_MACHINE = slice(18, 20)  # bytes of e_machine in the header of an ELF file
_OPENED_BY_MODULE = ("an artifact", "a CUBIN", "a fatbin", "PTX")


def is_artifact(data: bytes) -> bool:
    """Return whether a file may be an artifact: a ZIP archive, or a shared library or object file.

    Args:
        data: Contents of the file, or the beginning of its contents.
    """
    if data.startswith(ZIP):
        return True
    machine = int.from_bytes(data[_E_MACHINE], "little")
    return data.startswith(b"\x7fELF") and machine != CUDA  # a CUBIN is also an ELF file


def identify(path: str | os.PathLike[str]) -> tuple[str, str]:
    """Return a description of a file, and the name of the cudyn function that opens it.

    The name is `""` if no function opens the file. Raises OSError if the file cannot be read.
    """
    if os.path.isdir(path):
        return "a directory", ""
    if not stat.S_ISREG(os.stat(path).st_mode):  # reading from a pipe would block
        return "a pipe or a device", ""
    try:
        elf = Elf(path)
        is_exported = any(name.endswith(METADATA) for name in elf.defined)
    except ValueError as error:
        # The message is a description of the file, such as "a CUBIN, code for a GPU".
        description, _, _ = str(error).partition(",")
        return description, MODULE if description in _OPENED_BY_MODULE else ""
    if elf.kind == "program":
        return "a program", ""
    article = "an" if elf.kind == "object file" else "a"
    description = f"{article} {elf.kind}"
    if is_exported:
        return f"{description} that cudyn exported", MODULE
    return description, LOAD_LIBRARY


def advise(path: str | os.PathLike[str], function: str) -> str:
    """Return a sentence that names the right function for a file that a function has rejected.

    Returns `""` if no other function opens the file.

    Args:
        path: Path of the file.
        function: Name of the function that has rejected it, such as MODULE.
    """
    try:
        description, opener = identify(path)
    except (OSError, ValueError):  # ValueError: the path contains a NUL
        return ""
    if description == "LTO-IR":
        return "cudyn.link converts it to a CUBIN, which cudyn.Module opens."
    if function == MODULE and description.startswith(("a Windows file", "a macOS file")):
        return f"it is {description}: only files that were exported for Linux can be read."
    if opener and opener != function:
        return f"{opener} opens {description}."
    return ""
