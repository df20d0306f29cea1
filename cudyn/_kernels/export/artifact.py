"""Artifacts: files that contain the code of kernels for several architectures, and the kernels' contracts.

The file is a ZIP with metadata.json and one member for each image. docs/reference/artifact.md describes it.
The files that `build` creates contain the same data in symbols. A file may come from an untrusted source, so
all sizes are compared with the size of the file before anything is unpacked, and each member is compared with
its hash.
"""

from __future__ import annotations

import io
import os
import re
import zipfile
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from struct import unpack
from typing import Any

from ..._bindings.tables.driver_functions import RELEASES
from ..._errors import escape
from ..._formats.elf_sections import ZIP, Elf
from ..._formats.files import METADATA as SYMBOL
from ..._formats.files import is_artifact
from ..._formats.image import Image, read, refuse_code, write_file
from ..._formats.kernel_info import add_types, check_offsets
from ..._formats.mangled import check_name
from ..contracts.contract import Contract
from .artifact_metadata import (
    FORMAT,
    LANGUAGE,
    MAX_TEXT,
    CodeMember,
    Metadata,
    name_code,
    read_metadata,
    write_metadata,
)
from .c_module import Source, write_c
from .code_targets import ALL, CODE, choose, name_target

METADATA = "metadata.json"
# The signatures and the sizes in bytes of the record at the end of a ZIP, and of the locator that precedes it
# in a ZIP64.
_END = b"PK\5\6"
_END_SIZE = 22
_LOCATOR64 = b"PK\6\7"
_LOCATOR64_SIZE = 20
MAX_FILE = 1 << 31  # bytes
MAX_MEMBERS = 256
_MAX_ENTRY = 4096  # maximum size of a member's entry in the ZIP's directory, in bytes
MAX_RATIO = 100  # the largest ratio of a member's size to its compressed size
_SMALL = 1 << 16  # in bytes; the compression ratio of smaller members is not limited
_MAX_SHOWN = 200  # maximum number of characters of names from a file that a message shows


