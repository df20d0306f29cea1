"""Tests for installed files that the system loader overlooks, because of missing links or an old cache."""

from __future__ import annotations

import os
import pathlib
import struct
import sys

import pytest

from cudyn._bindings.libraries import catalog, dl, overlooked_files, search

from ...conftest import python_json
from ...support import fakes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what Linux's system loader does")

DRIVER = catalog.find("driver")
FILE = "libcuda.so.555.1"
NAME = "libcuda.so.1"
E_MACHINE_OFFSET, EM_386 = 18, 3  # the offset of the processor's number in an ELF file, and 32-bit x86


def build_driver(folder: pathlib.Path, name: str = FILE) -> pathlib.Path:
    """Build a driver whose soname is not its file name."""
    return fakes.build(folder, fakes.VERSION_QUERY, "-DVERSION=12050", f"-Wl,-soname,{NAME}", name=name)


def list_overlooked(monkeypatch: pytest.MonkeyPatch, *folders: pathlib.Path) -> list[tuple[str, str]]:
    """Return the messages and advice if the system loader searches these directories."""
    monkeypatch.setattr(dl, "read_search_path", lambda: [str(folder) for folder in folders])
    return [(attempt.message, attempt.advice) for attempt in overlooked_files.iter_overlooked(DRIVER)]


def test_file_without_a_link_is_reported_with_the_command(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overlooked_files, "CONFIGURATION", str(tmp_path / "missing"))
    file = build_driver(tmp_path)
    (tmp_path / "libcuda.so.txt").write_text("not a library")
    message = f"{file} is installed, but the link {NAME} to it is missing"
    assert list_overlooked(monkeypatch, tmp_path) == [(message, "run `sudo ldconfig`, which creates it.")]
    (tmp_path / NAME).symlink_to(FILE)
    assert list_overlooked(monkeypatch, tmp_path) == []


def test_error_for_a_file_without_a_link_names_the_file(tmp_path: pathlib.Path) -> None:
    """The loader only searches for the link. The hint contains the command that creates it."""
    file = build_driver(tmp_path / "lib")
    kind, message, hint = python_json(
        """
        import json
        import cudyn
        error = cudyn.driver.load_error
        print(json.dumps([type(error).__name__, error.summary, error.hint]))
        """,
        env={"LD_LIBRARY_PATH": str(file.parent)},
    )
    if kind == "NoneType":
        pytest.skip("this machine has a driver")
    assert kind == "LoadError"
    assert f"{file} is installed, but the link {NAME} to it is missing." in message
    assert hint == f"run `ldconfig -n {file.parent}`, which creates it."


def test_directory_of_ldconfig_that_the_cache_does_not_list_is_reported(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The user has to run ldconfig after installing a file. A configuration may include itself."""
    file = build_driver(tmp_path / "lib", NAME)
    (tmp_path / "conf.d").mkdir()
    (tmp_path / "conf.d" / "cuda.conf").write_text(f"# comment\n{file.parent}\n")
    (tmp_path / "ld.so.conf").write_text("include conf.d/*.conf\ninclude ld.so.conf\n")
    monkeypatch.setattr(overlooked_files, "CONFIGURATION", str(tmp_path / "ld.so.conf"))
    monkeypatch.setattr(search, "CACHE", str(tmp_path / "ld.so.cache"))
    expected = f"{file} exists, but {tmp_path / 'ld.so.cache'} does not list it"
    assert list_overlooked(monkeypatch) == [(expected, "run `sudo ldconfig`.")]


def test_cache_that_lists_a_missing_file_is_reported(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file was removed after the cache had been written."""
    monkeypatch.setattr(overlooked_files, "CONFIGURATION", str(tmp_path / "missing"))
    cache = tmp_path / "ld.so.cache"
    monkeypatch.setattr(search, "CACHE", str(cache))
    missing_file = tmp_path / "gone" / NAME
    header = b"glibc-ld.so.cache1.1" + struct.pack("<II", 1, 0)
    cache.write_bytes(header + os.fsencode(f"\0{NAME}\0{missing_file}\0"))
    ((message, advice),) = list_overlooked(monkeypatch)
    assert message == f"{cache} lists {missing_file}, which does not exist"
    assert advice.endswith("; then run `sudo ldconfig`.")


def test_relative_entry_of_the_search_path_has_advice(tmp_path: pathlib.Path) -> None:
    """cudyn does not open files relative to the current directory, and suggests an absolute path."""
    build_driver(tmp_path / "lib", NAME)
    summary, hint = python_json(
        """
        import json
        import cudyn
        error = cudyn.driver.load_error
        print(json.dumps([error.summary, error.hint]))
        """,
        env={"LD_LIBRARY_PATH": "lib"},
        cwd=tmp_path,
    )
    assert (
        "lib/libcuda.so.1: not opened: the system loader could load it from the current directory" in summary
    )
    assert hint == (
        "replace the entry 'lib' of LD_LIBRARY_PATH, which may be an empty one, with "
        f"{str(tmp_path / 'lib')!r}, or remove it, before Python starts."
    )


def test_list_cached_omits_files_for_other_processors(tmp_path: pathlib.Path) -> None:
    """The cache may list a 32-bit library, which this process cannot load."""
    other_file = build_driver(tmp_path / "a", NAME)
    usable_file = build_driver(tmp_path / "b", NAME)
    content = bytearray(other_file.read_bytes())
    struct.pack_into("<H", content, E_MACHINE_OFFSET, EM_386)
    other_file.write_bytes(content)
    cache = tmp_path / "cache"
    cache.write_bytes(b"\0" + os.fsencode(other_file) + b"\0" + os.fsencode(usable_file) + b"\0")
    assert search.list_cached(NAME, str(cache)) == [str(usable_file)]
    assert search.list_cached("libother.so.1", str(cache)) == []
