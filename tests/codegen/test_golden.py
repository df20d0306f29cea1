"""Golden headers: both readers read each tests/codegen/golden/NAME.h, and NAME.txt is the expected result.

NAME.txt contains the tables that are not empty, or the message with which the header is rejected. For
accepted headers the binding is created, too, and record layouts are compared with gcc's. A new header in the
directory is a new test: `pytest --write-golden` with the test's name writes its result.

The library is called `golden`. Its modes are PR_INTERNAL and PR_PER_THREAD.
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

from codegen import emit, history, pyi, read, second_reader
from codegen.declared import SHIM
from codegen.declared_types import DeclaredTypes
from codegen.documentation import read_documentation
from codegen.errors import CodegenError
from codegen.exceptions import Exceptions
from codegen.model import MODULE_ATTRIBUTES, Reading, Record, python_name
from codegen.roles import allowed, inference
from codegen.sources import Library
from cudyn._bindings.calls.c_types import CommonTypes, Types
from cudyn._bindings.tables import rows

from ..support.golden import Golden
from .test_read_types import iter_members

DIRECTORY = Path(__file__).with_name("golden")
HEADERS = sorted(DIRECTORY.glob("*.h"))
MODES = {"plain": "", "internal": "PR_INTERNAL", "per_thread": "PR_PER_THREAD"}
RELEASE = "1.0"


def make_library(header: Path) -> Library:
    """Return the library whose only header this is."""
    return Library("golden", "PRresult", (header.name,), (), ("pr",), modes=MODES)


@functools.cache
def read_twice(header: Path) -> Reading:
    """Read a header with both readers, and compare their results."""
    reading = read.read(make_library(header), RELEASE, [DIRECTORY])
    golden_library = make_library(header)
    second_reading = second_reader.reread(golden_library, RELEASE, [DIRECTORY], reading.is_cpp)
    second_reader.compare(golden_library, reading, second_reading)
    return reading


def fold_with_roles(header: Path, reading: Reading) -> tuple[history.History, emit.Roles]:
    """Return the history of a reading, and the inferred roles of its functions' parameters."""
    folded = history.combine([reading])
    golden_library = make_library(header)
    docs = read_documentation(reading.functions.values())
    exceptions = Exceptions(golden_library)
    types = DeclaredTypes([reading])
    inferred = {
        symbol: [inference.infer_roles(span.value, docs, exceptions, types) for span in spans]
        for symbol, spans in folded.functions.items()
    }
    allowed.check_allowed(folded, inferred, golden_library.status, types)
    return folded, inferred


def write_tables(header: Path, reading: Reading) -> tuple[str, str]:
    """Return the tables of functions and types without their heads, which are the same for all headers."""
    golden_library = make_library(header)
    folded, inferred = fold_with_roles(header, reading)
    functions = emit.functions_table(golden_library, folded, inferred)
    types = emit.types_table(golden_library, folded)
    return functions.partition('"""\n\n')[2], types.partition('"""\n\n')[2]


def describe_result(header: Path) -> str:
    """Return the result of a header: its tables that are not empty and the omitted names, or the error."""
    try:
        reading = read_twice(header)
        both_tables = write_tables(header, reading)
    except CodegenError as error:
        return f"refused: {str(error).replace(str(DIRECTORY), 'golden')}\n"
    left_out = [f"# left out: {name}: {reason}" for name, reason in sorted(reading.left_out.items())]
    empty_parts = {
        part
        for table in write_tables(header, Reading(RELEASE, names={"plain": {}}))
        for part in split_assignments(table)
    }
    new_parts = [
        part for table in both_tables for part in split_assignments(table) if part not in empty_parts
    ]
    return "".join(f"{text}\n" for text in [*new_parts, *left_out])


def split_assignments(table: str) -> list[str]:
    """Return the assignments of a table."""
    return re.findall(r"^[A-Z_]+(?:: .*?)? = (?:\{\n.*?^\}|.*?$)", table, re.M | re.DOTALL)


def read_expected(header: Path) -> str:
    """Return the expected result of a header, or an empty string if it does not exist yet."""
    file = header.with_suffix(".txt")
    return file.read_text(encoding="utf-8") if file.exists() else ""


ACCEPTED = [header for header in HEADERS if not read_expected(header).startswith("refused: ")]
REJECTED = [header for header in HEADERS if header not in ACCEPTED]
every_header = pytest.mark.parametrize("header", HEADERS, ids=lambda header: header.stem)
C_HEADERS = [header for header in ACCEPTED if not header.stem.startswith("cpp_")]
accepted_headers = pytest.mark.parametrize("header", ACCEPTED, ids=lambda header: header.stem)
rejected_headers = pytest.mark.parametrize("header", REJECTED, ids=lambda header: header.stem)


