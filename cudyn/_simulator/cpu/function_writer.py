"""The interface through which instructions write the C code of a function."""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .parse import Function, Instruction, Operand


class FunctionWriter(Protocol):
    """Writes the C code of a function, instruction by instruction. Implemented by `Writer` in translate.py.

    Attributes:
        function: The function in PTX.
        registers: Name in PTX -> (name in C, type).
        labels: Name in PTX -> name in C.
        tables: Name of a jump table -> the labels in it.
        passed: The labels that precede the current instruction in the C code.
        calls: The functions that the function may call. "*" stands for any function.
    """

    function: Function
    registers: ChainMap[str, tuple[str, str]]
    labels: ChainMap[str, str]
    tables: ChainMap[str, list[str]]
    passed: set[str]
    calls: set[str]

    def add_site(self, instruction: Instruction) -> int:
        """Return a new number that identifies an instruction in findings."""

    def get_function(self, name: str) -> str:
        """Return the name in C of a translated function. Raise Refused if it does not exist."""

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
