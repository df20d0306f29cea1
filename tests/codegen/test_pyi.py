"""codegen: the names that Python, the module or its .pyi file needs; tests/typing checks what a .pyi says."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import ModuleType

import pytest

from codegen import emit, history, pyi
from codegen.errors import CodegenError
from codegen.model import MODULE, Enum, Field, Record
from cudyn.types import LibraryModule

from ..support.messages import raises
from .test_history import LIBRARY, function, reading


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
        with raises(CodegenError):
            pyi.write(LIBRARY, folded, {symbol: [()] for symbol in folded.functions}, used)


def test_of_thousands_of_functions_those_with_one_signature_are_names_of_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(emit, "_MANY", 3)
    folded = history.fold([reading("1.0", *(function(f"pr{x}", "int") for x in "ABC"))])
    roles = {symbol: [()] for symbol in folded.functions}
    text = pyi.write(LIBRARY, folded, roles)
    assert "\ndef prA() -> int: ...\nprB = prA\nprC = prA\n" in text
    table = emit.functions_table(LIBRARY, folded, roles)
    assert "\nprA int ()\nprB =prA\nprC =prA\n" in table
    made: dict[str, object] = {}
    exec(table, made)
    assert made["FUNCTIONS"] == dict.fromkeys(("prA", "prB", "prC"), "int ()")
    assert made["HEADERS"] == {}
