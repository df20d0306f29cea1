"""The wording of `help()`: how a call treats each parameter, and the memory that a pointer refers to.

The codegen uses the same phrases in the .pyi files.
"""

from __future__ import annotations

import json
import os

from ..._process import process
from .. import tables

PATH = os.path.join(os.path.dirname(tables.__file__), "wording.json")


@process.cache
def read_wording() -> dict[str, dict[str, str]]:
    """Read the phrases that describe parameters: topic -> keyword -> phrase.

    The topics are `roles`, `memory` (kinds of memory), `reasons` (why a size is unknown), `made` (result
    types of calls that allocate memory) and `phrases` (templates for memory with and without a size).
    """
    with open(PATH, encoding="utf-8") as file:
        wording: dict[str, dict[str, str]] = json.load(file)
    return wording
