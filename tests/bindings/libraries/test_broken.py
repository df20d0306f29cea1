"""Tests that messages about broken libraries name the defect, whichever search step finds the file.

gcc builds each library, and the test breaks the file. test_faults.py covers the other failures of a search.
"""

from __future__ import annotations

import os
import pathlib
import tempfile
import types
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from cudyn._bindings.libraries import load_messages

from ...conftest import python_json
from ...support import fakes, faults


class Fake(NamedTuple):
    """The file name, the environment variable and the version function of a fake library."""

    file: str
    variable: str
    query: str
    body: str


FAKES = {
    "driver": Fake("libcuda.so.1", "CUDYN_DRIVER", "int cuDriverGetVersion(int *version)", "*version = {};"),
    "nvrtc": Fake(
        "libnvrtc.so.13", "CUDYN_NVRTC", "int nvrtcVersion(int *major, int *minor)", "*major = *minor = {};"
    ),
}


def make_reporting(fake: Fake, number: int, status: int = 0) -> faults.Maker:
    """Return a function that builds a library that reports a version and a status."""
    body = fake.body.format(number)
    return faults.library(f"{fake.query} {{ {body} return {status}; }}")


def make_undefined(fake: Fake) -> faults.Maker:
    """Return a function that builds a library with an undefined symbol."""
    return faults.library(f"void gone(void);\n{fake.query} {{ gone(); return 0; }}", "-Wl,-z,now")


def unreadable(path: pathlib.Path) -> None:
    """Create a file that nobody may read."""
    path.write_bytes(b"\x7fELF" + bytes(200))
    path.chmod(0)


def list_defects(fake: Fake) -> dict[str, tuple[faults.Maker, str]]:
    """Map each kind of broken file to a function that creates it and the text required in the message."""
    working = make_reporting(fake, 12)
    other_processor = faults.OTHER[0]
    return {
        "an undefined symbol": (make_undefined(fake), "undefined symbol: gone"),
        "an invalid ELF file": (faults.content(b"\x7fELF" + b"\x02\x01\x01" + bytes(200)), "for machine 0"),
        "a text file": (faults.content(b"INPUT(libcuda.so.1)\n" * 9), "invalid ELF header"),
        "an empty file": (faults.content(b""), "an empty file"),
        "a truncated file": (faults.cut(working, 4096), "the file is truncated"),
        "a dangling link": (
            faults.link("/nowhere/else.so"),
            "a link to /nowhere/else.so, which does not exist",
        ),
        "a folder": (faults.directory_instead, "a directory that does not contain the library"),
        "another processor": (
            faults.patched(working, 18, faults.OTHER[1]),
            f"built for {other_processor}, but this is ",
        ),
        "32 bits": (faults.patched(working, 4, b"\x01"), "wrong ELF class: ELFCLASS32"),
        "an unreadable file": (unreadable, "Permission denied"),
        "status 999": (make_reporting(fake, 12, 999), "failed with status 999"),
        "version 0": (make_reporting(fake, 0), ", which is not a version"),
        "a negative version": (make_reporting(fake, -1010), ", which is not a version"),
        "no query": (
            faults.exporting("other"),
            f"has no {fake.query[4:].partition('(')[0]}, so it is not the ",
        ),
    }


DEFECTS = [*list_defects(FAKES["driver"])]

REPORT = """
import json, os
from cudyn import {module} as module
errors = {{}}
for name, value in {values!r}.items():
    os.environ[{variable!r}] = value
    if name == "an unreadable file" and not os.geteuid():
        os.seteuid(65534)
    module.reload()
    os.geteuid() == os.getuid() or os.seteuid(os.getuid())
    errors[name] = [type(module.load_error).__name__, str(module.load_error)]
print(json.dumps(errors))
"""


def create_files(root: pathlib.Path, fake: Fake, below: str = "") -> dict[str, pathlib.Path]:
    """Create a file of each kind in a directory or in its subdirectory `below`. Return their paths."""
    root.chmod(0o755)
    files = {}
    for index, (name, (make, _)) in enumerate(list_defects(fake).items()):
        file = root / str(index) / below / fake.file
        file.parent.mkdir(parents=True)
        make(file)
        files[name] = file
    return files


