"""CUDA C++ by its features: what clang compiles, for the table in docs/reference/compiling.md.

`python -m tests.real.clang_features FOLDER...` prints the table's rows, with a toolkit's headers in each
of these folders for PYTHONPATH, and clang on the path.
"""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parent / "clang_features.cu").read_text()


def read() -> dict[str, tuple[str, str]]:
    """(architecture, source) by the name of a feature."""
    found = {}
    for part in re.split(r"^// --- ", TEXT, flags=re.M)[1:]:
        head, _, source = part.partition("\n")
        name, _, arch = head.rpartition(", ")
        found[name] = arch, source
    return found


FEATURES = read()
REFUSED = {
    "kernels that launch kernels": "which NVRTC refuses, too",
    "layered surfaces": "clang has no such call",
}
