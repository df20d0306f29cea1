"""Tests for layouts that differ between releases, and for the reasons why these differences are harmless."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from codegen import __main__ as codegen
from codegen import abi, history, layouts, readings_cache, signature_changes, sources
from codegen.errors import CodegenError
from codegen.model import Field, Reading, Record
from codegen.sources import Facts, Library, Sources, Wheel

from ..support.messages import raises
from .test_history import declare_library, make_function, make_reading, make_struct, read_with_record

REASON = "it does no harm"
T = TypeVar("T")


def read_layouts(directory: Path, text: str) -> layouts.Layouts:
    """Return the layouts that a library's file declares to be harmless."""
    return layouts.Layouts(declare_library(directory, text))


def write_entry(records: str, claim: str, reason: str = REASON) -> str:
    """Return an entry [[layout]] for records that match a pattern."""
    return f'[[layout]]\nrecords = "{records}"\n{claim}\nreason = "{reason}"\n'


SIZE = ("structSize", 0, "int")
A = ("a", 0, "int")
B = ("b", 32, "int")
SIZED = make_struct(SIZE, ("a", 32, "int"))
PAIR = make_struct(("count", 0, "long"), ("share", 64, "double"), size=16, align=8)
GROWN = make_struct(SIZE, ("a", 32, "int"), ("b", 64, "int"), size=12)


def make_padded(*types: str) -> Record:
    """Return a 16-byte record that contains a padded union of these types."""
    members = [Field(f"in{i}", 0, type_) for i, type_ in enumerate(types)]
    union = Record("union", 16, 8, (*members, Field("pad", 0, "char[16]")))
    return Record("struct", 16, 8, (Field("u", 0, union),))


# --- differences that stop the codegen or create a variant


@pytest.mark.parametrize("type_", ["PRdesc *", "const PRdesc **", "PRouter *", "PRouter"])
@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        pytest.param(SIZED, make_struct(SIZE, ("a", 32, "int"), size=12), "12 bytes instead of 8", id="size"),
        pytest.param(SIZED, GROWN, "12 bytes instead of 8", id="new member at the end"),
        pytest.param(GROWN, SIZED, "8 bytes instead of 12", id="removed member at the end"),
        pytest.param(
            SIZED, make_struct(SIZE, ("a", 32, "int"), align=8), "aligned to 8 instead of 4", id="alignment"
        ),
        pytest.param(
            SIZED, make_struct(("structSize", 32, "int"), A), ".structSize at 4 instead of 0", id="offsets"
        ),
        pytest.param(SIZED, make_struct(SIZE, ("a", 32, "float")), ".a: float instead of int", id="type"),
        pytest.param(
            SIZED, make_struct(SIZE, ("a", 32, "char")), ".a: char instead of int", id="narrower member"
        ),
        pytest.param(SIZED, make_struct(SIZE, ("c", 32, "float")), ".c instead of .a", id="other member"),
        pytest.param(
            make_struct(("f", 0, "void (*)(int)"), align=8),
            make_struct(("f", 0, "void (*)(int, int)"), align=8),
            ".f takes 2 arguments instead of 1",
            id="callback",
        ),
        pytest.param(
            make_struct(("x", 0, "float[2]")),
            make_struct(("x", 0, "int[2]")),
            ".x: int instead of float",
            id="elements of an array",
        ),
        pytest.param(
            Record("struct", 8, 4, (Field("a", 0, "int", 4), Field("b", 4, "int", 4))),
            Record("struct", 8, 4, (Field("a", 0, "int", 4), Field("b", 4, "int", 5))),
            ".b at 0.5 instead of 0.5",
            id="bit-field",
        ),
    ],
)
def test_fold_with_a_different_layout_raises_or_has_a_variant(
    old: Record, new: Record, text: str, type_: str
) -> None:
    """A struct changes between releases. The error, or the list of changes, explains how."""
    readings = [read_with_record("1.0", old, type_=type_), read_with_record("1.1", new, type_=type_)]
    with pytest.raises(CodegenError) as caught:
        history.combine(readings)
    start = "prA differs between 1.0 and 1.1, and no [[layout]] entry in its file matches: desc_st: "
    assert str(caught.value).startswith(start)
    assert text in str(caught.value)
    folded = history.combine(readings, by_version=True)
    assert folded.variants == {"prA": ["1.1"]}
    assert text in folded.changes["prA"][0]
    for spans in (folded.functions["prA"], folded.records["desc_st"]):
        assert [(span.introduced, span.removed) for span in spans] == [("1.0", "1.1"), ("1.1", None)]


