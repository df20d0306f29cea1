"""The description of a compilation (a job, which can be sent to another process) and its result."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from ..cache.directories import Directories
from ..cache.inputs import Inputs, hash_text
from .nvrtc.options import find_uncacheable

if TYPE_CHECKING:
    from ..._formats.image import Image
    from ..cache.recorder import Reads

# Options whose value is the path of a header.
INCLUDING = ("-include", "--pre-include")

# Cached, because labelling the directories would take a tenth of the time of a cache hit.
_label_directories = lru_cache(maxsize=64)(Directories)


@dataclass(frozen=True)
class Job:
    """A compilation to run: the checked arguments of `cudyn.compile`.

    Attributes:
        text: source code, in UTF-8
        name: name of the source in messages
        headers: contents of the headers in memory, keyed by name
        include_path: header directories
        compiler: "nvrtc", "clang", or "" for the default of the machine that compiles
        options: compiler options in NVRTC's spelling; those derived from other arguments come first
        name_expressions: C++ names of kernels
        arches: architectures as they were passed, but with "native" resolved
        to: kind of code such as "ptx", several kinds, or `None` for the kind that each architecture implies
        single: whether the result is one image instead of a list
        cached: whether to look for the result in the cache, and to store it there
        digest: string that the caller adds to the cache key
        std_headers: whether NVRTC may read cudyn's standard headers
        real_paths: whether the compiler receives the paths of directories instead of names such as /@0
        base: directory that relative paths refer to, or "" for the current directory
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
    real_paths: bool = False
    base: str = ""

    @cached_property
    def inputs(self) -> dict[tuple[str, str], Inputs]:
        """The cached results of `read_inputs`, keyed by architecture and kind of code."""
        return {}

    def adapt_paths(self, base: str) -> Job:
        """Return a copy of a job that another process created, with paths that are valid in this process.

        If the directory `base` does not exist on this machine, the current directory is assumed to be a copy
        of it, and paths inside `base` are replaced with paths inside the current directory.

        Args:
            base: Current directory of the process that created the job.
        """
        if os.path.isdir(base):
            return replace(self, base=base)
        name = self.name
        if os.path.isabs(name):
            name = _move_to_current_directory(name, base)
        include_path = [_move_to_current_directory(path, base) for path in self.include_path]
        return replace(self, name=name, include_path=include_path)

    def get_folder(self) -> str:
        """Return the directory of the source file, which may not exist."""
        return os.path.join(self.base or os.getcwd(), os.path.dirname(self.name))

    def list_options(self) -> list[str]:
        """Return the options, in which the relative paths of headers start at `base`."""
        if not self.base:
            return [*self.options]
        options = []
        for option in self.options:
            name, _, header = option.partition("=")
            path = os.path.join(self.base, header)
            if header and name in INCLUDING and os.path.isfile(path):
                option = f"{name}={path}"
            options.append(option)
        return options

    def list_texts(self) -> list[bytes]:
        """Return the texts that may contain code: the source, the headers in memory, and the options.

        The options are joined to a single text with the name expressions.
        """
        words = "\n".join([*self.options, *self.name_expressions])
        return [self.text, *self.headers.values(), words.encode("utf-8", "surrogateescape")]

    def label_directories(
        self, toolkit: Sequence[str], standard: str = "", *, real: bool = False
    ) -> Directories:
        """Return the directories that a compiler searches on this machine.

        Args:
            toolkit: Directories of the toolkit's headers.
            standard: The directory of the standard headers, or "" if it is not searched.
            real: Whether the compiler receives the paths of the directories instead of names, even if the job
                does not request this.
        """
        current = self.base or os.getcwd()
        real = real or self.real_paths
        return _label_directories(
            self.name, tuple(self.include_path), tuple(toolkit), standard, current, real
        )


def _move_to_current_directory(path: str, base: str) -> str:
    """Return the path of a file in the current directory, which is a copy of another directory.

    Args:
        path: Path of a file in the other directory. An absolute path outside of it is returned unchanged.
        base: Absolute path of the other directory.
    """
    relative_path = path
    if os.path.isabs(path):
        relative_path = os.path.relpath(path, base)
        if relative_path.startswith(".."):
            return path
    return os.path.join(os.getcwd(), relative_path)


@dataclass(frozen=True)
class CompiledImage:
    """An image from a compiler.

    Attributes:
        image: compiled code
        reads: files that the compiler read, or `None` if they are unknown
        toolkit: directories of toolkit headers that the compiler searched
        nvrtc_headers_first: whether the headers inside NVRTC were searched first
        uncacheable_reason: reason why the image must not be cached, or ""
    """

    image: Image
    reads: Reads | None
    toolkit: Sequence[str]
    nvrtc_headers_first: bool = False
    uncacheable_reason: str = ""


def read_inputs(
    job: Job, arch: str, kind: str, variables: Mapping[str, str], uncacheable_reason: str = ""
) -> Inputs:
    """Return the inputs of one image of a job.

    Args:
        job: The job, which also stores the inputs for later calls.
        arch: Architecture of the image.
        kind: Kind of code of the image.
        variables: Values of the environment variables that may change the code.
        uncacheable_reason: Reason why the code of this compiler must not be cached, or `""`.
    """
    earlier_inputs = job.inputs.get((arch, kind))
    if (
        earlier_inputs is not None
        and earlier_inputs.facts["variables"] == variables
        and not uncacheable_reason
    ):
        return earlier_inputs
    uncacheable_option = find_uncacheable(job.options)
    facts: dict[str, Any] = {
        "source": hash_text(job.text),
        "name": os.path.basename(job.name),
        "architecture": arch,
        "kind": kind,
        "options": job.options,
        "name expressions": job.name_expressions,
        "headers in memory": {name: hash_text(text)[:16] for name, text in sorted(job.headers.items())},
        "include folders": len(job.include_path),
        "variables": dict(variables),
        "digest": job.digest,
    }
    # The defaults are not added, so that the keys of entries from older versions of cudyn remain valid.
    if not job.std_headers:
        facts["standard headers"] = False
    if job.real_paths:
        facts["real paths"] = True
    reason = describe_uncacheable(uncacheable_option) if uncacheable_option else uncacheable_reason
    inputs = Inputs(facts, reason)
    if not uncacheable_reason:
        job.inputs[arch, kind] = inputs
    return inputs


def describe_uncacheable(option: str) -> str:
    """Return the reason why an image compiled with an option is not cached."""
    return f"the option {option} is unknown, or has effects other than on the code"
