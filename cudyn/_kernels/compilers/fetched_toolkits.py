"""Lists the toolkits that `cudyn toolkit fetch` has downloaded to the cache."""

from __future__ import annotations

import re
from contextlib import suppress

from ..cache.folder import find_root

_NAME = re.compile(r"toolkit-(\d+)\.(\d+)")


def make_name(release: str) -> str:
    """Return the name of the directory for the toolkit of a CUDA release such as "12.9"."""
    return f"toolkit-{release}"


def list_fetched() -> list[str]:
    """Return the directories of the downloaded toolkits, newest release first.

    Directories that other users own or can write to are omitted.
    """
    root = find_root()
    if root is None:
        return []
    releases = []
    for name in root.list_names():
        match = _NAME.fullmatch(name)
        if match:
            with suppress(OSError):
                root.check_folder(name)
                releases.append((int(match[1]), int(match[2]), name))
    return [root.get_path(name) for _, _, name in sorted(releases, reverse=True)]
