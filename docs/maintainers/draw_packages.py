"""Draw the packages of cudyn/ and what imports what in design.md: `python docs/maintainers/draw_packages.py`.

With `--check` say whether the picture is up to date. Which imports are allowed is data of import-linter, in
pyproject.toml; this draws those that there are.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "maintainers" / "design.md"
BEGIN, END = "<!-- packages: written by docs/maintainers/draw_packages.py -->\n", "<!-- /packages -->\n"


def package_of(module: str) -> str:
    """Name the package that a module is in: a package, the library modules, or a file of cudyn/ itself."""
    name = module.split(".")[1] if "." in module else "cudyn"
    if name in ("errors", "_errors"):
        return "errors"
    if name in ("testing", "pytest_plugin"):  # modules of a package above the others'
        return "testing"
    return name if name.startswith("_") or name == "cudyn" else "modules"


def find_arrows() -> dict[str, set[str]]:
    """Find which packages each package imports, inside of functions too."""
    graph = grimp.build_graph("cudyn")
    found: dict[str, set[str]] = defaultdict(set)
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


def reach(package: str, arrows: dict[str, set[str]]) -> set[str]:
    """Find all packages that a package imports, and that these import in turn."""
    found: set[str] = set()
    todo = [*arrows[package]]
    while todo:
        other = todo.pop()
        if other not in found:
            found.add(other)
            todo += arrows[other]
    return found


def draw() -> str:
    """Draw the packages as a Mermaid graph; an arrow that follows from others is left out."""
    arrows, first = find_arrows(), find_packages_of_import()
    lines = ["```mermaid", "flowchart TD"]
    lines += [f"    {package}{':::first' if package in first else ''}" for package in sorted(arrows)]
    for package in sorted(arrows):
        longer = set().union(*(reach(other, arrows) for other in arrows[package]))
        lines += [f"    {package} --> {other}" for other in sorted(arrows[package] - longer)]
    lines += ["    classDef first stroke-width:3px", "```", ""]
    lines += ["An arrow goes from a package to one that it imports; `modules` are those of the libraries."]
    lines += [
        "Arrows that follow from others are left out. `import cudyn` reads those with a thick border.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Write the picture, or compare it."""
    sys.path.insert(0, str(ROOT))
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    page = f"{before}{BEGIN}\n{draw()}{END}{rest.partition(END)[2]}"
    if page == text:
        return 0
    if "--check" in sys.argv[1:]:
        message = "design.md: the picture is out of date; run python docs/maintainers/draw_packages.py"
        print(message, file=sys.stderr)
        return 1
    PAGE.write_text(page, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
