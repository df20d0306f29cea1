"""Tests that libraries downloaded by real.py can be loaded, and that their exports are read correctly."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

import pytest

from cudyn._formats.elf_sections import Elf

from ..conftest import run_python
from ..support import real

pytestmark = pytest.mark.nvidia

LIBRARIES = [(name, major) for name, row in real.LIBRARIES.items() for major in row.majors]
needs_nm = pytest.mark.skipif(not shutil.which("nm"), reason="nm is not on PATH")


@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(LIBRARIES))
def test_library_loads_without_a_driver(name: str, major: int) -> None:
    """A library that is linked with the driver loads with the library of a driver, without a GPU."""
    path = real.get_library_file(name, major)
    # Some libraries do not name the directories of the libraries that they need.
    directories = {file.parent for file in real.library(name, major).glob("**/*.so*")}
    if "libcuda.so.1" in Elf(path).needed:
        directories.add(real.driver("535"))
    env = {"LD_LIBRARY_PATH": ":".join(sorted(map(str, directories)))}
    process = run_python(f"import ctypes; ctypes.CDLL({str(path)!r})", env=env)
    assert process.returncode == 0, process.stderr


@needs_nm
@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(LIBRARIES))
def test_exported_returns_the_symbols_that_nm_lists(name: str, major: int) -> None:
    path = real.get_library_file(name, major)
    exported = real.list_exports(name, major)
    soname = real.get_soname(name, major)
    output = subprocess.run(
        ["nm", "-D", "--defined-only", "--without-symbol-versions", *real.list_library_files(name, path)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rows = [line.split() for line in output.splitlines() if line and not line.endswith(":")]
    assert exported == {row[-1] for row in rows if row[-2] in "TWi"}
    assert soname == Elf(path).soname


@pytest.mark.slow
def test_large_library_is_fetched_only_on_request(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real, "CACHE", tmp_path)
    monkeypatch.delenv(real.LARGE, raising=False)
    with pytest.raises(
        real.Unavailable, match=r"nvidia-cublas .* is large; set CUDYN_TEST_LARGE=1 to fetch it"
    ):
        real.library("cublas", 13)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", real.last(sorted(real.DRIVERS)))
def test_nvml_returns_the_library_of_its_branch(name: str) -> None:
    directory = real.nvml(name)
    library = (directory / "libnvidia-ml.so.1").resolve()
    assert library.name.startswith(f"libnvidia-ml.so.{name}.")
    assert Elf(library).soname == "libnvidia-ml.so.1"


@pytest.mark.parametrize(
    ("name", "major", "text"),
    [("runtime", 12, "nvidia-cuda-runtime-cu12 12."), ("nccl", 2, "nvidia-nccl-cu12 2.")],
)
def test_pinned_returns_the_newest_wheel_of_a_major(name: str, major: int, text: str) -> None:
    assert str(real.pinned(name, major)).startswith(text)
    with pytest.raises(KeyError, match="no major 3"):
        real.pinned(name, 3)
