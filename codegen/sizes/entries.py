"""Reads the [[size]] and [[memory]] entries of a library's file. headers/README.md explains their keys."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..c_types import declare
from ..documentation import stem
from ..errors import CodegenError
from ..model import Param
from ..sources import read_row
from ..wording import read_wording

# The kinds in [[memory]] that need no other key, and the kinds that also need the reason why the size is
# unknown.
_PLAIN_KINDS = ("device", "address", "handle", "text")
_HOST_KINDS = ("host", "either")
UNKNOWN = tuple(read_wording()["reasons"])
"""The reasons why the size of host memory is unknown."""


class Size(NamedTuple):
    """A [[size]] entry: the size of a parameter's memory, computed from other parameters."""

    symbols: str  # pattern of symbols, or of symbols without their version and stream suffixes
    params: str  # pattern of the parameter's whole C declaration
    elements: str = ""
    bytes: str = ""
    counts_zero: bool = False
    made: str = ""  # result type of the call if the caller omits the memory: "text" or "bytes"
    memory: str = ""  # "either" if it may also be device memory, "address" if the call does not access it


class Memory(NamedTuple):
    """A [[memory]] entry: the kind of memory that parameters without a size point to."""

    symbols: str
    params: str
    kind: str  # one of _PLAIN_KINDS or _HOST_KINDS
    unknown: str = ""  # only for host memory: one of UNKNOWN
    despite: str = ""  # reason why the entry is right, if the declaration seems to contradict it

    @property
    def text(self) -> str:
        """The text that follows the role in a table row."""
        kind = "" if self.kind in ("host", "text") else f".{self.kind}"
        return f"{kind}[?{self.unknown}]" if self.unknown else kind


def read_size(row: object, file: str) -> Size:
    """Read a [[size]] entry. Raises CodegenError if its keys are unknown, or its patterns are invalid."""
    return read_row(Size, row, file, patterns=["symbols", "params"])


def read_memory(row: object, file: str) -> Memory:
    """Read a [[memory]] entry. Raises CodegenError if its keys contradict each other."""
    memory = read_row(Memory, row, file, patterns=["symbols", "params"])
    where = f"{file}: memory: {memory.symbols}: {memory.params}"
    if memory.kind not in _PLAIN_KINDS + _HOST_KINDS:
        raise CodegenError(f"{where}: kind: expected one of {_PLAIN_KINDS + _HOST_KINDS}, got {memory.kind}")
    if memory.kind in _PLAIN_KINDS and memory.unknown:
        raise CodegenError(f"{where}: unknown: only allowed for host memory")
    if memory.kind in _HOST_KINDS and memory.unknown not in UNKNOWN:
        raise CodegenError(f"{where}: unknown: expected one of {UNKNOWN}, got {memory.unknown or 'none'}")
    return memory


def match_entry(entry: Size | Memory, symbol: str, param: Param) -> dict[str, str] | None:
    """Return the named groups in an entry's patterns, or `None` if they do not match the parameter."""
    param_match = re.fullmatch(entry.params, declare(param.type, param.name))
    if param_match is None:
        return None
    symbol_match = re.fullmatch(entry.symbols, symbol) or re.fullmatch(entry.symbols, stem(symbol))
    return None if symbol_match is None else {**symbol_match.groupdict(""), **param_match.groupdict("")}
