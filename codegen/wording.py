"""Reads the phrases of generated docstrings, which codegen and cudyn share.

cudyn/_bindings/libraries/wording.py reads the same file for `help()`. Both have their own reader, because
codegen and cudyn do not import each other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

from .declared import ROOT


@cache
def read_wording() -> Mapping[str, Mapping[str, str]]:
    """Return the phrases that describe parameters, keyed by topic and by the word that table rows use.

    The topics are `roles`, `memory` (kinds of memory), `reasons` (why a size is unknown), `made` (result
    types of calls that allocate memory) and `phrases` (templates for memory with and without a size).
    """
    path = ROOT / "cudyn" / "_bindings" / "tables" / "wording.json"
    wording: Mapping[str, Mapping[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return wording
