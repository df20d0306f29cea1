"""Tests for changes between releases that are allowed, and for changes that are not.

proof/test_read_back.py reads the rows back, release by release.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from codegen import emit, history, sources
from codegen.errors import CodegenError
from codegen.history import Span
from codegen.model import Enum, Field, Function, Param, Reading, Record
from codegen.sources import Library

LIBRARY = Library("driver", "PRresult", ("probe.h",), (), ("pr",))


def declare_library(directory: Path, text: str) -> Library:
    """Return a library whose file has the required keys and this text."""
    path = directory / "low.toml"
    path.write_text(f'place = 1\nstatus = "S"\nheaders = []\nparts = []\nprefixes = []\n{text}')
    return sources.read_library(path)


def make_function(symbol: str, result: str, *types: str) -> Function:
    """Return a function whose parameters have these types and the names p0, p1, ..."""
    return Function(symbol, result, tuple(Param(f"p{i}", type_) for i, type_ in enumerate(types)))


def make_reading(release: str, *functions: Function, **parts: Any) -> Reading:
    """Return a reading of one release. By default the name of each function is its symbol."""
    declared = {f.symbol: f for f in functions}
    parts.setdefault("names", {"plain": {symbol: symbol for symbol in declared}})
    return Reading(release, by_mode={"plain": declared}, functions=declared, **parts)


def make_tables(folded: history.History) -> dict[str, Any]:
    """Return the function table in the form that cudyn reads. Every parameter has the `in` role."""
    roles = {
        symbol: [["in"] * len(span.value.params) for span in spans]
        for symbol, spans in folded.functions.items()
    }
    names: dict[str, Any] = {}
    exec(emit.functions_table(LIBRARY, folded, roles), names)
    return names


# --- changes that are not allowed


def get_fold_error(*readings: Reading) -> str:
    """Return the one-line message with which the comparison of the readings stops."""
    with pytest.raises(CodegenError) as caught:
        history.combine(readings)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("by_version", [False, True])
def test_fold_with_a_removed_function_has_a_span_for_each_period(by_version: bool) -> None:
    """The function is removed twice and comes back with another signature."""
    function_with_int = make_function("prA", "int", "int")
    function_with_other_name = Function("prA", "int", (Param("other", "int"),))
    readings = [
        make_reading("1.0", function_with_int),
        make_reading("1.1"),
        make_reading("1.2", function_with_other_name),
        make_reading("2.0"),
        make_reading("2.1", function_with_int),
    ]
    folded = history.combine(readings, by_version=by_version)
    assert folded.functions["prA"] == [
        Span(function_with_int, "1.0", "1.1"),
        Span(function_with_other_name, "1.2", "2.0"),
        Span(function_with_int, "2.1", None),
    ]
    assert folded.variants == ({} if by_version else None)
    assert make_tables(folded)["FUNCTIONS"] == {
        "prA": "@1.0<1.1 int (int p0) | @1.2<2.0 int (int other) | @2.1 int (int p0)"
    }


def test_fold_with_a_changed_function_after_a_gap_raises() -> None:
    old = make_function("prA", "int", "int")
    new = make_function("prA", "int", "size_t")
    message = get_fold_error(make_reading("1.0", old), make_reading("1.1"), make_reading("1.2", new))
    assert message == (
        "prA differs between 1.0 and 1.2, and no [[layout]] entry in its file matches: "
        "argument 1: size_t instead of int (1.0: int prA(int p0); 1.2: int prA(size_t p0))"
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


def read_with_types(release: str, *types: str) -> Reading:
    """Return a reading of one function with this result and these types of parameters."""
    return make_reading(
        release, make_function("prA", *types), records=STRUCTS, typedefs=TYPEDEFS, enums=ENUMS
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(["int", "int"], ["int", "long long"], id="wider integer"),
        pytest.param(["int", "int"], ["int", "float"], id="float of the same size"),
        pytest.param(["int", "long long"], ["int", "double"], id="double of the same size"),
        pytest.param(["int", "int"], ["int", "int *"], id="pointer for an integer"),
        pytest.param(["int", "size_t"], ["int", "void *"], id="pointer of the same size"),
        pytest.param(["int", "int *"], ["int", "int **"], id="pointer to a pointer"),
        pytest.param(["int", "unsigned int *"], ["int", "size_t *"], id="pointer to a wider object"),
        pytest.param(["int", "PRhandle"], ["int", "PRhandle *"], id="pointer to a handle"),
        pytest.param(["int", "PRsmall *"], ["int", "int *"], id="pointer to an integer for a struct"),
        pytest.param(["int", "PRcallback"], ["int", "void *"], id="data for a callback"),
        pytest.param(["int", "PRsmall"], ["int", "struct big_st"], id="larger struct by value"),
        pytest.param(["int", "PRsmall"], ["int", "struct float_st"], id="struct in another register"),
        pytest.param(["int", "int"], ["int", "PRsmall"], id="struct for an integer"),
        pytest.param(["int", "PRenum"], ["int", "char"], id="narrower integer"),
        pytest.param(["int", "struct floats_st"], ["int", "struct ints_st"], id="ints for floats by value"),
        pytest.param(["int", "PRfloats"], ["int", "PRints"], id="ints for floats in nested arrays"),
        pytest.param(["int", "PRcallback"], ["int", "PRother_callback"], id="other callback"),
        pytest.param(["int", "PRcallback"], ["int", "PRfunction *"], id="other function"),
        pytest.param(["int", "PRtakes_small *"], ["int", "PRtakes_big *"], id="parameter of a callback"),
        pytest.param(["int", "void (**)(int)"], ["int", "void (**)(float)"], id="pointer to a callback"),
        pytest.param(["int", "PRsmall *"], ["int", "struct big_st *"], id="pointer to a larger struct"),
        pytest.param(["int", "int (*)[2]"], ["int", "int (*)[4]"], id="pointer to a longer array"),
        pytest.param(["int", "int"], ["int", "int", "int"], id="additional parameter"),
        pytest.param(["int", "int", "void *"], ["int", "void *", "int"], id="different order"),
        pytest.param(["int"], ["void"], id="no result"),
        pytest.param(["int", "int"], ["const char *", "int"], id="different result"),
    ],
)
def test_fold_with_a_different_abi_raises(before: list[str], after: list[str]) -> None:
    """The same function name would then need different calls, so a person has to decide."""
    for first, second in ((before, after), (after, before)):
        message = get_fold_error(
            read_with_types("1.0", *first), read_with_types("1.1", *first), read_with_types("2.0", *second)
        )
        old = make_function("prA", *first)
        new = make_function("prA", *second)
        assert message.startswith(
            "prA differs between 1.1 and 2.0, and no [[layout]] entry in its file matches: "
        )
        assert message.endswith(f" (1.1: {old}; 2.0: {new})")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("int", "PRint", id="typedef"),
        pytest.param("int", "unsigned int", id="other sign"),
        pytest.param("PRhandle", "PRother", id="renamed handle"),
        pytest.param("struct small_st *", "struct same_st *", id="pointer to a renamed struct"),
        pytest.param("PRsmall *", "struct small_st *", id="pointer to a typedef of a struct"),
        pytest.param("const PRsmall *", "PRsmall *", id="const"),
        pytest.param("size_t", "PRptr", id="integer of the same size"),
        pytest.param("uint64_t", "unsigned long long", id="sized integer"),
        pytest.param("PRcallback", "void (*)(const void *)", id="callback without typedef"),
        pytest.param("PRother_callback", "PRother_function *", id="pointer to a typedef of a function"),
        pytest.param("struct big_st", "struct nested_st", id="struct with equal layout by value"),
    ],
)
def test_fold_with_renamed_types_has_one_span(before: str, after: str) -> None:
    for first, second in ((before, after), (after, before)):
        folded = history.combine(
            [read_with_types("1.0", "int", first, "int"), read_with_types("2.0", "int", second, "int")]
        )
        assert folded.functions["prA"] == [Span(make_function("prA", "int", second, "int"), "1.0", None)]


@pytest.mark.parametrize("pointer", ["", " *"])
@pytest.mark.parametrize("after", ["int", "PRlater"])
def test_fold_with_another_enum_has_two_spans_and_no_variant(pointer: str, after: str) -> None:
    """Each release accepts and returns the enumerators of its own header."""
    enums = {name: Enum("unsigned int", ((f"{name}_A", 0),)) for name in ("PRenum", "PRlater")}
    typedefs = {name: f"enum {name}" for name in enums}
    first, second = (
        make_reading(
            release, make_function("prA", "int", f"{type_}{pointer}"), typedefs=typedefs, enums=enums
        )
        for release, type_ in (("1.0", "PRenum"), ("2.0", after))
    )
    for folded in (history.combine([first, second]), fold_by_version(first, second)):
        assert [(span.value.params[0].type, span.removed) for span in folded.functions["prA"]] == [
            (f"PRenum{pointer}", "2.0"),
            (f"{after}{pointer}", None),
        ]
        assert not folded.variants


def test_fold_with_a_redefined_type_raises() -> None:
    prototype = make_function("prA", "int", "PRdesc")
    small = make_reading("1.0", prototype, typedefs={"PRdesc": "struct small_st"}, records=STRUCTS)
    big = make_reading("1.1", prototype, typedefs={"PRdesc": "struct pair_st"}, records=STRUCTS)
    assert get_fold_error(small, big).startswith("prA differs between 1.0 and 1.1")


# --- a library whose symbols are not versioned


def fold_by_version(*readings: Reading) -> history.History:
    """Return the history of a library whose symbols carry no version."""
    return history.combine(readings, by_version=True)


@pytest.mark.parametrize("changed_in", ["2.0", "1.2"], ids=["another major", "same major"])
def test_fold_by_version_with_another_prototype_has_a_variant(changed_in: str) -> None:
    """The library's version determines the variant."""
    old = make_function("prA", "int", "int")
    new = make_function("prA", "int", "size_t")
    folded = fold_by_version(
        make_reading("1.0", old),
        make_reading("1.1", old),
        make_reading(changed_in, new),
        make_reading("2.1", new),
    )
    assert folded.functions["prA"] == [Span(old, "1.0", changed_in), Span(new, changed_in, None)]
    assert folded.variants == {"prA": [changed_in]}
    assert folded.changes == {"prA": ["argument 1: size_t instead of int"]}
    rows = f"@1.0<{changed_in} int (int p0) | @{changed_in} int (size_t p0)"
    table = make_tables(folded)
    assert ({"prA": (changed_in,)}, {"prA": rows}) == (table["VARIANTS"], table["FUNCTIONS"])


