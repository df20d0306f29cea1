"""Tests that kernels run on the CPU if the directory for temporary files is mounted noexec."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from ...conftest import ROOT, run_python
from ...support import fakes

PTX = """
PTX = b'''.version 8.0
.target sm_80
.address_size 64
.visible .entry put(.param .u64 p) { .reg .b64 %p; ld.param.u64 %p, [p]; st.global.u32 [%p], 7; ret; }
'''
"""
LAUNCH = """
for _ in range(3):  # each module is a separate library
    with testing.simulate("sm_90", run=True):
        x = cudyn.Buffer(4)
        cudyn.Module(PTX).get_kernel("put").launch(1, 1, x)
        print(bytes(x)[0])
"""
AS_LIBRARY = """
try:
    with testing.simulate("sm_90", as_library=True):
        pass
except RuntimeError as error:
    print(str(error).replace(tempfile.gettempdir(), "TMPDIR")[20:])
"""


def run(code: str, folder: Path) -> str:
    """Run code in a process for which a directory is mounted noexec, and return its output."""
    unshare = shutil.which("unshare")
    folder.mkdir()
    mount = [str(unshare), "--map-root-user", "--mount", "sh", "-c"]
    script = 'mount -t tmpfs -o noexec tmpfs "$0" && exec "$@"'
    if unshare is None or subprocess.run([*mount, script, folder, "true"], capture_output=True).returncode:
        pytest.skip("unshare can't mount a file system here")
    program = f"import tempfile, cudyn\nfrom cudyn import testing\n{PTX}{textwrap.dedent(code)}"
    settings = os.environ | {"TMPDIR": str(folder), "PYTHONPATH": str(ROOT)}
    process = subprocess.run(
        [*mount, script, folder, sys.executable, "-c", program],
        env=settings,
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


@pytest.mark.slow
def test_kernels_run_with_a_noexec_directory_for_temporary_files(tmp_path: Path) -> None:
    assert run(LAUNCH, tmp_path / "temporary") == "7\n" * 3


@pytest.mark.slow
def test_system_without_memfd_create_raises_a_message_with_the_remedy(tmp_path: Path) -> None:
    """Compiled kernels are then written to a temporary file, which cannot be loaded here."""
    code = """
        import os
        del os.memfd_create
        try:
            exec(LAUNCH)
        except testing.NotRun as error:
            print(str(error).replace(tempfile.gettempdir(), "TMPDIR"))
    """
    output = run(f"LAUNCH = {LAUNCH!r}\n{textwrap.dedent(code)}", tmp_path / "temporary")
    assert "its file system is mounted noexec, so no library can be loaded from it; set TMPDIR " in output


def test_simulation_as_a_library_raises_a_message_with_the_remedy(tmp_path: Path) -> None:
    """Other packages open the library by its path, so it can't be in memory."""
    output = run(AS_LIBRARY, tmp_path / "temporary")
    assert output.endswith(
        "/libcuda.so.1: its file system is mounted noexec, so no library can be loaded from it; "
        "set TMPDIR to another directory\n"
    )


@pytest.mark.slow
def test_kernels_and_stubs_have_different_paths(tmp_path: Path) -> None:
    """Both are loaded from memory. The loader would return the kernels for a stub with the same path."""
    source = "int cuDriverGetVersion(int *); int ask(void) { int n = 7; cuDriverGetVersion(&n); return 7; }"
    module = fakes.build(tmp_path, source, name="module.so")
    code = f"import cudyn\nfrom cudyn import testing\n{PTX}{LAUNCH}"
    code += f"print(cudyn.load_library({str(module)!r}).ask())"
    assert run_python(code).stdout == "7\n7\n7\n7\n"
