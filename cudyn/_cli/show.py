"""`python -m cudyn show`: everything known about a name, or about a file of kernels."""

from __future__ import annotations

import json
import os
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


def add_arguments(parser: Parser) -> None:
    what = "a function, type or constant; a contract; or a file: compiled code, or what `export` wrote"
    parser.add("NAME...", what)
    parser.add("--json", "an object in a line for each name")
    parser.add("--api RELEASE", "as of this header release; default: the newest")
    parser.add(
        "--how", "also the way to C: the table's row, ctypes' prototype, and the machine code of a call"
    )


def run(options: Namespace) -> int:
    """Return 0, or 1 if a name is unknown or a file can't be read."""
    if options.json and options.how:
        raise ValueError("--how is text for people: expected it without --json")
    status = 0
    for i, name in enumerate(options.name):
        if i and not options.json:
            say()
        is_contract = "(" in name
        is_file = not is_contract and ("." in name or os.sep in name)
        try:
            if is_contract and options.json:
                found: object = read_contract(name)
            elif is_contract:
                found = _describe_contract(name, options.how)
            elif is_file and options.json:
                found = read_file(name)
            elif is_file:
                found = _describe_file(name, options.how)
            elif options.json:
                found = read_name(name, options.api)
            else:
                found = describe_name(name, options.api, options.how)
        except (AttributeError, OSError, ValueError) as error:
            if isinstance(error, ValueError) and not (is_file or is_contract):  # a wrong release
                raise
            complain(error)
            status = 1
        else:
            say(found)
    return status


def list_modules(release: str | None = None) -> list[LibraryModule]:
    """List the modules of the libraries that have headers of a release; if there are none, of all libraries.

    ValueError: the release is malformed.
    """
    modules: list[LibraryModule] = [catalog.read_module(f"cudyn.{info.name}") for info in catalog.find_all()]
    if release is None:
        return modules
    wanted = show(parse(release))
    return [each for each in modules if wanted in view_of(each).library.releases] or modules


def describe_name(name: str, release: str | None, is_how: bool = False) -> str:
    """Describe a name. AttributeError with near names: no library has it. is_how: with its way to C."""
    view, symbol = _find(name, release)
    lines = [*(_describe_function(view, name, symbol) if symbol else _describe_type(view, name))]
    if is_how:
        from . import how

        lines += ["", *(how.list_function(view, name, symbol) if symbol else how.list_type(view, name))]
    return "\n".join(lines)


def _describe_contract(text: str, is_how: bool) -> str:
    """Read a contract, and list its way to C. ValueError: it can't be read."""
    from .._kernels.contracts.contract import Contract
    from .how import list_contract

    contract = Contract(text)
    return "\n".join(list_contract(contract)) if is_how else str(contract)


def read_contract(text: str) -> str:
    """Read a contract as JSON in one line; of overloads, each. ValueError: it can't be read."""
    from .._kernels.contracts.contract import Contract

    overloads = Contract(text).overloads
    found = [
        {
            "name": each.name,
            "arguments": [str(argument) for argument in each.arguments],
            "kernel": each.kernel,
            "launch": None if each.launch is None else str(each.launch),
            "text": each.text,
        }
        for each in overloads
    ]
    return json.dumps({"name": overloads[0].name, "overloads": found})


def read_file(name: str) -> str:
    """Read a file of kernels as JSON in one line: an artifact's metadata, or the facts of an image."""
    from .._kernels.export.artifact import Artifact

    found = open_file(name)
    if isinstance(found, Artifact):
        return json.dumps(json.loads(found.metadata))
    facts = _read_image(found)
    if found.kind == "fatbin":
        facts["parts"] = [
            {"wrong": part} if isinstance(part, str) else _read_image(part) for part in _read_parts(found)
        ]
    return json.dumps(facts)


def _read_image(image: Image) -> dict[str, Any]:
    """The facts about compiled code."""
    facts = {"kind": image.kind, "arch": image.arch, "compiler": image.compiler, "bytes": len(image.data)}
    return {**facts, "kernels": [asdict(kernel) for kernel in image.kernels]}


def _read_parts(fatbin: Image) -> Iterator[Image | str]:
    """Yield the parts of a fatbin; of one that can't be read, what is wrong with it."""
    from .._formats import fatbin_parts
    from .._formats.image import read

    for part in fatbin_parts.read_parts(fatbin.data):
        try:
            yield read(part.read())
        except ValueError as error:
            yield f"{part.name}, {part.size} bytes: {error}"


