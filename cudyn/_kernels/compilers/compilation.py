"""Runs a job on this machine: returns its images from the cache, or compiles and caches them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ..._errors import CudynError, LoadError
from ..._formats.image import Image
from ..cache import counters, settings, store, stored_images
from ..cache.comparison import holds, iter_differences
from ..cache.counters import Stats
from ..cache.directories import ROOT, Directories
from ..cache.inputs import Inputs
from ..cache.manifest import Manifest, make_manifest
from ..cache.stored_images import StoredImage
from .architectures import choose_kinds, expand, is_list
from .compiler import find_replacement, get_compiler
from .fatbin import fatbin
from .job import read_inputs
from .nvrtc.options import split
from .reports import report_images, report_miss, report_unstored

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .job import CompiledImage, Job
    from .loaded_library import Identity

# Maps each option that selects a kind of code to this kind, spelled as in the `to` argument.
_KIND_OPTIONS = {"dlto": "ltoir", "optix-ir": "optixir", "tile-only": "tileir"}

_SHA256_DIGITS = 64  # length of a SHA-256 in hexadecimal digits


def _is_hash(state: str | None) -> bool:
    """Return whether the recorded state of a path is a SHA-256, which means that the file was read.

    Other states are recorded for paths that the compiler only looked for, such as missing files.
    """
    return state is not None and len(state) == _SHA256_DIGITS


def _restore_paths_in_log(image: Image, directories: Directories) -> Image:
    """Return an image whose log contains the paths of directories instead of names such as /@0."""
    if ROOT not in image.log:
        return image
    return replace(image, log=directories.show(image.log))


class Compilation:
    """Runs one job on this machine: looks for its images in the cache, and compiles those that are missing.

    A kind of code is one of the values of `to` in `cudyn.compile`: "ptx", "cubin", "ltoir" and so on.

    Attributes:
        job: The source, with the options to compile it with.
        compiler: The compiler that compiles the job. If NVRTC is missing, clang may replace it.
        entries: Cache entries of the images that have been found or compiled so far.
    """

    def __init__(self, job: Job) -> None:
        self.job = job
        self.compiler = get_compiler(job.compiler)
        self.entries: list[StoredImage] = []
        self._mode = settings.get_mode()
        self._folder = settings.get_folder(self._mode) if job.cached else None
        self._uses_cache = self._folder is not None
        self._read_paths: list[str] = []  # files that the compiler has read
        # Cached results of `_label_directories_of`, keyed by whether NVRTC's own headers come first.
        self._directories: dict[bool, Directories] = {}
        # Cached identities of the compiler, keyed by kind of code.
        self._identities: dict[str, Identity] = {}

    def get_output(self) -> Image | list[Image]:
        """Return the images from the cache or the compiler."""
        __tracebackhide__ = True
        images: list[Image] = []
        for arch, kinds in self._list_targets():  # with Python 3.11, tracebacks would show a comprehension
            images += self.get_images(arch, kinds)
        return self._pack(images)

    def find_output(self) -> Image | list[Image] | None:
        """Return the images if all of them are cached, otherwise `None`."""
        if not self._uses_cache:
            return None
        try:
            hits = []
            for arch, kinds in self._list_targets():
                for kind in kinds:
                    hit = self._find_cached(arch, kind)
                    if hit is None:
                        return None
                    hits.append(hit)
            output = self._pack([self.use(hit) for hit in hits])
        except LoadError:  # NVRTC is missing, which lists the architectures for "all", or nvFatbin is missing
            return None
        counters.add(Stats(hits=len(hits)), *(hit.name for hit in hits))
        return output

    def _find_cached(self, arch: str, kind: str) -> StoredImage | None:
        """Return the cached image for an architecture and a kind of code, or `None`."""
        inputs = self.read_inputs(arch, kind)
        is_valid = self._make_validity_check(kind)
        if inputs.uncacheable_reason:
            return None
        return stored_images.find(inputs, is_valid, self._folder)

    def _list_targets(self) -> list[tuple[str, list[str]]]:
        """Return the architectures to compile for, each with the kinds of code to compile for it."""
        arches = self.job.arches
        if any(map(is_list, arches)):
            self._replace_missing_compiler()
            arches = expand(arches, self.job.to, self.compiler.get_supported())
        return [(arch, choose_kinds(arch, self.job.to)) for arch in arches]

    def _pack(self, images: list[Image]) -> Image | list[Image]:
        """Return the images in the form that the caller has requested: a fatbin, one image or a list."""
        if self.job.to == "fatbin":
            return fatbin(images)
        return images[0] if self.job.single else images

    # --- one architecture

    def get_images(self, arch: str, kinds: Sequence[str]) -> list[Image]:
        """Return an image of each kind for one architecture, from the cache or the compiler."""
        __tracebackhide__ = True
        self._check_kind_options(kinds)
        is_forbidden = self._mode == "only"  # CUDYN_CACHE=only forbids compiling
        if not is_forbidden and not self._uses_cache:
            self._replace_missing_compiler()
            reason = "The cache is off." if self.job.cached else "cache=False."
            return self._compile_without_cache(arch, kinds, reason)
        inputs = {kind: self.read_inputs(arch, kind) for kind in kinds}
        reason = inputs[kinds[0]].uncacheable_reason
        if not is_forbidden and reason and self._has_compiler():
            images_of_kinds = self._compile_without_cache(arch, kinds, reason)
            return [replace(image, not_cached=reason) for image in images_of_kinds]
        images = self._get_cached(inputs)
        missing = {kind: inputs[kind] for kind in kinds if kind not in images}
        if missing and not is_forbidden and self._replace_missing_compiler():
            return self.get_images(arch, kinds)  # the cache may contain code from the other compiler
        if missing and (is_forbidden or not self._has_compiler()):
            raise self._make_miss_error(next(iter(missing.values())), is_forbidden=is_forbidden)
        if missing:
            images |= self._make_missing(arch, missing)
        return [images[kind] for kind in kinds]

    def _compile_without_cache(self, arch: str, kinds: Sequence[str], reason: str) -> list[Image]:
        """Compile the job for one architecture, and return an image of each kind.

        Args:
            arch: Architecture to compile for.
            kinds: Kinds of code.
            reason: Reason why the cache is not used, which is logged.
        """
        __tracebackhide__ = True
        self._report_misses(arch, kinds, lambda kind: reason)
        compiled = self._compile(arch, kinds)
        return [self._restore_paths(compiled[kind]) for kind in kinds]

    def _check_kind_options(self, kinds: Sequence[str]) -> None:
        """Raise ValueError if an option selects a kind of code other than the requested kinds."""
        __tracebackhide__ = True
        for option, name, _ in split(self.job.options):
            selected_kind = _KIND_OPTIONS.get(name)
            for kind in kinds:
                if selected_kind is not None and kind != selected_kind:
                    advice = f"pass to={selected_kind!r}"
                    raise ValueError(f"the option {option} can't produce {kind}; {advice}")

    def _replace_missing_compiler(self) -> bool:
        """Use clang from now on if NVRTC is missing. Return whether the compiler has changed."""
        if self._has_compiler():
            return False
        replacement = find_replacement(self.job.compiler)
        if replacement is None or type(replacement) is type(self.compiler):
            return False
        self.compiler = replacement
        self._identities.clear()
        self._directories.clear()
        return True

    def read_inputs(self, arch: str, kind: str) -> Inputs:
        """Return the inputs of one image of the job, which determine its cache key."""
        identity = self._identify(kind)
        return read_inputs(self.job, arch, kind, identity.variables, identity.uncacheable_reason)

    def _make_missing(self, arch: str, missing: Mapping[str, Inputs]) -> dict[str, Image]:
        """Compile and cache images. Images that another process compiles at the same time are reused.

        Args:
            arch: Architecture to compile for.
            missing: The inputs of the images that are not in the cache, keyed by kind of code.

        Returns:
            The images, keyed by kind of code.
        """
        __tracebackhide__ = True
        with ExitStack() as locks:
            # All processes acquire locks in the same order. Otherwise two of them could deadlock.
            for key in sorted(inputs.key for inputs in missing.values()):
                locks.enter_context(store.lock(key))
            images = self._get_cached(missing)  # Another process may have compiled them in the meantime.
            kinds = [kind for kind in missing if kind not in images]
            self._report_misses(arch, kinds, lambda kind: self._describe_miss(missing[kind]))
            compiled = self._compile(arch, kinds) if kinds else {}
            images |= {kind: self._keep(missing[kind], image) for kind, image in compiled.items()}
        return images

    def _get_cached(self, inputs_by_kind: Mapping[str, Inputs]) -> dict[str, Image]:
        """Return the images that are cached, keyed by kind of code, and count them as hits."""
        images = {}
        for kind, inputs in inputs_by_kind.items():
            hit = stored_images.take(inputs, self._make_validity_check(kind), self._folder)
            if hit is not None:
                images[kind] = self.use(hit)
        return images

    def use(self, stored: StoredImage) -> Image:
        """Add a cache entry to `entries`, and return its image.

        tools/verify_cache.py patches this method.
        """
        self.entries.append(stored)
        if ROOT not in stored.image.log:
            return stored.image
        directories = self._label_directories_of(stored.manifest, any_compiler=self._accepts_any_compiler())
        return _restore_paths_in_log(stored.image, directories)

    def list_headers(self) -> tuple[str, ...]:
        """Return the paths of the files that the compiler read for this job's images, without duplicates.

        The paths of files in the current directory are relative.
        """
        read_paths = [*self._read_paths]
        for stored in self.entries:
            read_paths += self._iter_read_paths(stored.manifest)
        current = os.getcwd() + os.sep
        return tuple(dict.fromkeys(os.path.abspath(path).removeprefix(current) for path in read_paths))

    def _iter_read_paths(self, manifest: Manifest) -> Iterator[str]:
        """Yield the files that the compiler read according to a manifest, as paths on this machine."""
        directories = self._label_directories_of(manifest, any_compiler=self._accepts_any_compiler())
        for label, files in manifest.reads.items():
            for relative_path, state in files.items():
                path = directories.join(label, relative_path) if _is_hash(state) else None
                if path:
                    yield path

    def _compile(self, arch: str, kinds: Sequence[str]) -> dict[str, CompiledImage]:
        """Compile the job without the cache, and return the images, keyed by kind of code."""
        __tracebackhide__ = True
        images = {}
        start = time.perf_counter()
        identities = {kind: self._identify(kind) for kind in kinds}
        for compiled in self.compiler.compile(self.job, arch, kinds, self.compiler.list_directories()):
            kind = compiled.image.kind
            # If another build was installed in the meantime, it is unknown which build generated the code.
            if self.compiler.identify(kind).digest != identities[kind].digest:
                compiled = replace(compiled, uncacheable_reason="the compiler was replaced while it compiled")
            images[kind] = compiled
            counters.add(Stats(compiled=1))
            self._record_read_files(compiled)
        produced = [compiled.image for compiled in images.values()]
        report_images("compiled", self.job.name, arch, produced, time.perf_counter() - start)
        return images

    def _record_read_files(self, compiled: CompiledImage) -> None:
        """Append the files that the compiler read to `_read_paths`, as paths on this machine.

        `compiled.reads.files` maps the recorded path of each file that the compiler looked for to its state,
        which is a hash if the file was read (see `_is_hash`).
        """
        if compiled.reads is None:  # the compiler does not record the files
            return
        for recorded_path, state in compiled.reads.files.items():
            if _is_hash(state):
                self._read_paths.append(compiled.reads.find(recorded_path))

    def _report_misses(self, arch: str, kinds: Sequence[str], explain: Callable[[str], str]) -> None:
        """Log each kind of code that has to be compiled.

        Args:
            arch: Architecture of the code.
            kinds: Kinds of code.
            explain: Function that returns the reason why a kind is not in the cache.
        """
        for kind in kinds:
            report_miss(self.job.name, arch, kind, partial(explain, kind))

    def _keep(self, inputs: Inputs, compiled: CompiledImage) -> Image:
        """Cache an image if the files that the compiler read are known, and return it.

        If the image is not cached, its attribute `not_cached` contains the reason.
        """
        if compiled.reads is None:
            report_unstored(self.job.name, compiled.uncacheable_reason)
            return replace(self._restore_paths(compiled), not_cached=compiled.uncacheable_reason)
        stored, reason = self.describe(inputs, compiled)
        if not reason:
            self.entries.append(stored)
        image = stored_images.put(stored, reason)
        report_unstored(self.job.name, image.not_cached)
        return replace(self._restore_paths(compiled), not_cached=image.not_cached)

    def describe(self, inputs: Inputs, compiled: CompiledImage) -> tuple[StoredImage, str]:
        """Create the cache entry for a compiled image.

        Returns:
            The entry, and the reason why it must not be stored, or `""`.
        """
        assert compiled.reads is not None
        manifest, reason = make_manifest(
            self.job.list_texts(),
            self._label_directories(compiled.toolkit),
            compiled.reads,
            self._name_build(compiled.image.kind),
            nvrtc_headers_first=compiled.nvrtc_headers_first,
        )
        return StoredImage(inputs, manifest, compiled.image), compiled.uncacheable_reason or reason

    def _restore_paths(self, compiled: CompiledImage) -> Image:
        """Return a compiled image whose log contains the paths of directories instead of names."""
        return _restore_paths_in_log(compiled.image, self._label_directories(compiled.toolkit))

    # --- the validity of entries on this machine

    def _identify(self, kind: str) -> Identity:
        """Return the identity of the compiler for a kind of code. It is determined on the first call."""
        identity = self._identities.get(kind)
        if identity is None:
            identity = self._identities[kind] = self.compiler.identify(kind)
        return identity

    def _name_build(self, kind: str) -> list[str]:
        """Return the compiler's build as manifests name it: its family and, if it is installed, its hash."""
        digest = self._identify(kind).digest
        return [self.compiler.family] if digest is None else [self.compiler.family, digest]

    def _has_compiler(self) -> bool:
        """Return whether the compiler is installed."""
        # Any kind of code will do, so prefer one for which the identity is already known.
        kind = next(iter(self._identities), "ptx")
        return self._identify(kind).digest is not None

    def _accepts_any_compiler(self) -> bool:
        """Return whether cached code may come from any build of the compiler and any toolkit version.

        This is the case if the compiler is missing, and if CUDYN_CACHE=only and the user has not chosen a
        compiler by its path.
        """
        if not self._has_compiler():
            return True
        return self._mode == "only" and not os.environ.get(self.compiler.path_variable)

    def _make_validity_check(self, kind: str) -> Callable[[Manifest], bool]:
        """Return a function that checks whether this machine would generate the code of a cache entry."""
        any_compiler = self._accepts_any_compiler()
        compiler = self._name_build(kind)

        def is_valid(manifest: Manifest) -> bool:
            """Return whether an acceptable compiler generated the entry from files that are unchanged."""
            if any_compiler and manifest.compiler[0] not in self.compiler.accepted:
                return False
            if not any_compiler and manifest.compiler != compiler:
                return False
            directories = self._label_directories_of(manifest, any_compiler=any_compiler)
            return holds(manifest, directories, toolkit=not any_compiler)

        return is_valid

    def _compare(self, manifest: Manifest, *, any_compiler: bool) -> Iterator[tuple[str, str]]:
        """Yield the differences between a manifest and this machine, as (type of input, name) pairs.

        With `any_compiler`, the toolkit's headers are ignored.
        """
        directories = self._label_directories_of(manifest, any_compiler=any_compiler)
        return iter_differences(manifest, directories, toolkit=not any_compiler)

    def _label_directories_of(self, manifest: Manifest, *, any_compiler: bool) -> Directories:
        """Return the directories in which the files of a manifest are found on this machine.

        If the entry was compiled with the headers inside NVRTC, their directories come first.

        Args:
            manifest: The files that the compiler read.
            any_compiler: Whether the entry may come from any build of the compiler. If so, the headers inside
                NVRTC are not compared.
        """
        bundled_first = manifest.nvrtc_headers_first and not any_compiler
        if bundled_first not in self._directories:
            bundled = self.compiler.install_headers() if bundled_first else []
            toolkit = [*bundled, *self.compiler.list_directories()]
            self._directories[bundled_first] = self._label_directories(toolkit)
        return self._directories[bundled_first]

    def _label_directories(self, toolkit: Sequence[str]) -> Directories:
        """Return the directories that the compiler searches for this job.

        Args:
            toolkit: Directories of toolkit headers.
        """
        return self.job.label_directories(toolkit, self.compiler.standard)

    def explain_mismatch(self, stored: StoredImage) -> str:
        """Return the reason why an image from a worker does not match this machine's files, or `""`."""
        differences = [*self._compare(stored.manifest, any_compiler=True)]
        if not differences:
            return ""
        return f"the worker's inputs differ from the caller's: {self._describe_differences(differences)}"

    def _describe_differences(self, differences: Sequence[tuple[str, str]]) -> str:
        """Return a description of the differences that `_compare` yields."""
        from ..cache.nearest import show_headers  # not needed for a cache hit

        names_by_type: dict[str, list[str]] = {}
        for type_of_input, name in differences:
            names_by_type.setdefault(type_of_input, []).append(name)
        phrases = []
        if "headers" in names_by_type:
            phrases.append(show_headers(names_by_type["headers"]))
        phrases += [f"another {name}" for name in names_by_type.get("variables", ())]
        if "folders" in names_by_type:
            folders = ", ".join(sorted(set(names_by_type["folders"])))
            phrases.append(f"other paths in the code ({folders})")
        return ", ".join(phrases)

    def _make_miss_error(self, inputs: Inputs, *, is_forbidden: bool) -> CudynError:
        """Return the error for code that is not cached, and cannot or must not be compiled.

        Args:
            inputs: The inputs of the image that is missing.
            is_forbidden: Whether the cache mode forbids compilations (CUDYN_CACHE=only). Otherwise, the
                compiler is missing.
        """
        if is_forbidden:
            is_named = self._has_compiler() and not self._accepts_any_compiler()
            name = self.compiler.describe() if is_named else ""
            return stored_images.miss(inputs, name, self._describe_nearest(inputs))
        return self.compiler.get_load_error(self._describe_miss(inputs))

    def _describe_miss(self, inputs: Inputs) -> str:
        """Return the reason for a cache miss, such as the differences from the most similar entry."""
        from ..cache.nearest import describe

        return describe(inputs, "", self._describe_nearest(inputs))

    def _describe_nearest(self, inputs: Inputs) -> str:
        """Return the differences from the newest entry for these inputs, or `""` if there is no entry."""
        if inputs.uncacheable_reason:
            return ""
        # Accept any manifest: no entry is valid on this machine.
        stored = stored_images.find(inputs, lambda manifest: True)
        if stored is None:
            return ""
        any_compiler = self._accepts_any_compiler()
        differences = self._describe_differences([*self._compare(stored.manifest, any_compiler=any_compiler)])
        this_compiler = self.compiler.describe() or self.compiler.name
        other_compiler = f"{stored.image.compiler} instead of {this_compiler}"
        if stored.manifest.compiler[0] in self.compiler.accepted:
            return differences or other_compiler
        return f"{other_compiler}, {differences}" if differences else other_compiler
