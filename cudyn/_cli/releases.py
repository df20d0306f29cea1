"""The libraries that have headers of releases."""

from __future__ import annotations

from .._errors import show
from .._library.door import LibraryModule, view_of
from .._library.library import parse
from .._loading import catalog


def list_modules(*releases: str, only: str | None = None) -> list[LibraryModule]:
    """List the modules of libraries, or that of one, with headers of all of these releases.

    Without any of them list all, whose `api` says what there is. ValueError: a release is not written as one.
    """
    wanted = {show(parse(release)) for release in releases}
    names = [info.name for info in catalog.find_all() if only in (None, info.name)]
    modules: list[LibraryModule] = [catalog.read_module(f"cudyn.{name}") for name in names]
    return [each for each in modules if wanted.issubset(view_of(each).library.releases)] or modules
