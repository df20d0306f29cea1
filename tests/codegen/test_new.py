"""Tests for the draft of a library from its wheel, and for the wheels of a new release."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import declared, new, pin, release, sources
from codegen.errors import CodegenError, Problems

from ..support.messages import raises
from .package_index import Index

HEADER = b"""\
#include "prThing_types.h"
#define PRTHING_MAJOR 3
#define PRTHING_MINOR 1
typedef enum { PR_SUCCESS = 0, PR_NOT_INITIALIZED, PR_NOT_SUPPORTED = 7 } prThingStatus_t;
prThingStatus_t PRAPI
prThingCreate(prThing_t *thing);
prThingStatus_t PR2KAPI prThingDestroy(prThing_t thing);
size_t prThingGetVersion(void);
const char *prThingGetErrorString(prThingStatus_t status);
"""
TYPES = b"typedef struct prThing_st *prThing_t;\n"


def put_wheel(index: Index, version: str, project: str = "nvidia-prthing-cu12") -> None:
    """Add a wheel with a library, which has no TOML file yet, to the index."""
    files = {
        "nvidia/prthing/include/prthing.h": HEADER,
        "nvidia/prthing/include/prThing_types.h": TYPES,
        "nvidia/prthing/include/other.h": b"int other(void);\n",
        "nvidia/prthing/lib/libprThing.so.3": b"",
    }
    index.put(files, project, version)


def test_draft_contains_the_facts_of_the_wheel(index: Index) -> None:
    """The draft of a new library's file is complete, except for questions that are marked with TODO."""
    put_wheel(index, "3.1.4")
    wheel = new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prthing.h"], "libprthing.so")
    assert wheel.take == ("prthing.h", "prThing_types.h")
    text = "".join(new.draft_lines(wheel, "prthing", "prThing", ["nvidia-prthing-cu12"], sources.load()))
    for line in (
        'describe = "prThingGetErrorString"',
        'files.linux = [[0, "libprThing.so.3"]]',
        'wheels.linux = [[0, "prthing/lib"]]',
        'probes = [["prThingGetVersion", "returned"]]  # TODO does it return the version in this form?',
        'status = "prThingStatus_t"',
        'absent = ["PR_NOT_INITIALIZED", "PR_NOT_SUPPORTED"]  '
        "# TODO choose from PR_SUCCESS, PR_NOT_INITIALIZED, PR_NOT_SUPPORTED",
        'owns = ["prThing_types.h"]  # TODO remove the headers of other libraries',
        'prefixes = ["prThing"]',
        'version = ["PRTHING_MAJOR", "PRTHING_MINOR"]  # TODO the macros that define its version',
        'manual = "TODO"  # the URL of its manual',
    ):
        assert f"{line}\n" in text


def test_draft_can_be_loaded_and_check_decided_lists_its_marks(index: Index, tmp_path: Path) -> None:
    """The draft contains every required key in the right form."""
    put_wheel(index, "3.1.4")
    wheel = new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prthing.h"], "libprthing.so")
    path = tmp_path / "libraries" / "prthing.toml"
    path.parent.mkdir()
    text = "".join(new.draft_lines(wheel, "prthing", "prThing", ["x"], sources.load()))
    path.write_text(text, encoding="utf-8")
    library = sources.read_library(path, sources.read_common(declared.HEADERS / "common.toml"))
    assert (library.headers, library.parts) == (("prthing.h",), ("prthing",))
    with pytest.raises(CodegenError) as caught:
        sources.check_decided(library, tmp_path)
    marked = [line for line in text.splitlines() if "TODO" in line]
    assert [line.partition("to be decided: ")[2] for line in caught.value.lines] == marked
    path.write_text(re.sub(r" *# TODO.*", "", text).replace("TODO", "text"), encoding="utf-8")
    sources.check_decided(library, tmp_path)


@pytest.mark.parametrize("key", ["files.linux = []", "prefixes = []", 'title = ""'])
def test_read_library_with_an_empty_value_raises(key: str, tmp_path: Path) -> None:
    text = (declared.HEADERS / "libraries" / "nvjpeg.toml").read_text(encoding="utf-8")
    name = key.partition(" ")[0]
    other_lines = [line for line in text.splitlines() if not line.startswith(name.partition(".")[0])]
    path = tmp_path / "nvjpeg.toml"
    path.write_text(
        "\n".join([key.replace("files.linux = []", "files = {}"), *other_lines]), encoding="utf-8"
    )
    with raises(CodegenError):
        sources.read_library(path, sources.read_common(declared.HEADERS / "common.toml"))


