"""What the codegen does beside writing: what it reads for one library, what it shows, what it tries."""

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
from codegen.generate import check_taken
from codegen.history import History, Span
from codegen.model import Field, Function, Param, Record
from codegen.sources import Library, Wheel

from ..support.messages import raises

PINS = sources.load()


def test_a_library_of_one_release_of_another_reads_that_release_alone() -> None:
    """Of all that it uses, and nothing of others."""
    jobs = readings_cache.jobs(PINS, "custatevec")
    releases: dict[str, list[str]] = {}
    for job in jobs:
        releases.setdefault(job.library.name, []).append(job.release)
    library = PINS.library("custatevec")
    assert releases.pop("custatevec") == PINS.releases(library)
    assert releases == {"driver": [library.uses_release], "runtime": [library.uses_release]}


def test_a_download_is_shown_by_one_line_of_a_terminal() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    wheel = Wheel("1.0", "pr", "nvidia-pr", "1.0.1", "", ())
    shown, plain = Terminal(), io.StringIO()
    for stream in (shown, plain):
        progress = fetch.Progress(stream)
        for number in (1, 2, 3):
            progress(number, 3, wheel)
    assert re.findall(r"(\d of 3)", shown.getvalue()) == ["1 of 3", "2 of 3", "3 of 3"]
    assert shown.getvalue().count("\n") == 1
    assert plain.getvalue() == "codegen: headers of 3 of 3 wheels downloaded: nvidia-pr 1.0.1\n"


def test_a_module_that_works_is_tried_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    """cuTENSOR exports constants, which its help leaves out without the library."""
    assert try_modules(["cutensor"]) == 0
    assert capfd.readouterr().err == ""


def test_a_module_that_does_not_work_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    assert try_modules(["nosuch"]) == 1
    said = capfd.readouterr().err
    assert said.startswith("codegen: what was written does not work: nosuch: AttributeError: ")


def library(*probes: tuple[str, str]) -> Library:
    facts = sources.Facts(probes=probes)
    return Library("pr", "prStatus", ("pr.h",), ("pr",), ("pr",), facts=facts)


def history(*functions: str) -> History:
    record = Record("struct", 24, 8, (Field("kind", 0, "int"), Field("version", 128, "unsigned int")))
    made = [Function(name, "prStatus", (Param("p", "struct pr *"),)) for name in functions]
    return History(
        ["1.0"],
        functions={function.symbol: [Span(function, "1.0", None)] for function in made},
        records={"pr": [Span(record, "1.0", None)]},
        initial={"pr": {"kind": 7}},
    )


def test_a_version_in_a_record_has_its_place_and_the_first_contents() -> None:
    found = package.probes(library(("prGetProperties", "record:version")), [history("prGetProperties")])
    assert found == (("prGetProperties", f"record:16:07{'00' * 23}"),)


@pytest.mark.parametrize(
    "probes",
    [
        (),
        (("prGetProperties", "record:nothing"),),
        (("prNever", "decimal"),),
        (("prGetProperties", "records"),),
    ],
)
def test_probes_that_say_no_version_are_refused(probes: Sequence[tuple[str, str]]) -> None:
    with raises(CodegenError):
        package.probes(library(*probes), [history("prGetProperties", "prOther")])


def test_a_header_that_is_taken_and_that_nothing_includes_stops(tmp_path: Path) -> None:
    """Else a library's functions may be missing without a word, as those of cupti_target.h were."""
    wheel = Wheel("1.0", "pr", "nvidia-pr", "1.0.1", fetch.digest({}), ("pr*.h",))
    pins = replace(PINS, wheels=(wheel,))
    fetch.store(wheel, {"pr.h": b"", "pr_more.h": b"", "sub/pr_other.h": b""}, tmp_path / "headers")
    with pytest.raises(CodegenError) as caught:
        check_taken(pins, {"pr.h"}, tmp_path / "headers")
    assert caught.value.lines == ["headers/pins.toml: take.pr: no library includes pr_more.h, sub/pr_other.h"]
    check_taken(pins, {"pr.h", "pr_more.h", "sub/pr_other.h", "else.h"}, tmp_path / "headers")


@pytest.mark.parametrize(
    ("write", "page", "markers"),
    [
        (package.list_libraries, "library_modules.md", (package.START, package.END)),
        (package.list_variables, "environment.md", (package.VARIABLES_START, package.VARIABLES_END)),
    ],
)
def test_page_without_a_marker_of_its_table_is_an_error(
    write: Any, page: str, markers: tuple[str, str]
) -> None:
    start, end = markers
    assert write([], f"before\n{start}old\n{end}after\n").startswith(f"before\n{start}")
    for text in ("", f"{start}", f"{end}", f"{end}{start}"):
        with pytest.raises(CodegenError) as caught:
            write([], text)
        assert str(caught.value) == f"{page}: the markers {start.strip()} and {end.strip()} are missing"