def test_fold_by_version_with_a_gap_before_a_change_has_a_variant_for_the_gap() -> None:
    """In releases that do not declare the function, its signature is unknown."""
    old = make_function("prA", "int", "int")
    new = make_function("prA", "int", "size_t")
    folded = fold_by_version(
        make_reading("1.0", old), make_reading("2.0"), make_reading("2.1", new), make_reading("3.0", old)
    )
    assert folded.variants == {"prA": ["2.0", "2.1", "3.0"]}
    assert [(s.introduced, s.removed) for s in folded.functions["prA"]] == [
        ("1.0", "2.0"),
        ("2.1", "3.0"),
        ("3.0", None),
    ]


def test_fold_by_version_omits_functions_that_change_within_a_version() -> None:
    """The version of the loaded library could not tell which signature is correct."""
    old = make_function("prA", "int", "int")
    new = make_function("prA", "int", "size_t")
    other = make_function("prB", "int")
    names = {"plain": {"prA": "prA", "prAlias": "prA", "prB": "prB"}}
    readings = [
        make_reading(release, first, other, names={"plain": dict(names["plain"])}, version=version)
        for release, first, version in (
            ("1.0", old, (7, 0)),
            ("2.0", old, (7, 1)),
            ("2.1", new, (7, 1)),
            ("2.2", new, (7, 2)),
        )
    ]
    folded = fold_by_version(*readings)
    assert list(folded.functions) == list(folded.names) == ["prB"]
    assert folded.variants == {}
    for remaining in readings:
        assert remaining.names["plain"] == {"prB": "prB"}
        assert remaining.left_out == {"prA": "its signature changes, and the library's version does not"}