def test_read_library_reports_all_missing_keys(tmp_path: Path) -> None:
    text = (declared.HEADERS / "libraries" / "nvjpeg.toml").read_text(encoding="utf-8")
    text = re.sub(r"^manual = .*$", 'manual = ""', text, flags=re.M)
    text = re.sub(r"^absent = .*$", 'absent = ["NVJPEG_STATUS_INTERNAL_ERROR"]', text, flags=re.M)
    path = tmp_path / "nvjpeg.toml"
    path.write_text(re.sub(r"^title = .*\n", "", text, flags=re.M), encoding="utf-8")
    with pytest.raises(CodegenError) as caught:
        sources.read_library(path, sources.read_common(declared.HEADERS / "common.toml"))
    keys = [line.split(": ")[1] for line in caught.value.lines]
    assert keys == ["title", "manual", "absent"]


def test_newest_of_each_selects_the_newest_patch_of_the_first_project(index: Index) -> None:
    """Patches are compared as numbers, and release candidates are ignored."""
    for version in ("2.9.0", "3.0.1", "3.0.10", "3.1.0", "3.2.0rc1"):
        put_wheel(index, version)
    for version in ("3.1.7", "3.2.0"):
        put_wheel(index, version, "nvidia-prthing-cu13")
    assert new.newest_of_each(["nvidia-prthing-cu12", "nvidia-prthing-cu13"]) == {
        "2.9": ("nvidia-prthing-cu12", "2.9.0"),
        "3.0": ("nvidia-prthing-cu12", "3.0.10"),
        "3.1": ("nvidia-prthing-cu12", "3.1.0"),
        "3.2": ("nvidia-prthing-cu13", "3.2.0"),
    }


def test_missing_skips_omitted_releases(index: Index) -> None:
    for version in ("2.9.0", "3.0.1", "3.1.0", "3.2.0", "3.3.0rc1"):
        put_wheel(index, version)
    wheel = sources.Wheel("3.0", "prthing", "nvidia-prthing-cu12", "3.0.1", "", (), "prThing")
    pinned = sources.Sources((), (wheel,))
    assert list(release.missing(pinned, "prThing")) == ["3.1", "3.2"]
    with_omitted = replace(pinned, left_out={"prThing": {"3.1": "its header is valid only in C++"}})
    assert list(release.missing(with_omitted, "prThing")) == ["3.2"]


def test_read_without_the_main_header_suggests_headers(index: Index) -> None:
    put_wheel(index, "3.1.4")
    with raises(CodegenError):
        new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prother.h"], "libprthing.so")


def test_read_without_the_library_lists_the_libraries_of_the_wheel(index: Index) -> None:
    put_wheel(index, "3.1.4")
    with raises(CodegenError):
        new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prthing.h"], "libother.so")


def test_draft_of_several_headers_and_prefixes(index: Index, pins: sources.Sources) -> None:
    """A header that the main header does not include is reported with any prefix, and can then be added."""
    put_wheel(index, "3.1.4")
    project = "nvidia-prthing-cu12"
    wheel = new.read_wheel(project, "3.1.4", ["prthing.h"], "libprthing.so")
    omitted = "Headers that prthing.h does not include: other.h. To add some of them, "
    for prefixes in ["prThing"], ["prThing", "other"]:
        assert omitted in new.describe_omitted(wheel, prefixes, pins)
    wheel = new.read_wheel(project, "3.1.4", ["prthing.h", "other.h"], "libprthing.so")
    assert new.describe_omitted(wheel, ["prThing", "other"], pins) == ""
    text = "".join(new.draft_lines(wheel, "prthing", "prThing", [project], pins, ["prThing", "other"]))
    assert 'headers = ["prthing.h", "other.h"]\n' in text
    assert 'prefixes = ["prThing", "other"]\n' in text


