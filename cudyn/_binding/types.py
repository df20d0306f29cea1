"""The types and constants of one library as of one API level, built when they are first asked for."""

from __future__ import annotations

import ctypes
import importlib
import operator
from _thread import RLock

from . import params, rows
from .handles import Handle, handle_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from enum import IntEnum
    from typing import Any, Protocol

    class Tables(Protocol):
        """What a generated module of types holds."""

        TYPEDEFS: dict[str, str]
        ENUMS: dict[str, tuple[str, dict[str, int | str]]]
        RECORDS: dict[str, str]
        CONSTANTS: dict[str, int | str]
        USES: tuple[str, ...]
        USES_RELEASE: str
        DEVICE_POINTERS: bool
        ATTRIBUTES: dict[str, dict[str, str]]
        INITIAL: dict[str, dict[str, int | str]]
        WINDOWS: dict[str, str]


PRIMITIVES: dict[str, Any] = {
    "void": None,
    "_Bool": ctypes.c_bool,
    # char is a number here: a c_char array would read back only up to its first NUL.
    "char": ctypes.c_byte,
    "signed char": ctypes.c_byte,
    "unsigned char": ctypes.c_ubyte,
    "short": ctypes.c_short,
    "unsigned short": ctypes.c_ushort,
    "int": ctypes.c_int,
    "unsigned int": ctypes.c_uint,
    "long": ctypes.c_long,
    "unsigned long": ctypes.c_ulong,
    "long long": ctypes.c_longlong,
    "unsigned long long": ctypes.c_ulonglong,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    "size_t": ctypes.c_size_t,
    "ssize_t": ctypes.c_ssize_t,
    "off_t": ctypes.c_int64,
    "loff_t": ctypes.c_int64,
    **{f"int{n}_t": getattr(ctypes, f"c_int{n}") for n in (8, 16, 32, 64)},
    **{f"uint{n}_t": getattr(ctypes, f"c_uint{n}") for n in (8, 16, 32, 64)},
}


# The tables have the layouts of 64-bit Linux. Those of 64-bit Windows are the same where there is no `long`;
# where there is one, ctypes' own rule is C's, but for the records that the tables list (WINDOWS). An enum is
# always an int there; its four bytes are read as the table's type, so that enumerators keep their values.
_SHORT_LONG = ctypes.sizeof(ctypes.c_long) == 4

_function_types: dict[tuple[Any, ...], Any] = {}


def function_type(name: str, result: Any, *arguments: Any) -> Any:
    """The class of a pointer to a C function, one for each name and signature.

    Like ctypes.CFUNCTYPE, but with flags that say neither cdecl nor stdcall: ctypes lets a cdecl function
    have more arguments than its prototype, and this one not. On 64 bits there is one calling convention.
    """
    key = (name, result, *arguments)
    found = _function_types.get(key)
    if found is None:
        members = {"_argtypes_": arguments, "_restype_": result, "_flags_": 0}
        found = _function_types[key] = type(name, (ctypes._CFuncPtr,), members)  # type: ignore[attr-defined]
    return found


class Shared:
    """What the API levels of one library have in common, so that equal types are the same class.

    used: the libraries that have the types which this one's headers only include. lock: held while a type is
    made, which the same thread may take again; its own where it is not given.
    """

    def __init__(
        self,
        module: str,
        tables: Tables,
        releases: Sequence[str],
        used: Sequence[Shared] = (),
        lock: RLock | None = None,
    ) -> None:
        self.module = module
        self.tables = tables
        self.releases = releases
        self.used = used
        self.lock = lock or RLock()
        self.handles: dict[str, type[Handle]] = {}
        self.records: dict[tuple[str, str], Any] = {}
        self.enums: dict[tuple[str, tuple[tuple[str, int], ...]], type[IntEnum]] = {}
        self.enumerators = {name: tag for tag, (_, names) in tables.ENUMS.items() for name in names}
        self._named: dict[str, str] = {}
        for name, row in tables.TYPEDEFS.items():
            self._named.setdefault(rows.spans(row, releases)[-1][2], name)

    def names_handle(self, type_: str) -> bool:
        """Has this library, or one that it uses, a typedef for a pointer to this type?"""
        return f"{type_} *" in self._named or any(other.names_handle(type_) for other in self.used)

    def name_of(self, type_: str, fallback: str) -> str:
        """The typedef that names a tag: CUDA_MEMCPY2D for struct CUDA_MEMCPY2D_st (by way of _v2)."""
        direct: str = self._named.get(type_, fallback)
        base, _, version = direct.rpartition("_v")
        if version.isdigit() and self.tables.TYPEDEFS.get(base, "").endswith(direct):
            return base
        return direct


