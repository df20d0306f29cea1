"""Tests for a provider. Its symbols first jump to fallbacks, and later to the functions in its slots."""

from __future__ import annotations

import ctypes
import os
import pathlib
import platform
import sys
import threading
from collections.abc import Iterator

import pytest

from cudyn._bindings.libraries import written_files
from cudyn._bindings.libraries.written_files import load_together
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.fallback import Fallback
from cudyn._stubs.provider import Provider, open_provider
from cudyn._stubs.symbol import FixedResult, Symbol

from ..conftest import run_python
from ..support import fakes
from ..support.messages import raises
from .children import LINKED

pytestmark = pytest.mark.skipif(
    platform.machine() not in ASSEMBLERS or not hasattr(os, "memfd_create"),
    reason=f"no provider for {sys.platform} on {platform.machine()}",
)

MALLOC = Fallback([ctypes.c_void_p, ctypes.c_size_t], ctypes.c_int, {0: bytes(8)})
TEXT = Fallback([ctypes.c_int], ctypes.c_char_p, {})
SYMBOLS = [
    Symbol("prMalloc", result=FixedResult(MALLOC, 303)),
    Symbol("prGetText", result=FixedResult(TEXT, b"there is no library")),
]


@pytest.fixture
def provider() -> Iterator[Provider]:
    """A provider of the functions in SYMBOLS."""
    provider = open_provider("libprobe.so.1", SYMBOLS)
    yield provider
    provider.close()


def build_module(directory: pathlib.Path, provider_soname: str = "") -> pathlib.Path:
    """Build a library that calls the symbols. If a soname is passed, it is linked with this library."""
    text = """
        #include <stddef.h>
        int prMalloc(void **, size_t);
        const char *prGetText(int);
        int allocate(void **p, size_t n) { return prMalloc(p, n); }
        const char *text(int n) { return prGetText(n); }
    """
    if not provider_soname:
        return fakes.build(directory, text, name="module.so")
    stub = "int prMalloc(void *p, long n) { return 0; } char *prGetText(int n) { return 0; }"
    linked = fakes.build(directory / "linked", stub, name=provider_soname)
    return fakes.build(directory, text, LINKED, str(linked), name="module.so")


def test_fill_replaces_the_fallback_with_the_function(tmp_path: pathlib.Path, provider: Provider) -> None:
    """Before, calls fail and are counted. Afterwards they reach the function."""
    library = ctypes.CDLL(str(build_module(tmp_path, "libprobe.so.1")))
    library.text.restype = ctypes.c_char_p
    assert not hasattr(ctypes.CDLL(None), "prMalloc")
    out = ctypes.c_void_p(5)
    assert library.allocate(ctypes.byref(out), 1) == 303
    assert out.value is None
    assert library.text(3) == b"there is no library"
    assert provider.missed == {"prMalloc": 1, "prGetText": 1}
    real = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)(lambda _, size: 7 + size)
    address = ctypes.cast(real, ctypes.c_void_p).value
    assert address is not None
    provider.fill_slot(0, address)
    assert library.allocate(ctypes.byref(out), 4) == 11
    assert provider.missed == {"prMalloc": 1, "prGetText": 1}


def test_global_provider_serves_unlinked_modules(tmp_path: pathlib.Path) -> None:
    """The test runs in a new process, because the symbols stay visible."""
    build_module(tmp_path)
    code = """
import ctypes
from tests.stubs.test_provider import SYMBOLS, open_provider
provider = open_provider("libglobal.so.1", SYMBOLS, is_global=True)
library = ctypes.CDLL("./module.so")
print(library.allocate(None, 1), provider.missed)
"""
    done = run_python(code, cwd=tmp_path)
    assert done.stdout.strip() == "303 {'prMalloc': 1}", done.stderr


