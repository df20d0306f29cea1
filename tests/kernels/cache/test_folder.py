"""Tests that other users can neither add files to the cache directory nor read its files."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cudyn
from cudyn import Image
from cudyn._kernels.cache import folder as folders
from cudyn._kernels.cache import notes, size_limit, store
from cudyn._kernels.cache.folder import Folder, UntrustedError, get_root
from cudyn._kernels.compilers import installed_headers, toolkit_fetch
from cudyn._kernels.compilers.fetched_toolkits import list_fetched
from cudyn._process import process

from ...support import compilations

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no owners and modes")
needs_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can run processes as other users"
)
ME = os.getuid() if hasattr(os, "getuid") else 0
FILE = 0o100000
FOLDER = 0o040000
ALICE = 54321
BOB = 54322
GROUP = 54400
KEY = "a" * 64
BUILD = "0123456789abcdef"
ENTRY = f"{KEY[:2]}/{KEY}.{BUILD}"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of the cache, which exists and has one entry."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    assert keep_entry() == ""
    return tmp_path / "cache"


@pytest.fixture
def public(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory that all users can read. It contains no cache yet."""
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    with tempfile.TemporaryDirectory(dir="/tmp") as directory:
        os.chmod(directory, 0o755)
        yield Path(directory)


def keep_entry() -> str:
    """Store an entry, and return the reason if it is not stored."""
    with store.lock(KEY):
        return compilations.keep(KEY, BUILD, Image(b"code", "cubin"))


def find_entry() -> str:
    """Return "True" if the cache has a trusted entry for the key, or "False" otherwise."""
    return str(compilations.find(KEY, BUILD) is not None)


def run_as(user: int, function: Callable[[], object]) -> str:
    """Run a function in a process of a user who is a member of GROUP, and return its result as a string.

    An exception is returned as its `repr`.
    """
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setgroups([GROUP])
            os.setgid(GROUP)
            os.setuid(user)
            os.umask(0o002)
            os.write(write_end, str(function()).encode())
        except BaseException as error:
            os.write(write_end, repr(error).encode())
        finally:
            os._exit(0)
    os.close(write_end)
    os.waitpid(child, 0)
    with os.fdopen(read_end) as result:
        return result.read()


@pytest.mark.parametrize(
    ("mode", "user", "expected"),
    [
        (FILE | 0o600, ME, ""),
        (FILE | 0o644, ME, ""),
        (FILE | 0o644, ALICE, f"belongs to another user ({ALICE})"),
        (FILE | 0o660, ME, "can be written by other users"),
        (FILE | 0o602, ME, "can be written by other users"),
        (FILE | 0o1666, ME, "can be written by other users"),
        (FOLDER | 0o2770, ALICE, f"belongs to another user ({ALICE})"),
        (FOLDER | 0o2770, ME, "can be written by other users"),
        (FOLDER | 0o1777, ALICE, f"belongs to another user ({ALICE})"),
    ],
)
def test_find_writers_explains_why_a_file_is_not_trusted(mode: int, user: int, expected: str) -> None:
    status = os.stat_result((mode, 0, 0, 1, user, GROUP, 0, 0, 0, 0))
    assert folders.find_writers(status) == expected


@pytest.mark.parametrize(
    "name", [ENTRY, "notes-0123456789abcdef", ".cudyn-written", ".cudyn-trim", "ab/x.lock"]
)
def test_pipe_in_place_of_a_file_is_not_opened(name: str, cache: Path) -> None:
    """Opening the pipe would wait for another process."""
    path = cache / name
    path.parent.mkdir(mode=0o700, exist_ok=True)
    path.unlink(missing_ok=True)
    os.mkfifo(path, 0o600)
    root = get_root()
    assert root is not None
    for flags in (os.O_RDONLY, os.O_RDWR | os.O_CREAT, os.O_RDWR | os.O_APPEND | os.O_CREAT):
        with pytest.raises(OSError, match="is not a file"):
            root.open_file(name, flags)
    assert notes.find(BUILD) is None
    keep_entry()
    assert size_limit.trim(root, 0) >= 0
    assert list(cudyn.cache.list_entries()) == []


