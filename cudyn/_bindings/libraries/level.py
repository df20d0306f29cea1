"""The API level of a library's module: the header release whose names it offers."""

from __future__ import annotations

import os
import sys

from ..._process import process
from .catalog import find, read_module
from .library import library, lock, parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .library import Library
    from .view import View

# The header release that the program was written for, and how it was stated. Empty if it was not stated.
stated_levels: list[tuple[str, str]] = process.own([])


class Level:
    """One API level of a library: its view, and the attributes that were created from the view.

    A reload() of the library replaces the view and drops the attributes.

    Attributes:
        library: the library
        release: header release; `None` if the loaded library determines it
        per_thread: whether names lead to the symbols with per-thread default streams
        name: name of the module, for errors
        modules: the library's modules by release and `per_thread`, shared by all of its levels
    """

    def __init__(
        self, library: Library, release: str | None, per_thread: bool, name: str, modules: dict[Any, Any]
    ) -> None:
        self.library = library
        self.release = release
        self.per_thread = per_thread
        self.name = name
        self.modules = modules
        self.used_view: View | None = None
        self._kept: list[tuple[dict[str, Any], str]] = []
        library.followers.append(self._follow)

    @property
    def view(self) -> View:
        """The view of the loaded library, created on first use: an import does not need it."""
        view = self.used_view
        if view is None:
            with lock:
                view = self.used_view
                if view is None:
                    view = self.used_view = self._make_view()
        return view

    def _make_view(self) -> View:
        try:
            module: Any = read_module("cudyn._bindings.libraries.view")
        except ImportError:
            if sys.meta_path is not None:
                raise
        else:
            return module.View(self.library, self.release, self.per_thread)  # type: ignore[no-any-return]
        raise RuntimeError(f"{self.name} was not used before, and cannot be read now: Python exits")

    def keep(self, namespace: dict[str, Any], name: str, value: Any, view: View) -> None:
        """Store a value as an attribute, unless its view has been replaced; with the lock held."""
        if self.used_view is not view:
            return
        self._kept.append((namespace, name))
        namespace[name] = value
        if self.used_view is not view:  # a signal handler called reload() in between
            namespace.pop(name, None)

    def _follow(self) -> None:
        """Drop the attributes that were created from a replaced library; with the lock held."""
        before = self.used_view
        if before is not None:  # no import: Python may be exiting
            self.used_view = type(before)(self.library, self.release, self.per_thread)
        while self._kept:
            namespace, name = self._kept.pop()
            namespace.pop(name, None)

    # --- the stated release

    @property
    def is_fixed(self) -> bool:
        """Whether the program chooses the release, rather than the loaded library."""
        return not self.library.by_version

    def is_used_at_other(self, stated: str) -> bool:
        """Return whether names have been used at another level than that of a stated release."""
        return self.used_view is not None and self.used_view.level != choose_release(self.library, stated)

    def restate(self) -> None:
        """Change the release to that of the release that is stated now."""
        module = self.modules.pop((self.release or "", self.per_thread))
        self.release = choose_release(self.library)
        self.modules[self.release or "", self.per_thread] = module


def choose_release(library: Library, stated: str = "") -> str | None:
    """Return the release of a library's module; `None` if the loaded library determines it."""
    if library.by_version:
        return None
    release = stated or (read_stated() or ("",))[0]
    if not release or library.info.numbering != "CUDA":
        return library.releases[-1]
    fitting = [each for each in library.releases if parse(each) <= parse(release)]
    return fitting[-1] if fitting else library.releases[0]


def read_stated() -> tuple[str, str] | None:
    """Return the stated release and how it was stated; a CUDYN_API that the tables lack is ignored."""
    text = os.environ.get("CUDYN_API")
    if not stated_levels and text:
        if text in library(find("driver")).releases:
            stated_levels.append((text, f"CUDYN_API={text}"))
        else:
            message = f"cudyn: CUDYN_API={text} is not a header release in the tables; it is ignored\n"
            try:
                sys.stderr.write(message)
            except (AttributeError, OSError, ValueError):  # it is None, its reader has ended, or it is closed
                pass
            os.environ.pop("CUDYN_API")  # reported once
    return stated_levels[0] if stated_levels else None
