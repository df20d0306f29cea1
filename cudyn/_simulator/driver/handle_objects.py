"""The objects that handles of the simulated driver stand for."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

TAG = 0x51D0  # the highest 16 bits of all handles, which no address has
_handles = itertools.count((TAG << 48) + 16, 16)


class HandleObject(SimpleNamespace):
    """The object behind a handle. Each kind of object has its own attributes."""

    is_removed = False
    __eq__ = object.__eq__
    __hash__ = object.__hash__  # type: ignore[assignment]

    def __init__(self, kind: str, **facts: Any) -> None:
        super().__init__(kind=kind, handle=next(_handles), **facts)
