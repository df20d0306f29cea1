"""A compilation: from the cache, or with NVRTC and into the cache."""

from __future__ import annotations

import importlib
from contextlib import ExitStack
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from .._errors import CacheMissError, LoadError, show
from . import bundle, cache, counters
from .architectures import get_load_error
from .counters import Stats
from .includes import find_inputs
from .keys import identify, make_key
from .program import compile_program, group_kinds
from .toolkit import find_toolkit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._formats.image import Image
    from .includes import Inputs
    from .keys import Key
    from .source import Source

# Options that say what `to` says.
_BY_OPTION = {
    **dict.fromkeys(("-dlto", "--dlink-time-opt"), "ltoir"),
    **dict.fromkeys(("-optix-ir", "--optix-ir"), "optixir"),
    **dict.fromkeys(("-tile-only", "--tile-only"), "tileir"),
}

_toolkits: dict[str, list[str]] = {}  # by the path of NVRTC


class Entry(NamedTuple):
    """An image as the cache has it, or would: see cache.keep."""

    key: str
    build: str
    image: Image
    facts: dict[str, Any]


class Compilation:
    """A source and the compiler for it.

    cached: take from the cache, and keep in it. entries: gets what can be kept of the images that it returns.
    wanted: the keys that another machine or folder asks for
    """

    def __init__(
        self,
        source: Source,
        cached: bool,
        entries: list[Entry] | None = None,
        wanted: frozenset[str] | None = None,
    ) -> None:
        self.entries = entries
        self.wanted = wanted
        self.source = source
        self.cached = cached
        self.nvrtc: Any = importlib.import_module("cudyn.nvrtc")

    def get_images(self, arch: str, kinds: Sequence[str]) -> list[Image]:
        """Return the code for one architecture, from the cache or compiled; one image of each kind."""
        for option in self.source.options:
            for kind in kinds:
                if _BY_OPTION.get(option, kind) != kind:
                    raise ValueError(f"the option {option} can't make {kind}; pass to={_BY_OPTION[option]!r}")
        mode = cache.get_mode()
        if mode == "only":
            return [self._find_only(arch, kind) for kind in kinds]
        if mode == "off" or not self.cached or cache.get_folder() is None:
            made = self.compile(arch, kinds)
            return [made[kind] for kind in kinds]
        keys = {kind: self.make_key(arch, kind) for kind in kinds}
        one = keys[kinds[0]]  # what makes one unsure, or is not there, is so for all
        if one.unsure and one.build is not None:
            made = self.compile(arch, kinds)
            return [replace(made[kind], not_cached=one.unsure) for kind in kinds]
        found = {kind: self.find(key) for kind, key in keys.items()}
        missing = [kind for kind in kinds if found[kind] is None]
        if missing and one.build is None:
            raise self._missing(keys[missing[0]])
        with ExitStack() as locks:
            for name in sorted(keys[kind].name for kind in missing):
                locks.enter_context(cache.lock(name))
            found |= {kind: self.find(keys[kind]) for kind in missing}
            missing = [kind for kind in missing if found[kind] is None]
            made = self.compile(arch, missing) if missing else {}
            found |= {kind: self._keep(keys[kind], image) for kind, image in made.items()}
        return [image for image in map(found.get, kinds) if image is not None]

    def _keep(self, key: Key, image: Image) -> Image:
        """Keep what was just compiled."""
        assert key.build is not None
        changed = self.make_key(image.arch[0], image.kind) != key  # while the compiler read it
        why = "a header changed while it was compiled" if changed else ""
        if self.wanted is not None and key.name not in self.wanted:
            why = "the worker found other headers, or its folder gets into the code"
        if self.entries is not None and not why:
            self.entries.append(Entry(key.name, key.build, image, key.facts))
        why = why or cache.keep(key.name, key.build, image, key.facts)
        counters.add(Stats(kept=not why))
        return replace(image, not_cached=why)

    def find(self, key: Key) -> Image | None:
        """Return what the cache has, and count it."""
        found = self.peek(key)
        if found is not None:
            counters.add(Stats(hits=1))
            if self.entries is not None and key.build:
                self.entries.append(Entry(key.name, key.build, found, key.facts))
        return found

    def peek(self, key: Key) -> Image | None:
        """Return what the cache has."""
        return None if key.unsure else cache.find(key.name, key.build)

    def _find_only(self, arch: str, kind: str) -> Image:
        """What the cache has; CacheMissError: it has not."""
        key = self.make_key(arch, kind)
        found = self.find(key)
        if found is not None:
            return found
        counters.add(Stats(missed=1))
        compiler = f"NVRTC {show(self.nvrtc.version)}" if key.build and self.nvrtc.version else ""
        facts = {**key.facts, "build": key.build, "compiler": compiler}
        raise CacheMissError(facts, _describe(key, compiler))

    def make_key(self, arch: str, kind: str) -> Key:
        """Return the key of the code for one architecture."""
        toolkit, used = self._look()
        return make_key(
            self.source,
            arch,
            kind,
            compiler=self._compiler if self.nvrtc.available else None,
            version=self.nvrtc.version,
            toolkit=toolkit,
            used=used,
        )

    def compile(self, arch: str, kinds: Sequence[str]) -> dict[str, Image]:
        """Compile it with NVRTC, whatever the cache has; return an image of each kind."""
        toolkit = self.get_toolkit()
        if bundle.is_useful(self.nvrtc, toolkit):
            toolkit, _ = self._look()
        found = {}
        try:
            for group in group_kinds(kinds):
                for image in compile_program(self.source, arch, group, toolkit):
                    found[image.kind] = image
                    counters.add(Stats(compiled=1))
        except LoadError:
            raise self._missing(None) from None
        return found

    def get_toolkit(self) -> list[str]:
        """Return the folders of the toolkit's headers."""
        path, version = self._compiler, self.nvrtc.version
        found = _toolkits.get(path)
        if found is None:
            found = _toolkits[path] = find_toolkit(path, version)
        return found

    def _look(self) -> tuple[list[str], Inputs]:
        """The folders of the toolkit's headers, NVRTC's own first where they are needed; what is read."""
        source, toolkit = self.source, self.get_toolkit()
        found = (source.text, source.name, source.headers, source.include_path)
        used = find_inputs(*found, toolkit, source.write_options(), source.base)
        if used.lacks and bundle.is_useful(self.nvrtc, toolkit):
            own = bundle.install(self.nvrtc, identify(self._compiler))
            if own:
                toolkit = [*own, *toolkit]
                used = find_inputs(*found, toolkit, source.write_options(), source.base)
        return toolkit, used

    def _missing(self, key: Key | None) -> LoadError:
        """The error for a missing library, with the nearest entry of the cache, if that was asked."""
        return get_load_error(_describe(key) if key else "")

    @cached_property
    def _compiler(self) -> str:
        """The file of NVRTC, found anew at each access; "" if not found."""
        return self.nvrtc.path or ""


def _describe(key: Key, compiler: str = "") -> str:
    """Explain why the cache does not have it."""
    if key.unsure:
        return f"It is not cached: {key.unsure}."
    from .nearest import describe  # not needed by a hit

    return describe(key, compiler)
