"""Writes the bridges, which let stubs call a function of another major version with other parameters.

A library's file contains a `[[bridge]]` entry for each difference that names and layouts do not explain.
headers/README.md explains the keys, and cudyn/_bindings/tables/rows.py explains the rows. A function that
stubs can neither bridge nor call directly needs an entry in `[changed]`, so that no difference is overlooked.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .errors import CodegenError, Problems
from .history import History
from .model import Function
from .sources import Library, read_row

_CALL = re.compile(r"(?P<callee>\w+)\((?P<arguments>.*)\)(?:, (?P<dropped>[^()]*))?")
_ARGUMENT = re.compile(r"(?P<name>\w+)(?:=(?P<value>-?\d+|\w+\.\w+|\w+\(\w*\)|\{[\w= ]+\}))?")
_DROPPED = re.compile(r"(?P<name>\w+)(?:\.\w+)?(?:(?:==|:=)-?\d+)?")
_FAMILY = re.compile(r"(_v\d+)?(_ptsz|_ptds)?$")


class Bridge(NamedTuple):
    """A `[[bridge]]` entry in a library's file. headers/README.md explains the keys."""

    symbols: str
    calls: Sequence[str]
    reason: str


class _Call(NamedTuple):
    """A call in an entry: the function that is called, its parameters, and those of the callers."""

    callee: str
    parameters: frozenset[str]
    used: frozenset[str]

    def fits(self, caller: Function, callee: Function) -> bool:
        """Return whether the call connects two functions with these parameters."""
        return self.used == _list_names(caller) and self.parameters == _list_names(callee)


def bridges_table(library: Library, history: History) -> str:
    """Return the contents of tables/<library>_bridges.py, or "" for a library without entries.

    Raises:
        CodegenError: Lists the entries without an effect, and the functions that need an entry.
    """
    if not (library.bridge or library.changed or library.members):
        return ""
    problems = Problems()
    rows: dict[str, list[str]] = {}
    for entry in (read_row(Bridge, row, library.file, "symbols") for row in library.bridge):
        with problems.collected():
            for symbol, text in _expand(library, history, entry):
                rows.setdefault(symbol, []).append(text)
    with problems.collected():
        members = _find_attributes(library, history)
    with problems.collected():
        _check_all(library, history, rows)
    problems.raise_any()
    return "".join(_iter_code(library, history, rows, members))


def _iter_code(
    library: Library,
    history: History,
    rows: Mapping[str, Sequence[str]],
    members: Mapping[str, Mapping[str, int | None]],
) -> Iterator[str]:
    """Yield the code of the table."""
    yield f'"""How stubs of {library.name} call other major versions; rows.py explains the rows.\n\n'
    yield f"Generated from headers/libraries/{library.name}.toml. Do not edit: `nox -s codegen` writes it."
    yield '\n"""\n\n'
    yield "BRIDGES: dict[str, tuple[str, ...]] = {\n"
    for symbol in history.functions:
        if symbol in rows:
            yield f'    "{symbol}": (\n' + "".join(f'        "{row}",\n' for row in rows[symbol]) + "    ),\n"
    yield "}\n\nMEMBERS: dict[str, dict[str, int | None]] = {\n"
    for record, values in members.items():
        yield f'    "{record}": {{\n'
        yield from (f'        "{name}": {value},\n' for name, value in values.items())
        yield "    },\n"
    yield "}\n\nCHANGED: dict[str, str] = {\n"
    for name, reason in library.changed.items():
        yield from (
            f'    "{symbol}": "{reason}",\n' for symbol in history.functions if re.fullmatch(name, symbol)
        )
    yield "}\n"


def _expand(library: Library, history: History, entry: Bridge) -> Iterator[tuple[str, str]]:
    """Yield each function that an entry is about, with the rows of the calls that fit it.

    Raises CodegenError for a call that fits no function.
    """
    unused = {*entry.calls}
    for symbol in history.functions:
        suffix = next((s for s in ("_ptsz", "_ptds") if symbol.endswith(s)), "")
        match = re.fullmatch(entry.symbols, symbol.removesuffix(suffix))
        for text in entry.calls if match else ():
            assert match is not None
            row = _expand_call(history, symbol, match.expand(text), suffix)
            if row:
                unused.discard(text)
                yield symbol, row
    if unused:
        raise CodegenError(f"{library.file}: bridge: these calls fit no function: {sorted(unused)}")


