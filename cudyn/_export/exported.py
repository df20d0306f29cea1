"""Reading a library or an object file that cudyn exported (ELF, of any machine): nothing of it is run.

PREFIX_cudyn_metadata is the text of metadata.json; each of its members is under PREFIX_cudyn_code_TARGET,
such as vec_cudyn_code_sm_90.
"""

from __future__ import annotations

import io
from collections.abc import Callable

from .._errors import escape
from .._formats.elf_sections import Elf
from .._formats.files import METADATA
from .metadata import Member

CODE = "_cudyn_code_"  # in symbols, between the prefix and the target


def open_exported(data: bytes) -> tuple[bytes, Callable[[Member], bytes]]:
    """Return the metadata's text, and a function that returns the contents of a member.

    Raises ValueError for a file of another kind, and the function for a member without a symbol. The contents
    are to be compared with the member's size and hash.
    """
    elf = Elf(io.BytesIO(data), len(data))
    names = elf.defined
    prefixes = sorted(name.removesuffix(METADATA) for name in names if name.endswith(METADATA))
    if not prefixes:
        raise ValueError(f"expected a file that cudyn exported, got another {elf.kind}")
    prefix, *others = prefixes
    if others:
        listed = escape(", ".join(prefixes))[:200]
        raise ValueError(
            f"expected one export, got {len(prefixes)}: {listed}; link each into its own library"
        )
    places = elf.find_contents(name for name in names if name.startswith((prefix + METADATA, prefix + CODE)))
    if sum(size for _, size in places.values()) > len(data):
        raise ValueError(f"expected symbols of up to {len(data)} bytes, the size of the file, got more")

    def read(symbol: str) -> bytes:
        if symbol not in places:
            raise ValueError(f"expected the symbol {escape(symbol)[:200]} once, with bytes in the file")
        offset, size = places.pop(symbol)  # a small file can't name the same code many times
        return data[offset : offset + size]

    def read_member(member: Member) -> bytes:
        target = member.name.rpartition("/")[2].partition(".")[0]
        return read(prefix + CODE + target)[: member.size]  # zeros follow, up to a whole word

    return read(prefix + METADATA).partition(b"\0")[0], read_member
