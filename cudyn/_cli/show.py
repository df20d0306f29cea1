"""The `show` command: shows everything about a name, a contract or a file with kernels."""

from __future__ import annotations

import json
import os
import re
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from .._bindings.libraries import catalog
from .._bindings.libraries.explain import Description
from .._bindings.libraries.library import parse
from .._bindings.libraries.missing import list_similar, list_versions
from .._bindings.libraries.module import LibraryModule, view_of
from .._bindings.libraries.view import View
from .._bindings.tables import rows
from .._errors import escape, show
from .._formats.image import Image
from .export import open_file
from .output import Parser, complain, say

_NUMBER = re.compile(r"-?(\d+|0[xX][0-9a-fA-F]+)")


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `show` command."""
    name = "a function, type or constant; the number of a status; a contract; or a file: code or an export"
    parser.add("NAME...", name)
    parser.add("--json", "print one line with a JSON object for each name")
    parser.add("--api RELEASE", "use this header release; default: the newest")
    parser.add("--how", "also show the table's row, ctypes' prototype, and the machine code of a call")


def run(options: Namespace) -> int:
    """Print what is known about the names. Return 0, or 1 if one is unknown or a file cannot be read."""
    if options.json and options.how:
        raise ValueError("--how prints text for people, and cannot be combined with --json")
    status = 0
    for index, name in enumerate(options.name):
        if index > 0 and not options.json:
            say()
        try:
            text = _read_json(name, options) if options.json else _describe(name, options)
        except (AttributeError, OSError, ValueError) as error:
            is_name = not _is_contract(name) and not _is_file(name)
            if is_name and isinstance(error, ValueError):  # the release is malformed
                raise
            complain(error)
            status = 1
        else:
            say(text)
    return status


def _is_contract(name: str) -> bool:
    """Return whether a name on the command line is a contract, such as "scale(a: f32[n])"."""
    return "(" in name


def _is_file(name: str) -> bool:
    """Return whether a name on the command line is the path of a file."""
    return not _is_contract(name) and ("." in name or os.sep in name)


def _read_json(name: str, options: Namespace) -> str:
    """Return what is known about a name, as JSON."""
    if _is_contract(name):
        return read_contract(name)
    if _is_file(name):
        return read_file(name)
    if _NUMBER.fullmatch(name):
        return json.dumps(list_statuses(int(name, 0)))
    return read_name(name, options.api)


def _describe(name: str, options: Namespace) -> str:
    """Return what is known about a name, as text for people."""
    if _is_contract(name):
        return _describe_contract(name, options.how)
    if _is_file(name):
        return _describe_file(name, options.how)
    if _NUMBER.fullmatch(name):
        return "\n".join(list_statuses(int(name, 0)))
    return describe_name(name, options.api, options.how)


def list_statuses(number: int) -> list[str]:
    """Return a line for each library that has a status with a number, such as "... CUDA_ERROR_X = 1: ...".

    Raises:
        AttributeError: No library has a status with this number.
    """
    lines = []
    for module in list_modules():
        library = view_of(module).library
        if library.info.status and number in [int(member) for member in library.statuses]:
            name = library.statuses(number).name
            description = library.read_description(name)
            line = f"{library.info.title}: {name} = {number}"
            lines.append(f"{line}: {description}" if description else line)
    if not lines:
        raise AttributeError(f"no library has a status {number}")
    return lines


def list_modules(release: str | None = None) -> list[LibraryModule]:
    """Return the modules of the libraries whose tables contain a release, or all modules if there are none.

    Args:
        release: The release, such as "12.4", or `None` for all modules.

    Raises:
        ValueError: The release is malformed.
    """
    modules: list[LibraryModule] = [catalog.read_module(f"cudyn.{info.name}") for info in catalog.find_all()]
    if release is None:
        return modules
    normalized_release = show(parse(release))
    matching = [module for module in modules if normalized_release in view_of(module).library.releases]
    return matching or modules


def describe_name(name: str, release: str | None, with_steps: bool = False) -> str:
    """Return the description of a name.

    Args:
        name: Name of a function, type or constant.
        release: Header release, or `None` for the newest.
        with_steps: Whether to add the steps from the function's row in the tables to the C call.

    Raises:
        AttributeError: No library defines the name. The message lists similar names.
    """
    view, symbol = _find(name, release)
    lines = [*(_describe_function(view, name, symbol) if symbol else _describe_type(view, name))]
    if with_steps:
        from . import how

        lines.append("")
        lines += how.list_function(view, name, symbol) if symbol else how.list_type(view, name)
    return "\n".join(lines)


def _describe_contract(text: str, with_steps: bool) -> str:
    """Return the description of a contract or, with `with_steps`, the steps down to its C code.

    Raises ValueError if the contract is invalid.
    """
    from .._kernels.contracts.contract import Contract
    from .how import list_contract

    contract = Contract(text)
    return "\n".join(list_contract(contract)) if with_steps else str(contract)


def read_contract(text: str) -> str:
    """Return a contract's overloads as one line of JSON. Raises ValueError if the contract is invalid."""
    from .._kernels.contracts.contract import Contract

    overloads = Contract(text).overloads
    rows = [
        {
            "name": overload.name,
            "arguments": [str(argument) for argument in overload.arguments],
            "kernel": overload.kernel,
            "launch": None if overload.launch is None else str(overload.launch),
            "text": overload.text,
        }
        for overload in overloads
    ]
    return json.dumps({"name": overloads[0].name, "overloads": rows})


