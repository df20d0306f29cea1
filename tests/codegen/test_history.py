"""codegen: the readings of several releases folded into spans, and the rows that come of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st

from codegen import emit, history, sources
from codegen.errors import CodegenError
from codegen.history import Span
from codegen.model import Enum, Field, Function, Param, Reading, Record
from codegen.sources import Library

LIBRARY = Library("driver", "PRresult", ("probe.h",), (), ("pr",))


def declared(folder: Path, text: str) -> Library:
    """A library whose file has what every one needs, and this text."""
    path = folder / "low.toml"
    path.write_text(f'place = 1\nstatus = "S"\nheaders = []\nparts = []\nprefixes = []\n{text}')
    return sources.read_library(path)


def function(symbol: str, result: str, *types: str) -> Function:
    return Function(symbol, result, tuple(Param(f"p{i}", type_) for i, type_ in enumerate(types)))


def reading(release: str, *functions: Function, **parts: Any) -> Reading:
    """A reading of one release; without other words every function is called by its own name."""
    declared = {f.symbol: f for f in functions}
    parts.setdefault("names", {"plain": {symbol: symbol for symbol in declared}})
    return Reading(release, by_mode={"plain": declared}, functions=declared, **parts)


def tables(folded: history.History, roles: Mapping[str, Sequence[str]] | None = None) -> SimpleNamespace:
    """The tables of a history as cudyn reads them; without other words every parameter is `in`."""
    of_spans = {
        symbol: [roles[symbol] if roles else ["in"] * len(span.value.params) for span in spans]
        for symbol, spans in folded.functions.items()
    }
    names: dict[str, Any] = {}
    exec(emit.functions_table(LIBRARY, folded, of_spans), names)
    exec(emit.types_table(LIBRARY, folded), names)
    return SimpleNamespace(**names)


# --- introduced and removed


def test_introduced_and_removed() -> None:
    a, b, c = (function(f"pr{x}", "int") for x in "ABC")
    folded = history.fold([reading("1.0", a, b), reading("1.1", a, b, c), reading("2.0", a, c)])
    assert folded.releases == ["1.0", "1.1", "2.0"]
    assert folded.functions == {
        "prA": [Span(a, "1.0", None)],
        "prC": [Span(c, "1.1", None)],
        "prB": [Span(b, "1.0", "2.0")],
    }
    assert list(folded.functions) == ["prA", "prC", "prB"]  # the newest header's order, then what is gone


def test_where_a_name_leads_changes() -> None:
    one = function("prA", "int", "int")
    two = function("prA_v2", "int", "long long")
    folded = history.fold(
        [
            reading("1.0", one),
            reading("1.1", one, two, names={"plain": {"prA": "prA", "prA_v2": "prA_v2"}}),
            reading("2.0", one, two, names={"plain": {"prA": "prA_v2", "prA_v2": "prA_v2"}}),
        ]
    )
    assert folded.names["prA"] == [Span("prA", "1.0", "2.0"), Span("prA_v2", "2.0", None)]
    assert tables(folded).NAMES == {"prA": "@1.0<2.0 prA | @2.0 prA_v2"}


def test_a_name_that_led_elsewhere_only_in_older_releases() -> None:
    functions = [function("prA", "int", "int"), function("prA_v2", "int", "size_t")]
    away = {"plain": {"prA": "prA_v2", "prA_v2": "prA_v2"}}
    folded = history.fold([reading("1.0", *functions, names=away), reading("2.0", *functions)])
    assert tables(folded).NAMES == {"prA": "@1.0<2.0 prA_v2 | @2.0 prA"}


def test_the_newest_documentation_and_names_are_kept() -> None:
    old = Function("prA", "int", (Param("old", "int"),), "old words")
    new = Function("prA", "int", (Param("new", "int"),), "new words")
    folded = history.fold([reading("1.0", old), reading("1.1", new)])
    assert folded.functions["prA"] == [Span(new, "1.0", None)]
    assert folded.functions["prA"][0].value.doc == "new words"


# --- what must not change


def stopped(*readings: Reading) -> str:
    with pytest.raises(CodegenError) as caught:
        history.fold(readings)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("by_version", [False, True])
def test_a_function_may_come_and_go(by_version: bool) -> None:
    a = function("prA", "int", "int")
    b = Function("prA", "int", (Param("other", "int"),))
    readings = [reading("1.0", a), reading("1.1"), reading("1.2", b), reading("2.0"), reading("2.1", a)]
    folded = history.fold(readings, by_version)
    assert folded.functions["prA"] == [Span(a, "1.0", "1.1"), Span(b, "1.2", "2.0"), Span(a, "2.1", None)]
    assert folded.variants == ({} if by_version else None)
    assert tables(folded).FUNCTIONS == {
        "prA": "@1.0<1.1 int (int p0) | @1.2<2.0 int (int other) | @2.1 int (int p0)"
    }


def test_a_function_that_comes_back_as_another_stops_the_codegen() -> None:
    a = function("prA", "int", "int")
    b = function("prA", "int", "size_t")
    message = stopped(reading("1.0", a), reading("1.1"), reading("1.2", b))
    assert message == (
        "prA differs between 1.0 and 1.2, and no [[layout]] of its file holds: argument 1: size_t for int "
        "(1.0: int prA(int p0); 1.2: int prA(size_t p0))"
    )


STRUCTS = {
    "small_st": Record("struct", 4, 4, (Field("a", 0, "int"),)),
    "big_st": Record("struct", 8, 8, (Field("a", 0, "long long"),)),
    "float_st": Record("struct", 4, 4, (Field("a", 0, "float"),)),
    "same_st": Record("struct", 4, 4, (Field("b", 0, "unsigned int"),)),
    "floats_st": Record("struct", 8, 4, (Field("a", 0, "float[2]"),)),
    "ints_st": Record("struct", 8, 4, (Field("a", 0, "int[2]"),)),
    "many_floats_st": Record("struct", 16, 4, (Field("a", 0, "struct floats_st[2]"),)),
    "many_ints_st": Record("struct", 16, 4, (Field("a", 0, "struct ints_st[2]"),)),
    "pair_st": Record("struct", 8, 4, (Field("a", 0, "int"), Field("b", 32, "int"))),
    "nested_st": Record("struct", 8, 8, (Field("", 0, Record("union", 8, 8, (Field("a", 0, "size_t"),))),)),
}
TYPEDEFS = {
    "PRint": "int",
    "PRenum": "enum e",
    "PRhandle": "struct handle_st *",
    "PRother": "struct other_st *",
    "PRsmall": "struct small_st",
    "PRcallback": "void (*)(void *)",
    "PRother_callback": "int (*)(int)",
    "PRother_function": "int (int)",
    "PRfunction": "void (int)",
    "PRtakes_small": "void (*)(struct small_st *, void (*)(int))",
    "PRtakes_big": "void (*)(struct big_st *, void (*)(int))",
    "PRfloats": "struct many_floats_st",
    "PRints": "struct many_ints_st",
    "PRptr": "unsigned long long",
}
ENUMS = {"e": Enum("unsigned int", (("A", 0),))}


def abi(release: str, *types: str) -> Reading:
    return reading(release, function("prA", *types), records=STRUCTS, typedefs=TYPEDEFS, enums=ENUMS)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(["int", "int"], ["int", "long long"], id="a wider integer"),
        pytest.param(["int", "int"], ["int", "float"], id="a float of the same size"),
        pytest.param(["int", "long long"], ["int", "double"], id="a double of the same size"),
        pytest.param(["int", "int"], ["int", "int *"], id="a pointer"),
        pytest.param(["int", "size_t"], ["int", "void *"], id="a pointer of the same size"),
        pytest.param(["int", "int *"], ["int", "int **"], id="a pointer more"),
        pytest.param(["int", "unsigned int *"], ["int", "size_t *"], id="a wider object pointed at"),
        pytest.param(["int", "PRhandle"], ["int", "PRhandle *"], id="a handle and a pointer to one"),
        pytest.param(["int", "PRsmall *"], ["int", "int *"], id="a struct and an integer pointed at"),
        pytest.param(["int", "PRcallback"], ["int", "void *"], id="a callback and data"),
        pytest.param(["int", "PRsmall"], ["int", "struct big_st"], id="a bigger struct by value"),
        pytest.param(["int", "PRsmall"], ["int", "struct float_st"], id="a struct in another register"),
        pytest.param(["int", "int"], ["int", "PRsmall"], id="a struct instead of an integer"),
        pytest.param(["int", "PRenum"], ["int", "char"], id="a narrower integer"),
        pytest.param(["int", "struct floats_st"], ["int", "struct ints_st"], id="floats as ints by value"),
        pytest.param(["int", "PRfloats"], ["int", "PRints"], id="an array of them in an array"),
        pytest.param(["int", "PRcallback"], ["int", "PRother_callback"], id="another callback"),
        pytest.param(["int", "PRcallback"], ["int", "PRfunction *"], id="another function"),
        pytest.param(["int", "PRtakes_small *"], ["int", "PRtakes_big *"], id="a callback in what it takes"),
        pytest.param(["int", "void (**)(int)"], ["int", "void (**)(float)"], id="a callback to be filled in"),
        pytest.param(["int", "PRsmall *"], ["int", "struct big_st *"], id="a bigger struct pointed at"),
        pytest.param(["int", "int (*)[2]"], ["int", "int (*)[4]"], id="a longer array pointed at"),
        pytest.param(["int", "int"], ["int", "int", "int"], id="a parameter more"),
        pytest.param(["int", "int", "void *"], ["int", "void *", "int"], id="another order"),
        pytest.param(["int"], ["void"], id="no result"),
        pytest.param(["int", "int"], ["const char *", "int"], id="another result"),
    ],
)
def test_another_abi_stops_the_codegen(before: list[str], after: list[str]) -> None:
    for first, second in ((before, after), (after, before)):
        message = stopped(abi("1.0", *first), abi("1.1", *first), abi("2.0", *second))
        old = function("prA", *first)
        new = function("prA", *second)
        assert message.startswith("prA differs between 1.1 and 2.0, and no [[layout]] of its file holds: ")
        assert message.endswith(f" (1.1: {old}; 2.0: {new})")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("int", "PRint", id="a typedef of it"),
        pytest.param("int", "unsigned int", id="the other sign"),
        pytest.param("PRhandle", "PRother", id="a renamed handle"),
        pytest.param("struct small_st *", "struct same_st *", id="a renamed struct pointed at"),
        pytest.param("PRsmall *", "struct small_st *", id="a typedef of a struct pointed at"),
        pytest.param("const PRsmall *", "PRsmall *", id="const"),
        pytest.param("size_t", "PRptr", id="an integer of the same size"),
        pytest.param("uint64_t", "unsigned long long", id="a sized integer"),
        pytest.param("PRcallback", "void (*)(const void *)", id="a callback spelled out"),
        pytest.param("PRother_callback", "PRother_function *", id="a callback by its function's type"),
        pytest.param("struct big_st", "struct nested_st", id="a struct by value of the same make"),
    ],
)
def test_the_same_abi_under_another_name_is_the_same(before: str, after: str) -> None:
    for first, second in ((before, after), (after, before)):
        folded = history.fold([abi("1.0", "int", first, "int"), abi("2.0", "int", second, "int")])
        assert folded.functions["prA"] == [Span(function("prA", "int", second, "int"), "1.0", None)]


@pytest.mark.parametrize("pointer", ["", " *"])
@pytest.mark.parametrize("after", ["int", "PRlater"])
def test_another_enum_is_the_same_call_with_a_span_of_its_own(pointer: str, after: str) -> None:
    """Each release gives and returns the enumerators of its own header; no variant comes of it."""
    enums = {name: Enum("unsigned int", ((f"{name}_A", 0),)) for name in ("PRenum", "PRlater")}
    typedefs = {name: f"enum {name}" for name in enums}
    first, second = (
        reading(release, function("prA", "int", f"{type_}{pointer}"), typedefs=typedefs, enums=enums)
        for release, type_ in (("1.0", "PRenum"), ("2.0", after))
    )
    for folded in (history.fold([first, second]), by_version(first, second)):
        assert [(span.value.params[0].type, span.removed) for span in folded.functions["prA"]] == [
            (f"PRenum{pointer}", "2.0"),
            (f"{after}{pointer}", None),
        ]
        assert not folded.variants


def test_a_type_that_changes_under_its_name_is_another_abi() -> None:
    prototype = function("prA", "int", "PRdesc")
    small = reading("1.0", prototype, typedefs={"PRdesc": "struct small_st"}, records=STRUCTS)
    big = reading("1.1", prototype, typedefs={"PRdesc": "struct pair_st"}, records=STRUCTS)
    assert stopped(small, big).startswith("prA differs between 1.0 and 1.1")


# --- a library whose symbols carry no version


def by_version(*readings: Reading) -> history.History:
    return history.fold(readings, by_version=True)


@pytest.mark.parametrize("second", ["2.0", "1.2"], ids=["in another major", "within a major"])
def test_another_prototype_is_another_variant(second: str) -> None:
    """The library's version tells them apart."""
    old = function("prA", "int", "int")
    new = function("prA", "int", "size_t")
    folded = by_version(reading("1.0", old), reading("1.1", old), reading(second, new), reading("2.1", new))
    assert folded.functions["prA"] == [Span(old, "1.0", second), Span(new, second, None)]
    assert folded.variants == {"prA": [second]}
    assert folded.changes == {"prA": ["argument 1: size_t for int"]}
    rows = f"@1.0<{second} int (int p0) | @{second} int (size_t p0)"
    made = tables(folded)
    assert ({"prA": (second,)}, {"prA": rows}) == (made.VARIANTS, made.FUNCTIONS)