@pytest.mark.parametrize("by_version", [False, True])
@pytest.mark.parametrize("type_", ["PRdesc *", "PRouter *"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param(make_struct(A, ("reserved", 32, "int")), make_struct(A, B), id="reserved space"),
        pytest.param(
            make_struct(A, ("__reserved2", 32, "short")),
            make_struct(A, B),
            id="other name for reserved space",
        ),
        pytest.param(make_struct(A, ("_pad1", 32, "char[4]")), make_struct(A, B), id="named padding"),
        pytest.param(make_struct(A), make_struct(A, B), id="padding"),
        pytest.param(make_struct(A, B), make_struct(A, ("c", 32, "unsigned int")), id="new name"),
        pytest.param(make_padded("int"), make_padded("int", "double"), id="member of a padded union"),
        pytest.param(
            make_padded("struct in4_st"),
            make_padded("struct in8_st"),
            id="record that grows in a padded union",
        ),
    ],
)
def test_fold_with_a_compatible_layout_needs_no_reason(
    old: Record, new: Record, by_version: bool, type_: str
) -> None:
    """The same call works for both layouts, and the tables contain both."""
    inner_records = {
        "in4_st": Record("struct", 4, 4, (Field("x", 0, "int"),)),
        "in8_st": Record("struct", 8, 4, (Field("x", 0, "int"), Field("y", 32, "int"))),
    }
    for first, second in ((old, new), (new, old)):
        readings = [read_with_record("1.0", first, type_=type_), read_with_record("1.1", second, type_=type_)]
        for reading_ in readings:
            reading_.records.update(inner_records)
        folded = history.combine(readings, by_version=by_version)
        assert folded.variants == ({} if by_version else None)
        assert len(folded.functions["prA"]) == 1
        assert [span.introduced for span in folded.records["desc_st"]] == ["1.0", "1.1"]


def test_fold_with_callbacks_that_return_void_has_one_span() -> None:
    readings = [
        make_reading(release, make_function("prA", "int", f"void (*)({type_})"))
        for release, type_ in (("1.0", "int"), ("1.1", "unsigned int"))
    ]
    assert len(history.combine(readings).functions["prA"]) == 1, "the spelling differs, but not the call"


def test_abi_of_an_array_of_records_counts_every_element() -> None:
    types = abi.Abi(make_reading("1.0", records={"pair_st": PAIR}, typedefs={"pair_t": "struct pair_st"}))
    several = make_struct(("pairs", 0, "pair_t[2]"), size=32, align=8)
    assert types.bits("pair_t[2]") == 2 * 128
    assert types.members(several)[".pairs"].bits == 2 * 128
    assert types.word_classes(several) == ["0:integer", "1:double", "2:integer", "3:double"]


def test_fold_follows_parameters_of_callbacks() -> None:
    """The growth of a struct that is only reachable through a callback's parameter is found."""

    def read_record(release: str, record: Record) -> Reading:
        """Return a release in which a callback receives a struct with a pointer to this record."""
        return make_reading(
            release,
            make_function("prA", "int", "PRcallback"),
            records={"desc_st": record, "outer_st": make_struct(("p", 0, "struct desc_st *"), align=8)},
            typedefs={"PRcallback": "void (*)(int, const struct outer_st *)"},
        )

    with raises(CodegenError):
        history.combine([read_record("1.0", SIZED), read_record("1.1", GROWN)])


def test_fold_compares_records_that_no_prototype_uses() -> None:
    """Callers may pass such a record to a void pointer parameter."""
    readings = [make_reading("1.0", records={"a_st": SIZED}), make_reading("1.1", records={"a_st": GROWN})]
    with raises(CodegenError):
        history.combine(readings)
    foreign = [make_reading(r.release, records=r.records, foreign={"a_st"}) for r in readings]
    assert history.combine(foreign).records == {}
    # With by_version, the types belong to the release of the loaded library.
    assert [s.introduced for s in history.combine(readings, by_version=True).records["a_st"]] == [
        "1.0",
        "1.1",
    ]


# --- reasons


