"""Tests for the comparison of tables, and for the report of a new release.

Every edit of a header that changes something for users must appear in the report, or must stop the codegen
with the name of the declaration.
"""

from __future__ import annotations

import copy
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from codegen import compare, emit, history, read, release, second_reader
from codegen.declared_types import DeclaredTypes
from codegen.documentation import read_documentation
from codegen.errors import CodegenError
from codegen.exceptions import Exceptions
from codegen.roles import allowed, inference, questions
from codegen.sizes.finder import MemoryFinder
from codegen.sources import Library

from ..support.messages import raises
from .test_history import declare_library

TABLES = compare.read_tables()

# --- edits of a header, which becomes the next release

HEADER = """
typedef enum { PR_OK = 0, PR_BAD = 1, PR_LATE = 7 } PRresult;
typedef enum { PR_RED, PR_BLUE } PRcolor;
typedef struct PRctx_st *PRctx;
typedef unsigned long PRsize;
typedef struct { int x; int y; PRcolor color; } PRpoint;
typedef union { int i; float f; } PRvalue;
typedef void (*PRcallback)(PRctx ctx, int code);
#define PR_LIMIT 16
#define PR_SCALE 2.5
#define PR_OLD_NAME prGetPoint
/** \\param[out] ctx - The new context
 *  \\param[in] options - Options
 *  \\param[in] count - Number of options */
PRresult prCreate(PRctx *ctx, const int *options, int count);
PRresult prDestroy(PRctx ctx);
/** \\param[in] ctx - Context
 *  \\param[out] free - Returned free memory
 *  \\param[out] total - Returned total memory */
PRresult prGetMemory(PRctx ctx, PRsize *free, PRsize *total);
/** \\param[in] ctx - Context
 *  \\param[out] point - Returned point */
PRresult prGetPoint(PRctx ctx, PRpoint *point);
/** \\param[in] ctx - Context
 *  \\param[in] point - Point */
PRresult prSetPoint(PRctx ctx, const PRpoint *point);
PRresult prName(PRctx ctx, const char *name);
PRresult prCopy(void *dst, const void *src, PRsize bytes);
PRresult prPaint(PRctx ctx, PRcolor color);
int prVersion(void);
PRresult prSetCallback(PRctx ctx, PRcallback callback);
"""
LIBRARY_TEXT = """
by_version = true
confirmed.out = { 'PRctx \\*ctx' = 'prCreate' }
[[size]]
symbols = "prCreate"
params = 'const int \\*options'
elements = "count"
[[size]]
symbols = "prCopy"
params = '(const )?void \\*(dst|src)'
bytes = "bytes"
"""


def make_tables(directory: Path, releases: dict[str, str], text: str = LIBRARY_TEXT) -> dict[str, Any]:
    """Return the tables of a library with these headers, keyed by release. Both readers read each header."""
    entries = declare_library(directory, text)
    library = Library(
        "pr",
        "PRresult",
        ("pr.h",),
        (),
        ("pr",),
        by_version=True,
        confirmed=entries.confirmed,
        size=entries.size,
        memory=entries.memory,
        rule=entries.rule,
    )
    readings = []
    for number, header in releases.items():
        folder = directory / number
        folder.mkdir(exist_ok=True)
        (folder / "pr.h").write_text(header, encoding="utf-8")
        reading = read.read(library, number, [folder])
        second_reader.compare(
            library, reading, second_reader.reread(library, number, [folder], reading.is_cpp)
        )
        readings.append(reading)
    folded = history.combine(readings, by_version=True)
    docs = read_documentation(f for r in reversed(readings) for f in r.functions.values())
    exceptions = Exceptions(library)
    declared_types = DeclaredTypes(readings)
    inferred: dict[str, list[tuple[str, ...]]] = {
        symbol: [inference.infer_roles(span.value, docs, exceptions, declared_types) for span in spans]
        for symbol, spans in folded.functions.items()
    }
    questions.check_settled(library, folded, docs, exceptions, declared_types)
    allowed.check_allowed(folded, inferred, library.status, declared_types)
    rows = MemoryFinder(library, folded, readings, docs).find(inferred).join_roles(inferred)
    functions = emit.functions_table(library, folded, rows)
    types = emit.types_table(library, folded)
    return {
        "pr_functions": compare.read_table(functions, "pr_functions"),
        "pr_types": compare.read_table(types, "pr_types"),
    }