def test_fold_compares_a_layout_with_all_earlier_releases() -> None:
    """Each release agrees with the previous release, but the last release differs from the second."""
    with_reserved_space = make_struct(("a", 0, "int"), ("reserved", 32, "int"))
    with_int = make_struct(("a", 0, "int"), ("b", 32, "int"))
    with_float = make_struct(("a", 0, "int"), ("c", 32, "float"))
    readings = [
        read_with_record(f"1.{i}", record)
        for i, record in enumerate((with_reserved_space, with_int, with_reserved_space, with_float))
    ]
    assert fold_by_version(*readings).variants == {"prA": ["1.3"]}
    assert fold_by_version(*readings[:3]).variants == {}
    assert "prA differs between 1.1 and 1.3" in get_fold_error(*readings)


def read_with_record(
    release: str, record: Record, *, tag: str = "desc_st", type_: str = "PRdesc *"
) -> Reading:
    """Return a reading in which a function leads to a record: through a typedef, a record and a pointer."""
    outer = Record("struct", 8, 8, (Field("inner", 0, f"const struct {tag} *"),))
    return make_reading(
        release,
        make_function("prA", "int", type_),
        make_function("prB", "int", "int"),
        records={tag: record, "outer_st": outer},
        typedefs={"PRdesc": f"struct {tag}", "PRouter": "struct outer_st"},
    )