def test_nobody_knows_how_a_release_calls_what_it_does_not_declare() -> None:
    """Where the declarations before and after differ, it has a variant of its own."""
    old = function("prA", "int", "int")
    new = function("prA", "int", "size_t")
    folded = by_version(reading("1.0", old), reading("2.0"), reading("2.1", new), reading("3.0", old))
    assert folded.variants == {"prA": ["2.0", "2.1", "3.0"]}
    assert [(s.introduced, s.removed) for s in folded.functions["prA"]] == [
        ("1.0", "2.0"),
        ("2.1", "3.0"),
        ("3.0", None),
    ]


def test_what_the_librarys_version_does_not_tell_is_left_out_with_all_its_names() -> None:
    old = function("prA", "int", "int")
    new = function("prA", "int", "size_t")
    other = function("prB", "int")
    names = {"plain": {"prA": "prA", "prAlias": "prA", "prB": "prB"}}
    readings = [
        reading(release, first, other, names={"plain": dict(names["plain"])}, version=version)
        for release, first, version in (
            ("1.0", old, (7, 0)),
            ("2.0", old, (7, 1)),
            ("2.1", new, (7, 1)),
            ("2.2", new, (7, 2)),
        )
    ]
    folded = by_version(*readings)
    assert list(folded.functions) == list(folded.names) == ["prB"]
    assert folded.variants == {}
    for found in readings:
        assert found.names["plain"] == {"prB": "prB"}
        assert found.left_out == {"prA": "its signature changes, and the library's version does not"}


