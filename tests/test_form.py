"""Tests for code style rules that ruff and clang-format do not check."""

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
MAX_LINES = 60  # limit for a function, without its signature and docstring


def get_relative_path(path: pathlib.Path) -> str:
    return path.relative_to(ROOT).as_posix()


def find_long_functions(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find functions with more than MAX_LINES lines."""
    findings = []
    for node in nodes:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            body = node.body[1:] if ast.get_docstring(node) and node.body[1:] else node.body
            lines = (node.end_lineno or 0) - body[0].lineno + 1
            if lines > MAX_LINES:
                findings.append(f"line {node.lineno}: {node.name} has {lines} lines")
    return findings


def find_unpacked_literals(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find unpacked literals, as in `[*("a", "b")]`. They make the formatter keep several items on a line."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes
        if isinstance(node, ast.Starred) and isinstance(node.value, (ast.Tuple, ast.List))
    ]


def find_unformatted_code(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find `# fmt: skip` except at the end of a table: a list, tuple, dictionary or set of constants."""
    lines = enumerate(text.splitlines(), 1)
    marked_lines = [number for number, line in lines if line.endswith(("# fmt: skip", "# fmt: off"))]
    if not marked_lines:
        return []
    last_lines_of_tables = {
        node.end_lineno
        for node in nodes
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None and is_table(node.value)
    }
    return [f"line {number}" for number in marked_lines if number not in last_lines_of_tables]


def is_table(value: ast.expr) -> bool:
    """Return whether an expression is a literal collection of constants, names and such collections.

    The constants may have signs and be combined, as in `-1`, `A | B` and `1 << 3`.
    """
    expressions = (ast.Constant, ast.Name, ast.Attribute, ast.List, ast.Tuple, ast.Dict, ast.Set)
    operators = (ast.Load, ast.UnaryOp, ast.USub, ast.BinOp, ast.Add, ast.BitOr, ast.LShift)
    is_collection = isinstance(value, (ast.List, ast.Tuple, ast.Dict, ast.Set))
    return is_collection and all(isinstance(node, (*expressions, *operators)) for node in ast.walk(value))


def find_one_letter_parameters(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find function and lambda parameters whose names have one letter. The name `_` is allowed."""
    findings = []
    for node in nodes:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            parameters = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            for parameter in parameters:
                letter = parameter.arg
                if len(letter) == 1 and letter != "_":
                    findings.append(f"line {node.lineno}: {letter} of {getattr(node, 'name', 'a lambda')}")
    return findings


def find_assertions_with_or(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find `assert a or b`. It still passes if one of the two expressions can never be true."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes
        if isinstance(node, ast.Assert)
        and isinstance(node.test, ast.BoolOp)
        and isinstance(node.test.op, ast.Or)
    ]


def find_uninspected_exceptions(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find `pytest.raises(X)` whose exception is not inspected, so that it may have a different reason.

    The exception is inspected by `match=`, by `check=`, or by reading the variable after `as` before it is
    bound again. Tests can also use `raises` of support/messages.py, which compares the message with a file.
    """
    variable_of_call: dict[ast.expr, ast.expr | None] = {}
    for node in nodes:
        if isinstance(node, (ast.With, ast.AsyncWith)):
            for item in node.items:
                variable_of_call[item.context_expr] = item.optional_vars
    names = [node for node in nodes if isinstance(node, ast.Name)]
    violations = []
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.raises":
            arguments = {keyword.arg for keyword in node.keywords}
            is_checked = not arguments.isdisjoint(("match", "check"))
            if not is_checked and not is_read_later(variable_of_call.get(node), names):
                violations.append(f"line {node.lineno}: {ast.unparse(node)}")
    return violations


def is_read_later(variable: ast.expr | None, names: Sequence[ast.Name]) -> bool:
    """Return whether the next use of a variable after its binding, in the order of the file, reads it."""
    if not isinstance(variable, ast.Name):
        return False
    binding_position = (variable.lineno, variable.col_offset)
    later_uses = [
        name for name in names if name.id == variable.id and (name.lineno, name.col_offset) > binding_position
    ]
    next_use = min(later_uses, key=lambda name: (name.lineno, name.col_offset), default=None)
    return next_use is not None and isinstance(next_use.ctx, ast.Load)


def find_raised_locals(nodes: Sequence[ast.AST], text: str) -> list[str]:
    """Find `raise error` with a local variable that is not deleted afterwards.

    The exception's traceback refers to the frame, and the frame's variable to the exception. This cycle keeps
    the call's arguments alive until the garbage collector runs. A variable may be deleted in `finally`, and
    Python itself deletes the variable of `except ... as error`.
    """
    allowed: set[ast.AST] = set()
    for node in nodes:
        if isinstance(node, ast.Try):
            deleted: set[str] = set()
            for statement in node.finalbody:
                if isinstance(statement, ast.Delete):
                    deleted.update(target.id for target in statement.targets if isinstance(target, ast.Name))
            allowed |= find_raises(node.body, deleted)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            allowed |= find_raises(node.body, {node.name})
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Name)
        and node.exc.id.islower()
        and node not in allowed
    ]