def make_struct(*fields: tuple[str, int, str], size: int = 8, align: int = 4) -> Record:
    """Return a struct with these members: name, offset in bits, and type."""
    return Record("struct", size, align, tuple(Field(*field) for field in fields))


TWO = make_struct(("a", 0, "int"), ("b", 32, "int"))


def test_fold_compares_a_renamed_record_with_its_successor() -> None:
    def renamed(record: Record) -> dict[str, list[str]] | None:
        """Return the variants if a record is renamed and has this layout afterwards."""
        return fold_by_version(
            read_with_record("1.0", TWO), read_with_record("2.0", record, tag="desc_v2_st")
        ).variants

    assert renamed(TWO) == {}
    assert renamed(make_struct(("a", 0, "int"), ("b", 32, "int"), size=12)) == {"prA": ["2.0"]}


def test_fold_with_a_changed_foreign_record_splits_spans() -> None:
    """A record of another library that grows also changes the records with pointers to it."""

    def read_foreign(release: str, record: Record) -> Reading:
        """Return a reading in which the foreign record has this layout."""
        own = Record("struct", 8, 8, (Field("f", 0, "struct foreign_st *"),))
        records = {"foreign_st": record, "own_st": own}
        return make_reading(
            release, make_function("prA", "int", "struct own_st *"), records=records, foreign={"foreign_st"}
        )

    bigger = make_struct(("a", 0, "int"), ("b", 32, "int"), size=12)
    folded = fold_by_version(read_foreign("1.0", TWO), read_foreign("2.0", bigger))
    assert list(folded.records) == ["own_st"]
    assert [s.introduced for s in folded.records["own_st"]] == ["1.0", "2.0"]
    assert folded.variants == {"prA": ["2.0"]}


def test_fold_with_recursive_records_terminates() -> None:
    def read_loop(release: str, last: str) -> Reading:
        """Return a reading of two records that point to each other; the last member has this type."""
        first_record = Record("struct", 8, 8, (Field("next", 0, "struct two_st *"),))
        second_record = Record("struct", 8, 8, (Field("next", 0, "struct one_st *"), Field("last", 64, last)))
        return make_reading(release, records={"one_st": first_record, "two_st": second_record})

    folded = fold_by_version(read_loop("1.0", "int"), read_loop("1.1", "int"), read_loop("1.2", "float"))
    assert [s.introduced for s in folded.records["one_st"]] == ["1.0", "1.2"]
