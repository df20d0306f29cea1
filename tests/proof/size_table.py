"""Chooses random sizes from the tables, which a person compares with NVIDIA's manual.

`python -m tests.proof.size_table [COUNT [SEED]]` prints them. Each line contains a function, one of its
parameters, and the size of the memory that C reads or writes through this parameter.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple

from cudyn._bindings.libraries.explain import declare
from cudyn._bindings.tables import LIBRARIES, rows


class Sized(NamedTuple):
    """A parameter whose memory has a size in the tables."""

    library: str
    symbol: str
    param: rows.Param

    @property
    def unit(self) -> str:
        """The unit of the size: `bytes`, or the type of the elements."""
        target = self.param.type.removesuffix("const").removesuffix("*").rstrip()
        target = target.removesuffix("const").removeprefix("const ")
        is_bytes = self.param.in_bytes or target in ("void", "char", "unsigned char", "uint8_t")
        return "bytes" if is_bytes else target

    def __str__(self) -> str:
        size = f"{self.param.size} {self.unit}"
        return f"{self.library:10} {self.symbol:44} {declare(self.param.type, self.param.name):44} {size}"


def find_all() -> Iterator[Sized]:
    """Yield all parameters with a size, from the newest release of their function."""
    for library in LIBRARIES:
        tables = import_module(f"cudyn._bindings.tables.{library}_functions")
        for symbol, row in tables.FUNCTIONS.items():
            text = rows.spans(row, tables.RELEASES)[-1][2]
            if not text.startswith("="):
                for param in rows.prototype(text)[1]:
                    if param.size:
                        yield Sized(library, symbol, param)


def draw(count: int, seed: str) -> list[Sized]:
    """Return random parameters, except those with the size 1, which follows from their type."""
    candidates = [sized for sized in find_all() if sized.param.size != "1"]
    return random.Random(seed).sample(candidates, count)


def main() -> None:
    """Print random sizes. The optional command line arguments are the number of sizes and the seed."""
    count = int(sys.argv[1]) if sys.argv[1:] else 40
    seed = sys.argv[2] if sys.argv[2:] else f"{random.randrange(10**6)}"
    print(f"{count} sizes, drawn with the seed {seed}")
    print(*sorted(map(str, draw(count, seed))), sep="\n")


if __name__ == "__main__":
    main()
