"""A cache of several users: by CUDYN_CACHE_TRUST and never otherwise."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cudyn import Image
from cudyn._cache import store, trust

from ..support import compilations

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no owners and modes")
ME = os.getuid() if hasattr(os, "getuid") else 0
FILE = 0o100000
FOLDER = 0o040000
ALICE = 54321
BOB = 54322
CI = 54400


def writers(mode: int, user: int = ME, group: int = 7) -> str:
    return trust.find_writers(os.stat_result((mode, 0, 0, 1, user, group, 0, 0, 0, 0)))


@pytest.mark.parametrize(
    ("said", "mode", "user", "group", "why"),
    [
        ("", FILE | 0o600, ME, 7, ""),
        ("", FILE | 0o644, ALICE, CI, f"belongs to another user ({ALICE})"),
        ("", FILE | 0o660, ME, CI, "can be written by other users"),
        (f"{ALICE}", FILE | 0o644, ALICE, CI, ""),
        (f"{ALICE}", FILE | 0o644, BOB, CI, f"belongs to another user ({BOB})"),
        (f"{ALICE}", FILE | 0o664, ALICE, CI, "can be written by other users"),
        (f"@{CI}", FILE | 0o664, BOB, CI, ""),
        (f"@{CI}", FOLDER | 0o2770, ALICE, CI, ""),
        (f"@{CI}", FILE | 0o664, BOB, CI + 1, f"belongs to another user ({BOB})"),
        (f"@{CI}", FILE | 0o660, ME, CI + 1, "can be written by other users"),
        (f"@{CI}", FILE | 0o666, ALICE, CI, "can be written by other users"),
        # Each his own, as in /tmp; but for a folder that gives its group to what anybody puts into it.
        ("", FOLDER | 0o1777, ME, 7, ""),
        (f"@{CI}", FOLDER | 0o3777, ALICE, CI, "can be written by other users"),
        (f" {BOB} , @{CI}, {ALICE}", FILE | 0o600, ALICE, 7, ""),
    ],
)
def test_who_may_have_written(
    said: str, mode: int, user: int, group: int, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_CACHE_TRUST", said)
    assert writers(mode, user, group) == why


@pytest.mark.parametrize("name", ["nobody-of-this-name", "@nobody-of-this-name"])
def test_names_that_are_not_here(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message, and neither a hit nor a file."""
    monkeypatch.setenv("CUDYN_CACHE_TRUST", f"root,{name}")
    kind = "group" if "@" in name else "user"
    with pytest.raises(
        ValueError, match=f"^CUDYN_CACHE_TRUST='root,{name}': there is no {kind} 'nobody-of-this-name' here$"
    ):
        trust.get_trust()


def test_names(monkeypatch: pytest.MonkeyPatch) -> None:
    import grp

    monkeypatch.setenv("CUDYN_CACHE_TRUST", f"root,@{grp.getgrgid(0).gr_name}")
    assert trust.get_trust() == trust.Trust(frozenset({0}), (0,))


KEY_A = "a" * 64
KEY_B = "b" * 64
BUILD = "0123456789abcdef"


def keep(key: str) -> str:
    with store.lock(key):
        return compilations.keep(key, BUILD, Image(b"code", "cubin"))


def find(key: str) -> str:
    return str(compilations.find(key, BUILD) is not None)


def as_user(user: int, step: Callable[[str], str], key: str) -> str:
    """What a step says in a process of this user, who is in the group."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setgroups([CI])
            os.setgid(user)
            os.setuid(user)
            os.umask(0o077)
            os.write(write, step(key).encode())
        except BaseException as error:
            os.write(write, repr(error).encode())
        finally:
            os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    with os.fdopen(read) as said:
        return said.read()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can be other users")
@pytest.mark.parametrize("said", ["", f"@{CI}", f"{ALICE}"])
def test_two_users(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A group reads and writes one cache, whatever its umasks; a user who is named is read; else neither."""
    monkeypatch.setenv("CUDYN_CACHE_TRUST", said)
    trust.get_trust()  # which imports what other users may not be able to
    with tempfile.TemporaryDirectory(dir="/tmp") as place:
        os.chmod(place, 0o755)
        shared = Path(place, "shared")
        shared.mkdir()
        os.chown(shared, ALICE, CI)
        shared.chmod(0o2770 if "@" in said else 0o755)
        monkeypatch.setenv("CUDYN_CACHE_DIR", str(shared / "cache"))
        assert as_user(ALICE, keep, KEY_A) == ""
        assert as_user(ALICE, find, KEY_A) == "True"
        assert as_user(BOB, find, KEY_A) == str(said != "")
        kept = as_user(BOB, keep, KEY_B)
        if "@" in said:
            assert kept == ""
            assert as_user(ALICE, find, KEY_B) == "True"
            assert as_user(BOB, keep, KEY_A) == "", "into the folder that the other one made"
            modes = {path.stat().st_mode & 0o7777 for path in (shared / "cache").rglob("*")}
            assert modes == {0o2770, 0o640, 0o660}
        else:
            assert "Permission denied" in kept or "belongs to another user" in kept
