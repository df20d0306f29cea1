"""The environment variables that configure the cache.

CUDYN_CACHE       "off" to disable the cache; "only" to raise an error for a cache miss instead of compiling
CUDYN_CACHE_DIR   the directory of the cache, by default in the user's cache directory
CUDYN_CACHE_SIZE  the maximum size, in bytes or with a unit such as 500M or 2G, by default 1 GiB
"""

from __future__ import annotations

import os
import re
import sys
from functools import lru_cache

from ..._environment import make_error, read_c_variable, read_switch, read_variable

DEFAULT_SIZE = 1 << 30
_NORMAL = re.compile(r"(/[^./][^/]*)+")  # a path that os.path.abspath would not change, on systems with /
_SIZE = re.compile(r"(\d+)\s*(?:([kmgt])(i?)b?|b)?", re.I)


def get_mode() -> str:
    """Return "on", "off" or "only". Raises ValueError for any other value of CUDYN_CACHE."""
    return read_switch("CUDYN_CACHE", "only") or "on"


def find_reason_for_off() -> str:
    """Return the reason why nothing is cached, or "" if there is a cache directory."""
    mode = get_mode()
    if mode == "off":
        return "the cache is off"
    if get_folder(mode) is None:
        return "there is no home directory for the cache, and CUDYN_CACHE_DIR is not set"
    return ""


def get_folder(mode: str | None = None) -> str | None:
    """Return the directory of the cache, or None if nothing is cached (see `find_reason_for_off`).

    The directory may not exist yet.

    Args:
        mode: The result of `get_mode`, or None to call `get_mode` here.
    """
    if (mode or get_mode()) == "off":
        return None
    chosen = read_c_variable("CUDYN_CACHE_DIR")
    if chosen:
        return chosen if _NORMAL.fullmatch(chosen) else os.path.abspath(chosen)
    if sys.platform == "win32":
        base = read_c_variable("LOCALAPPDATA")
        return os.path.join(base, "cudyn", "Cache") if base else None
    return _find_default_folder(sys.platform, read_c_variable("HOME"), read_c_variable("XDG_CACHE_HOME"))


@lru_cache(maxsize=4)
def _find_default_folder(system: str, home_variable: str | None, xdg_base: str | None) -> str | None:
    """Return the directory of the cache in the home directory, or None without a home directory.

    Args:
        system: The value of sys.platform.
        home_variable: The value of the environment variable HOME, or None.
        xdg_base: The value of the environment variable XDG_CACHE_HOME, or None.
    """
    home = home_variable or _find_home()
    if not os.path.isabs(home):
        return None
    if system == "darwin":
        return os.path.join(home, "Library", "Caches", "cudyn")
    base = xdg_base or ""
    return os.path.join(base if os.path.isabs(base) else os.path.join(home, ".cache"), "cudyn")


def _find_home() -> str:
    """Return this user's home directory according to the system's user database, or ""."""
    import pwd  # Windows lacks this module.

    try:
        return pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:  # A container may run as a user that is not in the database.
        return ""


def get_limit() -> int:
    """Return the maximum size in bytes. Raises ValueError if CUDYN_CACHE_SIZE is not a size.

    K, M, G and T are powers of 1000. Ki, Mi, Gi and Ti are powers of 1024.
    """
    text = read_variable("CUDYN_CACHE_SIZE")
    match = _SIZE.fullmatch(text)
    if text and not match:
        raise make_error("CUDYN_CACHE_SIZE", "bytes, or a size such as 500M or 2G")
    if not match:
        return DEFAULT_SIZE
    power = " kmgt".index((match[2] or " ").lower())  # 0 without a unit
    unit: int = (1024 if match[3] else 1000) ** power
    return int(match[1]) * unit
