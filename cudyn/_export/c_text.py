"""Texts in C: strings, formats of messages, free names."""

from __future__ import annotations

import re
from typing import Any

from .._contract import messages
from .._contract.contract import Contract

_ANY = Contract("k()")
# The part of a message between the error and the contract.
TAIL = f"{messages.value(_ANY, '', '')}".partition(": : ")[2].removesuffix(f"{_ANY}")
# Words of C and C++, and macros of their headers.
_WORDS = (
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t "
    "char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr "
    "constinit continue decltype default delete do double dynamic_cast else enum explicit export extern "
    "false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr "
    "operator or or_eq private protected public register reinterpret_cast requires restrict return short "
    "signed sizeof static static_assert static_cast struct switch template this thread_local throw true "
    "try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t "
    "while xor xor_eq EOF I NULL NZERO assert complex errno linux stderr stdin stdout unix"
)
# Reserved by headers and compilers: int64_t, INT64_MAX, _Bool, __int128, __LINE__.
_RESERVED = re.compile(
    r"PREFIX_\w*|_[_A-Z]\w*|u?int\w*_t|(size|ssize|ptrdiff|wchar|wint|max_align|sig_atomic)_t|i386|"
    r"(U?INT\w*|U?S?CHAR|U?SHRT|U?LL?ONG|S?SIZE|PTRDIFF|WCHAR|WINT|SIG_ATOMIC)_(BIT|MAX|MIN|C|WIDTH)"
)


class _Slot(str):
    """A slot for a value in a message, which becomes a conversion of C's printf."""

    def __format__(self, spec: str) -> str:
        return "\0llx\0" if spec == "x" else str(self)


# Slots for an integer (also in hexadecimal), an unsigned one, a text.
INT: Any = _Slot("\0lld\0")
UINT: Any = _Slot("\0llu\0")
TEXT: Any = _Slot("\0s\0")


def quote(text: str) -> str:
    """Write a text as a string of C, on several lines if it is long; `fill` does not change it."""
    data = text.encode("utf-8")
    parts = [data[at : at + 100] for at in range(0, len(data), 100)] or [b""]
    quoted = "\n    ".join(f'"{"".join(map(_quote_byte, part))}"' for part in parts)
    return quoted.replace("PREFIX_", "PREFIX\\137")


def _quote_byte(byte: int) -> str:
    if byte in b'\\"?':  # "??=" is a trigraph in C99
        return f"\\{byte:c}"
    return f"{byte:c}" if 32 <= byte < 127 else f"\\{byte:03o}"


def quote_format(text: str) -> str:
    """Write a text with slots as a format of printf."""
    return quote(re.sub("\0(\\w+)\0", r"%\1", text.replace("%", "%%")))


def quote_message(contract: Contract, error: Exception | str) -> str:
    """Write the part between the kernel's name and the contract as a format of printf."""
    text = f"{error}".removeprefix(f"{contract.name}: ")
    return quote_format(text.removesuffix(f"{TAIL}{contract}"))


def is_reserved(name: str) -> bool:
    """Is it a name of C or its headers, in any scope?"""
    return name in _WORDS.split() or _RESERVED.fullmatch(name) is not None


def take_name(name: str, taken: set[str]) -> str:
    """Return a free name, and mark it as taken."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name
