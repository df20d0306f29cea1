"""Writes the tables of bridges.

A stub stands in for a library of one major version, and calls a library of another major version. If a
function has different parameters there, a bridge tells the stub how to call it. For example, this row calls
cudaGraphInstantiate of CUDA 12 for a program that was compiled with CUDA 11. It adds the `flags` parameter,
sets the `pErrorNode` output to 0, and ignores the last two parameters::

    cudaGraphInstantiate(pGraphExec, graph, flags=0), pErrorNode:=0, pLogBuffer, bufferSize

If the names of the parameters are equal, no bridge is needed, even if the layouts of their records differ.
All other differences need a `[[bridge]]` entry in the library's file, or an entry in `[changed]` if stubs
cannot call the function.
The keys are described in headers/README.md, and the rows in cudyn/_bindings/tables/rows.py.
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
_SUFFIXES = re.compile(r"(_v\d+)?(_ptsz|_ptds)?$")  # suffixes for versions and per-thread streams


class Bridge(NamedTuple):
    """A `[[bridge]]` entry in a library's file. See headers/README.md for the keys."""

    symbols: str
    calls: Sequence[str]
    reason: str


class _Call(NamedTuple):
    """The functions that a row connects.

    The *caller* is the function that the program calls, and that the stub provides. The *callee* is the
    function of the other major version.

    Attributes:
        callee: symbol of the callee
        callee_parameters: names of the callee's parameters
        caller_parameters: names of the caller's parameters, including those that the callee does not receive
    """

    callee: str
    callee_parameters: frozenset[str]
    caller_parameters: frozenset[str]

    def fits(self, caller: Function, callee: Function) -> bool:
        """Return whether the row mentions all parameters of both functions, and no others."""
        return self.caller_parameters == _get_names(caller) and self.callee_parameters == _get_names(callee)


def bridges_table(library: Library, history: History) -> str:
    """Return the contents of tables/<library>_bridges.py.

    The table contains the `[[bridge]]`, `[members]` and `[changed]` entries of the library's file. The result
    is "" for a library without such entries.

    Raises:
        CodegenError: Lists the calls that do not fit any function, and the functions that need an entry.
    """
    if not (library.bridge or library.changed or library.members):
        return ""
    problems = Problems()
    rows: dict[str, list[str]] = {}  # symbol of the caller -> its rows
    for table in library.bridge:
        entry = read_row(Bridge, table, library.file, patterns=["symbols"])
        with problems.collected():
            for symbol, row in _expand(library, history, entry):
                rows.setdefault(symbol, []).append(row)
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
    yield f'"""How stubs of {library.name} call other major versions, in the format described in rows.py.\n\n'
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
    """Yield the symbol and the row of each function that a call of this entry fits.

    Raises CodegenError for a call that does not fit any function.
    """
    unused = {*entry.calls}
    for symbol in history.functions:
        suffix = next((s for s in ("_ptsz", "_ptds") if symbol.endswith(s)), "")
        match = re.fullmatch(entry.symbols, symbol.removesuffix(suffix))
        if match is None:
            continue
        for text in entry.calls:
            row = _expand_call(history, symbol, match.expand(text), suffix)
            if row:
                unused.discard(text)
                yield symbol, row
    if unused:
        raise CodegenError(f"{library.file}: bridge: these calls do not fit any function: {sorted(unused)}")


def _expand_call(history: History, symbol: str, text: str, suffix: str) -> str:
    """Return the row for a call if it fits a function in any release, or "".

    Raises CodegenError for a call that is not in the form described in headers/README.md.

    Args:
        history: the functions of all releases
        symbol: symbol of the caller
        text: the call in the entry, in which `(*)` stands for the parameters of the callee
        suffix: `_ptsz` or `_ptds` if the caller uses per-thread streams, otherwise ""
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
    """Parse a row of the table of bridges, such as `prOpen(handle, flags=0), mode==1, name`.

    In this example, the callee is `prOpen` with the parameters `handle` and `flags`. The caller's parameters
    are `handle`, `mode` and `name`.

    Raises CodegenError if the row is not in the form described in headers/README.md.
    """
    invalid_row = CodegenError(f"bridge: not in the form described in headers/README.md: {row}")
    match = _CALL.fullmatch(row)
    if not match:
        raise invalid_row
    callee_parameters, caller_parameters = [], []
    for text in filter(None, match["arguments"].split(", ")):
        argument = _ARGUMENT.fullmatch(text)
        if not argument:
            raise invalid_row
        callee_parameters.append(argument["name"])
        caller_parameters += _list_caller_parameters(argument)
    for text in filter(None, (match["dropped"] or "").split(", ")):
        dropped = _DROPPED.fullmatch(text)
        if not dropped:
            raise invalid_row
        caller_parameters.append(dropped["name"])
    return _Call(match["callee"], frozenset(callee_parameters), frozenset(caller_parameters))


def _list_caller_parameters(argument: re.Match[str]) -> list[str]:
    """List the caller's parameters in an argument of a row.

    The argument is `name`, `name=0`, `name=p.member`, `name=device(p)` or `name={member=p member=q}`.
    """
    value = argument["value"]
    if value is None:
        return [argument["name"]]
    if value.startswith("{"):
        return re.findall(r"=(\w+)", value)
    if "(" in value:
        return re.findall(r"\((\w+)\)", value)
    return [value.partition(".")[0]] if "." in value else []


def _get_names(function: Function) -> frozenset[str]:
    """Return the names of a function's parameters."""
    return frozenset(param.name for param in function.params)


def _find_attributes(library: Library, history: History) -> dict[str, dict[str, int | None]]:
    """Return the number of the device attribute that provides the value of each member in `[members]`.

    The result maps tags of records to {member: number}. The number is `None` for members whose value is 0.
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
    """Reject functions whose parameters differ between releases and that stubs do not know how to call.

    A function is accepted if there is an entry for it, or if another version of the symbol has the caller's
    parameters. The message proposes a call for each rejected function.
    """
    problems = []
    for symbol, spans in history.functions.items():
        for old, new in itertools.pairwise(spans):
            for caller, callee in ((old.value, new.value), (new.value, old.value)):
                names = _get_names(caller)
                if names == _get_names(callee) or symbol in library.changed:
                    continue
                has_row = any(parse_call(row).caller_parameters == names for row in rows.get(symbol, ()))
                if not has_row and not _has_other_version(symbol, caller, history):
                    problems.append(f"{symbol}: {propose(caller, callee)}")
    if problems:
        lines = [f"{library.file}: bridge: expected an entry for {problem}" for problem in problems]
        raise CodegenError("\n".join(lines))


def _has_other_version(symbol: str, caller: Function, history: History) -> bool:
    """Return whether another version of a symbol, such as NAME_v2, has the caller's parameters.

    The stub then calls that symbol instead.
    """
    stem = _SUFFIXES.sub("", symbol)
    return any(
        _get_names(span.value) == _get_names(caller)
        for other, spans in history.functions.items()
        if other != symbol and _SUFFIXES.sub("", other) == stem
        for span in spans
    )


def propose(caller: Function, callee: Function) -> str:
    """Return a draft of a row, with a question mark for each value that a person has to decide."""
    caller_names = _get_names(caller)
    arguments = [p.name if p.name in caller_names else f"{p.name}=?" for p in callee.params]
    dropped = [f"{p.name}==?" for p in caller.params if p.name not in _get_names(callee)]
    return ", ".join([f"{callee.symbol}({', '.join(arguments)})", *dropped])
