"""The inputs of a compilation that are known before it starts. Their hash is the key of the cache."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..._process import process
from .regular_files import open_regular
from .stat_cache import Fact, get_fact

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_FORMAT = "7"  # the version of the key's format; existing entries cannot be found with a new version
_SAMPLE = 1 << 16  # the size of each sample in bytes (see `_hash_samples`)
_SAMPLE_COUNT = 16  # the approximate number of samples from a large file

# Variables that NVIDIA's compilers read after they have been loaded. If the variables that a compilation
# reads cannot be recorded, all of these variables are part of its inputs.
_VARIABLES = frozenset(
    {
        "NVVM_IR_VER_CHK",
        "NVRTC_APPEND_FLAGS",
        "NVRTCWIZ",
        "EDG_BASE",
        "EDG_MODULES_PATH",
        "DUMP_KNOBS_TO_FILE",
        "CAN_FINALIZE_DEBUG",
        "MAKEFLAGS",
    }
)
_PREFIXES = ("FINALIZER_", "NVJITLINK_")


@dataclass(frozen=True)
class Inputs:
    """The inputs of a compilation or a link that are known before it starts.

    Attributes:
        facts: The inputs by name, as JSON values. "source" is the hash of the source code or of the images to
            link.
        uncacheable_reason: The reason why the result must not be stored, or "".
    """

    facts: Mapping[str, Any]
    uncacheable_reason: str = ""

    @cached_property
    def key(self) -> str:
        """The hash of all inputs. Its digits 2 to 13 identify the source (see `get_origin`)."""
        digest = hash_parts([_FORMAT, dict(self.facts)])
        source_digits: str = self.facts["source"][:8]
        name_digits = hash_parts([self.facts["name"]])[:4]
        # The first two digits are the name of the entry's directory. The key has 64 digits, like a SHA-256.
        return digest[:2] + source_digits + name_digits + digest[2:52]


def get_origin(key: str) -> tuple[str, str]:
    """Return the digits of a key that identify the source: hashes of the source's contents and its name."""
    return key[2:10], key[10:14]


def read_variables() -> dict[str, str]:
    """Return the environment variables that NVIDIA's compilers read after they have been loaded."""
    names = [name for name in os.environ if name in _VARIABLES or name.startswith(_PREFIXES)]
    return {name: os.environ[name] for name in sorted(names)}


def hash_parts(values: list[Any]) -> str:
    """Return the hash of a list of values, such as str, int, bytes or lists, from their reprs."""
    return hash_text(repr(values).encode("utf-8", "surrogateescape"))


def make_id(values: list[Any]) -> str:
    """Return 16 hex digits that identify a list of values: the first digits of the result of `hash_parts`."""
    return hash_parts(values)[:16]


def hash_text(text: bytes) -> str:
    """Return the SHA-256 of source code as hex digits."""
    return hashlib.sha256(text).hexdigest()


def identify(path: str) -> str:
    """Return 16 hex digits that identify a program or library file.

    They are a hash of the file's size and of samples of its bytes. Different builds already differ in the
    first sample, because the start of the file describes its layout. The other samples detect files that were
    patched in place.
    """
    status = os.stat(path)
    return _identify(path, get_fact(status))


_identities: dict[tuple[str, Fact], str] = process.own({})  # the results of `_identify`


def _identify(path: str, fact: Fact) -> str:
    """Implement `identify`, caching the result as long as the file's metadata is unchanged."""
    identity = _identities.get((path, fact))
    if identity is None:
        with open(path, "rb", opener=open_regular) as file:

            def read(_segment_index: int, offset: int, length: int) -> bytes:
                """Return bytes of the file, which is treated as a single segment."""
                file.seek(offset)
                return file.read(length)

            size, *_ = fact
            identity = _identities[path, fact] = _hash_samples([size], read)
    return identity


def hash_memory(segments: Sequence[tuple[int, int]]) -> str:
    """Return 16 hex digits that identify a library in memory.

    They are a hash of the library's size and of samples of its bytes.

    Args:
        segments: The address and the size of each segment whose contents are the same in all processes.
    """
    import ctypes

    starts = [address for address, _ in segments]
    return _hash_samples(
        [size for _, size in segments],
        lambda index, offset, length: ctypes.string_at(starts[index] + offset, length),
    )


def _hash_samples(sizes: Sequence[int], read: Callable[[int, int, int], bytes]) -> str:
    """Hash sizes and samples of data, and return the first 16 hex digits of the hash.

    Args:
        sizes: The size of each segment in bytes.
        read: Function that returns bytes of a segment. Its arguments are the segment's index, the offset in
            the segment and the number of bytes.
    """
    digest = hashlib.sha256(repr([*sizes]).encode())
    step = max(_SAMPLE, sum(sizes) // _SAMPLE_COUNT)
    for index, size in enumerate(sizes):
        for offset in range(0, size, step):
            digest.update(read(index, offset, min(_SAMPLE, size - offset)))
    return digest.hexdigest()[:16]
