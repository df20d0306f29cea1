"""The users whose files the cache reads, and those who may read its files.

Only this user, unless CUDYN_CACHE_TRUST names others, such as "@ci,build": every user of the group ci, and
the user build. New folders then belong to the first group, which may write to them; if only users are named,
everyone may read the cache's files.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

VARIABLE = "CUDYN_CACHE_TRUST"


class Trust(NamedTuple):
    """The numbers of the users and groups that are trusted beside this user."""

    users: frozenset[int] = frozenset()
    groups: tuple[int, ...] = ()


def get_trust() -> Trust:
    """Return the users and groups of CUDYN_CACHE_TRUST. ValueError: an unknown user or group."""
    return _read(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=4)
def _read(said: str) -> Trust:
    if sys.platform == "win32" or not said:
        return Trust()
    import grp
    import pwd

    users = set()
    groups = []
    for word in filter(None, map(str.strip, said.split(","))):
        name = word.removeprefix("@")
        try:
            if name != word:
                groups.append(int(name) if name.isdecimal() else grp.getgrnam(name).gr_gid)
            else:
                users.add(int(name) if name.isdecimal() else pwd.getpwnam(name).pw_uid)
        except KeyError:
            what = "group" if name != word else "user"
            raise ValueError(f"{VARIABLE}={said!r}: there is no {what} {name!r} here") from None
    return Trust(frozenset(users), tuple(groups))


def find_writers(found: os.stat_result, *owners: int) -> str:
    """Say how untrusted users (other than this one and these owners) could have written it, or "".

    A file of a trusted group belongs to a member of it: only a member could give it to the group.
    """
    if sys.platform == "win32":
        return ""
    trust = get_trust()
    of_group = found.st_gid in trust.groups
    if found.st_uid not in (os.getuid(), *owners, *trust.users) and not of_group:
        return f"belongs to another user ({found.st_uid})"
    # Sticky, not setgid, as /tmp is: others can create files there but not replace ours.
    apart = stat.S_ISDIR(found.st_mode) and found.st_mode & (stat.S_ISVTX | stat.S_ISGID) == stat.S_ISVTX
    others = 0o002 if of_group else 0o022
    return "can be written by other users" if found.st_mode & others and not apart else ""


def make_folder(path: str) -> None:
    """Make a folder for this user and the trusted ones, if it does not exist. Raises OSError."""
    try:
        os.makedirs(path, 0o700)
    except FileExistsError:
        return
    trust = get_trust()
    if trust.groups:
        os.chown(path, -1, trust.groups[0])
        os.chmod(path, 0o2770)
    elif trust.users:
        os.chmod(path, 0o755)


def write_private(path: str, data: bytes) -> None:
    """Write a file that only this user and the trusted ones may read, whole or not at all. Raises OSError."""
    temporary = f"{os.path.splitext(path)[0]}.{os.urandom(8).hex()}.tmp"
    try:
        with open(temporary, "xb", opener=lambda path, flags: _open(path, flags, 0o640)) as file:
            file.write(data)
        os.replace(temporary, path)
    except OSError:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def open_shared(path: str, flags: int) -> int:
    """Open a file that a trusted group may also write: a lock, or a count."""
    return _open(path, flags, 0o660)


def _open(path: str, flags: int, of_group: int) -> int:
    trust = get_trust()
    handle = os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)
    if flags & os.O_CREAT and (trust.users or trust.groups) and os.fstat(handle).st_uid == os.getuid():
        os.fchmod(handle, of_group if trust.groups else 0o644)  # whatever the umask is
    return handle
