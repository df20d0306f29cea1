"""The only access to the files of the cache: entries, notes, locks, counters, headers, toolkits and stubs.

A `Folder` opens its directory once, and checks through the handle that only this user can write to the
directory. All later operations are relative to the handle, so that another directory cannot replace the
checked directory. Each file is checked through a handle for this file. Links are not followed, and opening a
pipe does not wait.

On Windows, where directories do not have such owners and handles, paths are used, and nothing is checked.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from ..._errors import escape
from . import settings

_ROOT = 0  # the ID of the user root
_HAS_HANDLES = sys.platform != "win32"
PRIVATE = 0o077 if _HAS_HANDLES else -1  # the umask of programs that write to the cache
_PRIVATE_FILE = 0o600
_PRIVATE_FOLDER = 0o700
# Flags of os.open. O_BINARY exists only on Windows, and the other flags only on other systems.
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0)
_IS_FOLDER = getattr(os, "O_DIRECTORY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_BINARY = getattr(os, "O_BINARY", 0)
# The names of the types that `Folder._check` can require, for messages.
_KINDS = {stat.S_ISREG: "file", stat.S_ISDIR: "directory"}


class UntrustedError(OSError):
    """A file or directory that another user owns or can change. The message contains its path."""


def find_writers(status: os.stat_result) -> str:
    """Return the reason to distrust a file or directory, such as "can be written by other users", or `""`."""
    if not _HAS_HANDLES:
        return ""
    if status.st_uid != os.getuid():
        return f"belongs to another user ({status.st_uid})"
    is_writable_by_others = status.st_mode & 0o022  # by the group or by all users
    return "can be written by other users" if is_writable_by_others else ""


class Folder:
    """A directory that belongs to this user and that other users cannot write to.

    The names that methods accept are relative to the directory, and may contain slashes. All methods raise
    OSError if an operation fails, and UntrustedError, which is an OSError, for files and directories that
    other users own or can write to.

    Attributes:
        path: The absolute path, for messages and for other programs such as compilers.
    """

    def __init__(self, path: str, *, create: bool = False) -> None:
        """Open a directory.

        If the directory belongs to this user or to root, and every user can create files in it, as in /tmp,
        this user's subdirectory `cudyn-UID` is opened instead.

        Args:
            path: Absolute path. Its last component may be a link.
            create: Whether to create the directory if it does not exist.
        """
        self._handle = -1
        self.path = path
        if create:
            with suppress(FileExistsError):
                os.makedirs(path, _PRIVATE_FOLDER)
        self._open(path)
        if _HAS_HANDLES:
            status = os.fstat(self._handle)
            if _is_shared(status):
                name = f"cudyn-{os.getuid()}"
                if create:
                    self.make_folder(name)
                self._open(os.path.join(path, name), self._open_handle(name))
                status = os.fstat(self._handle)
            self._check_trust(status)

    def _open(self, path: str, handle: int | None = None) -> None:
        """Open a directory, and close the previous directory.

        Args:
            path: The directory's path.
            handle: The directory's handle, which is closed with this object, or None to open the path.
        """
        self.path = path
        self._prefix = path + os.sep
        self._relative: dict[str, int] = {}
        if _HAS_HANDLES:
            handle = os.open(path, os.O_RDONLY | _IS_FOLDER) if handle is None else handle
            self.close()
            self._handle = handle
            self._prefix = ""
            self._relative = {"dir_fd": handle}
        else:
            os.stat(path)  # raises OSError if the directory does not exist

    def _open_handle(self, name: str) -> int:
        """Return a handle for a subdirectory. Its owner and permissions are not checked."""
        return os.open(name, os.O_RDONLY | _IS_FOLDER | _NO_LINKS, dir_fd=self._handle)

    def _check_trust(self, status: os.stat_result) -> None:
        """Raise UntrustedError if other users own the directory or can write to it."""
        reason = find_writers(status)
        if reason:
            raise UntrustedError(f"{escape(self.path)} {reason}")

    def close(self) -> None:
        """Close the handle of the directory."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    __del__ = close

    def get_path(self, name: str) -> str:
        """Return the path of a file or directory, for messages and for other programs such as compilers."""
        return f"{self.path}{os.sep}{name if os.sep == '/' else name.replace('/', os.sep)}"

    def open_folder(self, name: str) -> Folder:
        """Open a subdirectory, and check its owner and permissions. Links are not followed."""
        folder = Folder.__new__(Folder)
        folder._handle = -1
        folder._open(self.get_path(name), self._open_handle(name) if _HAS_HANDLES else None)
        if _HAS_HANDLES:
            folder._check_trust(os.fstat(folder._handle))
        return folder

    def open_file(self, name: str, flags: int = os.O_RDONLY) -> int:
        """Open a regular file of this user, and return its handle. Only this user can access a new file."""
        handle, _ = self.open_checked(name, flags)
        return handle

    def open_checked(self, name: str, flags: int = os.O_RDONLY) -> tuple[int, os.stat_result]:
        """Open a regular file of this user, and return its handle and its metadata."""
        flags |= _NO_LINKS | _NO_WAIT | _BINARY
        handle = os.open(self._prefix + name, flags, _PRIVATE_FILE, **self._relative)
        try:
            status = os.fstat(handle)
            self._check(name, status, stat.S_ISREG)
        except OSError:
            os.close(handle)
            raise
        return handle, status

    def write(self, name: str, data: bytes, *, sync: bool = False) -> None:
        """Write a file that only this user can access. The file is written completely or not at all.

        Args:
            name: The name of the file.
            data: Its contents.
            sync: Whether the file must be complete even after a power failure. Entries do not need this,
                because a damaged entry is detected and replaced.
        """
        temporary = f"{os.path.splitext(name)[0]}.{os.urandom(8).hex()}.tmp"
        try:
            with open(self.open_file(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL), "wb") as file:
                file.write(data)
                if sync:
                    file.flush()
                    os.fsync(file.fileno())
            self.rename(temporary, name)
        except OSError:
            with suppress(OSError):
                self.unlink(temporary)
            raise

    def stat(self, name: str) -> os.stat_result:
        """Return the metadata of a file, a directory or a link. Links are not followed."""
        return os.stat(self._prefix + name, follow_symlinks=False, **self._relative)

    def has_file(self, name: str) -> bool:
        """Return whether a regular file exists. Raises UntrustedError if other users can change it."""
        try:
            self._check(name, self.stat(name), stat.S_ISREG)
        except FileNotFoundError:
            return False
        return True

    def is_writable(self) -> bool:
        """Return whether this user can create files in the directory."""
        if not _HAS_HANDLES:
            return os.access(self.path, os.W_OK)
        return os.access(".", os.W_OK | os.X_OK, dir_fd=self._handle)

    def check_folder(self, name: str) -> None:
        """Raise UntrustedError if other users own a subdirectory or can write to it."""
        self._check(name, self.stat(name), stat.S_ISDIR)

    def has_folder(self, name: str) -> bool:
        """Return whether a subdirectory exists. Raises UntrustedError if other users can change it."""
        try:
            self.check_folder(name)
        except FileNotFoundError:
            return False
        return True

    def make_folder(self, name: str) -> None:
        """Create a subdirectory if it does not exist, and check its owner and permissions."""
        with suppress(FileExistsError):
            os.mkdir(self._prefix + name, _PRIVATE_FOLDER, **self._relative)
        self.check_folder(name)

    def make_parents(self, name: str) -> None:
        """Create and check the directories of a file, such as "a" and "a/b" for "a/b/c"."""
        for index, letter in enumerate(name):
            if letter == "/":
                self.make_folder(name[:index])

    def protect(self, name: str) -> None:
        """Let only this user access a file that another program has written. A missing file is ignored."""
        with suppress(FileNotFoundError):
            handle = os.open(self._prefix + name, os.O_RDONLY | _NO_LINKS | _NO_WAIT, **self._relative)
            try:
                if _HAS_HANDLES:
                    os.fchmod(handle, _PRIVATE_FILE)
            finally:
                os.close(handle)

    def _check(self, name: str, status: os.stat_result, is_kind: Callable[[int], bool]) -> None:
        """Raise OSError if a file has the wrong type, and UntrustedError if other users can change it.

        Args:
            name: The name of the file or directory.
            status: Its metadata.
            is_kind: stat.S_ISREG or stat.S_ISDIR, which determines the required type.
        """
        if not is_kind(status.st_mode):
            raise OSError(f"{escape(self.get_path(name))} is not a {_KINDS[is_kind]}")
        reason = find_writers(status)
        if reason:
            raise UntrustedError(f"{escape(self.get_path(name))} {reason}")

    def list_names(self, name: str = ".") -> list[str]:
        """Return the names in a directory, in no particular order."""
        if not _HAS_HANDLES:
            return os.listdir(self._prefix + name)
        handle = self._open_handle(name)
        try:
            return os.listdir(handle)
        finally:
            os.close(handle)

    def touch(self, name: str, modified: int, used: int) -> None:
        """Set the times of a file, in nanoseconds since 1970.

        Args:
            name: The name of the file.
            modified: The time of the last modification.
            used: The time of the last access.
        """
        os.utime(self._prefix + name, ns=(used, modified), **self._relative)  # type: ignore[arg-type]

    def rename(self, name: str, new_name: str) -> None:
        """Rename a file or directory. A file that has the new name is replaced."""
        if _HAS_HANDLES:
            os.rename(name, new_name, src_dir_fd=self._handle, dst_dir_fd=self._handle)
        else:
            os.replace(self._prefix + name, self._prefix + new_name)

    def unlink(self, name: str) -> None:
        """Remove a file or a link."""
        os.unlink(self._prefix + name, **self._relative)

    def remove_tree(self, name: str) -> None:
        """Remove a subdirectory and everything in it, if it exists. Links are not followed."""
        import shutil

        with suppress(FileNotFoundError):
            shutil.rmtree(self._prefix + name, dir_fd=self._relative.get("dir_fd"))

    def remove(self) -> None:
        """Remove this directory and everything in it. Links are not followed."""
        for name in self.list_names():
            is_folder = stat.S_ISDIR(self.stat(name).st_mode)
            (self.remove_tree if is_folder else self.unlink)(name)
        if _HAS_HANDLES and not os.path.samestat(os.stat(self.path, follow_symlinks=False), self.stat(".")):
            raise FileNotFoundError(errno.ENOENT, "the directory has been replaced", self.path)
        os.rmdir(self.path)

    @contextmanager
    def make_temporary(self, prefix: str) -> Iterator[str]:
        """Create a directory for the duration of the block, and yield its name."""
        name = f"{prefix}.{os.urandom(8).hex()}.tmp"
        self.make_folder(name)
        try:
            yield name
        finally:
            self.remove_tree(name)


