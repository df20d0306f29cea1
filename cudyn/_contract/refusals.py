"""The errors for arguments that do not fit a contract, as templates for Python and for C.

Each text is: the kernel, the argument, "expected X, got Y", then the whole contract. `refuse` fills in the
templates; `_export` writes formats of printf from the same ones. The kinds of values have the same names in
all languages: "int", "float", "bool", "None", "array", "shape" (a tuple of ints), "stream", or another type's
name.
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

    from .kernel_contract import Contract
    from .parts import Argument


class Message(NamedTuple):
    """A template, and the class of the error."""

    text: str
    error: type[TypeError | ValueError] = ValueError


WRONG_KIND = Message("expected {expected}, got {found}", TypeError)
WRONG_COUNT = Message("expected {expected}, got {found}", TypeError)  # of arguments
UNKNOWN_NAME = Message("no argument has this name", TypeError)
GIVEN_TWICE = Message("expected once, got twice", TypeError)
WRONG_DTYPE = Message("expected {expected}, got {found}")
WRONG_LENGTH = Message("expected {expected}, got {found}")  # dimensions of an array, sizes of a shape
WRONG_MEMORY = Message("expected memory on {expected}, got {found}")
WRONG_DEVICE = Message("expected device {expected}, as {first}, got device {found}")
WRONG_NUMBER = Message("expected {expected}, got {found}")  # a size that the contract gives
WRONG_SIZE = Message("expected {symbol} = {expected}, as {first}, got {found}")
WRONG_VALUE = Message("expected {expected} ({known}), got {found}")  # of a size that is computed
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
VIOLATED = Message("expected {expected}, got {found}")  # a constraint, the values of its sizes
TOO_MANY_THREADS = Message("expected up to {expected} threads, got {found}")
TOO_MUCH_SHARED = Message("expected up to {expected} bytes, got {found}")

OTHER = Message("{text}")

NO_OVERLOAD = "{name}: no contract of this name takes the arguments"  # a line for each follows
PART = "{what}: {text}"
NAMED = "{name} = {value}"
KNOWN = "{name} = {value}, as {first}"
LOOSE = "in C's order"  # in place of the first, for a stride without meaning
NOT_DETERMINED = "{expression} does not determine {name}"
TAIL = "; the contract is "
LONG_INT = "an int of more than 64 bits"


def refuse(
    contract: Contract, what: str, message: Message, expected: Any = "", found: Any = "", **others: Any
) -> TypeError | ValueError:
    """Make the error for a part of the arguments, or for all (""); the values are those of the template."""
    text = message.text.format(expected=expected, found=found, **others)
    text = PART.format(what=what, text=text) if what else text
    return message.error(f"{contract.name}: {text}{TAIL}{contract}")


def count(contract: Contract, found: int) -> TypeError | ValueError:
    """Make the error for a wrong number of arguments."""
    return refuse(contract, "", WRONG_COUNT, name_count(contract), found)


def name_count(contract: Contract) -> str:
    """Say how many arguments a contract takes."""
    most = len(contract.arguments)
    defaults = len(list_defaults(contract.arguments))
    fewest = f"{most - defaults} to " if defaults else ""
    return f"{fewest}{count_words(most, 'argument')}"


def refuse_all(name: str, errors: Sequence[TypeError | ValueError]) -> TypeError | ValueError:
    """Make the error for arguments that none of several contracts takes, from those of each."""
    kind = TypeError if all(isinstance(error, TypeError) for error in errors) else ValueError
    return kind("\n".join([NO_OVERLOAD.format(name=name), *map(str, errors)]))


def value(contract: Contract, what: str, text: str) -> TypeError | ValueError:
    """Make the error with a text of its own for a part of the arguments."""
    return refuse(contract, what, OTHER, text=text)


def name_kind(argument: Argument) -> str:
    """Name the kind of value that an argument takes."""
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
    """Name the kind of a given value."""
    if found is None:
        return "None"
    names = {"ArrayView": "array", "StreamHandle": "stream", "tuple": "shape"}
    cls = type(found).__name__
    return str(found.what) if cls == "OtherValue" else names.get(cls, cls)


def show_int(number: int) -> str:
    """Write an int; one of more than 64 bits without its digits, since there may be thousands."""
    return f"{number}" if -(1 << 63) <= number < 1 << 64 else LONG_INT


def count_words(number: int, word: str) -> str:
    """Write a number and a noun."""
    return f"{number} {word}{'' if number == 1 else 's'}"
