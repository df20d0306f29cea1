"""Finds the installed files of a library that the system loader overlooks. Imported after a failed search.

The system loader finds a file only under its soname, such as libcuda.so.1. ldconfig creates a link with this
name, and a cache of the files that are outside of the standard directories. Apart from os, this module does
not import Python's standard library, because an error may be created after a program has made sys.path
unusable.
"""

from __future__ import annotations

import os

from ..._errors import Attempt
from ..._formats.elf import read_links
from . import dl, search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .catalog import LibraryInfo

CONFIGURATION = "/etc/ld.so.conf"


def iter_overlooked(info: LibraryInfo) -> Iterator[Attempt]:
    """Yield the installed files of a library that the system loader does not find, with the reason."""
    configured = read_configuration(CONFIGURATION)
    searched = [directory for directory in dl.read_search_path() if os.path.isabs(directory)]
    homes = info.homes.get(search.platform(), ())
    for name in search.list_names(info, search.platform()):
        if name.endswith(".so"):
            continue
        for directory in dict.fromkeys((*searched, *configured, *homes)):
            yield from _iter_unlinked(name, directory)
        cached = search.list_cached(name)
        for directory in configured:
            file = os.path.join(directory, name)
            if os.path.exists(file) and file not in cached:
                message = f"{file} exists, but {search.CACHE} does not list it"
                yield Attempt(file, "ldconfig", message, file, "run `sudo ldconfig`.")
        for file in cached:
            if not os.path.exists(file):
                message = f"{search.CACHE} lists {file}, which does not exist"
                advice = f"{info.hint.rstrip('.')}; then run `sudo ldconfig`."
                yield Attempt(file, "ldconfig", message, file, advice)


def _iter_unlinked(name: str, directory: str) -> Iterator[Attempt]:
    """Yield the files in a directory that have a given soname, if there is no link with this name.

    Args:
        name: the soname
        directory: directory to search
    """
    stem, _, _ = name.partition(".so")
    try:
        all_names = os.listdir(directory)
    except OSError:
        return
    versioned_names = sorted(file_name for file_name in all_names if file_name.startswith(f"{stem}.so."))
    if not versioned_names or os.path.lexists(os.path.join(directory, name)):
        return
    for file in [os.path.join(directory, file_name) for file_name in versioned_names]:
        links = None if search.check_kind(file) else read_links(file)
        if links is not None and links.soname == name:
            message = f"{file} is installed, but the link {name} to it is missing"
            is_user_directory = directory in search.split_library_path(os.environ)
            command = f"ldconfig -n {directory}" if is_user_directory else "sudo ldconfig"
            yield Attempt(file, "file without a link", message, file, f"run `{command}`, which creates it.")


def read_configuration(path: str, seen: Sequence[str] = ()) -> list[str]:
    """List the directories in a configuration file of ldconfig(8), and in the files that it includes.

    Args:
        path: the configuration file
        seen: files that include this file, which are not read again
    """
    directories: list[str] = []
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            lines = [line.partition("#")[0].strip() for line in file]
    except OSError:
        return directories
    for line in lines:
        command, _, pattern = line.partition(" ")
        if command == "include":
            for included in _expand(os.path.join(os.path.dirname(path), pattern.strip())):
                if included not in (*seen, path):
                    directories += read_configuration(included, (*seen, path))
        elif os.path.isabs(line) and "\0" not in line:
            directories.append(line)
    return directories


def _expand(pattern: str) -> list[str]:
    """List the files that match a pattern whose last component may contain a star."""
    directory, name_pattern = os.path.split(pattern)
    prefix, star, suffix = name_pattern.partition("*")
    if not star:
        return [pattern]
    try:
        names = sorted(os.listdir(directory))
    except OSError:
        return []
    return [
        os.path.join(directory, name) for name in names if name.startswith(prefix) and name.endswith(suffix)
    ]