def _expand_call(history: History, symbol: str, text: str, suffix: str) -> str:
    """Return the row of a call if it fits a function, or "". `(*)` stands for the parameters of the callee.

    Raises CodegenError for a call that is not in the form described in headers/README.md.
    """
    callee, parenthesis, rest = text.partition("(")
    callee += suffix if callee + suffix in history.functions else ""
    for caller_span in history.functions[symbol]:
        for span in history.functions.get(callee, ()):
            names = ", ".join(param.name for param in span.value.params)
            row = f"{callee}{parenthesis}{rest}".replace("(*)", f"({names})")
            if parse_call(row).fits(caller_span.value, span.value):
                return row
    return ""


def parse_call(row: str) -> _Call:
    """Parse a row. Raises CodegenError if it is not in the form described in headers/README.md."""
    match = _CALL.fullmatch(row)
    problem = CodegenError(f"bridge: not in the form described in headers/README.md: {row}")
    if not match:
        raise problem
    parameters, used = [], []
    for text in filter(None, match["arguments"].split(", ")):
        argument = _ARGUMENT.fullmatch(text)
        if not argument:
            raise problem
        parameters.append(argument["name"])
        used += _list_used(argument)
    for text in filter(None, (match["dropped"] or "").split(", ")):
        dropped = _DROPPED.fullmatch(text)
        if not dropped:
            raise problem
        used.append(dropped["name"])
    return _Call(match["callee"], frozenset(parameters), frozenset(used))


def _list_used(argument: re.Match[str]) -> list[str]:
    """List the callers' parameters that an argument uses."""
    value = argument["value"]
    if value is None:
        return [argument["name"]]
    if value.startswith("{"):
        return re.findall(r"=(\w+)", value)
    if "(" in value:
        return re.findall(r"\((\w+)\)", value)
    return [value.partition(".")[0]] if "." in value else []


def _list_names(function: Function) -> frozenset[str]:
    """Return the names of a function's parameters."""
    return frozenset(param.name for param in function.params)


def _find_attributes(library: Library, history: History) -> dict[str, dict[str, int | None]]:
    """Return the number of the attribute that has a member's value, or `None` for 0, by record and member.

    Raises CodegenError for unknown records, members and attributes.
    """
    numbers = {
        name: value for spans in history.enums.values() for span in spans for name, value in span.value.values
    }
    attributes: dict[str, dict[str, int | None]] = {}
    for record, values in library.members.items():
        declared = {field.name for span in history.records.get(record, ()) for field in span.value.fields}
        unknown = [name for name in values if name not in declared]
        unknown += [str(value) for value in values.values() if value != 0 and value not in numbers]
        if unknown:
            raise CodegenError(f"{library.file}: members.{record}: not in the headers: {', '.join(unknown)}")
        attributes[record] = {name: numbers[value] if value else None for name, value in values.items()}
    return attributes


def _check_all(library: Library, history: History, rows: Mapping[str, Sequence[str]]) -> None:
    """Reject functions whose parameters differ between releases, and for which nothing is known.

    The message proposes a call for each of them.
    """
    problems = []
    for symbol, spans in history.functions.items():
        for old, new in itertools.pairwise(spans):
            for caller, callee in ((old.value, new.value), (new.value, old.value)):
                if _list_names(caller) == _list_names(callee) or symbol in library.changed:
                    continue
                is_known = any(parse_call(row).used == _list_names(caller) for row in rows.get(symbol, ()))
                if not is_known and not _is_versioned(symbol, caller, history):
                    problems.append(f"{symbol}: {propose(caller, callee)}")
    if problems:
        lines = [f"{library.file}: bridge: expected an entry for {problem}" for problem in problems]
        raise CodegenError("\n".join(lines))


def _is_versioned(symbol: str, caller: Function, history: History) -> bool:
    """Return whether another symbol of a function, such as NAME_v2, has the parameters of the callers."""
    stem = _FAMILY.sub("", symbol)
    return any(
        _list_names(span.value) == _list_names(caller)
        for other, spans in history.functions.items()
        if other != symbol and _FAMILY.sub("", other) == stem
        for span in spans
    )


def propose(caller: Function, callee: Function) -> str:
    """Return a call with a question mark for each value that a person has to decide."""
    known = _list_names(caller)
    arguments = [p.name if p.name in known else f"{p.name}=?" for p in callee.params]
    dropped = [f"{p.name}==?" for p in caller.params if p.name not in _list_names(callee)]
    return ", ".join([f"{callee.symbol}({', '.join(arguments)})", *dropped])