def test_a_layout_that_was_room_for_two_things_in_turn_is_seen() -> None:
    """Each release agrees with the one before it, and the last not with the second."""
    room = of(("a", 0, "int"), ("reserved", 32, "int"))
    first = of(("a", 0, "int"), ("b", 32, "int"))
    second = of(("a", 0, "int"), ("c", 32, "float"))
    readings = [taking(f"1.{i}", record) for i, record in enumerate((room, first, room, second))]
    assert by_version(*readings).variants == {"prA": ["1.3"]}
    assert by_version(*readings[:3]).variants == {}
    assert "prA differs between 1.1 and 1.3" in stopped(*readings)


def test_a_change_within_a_major_stops_a_library_whose_symbols_carry_versions() -> None:
    assert stopped(
        reading("2.0", function("prA", "int", "int")), reading("2.1", function("prA", "int", "size_t"))
    )


def test_a_symbol_that_changes_nowhere_has_no_variants() -> None:
    """Not even where it is written in another way, or its arguments have other names."""
    folded = by_version(abi("1.0", "int", "PRhandle"), abi("2.0", "int", "struct other_st *"))
    assert folded.variants == {}
    assert len(folded.functions["prA"]) == 1


def taking(release: str, record: Record, *, tag: str = "desc_st", type_: str = "PRdesc *") -> Reading:
    """A reading in which a record is reached from a function: by a typedef, a record and a pointer."""
    outer = Record("struct", 8, 8, (Field("inner", 0, f"const struct {tag} *"),))
    return reading(
        release,
        function("prA", "int", type_),
        function("prB", "int", "int"),
        records={tag: record, "outer_st": outer},
        typedefs={"PRdesc": f"struct {tag}", "PRouter": "struct outer_st"},
    )


