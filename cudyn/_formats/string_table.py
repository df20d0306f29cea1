"""Reads the names in a string table of an ELF file."""

from __future__ import annotations

# Linkers let names share their ends, so that all names together can be longer than the table. In a damaged
# file, every symbol could refer to the same long name.
_MAX_RATIO = 16
_MIN_BUDGET = 1 << 16


class StringTable:
    """The names in a string table. Each name is decoded once.

    Args:
        data: Contents of the table.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._names: dict[int, str] = {}
        self._budget = _MIN_BUDGET + _MAX_RATIO * len(data)

    def __getitem__(self, offset: int) -> str:
        """Return the name at an offset. Raises ValueError if the table is damaged."""
        name = self._names.get(offset)
        if name is None:
            end = self._data.find(b"\0", offset) if offset < len(self._data) else -1
            if end < 0:
                raise ValueError("damaged: a name lies outside its string table")
            self._budget -= end - offset
            if self._budget < 0:
                raise ValueError(f"damaged: the names in a string table of {len(self._data)} bytes overlap")
            name = self._names[offset] = self._data[offset:end].decode("utf-8", "replace")
        return name