class Types:
    """Looks up names and turns C types into ctypes ones."""

    def __init__(self, shared: Shared, level: str) -> None:
        self.shared = shared
        self.level = level
        fixed = shared.tables.USES_RELEASE
        self.used = [
            Types(other, level if level in other.releases else fixed)
            for other in shared.used
            if level in other.releases or fixed in other.releases
        ]

    # --- names

    def _home(self, name: str) -> Types:
        """The types that have a typedef or a tag: these, or those of a library that this one uses."""
        if self._has_name(name):
            return self
        for other in self.used:
            home = other._home(name)
            if home._has_name(name):
                return home
        return self

    def _has_name(self, name: str) -> bool:
        tables = self.shared.tables
        return name in tables.TYPEDEFS or name in tables.RECORDS or name in tables.ENUMS

    def names(self) -> Iterator[str]:
        """Every type, enumerator and constant of this level."""
        tables = self.shared.tables
        for name, row in tables.TYPEDEFS.items():
            if self._has(row) and not self._is_incomplete(self.resolve(name)):
                yield name
        for table in (tables.RECORDS, tables.CONSTANTS):
            yield from (name for name, row in table.items() if self._has(row))
        for tag in tables.ENUMS:
            members = self.members(tag)
            if members:
                yield tag
                yield from (name for name, _ in members)

    def _has(self, row: str | int) -> bool:
        shared = self.shared
        return any(rows.holds(s, shared.releases, self.level) for s in rows.blocks(str(row), shared.releases))

    def _is_incomplete(self, type_: str) -> bool:
        """A struct that the headers only point at, as FILE."""
        kind, _, tag = type_.partition(" ")
        return (
            kind in ("struct", "union")
            and "*" not in tag
            and tag not in self._home(tag).shared.tables.RECORDS
        )

    def get(self, name: str) -> Any:
        """The type, enumerator or constant of this name. KeyError: this level has none."""
        tables = self.shared.tables
        with self.shared.lock:
            if name in tables.TYPEDEFS and self._has(tables.TYPEDEFS[name]):
                return self._named_type(name)
            if name in tables.ENUMS and self.members(name):
                return self.enum(name)
            if name in tables.RECORDS and self._has(tables.RECORDS[name]):
                return self.record(name)
            if name in self.shared.enumerators:
                found = self._enumerator(name)
                if found is not None:
                    return found
            if name in tables.CONSTANTS:
                return self._constant(name)
        for other in self.used:
            try:
                return other.get(name)
            except KeyError:
                pass
        raise KeyError(name)

    def _named_type(self, name: str) -> Any:
        type_ = self.resolve(self.typedef(name))
        return self.enum(type_[5:]) if type_.startswith("enum ") else self.ctype(type_)

    def typedef(self, name: str) -> str:
        """What a typedef stands for at this level, or at the nearest that has it.

        A prototype is written as the newest header does, with names that an older one may not have.
        """
        home = self._home(name)
        if home is not self:
            return home.typedef(name)
        shared = self.shared
        return rows.nearest(
            rows.spans(shared.tables.TYPEDEFS[name], shared.releases), shared.releases, self.level
        )[2]

    def _enumerator(self, name: str) -> Any:
        for tag, (_, values) in self.shared.tables.ENUMS.items():
            if name in values and any(name == member for member, _ in self.members(tag)):
                return self.enum(tag)[name]
        return None

    def _constant(self, name: str) -> Any:
        value = rows.at(self.shared.tables.CONSTANTS[name], self.shared.releases, self.level)
        if value is None:
            raise KeyError(name)
        if value.lstrip("-").isdigit():
            return int(value)
        type_, _, number = value.rpartition(" ")
        if not type_:
            return self.get(value)
        cls = self.ctype(type_)
        return cls(int(number)) if isinstance(cls, type) and issubclass(cls, Handle) else int(number)

    # --- C types

    def ctype(self, type_: str) -> Any:
        """The ctypes type that is stored for a C type; None for void."""
        if "(" in type_:
            return self._function(type_)
        base, bracket, dims = type_.partition("[")
        if bracket:
            return self._array(self.ctype(base), dims)
        if type_.endswith(("*", "*const")):
            return self._pointer(type_.removesuffix("const")[:-1].rstrip())
        base = type_.removeprefix("const ")
        if base in PRIMITIVES:
            return PRIMITIVES[base]
        kind, _, tag = base.partition(" ")
        if kind == "enum":
            return PRIMITIVES[self._home(tag).shared.tables.ENUMS[tag][0]]
        if kind in ("struct", "union"):
            return self.record(tag)
        return self.ctype(self.typedef(base))

    @staticmethod
    def _array(element: Any, dims: str) -> Any:
        for dim in reversed(dims.rstrip("]").split("][")):
            element = element * int(dim)
        return element

    def _pointer(self, target: str) -> Any:
        plain = target.removeprefix("const ")
        if plain == "void":
            return ctypes.c_void_p
        if target == "const char":
            return ctypes.c_char_p
        if plain == "char":
            return ctypes.POINTER(ctypes.c_char)
        resolved = self.resolve(plain)
        if self._is_incomplete(resolved):
            return self._handle(resolved)
        if "(" in resolved and "(*)" not in resolved:
            return self._function(resolved)
        return ctypes.POINTER(self.ctype(target))

    def resolve(self, type_: str) -> str:
        """A type with its typedefs followed to the end."""
        while type_ in self._home(type_).shared.tables.TYPEDEFS:
            type_ = self.typedef(type_)
        return type_

    def _handle(self, type_: str) -> type[Handle]:
        """The class of an opaque pointer; cudaStream_t is the driver's CUstream, for it is the same in C."""
        for other in self.used:
            if other.shared.names_handle(type_):
                return other._handle(type_)
        with self.shared.lock:
            found = self.shared.handles.get(type_)
            if found is None:
                found = handle_type(self.shared.name_of(f"{type_} *", type_.partition(" ")[2]))
                found.__module__ = self.shared.module
                self.shared.handles[type_] = found
            return found

    def _function(self, type_: str) -> Any:
        """The class of a callback."""
        result, _, rest = type_.replace("(*)", "", 1).partition(" (")
        arguments = tuple(self.ctype(part) for part in rows.split(rest[:-1]))
        return function_type(self.shared.name_of(type_, "Callback"), self.ctype(result), *arguments)

    # --- enums

    def enum(self, tag: str) -> type[IntEnum]:
        """The IntEnum of a tag. Its `ctype` is what C stores for it."""
        import enum

        home = self._home(tag)
        if home is not self:
            return home.enum(tag)
        members = self.members(tag)
        key = (tag, members)
        with self.shared.lock:
            found = self.shared.enums.get(key)
            if found is None:
                name = self.shared.name_of(f"enum {tag}", tag)
                make: Any = enum.IntEnum
                made = make(name, members, module=self.shared.module)
                made.ctype = PRIMITIVES[self.shared.tables.ENUMS[tag][0]]
                origin = (self.shared.module, self.level, name)
                made.__reduce_ex__ = lambda member, protocol: (_member, (*origin, int(member)))
                found = self.shared.enums[key] = made
            return found

    def members(self, tag: str) -> tuple[tuple[str, int], ...]:
        """The enumerators of an enum at this level."""
        values = []
        for name, row in self.shared.tables.ENUMS[tag][1].items():
            value = row if isinstance(row, int) else rows.at(row, self.shared.releases, self.level)
            if value is not None:
                values.append((name, int(value)))
        return tuple(values)

    # --- records

    def record(self, tag: str) -> Any:
        """The class of a struct or union with the layout it has at this level."""
        home = self._home(tag)
        if home is not self:
            return home.record(tag)
        shared = self.shared
        spans = rows.blocks(shared.tables.RECORDS[tag], shared.releases)
        since, _, text = rows.nearest(spans, shared.releases, self.level)
        with shared.lock:
            found = shared.records.get((tag, since))
            return found if found is not None else self._build(tag, since, rows.layout(text))

    def _build(self, tag: str, since: str, root: rows.Member) -> Any:
        cls = self._declare(root, self.shared.name_of(f"{root.kind} {tag}", tag))
        self.shared.records[tag, since] = cls  # before its members: one may point back to it
        try:
            self._define(cls, root, self.shared.tables.WINDOWS.get(tag, "") if _SHORT_LONG else "")
            initial = self.shared.tables.INITIAL.get(tag)
            if initial:
                _begin(cls, dict(self._initial(cls, since, initial)))
        except BaseException:
            del self.shared.records[tag, since]
            raise
        return cls

    def _declare(self, root: rows.Member, name: str) -> Any:
        members = {"__module__": self.shared.module, "__slots__": ()}
        if root.kind == "struct":
            return _StructType(name, (_Record, ctypes.Structure), members)
        return _UnionType(name, (_Record, ctypes.Union), members)

    def _define(self, cls: Any, root: rows.Member, otherwise: str = "") -> None:
        fields: list[tuple[str, Any] | tuple[str, Any, int]] = []
        anonymous = []
        for i, member in enumerate(root.members):
            name = member.name or f"_anonymous{i}"
            if member.kind:
                type_ = self._declare(member, f"{cls.__name__}.{name}")
                self._define(type_, member)
                type_ = self._array(type_, member.type[1:]) if member.type else type_
                anonymous += [] if member.name else [name]
            else:
                type_ = self.ctype(member.type)
            fields.append((name, type_) if member.bits is None else (name, type_, member.bits))
        as_in_c = otherwise or (_SHORT_LONG and root.mentions("long"))
        if otherwise == "packed":
            cls._pack_ = 1
            cls._layout_ = "ms"
        elif otherwise == "aligned":
            size = sum(ctypes.sizeof(field[1]) for field in fields)
            fields.append((f"_padding{size}", ctypes.c_ubyte * (-size % root.align)))
        if root.kind == "struct" and not as_in_c and not _is_natural(root, fields):
            cls._pack_ = 1
            cls._layout_ = "ms"  # what _pack_ means from Python 3.13 on
            fields = _padded(root, fields)
        cls._anonymous_ = anonymous
        natural = max([ctypes.alignment(field[1]) for field in fields], default=1)
        if root.align > natural and otherwise != "packed":
            cls._alignment_ = root.align
            if not as_in_c:  # where a long is shorter, so may the alignment be, and with it the size
                cls._align_ = root.align  # Python 3.13 and later
        cls._fields_ = fields
        chars = {m.name for m in root.members if self.resolve(m.type.partition("[")[0]) == "char"}
        cls._limits_ = dict(_limits(fields, anonymous, chars))
        if not as_in_c:
            _check(cls, root)

    def _initial(self, cls: Any, since: str, values: Mapping[str, int | str]) -> Iterator[tuple[str, int]]:
        """The members of a new record that are not zero; constants are of the first release that has it."""
        tables, releases = self.shared.tables, self.shared.releases
        for name, value in values.items():
            if not hasattr(cls, name):  # a later release's
                continue
            if isinstance(value, int) or value == "sizeof":
                yield name, value if isinstance(value, int) else ctypes.sizeof(cls)
            else:
                spans = rows.spans(tables.CONSTANTS[value], releases)
                yield name, int(rows.nearest(spans, releases, since)[2])

    # --- parameters

    def param(self, type_: str, where: str = "", *, is_written: bool = False, is_sized: bool = False) -> Any:
        """What stands in argtypes for a parameter.

        where: in a checked call, for messages; "" in a raw one, whose integers are C's own business.
        is_written: C writes the memory that it is given. is_sized: the memory's size is the next parameter.
        """
        if type_.endswith("*const"):
            type_ = type_.removesuffix("const")
        if type_ == "const char *":
            return params.memory(where, is_const=True, is_text=True) if is_sized else params.Text
        if type_ in ("const char *const *", "const char **"):
            return params.Texts
        cls = self.ctype(type_)
        if type_ == "char *" or cls is ctypes.c_void_p:
            is_const = type_.startswith("const ")
            is_written = is_written or (self.shared.tables.DEVICE_POINTERS and not is_const)
            return params.memory(where, is_const=is_const, is_written=is_written and bool(where))
        if not isinstance(cls, type):
            return cls
        if issubclass(cls, ctypes._CFuncPtr):  # type: ignore[attr-defined]
            return params.function_pointer(cls, where)
        if issubclass(cls, _Record) and _has_union(cls):
            return params.by_value(cls)
        if self.shared.tables.DEVICE_POINTERS and issubclass(cls, ctypes._Pointer):
            return params.pointer_or_address(cls, where)
        if where and issubclass(cls, ctypes._Pointer) and hasattr(cls._type_, "_version_"):
            return params.versioned(cls, cls._type_._version_)
        if where and issubclass(cls, Handle):
            return params.Converter(cls.converter(where))
        return params.integer(cls, where) if where and params.limits(cls) else cls

    def out(self, type_: str) -> Any:
        """The pointer type of a parameter that a checked call makes; enums come back as enums."""
        target = self.resolve(type_[:-1].rstrip())
        if target.startswith("enum "):
            return ctypes.POINTER(_enum_cell(self.enum(target[5:])))
        return self.ctype(type_)

    def attribute(self, type_: str, value: Any) -> Any:
        """The ctypes type of what an enumerator stands for, by the table ATTRIBUTES; None where it has none.

        Enums come back as enums, char arrays as texts. `_end_` of an array is the value that ends it.
        """
        tag = self.resolve(type_)[5:]
        home = self._home(tag)
        table, number = home.shared.tables.ATTRIBUTES.get(tag, {}), operator.index(value)
        newest = Types(home.shared, home.shared.releases[-1])
        names = [name for types in (home, newest) for name, of in types.members(tag) if of == number]
        text = next((table[name] for name in names if name in table), "")
        found, _, end = text.partition(" until ")
        base, bracket, length = found.partition("[")
        if not found:
            return None
        if not bracket:
            return self.out(f"{found} *")._type_
        array: Any = (ctypes.c_char if base == "char" else self.ctype(base)) * int(length[:-1])
        return type(array.__name__, (array,), {"_end_": int(end)}) if end else array


