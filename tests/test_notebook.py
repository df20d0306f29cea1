"""Tests for the IPython extension. They run the cells of docs/howto/notebooks.md in a Jupyter kernel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import ROOT
from .support import real
from .support.releases import NEWEST

nbclient = pytest.importorskip("nbclient", reason="needs nbclient: nox -s notebook")
nbformat = pytest.importorskip("nbformat", reason="needs nbformat: nox -s notebook")

PAGE = ROOT / "docs/howto/notebooks.md"
CELL = re.compile(r"```ipython\n(.*?)```(?:\n\n```text\n(.*?)```)?", re.S)


def read_cells() -> list[tuple[str, str | None]]:
    """Return the source of each cell on the page, and the output that follows it."""
    cells = CELL.findall(PAGE.read_text(encoding="utf-8"))
    return [(source.rstrip("\n"), output or None) for source, output in cells]


def read_output(cell: Any) -> Iterator[str]:
    """Yield the strings that a cell has printed or returned."""
    for output in cell.outputs:
        yield output["text"] if output.output_type == "stream" else output["data"]["text/plain"]


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Variables for the Jupyter kernel, which finds NVRTC and this cudyn."""
    monkeypatch.setenv("PYTHONPATH", f"{real.nvrtc(NEWEST)}:{ROOT}")
    monkeypatch.setenv("CUDYN_DRIVER", "/none")
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))


def run_notebook(sources: list[str], directory: Path) -> list[str]:
    """Run a notebook, and return the output of each cell."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
    resources = {"metadata": {"path": str(directory)}}
    nbclient.NotebookClient(
        notebook, timeout=600, kernel_name="python3", resources=resources, allow_errors=True
    ).execute()
    return ["\n".join(read_output(cell)).strip() for cell in notebook.cells]


@pytest.mark.nvidia
def test_cells_of_the_page_print_their_outputs(environment: None, tmp_path: Path) -> None:
    cells = read_cells()
    assert len(cells) == 7
    outputs = run_notebook([source for source, _ in cells], tmp_path)
    shown = [(source, output) for (source, expected), output in zip(cells, outputs, strict=True) if expected]
    assert shown == [(source, expected.strip()) for source, expected in cells if expected]


@pytest.mark.nvidia
def test_mistakes_are_shown_without_a_traceback(environment: None, tmp_path: Path) -> None:
    sources = [
        "%load_ext cudyn",
        "%%cuda\nint x;",
        "%cuda start",
        "%cuda simulate sm_90 1",
        "%cuda",
        "%%cuda -D\nint x;",
        "%cuda simulate sm90",
        "%%cuda 2m\nint x;",
    ]
    simulation = (
        "%cuda: expected `simulate [ARCH]`, `stop` or nothing. To compile a cell, begin it with %%cuda"
    )
    driver = "no driver is installed. To run kernels on the CPU, start a simulation: %cuda simulate sm_90"
    assert run_notebook(sources, tmp_path) == [
        "",
        f"UsageError: {driver}",
        f"UsageError: {simulation}",
        f"UsageError: {simulation}",
        "",
        "UsageError: %%cuda: argument -D/--define-macro: expected one argument",
        "UsageError: %cuda simulate: expected an arch such as 'sm_90', got 'sm90'",
        "UsageError: %%cuda: '2m' is not the name of a variable",
    ]


@pytest.mark.nvidia
def test_simulate_again_starts_a_new_simulation(environment: None, tmp_path: Path) -> None:
    sources = [
        "%load_ext cudyn\n%cuda simulate sm_90",
        "import cudyn\nfirst = cudyn.Buffer(64)",
        "%cuda",
        "%cuda simulate sm_80",
        "%cuda stop\ncudyn.driver.available",
    ]
    outputs = run_notebook(sources, tmp_path)
    assert re.search(r"[1-9]\d* bytes in use", outputs[2])
    assert outputs[3] == "<Simulation: 1 device of sm_80, 0 bytes in use, 0 launches, 0 findings>"
    assert outputs[4] == "False"