def test_draft_of_functions_with_other_names_proposes_prefixes(index: Index, pins: sources.Sources) -> None:
    put_wheel(index, "3.1.4")
    wheel = new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prthing.h"], "libprthing.so")
    with raises(CodegenError):
        list(new.draft_lines(wheel, "libmath", "prThing", ["nvidia-prthing-cu12"], pins))
    with raises(CodegenError):
        list(new.draft_lines(wheel, "prthing", "prThing", ["nvidia-prthing-cu12"], pins, ["cuda"]))


def test_guess_of_the_prefix_does_not_contain_a_verb(index: Index, pins: sources.Sources) -> None:
    """Functions that a later release adds may begin with another verb."""
    header = b"int prThingGetA(void);\nint prThingGetB(void);\nint otherGet(void);\n"
    files = {"nvidia/prthing/include/prthing.h": header, "nvidia/prthing/lib/libprThing.so.3": b""}
    index.put(files, "nvidia-prthing-cu12", "3.1.4")
    wheel = new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prthing.h"], "libprthing.so")
    assert new.guess_prefixes(wheel, "libprthing", pins) == ["prThing"]
    assert new.guess_prefixes(wheel, "prthings", pins) == ["prThingGet"]


def test_guesses_of_a_draft_do_not_contradict_the_header(index: Index, pins: sources.Sources) -> None:
    """A function called GetProperty may have other parameters, and the first status may be a failure."""
    header = b"""\
typedef enum { PR_ERROR = -1, PR_SUCCESS = 0, PR_TOO_SMALL } prThingStatus_t;
prThingStatus_t prThingCreate(int *thing);
prThingStatus_t prThingBackendGetProperty(int thing, void *buffer);
"""
    files = {"nvidia/prthing/include/prthing.h": header, "nvidia/prthing/lib/libprThing.so.3": b""}
    index.put(files, "nvidia-prthing-cu12", "3.1.4")
    wheel = new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prthing.h"], "libprthing.so")
    text = "".join(new.draft_lines(wheel, "prthing", "prThing", ["nvidia-prthing-cu12"], pins))
    assert "probes = []" in text
    assert 'absent = ["PR_ERROR", "PR_ERROR"]' in text


def test_remove_part_removes_what_add_part_and_the_pins_added() -> None:
    text = '[take]\nruntime = ["cuda.h"]\n\n[release.CUDA."13.5"]\nruntime = ["p", "1", "h"]\n'
    added = new.add_part(text, "prthing", ["prthing.h"])
    for release_ in ("3.0", "3.1"):
        added += f'\n[release.prThing."{release_}"]\nprthing = ["nvidia-prthing-cu12", "1", "h"]\n'
    assert new.remove_part(added, "prthing", "prThing").rstrip() == text.rstrip()


def test_draft_lists_the_directories_of_both_major_versions(index: Index) -> None:
    """The wheels for CUDA 12 and 13 contain the same library in different directories."""
    projects = ["nvidia-prthing-cu12", "nvidia-prthing-cu13"]
    for project in projects:
        folder = f"nvidia/prthing/{project[-4:]}"
        files = {f"{folder}/include/prthing.h": HEADER, f"{folder}/lib/libprThing.so.3": b""}
        index.put(files, project, "3.1.4")
    paths = new.list_libraries(projects, "libprthing.so")
    assert paths == ["nvidia/prthing/cu13/lib/libprThing.so.3", "nvidia/prthing/cu12/lib/libprThing.so.3"]
    wheel = new.read_wheel(projects[0], "3.1.4", ["prthing.h"], "libprthing.so")._replace(
        libraries=tuple(paths)
    )
    text = "".join(new.draft_lines(wheel, "prthing", "prThing", projects, sources.load()))
    assert 'files.linux = [[0, "libprThing.so.3"]]\n' in text
    assert 'wheels.linux = [[13, "prthing/cu13/lib"], [12, "prthing/cu12/lib"]]\n' in text


def test_releases_without_the_main_header_are_omitted(
    index: Index, capsys: pytest.CaptureFixture[str]
) -> None:
    index.put({"nvidia/prthing/lib/libprThing.so.3": b""}, "nvidia-prthing-cu12", "3.0.0")
    put_wheel(index, "3.1.4")
    versions = new.newest_of_each(["nvidia-prthing-cu12"])
    assert list(new.select_with_headers(versions, ["prthing.h"])) == ["3.1"]
    assert capsys.readouterr().err == "codegen.new: omitted 3.0, which lacks prthing.h\n"


