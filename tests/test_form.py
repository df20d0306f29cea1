"""The form of the code, as far as ruff and clang-format do not see to it."""

from __future__ import annotations

import ast
import pathlib
from collections.abc import Sequence

import pytest

from .conftest import ROOT

FOLDERS = ("benchmarks", "codegen", "cudyn", "docs", "examples", "tests", "tools", "website")
FILES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.match("cudyn/_bindings/tables/*_*.py") and "typing" not in path.parts
]
MOST_LINES = 60  # of a function, without its signature and its docstring


def name(path: pathlib.Path) -> str:
    return path.relative_to(ROOT).as_posix()


def find_long_functions(nodes: Sequence[ast.AST], text: str) -> list[str]:
    found = []
    for node in nodes:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            body = node.body[1:] if ast.get_docstring(node) and node.body[1:] else node.body
            lines = (node.end_lineno or 0) - body[0].lineno + 1
            if lines > MOST_LINES:
                found.append(f"line {node.lineno}: {node.name} has {lines} lines")
    return found


def find_opened_displays(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """`*("a", "b")` in a display or a call: written so that the formatter leaves several items in a line."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes
        if isinstance(node, ast.Starred) and isinstance(node.value, (ast.Tuple, ast.List))
    ]


def find_unformatted_code(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """`# fmt: skip` anywhere but at the end of a table: an assignment of rows of constants to a name."""
    lines = enumerate(text.splitlines(), 1)
    marked = [number for number, line in lines if line.endswith(("# fmt: skip", "# fmt: off"))]
    if not marked:
        return []
    tables = {
        node.end_lineno
        for node in nodes
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None and is_table(node.value)
    }
    return [f"line {number}" for number in marked if number not in tables]


def is_table(value: ast.expr) -> bool:
    """A display over several lines of data alone: constants, names, displays of these."""
    expressions = (ast.Constant, ast.Name, ast.Attribute, ast.List, ast.Tuple, ast.Dict, ast.Set)
    signs = (ast.Load, ast.UnaryOp, ast.USub, ast.BinOp, ast.Add, ast.BitOr, ast.LShift)
    display = isinstance(value, (ast.List, ast.Tuple, ast.Dict, ast.Set))
    return display and all(isinstance(node, (*expressions, *signs)) for node in ast.walk(value))


def find_one_letter_parameters(nodes: Sequence[ast.AST], text: str) -> list[str]:
    found = []
    for node in nodes:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            parameters = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            for parameter in parameters:
                letter = parameter.arg
                if len(letter) == 1 and letter != "_":
                    found.append(f"line {node.lineno}: {letter} of {getattr(node, 'name', 'a lambda')}")
    return found


def find_assertions_with_or(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """`assert a or b`, whose first part may hide that the second one never holds."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes
        if isinstance(node, ast.Assert)
        and isinstance(node.test, ast.BoolOp)
        and isinstance(node.test.op, ast.Or)
    ]


RULES = {
    "assertions": find_assertions_with_or,
    "long": find_long_functions,
    "opened": find_opened_displays,
    "unformatted": find_unformatted_code,
    "letters": find_one_letter_parameters,
}


# Rules that hold only in some folders.
ONLY = {"letters": ("codegen", "cudyn"), "assertions": ("tests",)}


def test_every_file_keeps_the_form() -> None:
    found = {}
    for path in FILES:
        text = path.read_text("utf-8")
        nodes = list(ast.walk(ast.parse(text)))
        for rule, find in RULES.items():
            if path.relative_to(ROOT).parts[0] in ONLY.get(rule, FOLDERS):
                broken = find(nodes, text)
                if broken:
                    found[f"{name(path)}, {rule}"] = broken
    assert found == {}


@pytest.mark.parametrize(
    ("rule", "text", "found"),
    [
        ("long", "def f():\n    '''Doc.'''\n" + "    print()\n" * 60, []),
        ("long", "def f():\n" + "    print()\n" * 61, ["line 1: f has 61 lines"]),
        ("opened", "names = [*('a', 'b')]", ["line 1: *('a', 'b')"]),
        ("opened", "names = [*(each for each in found), *found, *('a',) * 5]", []),
        ("unformatted", "TABLE = [\n    1, -2,\n    A.B, (3, 4),\n]  # fmt: skip", []),
        ("unformatted", "TABLE = [\n    f(1), f(2),\n]  # fmt: skip", ["line 3"]),
        ("unformatted", "call(\n    1, 2,\n)  # fmt: skip", ["line 3"]),
        (
            "letters",
            "def f(a, *, b=1): ...\ng = lambda _, c: c",
            ["line 1: a of f", "line 1: b of f", "line 2: c of a lambda"],
        ),
        ("letters", "def f(abc, _): ...", []),
        ("assertions", "assert a or b, c", ["line 1: assert a or b, c"]),
        ("assertions", "assert (a or b) == c\nassert a and (b or c)\nassert all(a or b for a in c)", []),
    ],
)
def test_what_breaks_the_form(rule: str, text: str, found: list[str]) -> None:
    assert RULES[rule](list(ast.walk(ast.parse(text))), text) == found
