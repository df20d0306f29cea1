"""Tests for the number of Python calls that the first use of a function needs, also between packages."""

from __future__ import annotations

import sys

import pytest

from ...conftest import python_json

CODE = """
import json, os, sys
import cudyn
from cudyn import testing
from cudyn._bindings.machine import fast_functions

ROOT = os.path.dirname(cudyn.__file__) + os.sep

def count(name):
    calls = changes = 0
    last_package = ""
    def profile(frame, event, _):
        nonlocal calls, changes, last_package
        code = frame.f_code
        file = code.co_filename.removeprefix(ROOT)
        if event != "call" or file == code.co_filename or file.startswith(f"_simulator{os.sep}driver"):
            return
        if not code.co_name.startswith("<"):  # from Python 3.12 on, comprehensions are not calls
            calls += 1
            package = os.path.dirname(file)
            changes += bool(last_package) and package != last_package
            last_package = package
    sys.setprofile(profile)
    try:
        getattr(cudyn.driver, name)
    finally:
        sys.setprofile(None)
    return calls, changes

with testing.simulate("sm_90"):
    cudyn.driver.cuInit(0)
    cudyn.Device(0).use()
    names = "cuMemAlloc", "cuStreamSynchronize", "cuStreamDestroy"
    print(json.dumps([bool(fast_functions.why_unavailable()), {name: count(name) for name in names}]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a simulation has no libcuda.so.1 elsewhere")
def test_first_use_needs_few_calls_between_few_packages() -> None:
    """cuMemAlloc generates code for a number, and cuStreamSynchronize for a stream.

    cuStreamDestroy uses the same code.
    """
    without_fast_calls, counts = python_json(CODE)
    # The largest numbers of calls, and of calls from one package to another.
    limits = {"cuMemAlloc": (215, 10), "cuStreamSynchronize": (250, 12), "cuStreamDestroy": (87, 10)}
    if without_fast_calls:
        limits = dict.fromkeys(limits, (80, 10))
    for name, (calls, changes) in counts.items():
        max_calls, max_changes = limits[name]
        assert calls <= max_calls, name
        assert changes <= max_changes, name
    assert counts["cuMemAlloc"][1] > 1
