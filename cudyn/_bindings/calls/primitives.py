"""The types that C itself has, as ctypes has them, and what differs between systems."""

from __future__ import annotations

import ctypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PRIMITIVES: dict[str, Any] = {
    "void": None,
    "_Bool": ctypes.c_bool,
    # char is a number here: a c_char array would read back only up to its first NUL.
    "char": ctypes.c_byte,
    "signed char": ctypes.c_byte,
    "unsigned char": ctypes.c_ubyte,
    "short": ctypes.c_short,
    "unsigned short": ctypes.c_ushort,
    "int": ctypes.c_int,
    "unsigned int": ctypes.c_uint,
    "long": ctypes.c_long,
    "unsigned long": ctypes.c_ulong,
    "long long": ctypes.c_longlong,
    "unsigned long long": ctypes.c_ulonglong,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    "size_t": ctypes.c_size_t,
    "ssize_t": ctypes.c_ssize_t,
    "ptrdiff_t": ctypes.c_ssize_t,
    "intptr_t": ctypes.c_ssize_t,
    "uintptr_t": ctypes.c_size_t,
    "off_t": ctypes.c_int64,
    "loff_t": ctypes.c_int64,
    **{f"int{n}_t": getattr(ctypes, f"c_int{n}") for n in (8, 16, 32, 64)},
    **{f"uint{n}_t": getattr(ctypes, f"c_uint{n}") for n in (8, 16, 32, 64)},
}


def text_of(data: bytes | None) -> str | None:
    """A C string as calls return it."""
    return data if data is None else data.decode("utf-8", "replace")


class TextCell(ctypes.c_char_p):
    """A `const char *` that a call returns as a str, or as None for a null pointer."""

    def __ctypes_from_outparam__(self) -> Any:
        return text_of(self.value)


# The tables have the layouts of 64-bit Linux. Those of 64-bit Windows are the same where there is no `long`;
# where there is one, ctypes' own rule is C's, but for the records that the tables list (WINDOWS). An enum is
# always an int there; its four bytes are read as the table's type, so that enumerators keep their values.
SHORT_LONG = ctypes.sizeof(ctypes.c_long) == 4
