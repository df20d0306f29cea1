"""The error messages for arguments that do not match a contract, as templates for Python and C.

A message consists of the kernel, the argument, "expected X, got Y", and the whole contract. `refuse` fills in
a template. The exported C code contains printf formats that are generated from the same templates. Types of
values have the same names in both languages: "int", "float", "bool", "None", "array", "shape" (a tuple of
ints), "stream", or the name of another type.
"""

from __future__ import annotations

from typing import NamedTuple

from .dtypes import DTYPES
from .parts import SHAPE as SHAPE
from .parts import STRIDE as STRIDE
from .parts import ArrayArgument, ScalarArgument, ShapeArgument, StructArgument, list_defaults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .parts import Argument, Parts


class Message(NamedTuple):
    """The template of a message, and the class of the exception."""

    text: str
    error: type[TypeError | ValueError] = ValueError


WRONG_KIND = Message("expected {expected}, got {found}", TypeError)
WRONG_COUNT = Message("expected {expected}, got {found}", TypeError)  # the number of arguments
UNKNOWN_NAME = Message("no argument has this name", TypeError)
GIVEN_TWICE = Message("expected once, got twice", TypeError)
WRONG_DTYPE = Message("expected {expected}, got {found}")
WRONG_LENGTH = Message("expected {expected}, got {found}")  # the number of dimensions or sizes
WRONG_MEMORY = Message("expected memory on {expected}, got {found}")
WRONG_DEVICE = Message("expected device {expected}, as {first}, got device {found}")
WRONG_NUMBER = Message("expected {expected}, got {found}")  # a size that is a number in the contract
WRONG_SIZE = Message("expected {symbol} = {expected}, as {first}, got {found}")
WRONG_VALUE = Message("expected {expected} ({known}), got {found}")  # a size that is an expression
NEGATIVE_SIZE = Message("expected 0 or more, got {found}")
READ_ONLY = Message(
    "expected memory that can be written, got read-only memory; write `in {name}` if it is only read"
)
OVERLAPPING = Message(
    "expected elements that do not share memory, got stride {found}; write `in {name}` if they are only read"
)
NOT_SEPARATE = Message(
    "expected memory that {other} does not use, got shared memory; "
    "write `inout {name}` if the kernel allows it"
)
NOT_CONTIGUOUS = Message("expected {expected}, as of a contiguous array, got {found}")
NULL_ADDRESS = Message("expected the address of its elements, got a null pointer")
WRONG_ADDRESS = Message("expected an address that is a multiple of {expected}, got 0x{found:x}")
OUT_OF_RANGE = Message("expected {low} to {high}, got {found}")
WRONG_MULTIPLE = Message("expected a multiple of {expected}, got {found}")
DOES_NOT_FIT = Message("expected a number that fits {expected}, got {found}")
VIOLATED = Message("expected {expected}, got {found}")  # expected: a constraint; found: its values
TOO_MANY_THREADS = Message("expected up to {expected} threads, got {found}")
TOO_MUCH_SHARED = Message("expected up to {expected} bytes, got {found}")

OTHER = Message("{text}")

NO_OVERLOAD = "{name}: no contract of this name takes the arguments"  # followed by the error of each contract
PART = "{what}: {text}"
NAMED = "{name} = {value}"
KNOWN = "{name} = {value}, as {first}"
LOOSE = "in C's order"  # the `first` of KNOWN for a stride without meaning
NOT_DETERMINED = "{expression} does not determine {name}"
TAIL = "; the contract is "
LONG_INT = "an int of more than 64 bits"


def refuse(
    contract: Parts, what: str, message: Message, expected: Any = "", found: Any = "", **others: Any
) -> TypeError | ValueError:
    """Return the error for arguments that do not match a contract.

    Args:
        contract: The contract.
        what: The name of the argument or of its part, or `""` for all arguments.
        message: The template.
        expected: Value of the template.
        found: Value of the template.
        **others: Further values of the template.
    """
    text = message.text.format(expected=expected, found=found, **others)
    text = PART.format(what=what, text=text) if what else text
    return message.error(f"{contract.name}: {text}{TAIL}{contract}")


def count(contract: Parts, found: int) -> TypeError | ValueError:
    """Return the error for a wrong number of arguments."""
    return refuse(contract, "", WRONG_COUNT, name_count(contract), found)


def name_count(contract: Parts) -> str:
    """Return the number of arguments that a contract accepts, in words."""
    most = len(contract.arguments)
    defaults = len(list_defaults(contract.arguments))
    fewest = f"{most - defaults} to " if defaults else ""
    return f"{fewest}{count_words(most, 'argument')}"


def refuse_all(name: str, errors: Sequence[TypeError | ValueError]) -> TypeError | ValueError:
    """Return the error for arguments that match none of several contracts, given each contract's error."""
    kind = TypeError if all(isinstance(error, TypeError) for error in errors) else ValueError
    return kind("\n".join([NO_OVERLOAD.format(name=name), *map(str, errors)]))


def value(contract: Parts, what: str, text: str) -> TypeError | ValueError:
    """Return the error for a part of the arguments with a message that is not one of the templates."""
    return refuse(contract, what, OTHER, text=text)


def name_kind(argument: Argument) -> str:
    """Return the name of the type of value that an argument accepts."""
    if isinstance(argument, ArrayArgument):
        return "an array or None" if argument.optional else "an array"
    if isinstance(argument, ScalarArgument):
        if argument.dtype == "bool":
            return "a bool"
        return "a float" if DTYPES[argument.dtype].is_float else "an int"
    if isinstance(argument, StructArgument):
        return count_words(argument.size, "byte")
    return "a shape" if isinstance(argument, ShapeArgument) else "a stream"


def name_value(found: Any) -> str:
    """Return the name of the type of a value."""
    if found is None:
        return "None"
    names = {"ArrayView": "array", "StreamHandle": "stream", "tuple": "shape"}
    cls = type(found).__name__
    return str(found.what) if cls == "OtherValue" else names.get(cls, cls)


def show_int(number: int) -> str:
    """Return an int as text. An int of more than 64 bits is only described, since it may be very long."""
    return f"{number}" if -(1 << 63) <= number < 1 << 64 else LONG_INT


def count_words(number: int, word: str) -> str:
    """Return a number and a noun, in the plural if necessary."""
    return f"{number} {word}{'' if number == 1 else 's'}"
