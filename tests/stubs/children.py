"""Child processes that load modules."""

from __future__ import annotations

from typing import Any

from ..conftest import NO_TOOLKIT, python_json

LINKED = "-Wl,--no-as-needed"  # with every library named, used or not
START = f"""
import ctypes, json, os, cudyn
from cudyn import driver, nvrtc
from cudyn._stubs.provider import count_missed, list_stubs
{NO_TOOLKIT}
def tried(open_it):
    try:
        return open_it().ask()
    except (OSError, cudyn.LoadError) as error:
        return str(error)
def is_global(name):
    return hasattr(ctypes.CDLL(None), name)
"""


def child(code: str, **env: str) -> Any:
    """What the code prints at its end, as JSON."""
    return python_json(START + code, env=env, flags=("-S",))
