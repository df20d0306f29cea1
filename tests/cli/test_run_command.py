"""Tests for `python -m cudyn run`, which runs a program with stubs for the libraries that packages need."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile

import pytest

from cudyn._cli import stored_stubs
from cudyn._stubs.resolver import Refusal

from ..conftest import ROOT
from ..support import fakes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason=f"no provider for {sys.platform}")


@pytest.fixture
def site(tmp_path: pathlib.Path) -> pathlib.Path:
    """A directory with an installed distribution, whose module is linked against a missing library."""
    library = fakes.build(tmp_path / "gone", "int cudlaCreate(void **h) { return 0; }", name="libcudla.so.1")
    source = "int cudlaCreate(void *); int ask(void *h) { return cudlaCreate(h); }"
    fakes.build(tmp_path / "site" / "pkg", source, "-Wl,--no-as-needed", str(library), name="module.so")
    library.unlink()
    (tmp_path / "site" / "pkg" / "__init__.py").write_text(
        "import ctypes, os\nask = ctypes.CDLL(os.path.join(os.path.dirname(__file__), 'module.so')).ask\n"
    )
    info = tmp_path / "site" / "pkg_name-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pkg-name\nVersion: 1.0\n")
    (info / "RECORD").write_text("pkg/module.so,,\npkg/__init__.py,,\npkg_name-1.0.dist-info/RECORD,,\n")
    return tmp_path / "site"


def run(site: pathlib.Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m cudyn run` with these arguments, and with a cache in the directory."""
    cache = {"CUDYN_CACHE": "on", "CUDYN_CACHE_DIR": str(site / "cache")}
    env = {**os.environ, "PYTHONPATH": f"{ROOT}:{site}", **cache}
    command = [sys.executable, "-m", "cudyn", "run", *arguments]
    return subprocess.run(command, cwd=site, env=env, capture_output=True, text=True)


def test_run_of_a_script_a_module_and_code(site: pathlib.Path) -> None:
    text = "import sys, pkg; print(__name__, pkg.ask(None), sys.argv[1:])"
    (site / "script.py").write_text(text)
    for program in (("script.py",), ("-m", "script"), ("-c", text), ("--", "script.py")):
        completed = run(site, "--provide", "pkg-name", *program, "--flag", "word")
        assert (completed.stdout, completed.stderr) == ("__main__ 1 ['--flag', 'word']\n", "")
    without = subprocess.run([sys.executable, "script.py"], cwd=site, capture_output=True, text=True)
    assert "libcudla.so.1" in without.stderr


def test_run_accepts_a_folder_as_package(site: pathlib.Path) -> None:
    completed = run(site, "--provide", "./pkg", "-c", "import pkg; print(pkg.ask(None))")
    assert (completed.stdout, completed.stderr) == ("1\n", "")


# A program that calls the module in child processes, which are started in four ways.
CHILDREN = """
import multiprocessing, subprocess, sys
import pkg
def ask(_):
    return pkg.ask(None)
if __name__ == "__main__":
    contexts = map(multiprocessing.get_context, ("fork", "spawn", "forkserver"))
    results = [context.Pool(1).map(ask, [0])[0] for context in contexts]
    command = [sys.executable, "-c", "import pkg; print(pkg.ask(None))"]
    results.append(int(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    print(results)
"""


def test_run_provides_stubs_for_child_processes(site: pathlib.Path) -> None:
    (site / "children.py").write_text(CHILDREN)
    completed = run(site, "--provide", "pkg-name", "children.py")
    assert (completed.stdout, completed.stderr) == ("[1, 1, 1, 1]\n", "")


