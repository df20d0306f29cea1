"""Tests for the first use of a library by many threads, and for global libraries that stay loaded."""

from __future__ import annotations

import pathlib
import threading
import time
from typing import Any

import pytest

from cudyn import errors
from cudyn._bindings.libraries import load as loading
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import Library, driver

from ...conftest import python_json
from ...support import fakes
from ...support.releases import NEWEST_NUMBER


def test_threads_that_use_a_library_first_load_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads wait and get the same outcome."""
    loads: list[str] = []
    is_idle = threading.Semaphore(1)

    def load(row: Any, *args: Any, **kwargs: Any) -> Any:
        """Fail to find the library, slowly. Check that no other thread loads it at the same time."""
        assert is_idle.acquire(blocking=False), "two threads load at once"
        time.sleep(0.05)
        loads.append(row.name)
        is_idle.release()
        outcome = loading.Outcome()
        outcome.error = errors.LibraryNotFoundError(row.title, "It was not found.")
        return outcome

    assert driver().outcome  # the driver determines the best version of other libraries, and is always loaded
    monkeypatch.setattr(loading, "load", load)
    library = Library(find("nvrtc"))
    outcomes: list[Any] = []
    barrier = threading.Barrier(8)

    def touch() -> None:
        """Use the library at the same time as the other threads, and record the outcome."""
        barrier.wait()
        outcomes.append(library.outcome)

    threads = [threading.Thread(target=touch) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert loads == ["nvrtc"]
    assert len(outcomes) == 8
    assert len(set(map(id, outcomes))) == 1


def test_global_library_stays_mapped(tmp_path: pathlib.Path) -> None:
    """Without RTLD_NODELETE, the library would be unmapped when the last handle is closed."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, f"-DVERSION={NEWEST_NUMBER}")
    mapped_before, mapped_after = python_json(f"""
        import ctypes, json, os
        from cudyn import driver
        close = ctypes.CDLL(None).dlclose
        close.argtypes = [ctypes.c_void_p]
        def mapped():
            return {str(path)!r} in open("/proc/self/maps").read()
        def is_mapped_after_closing():
            handle = ctypes.CDLL({str(path)!r})._handle
            for _ in range(10):
                if mapped():
                    close(handle)
            return mapped()
        driver.reload({str(path)!r})
        mapped_before = is_mapped_after_closing()
        driver.reload({str(path)!r})
        driver.make_global()
        print(json.dumps([mapped_before, is_mapped_after_closing()]), flush=True)
        os._exit(0)
    """)
    assert (mapped_before, mapped_after) == (False, True)
