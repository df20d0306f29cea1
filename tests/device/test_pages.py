"""Tests for the code in documentation pages and docstrings on a GPU."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cudyn

from ..conftest import ROOT, need, need_gpu
from ..support import blocks, docstrings

pytestmark = pytest.mark.gpu
PATHS = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
PAGES = [page.relative_to(ROOT).as_posix() for page in blocks.list_pages() if any(blocks.read(page))]


@pytest.mark.parametrize("page", PAGES)
def test_blocks_of_a_page_run(page: str, tmp_path: Path) -> None:
    """Blocks may report a missing package, but not a missing GPU."""
    need_gpu()
    output = blocks.run_apart(tmp_path, page, PYTHONPATH=PATHS)
    assert "no gpu" not in output
    print(*re.findall(r"^  \S+:\d+: no .*", output, re.MULTILINE), sep="\n")


def test_examples_of_docstrings_run(tmp_path: Path) -> None:
    need_gpu()
    page = docstrings.write_examples(tmp_path)
    assert "no gpu" not in blocks.run_apart(tmp_path, str(page), PYTHONPATH=PATHS)


def test_sum_over_all_gpus_is_right(tmp_path: Path) -> None:
    """The program in the NCCL how-to runs with one process for each GPU."""
    need_gpu()
    need(cudyn.nccl)
    environment = {**os.environ, "PYTHONPATH": PATHS}
    command = [sys.executable, str(ROOT / "examples" / "all_reduce.py")]
    process = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    assert process.stdout.count("the sum is right") == cudyn.Device.count()
