"""The part of a function's writer that instructions use."""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .parse import Function, Instruction, Operand


class FunctionWriter(Protocol):
    """Writes the C of a function, one instruction after another: `Writer` of translate.py.

    registers  name in PTX -> (name in C, type)
    labels     name in PTX -> name in C
    tables     name of a table of jumps -> its labels
    passed     the labels in C before the instruction that is written
    calls      the functions that the function may call; "*": any
    """

    function: Function
    registers: ChainMap[str, tuple[str, str]]
    labels: ChainMap[str, str]
    tables: ChainMap[str, list[str]]
    passed: set[str]
    calls: set[str]

    def add_site(self, instruction: Instruction) -> int:
        """Return a new number for the findings of an instruction."""

    def get_function(self, name: str) -> str:
        """Return the name in C of a function that is translated. Raises Refused if there is none."""

    def address_of(self, name: str) -> str:
        """Return C for the address of a variable or a function."""

    def raw(self, operand: Operand) -> str:
        """Return C for the bits of a register, a special register, an address or a number."""

    def get_bits(self, operand: Operand, type_: str) -> str:
        """Return C for the bits of an operand as an unsigned integer."""

    def get(self, operand: Operand, type_: str) -> str:
        """Return C for the value of an operand."""

    def put(self, operand: Operand, type_: str, bits: str) -> str:
        """Return C that stores bits in a register."""