def read_file(name: str) -> str:
    """Return the metadata of an artifact, or the properties of an image, as one line of JSON.

    Args:
        name: Path of the file.
    """
    from .._kernels.export.artifact import Artifact

    opened = open_file(name)
    if isinstance(opened, Artifact):
        return json.dumps(json.loads(opened.metadata))
    properties = _read_image(opened)
    if opened.kind == "fatbin":
        properties["parts"] = []
        for part in _read_parts(opened):
            if isinstance(part, str):  # the part cannot be read
                properties["parts"].append({"wrong": part})
            else:
                properties["parts"].append(_read_image(part))
    return json.dumps(properties)


def _read_image(image: Image) -> dict[str, Any]:
    """Return the properties of compiled code."""
    return {
        "kind": image.kind,
        "arch": image.arch,
        "compiler": image.compiler,
        "bytes": len(image.data),
        "kernels": [asdict(kernel) for kernel in image.kernels],
    }


def _read_parts(fatbin: Image) -> Iterator[Image | str]:
    """Yield the parts of a fatbin, or the error for a part that cannot be read."""
    from .._formats import fatbin_parts
    from .._formats.image import read

    for part in fatbin_parts.iter_parts(fatbin.data):
        try:
            yield read(part.read())
        except ValueError as error:
            yield f"{part.name}, {part.size} bytes: {error}"


def _describe_file(name: str, with_steps: bool) -> str:
    """Return the description of a file with kernels.

    Args:
        name: Path of the file.
        with_steps: Whether to describe the steps of an artifact's contracts.
    """
    from .._kernels.export.artifact import Artifact

    opened = open_file(name)
    if with_steps and isinstance(opened, Artifact):
        from .how import list_artifact

        return "\n".join(list_artifact(opened))
    if isinstance(opened, Image) and opened.kind == "fatbin":
        lines = [line for part in _read_parts(opened) for line in str(part).splitlines()]
        return "\n".join([str(opened), *(f"  {line}" for line in lines)])
    return str(opened)


def _find(name: str, release: str | None) -> tuple[View, str | None]:
    """Return the library that defines a name, and the symbol if the name is a function.

    Args:
        name: Name of a function, type or constant.
        release: Header release, or `None` for the newest.

    Raises:
        AttributeError: No library defines the name. The message lists similar names.
    """
    views = [view_of(module.api(release)) for module in list_modules(release)]
    for view in views:
        symbol = view.symbol_of(name)
        if not symbol and name in view.library.tables.FUNCTIONS:
            symbol = name
        if symbol or name in set(view.types.names()):
            return view, symbol
    message = f"{escape(name) or repr('')} is not a name in any library"
    similar: list[str] = []
    for view in views:
        similar += list_similar(view, name)
    if similar:
        message += f"; similar names: {', '.join(similar)}"
    raise AttributeError(message)


def read_name(name: str, release: str | None) -> str:
    """Return all information about a name as JSON. A span is [introduced, removed or None, value].

    Args:
        name: Name of a function, type or constant.
        release: Header release, or `None` for the newest.
    """
    view, symbol = _find(name, release)
    data: dict[str, Any] = {"name": name, "library": view.library.info.name}
    if not symbol:  # the name is a type or a constant
        data.update(_read_type(view, name))
        return json.dumps(data)
    description = Description(view, name, symbol)
    for key in ("symbol", "prototype", "roles", "present"):
        data[key] = getattr(description, key)
    symbols = list_versions(symbol, view.library.tables.FUNCTIONS)
    data["versions"] = {version: view.library.get_versions(version) for version in symbols}
    return json.dumps(data)


