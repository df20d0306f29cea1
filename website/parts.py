"""Generates the parts of pages that are shared, or that depend on code: `python -m website.parts [--check]`.

On a page, a part is enclosed in `<!-- part: NAME -->` and `<!-- /part -->`.
"""

from __future__ import annotations

import functools
import json
import pathlib
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from cudyn import errors
from cudyn._bindings.libraries.causes import STATUSES
from cudyn._bindings.tables.errors import ERRORS
from cudyn._cli import variables
from cudyn._kernels.cache import settings
from cudyn._kernels.contracts import rules, text
from cudyn._kernels.export import artifact, artifact_metadata
from cudyn._simulator.cpu.c_compiler import DEFAULT_SECONDS
from cudyn._simulator.cpu.module import MAX_ROUNDS
from website import bridges, plots

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_PART = re.compile(r"(<!-- part: (\w+) -->\n).*?(<!-- /part -->)", re.S)


def write_statuses() -> str:
    """Return the Markdown table of cuInit's status codes, with the advice in `cudyn.report` for each."""
    rows = ["| `cuInit` fails with | cause | what to do |", "|---|---|---|"]
    for code, status in sorted(STATUSES.items()):
        rows.append(f"| `{status.name}` ({code}) | {status.cause} | {status.advice.rstrip('.')} |")
    return "\n".join(rows)


# The packages to install: the command, the systems that it supports, and the features that need it.
PLATFORMS = [
    (
        "`pip install cudyn`",
        "every system",
        "all features that need neither a compiler nor a GPU: imports, names and layouts, contracts, "
        "artifacts, reading compiled code, the cache",
    ),
    (
        '`pip install "cudyn[compile]"`',
        "Linux, Windows",
        "compiling and linking with NVIDIA's compiler, which does not need a GPU (to install it for only "
        "one CUDA major version: `cudyn[cu12]` or `cudyn[cu13]`)",
    ),
    (
        '`pip install "cudyn[clang]"`',
        "every system, including macOS",
        "compiling CUDA C++ to PTX with clang. `python -m cudyn toolkit fetch 12.9` adds CUDA's headers",
    ),
    (
        "a C compiler (`cc`, or `pip install ziglang`)",
        "Linux, macOS",
        "running kernels on the CPU in a simulation",
    ),
    (
        "NVIDIA's driver and a GPU",
        "Linux, Windows",
        "all features. On Windows, calls are slower and `load_library` is not available",
    ),
]


def copy_part(name: str) -> str:
    """Return a part that is written by hand in the README, such as the example program.

    The other pages that contain the part are updated from the README.
    """
    readme = (ROOT / "README.md").read_text("utf-8")
    _, _, after_start = readme.partition(f"<!-- part: {name} -->")
    part, _, _ = after_start.partition("<!-- /part -->")
    return part.strip()


def write_platforms() -> str:
    """Return the Markdown table of packages to install, with the supported systems and the features."""
    rows = ["| install | systems | features |", "|---|---|---|"]
    for package, systems, features in PLATFORMS:
        rows.append(f"| {package} | {systems} | {features} |")
    return "\n".join(rows)


def write_pythons() -> str:
    """Return the sentences about supported Python versions.

    The sentences list the versions on which `nox -s pythons` has run the bindings' tests without a failure.
    """
    results = json.loads((ROOT / "docs" / "maintainers" / "pythons.json").read_text("utf-8"))
    passing_releases = []
    for result in results.values():
        if not result["failures"] and not result["errors"]:
            passing_releases.append(result["release"])
    *other_releases, last_release = passing_releases
    enumeration = f"{', '.join(other_releases)} and {last_release}" if other_releases else last_release
    sentences = (
        f"cudyn needs CPython {find_min_version()} or newer on x86-64 or AArch64.",
        f"The tests of the bindings pass on {enumeration}.",
        "Free-threaded builds of Python are not tested. On these builds, all calls go through ctypes.",
    )
    return textwrap.fill(" ".join(sentences), 120)


def find_min_version() -> str:
    """Return the oldest supported Python version, according to pyproject.toml."""
    pyproject = (ROOT / "pyproject.toml").read_text("utf-8")
    requirement = re.search(r'requires-python = ">=([\d.]+)"', pyproject)
    assert requirement is not None
    return requirement[1]


def write_variables() -> str:
    """Return the Markdown table of cudyn's own environment variables."""
    rows = ["| variable | meaning |", "|---|---|"]
    for name, meaning in variables.OWN.items():
        rows.append(f"| `{name}` | {meaning} |")
    return "\n".join(rows)


def write_other_variables() -> str:
    """Return the Markdown table of the environment variables of other programs that cudyn reads."""
    rows = ["| variable | used for |", "|---|---|"]
    for names, purpose in variables.OTHERS.items():
        quoted_names = ", ".join(f"`{name}`" for name in names)
        rows.append(f"| {quoted_names} | {purpose} |")
    return "\n".join(rows)


