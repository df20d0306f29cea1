"""Reads the names in a string table of an ELF file."""

from __future__ import annotations

# Linkers let names share their ends, so the total length of all names can exceed the size of the table. In a
# damaged file, every symbol could refer to the same long name, and every use of a name takes time. The total
# length is therefore limited to _MIN_BUDGET plus _MAX_RATIO times the size of the table.
_MAX_RATIO = 16
_MIN_BUDGET = 1 << 16


class StringTable:
    """The names in a string table. Each name is decoded once.

    Args:
        data: Contents of the table.
        error: Class of the exception for a damaged table.
        errors: Error handler for bytes that are not UTF-8; by default the handler for file names.
    """

    def __init__(
        self, data: bytes, error: type[ValueError] = ValueError, errors: str = "surrogateescape"
    ) -> None:
        self._data = data
        self._error = error
        self._errors = errors
        self._names: dict[int, str] = {}  # the names that have been decoded, keyed by their offsets
        self._budget = _MIN_BUDGET + _MAX_RATIO * len(data)  # remaining total length of returned names

    def __getitem__(self, offset: int) -> str:
        """Return the name at an offset. Raises an exception if the table is damaged."""
        name = self._names.get(offset)
        if name is None:
            end = self._data.find(b"\0", offset)  # -1 if the offset is outside of the table, too
            if end < 0:
                raise self._error("damaged: a name lies outside its string table")
            name = self._data[offset:end].decode("utf-8", self._errors)
            self._names[offset] = name
        self._budget -= len(name)
        if self._budget < 0:
            size = len(self._data)
            raise self._error(f"damaged: the names in a string table of {size} bytes overlap")
        return name
