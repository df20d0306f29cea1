"""Compiled code: its bytes and everything that can be read from them without a compiler or a driver.

Kernel parameters are read from PTX and Tile IR, which contain their types, or from CUBINs, which contain
their offsets and sizes. LTO-IR, OptiX-IR and fatbins are not parsed.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from .._errors import escape
from . import cubin, ptx, tile_ir
from .elf_sections import recognize
from .fatbin_parts import CUBIN, PTX, iter_parts
from .kernel_info import KernelInfo
from .mangled import find_hint

KINDS = ("ptx", "cubin", "ltoir", "optixir", "tileir", "fatbin")
_MAX_BLANKS = 4096  # maximum number of blanks before the first token of PTX
_LONGEST_MAGIC = 16  # number of bytes that `recognize` needs


@dataclass(frozen=True)
class Image:
    """Compiled code.

    Args:
        data: The bytes that are passed to the driver or a linker; any object that supports the buffer
            protocol.
        kind: "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin".
        arch: The architectures, such as ("sm_90",). A fatbin may contain several. () if unknown.
        kernels: The kernels; () for kinds that are not parsed.
        log: The compiler's output, with warnings.
        lowered_names: Maps each name expression to its name in the code (NVRTC's "lowered name").
        compiler: The compiler, such as "NVRTC 13.0"; "" if unknown.
        not_cached: The reason why this image was not cached; "" if it was.

    Raises:
        TypeError: If `data` does not support the buffer protocol.

    Threads:
        Any; an Image is immutable.

    Example:
        ```python
        cudyn.Image.load("add.cubin").kernels
        ```
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
        """Convert `data` to bytes. Raises TypeError if it does not support the buffer protocol."""
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
        """Return the parameters and resources of a kernel.

        Args:
            name: name in the code, or the name expression passed to the compiler

        Raises KeyError for an unknown name. The message lists the known names.
        """
        lowered = self.lowered_names.get(name, name)
        for kernel in self.kernels:
            if kernel.name == lowered:
                return kernel
        names = [kernel.name for kernel in self.kernels]
        listed = ", ".join(names) or "no readable kernel"
        hint = find_hint(name, names)
        raise KeyError(f"this {self.kind} has no kernel {name!r}; it contains: {listed}{hint}")

    @property
    def tile_ir_version(self) -> tuple[int, int] | None:
        """The version of Tile IR that a compiler must support, such as (13, 5). None for other kinds."""
        return tile_ir.read_version(self.data) if self.kind == "tileir" else None

    @property
    def contents(self) -> bytes:
        """The bytes to write to a file for other tools. PTX has no trailing NUL, which ptxas would reject."""
        return self.data.rstrip(b"\0") if self.kind == "ptx" else self.data

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the contents to a file.

        The file is written completely or not at all, also if the power fails. If the path is a symbolic
        link, its target is replaced. Pipes and devices are written to directly.
        """
        write_file(path, self.contents)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Image:
        """Read compiled code from a file.

        Args:
            path: A file with code of any kind, such as PTX, a CUBIN or a fatbin.

        Returns:
            The Image.

        Raises:
            OSError: If the file cannot be read.
            ValueError: If the file does not contain compiled code.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Image.load("add.cubin").get_kernel_info("add").registers
            ```
        """
        with open(path, "rb") as file:
            data = file.read()
        try:
            return read(data)
        except ValueError as error:
            raise ValueError(f"{escape(os.fspath(path))}: {error}") from None

    def __str__(self) -> str:
        title = self.kind
        if self.tile_ir_version:
            major, minor = self.tile_ir_version
            title += f" {major}.{minor}"
        if self.arch:
            title += f" for {', '.join(self.arch)}"
        title += f", {len(self.data)} bytes"
        if self.compiler:
            title += f", by {self.compiler}"
        details = [str(kernel) for kernel in self.kernels]
        details += _describe_lowered(self.lowered_names)
        details += self.log.splitlines()
        if self.not_cached:
            details.append(f"not cached: {self.not_cached}")
        return "\n".join([title, *(f"  {line}" for line in details)])


def list_lowered(names: Mapping[str, str]) -> list[str]:
    """Return a line for each name expression that differs from its name in the code, indented by two spaces.

    Args:
        names: Maps each name expression to its name in the code.
    """
    return [f"  {line}" for line in _describe_lowered(names)]


def _describe_lowered(names: Mapping[str, str]) -> list[str]:
    """Return a line for each name expression that differs from its name in the code."""
    return [f"{expression} is {name}" for expression, name in names.items() if expression != name]


def refuse_code(images: object) -> None:
    """Raise TypeError if a user has passed the bytes or the path of code instead of a sequence of Images."""
    if isinstance(images, (str, os.PathLike)):
        raise TypeError("images: expected Images, got a path; pass Image.load(path)")
    if isinstance(images, (bytes, bytearray, memoryview)):
        got = type(images).__name__
        raise TypeError(f"images: expected Images, got {got}; pass Module(code).image")


def replace_file(temporary: str, target: str) -> None:
    """Replace a file with a complete temporary file.

    The contents of the temporary file are first flushed to the disk. Otherwise, after a power failure, the
    target's name could refer to an empty file.
    """
    with open(temporary, "rb+") as file:
        os.fsync(file.fileno())
    os.replace(temporary, target)
    if os.name != "nt":
        directory = os.open(os.path.dirname(os.path.abspath(target)), os.O_RDONLY)
        with suppress(OSError):  # some file systems do not support this for directories
            os.fsync(directory)
        os.close(directory)


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file completely or not at all, even if the power fails.

    If the path is a symbolic link, its target is replaced. Pipes and devices are written to directly.
    """
    requested = os.fspath(path)
    target = os.path.realpath(requested)
    try:
        if os.path.exists(target) and not os.path.isfile(target):
            _write_to_device(target, data)
        else:
            _replace_contents(target, data)
    except OSError as error:  # report the caller's path, not the temporary file
        raise OSError(error.errno, error.strerror, requested) from None


def _write_to_device(path: str, data: bytes) -> None:
    """Write data to a pipe or a device."""
    with open(path, "wb", buffering=0) as device:
        remaining = memoryview(data)
        while remaining:  # a pipe may accept only some of the bytes at a time
            written = device.write(remaining)
            remaining = remaining[written:]


def _replace_contents(path: str, data: bytes) -> None:
    """Create or replace a regular file by renaming a temporary file. The permissions are kept."""
    temporary = f"{path}.{os.urandom(8).hex()}.tmp"
    try:
        with open(temporary, "xb") as file:
            file.write(data)
        if os.path.exists(path):
            os.chmod(temporary, stat.S_IMODE(os.stat(path).st_mode))
        replace_file(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def read_image(source: object) -> Image | None:
    """Convert compiled code that a user passed to an Image, or return `None` if the object is not code.

    Args:
        source: An Image, a bytes-like object with code, or the path of a file as an os.PathLike. A str is
            not accepted as a path.

    Raises:
        OSError: The file cannot be read.
        ValueError: The bytes are not code of a known kind.
    """
    if isinstance(source, Image):
        return source
    if isinstance(source, os.PathLike):
        return Image.load(source)
    try:
        view = memoryview(source)  # type: ignore[arg-type]
    except TypeError:
        return None
    return read(view.tobytes())


def read(data: bytes) -> Image:
    """Return an Image of compiled code, with the architecture and the kernels that the code contains.

    Raises ValueError if the kind of the code is unknown, or if the code is damaged.
    """
    kind = get_kind(data)
    if kind in ("ptx", "cubin"):
        target, kernels = ptx.read(data) if kind == "ptx" else cubin.read(data)
        return Image(data, kind, arch=(target,) if target else (), kernels=kernels)
    if kind == "tileir":
        return Image(data, kind, kernels=tile_ir.read(data))
    if kind == "fatbin":
        for _ in iter_parts(data):  # raises ValueError for wrong sizes
            pass
    return Image(data, kind)


def list_variables(image: Image) -> list[str] | None:
    """Return the names of the variables in global and constant memory, except string literals.

    For a fatbin, these are the variables of the first part that can be read.

    Returns:
        The names. `None` if the fatbin has no readable part, or for kinds that are not parsed.
    """
    names: Iterable[str]
    if image.kind == "fatbin":
        return _list_fatbin_variables(image.data)
    if image.kind == "ptx":
        variables = ptx.PtxModule(image.data).list_variables()
        names = [name for name, variable in variables.items() if variable.space in ("global", "const")]
    elif image.kind == "cubin":
        names = cubin.read_variables(image.data)
    else:
        return None
    return [name for name in names if not name.startswith("$")]  # such as $str, a string literal


def _list_fatbin_variables(fatbin: bytes) -> list[str] | None:
    """Return the names of the variables in the first part that can be read, or `None` if there is none."""
    for part in iter_parts(fatbin):
        if part.kind in (PTX, CUBIN):
            with suppress(ValueError):  # damaged, or compressed with zstd
                return list_variables(read(part.read()))
    return None


def get_kind(data: bytes) -> str:
    """Return the kind of compiled code, one of KINDS, according to its first bytes.

    Raises ValueError for an unknown kind.
    """
    if data.startswith(b"\x7fELF"):
        return "cubin"
    start = data[:_MAX_BLANKS].lstrip()
    if start.startswith((b"//", b".version", b"/*")):
        return "ptx"
    _, kind = recognize(data[:_LONGEST_MAGIC])
    if kind:
        return kind
    reason = f"it begins with {data[:8]!r}" if data else "it is empty"
    raise ValueError(f"not PTX, CUBIN, fatbin, LTO-IR, OptiX-IR or Tile IR: {reason}")
