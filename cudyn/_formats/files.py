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
_OPENED_BY_MODULE = ("an artifact", "a CUBIN", "a fatbin", "PTX")


def is_artifact(data: bytes) -> bool:
    """Return whether `data` begins like a file that Artifact.load reads: a ZIP, or an ELF file for a CPU."""
    machine = int.from_bytes(data[18:20], "little")  # e_machine of an ELF file
    return data.startswith(ZIP) or (data.startswith(b"\x7fELF") and machine != CUDA)


def identify(path: str | os.PathLike[str]) -> tuple[str, str]:
    """Return a description of a file, and the name of the function that opens it, or `""`. Raises OSError."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # reading from a pipe would block
        return "a directory" if os.path.isdir(path) else "a pipe or a device", ""
    try:
        elf = Elf(path)
        is_exported = any(name.endswith(METADATA) for name in elf.defined)
    except ValueError as error:
        # The message is a description of the file, such as "a CUBIN, code for a GPU".
        description, _, _ = str(error).partition(",")
        return description, MODULE if description in _OPENED_BY_MODULE else ""
    if elf.kind == "program":
        return "a program", ""
    description = f"an {elf.kind}" if elf.kind == "object file" else f"a {elf.kind}"
    if is_exported:
        return f"{description} that cudyn exported", MODULE
    return description, LOAD_LIBRARY


def advise(path: str | os.PathLike[str], function: str) -> str:
    """Return advice for a file that a function rejects.

    Returns `""` if no function opens the file, or if only the function that rejected the file opens it.
    """
    try:
        kind, opener = identify(path)
    except (OSError, ValueError):  # ValueError: the path contains a NUL
        return ""
    if kind == "LTO-IR":
        return "cudyn.link converts it to a CUBIN, which cudyn.Module opens."
    if function == MODULE and kind.startswith(("a Windows file", "a macOS file")):
        return f"it is {kind}: only files that were exported for Linux can be read."
    return f"{opener} opens {kind}." if opener not in ("", function) else ""
