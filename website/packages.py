"""The drawing of the architecture: `python -m website.packages` writes docs/packages.svg.

It shows the packages of cudyn/ and what imports what, read from the code. With `--check` it says whether the
drawing is up to date. Which imports are allowed is data of import-linter, in pyproject.toml.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections import defaultdict
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "docs" / "packages.svg"

Arrows = dict[str, set[str]]  # package -> those that it imports
WORDS = {
    "modules": "driver, nvrtc, ...",
    "cudyn": "the public names",
    "testing": "tests without a GPU",
    "errors": "exceptions",
    "__main__": "python -m cudyn",
    "_bindings.calls": "types and callables",
    "_kernels.cache": "compiled code, kept",
    "_cli": "commands, the report",
    "_kernels.compilers": "NVRTC, clang, linking",
    "_kernels.contracts": "arguments of kernels",
    "_simulator.cpu": "kernels on the CPU",
    "_kernels.export": "artifacts, C, TVM FFI",
    "_formats": "ELF, CUBIN, PTX",
    "_kernels.launch": "buffers, launches",
    "_bindings.libraries": "a library and its views",
    "_bindings.libraries": "find, open, check",
    "_bindings.machine": "machine code",
    "_simulator.driver": "a driver without a GPU",
    "_stubs": "CUDA for other modules",
    "_bindings.tables": "facts of the headers",
}
WIDTH = 168  # of a box
HEIGHT = 46
GAP = 18  # between two boxes of a row
STEP = 92  # from a row to the next
STYLE = """
text { font: 600 14px system-ui, sans-serif; text-anchor: middle; fill: #1f2328; }
.word { font-weight: 400; font-size: 12px; fill: #59636e; }
rect { fill: #f6f8fa; stroke: #8c959f; }
.first { stroke: #00796b; stroke-width: 3; }
path { fill: none; stroke: #8c959f; stroke-width: 1.4; marker-end: url(#head); }
#head path { fill: #8c959f; stroke: none; marker-end: none; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; } .word { fill: #9198a1; }
rect { fill: #151b23; stroke: #656c76; } .first { stroke: #4db6ac; }
}
"""


def package_of(module: str) -> str:
    """Name the package that a module is in: a package, the library modules, or a file of cudyn/ itself."""
    name = module.split(".")[1] if "." in module else "cudyn"
    if name in ("errors", "_errors"):
        return "errors"
    if name in ("testing", "pytest_plugin"):  # modules of a package above the others'
        return "testing"
    return name if name.startswith("_") or name == "cudyn" else "modules"


def find_arrows() -> Arrows:
    """Find which packages each package imports, inside of functions too."""
    graph = grimp.build_graph("cudyn")
    found: Arrows = defaultdict(set)
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            if package_of(imported) != package_of(module):
                found[package_of(module)].add(package_of(imported))
                found[package_of(imported)] |= set()
    return found


def find_packages_of_import() -> set[str]:
    """Find the packages that `import cudyn` reads."""
    code = (
        "import json, sys, cudyn; print(json.dumps([m for m in sys.modules if m.split('.')[0] == 'cudyn']))"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return {package_of(module) for module in json.loads(done.stdout)}


def reach(package: str, arrows: Arrows) -> set[str]:
    """Find all packages that a package imports, and that these import in turn."""
    found: set[str] = set()
    todo = [*arrows[package]]
    while todo:
        other = todo.pop()
        if other not in found:
            found.add(other)
            todo += arrows[other]
    return found


def reduce(arrows: Arrows) -> Arrows:
    """Leave out the arrows that follow from others."""
    return {
        package: others - set().union(*(reach(other, arrows) for other in others))
        for package, others in arrows.items()
    }


def find_rows(arrows: Arrows) -> list[list[str]]:
    """Put the packages into rows: each above all that it imports, and near to those that import it."""
    depths: dict[str, int] = {}

    def depth(package: str) -> int:
        if package not in depths:
            depths[package] = 1 + max(map(depth, arrows[package]), default=-1)
        return depths[package]

    rows: list[list[str]] = [[] for _ in range(1 + max(map(depth, arrows)))]
    for package in sorted(arrows):
        rows[-1 - depths[package]].append(package)
    for above, row in itertools.pairwise(rows):
        row.sort(key=lambda package: (_middle(package, above, arrows), package))
    return rows


def _middle(package: str, above: list[str], arrows: Arrows) -> float:
    """The place below the packages of the row above that import this one."""
    places = [place for place, other in enumerate(above) if package in arrows[other]]
    return sum(places) / len(places) if places else len(above) / 2


def find_places(rows: list[list[str]]) -> dict[str, tuple[int, int]]:
    """The middle of each box: each row is centred."""
    widest = max(map(len, rows))
    places = {}
    for index, row in enumerate(rows):
        left = (widest - len(row)) * (WIDTH + GAP) // 2 + WIDTH // 2 + GAP
        for column, package in enumerate(row):
            places[package] = (left + column * (WIDTH + GAP), GAP + HEIGHT // 2 + index * STEP)
    return places


def draw() -> str:
    """Draw the packages as an SVG."""
    arrows = reduce(find_arrows())
    first = find_packages_of_import()
    rows = find_rows(arrows)
    places = find_places(rows)
    width = max(map(len, rows)) * (WIDTH + GAP) + GAP
    height = (len(rows) - 1) * STEP + HEIGHT + 2 * GAP
    title = "The packages of cudyn; an arrow goes from a package to one that it imports"
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">']
    lines += [f"<title>{title}</title><style>{STYLE}</style>"]
    head = 'markerWidth="7" markerHeight="7" refX="6" refY="3.5" orient="auto"'
    lines += [f'<defs><marker id="head" {head}><path d="M0 0 L7 3.5 L0 7 z"/></marker></defs>']
    for package in sorted(arrows):
        lines += [_draw_arrow(places[package], places[other]) for other in sorted(arrows[package])]
    lines += [_draw_box(package, places[package], package in first) for package in sorted(arrows)]
    return "\n".join([*lines, "</svg>", ""])


def _draw_arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    x, y = start
    to_x, to_y = end
    top = y + HEIGHT // 2
    bottom = to_y - HEIGHT // 2 - 2
    bend = (bottom - top) // 2
    return f'<path d="M{x} {top} C{x} {top + bend} {to_x} {bottom - bend} {to_x} {bottom}"/>'


def _draw_box(package: str, place: tuple[int, int], is_first: bool) -> str:
    x, y = place
    frame = f'x="{x - WIDTH // 2}" y="{y - HEIGHT // 2}" width="{WIDTH}" height="{HEIGHT}" rx="6"'
    name = f'<text x="{x}" y="{y - 3}">{escape(package)}</text>'
    word = f'<text class="word" x="{x}" y="{y + 15}">{escape(WORDS[package])}</text>'
    border = ' class="first"' if is_first else ""
    return f"<rect {frame}{border}/>{name}{word}"


def main() -> int:
    """Write the drawing, or compare it."""
    sys.path.insert(0, str(ROOT))
    drawing = draw()
    if DRAWING.exists() and DRAWING.read_text("utf-8") == drawing:
        return 0
    if "--check" in sys.argv[1:]:
        print("docs/packages.svg is out of date; run python -m website.packages", file=sys.stderr)
        return 1
    DRAWING.write_text(drawing, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
