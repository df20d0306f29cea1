"""The kind of a file, and the verb of cudyn that opens it, for Module, load_module and load_library.

| a file                              | opened by               |
|-------------------------------------|-------------------------|
| an artifact, CUBIN, PTX, fatbin     | cudyn.Module            |
| a shared library that cudyn exported| cudyn.load_module       |
| another shared library, object file | cudyn.load_library      |
| LTO-IR                              | cudyn.link, then Module |
"""

from __future__ import annotations

import os
import stat

from .elf_sections import Elf, ElfError

METADATA = "_cudyn_metadata"  # the end of a symbol in libraries that cudyn exported
MODULE, LOAD_MODULE, LOAD_LIBRARY = "cudyn.Module", "cudyn.load_module", "cudyn.load_library"
_START = 4096  # bytes
_CODE = {
    b"\x50\xed\x55\xba": "a fatbin",
    b"\xed\x43\x4e\x7f": "LTO-IR",
    b"\x4e\x43\xed\x7f": "OptiX-IR",
    b"\x7fTil": "Tile IR",
}


def is_artifact(data: bytes) -> bool:
    """Do bytes begin like an artifact, which is a ZIP?"""
    return data[:4] == b"PK\3\4"


def identify(path: str | os.PathLike[str]) -> tuple[str, str]:
    """Return the kind of a file, in words, and the verb that opens it, or "". Raises OSError."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # reading a pipe would wait
        return "a folder" if os.path.isdir(path) else "a pipe or a device", ""
    with open(path, "rb") as file:
        start = file.read(_START)
    if is_artifact(start) and start[30:43] == b"metadata.json":
        return "an artifact", MODULE
    if start[:4] in _CODE:
        what = _CODE[start[:4]]
        return what, MODULE if what == "a fatbin" else ""
    if b"\n.version" in b"\n" + start:
        return "PTX", MODULE
    try:
        elf = Elf(path)
        is_ours = any(name.endswith(METADATA) for name in elf.defined)
    except ValueError as error:
        what = str(error).partition(",")[0]
        return what, MODULE if what == "a CUBIN" else ""
    if elf.kind == "program":
        return "a program", ""
    article = "an" if elf.kind[0] == "o" else "a"
    if not is_ours:
        return f"{article} {elf.kind}", LOAD_LIBRARY
    return f"{article} {elf.kind} that cudyn exported", LOAD_MODULE


def advise(path: str | os.PathLike[str], verb: str) -> str:
    """Return the advice for a file that a verb refuses; "" if no verb opens it, or this one."""
    try:
        what, opener = identify(path)
    except (OSError, ValueError):  # ValueError: of a NUL in the path
        return ""
    if what == "LTO-IR":
        return "cudyn.link makes a CUBIN of it, which cudyn.Module opens."
    if opener == LOAD_MODULE and what.startswith("an object"):
        from shlex import quote

        name = os.path.splitext(os.path.basename(path))[0]
        return f"link it first: cc -shared -o {quote(f'{name}.so')} {quote(f'{name}.o')}"
    return f"{opener} opens {what}." if opener not in ("", verb) else ""


def find_exports(elf: Elf) -> dict[str, tuple[int, int]]:
    """Return the symbols of cudyn's exports in a file, with the place of each."""
    return elf.find_contents(name for name in elf.defined if name.endswith(METADATA))


def read_symbol_text(path: str, name: str, offset: int, size: int, most: int = 1 << 20) -> str:
    """Read the text of a symbol, at the place from `Elf.find_contents`. Raises ElfError or OSError."""
    if size <= most and offset + size <= os.path.getsize(path):
        with open(path, "rb") as file:
            file.seek(offset)
            text, end, _ = file.read(size).partition(b"\0")
        try:
            if end:
                return text.decode()
        except UnicodeDecodeError:
            pass
    raise ElfError(f"{name}: expected a text of at most {most} bytes that ends with a zero")
