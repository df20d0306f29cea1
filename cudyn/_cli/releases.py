"""The libraries, and which of them have headers of a release."""

from __future__ import annotations

import importlib

from .._errors import show
from .._library.door import LibraryModule, view_of
from .._library.library import parse
from .._loading import catalog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def iterate_modules(only: str | None = None) -> Iterator[LibraryModule]:
    """Yield the module of every library, or of the one of this name."""
    for info in catalog.find_all():
        if only in (None, info.name):
            module = importlib.import_module(f"cudyn.{info.name}")
            assert isinstance(module, LibraryModule)
            yield module


def has_release(module: LibraryModule, release: str) -> bool:
    """Has a library headers of this release? ValueError: it is not written as one."""
    return show(parse(release)) in view_of(module).library.releases
