"""codegen: records of calls, which are not written twice, and records by value that no call can pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from codegen import emit, history
from codegen.abi import check_passed
from codegen.errors import CodegenError
from codegen.model import Field, Function, Param, Record

from ..support.messages import raises
from .test_history import LIBRARY, reading


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
        with raises(CodegenError):
            check_passed(one)
    else:
        check_passed(one)


@pytest.mark.parametrize(
    ("spans", "joined"),
    [
        ([], []),
        ([("1.0", "2.0"), ("2.0", "3.0")], [["1.0", "3.0"]]),
        ([("1.0", "2.0"), ("2.0", None)], [["1.0", None]]),
        ([("1.0", "2.0"), ("3.0", None)], [["1.0", "2.0"], ["3.0", None]]),
    ],
)
def test_spans_are_joined_only_where_they_meet(
    spans: list[tuple[str, str | None]], joined: list[list[str | None]]
) -> None:
    assert emit._join(spans) == joined
