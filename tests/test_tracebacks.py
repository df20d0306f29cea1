"""Tests for tracebacks: pytest and IPython show the user's frame and hide all frames of cudyn."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cudyn
from cudyn import driver, testing

from .conftest import ROOT
from .support import fakes

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("gcc"), reason="needs gcc on Linux: it builds an NVRTC"
)

OTHER_ENUM: Any = driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE
# The number of lines of a small terminal, which must show a failure from its heading to the summary.
MAX_LINES = 25

# A kernel that writes 4096 bytes after the address in its argument, which a simulation reports.
PTX = b"""
.version 8.0
.target sm_90
.address_size 64
.visible .entry write(.param .u64 p)
{
    .reg .b64 %rd<3>;
    .reg .b32 %r<2>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, 1;
    st.global.u32 [%rd1+4096], %r1;
    ret;
}
"""

# A user's test file. Each of its tests fails in a different way.
TEST_FILE = f"""
import cudyn
from cudyn import cudnn, driver, testing

PTX = {PTX!r}

def test_wrong_argument():
    with testing.simulate():
        driver.cuInit(0)
        driver.cuMemAlloc("8")

def test_short_memory():
    with testing.simulate():
        driver.cuInit(0)
        driver.cuMemcpyDtoH(bytearray(4), 8, 64)

def test_wrong_element():
    with testing.simulate():
        driver.cuInit(0)
        driver.cuPointerGetAttributes(1, [driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE], 8)

def test_wrong_member():
    driver.CUDA_MEMCPY2D().Height = -1

def test_failing_status():
    with testing.simulate():
        driver.cuInit(0)
        driver.cuDeviceGet(77)

def test_unknown_name():
    driver.cuMemAllocc(8)

def test_missing_library():
    cudnn.cudnnCreate()

def test_wrong_launch():
    with testing.simulate():
        cudyn.Module(PTX).get_kernel("write").launch(1, 1, "text")

def test_broken_contract():
    with testing.simulate():
        kernel = cudyn.Module(PTX).get_kernel(cudyn.Contract("f(p: u32[n]) -> write<<<n, 1>>>(p)"))
        kernel("text")

def test_closed_buffer():
    with testing.simulate():
        buffer = cudyn.Buffer(16)
        buffer.close()
        buffer.copy_from(b"12")

def test_compile_error():
    cudyn.compile("#error no\\n", arch="sm_80", to="ptx", cache=False)

def test_fault():
    with testing.simulate(run=True):
        cudyn.Module(PTX).get_kernel("write").launch(1, 1, cudyn.Buffer(16))
        driver.cuCtxSynchronize()
"""


@pytest.fixture(scope="module")
def nvrtc(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A fake NVRTC that compiles with gcc's preprocessor."""
    source = (ROOT / "tests" / "support" / "fake_nvrtc.c").read_text(encoding="utf-8")
    directory = tmp_path_factory.mktemp("nvrtc")
    return fakes.build(directory, source, "-DMAJOR=13", "-D_GNU_SOURCE", name="libnvrtc.so.13")


@pytest.fixture(scope="module")
def failures(tmp_path_factory: pytest.TempPathFactory, nvrtc: pathlib.Path) -> dict[str, list[str]]:
    """The lines that pytest prints for each test in TEST_FILE."""
    path = tmp_path_factory.mktemp("user") / "test_user.py"
    path.write_text(TEST_FILE, encoding="utf-8")
    env = {
        **os.environ,
        "CUDYN_NVRTC": str(nvrtc),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONPATH": str(ROOT),
        "COLUMNS": "80",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", path.name]
    process = subprocess.run(
        command, cwd=path.parent, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    lines_by_test: dict[str, list[str]] = {}
    name = ""
    for line in process.stdout.splitlines():
        if line.startswith("____"):
            name = line.strip("_ ")
            lines_by_test[name] = []
        elif "short test summary" in line:
            break
        if name:
            lines_by_test[name].append(line)
    return lines_by_test


@pytest.mark.parametrize(
    "name", [line.partition("(")[0][4:] for line in TEST_FILE.splitlines() if line.startswith("def test_")]
)
def test_traceback_in_pytest_fits_on_a_screen(failures: dict[str, list[str]], name: str) -> None:
    lines = failures[name]
    assert len(lines) <= MAX_LINES, "\n".join(lines)
    cudyn_lines = [line for line in lines if f"{os.sep}cudyn{os.sep}_" in line and ".py:" in line]
    assert cudyn_lines == [], "\n".join(lines)


def iter_cudyn_frames(error: BaseException) -> Iterator[tuple[str, bool]]:
    """Yield each function of cudyn in a traceback, and whether a local variable hides it."""
    traceback = error.__traceback__
    package = os.path.dirname(cudyn.__file__) + os.sep
    while traceback is not None:
        frame = traceback.tb_frame
        if frame.f_code.co_filename.startswith(package):
            yield frame.f_code.co_name, bool(frame.f_locals.get("__tracebackhide__"))
        traceback = traceback.tb_next


@pytest.mark.parametrize(
    "call",
    [
        lambda: driver.cuMemAlloc("8"),  # type: ignore[arg-type]
        lambda: driver.cuMemAlloc(8, 8),  # type: ignore[call-arg]
        lambda: driver.cuPointerGetAttributes(1, [OTHER_ENUM], 8),
        lambda: driver.cuDeviceGet(77),
        lambda: driver.cuMemAllocc(8),  # type: ignore[attr-defined]
    ],
    ids=["wrong argument", "too many arguments", "wrong element", "failing status", "unknown name"],
)
def test_failed_call_hides_every_frame_from_ipython(call: Callable[[], object]) -> None:
    """IPython reads `__tracebackhide__` only from local variables, and pytest also from the module's."""
    with testing.simulate():
        driver.cuInit(0)
        with pytest.raises((TypeError, AttributeError, cudyn.CudaError)) as caught:
            call()
    frames = [*iter_cudyn_frames(caught.value)]
    assert frames
    assert [name for name, is_hidden in frames if not is_hidden] == []
