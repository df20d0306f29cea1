"""The driver to measure: the system's or, without one, a real one that needs no GPU."""

from __future__ import annotations

import ctypes
import os

from tests.support import real


def folder(given: str | None) -> str | None:
    """The directory of the libcuda.so.1 to measure; None: the one that the system loader finds, or none."""
    if given:
        return os.path.abspath(given)
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        try:
            found = str(real.driver(max(real.DRIVERS)))
        except real.Unavailable as reason:
            print(f"{error}; none can be fetched either: {reason}")
        else:
            print(f"{error}; the driver measured is {os.path.basename(found)}, fetched for the tests")
            return found
    return None
