"""codegen: what the .pyi beside a module says of a function, of our own prototypes."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from codegen import history, pyi
from codegen.errors import CodegenError
from codegen.model import MODULE, Enum, Field, Function, Record
from cudyn.types import LibraryModule

from .test_history import LIBRARY, function, reading

RESULT: dict[str, Any] = {
    "typedefs": {"PRresult": "enum PRresult_enum"},
    "enums": {"PRresult_enum": Enum("unsigned int", (("PR_OK", 0),))},
}


def written(*functions: Function, roles: tuple[str, ...] = (), answers: tuple[str, ...] = ()) -> list[str]:
    """The lines of the .pyi file; each parameter of a function has the role at its place."""
    members = ("int", "float[2]", "void *", "const char *", "PRresult", "double", "struct prS *")
    fields = tuple(Field(f"m{i}", 64 * i, type_) for i, type_ in enumerate(members))
    folded = history.fold(
        [reading("1.0", *functions, records={"prS": Record("struct", 56, 8, fields)}, **RESULT)]
    )
    given = {f.symbol: [roles[: len(f.params)]] for f in functions}
    return pyi.write(LIBRARY, folded, given, (), answers).splitlines()


@pytest.mark.parametrize(
    ("result", "roles", "answers", "line"),
    [
        pytest.param("PRresult", ("in", "in"), (), "(p0: {0}, p1: {1}) -> None", id="a status is raised"),
        pytest.param("PRresult", ("in", "in"), ("prA",), "(p0: {0}, p1: {1}) -> PRresult", id="an answer"),
        pytest.param("PRresult", ("in", "out"), (), "(p0: {0}) -> float", id="one out-parameter"),
        pytest.param("PRresult", ("in", "out"), ("prA",), "(p0: {0}) -> float", id="and an answer"),
        pytest.param("PRresult", ("out", "out"), (), "() -> tuple[int, float]", id="several"),
        pytest.param("PRresult", ("inout", "in"), (), "(p0: {0}, p1: {1}) -> None", id="the caller's"),
        pytest.param("const char *", ("in", "in"), (), "(p0: {0}, p1: {1}) -> str | None", id="a text"),
        pytest.param("int", ("in", "in"), (), "(p0: {0}, p1: {1}) -> int", id="a number"),
    ],
)
def test_what_a_function_takes_and_returns(
    result: str, roles: tuple[str, ...], answers: tuple[str, ...], line: str
) -> None:
    pointers = "_Pointer[ctypes.c_int]", "_Pointer[ctypes.c_float]"
    lines = written(function("prA", result, "int *", "float *"), roles=roles, answers=answers)
    made = [p for p, role in zip(("int *p0", "float *p1"), roles) if role == "out"]
    doc = f'"""made by the call: {", ".join(made)}"""' if made else "..."
    assert [each for each in lines if each.startswith("def prA")] == [
        f"def prA{line.format(*pointers)}: {doc}"
    ]


def test_what_a_member_reads_as() -> None:
    lines = written(function("prA", "PRresult"))
    start = lines.index("class prS(_Struct):") + 1
    assert [each.strip() for each in lines[start : start + 7]] == [
        "m0: int",
        "m1: _Items[ctypes.c_float, float]",
        "m2: int | None",
        "m3: _Bytes | None",
        "m4: _Named[PRresult]",
        "m5: float",
        "m6: ctypes._Pointer[prS]",
    ]


def test_what_pyi_files_have_in_common_is_imported_where_it_is_used() -> None:
    lines = written(function("prA", "PRresult", "int *"), roles=("in",))
    assert [each for each in lines if ".annotations" in each] == [
        "from ._binding.annotations import "
        "Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Int as _Int, Items as _Items, "
        "Named as _Named, Pointer as _Pointer, Struct as _Struct"
    ]


def test_the_bare_function_takes_every_parameter_by_position_and_returns_an_int() -> None:
    lines = written(
        function("prA", "PRresult", "int *", "const char *"),
        function("prB", "PRresult"),
        function("prC", "const char *", "int"),
        roles=("out", "in"),
    )
    start = lines.index("class _RawUnchanged(Raw):") + 1
    assert lines[start : start + 3] == [
        "    prA: _C[_Pointer[ctypes.c_int], _Text]",
        "    prB: _C[[]]",
        "    prC: Callable[[int], bytes | None]",
    ]


def test_a_level_has_the_functions_of_every_release_and_those_that_changed_take_anything() -> None:
    """A call that other releases make otherwise must not be refused by a checker that knows the newest."""
    readings = [
        reading(release, *functions, **RESULT)
        for release, functions in (
            ("1.0", (function("prA", "PRresult", "int"), function("prB_v1", "PRresult", "int"))),
            ("2.0", (function("prA", "PRresult", "int"), function("prB_v2", "PRresult", "float *"))),
        )
    ]
    readings[0].names["plain"]["prB"] = "prB_v1"
    readings[1].names["plain"]["prB"] = "prB_v2"
    folded = history.fold(readings)
    given = {"prA": [("in",)], "prB_v1": [("in",)], "prB_v2": [("out",)]}
    lines = pyi.write(LIBRARY, folded, given).splitlines()
    assert 'def prB() -> float: """prB_v2; since 2.0; made by the call: float *p0"""' in lines
    raw = lines[lines.index("class _Raw(_RawUnchanged):") :]
    assert raw[1] == "    prB: _C[_Pointer[ctypes.c_float]]"
    assert raw[raw.index("class _RawApi(_RawUnchanged):") + 1] == "    prB: Callable[..., int]"
    level = raw[raw.index("class _Api(LibraryModule):") :]
    assert "    prA = staticmethod(_here.prA)" in level
    assert "    prB: Callable[..., None | float]" in level


# --- names that Python or the module has taken


def test_the_names_that_a_module_has_beside_its_api() -> None:
    own = {*dir(LibraryModule), *LibraryModule.__annotations__} - {*dir(ModuleType)}
    assert {name for name in own if not name.startswith("__")} == {*MODULE}
    declared = ast.parse(pyi._MODULE).body
    shown = {d.target.id for d in declared if isinstance(d, ast.AnnAssign) and isinstance(d.target, ast.Name)}
    shown |= {
        d.targets[0].id for d in declared if isinstance(d, ast.Assign) and isinstance(d.targets[0], ast.Name)
    }
    shown |= {d.name for d in declared if isinstance(d, ast.FunctionDef)}
    assert shown == {name for name in MODULE if not name.startswith("_")}


@pytest.mark.parametrize("name", ["Any", "Handle", "Callable", "ctypes", "int", "str", "driver"])
def test_a_name_that_the_pyi_file_needs_is_refused(name: str) -> None:
    """As a type, as a function and as an enumerator: it would hide what annotations mean by it."""
    used = [(replace(LIBRARY, name="driver"), history.fold([reading("1.0")]))]
    for declared in (
        reading("1.0", function(name, "int")),
        reading("1.0", typedefs={name: "float"}),
        reading("1.0", enums={"prE": Enum("unsigned int", ((name, 0),))}),
        reading("1.0", records={name: Record("struct", 4, 4, (Field("x", 0, "int"),))}),
    ):
        folded = history.fold([declared])
        with pytest.raises(CodegenError, match=f"the .pyi file needs these names itself: {name}$"):
            pyi.write(LIBRARY, folded, {symbol: [()] for symbol in folded.functions}, used)


# --- sizes, enumerations and callbacks


def declared_with_sizes(sizes: tuple[str, ...], *types: str) -> str:
    """The parameters of a function whose roles are all `in`."""
    folded = history.fold([reading("1.0", function("prA", "PRresult", *types), **RESULT)])
    roles = {"prA": [("in",) * len(types)]}
    (line,) = (
        each
        for each in pyi.write(LIBRARY, folded, roles, sizes={"prA": [sizes]}).splitlines()
        if each.startswith("def prA")
    )
    return line.removeprefix("def prA(").partition(") -> ")[0]


@pytest.mark.parametrize(
    ("sizes", "types", "line"),
    [
        (("[p1]", ""), ("int *", "int"), "p0: _Pointer[ctypes.c_int] | Sequence[int], p1: int | None"),
        (("[p1]!", ""), ("float *", "int"), "p0: _Pointer[ctypes.c_float] | Sequence[float], p1: int | None"),
        (("[p1]", ""), ("const void *", "int"), "p0: _Address, p1: int | None"),
        (("[p1]", ""), ("const char *const *", "int"), "p0: _Texts, p1: int | None"),
        (("[2*p1]", ""), ("int *", "int"), "p0: _Pointer[ctypes.c_int] | Sequence[int], p1: int"),
        (("[1]", ""), ("int *", "int"), "p0: _Pointer[ctypes.c_int], p1: int"),
        (
            ("[p1]", ""),
            ("PRresult *", "int"),
            "p0: _Pointer[ctypes.c_uint] | Sequence[PRresult | _Int], p1: int | None",
        ),
    ],
)
def test_lists_are_taken_where_c_reads_several_and_their_number_may_be_none(
    sizes: tuple[str, ...], types: tuple[str, ...], line: str
) -> None:
    assert declared_with_sizes(sizes, *types) == line


def test_a_parameter_names_its_enumeration_and_a_bare_function_takes_any_int() -> None:
    lines = written(function("prA", "PRresult", "PRresult"), roles=("in",))
    assert "def prA(p0: PRresult | _Int) -> None: ..." in lines
    assert "    prA: _C[int]" in lines


def test_a_callback_has_the_signature_that_c_calls_it_by() -> None:
    typedefs = {"PRfn": "void (*)(void *, int)", "PRget": "int (*)(PRresult)", **RESULT["typedefs"]}
    folded = history.fold([reading("1.0", typedefs=typedefs, enums=RESULT["enums"])])
    lines = pyi.write(LIBRARY, folded, {}).splitlines()
    made = lines[lines.index("class PRfn(CFuncPtr):") :]
    function = "Callable[[int | None, int], object] | int | None"
    assert made[1] == f"    def __init__(self, function: {function} = ..., /) -> None: ..."
    assert "Callable[[int], int]" in made[made.index("class PRget(CFuncPtr):") + 1]
