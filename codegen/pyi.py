"""The .pyi beside each library module: every name of the newest release, typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from keyword import iskeyword
from typing import TypeVar

from .abi import types_in
from .emit import Roles, head
from .errors import CodegenError
from .history import History, Span, enumerators
from .model import Constant, Function, Record, declare, pointee
from .sources import Library

_INTEGERS = {
    "_Bool": "c_bool",
    "char": "c_byte",
    "signed char": "c_byte",
    "unsigned char": "c_ubyte",
    "short": "c_short",
    "unsigned short": "c_ushort",
    "int": "c_int",
    "unsigned int": "c_uint",
    "long": "c_long",
    "unsigned long": "c_ulong",
    "long long": "c_longlong",
    "unsigned long long": "c_ulonglong",
    "size_t": "c_size_t",
    "ssize_t": "c_ssize_t",
    "off_t": "c_int64",
    "loff_t": "c_int64",
    **{f"{sign}int{bits}_t": f"c_{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}
T = TypeVar("T")
# The roles of arguments and of results; cudyn/_tables/rows.py explains them.
_GIVEN = ("in", "inout", "both", "most", "given")
_RETURNED = ("out", "both", "text", "bytes", "list", "typed")
_FLOATS = {"float": "c_float", "double": "c_double"}

# The attributes of every library module beside the names of its API (cudyn/_library/door.py).
_MODULE = """\
available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = ERROR

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...
"""

# The names of cudyn/_binding/annotations.pyi that .pyi files import, with an underscore in front: names
# without one are NVIDIA's.
_COMMON = (
    *("Address", "Bytes", "CharBytes", "Chars", "Items", "Octets", "Pointer", "ReadBuffer", "Str", "Struct"),
    *("Text", "Texts", "Union", "Writable"),
)

_IMPORTS = """\
import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import MODULES
COMMON\
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import ERRORS
from ._library.door import LibraryModule, Raw
"""


def write(
    library: Library,
    history: History,
    roles: Roles,
    used: Sequence[tuple[Library, History]] = (),
    answers: Collection[str] = (),
) -> str:
    """The text of cudyn/<module>.pyi.

    used: the libraries whose types it uses, with theirs in turn. answers: the symbols that return a status.
    """
    others = [_Pyi(other, its_history) for other, its_history in used]
    writer = _Pyi(library, history, others)
    modules = [*sorted(other.library.name for other in others), f"{library.name} as _here"]
    body = "".join(
        [
            *writer.handles(),
            *writer.enums(),
            *writer.callbacks(),
            *writer.records(),
            *writer.typedefs(),
            *writer.constants(),
            *writer.functions(roles, answers),
        ]
    )
    declared = {*re.findall(r"^(?:class |def )?(\w+)(?=[ :(])", body, re.M)}
    taken = sorted(declared & {*re.findall(r"\b[a-zA-Z]\w*", f"{_IMPORTS} {_MODULE}"), *modules})
    if taken:
        raise CodegenError(f"{library.name}: the .pyi file needs these names itself: {', '.join(taken)}")
    common = sorted({*re.findall(r"\b_([A-Z]\w+)", body)} & {*_COMMON})
    line = (
        f"from ._binding.annotations import {', '.join(f'{x} as _{x}' for x in common)}\n" if common else ""
    )
    errors = ", ".join(sorted({"LoadError", library.facts.error} - {""}))
    return "".join(
        [
            head(library, history, f"The names of cudyn.{library.name}, for type checkers and editors."),
            _IMPORTS.replace("MODULES", ", ".join(modules)).replace("COMMON", line).replace("ERRORS", errors),
            "\n",
            _MODULE.replace("ERROR", library.facts.error or "LoadError"),
            body,
        ]
    )


_GROUP = 60  # functions


class _Pyi:
    """All names of the newest release."""

    def __init__(self, library: Library, history: History, used: Sequence[_Pyi] = ()) -> None:
        self.library, self.history, self.used = library, history, used
        self.types = _newest(history.typedefs)
        self.all_records = _newest(history.records)
        self.all_enums = _newest(history.enums)
        self.direct: dict[str, str] = {}
        for name, type_ in self.types.items():
            self.direct.setdefault(type_, name)
        self._taken = self._find_taken()

    # --- names

    def _find_taken(self) -> set[str]:
        """The tags of records that users construct: only arguments, if the library's records are observed."""
        if not self.library.observed:
            return set(self.all_records)
        texts = [t for spans in self.history.functions.values() for span in spans for t in span.value.types]
        texts += [type_ for type_ in self.types.values() if "(" in type_]
        texts += [type_ for record in self.all_records.values() for type_ in types_in(record)]
        words = set(re.findall(r"\w+", " ".join(texts)))
        return {self.resolve(w).partition(" ")[2] or w for w in words} | words

    def name_of(self, type_: str) -> str:
        """The class for a tag, with its name from cudyn._binding.types.CommonTypes.name_of."""
        direct = self.direct.get(type_, type_.removesuffix(" *").partition(" ")[2])
        base, _, version = direct.rpartition("_v")
        return base if version.isdigit() and self.types.get(base, "") == direct else direct

    def resolve(self, type_: str) -> str:
        while True:
            home = next((pyi for pyi in (self, *self.used) if type_ in pyi.types), None)
            if home is None:
                return type_
            type_ = home.types[type_]

    def _is_handle(self, type_: str) -> bool:
        target = pointee(type_.removeprefix("const "))
        if target is None or not target.startswith(("struct ", "union ")):
            return False
        return not any(target.partition(" ")[2] in pyi.all_records for pyi in (self, *self.used))

    def _home(self, resolved: str) -> _Pyi | None:
        """The library of an enum, a record or a handle. A handle belongs to the last one that names it."""
        resolved = resolved.removeprefix("const ")
        tag = resolved.partition(" ")[2]
        if self._is_handle(resolved):
            homes = [pyi for pyi in (self, *self.used) if resolved in pyi.direct]
            return homes[-1] if homes else self
        return next((s for s in (self, *self.used) if tag in s.all_enums or tag in s.all_records), None)

    def qualified(self, resolved: str) -> str:
        """The name of a class, qualified by the module if it is another library's."""
        resolved = resolved.removeprefix("const ")
        home = self._home(resolved) or self
        if self._is_handle(resolved) and resolved not in home.direct:
            return "Handle"  # without a name of its own
        name = home.name_of(resolved)
        return name if home is self else f"{home.library.name}.{name}"

    # --- declarations

    def handles(self) -> Iterator[str]:
        seen = set()
        for type_ in self.types.values():
            if type_.startswith("const ") or not self._is_handle(type_):
                continue  # a const handle shares the class of the handle
            if type_ not in seen and self._home(type_) is self:
                seen.add(type_)
                yield f"\nclass {self.name_of(type_)}(Handle): ...\n"

    def enums(self) -> Iterator[str]:
        for tag, enum in self.all_enums.items():
            yield f"\nclass {self.name_of(f'enum {tag}')}(IntEnum):\n"
            yield f"    ctype: type[ctypes.{_INTEGERS[enum.type]}]\n"
            for name, value in self._members(tag):
                yield f"    {name} = {value}\n"
            yield from self._other_name(tag, self.name_of(f"enum {tag}"))
            for name, _ in self._members(tag):
                yield f"{name}: Final[{self.name_of(f'enum {tag}')}]\n"

    def _other_name(self, tag: str, name: str) -> Iterator[str]:
        """The tag of a type with a typedef: beside the class, because that compresses best in a wheel."""
        if tag != name and tag not in self.types:
            yield f"{tag} = {name}\n"

    def _members(self, tag: str) -> Sequence[tuple[str, int]]:
        rows = enumerators(self.history.enums[tag], self.history.releases)
        return [(name, spans[-1].value) for name, spans in rows.items() if spans[-1].removed is None]

    def callbacks(self) -> Iterator[str]:
        for name, type_ in self.types.items():
            if "(*)" in type_:
                yield f"\nclass {name}(CFuncPtr): ...\n"

    def records(self) -> Iterator[str]:
        for tag, record in self.all_records.items():
            name = self.name_of(f"{record.kind} {tag}")
            yield "\n"
            octets = self.history.bytes.get(tag, ())
            yield from self._record(name, record, "", octets, is_made=tag in self._taken)
            yield from self._other_name(tag, name)

    def _record(
        self, name: str, record: Record, indent: str, octets: Collection[str], is_made: bool = True
    ) -> Iterator[str]:
        """The class of a record. octets: its arrays of chars that hold bytes."""
        yield f"{indent}class {name}({'_Struct' if record.kind == 'struct' else '_Union'}):\n"
        lines = list(self._members_of(record, indent + "    ", octets))
        yield from lines or [f"{indent}    ...\n"]
        given = list(self._initial(record))
        if lines and is_made:
            given = given[:-1] if given[-1] == "*" else given  # where no name follows
            yield f"{indent}    def __init__(self, {', '.join(given)}) -> None: ...\n"

    def _initial(self, record: Record, in_order: bool = True) -> Iterator[str]:
        """The parameters of a constructor; keyword-only after a member without a name in Python."""
        for member in record.fields:
            has_name = member.name and not iskeyword(member.name)
            yield from ["*"] if in_order and not has_name else []
            in_order = in_order and bool(has_name)
            if isinstance(member.type, Record) and not member.name:
                yield from self._initial(member.type, in_order)
            elif has_name:
                yield f"{member.name}: {self._accepted(member.type, member.name, member.dims)} = ..."

    def _accepted(self, type_: str | Record, name: str, dims: str) -> str:
        """The annotation of a member in a constructor."""
        if isinstance(type_, Record):
            return f"Sequence[_{name}]" if dims else f"_{name}"
        resolved = self.resolve(type_)
        items = self._items(resolved)
        if items in ("_Chars", "_CharBytes"):
            return "_Str | _ReadBuffer | Sequence[int]"
        if items.startswith("_Octets"):
            return "_ReadBuffer | Sequence[int]"
        if items:
            cell, element = items[7:-1].rsplit(", ", 1)
            return f"Sequence[{element}] | Array[{cell}]"
        if resolved in _INTEGERS or resolved in _FLOATS or resolved.startswith("enum "):
            return self.accepts(type_)
        if self._is_handle(resolved):
            return self.accepts(type_)
        if "(" in resolved:
            return f"{self._callback(resolved)} | None"
        field = self.field(type_)
        return f"{field} | None" if field.startswith("ctypes._Pointer") else field

    def _items(self, resolved: str, is_bytes: bool = False) -> str:
        """The descriptor of a member that is an array; \"\" for another. is_bytes: its chars are bytes."""
        base, bracket, dims = resolved.partition("[")
        if not bracket:
            return ""
        plain = self.resolve(base)
        if plain == "char" and "[" not in dims:
            return "_CharBytes" if is_bytes else "_Chars"
        cell = self.cell(base)
        if cell in ("ctypes.c_byte", "ctypes.c_ubyte", "ctypes.c_uint8", "ctypes.c_int8"):
            return f"_Octets[{cell}]"
        known = self._class_of(plain) if not plain.startswith("enum ") else None
        element = "float" if plain in _FLOATS else f"{known}" if known else self.field(base)
        element = f"{element} | int | None" if self._is_handle(plain) else element
        return f"_Items[{cell}, {element}]" if "," not in element else f"_Items[{cell}, object]"

    def _members_of(self, record: Record, indent: str, octets: Collection[str]) -> Iterator[str]:
        for member in record.fields:
            if iskeyword(member.name) or (isinstance(member.type, str) and not member.name):
                continue  # only getattr() reaches it; padding is not accessible
            if isinstance(member.type, str):
                items = self._items(self.resolve(member.type), member.name in octets)
                read = items or self.field(member.type)
                yield f"{indent}{member.name}: {read}\n"
            elif not member.name:
                yield from self._members_of(member.type, indent, octets)
            else:
                yield from self._record(f"_{member.name}", member.type, indent, octets)
                inner = f"_Items[_{member.name}, _{member.name}]" if member.dims else f"_{member.name}"
                yield f"{indent}{member.name}: {inner}\n"

    def typedefs(self) -> Iterator[str]:
        yield "\n"
        for name, type_ in self.types.items():
            resolved = self.resolve(type_)
            known = self._class_of(resolved)
            if "(*)" in type_ or known == name:
                continue
            yield f"{name} = {known or self._alias(type_, resolved)}\n"

    def _class_of(self, resolved: str) -> str | None:
        if self._is_handle(resolved):
            return self.qualified(resolved)
        if resolved.startswith(("enum ", "struct ", "union ")) and self._home(resolved):
            return self.qualified(resolved)
        return None

    def _alias(self, type_: str, resolved: str) -> str:
        if "(*)" in resolved:
            return self._callback(resolved)
        if resolved in _INTEGERS or resolved in _FLOATS:
            return f"ctypes.{(_INTEGERS | _FLOATS)[resolved]}"
        if resolved == "void *":
            return "ctypes.c_void_p"
        base, bracket, _ = resolved.partition("[")
        if bracket:
            return f"Array[{self.cell(base)}]"
        return self.cell(resolved)

    def constants(self) -> Iterator[str]:
        yield "\n"
        taken = {name for tag in self.all_enums for name, _ in self._members(tag)}
        for name, spans in self.history.constants.items():
            if spans[-1].removed is None and name not in taken:
                yield f"{name}: Final{self._constant(spans[-1].value)}\n"

    def _constant(self, constant: Constant) -> str:
        if isinstance(constant.value, str):
            home = next((s for s in (self, *self.used) if s._has_constant(constant.value)), self)
            return f" = {constant.value}" if home is self else f" = {home.library.name}.{constant.value}"
        known = self._class_of(self.resolve(constant.type))
        return f"[{known}]" if known else f" = {constant.value}"

    def _has_constant(self, name: str) -> bool:
        """Is it a macro or an enumerator of this library?"""
        constants = self.history.constants
        return name in constants or any(name in dict(self._members(tag)) for tag in self.all_enums)

    def _named(self) -> dict[str, str]:
        """The names of functions, with their symbols."""
        functions = self.history.functions
        names = {symbol: symbol for symbol, spans in functions.items() if not spans[-1].removed}
        for name, spans in self.history.names.items():
            if all(span.value == name for span in spans):
                continue  # the symbol is reached by its name while there is one
            names.pop(name, None)
            if spans[-1].removed is None:
                names[name] = spans[-1].value
        return {name: symbol for name, symbol in names.items() if symbol in functions}

    def functions(self, roles: Roles, answers: Collection[str] = ()) -> Iterator[str]:
        """The checked functions; then the same of `raw` and of `api()`.

        In groups, with the declarations of the same functions side by side: that compresses best in a wheel.
        """
        named = list(self._named().items())
        changed = self._find_changed(roles, answers)
        numbers = range(0, len(named), _GROUP)
        for start in numbers:
            group = named[start : start + _GROUP]
            yield "\n"
            for name, symbol in group:
                function = self.history.functions[symbol][-1].value
                doc = self._doc(symbol, roles[symbol][-1])
                yield self._function(name, function, roles[symbol][-1], symbol in answers, doc)
            same = [(name, symbol) for name, symbol in group if name not in changed]
            yield f"\nclass _Raw{start}(Raw):\n"
            yield from [self._raw(*pair) for pair in same] or ["    ...\n"]
            yield f"\nclass _Api{start}:\n"
            yield from [f"    {name} = staticmethod(_here.{name})\n" for name, _ in same] or ["    ...\n"]
        raw = "".join(f"_Raw{start}, " for start in numbers)
        yield f"\nclass _Raw({raw}Raw):\n"
        yield from [self._raw(name, symbol) for name, symbol in named if name in changed] or ["    ...\n"]
        yield f"\nclass _RawApi({raw}Raw):\n"
        yield from [f"    {name}: Callable[..., int]\n" for name in changed] or ["    ...\n"]
        yield f"\nclass _Api({''.join(f'_Api{start}, ' for start in numbers)}LibraryModule):\n"
        yield "    raw: _RawApi\n"
        yield "    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...)"
        yield " -> _Api: ...\n"
        for name, results in changed.items():
            yield f"    {name}: Callable[..., {' | '.join(results)}]\n"

    def _find_changed(self, roles: Roles, answers: Collection[str]) -> dict[str, list[str]]:
        """The results of names that other releases have, or have with another signature."""
        named = self._named()
        changed = {}
        for name in dict.fromkeys([*named, *self.history.names, *self.history.functions]):
            ways = dict.fromkeys(self._ways(name, roles, answers))
            if ways and (len(ways) > 1 or name not in named):
                changed[name] = list(dict.fromkeys(way.rpartition(" -> ")[2] for way in ways))
        return changed

    def _raw(self, name: str, symbol: str) -> str:
        """A bare function: every parameter, by position; statuses and enums are ints."""
        function = self.history.functions[symbol][-1].value
        after = [*(param.type for param in function.params), ""][1:]
        taken = [
            f"{_safe(p.name)}: {self.accepts(p.type, 'in', following == 'size_t')}"
            for p, following in zip(function.params, after, strict=True)
        ]
        parameters = ", ".join([*taken, "/"] if taken else [])
        result = "None" if function.result == "void" else self.returned(function.result, "bytes")
        return f"    @staticmethod\n    def {name}({parameters}) -> {result}: ...\n"

    def _doc(self, symbol: str, roles: Sequence[str]) -> str:
        """A docstring: the symbol, its first release, and the parameters that only C has."""
        spans = self.history.functions[symbol]
        params = zip(spans[-1].value.params, roles, strict=True)
        made = ", ".join(
            declare(p.type, p.name) for p, role in params if role.partition(":")[0] not in _GIVEN
        )
        return f'"""{symbol} since {spans[0].introduced}{made and f"; made by the call: {made}"}"""'

    def _ways(self, name: str, roles: Roles, answers: Collection[str]) -> Iterator[str]:
        """The signatures of a name in the releases that have it."""
        spans = self.history.names.get(name, [])
        symbols = dict.fromkeys(span.value for span in spans) or {name: None}
        for symbol in symbols:
            for span, its_roles in zip(self.history.functions.get(symbol, ()), roles.get(symbol, ())):
                line = self._function("", span.value, its_roles, symbol in answers)
                yield line.removesuffix(": ...\n")

    def _function(
        self, name: str, function: Function, roles: Sequence[str], is_answer: bool, doc: str = "..."
    ) -> str:
        pairs = list(zip(function.params, roles, strict=True))
        after = [*(param.type for param, _ in pairs), ""][1:]
        types = {p.name: p.type for p in function.params}
        lists = {role.removeprefix("typed:").partition("*")[0] for role in roles if "*" in role}
        taken = ", ".join(
            f"{_safe(p.name)}: {self.given(p.type, role, following == 'size_t', types)}"
            f"{' | Sequence[int]' if p.name in lists else ''}"
            for (p, role), following in zip(pairs, after, strict=True)
            if role.partition(":")[0] in _GIVEN
        )
        made = [self.made(p.type, role, types) for p, role in pairs if role.partition(":")[0] in _RETURNED]
        if function.result == "void":
            result = "None"
        elif function.result != self.library.status:
            result = self.returned(function.result)
        elif len(made) > 1:
            result = f"tuple[{', '.join(made)}]"
        elif made:
            result = made[0]
        else:
            result = self.qualified(self.resolve(function.result)) if is_answer else "None"
        return f"def {name}({taken}) -> {result}: {doc}\n"

    # --- types

    def given(self, type_: str, role: str, is_sized: bool, types: Mapping[str, str]) -> str:
        """The annotation of an argument; types: of all parameters."""
        word, _, of = role.partition(":")
        if word in ("both", "most"):
            target = (pointee(type_) or "").removesuffix("const").rstrip()
            is_pointer = target.endswith("*") or self._is_handle(self.resolve(target))
            return f"{self.accepts(target)}{'' if is_pointer else ' | None'}"
        if word == "given":
            return self._typed(types[of], self.accepts)
        return self.accepts(type_, role, is_sized)

    def made(self, type_: str, role: str, types: Mapping[str, str]) -> str:
        """The annotation of an output."""
        word, _, of = role.partition(":")
        if word in ("text", "bytes"):
            return "str" if word == "text" else "_Bytes"
        if word == "list":
            return f"list[{self.returns(type_)}]"
        if of == "void*":
            return "int | None"
        if word == "typed":
            enum, _, length = of.partition("*")
            found = self._typed(types[enum], self.returned)
            return f"list[{found}]" if length else found
        return self.returns(type_)

    def _typed(self, type_: str, show: Callable[[str], str]) -> str:
        """The types of the values of all enumerators of an enum."""
        tag = self.resolve(type_.removeprefix("const ").removesuffix("*").rstrip())[5:]
        home = self._home(f"enum {tag}") or self
        found: dict[str, None] = {}
        for text in home.history.attributes.get(tag, {}).values():
            base, bracket, _ = text.partition(" until ")[0].partition("[")
            shown = show(base) if not bracket else "str" if base == "char" else f"list[{show(base)}]"
            found.update(dict.fromkeys(part.strip() for part in shown.split("|")))
        return " | ".join(found)

    def accepts(self, type_: str, role: str = "in", is_sized: bool = False) -> str:
        """What a parameter takes that the caller gives. is_sized: the next one is its size."""
        if type_.endswith("*const"):
            type_ = type_.removesuffix("const")
        if "*" not in type_:
            type_ = type_.removeprefix("const ")
        if type_ == "const char *":
            return "_Address | str" if is_sized else "_Text"
        if type_ in ("const char *const *", "const char **"):
            return "_Texts"
        resolved = self.resolve(type_)
        if resolved in ("void *", "const void *", "char *"):
            is_written = role == "inout" or (self.library.device_pointers and resolved != "const void *")
            return "_Writable" if is_written else "_Address"
        if self._is_handle(resolved):
            return f"{self.qualified(resolved)} | int | None"
        if "(" in resolved:
            return f"{self._callback(resolved)} | None"
        target = pointee(resolved)
        if target is not None:
            pointer = f"_Pointer[{self.cell(target.removesuffix('const').rstrip())}]"
            return f"{pointer} | int" if self.library.device_pointers else pointer
        return self.field(resolved)

    def _callback(self, resolved: str) -> str:
        for pyi in (self, *self.used):
            name = next((name for name, other in pyi.types.items() if other == resolved), None)
            if name and "(*)" in resolved:
                return name if pyi is self else f"{pyi.library.name}.{name}"
        return "CFuncPtr"

    def returns(self, type_: str) -> str:
        """The annotation of an out-parameter."""
        target = (pointee(type_) or "").removesuffix("const").rstrip()
        resolved = self.resolve(target.removeprefix("const "))
        if resolved.startswith("enum "):
            return f"{self.qualified(resolved)} | int"
        return self.returned(target)

    def returned(self, type_: str, text: str = "str") -> str:
        """The annotation of a function's result; text: for a `const char *`."""
        if type_ == "const char *":
            return f"{text} | None"
        return self.field(type_)

    def cell(self, type_: str) -> str:
        """The ctypes class of the object that a pointer points to."""
        resolved = self.resolve(type_.removeprefix("const "))
        if resolved.startswith("enum "):
            home = self._home(resolved) or self
            return f"ctypes.{_INTEGERS[home.all_enums[resolved[5:]].type]}"
        if resolved in _INTEGERS or resolved in _FLOATS:
            return f"ctypes.{(_INTEGERS | _FLOATS)[resolved]}"
        if "(" in resolved:
            return self._callback(resolved)
        known = self._class_of(resolved)
        target = pointee(resolved)
        if known or target is None:
            return known or "ctypes.c_void_p"
        if type_ == "const char *":
            return "ctypes.c_char_p"
        target = target.removesuffix("const").rstrip()
        if target.removeprefix("const ") == "void":
            return "ctypes.c_void_p"
        return f"ctypes._Pointer[{'ctypes.c_char' if target == 'char' else self.cell(target)}]"

    def field(self, type_: str) -> str:
        """The annotation of a member's value."""
        resolved = self.resolve(type_.removeprefix("const "))
        if "(" in resolved:
            return self._callback(resolved)
        base, bracket, _ = resolved.partition("[")
        if bracket:
            return f"Array[{self.cell(base)}]"
        if resolved in _INTEGERS or resolved.startswith("enum "):
            return "int"
        if resolved in _FLOATS:
            return "float"
        if resolved == "void *" or type_ in ("void *", "const void *"):
            return "int | None"
        if type_ == "const char *":
            return "_Bytes | None"
        return self._class_of(resolved) or self.cell(resolved)


def _newest(rows: Mapping[str, Sequence[Span[T]]]) -> dict[str, T]:
    return {name: spans[-1].value for name, spans in rows.items() if spans[-1].removed is None}


def _safe(name: str) -> str:
    """A parameter that is a keyword of Python: `from` of cuGraphGetEdges."""
    return f"{name}_" if iskeyword(name) else name
