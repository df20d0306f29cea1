"""Tests for the late search.

Stubs in machine code and in C must behave in the same way in every situation.
"""

from __future__ import annotations

import json
import pathlib
import platform
import subprocess
import sys
from typing import Any

import pytest

from cudyn._bindings.machine.assembler import ASSEMBLERS

from ..conftest import ROOT
from ..support import fakes
from . import stubs
from .late_calls import CALLS_EACH, LEFT, OWN, THREADS
from .test_stub import NO_LIBRARY, NO_SYMBOL, fake

pytestmark = pytest.mark.skipif(
    platform.machine() not in ASSEMBLERS or sys.platform != "linux",
    reason=f"no provider for {sys.platform} on {platform.machine()}",
)
SONAME = "libcudart.so.12"
WITHOUT = ("count", "malloc", "attributes", "start", "versions", "words")


def ask(form: str, soname: str, *commands: str, **env: str) -> tuple[Any, str]:
    """Run commands with a stub in a new process. Return the results and its stderr.

    Args:
        form: The form of the stub, see `late_calls.make`.
        soname: The soname of the stub.
        commands: The commands, see `late_calls.main`.
        env: Variables to set.
    """
    command = [sys.executable, "-m", "tests.stubs.late_calls", form, soname, *commands]
    environment = stubs.environment(PYTHONPATH=str(ROOT), **env)
    process = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr[-2000:]
    return json.loads(process.stdout), process.stderr


def compare(*words: str, soname: str = OWN, **env: str) -> Any:
    """Run commands with both stubs, and check that the results agree."""
    in_c = stubs.build("runtime", 12) if soname == OWN else stubs.build("runtime", None, soname)
    machine, _ = ask("machine", soname, *words, **env)
    c, _ = ask(str(in_c), soname, *words, **env)
    assert machine == c
    return c


sonames = pytest.mark.parametrize("soname", [OWN, SONAME])


@sonames
def test_call_without_a_library_returns_the_first_status(soname: str) -> None:
    done = compare("make", *WITHOUT, "register", "end", soname=soname)
    assert done[:4] == [[NO_LIBRARY, LEFT], [NO_LIBRARY, LEFT], NO_LIBRARY, NO_LIBRARY]
    assert ask("file", soname, "make", *WITHOUT, "register", "end")[0] == done


@sonames
def test_library_loaded_before_is_used(soname: str, tmp_path: pathlib.Path) -> None:
    loaded = str(fake(tmp_path, 12, "renamed.so", "", "-DcudaMalloc=other"))
    done = compare("open", loaded, "make", "count", "malloc", "register", "end", "registered", soname=soname)
    assert done == [[0, 12], [NO_SYMBOL, LEFT], True, None, 111]


def test_library_of_another_major_serves_functions_with_the_same_signature(tmp_path: pathlib.Path) -> None:
    loaded = str(fake(tmp_path, 13))
    assert compare("open", loaded, "make", "count", "attributes") == [[0, 13], NO_SYMBOL]


@sonames
def test_library_loaded_later_is_used(soname: str, tmp_path: pathlib.Path) -> None:
    """Modules that are registered later are passed to the library. Earlier modules stay unregistered."""
    loaded = str(fake(tmp_path / "here", 12))
    commands_before = ("make", "count", "register", "open", loaded, "end", "registered")
    done = compare(*commands_before, "count", "malloc", "register", "end", "registered", soname=soname)
    assert done == [[NO_LIBRARY, LEFT], False, None, 0, [0, 12], [0, 5], True, None, 111]


def test_library_loaded_later_without_a_function_returns_the_second_status(tmp_path: pathlib.Path) -> None:
    loaded = str(fake(tmp_path, 12, "", "", "-DcudaMalloc=other"))
    done = compare("make", "malloc", "open", loaded, "malloc", "count", "malloc", "start")
    assert done == [[NO_LIBRARY, LEFT], [NO_SYMBOL, LEFT], [0, 12], [NO_SYMBOL, LEFT], NO_SYMBOL]


def test_library_of_another_major_loaded_later_is_not_used(tmp_path: pathlib.Path) -> None:
    loaded = str(fake(tmp_path, 13))
    assert compare("make", "count", "open", loaded, "count") == [[NO_LIBRARY, LEFT]] * 2


def test_environment_variable_names_the_only_library(tmp_path: pathlib.Path) -> None:
    loaded = str(fake(tmp_path, 12))
    done = compare("make", "count", "open", loaded, "count", CUDYN_RUNTIME="/nowhere.so")
    assert done == [[NO_LIBRARY, LEFT]] * 2
    named = str(fake(tmp_path / "named", 12, "renamed.so"))
    assert compare("make", "count", CUDYN_RUNTIME=named) == [[0, 12]]


def test_stub_is_not_used_as_the_library(tmp_path: pathlib.Path) -> None:
    for stub in (stubs.build("runtime", None, SONAME), fakes.build(tmp_path, MARKED, name=SONAME)):
        done = compare("make", "count", "open", str(stub), "count")
        assert done == [[NO_LIBRARY, LEFT]] * 2


MARKED = "int cudyn_stub; int cudaGetDeviceCount(int *n) { *n = 5; return 0; }"


def test_library_linked_with_a_stub_is_used(tmp_path: pathlib.Path) -> None:
    marked = fakes.build(tmp_path, MARKED, name="libmarked.so")
    linked = ("-Wl,--no-as-needed", str(marked), f"-Wl,-rpath,{marked.parent}")
    loaded = str(fake(tmp_path / "linked", 12, "", "", *linked))
    assert compare("make", "count", "open", loaded, "count") == [[NO_LIBRARY, LEFT], [0, 12]]


def test_missed_calls_in_threads_search_once(tmp_path: pathlib.Path) -> None:
    """The result of a search is used until another library is loaded.

    Each thread may search if threads start at the same time.
    """
    unrelated = str(fakes.build(tmp_path, "int other;", name="libunrelated.so"))
    commands = ("make", "malloc", "open", unrelated, "threads", "count", "threads")
    status_sums = [NO_LIBRARY * CALLS_EACH] * THREADS
    for form in ("machine", str(stubs.build("runtime", 12))):
        results, output = ask(form, OWN, *commands, LD_DEBUG="libs")
        assert results == [[NO_LIBRARY, LEFT], status_sums, [NO_LIBRARY, LEFT], status_sums]
        _, _, later_output = output.partition(f"calling init: {unrelated}")
        assert 1 <= later_output.count(f"find library={SONAME} ") <= THREADS, later_output[-2000:]
