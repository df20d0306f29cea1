"""Any history at all, folded, emitted and read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen import emit, history
from codegen.abi import check_passed
from codegen.errors import CodegenError
from codegen.history import Span
from codegen.model import Constant, Enum, Field, Function, Param, Reading, Record
from cudyn._tables import rows

from .test_history import LIBRARY, by_version, enums, function, integers, reading, records, tables, typedefs

# --- any history at all


RELEASES = ("1.0", "1.1", "1.9", "1.10", "2.0", "2.1")


NAMES = ("a", "b", "c", "d")


def per_release(values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, list[Any]]]:
    """Name -> its value in each release, or None where a release has none."""
    column = st.lists(st.none() | values, min_size=len(RELEASES), max_size=len(RELEASES))
    return st.dictionaries(st.sampled_from(NAMES), column)


def at_release(table: Mapping[str, Sequence[Any]], number: int) -> dict[str, Any]:
    return {name: column[number] for name, column in table.items() if column[number] is not None}


def expanded(spans: Sequence[Span[Any]], releases: Sequence[str]) -> list[Any]:
    """The value at each release; more than one at a release is an error."""
    result: list[Any] = [None] * len(releases)
    for span in spans:
        end = releases.index(span.removed) if span.removed else len(releases)
        assert releases.index(span.introduced) < end
        for i in range(releases.index(span.introduced), end):
            assert result[i] is None
            result[i] = span.value
    return result


def check_spans(folded: Mapping[str, Sequence[Span[Any]]], table: Mapping[str, Sequence[Any]]) -> None:
    """Expanding gives what came in, and no two neighbours hold the same."""
    assert {n: expanded(s, RELEASES) for n, s in folded.items()} == {
        name: list(column) for name, column in table.items() if any(value is not None for value in column)
    }
    for spans in folded.values():
        for one, two in pairwise(spans):
            assert one.removed != two.introduced or one.value != two.value


constants = st.builds(Constant, st.sampled_from(["int", "long long", "PRhandle"]), integers)


constants |= st.builds(Constant, st.just("unsigned int"), st.integers(0, (1 << 32) - 1))


constants |= st.builds(Constant, st.just(""), st.sampled_from(["PR_ONE", "PR_TWO"]))


@given(per_release(typedefs), per_release(constants))
def test_spans_and_rows_of_any_typedefs_and_constants(
    types: dict[str, list[str | None]], macros: dict[str, list[Constant | None]]
) -> None:
    folded = history.fold(
        [
            reading(release, typedefs=at_release(types, i), constants=at_release(macros, i))
            for i, release in enumerate(RELEASES)
        ]
    )
    check_spans(folded.typedefs, types)
    check_spans(folded.constants, macros)
    written = tables(folded)
    check_rows(written.TYPEDEFS, written.RELEASES, types, str)
    check_rows(written.CONSTANTS, written.RELEASES, macros, constant_text)


def check_rows(
    table: Mapping[str, str | int],
    releases: Sequence[str],
    values: Mapping[str, Sequence[Any]],
    text: Callable[[Any], str],
) -> None:
    """Looking a row up at each release gives the value that the release had."""
    assert tuple(releases) == RELEASES
    for name, column in values.items():
        for release, value in zip(RELEASES, column):
            found = rows.at(table[name], releases, release) if name in table else None
            assert found == (None if value is None else text(value))


def constant_text(constant: Constant) -> str:
    named = constant.type == "PRhandle"
    return f"PRhandle {constant.value}" if named else str(constant.value)


@given(per_release(enums()))
def test_spans_and_rows_of_any_enums(drawn: dict[str, list[Enum | None]]) -> None:
    folded = history.fold([reading(r, enums=at_release(drawn, i)) for i, r in enumerate(RELEASES)])
    check_spans(folded.enums, drawn)
    written = tables(folded)
    for tag, column in drawn.items():
        wanted = {
            name: [dict(enum.values).get(name) if enum else None for enum in column]
            for name in ("E_A", "E_B", "E_C")
        }
        if tag in folded.enums:
            check_spans(history.enumerators(folded.enums[tag], RELEASES), wanted)
            type_, enumerators = rows.enum(written.ENUMS[tag])
            assert type_ == "int"
            check_rows(enumerators, written.RELEASES, wanted, str)
        else:
            assert tag not in written.ENUMS


@given(per_release(records()))
def test_spans_and_rows_of_any_records(drawn: dict[str, list[Record | None]]) -> None:
    folded = by_version(*(reading(r, records=at_release(drawn, i)) for i, r in enumerate(RELEASES)))
    check_spans(folded.records, drawn)
    written = tables(folded)
    for tag, column in drawn.items():
        blocks = rows.blocks(written.RECORDS[tag], RELEASES) if tag in written.RECORDS else []
        for release, record in zip(RELEASES, column):
            found = [rows.layout(block[-1]) for block in blocks if rows.holds(block, RELEASES, release)]
            assert [model_of(root) for root in found] == ([] if record is None else [record])


def model_of(root: rows.Member) -> Record:
    """A row's record as the codegen's own."""
    assert root.kind in ("struct", "union")
    members = tuple(
        Field(m.name, m.offset * 8 + (m.bit or 0), model_of(m), None, m.type)
        if m.kind
        else Field(m.name, m.offset * 8 + (m.bit or 0), m.type, m.bits)
        for m in root.members
    )
    return Record("struct" if root.kind == "struct" else "union", root.size, root.align, members)


@given(
    st.dictionaries(
        st.sampled_from(["prA", "prB", "prA_v2", "prA_ptsz", "prA_v2_ptds"]),
        st.tuples(st.integers(0, len(RELEASES) - 1), st.integers(1, len(RELEASES))).filter(
            lambda span: span[0] < span[1]
        ),
        min_size=1,
    ),
    st.lists(
        st.tuples(
            st.sampled_from(["int", "size_t *", "const char *const *", "void (*)(void *)"]),
            st.sampled_from(["in", "out", "inout"]),
        ),
        max_size=4,
    ),
)
def test_spans_and_rows_of_any_functions(
    present: dict[str, tuple[int, int]], params: list[tuple[str, str]]
) -> None:
    types = [type_ for type_, _ in params]
    roles = [role for _, role in params]

    def at(number: int) -> Reading:
        symbols = [symbol for symbol, (first, end) in present.items() if first <= number < end]
        return reading(RELEASES[number], *[function(symbol, "int", *types) for symbol in symbols])

    folded = history.fold([at(number) for number in range(len(RELEASES))])
    written = tables(folded, dict.fromkeys(present, roles))
    for symbol, (first, end) in present.items():
        for i, release in enumerate(RELEASES):
            text = rows.at(written.FUNCTIONS[symbol], RELEASES, release)
            assert (text is not None) == (first <= i < end)
        text = rows.spans(written.FUNCTIONS[symbol], RELEASES)[-1][2]
        if text.startswith("="):  # the prototype of the symbol without suffix, whatever releases have that
            assert text[1:] in present
            text = rows.spans(written.FUNCTIONS[text[1:]], RELEASES)[-1][2]
        result, found = rows.prototype(text)
        assert [result, *(p.type for p in found)] == ["int", *types]
        assert [(p.role, p.name) for p in found] == [(role, f"p{i}") for i, role in enumerate(roles)]


def test_a_per_thread_symbol_with_other_roles_has_a_row_of_its_own() -> None:
    folded = history.fold(
        [reading("1.0", *(function(s, "int", "int *") for s in ("prA", "prA_ptds", "prA_ptsz")))]
    )
    written = tables(folded, {"prA": ["out"], "prA_ptds": ["out"], "prA_ptsz": ["in"]})
    assert written.FUNCTIONS == {"prA": "int (out int *p0)", "prA_ptds": "=prA", "prA_ptsz": "int (int *p0)"}


# --- records of calls


def record_of(*members: tuple[str, int, str], size: int) -> Record:
    """A struct, aligned to 8, of (name, offset in bytes, type)."""
    return Record("struct", size, 8, tuple(Field(name, 8 * at, type_) for name, at, type_ in members))


CALLED = Function("prA", "int", (Param("n", "int"), Param("p", "prT *")))


AS_CALLED = record_of(("n", 0, "int"), ("p", 8, "prT *"), size=16)


@pytest.mark.parametrize(
    ("tag", "record", "is_told"),
    [
        pytest.param("prA_params_st", AS_CALLED, False, id="the parameters"),
        pytest.param("prA_v3020_params_st", AS_CALLED, False, id="with a version"),
        pytest.param("prB_params_st", AS_CALLED, True, id="of no function"),
        pytest.param("prA_args_st", AS_CALLED, True, id="another ending"),
        pytest.param(
            "prA_params_st", record_of(("m", 0, "int"), ("p", 8, "prT *"), size=16), True, id="another name"
        ),
        pytest.param(
            "prA_params_st", record_of(("n", 0, "int"), ("p", 8, "prU *"), size=16), True, id="another type"
        ),
        pytest.param(
            "prA_params_st", record_of(("n", 0, "int"), ("p", 16, "prT *"), size=24), True, id="a gap"
        ),
        pytest.param(
            "prA_params_st", record_of(("n", 0, "int"), ("p", 8, "prT *"), size=24), True, id="room behind"
        ),
        pytest.param("prA_params_st", record_of(("n", 0, "int"), size=8), True, id="one less"),
    ],
)
def test_a_record_of_a_call_is_told_where_it_is_not_the_parameters(
    tag: str, record: Record, is_told: bool
) -> None:
    types = {"prT": "int", "prU": "int"}
    used = history.fold([reading("1.0", CALLED, typedefs=types)])
    named = {tag.removesuffix("_st"): f"struct {tag}"} if tag.endswith("_params_st") else {}
    folded = history.fold([reading("1.0", records={tag: record}, typedefs={**types, **named})])
    names: dict[str, Any] = {}
    exec(emit.types_table(replace(LIBRARY, tagged=("_params",)), folded, [used]), names)
    assert (names["RECORDS"][tag] != "=") is is_told


def test_a_record_of_a_call_is_compared_in_the_release_that_its_span_begins_with() -> None:
    """Where the prototype is of another release, the table has the members."""
    later = Function("prA", "int", (Param("n", "int"),))
    records = {"prA_params_st": AS_CALLED}
    types = {"prT": "int", "prA_params": "struct prA_params_st"}
    used = history.fold(
        [reading("1.0", later), reading("2.0", CALLED, typedefs={"prT": "int"})], by_version=True
    )
    folded = history.fold([reading(r, records=records, typedefs=types) for r in ("1.0", "2.0")])
    names: dict[str, Any] = {}
    exec(emit.types_table(replace(LIBRARY, tagged=("_params",)), folded, [used]), names)
    assert names["RECORDS"]["prA_params_st"].startswith("struct 16 8\n")


FLOAT = Field("f", 0, "float")
UNION = Record("union", 4, 4, (Field("i", 0, "int"), Field("u", 0, "unsigned int")))


PASSED = {
    "a union and a float": (Record("struct", 8, 4, (FLOAT, Field("", 32, UNION))), True),
    "a float in the union": (Record("union", 4, 4, (FLOAT, Field("i", 0, "int"))), True),
    "in a record in it": (
        Record("struct", 8, 4, (Field("d", 0, "PRfloat"), Field("u", 32, "struct u_st[1]"))),
        True,
    ),
    "a union alone": (Record("struct", 4, 4, (Field("", 0, UNION),)), False),
    "a float alone": (Record("struct", 4, 4, (FLOAT,)), False),
}


@pytest.mark.parametrize("case", PASSED)
@pytest.mark.parametrize("way", ["parameter", "result", "callback", "pointer"])
def test_a_record_by_value_with_a_union_and_a_float_is_refused(case: str, way: str) -> None:
    """libffi is told of integers in its place, which is not how C passes it."""
    record, is_mixed = PASSED[case]
    types = {"parameter": ("int", "PRx"), "result": ("PRx", "int"), "pointer": ("int", "PRx *")}
    result, taken = types.get(way, ("int", "PRcall"))
    one = reading(
        "1.0",
        Function("prA", result, (Param("x", taken),)),
        records={"x_st": record, "u_st": UNION},
        typedefs={
            "PRx": "struct x_st",
            "PRfloat": "float",
            "PRcall": f"void (*)({'PRx' if way == 'callback' else 'int'})",
        },
    )
    if is_mixed and way != "pointer":
        with pytest.raises(CodegenError, match=r"^1\.0: .*: PRx has a union and a float in it"):
            check_passed(one)
    else:
        check_passed(one)
