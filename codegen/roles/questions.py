"""Lists the parameters whose role neither the header nor an entry in headers/libraries determines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..declared_types import DeclaredTypes
from ..documentation import Documentation, stem
from ..errors import CodegenError
from ..exceptions import Exceptions, declare_param
from ..history import History
from ..model import Function, Param
from ..sources import Library
from .inference import NO_TYPES, Case, find_cases


def check_settled(
    library: Library,
    history: History,
    docs: Documentation,
    exceptions: Exceptions,
    types: DeclaredTypes = NO_TYPES,
) -> None:
    """Reject roles that nothing determines.

    Raises:
        CodegenError: Lists all such parameters of all releases, with lines that can be pasted into the
            library's file.
    """
    questions: dict[str, str] = {}  # declaration of a parameter -> the first question about it
    symbols_by_declaration: dict[str, dict[str, None]] = {}
    for function in _iter_checked_functions(library, history):
        for param, case in _iter_unsettled(function, docs, exceptions, types):
            declaration = declare_param(param)
            questions.setdefault(declaration, _ask(function, param, case, types))
            symbols_by_declaration.setdefault(declaration, {})[stem(function.symbol)] = None
    lines = [
        f"{library.file}: {declaration} of {', '.join(symbols)}: "
        f"does the call write {questions[declaration]}? "
        f"If one: {_propose_line(declaration, list(symbols))}; if several: confirmed.inout and a [[size]]; "
        "if it only reads: confirmed.in"
        for declaration, symbols in symbols_by_declaration.items()
    ]
    if lines:
        raise CodegenError("\n".join(lines))


def _iter_checked_functions(library: Library, history: History) -> Iterator[Function]:
    """Yield all prototypes of the functions whose calls are checked, in all releases."""
    for symbol, spans in history.functions.items():
        if library.is_checked(symbol):
            yield from (span.value for span in spans)


def _iter_unsettled(
    function: Function, docs: Documentation, exceptions: Exceptions, types: DeclaredTypes
) -> Iterator[tuple[Param, Case]]:
    """Yield the parameters whose role nothing determines, with the case of each."""
    for param, case in zip(function.params, find_cases(function, docs, types), strict=True):
        if not (
            case.is_settled
            or exceptions.sets_role(function, param)
            or exceptions.is_never_written(function, param)
        ):
            yield param, case


def _ask(function: Function, param: Param, case: Case, types: DeclaredTypes) -> str:
    """Return the numbers of objects that a call might write."""
    count = types.find_count(function, param) if case.role == "inout" else ""
    return f"one object, or {count} objects" if count else "one object, several, or none"


def _propose_line(declaration: str, symbols: Sequence[str]) -> str:
    """Return the line of [confirmed.out] for a parameter."""
    pattern = re.sub(r"([*()\[\]])", r"\\\1", declaration)
    return f"[confirmed.out] '{pattern}' = '{'|'.join(symbols)}'"
