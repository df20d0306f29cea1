"""Infers the role of each parameter from its type, including `const`, and from its documentation.

`CASES` lists the kinds of parameters. The first case that applies determines the role. The `out` role needs
evidence that C writes a single object. Without it, the role is `inout`, and a person has to confirm it
(questions.py). Entries in headers/libraries then change the roles that the header does not determine, or
determines wrongly (exceptions.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..c_types import pointee
from ..declared_types import DeclaredTypes
from ..documentation import NOT_DOCUMENTED, Documentation, Documented, find_documented, stem
from ..exceptions import PLAIN, Exceptions, can_write
from ..model import Function, Param

NO_TYPES = DeclaredTypes()

_DESCRIBES_RESULT = re.compile(
    r"\b(return(s|ed|ing)?|output|retrieved|receives?|newly created|(pointer|location) to (store|version))\b",
    re.I,
)
_DESCRIBES_INPUT_AND_OUTPUT = re.compile(
    r"see description|to swap|auto-advancing|number of groups that would be", re.I
)
_DESCRIBES_DESTINATION = re.compile(r"^destination|retriev|result|return", re.I)
_NAME_OF_AN_OUTPUT = re.compile(r"(_out|Out|Ret)$")
_NAME_OF_A_CREATING_FUNCTION = re.compile(r"(Get|Create)[A-Z]?\w*$")


@dataclass(frozen=True)
class Evidence:
    """A parameter with its type and its documentation, from which the role is inferred."""

    function: Function
    param: Param
    doc: Documented
    types: DeclaredTypes

    @property
    def target(self) -> str:
        """The type that the parameter points to, or `""`."""
        return pointee(self.param.type) or ""

    # The conditions in CASES.

    def is_untyped(self) -> bool:
        """Return whether the parameter is a `void *`."""
        return self.param.type == "void *"

    def is_untyped_destination(self) -> bool:
        """Return whether the parameter is a `void *` to which C writes, according to the documentation."""
        is_destination = bool(_DESCRIBES_DESTINATION.search(self.doc.text))
        return self.is_untyped() and (self.doc.direction.endswith("out") or is_destination)

    def is_value_or_const(self) -> bool:
        """Return whether the parameter is a value, or a pointer to memory that C cannot write."""
        return not can_write(self.param)

    def is_opaque(self) -> bool:
        """Return whether the parameter points to an object that only the library can access."""
        return self.types.is_opaque(self.target)

    def is_string(self) -> bool:
        """Return whether the parameter is a `char *`."""
        return self.param.type == "char *"

    def is_array(self) -> bool:
        """Return whether the parameter is declared with brackets."""
        return self.param.is_array

    def is_array_that_c_reads(self) -> bool:
        """Return whether the parameter is declared with brackets, and C only reads the elements."""
        is_read = self.doc.direction == "in" if self.doc.direction else self.param.type == "const char **"
        return self.param.is_array and is_read

    def is_documented_as_input(self) -> bool:
        """Return whether the documentation states the direction `in`."""
        return self.doc.direction == "in"

    def is_documented_as_input_and_output(self) -> bool:
        """Return whether the documentation states that C reads and writes the object."""
        if self.doc.direction:
            return self.doc.direction == "in,out"
        return bool(_DESCRIBES_INPUT_AND_OUTPUT.search(self.doc.text))

    def is_output(self) -> bool:
        """Return whether C writes through the pointer, and does not read first."""
        if self.doc.direction:
            return self.doc.direction == "out"
        is_described = self.doc.returned or bool(_DESCRIBES_RESULT.search(self.doc.text))
        return is_described or bool(_NAME_OF_AN_OUTPUT.search(self.param.name)) or self._is_created()

    def is_single_output(self) -> bool:
        """Return whether C is known to write a single object.

        This is the case if no parameter could be a number of objects, and if the pointer points to a handle
        or to a plain record, or the documentation describes one object that is not a record.
        """
        has_count = bool(self.types.find_count(self.function, self.param))
        if not self.is_output() or has_count or self._is_described_as_array():
            return False
        if self.types.is_record(self.target) and not self.types.starts_with_version(self.target):
            return self.types.is_plain_record(self.target)
        if self.types.is_handle(self.target):
            return True
        return self.doc.describes_one(is_pointer=pointee(self.target) is not None)

    def is_array_of_outputs(self) -> bool:
        """Return whether C writes an array, according to the documentation."""
        return self.is_output() and self._is_described_as_array()

    def is_described(self) -> bool:
        """Return whether the documentation describes the parameter."""
        return bool(self.doc.text)

    def _is_created(self) -> bool:
        """Return whether the parameter is the first one of a function that creates or returns something."""
        is_first = self.function.params[0] == self.param
        return is_first and bool(_NAME_OF_A_CREATING_FUNCTION.search(stem(self.function.symbol)))

    def _is_described_as_array(self) -> bool:
        """Return whether the documentation describes an array, and not a pointer to an array."""
        return self.doc.describes_array and pointee(self.target) is None


class Case(NamedTuple):
    """A kind of parameter, and the role of such parameters."""

    kind: str
    applies: Callable[[Evidence], bool]
    role: str
    is_settled: bool = True  # whether the evidence suffices, so that no person has to confirm the role


# The first case that applies determines the role.
CASES = (
    Case("untyped memory that C writes", Evidence.is_untyped_destination, "inout"),
    Case("other untyped memory", Evidence.is_untyped, "in"),
    Case("a value, or memory that C cannot write", Evidence.is_value_or_const, "in"),
    Case("an object that only the library can access", Evidence.is_opaque, "in"),
    Case("a string or bytes", Evidence.is_string, "inout"),
    Case("an array that C reads", Evidence.is_array_that_c_reads, "in"),
    Case("another array", Evidence.is_array, "inout"),
    Case("documented as an input", Evidence.is_documented_as_input, "in"),
    Case("documented as an input and output", Evidence.is_documented_as_input_and_output, "inout"),
    Case("a single output", Evidence.is_single_output, "out"),
    Case("an array of outputs", Evidence.is_array_of_outputs, "inout"),
    Case("an unknown number of outputs", Evidence.is_output, "inout", is_settled=False),
    Case("described, but not as an output", Evidence.is_described, "in", is_settled=False),
)
NO_EVIDENCE = Case("not documented", lambda evidence: True, "inout", is_settled=False)


def find_cases(function: Function, docs: Documentation, types: DeclaredTypes) -> list[Case]:
    """Return the case of each parameter of a prototype, in C order."""
    documented = find_documented(function, docs)
    cases = []
    for param in function.params:
        evidence = Evidence(function, param, documented.get(param.name, NOT_DOCUMENTED), types)
        cases.append(next((case for case in CASES if case.applies(evidence)), NO_EVIDENCE))
    return cases


def infer_roles(
    function: Function, docs: Documentation, exceptions: Exceptions, types: DeclaredTypes = NO_TYPES
) -> tuple[str, ...]:
    """Return the role of each parameter of a prototype, in C order.

    A pointer to the length of a list is a `count`, unless an entry sets another role that is not plain.

    Args:
        function: the prototype
        docs: documentation of all symbols
        exceptions: entries in the library's file
        types: types of the library
    """
    cases = find_cases(function, docs, types)
    # If an entry states that C does not write through a pointer, there is no doubt about its role.
    roles = [
        "in" if not case.is_settled and exceptions.is_never_written(function, param) else case.role
        for param, case in zip(function.params, cases, strict=True)
    ]
    if _reads_a_count(function, cases):
        roles = ["inout" if role == "out" else role for role in roles]
    roles = [
        _apply_entries(function, param, role, exceptions, types)
        for param, role in zip(function.params, roles, strict=True)
    ]
    # `list:count` refers to the parameter with the length. Another colon may follow its name.
    lengths = {role.split(":")[1] for role in roles if role.startswith("list:")}
    return tuple(
        "count" if param.name in lengths and role in PLAIN and can_write(param) else role
        for param, role in zip(function.params, roles, strict=True)
    )


def _reads_a_count(function: Function, cases: Sequence[Case]) -> bool:
    """Return whether C is known to read a count through a pointer.

    The outputs of such a function are arrays, which the caller must provide.
    """
    return any(
        case.role == "inout"
        and case.is_settled
        and param.type in ("size_t *", "unsigned int *")
        and not param.is_array
        for param, case in zip(function.params, cases, strict=True)
    )


def _apply_entries(
    function: Function, param: Param, inferred: str, exceptions: Exceptions, types: DeclaredTypes
) -> str:
    """Return the role of a parameter after all entries in the library's file have been applied.

    Later steps override earlier ones.
    """
    role = exceptions.by_rule(function, param, inferred)
    target = pointee(param.type)
    if role == "out" and target and types.starts_with_version(target):
        role = "inout"  # the caller has to set the version, so the call cannot create the structure
    # If the library reads only the version, the call can set it. A rule with `only_version` restores `out`.
    role = exceptions.by_rule(function, param, role, only_version=True)
    return exceptions.role(function, param, role)
