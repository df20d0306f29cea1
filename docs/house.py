"""Check that the rooms of cudyn/ import only what docs/house.toml allows, and draw them in docs/design.md.

`python docs/house.py` writes the picture; with `--check` it says whether it is up to date. Exits with 1 and a
line for each import that is not allowed, for each allowed one that is not used, and for a circle.
"""

from __future__ import annotations

import graphlib
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import grimp

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "house.toml"
PAGE = ROOT / "docs" / "design.md"
BEGIN, END = "<!-- house: written by docs/house.py -->\n", "<!-- /house -->\n"

Arrows = dict[tuple[str, str], str]  # (room, room it imports) -> one such import


def room_of(module: str) -> str:
    """Name the room that a module of cudyn is in."""
    name = module.split(".")[1] if "." in module else "cudyn"
    return name if name.startswith("_") or name in ("cudyn", "errors") else "doors"


def find_arrows() -> Arrows:
    """Find every import from one room to another, those inside of functions too."""
    graph = grimp.build_graph("cudyn")
    found: Arrows = {}
    for module in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            pair = room_of(module), room_of(imported)
            if pair[0] != pair[1]:
                found.setdefault(pair, f"{module} imports {imported}")
    return found


def check(allowed: Mapping[str, list[str]], found: Arrows) -> list[str]:
    """List what is wrong: imports that are not allowed, allowed ones that nothing uses, and circles."""
    wrong = [text for (a, b), text in found.items() if b not in allowed.get(a, ())]
    wrong = [f"{text}, which docs/house.toml does not allow" for text in wrong]
    unused = [(a, b) for a, names in allowed.items() for b in names if (a, b) not in found]
    wrong += [f"docs/house.toml allows {a} to import {b}, and nothing there does" for a, b in unused]
    # The command's report asks cudyn for its version, and cudyn imports the report when report() is called.
    arrows = {a: {b for b in names if (a, b) != ("_cli", "cudyn")} for a, names in allowed.items()}
    try:
        graphlib.TopologicalSorter(arrows).prepare()
    except graphlib.CycleError as error:
        wrong.append(f"a circle: {' -> '.join(error.args[1])}")
    return wrong


def rooms_read_at_import() -> set[str]:
    """Run `import cudyn` and name the rooms that it reads."""
    code = "import json, sys, cudyn; print(json.dumps([m for m in sys.modules if m.split('.')[0] == 'cudyn']))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    return {room_of(module) for module in json.loads(done.stdout)}


def draw(allowed: Mapping[str, list[str]], by_name: Mapping[str, list[str]]) -> str:
    """Draw the rooms as a Mermaid graph; an arrow that follows from others is left out."""
    arrows = {(a, b) for a, names in allowed.items() for b in names if (a, b) != ("_cli", "cudyn")}
    lines = ["```mermaid", "flowchart TD"]
    at_import = rooms_read_at_import()
    for room in allowed:
        lines.append(f"    {room}[{room}]" + (":::first" if room in at_import else ""))
    reach = {room: _reach(room, arrows) for room in allowed}
    for a, b in sorted(arrows):
        if not any(b in reach[other] for x, other in arrows if x == a and other != b):
            lines.append(f"    {a} --> {b}")
    lines += [f"    {room} -.-> {other}" for room, (other, _) in by_name.items()]
    lines += ["    classDef first stroke-width:3px", "```", ""]
    lines += [
        "An arrow goes from a room to one that it imports; those that follow from others are left out, dotted ones",
        "are imported by name. Rooms with a thick border are read by `import cudyn`.",
        "",
    ]
    return "\n".join(lines)


def _reach(room: str, arrows: set[tuple[str, str]]) -> set[str]:
    found: set[str] = set()
    todo = [room]
    while todo:
        for a, b in arrows:
            if a == todo[-1] and b not in found:
                found.add(b)
                todo.append(b)
                break
        else:
            todo.pop()
    return found


def main() -> int:
    """Check the arrows and write the picture, or compare it."""
    sys.path.insert(0, str(ROOT))
    data = tomllib.loads(DATA.read_text("utf-8"))
    wrong = check(data["rooms"], find_arrows())
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page = f"{before}{BEGIN}\n{draw(data['rooms'], data['by_name'])}{END}{after}"
    if page != PAGE.read_text("utf-8"):
        if "--check" in sys.argv[1:]:
            wrong.append("the picture in docs/design.md is old: python docs/house.py draws it")
        else:
            PAGE.write_text(page, "utf-8", newline="\n")
    print("\n".join(wrong) or "docs/house.toml: every import is allowed, and every allowed one is there")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
