"""Writes the classes for handles, enums, callbacks and records, and the typedefs and constants."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from keyword import iskeyword

from ..c_types import Pointer, Prototype, is_callback, parse
from ..model import Constant, Record
from ..sources import SAME
from .annotations import Annotations
from .names import Names


def handles(annotations: Annotations) -> Iterator[str]:
    """Yield the classes of handles, which are pointers to records without members."""
    seen = set()
    for type_ in annotations.types.values():
        if type_.startswith("const ") or not annotations.is_handle(type_):
            continue  # a const handle uses the class of the plain handle
        if type_ not in seen and annotations.home_of(type_) is annotations:
            seen.add(type_)
            yield f"\nclass {annotations.name_of(type_)}(Handle): ...\n"


def enums(annotations: Annotations) -> Iterator[str]:
    """Yield the classes for enums, and the enumerators as names in the module."""
    for tag in annotations.enums:
        name = annotations.name_of(f"enum {tag}")
        yield f"\nclass {name}(_Enumeration):\n"
        yield f"    ctype: type[{annotations.number(f'enum {tag}')}]\n"
        for enumerator, _ in annotations.members(tag):
            yield f"    {enumerator} = ...\n"
        yield from _iter_tag_alias(annotations, tag, name)
        for enumerator, _ in annotations.members(tag):
            yield f"{enumerator}: Final[{name}]\n"


def _iter_tag_alias(annotations: Annotations, tag: str, name: str) -> Iterator[str]:
    """Yield an alias for a type that has both a typedef and a tag. The alias has the name of the tag.

    The alias follows its class, because the wheel is smaller in this order.

    A tag from which the typedef's name can be derived (cuInit_params_st) is not a name in the module.
    """
    is_derivable = tag.removesuffix("_st").endswith(annotations.library.tagged)
    if tag != name and tag not in annotations.types and not is_derivable:
        yield f"{tag} = {name}\n"


def callbacks(annotations: Annotations) -> Iterator[str]:
    """Yield the classes for pointers to functions."""
    for name, type_ in annotations.types.items():
        parsed = parse(type_)
        if isinstance(parsed, Pointer) and isinstance(parsed.target, Prototype):
            arguments = ", ".join(annotations.field(str(param)) for param in parsed.target.params)
            function = f"Callable[[{arguments}], {_result(annotations, str(parsed.target.result))}]"
            yield f"\nclass {name}(CFuncPtr):\n"
            yield f"    def __init__(self, function: {function} | int | None = ..., /) -> None: ...\n"


def _result(annotations: Annotations, type_: str) -> str:
    """Return the annotation for the result of a Python callback."""
    return annotations.field(type_) if annotations.number(annotations.resolve(type_)) else "object"


def records(annotations: Annotations) -> Iterator[str]:
    """Yield the classes for structs and unions."""
    for tag, record in annotations.records.items():
        name = annotations.name_of(f"{record.kind} {tag}")
        yield "\n"
        octets = annotations.history.bytes.get(tag, ())
        by_name = {member.name: member for member in record.fields}
        # Renamed members can also be accessed under their older names.
        aliases = [
            replace(by_name[new], name=old)
            for old, new in annotations.history.find_renamed_members(tag).items()
        ]
        record = replace(record, fields=(*record.fields, *aliases))
        is_constructed = tag in annotations.constructed
        yield from _iter_record(annotations, name, record, "", octets, is_constructed)
        yield from _iter_tag_alias(annotations, tag, name)


def _iter_record(
    annotations: Annotations,
    name: str,
    record: Record,
    indent: str,
    octets: Collection[str],
    is_constructed: bool = True,
) -> Iterator[str]:
    """Yield the class of a record.

    Args:
        annotations: annotations for the library's types
        name: name of the class
        record: layout of the record
        indent: spaces before the class statement
        octets: names of the char arrays in the record that contain binary data
        is_constructed: whether the class has a constructor
    """
    yield f"{indent}class {name}({'_Struct' if record.kind == 'struct' else '_Union'}):\n"
    lines = list(_iter_members(annotations, record, indent + "    ", octets))
    yield from lines or [f"{indent}    ...\n"]
    arguments = list(_iter_constructor_parameters(annotations, record))
    if lines and is_constructed:
        arguments = arguments[:-1] if arguments[-1] == "*" else arguments  # no parameter follows the star
        yield f"{indent}    def __init__(self, {', '.join(arguments)}) -> None: ...\n"


def _iter_constructor_parameters(
    annotations: Annotations, record: Record, in_order: bool = True
) -> Iterator[str]:
    """Yield the parameters of a constructor.

    Parameters after a member without a Python name are keyword-only.

    Args:
        annotations: annotations for the library's types
        record: record whose members are set by the parameters
        in_order: whether all members before this record have Python names
    """
    for member in record.fields:
        has_name = member.name and not iskeyword(member.name)
        if in_order and not has_name:
            yield "*"
        in_order = in_order and bool(has_name)
        if isinstance(member.type, Record) and not member.name:
            yield from _iter_constructor_parameters(annotations, member.type, in_order)
        elif has_name:
            yield f"{member.name}: {annotations.initial(member.type, member.name, member.dims)} = ..."


def _iter_members(
    annotations: Annotations, record: Record, indent: str, octets: Collection[str]
) -> Iterator[str]:
    """Yield the annotation of each member, and the classes of nested records.

    `octets` contains the names of char arrays that contain binary data.
    """
    for member in record.fields:
        if iskeyword(member.name) or (isinstance(member.type, str) and not member.name):
            continue  # keywords need getattr(), and padding is not accessible
        if isinstance(member.type, str):
            resolved = annotations.resolve(member.type)
            items = annotations.items(resolved, member.name in octets)
            named = f"_Named[{annotations.qualified(resolved)}]" if annotations.is_enum(resolved) else ""
            yield f"{indent}{member.name}: {items or named or annotations.field(member.type)}\n"
        elif not member.name:
            yield from _iter_members(annotations, member.type, indent, octets)
        else:
            yield from _iter_record(annotations, f"_{member.name}", member.type, indent, octets)
            inner = f"_Items[_{member.name}, _{member.name}]" if member.dims else f"_{member.name}"
            yield f"{indent}{member.name}: {inner}\n"


def typedefs(annotations: Annotations) -> Iterator[str]:
    """Yield the names of types that do not have their own class."""
    yield "\n"
    for name, type_ in annotations.types.items():
        resolved = annotations.resolve(type_)
        class_name = annotations.class_of(resolved)
        if is_callback(type_) or class_name == name or annotations.is_incomplete(resolved):
            continue
        yield f"{name} = {class_name or annotations.alias(type_, resolved)}\n"


def used_types(annotations: Annotations, names: Iterable[str]) -> Iterator[str]:
    """Yield the types from other libraries that this library's declarations use, and their enumerators."""
    listed: set[str] = set()
    own_enumerators = {enumerator for tag in annotations.enums for enumerator, _ in annotations.members(tag)}
    for name in names:
        # A typedef or record with this name has precedence over an enum.
        home = next((names_ for names_ in annotations.used if name in {*names_.types, *names_.records}), None)
        home = home or next((names_ for names_ in annotations.used if name in names_.enums), None)
        if home is None:  # only declared in older releases
            continue
        resolved = home.resolve(name) if name in home.types else f"{_keyword(home, name)} {name}"
        if home.is_incomplete(resolved):
            continue
        if not listed:
            yield "\n"
        yield f"{name} = {home.library.name}.{name}\n"
        listed.add(name)
        if annotations.is_enum(resolved):
            home = home.home_of(resolved) or home
            tag = resolved.partition(" ")[2]
            fixed_release = annotations.library.used_releases[home.library.name]
            for enumerator, _ in home.members(tag, "" if fixed_release == SAME else fixed_release):
                if enumerator not in own_enumerators and enumerator not in listed:
                    listed.add(enumerator)
                    yield f"{enumerator}: Final[{home.library.name}.{home.name_of(resolved)}]\n"


