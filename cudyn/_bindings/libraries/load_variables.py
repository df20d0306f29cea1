"""Determines the values of the environment variables that a library read when it was loaded."""

from __future__ import annotations

import os

from ..._environment import read_c_variable
from ..._process import process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_variables: dict[int, Mapping[str, str] | None] = process.keep({})  # keyed by the handle of the library


def read(names: Sequence[str], handle: int, was_loaded: bool) -> Mapping[str, str] | None:
    """Return the variables that were set when a library was loaded.

    If another package has loaded the library, the variables are known only if they have had the same values
    since the process started.

    Args:
        names: The names of the variables.
        handle: The handle of the library, which has just been opened.
        was_loaded: Whether the library had been loaded before it was opened.

    Returns:
        The variables that were set, or `None` if they are unknown.
    """
    if handle not in _variables:
        values = {name: read_c_variable(name) for name in names}
        current = {name: value for name, value in values.items() if value is not None}
        may_have_changed = was_loaded and current != _read_initial(names, current)
        _variables[handle] = None if may_have_changed else current
    return _variables[handle]


def _read_initial(names: Sequence[str], current: Mapping[str, str]) -> Mapping[str, str]:
    """Return the variables that were set when the process started, or the current ones if they are unknown.

    If a program has replaced its title, /proc contains the title instead of variables (prctl(2)).
    """
    try:
        with open("/proc/self/environ", "rb") as file:
            entries = file.read().split(b"\0")
    except OSError:
        return current
    variables = {}
    for entry in reversed(entries):  # reversed, because getenv() uses the first entry for a name
        name, _, value = os.fsdecode(entry).partition("=")
        variables[name] = value
    return {name: variables[name] for name in names if name in variables}