def test_releases_without_an_optional_header_are_included(
    index: Index, pins: sources.Sources, capsys: pytest.CaptureFixture[str]
) -> None:
    put_wheel(index, "3.0.0")
    files = {
        "nvidia/prthing/include/prthing.h": HEADER,
        "nvidia/prthing/include/prThing_types.h": TYPES,
        "nvidia/prthing/include/prExtra.h": b"prThingStatus_t prThingExtra(int n);\n",
        "nvidia/prthing/lib/libprThing.so.3": b"",
    }
    project = "nvidia-prthing-cu12"
    index.put(files, project, "3.1.4")
    index.put({"nvidia/prthing/lib/libprThing.so.3": b""}, project, "3.2.0")
    versions = new.newest_of_each([project])
    headers = new.read_wheel(project, "3.1.4", ["prthing.h?", "prextra.h?"], "libprthing.so").patterns
    assert headers == ("prthing.h?", "prExtra.h?")
    selected = new.select_with_headers(versions, headers)
    assert list(selected) == ["3.0", "3.1"]
    assert capsys.readouterr().err == "codegen.new: omitted 3.2, which lacks prthing.h, prExtra.h\n"
    assert list(new.select_with_headers(versions, ["prthing.h", "prExtra.h"])) == ["3.1"]
    omitted = "codegen.new: omitted 3.0, which lacks prExtra.h; --header 'prExtra.h?' includes it\n"
    assert omitted in capsys.readouterr().err
    wheel = new.read_wheels(selected, [project], ["prthing.h", "prextra.h?"], "libprthing.so")
    assert wheel.take == ("prthing.h", "prExtra.h", "prThing_types.h")
    text = "".join(new.draft_lines(wheel, "prthing", "prThing", [project], pins))
    assert 'headers = ["prthing.h", "prExtra.h?"]\n' in text
    with raises(CodegenError):
        new.select_with_headers(versions, ["prthing.h", "prOther.h?"])


def test_headers_included_by_an_optional_header_of_an_older_release_are_pinned(index: Index) -> None:
    """The newest wheel of the major version contains neither the optional header nor its dependency."""
    put_wheel(index, "3.1.4")
    files = {
        "nvidia/prthing/include/prthing.h": HEADER,
        "nvidia/prthing/include/prThing_types.h": TYPES,
        "nvidia/prthing/include/prExtra.h": b'#include "detail/extra.h"\n',
        "nvidia/prthing/include/detail/extra.h": b"prThingStatus_t prThingExtra(int n);\n",
    }
    index.put(files, "nvidia-prthing-cu12", "3.0.0")
    versions = new.newest_of_each(["nvidia-prthing-cu12"])
    headers = ["prthing.h", "prExtra.h?"]
    wheel = new.read_wheels(versions, ["nvidia-prthing-cu12"], headers, "libprthing.so")
    assert wheel.take == ("prthing.h", "prExtra.h", "prThing_types.h", "detail/extra.h")


def test_unchecked_draft_leaves_nothing_to_be_decided(index: Index, pins: sources.Sources) -> None:
    put_wheel(index, "3.1.4")
    wheel = new.read_wheel("nvidia-prthing-cu12", "3.1.4", ["prThing.h"], "libprthing.so")
    draft = "".join(new.draft_lines(wheel, "prthing", "prThing", ["nvidia-prthing-cu12"], pins))
    text = new.finish_unchecked(new.set_values(draft, about="prThing: things", manual=""), "prThing")
    assert "TODO" in draft
    assert "TODO" not in text
    assert "checked = false\n" in text
    assert 'about = "prThing: things"\n' in text
    assert 'about = "prThing library"\n' in new.finish_unchecked(draft, "prThing")


def test_draft_keeps_the_position_and_the_texts_of_the_file_that_it_replaces() -> None:
    draft = 'place = 9\nabout = "prThing: TODO"  # in a few words\nmanual = "TODO"\nerror = "PrError"\n'
    replaced = 'place = 4\nabout = "prThing: things"\nmanual = "TODO"\nerror = "OldError"\n'
    assert new.keep_values(draft, replaced) == (
        'place = 4\nabout = "prThing: things"\nmanual = "TODO"\nerror = "PrError"\n'
    )