class Artifact:
    """The code of kernels for several architectures, and the kernels' contracts, in one file.

    `images` contains the Images. `contracts` contains the Contracts, including the types of all values that
    are passed to the kernels. `name` is the artifact's name, and `metadata` is the JSON text that describes
    the code in the file. Artifacts with the same contents are equal.

    Args:
        images: One Image or several: a single fatbin, or CUBINs and PTX, at most one per kind and
            architecture.
        contracts: The kernels' contracts, as Contracts or strings. They refer to a kernel by its name in the
            code, or by the name expression with which it was compiled. If several contracts have the same
            name, a call launches the kernel of the first contract that accepts its arguments.
        name: A C identifier; by default the name of the first contract.

    Raises:
        ValueError: If code and contracts do not match. The message names the architecture.

    Threads:
        Any; an Artifact is immutable.

    Example:
        ```python
        cudyn.Artifact(code, "add(a: f32[n]) -> add<<<ceildiv(n, 256), 256>>>(a, n)")
        ```
    """

    def __init__(
        self,
        images: Image | Iterable[Image],
        contracts: str | Contract | Iterable[str | Contract] = (),
        *,
        name: str = "",
    ) -> None:
        checked_images = _read_images(images)
        lowered = _merge_names(checked_images)
        self.images = tuple(replace(image, lowered_names=lowered) for image in checked_images)
        overloads = _list_overloads(contracts)
        self.contracts = tuple(_apply(contract, self.images) for contract in overloads)
        self.name = name or (overloads[0].name if overloads else "kernels")
        if not re.fullmatch(r"[A-Za-z_]\w{0,63}", self.name, re.ASCII):
            raise ValueError(
                f"name: expected a C identifier of at most 64 characters, got {self.name[:80]!r}"
            )
        from ... import __version__

        self._metadata = Metadata(
            format=FORMAT,
            name=self.name,
            cudyn=__version__,
            headers=RELEASES[-1],
            language=LANGUAGE,
            contracts=tuple(contract.text for contract in self.contracts),
            lowered_names=dict(sorted(lowered.items())),
            code=tuple(map(_describe, checked_images)),
        )

    @property
    def metadata(self) -> str:
        """The text of metadata.json."""
        return write_metadata(self._metadata).decode()

    @classmethod
    def load(cls, file: str | os.PathLike[str] | bytes | bytearray | memoryview) -> Artifact:
        """Read an artifact from a file written by `save`, or from an ELF file written by `build`.

        A library or an object file may be for any machine: it is only read, never run.

        Args:
            file: The path of the file, or its bytes.

        Returns:
            The Artifact.

        Raises:
            OSError: If the file cannot be read.
            TypeError: If `file` is neither a path nor bytes.
            ValueError: If the file is damaged, is not an artifact, or has an unsupported format version.

        Threads:
            Any.

        Example:
            ```python
            cudyn.Artifact.load("kernels.cudyn").contracts
            ```
        """
        if not isinstance(file, (str, os.PathLike)):
            return cls._read(_copy_bytes(file))
        with open(file, "rb") as opened:
            data = opened.read(MAX_FILE)
        try:
            return cls._read(data)
        except ValueError as error:
            raise ValueError(f"{escape(os.fspath(file))}: {error}") from None

    @classmethod
    def _read(cls, data: bytes) -> Artifact:
        """Read an artifact from the bytes of its file. Raises ValueError if they are not an artifact."""
        if not is_artifact(data):
            raise ValueError(f"not a cudyn artifact: expected a ZIP or an ELF file, got {data[:8]!r}")
        try:
            text, read_member = _open_zip(data) if data.startswith(ZIP) else open_exported(data)
            metadata = read_metadata(text)
            members = [code.member for code in metadata.code]
            if len(members) > MAX_MEMBERS:
                raise ValueError(f"expected up to {MAX_MEMBERS} members, got {len(members)}")
            if len(set(members)) < len(members):
                raise ValueError(f"expected each member once, got {', '.join(members)[:_MAX_SHOWN]}")
            images = []
            for code in metadata.code:
                image = _make_image(code, read_member(code))
                images.append(replace(image, lowered_names=metadata.lowered_names))
            artifact = cls(images, metadata.contracts, name=metadata.name)
            expected_members = [code.member for code in artifact._metadata.code]
            if expected_members != members:
                raise ValueError(f"expected {', '.join(expected_members)}, got {', '.join(members)}")
        except ValueError as error:
            raise ValueError(f"the artifact can't be read: {error}") from None
        except Exception as error:  # zipfile, zlib and struct raise many types of exceptions.
            raise ValueError(f"the artifact can't be read: {type(error).__name__}: {error}") from None
        # Keep the versions with which the file was created.
        artifact._metadata = replace(artifact._metadata, cudyn=metadata.cudyn, headers=metadata.headers)
        return artifact

    def __bytes__(self) -> bytes:
        """Return the file's bytes. They depend only on the contents and the version of zlib."""
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w") as archive:
            _pack(archive, METADATA, self.metadata.encode())
            for code, image in zip(self._metadata.code, self.images):
                _pack(archive, code.member, image.data)
        return file.getvalue()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, completely or not at all."""
        write_file(path, bytes(self))

    def write_c(
        self, folder: str | os.PathLike[str], prefix: str = "", *, tvm_ffi: bool = False
    ) -> tuple[str, str]:
        """Write NAME.h and NAME.c, which need only a C99 compiler.

        Args:
            folder: Directory for the files.
            prefix: Prefix of all public names; by default the artifact's name.
            tvm_ffi: Whether to also export a TVM FFI module.

        Returns:
            The paths of the header and the source.

        Raises:
            OSError: If a file cannot be written.
            ValueError: If a contract does not have a launch.

        Threads:
            Any.

        Example:
            ```python
            artifact.write_c(".", prefix="my")
            ```
        """
        return self._write_source(prefix, tvm_ffi).save(folder)

    def build(
        self,
        path: str | os.PathLike[str],
        prefix: str = "",
        *,
        tvm_ffi: bool = False,
        target: str = "",
        options: Sequence[str] = (),
    ) -> None:
        """Build a shared library or an object file from the C source. cudyn.Module can open both.

        Args:
            path: Path of the file: an object file if it ends with .o, otherwise a shared library.
            prefix: As for `write_c`.
            tvm_ffi: As for `write_c`.
            options: Additional options for the compiler, $CC or cc.
            target: Another machine to build for, such as "x86_64-linux-gnu.2.17", "aarch64-linux-gnu",
                "x86_64-windows-gnu" (a .dll). Needs zig: pip install "cudyn[clang]".

        Raises:
            FileNotFoundError: If there is no compiler.
            RuntimeError: If the compiler fails; the message contains its errors.

        Threads:
            Any.

        Example:
            ```python
            artifact.build("kernels.so", tvm_ffi=True)
            ```
        """
        from .c_build import build

        build(self._write_source(prefix, tvm_ffi), path, target=target, options=options)

    def _write_source(self, prefix: str, tvm_ffi: bool) -> Source:
        """Return the C source of the artifact. The parameters are the same as for `write_c`."""
        return write_c(self.images, self.contracts, self.metadata, self.name, prefix or self.name, tvm_ffi)

    def choose_image(self, capability: tuple[int, int], kind: str = "") -> tuple[Image, str]:
        """Return the code for a compute capability, such as (9, 0), and a note if it is PTX, otherwise `""`.

        code_targets.py describes the order of preference, in which PTX comes last.

        Args:
            capability: Compute capability of the device.
            kind: `"ptx"` or `"cubin"` to prefer code of this kind.

        Raises:
            ValueError: No code runs on the device. The message lists the targets.
        """
        preferred = [image for image in self.images if image.kind == kind]
        index, _ = choose([name_target(image) for image in preferred], capability)
        if index >= 0:
            return preferred[index], ""
        index, reason = choose([name_target(image) for image in self.images], capability)
        if index < 0:
            raise ValueError(f"{self.name}: {reason}")
        return self.images[index], reason

    def __eq__(self, other: object) -> bool:
        return self.metadata == other.metadata if isinstance(other, Artifact) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.metadata)

    def __str__(self) -> str:
        return str(self._metadata)

    def __repr__(self) -> str:
        names = ", ".join(contract.name for contract in self.contracts)
        return f"<Artifact {self.name}: {names or 'no contracts'}>"


# --- code and contracts


def _copy_bytes(file: Any) -> bytes:
    """Return the bytes of a buffer. Raises TypeError for other objects."""
    try:
        return memoryview(file).tobytes()
    except TypeError:
        raise TypeError(f"file: expected a path or bytes, got {type(file).__name__}") from None


def _list_overloads(contracts: str | Contract | Iterable[str | Contract]) -> list[Contract]:
    """Parse the contracts of an artifact, and return a contract for each combination of argument types.

    Raises:
        ValueError: A contract is not valid, or two contracts are equal.
    """
    if isinstance(contracts, (str, Contract)):
        contracts = [contracts]
    overloads: list[Contract] = []
    for contract in contracts:
        parsed_contract = contract if isinstance(contract, Contract) else Contract(contract)
        overloads += parsed_contract.overloads
    duplicates = {contract.name for contract in overloads if overloads.count(contract) > 1}
    if duplicates:
        names = ", ".join(sorted(duplicates))
        raise ValueError(f"contracts: expected each contract once, got equal contracts named {names}")
    return overloads


def _read_images(images: Any) -> list[Image]:
    """Check the images of an artifact, and return them with the information that was read from their bytes.

    Raises:
        TypeError: An object is not an Image.
        ValueError: The images cannot be combined in one artifact.
    """
    read_images: dict[str, Image] = {}
    refuse_code(images)
    for image in [images] if isinstance(images, Image) else images:
        if not isinstance(image, Image):
            refuse_code(image)
            raise TypeError(f"images: expected Images, got {type(image).__name__}")
        image = _read_again(image)
        if read_images.setdefault(name_target(image), image) is not image:
            raise ValueError(f"images: expected one {name_code(image)}, got two")
    if not read_images:
        raise ValueError("images: expected at least one, got none")
    if len(read_images) > 1 and ALL in read_images:
        raise ValueError("images: expected one fatbin, or CUBINs and PTX, got a fatbin and other images")
    return list(read_images.values())


def _read_again(original: Image) -> Image:
    """Read an image from its bytes again, but keep the information that the bytes lack.

    A CUBIN lacks the types of parameters. A fatbin lacks its kernels and architectures.

    Raises:
        ValueError: The kind or the architecture of the image differs from that of its bytes.
    """
    if original.kind not in ("fatbin", "cubin", "ptx"):
        advice = "; cudyn.link converts it to a CUBIN" if original.kind == "ltoir" else ""
        raise ValueError(f"images: expected a fatbin, CUBINs or PTX, got {original.kind}{advice}")
    image = read(original.contents)
    if image.kind != original.kind:
        raise ValueError(f"images: expected {name_code(original)}, got {image.kind}")
    arch = original.arch
    kernels = original.kernels
    if image.kind != "fatbin":
        expected_target = name_target(original if original.arch else image)
        target = name_target(image) if image.arch else expected_target
        is_expected = target == expected_target
        lacks_suffix = target == expected_target.removesuffix("f")  # Some CUBINs do not contain the suffix.
        if not is_expected and not lacks_suffix:
            raise ValueError(f"images: expected {original.kind} for {expected_target}, got {target}")
        arch = (expected_target,)
        kernels = image.kernels if image.kind == "ptx" else add_types(image.kernels, kernels)
    return replace(
        image,
        arch=arch,
        kernels=kernels,
        lowered_names=original.lowered_names,
        compiler=original.compiler,
    )


def _describe(image: Image) -> CodeMember:
    """Return the metadata of an image."""
    return CodeMember(
        member=f"code/{name_target(image)}.{image.kind}",
        kind=image.kind,
        arch=image.arch,
        size=len(image.data),
        sha256=sha256(image.data).hexdigest(),
        compiler=image.compiler,
        kernels=image.kernels,
    )


def _merge_names(images: Sequence[Image]) -> dict[str, str]:
    """Return a dict that maps each name expression to the kernel's name in the code.

    Raises:
        ValueError: Two images contain different names for a name expression.
    """
    merged: dict[str, str] = {}
    for image in images:
        for expression, name in image.lowered_names.items():
            first_name = merged.setdefault(check_name(expression), check_name(name))
            if name != first_name:
                expected = f"expected {first_name} for {expression}, as in the other images"
                raise ValueError(f"{name_code(image)}: {expected}, got {name}")
    return merged


def _apply(contract: Contract, images: Sequence[Image]) -> Contract:
    """Return a contract with the types of the kernel's parameters in the images.

    Raises:
        ValueError: An image does not contain the kernel, or its parameters do not match the contract or have
            other types than in another image.
    """
    applied = None
    for image in images:
        try:
            kernel = image.get_kernel_info(contract.kernel)
            if kernel.parameters is None:
                raise ValueError(f"the parameters of {kernel.name} are unknown, or cannot be passed")
            check_offsets(kernel.parameters)
            applied_contract = contract.apply(kernel.parameters)
        except KeyError as error:
            hint = "; create the fatbin with cudyn.compile or cudyn.fatbin" if not image.kernels else ""
            raise ValueError(f"{contract.name}: {name_code(image)}: {error.args[0]}{hint}") from None
        except ValueError as error:
            raise ValueError(f"{name_code(image)}: {error}") from None
        types = [value.type for value in applied_contract.passed]
        if applied is not None and types != [value.type for value in applied.passed]:
            expected = f"expected {applied.text}, as in the other images"
            raise ValueError(f"{name_code(image)}: {expected}, got {applied_contract.text}")
        applied = applied_contract
    assert applied is not None
    return applied


# --- the file


_EARLIEST_TIME = (1980, 1, 1, 0, 0, 0)  # the earliest time that a ZIP file can store
_UNIX = 3  # the value of create_system, the system on which a ZIP file was created
_BEST_COMPRESSION = 9


def _pack(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a member, compressed if that saves space without exceeding the ratio that readers accept."""
    info = zipfile.ZipInfo(name, date_time=_EARLIEST_TIME)
    info.create_system = _UNIX  # otherwise the bytes would depend on the system
    info.external_attr = 0o644 << 16  # the permissions of the file
    packed_size = len(zlib.compress(data, _BEST_COMPRESSION))
    writer_ratio = MAX_RATIO // 2  # with a margin, because the packed size is only an estimate
    has_accepted_ratio = len(data) <= _SMALL or len(data) < writer_ratio * packed_size
    is_deflated = packed_size < len(data) and has_accepted_ratio
    compression = zipfile.ZIP_DEFLATED if is_deflated else zipfile.ZIP_STORED
    archive.writestr(info, data, compression, _BEST_COMPRESSION)