def of(*fields: tuple[str, int, str], size: int = 8, align: int = 4) -> Record:
    return Record("struct", size, align, tuple(Field(*field) for field in fields))


TWO = of(("a", 0, "int"), ("b", 32, "int"))


def test_a_renamed_record_that_a_parameter_points_at_is_compared_with_its_successor() -> None:
    def renamed(record: Record) -> dict[str, list[str]] | None:
        return by_version(taking("1.0", TWO), taking("2.0", record, tag="desc_v2_st")).variants

    assert renamed(TWO) == {}
    assert renamed(of(("a", 0, "int"), ("b", 32, "int"), size=12)) == {"prA": ["2.0"]}


def test_only_a_library_by_version_has_variants() -> None:
    assert history.fold([taking("1.0", TWO), taking("2.0", of(("c", 0, "int")))]).variants is None
    assert tables(history.fold([reading("1.0")])).VARIANTS is None


# --- what is another library's, and versions


def test_what_is_another_librarys_is_in_no_table_of_this_one() -> None:
    parts: dict[str, Any] = {
        "records": {"foreign_st": TWO, "own_st": Record("struct", 8, 4, (Field("f", 0, "PRforeign"),))},
        "enums": {"foreign_e": Enum("int", (("F", 0),)), "own_e": Enum("int", (("O", 0),))},
        "typedefs": {"PRforeign": "struct foreign_st", "PRown": "struct own_st"},
    }
    foreign = {"foreign_st", "foreign_e", "PRforeign"}
    folded = history.fold([reading("1.0", function("prA", "int", "PRforeign *"), foreign=foreign, **parts)])
    assert (list(folded.records), list(folded.enums), list(folded.typedefs)) == (
        ["own_st"],
        ["own_e"],
        ["PRown"],
    )


