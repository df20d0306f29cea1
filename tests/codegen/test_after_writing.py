"""Tests for codegen, except for its output: the releases that it reads, its progress, and its checks."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from codegen import fetch, package, readings_cache, sources
from codegen.__main__ import try_modules
from codegen.errors import CodegenError
from codegen.generate import check_extracted
from codegen.history import History, Span
from codegen.model import Enum, Field, Function, Param, Record
from codegen.sources import Library, Wheel

from ..support.command_line import Terminal
from ..support.messages import raises

PINS = sources.load()


def test_jobs_for_a_library_that_uses_a_fixed_release_contain_only_that_release() -> None:
    """The jobs cover the releases of all libraries that the library uses, and of no other libraries."""
    jobs = readings_cache.jobs(PINS, "custatevec")
    releases: dict[str, list[str]] = {}
    for job in jobs:
        releases.setdefault(job.library.name, []).append(job.release)
    make_library = PINS.library("custatevec")
    assert releases.pop("custatevec") == PINS.releases(make_library)
    release = make_library.uses["runtime"]
    assert releases == {"driver": [release], "runtime": [release]}


def test_progress_on_a_terminal_uses_one_line() -> None:
    wheel = Wheel("1.0", "pr", "nvidia-pr", "1.0.1", "", ())
    terminal, log_file = Terminal(), io.StringIO()
    for stream in (terminal, log_file):
        progress = fetch.Progress(stream)
        for number in (1, 2, 3):
            progress(number, 3, wheel)
    assert re.findall(r"(\d of 3)", terminal.getvalue()) == ["1 of 3", "2 of 3", "3 of 3"]
    assert terminal.getvalue().count("\n") == 1
    assert log_file.getvalue() == "codegen: headers of 3 of 3 wheels downloaded: nvidia-pr 1.0.1\n"


def test_try_modules_with_a_working_module_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    """Without the library, the module's help omits cuTENSOR's exported constants."""
    assert try_modules(["cutensor"]) == 0
    assert capfd.readouterr().err == ""


def test_try_modules_with_a_broken_module_prints_its_error(capfd: pytest.CaptureFixture[str]) -> None:
    assert try_modules(["nosuch"]) == 1
    message = capfd.readouterr().err
    assert message.startswith("codegen: the generated files do not work: nosuch: AttributeError: ")


def make_library(*probes: tuple[str, str]) -> Library:
    """Return a library with these version probes."""
    facts = sources.Facts(probes=probes)
    return Library("pr", "prStatus", ("pr.h",), ("pr",), ("pr",), facts=facts)


def make_history(*functions: str) -> History:
    """Return the history of a release with these functions, whose parameter is a struct with a version."""
    record = Record("struct", 24, 8, (Field("kind", 0, "int"), Field("version", 128, "unsigned int")))
    records = [Function(name, "prStatus", (Param("p", "struct pr *"),)) for name in functions]
    return History(
        ["1.0"],
        functions={function.symbol: [Span(function, "1.0", None)] for function in records},
        records={"pr": [Span(record, "1.0", None)]},
        initial={"pr": {"kind": 7}},
    )


def test_probes_of_a_record_contain_the_offset_and_the_initial_bytes() -> None:
    probes = package.probes(
        make_library(("prGetProperties", "record:version")), [make_history("prGetProperties")]
    )
    assert probes == (("prGetProperties", f"record:16:07{'00' * 23}"),)


@pytest.mark.parametrize(
    "probes",
    [
        (),
        (("prGetProperties", "record:nothing"),),
        (("prNever", "decimal"),),
        (("prGetProperties", "records"),),
    ],
)
def test_probes_without_a_version_raise(probes: Sequence[tuple[str, str]]) -> None:
    with raises(CodegenError):
        package.probes(make_library(*probes), [make_history("prGetProperties", "prOther")])


STATUSES = {"prStatus": [Span(Enum("unsigned int", (("PR_SUCCESS", 0), ("PR_INVALID", 7))), "1.0", None)]}


def test_successes_contain_the_values_of_statuses() -> None:
    rows = ((0, "prGetProperty", "property:PR_INVALID"), (11, "prGetVersion", "1.3"), (12, "prCheck", ""))
    facts = sources.Facts(succeeds=rows)
    library = replace(make_library(), facts=facts, status="enum prStatus")
    successes = package.successes(library, [replace(make_history(), enums=STATUSES)])
    assert successes == ((0, "prGetProperty", "property:7"), *rows[1:])


@pytest.mark.parametrize("form", ["property:PR_NEVER", "short:1", "shorts"])
def test_successes_with_an_unknown_form_raise(form: str) -> None:
    facts = sources.Facts(succeeds=((0, "prGetProperty", form),))
    library = replace(make_library(), facts=facts, status="enum prStatus")
    with raises(CodegenError):
        package.successes(library, [replace(make_history(), enums=STATUSES)])


def test_check_of_an_unknown_checked_function_raises() -> None:
    library = Library(
        "pr", "PRresult", ("pr.h",), (), ("pr",), checked=False, checked_functions=("prA", "prNever")
    )
    history = History(["1.0"], functions={"prA": [Span(Function("prA", "PRresult", ()), "1.0", None)]})
    with pytest.raises(CodegenError, match=r"pr\.toml: checked_functions: not in the headers: prNever"):
        package.check(library, [history])


def test_check_extracted_with_an_unused_header_raises(tmp_path: Path) -> None:
    """Otherwise, functions could be missing unnoticed, as happened with those in cupti_target.h."""
    wheel = Wheel("1.0", "pr", "nvidia-pr", "1.0.1", fetch.digest({}), ("pr*.h",))
    pins = replace(PINS, wheels=(wheel,))
    fetch.store(wheel, {"pr.h": b"", "pr_more.h": b"", "sub/pr_other.h": b""}, tmp_path / "headers")
    with pytest.raises(CodegenError) as caught:
        check_extracted(pins, {"pr.h"}, tmp_path / "headers")
    assert caught.value.lines == ["headers/pins.toml: take.pr: no library includes pr_more.h, sub/pr_other.h"]
    check_extracted(pins, {"pr.h", "pr_more.h", "sub/pr_other.h", "else.h"}, tmp_path / "headers")


@pytest.mark.parametrize(
    ("write", "page", "markers"),
    [
        (package.list_libraries, "library_modules.md", (package.LIBRARIES_START, package.LIBRARIES_END)),
        (package.list_variables, "environment.md", (package.VARIABLES_START, package.VARIABLES_END)),
    ],
)
def test_page_without_a_table_marker_raises(write: Any, page: str, markers: tuple[str, str]) -> None:
    start, end = markers
    assert write([], f"before\n{start}old\n{end}after\n").startswith(f"before\n{start}")
    for text in ("", f"{start}", f"{end}", f"{end}{start}"):
        with pytest.raises(CodegenError) as caught:
            write([], text)
        assert str(caught.value) == f"{page}: the markers {start.strip()} and {end.strip()} are missing"
