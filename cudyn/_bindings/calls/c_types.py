"""The types and constants of one library at one API level, built on first use."""

from __future__ import annotations

import ctypes
import functools
import operator
from _thread import RLock

from ..._process import process
from ..tables import rows
from . import params, records
from .callbacks import function_type
from .values import (
    PRIMITIVES,
    AddressCell,
    Handle,
    TextCell,
    VoidPointer,
    int_limits,
    make_integer_type,
    round_up,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from enum import IntEnum
    from typing import Any


def _reject_symbol(symbol: str, level: str) -> Sequence[rows.Param]:
    """Raise KeyError, as for an unknown symbol. Used if no `find_parameters` is passed to `CommonTypes`."""
    raise KeyError(symbol)


class CommonTypes:
    """The ctypes classes that all API levels of a library share, so that equal types have the same class.

    Args:
        module: name of the library's module
        tables: generated module with the library's types
        releases: releases in the tables, oldest first
        used_libraries: the other libraries whose types this library's headers use
        lock: re-entrant lock that is held while a type is created; a new lock if omitted
        find_parameters: returns the parameters of a symbol in a release, and raises KeyError for an unknown
            symbol; by default, every symbol is unknown
    """

    def __init__(
        self,
        module: str,
        tables: Any,
        releases: Sequence[str],
        used_libraries: Sequence[CommonTypes] = (),
        lock: RLock | None = None,
        find_parameters: Callable[[str, str], Sequence[rows.Param]] | None = None,
    ) -> None:
        self.module = module
        self.tables = tables
        self.releases = releases
        self.used_libraries = used_libraries
        self.lock = lock or RLock()
        self.find_parameters = find_parameters or _reject_symbol
        self.handles: dict[str, type[Handle]] = {}
        self.integers: dict[tuple[str, Any], Any] = {}
        self.enum_names: dict[str, params.EnumName] = {}
        self.records: dict[tuple[str, str], Any] = {}
        self.enums: dict[tuple[str, tuple[tuple[str, int], ...]], type[IntEnum]] = {}
        self.typedefs = {**dict(self.iter_tagged()), **tables.TYPEDEFS}
        # type that a typedef names in the newest release -> the first typedef for this type
        self._name_by_type: dict[str, str] = {}
        for name, row in self.typedefs.items():
            _, _, newest_type = rows.spans(row, releases)[-1]
            self._name_by_type.setdefault(newest_type, name)

    def get_or_create(self, table: dict[Any, Any], key: Any, make: Callable[[], Any]) -> Any:
        """Return the class for a key in a table. On first use, the class is created by calling `make`."""
        with self.lock:
            cls = table.get(key)
            if cls is None:
                cls = table[key] = make()
            return cls

    def iter_tagged(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the row of each implicit typedef, such as X_params for the tag X_params_st.

        The headers do not declare these names. TAGGED contains the suffixes, such as `_params`, for which
        cudyn adds them.
        """
        if not self.tables.TAGGED:
            return
        for tag, row in self.tables.RECORDS.items():
            name = tag.removesuffix("_st")
            if not name.endswith(self.tables.TAGGED):
                continue
            # Lines that begin with a release describe the layout from that release on.
            releases = [line.partition(" ")[0] for line in row.splitlines() if line[0] == "@"]
            spans = [f"{release} struct {tag}" for release in releases]
            yield name, " | ".join(spans) or f"struct {tag}"

    def has_handle(self, type_: str) -> bool:
        """Return whether this library, or a library that it uses, has a typedef for a pointer to a type."""
        if f"{type_} *" in self._name_by_type:
            return True
        return any(library.has_handle(type_) for library in self.used_libraries)

    def get_typedef(self, type_: str, fallback: str) -> str:
        """Return the typedef for a type, without a version suffix, or `fallback` if the type has no typedef.

        For example, the typedef for `struct CUDA_MEMCPY2D_st` is CUDA_MEMCPY2D_v2, so the result is
        CUDA_MEMCPY2D.
        """
        return self.unversioned(self._name_by_type.get(type_, fallback))

    def unversioned(self, name: str) -> str:
        """Return a typedef's name without its version suffix if both names refer to the same type."""
        base, _, version = name.rpartition("_v")
        # The row of a typedef ends with the type that it names in the newest release.
        is_same_type = version.isdigit() and self.typedefs.get(base, "").endswith(name)
        return base if is_same_type else name

    def row_of(self, name: str) -> str | None:
        """Return the row of a typedef or a tag, or `None`.

        If two libraries have equal rows for a name, their headers contain the same declaration.
        """
        tables = self.tables
        row: str | None = self.typedefs.get(name) or tables.RECORDS.get(name) or tables.ENUMS.get(name)
        return row


_enums: list[Any] = process.keep([])  # the `enums` module, after its import


def _import_enums() -> Any:
    """Return the `enums` module, which is imported once, because Python can't import while exiting."""
    if not _enums:
        from . import enums

        _enums.append(enums)
    return _enums[0]


class Types:
    """Looks up the names of a library at one API level, and converts its C types to ctypes.

    Args:
        common: the types that all API levels share
        level: the API level, a release in the tables
    """

    def __init__(self, common: CommonTypes, level: str) -> None:
        self.common = common
        self.level = level
        self._resolved: dict[str, str] = {}
        self._homes: dict[str, Types] = {}
        self._ctypes: dict[str, Any] = {}
        self._attributes: dict[tuple[str, int], Any] = {}  # (C type, enumerator) -> ctypes type
        releases = [level if uses == "same" else uses for uses in common.tables.USES.values()]
        self.used_libraries = [
            Types(other, release)
            for other, release in zip(common.used_libraries, releases, strict=True)
            if release in other.releases
        ]

    def _get_home(self, name: str) -> Types:
        """Return the types of the library that declares a typedef or a tag.

        If this library and a library that it uses have the same declaration, the other library's types are
        returned. An example is CUuuid, which both the driver's and the runtime's headers declare.
        """
        home = self._homes.get(name)
        if home is None:
            home = self._homes[name] = self._find_home(name)
        return home

    def _find_home(self, name: str) -> Types:
        """Search for the library that declares a name, as described in `_get_home`.

        Libraries that this library uses directly have priority, because libraries that it only uses
        indirectly may be at an older level. For example, cuTENSORMg uses cuTENSOR, which uses an older
        release of the runtime than cuTENSORMg itself.
        """
        own_row = self.common.row_of(name)
        direct_homes: list[Types] = []
        indirect_homes: list[Types] = []
        for used in self.used_libraries:
            home = used._get_home(name)
            homes = direct_homes if home is used else indirect_homes
            homes.append(home)
        for home in (*direct_homes, *indirect_homes):
            row = home.common.row_of(name)
            if row is not None and own_row in (None, row):
                return home
        return self

    def names(self) -> Iterator[str]:
        """Yield the names that the library's own headers declare at this level."""
        tables = self.common.tables
        for name, row in self.common.typedefs.items():
            if self._has(row) and not self._is_incomplete(self.resolve(name)):
                yield name
        # The tags of implicit typedefs are not names themselves.
        tags = {f"{name}_st" for name, _ in self.common.iter_tagged()}
        for table in (tables.RECORDS, tables.CONSTANTS, tables.VARIABLES):
            yield from (name for name, row in table.items() if self._has(row) and name not in tags)
        for tag in tables.ENUMS:
            members = self.members(tag)
            if members:
                yield tag
                yield from (name for name, _ in members)

    @functools.cached_property
    def used_names(self) -> dict[str, Types]:
        """The names from other libraries that this library also provides, with the `Types` that declare them.

        These names are the types that this library's declarations mention, and the enumerators of these
        types.
        """
        homes: dict[str, Types] = {}
        for name in self.common.tables.USED_TYPES:
            home = self._get_home(name)
            row = home.common.row_of(name)
            if home is self or row is None or not home._has(row):
                continue
            resolved = home.resolve(name) if name in home.common.typedefs else home._add_keyword(name)
            if home._is_incomplete(resolved):
                continue
            homes[name] = home
            if resolved.startswith("enum "):
                tag = resolved.removeprefix("enum ")
                enum_home = home._get_home(tag)
                for enumerator, _ in enum_home.members(tag):
                    homes.setdefault(enumerator, enum_home)
        for own_name in self.names():
            homes.pop(own_name, None)
        return homes

    def _add_keyword(self, tag: str) -> str:
        """Return the C type that a tag stands for: the tag after the keyword `enum` or `struct`."""
        return f"enum {tag}" if tag in self.common.tables.ENUMS else f"struct {tag}"

    def _has(self, row: str | int) -> bool:
        """Return whether a row has a value at this level."""
        common = self.common
        spans = rows.record_spans(str(row), common.releases)
        return any(rows.span_contains(span, common.releases, self.level) for span in spans)

    def _is_incomplete(self, type_: str) -> bool:
        """Return whether a type is a struct that the headers only declare, such as FILE."""
        kind, _, tag = type_.partition(" ")
        is_record = kind in ("struct", "union") and "*" not in tag
        return is_record and tag not in self._get_home(tag).common.tables.RECORDS

    def get(self, name: str) -> Any:
        """Return the type, enumerator or constant with a given name.

        Raises:
            KeyError: the library's headers do not declare the name at this API level
        """
        try:
            return self._get_own(name)
        except KeyError:
            home = self.used_names.get(name)
            if home is None:
                raise
        return home._get_own(name)

    def _get_own(self, name: str) -> Any:
        """Return the value of a name that the library's own headers declare."""
        tables = self.common.tables
        with self.common.lock:
            typedefs = self.common.typedefs
            if name in typedefs and self._has(typedefs[name]):
                return self._get_named_type(name)
            if name in tables.ENUMS and self.members(name):
                return self.enum(name)
            if name in tables.RECORDS and self._has(tables.RECORDS[name]):
                return self.record(name)
            enumerator = self._find_enumerator(name)
            if enumerator is not None:
                return enumerator
            if name in tables.CONSTANTS:
                return self._get_constant(name)
        raise KeyError(name)

    def _get_any(self, name: str) -> Any:
        """Return the value of a name from this library or a library that it uses.

        Unlike `get`, this method also finds names that this library's module does not provide.

        Raises:
            KeyError: No library has the name at this level.
        """
        for get in (self._get_own, *[other._get_any for other in self.used_libraries]):
            try:
                return get(name)
            except KeyError:
                pass
        raise KeyError(name)

    def _get_named_type(self, name: str) -> Any:
        """Return the class for a typedef.

        Every typedef for an integer, such as CUdeviceptr, has a separate class, derived from ctypes' class.
        """
        type_ = self.resolve(self.typedef(name))
        if type_.startswith("enum "):
            return self.enum(type_.removeprefix("enum "))
        cls = self.ctype(type_)
        if cls is ctypes.c_void_p:
            return VoidPointer
        if not int_limits(cls):
            return cls
        home, name = self._resolve_alias(name)
        common = home.common
        class_name = common.unversioned(name)
        return common.get_or_create(
            common.integers, (name, cls), lambda: make_integer_type(class_name, cls, common.module)
        )

    def _resolve_alias(self, name: str) -> tuple[Types, str]:
        """Return the last typedef in a chain of typedefs, and the types of the library that declares it.

        All typedefs of the chain share the class of the last typedef.
        """
        home = self._get_home(name)
        target = home.typedef(name)
        while target in home._get_home(target).common.typedefs:
            home = home._get_home(target)
            name = target
            target = home.typedef(name)
        return home, name

    def typedef(self, name: str) -> str:
        """Return the type that a typedef names at this level, or at the nearest level that has the typedef.

        Prototypes contain names from the newest headers, which older headers may not declare.
        """
        home = self._get_home(name)
        common = self.common
        if home is not self:
            return home.typedef(name)
        return rows.get_nearest_value(common.typedefs[name], common.releases, self.level)

    def _find_enumerator(self, name: str) -> Any:
        """Return the enum member with a given name, or `None` if this level does not have it."""
        for tag, row in self.common.tables.ENUMS.items():
            if f"\n{name}" in row and name in dict(self.members(tag)):
                return self.enum(tag)[name]
        return None

    def _get_constant(self, name: str) -> Any:
        """Return the value of a macro in the table CONSTANTS.

        Raises:
            KeyError: This level does not have the macro.
        """
        value = rows.find_value(self.common.tables.CONSTANTS[name], self.common.releases, self.level)
        if value is None:
            raise KeyError(name)
        type_, _, text = value.rpartition(" ")
        if type_ == "double":
            return float(text)
        is_number = text.lstrip("-").isdigit()
        if not is_number:  # the name of another constant
            return self._get_any(value)
        number = int(text)
        resolved = self.resolve(type_)
        if resolved.startswith("enum "):
            return _import_enums().to_member(self.enum(resolved.removeprefix("enum ")), number)
        cls = self.ctype(type_) if type_ else None
        return cls(number) if isinstance(cls, type) and issubclass(cls, Handle) else number

    def variable_type(self, name: str) -> Any:
        """Return the ctypes type of a constant that a library exports.

        Raises KeyError if this level does not have the constant.
        """
        type_ = rows.find_value(self.common.tables.VARIABLES[name], self.common.releases, self.level)
        if type_ is None:
            raise KeyError(name)
        return self.ctype(type_.removeprefix("const ").removesuffix("const"))

    def variable(self, name: str, handle: ctypes.CDLL) -> Any:
        """Return the value of a constant that a library exports.

        Raises:
            KeyError: This level does not have the constant.
            ValueError: The library does not export it.
        """
        cls = self.variable_type(name)
        if issubclass(cls, Handle):
            return cls(ctypes.c_void_p.in_dll(handle, name).value)
        variable = cls.in_dll(handle, name)
        return variable.value if isinstance(variable, ctypes._SimpleCData) else cls.from_buffer_copy(variable)

    def ctype(self, type_: str) -> Any:
        """Return the ctypes type that stores a C type; `None` for void."""
        cls = self._ctypes.get(type_, self)  # `self` if the type is missing, because the value may be None
        if cls is self:
            cls = self._ctypes[type_] = self._make_ctype(type_)
        return cls

    def _make_ctype(self, type_: str) -> Any:
        """Create the ctypes type that `ctype` returns."""
        if "(" in type_:
            return self._get_function_class(type_)
        base, bracket, dims = type_.partition("[")
        if bracket:
            return records.array_type(self.ctype(base), dims, self.resolve(base) == "char")
        if type_.endswith(("*", "*const")):
            return self._get_pointer_type(type_.removesuffix("const").removesuffix("*").rstrip())
        base = type_.removeprefix("const ")
        if base in PRIMITIVES:
            return PRIMITIVES[base]
        kind, _, tag = base.partition(" ")
        if kind == "enum":
            return self._get_home(tag).get_stored_type(tag)
        if kind in ("struct", "union"):
            return self.record(tag)
        return self.ctype(self.resolve(base))

    def _get_pointer_type(self, target: str) -> Any:
        """Return the ctypes type of a pointer to a C type."""
        unqualified = target.removeprefix("const ")
        if unqualified == "void":
            return ctypes.c_void_p
        if target == "const char":
            return ctypes.c_char_p
        if unqualified == "char":  # a buffer, which c_char_p would convert to bytes
            return ctypes.POINTER(ctypes.c_char)
        resolved = self.resolve(unqualified)
        if self._is_incomplete(resolved):
            return self._get_handle_class(resolved)
        is_function = "(" in resolved and "(*)" not in resolved
        if is_function:
            return self._get_function_class(resolved)
        return ctypes.POINTER(self.ctype(target))

    def resolve(self, type_: str) -> str:
        """Return a type with all its typedefs resolved."""
        resolved = self._resolved.get(type_)
        if resolved is None:
            resolved = type_
            home = self._get_home(resolved) if self.used_libraries else self
            while resolved in home.common.typedefs:
                row = home.common.typedefs[resolved]
                resolved = (
                    row if "@" not in row else rows.get_nearest_value(row, home.common.releases, home.level)
                )
                home = self._get_home(resolved) if self.used_libraries else self
            self._resolved[type_] = resolved
        return resolved

    def _get_handle_class(self, type_: str) -> type[Handle]:
        """Return the class of an opaque pointer, such as CUstream.

        Libraries share these classes: cudaStream_t is CUstream, because the runtime uses the driver's types.

        Args:
            type_: the incomplete type that the pointer points to, such as `struct CUstream_st`
        """
        for other in self.used_libraries:
            if other.common.has_handle(type_):
                return other._get_handle_class(type_)
        common = self.common
        _, _, tag = type_.partition(" ")
        name = common.get_typedef(f"{type_} *", tag)
        return common.get_or_create(  # type: ignore[no-any-return]
            common.handles, type_, lambda: params.make_handle_type(name, common.module)
        )

    def _get_function_class(self, type_: str) -> Any:
        """Return the ctypes class for a function type, or for a pointer to a function (`int (*)(int)`)."""
        result, _, parameters = type_.replace("(*)", "", 1).partition(" (")
        arguments = tuple(self.ctype(parameter) for parameter in rows.split(parameters[:-1]))
        cls = self.ctype(result)
        # A callback returns an address, because ctypes cannot convert its result to any other pointer.
        result_type = ctypes.c_void_p if isinstance(cls, type(ctypes._Pointer)) else cls
        return function_type(self.common.get_typedef(type_, "Callback"), result_type, *arguments)

    def enum(self, tag: str) -> type[IntEnum]:
        """Return the IntEnum for a tag. Its `ctype` is the type in which C stores the enum."""
        home = self._get_home(tag)
        if home is not self:
            return home.enum(tag)
        members = self.members(tag)
        common = self.common
        make_enum_type = _import_enums().make_enum_type
        name = common.get_typedef(f"enum {tag}", tag)
        arguments = name, members, self.get_stored_type(tag), common.module, self.level
        return common.get_or_create(common.enums, (tag, members), lambda: make_enum_type(*arguments))  # type: ignore[no-any-return]

    def members(self, tag: str) -> tuple[tuple[str, int], ...]:
        """Return the names and values of an enum's enumerators at this level."""
        values = []
        _, row_by_enumerator = rows.enum(self.common.tables.ENUMS[tag])
        for name, row in row_by_enumerator.items():
            value = rows.find_value(row, self.common.releases, self.level) if row[0] == "@" else row
            if value is not None:
                values.append((name, int(value)))
        return tuple(values)

    def get_stored_type(self, tag: str) -> Any:
        """Return the ctypes type in which C stores an enum of this library."""
        return PRIMITIVES[self.common.tables.ENUMS[tag].partition("\n")[0]]

    def record(self, tag: str) -> Any:
        """Return the class of a struct or union, with its layout at this API level (a header release)."""
        home = self._get_home(tag)
        if home is not self:
            return home.record(tag)
        common = self.common
        spans = rows.record_spans(common.tables.RECORDS[tag], common.releases)
        span = rows.get_nearest_span(spans, common.releases, self.level)
        since, _, _ = span
        # The layout does not change within a span, so all levels in the span that begins at `since` share the
        # class.
        return common.get_or_create(common.records, (tag, since), lambda: self._make_tagged_record(tag, span))

    def with_layout(self, name: str, layout: str) -> Types:
        """Return a copy of these types in which a record has another layout.

        Args:
            name: typedef of the record
            layout: layout of the record, as in a table row
        """
        types = Types(self.common, self.level)
        types._ctypes[name] = self.common.get_or_create(
            self.common.records, (name, layout), lambda: types._make_record(name, layout)
        )
        return types

    def _make_record(self, name: str, layout: str) -> Any:
        """Create the class of a record from a layout."""
        root = rows.layout(layout)
        cls = records.declare(root, name, self.common.module)
        cls._since_ = self.level
        records.define(cls, root, self)
        return cls

    def layout(self, tag: str, span: rows.Span) -> str:
        """Return the layout of a record in a span of its row.

        If the row contains `=`, the layout is computed from the parameters of a function.
        """
        since, _, text = span
        return Types(self.common, since)._compute_layout(tag) if text == "=" else text

    def _compute_layout(self, tag: str) -> str:
        """Return the layout of a record whose members are the parameters of a function."""
        lines = []
        end = 0
        record_align = 1
        for param in self._get_parameters(tag):
            type_ = self.ctype(param.type)
            align = ctypes.alignment(type_)
            offset = round_up(end, align)
            lines.append(f"\n  {offset} {param.type}{'' if param.type.endswith('*') else ' '}{param.name}")
            end = offset + ctypes.sizeof(type_)
            record_align = max(record_align, align)
        return f"struct {round_up(end, record_align)} {record_align}{''.join(lines)}"

    def _get_parameters(self, tag: str) -> Sequence[rows.Param]:
        """Return the parameters of the function that a tag refers to.

        The tag X_params_st or X_v11000_params_st refers to the function X of a used library.

        Raises:
            KeyError: None of the libraries has the function.
        """
        name = tag.removesuffix("_st")
        for suffix in self.common.tables.TAGGED:
            name = name.removesuffix(suffix)
        name_without_version, _, _ = name.rpartition("_v")
        for symbol in (name, name_without_version):
            for other in self.used_libraries:
                try:
                    return other.common.find_parameters(symbol, self.level)
                except KeyError:
                    pass
        raise KeyError(tag)

    def _make_tagged_record(self, tag: str, span: rows.Span) -> Any:
        """Create the class of a struct or union with the layout in a span of its row."""
        since, _, _ = span
        root = rows.layout(self.layout(tag, span))
        cls = records.declare(root, self.common.get_typedef(f"{root.kind} {tag}", tag), self.common.module)
        cls._since_ = since
        self.common.records[tag, since] = cls  # stored first, because members may point to the record
        try:
            tables = self.common.tables
            records.define(cls, root, self, tables.WINDOWS.get(tag, ""), tables.BYTES.get(tag, ()))
            for old, new in tables.RENAMED.get(tag, {}).items():
                records.make_available_under_both_names(cls, old, new)
            initial = tables.INITIAL.get(tag)
            if initial:
                records.set_initial_values(cls, dict(self._iter_initial_values(cls, since, initial)))
        except BaseException:
            del self.common.records[tag, since]
            raise
        return cls

    def _iter_initial_values(
        self, cls: Any, since: str, values: Mapping[str, int | str]
    ) -> Iterator[tuple[str, int]]:
        """Yield the nonzero initial values of a record's members.

        If an initial value is a constant, the constant's value in the release `since` is used.

        Args:
            cls: the record's class
            since: first release with the record's layout
            values: initial value of each member, as in the table INITIAL
        """
        tables = self.common.tables
        releases = self.common.releases
        for name, value in values.items():
            if not hasattr(cls, name):  # a member that only later releases have
                continue
            if isinstance(value, int) or value == "sizeof":
                yield name, value if isinstance(value, int) else ctypes.sizeof(cls)
            else:
                spans = rows.spans(tables.CONSTANTS[value], releases)
                _, _, constant = rows.get_nearest_span(spans, releases, since)
                yield name, int(constant)

    def param(
        self,
        type_: str,
        where: str = "",
        *,
        memory: str = "",
        is_written: bool = False,
        is_sized: bool = False,
    ) -> Any:
        """Return the entry for a parameter in argtypes: a converter or a ctypes type.

        Args:
            type_: type in C
            where: function and parameter of a checked call, for messages; `""` in a raw call, without checks
            memory: kind of the memory that a pointer refers to (`rows.Param.memory`)
            is_written: whether C writes the memory
            is_sized: whether the next parameter is the size of the memory
        """
        if type_.endswith("*const"):
            type_ = type_.removesuffix("const")
        cls = self.ctype(type_)
        is_typed = isinstance(cls, type) and issubclass(cls, ctypes._Pointer)
        target: Any = cls._type_ if is_typed else None
        if memory == "device" or (memory == "handle" and not is_typed):
            return params.make_pointer_converter(
                cls, where, memory, self._device_pointer if memory == "device" else None
            )
        if type_ == "const char *":
            if not is_sized:
                return params.TEXT
            return params.make_memory_converter(where, is_const=True, is_text=True, is_void=False)
        if type_ in params.TEXT_ARRAYS:
            return params.TEXTS
        if type_ == "char *" or cls is ctypes.c_void_p:
            is_const = type_.startswith("const ")
            # With DEVICE_POINTERS, a pointer that is not const may refer to host memory that C writes.
            may_be_written = is_written or (self.common.tables.DEVICE_POINTERS and not is_const)
            is_written = may_be_written and bool(where)
            is_void = cls is ctypes.c_void_p
            device = self._device_pointer if is_void else None
            return params.make_memory_converter(
                where, is_const=is_const, is_written=is_written, is_void=is_void, device=device
            )
        if not isinstance(cls, type):
            return cls
        if issubclass(cls, ctypes._CFuncPtr):  # type: ignore[attr-defined]
            return params.make_callback_converter(cls, where)
        if issubclass(cls, records.Record):
            return params.make_record_converter(cls, records.has_union(cls))
        if is_typed and (memory == "either" or self.common.tables.DEVICE_POINTERS):
            return params.make_pointer_converter(cls, where, "either", self._device_pointer)
        if not where and is_typed and self._is_enum(type_):
            return params.make_enum_pointer_converter(cls)
        if where and hasattr(target, "initial_version"):
            return params.make_versioned_converter(cls, target.initial_version)
        if where and issubclass(cls, Handle):
            return params.make_handle_converter(cls, where)
        if where and cls in (ctypes.c_float, ctypes.c_double):
            return params.make_float_converter(cls, where)
        if cls is ctypes.c_bool:  # ctypes would accept any object and use its truth value
            return params.make_integer_converter(cls, where or type_)
        if not where or not int_limits(cls):
            return cls
        return self._make_integer_converter(cls, type_.removeprefix("const "), where)

    def _make_integer_converter(self, cls: Any, type_: str, where: str) -> params.Converter:
        """Return the converter for an integer or enum parameter of a checked call.

        Args:
            cls: ctypes class of the integer
            type_: type in C, without `const`
            where: function and parameter, for messages
        """
        if type_ in PRIMITIVES:
            return params.make_integer_converter(cls, where)
        if self.resolve(type_).startswith("enum "):
            return params.make_integer_converter(cls, where, None, self.enum_name(type_))
        has_typedef = type_ in self._get_home(type_).common.typedefs
        named = self._get_named_type(type_) if has_typedef else None
        return params.make_integer_converter(cls, where, named if params.is_named(named) else None)

    def _is_enum(self, type_: str) -> bool:
        """Return whether a pointer points to an enumeration."""
        target = type_.removeprefix("const ").removesuffix("*").rstrip()
        return self.resolve(target).startswith("enum ")

    def enum_name(self, type_: str) -> params.EnumName | None:
        """Return the enumeration that a type names, without creating its class; `None` for other types."""
        kind, _, tag = self.resolve(type_).partition(" ")
        if kind != "enum":
            return None
        home = self._get_home(tag).common
        name = home.get_typedef(f"enum {tag}", tag)
        return home.get_or_create(home.enum_names, name, lambda: params.EnumName(name))  # type: ignore[no-any-return]

    @functools.cached_property
    def _device_pointer(self) -> Any:
        """The class CUdeviceptr; `None` in a library that does not use the driver's types."""
        try:
            return self._get_any("CUdeviceptr")
        except KeyError:
            return None

    def out(self, type_: str) -> Any:
        """Return the pointer type of an output that a checked call allocates.

        For enums, strings and addresses, it points to a cell whose value the call returns.
        """
        if type_ == "const char **":
            return ctypes.POINTER(TextCell)
        target = self.resolve(type_.removesuffix("*").rstrip())
        if target in ("void *", "const void *"):
            return ctypes.POINTER(AddressCell)
        if target.startswith("enum "):
            return ctypes.POINTER(_import_enums().make_enum_cell(self.enum(target.removeprefix("enum "))))
        return self.ctype(type_)

    def attribute(self, type_: str, value: Any) -> Any:
        """Return the ctypes type of the attribute that an enumerator selects.

        The result is `None` if the table ATTRIBUTES does not contain the enumerator. If the attribute is an
        array that the library pads, the padding value is in `_end_` of the returned class.

        Args:
            type_: C type of the enumeration
            value: the enumerator
        """
        key = type_, operator.index(value)
        if key not in self._attributes:
            self._attributes[key] = self._find_attribute(*key)
        return self._attributes[key]

    def _find_attribute(self, type_: str, number: int) -> Any:
        """Return the ctypes type of an attribute, as described in `attribute`, without caching it.

        Args:
            type_: C type of the enumeration
            number: value of the enumerator that selects the attribute
        """
        tag = self.resolve(type_).removeprefix("enum ")
        home = self._get_home(tag)
        table = home.common.tables.ATTRIBUTES.get(tag, {})  # keyed by the names of the enumerators
        # An enumerator that this level lacks is looked up in the newest release.
        newest = Types(home.common, home.common.releases[-1])
        matching_rows = (
            table[name]
            for types in (home, newest)
            for name, value in types.members(tag)
            if value == number and name in table
        )
        row = next(matching_rows, None)
        if row is None:
            return None
        value_type, length, end = _parse_attribute(row)
        if length is None:
            # `out` returns the type of a pointer to the value. Like other outputs, enums and addresses are
            # stored in cells.
            return self.out(f"{value_type} *")._type_
        element = ctypes.c_char if value_type == "char" else self.ctype(value_type)
        array: Any = element * length
        return array if end is None else type(array.__name__, (array,), {"_end_": end})


def _parse_attribute(row: str) -> tuple[str, int | None, int | None]:
    """Split a row of the table ATTRIBUTES, such as `int`, `char[16]` or `int[8] until 0`.

    Returns:
        The type of the value or of an array's elements, the length of an array or `None`, and the padding
        value, before which an array's value ends, or `None`.
    """
    type_, _, end = row.partition(" until ")
    element_type, bracket, length = type_.partition("[")
    return element_type, int(length.removesuffix("]")) if bracket else None, int(end) if end else None
