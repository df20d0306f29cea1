"""Jobs as cudyn.compile makes them, for tests that look at their keys; images in the cache."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cudyn import Image
from cudyn._compile import kept
from cudyn._compile.job import Job, Look
from cudyn._compile.keys import Key


def make(source: Any = "", *, arch: str = "sm_80", **given: Any) -> Look:
    """Return what a job of these arguments of cudyn.compile reads here."""
    return Look(Job(source, arch, **given))


def make_key(source: Any = "", **given: Any) -> Key:
    """Return the key of a CUBIN for sm_80."""
    return make(source, **given).make_key("sm_80", "cubin")


def find(key: str, build: str | None) -> Image | None:
    """Return the image that the cache has."""
    found = kept.find(key, build)
    return found and found[1]


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any] | None = None) -> str:
    """Keep an image; return why not."""
    return kept.keep(key, build, image, facts or {})
