"""An artifact's metadata.json: writing and reading it. docs/reference/artifact.md describes it.

A text may come from anywhere: all of it is checked before any of it is used.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from .._contract.contract import Contract
from .._errors import escape
from .._formats.image import Image
from .._formats.kernel_info import SIZES, KernelInfo, Parameter, check_places
from .._formats.mangled import check_name

FORMAT = 2  # of the file; newer ones are refused
LANGUAGE = 2  # of contracts
MAX_TEXT, MAX_CONTRACTS = 4 << 20, 1 << 18  # bytes of all of it; characters of all contracts

_HASH = re.compile(rb'(?<="hash": ")[0-9a-f]{64}(?=")')
_NO_HASH = "0" * 64
_TYPES = {dict: "an object", list: "a list", str: "a text", int: "an integer", type(None): "null"}
_TYPES[type(...)] = "nothing"
_NEWER = "a newer cudyn reads it, or export it again with this one"
# The types of what is read: those in a list or an object, or all that there may be.
_PARAMETER = {"offset": int, "size": int, "align": int, "type": str}
_FIGURES = dict.fromkeys(("registers", "static_shared_memory", "local_memory"), (int, type(None)))
_KERNEL = {"name": str, "parameters": ([_PARAMETER], type(None)), **_FIGURES}
_MEMBER = {"member": str, "kind": str, "arch": [str], "size": int, "sha256": str, "compiler": str}
_MEMBER |= {"kernels": [_KERNEL]}
_METADATA = {"name": str, "cudyn": str, "headers": str, "contracts": [str], "lowered_names": {str: str}}
_METADATA |= {"code": [_MEMBER]}


@dataclass(frozen=True)
class Member:
    """A file in the artifact, with the code of an Image.

    name  in the ZIP, such as "code/sm_90.cubin"
    """

    name: str
    kind: str
    arch: tuple[str, ...]
    size: int
    sha256: str
    compiler: str
    kernels: tuple[KernelInfo, ...]


@dataclass(frozen=True)
class Metadata:
    """The contents of metadata.json.

    cudyn          the version that made the artifact
    headers        the newest header release of that version
    contracts      applied to the code: with the types of all passed values
    lowered_names  name expression -> name in the code
    """

    name: str
    cudyn: str
    headers: str
    contracts: tuple[Contract, ...]
    lowered_names: Mapping[str, str]
    members: tuple[Member, ...]

    def __str__(self) -> str:
        lines = [f"{self.name}: made by cudyn {self.cudyn} with the headers of CUDA {self.headers}"]
        lines += [f"  {contract.text}" for contract in self.contracts]
        for member in self.members:
            by = f", by {member.compiler}" if member.compiler else ""
            lines.append(f"  {name_code(member)}, {member.size} bytes{by}")
        lines += [f"  {expression} is {name}" for expression, name in self.lowered_names.items()]
        return "\n".join(lines)


def name_code(code: Image | Member) -> str:
    """Name a piece of code in messages."""
    return f"{code.kind} for {', '.join(code.arch)}" if code.arch else code.kind


def write_metadata(metadata: Metadata) -> bytes:
    """Write it, with its hash: the SHA-256 of the text in which the hash's own digits are zeros.

    ValueError: it is larger than a reader accepts.
    """
    for member in metadata.members:
        _check_text("compiler", member.compiler)
    table: dict[str, Any] = {
        "format": FORMAT,
        "name": metadata.name,
        "cudyn": metadata.cudyn,
        "headers": metadata.headers,
        "language": LANGUAGE,
        "contracts": [contract.text for contract in metadata.contracts],
        "lowered_names": dict(sorted(metadata.lowered_names.items())),
        "code": [{"member": member.name, **asdict(member)} for member in metadata.members],
        "hash": _NO_HASH,
    }
    for member in table["code"]:
        del member["name"]
    text = json.dumps(table).encode() + b"\n"
    _check_size("contracts", sum(map(len, table["contracts"])), MAX_CONTRACTS)
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
    _read("text", table, {})
    for key, known in (("format", FORMAT), ("language", LANGUAGE)):
        if not 1 <= (found := _read(key, table.get(key, ...), int)) <= known:
            what = "format version" if key == "format" else "language of contracts, version"
            by = f"made by cudyn {escape(table.get('cudyn'))[:80]}"
            raise ValueError(f"expected {what} {known}, got {found}, {by}: {_NEWER}")
    _check_hash(text)
    texts = _read("contracts", table.get("contracts", ...), [str])
    _check_size("contracts", sum(map(len, texts)), MAX_CONTRACTS)
    table = _read("text", table, _METADATA)
    members = []
    for member in table.pop("code"):
        kernels = tuple(map(_read_kernel, member.pop("kernels")))
        members.append(Member(member.pop("member"), kernels=kernels, **member))
    lowered = {check_name(name): check_name(each) for name, each in table.pop("lowered_names").items()}
    try:
        contracts = tuple(map(Contract, table.pop("contracts")))
    except ValueError as error:
        raise ValueError(f"metadata: contracts: {error}") from None
    return Metadata(contracts=contracts, lowered_names=lowered, members=tuple(members), **table)


def _check_hash(text: bytes) -> None:
    found = _HASH.findall(text)
    if len(found) != 1:
        raise _error("hash", "one of 64 digits", f"{len(found)}")
    if found[0] != (computed := _compute_hash(text)):
        raise _error("hash", computed.decode(), f"{found[0].decode()}: the text was changed")


def _compute_hash(text: bytes) -> bytes:
    return sha256(_HASH.sub(_NO_HASH.encode(), text)).hexdigest().encode()


def _read_kernel(table: dict[str, Any]) -> KernelInfo:
    name, listed = check_name(table.pop("name")), table.pop("parameters")
    parameters = None if listed is None else tuple(Parameter(**each) for each in listed)
    for each in parameters or ():
        places = each.offset, each.size, each.align
        if not 0 <= min(places) <= max(places) <= 1 << 16:
            raise _error("a parameter's offset, size and align", "0 to 65536", f"{places}")
        if each.type not in ("", *SIZES):
            raise _error("a parameter's type", "one of PTX", repr(each.type[:20]))
    try:
        check_places(parameters or ())
    except ValueError as error:
        raise ValueError(f"metadata: {name}: {error}") from None
    return KernelInfo(name, parameters, **table)


def _read(what: str, value: Any, *kinds: Any) -> Any:
    """Return a value of one of these types, an object with its known keys only, a list as a tuple."""
    types = [kind if isinstance(kind, type) else type(kind) for kind in kinds]
    if type(value) not in types:
        expected = " or ".join(_TYPES[each] for each in types)
        raise _error(what, expected, _TYPES.get(type(value), f"a {type(value).__name__}"))
    kind = kinds[types.index(type(value))]
    if kind is str:
        _check_text(what, value)
    elif isinstance(kind, list):
        return tuple(_read(f"{what}[{index}]", each, kind[0]) for index, each in enumerate(value))
    elif isinstance(kind, dict) and str in kind:
        return {_read("a name", key, str): _read(key, each, kind[str]) for key, each in value.items()}
    elif isinstance(kind, dict):
        allowed = {key: each if isinstance(each, tuple) else (each,) for key, each in kind.items()}
        return {key: _read(key, value.get(key, ...), *each) for key, each in allowed.items()}
    return value


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
