"""Tests for names that conflict with Python, the module or its .pyi file.

tests/typing checks the .pyi files.
"""

from __future__ import annotations

import ast
from dataclasses import replace
from types import ModuleType

import pytest

from codegen import emit, history, pyi
from codegen.errors import CodegenError
from codegen.model import MODULE_ATTRIBUTES, Enum, Field, Record
from cudyn.types import LibraryModule

from ..support.messages import raises
from .test_history import LIBRARY, make_function, make_reading


def test_module_names_match_the_module_class() -> None:
    """The stub file declares exactly the public attributes that all library modules have."""
    own_names = {*dir(LibraryModule), *LibraryModule.__annotations__} - {*dir(ModuleType)}
    assert {name for name in own_names if not name.startswith("__")} == {*MODULE_ATTRIBUTES}
    declared = ast.parse(pyi._MODULE).body
    declared_names = {
        statement.target.id
        for statement in declared
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }
    declared_names |= {
        statement.targets[0].id
        for statement in declared
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    }
    declared_names |= {statement.name for statement in declared if isinstance(statement, ast.FunctionDef)}
    assert declared_names == {name for name in MODULE_ATTRIBUTES if not name.startswith("_")}


@pytest.mark.parametrize("name", ["Any", "Handle", "Callable", "ctypes", "int", "str", "driver"])
def test_pyi_with_a_conflicting_name_raises(name: str) -> None:
    """A type, function or enumerator with this name would hide the name that annotations use."""
    used = [(replace(LIBRARY, name="driver"), history.combine([make_reading("1.0")]))]
    for declared in (
        make_reading("1.0", make_function(name, "int")),
        make_reading("1.0", typedefs={name: "float"}),
        make_reading("1.0", enums={"prE": Enum("unsigned int", ((name, 0),))}),
        make_reading("1.0", records={name: Record("struct", 4, 4, (Field("x", 0, "int"),))}),
    ):
        folded = history.combine([declared])
        with raises(CodegenError):
            pyi.write(LIBRARY, folded, {symbol: [()] for symbol in folded.functions}, used)


def test_pyi_and_table_with_many_functions_share_equal_signatures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """NPP has thousands of functions with few signatures, which would make the files large."""
    monkeypatch.setattr(emit, "_MANY", 3)
    folded = history.combine([make_reading("1.0", *(make_function(f"pr{x}", "int") for x in "ABC"))])
    roles = {symbol: [()] for symbol in folded.functions}
    text = pyi.write(LIBRARY, folded, roles)
    assert "\ndef prA() -> int: ...\nprB = prA\nprC = prA\n" in text
    table = emit.functions_table(LIBRARY, folded, roles)
    assert "\nprA int ()\nprB =prA\nprC =prA\n" in table
    namespace: dict[str, object] = {}
    exec(table, namespace)
    assert namespace["FUNCTIONS"] == dict.fromkeys(("prA", "prB", "prC"), "int ()")
    assert namespace["HEADERS"] == {}