def _member(module: str, level: str, name: str, value: int) -> Any:
    """An enumerator that was pickled: the class is found by its level."""
    return getattr(importlib.import_module(module).api(level), name)(value)


def _enum_cell(enum: Any) -> Any:
    """A C integer that a call returns as a member of an enum, or as an int the enum does not know."""

    class Cell(enum.ctype):  # type: ignore[misc]
        def __ctypes_from_outparam__(self) -> int:
            try:
                return enum(self.value)  # type: ignore[no-any-return]
            except ValueError:
                return self.value  # type: ignore[no-any-return]

    return Cell


class _Aligned:
    """Objects at a multiple of `_alignment_`, which ctypes' own memory is not, not even with `_align_`.

    A Structure of the user's own that holds such an object is made by ctypes alone. There the object has to
    come first or after padding (before Python 3.13 ctypes adds none), and memory that is aligned comes from
    an array of it: `Mine.from_buffer((CUtensorMap * 2)())`.
    """

    __slots__ = ()

    _alignment_ = 0

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        align = cls._alignment_
        if not align:
            return super().__new__(cls)
        size = ctypes.sizeof(cls)  # type: ignore[arg-type]
        memory = bytearray(size + align)
        start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        return cls.from_buffer(memory, -start % align)  # type: ignore[attr-defined]


