"""The newest header release, for tests of what holds at whichever it is."""

from __future__ import annotations

from cudyn._tables.driver_functions import RELEASES

NEWEST = RELEASES[-1]
_major, _minor = map(int, NEWEST.split("."))
NEWEST_VERSION = _major, _minor
NEWEST_NUMBER = 1000 * _major + 10 * _minor
"""As cuDriverGetVersion tells it: 12040 is 12.4."""
