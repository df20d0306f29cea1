"""Compiled code as an object: its bytes and the facts that need neither a compiler nor a driver.

A kernel's parameters are read from PTX, which has their types, or from a CUBIN, which has their places and
sizes; Tile IR has their types. LTO-IR, OptiX-IR and fatbins are not read.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from struct import unpack_from

from .._errors import escape
from . import cubin, ptx, tile_ir
from .elf_sections import recognize
from .kernel_info import KernelInfo
from .mangled import find_hint

KINDS = ("ptx", "cubin", "ltoir", "optixir", "tileir", "fatbin")


@dataclass(frozen=True)
class Image:
    """Compiled code.

    Parameters:
        data           the bytes, as the driver or a linker takes them, from any buffer
        kind           "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin"
        arch           its architectures: ("sm_90",) or, of a fatbin, all of them; () if not known
        kernels        its kernels; () for kinds that are not read
        log            the compiler's output, with warnings
        lowered_names  name expression -> the name in the code (NVRTC's "lowered name")
        compiler       the compiler, such as "NVRTC 13.0"; "" if not known
        not_cached     why this image was not cached; "" if it was
    Raises: nothing: the compilers make it, and `load`.
    Threads: any; it does not change.
    Example: cudyn.Image.load("add.cubin").kernels
    """

    data: bytes = field(repr=False)
    kind: str
    arch: tuple[str, ...] = ()
    kernels: tuple[KernelInfo, ...] = ()
    log: str = field(default="", repr=False)
    lowered_names: Mapping[str, str] = field(default_factory=dict)
    compiler: str = ""
    not_cached: str = field(default="", repr=False, compare=False)

    def __post_init__(self) -> None:
        """Take any buffer for the bytes. Raises TypeError for another object."""
        if not isinstance(self.data, bytes):
            try:
                object.__setattr__(self, "data", memoryview(self.data).tobytes())
            except TypeError:
                kind = type(self.data).__name__
                raise TypeError(f"the data of an image: expected bytes or a buffer, got {kind}") from None

    def __bytes__(self) -> bytes:
        return self.data

    def __len__(self) -> int:
        return len(self.data)

    def get_kernel_info(self, name: str) -> KernelInfo:
        """Return the facts about a kernel.

        name  in the code, or the name expression that it was compiled with

        Raises KeyError for an unknown name; the message lists the known ones.
        """
        lowered = self.lowered_names.get(name, name)
        for kernel in self.kernels:
            if kernel.name == lowered:
                return kernel
        there = [kernel.name for kernel in self.kernels]
        listed = ", ".join(there) or "no kernel that can be read"
        raise KeyError(f"no kernel {name!r} in this {self.kind}; there are: {listed}{find_hint(name, there)}")

    @property
    def tile_ir_version(self) -> tuple[int, int] | None:
        """The version of Tile IR, such as (13, 5), which a compiler has to support; None for other kinds."""
        return tile_ir.read_version(self.data) if self.kind == "tileir" else None

    @property
    def contents(self) -> bytes:
        """The bytes for a file that other tools read: ptxas refuses PTX with a NUL at its end."""
        return self.data.rstrip(b"\0") if self.kind == "ptx" else self.data

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the contents.

        The file is written completely or not at all; links to it stay. Pipes and devices are written to
        directly.
        """
        write_file(path, self.contents)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Image:
        """Read compiled code from a file.

        Parameters:
            path  of PTX, a CUBIN, a fatbin
        Returns: the Image.
        Raises: OSError, or ValueError for a file of another kind.
        Threads: any.
        Example: cudyn.Image.load("add.cubin").get_kernel_info("add").registers
        """
        with open(path, "rb") as file:
            data = file.read()
        try:
            return read(data)
        except ValueError as error:
            raise ValueError(f"{escape(os.fspath(path))}: {error}") from None

    def __str__(self) -> str:
        what = "{} {}.{}".format(self.kind, *self.tile_ir_version) if self.tile_ir_version else self.kind
        what += f" for {', '.join(self.arch)}" if self.arch else ""
        made = f", by {self.compiler}" if self.compiler else ""
        lines = [f"{what}, {len(self.data)} bytes{made}", *(f"  {kernel}" for kernel in self.kernels)]
        lines += list_lowered(self.lowered_names)
        lines += [f"  {line}" for line in self.log.splitlines()]
        return "\n".join([*lines, f"  not cached: {self.not_cached}"] if self.not_cached else lines)


def list_lowered(names: Mapping[str, str]) -> list[str]:
    """The lines about names in compiled code that differ from those of the source."""
    return [f"  {expression} is {name}" for expression, name in names.items() if expression != name]


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file completely or not at all; links to it stay.

    Pipes and devices are written to directly.
    """
    target = os.fspath(path)
    real = os.path.realpath(target)
    temporary = ""
    try:
        if os.path.exists(real) and not os.path.isfile(real):
            with open(real, "wb", buffering=0) as device:
                rest = memoryview(data)
                while rest:
                    rest = rest[device.write(rest) :]
            return
        temporary = f"{real}.{os.urandom(8).hex()}.tmp"
        with open(temporary, "xb") as file:
            file.write(data)
        if os.path.exists(real):
            os.chmod(temporary, stat.S_IMODE(os.stat(real).st_mode))
        os.replace(temporary, real)
    except BaseException as error:
        if temporary:
            with suppress(OSError):
                os.unlink(temporary)
        if isinstance(error, OSError):  # of the name that was given
            raise OSError(error.errno, error.strerror, target) from None
        raise


def read_image(given: object) -> Image | None:
    """Return an Image as it is, or read from a buffer of its bytes or from a file (an os.PathLike).

    None for another object. Raises OSError, or ValueError for bytes of another kind.
    """
    if isinstance(given, Image):
        return given
    if isinstance(given, os.PathLike):
        return Image.load(given)
    try:
        view = memoryview(given)  # type: ignore[arg-type]
    except TypeError:
        return None
    return read(view.tobytes())


def read(data: bytes) -> Image:
    """Return the Image of bytes, by their beginning. Raises ValueError for an unknown kind."""
    kind = find_kind(data)
    if kind in ("ptx", "cubin"):
        target, kernels = (ptx if kind == "ptx" else cubin).read(data)
        return Image(data, kind, (target,) if target else (), kernels)
    if kind == "tileir":
        return Image(data, kind, (), tile_ir.read(data))
    if kind == "fatbin":
        _check_fatbin(data)
    return Image(data, kind)


def _check_fatbin(data: bytes) -> None:
    """Raise ValueError for a truncated fatbin, by the sizes in its header and in those of its parts."""
    at, size = unpack_from("<HQ", data[:16].ljust(16, b"\0"), 6)
    end = max(16, at + size)
    if end > len(data):
        raise ValueError(f"the fatbin is cut short: expected {end} bytes, got {len(data)}")
    while at < end:
        if end - at < 16:
            raise ValueError(f"the fatbin is damaged: the part at byte {at} has no room for its header")
        header, part = unpack_from("<IQ", data, at + 4)
        if header < 16 or at + header + part > end:
            raise ValueError(f"the fatbin is damaged: the part at byte {at} is longer than the rest")
        at += header + part


def find_kind(data: bytes) -> str:
    """Return the kind, one of KINDS, by the first bytes. Raises ValueError for an unknown one."""
    if data.startswith(b"\x7fELF"):
        return "cubin"
    if data[:4096].lstrip().startswith((b"//", b".version", b"/*")):
        return "ptx"
    _, kind = recognize(data[:16])
    if kind:
        return kind
    found = f"it begins with {data[:8]!r}" if data else "it is empty"
    raise ValueError(f"not PTX, CUBIN, fatbin, LTO-IR, OptiX-IR or Tile IR: {found}")
