"""What is said of a library that can't be opened, line by line."""

from __future__ import annotations

import pathlib
import platform

import pytest

from cudyn import LoadError
from cudyn._cli import facts
from cudyn._symbols import dependents

from ..support import fakes


def said(path: pathlib.Path) -> LoadError:
    with pytest.raises(LoadError, match="can't be used") as caught:
        dependents.open_library(path)
    return caught.value


@pytest.mark.parametrize("origin", ["$ORIGIN", "${ORIGIN}"])
def test_what_lies_beside_it_is_found_as_the_loader_finds_it(tmp_path: pathlib.Path, origin: str) -> None:
    """And only what is missing is said to be."""
    beside = fakes.build(tmp_path / "deps", "int beside(void) { return 1; }", name="libbeside.so")
    gone = fakes.build(tmp_path / "gone", "int gone(void) { return 1; }", name="libgone.so")
    library = fakes.build(
        tmp_path,
        "int beside(void); int gone(void); int cuNothingLikeIt(void);\n"
        "int all(void) { return beside() + gone() + cuNothingLikeIt(); }",
        *("-Wl,-z,now", "-Wl,--no-as-needed", f"-L{beside.parent}", f"-L{gone.parent}"),
        *("-lbeside", "-lgone", f"-Wl,-rpath,{origin}/deps", "-Wl,--enable-new-dtags"),
        name="libplugin.so",
    )
    gone.unlink()
    error = said(library)
    assert error.summary == (
        f"{library} can't be used:\n"
        "  the library libgone.so, which it is linked with, is missing\n"
        "  undefined and in none of cudyn's tables (the missing libraries may have them): "
        "cuNothingLikeIt, gone"
    )
    assert [attempt.candidate for attempt in error.attempts] == [str(library), "libgone.so"]
    assert error.hint == "install the missing libraries, or put their folder in LD_LIBRARY_PATH."


def test_a_reason_of_one_line_follows_on_the_same_line(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "libmissing.so"
    assert said(path).summary.startswith(f"{path} can't be used: [Errno 2]")
    path.write_bytes(b"")
    assert "\n" not in said(path).summary


def test_symbols_are_counted_where_there_are_many() -> None:
    names = [f"s{i}" for i in range(10)]
    assert dependents._shorten(names) == "s0, s1, s2, s3, s4, s5, s6, s7 and 2 more"
    assert dependents._shorten(names[:8]) == "s0, s1, s2, s3, s4, s5, s6, s7"


def test_the_doctor_says_what_system_this_is() -> None:
    system = facts.read_system({})
    assert list(system) == ["platform", "python", "executable", "kernel_module"]
    assert system["platform"] == platform.platform()
    assert system["python"].startswith(platform.python_version())


def test_one_thing_that_is_wrong_is_on_a_line_of_its_own(tmp_path: pathlib.Path) -> None:
    gone = fakes.build(tmp_path / "gone", "int gone(void) { return 1; }", name="libgone.so")
    flags = ("-Wl,--no-as-needed", f"-L{gone.parent}", "-lgone")
    library = fakes.build(tmp_path, "int all(void) { return 1; }", *flags, name="libplugin.so")
    gone.unlink()
    missing = "  the library libgone.so, which it is linked with, is missing"
    assert said(library).summary == f"{library} can't be used:\n{missing}"
