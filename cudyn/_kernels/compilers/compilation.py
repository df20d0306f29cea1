"""A job on this machine: found in the cache, or compiled and kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from ..._errors import CudynError, LoadError
from ..._formats.image import Image
from ..cache import counters, settings, store, stored_images
from ..cache.comparison import holds, list_differences
from ..cache.counters import Stats
from ..cache.inputs import Inputs
from ..cache.manifest import Manifest, make_manifest
from ..cache.path_map import PathMap
from ..cache.stored_images import StoredImage
from .architectures import choose_kinds, expand, is_list
from .compiler import get_compiler
from .fatbin import fatbin
from .job import read_inputs
from .nvrtc.options import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..cache.recorder import Reads
    from .job import CompiledImage, Job

# Options that say what `to` says, and those that put the paths of all texts into the code.
_BY_OPTION = {"dlto": "ltoir", "optix-ir": "optixir", "tile-only": "tileir"}
_DEBUG = frozenset({"G", "lineinfo"})
_WITH_PATHS = frozenset({"ltoir", "optixir", "tileir"})  # kinds that have the current folder in them


class Compilation:
    """A job, and the compiler and folders of this machine for it.

    entries  the images that the cache has, or could have
    """

    def __init__(self, job: Job) -> None:
        self.job = job
        self.compiler = get_compiler(job.compiler)
        self._read: list[str] = []
        self.entries: list[StoredImage] = []
        self._places: dict[bool, PathMap] = {}

    def make(self) -> Image | list[Image]:
        """Compile the job, or take it from the cache."""
        return self._pack([image for arch, kinds in self._list() for image in self.get_images(arch, kinds)])

    def find(self) -> Image | list[Image] | None:
        """Return the images if the cache has all of them."""
        if not self.job.cached or settings.get_folder() is None:
            return None
        try:
            wanted = [(arch, kind) for arch, kinds in self._list() for kind in kinds]
            found = []
            for arch, kind in wanted:
                inputs = read_inputs(self.job, arch, kind)
                stored = None if inputs.doubt else stored_images.find(inputs, self._is_right(kind))
                if stored is None:
                    return None
                found.append(stored)
            packed = self._pack([self.use(stored) for stored in found])
        except LoadError:  # no NVRTC, which knows the list of "all", or no nvFatbin
            return None
        counters.add(Stats(hits=len(found)), *(stored.name for stored in found))
        return packed

    def _list(self) -> list[tuple[str, list[str]]]:
        """List the architectures, and the kinds of code for each."""
        arches = self.job.arches
        if any(map(is_list, arches)):
            arches = expand(arches, self.job.to, self.compiler.get_supported())
        return [(arch, choose_kinds(arch, self.job.to)) for arch in arches]

    def _pack(self, images: list[Image]) -> Image | list[Image]:
        if self.job.to == "fatbin":
            return fatbin(images)
        return images[0] if self.job.single else images

    # --- one architecture

    def get_images(self, arch: str, kinds: Sequence[str]) -> list[Image]:
        """Return the code for one architecture, from the cache or compiled; one image of each kind."""
        for option, name, _ in split(self.job.options):
            for kind in kinds:
                if _BY_OPTION.get(name, kind) != kind:
                    raise ValueError(f"the option {option} can't make {kind}; pass to={_BY_OPTION[name]!r}")
        mode = settings.get_mode()
        if mode != "only" and (not self.job.cached or settings.get_folder() is None):
            made = self._compile(arch, kinds)
            return [made[kind].image for kind in kinds]
        inputs = {kind: read_inputs(self.job, arch, kind) for kind in kinds}
        doubt = inputs[kinds[0]].doubt
        if mode != "only" and doubt and self._is_there():
            made = self._compile(arch, kinds)
            return [replace(made[kind].image, not_cached=doubt) for kind in kinds]
        found = self._take(inputs)
        missing = {kind: inputs[kind] for kind in kinds if kind not in found}
        if missing and (mode == "only" or not self._is_there()):
            raise self._explain(next(iter(missing.values())), mode == "only")
        if missing:
            found |= self._make_missing(arch, missing)
        return [found[kind] for kind in kinds]

    def _make_missing(self, arch: str, missing: Mapping[str, Inputs]) -> dict[str, Image]:
        """Compile and keep images, unless another process makes them meanwhile."""
        with ExitStack() as locks:
            for key in sorted(inputs.key for inputs in missing.values()):
                locks.enter_context(store.lock(key))
            found = self._take(missing)
            found |= self._take_preprocessed(
                arch, {kind: missing[kind] for kind in missing if kind not in found}
            )
            rest = [kind for kind in missing if kind not in found]
            made = self._compile(arch, rest) if rest else {}
            found |= {kind: self._keep(missing[kind], each) for kind, each in made.items()}
        return found

    def _take(self, wanted: Mapping[str, Inputs]) -> dict[str, Image]:
        """Return what the cache has of some kinds, and count it."""
        found = {}
        for kind, inputs in wanted.items():
            stored = stored_images.take(inputs, self._is_right(kind))
            if stored is not None:
                found[kind] = self.use(stored)
        return found

    def use(self, stored: StoredImage) -> Image:
        """Return the image of a hit. tools/verify_cache.py replaces this method, to compile hits again."""
        self.entries.append(stored)
        return stored.image

    def _take_preprocessed(self, arch: str, wanted: Mapping[str, Inputs]) -> dict[str, Image]:
        """Return what the cache has of the same preprocessed source; the names in folders may differ."""
        if not any(map(self._differs_in_names, wanted, wanted.values())):
            return {}
        preprocessed = self.compiler.preprocess(self.job, arch, self.compiler.list_directories())
        if preprocessed is None:
            return {}
        reads, digest = preprocessed
        found = {}
        for kind, inputs in wanted.items():
            manifest, why = self._describe(kind, reads, self.compiler.list_directories(), preprocessed=digest)
            stored = None if why else stored_images.find(inputs, manifest.is_same_but_names)
            if stored is not None:
                stored = StoredImage(inputs, manifest, stored.image)
                stored_images.keep(stored)
                counters.add(Stats(hits=1), stored.name)
                found[kind] = self.use(stored)
        return found

    def _differs_in_names(self, kind: str, inputs: Inputs) -> bool:
        """Has the cache an entry that differs in nothing but the names in folders?"""
        compiler = self._identify(kind)

        def differs(manifest: Manifest) -> bool:
            is_same = bool(manifest.preprocessed) and manifest.compiler == compiler
            return is_same and not any(self._compare(manifest.without_names(), False))

        return stored_images.find(inputs, differs) is not None

    def list_headers(self) -> tuple[str, ...]:
        """Return the files that were read, once the job is made."""
        found = dict.fromkeys(self._read)
        for stored in self.entries:
            places = self._get_places(stored.manifest.bundled and not self._is_free())
            for label, files in stored.manifest.reads.items():
                rests = [rest for rest, state in files.items() if state and len(state) == 64]
                found.update(dict.fromkeys(filter(None, (places.join(label, rest) for rest in rests))))
        current = os.getcwd() + os.sep
        return tuple(dict.fromkeys(os.path.abspath(path).removeprefix(current) for path in found))

    def _compile(self, arch: str, kinds: Sequence[str]) -> dict[str, CompiledImage]:
        """Compile the job, whatever the cache has; an image of each kind."""
        found = {}
        for made in self.compiler.compile(self.job, arch, kinds, self.compiler.list_directories()):
            found[made.image.kind] = made
            counters.add(Stats(compiled=1))
            if made.reads is not None:
                files = made.reads.files.items()
                self._read += [path for path, state in files if state and len(state) == 64]
        return found

    def _keep(self, inputs: Inputs, made: CompiledImage) -> Image:
        """Keep what was just compiled, if it is known what was read."""
        if made.reads is None:
            counters.add(Stats())
            return replace(made.image, not_cached=made.doubt)
        stored, why = self.describe(inputs, made)
        if not why:
            self.entries.append(stored)
        return stored_images.put(stored, why)

    def describe(self, inputs: Inputs, made: CompiledImage) -> tuple[StoredImage, str]:
        """Return what the cache would have of a compilation, and why it must not be kept, or ""."""
        assert made.reads is not None
        manifest, why = self._describe(
            made.image.kind,
            made.reads,
            made.toolkit,
            bundled=made.bundled,
            preprocessed=made.preprocessed,
        )
        return StoredImage(inputs, manifest, made.image), made.doubt or why

    def _describe(
        self, kind: str, reads: Reads, toolkit: Sequence[str], *, bundled: bool = False, preprocessed: str
    ) -> tuple[Manifest, str]:
        """Return the manifest of what was read, and why its image must not be kept, or ""."""
        debug = kind in _WITH_PATHS or any(name in _DEBUG for _, name, _ in split(self.job.options))
        places = self.job.map_paths(toolkit, absolute=self.compiler.absolute)
        return make_manifest(
            self.job.list_texts(),
            places,
            reads,
            self._identify(kind),
            bundled=bundled,
            debug=debug,
            preprocessed=preprocessed,
        )

    # --- is an entry what would be made here?

    def _identify(self, kind: str) -> list[str]:
        """The compiler's name, and the hash of what it is; without one only the name."""
        digest = self.compiler.identify(kind)
        return [self.compiler.family] if digest is None else [self.compiler.family, digest]

    def _is_there(self) -> bool:
        return self.compiler.identify("ptx") is not None

    def _is_free(self) -> bool:
        """May code of any build be taken, and of any toolkit?"""
        if not self._is_there():
            return True
        return settings.get_mode() == "only" and not os.environ.get(self.compiler.chosen)

    def _is_right(self, kind: str) -> Callable[[Manifest], bool]:
        """Return the check of an entry of a kind: would the compiler make the same here?"""
        free = self._is_free()
        wanted = self._identify(kind)

        def is_right(manifest: Manifest) -> bool:
            if free and manifest.compiler[0] not in self.compiler.accepted:
                return False
            if not free and manifest.compiler != wanted:
                return False
            return holds(manifest, self._get_places(manifest.bundled and not free), toolkit=not free)

        return is_right

    def _compare(self, manifest: Manifest, free: bool) -> Iterator[tuple[str, str]]:
        """The differences from a manifest; free: the toolkit does not count."""
        places = self._get_places(manifest.bundled and not free)
        return list_differences(manifest, places, toolkit=not free)

    def _get_places(self, bundled: bool) -> PathMap:
        """The folders of this job, with the headers inside NVRTC if an entry was made with them."""
        if bundled not in self._places:
            own = self.compiler.install_headers() if bundled else []
            toolkit = [*own, *self.compiler.list_directories()]
            self._places[bundled] = self.job.map_paths(toolkit, absolute=self.compiler.absolute)
        return self._places[bundled]

    def explain_other(self, stored: StoredImage) -> str:
        """Say why an image that was made elsewhere is not of the inputs here, or ""."""
        found = [*self._compare(stored.manifest, True)]
        return f"the worker's inputs are not those of whoever asked: {self._show(found)}" if found else ""

    def _show(self, differences: Sequence[tuple[str, str]]) -> str:
        """Some differences in words."""
        from ..cache.nearest import show_headers  # not needed by a hit

        named = {what: [name for kind, name in differences if kind == what] for what, _ in differences}
        words = [show_headers(named["headers"])] if "headers" in named else []
        words += [f"another {name}" for name in named.get("variables", ())]
        if "folders" in named:
            folders = ", ".join(sorted(set(named["folders"])))
            words.append(f"other paths in the code ({folders})")
        return ", ".join(words)

    def _explain(self, inputs: Inputs, only: bool) -> CudynError:
        """Return the error of what the cache has not, and nothing can make."""
        from ..cache.nearest import describe

        differences = self._describe_nearest(inputs)
        if only:
            compiler = self.compiler.describe() if self._is_there() else ""
            return stored_images.miss(inputs, "" if self._is_free() else compiler, differences)
        return self.compiler.get_load_error(describe(inputs, "", differences))

    def _describe_nearest(self, inputs: Inputs) -> str:
        """In what the newest entry of these inputs differs; "" if there is none."""
        free = self._is_free()
        seen: list[Manifest] = []

        def remember(manifest: Manifest) -> bool:
            seen.append(manifest)
            return True

        stored = None if inputs.doubt else stored_images.find(inputs, remember)
        if stored is None:
            return ""
        differences = self._show([*self._compare(stored.manifest, free)])
        compiler = self.compiler.describe()
        other = f"{stored.image.compiler} instead of {compiler or self.compiler.name}"
        is_accepted = stored.manifest.compiler[0] in self.compiler.accepted
        return ", ".join(filter(None, ["" if is_accepted else other, differences])) or other
