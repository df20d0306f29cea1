"""Tests for the `trace` command on a simulated device."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """\
import sys, cudyn
print(__name__, sys.argv[1:])
with cudyn.range("part"), cudyn.Buffer(64) as buffer:
    buffer.fill(1)
{end}
"""


def run_trace(directory: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a directory."""
    command = [sys.executable, "-m", "cudyn", "trace", *words]
    return subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("end", "status", "message"),
    [
        ("", 0, ""),
        ("sys.exit(3)", 3, ""),
        ("sys.exit('bad')", 1, "bad\n"),
        ("1 // 0", 1, "ZeroDivisionError"),
    ],
)
def test_trace_runs_a_script_and_writes_its_events(
    tmp_path: Path, end: str, status: int, message: str
) -> None:
    (tmp_path / "program.py").write_text(PROGRAM.format(end=end), encoding="utf-8")
    process = run_trace(tmp_path, "--simulate", "sm_90", "-o", "out.json", "program.py", "a", "--calls")
    assert process.stdout == "__main__ ['a', '--calls']\n"
    assert process.returncode == status
    assert message in process.stderr
    assert process.stderr.endswith("Wrote 2 events to out.json.\n")
    assert "\nfill    " in process.stderr
    records = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["traceEvents"]
    assert {record["name"] for record in records if record["ph"] == "X"} == {"fill", "part"}


@pytest.mark.parametrize("words", [("-m", "program"), ("-c", PROGRAM.format(end=""))])
def test_trace_runs_modules_and_code(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "program.py").write_text(PROGRAM.format(end=""), encoding="utf-8")
    process = run_trace(tmp_path, "--simulate=sm_90", *words, "a")
    assert (process.stdout, process.returncode) == ("__main__ ['a']\n", 0)
    assert (tmp_path / "trace.json").is_file()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "trace: error: expected arguments"),
        (("-m",), "trace: expected a script, -m MODULE or -c CODE"),
        (("--simulate", "sm_9x", "program.py"), "expected an arch such as 'sm_90', got 'sm_9x'"),
    ],
)
def test_wrong_command_line_is_rejected(tmp_path: Path, words: tuple[str, ...], message: str) -> None:
    process = run_trace(tmp_path, *words)
    assert process.returncode == 2
    assert message in process.stderr
    assert list(tmp_path.iterdir()) == []
