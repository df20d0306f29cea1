"""clang with the headers of the newest CUDA: 48 sources of all kinds, whose PTX ptxas takes."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from ..compile.test_compile import run
from ..support import real
from .clang_features import FEATURES, REFUSED, read

pytestmark = [pytest.mark.nvidia, pytest.mark.slow]

SOURCES = {
    **{name: found for name, found in FEATURES.items() if name not in REFUSED and "#include" in found[1]},
    **read("clang_sources.cu"),
}
PARTS = 10

CODE = """
from tests.real.test_clang_newest import PARTS, SOURCES
found = {}
for name in [*SOURCES][PART::PARTS]:
    arch, source = SOURCES[name]
    image = cudyn.compile(source, arch=f"compute_{arch}", std="c++17", compiler="clang")
    found[name] = [image.contents.decode(), image.log]
print(json.dumps(found))
"""


def test_there_are_48() -> None:
    assert len(SOURCES) >= 48


@pytest.mark.parametrize("part", range(PARTS))
def test_all_compile(part: int, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Without a word of clang's; the assembler takes what it made."""
    sites = (real.clang("22"), real.newest_headers(), real.library("nvvm", 13))
    cache = tmp_path_factory.getbasetemp() / "newest-clang"
    found = json.loads(run(CODE.replace("PART:", f"{part}:"), *sites, cache_folder=cache))
    assert {name: log for name, (_, log) in found.items() if log} == {}
    for name, (text, _) in found.items():
        (tmp_path / "k.ptx").write_text(text)
        command = [str(real.ptxas("13.0")), "-arch", f"sm_{SOURCES[name][0]}", "-o", os.devnull, "k.ptx"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, f"{name}: {done.stderr}"
