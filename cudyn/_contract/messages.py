"""The errors for arguments that do not fit a contract, in Python and in C.

Each text is: the kernel, the argument, "expected X, got Y", then the whole contract. The kinds of values have
the same names in all languages: "int", "float", "bool", "None", "array", "shape" (a tuple of ints), "stream",
or another type's name.
"""

from __future__ import annotations

from . import expressions
from .dtypes import SCALARS
from .parts import Array, Scalar, Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Mapping
    from typing import Any

    from .contract import Contract
    from .parts import Argument

LONG_INT = "an int of more than 64 bits"


def value(contract: Contract, what: str, text: str) -> ValueError:
    """Make a ValueError about a part of the arguments."""
    return ValueError(f"{contract.name}: {what}: {text}; the contract is {contract}")


def count(contract: Contract, found: int) -> TypeError:
    """Make the TypeError for a wrong number of arguments."""
    expected = count_words(len(contract.arguments), "argument")
    return TypeError(f"{contract.name}: expected {expected}, got {found}; the contract is {contract}")


def kind(contract: Contract, argument: Argument, found: Any) -> TypeError:
    """Make the TypeError for an argument of the wrong kind."""
    text = f"expected {name_kind(argument)}, got {name_value(found)}"
    return TypeError(f"{contract.name}: {argument.name}: {text}; the contract is {contract}")


def dtype(contract: Contract, what: str, expected: str, found: str) -> ValueError:
    """Make the ValueError for an array of the wrong dtype."""
    return value(contract, what, f"expected {expected}, got {found}")


def missing(contract: Contract, argument: Argument) -> TypeError:
    """Make the TypeError for a missing argument, where some were given by name."""
    text = f"expected {name_kind(argument)}, got nothing"
    return TypeError(f"{contract.name}: {argument.name}: {text}; the contract is {contract}")


def unknown(contract: Contract, name: str) -> TypeError:
    """Make the TypeError for an unknown name."""
    return TypeError(f"{contract.name}: {name}: no argument has this name; the contract is {contract}")


def twice(contract: Contract, name: str) -> TypeError:
    """Make the TypeError for an argument given by position and by name."""
    return TypeError(f"{contract.name}: {name}: expected once, got twice; the contract is {contract}")


def rank(contract: Contract, what: str, expected: int, found: int) -> ValueError:
    """Make the ValueError for a wrong number of dimensions."""
    return value(contract, what, f"expected {count_words(expected, 'dimension')}, got {found}")


def count_sizes(contract: Contract, what: str, expected: int, found: int) -> ValueError:
    """Make the ValueError for a shape of the wrong length."""
    return value(contract, what, f"expected {count_words(expected, 'size')}, got {found}")


def memory(contract: Contract, what: str, expected: str, found: str) -> ValueError:
    """Make the ValueError for an array in the wrong kind of memory."""
    return value(contract, what, f"expected memory on {expected}, got {found}")


def device(contract: Contract, what: str, expected: int, first: str, found: int) -> ValueError:
    """Make the ValueError for an array on another device than the first one's."""
    return value(contract, what, f"expected device {expected}, as {first}, got device {found}")


def fixed(contract: Contract, what: str, expected: int, found: int) -> ValueError:
    """Make the ValueError for a size that differs from the number in the contract."""
    return value(contract, what, f"expected {expected}, got {found}")


def size(contract: Contract, what: str, symbol: str, expected: int, of: str, found: int) -> ValueError:
    """Make the ValueError for a size that differs from the same one elsewhere."""
    return value(contract, what, f"expected {symbol} = {expected}, as {of}, got {found}")


def negative(contract: Contract, what: str, found: int) -> ValueError:
    """Make the ValueError for a negative size, which only callers that give sizes by themselves can have."""
    return value(contract, what, f"expected 0 or more, got {found}")


def contiguous(contract: Contract, what: str, expected: int, found: int) -> ValueError:
    """Make the ValueError for an array with gaps, or in another order."""
    return value(contract, what, f"expected {expected}, as of a contiguous array, got {found}")


def align(contract: Contract, what: str, expected: int, found: int) -> ValueError:
    """Make the ValueError for an address that is not aligned."""
    return value(contract, what, f"expected an address that is a multiple of {expected}, got 0x{found:x}")


def limits(contract: Contract, what: str, low: int, high: int, found: int | str) -> ValueError:
    """Make the ValueError for an int outside its type's range; found may come from `show_int`."""
    return value(contract, what, f"expected {low} to {high}, got {found}")


def most(contract: Contract, what: str, unit: str, expected: int, found: int) -> ValueError:
    """Make the ValueError for more threads or bytes than a block of the kernel can have on its device."""
    return value(contract, what, f"expected up to {expected} {unit}, got {found}")


def number(contract: Contract, what: str, expected: str, found: str) -> ValueError:
    """Make the ValueError for a number that is too large for its type."""
    return value(contract, what, f"expected a number that fits {expected}, got {found}")


def constraint(contract: Contract, node: ast.expr, sizes: Mapping[str, int]) -> ValueError:
    """Make the ValueError for a constraint that does not hold."""
    found = ", ".join(f"{name} = {sizes[name]}" for name in dict.fromkeys(expressions.list_names(node)))
    return value(contract, "where", f"expected {expressions.show(node)}, got {found}")


def range_of(contract: Contract, what: str, low: int, high: int, text: str, found: int) -> ValueError:
    """Make the ValueError for an expression whose value is out of range."""
    shown = f"{found}" if text == f"{found}" else f"{text} = {found}"
    return value(contract, what, f"expected {low} to {high}, got {shown}")


def name_kind(argument: Argument) -> str:
    """Name the kind of value that an argument takes."""
    if isinstance(argument, Array):
        return "an array or None" if argument.optional else "an array"
    if isinstance(argument, Scalar):
        if argument.dtype == "bool":
            return "a bool"
        return "a float" if argument.dtype in SCALARS[-2:] else "an int"
    return "a shape" if isinstance(argument, Shape) else "a stream"


def name_value(found: Any) -> str:
    """Name the kind of a given value."""
    if found is None:
        return "None"
    names = {"ArrayView": "array", "StreamHandle": "stream", "tuple": "shape"}
    cls = type(found).__name__
    return str(found.what) if cls == "Found" else names.get(cls, cls)


def show_int(number: int) -> str:
    """Write an int; one of more than 64 bits without its digits, since there may be thousands."""
    return f"{number}" if -(1 << 63) <= number < 1 << 64 else LONG_INT


def count_words(number: int, word: str) -> str:
    """Write a number and a noun."""
    return f"{number} {word}{'' if number == 1 else 's'}"
