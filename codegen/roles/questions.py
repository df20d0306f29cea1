"""Lists the parameters whose role neither the header nor an entry in headers/libraries determines."""

from __future__ import annotations

from collections.abc import Iterator

from ..declared_types import DeclaredTypes
from ..documentation import NOT_DOCUMENTED, Documentation, find_documented, stem
from ..errors import CodegenError
from ..exceptions import PLAIN, Exceptions, declare_param
from ..history import History
from ..model import Function, Param, Question
from ..sizes.signature import Signature, merge_questions
from ..sources import Library
from .inference import NO_TYPES, find_cases, infer_roles


def check_settled(
    library: Library,
    history: History,
    docs: Documentation,
    exceptions: Exceptions,
    types: DeclaredTypes = NO_TYPES,
) -> None:
    """Reject parameters whose role neither the header nor an entry in headers/libraries determines.

    Raises:
        CodegenError: There are such parameters. The message lists them for all releases, with the possible
            roles.
    """
    asked = [
        _make_question(library, function, param, docs, exceptions, types)
        for function in _iter_checked_functions(library, history)
        for param in _iter_unsettled(function, docs, exceptions, types)
    ]
    questions = merge_questions(asked)
    if questions:
        raise CodegenError("\n".join(question.message for question in questions), questions)


def _iter_checked_functions(library: Library, history: History) -> Iterator[Function]:
    """Yield all prototypes of the functions whose calls are checked, in all releases."""
    for symbol, spans in history.functions.items():
        if library.is_checked(symbol):
            yield from (span.value for span in spans)


def _iter_unsettled(
    function: Function, docs: Documentation, exceptions: Exceptions, types: DeclaredTypes
) -> Iterator[Param]:
    """Yield the parameters whose role neither the header nor an entry determines."""
    unsettled = [
        param
        for param, case in zip(function.params, find_cases(function, docs, types), strict=True)
        if not (
            case.is_settled
            or exceptions.sets_role(function, param)
            or exceptions.is_never_written(function, param)
        )
    ]
    if unsettled:
        # The role of a list also sets the role of its length.
        roles = dict(zip(function.params, infer_roles(function, docs, exceptions, types), strict=True))
        yield from (param for param in unsettled if roles[param] in PLAIN)


def _make_question(
    library: Library,
    function: Function,
    param: Param,
    docs: Documentation,
    exceptions: Exceptions,
    types: DeclaredTypes,
) -> Question:
    """Return a question about the role of a parameter."""
    roles = infer_roles(function, docs, exceptions, types)
    documented = find_documented(function, docs).get(param.name, NOT_DOCUMENTED)
    count = types.find_count(function, param)
    numbers = f"one object, or {count} objects" if count else "one object, several, or none"
    return Question(
        library.file,
        declare_param(param),
        (stem(function.symbol),),
        str(function),
        f"does the call write {numbers}",
        documented.evidence,
        documented.text,
        tuple(Signature(function, roles, types).list_answers(param, ["out", "inout", "in"])),
    )
