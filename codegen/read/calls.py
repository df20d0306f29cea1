"""Checks that functions use C's calling convention, and that ctypes can pass their records."""

from __future__ import annotations

from clang import cindex
from clang.cindex import TypeKind

from .libclang import C_CALL, Unreadable, argument_types, calling_convention, printed, tag_of


class Calls:
    """Checks prototypes. Each type is checked only once."""

    def __init__(self) -> None:
        self._passed: set[bytes] = set()  # types that have already been checked

    def check(self, type_: cindex.Type) -> None:
        """Raise Unreadable if ctypes can't call a function or a callback of this type."""
        convention = calling_convention(type_.get_canonical())
        if convention != C_CALL:
            raise Unreadable(f"a non-C calling convention ({convention} in libclang)")
        for passed in (type_.get_result(), *argument_types(type_)):
            if bytes(passed) not in self._passed:
                canonical = passed.get_canonical()
                if canonical.kind == TypeKind.RECORD:
                    _check_by_value(canonical)
                self._passed.add(bytes(passed))


def _check_by_value(type_: cindex.Type) -> None:
    """Reject a record that ctypes and C would pass differently, such as a packed record or a bit-field."""
    declaration = type_.get_declaration().get_definition()
    tag = tag_of(declaration) if declaration else type_.spelling
    if declaration is None:
        raise Unreadable(f"{tag} is passed by value and is not defined")
    if "transparent_union" in printed(declaration):
        raise Unreadable(f"{tag} is passed by value and is a transparent union")
    natural = 1  # the largest alignment of the members, in bytes
    for field in type_.get_fields():
        if field.is_bitfield():
            raise Unreadable(f"{tag} is passed by value and has the bit-field {field.spelling}")
        align = field.type.get_canonical().get_align()
        if field.get_field_offsetof() % (8 * align):
            raise Unreadable(f"{tag} is passed by value and is packed: {field.spelling} is not aligned")
        natural = max(natural, align)
        element = field.type.get_canonical()
        while element.kind == TypeKind.CONSTANTARRAY:
            element = element.element_type.get_canonical()
        if element.kind == TypeKind.RECORD:
            _check_by_value(element)
    align = type_.get_align()
    # Alignment does not matter in registers. Records that are larger than two registers (16 bytes) are passed
    # in aligned memory.
    if align < natural or align > max(natural, 16) or (align > natural and type_.get_size() > 16):
        raise Unreadable(
            f"{tag} is passed by value and is aligned to {align}, but its members are aligned to {natural}"
        )
