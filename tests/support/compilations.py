"""Compilations as cudyn.compile makes them, for tests that look at their keys."""

from __future__ import annotations

from typing import Any

from cudyn._compile.compilation import Compilation
from cudyn._compile.keys import Key
from cudyn._compile.source import Source


def make(source: Any = "", *, cache: bool = True, **given: Any) -> Compilation:
    """Return a compilation of these arguments of cudyn.compile."""
    arguments: dict[str, Any] = {"name": "", "options": (), "include_path": (), "headers": {}}
    arguments |= {"define_macro": (), "std": "", "name_expressions": ()}
    return Compilation(Source(source, **{**arguments, **given}), cache)


def make_key(source: Any = "", **given: Any) -> Key:
    """Return the key of a CUBIN for sm_80."""
    return make(source, **given).make_key("sm_80", "cubin")
