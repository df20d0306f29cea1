"""Rejects roles that do not fit the types of their parameters, or that refer to unsuitable names.

A role may refer to other parameters after a colon: `list:count` is a list whose length is in `count`. `_FITS`
lists the condition for each role. cudyn/_bindings/tables/rows.py explains the roles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..c_types import base_of, declare
from ..declared_types import DeclaredTypes
from ..errors import CodegenError, Problems
from ..exceptions import PLAIN, can_write
from ..history import History
from ..model import Function, Param

_CREATED = ("out", "both", "list")  # the call creates the objects of parameters with these roles


def check_allowed(
    history: History,
    roles: Mapping[str, Sequence[Sequence[str]]],
    status: str,
    types: DeclaredTypes,
) -> None:
    """Reject roles that refer to unknown names, or that the parameter's type does not allow.

    Args:
        history: declarations of the library
        roles: roles of all parameters, keyed by symbol and by span
        status: type of the library's status codes
        types: types of the library and of the libraries that it uses

    Raises:
        CodegenError: Lists all rejected roles.
    """
    problems = Problems()
    for symbol, spans in history.functions.items():
        for span, span_roles in zip(spans, roles[symbol], strict=True):
            assignments = _parse_roles(span.value, span_roles)
            for assignment in assignments.values():
                with problems.collected():
                    context = _Context(assignment, assignments, history, types)
                    _check_assignment(span.value, context, status)
    problems.raise_any()


class _Assignment(NamedTuple):
    """The role that is assigned to a parameter."""

    param: Param
    role: str  # the word before the colon
    referents: str  # the names and numbers after the colon


def _parse_roles(function: Function, roles: Sequence[str]) -> dict[str, _Assignment]:
    """Return the assignment of each parameter, keyed by the parameter's name."""
    assignments = {}
    for param, text in zip(function.params, roles, strict=True):
        role, _, referents = text.partition(":")
        assignments[param.name] = _Assignment(param, role, referents)
    return assignments


class _Context:
    """A parameter with its role, and everything that the role may refer to.

    Args:
        assignment: the parameter and its role
        assignments: roles of all parameters of the prototype, keyed by the parameters' names
        history: declarations of the library
        types: types of the library and of the libraries that it uses
    """

    def __init__(
        self,
        assignment: _Assignment,
        assignments: Mapping[str, _Assignment],
        history: History,
        types: DeclaredTypes,
    ) -> None:
        self.param, self.role, self.referents = assignment
        self.assignments = assignments
        self.history = history
        self.types = types
        # `list:count:V` ends before the value V.
        self.referent, _, self.end_value = self.referents.partition(":")
        self.other = assignments.get(self.referent)  # the parameter that the role refers to
        self.other_role = self.other.role if self.other else ""

    @property
    def refers_to_number(self) -> bool:
        """Whether the role refers to an integer or to a constant of the library."""
        return self.referent.isdigit() or self.referent in self.history.constants


def _check_assignment(function: Function, context: _Context, status: str) -> None:
    """Reject a role that does not fit the type of its parameter, or the result of the function.

    Functions that do not return a status can only have PLAIN roles.
    """
    subject = f"{function}: {declare(context.param.type, context.param.name)} can't be {context.role}"
    has_status = context.role in PLAIN or function.result == status
    if not (has_status and _has_valid_end(context) and _FITS[context.role](context)):
        raise CodegenError(f"{subject}:{context.referents}")
    if context.role in _CREATED and not context.types.points_to_known_size(context.param.type):
        raise CodegenError(
            f"{subject}: the call cannot create an object of unknown size; use the role in or inout"
        )


def _has_valid_end(context: _Context) -> bool:
    """Return whether the value after the second colon is absent or valid.

    Only a list can have such a value, which is a number, a constant or an enumerator.
    """
    if not context.end_value:
        return True
    spans_of_enums = context.history.enums.values()
    enumerators = {name for spans in spans_of_enums for name, _ in spans[-1].value.values}
    is_known = context.end_value in context.history.constants or context.end_value in enumerators
    return context.role == "list" and (context.end_value.isdigit() or is_known)


