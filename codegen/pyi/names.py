"""Finds the library that declares a C type, and the name of the type's Python class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from ..abi import iter_member_types
from ..c_types import FLOATS, INTEGERS, Named, Pointer, base_of, is_callback, names_in, parse, unqualified
from ..history import History, Span, get_enumerators
from ..sources import Library

T = TypeVar("T")


class Names:
    """All names in a library's newest release.

    `used` contains the names of the libraries whose types this library uses.
    """

    def __init__(self, library: Library, history: History, used: Sequence[Names] = ()) -> None:
        self.library = library
        self.history = history
        self.used = used
        self.types = newest(history.typedefs)
        self.records = newest(history.records)
        self.enums = newest(history.enums)
        self.direct: dict[str, str] = {}  # type -> the first typedef for this type
        for name, type_ in self.types.items():
            self.direct.setdefault(type_, name)
        self.constructed = self._find_constructed()

    def _find_constructed(self) -> set[str]:
        """Return the tags of records that users construct.

        If the library's records are `observed`, these are only the records that declarations mention.
        """
        if not self.library.observed:
            return set(self.records)
        texts = [t for spans in self.history.functions.values() for span in spans for t in span.value.types]
        texts += [type_ for type_ in self.types.values() if "(" in type_]  # the types of callbacks
        texts += [type_ for record in self.records.values() for type_ in iter_member_types(record)]
        words = {word for text in texts for word in names_in(text)}
        # A word is a tag, or a typedef that resolves to a type with a tag.
        return {base_of(self.resolve(w)).partition(" ")[2] or w for w in words} | words

    def name_of(self, type_: str) -> str:
        """Return the name of a type's class: its first typedef, or its tag if there is no typedef.

        A version is omitted if the typedef without the version is the same type. At run time,
        cudyn._bindings.calls.c_types.CommonTypes.name_of returns the same name.
        """
        direct = self.direct.get(type_, base_of(type_).partition(" ")[2])
        base, _, version = direct.rpartition("_v")
        return base if version.isdigit() and self.types.get(base, "") == direct else direct

    def resolve(self, type_: str) -> str:
        """Return a type with its typedefs resolved."""
        while True:
            home = next((names for names in (self, *self.used) if type_ in names.types), None)
            if home is None:
                return type_
            type_ = home.types[type_]

    def is_handle(self, type_: str) -> bool:
        """Return whether a type is a pointer to a record without members."""
        parsed = parse(type_)
        target = parsed.target if isinstance(parsed, Pointer) and not parsed.const else None
        if not isinstance(target, Named) or target.keyword not in ("struct", "union"):
            return False
        return not any(target.tag in names.records for names in (self, *self.used))

    def is_incomplete(self, resolved: str) -> bool:
        """Return whether a type is a struct or union that headers declare without its members."""
        parsed = parse(resolved)
        if not isinstance(parsed, Named) or parsed.keyword not in ("struct", "union"):
            return False
        return not any(parsed.tag in names.records for names in (self, *self.used))

    def home_of(self, resolved: str) -> Names | None:
        """Return the library of an enum, record or handle.

        A handle belongs to the last library that has a typedef for it.
        """
        resolved = _plain(resolved)
        if self.is_handle(resolved):
            homes = [names for names in (self, *self.used) if resolved in names.direct]
            return homes[-1] if homes else self
        parsed = parse(resolved)
        tag = parsed.tag if isinstance(parsed, Named) else ""
        return next((s for s in (self, *self.used) if tag in s.enums or tag in s.records), None)

    def qualified(self, resolved: str) -> str:
        """Return the name of a class, qualified by the module if it belongs to another library."""
        resolved = _plain(resolved)
        home = self.home_of(resolved) or self
        if self.is_handle(resolved) and resolved not in home.direct:
            return "Handle"  # the handle does not have a typedef
        name = home.name_of(resolved)
        return name if home is self else f"{home.library.name}.{name}"

    def class_of(self, resolved: str) -> str | None:
        """Return the class of a handle, an enum or a record, or None for other types."""
        parsed = parse(resolved)
        if self.is_handle(resolved):
            return self.qualified(resolved)
        if isinstance(parsed, Named) and parsed.keyword and not parsed.const and self.home_of(resolved):
            return self.qualified(resolved)
        return None

    def callback(self, resolved: str) -> str:
        """Return the class for a pointer to a function."""
        for names in (self, *self.used):
            name = next((name for name, target in names.types.items() if target == resolved), None)
            if name and is_callback(resolved):
                return name if names is self else f"{names.library.name}.{name}"
        return "CFuncPtr"

    def is_enum(self, resolved: str) -> bool:
        """Return whether a type is an enum, rather than a pointer to one."""
        parsed = parse(resolved)
        return isinstance(parsed, Named) and parsed.keyword == "enum"

    def number(self, resolved: str) -> str:
        """Return the ctypes class for a number or an enum, or "" for other types."""
        if resolved in INTEGERS:
            return f"ctypes.{INTEGERS[resolved].ctypes}"
        if resolved in FLOATS:
            return f"ctypes.{FLOATS[resolved]}"
        if self.is_enum(resolved):
            home = self.home_of(resolved) or self
            _, _, tag = _plain(resolved).partition(" ")
            return f"ctypes.{INTEGERS[home.enums[tag].type].ctypes}"
        return ""

    def members(self, tag: str, release: str = "") -> Sequence[tuple[str, int]]:
        """Return the names and values of an enum's enumerators.

        Args:
            tag: tag of the enum
            release: header release; if empty, the newest release
        """
        releases = self.history.releases
        rows = get_enumerators(self.history.enums[tag], releases)
        if not release:
            return [(name, spans[-1].value) for name, spans in rows.items() if spans[-1].removed is None]
        index = releases.index(release)

        def holds(span: Span[int]) -> bool:
            """Return whether the release is in a span."""
            return releases.index(span.introduced) <= index and (
                span.removed is None or index < releases.index(span.removed)
            )

        return [(name, span.value) for name, spans in rows.items() for span in spans if holds(span)]

    def has_constant(self, name: str) -> bool:
        """Return whether a name is one of this library's macros or enumerators."""
        return name in self.history.constants or name in self._enumerators

    @cached_property
    def _enumerators(self) -> frozenset[str]:
        """The names of all enumerators."""
        return frozenset(name for tag in self.enums for name, _ in self.members(tag))


def _plain(type_: str) -> str:
    """Remove all const qualifiers. Types that differ only in const have the same class."""
    return unqualified(type_).removeprefix("const ")


def newest(rows: Mapping[str, Sequence[Span[T]]]) -> dict[str, T]:
    """Return the values that the newest release contains."""
    return {name: spans[-1].value for name, spans in rows.items() if spans[-1].removed is None}
