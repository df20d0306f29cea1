"""Tests that stubs in machine code and in C search for libraries that are loaded later in the same way."""

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
from .late_calls import CALLS_PER_THREAD, INITIAL_VALUE, OWN_SONAME, THREAD_COUNT
from .test_stub import NO_LIBRARY, NO_SYMBOL, build_fake

pytestmark = pytest.mark.skipif(
    platform.machine() not in ASSEMBLERS or sys.platform != "linux",
    reason=f"no provider for {sys.platform} on {platform.machine()}",
)
SONAME = "libcudart.so.12"
CALLS_WITHOUT_LIBRARY = ("count", "malloc", "attributes", "start", "versions", "words")


def run_commands(form: str, soname: str, *commands: str, **env: str) -> tuple[Any, str]:
    """Run commands with a stub in a new process. Return the results and its stderr.

    Args:
        form: The form of the stub, see `late_calls.open_stub`.
        soname: The soname of the stub.
        commands: The commands, see `late_calls.main`.
        env: Variables to set.
    """
    command = [sys.executable, "-m", "tests.stubs.late_calls", form, soname, *commands]
    environment = stubs.make_environment(PYTHONPATH=str(ROOT), **env)
    process = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr[-2000:]
    return json.loads(process.stdout), process.stderr


def run_both_stubs(*commands: str, soname: str = OWN_SONAME, **env: str) -> Any:
    """Run commands with both stubs, and check that the results agree."""
    in_c = stubs.build("runtime", 12) if soname == OWN_SONAME else stubs.build("runtime", None, soname)
    machine, _ = run_commands("machine", soname, *commands, **env)
    c, _ = run_commands(str(in_c), soname, *commands, **env)
    assert machine == c
    return c


sonames = pytest.mark.parametrize("soname", [OWN_SONAME, SONAME])


@sonames
def test_call_without_a_library_returns_the_first_status(soname: str) -> None:
    results = run_both_stubs("make", *CALLS_WITHOUT_LIBRARY, "register", "end", soname=soname)
    assert results[:4] == [[NO_LIBRARY, INITIAL_VALUE], [NO_LIBRARY, INITIAL_VALUE], NO_LIBRARY, NO_LIBRARY]
    assert run_commands("file", soname, "make", *CALLS_WITHOUT_LIBRARY, "register", "end")[0] == results


@sonames
def test_library_loaded_before_is_used(soname: str, tmp_path: pathlib.Path) -> None:
    loaded = str(build_fake(tmp_path, 12, "renamed.so", "", "-DcudaMalloc=other"))
    results = run_both_stubs(
        "open", loaded, "make", "count", "malloc", "register", "end", "registered", soname=soname
    )
    assert results == [[0, 12], [NO_SYMBOL, INITIAL_VALUE], True, None, 111]


def test_library_of_another_major_serves_functions_directly_or_through_bridges(
    tmp_path: pathlib.Path,
) -> None:
    loaded = str(build_fake(tmp_path, 13))
    results = run_both_stubs("open", loaded, "make", "count", "attributes", "signal")
    assert results == [[0, 13], 1, NO_SYMBOL]


@sonames
def test_library_loaded_later_is_used(soname: str, tmp_path: pathlib.Path) -> None:
    """Modules that are registered later are passed to the library. Earlier modules stay unregistered."""
    loaded = str(build_fake(tmp_path / "here", 12))
    commands_before = ("make", "count", "register", "open", loaded, "end", "registered")
    results = run_both_stubs(
        *commands_before, "count", "malloc", "register", "end", "registered", soname=soname
    )
    assert results == [[NO_LIBRARY, INITIAL_VALUE], False, None, 0, [0, 12], [0, 5], True, None, 111]


def test_library_loaded_later_without_a_function_returns_the_second_status(tmp_path: pathlib.Path) -> None:
    loaded = str(build_fake(tmp_path, 12, "", "", "-DcudaMalloc=other"))
    results = run_both_stubs("make", "malloc", "open", loaded, "malloc", "count", "malloc", "start")
    assert results == [
        [NO_LIBRARY, INITIAL_VALUE],
        [NO_SYMBOL, INITIAL_VALUE],
        [0, 12],
        [NO_SYMBOL, INITIAL_VALUE],
        NO_SYMBOL,
    ]


def test_library_of_another_major_loaded_later_is_not_used(tmp_path: pathlib.Path) -> None:
    loaded = str(build_fake(tmp_path, 13))
    assert run_both_stubs("make", "count", "open", loaded, "count") == [[NO_LIBRARY, INITIAL_VALUE]] * 2


def test_environment_variable_names_the_only_library(tmp_path: pathlib.Path) -> None:
    loaded = str(build_fake(tmp_path, 12))
    results = run_both_stubs("make", "count", "open", loaded, "count", CUDYN_RUNTIME="/nowhere.so")
    assert results == [[NO_LIBRARY, INITIAL_VALUE]] * 2
    named = str(build_fake(tmp_path / "named", 12, "renamed.so"))
    assert run_both_stubs("make", "count", CUDYN_RUNTIME=named) == [[0, 12]]


def test_stub_is_not_used_as_the_library(tmp_path: pathlib.Path) -> None:
    for stub in (stubs.build("runtime", None, SONAME), fakes.build(tmp_path, MARKED_AS_STUB, name=SONAME)):
        results = run_both_stubs("make", "count", "open", str(stub), "count")
        assert results == [[NO_LIBRARY, INITIAL_VALUE]] * 2


MARKED_AS_STUB = "int cudyn_stub; int cudaGetDeviceCount(int *n) { *n = 5; return 0; }"


def test_library_linked_with_a_stub_is_used(tmp_path: pathlib.Path) -> None:
    marked = fakes.build(tmp_path, MARKED_AS_STUB, name="libmarked.so")
    linked = ("-Wl,--no-as-needed", str(marked), f"-Wl,-rpath,{marked.parent}")
    loaded = str(build_fake(tmp_path / "linked", 12, "", "", *linked))
    assert run_both_stubs("make", "count", "open", loaded, "count") == [[NO_LIBRARY, INITIAL_VALUE], [0, 12]]


def test_missed_calls_in_threads_search_once(tmp_path: pathlib.Path) -> None:
    """A search is repeated only after another library is loaded. Threads may start searching together."""
    unrelated = str(fakes.build(tmp_path, "int other;", name="libunrelated.so"))
    commands = ("make", "malloc", "open", unrelated, "threads", "count", "threads")
    status_sums = [NO_LIBRARY * CALLS_PER_THREAD] * THREAD_COUNT
    for form in ("machine", str(stubs.build("runtime", 12))):
        results, output = run_commands(form, OWN_SONAME, *commands, LD_DEBUG="libs")
        assert results == [[NO_LIBRARY, INITIAL_VALUE], status_sums, [NO_LIBRARY, INITIAL_VALUE], status_sums]
        _, _, later_output = output.partition(f"calling init: {unrelated}")
        assert 1 <= later_output.count(f"find library={SONAME} ") <= THREAD_COUNT, later_output[-2000:]
