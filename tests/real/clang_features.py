"""The features of CUDA C++ that clang compiles, for the table in docs/reference/compiling.md.

`python -m tests.real.clang_features FOLDER...` prints the rows of the table. Each FOLDER is a directory for
PYTHONPATH that contains the headers of a toolkit. clang has to be on the path.
"""

from __future__ import annotations

import re
from pathlib import Path


def read_sources(file: str) -> dict[str, tuple[str, str]]:
    """Map the name of each feature in a file next to this module to (architecture, source)."""
    features = {}
    text = (Path(__file__).parent / file).read_text()
    for section in re.split(r"^// --- ", text, flags=re.M)[1:]:
        head, _, source = section.partition("\n")
        name, _, arch = head.rpartition(", ")
        features[name] = arch, source
    return features


FEATURES = read_sources("clang_features.cu")
REJECTED = {
    "kernels that launch kernels": "NVRTC rejects them, too",
    "layered surfaces": "clang does not have these functions",
}
