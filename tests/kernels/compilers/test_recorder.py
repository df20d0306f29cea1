"""Tests for the recorder, which finds, replaces and restores a library's imported functions."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from cudyn._kernels.cache import recorder

from ...support import fakes
from ...support.releases import NEWEST
from .test_compile import ROOT, run, site

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="needs Linux: the recorder replaces imports of ELF libraries"
)

POINTER_COUNT = 20_000

# A library with calls to fopen and getenv, the address of fopen as data, and many pointers into the library
# itself.
LIBRARY = f"""
#include <stdio.h>
#include <stdlib.h>
static char text[{POINTER_COUNT}];
FILE *(*opener)(const char *, const char *) = fopen;
#define P1(i) &text[i],
#define P10(i) P1(i) P1(i + 1) P1(i + 2) P1(i + 3) P1(i + 4) P1(i + 5) P1(i + 6) P1(i + 7) P1(i + 8) P1(i + 9)
#define P100(i) P10(i) P10(i + 10) P10(i + 20) P10(i + 30) P10(i + 40) P10(i + 50) P10(i + 60) \\
    P10(i + 70) P10(i + 80) P10(i + 90)
#define P1000(i) P100(i) P100(i + 100) P100(i + 200) P100(i + 300) P100(i + 400) P100(i + 500) \\
    P100(i + 600) P100(i + 700) P100(i + 800) P100(i + 900)
char *pointers[] = {{ {" ".join(f"P1000({n})" for n in range(0, POINTER_COUNT, 1000))} }};
FILE *open_it(const char *name) {{ return getenv(name) ? opener(name, "r") : fopen(name, "r"); }}
"""


def list_imports(path: Path) -> tuple[dict[str, list[int]], int]:
    """Return the slots of a library's imported functions, and the number of C calls needed to find them."""
    libc, library = ctypes.CDLL(None), ctypes.CDLL(str(path))
    calls = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        """Count calls of C functions. The interpreter calls this function as its profiler."""
        nonlocal calls
        calls += event == "c_call"

    original_profiler = sys.getprofile()
    sys.setprofile(count)
    try:
        slots = recorder._list_imports(libc, library)
    finally:
        sys.setprofile(original_profiler)
    return slots, calls


def test_list_imports_with_many_relative_relocations_skips_them(tmp_path: Path) -> None:
    """Each slot contains the address of its function. The relative relocations are not read one by one."""
    path = fakes.build(tmp_path, LIBRARY, "-Wl,-z,now", name="libpointers.so")
    slots, calls = list_imports(path)
    libc: Any = ctypes.CDLL(None)
    for name, count in (("fopen", 2), ("getenv", 1)):
        address = ctypes.cast(getattr(libc, name), ctypes.c_void_p).value
        assert [ctypes.c_void_p.from_address(slot).value for slot in slots[name]] == [address] * count
    assert calls < POINTER_COUNT


# A library whose destructor opens a file, after Python has ended.
LIBRARY_WITH_DESTRUCTOR = r"""
#include <stdio.h>
FILE *open_it(const char *name) { return fopen(name, "r"); }
__attribute__((destructor)) static void end(void) { puts(open_it("/proc/self/maps") ? "open" : "missing"); }
"""

# A program that prints whether a library's reads can be recorded, now and in an exit handler.
AT_EXIT = """
import atexit, ctypes, sys
atexit.register(lambda: print(recorder.can_record(ctypes.CDLL(sys.argv[1]))))
from cudyn._kernels.cache import recorder
print(recorder.can_record(ctypes.CDLL(sys.argv[1])))
"""


def test_imports_at_exit_are_restored(tmp_path: Path) -> None:
    """The destructor of the library can call C functions. Nothing is recorded in later exit handlers."""
    path = fakes.build(tmp_path, LIBRARY_WITH_DESTRUCTOR, name="libending.so")
    command = [sys.executable, "-c", AT_EXIT, str(path)]
    completed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (completed.returncode, completed.stdout) == (0, "True\nFalse\nopen\n"), completed.stderr


def test_recording_while_the_process_ends_is_uncacheable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other threads may still compile while imports are restored."""
    monkeypatch.setattr(recorder, "_ended", threading.Event())
    with recorder.recording() as reads:
        recorder._ended.set()
    assert reads.uncacheable_reason == "the process was ending"


@pytest.mark.nvidia
def test_process_that_created_precompiled_headers_exits_normally(tmp_path: Path) -> None:
    """NVRTC removes the precompiled headers when the process ends."""
    code = """
        source = '#include "h.h"\\n__global__ void k(int *p) { *p = N; }'
        cudyn.compile(source, arch="compute_90", headers={"h.h": "#define N 1\\n"}, options=["--pch"])
    """
    run(code, site(NEWEST), TMPDIR=str(tmp_path))
    assert list(tmp_path.iterdir()) == []
