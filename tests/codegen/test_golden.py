"""Golden headers: each tests/codegen/golden/NAME.h is read by both readers and gives what NAME.txt says.

NAME.txt holds the tables that are not empty, or the message that the header is refused with. What is
accepted is also built by the binding, and gcc lays its records out as the reading says. A new header in the
folder is a new test: `pytest --write-golden` with the test's name writes its result.

The library is called `golden`. PR_INTERNAL and PR_PER_THREAD are its modes.
"""

from __future__ import annotations

import ast
import functools
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from codegen import emit, history, pyi, read, roles, second_reader
from codegen.declared import SHIM
from codegen.errors import CodegenError
from codegen.model import MODULE, Reading, Record, python_name
from codegen.sources import Library
from cudyn._bindings.calls.c_types import CommonTypes, Types
from cudyn._bindings.tables import rows

from ..support.golden import Golden
from .test_read_types import reached

FOLDER = Path(__file__).with_name("golden")
HEADERS = sorted(FOLDER.glob("*.h"))
MODES = {"plain": "", "internal": "PR_INTERNAL", "per_thread": "PR_PER_THREAD"}
RELEASE = "1.0"


def library(header: Path) -> Library:
    return Library("golden", "PRresult", (header.name,), (), ("pr",), modes=MODES)


@functools.cache
def read_twice(header: Path) -> Reading:
    reading = read.read(library(header), RELEASE, [FOLDER])
    second_reader.compare(library(header), reading, second_reader.reread(library(header), RELEASE, [FOLDER]))
    return reading


def folded_with_roles(header: Path, reading: Reading) -> tuple[history.History, emit.Roles]:
    folded = history.fold([reading])
    of = library(header)
    docs = roles.documentation(reading.functions.values())
    by_hand = roles.Exceptions(of)
    inferred = {
        symbol: [roles.infer(span.value, docs, by_hand) for span in spans]
        for symbol, spans in folded.functions.items()
    }
    roles.check(folded, inferred, of.status, [reading])
    return folded, inferred


def tables(header: Path, reading: Reading) -> tuple[str, str]:
    """The two tables without their heads, which say what is the same for all."""
    of = library(header)
    folded, inferred = folded_with_roles(header, reading)
    functions = emit.functions_table(of, folded, inferred)
    types = emit.types_table(of, folded)
    return functions.partition('"""\n\n')[2], types.partition('"""\n\n')[2]


def outcome(header: Path) -> str:
    """What a header gives: its tables that are not empty, and what is left out, or why it is refused."""
    try:
        reading = read_twice(header)
        written = tables(header, reading)
    except CodegenError as error:
        return f"refused: {str(error).replace(str(FOLDER), 'golden')}\n"
    left_out = [f"# left out: {name}: {why}" for name, why in sorted(reading.left_out.items())]
    empty = {part for table in tables(header, Reading(RELEASE, names={"plain": {}})) for part in parts(table)}
    said = [part for table in written for part in parts(table) if part not in empty]
    return "".join(f"{text}\n" for text in [*said, *left_out])


def parts(table: str) -> list[str]:
    """The assignments of a table."""
    return re.findall(r"^[A-Z_]+(?:: .*?)? = (?:\{\n.*?^\}|.*?$)", table, re.M | re.DOTALL)


def expected(header: Path) -> str:
    written = header.with_suffix(".txt")
    return written.read_text(encoding="utf-8") if written.exists() else ""


ACCEPTED = [header for header in HEADERS if not expected(header).startswith("refused: ")]
REFUSED = [header for header in HEADERS if header not in ACCEPTED]
every_header = pytest.mark.parametrize("header", HEADERS, ids=lambda header: header.stem)
accepted_headers = pytest.mark.parametrize("header", ACCEPTED, ids=lambda header: header.stem)
refused_headers = pytest.mark.parametrize("header", REFUSED, ids=lambda header: header.stem)


@every_header
def test_a_header_gives_what_is_expected(header: Path, golden: Golden) -> None:
    golden.check(header.stem, outcome(header))