EDITS: dict[str, tuple[str, str, str]] = {
    "a new function": ("int prVersion(void);", "int prVersion(void);\nPRresult prNew(PRctx ctx);", "prNew"),
    "a removed function": ("PRresult prDestroy(PRctx ctx);\n", "", "prDestroy"),
    "a renamed function": ("prPaint(", "prDraw(", "prDraw"),
    "a renamed keyword": (
        "prName(PRctx ctx, const char *name)",
        "prName(PRctx ctx, const char *title)",
        "title",
    ),
    "a renamed keyword of an output": (
        "PRpoint *point);\n/** \\param[in] ctx - Context\n *  \\param[in] point",
        "PRpoint *where);\n/** \\param[in] ctx - Context\n *  \\param[in] point",
        "where",
    ),
    "swapped outputs": ("PRsize *free, PRsize *total", "PRsize *total, PRsize *free", "prGetMemory"),
    "an output that becomes an input": (
        "\\param[out] point - Returned point",
        "\\param[in] point - The point",
        "prGetPoint",
    ),
    "an output that becomes an input and output": (
        "\\param[out] free",
        "\\param[in,out] free",
        "prGetMemory",
    ),
    "an output without a direction": (
        "\\param[out] total - Returned total memory",
        "\\param total",
        "prGetMemory",
    ),
    "an output described as an array": (
        "\\param[out] free - Returned free memory",
        "\\param[out] free - Array of sizes",
        "prGetMemory",
    ),
    "a number next to an output": (
        "PRctx ctx, PRpoint *point);",
        "PRctx ctx, PRpoint *point, int count);",
        "prGetPoint",
    ),
    "a new parameter": ("prDestroy(PRctx ctx)", "prDestroy(PRctx ctx, int flags)", "prDestroy"),
    "a removed parameter": ("prPaint(PRctx ctx, PRcolor color)", "prPaint(PRctx ctx)", "prPaint"),
    "a const that disappears": ("const PRpoint *point", "PRpoint *point", "prSetPoint"),
    "a const that appears": ("prCopy(void *dst", "prCopy(const void *dst", "prCopy"),
    "another type of a number": (
        "const int *options, int count",
        "const int *options, long count",
        "prCreate",
    ),
    "another type of elements": ("const int *options", "const long *options", "prCreate"),
    "another size": ("PRsize bytes)", "PRsize n)", "prCopy"),
    "an enum that becomes an integer": ("PRctx ctx, PRcolor color)", "PRctx ctx, unsigned color)", "prPaint"),
    "a string that becomes bytes": ("const char *name", "const void *name", "prName"),
    "another C result": ("int prVersion(void)", "long prVersion(void)", "prVersion"),
    "a function without a status": ("PRresult prDestroy", "void prDestroy", "prDestroy"),
    "a handle that becomes a number": (
        "typedef struct PRctx_st *PRctx;",
        "typedef unsigned long PRctx;",
        "PRctx",
    ),
    "a wider typedef": ("typedef unsigned long PRsize;", "typedef unsigned int PRsize;", "PRsize"),
    "a removed typedef": (
        "typedef union { int i; float f; } PRvalue;\n",
        "",
        "PRvalue",
    ),
    "another value of a status": ("PR_BAD = 1", "PR_BAD = 5", "PR_BAD"),
    "a new status": ("PR_LATE = 7", "PR_LATE = 7, PR_SLOW = 8", "PR_SLOW"),
    "a removed status": (", PR_LATE = 7", "", "PR_LATE"),
    "a renamed status": ("PR_LATE = 7", "PR_TOO_LATE = 7", "PR_TOO_LATE"),
    "swapped enumerators": ("{ PR_RED, PR_BLUE }", "{ PR_BLUE, PR_RED }", "PR_RED"),
    "an enum of another sign": ("{ PR_RED, PR_BLUE }", "{ PR_RED = -1, PR_BLUE }", "PR_RED"),
    "a renamed member": ("int x; int y; PRcolor", "int x; int z; PRcolor", "PRpoint"),
    "swapped members": ("int x; int y; PRcolor", "int y; int x; PRcolor", "PRpoint"),
    "a new member": ("PRcolor color; }", "PRcolor color; int w; }", "PRpoint"),
    "a removed member": ("int x; int y; PRcolor", "int x; PRcolor", "PRpoint"),
    "another type of a member": ("int x; int y; PRcolor", "float x; int y; PRcolor", "PRpoint"),
    "an array as a member": ("int x; int y; PRcolor", "int x[2]; int y; PRcolor", "PRpoint"),
    "a bit-field": ("int x; int y; PRcolor", "int x : 8; int y; PRcolor", "PRpoint"),
    "another member of a union": ("float f; } PRvalue", "double f; } PRvalue", "PRvalue"),
    "a packed structure": ("} PRpoint;", "} __attribute__((aligned(16))) PRpoint;", "PRpoint"),
    "another parameter of a callback": ("(PRctx ctx, int code)", "(PRctx ctx, long code)", "PRcallback"),
    "another value of a constant": ("PR_LIMIT 16", "PR_LIMIT 32", "PR_LIMIT"),
    "another type of a constant": ("PR_LIMIT 16", "PR_LIMIT 16.0", "PR_LIMIT"),
    "another floating-point constant": ("PR_SCALE 2.5", "PR_SCALE 3.5", "PR_SCALE"),
    "a removed constant": ("#define PR_LIMIT 16\n", "", "PR_LIMIT"),
    "a name for another function": ("PR_OLD_NAME prGetPoint", "PR_OLD_NAME prSetPoint", "PR_OLD_NAME"),
    "a macro instead of a function": ("int prVersion(void);", "#define prVersion() 3", "prVersion"),
    "a variadic function": (
        "prName(PRctx ctx, const char *name)",
        "prName(PRctx ctx, const char *name, ...)",
        "prName",
    ),
    "a half-precision number": ("PRcolor color);", "_Float16 color);", "prPaint"),
    "a number of 37 bits": ("PRcolor color);", "_BitInt(37) color);", "prPaint"),
    "C++ only": (
        "prPaint(PRctx ctx, PRcolor color)",
        "prPaint(PRctx ctx, PRcolor color = PR_RED)",
        "prPaint",
    ),
}


