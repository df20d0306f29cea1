"""Finds the driver library to measure: the system's or, if it is missing, a downloaded one.

No GPU is needed.
"""

from __future__ import annotations

import ctypes
import os

from tests.support import real


def find_directory(path: str | None) -> str | None:
    """Return the directory that contains the libcuda.so.1 to measure.

    Args:
        path: The directory from the command line, or None.

    Returns:
        The directory, or None if the system loader finds the driver or if no driver is available.
    """
    if path:
        return os.path.abspath(path)
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        try:
            directory = str(real.driver(max(real.DRIVERS)))
        except real.Unavailable as reason:
            print(f"{error}; a driver cannot be downloaded either: {reason}")
        else:
            print(f"{error}; the measured driver is {os.path.basename(directory)}, downloaded for the tests")
            return directory
    return None