def _describe_file(name: str, is_how: bool) -> str:
    """Describe a file of kernels; is_how: of an artifact, each contract's way to C."""
    from .._kernels.export.artifact import Artifact

    found = open_file(name)
    if is_how and isinstance(found, Artifact):
        from .how import list_artifact

        return "\n".join(list_artifact(found))
    if isinstance(found, Image) and found.kind == "fatbin":
        lines = [line for part in _read_parts(found) for line in str(part).splitlines()]
        return "\n".join([str(found), *(f"  {line}" for line in lines)])
    return str(found)


def _find(name: str, release: str | None) -> tuple[View, str | None]:
    """Find the library that has a name, and the symbol if it is a function's."""
    views = [view_of(module.api(release)) for module in list_modules(release)]
    for view in views:
        symbol = view.symbol_of(name) or (name if name in view.library.tables.FUNCTIONS else None)
        if symbol or name in set(view.types.names()):
            return view, symbol
    near = [other for view in views for other in list_similar(view, name)]
    wrong = f"{escape(name) or repr('')} is not a name in any library"
    raise AttributeError(wrong + (f"; near it: {', '.join(near)}" if near else ""))


def read_name(name: str, release: str | None) -> str:
    """Return the facts about a name as JSON; a span is [introduced, removed or None, value]."""
    view, symbol = _find(name, release)
    data: dict[str, Any] = {"name": name, "library": view.library.info.name}
    if symbol:
        found = Description(view, name, symbol)
        data |= {word: getattr(found, word) for word in ("symbol", "prototype", "roles", "present")}
        others = list_versions(symbol, view.library.tables.FUNCTIONS)
        data["versions"] = {other: view.library.get_versions(other) for other in others}
    else:
        data |= _read_type(view, name)
    return json.dumps(data)


def _find_tag(view: View, name: str) -> str:
    kind, _, tag = view.types.resolve(name).partition(" ")
    return tag if kind in ("struct", "union", "enum") else name


def _read_type(view: View, name: str) -> dict[str, Any]:
    """The facts about a type or a constant, each with its spans."""
    library = view.library
    tables = view.library.common_types.tables
    releases = view.library.releases
    data: dict[str, Any] = {}
    tag = _find_tag(view, name)
    values = dict(tables.CONSTANTS)
    for row in tables.ENUMS.values():
        values |= rows.enum(row)[1]
    for word, table in (("typedef", library.common_types.typedefs), ("value", values)):
        if name in table:
            data[word] = rows.spans(table[name], releases)
    if tag in tables.RECORDS:
        spans = rows.blocks(tables.RECORDS[tag], releases)
        data["layouts"] = [(*span[:2], view.types.layout(tag, span)) for span in spans]
    if tag in tables.ENUMS:
        members = rows.enum(tables.ENUMS[tag])[1]
        data["enumerators"] = {name: rows.spans(row, releases) for name, row in members.items()}
    return data


def _describe_function(view: View, name: str, symbol: str) -> Iterator[str]:
    yield str(Description(view, name, symbol))
    yield "  versions:"
    for other in list_versions(symbol, view.library.tables.FUNCTIONS):
        function = view.library.get_function(other, view.release)
        since, until, prototype = next(each for each in function.versions if each[2] == function.text)
        span = f"{since}{f' to before {until}' if until else ''}"
        present = "present" if other in view.library.outcome.of(other).symbols else "absent"
        yield f"    {other}  {span}  {present}  {prototype}"
    if view.library.outcome.error is not None:
        yield f"  {view.library.outcome.error.summary}"


def _describe_type(view: View, name: str) -> Iterator[str]:
    found = _read_type(view, name)
    tag = _find_tag(view, name)
    value = view.value(name)
    if not isinstance(value, type):
        shown = f"{int(value)} ({type(value).__name__})" if hasattr(value, "name") else repr(value)
        yield f"{name} = {shown}"
    for span in found.get("typedef", ()):
        yield f"typedef {span[2]} {name}  {_write_span(span)}"
    for span in found.get("layouts", ()):
        first, _, rest = span[2].partition("\n")
        kind, size, align = first.split(" ")
        yield f"{kind} {tag}  {size} bytes, aligned to {align}  {_write_span(span)}"
        yield rest
    if "enumerators" in found:
        of, members = rows.enum(view.library.common_types.tables.ENUMS[tag])
        yield f"enum {tag} ({of})"
        for member, spans in found["enumerators"].items():
            always = len(members[member].split()) == 1
            yield f"  {member} = " + "; ".join(
                span[2] if always else f"{span[2]}  {_write_span(span)}" for span in spans
            )


def _write_span(span: tuple[str, str | None, str]) -> str:
    return f"{span[0]}{f' to before {span[1]}' if span[1] else ' on'}"
