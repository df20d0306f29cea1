"""Draws the architecture of cudyn: `python -m website.packages` writes docs/packages.svg.

The drawing shows cudyn's subpackages with their parts, and the imports between subpackages. It is generated
from the code. With `--check`, the command reports whether the drawing is up to date. With `--count`, it
prints the size of the import graph. import-linter's contracts in pyproject.toml define which imports are
allowed.
"""

from __future__ import annotations

import math
import sys
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "docs" / "packages.svg"

Imports = dict[str, set[str]]  # floor -> the floors that it imports
# For each floor, its title and its rooms. A room is a subpackage or a module.
FLOORS: dict[str, tuple[str, dict[str, str]]] = {
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
            "cache": "compiled code, kept",
        },
    ),
    "_stubs": ("Stubs", {"_stubs": "CUDA for other modules", "cute": "the CuTe DSL's runtime"}),
    "modules": ("Modules of the libraries", {"modules": "driver, nvrtc, ...", "errors": "exceptions"}),
    "_bindings": (
        "Bindings",
        {
            "libraries": "find, open, resolve",
            "calls": "types and callables",
            "machine": "machine code",
            "tables": "facts of the headers",
        },
    ),
    "_formats": ("Formats", {"_formats": "ELF, CUBIN, PTX"}),
}
ROWS = (
    ("_cli",),
    ("testing",),
    ("_simulator",),
    ("_stubs", "_kernels"),
    ("modules",),
    ("_bindings",),
    ("_formats",),
)
ROOMS_PER_ROW = 3
WIDTH = 176  # width of a room
HEIGHT = 44  # height of a room
GAP = 12  # space between two rooms
HEAD = 30  # height of a floor's title
SPACE = 46  # space between two rows of floors
STYLE = """
text { font: 600 13px system-ui, sans-serif; text-anchor: middle; fill: #1f2328; }
.title { font-size: 15px; }
.word { font-weight: 400; font-size: 12px; fill: #59636e; }
.floor { fill: #f6f8fa; stroke: #8c959f; }
.room { fill: #ffffff; stroke: #d1d9e0; }
path { fill: none; stroke: #8c959f; stroke-width: 1.4; marker-end: url(#head); }
#head path { fill: #8c959f; stroke: none; marker-end: none; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; } .word { fill: #9198a1; }
.floor { fill: #151b23; stroke: #656c76; } .room { fill: #0d1117; stroke: #3d444d; }
}
"""


def floor_of(module: str) -> str:
    """Return a module's floor, or "" for the package itself and for modules that are not drawn."""
    name = module.partition(".")[2].partition(".")[0]
    if name in (
        "",
        "__main__",
        "_environment",
        "_errors",
        "_log",
        "_process",
        "_pyinstaller",
        "cache",
        "types",
    ):
        return ""
    if name in ("pytest_plugin",):
        return "_cli"
    return name if name.startswith("_") or name == "testing" else "modules"


def find_imports() -> Imports:
    """Return the floors that each floor imports, including imports inside functions."""
    graph = grimp.build_graph("cudyn", cache_dir=None)
    imports: Imports = {floor: set() for floor in FLOORS}
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            floors = floor_of(module), floor_of(imported)
            if all(floors) and floors[0] != floors[1]:
                imports[floors[0]].add(floors[1])
    return imports


def list_reached(floor: str, imports: Imports) -> set[str]:
    """List all floors that a floor imports directly or indirectly."""
    direct = imports[floor]
    return direct.union(*(list_reached(imported, imports) for imported in direct))


def remove_implied(imports: Imports) -> Imports:
    """Remove direct imports of floors that are also imported indirectly."""
    remaining = {}
    for floor, direct in imports.items():
        indirect: set[str] = set()
        for imported in direct:
            indirect |= set(list_reached(imported, imports))
        remaining[floor] = direct - indirect
    return remaining


