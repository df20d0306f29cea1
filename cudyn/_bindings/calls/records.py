"""The classes of structs and unions, which have the same layout as in C."""

from __future__ import annotations

import ctypes

from ..machine.guard import GUARD
from . import values
from .values import SHORT_LONG, coerce, limits_of, prepare_layout, round_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ..tables import rows
    from .type_lookup import TypeLookup

    Limits = tuple[int, int, Any]  # the last three arguments of `coerce`
    Field = tuple[str, Any] | tuple[str, Any, int]  # an item of `_fields_`: name, type, bits of a bitfield

__tracebackhide__ = True  # for pytest; at module level, because local variables would slow down functions


def declare(root: rows.Member, name: str, module: str) -> Any:
    """Create the class of a struct or union, without members.

    Args:
        root: declaration of the record
        name: name of the class
        module: name of the module that contains the class
    """
    base: Any = ctypes.Structure if root.kind == "struct" else ctypes.Union
    return _TYPES[base](name, (Record, base), {"__module__": module, "__slots__": ()})


def define(
    cls: Any, root: rows.Member, types: TypeLookup, windows: str = "", octets: Sequence[str] = ()
) -> None:
    """Define the members of a class.

    Args:
        cls: class that `declare` has returned
        root: declaration of the record
        types: types of the library
        windows: layout on Windows, where a `long` has 4 bytes. "packed": without padding between the members.
            "aligned": padded at the end to the declared alignment. "": the layout follows from the members.
            It has no effect on other systems
        octets: names of arrays of chars that contain bytes rather than strings
    """
    _define_fields(cls, root, types, windows, octets)
    _add_chars(cls, octets)


def _define_fields(
    cls: Any, root: rows.Member, types: TypeLookup, windows: str, octets: Sequence[str]
) -> None:
    """Define the members of a class as `define` does, except that arrays of chars remain ctypes arrays.

    For the arguments, see `define`.
    """
    special_layout = windows if SHORT_LONG else ""
    # Whether the layout differs from the table, which contains the layout on Linux.
    differs_from_table = bool(special_layout) or (SHORT_LONG and root.mentions("long"))
    fields, anonymous = _make_fields(cls, root, types, octets)
    if special_layout == "packed":
        _pack(cls)
    elif special_layout == "aligned":
        fields.append(_make_final_padding(fields, root.align))
    elif root.kind == "struct" and not differs_from_table:
        padded_fields = _pad(root, fields)
        if padded_fields is not None:
            _pack(cls)
            fields = padded_fields
    cls._anonymous_ = anonymous
    if special_layout != "packed" and _exceeds_natural_alignment(root.align, fields):
        cls._alignment_ = root.align
        if not differs_from_table:  # a shorter `long` may reduce the alignment, and therefore the size
            cls._align_ = root.align  # ctypes reads this attribute in Python 3.13 and later
    prepare_layout()
    cls._fields_ = fields
    chars = {member.name for member in root.members if types.resolve(member.type.partition("[")[0]) == "char"}
    cls._checks_ = dict(_iter_checks(fields, anonymous, chars))
    cls._declared_ = root, types
    if not differs_from_table:
        _verify_layout(cls, root)


def _make_fields(
    cls: Any, root: rows.Member, types: TypeLookup, octets: Sequence[str]
) -> tuple[list[Field], list[str]]:
    """Return the items of `_fields_`, without padding, and the names of the anonymous members.

    This function also creates the classes of records that are declared inside this record. Their layout is
    the same on Windows, unless they contain a `long`. For the arguments, see `define`.
    """
    fields: list[Field] = []
    anonymous = []
    for index, member in enumerate(root.members):
        name = member.name or f"_anonymous{index}"
        if member.kind:  # a record that is declared inside this record
            type_ = declare(member, f"{cls.__name__}.{name}", cls.__module__)
            if member.name:
                define(type_, member, types, octets=octets)
            else:
                # `_add_chars` changes anonymous members together with the record that contains them.
                _define_fields(type_, member, types, "", octets)
                anonymous.append(name)
            if member.type:  # an array of records
                type_ = array_type(type_, member.type.removeprefix("["))
        else:
            type_ = types.ctype(member.type)
        fields.append((name, type_) if member.bits is None else (name, type_, member.bits))
    return fields, anonymous


