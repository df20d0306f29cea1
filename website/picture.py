"""Draws the picture in the README from an actual run: `python -m website.picture` writes docs/race.svg.

The program runs the test in examples/race twice: unchanged, and with the missing barrier added. It draws both
runs as an SVG, which alternates between them by means of CSS. It needs NVRTC and a C compiler, but no GPU.
"""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "race" / "test_sum.py"
PICTURE = ROOT / "docs" / "race.svg"
COMMAND = "pytest --cudyn-simulate=sm_90"
WRITE = "    part[threadIdx.x] = x[threadIdx.x];\n"
BARRIER = "    __syncthreads();\n"

COLUMNS = 56  # length of the kernel's longest line, which is still readable on a phone
LINE = 19  # height of a line, in the units of the SVG
LETTER = 8  # width of a letter, in the same units
SECONDS = 14  # duration of the animation
STYLE = """
text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #e6edf3; white-space: pre; }
.frame { fill: #0d1117; stroke: #30363d; }
.dim { fill: #8b949e; } .bad { fill: #ff7b72; } .good { fill: #3fb950; } .new { fill: #3fb950; }
.before { animation: before SECONDSs infinite; } .after { opacity: 0; animation: after SECONDSs infinite; }
@keyframes before { 0%, 50% { opacity: 1; } 54%, 96% { opacity: 0; } 100% { opacity: 1; } }
@keyframes after { 0%, 50% { opacity: 0; } 54%, 96% { opacity: 1; } 100% { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .before { animation: none; } .after { display: none; } }
"""


class Run(NamedTuple):
    """A run of the test: the lines of the kernel, the output lines to show, and whether the test passed."""

    kernel: list[str]
    output: list[str]
    passed: bool


def record(source: str) -> Run:
    """Run a test with pytest in a new directory, as a user would, and return the result.

    Args:
        source: The source code of the test, which contains the kernel in a raw string.
    """
    with tempfile.TemporaryDirectory() as temporary:
        directory = pathlib.Path(temporary).resolve()
        (directory / "test_sum.py").write_text(source, "utf-8")
        _, *user_options = COMMAND.split()
        command = [sys.executable, "-m", "pytest", "-q", "--tb=line", "-p", "no:cacheprovider"]
        command += ["-p", "pytest_cudyn", *user_options]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "CUDYN_CACHE": "off", "COLUMNS": "400"}
        process = subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True)
        output = process.stdout.replace(f"{directory}/", "")
    if process.returncode not in (0, 1):  # 1: the test failed
        raise RuntimeError(f"{COMMAND} ended with {process.returncode}:\n{process.stdout}{process.stderr}")
    _, _, after_quotes = source.partition('r"""\n')
    kernel, _, _ = after_quotes.partition('"""')
    return Run(kernel.splitlines(), choose_lines(output), passed=process.returncode == 0)


def choose_lines(output: str) -> list[str]:
    """Return the lines of pytest's output to show: the fault, the simulation's summary, and the last line."""
    fault = re.search(r"^E?\s*(?:\S+: )?\S*Fault: (.*)$", output, re.M)
    summary = re.search(r"^cudyn: simulated .*$", output, re.M)
    last_line = output.strip().splitlines()[-1]
    lines = []
    if fault:
        lines.append(f"Fault: {fault[1]}")
    if summary:
        lines.append(summary[0])
    lines.append(re.sub(r" in [\d.]+s$", "", last_line))  # without the time, which differs between runs
    return lines


def draw(broken_run: Run, fixed_run: Run) -> str:
    """Return an SVG that shows two runs alternately at the same position."""
    broken_frame, broken_line_count = _draw_frame(broken_run, "before")
    fixed_frame, fixed_line_count = _draw_frame(fixed_run, "after")
    line_count = max(broken_line_count, fixed_line_count)
    width = LETTER * COLUMNS + 32
    height = LINE * line_count + 28
    size = f'width="{width * 4 // 3}" height="{height * 4 // 3}"'
    title = "A test on a machine without a GPU finds a race, and passes once the barrier is there"
    style = STYLE.replace("SECONDS", str(SECONDS))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}" role="img">'
        f"<title>{title}</title><style>{style}</style>"
        f'<rect class="frame" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="8"/>'
        f"{broken_frame}{fixed_frame}</svg>\n"
    )


def _draw_frame(run: Run, name: str) -> tuple[str, int]:
    """Return the SVG group that shows a run, and its number of lines. `name` is the group's CSS class."""
    rows = []  # the CSS class and the text of each line
    for line in run.kernel:
        is_added = line == BARRIER.rstrip()
        rows.append(("new" if is_added else "", line))
    rows += [("", ""), ("dim", f"$ {COMMAND}")]
    for line in run.output:
        css_class = "good" if run.passed else "bad"
        if line.startswith("cudyn:"):
            css_class = "dim"
        wrapped_lines = textwrap.wrap(line, COLUMNS, subsequent_indent="  ")
        rows += [(css_class, wrapped_line) for wrapped_line in wrapped_lines]
    return f'<g class="{name}">{"".join(_draw_rows(rows))}</g>', len(rows)


def _draw_rows(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Return the SVG elements for lines. Each row consists of the CSS class and the text of a line."""
    elements = []
    y = 29
    for css_class, line in rows:
        if line:
            elements.append(f'<text class="{css_class}" x="16" y="{y}">{escape(line, quote=False)}</text>')
        y += LINE
    return elements


def make() -> str:
    """Run the example without and with the barrier, and return the SVG that shows both runs."""
    broken_source = EXAMPLE.read_text("utf-8")
    fixed_source = broken_source.replace(WRITE, WRITE + BARRIER)
    broken_run = record(broken_source)
    fixed_run = record(fixed_source)
    if broken_run.passed or not fixed_run.passed:
        raise RuntimeError(
            f"expected a race only without the barrier, got {broken_run.output} and {fixed_run.output}"
        )
    return draw(broken_run, fixed_run)


if __name__ == "__main__":
    PICTURE.write_text(make(), "utf-8")