@pytest.mark.parametrize("name", [ENTRY, ".cudyn-written", ENTRY[:2]])
def test_link_in_place_of_a_file_or_directory_is_not_followed(name: str, cache: Path, tmp_path: Path) -> None:
    """Otherwise, another user could create links that make cudyn overwrite files elsewhere."""
    elsewhere = tmp_path / "elsewhere"
    (cache / name).rename(elsewhere)
    (cache / name).symlink_to(elsewhere)
    root = get_root()
    assert root is not None
    with pytest.raises(OSError, match=r"Too many levels of symbolic links|Not a directory"):
        root.list_names(name) if name == ENTRY[:2] else root.open_file(name, os.O_RDWR)
    if name != ".cudyn-written":
        assert find_entry() == "False"
    message = keep_entry()
    assert ("is not a directory" in message) is (name == ENTRY[:2])
    assert elsewhere.exists()


def test_cache_directory_can_be_a_link(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "link").symlink_to(cache)
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "link"))
    assert find_entry() == "True"


def test_directory_that_is_replaced_is_opened_again(cache: Path) -> None:
    assert find_entry() == "True"
    cache.rename(cache.with_name("old"))
    assert find_entry() == "False"
    assert keep_entry() == ""
    assert (cache / ENTRY).is_file()


def test_open_directory_is_not_replaced_by_a_link(cache: Path, tmp_path: Path) -> None:
    """Names are relative to the handle of the directory, not to its path."""
    folder = Folder(str(cache))
    cache.rename(tmp_path / "old")
    (tmp_path / "other").mkdir()
    cache.symlink_to(tmp_path / "other")
    folder.write("notes-1", b"data")
    assert (tmp_path / "old/notes-1").read_bytes() == b"data"
    assert not list((tmp_path / "other").iterdir())


def test_open_folder_does_not_follow_a_link_or_open_a_file(cache: Path, tmp_path: Path) -> None:
    root = Folder(str(cache))
    (tmp_path / "elsewhere").mkdir()
    (cache / "link").symlink_to(tmp_path / "elsewhere")
    for name in ("link", ENTRY):
        with pytest.raises(NotADirectoryError, match="Not a directory"):
            root.open_folder(name)
    (cache / "writable").mkdir()
    (cache / "writable").chmod(0o777)
    with pytest.raises(UntrustedError, match="writable can be written by other users"):
        root.open_folder("writable")


def test_open_folder_is_not_replaced_by_a_link(cache: Path, tmp_path: Path) -> None:
    """An open directory stays the same, even if its path is replaced in the meantime."""
    root = Folder(str(cache))
    root.make_parents("stubs/key/library.so")
    stubs = root.open_folder("stubs")
    (cache / "stubs").rename(tmp_path / "old")
    (cache / "stubs").symlink_to(tmp_path)
    stubs.write("key/library.so", b"data")
    assert (tmp_path / "old/key/library.so").read_bytes() == b"data"
    assert stubs.has_file("key/library.so")
    with pytest.raises(FileNotFoundError, match="has been replaced"):
        stubs.remove()  # removes the contents, but not the path, which now refers to another directory
    assert list((tmp_path / "old").iterdir()) == []


def test_protect_makes_a_file_of_another_program_private(cache: Path, tmp_path: Path) -> None:
    """Files that other users can write are rejected until they are protected. Links are always rejected."""
    root = Folder(str(cache))
    (cache / "file").touch()
    (cache / "file").chmod(0o664)
    with pytest.raises(UntrustedError, match="can be written by other users"):
        root.has_file("file")
    root.protect("file")
    assert root.has_file("file")
    assert not root.has_file("missing")
    root.protect("missing")
    (cache / "link").symlink_to(tmp_path / "target")
    (tmp_path / "target").touch(0o664)
    with pytest.raises(OSError, match="symbolic links"):
        root.protect("link")


@pytest.mark.parametrize("mode", [0o1777, 0o3777, 0o1770])
def test_sticky_directory_contains_a_directory_for_each_user(mode: int, cache: Path) -> None:
    cache.chmod(mode)
    assert find_entry() == "False"
    assert keep_entry() == ""
    assert (cache / f"cudyn-{ME}" / ENTRY).is_file()
    assert (cache / f"cudyn-{ME}").stat().st_mode & 0o777 == 0o700
    assert find_entry() == "True"
    info = cudyn.cache.info()
    assert (info.folder, info.refused, info.files) == (str(cache / f"cudyn-{ME}"), "", 1)