_aligned_arrays: dict[Any, Any] = {}  # by ctypes' own type, of which there is one for each length


class _Aligning:
    """What the metaclasses add to those of ctypes: arrays and copies of what is aligned are aligned too."""

    def __mul__(cls: Any, length: int) -> Any:
        array = super().__mul__(length)  # type: ignore[misc]
        if not cls._alignment_:
            return array
        found = _aligned_arrays.get(array)
        if found is None:
            made = _ArrayType(array.__name__, (_Aligned, array), {"_alignment_": cls._alignment_})
            found = _aligned_arrays.setdefault(array, made)  # another thread may have been faster
        return found

    __rmul__ = __mul__

    def from_buffer_copy(cls: Any, source: Any, offset: int = 0) -> Any:
        copied = super().from_buffer_copy(source, offset)  # type: ignore[misc]
        if not cls._alignment_:
            return copied
        made = cls()
        ctypes.memmove(ctypes.addressof(made), ctypes.addressof(copied), ctypes.sizeof(cls))
        return made


class _StructType(_Aligning, type(ctypes.Structure)):  # type: ignore[misc]
    pass


class _UnionType(_Aligning, type(ctypes.Union)):  # type: ignore[misc]
    pass


class _ArrayType(_Aligning, type(ctypes.Array)):  # type: ignore[misc]
    pass