def measure(floor: str) -> tuple[int, int]:
    """Return the width and the height of a floor. Its rooms are drawn in rows of three."""
    _, rooms = FLOORS[floor]
    columns = min(len(rooms), ROOMS_PER_ROW)
    rows = math.ceil(len(rooms) / ROOMS_PER_ROW)
    return columns * (WIDTH + GAP) + GAP, HEAD + rows * (HEIGHT + GAP)


def draw() -> str:
    """Draw the floors and return the SVG."""
    imports = remove_implied(find_imports())
    row_widths = [sum(measure(floor)[0] + GAP for floor in row) for row in ROWS]
    width = max(row_widths) + GAP
    boxes: dict[str, tuple[int, int, int, int]] = {}
    y = GAP
    for row, row_width in zip(ROWS, row_widths, strict=True):
        x = (width - row_width + GAP) // 2  # the row is centered
        for floor in row:
            boxes[floor] = (x, y, *measure(floor))
            x += measure(floor)[0] + GAP
        y += max(measure(floor)[1] for floor in row) + SPACE
    title = "The wings of cudyn and their rooms. An arrow goes from a wing to a wing that it imports."
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y - SPACE + GAP}" role="img">']
    lines += [f"<title>{title}</title><style>{STYLE}</style>"]
    marker = 'markerWidth="7" markerHeight="7" refX="6" refY="3.5" orient="auto"'
    lines += [f'<defs><marker id="head" {marker}><path d="M0 0 L7 3.5 L0 7 z"/></marker></defs>']
    for floor, imported_floors in imports.items():
        lines += [_draw_arrow(boxes[floor], boxes[imported]) for imported in sorted(imported_floors)]
    for floor, box in boxes.items():
        lines += _draw_floor(floor, box)
    return "\n".join([*lines, "</svg>", ""])


def _draw_arrow(start: tuple[int, int, int, int], end: tuple[int, int, int, int]) -> str:
    """Return an arrow from the bottom of one box to the top of another. A box is (x, y, width, height)."""
    left, top, width, height = start
    x, y = left + width // 2, top + height
    to_left, to_top, to_width, _ = end
    to_x, to_y = to_left + to_width // 2, to_top - 2
    bend = (to_y - y) // 2
    return f'<path d="M{x} {y} C{x} {y + bend} {to_x} {to_y - bend} {to_x} {to_y}"/>'


def _draw_floor(floor: str, box: tuple[int, int, int, int]) -> list[str]:
    """Return the lines of a floor with its title and rooms. `box` is (x, y, width, height)."""
    left, top, width, height = box
    title, rooms = FLOORS[floor]
    lines = [f'<rect class="floor" x="{left}" y="{top}" width="{width}" height="{height}" rx="8"/>']
    lines += [f'<text class="title" x="{left + width // 2}" y="{top + 21}">{escape(title)}</text>']
    for index, (room, description) in enumerate(rooms.items()):
        row, column = divmod(index, ROOMS_PER_ROW)
        x = left + GAP + column * (WIDTH + GAP)
        y = top + HEAD + row * (HEIGHT + GAP)
        middle = x + WIDTH // 2
        lines += [f'<rect class="room" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>']
        lines += [f'<text x="{middle}" y="{y + 18}">{escape(room)}</text>']
        lines += [f'<text class="word" x="{middle}" y="{y + 35}">{escape(description)}</text>']
    return lines


def count() -> str:
    """Count the files in hand-written code, and the imports between files and between rooms."""
    graph = grimp.build_graph("cudyn", cache_dir=None)

    def get_room(module: str) -> str:
        """Return the wing and the room of a module, such as `_bindings.calls`."""
        _, *parts = module.split(".")
        return ".".join(parts[:2])

    import_count = count_between_rooms = 0
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            import_count += 1
            count_between_rooms += get_room(module) != get_room(imported)
    counts = f"{len(graph.modules)} modules, {import_count} imports"
    return f"{counts}, {count_between_rooms} of them between rooms"


def main() -> int:
    """Write the drawing, check whether it is up to date, or print the size of the import graph."""
    sys.path.insert(0, str(ROOT))
    if "--count" in sys.argv[1:]:
        print(count())
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
