"""CUDA C++ by its features: what clang compiles, for the table in docs/reference/compiling.md.

`python -m tests.real.clang_features FOLDER...` prints the table's rows, with a toolkit's headers in each
of these folders for PYTHONPATH, and clang on the path.
"""

from __future__ import annotations

import re
from pathlib import Path


def read(file: str) -> dict[str, tuple[str, str]]:
    """(architecture, source) by the name of a feature, of a file beside this one."""
    found = {}
    text = (Path(__file__).parent / file).read_text()
    for part in re.split(r"^// --- ", text, flags=re.M)[1:]:
        head, _, source = part.partition("\n")
        name, _, arch = head.rpartition(", ")
        found[name] = arch, source
    return found


FEATURES = read("clang_features.cu")
REFUSED = {
    "kernels that launch kernels": "NVRTC rejects them, too",
    "layered surfaces": "clang has no such call",
}
