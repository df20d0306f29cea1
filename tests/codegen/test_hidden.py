"""Tests for functions that no header declares, alternative names, and statuses for absent functions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from codegen import emit, history, package, sources
from codegen.errors import CodegenError
from codegen.model import Enum, Function, Param, Reading
from codegen.sources import Library

from ..support.messages import raises

LIBRARY = Library("probe", "PRresult", ("probe.h",), (), ("pr",))
DECLARED = Function("prOpen", "PRresult", ())


def make_table(library: Library) -> dict[str, Any]:
    """Return the function table of a library with one function in three releases."""
    declared = {"prOpen": DECLARED}
    names = {"plain": {"prOpen": "prOpen"}}
    readings = [Reading(release, {"plain": declared}, declared, names) for release in ("1.0", "1.1", "2.0")]
    table: dict[str, Any] = {}
    exec(emit.functions_table(library, history.combine(readings), {"prOpen": [[]]}), table)
    return table


@pytest.mark.parametrize(
    ("symbol", "prototype"),
    [
        ("prOpen", "void ()"),
        ("__pr", "void"),
        ("__pr", "void () and more"),
        ("__pr", "@1.2 void ()"),
        ("__pr", "@1.1<1.5 void ()"),
        ("__pr", "@1.1<1.0 void ()"),
        ("__pr", "@1.0<2.0 void () | @1.1 int ()"),
    ],
)
def test_hidden_function_with_an_invalid_prototype_raises(symbol: str, prototype: str) -> None:
    row = {"prototype": prototype, "fallback": "zero", "reason": "r"}
    with raises(CodegenError):
        make_table(replace(LIBRARY, hidden={symbol: row}))


@pytest.mark.parametrize(
    "renames",
    [{"_prOpen": "prClose"}, {"prOpen": "prOpen"}, {"_pr*": "pr"}, {"_prOpen": "pr*"}, {"_pu*": "pu*"}],
)
def test_rename_to_an_unknown_symbol_raises(renames: dict[str, str]) -> None:
    with raises(CodegenError):
        make_table(replace(LIBRARY, renames=renames))


VALID = """
place = 1
status = "PRresult"
absent = ["PR_NO_LIBRARY", "PR_NO_SYMBOL"]
headers = ["probe.h"]
parts = ["probe"]
prefixes = ["pr"]
[renames]
"_pr*" = "pr*"
[hidden.__prPush]
prototype = "unsigned int ()"
fallback = "status"
registers = true
reason = "r"
"""


def read_text(directory: Path, text: str) -> Library:
    """Return the library that a TOML string describes."""
    path = directory / "probe.toml"
    path.write_text(text)
    return sources.read_library(path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (', "PR_NO_SYMBOL"', ""),
        ('"pr*"', "1"),
        ('"status"\n', '"one"\n'),
        ('reason = "r"\n', ""),
        ("registers = true", "register = true"),
        ("registers = true", 'registers = "yes"'),
        ("[hidden.__prPush]", "[hidden]"),
    ],
)
def test_read_library_with_an_invalid_key_names_it(old: str, new: str, tmp_path: Path) -> None:
    assert VALID.replace(old, new) != VALID
    with raises(CodegenError):
        read_text(tmp_path, VALID.replace(old, new))


def make_history(*enums: dict[str, int]) -> history.History:
    """Return the history of a type of statuses, with one enum per release."""
    common_parts: dict[str, Any] = {"names": {"plain": {}}, "typedefs": {"PRresult": "enum PRcode"}}
    by_release = [{"PRcode": Enum("int", tuple(enum.items()))} for enum in enums]
    pairs = zip(("1.0", "1.1", "2.0"), by_release, strict=False)
    return history.combine(
        [
            Reading(release, {"plain": {}}, enums=enums_of_release, **common_parts)
            for release, enums_of_release in pairs
        ]
    )


@pytest.mark.parametrize(
    "last", [{"PR_OK": 0}, {"PR_OK": 0, "PR_A": 4}, {}], ids=["gone", "another value", "all gone"]
)
def test_absent_with_a_status_missing_in_a_release_raises(last: dict[str, int]) -> None:
    library = replace(LIBRARY, absent=("PR_A", "PR_A"))
    with raises(CodegenError):
        package.absent(library, [make_history({"PR_OK": 0, "PR_A": 3}, last)])


def test_absent_without_statuses_raises() -> None:
    with raises(CodegenError):
        package.absent(LIBRARY, [make_history({"PR_OK": 0})])


VERSIONED = {
    "prOpen": Function("prOpen", "int", (Param("options", "const char **"),)),
    "__prOpen_1_0": Function("__prOpen_1_0", "int", (Param("options", "const char *const *"),)),
    "prClose": Function("prClose", "int", ()),
}


@pytest.mark.parametrize("pattern", ["", "__{}_{}_{}"])
def test_versioned_symbols_with_the_same_prototype_are_accepted(pattern: str) -> None:
    """A difference in constness does not matter."""
    check_versioned(pattern, VERSIONED)


@pytest.mark.parametrize(
    ("pattern", "functions"),
    [
        ("{}_v{}{}", VERSIONED),
        ("__{}_{}_{}", VERSIONED | {"__prClose_1_0": Function("__prClose_1_0", "void", ())}),
    ],
)
def test_versioned_symbols_that_do_not_match_raise(pattern: str, functions: dict[str, Function]) -> None:
    """Either no symbol has the form, or a symbol's prototype differs from the function's."""
    with raises(CodegenError):
        check_versioned(pattern, functions)


def check_versioned(pattern: str, functions: dict[str, Function]) -> None:
    """Check the pattern for versioned names with a library that has these functions."""
    names = {"plain": {name: name for name in functions}}
    reading = Reading("1.0", {"plain": functions}, functions, names)
    library = replace(LIBRARY, facts=replace(LIBRARY.facts, versioned=pattern))
    package.check_versioned(library, history.combine([reading]))
