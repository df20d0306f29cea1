"""Texts in C: strings, the formats of messages, names that are free."""

from __future__ import annotations

import re

from .._contract import messages
from .._contract.contract import Contract

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ANY = Contract("k()")
# What stands in a message between what is wrong and the contract.
TAIL = f"{messages.value(_ANY, '', '')}".partition(": : ")[2].removesuffix(f"{_ANY}")


class _Slot(str):
    """Stands for a value in a message, until it is a conversion of C's printf."""

    def __format__(self, spec: str) -> str:
        return "\0llx\0" if spec == "x" else str(self)


# For an integer (also in hexadecimal), an unsigned one, a text.
INT: Any = _Slot("\0lld\0")
UINT: Any = _Slot("\0llu\0")
TEXT: Any = _Slot("\0s\0")


def quote(text: str) -> str:
    """Write a text as a string of C, on several lines where it is long; `fill` leaves it alone."""
    data = text.encode("utf-8")
    parts = [data[at : at + 100] for at in range(0, len(data), 100)] or [b""]
    quoted = "\n    ".join(f'"{"".join(map(_quote_byte, part))}"' for part in parts)
    return quoted.replace("PREFIX_", "PREFIX\\137")


def _quote_byte(byte: int) -> str:
    if byte in b'\\"?':  # "??=" is another letter in C99
        return f"\\{byte:c}"
    return f"{byte:c}" if 32 <= byte < 127 else f"\\{byte:03o}"


def quote_format(text: str) -> str:
    """Write a text with slots as a format of printf."""
    return quote(re.sub("\0(\\w+)\0", r"%\1", text.replace("%", "%%")))


def quote_message(contract: Contract, error: Exception | str) -> str:
    """Write what stands between the kernel's name and the contract, as a format of printf."""
    text = f"{error}".removeprefix(f"{contract.name}: ")
    return quote_format(text.removesuffix(f"{TAIL}{contract}"))


def take_name(name: str, taken: set[str]) -> str:
    """Return a name that is free, from now on taken."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name