def _make_final_padding(fields: Sequence[Field], align: int) -> Field:
    """Return the field that follows the members of a record without gaps, and pads it to its alignment."""
    position = sum(ctypes.sizeof(type_) for _, type_, *_ in fields)
    return f"_padding{position}", ctypes.c_ubyte * (-position % align)


def _exceeds_natural_alignment(align: int, fields: Sequence[Field]) -> bool:
    """Return whether ctypes would align a record, or one of its members, less than C does.

    Args:
        align: alignment of the record in C
        fields: items of `_fields_`
    """
    types = [type_ for _, type_, *_ in fields]
    natural_alignment = max(map(ctypes.alignment, types), default=1)
    # ctypes ignores `_alignment_`, so a member with this attribute needs more than its natural alignment.
    return align > natural_alignment or any(
        getattr(values.get_innermost_type(type_), "_alignment_", 0) for type_ in types
    )


def _pack(cls: Any) -> None:
    """Let ctypes place the fields of a class without padding."""
    cls._pack_ = 1
    cls._layout_ = "ms"  # the layout that _pack_ implies in Python 3.13 and later


def array_type(element: Any, dims: str, is_text: bool = False) -> Any:
    """Return the class of an array.

    Args:
        element: class of the elements
        dims: dimensions in the form `2][3]`
        is_text: whether the elements are of type `char`, whose signedness C does not define
    """
    for dim in reversed(dims.rstrip("]").split("][")):
        element = element * int(dim) if is_text else values.array_type(element, int(dim))
    return element


_module = type.__dict__["__module__"]  # the descriptor of the `__module__` attribute of classes


def _add_chars(cls: Any, octets: Sequence[str]) -> None:
    """Replace arrays of chars with `values.Chars`, including those inside anonymous members.

    This must happen after ctypes has copied the anonymous members into the class, because ctypes only accepts
    its own field objects.
    """
    for name, (_, array, is_text) in cls._checks_.items():
        if array is not None and is_text and not issubclass(array._type_, ctypes.Array):
            setattr(cls, name, values.Chars(getattr(cls, name), name not in octets))
            _module.__set__(cls, cls.__module__)  # clears the attribute cache, which is stale in a union
    for name, inner, *_ in cls._fields_:
        if name in cls._anonymous_:
            _add_chars(inner, octets)


class _Aligned:
    """The base class of objects whose address must be a multiple of `_alignment_`, which ctypes ignores.

    If a user's Structure has such a member, ctypes allocates the Structure without this alignment. The member
    must be the first one or follow explicit padding, because ctypes adds no padding before Python 3.13. An
    array of the member's type provides aligned memory: `Mine.from_buffer((CUtensorMap * 2)())`.
    """

    __slots__ = ()

    _alignment_ = 0

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        """Create an object at the first aligned address in a bytearray that is large enough."""
        align = cls._alignment_
        if not align:
            return super().__new__(cls)
        size = ctypes.sizeof(cls)  # type: ignore[arg-type]
        # Machine code cannot add a guard to such an object, so the memory includes the guard.
        memory = bytearray(size + align + GUARD)
        start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        return cls.from_buffer(memory, -start % align)  # type: ignore[attr-defined]


class _Aligning:
    """A mixin for ctypes' metaclasses, so that arrays and copies of aligned objects are also aligned."""

    def __mul__(cls: Any, length: int) -> Any:
        """Return an array class, whose objects are aligned if the elements have to be aligned."""
        array = super().__mul__(length)  # type: ignore[misc]
        members = {"_alignment_": cls._alignment_}
        return (
            values.derive_array_type(array, _TYPES[ctypes.Array], _Aligned, members)
            if cls._alignment_
            else array
        )

    __rmul__ = __mul__

    def from_buffer_copy(cls: Any, source: Any, offset: int = 0) -> Any:
        """Return a copy like ctypes' method of the same name, but at an aligned address."""
        unaligned_copy = super().from_buffer_copy(source, offset)  # type: ignore[misc]
        if not cls._alignment_:
            return unaligned_copy
        aligned_copy = cls()
        ctypes.memmove(ctypes.addressof(aligned_copy), ctypes.addressof(unaligned_copy), ctypes.sizeof(cls))
        return aligned_copy


