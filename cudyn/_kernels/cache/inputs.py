"""The inputs of a compilation that are known before it starts. Their hash is the key of the cache."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..._process import process

if TYPE_CHECKING:
    from collections.abc import Mapping

_FORMAT = "6"  # the version of the key; a new version makes all entries unreachable
_SAMPLE = 1 << 16  # size in bytes of each sample in `identify`
_SAMPLE_COUNT = 16  # the number of samples of a large file

# Variables that change the code but are not recorded: libraries read some of these variables while they are
# loaded, and nvJitLink and libNVVM read the others later.
VARIABLES = frozenset(
    {
        "NV_NVVM_VERSION",
        "LIBNVVM_NVVM_VERSION",
        "NVVM_IR_VER_CHK",
        "LLVM_OVERRIDE_PRODUCER",
        "NVRTC_DISABLE_PCH",
        "NVRTC_PCH_HEAP_SIZE",
        "NVRTC_DISABLE_CONCURRENT_NVVM",
        "NVRTC_APPEND_FLAGS",
        "NVRTCWIZ",
        "EDG_BASE",
        "EDG_MODULES_PATH",
    }
)
_PREFIXES = ("FINALIZER_", "NVJITLINK_")


@dataclass(frozen=True)
class Inputs:
    """The inputs that determine the result of a compilation or a link and are known before it starts.

    Attributes:
        facts: The inputs by name. Each is a JSON value.
        text: The source code, or the hashes of the images to link.
        uncacheable_reason: The reason why the result must not be stored, or "".
    """

    facts: Mapping[str, Any]
    text: bytes
    uncacheable_reason: str = ""

    @cached_property
    def key(self) -> str:
        """The hash of all inputs. Digits 2 to 13 identify the source (see `get_origin`)."""
        digest = hash_parts([_FORMAT, dict(self.facts)])
        text_digits = hash_parts([self.text])[:8]
        name_digits = hash_parts([self.facts["name"]])[:4]
        return digest[:2] + text_digits + name_digits + digest[2:52]  # 64 digits, like the other hashes


def get_origin(key: str) -> tuple[str, str]:
    """Return the digits of a key that identify the source: a hash of its text and a hash of its name."""
    return key[2:10], key[10:14]


def read_variables() -> dict[str, str]:
    """Return the environment variables that change the results of NVIDIA's compilers."""
    names = [name for name in os.environ if name in VARIABLES or name.startswith(_PREFIXES)]
    return {name: os.environ[name] for name in sorted(names)}


def rebase(path: str) -> str:
    """Return a path as it is stored in the cache: relative to CUDYN_BASE_DIR if it is inside it."""
    base = os.environ.get("CUDYN_BASE_DIR", "")
    if not base or not os.path.isabs(path):
        return path
    inside = os.path.relpath(path, base)
    return path if inside.startswith("..") else inside


def hash_parts(values: list[Any]) -> str:
    """Return the hash of a list of plain values."""
    return hash_text(repr(values).encode("utf-8", "surrogateescape"))


def hash_text(text: bytes) -> str:
    """Return the hash of a source string."""
    return hashlib.sha256(text).hexdigest()


def identify(path: str) -> str:
    """Return 16 digits that identify a library or program, from its size and samples of its bytes.

    Different builds differ at the start of the file, because the start describes the file's layout. The
    samples detect files that were patched in place.
    """
    status = os.stat(path)
    return _identify(path, status.st_size, status.st_mtime_ns)


_identities: dict[tuple[str, int, int], str] = process.own({})


def _identify(path: str, size: int, modified: int) -> str:
    """Return the result of `identify`, which is cached for as long as the size and the time are unchanged."""
    identity = _identities.get((path, size, modified))
    if identity is None:
        digest = hashlib.sha256(b"%d" % size)
        step = max(_SAMPLE, size // _SAMPLE_COUNT)
        with open(path, "rb") as file:
            for offset in range(0, size, step):
                file.seek(offset)
                digest.update(file.read(_SAMPLE))
        identity = _identities[path, size, modified] = digest.hexdigest()[:16]
    return identity
