"""Runs the test suite as if on a Mac: `python -m tools.as_darwin [pytest options]`.

`sys.platform` is set to "darwin" before any part of cudyn is imported, so no NVIDIA library can be found.
Tests that need Linux's gcc and ELF files are skipped. The default compiler is NVRTC, for which the tests have
a fake library. Tests for clang, which is the usual default on a Mac, select clang explicitly.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import urllib.request

import capstone
import hypothesis
import pytest
import unicorn


def main() -> int:
    """Run pytest on the simulated Mac, and return its exit status."""
    # The imports of these modules and this call read files that exist only on the actual platform, so they
    # must come before the platform is changed. Without the assertions, the imports would seem unused.
    sysconfig.get_config_vars()
    assert capstone
    assert hypothesis
    assert unicorn
    assert urllib.request
    os.environ["CUDYN_COMPILER"] = "nvrtc"
    sys.platform = "darwin"
    return int(pytest.main(["-m", "not nvidia and not gpu and not slow and not proof", *sys.argv[1:]]))


if __name__ == "__main__":
    sys.exit(main())