@pytest.mark.parametrize("is_linked", [True, False])
def test_run_with_modules_of_the_cute_dsl_is_rejected(is_linked: bool, site: pathlib.Path) -> None:
    """Their helpers call the CUDA runtime of the process, so stubs in files cannot contain them."""
    symbol = "cuda_dialect_init_library_once"
    name = "libcute_dsl_runtime.so"
    runtime = fakes.build(site / "gone", f"int {symbol}(void) {{ return 0; }}", name=name)
    source = f"int {symbol}(void); int ask(void) {{ return {symbol}(); }}"
    fakes.build(site, source, *(["-Wl,--no-as-needed", str(runtime)] if is_linked else []), name="kernel.so")
    runtime.unlink()
    completed = run(site, "--provide", "./kernel.so", "-c", "print('started')")
    assert (completed.returncode, completed.stdout) == (2, "")
    assert (
        f"run: functions of the CuTe DSL's runtime can't be in stub files: {symbol}; load such modules with "
        in completed.stderr
    )
    command = [sys.executable, "-m", "cudyn", "stub", "--for=./kernel.so", "-o", "stubs"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.run(command, cwd=site, env=env, capture_output=True, text=True)
    message = f"functions of the CuTe DSL's runtime can't be in stub files: {symbol}; load such "
    assert message in process.stderr
    assert [path.name for path in (site / "stubs").iterdir()] == ["manifest.json"]


def test_run_writes_the_stubs_once(site: pathlib.Path) -> None:
    """The stubs are written again if a file has changed."""
    program = ("--provide", "pkg-name", "-c", "import pkg; print(pkg.ask(None))")
    assert run(site, *program).stdout == "1\n"
    (directory,) = (site / "cache/stubs").iterdir()
    time_written = (directory / "libcudla.so.1").stat().st_mtime_ns
    assert run(site, *program).stdout == "1\n"
    assert (directory / "libcudla.so.1").stat().st_mtime_ns == time_written
    os.utime(site / "pkg" / "module.so")
    assert run(site, *program).stdout == "1\n"
    assert len(list((site / "cache/stubs").iterdir())) == 2


def test_run_does_not_use_a_folder_that_others_can_write(site: pathlib.Path) -> None:
    program = ("--provide", "pkg-name", "-c", "import os; print(os.environ['LD_LIBRARY_PATH'])")
    assert str(site / "cache/stubs") in run(site, *program).stdout
    for directory in ("cache/stubs", "cache"):
        (site / directory).chmod(0o777)
        assert str(site) not in run(site, *program).stdout
        (site / directory).chmod(0o700)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can change owners")
@pytest.mark.parametrize("mode", ["off", "on"])
def test_stubs_are_not_written_to_a_predictable_directory(
    mode: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another user has created a link at the name in TMPDIR that contains this user's ID."""
    home = tmp_path / "home"
    temporary = tmp_path / "tmp"
    for path in (home, home / "bin", temporary):
        path.mkdir()
    temporary.chmod(0o1777)
    link = temporary / f"cudyn-stubs-{os.getuid()}"
    link.symlink_to(home / "bin")
    os.chown(link, 54322, 54322, follow_symlinks=False)
    monkeypatch.setenv("CUDYN_CACHE", mode)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("CUDYN_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    base = pathlib.Path(stored_stubs.open_base().path)
    assert base.parent == (temporary if mode == "off" else home / ".cache/cudyn")
    assert base.name != link.name
    assert list((home / "bin").iterdir()) == []


@pytest.mark.parametrize("name", ["a:b", "a;b", "a b"])
def test_stubs_are_not_written_to_a_directory_that_a_list_of_paths_cannot_contain(
    name: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The part of LD_LIBRARY_PATH after a colon or semicolon would be a relative path."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / name))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert pathlib.Path(stored_stubs.open_base().path).parent == tmp_path
    (tmp_path / name).mkdir(exist_ok=True)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / name))
    with pytest.raises(Refusal, match="cannot be part of LD_LIBRARY_PATH"):
        stored_stubs.open_base()


def test_run_returns_the_exit_status_of_the_program(site: pathlib.Path) -> None:
    completed = run(site, "--provide", "pkg-name", "-c", "raise ValueError('its own')")
    assert (completed.returncode, completed.stderr.splitlines()[-1]) == (1, "ValueError: its own")
    assert run(site, "--provide", "pkg-name", "-c", "import sys; sys.exit(5)").returncode == 5
    completed = run(site, "--provide", "nobodys-package", "-c", "pass")
    assert completed.returncode == 2
    assert "expected the name of an installed distribution, got 'nobodys-package'" in completed.stderr
    assert "expected a script, -m MODULE or -c CODE" in run(site, "--provide", "pkg-name").stderr