def _has_no_referent(context: _Context) -> bool:
    """Return whether the role does not refer to a parameter or a number."""
    return not context.referent


def _is_converted_value(context: _Context) -> bool:
    """Return whether the parameter points to a value that the call passes and returns (`both`)."""
    return can_write(context.param) and not context.referent


def _is_string(context: _Context) -> bool:
    """Return whether the parameter is a string or bytes with a known capacity (`text`, `bytes`)."""
    return _is_quotient(context) or (context.param.type == "char *" and _has_capacity(context))


def _is_list(context: _Context) -> bool:
    """Return whether the parameter is an array with a known capacity (`list`)."""
    is_array = context.param.type == "char *" or can_write(context.param)
    return _is_quotient(context) or (is_array and _has_capacity(context))


def _is_quotient(context: _Context) -> bool:
    """Return whether the capacity is the quotient of two parameters that the caller passes: `list:a/b`."""
    factors = context.referent.split("/")
    return len(factors) > 1 and all(
        factor in context.assignments and context.assignments[factor].role == "in" for factor in factors
    )


def _has_capacity(context: _Context) -> bool:
    """Return whether the role refers to the capacity: a number, or a parameter that contains a count."""
    is_passed_count = (
        context.other is not None
        and context.other.role == "in"
        and context.types.is_count(context.other.param.type)
    )
    return context.refers_to_number or context.other_role in ("count", "most") or is_passed_count


def _is_length(context: _Context) -> bool:
    """Return whether the parameter points to the length of a list (`count`).

    The role may refer to the fixed capacity of the list.
    """
    return context.types.points_to_count(context.param.type) and (
        not context.referent or context.refers_to_number
    )


def _is_length_without_referent(context: _Context) -> bool:
    """Return whether the parameter points to a number of elements (`most`, `used`)."""
    return context.types.points_to_count(context.param.type) and not context.referent


def _is_size(context: _Context) -> bool:
    """Return whether the parameter contains a fixed number, or the size of another parameter (`size`)."""
    type_ = context.param.type
    if not (context.types.points_to_count(type_) or context.types.is_count(type_)):
        return False
    if context.refers_to_number and context.types.is_count(type_):
        return True
    has_fixed_capacity = (
        context.other is not None
        and context.other_role in ("text", "bytes", "list")
        and context.other.referents not in context.assignments
    )
    return has_fixed_capacity or context.other_role in ("typed", "given")


def _depends_on_enumerator(context: _Context) -> bool:
    """Return whether another parameter is the enumerator that determines the type (`typed`, `given`).

    In `typed:attribute*count`, `attribute` is this parameter, and the object is an array of `count` elements.
    `typed:void*` is a pointer of any type, which does not need an enumerator.
    """
    if (context.role, context.param.type, context.referent) == ("typed", "void *", "void*"):
        return True
    enum, _, length = context.referent.partition("*")
    if enum not in context.assignments:
        return False
    enum_type = context.types.resolve(base_of(context.assignments[enum].param.type))
    expected_types = ("void **",) if length else ("void *", "const void *")
    has_length = not length or length in context.assignments
    return context.param.type in expected_types and enum_type.startswith("enum ") and has_length


_FITS: Mapping[str, Callable[[_Context], bool]] = {
    "in": _has_no_referent,
    "out": _has_no_referent,
    "inout": _has_no_referent,
    "both": _is_converted_value,
    "text": _is_string,
    "bytes": _is_string,
    "list": _is_list,
    "count": _is_length,
    "most": _is_length_without_referent,
    "used": _is_length_without_referent,
    "size": _is_size,
    "typed": _depends_on_enumerator,
    "given": _depends_on_enumerator,
}
