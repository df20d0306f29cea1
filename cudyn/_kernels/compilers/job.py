"""The description of a compilation (a job, which can be sent to another process) and its result."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..cache.inputs import Inputs, hash_text, rebase
from ..cache.path_map import PathMap
from .nvrtc.options import find_uncacheable

if TYPE_CHECKING:
    from ..._formats.image import Image
    from ..cache.recorder import Reads

# Options whose value is the path of a header.
INCLUDING = ("-include", "--pre-include")


@dataclass(frozen=True)
class Job:
    """The checked arguments of `cudyn.compile`.

    Attributes:
        text: source, in UTF-8
        name: name of the source in messages
        headers: name -> contents of the headers in memory
        include_path: header directories
        compiler: "nvrtc", "clang" or "", the default of the machine that compiles
        options: compiler options in NVRTC's spelling; those derived from other arguments come first
        name_expressions: C++ names of kernels
        arches: architectures as they were passed, but with "native" resolved
        to: kind of code, several kinds, or `None`
        single: whether the result is one image instead of a list
        cached: whether to look in the cache, and to store the result in it
        digest: the string that the caller adds to the cache key
        std_headers: whether NVRTC may read cudyn's standard headers
        base: directory that paths are relative to, or "" for the current directory
    """

    text: bytes
    name: str
    headers: Mapping[str, bytes]
    include_path: Sequence[str]
    compiler: str
    options: Sequence[str]
    name_expressions: Sequence[str]
    arches: Sequence[str]
    to: str | tuple[str, ...] | None
    single: bool
    cached: bool
    digest: str
    std_headers: bool = True
    base: str = ""

    @cached_property
    def inputs(self) -> dict[tuple[str, str], Inputs]:
        """The results of `read_inputs` by architecture and kind of code."""
        return {}

    def move(self, base: str, root: str) -> Job:
        """Return the job for this process. `self` has paths relative to another process's directory.

        Args:
            base: Current directory of the other process.
            root: CUDYN_BASE_DIR of the other process. Paths below it are replaced with paths below this
                process's CUDYN_BASE_DIR.
        """
        own_root = os.environ.get("CUDYN_BASE_DIR", "")

        def move(path: str) -> str:
            """Return the path in this process."""
            inside = os.path.relpath(path, root) if root and own_root else ".."
            return path if inside.startswith("..") else os.path.normpath(os.path.join(own_root, inside))

        return replace(
            self,
            base="" if move(base) == os.getcwd() else move(base),
            name=move(self.name) if os.path.isabs(self.name) else self.name,
            include_path=[move(os.path.join(base, path)) for path in self.include_path],
        )

    def get_folder(self) -> str:
        """Return the source's directory, which may not exist."""
        return os.path.join(self.base or os.getcwd(), os.path.dirname(self.name))

    def list_options(self) -> list[str]:
        """Return the options, with paths that are valid in the current directory."""

        def move(option: str) -> str:
            """Return an option with a path that is relative to the current directory."""
            name, joined, header = option.partition("=")
            path = os.path.join(self.base, header)
            return f"{name}={path}" if joined and name in INCLUDING and os.path.isfile(path) else option

        return [move(option) if self.base else option for option in self.options]

    def list_texts(self) -> list[bytes]:
        """Return the source, the headers in memory, and the code that options and names add to the source."""
        words = "\n".join([*self.options, *self.name_expressions])
        return [self.text, *self.headers.values(), words.encode("utf-8", "surrogateescape")]

    def map_paths(
        self, toolkit: Sequence[str], *, absolute: bool, standard: Mapping[str, str] | None = None
    ) -> PathMap:
        """Return the directories that a compiler searches on this machine.

        Args:
            toolkit: Directories of the toolkit's headers.
            absolute: Whether the compiler receives absolute paths.
            standard: The directory of the standard headers: see PathMap.
        """
        return PathMap(
            self.name,
            self.include_path,
            toolkit,
            standard=standard,
            base=self.base,
            searches_current=bool(self.headers) or any("include" in option for option in self.options),
            absolute=absolute,
        )


@dataclass(frozen=True)
class CompiledImage:
    """An image from a compiler.

    Attributes:
        image: compiled code
        reads: files that the compiler read, or `None` if they are unknown
        toolkit: directories of the toolkit's headers that were searched
        nvrtc_headers_first: whether the headers inside NVRTC were searched first
        uncacheable_reason: reason why the image must not be cached, or ""
        preprocessed: hash of the preprocessed source, or "" if it is unknown
    """

    image: Image
    reads: Reads | None
    toolkit: Sequence[str]
    nvrtc_headers_first: bool = False
    uncacheable_reason: str = ""
    preprocessed: str = ""


def read_inputs(
    job: Job, arch: str, kind: str, variables: Mapping[str, str], uncacheable_reason: str = ""
) -> Inputs:
    """Return the inputs of one image of a job.

    Args:
        job: The job.
        arch: Architecture.
        kind: Kind of code.
        variables: Environment variables that may change the code and are not recorded.
        uncacheable_reason: Reason why the compiler's code must not be cached, or `""`.
    """
    known = job.inputs.get((arch, kind))
    if known is not None and known.facts["variables"] == variables and not uncacheable_reason:
        return known
    uncacheable = find_uncacheable(job.options)
    facts: dict[str, Any] = {
        "source": hash_text(job.text),
        "name": os.path.basename(job.name),
        "architecture": arch,
        "kind": kind,
        "options": [_rebase_option(option) for option in job.options],
        "name expressions": job.name_expressions,
        "headers in memory": {name: hash_text(text)[:16] for name, text in sorted(job.headers.items())},
        "include folders": len(job.include_path),
        "variables": dict(variables),
        "digest": job.digest,
    }
    if not job.std_headers:  # added only then, so that the keys of earlier entries remain valid
        facts["standard headers"] = False
    reason = describe_uncacheable(uncacheable) if uncacheable else ""
    inputs = Inputs(facts, reason or uncacheable_reason)
    if not uncacheable_reason:
        job.inputs[arch, kind] = inputs
    return inputs


def describe_uncacheable(option: str) -> str:
    """Return the reason why an image compiled with an option is not cached."""
    return f"the option {option} does more than choose the code, or is not known"


def _rebase_option(option: str) -> str:
    """Return an option that includes a header with its path relative to CUDYN_BASE_DIR."""
    name, joined, value = option.partition("=")
    return f"{name}={rebase(value)}" if joined and name in INCLUDING else option