def check(kind: str, fake: Fake, file: pathlib.Path, error: str, text: str) -> None:
    """Check that the message's first line names the file's defect, and that its last line contains advice."""
    lines = text.splitlines()
    assert error == "LoadError", text
    assert " was found but can't be used: " in lines[0]
    assert "not found" not in text
    assert "-1." not in text
    assert list_defects(fake)[kind][1] in lines[0]
    assert lines[-1].startswith("What to do: ")
    assert str(file) in text


@pytest.fixture
def directory() -> Iterator[pathlib.Path]:
    """A directory that other users may read.

    A child process without root rights cannot read pytest's directories.
    """
    with tempfile.TemporaryDirectory(prefix="cudyn-broken-") as name:
        yield pathlib.Path(name).resolve()


@pytest.mark.parametrize("module", FAKES)
def test_broken_file_in_the_environment_variable_is_reported(module: str, directory: pathlib.Path) -> None:
    """The user has chosen the file, so no other file is searched."""
    fake = FAKES[module]
    files = create_files(directory, fake)
    values = {kind: str(file) for kind, file in files.items()}
    errors = python_json(REPORT.format(module=module, values=values, variable=fake.variable))
    for kind, (error, text) in errors.items():
        check(kind, fake, files[kind], error, text)
        assert f"correct {fake.variable}" in text


def test_broken_file_in_a_toolkit_is_reported(directory: pathlib.Path, no_nvidia: Mapping[str, str]) -> None:
    """The search ignores a directory with the library's name, so this case is omitted."""
    fake = FAKES["nvrtc"]
    files = create_files(directory, fake, "lib64")
    del files["a folder"]
    roots = {kind: str(file.parent.parent) for kind, file in files.items()}
    code = REPORT.format(module="nvrtc", values=roots, variable="CUDA_HOME")
    errors = python_json(code, env=no_nvidia, flags=("-S",))
    for kind, (error, text) in errors.items():
        check(kind, fake, files[kind], error, text)
        assert f"reinstall or remove {files[kind]}" in text


@pytest.mark.parametrize("kind", [kind for kind in DEFECTS if kind != "an unreadable file"])
@pytest.mark.parametrize("module", ["driver", pytest.param("nvrtc", marks=pytest.mark.slow)])
def test_broken_file_in_the_loader_path_is_reported(
    module: str, kind: str, tmp_path: pathlib.Path, no_nvidia: Mapping[str, str]
) -> None:
    """If no usable file follows, the error names the broken file and its defect."""
    fake = FAKES[module]
    file = tmp_path / fake.file
    list_defects(fake)[kind][0](file)
    folders = ":".join([str(tmp_path), *no_nvidia.values()])
    code = f"""
        import json
        from cudyn import {module} as module
        print(json.dumps([type(module.load_error).__name__, str(module.load_error)]))
    """
    error, text = python_json(code, env={"LD_LIBRARY_PATH": folders}, flags=("-S",))
    check(kind, fake, file, error, text)


def test_broken_file_does_not_hide_a_usable_one(tmp_path: pathlib.Path) -> None:
    """The search continues in the next directory."""
    broken = tmp_path / "broken"
    broken.mkdir()
    faults.content(b"text")(broken / "libcuda.so.1")
    good = fakes.build(tmp_path / "good", fakes.VERSION_QUERY, "-DVERSION=12040", name="libcuda.so")
    result: Any = python_json(
        "import json; from cudyn import driver; print(json.dumps([driver.version, driver.path]))",
        env={"LD_LIBRARY_PATH": f"{broken}:{good.parent}"},
        flags=("-S",),
    )
    assert result == [[12, 4], str(good)]


def test_library_on_a_noexec_file_system_is_reported(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loader's own message does not name this cause."""
    file = str(fakes.build(tmp_path, "int unrelated;", name="libcuda.so.1"))
    error = OSError(f"{file}: failed to map segment from shared object")
    assert load_messages.explain_failure(error, file, file) == str(error)
    flags = types.SimpleNamespace(f_flag=os.ST_NOEXEC)
    monkeypatch.setattr(os, "statvfs", lambda path: flags)
    expected = f"{file}: its file system is mounted noexec, so no library can be loaded from it"
    assert load_messages.explain_failure(error, file, file) == expected