def _open_zip(data: bytes) -> tuple[bytes, Callable[[CodeMember], bytes]]:
    """Check a ZIP file. Return the text of metadata.json, and a function that returns a member's bytes."""
    # The record at the end is checked first, because zipfile would read a directory of any length.
    end = data[-_END_SIZE:]
    locator = data[-_END_SIZE - _LOCATOR64_SIZE : -_END_SIZE]
    if not end.startswith(_END) or locator.startswith(_LOCATOR64):
        expected = "expected the end of a ZIP without a comment in the last 22 bytes"
        raise ValueError(f"{expected}; it may be truncated")
    # The number of members, and the size and the offset of the directory that lists them
    members, directory_size, directory_offset = unpack("<HII", end[10:20])
    if members > MAX_MEMBERS or directory_size > members * _MAX_ENTRY:
        raise ValueError(f"expected up to {MAX_MEMBERS} members, got {members} in {directory_size} bytes")
    file_size = directory_offset + directory_size + len(end)
    if file_size != len(data):
        raise ValueError(f"expected {file_size} bytes, got {len(data)}")
    archive = zipfile.ZipFile(io.BytesIO(data))
    infos = {info.filename: info for info in archive.infolist()}
    if sum(info.compress_size for info in infos.values()) > len(data):
        raise ValueError(f"expected members of up to {len(data)} bytes, the size of the file, got more")
    names = escape(", ".join(archive.namelist()))[:_MAX_SHOWN]
    if METADATA not in infos or len(infos) != len(archive.infolist()):
        raise ValueError(f"expected {METADATA} and each name once, got {names}")

    def read_member(code: CodeMember) -> bytes:
        """Return the contents of a member."""
        if code.member not in infos:
            raise ValueError(f"expected {code.member}, got {names}")
        return _unpack(archive, infos[code.member], MAX_FILE)

    return _unpack(archive, infos[METADATA], MAX_TEXT), read_member


