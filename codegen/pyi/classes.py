"""The classes of handles, enums, callbacks and records; typedefs and constants."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from keyword import iskeyword

from ..c_types import Pointer, Prototype, is_callback, parse
from ..model import Constant, Record
from .annotations import Annotations
from .names import Names


def handles(of: Annotations) -> Iterator[str]:
    """The classes of pointers to records without members."""
    seen = set()
    for type_ in of.types.values():
        if type_.startswith("const ") or not of.is_handle(type_):
            continue  # a const handle shares the class of the handle
        if type_ not in seen and of.home_of(type_) is of:
            seen.add(type_)
            yield f"\nclass {of.name_of(type_)}(Handle): ...\n"


def enums(of: Annotations) -> Iterator[str]:
    """The classes of enums, and the enumerators as names of the module."""
    for tag in of.enums:
        name = of.name_of(f"enum {tag}")
        yield f"\nclass {name}(_Enumeration):\n"
        yield f"    ctype: type[{of.number(f'enum {tag}')}]\n"
        for enumerator, _ in of.members(tag):
            yield f"    {enumerator} = ...\n"
        yield from _other_name(of, tag, name)
        for enumerator, _ in of.members(tag):
            yield f"{enumerator}: Final[{name}]\n"


def _other_name(of: Annotations, tag: str, name: str) -> Iterator[str]:
    """The tag of a type with a typedef: beside the class, because that compresses best in a wheel.

    A tag that implies its typedef (cuInit_params_st) is not a name of the module.
    """
    implies = tag.removesuffix("_st").endswith(of.library.tagged)
    if tag != name and tag not in of.types and not implies:
        yield f"{tag} = {name}\n"


def callbacks(of: Annotations) -> Iterator[str]:
    """The classes of pointers to functions."""
    for name, type_ in of.types.items():
        parsed = parse(type_)
        if isinstance(parsed, Pointer) and isinstance(parsed.to, Prototype):
            given = ", ".join(of.field(str(each)) for each in parsed.to.params)
            function = f"Callable[[{given}], {_result(of, str(parsed.to.result))}]"
            yield f"\nclass {name}(CFuncPtr):\n"
            yield f"    def __init__(self, function: {function} | int | None = ..., /) -> None: ...\n"


def _result(of: Annotations, type_: str) -> str:
    """What C takes from a Python function."""
    return of.field(type_) if of.number(of.resolve(type_)) else "object"


def records(of: Annotations) -> Iterator[str]:
    """The classes of structs and unions."""
    for tag, record in of.records.items():
        name = of.name_of(f"{record.kind} {tag}")
        yield "\n"
        octets = of.history.bytes.get(tag, ())
        by_name = {each.name: each for each in record.fields}
        older = [replace(by_name[new], name=old) for old, new in of.history.renamed(tag).items()]
        record = replace(record, fields=(*record.fields, *older))
        yield from _record(of, name, record, "", octets, tag in of.constructed)
        yield from _other_name(of, tag, name)


def _record(
    of: Annotations,
    name: str,
    record: Record,
    indent: str,
    octets: Collection[str],
    is_constructed: bool = True,
) -> Iterator[str]:
    """The class of a record. octets: its arrays of chars that hold bytes."""
    yield f"{indent}class {name}({'_Struct' if record.kind == 'struct' else '_Union'}):\n"
    lines = list(_members(of, record, indent + "    ", octets))
    yield from lines or [f"{indent}    ...\n"]
    given = list(_initial(of, record))
    if lines and is_constructed:
        given = given[:-1] if given[-1] == "*" else given  # where no name follows
        yield f"{indent}    def __init__(self, {', '.join(given)}) -> None: ...\n"


def _initial(of: Annotations, record: Record, in_order: bool = True) -> Iterator[str]:
    """The parameters of a constructor; keyword-only after a member without a name in Python."""
    for member in record.fields:
        has_name = member.name and not iskeyword(member.name)
        yield from ["*"] if in_order and not has_name else []
        in_order = in_order and bool(has_name)
        if isinstance(member.type, Record) and not member.name:
            yield from _initial(of, member.type, in_order)
        elif has_name:
            yield f"{member.name}: {of.initial(member.type, member.name, member.dims)} = ..."


def _members(of: Annotations, record: Record, indent: str, octets: Collection[str]) -> Iterator[str]:
    for member in record.fields:
        if iskeyword(member.name) or (isinstance(member.type, str) and not member.name):
            continue  # only getattr() reaches it; padding is not accessible
        if isinstance(member.type, str):
            resolved = of.resolve(member.type)
            items = of.items(resolved, member.name in octets)
            named = f"_Named[{of.qualified(resolved)}]" if of.is_enum(resolved) else ""
            yield f"{indent}{member.name}: {items or named or of.field(member.type)}\n"
        elif not member.name:
            yield from _members(of, member.type, indent, octets)
        else:
            yield from _record(of, f"_{member.name}", member.type, indent, octets)
            inner = f"_Items[_{member.name}, _{member.name}]" if member.dims else f"_{member.name}"
            yield f"{indent}{member.name}: {inner}\n"


def typedefs(of: Annotations) -> Iterator[str]:
    """The names of types that have no class of their own."""
    yield "\n"
    for name, type_ in of.types.items():
        resolved = of.resolve(type_)
        known = of.class_of(resolved)
        if is_callback(type_) or known == name or of.is_incomplete(resolved):
            continue
        yield f"{name} = {known or of.alias(type_, resolved)}\n"


def used_types(of: Annotations, names: Iterable[str]) -> Iterator[str]:
    """The types of other libraries that this library's declarations mention, with their enumerators."""
    listed: set[str] = set()
    own = {enumerator for tag in of.enums for enumerator, _ in of.members(tag)}
    for name in names:
        home = next((other for other in of.used if name in other.types or name in other.records), None)
        home = home or next((other for other in of.used if name in other.enums), None)
        if home is None:  # only older releases have it
            continue
        resolved = home.resolve(name) if name in home.types else f"{_keyword(home, name)} {name}"
        if home.is_incomplete(resolved):
            continue
        if not listed:
            yield "\n"
        yield f"{name} = {home.library.name}.{name}\n"
        listed.add(name)
        if of.is_enum(resolved):
            home = home.home_of(resolved) or home
            tag = resolved.partition(" ")[2]
            for enumerator, _ in home.members(tag, of.library.uses_release):
                if enumerator not in own and enumerator not in listed:
                    listed.add(enumerator)
                    yield f"{enumerator}: Final[{home.library.name}.{home.name_of(resolved)}]\n"


def _keyword(names: Names, tag: str) -> str:
    return names.records[tag].kind if tag in names.records else "enum"


def constants(of: Annotations) -> Iterator[str]:
    """Macros and typed constants, and the constants that the library exports."""
    yield "\n"
    taken = {name for tag in of.enums for name, _ in of.members(tag)}
    for name, spans in of.history.constants.items():
        if spans[-1].removed is None and name not in taken:
            yield f"{name}: Final{_constant(of, spans[-1].value)}\n"
    for name, types in of.history.variables.items():
        if types[-1].removed is None:
            yield f"{name}: Final[{of.field(types[-1].value)}]\n"


def _constant(of: Annotations, constant: Constant) -> str:
    if isinstance(constant.value, str):
        home = next((s for s in (of, *of.used) if s.has_constant(str(constant.value))), of)
        return f" = {constant.value}" if home is of else f" = {home.library.name}.{constant.value}"
    known = of.class_of(of.resolve(constant.type))
    return f"[{known}]" if known else f" = {constant.value}"