@pytest.mark.parametrize("edit", EDITS)
def test_edit_of_a_header_occurs_in_the_report_or_stops(edit: str, tmp_path: Path) -> None:
    """No edit of a new release may go unnoticed, and edits that change an older release need permission."""
    old, new, name = EDITS[edit]
    assert HEADER.count(old) >= 1
    edited = HEADER.replace(old, new)
    before = make_tables(tmp_path, {"1.0": HEADER, "1.1": HEADER})
    after, stop = before, ""
    try:
        after = make_tables(tmp_path, {"1.0": HEADER, "1.1": HEADER, "1.2": edited})
    except CodegenError as error:
        stop = str(error)
    if stop:
        assert any(text in stop for text in (name, "C++"))
        return
    report = "".join(release.summary(["PR 1.2"], [], before, after, []))
    lines = [line for line in report.split("\n") if name in line]
    assert lines, report
    changes = compare.compare(before, after)
    library = Library("pr", "PRresult", ("pr.h",), (), ("pr",))
    if any(change.is_past and not change.is_addition for change in changes):
        with pytest.raises(CodegenError, match="changes an earlier release"):
            compare.check_past(changes, [library], {"pr": "1.2"})
        permitted = replace(library, rewritten={"1.2": {".*": "the reason"}})
        compare.check_past(changes, [permitted], {"pr": "1.2"})
        assert not release.is_pure(changes, [], [])