def _find_tag(view: View, name: str) -> str:
    """Return the tag of the struct, union or enum that a name refers to, or else the name itself."""
    kind, _, tag = view.types.resolve(name).partition(" ")
    return tag if kind in ("struct", "union", "enum") else name


def _read_type(view: View, name: str) -> dict[str, Any]:
    """Return the properties of a type or a constant, each with its spans (see `read_name`)."""
    common_types = view.library.common_types
    tables = common_types.tables
    releases = view.library.releases
    tag = _find_tag(view, name)
    constants = dict(tables.CONSTANTS)
    for row in tables.ENUMS.values():
        _, enumerators = rows.enum(row)
        constants.update(enumerators)
    data: dict[str, Any] = {}
    if name in common_types.typedefs:
        data["typedef"] = rows.spans(common_types.typedefs[name], releases)
    if name in constants:
        data["value"] = rows.spans(constants[name], releases)
    if tag in tables.RECORDS:
        data["layouts"] = []
        for span in rows.record_spans(tables.RECORDS[tag], releases):
            since, until, _ = span
            data["layouts"].append((since, until, view.types.layout(tag, span)))
    if tag in tables.ENUMS:
        _, enumerators = rows.enum(tables.ENUMS[tag])
        data["enumerators"] = {
            enumerator: rows.spans(row, releases) for enumerator, row in enumerators.items()
        }
    return data


def _describe_function(view: View, name: str, symbol: str) -> Iterator[str]:
    """Yield the lines about a function, with all versions of its symbol, such as cuX and cuX_v2.

    Args:
        view: The library, in one release of its headers.
        name: The function's name in the headers.
        symbol: The symbol of the library for this name.
    """
    yield str(Description(view, name, symbol))
    yield "  versions:"
    for versioned_symbol in list_versions(symbol, view.library.tables.FUNCTIONS):
        function = view.library.get_function(versioned_symbol, view.release)
        symbols = view.library.outcome.of(versioned_symbol).symbols
        presence = "present" if versioned_symbol in symbols else "absent"
        for span in function.versions:
            _, _, prototype = span
            if prototype == function.text:  # the prototype in this release
                yield f"    {versioned_symbol}  {_format_releases(span, '')}  {presence}  {prototype}"
                break
    if view.library.outcome.error is not None:
        yield f"  {view.library.outcome.error.summary}"


def _describe_type(view: View, name: str) -> Iterator[str]:
    """Yield the lines about a type or a constant, with the releases that contain each of its definitions."""
    properties = _read_type(view, name)
    tag = _find_tag(view, name)
    value = view.value(name)
    if not isinstance(value, type):  # the name is a constant
        shown_value = f"{int(value)} ({type(value).__name__})" if hasattr(value, "name") else repr(value)
        description = view.library.read_description(name)
        yield f"{name} = {shown_value}: {description}" if description else f"{name} = {shown_value}"
    for span in properties.get("typedef", ()):
        _, _, target = span
        yield f"typedef {target} {name}  {_format_releases(span)}"
    for span in properties.get("layouts", ()):
        _, _, layout = span
        first_line, _, members_text = layout.partition("\n")
        kind, size, align = first_line.split(" ")
        yield f"{kind} {tag}  {size} bytes, aligned to {align}  {_format_releases(span)}"
        yield members_text
    if "enumerators" in properties:
        yield from _describe_enum(view, tag, properties["enumerators"])


def _describe_enum(view: View, tag: str, spans_by_name: dict[str, Any]) -> Iterator[str]:
    """Yield the lines about an enum and its enumerators.

    Args:
        view: The library, in one release of its headers.
        tag: The tag of the enum.
        spans_by_name: The values of each enumerator, with the releases to which each value applies.
    """
    base_type, row_by_name = rows.enum(view.library.common_types.tables.ENUMS[tag])
    yield f"enum {tag} ({base_type})"
    for enumerator, spans in spans_by_name.items():
        has_one_value = len(row_by_name[enumerator].split()) == 1  # in all releases
        values = []
        for span in spans:
            _, _, number = span
            values.append(number if has_one_value else f"{number}  {_format_releases(span)}")
        yield f"  {enumerator} = {'; '.join(values)}"


def _format_releases(span: tuple[str, str | None, str], suffix: str = " on") -> str:
    """Return the releases of a span (see `read_name`), such as "12.0 to before 13.0" or "12.0 on".

    Args:
        span: The span.
        suffix: The end of the result if the span does not end.
    """
    since, until, _ = span
    return f"{since} to before {until}" if until else f"{since}{suffix}"
