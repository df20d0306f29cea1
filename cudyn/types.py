"""The classes of what cudyn returns, for annotations and isinstance(). Users do not make these objects."""

from __future__ import annotations

from . import _tables
from ._loading.catalog import read_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = sorted(_tables.TYPES)


def __getattr__(name: str) -> Any:
    """Each is imported when it is first named."""
    if name not in _tables.TYPES:
        raise AttributeError(f"module 'cudyn.types' has no attribute {name!r}")
    value = globals()[name] = getattr(read_module(f"cudyn.{_tables.TYPES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