def write_limits() -> str:
    """Return the Markdown table of limits. The values are read from the code that enforces the limits."""
    limits = (
        ("a string with contracts", f"{text.MAX_TEXT:,} characters", "[Contracts](contracts.md)"),
        ("a contract", f"{text.MAX_ARGUMENTS} arguments", ""),
        (
            "an array in a contract",
            f"{text.MAX_RANK} dimensions",
            f"{rules.MAX_RANK} dimensions for a tensor map",
        ),
        ("the overloads of a contract", f"{text.MAX_OVERLOADS}", ""),
        (
            "a kernel's parameters",
            f"{text.MAX_STRUCT:,} bytes",
            "CUDA defines this limit, which also applies to each struct",
        ),
        ("an artifact", _format_size(artifact.MAX_FILE), "[Artifacts](artifact.md)"),
        (
            "the members of an artifact",
            str(artifact.MAX_MEMBERS),
            f"Each member may be at most {artifact.MAX_RATIO} times as large as its compressed data",
        ),
        ("the metadata of an artifact", _format_size(artifact_metadata.MAX_TEXT), ""),
        ("the cache", _format_size(settings.DEFAULT_SIZE), "The default value of `CUDYN_CACHE_SIZE`"),
        (
            "a loop of a kernel on the CPU",
            f"{MAX_ROUNDS:,} iterations",
            "Set with the `max_rounds` argument of `run_on_cpu`",
        ),
        (
            "compiling a kernel for the CPU",
            f"{DEFAULT_SECONDS} seconds",
            "Set with the `compile_seconds` argument of `run_on_cpu`",
        ),
    )
    rows = ["| item | limit | notes |", "|---|---:|---|"]
    for item, limit, notes in limits:
        rows.append(f"| {item} | {limit} | {notes} |")
    return "\n".join(rows)


def _format_size(size: int) -> str:
    """Format a number of bytes in the largest suitable unit, rounded down: 1536 is "1 KiB"."""
    amount = size
    for unit in ("bytes", "KiB", "MiB"):
        if amount < 1024:
            return f"{amount} {unit}"
        amount //= 1024
    return f"{amount} GiB"


def write_exceptions() -> str:
    """Return a tree of the exception classes as text, with the first line of each docstring."""
    public_classes = [getattr(errors, name) for name in errors.__all__]
    classes = [class_ for class_ in public_classes if issubclass(class_, Exception)]
    roots = [class_ for class_ in classes if class_.__base__ not in classes]
    rows: list[tuple[str, str]] = []  # the name with its branch, and the explanation
    for root in roots:
        rows += _draw_branch(root, classes, first_prefix="", prefix="")
    width = 2 + max(len(branch) for branch, explanation in rows if explanation)
    lines = [f"{branch:{width}}{explanation}".rstrip() for branch, explanation in rows]
    return "\n".join(["```text", *lines, "```"])


def _draw_branch(
    cls: type[Exception], classes: list[type[Exception]], first_prefix: str, prefix: str
) -> Iterator[tuple[str, str]]:
    """Yield the lines of the tree for a class and its subclasses, each with an explanation.

    The exceptions of libraries, such as DriverError, are combined on as few lines as possible.

    Args:
        cls: The class at the root of the branch.
        classes: All classes in the tree.
        first_prefix: The prefix of the first line.
        prefix: The prefix of all other lines.
    """
    base = cls.__bases__[0]
    builtin_base = "" if base in (Exception, *classes) else f"({base.__name__})"
    first_line, _, _ = str(cls.__doc__).partition("\n")
    yield f"{first_prefix}{cls.__name__}{builtin_base}", first_line
    subclasses = [class_ for class_ in classes if class_.__base__ is cls]
    general_classes = [class_ for class_ in subclasses if class_.__name__ not in ERRORS]
    library_errors = [class_.__name__ for class_ in subclasses if class_.__name__ in ERRORS]
    for child in general_classes:
        is_last = child is general_classes[-1] and not library_errors
        child_start, child_line = ("└─ ", "   ") if is_last else ("├─ ", "│  ")
        yield from _draw_branch(child, classes, prefix + child_start, prefix + child_line)
    start = "└─ "
    for line in textwrap.wrap(", ".join(library_errors), 70):
        yield f"{prefix}{start}{line}", ""
        start = "   "


