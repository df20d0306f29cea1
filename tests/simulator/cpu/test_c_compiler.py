"""Tests that a C compiler that does not terminate is stopped."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from ...conftest import run_python

# A compiler that, like gcc, starts another process. That process inherits the pipes.
COMPILER = """#!/bin/sh
sleep 1000 &
echo $! > {directory}/started
wait
"""
PROGRAM = """
import cudyn
from cudyn import testing
PTX = b'''.version 8.0
.target sm_80
.address_size 64
.visible .entry put(.param .u64 p) { .reg .b64 %p; ld.param.u64 %p, [p]; st.global.u32 [%p], 7; ret; }
'''
with testing.simulate("sm_90", run=testing.run_on_cpu(compile_seconds=1)):
    x = cudyn.Buffer(4)
    cudyn.Module(PTX).get_kernel("put").launch(1, 1, x)
    try:
        bytes(x)
    except testing.NotRun as error:
        print(error)
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a shell")
def test_compiler_that_exceeds_its_timeout_is_killed_with_its_children(tmp_path: Path) -> None:
    """The compiler starts a child, which would otherwise keep running. The message names the limit."""
    compiler = tmp_path / "sleepy"
    compiler.write_text(COMPILER.format(directory=tmp_path))
    compiler.chmod(0o755)
    completed = run_python(PROGRAM, env={"CC": str(compiler), "CUDYN_CACHE_DIR": str(tmp_path / "cache")})
    assert (
        f"put did not run: {compiler} compiled the runtime of all kernels for more than 1 s and was stopped; "
        "raise the limit with run_on_cpu(compile_seconds=...)"
    ) in completed.stdout, completed.stdout + completed.stderr
    child = int((tmp_path / "started").read_text())
    for _ in range(100):
        if not is_running(child):
            break
        time.sleep(0.05)
    assert not is_running(child)


def is_running(process: int) -> bool:
    """Return whether a process is running, and is not a zombie."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