def test_nothing_is_expected_of_a_header_that_is_not_there() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {path.stem for path in HEADERS}
    assert HEADERS


@refused_headers
def test_a_refusal_names_the_declaration(header: Path) -> None:
    """Or the place, where nothing is declared yet."""
    declared = set(re.findall(r"\w+", header.read_text(encoding="utf-8")))
    for said in expected(header).splitlines():
        where = said.partition("golden 1.0")[2].partition(": ")[2] or said.removeprefix("refused: ")
        places = f"{header.name}:", f"{header.name}'", "unnamed"
        if not any(place in where for place in places):
            assert declared & set(re.findall(r"^\w+", where))


@accepted_headers
def test_the_binding_can_be_built(header: Path) -> None:
    reading = read_twice(header)
    functions, types = (executed(text) for text in tables(header, reading))
    built = Types(CommonTypes("golden", types, [RELEASE]), RELEASE)
    for name in built.names():
        if name not in types.VARIABLES:  # which only a library has
            built.get(name)
    for text in functions.FUNCTIONS.values():
        for _, _, prototype in rows.spans(functions.FUNCTIONS.get(text[1:], text), [RELEASE]):
            result, params = rows.prototype(prototype)
            made = built.ctype(result)
            assert isinstance(made, type | None)
            for param in params:
                assert built.param(param.type) is not None
    symbols = set(functions.FUNCTIONS)
    assert symbols == set(reading.functions)


@accepted_headers
def test_the_pyi_file_is_python_that_names_what_the_binding_has(header: Path) -> None:
    """In names that Python code can write, none of which hides an attribute of the module."""
    reading = read_twice(header)
    folded, inferred = folded_with_roles(header, reading)
    tree = ast.parse(pyi.write(library(header), folded, inferred))
    built = Types(CommonTypes("golden", executed(tables(header, reading)[1]), [RELEASE]), RELEASE)
    names = {*built.names(), *folded.names}
    assert not [name for name in names if name != python_name(name, MODULE)]
    assert names <= {name for statement in tree.body for name in declared_by(statement)}
    classes = {statement.name: statement for statement in tree.body if isinstance(statement, ast.ClassDef)}
    for tag in folded.enums:
        enum = built.enum(tag)
        shown = {name for each in classes[enum.__name__].body for name in declared_by(each)}
        assert shown == {"ctype", *enum.__members__}
        assert all(getattr(enum, name) is enum[name] for name in enum.__members__)


def declared_by(statement: ast.stmt) -> Iterator[str]:
    """What a statement of a .pyi file gives a name to."""
    if isinstance(statement, (ast.ClassDef, ast.FunctionDef)):
        yield statement.name
    elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
        for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
            assert isinstance(target, ast.Name)
            yield target.id


def executed(text: str) -> SimpleNamespace:
    found: dict[str, Any] = {}
    exec(text, found)
    return SimpleNamespace(**found)


@accepted_headers
def test_gcc_lays_the_records_out_alike(gcc: str, header: Path) -> None:
    reading = read_twice(header)
    checks = [check for tag, record in reading.records.items() for check in layout(reading, tag, record)]
    program = f'#include "{header.name}"\n' + "".join(
        f'_Static_assert({check}, "{check}");\n' for check in checks
    )
    command = [gcc, "-fsyntax-only", "-std=gnu11", "-w", f"-I{FOLDER}", f"-I{SHIM}", "-xc", "-"]
    done = subprocess.run(command, input=program, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def layout(reading: Reading, tag: str, record: Record) -> Iterator[str]:
    """What is true in C of a record with this layout."""
    type_ = tag if reading.typedefs.get(tag) == f"{record.kind} {tag}" else f"{record.kind} {tag}"
    yield f"sizeof({type_}) == {record.size}"
    yield f"_Alignof({type_}) == {record.align}"
    for path, numbers, _ in reached(record, 0, ""):
        offset, *more = numbers.split()
        if len(more) != 1:  # a bitfield has bit and width
            yield f"__builtin_offsetof({type_}, {path}) == {offset}"
