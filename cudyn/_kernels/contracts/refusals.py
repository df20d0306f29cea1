"""The error messages for arguments that do not match a contract, as templates for Python and C.

A message consists of the kernel and the argument, "expected X, got Y", and the contract. `refuse` fills in a
template. The exported C code contains printf formats that are generated from the same templates. The types of
values have the same names in both languages: "int", "float", "bool", "None", "array", "shape" (a tuple of
ints), "stream", or the name of another type.
"""

from __future__ import annotations

from typing import NamedTuple

from ..._errors import with_facts, with_facts_of
from .dtypes import DTYPES
from .parts import SHAPE as SHAPE  # Other modules use these two names as refusals.SHAPE and refusals.STRIDE.
from .parts import STRIDE as STRIDE
from .parts import ArrayArgument, ScalarArgument, ShapeArgument, StructArgument, list_defaults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .parts import Argument, Parts


class Message(NamedTuple):
    """The template for an exception and its message.

    Attributes:
        text: The template for the message.
        error: The class of the exception.
        expected: The template for the exception's attribute `expected`, or `""`.
        got: The template for the exception's attribute `got`, or `""`.
    """

    text: str
    error: type[TypeError | ValueError] = ValueError
    expected: str = ""
    got: str = ""


def _expect(
    expected: str, got: str, advice: str = "", error: type[TypeError | ValueError] = ValueError
) -> Message:
    """Return the template for a message that begins with "expected X, got Y"."""
    return Message(f"expected {expected}, got {got}{advice}", error, expected, got)


WRONG_KIND = _expect("{expected}", "{found}", error=TypeError)
WRONG_COUNT = _expect("{expected}", "{found}", error=TypeError)  # the number of arguments
UNKNOWN_NAME = Message("no argument has this name", TypeError)
GIVEN_TWICE = _expect("once", "twice", error=TypeError)
WRONG_DTYPE = _expect("{expected}", "{found}")
WRONG_LENGTH = _expect("{expected}", "{found}")  # the number of dimensions or sizes
WRONG_MEMORY = _expect("memory on {expected}", "{found}")
WRONG_DEVICE = _expect("device {expected}, like {first}", "device {found}")
WRONG_NUMBER = _expect("{expected}", "{found}")  # a size that is a number in the contract
WRONG_SIZE = _expect("{symbol} = {expected}, from {first}", "{found}")
WRONG_VALUE = _expect("{expected} ({known})", "{found}")  # a size that is an expression in the contract
NEGATIVE_SIZE = _expect("0 or more", "{found}")
READ_ONLY = _expect("writable memory", "read-only memory", "; write `in {name}` if it is only read")
OVERLAPPING = _expect(
    "elements that do not share memory", "stride {found}", "; write `in {name}` if they are only read"
)
NOT_SEPARATE = _expect(
    "memory that {other} does not use", "overlapping memory", "; write `inout {name}` if the kernel allows it"
)
NOT_CONTIGUOUS = _expect("{expected}, as of a contiguous array", "{found}")
NULL_ADDRESS = _expect("the address of its elements", "a null pointer")
NULL_SHAPE = _expect("the address of its sizes", "a null pointer")
WRONG_ADDRESS = _expect("an address that is a multiple of {expected}", "0x{found:x}")
OUT_OF_RANGE = _expect("{low} to {high}", "{found}")
WRONG_MULTIPLE = _expect("a multiple of {expected}", "{found}")
DOES_NOT_FIT = _expect("a number that fits in {expected}", "{found}")
VIOLATED = _expect("{expected}", "{found}")  # a constraint, and the values of the names in it
TOO_MANY_THREADS = _expect("up to {expected} threads", "{found}")
TOO_MUCH_SHARED = _expect("up to {expected} bytes", "{found}")

OTHER = Message("{text}")  # the message of another exception

# Templates for parts of messages.
# Followed by the error of each contract.
NO_OVERLOAD = "{name}: no contract with this name accepts the arguments"
PART = "{what}: {text}"
NAMED = "{name} = {value}"
KNOWN = "{name} = {value}, from {first}"
LOOSE = "in C's order"  # {first} in KNOWN if only a stride that has no effect determines the value
NOT_DETERMINED = "{expression} does not determine {name}"
TAIL = "; the contract is "
LONG_INT = "an int of more than 64 bits"