def test_many_providers_are_opened_and_unloaded(tmp_path: pathlib.Path) -> None:
    """No file descriptors or mappings remain, except those of providers that modules are bound to."""
    bound = open_provider("libbound.so.1", SYMBOLS)
    library = ctypes.CDLL(str(build_module(tmp_path, "libbound.so.1")))
    bound.close()

    def count_resources() -> tuple[int, int]:
        """Return the numbers of open file descriptors and of mappings of providers in this process."""
        maps = pathlib.Path("/proc/self/maps").read_text()
        return len(os.listdir("/proc/self/fd")), maps.count("memfd:cudyn")

    descriptors_before, mappings_before = count_resources()
    for number in range(50):
        provider = open_provider(f"libprobe.so.{number}", SYMBOLS)
        _, mappings = count_resources()
        assert mappings > mappings_before
        provider.close()
        provider.close()
    assert count_resources() == (descriptors_before, mappings_before)
    assert library.allocate(None, 1) == 303
    with raises(ValueError):
        provider.fill_slot(0, 0)


def test_missed_calls_in_threads_are_all_counted(provider: Provider) -> None:
    """Calls of a function without a library are counted, even if eight threads call it at the same time."""
    assert provider.handle is not None
    function = provider.handle.prMalloc

    def call() -> None:
        """Call the function 2,000 times."""
        for _ in range(2000):
            function(None, 1)

    threads = [threading.Thread(target=call) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert provider.missed == {"prMalloc": 16_000}


def test_provider_of_a_thousand_functions_under_two_nodes_opens() -> None:
    """The version nodes have the same names, as in two major versions of a library."""
    functions = [
        Symbol(f"prF{number}", node, "", FixedResult(MALLOC, number + major))
        for major, node in ((11_000, "libprobe.so.11"), (12_000, "libprobe.so.12"))
        for number in range(500)
    ]
    provider = open_provider("libprobe.so", functions)
    try:
        find = ctypes.CDLL(None).dlvsym
        find.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
        find.restype = ctypes.c_void_p
        handle = provider.handle
        assert handle is not None
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
        for function in functions:
            address = find(handle._handle, function.name.encode(), function.version.encode())
            assert isinstance(function.result, FixedResult)
            assert kind(address)(None, 0) == function.result.value
    finally:
        provider.close()


LATE = """
typedef struct { double x, y; } pair;
typedef struct { long x[5]; } large;
int prMalloc(void **p, unsigned long n) { *p = (void *)n; return (int)n; }
double prMix(double a, int b, pair c, float d, long e, long f, long g, long h, long i, long j, double k) {
    return a + b + c.x + c.y + d + e + f + g + h + i + j + k;
}
large prLarge(long a) { large made = {{a, a + 1, a + 2, a + 3, a + 4}}; return made; }
"""


def test_library_loaded_later_is_found_at_the_next_call(tmp_path: pathlib.Path) -> None:
    """The library has the same name as the provider. All arguments are passed on unchanged."""

    class Pair(ctypes.Structure):
        _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double)]

    class Large(ctypes.Structure):
        _fields_ = [("x", ctypes.c_long * 5)]

    longs = [ctypes.c_long] * 6
    mix = Fallback(
        [ctypes.c_double, ctypes.c_int, Pair, ctypes.c_float, *longs, ctypes.c_double], ctypes.c_double, {}
    )
    sonames = ("liblate.so.2", "liblate.so.1")
    provider = open_provider(
        "liblate.so.2",
        [
            Symbol("_prMalloc", "", "prMalloc", FixedResult(MALLOC, 303), sonames),
            Symbol("prMix", "", "prMix", FixedResult(mix, 0), sonames),
            Symbol("prLarge", "", "prLarge", FixedResult(Fallback([ctypes.c_long], Large, {}), 0), sonames),
            Symbol("prGone", "", "prGone", FixedResult(MALLOC, 500), sonames),
        ],
    )
    handle = provider.handle
    assert handle is not None
    out = ctypes.c_void_p(5)
    handle.prMix.argtypes = mix.parameters
    handle.prMix.restype = ctypes.c_double
    handle.prLarge.restype = Large
    assert handle._prMalloc(ctypes.byref(out), ctypes.c_size_t(7)) == 303
    assert list(handle.prLarge(3).x) == [0] * 5
    late = ctypes.CDLL(str(fakes.build(tmp_path, LATE, name="liblate.so.1")))
    inputs = (1.5, 2, Pair(4.0, 8.0), 16.0, 32, 64, 128, 256, 512, 1024, 2048.25)
    for _ in range(2):  # first through the fallback, then through the slot
        assert handle._prMalloc(ctypes.byref(out), ctypes.c_size_t(7)) == 7
        assert out.value == 7
        assert handle.prMix(*inputs) == 4095.75
        assert list(handle.prLarge(3).x) == [3, 4, 5, 6, 7]
        assert handle.prGone(ctypes.byref(out), 1) == 500
    assert provider.missed == {"_prMalloc": 1, "prLarge": 1, "prGone": 2}
    import _ctypes

    _ctypes.dlclose(late._handle)  # the library of a function in a slot stays loaded
    assert handle.prMix(*inputs) == 4095.75
    provider.close()


