"""Tests that NVRTC and nvJitLink ignore the caller's floating-point environment and keep its locale."""

from __future__ import annotations

import ctypes
import locale
import platform
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn._bindings.calls.process_state import keep_process_state
from cudyn._kernels.compilers.nvrtc.float_environment import default_floats

from ...support.releases import NEWEST
from .test_compile import COMPILERS, library, run, site

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs fenv.h and locale.h of Linux")

EACH = [
    version if version == NEWEST else pytest.param(version, marks=pytest.mark.slow) for version in COMPILERS
]

# The rounding mode FE_UPWARD, the index of the 32-bit word of a fenv_t that controls denormals, and the bits
# in this word that flush denormals to zero.
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

# A function that prints whether results stay the same if a thread flushes denormals or rounds upwards.
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
    """The C library's functions from fenv.h. The default environment is restored after the test."""
    libm = ctypes.CDLL("libm.so.6")
    yield libm
    libm.fesetenv(ctypes.c_void_p(-1))


def test_default_floats_with_another_rounding_mode_sets_the_default_and_restores_it(libm: Any) -> None:
    """The environment is also restored if the block raises."""

    def fail() -> None:
        """Raise an error inside the block."""
        with default_floats():
            assert libm.fegetround() == 0
            raise LookupError("failed")

    libm.fesetround(UPWARD)
    with pytest.raises(LookupError, match=r"^failed$"):
        fail()
    assert libm.fegetround() == UPWARD


def test_default_floats_with_flushed_denormals_sets_the_default_and_restores_it(libm: Any) -> None:
    denormal = 2e-310
    environment = (ctypes.c_uint32 * 16)()
    libm.fegetenv(environment)
    environment[CONTROL] |= FLUSH
    libm.fesetenv(environment)
    assert denormal * 0.5 == 0
    with default_floats():
        assert denormal * 0.5 != 0
    assert denormal * 0.5 == 0


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_compile_with_another_floating_point_environment_returns_the_same_code(version: str) -> None:
    """Afterwards, the caller's environment is restored."""
    code = f'{COMPARISON}\ncompare(lambda: cudyn.compile({SOURCE!r}, arch="compute_80").data)'
    assert run(code, site(version)) == "True True True\n"


@pytest.mark.nvidia
def test_link_with_another_floating_point_environment_returns_the_same_code() -> None:
    """nvJitLink compiles the LTO-IR, and so depends on the environment like NVRTC."""
    code = f"""{COMPARISON}
image = cudyn.compile({SOURCE!r}, arch="compute_80", to="ltoir")
compare(lambda: cudyn.link([image], arch="sm_80").data)"""
    assert run(code, site(NEWEST), library("nvjitlink", 13)) == "True True True\n"


# A program that prints whether the thread's locale and LC_NUMERIC are still the caller's after cudyn.compile,
# and after a checked and a raw call of NVRTC, in the main thread and in another thread.
LOCALES = """
import ctypes, locale, threading
from cudyn import nvrtc
libc = ctypes.CDLL(None)
libc.newlocale.restype = libc.uselocale.restype = ctypes.c_void_p
libc.uselocale.argtypes = (ctypes.c_void_p,)
locale.setlocale(locale.LC_ALL, "C.UTF-8")
def compile_directly(functions):
    program = nvrtc.nvrtcCreateProgram("__global__ void k() {}", "k.cu", 0, None, None)
    functions.nvrtcCompileProgram(program, 1, (ctypes.c_char_p * 1)(b"-arch=compute_80"))
def compile_in(compiles):
    for thread_locale in (libc.uselocale(None), libc.newlocale(1, b"C.UTF-8", None)):
        libc.uselocale(thread_locale)
        compiles()
        print(libc.uselocale(None) == thread_locale, locale.setlocale(locale.LC_ALL))
for compiles in (
    lambda: cudyn.compile("__global__ void k() {}", arch="compute_80"),
    lambda: compile_directly(nvrtc),
    lambda: compile_directly(nvrtc.raw),
):
    compile_in(compiles)
    thread = threading.Thread(target=compile_in, args=(compiles,))
    thread.start()
    thread.join()
"""


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_compile_leaves_the_locale_of_the_caller(version: str) -> None:
    """Covers the locale of the process and a thread-specific locale, and calls in two threads."""
    assert run(LOCALES, site(version)) == 12 * "True C.UTF-8\n"


@pytest.fixture
def numeric() -> Iterator[Any]:
    """A function that sets or returns LC_NUMERIC, which is restored after the test."""
    original = locale.setlocale(locale.LC_NUMERIC)
    yield lambda name=None: locale.setlocale(locale.LC_NUMERIC, name)
    locale.setlocale(locale.LC_NUMERIC, original)


def test_keep_process_state_in_overlapping_calls_restores_lc_numeric(numeric: Any) -> None:
    """The second call starts and ends while the compiler of the first call has set LC_NUMERIC to "C"."""
    numeric("C.UTF-8")
    first_call, second_call = keep_process_state(), keep_process_state()
    with first_call:
        numeric("C")
        with second_call:
            pass
        assert numeric() == "C.UTF-8"
        numeric("C")
    assert numeric() == "C.UTF-8"


def test_keep_process_state_keeps_an_lc_numeric_that_another_thread_sets(numeric: Any) -> None:
    """A "C" locale is only replaced if a compiler has set it."""
    numeric("C.utf8")
    with keep_process_state():
        numeric("C.UTF-8")
    assert numeric() == "C.UTF-8"