def test_what_changes_in_another_library_splits_what_leads_to_it() -> None:
    def at(release: str, record: Record) -> Reading:
        own = Record("struct", 8, 8, (Field("f", 0, "struct foreign_st *"),))
        records = {"foreign_st": record, "own_st": own}
        return reading(
            release, function("prA", "int", "struct own_st *"), records=records, foreign={"foreign_st"}
        )

    bigger = of(("a", 0, "int"), ("b", 32, "int"), size=12)
    folded = by_version(at("1.0", TWO), at("2.0", bigger))
    assert list(folded.records) == ["own_st"]
    assert [s.introduced for s in folded.records["own_st"]] == ["1.0", "2.0"]
    assert folded.variants == {"prA": ["2.0"]}


def test_the_librarys_own_version_is_kept_for_each_release() -> None:
    folded = history.fold([reading("1.0", version=(10, 2)), reading("1.1", version=(10, 3))])
    assert folded.versions == {"1.0": (10, 2), "1.1": (10, 3)}
    assert folded.versions == tables(folded).VERSIONS
    assert history.fold([reading("1.0")]).versions == tables(history.fold([reading("1.0")])).VERSIONS == {}


# --- per-thread default streams


def streams(release: str, plain: str, per_thread: str | None) -> Reading:
    """A reading in which `prA` leads to one symbol, and to another with per-thread default streams."""
    symbols = ["prA", "prA_v2", "prA_ptsz", "prA_v2_ptds"]
    names = {"plain": {"prA": plain, "prB": "prB"}, "per_thread": {"prB": "prB", "prOnlyHere": "prA"}}
    if per_thread:
        names["per_thread"]["prA"] = per_thread
    return reading(release, *(function(s, "int") for s in symbols), names=names)


