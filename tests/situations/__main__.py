"""Writes the page: `python -m tests.situations`.

`python -m tests.situations NAME...` shows the sections of some situations instead.
"""

from __future__ import annotations

import sys

from .groups import GROUPS, SITUATIONS
from .machine import find_reason_to_skip
from .page import PAGE, render, render_page
from .situation import run


def main(*names: str) -> int:
    """Write the page, or print the sections of some situations. Return the exit status."""
    reason = find_reason_to_skip()
    if reason:
        print(f"The situations can't be rebuilt: {reason}")
        return 1
    if names:
        for situation in SITUATIONS:
            if situation.name in names:
                print(render(situation, run(situation)))
        return 0
    results = {situation.name: run(situation) for situation in SITUATIONS}
    PAGE.write_text(render_page(GROUPS, results), encoding="utf-8")
    print(f"{len(SITUATIONS)} situations in {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