@pytest.mark.parametrize(
    ("since", "selected"),
    [
        (None, ["3.0", "3.1"]),
        ("2", ["2.9", "3.0", "3.1"]),
        ("3.1", ["3.1"]),
        ("1", ["1.0", "2.9", "3.0", "3.1"]),
    ],
)
def test_select_releases_since_a_release(since: str | None, selected: list[str]) -> None:
    versions = {release: ("p", release) for release in ("1.0", "2.9", "3.0", "3.1")}
    assert list(new.select_releases(versions, since)) == selected


def test_select_releases_since_a_text_raises() -> None:
    with raises(CodegenError):
        new.select_releases({"1.0": ("p", "1.0")}, "newest")


@pytest.mark.parametrize(
    ("line", "version"),
    [
        ("nvidia-x==13.5.37.*; sys_platform == 'linux'", "13.5.37"),
        ("nvidia-x<14,>=13.5.37; extra == 'all'", "13.5.37"),
        ("nvidia-x (>=13.5.37,<14)", "13.5.37"),
        ("nvidia-x==1.2", "1.2"),
    ],
)
def test_required_pattern_finds_the_lower_bound(line: str, version: str) -> None:
    assert dict(pin._REQUIRED.findall(f"Requires-Dist: {line}\n")) == {"nvidia-x": version}


@pytest.mark.parametrize("numbering", ["CUDA", "NCCL", "cuDNN"])
def test_insert_restores_a_removed_release(numbering: str) -> None:
    """The text of pins.toml is then the same as before."""
    path = declared.HEADERS / "pins.toml"
    all_pins = path.read_text(encoding="utf-8")
    releases = {w.release for w in sources.load().wheels if w.numbering == numbering}
    for removed_release in sorted(releases, key=sources.version_key)[1:]:
        head = f'[release.{numbering}."{removed_release}"]\n'
        text_before, _, from_release = all_pins.partition(head)
        body, blank_line, text_after = from_release.partition("\n\n")
        if "#" in body or text_after.startswith("#"):
            continue  # hand-written comments stay where they are
        remaining = text_before + text_after if blank_line else text_before.rstrip() + "\n"
        assert (
            release.insert(remaining, numbering, removed_release, f"{head}{body.rstrip()}\n") == all_pins
        ), removed_release


def test_projects_of_the_newest_release_include_the_typedefs() -> None:
    """Only the newest release has this project: cuGetProcAddress needs the versions that the header names."""
    all_sources = sources.load()
    newest = max((w.release for w in all_sources.wheels if w.numbering == "CUDA"), key=sources.version_key)
    older_wheels = tuple(w for w in all_sources.wheels if (w.numbering, w.release) != ("CUDA", newest))
    older_sources = sources.Sources(all_sources.libraries, older_wheels, all_sources.take)
    wheels = [w for w in all_sources.wheels if (w.numbering, w.release) == ("CUDA", newest)]
    assert list(pin._find_projects(older_sources, "CUDA", newest, {}).items()) == [
        (w.part, w.name) for w in wheels
    ]
    assert "typedefs" not in pin._find_projects(all_sources, "CUDA", "13.4", {})


def test_add_left_out_appends_attributes() -> None:
    attribute_table = '[[attribute]]\nenum = "prA"\nreason = "r"\n[attribute.types]\nint = ["PR_X"]\n'
    toml = f'{attribute_table}\n[statuses]\nS = "s"\n'
    first_result = release.add_left_out(toml, "prA", ["PR_Y"])
    second_result = release.add_left_out(first_result, "prA", ["PR_Z"])
    assert second_result == toml.replace(
        '["PR_X"]\n', '["PR_X"]\n[attribute.left]\nPR_Y = "new, unread"\nPR_Z = "new, unread"\n'
    )


def test_problems_reports_each_problem_once() -> None:
    problems = Problems()
    for location in ("here", "there"):
        with problems.collected(location):
            raise CodegenError("one\ntwo")
    with pytest.raises(CodegenError) as raised:
        problems.raise_any()
    assert raised.value.lines == ["here: one", "here: two"]