def write_figures() -> str:
    """Return the Markdown table of the most important benchmark results, with the machines they are from."""
    rows = ["| measurement | cudyn | other packages | machine |", "|---|---:|---|---|"]
    for measurement, file, cudyn_cell, peers, unit in FIGURES:
        data = plots.read_result(file)
        cudyn_value = _format_value(data, cudyn_cell) + unit
        peer_values = [f"{peer} {_format_value(data, cell)}{unit}" for peer, cell in peers]
        rows.append(f"| {measurement} | {cudyn_value} | {', '.join(peer_values)} | {data['machine']} |")
    return "\n".join(rows)


def _format_value(data: dict[str, Any], cell: tuple[str, str]) -> str:
    """Format a value in a benchmark's results.

    Args:
        data: The contents of a file in benchmarks/results.
        cell: The row and the column of the value. The row "*" stands for the range of values in the column.
    """
    row, column = cell
    column_index = data["columns"].index(column)
    values = []
    for row_name, *row_values in data["rows"]:
        if row in ("*", row_name) and row_values[column_index] is not None:
            values.append(row_values[column_index])
    lowest = min(values)
    highest = max(values)
    return f"{lowest:g}" if lowest == highest else f"{lowest:g} to {highest:g}"


Cell = tuple[str, str]  # the row and the column in a benchmark's results; the row "*" stands for all rows

# For each row of the table: the measurement, the name of a file in benchmarks/results, the cell with cudyn's
# result, the names of other packages with the cells with their results, and the unit.
FIGURES: list[tuple[str, str, Cell, list[tuple[str, Cell]], str]] = [
    (
        "additional time of a checked call, compared with the same call in C",
        "calls",
        ("*", "cudyn"),
        [("`cuda.bindings`", ("*", "cuda.bindings"))],
        " ns",
    ),
    (
        "time of a launch with 4 arguments, relative to C",
        "launch",
        ("cudyn: launch", "4 arguments"),
        [
            ("`cuda.core`", ("cuda.core: ints, numpy scalars", "4 arguments")),
            ("cupy", ("cupy", "4 arguments")),
            ("triton", ("triton, kernel[grid]", "4 arguments")),
        ],
        " x",
    ),
    (
        "time of a launch with a contract and two torch tensors, relative to C",
        "ways",
        ("cudyn: module.add_one(a, b)", "time"),
        [
            ("CuTe DSL", ("CuTe DSL, its kernel through TVM FFI", "time")),
            ("triton", ("triton, checked by type", "time")),
        ],
        " x",
    ),
    (
        "processor time of a compilation whose result is cached",
        "compile",
        ("cudyn", "found in the cache"),
        [("`cuda.core` 1.2.2", ("cuda.core 1.2.2", "found in the cache"))],
        " ms",
    ),
    (
        "processor time to compile 200 small kernels in two processes",
        "many",
        ("cudyn: compile_many", "200 kernels"),
        [("`cuda.core` 1.2.2", ("cuda.core 1.2.2", "200 kernels"))],
        " s",
    ),
    (
        "time to import the package and open the driver library",
        "imports",
        ("cudyn", "milliseconds"),
        [("`cuda.bindings`", ("cuda.bindings", "milliseconds"))],
        " ms",
    ),
]


PARTS: dict[str, Callable[[], str]] = {
    "bridge_counts": bridges.write_counts,
    "bridges_refused": bridges.write_refused,
    "bridges_runtime": bridges.write_runtime,
    "exceptions": write_exceptions,
    "figures": write_figures,
    "limits": write_limits,
    "other_variables": write_other_variables,
    "platforms": write_platforms,
    "pythons": write_pythons,
    "program": functools.partial(copy_part, "program"),
    "statuses": write_statuses,
    "unique": functools.partial(copy_part, "unique"),
    "variables": write_variables,
}


def update_parts(page: str, is_below_docs: bool) -> str:
    """Return a page whose parts have been generated again.

    Args:
        page: The Markdown of the page.
        is_below_docs: Whether the page is in docs/. Its links do not begin with "docs/", unlike the README's.
    """

    def generate(match: re.Match[str]) -> str:
        """Return the part that a match refers to, between its markers."""
        start_marker, name, end_marker = match.groups()
        generate_part = PARTS[name]
        contents = generate_part()
        if is_below_docs:
            contents = contents.replace("](docs/", "](")
        return f"{start_marker}\n{contents}\n\n{end_marker}"

    return _PART.sub(generate, page)


def find_stale() -> dict[pathlib.Path, str]:
    """Return the new Markdown of each page that contains an outdated part."""
    stale_pages = {}
    for path in PAGES:
        current = path.read_text("utf-8")
        updated = update_parts(current, is_below_docs=path.parent != ROOT)
        if updated != current:
            stale_pages[path] = updated
    return stale_pages


def main() -> int:
    """Update the pages. With --check, only report the pages that are out of date."""
    stale = find_stale()
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)}: a part is out of date; run python -m website.parts")
        return 1 if stale else 0
    for path, page in stale.items():
        path.write_text(page, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