def test_missed_calls_search_once_after_each_load(tmp_path: pathlib.Path) -> None:
    """Searches are slow, because they check every directory of the loader's path."""
    sonames = ("libsought.so.2", "libsought.so.1")
    provider = open_provider(
        "libseeking.so.1", [Symbol("prSeek", "", "prSeek", FixedResult(MALLOC, 303), sonames)]
    )
    calls: list[str] = []

    def record_call(name: bytes, _: int) -> None:
        """Record the name of the library that dlopen would search, and find nothing."""
        calls.append(name.decode())

    dlopen = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)(record_call)
    cell = ctypes.c_void_p.from_address(provider.base + provider.file.label_offsets["dlopen"])
    cell.value = ctypes.cast(dlopen, ctypes.c_void_p).value
    handle = provider.handle
    assert handle is not None
    for _ in range(50):
        assert handle.prSeek(None, 1) == 303
    assert calls == [*sonames]
    ctypes.CDLL(str(fakes.build(tmp_path, "int other;", name="libother.so")))
    for _ in range(50):
        assert handle.prSeek(None, 1) == 303
    assert calls == [*sonames, *sonames]
    assert provider.missed == {"prSeek": 100}
    provider.close()


def test_provider_opens_its_library_without_proc(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a chroot without /proc the file is on disk, and is removed once it is open."""
    monkeypatch.setattr(written_files, "_DESCRIPTORS", "/no/proc/self/fd/")
    provider = open_provider("libprobe.so.77", SYMBOLS)
    assert not provider.path.startswith("/no/proc")
    assert not os.path.exists(provider.path)
    assert provider.handle is not None
    assert provider.handle.prMalloc(None, 1) == 303
    assert provider.close()


def test_load_together_lets_libraries_find_each_other(tmp_path: pathlib.Path) -> None:
    """An unlinked module stays bound after the wrapper is closed."""
    path = build_module(tmp_path)
    provider = open_provider("libprobe.so.9", SYMBOLS)
    library = load_together([provider.path, str(path)])
    assert pathlib.Path("/proc/self/maps").read_text().count("cudyn wrapper") == 0
    assert library.allocate(None, 1) == 303
    assert not hasattr(ctypes.CDLL(None), "prMalloc")
    again = ctypes.CDLL(str(path))
    assert again._handle == library._handle
    assert not provider.close()
    assert library.allocate(None, 1) == 303
    import _ctypes

    _ctypes.dlclose(again._handle)
    _ctypes.dlclose(library._handle)
    assert provider.missed == {"prMalloc": 2}
    assert provider.close()
    with raises(OSError):
        ctypes.CDLL(str(path), mode=os.RTLD_NOLOAD)
