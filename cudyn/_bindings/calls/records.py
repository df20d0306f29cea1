"""Structs and unions: their layout as in C, and their common behaviour."""

from __future__ import annotations

import ctypes

from . import values
from .values import SHORT_LONG, coerce, limits_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ..tables import rows
    from .type_lookup import TypeLookup

    Limits = tuple[int, int, Any]  # the arguments of coerce

__tracebackhide__ = True  # of pytest, for all functions here: a local variable would cost time


def declare(root: rows.Member, name: str, module: str) -> Any:
    base: Any = ctypes.Structure if root.kind == "struct" else ctypes.Union
    return _TYPES[base](name, (Record, base), {"__module__": module, "__slots__": ()})


def define(
    cls: Any, root: rows.Member, types: TypeLookup, windows: str = "", octets: Sequence[str] = ()
) -> None:
    """Give a class its members, of these types. windows: its special rule for systems where a long has 4
    bytes. octets: its arrays of chars that hold bytes."""
    _define(cls, root, types, windows, octets)
    _read_chars(cls, octets)


def _define(cls: Any, root: rows.Member, types: TypeLookup, windows: str, octets: Sequence[str]) -> None:
    otherwise = windows if SHORT_LONG else ""
    fields: list[tuple[str, Any] | tuple[str, Any, int]] = []
    anonymous = []
    for i, member in enumerate(root.members):
        name = member.name or f"_anonymous{i}"
        if member.kind:
            type_ = declare(member, f"{cls.__name__}.{name}", cls.__module__)
            (define if member.name else _define)(type_, member, types, "", octets)
            type_ = array_type(type_, member.type[1:]) if member.type else type_
            anonymous += [] if member.name else [name]
        else:
            type_ = types.ctype(member.type)
        fields.append((name, type_) if member.bits is None else (name, type_, member.bits))
    as_in_c = otherwise or (SHORT_LONG and root.mentions("long"))
    if otherwise == "packed":
        cls._pack_ = 1
        cls._layout_ = "ms"
    elif otherwise == "aligned":
        size = sum(ctypes.sizeof(field[1]) for field in fields)
        fields.append((f"_padding{size}", ctypes.c_ubyte * (-size % root.align)))
    padded = _pad(root, fields) if root.kind == "struct" and not as_in_c else fields
    if padded is not fields:
        cls._pack_ = 1
        cls._layout_ = "ms"  # the layout that _pack_ selects from Python 3.13 on
        fields = padded
    cls._anonymous_ = anonymous
    natural = max([ctypes.alignment(field[1]) for field in fields], default=1)
    is_more = root.align > natural or any(
        getattr(values.innermost(field[1]), "_alignment_", 0) for field in fields
    )  # beyond that of ctypes' own memory
    if is_more and otherwise != "packed":
        cls._alignment_ = root.align
        if not as_in_c:  # a shorter long may reduce the alignment, and with it the size
            cls._align_ = root.align  # Python 3.13 and later
    cls._fields_ = fields
    chars = {m.name for m in root.members if types.resolve(m.type.partition("[")[0]) == "char"}
    cls._checks_ = dict(_checks(fields, anonymous, chars))
    cls._declared_ = root, types
    if not as_in_c:
        _check(cls, root)


def array_type(element: Any, dims: str, is_text: bool = False) -> Any:
    """An array of the dimensions `2][3]`. is_text: of plain chars, whose signedness C leaves open."""
    for dim in reversed(dims.rstrip("]").split("][")):
        element = element * int(dim) if is_text else values.array_type(element, int(dim))
    return element


_module = type.__dict__["__module__"]


def _read_chars(cls: Any, octets: Sequence[str]) -> None:
    """Replace arrays of chars among the members, those of anonymous members too, by values.Chars; only after
    ctypes has copied the anonymous members into the class, since it accepts only its own fields there."""
    for name, (_, array, is_text) in cls._checks_.items():
        if array is not None and is_text and not issubclass(array._type_, ctypes.Array):
            setattr(cls, name, values.Chars(getattr(cls, name), name not in octets))
            _module.__set__(cls, cls.__module__)  # else Python's cache hides it in a union
    for name, inner, *_ in cls._fields_:
        if name in cls._anonymous_:
            _read_chars(inner, octets)