def test_at_least_45_edits_are_tried() -> None:
    assert len(EDITS) >= 45


def test_header_without_a_change_adds_only_the_release(tmp_path: Path) -> None:
    before = make_tables(tmp_path, {"1.0": HEADER})
    after = make_tables(tmp_path, {"1.0": HEADER, "1.1": HEADER})
    assert [str(change) for change in compare.compare(before, after)] == ["pr: release `1.1` in 1.1: added"]
    report = "".join(release.summary(["PR 1.1"], [], before, after, []))
    assert report.startswith("# PR 1.1: only additions\n")


def test_release_that_is_removed_and_added_again_has_the_same_tables(tmp_path: Path) -> None:
    edited = HEADER.replace("PR_LIMIT 16", "PR_LIMIT 32")
    releases = {"1.0": HEADER, "1.1": edited, "1.2": HEADER}
    before = make_tables(tmp_path, releases)
    without = make_tables(tmp_path, {number: text for number, text in releases.items() if number != "1.1"})
    assert [c.text for c in compare.compare(before, without) if c.kind == "release"] == ["removed"]
    assert compare.compare(before, make_tables(tmp_path, releases)) == []


# --- edits of rows


@pytest.mark.parametrize(
    ("file", "variable", "name", "old", "new", "text"),
    [
        (
            "driver_functions",
            "FUNCTIONS",
            "cuMemGetInfo_v2",
            "out size_t *free, out size_t *total",
            "out size_t *total, out size_t *free",
            "the results (free, total) are now (total, free)",
        ),
        (
            "driver_functions",
            "FUNCTIONS",
            "cuDeviceGet",
            "int ordinal",
            "int index",
            "the keyword `ordinal` (parameter 2) is now `index`",
        ),
        (
            "driver_functions",
            "FUNCTIONS",
            "cuCtxGetFlags",
            "out unsigned int *flags",
            "unsigned int *flags",
            "`flags`: out (not passed) is now in (passed)",
        ),
        (
            "driver_types",
            "ENUMS",
            "cudaError_enum",
            "CUDA_ERROR_DEINITIALIZED",
            "CUDA_ERROR_DEINITIALIZED @11.7<99.0 4 | @99.0 5004",
            "`cudaError_enum.CUDA_ERROR_DEINITIALIZED` in 99.0: 4",
        ),
        ("driver_types", "RECORDS", "CUDA_MEMCPY2D_st", "srcXInBytes", "srcX", "with `0 size_t srcX`"),
        (
            "driver_functions",
            "FUNCTIONS",
            "cuGraphAddEmptyNode",
            "in[numDependencies]",
            "in[1]",
            "host[numDependencies] is now host[1]",
        ),
        (
            "curand_functions",
            "FUNCTIONS",
            "curandGenerate",
            "inout.either[num]",
            "inout.device",
            "`outputPtr`",
        ),
        ("nvrtc_functions", "FUNCTIONS", "nvrtcVersion", "nvrtcResult", "int", "the C result"),
        (
            "nvjitlink_types",
            "ENUMS",
            "nvJitLinkResult",
            "NVJITLINK_SUCCESS",
            "NVJITLINK_FINE",
            "NVJITLINK_FINE",
        ),
        ("nvrtc_types", "TYPEDEFS", "nvrtcProgram", "_nvrtcProgram", "_nvrtcOther", "nvrtcProgram"),
        ("cudnn_info", "INFO", "error", "CudnnError", "DnnError", "setting `error`"),
    ],
)
def test_edit_of_a_row_occurs_in_the_report(
    file: str, variable: str, name: str, old: str, new: str, text: str
) -> None:
    edited = copy.deepcopy({f: {k: v for k, v in t.items() if k.isupper()} for f, t in TABLES.items()})
    row = str(edited[file][variable][name])
    assert old in row
    edited[file][variable][name] = row.replace(old, new, 1)
    changes = [str(change) for change in compare.compare(TABLES, edited)]
    assert any(text in change for change in changes), changes