def open_exported(data: bytes) -> tuple[bytes, Callable[[CodeMember], bytes]]:
    """Return the same values as `_open_zip`, for an exported library or object file.

    The file must be an ELF file. It may be for any machine.
    """
    elf = Elf(io.BytesIO(data), len(data))
    names = elf.defined
    prefixes = sorted(name.removesuffix(SYMBOL) for name in names if name.endswith(SYMBOL))
    if not prefixes:
        raise ValueError(f"expected a file that cudyn exported, got another {elf.kind}")
    if len(prefixes) > 1:
        prefix_list = escape(", ".join(prefixes))[:_MAX_SHOWN]
        advice = "link each into its own library"
        raise ValueError(f"expected one export, got {len(prefixes)}: {prefix_list}; {advice}")
    prefix = prefixes[0]
    contents = elf.find_contents(name for name in names if name.startswith((prefix + SYMBOL, prefix + CODE)))
    if sum(size for _, size in contents.values()) > len(data):
        raise ValueError(f"expected symbols of up to {len(data)} bytes, the size of the file, got more")

    def read_symbol(symbol: str) -> bytes:
        """Return the contents of a symbol."""
        if symbol not in contents:
            raise ValueError(
                f"expected the symbol {escape(symbol)[:_MAX_SHOWN]} once, with bytes in the file"
            )
        # Each symbol may be used only once, so that a small file cannot repeat the same code many times.
        offset, size = contents.pop(symbol)
        return data[offset : offset + size]

    def read_member(code: CodeMember) -> bytes:
        """Return the contents of a member."""
        _, _, file_name = code.member.rpartition("/")
        target, _, _ = file_name.partition(".")
        padded_code = read_symbol(prefix + CODE + target)  # with zeros, to a multiple of 8 bytes
        return padded_code[: code.size]

    text, _, _ = read_symbol(prefix + SYMBOL).partition(b"\0")
    return text, read_member


