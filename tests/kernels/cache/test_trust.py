"""Tests that other users' files are not read, and that this user's files are not shared with other users."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cudyn import Image
from cudyn._kernels.cache import store, trust

from ...support import compilations

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no owners and modes")
ME = os.getuid() if hasattr(os, "getuid") else 0
FILE = 0o100000
FOLDER = 0o040000
ALICE = 54321
BOB = 54322
GROUP = 54400


@pytest.mark.parametrize(
    ("mode", "user", "owners", "expected"),
    [
        (FILE | 0o600, ME, (), ""),
        (FILE | 0o644, ME, (), ""),
        (FILE | 0o644, ALICE, (), f"belongs to another user ({ALICE})"),
        (FILE | 0o644, ALICE, (ALICE,), ""),
        (FILE | 0o660, ME, (), "can be written by other users"),
        (FILE | 0o602, ME, (), "can be written by other users"),
        (FILE | 0o1666, ME, (), "can be written by other users"),
        (FOLDER | 0o2770, ALICE, (), f"belongs to another user ({ALICE})"),
        (FOLDER | 0o2770, ME, (), "can be written by other users"),
        (FOLDER | 0o1777, ME, (), ""),
        (FOLDER | 0o1777, ALICE, (), f"belongs to another user ({ALICE})"),
    ],
)
def test_find_writers_explains_why_a_file_is_not_trusted(
    mode: int, user: int, owners: tuple[int, ...], expected: str
) -> None:
    status = os.stat_result((mode, 0, 0, 1, user, GROUP, 0, 0, 0, 0))
    assert trust.find_writers(status, *owners) == expected


KEY_A = "a" * 64
KEY_B = "b" * 64
BUILD = "0123456789abcdef"


def keep_entry(key: str) -> str:
    """Store an entry, and return the reason if it is not stored."""
    with store.lock(key):
        return compilations.keep(key, BUILD, Image(b"code", "cubin"))


def find_entry(key: str) -> str:
    """Return "True" or "False": whether the cache has a trusted entry for the key."""
    return str(compilations.find(key, BUILD) is not None)


def run_as(user: int, function: Callable[[str], str], key: str) -> str:
    """Run a function in a process of a user who is a member of GROUP, and return its result.

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
            os.write(write_end, function(key).encode())
        except BaseException as error:
            os.write(write_end, repr(error).encode())
        finally:
            os._exit(0)
    os.close(write_end)
    os.waitpid(child, 0)
    with os.fdopen(read_end) as result:
        return result.read()


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can run processes as other users"
)
@pytest.mark.parametrize("mode", [0o755, 0o2770], ids=["private directory", "directory of a group"])
def test_cache_is_not_readable_by_other_users(mode: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as directory:
        os.chmod(directory, 0o755)
        shared = Path(directory, "shared")
        shared.mkdir()
        os.chown(shared, ALICE, GROUP)
        shared.chmod(mode)
        monkeypatch.setenv("CUDYN_CACHE_DIR", str(shared / "cache"))
        assert run_as(ALICE, keep_entry, KEY_A) == ""
        assert run_as(ALICE, find_entry, KEY_A) == "True"
        assert run_as(BOB, find_entry, KEY_A) == "False"
        message = run_as(BOB, keep_entry, KEY_B)
        assert re.search("Permission denied|belongs to another user", message)
        assert {path.stat().st_mode & 0o077 for path in (shared / "cache").rglob("*")} == {0}


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can run processes as other users"
)
def test_cache_does_not_trust_an_entry_that_another_user_has_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice trusts the directory's group. Bob, who is a member of the group, owns the entry."""
    with tempfile.TemporaryDirectory(dir="/tmp") as directory:
        os.chmod(directory, 0o755)
        cache = Path(directory, "cache")
        cache.mkdir()
        monkeypatch.setenv("CUDYN_CACHE_DIR", str(cache))
        assert keep_entry(KEY_A) == ""
        for path in (cache, *cache.rglob("*")):
            os.chown(path, ALICE, GROUP)
        monkeypatch.setenv("CUDYN_CACHE_TRUST", f"@{GROUP}")
        assert run_as(ALICE, find_entry, KEY_A) == "True"
        (entry,) = (cache / KEY_A[:2]).glob(f"{KEY_A}.*")
        os.chown(entry, BOB, GROUP)
        entry.chmod(0o640)
        assert run_as(ALICE, find_entry, KEY_A) == "False"
