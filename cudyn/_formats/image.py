"""Compiled code as an object: its bytes and what can be known of them without a compiler or a driver.

A kernel's parameters are read out of PTX, which has their types, or out of a CUBIN, which has their places
and sizes; Tile IR has their types. LTO-IR, OptiX-IR and fatbins are taken as they are.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from dataclasses import dataclass, field
from struct import unpack_from

from .._errors import escape
from . import cubin, ptx, tile_ir
from .mangled import find_hint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from .kernel_info import KernelInfo

KINDS = ("ptx", "cubin", "ltoir", "optixir", "tileir", "fatbin")


@dataclass(frozen=True)
class Image:
    """Compiled code.

    data           the bytes, as the driver or a linker takes them, from any buffer
    kind           "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin"
    arch           what it is for: ("sm_90",) or, of a fatbin, all of it; () where it is not known
    kernels        what is in it; () for the kinds that do not say
    log            what the compiler wrote, warnings too
    lowered_names  name expression -> the name in the code (NVRTC's "lowered name")
    compiler       what made it, such as "NVRTC 13.0"; "" where it is not known
    not_cached     why the cache, which was asked to, did not keep it; "" if it did
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
        """Take any buffer for the bytes. TypeError: it is none."""
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
        """Return what is known of a kernel.

        name  in the code, or the name expression that it was compiled with

        KeyError: it is not there; the message lists those that are.
        """
        lowered = self.lowered_names.get(name, name)
        for kernel in self.kernels:
            if kernel.name == lowered:
                return kernel
        there = [kernel.name for kernel in self.kernels]
        listed = ", ".join(there) or "none that can be read"
        raise KeyError(f"no kernel {name!r} in this {self.kind}; there are: {listed}{find_hint(name, there)}")

    @property
    def tile_ir_version(self) -> tuple[int, int] | None:
        """The version of Tile IR, such as (13, 5), which its compiler has to know; None: it is none."""
        return tile_ir.read_version(self.data) if self.kind == "tileir" else None

    @property
    def contents(self) -> bytes:
        """The bytes as a file has them for other tools: ptxas refuses PTX with a NUL at its end."""
        return self.data.rstrip(b"\0") if self.kind == "ptx" else self.data

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the contents.

        A file is there whole or not at all; a link leads to it as before. What is no file, such as a pipe or
        a device, is written to.
        """
        write_file(path, self.contents)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Image:
        """Read compiled code from a file. Raises OSError, or ValueError for a file of another kind."""
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
        lines += [f"  {expression} is {name}" for expression, name in self.lowered_names.items()]
        lines += [f"  {line}" for line in self.log.splitlines()]
        return "\n".join([*lines, f"  not cached: {self.not_cached}"] if self.not_cached else lines)


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file: it is there whole or not at all; a link leads to it as before.

    What is no file, such as a pipe or a device, is written to.
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

    None: it is none of these. Raises OSError, or ValueError for bytes of another kind.
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
    """Return the Image that bytes are, by how they begin. ValueError: nothing that this knows."""
    kind = find_kind(data)
    if kind == "ptx":
        target, kernels = ptx.read(data)
        return Image(data, kind, (target,) if target else (), kernels)
    if kind == "cubin":
        target, kernels = cubin.read(data)
        return Image(data, kind, (target,) if target else (), kernels)
    if kind == "tileir":
        return Image(data, kind, (), tile_ir.read(data))
    if kind == "fatbin":
        _check_fatbin(data)
    return Image(data, kind)


def _check_fatbin(data: bytes) -> None:
    """ValueError: it is cut short. A fatbin's header says how large it and the parts are, and so does each
    part's.
    """
    if len(data) < 16:
        raise ValueError(f"the fatbin is cut short: expected a header of 16 bytes, got {len(data)}")
    at, size = unpack_from("<HQ", data, 6)
    end = at + size
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
    """Return which of KINDS it is, by how the bytes begin. ValueError: none of them."""
    if data[:4] == b"\x7fELF":
        return "cubin"
    if data[:4] == b"\x50\xed\x55\xba":
        return "fatbin"
    if data[:4] in (b"\xed\x43\x4e\x7f", b"BC\xc0\xde"):
        return "ltoir"
    if data[:4] == b"\x4e\x43\xed\x7f":
        return "optixir"
    if data[:8] == tile_ir.MAGIC:
        return "tileir"
    text = data[:4096].lstrip()
    if text.startswith((b"//", b".version", b"/*")):
        return "ptx"
    raise ValueError(f"not PTX, CUBIN, fatbin, LTO-IR, OptiX-IR or Tile IR: it begins with {data[:8]!r}")