# Templates that consist only of a value.
_BARE = "{expected}", "{found}"


def refuse(
    contract: Parts, label: str, message: Message, expected: Any = "", found: Any = "", **fields: Any
) -> TypeError | ValueError:
    """Return the error for arguments that do not match a contract.

    The error has the attributes `parameter`, `expected` and `got`. If the template for `expected` or `got`
    consists only of a value, the attribute is this value. Otherwise, it is a string.

    Args:
        contract: The contract.
        label: The name of the argument or of a part of it, or `""` for all arguments.
        message: The template.
        expected: The value of `{expected}` in the template.
        found: The value of `{found}` in the template.
        **fields: The values of the template's other fields.
    """
    values = {"expected": expected, "found": found, **fields}
    text = message.text.format(**values)
    text = PART.format(what=label, text=text) if label else text
    error = message.error(f"{contract.name}: {text}{TAIL}{contract}")
    facts = []
    for template in (message.expected, message.got):
        if template in _BARE:
            field = template.strip("{}")
            facts.append(values[field])
        else:
            facts.append(template.format(**values) or None)
    expected_fact, got_fact = facts
    return with_facts(error, label, expected_fact, got_fact)


def refuse_count(contract: Parts, count: int) -> TypeError | ValueError:
    """Return the error for a wrong number of arguments."""
    return refuse(contract, "", WRONG_COUNT, describe_count(contract), count)


def describe_count(contract: Parts) -> str:
    """Return the number of arguments that a contract accepts, such as "2 to 3 arguments"."""
    maximum = len(contract.arguments)
    minimum = maximum - len(list_defaults(contract.arguments))
    maximum_text = count_words(maximum, "argument")
    return maximum_text if minimum == maximum else f"{minimum} to {maximum_text}"


def refuse_all(name: str, errors: Sequence[TypeError | ValueError]) -> TypeError | ValueError:
    """Return the error for arguments that do not match any of several contracts with the same name.

    Args:
        name: The name of the contracts.
        errors: The error that each contract has raised.
    """
    error_type = TypeError if all(isinstance(error, TypeError) for error in errors) else ValueError
    return with_facts(error_type("\n".join([NO_OVERLOAD.format(name=name), *map(str, errors)])))


def extend_error(contract: Parts, label: str, error: Exception) -> TypeError | ValueError:
    """Return an error whose message adds the argument and the contract to the message of another error.

    The result is a TypeError if the other error is a TypeError, and otherwise a ValueError.

    Args:
        contract: The contract.
        label: The name of the argument or of a part of it.
        error: The other error.
    """
    message = OTHER._replace(error=TypeError) if isinstance(error, TypeError) else OTHER
    return with_facts_of(refuse(contract, label, message, text=str(error)), error, label)


def name_kind(argument: Argument) -> str:
    """Return a description of the values that an argument accepts, for messages: for example, "an array"."""
    if isinstance(argument, ArrayArgument):
        return "an array or None" if argument.optional else "an array"
    if isinstance(argument, ScalarArgument):
        if argument.dtype == "bool":
            return "a bool"
        return "a float" if DTYPES[argument.dtype].is_float else "an int"
    if isinstance(argument, StructArgument):
        return count_words(argument.size, "byte")
    return "a shape" if isinstance(argument, ShapeArgument) else "a stream"


def name_value(value: Any) -> str:
    """Return the name of a value's type, for messages: for example, "array"."""
    if value is None:
        return "None"
    names = {"ArrayView": "array", "StreamHandle": "stream", "tuple": "shape"}
    cls = type(value).__name__
    return str(value.type_name) if cls == "OtherValue" else names.get(cls, cls)


def show_int(number: int) -> str:
    """Return an int as a string, or a description for an int of more than 64 bits, which may be very long."""
    return f"{number}" if -(1 << 63) <= number < 1 << 64 else LONG_INT


def count_words(number: int, word: str) -> str:
    """Return a number and a noun, in the plural if necessary."""
    return f"{number} {word}{'' if number == 1 else 's'}"
