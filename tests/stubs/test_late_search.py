"""One policy of late binding, two writers: stubs in machine code and in C do the same in every situation."""

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


def ask(way: str, soname: str, *words: str, **env: str) -> tuple[Any, str]:
    """What a stub did in a process of its own, and what that said on stderr."""
    command = [sys.executable, "-m", "tests.stubs.late_calls", way, soname, *words]
    environment = stubs.environment(PYTHONPATH=str(ROOT), **env)
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout), done.stderr


def compare(*words: str, soname: str = OWN, **env: str) -> Any:
    """Drive both through a situation: they do the same."""
    in_c = stubs.build("runtime", 12) if soname == OWN else stubs.build("runtime", None, soname)
    machine, _ = ask("machine", soname, *words, **env)
    c, _ = ask(str(in_c), soname, *words, **env)
    assert machine == c
    return c


sonames = pytest.mark.parametrize("soname", [OWN, SONAME])


@sonames
def test_without_a_library(soname: str) -> None:
    done = compare("make", *WITHOUT, "register", "end", soname=soname)
    assert done[:4] == [[NO_LIBRARY, LEFT], [NO_LIBRARY, LEFT], NO_LIBRARY, NO_LIBRARY]
    assert ask("file", soname, "make", *WITHOUT, "register", "end")[0] == done


@sonames
def test_a_library_that_the_process_has(soname: str, tmp_path: pathlib.Path) -> None:
    there = str(fake(tmp_path, 12, "renamed.so", "", "-DcudaMalloc=other"))
    done = compare("open", there, "make", "count", "malloc", "register", "end", "registered", soname=soname)
    assert done == [[0, 12], [NO_SYMBOL, LEFT], True, None, 111]


def test_another_major_serves_what_both_call_alike(tmp_path: pathlib.Path) -> None:
    there = str(fake(tmp_path, 13))
    assert compare("open", there, "make", "count", "attributes") == [[0, 13], NO_SYMBOL]


@sonames
def test_a_library_that_comes_later(soname: str, tmp_path: pathlib.Path) -> None:
    """It gets modules that are registered from then on; one that was registered with none stays with none."""
    there = str(fake(tmp_path / "here", 12))
    before = ("make", "count", "register", "open", there, "end", "registered")
    done = compare(*before, "count", "malloc", "register", "end", "registered", soname=soname)
    assert done == [[NO_LIBRARY, LEFT], False, None, 0, [0, 12], [0, 5], True, None, 111]


def test_a_library_that_comes_later_and_lacks_a_function(tmp_path: pathlib.Path) -> None:
    there = str(fake(tmp_path, 12, "", "", "-DcudaMalloc=other"))
    done = compare("make", "malloc", "open", there, "malloc", "count", "malloc", "start")
    assert done == [[NO_LIBRARY, LEFT], [NO_SYMBOL, LEFT], [0, 12], [NO_SYMBOL, LEFT], NO_SYMBOL]


def test_another_major_that_comes_later_does_not_serve(tmp_path: pathlib.Path) -> None:
    there = str(fake(tmp_path, 13))
    assert compare("make", "count", "open", there, "count") == [[NO_LIBRARY, LEFT]] * 2


def test_no_other_library_than_the_environment_names(tmp_path: pathlib.Path) -> None:
    there = str(fake(tmp_path, 12))
    done = compare("make", "count", "open", there, "count", CUDYN_RUNTIME="/nowhere.so")
    assert done == [[NO_LIBRARY, LEFT]] * 2
    named = str(fake(tmp_path / "named", 12, "renamed.so"))
    assert compare("make", "count", CUDYN_RUNTIME=named) == [[0, 12]]


def test_a_stub_is_not_taken_for_the_library(tmp_path: pathlib.Path) -> None:
    for stub in (stubs.build("runtime", None, SONAME), fakes.build(tmp_path, MARKED, name=SONAME)):
        done = compare("make", "count", "open", str(stub), "count")
        assert done == [[NO_LIBRARY, LEFT]] * 2


MARKED = "int cudyn_stub; int cudaGetDeviceCount(int *n) { *n = 5; return 0; }"


def test_a_library_that_is_linked_with_a_stub_is_none(tmp_path: pathlib.Path) -> None:
    marked = fakes.build(tmp_path, MARKED, name="libmarked.so")
    linked = ("-Wl,--no-as-needed", str(marked), f"-Wl,-rpath,{marked.parent}")
    there = str(fake(tmp_path / "linked", 12, "", "", *linked))
    assert compare("make", "count", "open", there, "count") == [[NO_LIBRARY, LEFT], [0, 12]]


def test_missed_calls_of_many_threads_search_once(tmp_path: pathlib.Path) -> None:
    """Once for all calls and functions after anything is loaded; threads that begin together may each."""
    other = str(fakes.build(tmp_path, "int other;", name="libunrelated.so"))
    words = ("make", "malloc", "open", other, "threads", "count", "threads")
    calls = [NO_LIBRARY * CALLS_EACH] * THREADS
    for way in ("machine", str(stubs.build("runtime", 12))):
        done, said = ask(way, OWN, *words, LD_DEBUG="libs")
        assert done == [[NO_LIBRARY, LEFT], calls, [NO_LIBRARY, LEFT], calls]
        _, _, after = said.partition(f"calling init: {other}")
        assert 1 <= after.count(f"find library={SONAME} ") <= THREADS, after[-2000:]