def _keyword(names: Names, tag: str) -> str:
    """Return the C keyword of the type with this tag: `struct`, `union` or `enum`."""
    return names.records[tag].kind if tag in names.records else "enum"


def constants(annotations: Annotations) -> Iterator[str]:
    """Yield macros and typed constants, and the constants that the library exports."""
    yield "\n"
    enumerators = {name for tag in annotations.enums for name, _ in annotations.members(tag)}
    for name, spans in annotations.history.constants.items():
        if spans[-1].removed is None and name not in enumerators:
            yield f"{name}: Final{_constant(annotations, spans[-1].value)}\n"
    for name, types in annotations.history.variables.items():
        if types[-1].removed is None:
            yield f"{name}: Final[{annotations.field(types[-1].value)}]\n"


def _constant(annotations: Annotations, constant: Constant) -> str:
    """Return the annotation or the value of a constant, as it follows `Final` in a declaration."""
    if isinstance(constant.value, str):
        home = next(
            (names for names in (annotations, *annotations.used) if names.has_constant(str(constant.value))),
            annotations,
        )
        return f" = {constant.value}" if home is annotations else f" = {home.library.name}.{constant.value}"
    class_name = annotations.class_of(annotations.resolve(constant.type))
    return f"[{class_name}]" if class_name else f" = {constant.value}"
