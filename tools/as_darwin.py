"""The suite as a Mac would run it: `python -m tools.as_darwin [pytest options]`.

sys.platform says darwin before anything of cudyn is imported, and nothing of NVIDIA's is to be found. What
needs Linux's gcc and ELF files skips and says so. The compiler is NVRTC, for which the tests have stand-ins;
those of the default, clang, ask for it.
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
    # What asks for modules and files that only this platform has, before the platform changes.
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