@pytest.mark.parametrize("by_version", [False, True])
@pytest.mark.parametrize(
    ("claim", "old", "new", "holds"),
    [
        pytest.param('told_by = "structSize"', SIZED, GROWN, True, id="size member of a record that grows"),
        pytest.param(
            'told_by = "structSize"', GROWN, SIZED, False, id="size member of a record that shrinks"
        ),
        pytest.param('told_by = "version"', SIZED, GROWN, False, id="unknown member"),
        pytest.param(
            'told_by = "a"',
            make_struct(("s", 0, "int"), ("a", 32, "int")),
            make_struct(("s", 0, "int"), ("a", 64, "int"), size=12),
            False,
            id="member that moves",
        ),
        pytest.param(
            'told_by = "structSize"',
            SIZED,
            make_struct(SIZE, ("a", 32, "float"), ("b", 64, "int"), size=12),
            False,
            id="size member, and another type",
        ),
        pytest.param(
            'told_by = "count"',
            make_struct(("count", 0, "int"), ("x", 32, "int[1]")),
            make_struct(("count", 0, "int"), ("x", 32, "int[2]"), size=12),
            True,
            id="array at the end",
        ),
        pytest.param(
            'told_by = "count"',
            make_struct(("count", 0, "int"), ("x", 32, "int[1]"), ("y", 64, "int"), size=12),
            make_struct(("count", 0, "int"), ("x", 32, "int[2]"), ("y", 96, "int"), size=16),
            False,
            id="array before another member",
        ),
        pytest.param('since = ["1.1"]', SIZED, GROWN, True, id="release of the change"),
        pytest.param('since = ["1.0", "1.2"]', SIZED, GROWN, False, id="other releases"),
        pytest.param("inside = true", SIZED, GROWN, False, id="record that a pointer leads to"),
    ],
)
def test_layout_reason_applies_only_if_its_claim_is_true(
    claim: str, old: Record, new: Record, holds: bool, by_version: bool, tmp_path: Path
) -> None:
    """An entry may claim, for example, that a struct only grew. The claim is verified."""
    layouts_ = read_layouts(tmp_path, write_entry("desc_\\\\w+|other_st", claim))
    readings = [read_with_record("1.0", old), read_with_record("1.1", new)]
    if not holds and not by_version:
        with raises(CodegenError):
            history.combine(readings, by_version=by_version, layouts=layouts_)
        return
    folded = history.combine(readings, by_version=by_version, layouts=layouts_)
    assert folded.variants == (None if not by_version else {} if holds else {"prA": ["1.1"]})
    assert [row[:2] for row in folded.excused] == ([("desc_st", "1.1")] if holds else [])
    assert layouts_.unused == (set() if holds else {("headers/libraries/low.toml", "desc_\\w+|other_st")})


def test_layout_reason_inside_allows_growth_only_in_reserved_space(tmp_path: Path) -> None:
    """A nested struct may grow into the padding of the outer struct.

    It may not grow if functions use it directly.
    """

    def read_record(release: str, inner: Record, *functions: str) -> Reading:
        """Return a release with a padded struct around this record, and functions with these parameters."""
        functions_with_record = [make_function("prB", "int", type_) for type_ in functions]
        records = {"in_st": inner, "outer_st": make_padded("struct in_st")}
        return make_reading(
            release, make_function("prA", "int", "struct outer_st *"), *functions_with_record, records=records
        )

    layouts_ = read_layouts(tmp_path, write_entry("in_st", "inside = true"))
    assert history.combine(
        [read_record("1.0", SIZED), read_record("1.1", GROWN)], layouts=layouts_
    ).excused == [signature_changes.Excused("in_st", "1.1", "12 bytes instead of 8", REASON)]
    with raises(CodegenError):
        history.combine([read_record("1.0", SIZED), read_record("1.1", GROWN)])
    with raises(CodegenError):
        history.combine(
            [read_record("1.0", SIZED, "struct in_st *"), read_record("1.1", GROWN, "struct in_st *")],
            layouts=layouts_,
        )


