"""The objects that the handles of the simulated driver refer to."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

TAG = 0x51D0  # the highest 16 bits of every handle; no address starts with them
_handles = itertools.count((TAG << 48) + 16, 16)


class HandleObject(SimpleNamespace):
    """The object that a handle refers to, such as a stream. Its attributes depend on its kind.

    Attributes:
        kind: The C type of the handle, such as "CUstream". Internal objects have other names, such as "node".
        handle: The number that programs pass to refer to the object.
        is_removed: Whether the object has been destroyed.
    """

    is_removed = False
    # SimpleNamespace compares attributes, but two handle objects are only equal if they are the same object.
    __eq__ = object.__eq__
    __hash__ = object.__hash__  # type: ignore[assignment]

    def __init__(self, kind: str, **attributes: Any) -> None:
        """Create an object with a new handle, which no other object has ever had.

        Args:
            kind: The C type of the handle, such as "CUstream".
            attributes: The other attributes of the object.
        """
        super().__init__(kind=kind, handle=next(_handles), **attributes)
