"""Runs the test suite as if on a Mac: `python -m tools.as_darwin [pytest options]`.

`sys.platform` is set to "darwin" before any part of cudyn is imported, and no NVIDIA library can be found.
Tests that need Linux's gcc and ELF files are skipped for that reason. The default compiler is NVRTC, because
the tests have a fake NVRTC. Tests for clang, the usual default on a Mac, select it themselves.
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
    # These import modules and read files that only this platform has, so they run before the platform
    # changes.
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
