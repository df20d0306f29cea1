"""Compiled code as an object: its bytes and what can be known of them without a compiler or a driver.

A kernel's parameters are read out of PTX, which has their types, or out of a CUBIN, which has their places
and sizes. LTO-IR, OptiX-IR and fatbins are taken as they are.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from . import cubin, ptx

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from .signature import KernelInfo

KINDS = ("ptx", "cubin", "ltoir", "optixir", "fatbin")


@dataclass(frozen=True)
class Image:
    """Compiled code.

    data      the bytes, as the driver or a linker takes them
    kind      "ptx", "cubin", "ltoir", "optixir" or "fatbin"
    arch      what it is for: ("sm_90",) or, of a fatbin, all of it; () where it is not known
    kernels   what is in it; () for the kinds that do not say
    log       what the compiler wrote, warnings too
    names     name expression -> the name in the code
    compiler  what made it, such as "NVRTC 13.0"; "" where it is not known
    """

    data: bytes = field(repr=False)
    kind: str
    arch: tuple[str, ...] = ()
    kernels: tuple[KernelInfo, ...] = ()
    log: str = field(default="", repr=False)
    names: Mapping[str, str] = field(default_factory=dict)
    compiler: str = ""

    def __bytes__(self) -> bytes:
        return self.data

    def __len__(self) -> int:
        return len(self.data)

    def kernel(self, name: str) -> KernelInfo:
        """The kernel of a name, or of a name expression. KeyError lists those that are there."""
        wanted = self.names.get(name, name)
        for kernel in self.kernels:
            if kernel.name == wanted:
                return kernel
        there = ", ".join(kernel.name for kernel in self.kernels) or "none that can be read"
        raise KeyError(f"no kernel {name!r} in this {self.kind}; there are: {there}")

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the bytes, as other tools take them; the file is there whole or not at all."""
        target = os.fspath(path)
        temporary = f"{target}.{os.getpid()}.tmp"
        try:
            with open(temporary, "wb") as file:
                file.write(self.data)
            os.replace(temporary, target)
        except BaseException as error:
            if os.path.exists(temporary):
                os.unlink(temporary)
            if isinstance(error, OSError):
                error.filename = target
            raise

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Image:
        """Read compiled code from a file. Raises OSError, or ValueError for a file of another kind."""
        with open(path, "rb") as file:
            data = file.read()
        try:
            return read(data)
        except ValueError as error:
            raise ValueError(f"{os.fspath(path)}: {error}") from None

    def __str__(self) -> str:
        what = f"{self.kind} for {', '.join(self.arch)}" if self.arch else self.kind
        made = f", by {self.compiler}" if self.compiler else ""
        lines = [f"{what}, {len(self.data)} bytes{made}", *(f"  {kernel}" for kernel in self.kernels)]
        lines += [f"  {expression} is {name}" for expression, name in self.names.items()]
        return "\n".join([*lines, *(f"  {line}" for line in self.log.splitlines())])


def of(given: object) -> Image | None:
    """An Image as it is, or read from its bytes or a file; None for what is none of these."""
    if isinstance(given, Image):
        return given
    if isinstance(given, (bytes, bytearray, memoryview)):
        return read(bytes(given))
    return Image.load(given) if isinstance(given, os.PathLike) else None


def read(data: bytes) -> Image:
    """What bytes are, by how they begin. ValueError: nothing that this knows."""
    kind = kind_of(data)
    if kind == "ptx":
        target, kernels = ptx.read(data)
        return Image(data, kind, (target,) if target else (), kernels)
    if kind == "cubin":
        target, kernels = cubin.read(data)
        return Image(data, kind, (target,) if target else (), kernels)
    return Image(data, kind)


def kind_of(data: bytes) -> str:
    """ptx, cubin, fatbin, ltoir or optixir. ValueError: none of them."""
    if data[:4] == b"\x7fELF":
        return "cubin"
    if data[:4] == b"\x50\xed\x55\xba":
        return "fatbin"
    if data[:4] in (b"\xed\x43\x4e\x7f", b"BC\xc0\xde"):
        return "ltoir"
    if data[:4] == b"\x4e\x43\xed\x7f":
        return "optixir"
    text = data[:4096].lstrip()
    if text.startswith((b"//", b".version", b"/*")):
        return "ptx"
    raise ValueError(f"neither PTX nor CUBIN, fatbin, LTO-IR or OptiX-IR: it begins with {data[:8]!r}")
