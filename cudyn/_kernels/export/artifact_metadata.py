"""Writes and reads an artifact's metadata.json, which docs/reference/artifact.md describes.

The file may come from an untrusted source, so it is checked completely before it is used.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, is_dataclass
from functools import cache
from hashlib import sha256
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from ..._errors import escape
from ..._formats.image import Image, list_lowered
from ..._formats.kernel_info import SIZES, KernelInfo, check_offsets
from ..._formats.mangled import check_name

FORMAT = 2  # version of the file format; newer ones are rejected
LANGUAGE = 3  # version of the contract language
MAX_TEXT = 4 << 20  # bytes
MAX_CONTRACTS = 1 << 18  # maximum length of all contracts together, in characters
_MAX_PARAMETER = 1 << 16  # maximum offset, size and alignment of a parameter, in bytes
_MAX_DIGITS = 20  # maximum number of characters of an integer

_HASH = re.compile(rb'(?<="hash": ")[0-9a-f]{64}(?=")')
_NO_HASH = "0" * 64  # placeholder for the hash while it is computed
# The names of the types of JSON values in messages. `...` represents a missing value.
_TYPES = {dict: "an object", list: "a list", str: "a string", int: "an integer", NoneType: "null"}
_TYPES[type(...)] = "nothing"
_VERSION_ADVICE = "read it with a newer cudyn, or export it again with this version"


@dataclass(frozen=True)
class CodeMember:
    """A member of the artifact that contains the code of an Image.

    Attributes:
        member: Name of the member, such as "code/sm_90.cubin".
        kind: "cubin", "ptx" or "fatbin".
        arch: The architectures, as in Image.
        size: Size of the code in bytes.
        sha256: SHA-256 of the code, as hexadecimal digits.
        compiler: The compiler, as in Image.
        kernels: The kernels, as in Image.
    """

    member: str
    kind: str
    arch: tuple[str, ...]
    size: int
    sha256: str
    compiler: str
    kernels: tuple[KernelInfo, ...]


@dataclass(frozen=True)
class Metadata:
    """The contents of metadata.json. The names of the attributes are the keys of the JSON object.

    Attributes:
        format: Version of the file format.
        name: Name of the artifact.
        cudyn: Version of cudyn that wrote the artifact.
        headers: Newest header release that this version of cudyn supports.
        language: Version of the contract language.
        contracts: Contracts with the types of all passed values.
        lowered_names: Maps each name expression to the kernel's name in the code.
        code: The members that contain the code.
    """

    format: int
    name: str
    cudyn: str
    headers: str
    language: int
    contracts: tuple[str, ...]
    lowered_names: Mapping[str, str]
    code: tuple[CodeMember, ...]

    def __str__(self) -> str:
        lines = [f"{self.name}: created by cudyn {self.cudyn} with the headers of CUDA {self.headers}"]
        lines += [f"  {contract}" for contract in self.contracts]
        for member in self.code:
            compiler = f", by {member.compiler}" if member.compiler else ""
            lines.append(f"  {name_code(member)}, {member.size} bytes{compiler}")
        lines += list_lowered(self.lowered_names)
        return "\n".join(lines)


def name_code(code: Image | CodeMember) -> str:
    """Return the name that messages use for an image."""
    return f"{code.kind} for {', '.join(code.arch)}" if code.arch else code.kind


def write_metadata(metadata: Metadata) -> bytes:
    """Return the text of metadata.json, including its hash.

    The hash is the SHA-256 of the text with zeros in place of the hash's digits. Raises ValueError if
    `read_metadata` would reject the text.
    """
    for member in metadata.code:
        _check_text("compiler", member.compiler)
    text = json.dumps({**asdict(metadata), "hash": _NO_HASH}).encode() + b"\n"
    _check_size("contracts", sum(map(len, metadata.contracts)), MAX_CONTRACTS)
    _check_size("text", len(text), MAX_TEXT)
    return _HASH.sub(_compute_hash(text), text)


def read_metadata(text: bytes) -> Metadata:
    """Parse the text of metadata.json. Raises ValueError if it is damaged or its version is not supported."""
    _check_size("text", len(text), MAX_TEXT)
    try:
        table = json.loads(text.decode(), parse_int=_read_int, object_pairs_hook=_read_object)
    except RecursionError:
        raise _make_error("text", "JSON with few levels of nesting", "more levels") from None
    except (json.JSONDecodeError, UnicodeError) as error:
        raise ValueError(f"metadata: expected JSON: {error}") from None
    if not isinstance(table, dict):
        raise _make_error("text", "an object", _name_type(table))
    _check_version(table, "format", "format version", FORMAT)
    _check_version(table, "language", "contract language version", LANGUAGE)
    _check_hash(text)
    metadata: Metadata = _convert("text", table, Metadata)
    _check_size("contracts", sum(map(len, metadata.contracts)), MAX_CONTRACTS)
    for member in metadata.code:
        for kernel in member.kernels:
            _check_kernel(kernel)
    return metadata


def _check_version(table: dict[str, Any], key: str, version_name: str, newest: int) -> None:
    """Raise ValueError if a version in the metadata is not supported.

    Args:
        table: The metadata as a JSON object.
        key: The key of the version.
        version_name: The name of the version in the message.
        newest: The newest supported version.
    """
    version = _convert(key, table.get(key, ...), int)
    if not 1 <= version <= newest:
        origin = f"created by cudyn {escape(table.get('cudyn'))[:80]}"
        raise ValueError(f"expected {version_name} {newest}, got {version}, {origin}: {_VERSION_ADVICE}")


def _check_hash(text: bytes) -> None:
    """Raise ValueError if the hash in the text of metadata.json does not match the text."""
    hashes = _HASH.findall(text)
    if len(hashes) != 1:
        raise _make_error("hash", "one hash of 64 digits", f"{len(hashes)}")
    computed = _compute_hash(text)
    if hashes[0] != computed:
        raise _make_error("hash", computed.decode(), f"{hashes[0].decode()}: the metadata was modified")


def _compute_hash(text: bytes) -> bytes:
    """Return the hash for the text of metadata.json, as hexadecimal digits.

    The hash is computed with zeros in place of the hash that the text contains.
    """
    return sha256(_HASH.sub(_NO_HASH.encode(), text)).hexdigest().encode()


def _check_kernel(kernel: KernelInfo) -> None:
    """Raise ValueError if the name or the parameters of a kernel are invalid."""
    check_name(kernel.name)
    for parameter in kernel.parameters or ():
        numbers = (parameter.offset, parameter.size, parameter.align)
        if min(numbers) < 0 or max(numbers) > _MAX_PARAMETER:
            raise _make_error("a parameter's offset, size and align", f"0 to {_MAX_PARAMETER}", f"{numbers}")
        if parameter.type not in ("", *SIZES):
            raise _make_error("a parameter's type", "a type of PTX", repr(parameter.type[:20]))
    try:
        check_offsets(kernel.parameters or ())
    except ValueError as error:
        raise ValueError(f"metadata: {kernel.name}: {error}") from None


def _convert(name: str, value: Any, type_hint: Any) -> Any:
    """Check the type of a JSON value, and convert it to the type of a field.

    Objects become dataclasses or mappings, and lists become tuples.

    Args:
        name: The name of the value in messages.
        value: The value, or `...` if it is missing.
        type_hint: The type of the field.

    Raises:
        ValueError: The value has a different type.
    """
    alternatives = get_args(type_hint) if isinstance(type_hint, UnionType) else (type_hint,)
    hints = {_get_json_type(alternative): alternative for alternative in alternatives}
    if type(value) not in hints:
        raise _make_error(name, " or ".join(_TYPES[json_type] for json_type in hints), _name_type(value))
    type_hint = hints[type(value)]
    if type_hint is str:
        _check_text(name, value)
    elif isinstance(value, list):
        item_type = get_args(type_hint)[0]
        return tuple(_convert(f"{name}[{index}]", item, item_type) for index, item in enumerate(value))
    elif get_origin(type_hint) is Mapping:
        return {_convert("a name", key, str): _convert(key, item, str) for key, item in value.items()}
    elif isinstance(value, dict):
        field_types = _get_field_types(type_hint)
        fields = {key: _convert(key, value.get(key, ...), type_) for key, type_ in field_types.items()}
        return type_hint(**fields)
    return value


_get_field_types = cache(get_type_hints)


def _get_json_type(field_type: Any) -> type:
    """Return the type of the JSON values for a field of a dataclass."""
    if is_dataclass(field_type):
        return dict
    generic_type = get_origin(field_type)  # None if the type is not generic
    if generic_type is tuple:
        return list
    return dict if generic_type is Mapping else field_type


def _name_type(value: object) -> str:
    """Return the name of a JSON value's type."""
    return _TYPES.get(type(value), f"a {type(value).__name__}")


def _check_size(name: str, size: int, limit: int) -> None:
    """Raise ValueError if the size of a value exceeds a limit."""
    if size > limit:
        raise _make_error(name, f"up to {limit} bytes", f"{size}")


def _check_text(name: str, text: str) -> None:
    """Raise ValueError for control characters and lone surrogates, because the text may be printed."""
    if not text.isprintable():
        raise _make_error(name, "printable text", ascii(text[:40]))


def _make_error(name: str, expected: str, got: str) -> ValueError:
    """Return the error for a wrong value. `name` is the name of the value in the message."""
    return ValueError(f"metadata: {escape(name)[:80]}: expected {expected}, got {got}")


def _read_int(text: str) -> int:
    """Parse an integer. Long integers are rejected, because parsing them would take too much time."""
    if len(text) > _MAX_DIGITS:
        raise _make_error("an integer", f"up to {_MAX_DIGITS} digits", f"{len(text)}")
    return int(text)


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object as a dict.

    Duplicate keys are rejected, because other parsers might use another of the values.
    """
    table = dict(pairs)
    if len(table) != len(pairs):
        raise _make_error("an object", "each key once", "one twice")
    return table