def get_root(path: str | None = None, *, create: bool = False) -> Folder | None:
    """Return the directory of the cache, or None if the cache is off or the user has no home directory.

    Args:
        path: The result of `settings.get_folder`, or None to call this function here.
        create: Whether to create the directory if it does not exist.

    Raises:
        OSError: The directory cannot be opened.
        UntrustedError: Other users own the directory or can write to it.
    """
    path = path or settings.get_folder()
    return None if path is None else Folder(path, create=create)


def find_root() -> Folder | None:
    """Return the directory of the cache, or None if it cannot be used for any reason."""
    with suppress(OSError):
        return get_root()
    return None


def find_refusal() -> str:
    """Return the reason for not trusting the cache directory, or `""` if it is trusted or does not exist."""
    try:
        get_root()
    except UntrustedError as error:
        return str(error)
    except OSError:
        pass
    return ""


def find_closed() -> str:
    """Return the reason why this user cannot write to the cache directory, or `""` if the user can.

    If the directory does not exist yet, the innermost existing directory above it is checked.
    """
    path = settings.get_folder()
    if path is None:
        return ""
    with suppress(OSError):
        if Folder(path).is_writable():
            return ""
    while not os.path.exists(path) and os.path.dirname(path) != path:  # up to the root directory
        path = os.path.dirname(path)
    if os.path.isdir(path) and os.access(path, os.W_OK | os.X_OK):
        return ""
    return f"this user can't write to {path}; set CUDYN_CACHE_DIR to another directory"


def _is_shared(status: os.stat_result) -> bool:
    """Return whether other users can create files in a directory, but can only replace their own files."""
    is_sticky = bool(status.st_mode & stat.S_ISVTX)
    is_writable_by_others = bool(status.st_mode & 0o022)
    return is_sticky and is_writable_by_others and status.st_uid in (os.getuid(), _ROOT)