class _Aligned:
    """Objects at a multiple of `_alignment_`, which ctypes' own memory is not, not even with `_align_`.

    A user's own Structure with such a member is allocated by ctypes alone. The member has to come first or
    after explicit padding (before Python 3.13 ctypes adds none); aligned memory comes from an array of the
    member: `Mine.from_buffer((CUtensorMap * 2)())`.
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


class _Aligning:
    """The addition to the metaclasses of ctypes: arrays and copies of aligned objects are aligned too."""

    def __mul__(cls: Any, length: int) -> Any:
        array = super().__mul__(length)  # type: ignore[misc]
        members = {"_alignment_": cls._alignment_}
        return values.derived(array, _TYPES[ctypes.Array], _Aligned, members) if cls._alignment_ else array

    __rmul__ = __mul__

    def from_buffer_copy(cls: Any, source: Any, offset: int = 0) -> Any:
        copied = super().from_buffer_copy(source, offset)  # type: ignore[misc]
        if not cls._alignment_:
            return copied
        made = cls()
        ctypes.memmove(ctypes.addressof(made), ctypes.addressof(copied), ctypes.sizeof(cls))
        return made


_TYPES = {
    of: type("Aligning", (_Aligning, type(of)), {}) for of in (ctypes.Structure, ctypes.Union, ctypes.Array)
}


class Record(_Aligned):
    """The base of structs and unions: alignment as in C, a repr with the members, and no other attributes.

    An integer that a member cannot hold raises OverflowError, also in the constructor and in arrays.
    """

    __slots__ = ("__weakref__",)

    __dict__ = property(lambda self: {})  # ctypes copies and pickles it

    _checks_: dict[str, tuple[Limits | None, Any, bool]]
    """Member: the limits of its numbers or pointers; its type if it is an array; is it of plain chars?"""
    _declared_: tuple[rows.Member, TypeLookup]
    _since_: str  # the first header release with this layout

    def __setattr__(self, name: str, value: Any, _set: Any = object.__setattr__) -> None:
        limits, array, is_text = self._checks_.get(name, _UNCHECKED)
        try:
            if array is not None:
                value = _array(f"{type(self).__name__}.{name}", value, array, is_text, limits)
            elif limits is not None and not (value.__class__ is int and limits[0] <= value <= limits[1]):
                value = coerce(value, f"{type(self).__name__}.{name}", *limits)
            _set(self, name, value)
        except AttributeError:
            from .arguments import find_near

            members = [each for each in dir(type(self)) if not each.startswith("_")]
            wrong = f"{type(self).__name__}: no member {name!r}{find_near(name, members)}"
            raise AttributeError(wrong, name=name, obj=self) from None
        except TypeError as error:
            raise _say_type(self, name, value, error) from None

    def __copy__(self, memo: object = None) -> Any:
        """A copy of the memory, which keeps alive what the original keeps; pointers stay as they are."""
        array = (type(self) * 1)()  # type: ignore[operator]
        array[0] = self
        return array[0]

    __deepcopy__ = __copy__

    def __repr__(self) -> str:
        try:
            from .record_text import record
        except ImportError:  # Python ends
            return object.__repr__(self)
        return record(self, *self._declared_)


_UNCHECKED = None, None, False


def _checks(fields: Sequence[Any], anonymous: Sequence[str], chars: set[str]) -> Iterator[tuple[str, Any]]:
    """The `_checks_` of the members, and those of anonymous members. chars: the members whose type is C's
    plain char, whose signedness C leaves open."""
    for name, cls, *bits in fields:
        if name in anonymous:
            yield from cls._checks_.items()
            continue
        inner = values.innermost(cls)
        found = (-128, 255, inner) if name in chars else limits_of(inner, *bits)
        if found or inner is not cls:
            yield name, (found, None if inner is cls else cls, name in chars)


def _array(where: str, value: Any, cls: Any, is_text: bool, limits: Limits | None) -> Any:
    """Convert a value to an array; missing elements are zero, as in C's initialisers.

    Takes a list, a tuple or another sequence, nested for several dimensions and for elements that are
    structures; for an array of bytes also bytes or, if `is_text`, a str as UTF-8. Raises ValueError for more
    elements than the array has, TypeError for any other object.
    """
    element = cls._type_
    length = cls._length_
    is_bytes = element in _BYTES
    if isinstance(value, str) and is_bytes and is_text:
        value = value.encode()
    if is_bytes and not isinstance(value, (list, tuple, cls)) and has_buffer(value):
        value = memoryview(value).tobytes()
        _room(where, len(value), length, "bytes")
        return cls.from_buffer_copy(value.ljust(length, b"\0"))
    if isinstance(value, cls):
        return value
    is_sequence = isinstance(value, ctypes.Array) or (
        hasattr(value, "__len__") and hasattr(value, "__iter__")
    )
    if isinstance(value, str) or not is_sequence:
        text = " or str" if is_text else ""
        expected = f"bytes{text}, a list or a tuple" if is_bytes else "a list or a tuple"
        raise TypeError(f"{where} is an array of {length}: expected {expected}, got {type(value).__name__}")
    _room(where, len(value), length, "elements")
    array = cls()
    for i, item in enumerate(value):
        at = f"{where}[{i}]"
        if issubclass(element, ctypes.Array):
            array[i] = _array(at, item, element, is_text, limits)
        elif issubclass(element, Record) and isinstance(item, (list, tuple)):
            array[i] = element(*item)
        else:
            array[i] = coerce(item, at, *limits) if limits else item
    return array


_BYTES = (ctypes.c_byte, ctypes.c_ubyte)


def has_buffer(value: Any) -> bool:
    """Is it bytes, or an object that shows its memory as bytes do?"""
    try:
        memoryview(value)
    except Exception:  # an array of another package, on a GPU for example, may raise any exception
        return False
    return True


def _room(where: str, found: int, length: int, unit: str) -> None:
    if found > length:
        raise ValueError(f"{where} has room for {length} {unit}, got {found}")


def _say_type(record: Any, name: str, value: Any, error: TypeError) -> TypeError:
    """Add the name of the member to ctypes' error."""
    outer = type(record).__name__
    if name in record._anonymous_:  # an anonymous member
        inner: Any = next(field[1] for field in record._fields_ if field[0] == name)
        members = [field[0] for field in inner._fields_ if not field[0].startswith("_")]
        return TypeError(
            f"{outer}: expected {' or '.join(members)} by name, as in {outer}({members[0]}=...), "
            f"got {type(value).__name__} in their place"
        )
    said = str(error)
    return error if said.startswith(outer) else TypeError(f"{outer}.{name}: {said}")