def test_layout_reason_for_one_release_does_not_cover_the_next(tmp_path: Path) -> None:
    grown_again = make_struct(SIZE, ("a", 32, "int"), ("b", 64, "int"), ("c", 96, "int"), size=16)
    layouts_ = read_layouts(tmp_path, write_entry("desc_st", 'since = ["1.1"]'))
    readings = [
        read_with_record("1.0", SIZED),
        read_with_record("1.1", GROWN),
        read_with_record("1.2", grown_again),
    ]
    with raises(CodegenError):
        history.combine(readings, layouts=layouts_)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[[layout]", id="invalid TOML"),
        pytest.param(write_entry("a_st", ""), id="no claim"),
        pytest.param(write_entry("a_st", 'inside = true\nsince = ["1.0"]'), id="two claims"),
        pytest.param(write_entry("a_st", "inside = true", ""), id="no reason"),
        pytest.param(write_entry("a_st", 'since = "1.0"'), id="since is not a list"),
        pytest.param(write_entry("a_st", 'since = ["later"]'), id="since without a release"),
        pytest.param(write_entry("a_(", "inside = true"), id="invalid pattern"),
        pytest.param(write_entry("a_st", 'inside = true\ncolor = "red"'), id="unknown key"),
    ],
)
def test_invalid_layout_reason_raises(text: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        read_layouts(tmp_path, text)


class InlinePool:
    """A pool that runs everything in this process."""

    def __enter__(self) -> InlinePool:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    @staticmethod
    def submit(call: Callable[..., T], *args: object) -> Future[T]:
        """Call a function at once, and return its result as a future."""
        done: Future[T] = Future()
        try:
            done.set_result(call(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def test_codegen_with_an_unneeded_layout_reason_stops(
    pins: Sources, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m codegen --check` reports the unneeded reason. The test uses only one library."""
    unneeded = declare_library(tmp_path, write_entry("nothing_st", "inside = true")).layout
    outputs = {
        r"nvrtcProgram \*prog": "nvrtcCreateProgram",
        r"nvrtcBundledHeadersInfo \*info": "nvrtcGetBundledHeadersInfo",
    }
    nvrtc = pins.library("nvrtc")
    nvrtc = replace(nvrtc, rule=(), roles={}, answer=(), told=(), layout=unneeded, confirmed={"out": outputs})
    wheels = tuple(wheel for r in pins.releases(nvrtc)[-2:] for wheel in pins.wheels_of(nvrtc, r))
    monkeypatch.setattr(readings_cache, "pool", lambda **options: InlinePool())
    monkeypatch.setattr(sources, "load", lambda: Sources((nvrtc,), wheels, pins.take))
    assert codegen.main(["--check"]) == 2
    *_, message = capsys.readouterr().err.splitlines()
    assert message == (
        "codegen: headers/libraries/nvrtc.toml: layout: these entries are not needed: ['nothing_st']"
    )


# --- the library's own version


@pytest.mark.parametrize(
    ("macros", "version", "own"),
    [
        ((), None, None),
        (("MAJOR", "MINOR", "PATCH"), (3, 4, 5), (3, 4, 5)),
        (("1",), (1, 0, 0), (1, 19, 1)),
        (("1", "0"), (1, 0, 0), (1, 0, 0)),
    ],
)
def test_own_version_without_a_minor_macro_is_the_wheels(
    macros: tuple[str, ...], version: tuple[int, int, int] | None, own: tuple[int, int, int] | None
) -> None:
    library = Library("cufile", "S", ("probe.h",), ("cufile",), ("pr",), version=macros)
    wheels = (
        Wheel("13.4", "runtime", "nvidia-cuda-runtime", "13.4.92", "", ()),
        Wheel("13.3", "cufile", "nvidia-cufile", "1.18.1.6", "", ()),
        Wheel("13.4", "cufile", "nvidia-cufile", "1.19.1.55", "", ()),
    )
    probe = Reading("13.4", version=version)
    assert history.read_own_version(library, probe, Sources((library,), wheels)) == own


def test_own_version_that_differs_from_the_release_raises() -> None:
    """The draft of a library's file only guesses the version macros."""
    facts = Facts(numbering="Thing")
    macros = ("THING_MINOR", "THING_BUILD")
    library = Library("thing", "S", ("probe.h",), ("thing",), ("pr",), version=macros, facts=facts)
    matching = Reading("0.11", version=(0, 11, 4))
    assert history.read_own_version(library, matching, Sources((library,), ())) == (0, 11, 4)
    different = Reading("0.11", version=(11, 51, 0))
    with raises(CodegenError):
        history.read_own_version(library, different, Sources((library,), ()))
