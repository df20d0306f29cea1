"""Draws the architecture of cudyn: `python -m website.packages` writes docs/packages.svg.

The drawing shows cudyn's subpackages with their parts. The arrows show which subpackages import each other,
and are generated from the code. With `--check`, the command only reports whether the drawing is up to date.
With `--count`, it prints the size of the import graph. The contracts for import-linter in pyproject.toml
define which imports are allowed.
"""

from __future__ import annotations

import math
import sys
from html import escape
from pathlib import Path
from typing import NamedTuple

import grimp

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "docs" / "packages.svg"

Imports = dict[str, set[str]]  # package -> the packages that it imports

# Package -> its title, and its parts with their descriptions. "modules" stands for the public modules of
# cudyn, except `testing`, which is drawn as a separate package.
PACKAGES: dict[str, tuple[str, dict[str, str]]] = {
    "_cli": (
        "Command line and pytest plugin",
        {"_cli": "commands, the report", "pytest_plugin": "simulated GPUs"},
    ),
    "testing": ("Tests without a GPU", {"testing": "cudyn.testing"}),
    "_simulator": ("Simulator", {"driver": "a driver without a GPU", "cpu": "kernels on the CPU"}),
    "_kernels": (
        "Kernels",
        {
            "measure": "benchmarks, traces",
            "launch": "buffers, streams, launches",
            "export": "artifacts, C, TVM FFI",
            "compilers": "NVRTC, clang, linking",
            "contracts": "arguments of kernels",
            "cache": "compiled code on disk",
        },
    ),
    "_stubs": ("Stubs", {"_stubs": "CUDA for other modules", "cute": "the CuTe DSL's runtime"}),
    "modules": ("Modules of the libraries", {"modules": "driver, nvrtc, ...", "errors": "exceptions"}),
    "_bindings": (
        "Bindings",
        {
            "libraries": "find, open, look up",
            "calls": "types and callables",
            "machine": "machine code",
            "tables": "data from the headers",
        },
    ),
    "_formats": ("Formats", {"_formats": "ELF, CUBIN, PTX"}),
}
# The rows of the drawing, from top to bottom.
ROWS = (
    ("_cli",),
    ("testing",),
    ("_simulator",),
    ("_stubs", "_kernels"),
    ("modules",),
    ("_bindings",),
    ("_formats",),
)
# Modules that are not drawn, because all packages use them, or because they only export names. "" is `cudyn`.
NOT_DRAWN = (
    "",
    "__main__",
    "_environment",
    "_errors",
    "_log",
    "_process",
    "_pyinstaller",
    "cache",
    "types",
)
PARTS_PER_ROW = 3
WIDTH = 176  # width of a part
HEIGHT = 44  # height of a part
GAP = 12  # space between two parts
TITLE_HEIGHT = 30  # height of a package's title
SPACE = 46  # space between two rows of packages
STYLE = """
text { font: 600 13px system-ui, sans-serif; text-anchor: middle; fill: #1f2328; }
.title { font-size: 15px; }
.word { font-weight: 400; font-size: 12px; fill: #59636e; }
.package { fill: #f6f8fa; stroke: #8c959f; }
.part { fill: #ffffff; stroke: #d1d9e0; }
path { fill: none; stroke: #8c959f; stroke-width: 1.4; marker-end: url(#head); }
#head path { fill: #8c959f; stroke: none; marker-end: none; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; } .word { fill: #9198a1; }
.package { fill: #151b23; stroke: #656c76; } .part { fill: #0d1117; stroke: #3d444d; }
}
"""


def find_package(module: str) -> str:
    """Return the key in PACKAGES of the package that contains a module, or "" if the module is not drawn.

    Args:
        module: The full name of the module, such as `cudyn._kernels.cache.folder`.
    """
    _, _, name_in_cudyn = module.partition(".")
    name, _, _ = name_in_cudyn.partition(".")
    if name in NOT_DRAWN:
        return ""
    if name == "pytest_plugin":
        return "_cli"
    is_package = name.startswith("_") or name == "testing"
    return name if is_package else "modules"


def find_imports() -> Imports:
    """Return the packages that each package imports directly, including imports inside functions."""
    graph = grimp.build_graph("cudyn", cache_dir=None)
    imports: Imports = {package: set() for package in PACKAGES}
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            package, imported_package = find_package(module), find_package(imported)
            if package and imported_package and package != imported_package:
                imports[package].add(imported_package)
    return imports


def list_all_imports(package: str, imports: Imports) -> set[str]:
    """List all packages that a package imports directly or indirectly.

    Args:
        package: The importing package.
        imports: The direct imports of all packages, which must not be circular.
    """
    all_imports = set(imports[package])
    for imported in imports[package]:
        all_imports |= list_all_imports(imported, imports)
    return all_imports