@every_header
def test_header_has_the_expected_result(header: Path, golden: Golden) -> None:
    golden.check(header.stem, describe_result(header))


def test_every_expected_result_has_a_header() -> None:
    assert {path.stem for path in DIRECTORY.iterdir()} == {path.stem for path in HEADERS}
    assert HEADERS


@rejected_headers
def test_rejection_names_the_declaration(header: Path) -> None:
    """If nothing is declared yet, the message names the location."""
    declared = set(re.findall(r"\w+", header.read_text(encoding="utf-8")))
    for line in read_expected(header).splitlines():
        location = line.partition("golden 1.0")[2].partition(": ")[2] or line.removeprefix("refused: ")
        location_marks = f"{header.name}:", f"{header.name}'", "unnamed"
        if not any(mark in location for mark in location_marks):
            assert declared & set(re.findall(r"^\w+", location))


@accepted_headers
def test_header_can_be_bound(header: Path) -> None:
    """The generated tables can be loaded, and all of their types can be created."""
    reading = read_twice(header)
    functions, types = (execute(text) for text in write_tables(header, reading))
    types_of_binding = Types(CommonTypes("golden", types, [RELEASE]), RELEASE)
    for name in types_of_binding.names():
        if name not in types.VARIABLES:  # these need a library
            types_of_binding.get(name)
    for text in functions.FUNCTIONS.values():
        for _, _, prototype in rows.spans(functions.FUNCTIONS.get(text[1:], text), [RELEASE]):
            result, params = rows.prototype(prototype)
            type_ = types_of_binding.ctype(result)
            assert isinstance(type_, type | None)
            for param in params:
                assert types_of_binding.param(param.type) is not None
    symbols = set(functions.FUNCTIONS)
    assert symbols == set(reading.functions)


@accepted_headers
def test_pyi_file_declares_the_names_of_the_binding(header: Path) -> None:
    """All its names are valid in Python and hide no attribute of the module."""
    reading = read_twice(header)
    folded, inferred = fold_with_roles(header, reading)
    tree = ast.parse(pyi.write(make_library(header), folded, inferred))
    binding = Types(CommonTypes("golden", execute(write_tables(header, reading)[1]), [RELEASE]), RELEASE)
    names = {*binding.names(), *folded.names}
    assert not [name for name in names if name != python_name(name, MODULE_ATTRIBUTES)]
    assert names <= {name for statement in tree.body for name in iter_declared_names(statement)}
    classes = {statement.name: statement for statement in tree.body if isinstance(statement, ast.ClassDef)}
    for tag in folded.enums:
        enum = binding.enum(tag)
        declared = {name for member in classes[enum.__name__].body for name in iter_declared_names(member)}
        assert declared == {"ctype", *enum.__members__}
        assert all(getattr(enum, name) is enum[name] for name in enum.__members__)


def iter_declared_names(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement of a .pyi file defines."""
    if isinstance(statement, (ast.ClassDef, ast.FunctionDef)):
        yield statement.name
    elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
        for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
            assert isinstance(target, ast.Name)
            yield target.id


def execute(text: str) -> SimpleNamespace:
    """Return the variables that Python source code defines."""
    namespace: dict[str, Any] = {}
    exec(text, namespace)
    return SimpleNamespace(**namespace)


@pytest.mark.parametrize("header", C_HEADERS, ids=lambda header: header.stem)
def test_record_layouts_agree_with_gcc(gcc: str, header: Path) -> None:
    """gcc checks the sizes and offsets of the reading by static assertions."""
    reading = read_twice(header)
    checks = [
        check for tag, record in reading.records.items() for check in iter_layout_checks(reading, tag, record)
    ]
    program = f'#include "{header.name}"\n' + "".join(
        f'_Static_assert({check}, "{check}");\n' for check in checks
    )
    command = [gcc, "-fsyntax-only", "-std=gnu11", "-w", f"-I{DIRECTORY}", f"-I{SHIM}", "-xc", "-"]
    process = subprocess.run(command, input=program, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr


def iter_layout_checks(reading: Reading, tag: str, record: Record) -> Iterator[str]:
    """Yield C expressions that are true for a record with this layout."""
    type_ = tag if reading.typedefs.get(tag) == f"{record.kind} {tag}" else f"{record.kind} {tag}"
    yield f"sizeof({type_}) == {record.size}"
    yield f"_Alignof({type_}) == {record.align}"
    for path, numbers, _ in iter_members(record, 0, ""):
        offset, *more = numbers.split()
        if len(more) != 1:  # a bitfield has bit and width
            yield f"__builtin_offsetof({type_}, {path}) == {offset}"
