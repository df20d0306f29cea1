"""Stores the files that `run` adds to the search paths of a program: stubs, and a sitecustomize.py."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from contextlib import suppress

from .._errors import escape
from .._kernels.cache.folder import Folder, get_root
from .._stubs.cute.helpers import NOT_IN_FILES, TITLE
from .._stubs.load_library import shorten
from .._stubs.resolver import Refusal
from .._stubs.stub_folder import make_key, make_stub_folder, name_packages
from .needs import read_named
from .path_lists import PRELOAD, can_contain

_STUBS = "stubs"
_GUARD = "guard"


def get_stubs(names: Sequence[str], major: int | None) -> Folder:
    """Return the directory with the stubs for packages or files. Missing stubs are written.

    Args:
        names: Names of distributions, or paths.
        major: The CUDA major version, for files that do not record it.

    Raises:
        Refusal: Stubs cannot provide the functions that the packages need.
    """
    packages = name_packages(map(read_named, names))
    base = open_base()
    key = make_key(packages, major)
    if not base.has_folder(key):
        stubs = make_stub_folder(packages, major)
        if stubs.helpers:
            functions = shorten(stubs.helpers)
            raise Refusal(f"functions of {TITLE} can't be in stub files: {functions}", f"{NOT_IN_FILES}.")
        # Write the files to a temporary directory, so that no process sees an incomplete directory.
        with base.make_temporary(key) as temporary:
            for name, contents in stubs.files.items():
                base.write(f"{temporary}/{name}", contents, sync=True)
            with suppress(OSError):  # another process has written the stubs first
                base.rename(temporary, key)
    return base.open_folder(key)


def write_guard(code: str) -> str:
    """Write a sitecustomize.py, which Python runs at its start, and return the path of its directory.

    Args:
        code: The contents of the file.
    """
    base = open_base()
    base.make_folder(_GUARD)
    base.write(f"{_GUARD}/sitecustomize.py", code.encode())
    return base.get_path(_GUARD)


def open_base() -> Folder:
    """Return the directory that contains all stubs. Only this user can write to it.

    It is normally inside the cache. If the cache is off or not writable, or if its path cannot be part of
    LD_LIBRARY_PATH and LD_PRELOAD, a temporary directory is used.
    """
    with suppress(OSError):
        root = get_root(create=True)
        if root is not None and can_contain(PRELOAD, root.path):
            root.make_folder(_STUBS)
            folder = root.open_folder(_STUBS)
            if folder.is_writable():
                return folder
    base = tempfile.mkdtemp(prefix="cudyn-stubs-")
    if not can_contain(PRELOAD, base):
        raise Refusal(
            f"the path {escape(base)} cannot be part of LD_LIBRARY_PATH", "set TMPDIR to another path."
        )
    return Folder(base)