def test_per_thread_names_are_kept_where_they_lead_elsewhere() -> None:
    folded = history.fold(
        [
            streams("1.0", "prA", None),
            streams("1.1", "prA", "prA"),
            streams("1.2", "prA", "prA_ptsz"),
            streams("2.0", "prA_v2", "prA_v2_ptds"),
            streams("2.1", "prA_v2", "prA_v2_ptds"),
        ]
    )
    assert folded.per_thread == {"prA": [Span("prA_ptsz", "1.2", "2.0"), Span("prA_v2_ptds", "2.0", None)]}
    assert tables(folded).PER_THREAD == {"prA": "@1.2<2.0 prA_ptsz | @2.0 prA_v2_ptds"}


def test_a_library_without_per_thread_mode_has_no_per_thread_names() -> None:
    folded = history.fold([reading("1.0", function("prA", "int"))])
    assert (folded.per_thread, tables(folded).PER_THREAD) == ({}, {})


# --- any history at all


typedefs = st.sampled_from(
    ["int", "unsigned int[2][3]", "struct x_st *", "void (*)(int, const char *)", "PRt"]
)
integers = st.integers(-(1 << 31), (1 << 32) - 1)


def scalars(name: str) -> st.SearchStrategy[Field]:
    return st.builds(
        Field,
        st.just(name),
        st.integers(0, 99).map(lambda byte: byte * 8),
        st.sampled_from(["int", "char *", "float[2]"]),
    )


def bits(name: str) -> st.SearchStrategy[Field]:
    return st.builds(Field, st.just(name), st.integers(0, 500), st.just("unsigned int"), st.integers(1, 32))


def records(depth: int = 0) -> st.SearchStrategy[Record]:
    members = [scalars("x"), scalars("y"), bits("z"), bits("")]
    if depth < 2:
        byte = st.integers(0, 64).map(lambda byte: byte * 8)
        members.append(st.builds(Field, st.sampled_from(["", "in"]), byte, records(depth + 1)))
        many = st.builds(Field, st.just("many"), byte, records(depth + 1), st.none(), st.just("[2][3]"))
        members.append(many)
    return st.builds(
        Record,
        st.sampled_from(["struct", "union"]),
        st.integers(1, 128),
        st.sampled_from([1, 2, 4, 8, 64]),
        st.lists(st.one_of(*members), max_size=4).map(tuple),
    )


def enums() -> st.SearchStrategy[Enum]:
    values = st.dictionaries(st.sampled_from(["E_A", "E_B", "E_C"]), integers, min_size=1)
    return values.map(lambda found: Enum("int", tuple(found.items())))
