"""Reads environment variables according to common rules.

An empty variable is treated as not set. Spaces around a value are ignored. `1`, `yes` and `true` mean on, and
`0`, `no` and `false` mean off, in upper or lower case. For any other value, a call that can fail raises
ValueError. If there is no such call, for example when cudyn is imported, the value is ignored and reported on
stderr.
"""

from __future__ import annotations

import os
import sys

from ._errors import escape, shorten
from ._process import process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SWITCHES = {
    **dict.fromkeys(("on", "1", "yes", "true"), "on"),
    **dict.fromkeys(("off", "0", "no", "false"), "off"),
}
_getenv: list[Any] = process.keep([])  # C's `getenv` function, which is looked up on first use
# The encoded names of variables. They are cached, because encoding takes as long as reading the variable.
_c_names: dict[str, bytes] = process.keep({})
_MAX_LENGTH = 80  # maximum length of a value in messages, in characters


def read_variable(name: str) -> str:
    """Return the value of a variable without surrounding spaces, or `""` if the variable is not set."""
    return (read_c_variable(name) or "").strip()


def read_c_variable(name: str) -> str | None:
    """Return the value of a variable as libraries written in C see it, or `None` if it is not set.

    os.environ does not contain the changes that C code and os.putenv have made. It is also slower if a
    variable is not set, because it raises an exception.
    """
    if sys.platform == "win32":  # each C runtime has its own copy of the environment
        return os.environ.get(name)
    if not _getenv:
        import ctypes

        # PyDLL keeps the GIL, so that other Python threads cannot change the environment during the call.
        function = ctypes.PyDLL(None).getenv
        function.argtypes = [ctypes.c_char_p]
        function.restype = ctypes.c_char_p
        _getenv.append(function)
    getenv = _getenv[0]
    c_name = _c_names.get(name)
    if c_name is None:
        c_name = _c_names[name] = os.fsencode(name)
    value = getenv(c_name)
    return None if value is None else os.fsdecode(value)


def read_switch(name: str, *others: str) -> str:
    """Return the value of a variable that can be switched on or off.

    Args:
        name: the variable's name
        others: accepted values other than on and off

    Returns:
        `"on"`, `"off"`, one of `others`, or `""` if the variable is not set.

    Raises:
        ValueError: The variable has any other value.
    """
    value = read_variable(name).lower()
    if not value or value in others:
        return value
    if value not in _SWITCHES:
        accepted = ", ".join(["off", *others])
        raise make_error(name, f"{accepted} or on")
    return _SWITCHES[value]


def make_error(name: str, expected: str) -> ValueError:
    """Return the error for an invalid value of a variable.

    Args:
        name: the variable's name
        expected: description of the accepted values
    """
    value = shorten(os.environ.get(name, ""), _MAX_LENGTH)
    return ValueError(f"{name}={value!r}: expected {expected}")


def ignore(name: str, reason: str) -> None:
    """Report on stderr that the value of a variable was ignored.

    Args:
        name: the variable's name
        reason: end of the message, such as `is not a release`
    """
    value = show(os.environ.get(name, ""))
    try:
        sys.stderr.write(f"cudyn: {name}={value} {reason}; it is ignored\n")
    except (AttributeError, OSError, ValueError):  # stderr is None or closed, or its reader has exited.
        pass


def show(value: str) -> str:
    """Format a value for a message: on one line, shortened, and without unprintable characters."""
    return escape(shorten(value, _MAX_LENGTH))
