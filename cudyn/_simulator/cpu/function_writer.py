"""The interface through which instructions write the C code of a function."""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from .flow import Flow
    from .parse import Function, Instruction, Operand


class Register(NamedTuple):
    """A PTX register, which is a variable in the C code.

    Attributes:
        c_name: The name of the C variable.
        type: The PTX type, such as "f32".
    """

    c_name: str
    type: str


class FunctionWriter(Protocol):
    """A writer of the C code of one function. `Writer` in translate.py implements it.

    Attributes:
        function: The parsed PTX function.
        registers: PTX name of a register -> the register.
        labels: PTX name of a label -> its C name.
        tables: Label of a jump table -> the labels in the table.
        passed: The C names of the labels that precede the current instruction.
        flow: The control flow of the module.
        calls: The names of the functions that the function may call. "*" stands for any function.
    """

    function: Function
    registers: ChainMap[str, Register]
    labels: ChainMap[str, str]
    tables: ChainMap[str, list[str]]
    passed: set[str]
    flow: Flow
    calls: set[str]

    def assign_id(self, instruction: Instruction) -> int:
        """Return a new ID for an instruction. The runtime reports errors with the ID of the instruction."""

    def get_function(self, name: str) -> str:
        """Return the C name of a PTX function. Raise Refused if the module does not contain the function."""

    def get_address(self, name: str) -> str:
        """Return C code for the address of a PTX variable or function."""

    def get_parameter_sizes(self, name: str) -> list[int]:
        """Return the sizes of the results and the parameters of a translated function, in bytes."""

    def get_parameter_address(self, operand: Operand, size: int) -> str:
        """Return C code for the address at which an instruction accesses a parameter.

        Args:
            operand: The parameter's name with an offset.
            size: The number of accessed bytes.

        Raises:
            Refused: The bytes are outside the parameter.
        """

    def get_parameter_size(self, name: str) -> int:
        """Return the size of a parameter in bytes. Raise Refused if the function has no such parameter."""

    def get_raw_bits(self, operand: Operand) -> str:
        """Return C code for the bits of an operand. The size of the C expression is not converted.

        Args:
            operand: A register, a special register, an address or a constant.
        """

    def get_bits(self, operand: Operand, type_: str) -> str:
        """Return C code for the bits of an operand, as an unsigned integer of the size of a PTX type."""

    def get_value(self, operand: Operand, type_: str) -> str:
        """Return C code for the value of an operand, as a C number that corresponds to a PTX type."""

    def store(self, operand: Operand, type_: str, bits: str) -> str:
        """Return C code that stores bits in a register.

        Args:
            operand: The register.
            type_: The PTX type of the stored value.
            bits: C code for the bits.
        """
