"""Returns the annotation of a C type as an argument, a result or a member."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..c_types import FLOATS, INTEGERS, Array, Pointer, is_function, parse, pointee, unqualified
from ..model import Record
from .names import Names

# The roles of arguments and of results. cudyn/_bindings/tables/rows.py explains them.
GIVEN = ("in", "inout", "both", "most", "given")
RETURNED = ("out", "both", "text", "bytes", "list", "typed")
COMPLEX = ("struct float2", "struct double2")
_BYTES = ("ctypes.c_byte", "ctypes.c_ubyte", "ctypes.c_uint8", "ctypes.c_int8")


class Annotations(Names):
    """The annotations for a library's types."""

    # --- parameters and results

    def argument(self, type_: str, role: str, is_sized: bool, types: Mapping[str, str]) -> str:
        """Return the annotation of an argument.

        Args:
            type_: the parameter's C type
            role: role of the parameter
            is_sized: whether the next parameter is the size of the argument
            types: types of the function's parameters, keyed by name
        """
        role_name, _, enum_parameter = role.partition(":")
        if role_name in ("both", "most"):
            target = self._object(type_)
            # The annotation of a pointer already contains None.
            is_pointer = isinstance(parse(target), Pointer) or self.is_handle(self.resolve(target))
            return f"{self.accepts(target)}{'' if is_pointer else ' | None'}"
        if role_name == "given":
            return self._annotate_attribute_values(types[enum_parameter], self.accepts)
        return self.accepts(type_, role, is_sized)

    def output_parameter(self, type_: str, role: str, types: Mapping[str, str]) -> str:
        """Return the annotation of an output. `types` maps parameter names to their types."""
        role_name, _, referent = role.partition(":")
        if role_name in ("text", "bytes"):
            return "str" if role_name == "text" else "_Bytes"
        if role_name == "list":
            return f"list[{self.returns(type_)}]"
        if referent == "void*":  # a pointer of any type, which the call returns as an address
            return "int"
        if role_name == "typed":
            enum, _, length = referent.partition("*")
            value_types = self._annotate_attribute_values(types[enum], self._output)
            return f"list[{value_types}]" if length else value_types
        return self.returns(type_)

    def _annotate_attribute_values(self, type_: str, show: Callable[[str], str]) -> str:
        """Return the annotation for the values of the attributes that an enum selects, such as `int | str`.

        Args:
            type_: the enum, or a pointer to it
            show: returns the annotation for the C type of a value
        """
        resolved = self.resolve(unqualified(pointee(type_) or type_))
        tag = resolved.partition(" ")[2]
        # The library that declares the enum also lists its attributes.
        home = self.home_of(f"enum {tag}") or self
        alternatives: dict[str, None] = {}
        for type_text in home.history.attributes.get(tag, {}).values():
            parsed = parse(type_text.partition(" until ")[0])  # `until N` marks the end of an array
            if not isinstance(parsed, Array):
                text = show(str(parsed))
            elif str(parsed.element) == "char":
                text = "str"
            else:
                text = f"list[{show(str(parsed.element))}]"
            # The annotation may itself be a union, so its parts are added without duplicates.
            alternatives.update(dict.fromkeys(alternative.strip() for alternative in text.split("|")))
        return " | ".join(alternatives)

    def accepts(self, type_: str, role: str = "in", is_sized: bool = False) -> str:
        """Return the annotation of an argument.

        Args:
            type_: the parameter's C type
            role: role of the parameter
            is_sized: whether the next parameter is the size of the argument
        """
        type_ = unqualified(type_)
        if type_ == "const char *":
            return "_Address | str" if is_sized else "_Text"
        if type_ in ("const char *const *", "const char **"):
            return "_Texts"
        resolved = self.resolve(type_)
        if resolved in ("void *", "const void *", "char *"):
            is_written = role == "inout" or (self.library.device_pointers and resolved != "const void *")
            return "_Writable" if is_written else "_Address"
        if self.is_handle(resolved):
            return f"{self.qualified(resolved)} | int | None"
        if "(" in resolved:
            return f"{self.callback(resolved)} | None"
        target = pointee(resolved)
        if target is not None:
            pointer = f"_Pointer[{self.cell(unqualified_pointer(target))}]"
            return f"{pointer} | int" if self.library.device_pointers else pointer
        return f"{self.qualified(resolved)} | _Int" if self.is_enum(resolved) else self.field(resolved)

    def _element(self, type_: str) -> str:
        """Return the element type of the array that a pointer points to."""
        target = unqualified_pointer(pointee(self.resolve(unqualified(type_))) or "void")
        return target.removeprefix("const ")

    def buffer(self, type_: str) -> str:
        """Return the annotation of a buffer passed for an array, or "" if its elements are not numbers."""
        target = self._element(type_)
        resolved = self.resolve(target)
        is_number = resolved in COMPLEX or bool(self.number(resolved))
        if target == "char" or not is_number:
            return ""
        return "_ReadArray" if type_.startswith("const ") else "_WriteArray"

    def element(self, type_: str) -> str:
        """Return the annotation of the elements in a list passed for an array, or "" for untyped memory."""
        target = self._element(type_)
        resolved = self.resolve(target)
        if target in ("void", "char", "char *"):
            return ""
        if self.number(resolved) or self.is_handle(resolved):
            return self.accepts(target)
        return self.field(target)

    def accepts_raw(self, type_: str, is_sized: bool) -> str:
        """Return the annotation of an argument of a function in `raw`. It accepts any int for an enum."""
        is_enum = self.is_enum(self.resolve(unqualified(type_)))
        return "int" if is_enum else self.accepts(type_, "in", is_sized)

    def _object(self, type_: str) -> str:
        """Return the type of the object that a pointer points to."""
        return unqualified_pointer(pointee(type_) or "void")

    def returns(self, type_: str) -> str:
        """Return the annotation of the object that a call returns for an out-parameter."""
        target = self._object(type_)
        resolved = self.resolve(target.removeprefix("const "))
        if self.is_enum(resolved):
            return f"{self.qualified(resolved)} | int"
        return self._output(target)

    def _output(self, type_: str) -> str:
        """Return the annotation of an output with this C type. A null address is returned as 0."""
        is_address = self.resolve(type_) in ("void *", "const void *")
        return "int" if is_address else self.returned(type_)

    def returned(self, type_: str, text: str = "str") -> str:
        """Return the annotation of a function's result. `text` is the annotation for a `const char *`."""
        if type_ == "const char *":
            return f"{text} | None"
        return self.field(type_)

    # --- members

    def cell(self, type_: str) -> str:
        """Return the ctypes class of the object that a pointer points to."""
        resolved = self.resolve(type_.removeprefix("const "))
        number = self.number(resolved)
        if number:
            return number
        if "(" in resolved:
            return self.callback(resolved)
        class_name = self.class_of(resolved)
        target = pointee(resolved)
        if class_name or target is None:
            return class_name or "ctypes.c_void_p"
        if type_ == "const char *":
            return "ctypes.c_char_p"
        target = unqualified_pointer(target)
        if target.removeprefix("const ") == "void":
            return "ctypes.c_void_p"
        return f"ctypes._Pointer[{'ctypes.c_char' if target == 'char' else self.cell(target)}]"

    def field(self, type_: str) -> str:
        """Return the annotation for a member's value."""
        resolved = self.resolve(type_.removeprefix("const "))
        if "(" in resolved:
            return self.callback(resolved)
        parsed = parse(resolved)
        if isinstance(parsed, Array):
            return f"Array[{self.cell(_element(parsed))}]"
        if resolved in INTEGERS or self.is_enum(resolved):
            return "int"
        if resolved in FLOATS:
            return "float"
        if resolved == "void *" or type_ in ("void *", "const void *"):
            return "int | None"
        if type_ == "const char *":
            return "_Bytes | None"
        return self.class_of(resolved) or self.cell(resolved)

    def items(self, resolved: str, is_bytes: bool = False) -> str:
        """Return the descriptor of a member that is an array, or "" for other members.

        If `is_bytes` is true, an array of char contains binary data, not a string.
        """
        parsed = parse(resolved)
        if not isinstance(parsed, Array):
            return ""
        base = _element(parsed)
        plain = self.resolve(base)
        if plain == "char" and not isinstance(parsed.element, Array):
            return "_CharBytes" if is_bytes else "_Chars"
        cell = self.cell(base)
        if cell in _BYTES:
            return f"_Octets[{cell}]"
        class_name = self.class_of(plain) if not self.is_enum(plain) else None
        element = "float" if plain in FLOATS else class_name or self.field(base)
        element = f"{element} | int | None" if self.is_handle(plain) else element
        # `initial` splits this text at the last comma, so the element must not contain a comma.
        return f"_Items[{cell}, {element}]" if "," not in element else f"_Items[{cell}, object]"

    def initial(self, type_: str | Record, name: str, dims: str) -> str:
        """Return the annotation of a constructor's parameter for a member."""
        if isinstance(type_, Record):
            return f"Sequence[_{name}]" if dims else f"_{name}"
        resolved = self.resolve(type_)
        items = self.items(resolved)
        if items in ("_Chars", "_CharBytes"):
            return "_Str | _ReadBuffer | Sequence[int]"
        if items.startswith("_Octets"):
            return "_ReadBuffer | Sequence[int]"
        if items:
            cell, element = items.removeprefix("_Items[")[:-1].rsplit(", ", 1)
            return f"Sequence[{element}] | Array[{cell}]"
        if self.number(resolved) or self.is_handle(resolved):
            return self.accepts(type_)
        if "(" in resolved:
            return f"{self.callback(resolved)} | None"
        field = self.field(type_)
        return f"{field} | None" if field.startswith("ctypes._Pointer") else field

    def alias(self, type_: str, resolved: str) -> str:
        """Return the target of a typedef that does not have its own class."""
        if "(" in resolved and not is_function(resolved):
            return self.callback(resolved)
        number = self.number(resolved)
        if number:
            return number
        if resolved == "void *":
            return "ctypes.c_void_p"
        parsed = parse(resolved)
        if isinstance(parsed, Array):
            return f"Array[{self.cell(_element(parsed))}]"
        return self.cell(resolved)


def unqualified_pointer(type_: str) -> str:
    """Return `char *` for `char *const`. `const char` is unchanged."""
    return unqualified(type_) if isinstance(parse(type_), Pointer) else type_


def _element(array: Array) -> str:
    """Return the element type of an array, after all of its dimensions."""
    inner = array.element
    while isinstance(inner, Array):
        inner = inner.element
    return str(inner)