class _Record(_Aligned):
    """What every struct and union has: alignment as in C, a repr with the members, and no others.

    An integer that a member cannot hold raises OverflowError, also in the constructor and in a tuple for an
    array. What is written to an element of an array later on is cut down as in C: ctypes' arrays ask nobody.
    """

    __slots__ = ("__weakref__",)

    __dict__ = property(lambda self: {})  # ctypes copies and pickles it

    _limits_: dict[str, tuple[int, int]]  # of the members that hold an integer or a pointer

    def __setattr__(self, name: str, value: Any, _set: Any = object.__setattr__) -> None:
        limits = self._limits_.get(name)
        try:
            if limits is not None and not (value.__class__ is int and limits[0] <= value <= limits[1]):
                _fit(f"{type(self).__name__}.{name}", value, *limits)
            _set(self, name, value)
        except AttributeError as error:
            raise _no_such_member(self, name, error) from None

    def __repr__(self) -> str:
        members = ", ".join(f"{field[0]}={getattr(self, field[0])!r}" for field in self._fields_)  # type: ignore[attr-defined]
        return f"{type(self).__name__}({members})"


def _limits(
    fields: Sequence[Any], anonymous: Sequence[str], chars: set[str]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """The members that hold an integer or a pointer, or arrays of them, and those of anonymous members.

    chars: the members whose type is C's plain char, which has a sign or has none.
    """
    for name, cls, *bits in fields:
        if name in anonymous:
            yield from cls._limits_.items()
            continue
        while issubclass(cls, ctypes.Array):
            cls = cls._type_
        found = (0, params.LAST_ADDRESS) if issubclass(cls, ctypes.c_void_p) else params.limits(cls, *bits)
        found = (-128, 255) if name in chars else found
        if found:
            yield name, found


def _fit(where: str, value: Any, low: int, high: int) -> None:
    """Refuse integers that don't fit, one or a tuple of them; ctypes says what it takes beside these."""
    if isinstance(value, tuple):
        for item in value:
            _fit(where, item, low, high)
    elif hasattr(value, "__index__") and not isinstance(value, ctypes.c_void_p):
        params.fits(value, low, high, where)


def _no_such_member(record: Any, name: str, error: AttributeError) -> AttributeError:
    import difflib

    cls = type(record)
    if hasattr(cls, name):
        return error
    members = [m for m in dir(cls) if not m.startswith("_")]
    near = difflib.get_close_matches(name, members, 3) or members[:10]
    found = AttributeError(f"{cls.__name__} has no member {name}; near it: {', '.join(near)}")
    found.name, found.obj = name, record
    return found


def _begin(cls: Any, values: dict[str, int]) -> None:
    """Let a new record of this class begin with these values; those that are given come after them."""
    if "version" in values and cls._fields_[0][0] == "version":
        cls._version_ = values["version"]

    def __init__(self: Any, *args: Any, **members: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        super(cls, self).__init__(*args, **members)

    cls.__init__ = __init__


def _is_natural(root: rows.Member, fields: Sequence[Any]) -> bool:
    """Does C's ordinary rule give these offsets and this size? Bitfields are left to ctypes and checked."""
    position, align = 0, 1
    for member, field in zip(root.members, fields):
        if member.bits is not None:
            return True
        align = max(align, ctypes.alignment(field[1]))
        position += -position % ctypes.alignment(field[1])
        if position != member.offset:
            return False
        position += ctypes.sizeof(field[1])
    return root.size == position + -position % align


def _padded(root: rows.Member, fields: Sequence[Any]) -> list[Any]:
    """The members with the gaps between them spelled out."""
    result: list[Any] = []
    position = 0
    for member, field in zip(root.members, fields):
        if member.offset > position:
            result.append((f"_padding{position}", ctypes.c_ubyte * (member.offset - position)))
        result.append(field)
        position = member.offset + ctypes.sizeof(field[1])
    if root.size > position:
        result.append((f"_padding{position}", ctypes.c_ubyte * (root.size - position)))
    return result


def _check(cls: Any, root: rows.Member) -> None:
    """A layout that is not the table's must not be used."""
    wrong = [
        m.name for m in root.members if m.name and m.bits is None and getattr(cls, m.name).offset != m.offset
    ]
    if wrong or ctypes.sizeof(cls) != root.size:
        raise RuntimeError(
            f"ctypes lays {cls.__name__} out differently from C (size {ctypes.sizeof(cls)} for {root.size}, "
            f"members {wrong}); please report this with your Python version"
        )


def _has_union(cls: Any) -> bool:
    if issubclass(cls, ctypes.Union):
        return True
    inner = (field[1] for field in cls._fields_)
    return any(isinstance(t, type) and issubclass(t, _Record) and _has_union(t) for t in inner)
