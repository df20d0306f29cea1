"""Tests for records of calls, which are not written twice, and for records that cannot be passed by value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from codegen import emit, history
from codegen.abi import check_records_passed_by_value
from codegen.errors import CodegenError
from codegen.model import Field, Function, Param, Record

from ..support.messages import raises
from .test_history import LIBRARY, make_reading


def make_record(*members: tuple[str, int, str], size: int) -> Record:
    """Return a struct that is aligned to 8 bytes. Members are (name, offset in bytes, type)."""
    return Record("struct", size, 8, tuple(Field(name, 8 * offset, type_) for name, offset, type_ in members))


FUNCTION = Function("prA", "int", (Param("n", "int"), Param("p", "prT *")))
PARAMETERS = make_record(("n", 0, "int"), ("p", 8, "prT *"), size=16)


@pytest.mark.parametrize(
    ("tag", "record", "is_written"),
    [
        pytest.param("prA_params_st", PARAMETERS, False, id="the parameters"),
        pytest.param("prA_v3020_params_st", PARAMETERS, False, id="versioned name"),
        pytest.param("prB_params_st", PARAMETERS, True, id="no such function"),
        pytest.param("prA_args_st", PARAMETERS, True, id="other ending"),
        pytest.param(
            "prA_params_st", make_record(("m", 0, "int"), ("p", 8, "prT *"), size=16), True, id="other name"
        ),
        pytest.param(
            "prA_params_st", make_record(("n", 0, "int"), ("p", 8, "prU *"), size=16), True, id="other type"
        ),
        pytest.param(
            "prA_params_st", make_record(("n", 0, "int"), ("p", 16, "prT *"), size=24), True, id="gap"
        ),
        pytest.param(
            "prA_params_st",
            make_record(("n", 0, "int"), ("p", 8, "prT *"), size=24),
            True,
            id="padding at the end",
        ),
        pytest.param("prA_params_st", make_record(("n", 0, "int"), size=8), True, id="missing member"),
    ],
)
def test_record_is_omitted_only_if_its_members_are_the_parameters(
    tag: str, record: Record, is_written: bool
) -> None:
    types = {"prT": "int", "prU": "int"}
    driver_history = history.combine([make_reading("1.0", FUNCTION, typedefs=types)])
    typedef_of_record = {tag.removesuffix("_st"): f"struct {tag}"} if tag.endswith("_params_st") else {}
    folded = history.combine(
        [make_reading("1.0", records={tag: record}, typedefs={**types, **typedef_of_record})]
    )
    names: dict[str, Any] = {}
    exec(emit.types_table(replace(LIBRARY, tagged=("_params",)), folded, [driver_history]), names)
    assert (names["RECORDS"][tag] != "=") is is_written


FLOAT = Field("f", 0, "float")
UNION = Record("union", 4, 4, (Field("i", 0, "int"), Field("u", 0, "unsigned int")))
RECORDS = {
    "union and float": (Record("struct", 8, 4, (FLOAT, Field("", 32, UNION))), True),
    "float in the union": (Record("union", 4, 4, (FLOAT, Field("i", 0, "int"))), True),
    "nested record": (
        Record("struct", 8, 4, (Field("d", 0, "PRfloat"), Field("u", 32, "struct u_st[1]"))),
        True,
    ),
    "only a union": (Record("struct", 4, 4, (Field("", 0, UNION),)), False),
    "only a float": (Record("struct", 4, 4, (FLOAT,)), False),
}


@pytest.mark.parametrize("case", RECORDS)
@pytest.mark.parametrize("usage", ["parameter", "result", "callback", "pointer"])
def test_check_passed_with_a_union_and_a_float_by_value_raises(case: str, usage: str) -> None:
    """libffi would pass integers instead, but C passes such a record differently."""
    record, is_mixed = RECORDS[case]
    types = {"parameter": ("int", "PRx"), "result": ("PRx", "int"), "pointer": ("int", "PRx *")}
    result, parameter_type = types.get(usage, ("int", "PRcall"))
    reading_ = make_reading(
        "1.0",
        Function("prA", result, (Param("x", parameter_type),)),
        records={"x_st": record, "u_st": UNION},
        typedefs={
            "PRx": "struct x_st",
            "PRfloat": "float",
            "PRcall": f"void (*)({'PRx' if usage == 'callback' else 'int'})",
        },
    )
    if is_mixed and usage != "pointer":
        with raises(CodegenError):
            check_records_passed_by_value(reading_)
    else:
        check_records_passed_by_value(reading_)


@pytest.mark.parametrize(
    ("spans", "joined"),
    [
        ([], []),
        ([("1.0", "2.0"), ("2.0", "3.0")], [("1.0", "3.0")]),
        ([("1.0", "2.0"), ("2.0", None)], [("1.0", None)]),
        ([("1.0", "2.0"), ("3.0", None)], [("1.0", "2.0"), ("3.0", None)]),
    ],
)
def test_join_merges_only_adjacent_spans(
    spans: list[tuple[str, str | None]], joined: list[tuple[str, str | None]]
) -> None:
    assert emit._merge_adjacent(spans) == joined
