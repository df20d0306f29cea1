"""Finds the driver to measure: the system's driver or, if it is missing, a downloaded driver.

No GPU is needed.
"""

from __future__ import annotations

import ctypes
import os

from tests.support import real


def find_directory(path: str | None) -> str | None:
    """Return the directory that contains the libcuda.so.1 to measure.

    None means that the system loader finds the driver, or that no driver is available.
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