def test_equal_tables_have_no_changes() -> None:
    assert compare.compare(TABLES, TABLES) == []


def test_removed_library_is_a_change_of_the_past() -> None:
    """Users of any release lose the library. An added library affects nobody."""
    without = {file: names for file, names in TABLES.items() if not file.startswith("nvfatbin_")}
    (change,) = compare.compare(TABLES, without)
    assert (change.library, change.kind, change.text, change.is_past) == (
        "nvfatbin",
        "library",
        "removed",
        True,
    )
    (change,) = compare.compare(without, TABLES)
    assert (change.text, change.is_past) == ("added", False)


def test_change_of_the_past_names_the_line_that_permits_it() -> None:
    change = compare.Change("pr", "function", "prA", ("1.0", "1.1"), "the keyword `a` is now `b`", True)
    library = Library("pr", "S", ("pr.h",), (), ("pr",))
    with raises(CodegenError):
        compare.check_past([change], [library], {"pr": "1.1"})
    older = replace(library, rewritten={"1.0": {"prA": "it was wrong"}})
    with pytest.raises(CodegenError, match="changes an earlier release"):
        compare.check_past([change], [older], {"pr": "1.1"})


UNCHECKED = {
    "pr_functions": {
        "RELEASES": ("1.0",),
        "FUNCTIONS": {"prA": "int (int *n)", "prB": "int (int *n)", "prC": "int ()"},
        "CHECKED": ("prC",),
    }
}


@pytest.mark.parametrize("checked", [("prA", "prB", "prC"), None])
def test_check_of_further_functions_is_an_addition(checked: tuple[str, ...] | None) -> None:
    """The raw functions stay the same, and the checked calls did not exist before."""
    after: dict[str, dict[str, Any]] = copy.deepcopy(UNCHECKED)
    after["pr_functions"]["CHECKED"] = checked
    if checked is None:
        del after["pr_functions"]["CHECKED"]
    after["pr_functions"]["FUNCTIONS"] |= {"prA": "int (out int *n)", "prB": "int (in[2] int *n)"}
    added, removed = compare.compare(UNCHECKED, after), compare.compare(after, UNCHECKED)
    assert [str(change) for change in added] == [
        "pr: checked call `prA` in 1.0: added",
        "pr: checked call `prB` in 1.0: added",
    ]
    assert all(change.is_addition and not change.is_past for change in added)
    assert all(change.is_past and not change.is_addition for change in removed)
    assert {change.name for change in removed} == {"prA", "prB"}
    after["pr_functions"]["FUNCTIONS"]["prA"] = "int (out long *n)"
    (past,) = [change for change in compare.compare(UNCHECKED, after) if change.is_past]
    assert str(past) == "pr: function `prA` in 1.0: `n`: the type int * is now long *"


def git(directory: Path, *arguments: str) -> None:
    """Run git in a directory."""
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
    subprocess.run(["git", *identity, *arguments], cwd=directory, check=True, capture_output=True)


def test_tables_are_compared_with_those_of_the_last_commit(tmp_path: Path) -> None:
    """An attempt that is not committed does not count as the past."""
    table, attempt = tmp_path / "pr_functions.py", tmp_path / "new_functions.py"
    table.write_text('FUNCTIONS = {"prA": "int ()"}\n', encoding="utf-8")
    assert compare.read_committed(tmp_path) == {"pr_functions": {"FUNCTIONS": {"prA": "int ()"}}}
    git(tmp_path, "init")
    git(tmp_path, "add", table.name)
    git(tmp_path, "commit", "-m", "Add a table")
    committed = compare.read_tables(tmp_path)
    table.write_text("FUNCTIONS = {}\n", encoding="utf-8")
    attempt.write_text("FUNCTIONS = {}\n", encoding="utf-8")
    assert compare.read_committed(tmp_path) == committed