def _unpack(archive: zipfile.ZipFile, info: zipfile.ZipInfo, limit: int) -> bytes:
    """Return the contents of a member.

    Args:
        archive: The ZIP file.
        info: The member's entry in the directory of the ZIP file.
        limit: The maximum size of the contents, in bytes.

    Raises:
        ValueError: The contents are larger than `limit`, compressed too much, or damaged.
    """
    is_encrypted = bool(info.flag_bits & 1)
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) or is_encrypted:
        method = "encrypted data" if is_encrypted else f"method {info.compress_type}"
        raise ValueError(f"{info.filename}: expected stored or deflated data, got {method}")
    allowed = min(limit, max(_SMALL, MAX_RATIO * info.compress_size))
    if info.file_size > allowed:
        raise ValueError(f"{info.filename}: expected up to {allowed} bytes, got {info.file_size}")
    with archive.open(info) as member:
        data = member.read(info.file_size)
    if len(data) != info.file_size:
        raise ValueError(f"{info.filename}: expected {info.file_size} bytes, got {len(data)}")
    return data


def _make_image(code: CodeMember, data: bytes) -> Image:
    """Return the image of a member. Raises ValueError if its contents do not match the metadata."""
    if len(data) != code.size:
        raise ValueError(f"{code.member}: expected {code.size} bytes, got {len(data)}")
    digest = sha256(data).hexdigest()
    if digest != code.sha256:
        raise ValueError(f"{code.member}: expected the SHA-256 {code.sha256}, got {digest}")
    return Image(data, code.kind, code.arch, code.kernels, compiler=code.compiler)
