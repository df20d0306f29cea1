"""An artifact's metadata.json: writing and reading it. docs/reference/artifact.md describes it.

A text may come from anywhere: all of it is checked before any of it is used.
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

FORMAT = 2  # of the file; newer ones are refused
LANGUAGE = 3  # of contracts
MAX_TEXT = 4 << 20  # bytes of all of it
MAX_CONTRACTS = 1 << 18  # characters of all of them

_HASH = re.compile(rb'(?<="hash": ")[0-9a-f]{64}(?=")')
_NO_HASH = "0" * 64
_TYPES = {dict: "an object", list: "a list", str: "a text", int: "an integer", NoneType: "null"}
_TYPES[type(...)] = "nothing"
_NEWER = "a newer cudyn reads it, or export it again with this one"


@dataclass(frozen=True)
class CodeMember:
    """A file in the artifact, with the code of an Image.

    member  its name in the ZIP, such as "code/sm_90.cubin"
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
    """The contents of metadata.json, whose keys and types these are.

    cudyn          the version that made the artifact
    headers        the newest header release of that version
    contracts      applied to the code: with the types of all passed values
    lowered_names  name expression -> name in the code
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
        lines = [f"{self.name}: made by cudyn {self.cudyn} with the headers of CUDA {self.headers}"]
        lines += [f"  {contract}" for contract in self.contracts]
        for each in self.code:
            by = f", by {each.compiler}" if each.compiler else ""
            lines.append(f"  {name_code(each)}, {each.size} bytes{by}")
        lines += list_lowered(self.lowered_names)
        return "\n".join(lines)


def name_code(code: Image | CodeMember) -> str:
    """Name a piece of code in messages."""
    return f"{code.kind} for {', '.join(code.arch)}" if code.arch else code.kind


def write_metadata(metadata: Metadata) -> bytes:
    """Write it, with its hash: the SHA-256 of the text in which the hash's own digits are zeros.

    ValueError: it is larger than a reader accepts.
    """
    for each in metadata.code:
        _check_text("compiler", each.compiler)
    text = json.dumps({**asdict(metadata), "hash": _NO_HASH}).encode() + b"\n"
    _check_size("contracts", sum(map(len, metadata.contracts)), MAX_CONTRACTS)
    _check_size("text", len(text), MAX_TEXT)
    return _HASH.sub(_compute_hash(text), text)


def read_metadata(text: bytes) -> Metadata:
    """Read it. ValueError: it is damaged, or of another format version than the expected one."""
    _check_size("text", len(text), MAX_TEXT)
    try:
        table = json.loads(text.decode(), parse_int=_read_int, object_pairs_hook=_read_object)
    except RecursionError:
        raise _error("text", "JSON of a few levels", "deeper ones") from None
    except (json.JSONDecodeError, UnicodeError) as error:
        raise ValueError(f"metadata: expected JSON: {error}") from None
    if not isinstance(table, dict):
        raise _error("text", "an object", _name_type(table))
    for key, known in (("format", FORMAT), ("language", LANGUAGE)):
        version = _read(key, table.get(key, ...), int)
        if not 1 <= version <= known:
            what = "format version" if key == "format" else "language of contracts, version"
            by = f"made by cudyn {escape(table.get('cudyn'))[:80]}"
            raise ValueError(f"expected {what} {known}, got {version}, {by}: {_NEWER}")
    hashes = _HASH.findall(text)
    if len(hashes) != 1:
        raise _error("hash", "one of 64 digits", f"{len(hashes)}")
    computed = _compute_hash(text)
    if hashes[0] != computed:
        raise _error("hash", computed.decode(), f"{hashes[0].decode()}: the text was changed")
    metadata: Metadata = _read("text", table, Metadata)
    _check_size("contracts", sum(map(len, metadata.contracts)), MAX_CONTRACTS)
    for kernel in (kernel for each in metadata.code for kernel in each.kernels):
        _check_kernel(kernel)
    return metadata


def _compute_hash(text: bytes) -> bytes:
    return sha256(_HASH.sub(_NO_HASH.encode(), text)).hexdigest().encode()


def _check_kernel(kernel: KernelInfo) -> None:
    check_name(kernel.name)
    for each in kernel.parameters or ():
        places = each.offset, each.size, each.align
        if not 0 <= min(places) <= max(places) <= 1 << 16:
            raise _error("a parameter's offset, size and align", "0 to 65536", f"{places}")
        if each.type not in ("", *SIZES):
            raise _error("a parameter's type", "one of PTX", repr(each.type[:20]))
    try:
        check_offsets(kernel.parameters or ())
    except ValueError as error:
        raise ValueError(f"metadata: {kernel.name}: {error}") from None


def _read(what: str, value: Any, kind: Any) -> Any:
    """Return a value of a type: an object with the keys of a dataclass as one, a list as a tuple."""
    kinds = {_find_type(each): each for each in (get_args(kind) if isinstance(kind, UnionType) else (kind,))}
    if type(value) not in kinds:
        raise _error(what, " or ".join(_TYPES[each] for each in kinds), _name_type(value))
    kind = kinds[type(value)]
    if kind is str:
        _check_text(what, value)
    elif isinstance(value, list):
        return tuple(_read(f"{what}[{index}]", each, get_args(kind)[0]) for index, each in enumerate(value))
    elif get_origin(kind) is Mapping:
        return {_read("a name", key, str): _read(key, each, str) for key, each in value.items()}
    elif isinstance(value, dict):
        return kind(**{key: _read(key, value.get(key, ...), each) for key, each in _list_keys(kind).items()})
    return value


_list_keys = cache(get_type_hints)  # of a dataclass


def _find_type(kind: Any) -> type:
    """Return the type that JSON has for one."""
    return {tuple: list, Mapping: dict}.get(get_origin(kind)) or (dict if is_dataclass(kind) else kind)


def _name_type(value: object) -> str:
    return _TYPES.get(type(value), f"a {type(value).__name__}")


def _check_size(what: str, size: int, most: int) -> None:
    if size > most:
        raise _error(what, f"up to {most} bytes", f"{size}")


def _check_text(what: str, text: str) -> None:
    """Raise ValueError for control characters and lone surrogates, which JSON can hold: the text is shown."""
    if not text.isprintable():
        raise _error(what, "a text that can be shown", ascii(text[:40]))


def _error(what: str, expected: str, found: str) -> ValueError:
    return ValueError(f"metadata: {escape(what)[:80]}: expected {expected}, got {found}")


def _read_int(text: str) -> int:
    """Read an integer, unless it is so long that reading it would take time."""
    if len(text) > 20:
        raise _error("an integer", "up to 20 digits", f"{len(text)}")
    return int(text)


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object with a key that occurs twice: another reader would take the other one."""
    table = dict(pairs)
    if len(table) != len(pairs):
        raise _error("an object", "each key once", "one twice")
    return table