def name_twice(cls: Any, old: str, new: str) -> None:
    """Give a member that a release renamed the name of the other releases, too."""
    for own, other in ((new, old), (old, new)):
        if own in cls.__dict__ and other not in cls.__dict__:
            setattr(cls, other, cls.__dict__[own])


def begin(cls: Any, values: dict[str, int]) -> None:
    """Give new records of this class initial values; arguments of the constructor overwrite them."""
    if "version" in values and cls._fields_[0][0] == "version":
        cls.initial_version = values["version"]

    def __init__(self: Any, *args: Any, **members: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        super(cls, self).__init__(*args, **members)

    cls.__init__ = __init__


def _pad(root: rows.Member, fields: list[Any]) -> list[Any]:
    """The members, with explicit padding for gaps if C's ordinary rule does not give these offsets and size.
    Bitfields are left to ctypes and checked."""
    padded: list[Any] = []
    position = 0
    align = 1
    is_natural = True
    for member, field in zip(root.members, fields):
        if member.bits is not None:
            return fields
        own = ctypes.alignment(field[1])
        align = max(align, own)
        is_natural = is_natural and member.offset == position + -position % own
        if member.offset > position:
            padded.append((f"_padding{position}", ctypes.c_ubyte * (member.offset - position)))
        padded.append(field)
        position = member.offset + ctypes.sizeof(field[1])
    if is_natural and root.size == position + -position % align:
        return fields
    if root.size > position:
        padded.append((f"_padding{position}", ctypes.c_ubyte * (root.size - position)))
    return padded


def _check(cls: Any, root: rows.Member) -> None:
    wrong = [
        m.name for m in root.members if m.name and m.bits is None and getattr(cls, m.name).offset != m.offset
    ]
    if wrong or ctypes.sizeof(cls) != root.size:
        raise RuntimeError(
            f"ctypes lays {cls.__name__} out differently from C (size {ctypes.sizeof(cls)} for {root.size}, "
            f"members {wrong}); please report this with your Python version"
        )


def has_union(cls: Any) -> bool:
    if issubclass(cls, ctypes.Union):
        return True
    inner = (field[1] for field in cls._fields_)
    return any(isinstance(t, type) and issubclass(t, Record) and has_union(t) for t in inner)