# ctypes' base classes -> the metaclass with `_Aligning`
_TYPES = {
    base: type("Aligning", (_Aligning, type(base)), {})
    for base in (ctypes.Structure, ctypes.Union, ctypes.Array)
}


class Record(_Aligned):
    """The base class of structs and unions, with C's alignment, a `repr` and no extra attributes.

    Storing an integer that does not fit in a member raises OverflowError, also in the constructor and in
    arrays.
    """

    __slots__ = ("__weakref__",)

    __dict__ = property(lambda self: {})  # ctypes reads __dict__ to copy and pickle records

    _checks_: dict[str, tuple[Limits | None, Any, bool]]
    """For each member: limits of a number or pointer, class of an array, and whether it is a string."""
    _declared_: tuple[rows.Member, TypeLookup]  # the declaration, and the types of the library
    _since_: str  # the first header release with this layout

    def __setattr__(self, name: str, value: Any, _set: Any = object.__setattr__) -> None:
        """Check a value, convert it if the member is an array, and store it."""
        limits, array, is_text = self._checks_.get(name, _UNCHECKED)
        try:
            if array is not None:
                value = _make_array(f"{type(self).__name__}.{name}", value, array, is_text, limits)
            elif limits is not None and not (value.__class__ is int and limits[0] <= value <= limits[1]):
                value = coerce(value, f"{type(self).__name__}.{name}", *limits)
            _set(self, name, value)
        except AttributeError:
            from .arguments import find_near

            members = [member for member in dir(type(self)) if not member.startswith("_")]
            message = f"{type(self).__name__}: no member {name!r}{find_near(name, members)}"
            raise AttributeError(message, name=name, obj=self) from None
        except TypeError as error:
            raise _explain_type_error(self, name, value, error) from None

    def __copy__(self, memo: object = None) -> Any:
        """Copy the memory. Pointers are not followed, and the copy keeps the same objects alive."""
        array = (type(self) * 1)()  # type: ignore[operator]
        array[0] = self
        return array[0]

    __deepcopy__ = __copy__

    def __repr__(self) -> str:
        try:
            from .record_text import format_record
        except ImportError:  # Python is exiting
            return object.__repr__(self)
        return format_record(self, *self._declared_)


_UNCHECKED = None, None, False  # the entry in `_checks_` for a member without checks


def _iter_checks(
    fields: Sequence[Any], anonymous: Sequence[str], chars: set[str]
) -> Iterator[tuple[str, Any]]:
    """Yield the items of `_checks_` for a record, including the members of its anonymous structs and unions.

    Args:
        fields: items of `_fields_`
        anonymous: names of the anonymous members
        chars: names of the members of type `char`, whose signedness C does not define
    """
    for name, cls, *bits in fields:
        if name in anonymous:
            yield from cls._checks_.items()
            continue
        inner = values.get_innermost_type(cls)
        # A char accepts the values of both signed and unsigned chars.
        limits = (-128, 255, inner) if name in chars else limits_of(inner, *bits)
        if limits or inner is not cls:
            yield name, (limits, None if inner is cls else cls, name in chars)


def _make_array(where: str, value: Any, cls: Any, is_text: bool, limits: Limits | None) -> Any:
    """Convert a value to an array. Missing elements are zero, as in C's initializers.

    Args:
        where: name of the member, for messages
        value: a sequence, nested if there are several dimensions or if the elements are structures. An array
            of bytes can also be set from bytes or, if `is_text` is true, from a str, which is encoded as
            UTF-8
        cls: the array's class
        is_text: whether the elements are plain chars
        limits: limits for the elements, if they are checked

    Raises:
        ValueError: The value has more elements than the array.
        TypeError: The value has an unsupported type.
    """
    element = cls._type_
    length = cls._length_
    is_bytes = element in _BYTES
    if isinstance(value, str) and is_bytes and is_text:
        value = value.encode()
    if is_bytes and not isinstance(value, (list, tuple, cls)) and has_buffer(value):
        value = memoryview(value).tobytes()
        _check_length(where, len(value), length, "bytes")
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
    _check_length(where, len(value), length, "elements")
    array = cls()
    for index, item in enumerate(value):
        name = f"{where}[{index}]"
        if issubclass(element, ctypes.Array):
            array[index] = _make_array(name, item, element, is_text, limits)
        elif issubclass(element, Record) and isinstance(item, (list, tuple)):
            array[index] = element(*item)
        else:
            array[index] = coerce(item, name, *limits) if limits else item
    return array