def remove_implied(imports: Imports) -> Imports:
    """Remove each direct import of a package that is also imported indirectly, through another package.

    This keeps the drawing simple. The remaining arrows still lead to all imported packages.
    """
    remaining = {}
    for package, direct in imports.items():
        indirect: set[str] = set()
        for imported in direct:
            indirect |= list_all_imports(imported, imports)
        remaining[package] = direct - indirect
    return remaining


def measure_package(package: str) -> tuple[int, int]:
    """Return the width and the height of the box for a package, with PARTS_PER_ROW parts in a row."""
    _, parts = PACKAGES[package]
    column_count = min(len(parts), PARTS_PER_ROW)
    row_count = math.ceil(len(parts) / PARTS_PER_ROW)
    width = column_count * (WIDTH + GAP) + GAP
    height = TITLE_HEIGHT + row_count * (HEIGHT + GAP)
    return width, height


class Box(NamedTuple):
    """The position and the size of a package in the drawing, in the units of the SVG."""

    x: int
    y: int
    width: int
    height: int


def arrange_packages() -> dict[str, Box]:
    """Return the box of each package. The packages in a row are centered."""
    row_widths = [sum(measure_package(package)[0] + GAP for package in row) for row in ROWS]
    max_width = max(row_widths)
    boxes = {}
    y = GAP
    for row, row_width in zip(ROWS, row_widths, strict=True):
        x = GAP + (max_width - row_width) // 2
        for package in row:
            width, height = measure_package(package)
            boxes[package] = Box(x, y, width, height)
            x += width + GAP
        y += max(boxes[package].height for package in row) + SPACE
    return boxes


def draw() -> str:
    """Draw the packages and the arrows, and return the SVG."""
    boxes = arrange_packages()
    width = max(box.x + box.width for box in boxes.values()) + GAP
    height = max(box.y + box.height for box in boxes.values()) + GAP
    title = (
        "The subpackages of cudyn and their parts. An arrow points from a subpackage to one that it imports."
    )
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">']
    lines += [f"<title>{title}</title><style>{STYLE}</style>"]
    marker = 'markerWidth="7" markerHeight="7" refX="6" refY="3.5" orient="auto"'
    lines += [f'<defs><marker id="head" {marker}><path d="M0 0 L7 3.5 L0 7 z"/></marker></defs>']
    for package, imported_packages in remove_implied(find_imports()).items():
        lines += [_draw_arrow(boxes[package], boxes[imported]) for imported in sorted(imported_packages)]
    for package, box in boxes.items():
        lines += _draw_package(package, box)
    return "\n".join([*lines, "</svg>", ""])


def _draw_arrow(importing: Box, imported: Box) -> str:
    """Return a curved arrow from the bottom of one box to the top of another."""
    start_x = importing.x + importing.width // 2
    start_y = importing.y + importing.height
    end_x = imported.x + imported.width // 2
    end_y = imported.y - 2
    bend = (end_y - start_y) // 2  # vertical distance of the Bézier curve's control points from its ends
    control_points = f"{start_x} {start_y + bend} {end_x} {end_y - bend}"
    return f'<path d="M{start_x} {start_y} C{control_points} {end_x} {end_y}"/>'


def _draw_package(package: str, box: Box) -> list[str]:
    """Return the SVG elements for a package with its title and parts."""
    title, parts = PACKAGES[package]
    size = f'width="{box.width}" height="{box.height}"'
    lines = [f'<rect class="package" x="{box.x}" y="{box.y}" {size} rx="8"/>']
    lines += [f'<text class="title" x="{box.x + box.width // 2}" y="{box.y + 21}">{escape(title)}</text>']
    for index, (part, description) in enumerate(parts.items()):
        row, column = divmod(index, PARTS_PER_ROW)
        x = box.x + GAP + column * (WIDTH + GAP)
        y = box.y + TITLE_HEIGHT + row * (HEIGHT + GAP)
        middle = x + WIDTH // 2
        lines += [f'<rect class="part" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>']
        lines += [f'<text x="{middle}" y="{y + 18}">{escape(part)}</text>']
        lines += [f'<text class="word" x="{middle}" y="{y + 35}">{escape(description)}</text>']
    return lines


def count_imports() -> str:
    """Return a line with the numbers of modules, of imports, and of imports between subpackages."""
    graph = grimp.build_graph("cudyn", cache_dir=None)
    import_count = 0
    count_between_subpackages = 0
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            import_count += 1
            if _get_subpackage(module) != _get_subpackage(imported):
                count_between_subpackages += 1
    counts = f"{len(graph.modules)} modules, {import_count} imports"
    return f"{counts}, {count_between_subpackages} of them between subpackages"


def _get_subpackage(module: str) -> str:
    """Return the first two levels of a module's name in cudyn, such as `_bindings.calls`."""
    _, *names = module.split(".")
    return ".".join(names[:2])


def main() -> int:
    """Write the drawing, check whether it is up to date, or print the size of the import graph."""
    sys.path.insert(0, str(ROOT))
    if "--count" in sys.argv[1:]:
        print(count_imports())
        return 0
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
