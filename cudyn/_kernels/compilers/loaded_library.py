"""Identifies the libraries of compilers and linkers that this process has loaded.

`pip install --upgrade` may replace a library's file while a process uses the library. Code from the loaded
library must then not be stored as code from the new file. Some environment variables have an effect only if
they were set when the library was loaded.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..._bindings.libraries import catalog, dl
from ..._bindings.libraries.library import library
from ..._environment import read_c_variable
from ..._process import process
from ..cache.inputs import hash_memory, identify, make_id

if TYPE_CHECKING:
    import ctypes

    from ..._bindings.libraries.load import Outcome

# The reason why code is not cached if it is unknown which values of the variables a library has read.
_UNKNOWN_VARIABLES = (
    "another package loaded the {}, and environment variables that the library reads while it is loaded have "
    "changed since the process started"
)


class Identity(NamedTuple):
    """The properties of a compiler or linker that determine the code that it generates.

    Attributes:
        digest: Hash of the compiler's version and contents, or `None` if it is missing.
        variables: Values of the environment variables that are set and may change the code. These are the
            variables that the library has read while it was loaded, or that a missing library would read if
            it were loaded now.
        uncacheable_reason: `""`, or the reason why the generated code must not be cached in this process,
            namely that it is unknown which values of the variables the library has read.
    """

    digest: str | None
    variables: Mapping[str, str]
    uncacheable_reason: str = ""


_described: dict[int, Identity] = process.own({})  # identities, keyed by the library's handle


def describe(name: str, outcome: Outcome | None = None) -> Identity:
    """Return the identity of a library, which is loaded on first use.

    Args:
        name: Name of the library's module, such as "nvrtc".
        outcome: The result of loading the library, or `None` to load it.
    """
    outcome = outcome or get_outcome(name)
    if outcome.handle is None:
        return Identity(None, read_load_variables(name))
    handle = dl.get_handle(outcome.handle)
    if handle not in _described:
        # Neighbors are files in the same directory that the library opens, such as libnvrtc-builtins.
        neighbor_digests = {_hash_library(_find_loaded(file)) for file in outcome.neighbors}
        digests = [_hash_library(outcome.handle), *sorted(neighbor_digests)]
        uncacheable_reason = ""
        if outcome.variables is None:
            uncacheable_reason = _UNKNOWN_VARIABLES.format(catalog.find(name).title)
        _described[handle] = Identity(
            make_id([outcome.version, digests]),
            dict(sorted((outcome.variables or {}).items())),
            uncacheable_reason,
        )
    return _described[handle]


def get_outcome(name: str) -> Outcome:
    """Return the result of loading a library."""
    return library(catalog.find(name)).outcome


def read_load_variables(name: str) -> dict[str, str]:
    """Return the values of the environment variables that a library would read if it were loaded now.

    Variables that are not set are omitted.
    """
    values = {variable: read_c_variable(variable) for variable in catalog.find(name).load_variables}
    return {variable: value for variable, value in sorted(values.items()) if value is not None}


def _find_loaded(handle: ctypes.CDLL) -> ctypes.CDLL:
    """Return the library that this process uses for the soname of an open library.

    This is a different library if another package had already loaded a library with the same soname.
    """
    soname = dl.read_links(handle).soname
    loaded = dl.open_loaded(soname) if soname else None
    return loaded or handle


def _hash_library(handle: ctypes.CDLL) -> str:
    """Return the hash of an open library's read-only memory, or of its file on systems without ELF."""
    segments = dl.list_constant_segments(handle)
    if segments:
        return hash_memory(segments)
    path = dl.find_file(handle)
    if path is None or not os.path.isfile(path):
        return ""
    return identify(path)