_BYTES = (ctypes.c_byte, ctypes.c_ubyte)


def has_buffer(value: Any) -> bool:
    """Return whether an object supports the buffer protocol."""
    try:
        memoryview(value)
    except Exception:  # another package's array, for example on a GPU, may raise any exception
        return False
    return True


def _check_length(where: str, actual: int, length: int, unit: str) -> None:
    if actual > length:
        raise ValueError(f"{where} has room for {length} {unit}, got {actual}")


def _explain_type_error(record: Any, name: str, value: Any, error: TypeError) -> TypeError:
    """Return the error for a value that ctypes rejects, with the name of the member.

    Args:
        record: the record
        name: name of the member
        value: value that was assigned to the member
        error: exception from ctypes
    """
    outer = type(record).__name__
    if name in record._anonymous_:  # ctypes' constructor assigns positional arguments to anonymous members
        inner: Any = next(type_ for field_name, type_, *_ in record._fields_ if field_name == name)
        members = [field_name for field_name, *_ in inner._fields_ if not field_name.startswith("_")]
        return TypeError(
            f"{outer}: expected {' or '.join(members)} by name, as in {outer}({members[0]}=...), "
            f"got {type(value).__name__} in their place"
        )
    message = str(error)
    return error if message.startswith(outer) else TypeError(f"{outer}.{name}: {message}")


def make_available_under_both_names(cls: Any, old: str, new: str) -> None:
    """Make a renamed member available under both its old and its new name."""
    for existing, alias in ((new, old), (old, new)):
        if existing in cls.__dict__ and alias not in cls.__dict__:
            setattr(cls, alias, cls.__dict__[existing])


def set_initial_values(cls: Any, values: dict[str, int]) -> None:
    """Set the initial values for new records of a class. Constructor arguments override these values.

    If the first member is `version`, its initial value is also stored as the class attribute
    `initial_version`, which the converters of pointers to the record use.
    """
    first_name, *_ = cls._fields_[0]
    if "version" in values and first_name == "version":
        cls.initial_version = values["version"]

    def __init__(self: Any, *args: Any, **members: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        super(cls, self).__init__(*args, **members)

    cls.__init__ = __init__


def _pad(root: rows.Member, fields: Sequence[Field]) -> list[Field] | None:
    """Return the fields with explicit padding, or `None` if C's default layout is the record's layout.

    The result is also `None` for records with bitfields. `_verify_layout` verifies their layout.
    """
    padded: list[Field] = []
    position = 0
    align = 1
    is_natural = True
    for member, field in zip(root.members, fields):
        if member.bits is not None:
            return None
        _, type_, *_ = field
        member_align = ctypes.alignment(type_)
        align = max(align, member_align)
        is_natural = is_natural and member.offset == round_up(position, member_align)
        if member.offset > position:
            padded.append((f"_padding{position}", ctypes.c_ubyte * (member.offset - position)))
        padded.append(field)
        position = member.offset + ctypes.sizeof(type_)
    if is_natural and root.size == round_up(position, align):
        return None
    if root.size > position:
        padded.append((f"_padding{position}", ctypes.c_ubyte * (root.size - position)))
    return padded


def _verify_layout(cls: Any, root: rows.Member) -> None:
    """Raise RuntimeError if ctypes has placed the members of a class differently from its declaration."""
    misplaced = []
    for member in root.members:
        has_offset = member.name and member.bits is None
        if has_offset and getattr(cls, member.name).offset != member.offset:
            misplaced.append(member.name)
    if misplaced or ctypes.sizeof(cls) != root.size:
        raise RuntimeError(
            f"ctypes lays {cls.__name__} out differently from C (size {ctypes.sizeof(cls)} instead of "
            f"{root.size}, misplaced members: {misplaced}); please report this with your Python version"
        )


def has_union(cls: Any) -> bool:
    """Return whether a record is a union, or has a member that contains a union."""
    if issubclass(cls, ctypes.Union):
        return True
    for _, member_type, *_ in cls._fields_:
        is_record = isinstance(member_type, type) and issubclass(member_type, Record)
        if is_record and has_union(member_type):
            return True
    return False
