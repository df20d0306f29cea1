"""What several pages say, written into each from one place: `python -m website.parts [--check]`.

A part stands between `<!-- part: NAME -->` and `<!-- /part -->`.
"""

from __future__ import annotations

import pathlib
import re
import sys

from cudyn._cli.problems import STATUSES

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_PART = re.compile(r"(<!-- part: (\w+) -->\n).*?(<!-- /part -->)", re.S)


def write_statuses() -> str:
    """Write the statuses of cuInit: the table that the report takes its advice from."""
    rows = ["| `cuInit` fails with | cause | what to do |", "|---|---|---|"]
    for number, status in sorted(STATUSES.items()):
        rows.append(f"| `{status.name}` ({number}) | {status.cause} | {status.advice.rstrip('.')} |")
    return "\n".join(rows)


PARTS = {"statuses": write_statuses}


def fill(text: str) -> str:
    """Write each part of a page anew."""
    return _PART.sub(lambda found: f"{found[1]}\n{PARTS[found[2]]()}\n\n{found[3]}", text)


def find_stale() -> dict[pathlib.Path, str]:
    """Find the pages whose parts are out of date, and what they should be."""
    texts = {path: path.read_text("utf-8") for path in PAGES}
    return {path: fill(text) for path, text in texts.items() if fill(text) != text}


def main() -> int:
    """Write the parts; with --check return 1 where one is out of date."""
    stale = find_stale()
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)}: a part is out of date; run python -m website.parts")
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
