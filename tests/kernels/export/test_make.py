"""Tests that the files written by examples/export/make.py agree, and that programs compile with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cudyn import Artifact
from cudyn._cli.main import main

from ...conftest import ROOT
from ...support import real
from ...support.releases import NEWEST

EXAMPLES = ROOT / "examples" / "export"

pytestmark = [
    pytest.mark.nvidia,
    pytest.mark.skipif(
        sys.platform != "linux" or shutil.which("cc") is None,
        reason=f"no C compiler for Linux on {sys.platform}",
    ),
]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory with the files that examples/export/make.py has written."""
    directory = tmp_path_factory.mktemp("made")
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{real.nvrtc(NEWEST)}", "CUDYN_CACHE": "off"}
    subprocess.run([sys.executable, EXAMPLES / "make.py", directory], env=env, check=True)
    return directory


def test_make_writes_all_files(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["kernels.c", "kernels.cudyn", "kernels.h", "kernels.o", "kernels.so", "kernels_tvm.so"]
    assert sorted(os.listdir(built)) == files
    artifact = Artifact.load(built / "kernels.cudyn")
    assert [contract.name for contract in artifact.contracts] == ["add_one", "transpose"]
    assert [image.arch for image in artifact.images] == [("sm_80",), ("sm_90",), ("compute_80",)]
    assert artifact.images[0].get_kernel_info("transpose<float>").parameters is not None
    readable = [built / file for file in files if file.endswith((".cudyn", ".o", ".so"))]
    assert main(["show", *map(str, readable)]) == 0
    assert capsys.readouterr().out == "\n\n".join([str(artifact)] * len(readable)) + "\n"


@pytest.mark.parametrize(
    ("compiler", "file_names"),
    [
        (["cc", "-std=c99"], ["main.c", "kernels.c"]),
        (["c++", "-std=c++17"], ["main.cpp", "kernels.o"]),
        (["c++", "-std=c++17"], ["dynamic.cpp"]),
    ],
)
def test_make_writes_files_that_programs_compile_with(
    built: Path, compiler: list[str], file_names: list[str], tmp_path: Path
) -> None:
    files = [built / name if name.startswith("kernels") else EXAMPLES / name for name in file_names]
    command = [*compiler, "-Wall", "-Wextra", "-Werror", f"-I{built}", *map(str, files), "-ldl", "-pthread"]
    subprocess.run([*command, "-o", str(tmp_path / "program")], check=True)
