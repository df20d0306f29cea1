"""NVRTC and nvJitLink do not compile in the floating-point environment of their caller."""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn._compile.process_state import keep_process_state

from ..support.releases import NEWEST
from .test_compile import COMPILERS, library, run, site

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs fenv.h of Linux")

EACH = [each if each == NEWEST else pytest.param(each, marks=pytest.mark.slow) for each in COMPILERS]

# FE_UPWARD and, in 32-bit words of a fenv_t, the index and the bits that flush denormals to zero.
UPWARD, CONTROL, FLUSH = {"aarch64": (0x400000, 0, 1 << 24)}.get(platform.machine(), (0x800, 7, 0x8040))

# Constants that depend on the rounding mode or, in the case of powf, on denormals.
SOURCE = """
extern "C" __global__ void k(float *x, double *y)
{
    x[0] = powf(1e-20f, 2.0f);
    y[0] = exp(1.5);
    y[1] = pow(1.1, 3.3);
}
"""

# Prints which results differ if a thread rounds upwards or flushes denormals to zero.
COMPARISON = f"""
import ctypes
libm = ctypes.CDLL("libm.so.6")
words = (ctypes.c_uint32 * 16)()
libm.fegetenv(words)
words[{CONTROL}] |= {FLUSH}
def compare(make):
    expected = make()
    libm.fesetenv(words)
    flushed = make()
    libm.fesetenv(ctypes.c_void_p(-1))
    libm.fesetround({UPWARD})
    upwards = make()
    print(expected == flushed, expected == upwards, libm.fegetround() == {UPWARD})
"""


@pytest.fixture
def libm() -> Iterator[Any]:
    """The C library with fenv.h, whose default environment is set again after the test."""
    libm = ctypes.CDLL("libm.so.6")
    yield libm
    libm.fesetenv(ctypes.c_void_p(-1))


def test_keep_process_state_with_another_rounding_mode_sets_the_default_and_restores_it(libm: Any) -> None:
    """Also if the block raises."""

    def fail() -> None:
        with keep_process_state():
            assert libm.fegetround() == 0
            raise LookupError

    libm.fesetround(UPWARD)
    with pytest.raises(LookupError):
        fail()
    assert libm.fegetround() == UPWARD


def test_keep_process_state_with_flushed_denormals_sets_the_default_and_restores_it(libm: Any) -> None:
    """2e-310 is a denormal."""
    number = 2e-310
    words = (ctypes.c_uint32 * 16)()
    libm.fegetenv(words)
    words[CONTROL] |= FLUSH
    libm.fesetenv(words)
    assert number * 0.5 == 0
    with keep_process_state():
        assert number * 0.5 != 0
    assert number * 0.5 == 0


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_compile_with_another_floating_point_environment_returns_the_same_code(version: str) -> None:
    """The caller's environment is still set afterwards."""
    code = f'{COMPARISON}\ncompare(lambda: cudyn.compile({SOURCE!r}, arch="compute_80").data)'
    assert run(code, site(version)) == "True True True\n"


@pytest.mark.nvidia
def test_link_with_another_floating_point_environment_returns_the_same_code() -> None:
    """nvJitLink compiles LTO-IR."""
    code = f"""{COMPARISON}
image = cudyn.compile({SOURCE!r}, arch="compute_80", to="ltoir")
compare(lambda: cudyn.link([image], arch="sm_80").data)"""
    assert run(code, site(NEWEST), library("nvjitlink", 13)) == "True True True\n"