def find_raises(body: Sequence[ast.stmt], names: set[str]) -> set[ast.AST]:
    """Find the statements in a block that raise one of the variables."""
    raises: set[ast.AST] = set()
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id in names:
                raises.add(node)
    return raises


RULES = {
    "locals": find_raised_locals,
    "assertions": find_assertions_with_or,
    "uninspected": find_uninspected_exceptions,
    "long": find_long_functions,
    "unpacked": find_unpacked_literals,
    "unformatted": find_unformatted_code,
    "letters": find_one_letter_parameters,
}


# The directories of rules that do not apply to all of FOLDERS.
FOLDERS_OF_RULES = {
    "letters": ("codegen", "cudyn"),
    "assertions": ("tests",),
    "uninspected": ("tests",),
    "locals": ("cudyn",),
}

# Files that may break a rule. support/messages.py defines `raises`, which passes the exception to its caller.
EXEMPT_FILES = {"uninspected": ("tests/support/messages.py",)}


def test_files_satisfy_the_rules() -> None:
    broken_rules = {}
    for path in FILES:
        text = path.read_text("utf-8")
        nodes = list(ast.walk(ast.parse(text)))
        for rule, find in RULES.items():
            name = get_relative_path(path)
            top_directory = name.partition("/")[0]
            if top_directory in FOLDERS_OF_RULES.get(rule, FOLDERS) and name not in EXEMPT_FILES.get(
                rule, ()
            ):
                findings = find(nodes, text)
                if findings:
                    broken_rules[f"{name}, {rule}"] = findings
    assert broken_rules == {}


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [
        ("long", "def f():\n    '''Doc.'''\n" + "    print()\n" * 60, []),
        ("long", "def f():\n" + "    print()\n" * 61, ["line 1: f has 61 lines"]),
        ("unpacked", "names = [*('a', 'b')]", ["line 1: *('a', 'b')"]),
        ("unpacked", "names = [*(each for each in found), *found, *('a',) * 5]", []),
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
        ("uninspected", "with a, pytest.raises(E):\n    f()", ["line 1: pytest.raises(E)"]),
        (
            "uninspected",
            "pytest.raises(E, f)\na = pytest.raises(E)",
            ["line 1: pytest.raises(E, f)", "line 2: pytest.raises(E)"],
        ),
        ("uninspected", "with pytest.raises(E) as e:\n    f()\ng()", ["line 1: pytest.raises(E)"]),
        (
            "uninspected",
            "with pytest.raises(E) as e:\n    f()\nwith pytest.raises(F) as e:\n    f()\nassert e.value.got",
            ["line 1: pytest.raises(E)"],
        ),
        ("uninspected", "with pytest.raises(E, match='x'), raises(F):\n    f()", []),
        ("uninspected", "with pytest.raises(E) as e:\n    f()\nassert e.value.status == 1", []),
        ("assertions", "assert (a or b) == c\nassert a and (b or c)\nassert all(a or b for a in c)", []),
    ],
)
def test_rule_finds_violations(rule: str, text: str, expected: list[str]) -> None:
    assert RULES[rule](list(ast.walk(ast.parse(text))), text) == expected