@pytest.mark.parametrize("mode", [0o2777, 0o777, 0o770, 0o2770])
def test_directory_that_others_can_write_is_rejected(mode: int, cache: Path) -> None:
    cache.chmod(mode)
    assert find_entry() == "False"
    assert keep_entry() == f"{cache} can be written by other users"
    assert cudyn.cache.info().refused == f"{cache} can be written by other users"
    with pytest.raises(cudyn.errors.CudynError, match="can be written by other users"):
        toolkit_fetch.fetch_toolkit("12.9")


@needs_root
@pytest.mark.parametrize("mode", [0o755, 0o2770], ids=["private directory", "directory of a group"])
def test_cache_is_not_readable_by_other_users(
    mode: int, public: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = public / "shared"
    shared.mkdir()
    os.chown(shared, ALICE, GROUP)
    shared.chmod(mode)
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(shared / "cache"))
    assert run_as(ALICE, keep_entry) == ""
    assert run_as(ALICE, find_entry) == "True"
    assert run_as(BOB, find_entry) == "False"
    assert {path.stat().st_mode & 0o077 for path in (shared / "cache").rglob("*")} == {0}


@needs_root
@pytest.mark.parametrize("mode", [0o2777, 0o3777, 0o1777, 0o777])
def test_cache_that_another_user_has_planted_is_not_used(
    mode: int, public: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob creates the cache directory first. If its parent is a setgid directory, it has Alice's group."""
    shared = public / "shared"
    shared.mkdir()
    os.chown(shared, 0, GROUP)
    shared.chmod(mode)
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(shared / "cache"))
    assert run_as(BOB, keep_entry) == ""
    for path in (shared / "cache").rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (shared / "cache").chmod(0o2755)
    assert run_as(ALICE, find_entry) == "False"
    assert f"belongs to another user ({BOB})" in run_as(ALICE, keep_entry)
    assert run_as(ALICE, list_fetched) == "[]"


@needs_root
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o660])
def test_entry_that_another_user_has_planted_is_not_used(
    mode: int, public: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(public / "cache"))
    assert keep_entry() == ""
    for path in (public / "cache", *(public / "cache").rglob("*")):
        os.chown(path, ALICE, GROUP)
    assert run_as(ALICE, find_entry) == "True"
    entry = public / "cache" / ENTRY
    os.chown(entry, BOB, GROUP)
    entry.chmod(mode)
    assert run_as(ALICE, find_entry) == "False"


@needs_root
@pytest.mark.parametrize("name", ["toolkit-99.9", "headers-0123456789abcdef", "stubs", "aa"])
def test_directory_that_another_user_has_planted_is_not_used(
    name: str, public: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache directory is a scratch directory in which every user can create files."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(public / "scratch"))
    scratch = public / "scratch"
    scratch.mkdir()
    scratch.chmod(0o1777)
    for place in (scratch, scratch / f"cudyn-{ALICE}"):
        run_as(BOB, (place / name).mkdir)
        assert run_as(ALICE, list_fetched) == "[]"
        assert run_as(ALICE, keep_entry) == ""
        assert run_as(ALICE, find_entry) == "True"
        run_as(BOB, (scratch / f"cudyn-{ALICE}").mkdir)
    os.chown(scratch / f"cudyn-{ALICE}", BOB, GROUP)
    assert f"belongs to another user ({BOB})" in run_as(ALICE, keep_entry)
    assert run_as(ALICE, find_entry) == "False"


@needs_root
def test_own_directory_with_a_planted_directory_is_not_used(
    public: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every directory in the cache is checked, even if its contents could not be reached otherwise."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(public / "cache"))
    root = get_root(create=True)
    assert root is not None
    for name in ("toolkit-99.9", "headers-0123456789abcdef"):
        root.make_folder(name)
        assert root.has_folder(name)
        os.chown(root.get_path(name), BOB, GROUP)
        with pytest.raises(UntrustedError, match=f"belongs to another user \\({BOB}\\)"):
            root.has_folder(name)
    assert list_fetched() == []
    process.reset()
    headers = installed_headers.install_once("0123456789abcdef", lambda folder: folder.write("a.h", b""))
    assert headers is not None
    assert not headers.path.startswith(str(public))
    assert headers.has_file("a.h")
